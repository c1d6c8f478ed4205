"""What things are worth in Ken, in parts of a chance to win, and what a clash would come to at a glance.

The figures are coefficients of logistic regressions over positions of games between bots, rounded: what each thing adds to
the logarithm of the odds. A life of a master is worth nearly two order points, a card in hand nearly one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from budokan.games.ken.abilities import JOINED, income
from budokan.games.ken.pieces import Piece
from budokan.games.ken.rules.damage import printed
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
    found = BODY + ATTACK * attack + DEFENCE * defence
    if piece.card in table.box.life:
        found += LIFE * table.lives(piece)
    else:
        found += RESISTANCE * resistance
    for card, _ in piece.assigned:
        if table.box.type[card] not in JOINED:
            found += LEARNED
    return found


def place_worth(table: Table, piece: Piece) -> float:
    """What it costs to lose a place."""
    return 2.0 * PLACE + (GREEN + NEXT_GREEN) * table.box.green[piece.card]


# A clash at a glance: printed figures, no texts.


class Toll:
    """What a blow takes: its worth to the one who struck, and whether anybody is left standing."""

    __slots__ = ("stands", "worth")

    def __init__(self, worth: float, stands: bool) -> None:
        self.worth = worth
        self.stands = stands


def strength(table: Table, numbers: Sequence[int]) -> int:
    """The attack of these cards together."""
    found = 0
    for number in numbers:
        found += printed(table, table.pieces[number])[0]
    return found


def toll(table: Table, front: Sequence[int], damage: int) -> Toll:
    """KEN-25.3 to KEN-25.9: what so much damage takes from these cards, the first of them first."""
    box = table.box
    worth = 0.0
    fallen = 0
    for number in front:
        if damage <= 0:
            break
        piece = table.pieces[number]
        _, defence, resistance = printed(table, piece)
        damage -= defence
        if piece.card in box.life:
            if damage > 0:
                worth += POINT * box.ochre[piece.card]
                if table.lives(piece) > 1:
                    worth += LIFE
                else:
                    worth += piece_worth(table, piece)
                    fallen += 1
            break
        if damage < resistance:
            break
        damage -= resistance
        worth += piece_worth(table, piece) + POINT * box.ochre[piece.card]
        fallen += 1
    return Toll(worth, fallen < len(front))


def clash(table: Table, attackers: Sequence[int], defenders: Sequence[int], prize: float) -> float:
    """What the attacker makes of it: the cards he takes less those he gives, and the prize if nobody is left to defend it."""
    given = toll(table, attackers, strength(table, defenders))
    if not defenders:
        return prize
    taken = toll(table, defenders, strength(table, attackers))
    return taken.worth - given.worth + (prize if given.stands and not taken.stands else 0.0)
