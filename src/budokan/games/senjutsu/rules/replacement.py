"""Chapter 7: Instant Replacements over a revealed card."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.moves import NO_THANKS, PlayInstant
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.rules.instants import (
    may_replace,
    replacements_for,
)
from budokan.games.senjutsu.rules.speeds import new_play, other_speeds
from budokan.games.senjutsu.rules.targets import name_target
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef


def own_card(table: Table, seat: Seat) -> int:
    """The number of the card a player's character has revealed; NOBODY if it has none."""
    for number, play in enumerate(table.plays):
        if play.figure == seat and play.how in ("chosen", "replacement"):
            return number
    return NOBODY


@frame
class OfferReplacement(Step):
    """SJ-7.12, SJ-7.21: each in turn is asked, whether or not he holds one."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        number = own_card(table, self.seat)
        if number == NOBODY or not may_replace(table, self.seat):
            return NOTHING
        sheet = table.sheet(table.plays[number])
        return NOTHING if sheet.special or sheet.deck == "status" else [MayReplace(self.seat, number)]


@frame
class MayReplace(Question):
    """SJ-7.12: one Instant Replacement or pass; passing is final."""

    play: PlayNumber

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.play].card}")}
        return Text("ask-sj-replace", args, "SJ-7.12")

    def options(self, table: Table) -> list[Move]:
        return [NO_THANKS, *[PlayInstant(card) for card in replacements_for(table, self.seat, self.play)]]

    def answer(self, table: Table, move: Move) -> Frames:
        return replace_card(table, self.seat, self.play, move.card) if isinstance(move, PlayInstant) else NOTHING


def replace_card(table: Table, seat: Seat, number: int, card: str) -> Frames:
    """SJ-7.13 to SJ-7.17: pay, discard the old card, take back the focus spent on it."""
    old = table.plays[number]
    cost = table.box.sheets[card].focus
    table.leave_hand(seat, card)
    spend(table, seat, cost)
    table.instant_used[seat] = True
    table.discards[seat].append(old.card)
    if old.spent:
        table.gain_focus(seat, old.spent)
    table.tell(tell.Replaced(seat, card, old.card))
    play = new_play(table, seat, card, "replacement", seat)
    table.plays.pop()
    table.plays[number] = play
    play.spent = cost
    frames: list[Frame] = []
    if table.box.sheets[card].program.names_target:
        frames += name_target(table, seat, number)
    return [*frames, *other_speeds(table, seat, number)]
