"""SJ-34.12: what the revealed cards of the players can do to a foe this turn: where they strike, how hard, how fast."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import slowed, speed_less
from budokan.games.senjutsu.hexes import Hex, distance, sees
from budokan.games.senjutsu.language.compiler import Act, Rule
from budokan.games.senjutsu.language.values import Aim, Marks
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.attack import is_stopped
from budokan.games.senjutsu.rules.lines import open_to
from budokan.games.senjutsu.rules.ranged import revealed_speed
from budokan.games.senjutsu.rules.resolve import is_pending
from budokan.games.senjutsu.solo.reach import ends_of
from budokan.games.senjutsu.table import Figure, Table

EXECUTION = 5
"""SJ-34.3: what an Execute counts for when a foe decides whom to strike."""


def wounds_in(marks: Marks) -> int:
    total = 0
    for count, mark in marks:
        if mark == "exec":
            total += EXECUTION
        elif mark in ("w", "bl"):
            total += count
    return total


def statuses_in(marks: Marks) -> int:
    return sum([count for count, mark in marks if mark in ("st", "hob", "poi", "bl")])


def is_revealed_card(play: Play) -> bool:
    return play.how in ("chosen", "replacement")


def rival_plays(table: Table, foe: Figure) -> list[Play]:
    """The cards the players have revealed this turn."""
    team = table.team[foe]
    return [play for play in table.plays if is_revealed_card(play) and table.team[table.owner(play.figure)] != team]


def hexes_under_attack(table: Table, foe: Figure) -> set[Hex]:
    """SJ-34.9: where a player's attack that is still to come this turn could strike the foe."""
    found: set[Hex] = set()
    for play in rival_plays(table, foe):
        if is_pending(table, play):
            before: tuple[Rule, ...] = ()
            for stage in table.sheet(play).program.stages[play.stage :]:
                if stage.strikes:
                    found |= hexes_of_part(table, foe, play, before, stage.main)
                before += stage.main
    return found


def hexes_of_part(table: Table, foe: Figure, play: Play, before: tuple[Rule, ...], rules: tuple[Rule, ...]) -> set[Hex]:
    """From every place to which the lines before the attack, those of earlier parts too, can take its owner."""
    walls = set(table.solid)
    others = {table.at[one] for one in range(2 * table.fighters) if table.alive[one] and one not in (foe, play.figure)}
    free = set(table.hexes) - others - walls
    found: set[Hex] = set()
    for index, rule in enumerate(rules):
        for choice in rule.choices:
            act = choice.acts[0]
            if not open_to(table, play, choice.gate):
                continue
            if act.kind == "strike":
                for end in ends_of(table, play, before + rules[:index], free):
                    for offsets, _, _ in act.grid:
                        hex = end.hex + offsets[end.facing]
                        if hex not in found and not is_stopped(table, end.hex, hex, walls):
                            found.add(hex)
            elif act.kind == "aim":
                found |= hexes_in_aim(table, foe, play)
    return found


def hexes_in_aim(table: Table, foe: Figure, play: Play) -> set[Hex]:
    """SJ-25.1 to SJ-25.3: in range and in sight of one whose card is faster than the foe's."""
    speed = revealed_speed(table, foe)
    if speed == NOBODY or not play.speeds or speed >= play.speeds[0]:
        return set()
    here, facing = table.at[play.figure], table.facing[play.figure]
    reach = play.reach or table.sheet(play).range
    return {hex for hex in table.hexes if distance(here, hex) <= reach and sees(here, facing, hex, table.solid)}


# How hard and how fast, for a foe that sets its block.


def hardest_mark(rule: Rule, act: Act) -> int:
    """SJ-34.24: the most wounds one character can take from an attack; by the difference, what one point deals."""
    starred = sum([wounds_in(star.marks) for _, star in rule.stars])
    aim = act.effects[0]
    if isinstance(aim, Aim):
        return wounds_in(aim.marks) + starred
    return max([0, *[wounds_in(marks) + (starred if star else 0) for _, marks, star in act.grid]])


def attacks_announced(table: Table, foe: Figure) -> list[tuple[int, int]]:
    """SJ-34.22 to SJ-34.26: the attacks players can make as wounds and speed, in the order in which a foe would block them."""
    found: list[tuple[int, int]] = []
    for play in rival_plays(table, foe):
        if play.halted:
            continue
        slow = slowed(table, play.figure)
        for index, stage in enumerate(table.sheet(play).program.stages):
            announced = play.speeds[index] if index < len(play.speeds) else NOBODY
            printed = play.high if index == 0 else stage.high
            speed = speed_less(printed if announced == NOBODY else announced, slow)
            for rule in stage.main:
                open_ones = [choice for choice in rule.choices if open_to(table, play, choice.gate)]
                acts = [choice.acts[0] for choice in open_ones]
                found += [(hardest_mark(rule, act), speed) for act in acts if act.kind in ("strike", "aim")]
    return sorted(found, reverse=True)
