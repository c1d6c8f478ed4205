"""Chapter 34: how fast a foe blocks, and how it reacts."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import banned, slowed, speed_less
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.defeat import Aftermath, aftermath
from budokan.games.senjutsu.rules.harm import suffer
from budokan.games.senjutsu.solo.decks import turn_top
from budokan.games.senjutsu.solo.threat import attacks_announced
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.events import Event
from budokan.kernel.frames import NOTHING, Frames, Step, frame


@frame
class FoesAnnounce(Step):
    """SJ-34.22 to SJ-34.26: variable initiatives of the foes, once those of the players are known."""

    def resolve(self, table: Table) -> Frames:
        for play in table.plays:
            if table.is_foe(play.figure) and play.how == "chosen" and not play.halted:
                announce(table, play)
        return NOTHING


def announce(table: Table, play: Play) -> None:
    """One number for each part with a range; a second part does not repeat what the first has met."""
    stages = table.sheet(play).program.stages
    attacks = attacks_announced(table, play.figure)
    speeds: list[int] = []
    for index, stage in enumerate(stages):
        high, low = (play.high, play.low) if index == 0 else (stage.high, stage.low)
        if high == low:
            speeds.append(NOBODY)
            continue
        speed, told = speed_against(table, play.figure, attacks, high, low)
        attacks = [one for one in attacks if one[1] != speed_less(speed, slowed(table, play.figure))]
        speeds.append(speed)
        table.tell(told)
    if any(speed != NOBODY for speed in speeds):
        play.speeds = tuple(speeds)


def speed_against(table: Table, foe: Figure, attacks: list[tuple[int, int]], high: int, low: int) -> tuple[int, Event]:
    """SJ-34.22 to SJ-34.24: that of the player's attack, the part with more wounds first, then the faster; else the highest."""
    slow = slowed(table, foe)
    for _, speed in attacks:
        for number in range(high, low - 1, -1):
            if speed_less(number, slow) == speed:
                several = len({one[1] for one in attacks}) > 1
                return number, tell.MeetsTheHarderPart(foe, number) if several else tell.MeetsTheAttack(foe, number)
    return high, tell.TakesTheHighest(foe, high)


@frame
class FoeReacts(AfterHarm):
    """SJ-34.27 to SJ-34.29, SJ-66.50: the top card of its deck is turned up; an attack gives the attacker 1 Wound."""

    play: PlayNumber
    attacker: Figure

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        foe = play.figure
        if not table.alive[foe] or not table.alive[self.attacker]:
            return NOTHING
        play.reacted = True
        card = turn_top(table, foe)
        if not card:
            return NOTHING
        sheet = table.box.sheets[card]
        if banned(table, sheet):
            table.tell(tell.FoeBarred(foe, card))
        elif any(stage.strikes for stage in sheet.program.stages):
            table.tell(tell.FoeReacted(foe, card, table.owner(self.attacker)))
            table.reacted_well[foe] = True
            suffer(table, self.attacker, "w", 1, foe)
            return [Aftermath()]
        else:
            table.tell(tell.FoeFailedToReact(foe, card))
        return aftermath(table)
