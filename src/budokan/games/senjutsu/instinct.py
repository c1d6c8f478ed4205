"""What comes natural in Senjutsu: how good a table is for each seat, and which moves look right."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.senjutsu.abilities import hand_limit, wound_limit
from budokan.games.senjutsu.hexes import distance
from budokan.games.senjutsu.moves import Announce, DrawCard, NoThanks, Pay, PlayInstant, React, Stay, Walk
from budokan.games.senjutsu.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat


def standing(table: Table, seat: Seat) -> float:
    """How well one fighter stands: wounds first, then cards, focus, kamae and Stuns."""
    if not table.playing(seat):
        return 0.0
    life = 0.0
    if table.alive[seat]:
        life += (wound_limit(table, seat) - table.harm(seat)) * 3.0
        life -= table.stuns[seat] * 9.0 / hand_limit(table, seat)
        life -= table.bleeding[seat] * 0.5 + len(table.hobbled[seat]) * 0.5
        life += min(len(table.hands[seat]), 6) * 0.5 + len(table.decks[seat]) * 0.08 + table.focus[seat] * 0.7
        life += 0.0 if table.kamae[seat] == "N" else 0.5
        life += len(table.completed[seat]) * 2.5
    if table.alive[table.dog(seat)]:
        life += 4.0 - table.harm(table.dog(seat)) * 2.0
    return max(0.5, life)


def evaluate(table: Table) -> list[float]:
    """Each seat's chance: its team's standing among all, sharpened."""
    if table.outcome is not None:
        return [float(table.outcome.scores[seat]) for seat in range(table.seats)]
    values = [standing(table, seat) ** 2 for seat in range(table.seats)]
    total = sum(values) or 1.0
    teams = [0.0] * table.seats
    for seat in range(table.seats):
        teams[table.team[seat]] += values[seat]
    return [teams[table.team[seat]] / total for seat in range(table.seats)]


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """Play cards rather than pass, draw rather than not, and walk toward somebody."""
    return [natural(table, seat, move) for move in options]


def natural(table: Table, seat: Seat, move: Move) -> float:
    if isinstance(move, PlayInstant | React):
        return 2.0
    if isinstance(move, DrawCard):
        return 3.0
    if isinstance(move, NoThanks):
        return 0.8
    if isinstance(move, Stay):
        return 0.7
    if isinstance(move, Pay):
        return 1.2
    if isinstance(move, Announce):
        return 1.0
    if isinstance(move, Walk) and table.alive[seat] and table.opponents(seat):
        near = min(distance(table.at[seat], table.at[one]) for one in table.opponents(seat))
        return 1.5 if near > 1 and move.way in ("F", "FL", "FR") else 1.0
    return 1.0
