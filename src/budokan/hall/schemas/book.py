"""What travels over HTTP about games that were played: to who played them, and in the book of the hall to everybody."""

from __future__ import annotations

import msgspec

from budokan.hall.schemas.requests import Renown
from budokan.hall.schemas.tables import TableInfo
from budokan.kernel.texts import Seat


class UnderWay(msgspec.Struct, frozen=True):
    """A table at which you sit. `yours`: it waits for you."""

    table: TableInfo
    seat: Seat
    yours: bool


class Invited(msgspec.Struct, frozen=True):
    """A table to which who sits there on this seat has invited you."""

    table: TableInfo
    by: Seat


class Waiting(msgspec.Struct, frozen=True):
    """What waits for you in the hall: your games under way, those that wait for your decision first, and invitations."""

    under_way: list[UnderWay]
    invited: list[Invited]


class Opponent(msgspec.Struct, frozen=True):
    """Who else sat there: a name (empty for somebody), or the level of a bot; and whether they won."""

    name: str
    level: str
    won: bool


class Played(msgspec.Struct, frozen=True):
    """A game you have finished. `number` orders them; `seconds` from the table's beginning to its end."""

    number: int
    code: str
    game: str
    mode: str
    at: int
    seconds: int
    decisions: int
    won: bool
    reason: str
    side: str
    hero: str
    deck: str
    others: tuple[Opponent, ...]


class GameCount(msgspec.Struct, frozen=True):
    game: str
    played: int
    won: int


class Share(msgspec.Struct, frozen=True):
    """How often something was played and won: a role or clan (`side`), a character (`hero`) or a deck, by its name."""

    what: str
    played: int
    won: int


class Rival(msgspec.Struct, frozen=True):
    """Against whom: a name or the level of a bot, how often, how often you won, and how often they did."""

    name: str
    level: str
    played: int
    won: int
    lost: int


class Looked(msgspec.Struct, frozen=True):
    """A game that was looked back upon: what luck and what your own decisions brought you, in shares of a victory."""

    code: str
    at: int
    luck: float
    skill: float


class Standing(msgspec.Struct, frozen=True):
    """A rating and its uncertainty."""

    mu: float
    sigma: float
    played: int


class Figures(msgspec.Struct, frozen=True):
    """What your games of one kind come to. `bests`: what you have done against the game itself."""

    game: str
    sides: tuple[Share, ...]
    heroes: tuple[Share, ...]
    decks: tuple[Share, ...]
    rivals: tuple[Rival, ...]
    looked: tuple[Looked, ...]
    bests: tuple[Renown, ...]
    standing: Standing | None


class MyPage(msgspec.Struct, frozen=True):
    """Games under way, those that wait for you first; how many of each game you have finished, and the newest of them."""

    under_way: list[UnderWay]
    games: list[GameCount]
    played: list[Played]


class BookLine(msgspec.Struct, frozen=True):
    """Somebody who wishes to be listed, or the bots of a level (`level`), which do not move and have no games to count."""

    name: str
    level: str
    mu: float
    sigma: float
    played: int
    won: int
    you: bool


class Book(msgspec.Struct, frozen=True):
    """Who plays this game here, the strongest first. `games`: how many were finished; `people`: by how many people."""

    game: str
    games: int
    people: int
    lines: list[BookLine]
