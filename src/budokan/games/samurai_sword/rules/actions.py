"""Chapter 12: the actions, and those of chapter 16."""

from __future__ import annotations

from collections.abc import Mapping

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import GiveUp, Show, TakeShown
from budokan.games.samurai_sword.rules.attack import avoid, crane_answers, parries, parry_with
from budokan.games.samurai_sword.rules.deck import DrawCards
from budokan.games.samurai_sword.rules.wounds import TAKE_IT, wound
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import NOTHING, Ballot, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef


@frame
class GoesRound(Step):
    """SS-12.22, SS-12.23: Battle Cry and Jujutsu are answered one after another, clockwise from the left of their player."""

    card: Kind
    by: Seat
    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return goes_round(table, self.card, self.by, self.seat)


def goes_round(table: Table, card: Kind, by: Seat, seat: Seat) -> Frames:
    """SS-12.22, SS-12.23: the next player who is not harmless is asked; Chiyome is passed by (SS-13.3)."""
    while seat != by:
        after = table.left_of(seat)
        if abilities.only_weapons_wound(table, seat) and not table.harmless(seat):
            table.use_ability(seat)
        elif not table.harmless(seat):
            question = AnswerBattleCry(seat, by) if card == "battle-cry" else AnswerJujutsu(seat, by)
            return [question] if after == by else [question, GoesRound(card, by, after)]
        seat = after
    return NOTHING


@frame
class AnswerBattleCry(Question):
    """SS-12.20: play a Parry or take one wound."""

    by: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-battle-cry", {"seat": SeatRef(self.seat), "by": SeatRef(self.by)}, "SS-12.20")

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, *parries(table, self.seat, "battle-cry"), *crane_answers(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return wound(table, self.seat, 1, self.by)
        if isinstance(move, GiveUp):
            return avoid(table, self.seat, move)
        return parry_with(table, self.seat, move, "battle-cry")


@frame
class AnswerJujutsu(Question):
    """SS-12.21: discard a weapon or take one wound."""

    by: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-jujutsu", {"seat": SeatRef(self.seat), "by": SeatRef(self.by)}, "SS-12.21")

    def options(self, table: Table) -> list[Move]:
        weapons = table.weapons_in_hand(self.seat)
        spared = [move for move in crane_answers(table, self.seat) if isinstance(move, GiveUp) and move.card not in weapons]
        return [TAKE_IT, *[GiveUp(kind) for kind in weapons], *spared]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return wound(table, self.seat, 1, self.by)
        assert isinstance(move, GiveUp), "a card is given up"
        if move.card not in table.box.weapons:
            return avoid(table, self.seat, move)
        table.discard(self.seat, move.card)
        table.tell(tell.GaveUp(self.seat, move.card))
        return NOTHING


def tea_ceremony(table: Table, seat: Seat) -> Frames:
    """SS-12.12, SS-12.13: three cards for the player, then one for every other, clockwise."""
    return [DrawCards(seat, 3), *[DrawCards(other, 1) for other in table.others(seat)]]


def unless_avoided(table: Table, target: Seat, effect: Step, card: Kind) -> Frames:
    """SS-15.19, SS-15.21: Okuni is asked before an action that names her takes effect."""
    return [MayAvoid(target, effect, card)] if table.is_a("okuni", target) else [effect]


@frame
class MayAvoid(Question):
    """SS-15.18: Okuni may play a crane card to be spared the action."""

    effect: Frame
    card: Kind

    def ask(self, table: Table) -> Text:
        return Text("ask-avoid", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, "SS-15.18")

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, *crane_answers(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, GiveUp):
            return avoid(table, self.seat, move)
        return [self.effect]


@frame
class DiversionTakes(Step):
    """SS-12.16, SS-18.9: a card at random goes from hand to hand."""

    seat: Seat
    target: Seat

    def resolve(self, table: Table) -> Frames:
        if table.hands[self.target]:
            table.steal(self.seat, self.target, table.luck.pick(table.hands[self.target]))
        return NOTHING


@frame
class GeishaTakes(Step):
    """SS-12.17: the named property is discarded, or without one a card at random from the hand."""

    target: Seat
    property: Kind

    def resolve(self, table: Table) -> Frames:
        if self.property:
            if self.property in table.properties[self.target]:
                table.lose_property(self.target, self.property)
        elif table.hands[self.target]:
            card = table.luck.pick(table.hands[self.target])
            table.discard(self.target, card)
            table.tell(tell.Discarded(self.target, card))
        return NOTHING


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


@frame
class SufferTogether(Step):
    """SS-16.34: the player has given up one resilience; the other loses one, never the last."""

    target: Seat

    def resolve(self, table: Table) -> Frames:
        if table.resilience[self.target] > 1:
            table.resilience[self.target] -= 1
            table.tell(tell.Spent(self.target, table.resilience[self.target]))
        return NOTHING


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
