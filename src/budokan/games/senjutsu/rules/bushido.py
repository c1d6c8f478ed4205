"""Chapter 21 and the notes of chapter 66: Bushido cards."""

from __future__ import annotations

from collections.abc import Iterable

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import can_spend
from budokan.games.senjutsu.moves import NO_THANKS, BuyOut, ForbidCard, ForbidType
from budokan.games.senjutsu.rules.harm import leaves_play, spend
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

TYPES_TO_FORBID = ("attack", "meditation")


def open_discards(table: Table) -> None:
    """SJ-66.15: Courage turns the piles up; what was seen stays known."""
    for seat in range(table.seats):
        if table.buried[seat]:
            table.tell(tell.DiscardsOpened(seat, tuple(table.buried[seat])))
            table.discards[seat] += table.buried[seat]
            table.buried[seat] = []


def forbid(table: Table, seat: Seat, what: str) -> Frames:
    """SJ-66.19, SJ-66.21: Honour names a type, Righteousness lets everybody name a card; the others hold while in play."""
    if what == "type":
        return [NameType(seat)]
    if what != "named":
        return NOTHING
    frames: list[Frame] = [NameCard(one) for one in table.track if one < table.seats and table.alive[one]]
    return frames


@frame
class NameType(Question):
    """SJ-51.15: Attack or Meditation."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-forbid-type", {"seat": SeatRef(self.seat)}, "SJ-66.19")

    def options(self, table: Table) -> list[Move]:
        return [ForbidType(kind) for kind in TYPES_TO_FORBID]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, ForbidType), "a type is named"
        table.forbidden_type = move.kind
        table.tell(tell.TypeForbidden(self.seat, move.kind))
        return NOTHING


@frame
class NameCard(Question):
    """SJ-66.21: in Advantage order each names an ability card that is not Special: of an open list, or any there might be."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-forbid-card", {"seat": SeatRef(self.seat)}, "SJ-66.21")

    def options(self, table: Table) -> list[Move]:
        cards = {card for seat in range(table.fighters) for card in cards_there_might_be(table, seat)}
        return [ForbidCard(card) for card in sorted(cards.difference(table.forbidden))] or [NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, ForbidCard):
            table.forbidden = (*table.forbidden, move.card)
            table.tell(tell.CardForbidden(self.seat, move.card))
        return NOTHING


def cards_there_might_be(table: Table, seat: Seat) -> Iterable[str]:
    """SJ-5.17, SJ-66.21: the list of a deck; of a closed one every card its character may use. The cards of foes are open."""
    if table.rules.deck_lists == "open" or table.is_foe(seat):
        return table.lists[seat]
    return table.box.cards_for(table.characters[seat])


def offers(table: Table) -> Frames:
    """SJ-21.22: at the end of the turn, from the bottom of the track upward, anybody may buy a Bushido card out."""
    if not any(table.lasting):
        return NOTHING
    return [MayBuyOut(seat) for seat in table.upward() if table.alive[seat] and buyable(table, seat)]


def buyable(table: Table, seat: Seat) -> list[tuple[Seat, str]]:
    found: list[tuple[Seat, str]] = []
    for holder in range(table.fighters):
        for card, _, _ in table.lasting[holder]:
            price = dict(table.box.sheets[card].program.figures).get("buyout", 0)
            if price and can_spend(table, seat, price):
                found.append((holder, card))
    return found


@frame
class MayBuyOut(Question):
    """SJ-21.22: 2 focus to discard a Bushido card that remains in play."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-buy-out", {"seat": SeatRef(self.seat)}, "SJ-21.22")

    def options(self, table: Table) -> list[Move]:
        return [NO_THANKS, *dict.fromkeys([BuyOut(card) for _, card in buyable(table, self.seat)])]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, BuyOut):
            return NOTHING
        for holder, card in buyable(table, self.seat):
            if card == move.card:
                spend(table, self.seat, dict(table.box.sheets[card].program.figures)["buyout"])
                leaves_play(table, holder, card)
                break
        return [self] if buyable(table, self.seat) else NOTHING
