"""Chapter 6, its end: wounds, and what follows them in which order."""

from __future__ import annotations

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import DISCARDS, Discard, GivePeasant, TakeIt
from budokan.games.samurai_sword.rules.deck import DrawCards, Reveal
from budokan.games.samurai_sword.rules.defeat import (
    Defeat,
    MotonariDraws,
    last_blow_decides,
    last_defeat,
    only_one_stands,
    wins_at_once,
)
from budokan.games.samurai_sword.table import Kind, KindOrNone, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

TAKE_IT = TakeIt()


def wound(table: Table, seat: Seat, wounds: int, by: Seat, weapon: Kind = "") -> Frames:
    """SS-6.12, SS-16.27: wounds strike a player; Peasants may take them before any resilience is lost, if he has any.

    `weapon` is empty for wounds that no weapon deals.
    """
    if wounds and table.resilience[seat] and "peasant" in table.properties[seat]:
        return [MayGivePeasant(seat, wounds, by, weapon)]
    return lose_resilience(table, seat, wounds, by, weapon)


@frame
class MayGivePeasant(Question):
    """SS-16.26: a Peasant may be discarded instead of taking one wound."""

    wounds: int
    by: Seat
    weapon: KindOrNone

    def ask(self, table: Table) -> Text:
        return Text("ask-give-peasant", {"seat": SeatRef(self.seat), "wounds": self.wounds}, "SS-16.26")

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, GivePeasant()]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return lose_resilience(table, self.seat, self.wounds, self.by, self.weapon)
        table.lose_property(self.seat, "peasant")
        return wound(table, self.seat, self.wounds - 1, self.by, self.weapon)


def lose_resilience(table: Table, seat: Seat, wounds: int, by: Seat, weapon: Kind) -> Frames:
    """SS-6.15, SS-6.18 to SS-6.20, SS-14.22: the points are lost; then Ushiwaka's draw, defeat, and what wounding brings."""
    lost = min(wounds, table.resilience[seat])
    if lost == 0:
        return NOTHING
    table.resilience[seat] -= lost
    table.tell(tell.Wounded(seat, lost, table.resilience[seat]))
    draws = weapon != "" and table.is_a("ushiwaka", seat)
    if draws:
        table.use_ability(seat)
    ends = table.resilience[seat] == 0 and only_one_stands(table)
    if ends and wins_at_once(table, seat, by):
        return last_defeat(table, seat, by)
    follows: list[Frame] = [DrawCards(seat, lost)] if draws else []
    if table.resilience[seat] == 0:
        follows.append(Defeat(seat, by))
        if ends:
            return [*follows, last_blow_decides(table, seat, by)]
        follows.append(MotonariDraws())
    return [*follows, *has_wounded(table, seat, by, weapon)]


def has_wounded(table: Table, target: Seat, by: Seat, weapon: Kind) -> list[Frame]:
    """SS-6.21, SS-14.23: Manriki Gusari's discard, Tomoe's draw, Yukimura's reveal, the return of Kozuka."""
    follows: list[Frame] = []
    if weapon == "manriki-gusari":
        follows.append(LoseCard(target))
    if weapon and table.is_a("tomoe", by):
        follows.append(TomoeDraws(by))
    if table.is_a("yukimura", target) and by != target:
        follows += [Reveal(target), StrikeBack(target, by)]
    if weapon == "kozuka":
        follows.append(ComeBack(by))
    return follows


@frame
class LoseCard(Step):
    """SS-16.16: Manriki Gusari has wounded: the target discards a card of his choice, if he has one."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return [ChooseLostCard(self.seat)] if table.hands[self.seat] else NOTHING


@frame
class ChooseLostCard(Question):
    """SS-16.16: he chooses the card."""

    def ask(self, table: Table) -> Text:
        return Text("ask-lose-card", {"seat": SeatRef(self.seat)}, "SS-16.16")

    def options(self, table: Table) -> list[Move]:
        return [DISCARDS[kind] for kind in dict.fromkeys(table.hands[self.seat])]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Discard), "the card is discarded"
        table.discard(self.seat, move.card)
        table.tell(tell.Discarded(self.seat, move.card))
        return NOTHING


@frame
class TomoeDraws(Step):
    """SS-13.19: Tomoe draws a card when a weapon of hers has wounded."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        table.use_ability(self.seat)
        return [DrawCards(self.seat, 1)]


@frame
class StrikeBack(Step):
    """SS-15.26, SS-15.29: Yukimura: a crane turned up wounds the one who wounded him, unless that is Chiyome."""

    seat: Seat
    target: Seat

    def resolve(self, table: Table) -> Frames:
        if not table.turned or table.box.suit[table.turned[0]] != "crane":
            return NOTHING
        if abilities.only_weapons_wound(table, self.target):
            table.use_ability(self.target)
            return NOTHING
        table.use_ability(self.seat)
        return wound(table, self.target, 1, self.seat)


@frame
class ComeBack(Step):
    """SS-16.7: a Kozuka that has wounded comes back to hand."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        table.resolving.remove("kozuka")
        table.take_into_hand(self.seat, "kozuka")
        table.tell(tell.Returned(self.seat, "kozuka"))
        return NOTHING
