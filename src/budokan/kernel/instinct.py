"""What a game tells the bots about itself: how good a table is for each seat, and which moves look natural."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, Text


def everybody_alike(table: Any, seat: Seat) -> str:  # noqa: ARG001  # nothing to tell apart
    """Where nobody's aims are secret there is one kind of player."""
    return ""


def never_mixed(table: Any, seat: Seat) -> bool:  # noqa: ARG001  # the best move is the best move
    """Where nobody chooses in secret at the same time there is nothing to hide by chance."""
    return False


class Suspicion(msgspec.Struct, frozen=True):
    """What a seat may think of another: everything he may be (`role-ninja`), likeliest first, and what speaks for it."""

    seat: Seat
    chances: tuple[tuple[str, float], ...]
    because: tuple[Text, ...] = ()

    @property
    def what(self) -> str:
        return self.chances[0][0]

    @property
    def chance(self) -> float:
        return self.chances[0][1]


def nobody_suspects(table: Any, seat: Seat) -> list[Suspicion]:  # noqa: ARG001  # nothing to suspect
    """Where everybody is known for what he is nobody is suspected."""
    return []


class Instinct(msgspec.Struct, frozen=True):
    """An evaluation per seat and a rollout policy. All are given tables that a seat might be looking at, never the truth.

    `evaluate(table)` gives each seat's chance to be among the winners, between 0 and 1.
    `weigh(table, seat, options)` gives each option a weight, not negative; the larger the more natural.
    `kind(table, seat)` tells apart kinds of player who want different things: their team, where teams are secret.
    `mixed(table, seat)` says that the seat's choice is one of several made in secret at the same time: whoever always took
    the best would be foreseen, so each option is drawn as often as it deserves.
    `suspect(table, seat)` says what this seat may think the others are, from what they have done in the open.
    `lookahead` is how many decisions a search plays by these weights beyond its tree before the table is evaluated.
    """

    evaluate: Callable[[Any], list[float]]
    weigh: Callable[[Any, Seat, Sequence[Move]], list[float]]
    kind: Callable[[Any, Seat], str] = everybody_alike
    mixed: Callable[[Any, Seat], bool] = never_mixed
    suspect: Callable[[Any, Seat], list[Suspicion]] = nobody_suspects
    lookahead: int = 14
