"""Chapter 8: drawing, turning cards, and the end of the deck."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import RevealMore, Settle
from budokan.games.samurai_sword.rules.scoring import CountPoints
from budokan.games.samurai_sword.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.piles import SHUFFLED
from budokan.kernel.texts import Seat, SeatRef, Text


@frame
class DrawCards(Step):
    """SS-5.5, SS-8.4: draw so many cards, completed from a new deck if this one ends."""

    seat: Seat
    count: int

    def resolve(self, table: Table) -> Frames:
        return draw_cards(table, self.seat, self.count)


def draw_cards(table: Table, seat: Seat, count: int) -> Frames:
    """SS-5.5, SS-8.1, SS-8.4: the same, now."""
    for drawn in range(count):
        if not table.deck:
            return new_deck_if_there_is_one(table, DrawCards(seat, count - drawn))
        table.draw_top(seat)
        if not table.deck and table.rules.deck_end == "at-once":
            rest = count - drawn - 1
            return [EndOfDeck(), DrawCards(seat, rest)] if rest else [EndOfDeck()]
    return NOTHING


def new_deck_if_there_is_one(table: Table, then: Step) -> Frames:
    """SS-8.9, SS-8.10: a card is needed and the deck is gone: a new one is made if there are discards; else it stops there."""
    return [EndOfDeck(), then] if table.discards else NOTHING


@frame
class EndOfDeck(Step):
    """SS-8.2, SS-8.3, SS-8.8: the discards, if any, become the new deck and everybody loses an honour point."""

    def resolve(self, table: Table) -> Frames:
        if not table.discards:
            return NOTHING
        table.deck = table.discards
        table.discards = []
        table.luck.shuffle(table.deck)
        table.loose = SHUFFLED
        table.tell(tell.DeckEnded(len(table.deck)))
        for seat in range(table.seats):
            if table.is_a("rikyu", seat):
                table.use_ability(seat)
            else:
                table.lose_honour(seat)
        return [CountPoints()] if min(table.honour) == 0 else NOTHING


@frame
class DiscardFromDeck(Step):
    """SS-14.19: Banzai: so many cards from the top of the deck, open to all."""

    seat: Seat
    count: int

    def resolve(self, table: Table) -> Frames:
        for turned in range(self.count):
            if not table.deck:
                return new_deck_if_there_is_one(table, DiscardFromDeck(self.seat, self.count - turned))
            table.turn_top(self.seat)
            if not table.deck and table.rules.deck_end == "at-once":
                rest = self.count - turned - 1
                return [EndOfDeck(), DiscardFromDeck(self.seat, rest)] if rest else [EndOfDeck()]
        return NOTHING


@frame
class Reveal(Step):
    """SS-14.16, SS-12.4: turn the top card; what follows reads it from `table.turned`, which stays empty if there is none."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        table.turned = []
        return [TurnCard(self.seat)]


@frame
class TurnCard(Step):
    """SS-8.6: the card is on the discards before the deck ends, its effect still to come."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if not table.deck:
            return new_deck_if_there_is_one(table, TurnCard(self.seat))
        table.turned.append(table.turn_top(self.seat))
        ended: Frames = [EndOfDeck()] if not table.deck and table.rules.deck_end == "at-once" else []
        if table.is_a("masamune", self.seat):
            return [*ended, MayTurnAnother(self.seat)]
        return ended


@frame
class MayTurnAnother(Question):
    """SS-15.13: Masamune turns up to three cards and chooses the one that counts."""

    def ask(self, table: Table) -> Text:
        return Text("ask-turn-another", {"seat": SeatRef(self.seat)}, "SS-15.13")

    def options(self, table: Table) -> list[Move]:
        moves: list[Move] = [Settle(kind) for kind in dict.fromkeys(table.turned)]
        if len(table.turned) < 3 and (table.deck or table.discards):
            moves.append(RevealMore())
        return moves

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Settle):
            table.turned = [move.card]
            return NOTHING
        table.use_ability(self.seat)
        return [TurnCard(self.seat)]
