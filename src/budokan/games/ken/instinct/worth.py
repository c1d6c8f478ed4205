"""What things are worth in Ken, in parts of a chance to win, and what a clash would come to at a glance.

The figures are coefficients of logistic regressions over positions of games between bots, rounded: what each thing adds to
the logarithm of the odds. A life of a master is worth nearly two order points, a card in hand nearly one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from budokan.games.ken.abilities import JOINED, income
from budokan.games.ken.pieces import Kind, Piece
from budokan.games.ken.rules.damage import against_number, against_stack, printed
from budokan.games.ken.table import Table
from budokan.kernel.texts import Seat

POINT: Final = 0.175
NEAR_VICTORY: Final = 0.05
"""Each point of a lead beyond five, once more."""

GREEN: Final = 0.16
NEXT_GREEN: Final = 0.10
"""The same point again for the player whose order phase comes next."""

PLACE: Final = 0.14
HAND: Final = 0.14
MASTER_IN_HAND: Final = 0.17
FUTURE: Final = 0.34
"""Each of the last twelve cards of a future."""

LAST_CARDS: Final = 12

BODY: Final = -0.30
"""Any card on the table: a weak one is worth little more than the points it gives away."""

ATTACK: Final = 0.07
DEFENCE: Final = 0.10
RESISTANCE: Final = 0.20
LIFE: Final = 0.30
LEARNED: Final = 0.25
"""A permanent technique or spirit on a master."""


def holdings(table: Table, seat: Seat) -> float:
    """All that a player has but for his points and his green points."""
    box = table.box
    found = 0.0
    for number in table.forces[seat]:
        found += piece_worth(table, table.pieces[number])
    found += PLACE * len(table.places[seat])
    for card in table.hands[seat]:
        found += HAND + MASTER_IN_HAND if card in box.masters else HAND
    left = len(table.futures[seat])
    return found - FUTURE * (LAST_CARDS - left) if left < LAST_CARDS else found


def standing(table: Table) -> float:
    """How far the first seat is ahead."""
    greens = [income(table, 0), income(table, 1)]
    lead = table.points[0] - table.points[1]
    found = holdings(table, 0) - holdings(table, 1) + POINT * lead + GREEN * (greens[0] - greens[1])
    if table.advanced:
        coming = greens[0] - greens[1]
    else:
        coming = greens[0] if table.turn == 1 else -greens[1]
    found += NEXT_GREEN * coming
    soon = lead + coming
    if soon > 5:
        found += NEAR_VICTORY * (soon - 5)
    elif soon < -5:
        found += NEAR_VICTORY * (soon + 5)
    return found


def piece_worth(table: Table, piece: Piece) -> float:
    """What a card on the table is worth to its owner."""
    attack, defence, resistance = printed(table, piece)
    return worth_with(table, piece, attack, defence, resistance)


def worth_with(table: Table, piece: Piece, attack: int, defence: int, resistance: int) -> float:
    """The same for a card of these figures."""
    found = BODY + ATTACK * attack + DEFENCE * defence
    if piece.card in table.box.life:
        found += LIFE * table.lives(piece)
    else:
        found += RESISTANCE * resistance
    for card, _ in piece.assigned:
        if table.box.type[card] not in JOINED:
            found += LEARNED
    return found


def card_worth(table: Table, card: Kind) -> float:
    """What a card that is not on the table yet would be worth there."""
    box = table.box
    attack, defence, resistance = box.figures[card]
    found = ATTACK * attack + DEFENCE * defence + RESISTANCE * resistance
    if box.type[card] == "place" or not table.advanced:
        found += (GREEN + NEXT_GREEN) * box.green[card]
    if card in box.life:
        found += LIFE
    if card in box.protagonists:
        return found + BODY
    return found + (PLACE if box.type[card] == "place" else LEARNED if box.type[card] not in JOINED else 0.0)


def place_worth(table: Table, piece: Piece) -> float:
    """What it costs to lose a place."""
    return 2.0 * PLACE + (GREEN + NEXT_GREEN) * table.box.green[piece.card]


# A clash at a glance: printed figures, no texts.


class Fighter:
    """A card as it would fight at a glance; lives are 0 for a card with a resistance."""

    __slots__ = ("attack", "defence", "lives", "points", "resistance", "worth")

    def __init__(self, table: Table, number: int) -> None:
        piece = table.pieces[number]
        self.attack, self.defence, self.resistance = printed(table, piece)
        self.lives = table.lives(piece) if piece.card in table.box.life else 0
        self.points = POINT * table.box.ochre[piece.card]
        self.worth = worth_with(table, piece, self.attack, self.defence, self.resistance)


def fighters(table: Table, numbers: Sequence[int]) -> list[Fighter]:
    return [Fighter(table, number) for number in numbers]


def strength(group: list[Fighter]) -> int:
    """The attack of these cards together."""
    found = 0
    for fighter in group:
        found += fighter.attack
    return found


def toll(front: list[Fighter], damage: int) -> tuple[float, bool]:
    """KEN-25.3 to KEN-25.9: what so much damage takes from these cards, the first of them first, and whether any is left."""
    worth = 0.0
    fallen = 0
    for fighter in front:
        if damage <= 0:
            break
        damage -= fighter.defence
        lost, damage = against_stack(damage) if fighter.lives else against_number(damage, fighter.resistance)
        if not lost:
            break
        if fighter.lives:
            worth += fighter.points
            worth += LIFE if fighter.lives > 1 else fighter.worth
        else:
            worth += fighter.worth + fighter.points
        if fighter.lives < 2:
            fallen += 1
    return worth, fallen < len(front)


def clash(attackers: list[Fighter], defenders: list[Fighter], prize: float) -> float:
    """What the attacker makes of it: the cards he takes less those he gives, and the prize if nobody is left to defend it."""
    if not defenders:
        return prize
    given, stands = toll(attackers, strength(defenders))
    taken, held = toll(defenders, strength(attackers))
    return taken - given + (prize if stands and not held else 0.0)
