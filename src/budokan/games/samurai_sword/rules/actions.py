"""Chapter 12: the actions that name a player, and those that let draw. For each: whom it may be played on, and what it does."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import (
    GEISHA_FOR,
    GEISHA_FOR_HANDS,
    PLAYS,
    PLAYS_ON,
    Play,
    PlayOn,
    SendGeisha,
    SendGeishaForHand,
)
from budokan.games.samurai_sword.rules.deck import DrawCards, draw_cards
from budokan.games.samurai_sword.rules.going_round import goes_round
from budokan.games.samurai_sword.rules.hand import announce, then_put_away
from budokan.games.samurai_sword.rules.okuni import befalls
from budokan.games.samurai_sword.table import Kind, KindOrNone, Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

# Actions that need nobody to choose.


def alone(table: Table, seat: Seat, card: Kind) -> list[Move]:  # noqa: ARG001  # as every card offers
    """SS-5.17: it may always be played."""
    return [PLAYS[card]]


def begin_alone(table: Table, seat: Seat, card: Kind) -> None:
    """SS-5.13: an action that names nobody is laid down before all."""
    table.play_from_hand(seat, card)
    table.tell(tell.Played(seat, card))


def play_round(table: Table, seat: Seat, move: Play) -> Frames:
    """SS-12.20 to SS-12.23: Battle Cry and Jujutsu are answered from the player's left on."""
    begin_alone(table, seat, move.card)
    return then_put_away(table, goes_round(table, move.card, seat, table.left_of(seat)), seat, move.card)


def play_daimyo(table: Table, seat: Seat, move: Play) -> Frames:
    """SS-12.15: two cards for the player."""
    begin_alone(table, seat, move.card)
    return then_put_away(table, draw_cards(table, seat, 2), seat, move.card)


def play_tea_ceremony(table: Table, seat: Seat, move: Play) -> Frames:
    """SS-12.12, SS-12.13: three cards for the player, then one for every other, clockwise."""
    begin_alone(table, seat, move.card)
    drawn = [DrawCards(seat, 3), *[DrawCards(other, 1) for other in table.others(seat)]]
    return then_put_away(table, drawn, seat, move.card)


# Diversion.


def on_who_holds_cards(table: Table, seat: Seat, card: Kind) -> list[Move]:
    """SS-12.16, SS-5.17: any other player with a card in hand."""
    plays_on = PLAYS_ON[card]
    return [plays_on[target] for target in table.others(seat) if table.hands[target]]


def play_diversion(table: Table, seat: Seat, move: PlayOn) -> Frames:
    """SS-12.16: a card at random goes from hand to hand."""
    announce(table, seat, move.card, move.target)
    return befalls(table, move.target, DiversionTakes(seat, move.target), seat, move.card)


@frame
class DiversionTakes(Step):
    """SS-12.16, SS-18.9: a card at random goes from hand to hand."""

    seat: Seat
    target: Seat

    def resolve(self, table: Table) -> Frames:
        if table.hands[self.target]:
            table.steal(self.seat, self.target, table.luck.pick(table.hands[self.target]))
        return NOTHING


# Geisha.


def on_property_or_hand(table: Table, seat: Seat, card: Kind) -> list[Move]:  # noqa: ARG001  # as every card offers
    """SS-12.17 to SS-12.19: a named property of another player, Bushido too, or a card at random from his hand."""
    moves: list[Move] = []
    for target in table.others(seat):
        moves += [GEISHA_FOR[property][target] for property in dict.fromkeys(table.properties[target])]
        if table.hands[target]:
            moves.append(GEISHA_FOR_HANDS[target])
    return moves


def play_geisha(table: Table, seat: Seat, move: SendGeisha | SendGeishaForHand) -> Frames:
    """SS-12.17: the property is named before she goes."""
    announce(table, seat, "geisha", move.target)
    taken = GeishaTakes(move.target, move.property if isinstance(move, SendGeisha) else "")
    return befalls(table, move.target, taken, seat, "geisha")


@frame
class GeishaTakes(Step):
    """SS-12.17: the named property is discarded, or without one a card at random from the hand."""

    target: Seat
    property: KindOrNone

    def resolve(self, table: Table) -> Frames:
        if self.property:
            if self.property in table.properties[self.target]:
                table.lose_property(self.target, self.property)
        elif table.hands[self.target]:
            card = table.luck.pick(table.hands[self.target])
            table.discard(self.target, card)
            table.tell(tell.Discarded(self.target, card))
        return NOTHING


# Breathing.


def on_any_other(table: Table, seat: Seat, card: Kind) -> list[Move]:
    """SS-12.28: any other player, harmless or not."""
    plays_on = PLAYS_ON[card]
    return [plays_on[target] for target in table.others(seat)]


def play_breathing(table: Table, seat: Seat, move: PlayOn) -> Frames:
    """SS-12.27, SS-12.28: the player recovers, then the other draws a card."""
    announce(table, seat, move.card, move.target)
    return [Breathe(seat), *befalls(table, move.target, DrawCards(move.target, 1), seat, move.card)]


@frame
class Breathe(Step):
    """SS-12.27: the player takes back all his resilience."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        full = table.full_resilience(self.seat)
        if table.resilience[self.seat] < full:
            table.resilience[self.seat] = full
            table.tell(tell.Recovered(self.seat, full))
        return NOTHING
