"""Chapter 16: the actions of the expansion: Simultaneous Attack, Imitation, Intuition."""

from __future__ import annotations

from collections.abc import Mapping

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import PLAYS, PLAYS_ON, Imitate, Play, PlayOn, Show, TakeShown
from budokan.games.samurai_sword.rules.actions import begin_alone
from budokan.games.samurai_sword.rules.hand import announce, then_put_away
from budokan.games.samurai_sword.rules.okuni import befalls
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import NOTHING, Ballot, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

# Simultaneous Attack.


def on_who_can_suffer(table: Table, seat: Seat, card: Kind) -> list[Move]:
    """SS-16.35: nobody gives up his last resilience, neither the player nor the other."""
    if table.resilience[seat] < 2:
        return []
    plays_on = PLAYS_ON[card]
    return [plays_on[target] for target in table.others(seat) if table.resilience[target] > 1]


def play_simultaneous_attack(table: Table, seat: Seat, move: PlayOn) -> Frames:
    """SS-16.34: both lose one resilience, the player first."""
    announce(table, seat, move.card, move.target)
    table.spend_resilience(seat)
    return befalls(table, move.target, SufferTogether(move.target), seat, move.card)


@frame
class SufferTogether(Step):
    """SS-16.34: the player has given up one resilience; the other loses one, never the last."""

    target: Seat

    def resolve(self, table: Table) -> Frames:
        if table.resilience[self.target] > 1:
            table.spend_resilience(self.target)
        return NOTHING


# Imitation.


def properties_of_others(table: Table, seat: Seat) -> list[tuple[Seat, Kind]]:
    """What lies in front of the other players, by seat."""
    return [(target, kind) for target in table.others(seat) for kind in dict.fromkeys(table.properties[target])]


def on_properties(table: Table, seat: Seat, card: Kind) -> list[Move]:  # noqa: ARG001  # as every card offers
    """SS-16.40: any property in front of another player."""
    return [Imitate(target, property) for target, property in properties_of_others(table, seat)]


def play_imitation(table: Table, seat: Seat, move: Imitate) -> Frames:
    """SS-16.40: the property is taken, not copied."""
    announce(table, seat, "imitation", move.target)
    taken = TakeProperty(seat, move.target, move.property)
    return befalls(table, move.target, taken, seat, "imitation")


@frame
class TakeProperty(Step):
    """SS-16.40, SS-15.22: a property in play goes from one player to another."""

    seat: Seat
    target: Seat
    property: Kind

    def resolve(self, table: Table) -> Frames:
        if self.property in table.properties[self.target]:
            table.take_property(self.seat, self.property, self.target)
        return NOTHING


# Intuition.


def can_show(table: Table, seat: Seat) -> list[Seat]:
    """SS-16.41: the other players who are not harmless."""
    return [target for target in table.others(seat) if not table.harmless(target)]


def if_anybody_can_show(table: Table, seat: Seat, card: Kind) -> list[Move]:
    """SS-16.41, SS-5.17: only if somebody has a card to show."""
    return [PLAYS[card]] if can_show(table, seat) else []


def play_intuition(table: Table, seat: Seat, move: Play) -> Frames:
    """SS-16.41: those who can are asked together."""
    begin_alone(table, seat, move.card)
    return then_put_away(table, [ShowCards(tuple(can_show(table, seat)), seat)], seat, move.card)


@frame
class ShowCards(Ballot):
    """SS-16.41, SS-16.42: every player who is not harmless chooses a card in secret; they are shown together."""

    by: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-show", {"by": SeatRef(self.by)}, "SS-16.41")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        return [Show(kind) for kind in dict.fromkeys(table.hands[seat])]

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        shown: list[tuple[Seat, Kind]] = []
        for seat in self.seats:
            move = answers[seat]
            assert isinstance(move, Show), "a card is shown"
            table.tell(tell.Shown(seat, move.card))
            table.remember_shown(seat, move.card)
            shown.append((seat, move.card))
        return [TakeOneShown(self.by, tuple(shown))]


@frame
class TakeOneShown(Question):
    """SS-16.41, SS-16.43: the player takes one of the shown cards; the others go back."""

    shown: tuple[tuple[Seat, Kind], ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-take-shown", {"seat": SeatRef(self.seat)}, "SS-16.43")

    def options(self, table: Table) -> list[Move]:
        return [TakeShown(kind, seat) for seat, kind in self.shown]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, TakeShown), "a shown card is taken"
        table.take_shown(self.seat, move.target, move.card)
        return NOTHING
