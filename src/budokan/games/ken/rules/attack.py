"""Chapter 20: targets. Places from the frontier inwards, or single cards of a player without places."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.moves import StopAttacking, Target
from budokan.games.ken.pieces import NOBODY, NONE, Battle, PieceHere, PieceOrNone, PlaceOrNone
from budokan.games.ken.rules.alike import one_of_each
from budokan.games.ken.rules.combat import FightBattle
from budokan.games.ken.rules.groups import CLOSE, STOP, FormDefence, named, names, next_cards, refused_cards
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Refusal, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef


@frame
class CombatPhase(Step):
    """KEN-20.1, KEN-20.6 to KEN-20.8: all attacks are declared, all defences formed, then the combats are fought in order."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return STEPS[self.seat]


@frame
class DeclareAttacks(Step):
    """KEN-20.1: the attacker is asked as long as there is a target and a card to attack with."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return next_attack(table, self.seat)


def own_battles(table: Table, seat: Seat) -> int:
    return len([battle for battle in table.battles if battle.attacker == seat]) if table.battles else 0


def next_attack(table: Table, seat: Seat) -> Frames:
    """KEN-20.2, KEN-20.3, KEN-20.11, KEN-20.18: the next place inwards, or a single card, or nothing to attack."""
    cards = next_cards(table, seat, (), (), NONE)
    if not cards:
        return NOTHING
    places = table.places[1 - seat]
    declared = own_battles(table, seat)
    if places:
        if declared == len(places):
            return NOTHING
        return [table.expect(FormAttack(seat, places[len(places) - 1 - declared], NONE, (), ()), [STOP, *cards])]
    return [NameSingle(seat)] if single_targets(table, seat) else NOTHING


def single_targets(table: Table, seat: Seat) -> list[Move]:
    """KEN-20.11, KEN-20.12, KEN-20.14, KEN-20.15: each card of the other at most once, engaged or not, in any order."""
    taken = [battle.target for battle in table.battles if battle.attacker == seat]
    left = [number for number in table.forces[1 - seat] if number not in taken]
    return [Target(table.pieces[number].card, number) for number in one_of_each(table, left)]


@frame
class NameSingle(Question):
    """KEN-20.11: without places his cards are attacked one by one; each group names one of them."""

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-single", {"seat": SeatRef(self.seat)}, "KEN-20.11")

    def options(self, table: Table) -> list[Move]:
        return [STOP, *single_targets(table, self.seat)]

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        taken = [battle.target for battle in table.battles if battle.attacker == seat]
        return [
            Refusal(
                Target(table.pieces[one].card, one),
                Text("why-ken-already-attacked", {"card": WordRef(f"card-{table.pieces[one].card}")}),
                "KEN-20.14",
            )
            for one in taken
            if one in table.pieces
        ]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Target):
            return [FormAttack(self.seat, NONE, move.piece, (), ())]
        return NOTHING


@frame
class FormDefences(Step):
    """KEN-20.7, KEN-20.13, KEN-34.6: for each attacked place, from the frontier inwards, one question."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return [
            FormDefence(self.seat, at, (), ())
            for at, battle in enumerate(table.battles)
            if battle.attacker != self.seat and battle.place
        ]


@frame
class FightInOrder(Step):
    """KEN-20.8: the combats in the order of their declaration."""

    def resolve(self, table: Table) -> Frames:
        return NEXT_FIGHT if table.battles else NOTHING


NEXT_FIGHT = (FightBattle(0), FightInOrder())

STEPS = tuple([(DeclareAttacks(seat), FormDefences(1 - seat), FightInOrder()) for seat in (0, 1)])
"""KEN-20.1, KEN-20.6 to KEN-20.8: of a combat phase, by whose it is."""


@frame
class FormAttack(Question):
    """KEN-20.2, KEN-21.5, KEN-34.5: the next card of the group that attacks this place or card; it stands when closed."""

    place: PlaceOrNone
    target: PieceOrNone
    front: tuple[PieceHere, ...]
    commanders: tuple[PieceHere, ...]

    def ask(self, table: Table) -> Text:
        target = table.pieces[self.place or self.target].card
        return Text("ask-ken-attack", {"seat": SeatRef(self.seat), "target": WordRef(f"card-{target}")}, "KEN-34.5")

    def options(self, table: Table) -> list[Move]:
        cards = next_cards(table, self.seat, self.front, self.commanders, NONE)
        if self.front:
            return [CLOSE, *cards]
        return cards if self.target else [STOP, *cards]

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        return refused_cards(table, seat, self.front, self.commanders, NONE)

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, StopAttacking):
            return NOTHING
        group, stands = named(table, move, self.front, self.commanders)
        if not stands:
            return [FormAttack(self.seat, self.place, self.target, group.front, group.commanders)]
        table.battles.append(Battle(self.seat, self.place, self.target, group, NOBODY))
        table.attacked[self.seat] = True
        if table.heard is not None:
            target = table.pieces[self.place or self.target].card
            table.tell(tell.AttackDeclared(self.seat, target, names(table, group)))
        return next_attack(table, self.seat)
