"""Chapters 16, 17 and 28: what follows when a block has stopped an attack."""

from __future__ import annotations

from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.language.compiler import SUCCESS
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.instants import BLOCK, RestOfCard, may_add
from budokan.games.senjutsu.rules.lines import RunLines
from budokan.games.senjutsu.rules.reactions import offer_reaction, shield_rule
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Step, frame


@frame
class BlockSequence(Step):
    """SJ-28.4: pay, Reaction, lose Stealth, Instant Additional, IF SUCCESSFUL, the rest of the card."""

    play: PlayNumber
    attack: PlayNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if not table.alive[play.figure]:
            return NOTHING
        play.hit = (table.plays[self.attack].figure,)
        return [*offer_reaction(table, self.play), BlockHeld(self.play, self.attack)]


@frame
class BlockHeld(AfterHarm):
    """SJ-28.4, SJ-30.7, SJ-30.9: Stealth is lost; then the Instant Additional, then the IF SUCCESSFUL part."""

    play: PlayNumber
    attack: PlayNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if not table.alive[play.figure]:
            return NOTHING
        play.hit = (table.plays[self.attack].figure,)
        seat = table.owner(play.figure)
        table.leader(play.figure).has_blocked(table, play)
        frames: list[Frame] = list(may_add(table, seat, self.play, BLOCK, "block"))
        return [*frames, Reward(self.play, self.attack), BlockEnds(self.play)]


@frame
class Reward(AfterHarm):
    """SJ-18.10, SJ-18.11: the IF SUCCESSFUL part of a Defence, once a turn, on the attacker it has stopped."""

    play: PlayNumber
    attack: PlayNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        stage, _ = shield_rule(table, self.play)
        if play.rewarded or stage < 0 or table.is_cut_short(play):
            return NOTHING
        play.rewarded = True
        play.hit = (table.plays[self.attack].figure,)
        return [RunLines(self.play, stage, SUCCESS, 0)]


def attacks_of_this_speed(table: Table, figure: Figure) -> list[bool]:
    """For each attack of another figure at this speed: whether it has been carried out; those cut short left aside."""
    found: list[bool] = []
    for play in table.plays:
        if play.figure == figure:
            continue
        for index, speed in enumerate(play.speeds):
            if speed == table.speed and table.sheet(play).program.stages[index].strikes:
                carried_out = play.stage > index
                if carried_out or not table.is_cut_short(play):
                    found.append(carried_out)
    return found


@frame
class BlockEnds(AfterHarm):
    """SJ-18.12, SJ-28.4: the rest of the Defence, unless another attack of this speed is still to be checked."""

    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        attacks = attacks_of_this_speed(table, table.plays[self.play].figure)
        return [RestOfCard(self.play)] if all(attacks) else NOTHING
