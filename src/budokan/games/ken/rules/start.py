"""Chapter 32: a different start. Both players begin with cards in their present, for a number of points."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.moves import AddArmy, Assign, EndChoice, Play, PlayTogether
from budokan.games.ken.pieces import Kind
from budokan.games.ken.rules.assignment import hosts_for
from budokan.games.ken.rules.lives import enter
from budokan.games.ken.rules.presentation import (
    army_plays,
    ask_further_army,
    further_armies,
    is_barred,
    lone_armies,
    place_plays,
    played_cards,
)
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

END = EndChoice()

BARRED = -1
"""KEN-32.7, KEN-32.8, KEN-32.12: the price of a card that cannot be chosen."""


def cost(table: Table, card: Kind) -> int:
    """KEN-32.3 to KEN-32.12, KEN-32.22: the price of a card; each life is paid by itself."""
    box = table.box
    kind = box.type[card]
    able = box.cards[card].abilities or has_special_play(table, card)
    values = box.attack[card] + box.defence[card]
    if kind == "master":
        return 5 + values + (2 if able else 0)
    if kind == "character":
        return values + (3 if card in box.life else 0)
    if kind == "army":
        return values + box.resistance[card]
    if kind == "place":
        price = 7 if card in box.inhabited else 5
        return price + (3 if box.school[card] != "none" else 0) + (3 if able else 0)
    if kind == "technique" or kind == "spirit":
        price = 4 if kind == "technique" else 3
        return price * (2 if able else 1) if box.duration[card] == "permanent" else BARRED
    if kind == "equipment":
        return 3
    if kind == "special":
        return 8 if card in box.successors else table.rules.special_cost + box.attack[card]
    return {"permanent": 10, "turn": 6}.get(box.duration[card], BARRED)


def has_special_play(table: Table, card: Kind) -> bool:
    """KEN-32.22: a text about entering play is a special ability too."""
    way = table.box.cards[card].play
    return way.armies > 1 or way.places > 1 or way.without_army or way.without_place


def price(table: Table, move: Move) -> int:
    """What a play costs altogether; barred if one of its cards is."""
    costs = [cost(table, card) for card in played_cards(move)]
    return BARRED if BARRED in costs else sum(costs)


def choices(table: Table, seat: Seat, points: int) -> list[Move]:
    """KEN-32.2, KEN-32.14 to KEN-32.19: every play from the deck that the points left can pay."""
    deck = sorted(table.future(seat))
    found: list[Move] = []
    for card in dict.fromkeys(deck):
        if not taken_by_other(table, seat, card) and not is_barred(table, card):
            found += ways(table, seat, deck, card)
    return [move for move in found if 0 <= price(table, move) <= points]


def taken_by_other(table: Table, seat: Seat, card: Kind) -> bool:
    """KEN-32.18: a life card that stands in the opponent's present cannot be chosen."""
    return card in table.box.life and bool(table.stack_of(card, 1 - seat))


def ways(table: Table, seat: Seat, deck: list[Kind], card: Kind) -> list[Move]:
    """KEN-32.15, KEN-32.19: as in a presentation, on own cards only."""
    kind = table.box.type[card]
    if kind == "place":
        return place_plays(table, lone_armies(table, deck), card)
    if kind == "army":
        return army_plays(table, seat, deck, card)
    if kind == "master" or kind == "character":
        return [Play(card)]
    if kind == "event" and table.box.cards[card].play.hosts is None:
        alone = table.box.cards[card].play.one_per_player
        taken = any(table.pieces[number].card == card for number in table.destiny[seat])
        return [] if alone and taken else [Play(card)]
    return [Assign(card, table.pieces[host].card, host) for host in hosts_for(table, seat, card, own_only=True)]


@frame
class ChooseStart(Question):
    """KEN-32.16, KEN-32.17: a player takes cards from his deck into his present, openly, one play at a time."""

    points: int

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-start", {"seat": SeatRef(self.seat), "points": self.points}, "KEN-32.17")

    def options(self, table: Table) -> list[Move]:
        return [END, *choices(table, self.seat, self.points)]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, EndChoice):
            return NOTHING
        left = self.points - price(table, move)
        for card in played_cards(move):
            table.future(self.seat).remove(card)
            if isinstance(move, Assign):
                table.assign(self.seat, card, move.piece)
            else:
                stand(table, self.seat, card)
        if isinstance(move, PlayTogether) and table.box.cards[move.place].play.armies > 1:
            return [SecondArmyAtStart(self.seat, left, move.place)]
        return [ChooseStart(self.seat, left)]


def stand(table: Table, seat: Seat, card: Kind) -> None:
    """KEN-32.19: the card stands in the present; texts for the moment of playing do nothing."""
    if card in table.box.protagonists:
        enter(table, seat, card)
    else:
        table.put(seat, card)
        table.tell(tell.Played(seat, card))


@frame
class SecondArmyAtStart(Question):
    """KEN-8.7, KEN-32.15: a place that admits two armies may begin with two."""

    points: int
    place: Kind

    def ask(self, table: Table) -> Text:
        return ask_further_army(self.seat, self.place)

    def options(self, table: Table) -> list[Move]:
        payable = [card for card in sorted(table.future(self.seat)) if cost(table, card) <= self.points]
        return further_armies(table, payable, self.place)

    def answer(self, table: Table, move: Move) -> Frames:
        left = self.points
        if isinstance(move, AddArmy):
            left -= cost(table, move.army)
            table.future(self.seat).remove(move.army)
            stand(table, self.seat, move.army)
        return [ChooseStart(self.seat, left)]
