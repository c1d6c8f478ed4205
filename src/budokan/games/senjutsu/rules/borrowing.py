"""Chapter 66: cards played in the place of the one that is being resolved: from another's discards, or just found."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import playable
from budokan.games.senjutsu.kinds import Peek, PlayNumber
from budokan.games.senjutsu.language.values import Fetch
from budokan.games.senjutsu.moves import NO_THANKS, Take
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.filters import fitting
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.rules.instants import RunStage
from budokan.games.senjutsu.rules.speeds import prepare_speeds
from budokan.games.senjutsu.rules.targets import name_target
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def may_borrow(table: Table, seat: Seat, card: str) -> bool:
    """SJ-66.3: its cost and requirement must be met; an instant cannot take the place of a card, a Replacement can."""
    sheet = table.box.sheets[card]
    return sheet.instant in ("", "replacement") and not sheet.only and playable(table, seat, sheet)


def borrow(table: Table, seat: Seat, number: int, card: str, home: Seat) -> Frames:
    """SJ-66.3, SJ-66.4: played as a Replacement of the card that is being resolved: at its own speed if that is still to come,
    otherwise at once. It does not count as the instant of the turn."""
    sheet = table.box.sheets[card]
    spend(table, seat, sheet.focus)
    table.plays[number].halted = True
    table.tell(tell.Replaced(seat, card, table.plays[number].card))
    play = Play(seat, card, "borrowed", home)
    table.plays.append(play)
    new = len(table.plays) - 1
    frames: list[Frame] = []
    if sheet.program.names_target:
        frames += name_target(table, seat, new)
    return [*frames, *prepare_speeds(table, seat, new), SettleBorrowed(new)]


@frame
class SettleBorrowed(Step):
    """SJ-66.3: parts whose speed has passed are carried out now; the others wait for their place."""

    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        late = [stage for stage, speed in enumerate(play.speeds) if speed >= table.speed]
        return [RunStage(self.play, stage) for stage in late]


def fetch_from_target(table: Table, number: int, play: Play, seat: Seat, effect: Fetch) -> Frames:
    """SJ-66.3: a card of the target's discards, played as a Replacement of this one."""
    victim = table.owner(play.target)
    if play.target < 0 or not [*table.discards[victim], *table.buried[victim]]:
        return NOTHING
    table.peeks.append(Peek(seat, victim, "discard", 0))
    return [Borrow(seat, number, victim, effect.filter)]


@frame
class Borrow(Question):
    """SJ-66.3: its cost and requirement must be met."""

    play: PlayNumber
    victim: Seat
    words: tuple[str, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-borrow", {"seat": SeatRef(self.seat), "target": SeatRef(self.victim)}, "SJ-66.3")

    def options(self, table: Table) -> list[Move]:
        pile = [*table.discards[self.victim], *table.buried[self.victim]]
        cards = [card for card in fitting(table, pile, self.words) if may_borrow(table, self.seat, card)]
        return [*[Take(card) for card in cards], NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        table.peeks.pop()
        if not isinstance(move, Take):
            return NOTHING
        seen = move.card in table.discards[self.victim]
        (table.discards if seen else table.buried)[self.victim].remove(move.card)
        return borrow(table, self.seat, self.play, move.card, self.victim)


def play_fetched(table: Table, number: int, play: Play, seat: Seat) -> Frames:
    """SJ-66.4: the card of the last search that found one."""
    card = play.fetched
    if not card or card not in table.hands[seat] or not may_borrow(table, seat, card):
        return NOTHING
    table.leave_hand(seat, card)
    return borrow(table, seat, number, card, seat)
