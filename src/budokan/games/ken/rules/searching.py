"""Texts that fetch cards from a past or a future: KEN-1.4 to KEN-1.7, KEN-34.3, KEN-34.4."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.cards import Ability
from budokan.games.ken.moves import Take, TakeNothing
from budokan.games.ken.pieces import AbilityNumber, Kind
from budokan.games.ken.rules.victory import lose_by_last_card
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef


def fetch(table: Table, seat: Seat, card: Kind, ability: Ability) -> Frames:
    """KEN-13.3, KEN-34.4: a past without such a card gives nothing; a future is searched by its owner alone."""
    index = table.box.abilities[card].index(ability)
    if ability.zone == "future":
        return [Search(seat, card, index)]
    if not found_in_past(table, seat, ability):
        table.tell(tell.NothingHappened(card))
        return NOTHING
    return [TakeBack(seat, card, index)]


def found_in(table: Table, pile: list[Kind], ability: Ability) -> list[Kind]:
    assert ability.to is not None, "a text that fetches says what"
    return sorted({card for card in pile if table.box.matches(card, ability.to)})


def found_in_past(table: Table, seat: Seat, ability: Ability) -> list[Kind]:
    """KEN-13.20: nothing that fetches from a past is fetched from there."""
    return [card for card in found_in(table, table.pasts[seat], ability) if card not in table.box.fetchers]


def taken_from(pile: list[Kind], card: Kind, ability: Ability) -> list[Kind]:
    """One card, or all cards equal to it; those that stay keep their order."""
    assert ability.to is not None, "a text that fetches says what"
    count = pile.count(card) if ability.to.count == "equal" else 1
    for _ in range(count):
        pile.remove(card)
    return [card] * count


@frame
class TakeBack(Question):
    """KEN-1.4, KEN-1.7: a card from one's own past into the hand."""

    card: Kind
    index: AbilityNumber

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-take-back", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, "KEN-1.7")

    def options(self, table: Table) -> list[Move]:
        ability = table.box.abilities[self.card][self.index]
        return [Take(card) for card in found_in_past(table, self.seat, ability)]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Take), "a card is taken"
        ability = table.box.abilities[self.card][self.index]
        table.take_shown(self.seat, taken_from(table.pasts[self.seat], move.card, ability))
        return NOTHING


@frame
class Search(Question):
    """KEN-1.5, KEN-1.6, KEN-34.4: the future is searched and shuffled, whether or not something is found."""

    card: Kind
    index: AbilityNumber

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-search", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, "KEN-34.4")

    def options(self, table: Table) -> list[Move]:
        ability = table.box.abilities[self.card][self.index]
        found = found_in(table, table.future(self.seat), ability)
        return [Take(card) for card in found] if found else [TakeNothing()]

    def answer(self, table: Table, move: Move) -> Frames:
        ability = table.box.abilities[self.card][self.index]
        future = table.future(self.seat)
        if isinstance(move, Take):
            cards = taken_from(future, move.card, ability)
            if ability.shown:
                table.take_shown(self.seat, cards)
            else:
                table.take_hidden(self.seat, cards)
        future.sort()
        table.luck.shuffle(future)
        table.tell(tell.Searched(self.seat))
        lose_by_last_card(table, self.seat)
        return NOTHING
