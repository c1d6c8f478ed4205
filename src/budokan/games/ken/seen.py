"""What a table of Ken il Guerriero shows to one seat (KEN-34); the client's types are written from here."""

from __future__ import annotations

from typing import Annotated

import msgspec

from budokan.games.ken.pieces import Fought
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat
from budokan.kernel.views import Seen

TWO = msgspec.Meta(min_length=2, max_length=2)
"""One for each player, or for each side of a combat: the attacker first."""


class AssignedCard(Seen, frozen=True):
    """A card assigned to a piece, and whose it is."""

    card: str
    seat: Seat


class Piece(Seen, frozen=True):
    """A card in a present; it has either lives or a resistance, and only a place says whether it is inhabited."""

    piece: int
    card: str
    lives: int | None
    engaged: bool
    assigned: list[AssignedCard]
    attack: int
    defence: int
    resistance: int | None
    green: int
    inhabited: bool | None


class Player(Seen, frozen=True):
    """What everybody sees of a player; `known` of his hand, and his `deck` where its list is open."""

    seat: Seat
    points: int
    to_win: int
    income: int
    hand: int
    known: list[str]
    open_hand: list[str] | None
    future: int
    past: list[str]
    removed: list[str]
    forces: list[Piece]
    territory: list[Piece]
    destiny: list[Piece]
    deck: dict[str, int] | None


class Group(Seen, frozen=True):
    front: list[int]
    commanders: list[int]
    behind: list[int]


class Battle(Seen, frozen=True):
    """A declared attack, on a place or on a single card."""

    attacker: Seat
    place: int | None
    target: int | None
    attack: Group
    defence: Group


class Used(Seen, frozen=True):
    seat: Seat
    card: str
    paid: bool
    annulled: bool


class Activated(Seen, frozen=True):
    piece: int
    card: str
    ability: int


class Values(Seen, frozen=True):
    """The values of a card in front, as they stand."""

    piece: int
    attack: int
    defence: int
    resistance: int


class Loss(Seen, frozen=True):
    piece: int
    lives: int
    dead: bool


class Fight(Seen, frozen=True):
    """A combat under way, or the one a group that is being named would fight, and what it would come to."""

    kind: Fought
    attacker: Seat
    place: int | None
    groups: Annotated[list[Group], TWO]
    used: list[Used]
    events: list[AssignedCard]
    activated: list[Activated]
    spent: Annotated[list[int], TWO]
    annulled: list[int]
    suicides: list[int]
    attack: Annotated[list[int], TWO]
    surprise: Annotated[list[bool], TWO]
    deadly: Annotated[list[bool], TWO]
    double: Annotated[list[bool], TWO]
    slayer: Annotated[list[bool], TWO]
    values: list[Values]
    losses: list[Loss]
    surplus: Annotated[list[bool], TWO]


class Prospect(Seen, frozen=True):
    """What an answer would make of the combat."""

    move: Move
    attack: Annotated[list[int], TWO]
    losses: list[Loss]


class Lasting(Seen, frozen=True, array_like=True):
    """A card whose effect lasts for the turn, and the piece it is about."""

    card: str
    piece: int


class Table(Seen, frozen=True):
    """The whole table; `forming`, `prospects` and `hand` are the viewer's own."""

    players: Annotated[list[Player], TWO]
    turn: Seat
    turn_number: int
    advanced: bool
    battles: list[Battle]
    combat: Fight | None
    forming: Fight | None
    prospects: list[Prospect]
    lasting: list[Lasting]
    hand: list[str]
