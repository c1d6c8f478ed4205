"""What both HTTP and the WebSocket carry: tables, seats, clocks, events and options as clients see them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat, Text

_REFERENCES = [
    {"type": "object", "properties": {"seat": {"type": "integer"}}, "required": ["seat"]},
    {"type": "object", "properties": {"say": {"type": "string"}}, "required": ["say"]},
]

_TEXT = {
    "type": "object",
    "properties": {"id": {"type": "string"}, "args": {"type": "object"}, "ruling": {"type": "string"}},
    "required": ["id", "args", "ruling"],
}

_LIST = {"type": "array", "items": {"anyOf": _REFERENCES}}

_ARG = {"anyOf": [{"type": "integer"}, {"type": "string"}, *_REFERENCES, _TEXT, _LIST]}


class Words(Text, frozen=True):
    """A text as it travels: nothing is left out where it is empty, and what goes into its gaps is read back as plain values."""

    args: Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"additionalProperties": _ARG})]
    ruling: str


def in_words(said: Text) -> Words:
    return Words(said.id, said.args, said.ruling)


class Asked(msgspec.Struct, frozen=True):
    """What the table waits for: the decision by its name, the question, and whether it is answered in secret."""

    name: str
    ask: Words
    secret: bool


class View(msgspec.Struct, frozen=True):
    """What one seat may know, as it travels: `table` is the game's own. When the game is over nothing is asked in any phase.

    `foresight` is what the game reckons for a person from all this, if it reckons anything.
    """

    seat: Seat | None
    seats: int
    waiting: tuple[Seat, ...]
    outcome: Outcome | None
    table: Any
    decision: Asked | msgspec.UnsetType = msgspec.UNSET
    phase: str | None = None
    foresight: Any | msgspec.UnsetType = msgspec.UNSET


TableState = Literal["waiting", "running", "over", "closed"]
Sitter = Literal["open", "person", "bot"]

Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)]

DAY = 86_400

SLOW = 3_600
"""Seconds for a decision from which on nobody is expected to stay at the table."""


class ClockRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: as long as one likes, so long for each decision, or so long for the whole game."""

    kind: Literal["none", "move", "player"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0

    @property
    def is_slow(self) -> bool:
        """Whether one comes for a decision and goes again."""
        return self.kind == "move" and self.seconds >= SLOW

    @property
    def days(self) -> int:
        """BK-8.3: how many days one has for a decision; 0 where time is not counted in days."""
        return self.seconds // DAY if self.kind == "move" and self.seconds % DAY == 0 else 0


class AbsenceRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """BK-9.2, BK-9.3: how long who is away is waited for, and whether the others must agree that a bot plays.

    `left` are the seconds for who said that they go, `broken` those for whose line broke.
    """

    left: Seconds = 0
    broken: Seconds = 30
    agree: bool = False


class Gone(msgspec.Struct, frozen=True):
    """BK-9.1: a person is not here: for how many milliseconds at the moment of sending, and whether they said that they go.

    `bot_in` are the milliseconds after which a bot may be seated for them; None where one plays already. `back` is the moment
    until which they have said to be away, in milliseconds since 1970.
    """

    ago: int
    left: bool
    bot_in: int | None
    back: int | None


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there. `away`: a bot of `level` plays for the person until he is back. `gone`: the person is not here."""

    seat: Seat
    kind: Sitter
    name: str
    level: str
    online: bool
    away: bool
    gone: Gone | None


class ForkInfo(msgspec.Struct, frozen=True):
    """Which moment of which replay this table was forked from."""

    replay: str
    decision: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the lobby shows it. Nothing of it is secret. `waiting`: the seats it waits for.

    `called`: the names of cards no catalogue knows, by the message that would say them. `duel`: who gives up has lost.
    `rematch`: the code of the table at which the same people play again.
    """

    code: str
    game: str
    mode: str
    options: dict[str, Any]
    called: dict[str, str]
    state: TableState
    seats: tuple[SeatInfo, ...]
    clock: ClockRule
    absence: AbsenceRule
    public: bool
    hints: bool
    decisions: int
    commitment: str
    fork: ForkInfo | None
    watchers: int
    created: int
    waiting: tuple[Seat, ...]
    duel: bool
    rematch: str


class Fair(msgspec.Struct, frozen=True):
    """What was promised about the luck, and what keeps the promise."""

    commitment: str
    nonce: str
    seed: str
    holds: bool


class Offered(msgspec.Struct, frozen=True):
    """A move that may be made."""

    move: dict[str, Any]
    text: Words
    ruling: str


class Impossible(msgspec.Struct, frozen=True):
    """A move one might expect, and why it may not be made."""

    move: dict[str, Any]
    text: Words
    why: Words
    ruling: str


class Heard(msgspec.Struct, frozen=True):
    """Something that happened, as one seat was told. `number` is the change of the table it belongs to."""

    event: dict[str, Any]
    text: Words
    ruling: str
    number: int


class Line(msgspec.Struct, frozen=True):
    """Something said: words or an emote. `seat` is None for who watches."""

    seat: Seat | None
    name: str
    text: str
    emote: str
    at: int


class Clocks(msgspec.Struct, frozen=True):
    """Milliseconds left to each seat, and whose clock runs.

    `until`: where time is counted in days, the moment at which each clock that runs falls, in milliseconds since 1970. Time
    that is off may lie before it.
    """

    left: tuple[int | None, ...]
    running: tuple[Seat, ...]
    until: tuple[int | None, ...] = ()


class UndoRequest(msgspec.Struct, frozen=True):
    """Who asks to take back how many decisions, and who has not answered."""

    seat: Seat
    decisions: int
    waiting: tuple[Seat, ...]


class UndoState(msgspec.Struct, frozen=True):
    """How many decisions the reader may take back without asking, and what others ask.

    `at_once` is how many an undo takes back now without anybody being asked; 0 where somebody would be.
    """

    free: int
    request: UndoRequest | None
    at_once: int = 0


class StandInRequest(msgspec.Struct, frozen=True):
    """BK-9.3: who wants a bot to play for whom, and who has not answered."""

    seat: Seat
    by: Seat
    waiting: tuple[Seat, ...]


class LessonState(msgspec.Struct, frozen=True):
    """A first game: the step it stands at, of how many; what is said before it, and about which part of the table.

    `waits`: nothing happens until the reader has said that they have read it. `over`: the script has ended.
    `puzzle`: it is no first game but this puzzle, whose one step is the move that solves it.
    """

    step: int
    steps: int
    say: Words | None
    at: str
    waits: bool
    over: bool
    puzzle: str = ""


class Over(msgspec.Struct, frozen=True):
    """The game has ended: where its replay and its record are."""

    replay: str
    record: str
    fair: Fair | None


class Advised(msgspec.Struct, frozen=True):
    """A move that is worth making, and the seat's chances to be among the winners after it."""

    move: dict[str, Any]
    text: Words
    chance: float


class Suspected(msgspec.Struct, frozen=True):
    """What another player may be, how likely that is, and what speaks for it."""

    seat: Seat
    what: Words
    chance: float
    because: tuple[Words, ...]
