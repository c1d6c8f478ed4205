"""What travels over the WebSocket. `docs/protocol.md` tells the story of each message."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from budokan.hall.schemas.tables import (
    Advised,
    Clocks,
    Heard,
    Impossible,
    LessonState,
    Line,
    Offered,
    Over,
    StandInRequest,
    Suspected,
    TableInfo,
    UndoState,
    View,
    Words,
)
from budokan.kernel.texts import Seat

Code = Annotated[str, msgspec.Meta(max_length=12)]
Token = Annotated[str, msgspec.Meta(max_length=64)]
Level = Annotated[str, msgspec.Meta(max_length=32)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something a client says; `id` is repeated in the answer."""

    id: Number | None = None


class Hello(Said, frozen=True, tag="hello"):
    table: Code
    token: Token | None = None
    person: Token | None = None
    last: Number | None = None


class Play(Said, frozen=True, tag="play"):
    number: Number
    move: dict[str, Any]


class Start(Said, frozen=True, tag="start"):
    level: Level | None = None


class Chat(Said, frozen=True, tag="chat"):
    text: str


class Emote(Said, frozen=True, tag="emote"):
    emote: Level


class Undo(Said, frozen=True, tag="undo"):
    pass


class UndoAnswer(Said, frozen=True, tag="undo-answer"):
    accept: bool


class GiveSeat(Said, frozen=True, tag="give-seat"):
    level: Level | None = None


class TakeSeat(Said, frozen=True, tag="take-seat"):
    pass


class GiveUp(Said, frozen=True, tag="give-up"):
    pass


class SeatBot(Said, frozen=True, tag="seat-bot"):
    seat: Annotated[int, msgspec.Meta(ge=0, le=63)]


class SeatBotAnswer(Said, frozen=True, tag="seat-bot-answer"):
    accept: bool


class Leave(Said, frozen=True, tag="leave"):
    pass


class Hold(Said, frozen=True, tag="hold"):
    on: bool


class Forced(Said, frozen=True, tag="forced"):
    on: bool


class Read(Said, frozen=True, tag="read"):
    step: Number


class Hint(Said, frozen=True, tag="hint"):
    pass


class Log(Said, frozen=True, tag="log"):
    before: Number


class Ping(Said, frozen=True, tag="ping"):
    pass


Talked = Chat | Emote
Seating = Start | GiveSeat | TakeSeat | GiveUp | SeatBot | SeatBotAnswer | Leave
Taught = Hold | Read | Forced
FromClient = Hello | Play | Talked | Undo | UndoAnswer | Seating | Taught | Hint | Log | Ping


class ToClient(msgspec.Struct, frozen=True, kw_only=True):
    """Something the hall says."""


class Snapshot(ToClient, frozen=True, tag="snapshot"):
    number: int
    decisions: int
    you: Seat | None
    table: TableInfo
    view: View | None
    options: list[Offered]
    impossible: list[Impossible]
    log: list[Heard]
    log_from: int
    clocks: Clocks
    chat: list[Line]
    undo: UndoState
    stand_in: StandInRequest | None
    thinking: list[Seat]
    over: Over | None
    lesson: LessonState | None
    held: bool
    decided: int


class Update(ToClient, frozen=True, tag="update"):
    since: int
    number: int
    decisions: int
    events: list[Heard]
    view: View
    options: list[Offered]
    impossible: list[Impossible]
    clocks: Clocks
    undo: UndoState
    lesson: LessonState | None
    held: bool


class TableChanged(ToClient, frozen=True, tag="table"):
    table: TableInfo


class Thinking(ToClient, frozen=True, tag="thinking"):
    seats: list[Seat]


class Spoken(ToClient, frozen=True, tag="chat"):
    line: Line


class UndoNews(ToClient, frozen=True, tag="undo"):
    undo: UndoState
    settled: str


class StandInNews(ToClient, frozen=True, tag="stand-in"):
    request: StandInRequest | None
    settled: str


class Hinted(ToClient, frozen=True, tag="hint"):
    re: int | None
    number: int
    level: str
    moves: list[Advised]
    suspected: list[Suspected]


class Earlier(ToClient, frozen=True, tag="log"):
    re: int | None
    log_from: int
    log: list[Heard]


class Ended(ToClient, frozen=True, tag="over"):
    over: Over


class Done(ToClient, frozen=True, tag="done"):
    re: int | None
    number: int


class Refused(ToClient, frozen=True, tag="refusal"):
    re: int | None
    why: Words
    ruling: str
    number: int


class Trouble(ToClient, frozen=True, tag="error"):
    re: int | None
    why: Words
    closing: bool


News = Snapshot | Update | TableChanged | Thinking | Spoken | UndoNews | StandInNews | Hinted | Earlier | Ended
FromHall = News | Done | Refused | Trouble

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
ENCODER = msgspec.json.Encoder()


def schema() -> dict[str, Any]:
    """JSON Schema of every message, for clients that generate their types."""
    (client, hall), components = msgspec.json.schema_components([FromClient, FromHall], ref_template="#/$defs/{name}")
    return {"$defs": components, "client": client, "hall": hall}
