"""Chapters 13, 16 and 28: grids, attacks and blocks, and the order in which they go."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import Hex
from budokan.games.senjutsu.kinds import ChoiceNumber, LineNumber, LineWords, PlayNumber, SectionNumber, StageNumber
from budokan.games.senjutsu.language.compiler import MAIN, REDUCED, Grid, Rule, act_of
from budokan.games.senjutsu.language.printer import print_effect
from budokan.games.senjutsu.language.values import (
    Cancel,
    Effect,
    Marks,
    Shift,
)
from budokan.games.senjutsu.language.values import (
    Step as StepEffect,
)
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.add_ons import AddOns, active, active_stars, add_on_gates, star_marks
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.attack_notes import begin_anew, note_poison
from budokan.games.senjutsu.rules.harm import armour, give_marks, reduced
from budokan.games.senjutsu.rules.lines import RunLines, holds, rules_of
from budokan.games.senjutsu.rules.success import Judge
from budokan.games.senjutsu.rules.terrain import wounding_attack_clears
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Step, frame


def covers(table: Table, play: Play, grid: Grid) -> list[tuple[Figure, Marks, bool]]:
    """SJ-13.3, SJ-13.13: every character in a marked hex now, with the marks of that hex; the fallen lord for foes only."""
    here, facing = table.at[play.figure], table.facing[play.figure]
    found: list[tuple[Figure, Marks, bool]] = []
    for offsets, marks, star in grid:
        hex = here + offsets[facing]
        if hex in table.at:
            found.append((table.at.index(hex), marks, star))
    leader = table.leader(play.figure)
    return found if table.solo.lord < 0 else [one for one in found if leader.may_strike(table, one[0])]


@frame
class Strike(Step):
    """SJ-28.1: see whom the grid covers, then pay for what adds to the attack."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber
    chosen: ChoiceNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        begin_anew(play)
        play.hit = ()
        play.given = ()
        play.shifted = ()
        rule = rules_of(table, play, self.stage, self.section)[self.index]
        cut_bamboo = bool(table.solid)
        reached = covers(table, play, rule.choices[self.chosen].acts[0].grid)
        land = Land(self.play, self.stage, self.section, self.index, self.chosen)
        if not reached:
            table.tell(tell.Missed(table.owner(play.figure), play.card))
            return [land] if cut_bamboo else NOTHING
        return [AddOns(self.play, self.stage, self.section, self.index, 0), land] if add_on_gates(rule) else [land]


def shield_hexes(table: Table, figure: Figure) -> set[Hex]:
    """SJ-16.1, SJ-16.9: the hexes a figure's blocks cover now, from where it stands and faces."""
    hexes: set[Hex] = set()
    for shield in table.shields:
        play = table.plays[shield.play]
        if play.figure != figure or shield.speed != table.speed or not table.alive[figure]:
            continue
        rule = rules_of(table, play, shield.stage, MAIN)[shield.line]
        starred = any(star.block and holds(table, play, gate) for gate, star in rule.stars)
        here, facing = table.at[figure], table.facing[figure]
        for offsets, star_cell in rule.choices[shield.chosen].acts[0].shields:
            if starred or not star_cell:
                hexes.add(here + offsets[facing])
    return hexes


NO_SHIELDS: frozenset[Hex] = frozenset()


def is_stopped(table: Table, attacker: Hex, struck: Hex, walls: set[Hex], shields: AbstractSet[Hex] = NO_SHIELDS) -> bool:
    """SJ-16.2 to SJ-16.4: whether walls or shields keep an attack from a hex."""
    return table.book.edition.is_stopped(attacker, struck, walls, shields)


@frame
class Land(Step):
    """SJ-16.6, SJ-28.1, SJ-28.6: check blocks hex by hex, then apply the effects to whoever is struck."""

    play: PlayNumber
    stage: StageNumber
    section: SectionNumber
    index: LineNumber
    chosen: ChoiceNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if table.is_cut_short(play):
            return NOTHING
        rule = rules_of(table, play, self.stage, self.section)[self.index]
        grid = rule.choices[self.chosen].acts[0].grid
        covered = covers(table, play, grid)
        reached = [one for one in covered if does_something(table, play, rule, one[1], one[2])]
        if covered and not reached:
            table.tell(tell.Missed(table.owner(play.figure), play.card))
        here = table.at[play.figure]
        walls = set(table.solid)
        shields: set[Hex] = set()
        unblockable = table.sheet(play).program.stages[self.stage].unblockable
        if table.shields and not unblockable:
            for figure in range(2 * table.fighters):
                if figure != play.figure:
                    shields |= shield_hexes(table, figure)
        landed: list[tuple[Figure, Marks, bool]] = []
        stopped: list[Figure] = []
        for figure, marks, star in reached:
            struck = table.at[figure]
            if is_stopped(table, here, struck, walls):
                table.tell(tell.Sheltered(table.owner(figure), table.owner(play.figure)))
            elif shields and is_stopped(table, here, struck, walls, shields):
                if is_stopped(table, here, struck, walls, shield_hexes(table, figure)):
                    stopped.append(figure)
                else:
                    table.tell(tell.Sheltered(table.owner(figure), table.owner(play.figure)))
            else:
                landed.append((figure, marks, star))
        cut_terrain(table, play, grid, rule)
        return land(table, self.play, self.stage, self.section, rule, landed, stopped)


def does_something(table: Table, play: Play, rule: Rule, marks: Marks, star: bool) -> bool:
    """SJ-13.6, SJ-13.14, SJ-18.14: whether a hex of the grid has an effect now: marks, or an asterisk that counts."""
    if star and (not rule.stars or any(one.effect is not None for one in active_stars(table, play, rule))):
        return True
    shown = [*marks, *(star_marks(table, play, rule) if star else ())]
    return any(mark != "poi" or table.poisons[table.owner(play.figure)] for _, mark in shown)


def cut_terrain(table: Table, play: Play, grid: Grid, rule: Rule) -> None:
    """SJ-27.8, SJ-27.10: bamboo in a hex where the attack deals wounds is removed, though it stopped the attack."""
    if not table.solid:
        return
    here, facing = table.at[play.figure], table.facing[play.figure]
    starred = star_marks(table, play, rule)
    for offsets, marks, star in grid:
        wounding = any(mark in ("w", "bl") for _, mark in (*marks, *(starred if star else ())))
        if wounding:
            wounding_attack_clears(table, here + offsets[facing])


def land(
    table: Table,
    number: int,
    stage: int,
    section: int,
    rule: Rule,
    landed: list[tuple[Figure, Marks, bool]],
    stopped: list[Figure],
) -> Frames:
    """The marks of each struck hex, then what the asterisk does to those it marks (SJ-13.8)."""
    play = table.plays[number]
    bleeds = any(active(table, play, rule, len(rule.stars) + index) for index in range(len(rule.bleeds)))
    frames: list[Frame] = []
    effects: list[tuple[str, Figure]] = []
    marked: list[Figure] = []
    seized: list[Figure] = []
    stars = active_stars(table, play, rule)
    play.hit = tuple([figure for figure, _, _ in landed])
    for figure, marks, star in landed:
        table.tell(tell.Struck(table.owner(play.figure), table.owner(figure), table.person(figure).id, play.card))
        all_marks = list(marks) + ([mark for one in stars for mark in one.marks] if star else [])
        if play.bonus and any(mark in ("w", "bl") for _, mark in all_marks):
            all_marks.append((play.bonus, "w"))
        frames += deal(table, play, figure, tuple(all_marks), bleeds)
        if star:
            effects += [(print_effect(one.effect), figure) for one in stars if one.effect is not None]
        if all_marks:
            marked.append(figure)
        elif not rule.stars:
            seized.append(figure)
    for text, figure in effects:
        frames.append(StarEffect(number, text, figure))
    shifting = bool(effects) and all(moves_target(act_of(text).effects[0]) for text, _ in effects)
    reached = tuple(dict.fromkeys([*[figure for _, figure in effects], *seized]))
    frames.append(Judge(number, stage, section, tuple(marked), reached, tuple(stopped), shifting))
    return frames


def moves_target(effect: Effect) -> bool:
    """SJ-18.3: a push, pull or step of no hex affects nobody."""
    return isinstance(effect, Shift) or (isinstance(effect, StepEffect) and effect.who == "T")


def deal(table: Table, play: Play, figure: Figure, marks: Marks, bleeds: bool) -> Frames:
    """SJ-14.1 to SJ-14.9, SJ-66.7: the marks of an attack, less armour, plain Wounds turned if a line says so."""
    less = armour(table, figure)
    kept = reduced(marks, less) if less else marks
    if bleeds:
        kept = tuple([(count, "bl" if mark == "w" else mark) for count, mark in kept])
    plain = sum(count for count, mark in kept if mark == "w")
    if plain:
        play.given = (*play.given, (figure, plain))
    if any(mark == "poi" for _, mark in kept) and table.poisons[table.owner(play.figure)]:
        note_poison(play)
    frames = list(give_marks(table, figure, kept, table.owner(play.figure)))
    if (kept != marks and not bleeds) or (bleeds and less and reduced(marks, less) != marks):
        frames += armour_holds(table, figure)
    return frames


def armour_holds(table: Table, figure: Figure) -> Frames:
    """SJ-48.2: each time Heavy Armour reduces damage its own lines are carried out."""
    for card, home, _ in table.lasting[figure]:
        if table.box.sheets[card].program.when_reduced and table.alive[figure]:
            table.tell(tell.ArmourHeld(figure, card))
            return [RunLines(trigger(table, figure, card, home), 0, REDUCED, 0)]
    return NOTHING


def trigger(table: Table, figure: Figure, card: str, home: int) -> int:
    """A lasting card that does something now: the number of a play that stands for it."""
    table.plays.append(Play(figure, card, "lasting", home))
    return len(table.plays) - 1


@frame
class StarEffect(AfterHarm):
    """SJ-13.5: what the asterisk line does to one character struck."""

    play: PlayNumber
    line: LineWords
    target: Figure

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if table.is_cut_short(play) or not table.alive[self.target]:
            return NOTHING
        return table.book.words.do_to(table, self.play, act_of(self.line), self.target)


def cancel(table: Table, target: Figure, effect: Cancel) -> None:
    """SJ-11.19 to SJ-11.21: what is left of the target's active movement, rotation or cards is not carried out."""
    owner = table.owner(target)
    for number, play in enumerate(table.plays):
        if play.figure != target or play.how == "lasting":
            continue
        if effect.what == "movement":
            play.still = True
        elif effect.what == "rotation":
            play.stiff = True
        else:
            table.halt(number)
    table.tell(tell.CardsCancelled(owner) if effect.what == "cards" else tell.MovementCancelled(owner))
