"""Duels rehearsed beforehand: a seed, options and every decision; browsers are led through a game that shows something.

The table is put into the hall as if it had been dealt there, with a token for every seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any

import budokan
from budokan import Luck
from budokan.games.senjutsu.hexes import distance
from budokan.games.senjutsu.moves import (
    Announce,
    Choose,
    Discard,
    Face,
    PlaceTerrain,
    PlayInstant,
    Prepare,
    PutToken,
    React,
    ShuffleIn,
    Turn,
    Walk,
)
from budokan.kernel.moves import Move
from tests.browser.conftest import Hall
from tests.browser.prepared import put_in

SMALL_FIELD = {
    "hexes": [[0, 0], [0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0], [2, -1], [-2, 1]],
    "start": {"west": [[-1, 0]], "east": [[1, 0]]},
    "terrain": ["bamboo", "bamboo"],
}
BLOCKS = {"stone-block": 2, "calm-parry": 2, "swift-block": 2, "feint-cut": 2, "wheel-strike": 3}
WARRIOR = {"cards": {**BLOCKS, "ember-block": 3, "headbutt-warrior": 3, "spiralling-flames": 3}, "weapons": ["nodachi-slash"]}
RONIN = {
    "cards": {**BLOCKS, "steel-block": 2, "oxen-barge": 3, "ankle-biter-ronin": 3, "feral-sweep": 1},
    "weapons": ["naginata-sweep"],
}


BLOCKING = ("stone-block", "steel-block", "calm-parry")
STRIKING = ("spiralling-flames", "headbutt-warrior", "wheel-strike", "feint-cut", "nodachi-slash")


def leans(table: Any, seat: int, move: Move) -> bool:
    """The first strikes, the second blocks at the speed of the blow, and they face each other: so that blocks hold."""
    if isinstance(move, Choose):
        return move.card in (BLOCKING if seat == 1 else STRIKING)
    if isinstance(move, Announce):
        return any(play.high == move.speed for play in table.plays if play.figure != seat)
    return isinstance(move, Face) and move.side == ("nw" if seat == 1 else "se")


def closeness(table: Any, seat: int, move: Move) -> int:
    """How well a fighter stands after a step or a turn: best with somebody right before him."""
    after = table.copy()
    after.apply(seat, move)
    others = [after.at[one] for one in range(after.seats) if one != seat and after.alive[one]]
    if not after.alive[seat] or not others:
        return 0
    near = min(distance(after.at[seat], hex) for hex in others)
    return (10 if after.ahead(seat, 0) in others else 0) - near


@dataclass(frozen=True)
class Duel:
    """A game as it was rehearsed: who decided what, and which events it shows, each first after so many decisions."""

    seed: int
    seats: int
    mode: str
    options: dict[str, Any]
    decisions: tuple[tuple[int, Move], ...]
    shown: Mapping[str, int]


def rehearse(seed: int, seats: int, mode: str, options: dict[str, Any], eager: tuple[str, ...]) -> Duel:
    """Play at random, but take the eager moves wherever they are offered."""
    table = budokan.game("senjutsu").new(seats, seed, mode, listen=True, **options)
    luck = Luck(seed, "rehearsal")
    decisions: list[tuple[int, Move]] = []
    shown: dict[str, int] = {}
    while not table.over:
        seat = table.waiting[0]
        moves = table.options(seat)
        wanted = [move for move in moves if type(move).__name__ in eager or leans(table, seat, move)]
        if not wanted and isinstance(moves[0], Walk | Turn):
            wanted = [max(moves, key=lambda move: closeness(table, seat, move))]
        move = luck.pick(wanted or moves)
        heard = len(table.heard or ())
        table.play(seat, move)
        decisions.append((seat, move))
        names = [type(told.event).__name__ for told in (table.heard or ())[heard:]]
        if "Collided" in names and "TerrainRemoved" in names[names.index("Collided") :]:
            names.append("forced into terrain")
        for name in names:
            shown.setdefault(name, len(decisions) - 1)
    return Duel(seed, seats, mode, options, tuple(decisions), shown)


def rehearsed(seats: int, mode: str, options: dict[str, Any], wanted: AbstractSet[str], longest: int) -> Duel:
    """The first short game that shows all that is wanted."""
    for seed in range(400):
        duel = rehearse(seed, seats, mode, options, ("React", "PlayInstant"))
        if wanted <= duel.shown.keys() and len(duel.decisions) <= longest:
            return duel
    raise AssertionError(f"no game of {longest} decisions shows {wanted}")


def place_in_list(moves: Sequence[Move], move: Move) -> tuple[int, int | None]:
    """Where the client lists a move: cards first, then the rest; places of one piece of terrain under one heading."""
    keys = list(dict.fromkeys(sorted((key_of(one) for one in moves), key=lambda key: key[0])))
    number = keys.index(key_of(move))
    alike = [one for one in moves if key_of(one) == key_of(move)]
    return number, alike.index(move) if isinstance(move, PlaceTerrain | PutToken) else None


def key_of(move: Move) -> tuple[int, str]:
    if isinstance(move, PlaceTerrain):
        return 0, f"{move.piece} {move.turned}"
    if isinstance(move, PutToken):
        return 0, move.token
    return 0 if isinstance(move, Choose | Prepare | PlayInstant | React | Discard | ShuffleIn) else 1, str(move)


def set_up(hall: Hall, duel: Duel, made: int = 0, code: str = "DJRSKN") -> list[str]:
    """The rehearsed table in the hall, with so many decisions made; a token for each seat."""
    header = budokan.game("senjutsu").new(duel.seats, duel.seed, duel.mode, **duel.options).header
    assert header is not None, "a table that was dealt has a header"
    return put_in(hall, header, duel.decisions[:made], range(duel.seats), code)
