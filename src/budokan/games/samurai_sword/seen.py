"""What a table of Samurai Sword shows to one seat (SS-18); the client's types are written from here."""

from __future__ import annotations

from budokan.kernel.texts import Seat
from budokan.kernel.views import Seen


class Player(Seen, frozen=True):
    """Who sits there and what the viewer knows of him; a role, its stars and a hand are None where he does not.

    `times` is by how much honour counts (SS-9.3), told when the game is over.
    """

    seat: Seat
    character: str
    resilience: int
    full: int
    honour: int
    hand: int
    properties: list[str]
    harmless: bool
    role: str | None
    stars: int | None
    team: str | None
    open_hand: list[str] | None
    times: int | None


class Memory(Seen, frozen=True):
    """A card the viewer has seen go into another hand, and the hands it may be in."""

    card: str
    hands: list[Seat]


class RemovedRole(Seen, frozen=True, array_like=True):
    """A role that was not dealt."""

    role: str
    stars: int


class Table(Seen, frozen=True):
    """The whole table; `hand`, `difficulty` and `seen` are the viewer's own, and empty for a spectator."""

    players: list[Player]
    shogun: Seat
    turn: Seat
    turn_number: int
    deck: int
    discards: list[str]
    resolving: list[str]
    set_aside: int
    removed_roles: list[RemovedRole] | None
    weapons_left: int
    hand: list[str]
    difficulty: list[int]
    seen: list[Memory]
