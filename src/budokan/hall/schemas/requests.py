"""What travels over HTTP, beyond the shapes both ways share."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from budokan.hall.schemas.tables import AbsenceRule, ClockRule, Fair, Heard, View, Words
from budokan.kernel.outcome import Outcome
from budokan.kernel.shapes import Shape
from budokan.kernel.texts import Seat
from budokan.kernel.workshop import Collected, Heading
from budokan.players.review import Review
from budokan.teaching.puzzle import Theme

Word = Annotated[str, msgspec.Meta(max_length=32)]
Typed = Annotated[str, msgspec.Meta(max_length=200)]
"""What a person typed; cleaned and cut to the hall's limits later."""
DeckText = Annotated[str, msgspec.Meta(max_length=8_000)]
"""A deck in words, or the name of one that lies ready; nothing leaves the choice to the table's options."""


MOST_CARDS = 60
"""Cards that one set may change: each of them is tried by itself."""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends."""


class PlayNow(Form, frozen=True):
    game: Word
    name: Typed = ""
    seats: int | None = None
    mode: Word | None = None
    level: Word | None = None
    options: dict[str, Any] = {}
    hints: bool = True
    deck: DeckText = ""
    hold: bool = False
    """You are shown something first: nothing happens until you say so."""


class Watch(Form, frozen=True):
    game: Word | None = None
    """The game you would like to see; None: any."""


class FirstGame(Form, frozen=True):
    game: Word
    name: Typed = ""


class OpenPuzzle(Form, frozen=True):
    name: Typed = ""


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as it is offered: what is asked of whom, and nothing of the answer. `level` goes from 1 to 4."""

    id: str
    game: str
    seats: int
    seat: Seat
    theme: Theme
    level: int
    moves: int


class Puzzles(msgspec.Struct, frozen=True):
    """All puzzles of the house, and today's, by its id."""

    today: str
    puzzles: tuple[PuzzleInfo, ...]


class NewTable(Form, frozen=True):
    """`players`: "you", "open", or the level of a bot, seat by seat. `deck` is yours."""

    game: Word
    players: Annotated[tuple[Word, ...], msgspec.Meta(max_length=32)]
    name: Typed = ""
    mode: Word | None = None
    options: dict[str, Any] = {}
    clock: ClockRule = ClockRule()
    absence: AbsenceRule | None = None
    public: bool = False
    hints: bool = True
    deck: DeckText = ""


class SitDown(Form, frozen=True):
    name: Typed = ""
    seat: Seat | None = None
    deck: DeckText = ""


class DeckForm(Form, frozen=True):
    text: DeckText


class Fork(Form, frozen=True):
    """`cards` are changed before the game goes on: they lie on the table as it stood."""

    decision: int
    seat: Seat
    name: Typed = ""
    level: Word | None = None
    cards: Annotated[dict[str, dict[str, Any]], msgspec.Meta(max_length=MOST_CARDS)] = {}


class Renown(msgspec.Struct, frozen=True):
    """A hero at a trial: how often it was tried and won in this hall, and the best of all with the name of who did it."""

    hero: str
    trial: str
    played: int
    won: int
    result: str
    score: float
    name: str


class Seated(msgspec.Struct, frozen=True):
    """Your seat and the token that proves it; both None for who watches.

    `key`: the hall did not know you; it knows you by this one from now on.
    """

    code: str
    seat: Seat | None
    token: str | None
    key: str | None = None


class Limits(msgspec.Struct, frozen=True):
    name: int
    chat: int
    record: int


class HallInfo(msgspec.Struct, frozen=True):
    version: str
    games: tuple[str, ...]
    languages: tuple[str, ...]
    levels: tuple[str, ...]
    level: str
    guests: tuple[str, ...]
    emotes: tuple[str, ...]
    limits: Limits


class KeeperKey(Form, frozen=True):
    key: Annotated[str, msgspec.Meta(max_length=64)]


class Reach(msgspec.Struct, frozen=True):
    """Where other machines reach the hall now. `keeper`: you keep it, and may let the network in (`can_open`), or have."""

    addresses: tuple[str, ...]
    keeper: bool
    can_open: bool
    opened: bool


class ModeInfo(msgspec.Struct, frozen=True):
    name: str
    least: int
    most: int


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: Any
    choices: tuple[Any, ...]
    many: bool


class Called(msgspec.Struct, frozen=True):
    """What a game is called, and what it is about in a sentence."""

    title: str
    about: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house, or one that was brought along.

    `seen`: what its view holds, for whoever has no table of its own for it; asked of one game, not of all.
    """

    name: str
    prefix: str
    rules: int
    modes: tuple[ModeInfo, ...]
    options: tuple[OptionInfo, ...]
    decks: tuple[str, ...]
    """Decks that lie ready; none where a game has no decks to build."""
    phases: tuple[str, ...]
    called: dict[str, Called]
    """By language."""
    seen: tuple[Shape, ...]


class ReadyDeck(msgspec.Struct, frozen=True):
    id: str
    text: str


class Collection(msgspec.Struct, frozen=True):
    game: str
    cards: tuple[Collected, ...]
    ready: tuple[ReadyDeck, ...]
    headings: tuple[Heading, ...]
    """What a deck says of itself before its cards."""
    own: dict[str, Any]
    """The cards of the hall's own, as far as they differ from those of the box."""
    called: dict[str, str]
    """What they are called, by the message that would say it."""


class VerdictInfo(msgspec.Struct, frozen=True):
    """What is to be said about a deck, or about one card of it; what is `barred` keeps the deck from a table."""

    card: str
    text: Words
    barred: bool


class RoomInfo(msgspec.Struct, frozen=True):
    """How many more of a card the deck may take; and why no more than these."""

    more: int
    why: Words


class Inspected(msgspec.Struct, frozen=True):
    """`room` names every card that is on offer for such a deck."""

    cards: dict[str, int]
    headings: dict[str, str]
    verdicts: tuple[VerdictInfo, ...]
    room: dict[str, RoomInfo]
    legal: bool


class Ledger(msgspec.Struct, frozen=True):
    game: str
    language: str
    text: str


class ReplayInfo(msgspec.Struct, frozen=True):
    id: str
    game: str
    mode: str
    options: dict[str, Any]
    called: dict[str, str]
    names: tuple[str, ...]
    decisions: int
    turns: tuple[int, ...]
    outcome: Outcome | None
    fair: Fair | None
    note: Words | None
    """What is to be said of a game because the rules have changed since."""


class Doing(msgspec.Struct, frozen=True):
    """Who did what; no text where that is secret from the reader."""

    seat: Seat
    text: Words | None


class Moment(msgspec.Struct, frozen=True):
    moment: int
    by: Doing | None
    events: list[Heard]
    view: View | None
    views: list[View]


class LookedBack(msgspec.Struct, frozen=True):
    """What was found looking back upon a game; None while it is still being worked out."""

    review: Review | None


class Uploaded(msgspec.Struct, frozen=True):
    id: str


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused, in words of `game` if it is about one."""

    why: Words
    ruling: str = ""
    game: str = ""
