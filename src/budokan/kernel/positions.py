"""Positions: one moment of a game as JSON, and back.

Frames are written as their name and fields. They hold only seats, ids, numbers, tuples and other frames, so the shape
of the JSON says what each value is: a list is a tuple, an object with `frame` a frame, an object with `type` a move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Annotated, Any

import msgspec

from budokan.kernel.annotations import names_of
from budokan.kernel.declared import Declared, Holder
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of
from budokan.kernel.frames import Frame
from budokan.kernel.moves import Move, Moves
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat, text

Number = Annotated[int, msgspec.Meta(ge=-1, le=100_000)]
"""A number of a game's state; -1 says that there is none."""

Word = Annotated[str, msgspec.Meta(max_length=200)]
"""The id of something, or a line of a card."""

Bits = Annotated[int, msgspec.Meta(ge=0, le=2**62)]
"""Which of several things there are, or have happened, one bit for each."""

Several = msgspec.Meta(max_length=1_000)
"""No pile, no hand and no list of a game's state is longer."""

Words = Annotated[list[Word], Several]
Numbers = Annotated[list[Number], Several]
Flags = Annotated[list[bool], Several]
Piles = Annotated[list[Words], Several]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """One moment of one game."""

    game: str
    rules: int
    mode: str
    seats: int
    options: dict[str, Any]
    luck: str
    stack: list[dict[str, Any]]
    answers: dict[str, Any]
    state: dict[str, Any]
    outcome: Outcome | None = None

    def text(self) -> str:
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()


def read_position(position: Position | Mapping[str, Any] | str | bytes) -> Position:
    """A position from JSON text, a mapping or a position; one clear sentence if it is none."""
    if isinstance(position, Position):
        return position
    try:
        if isinstance(position, str | bytes):
            return msgspec.json.decode(position, type=Position)
        return msgspec.convert(position, Position)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError) as error:
        raise BadWords("bad-position", what=fault_of(error)) from None


def digest_of(position: Position) -> str:
    return blake2b(msgspec.json.encode(position, order="deterministic"), digest_size=16).hexdigest()


def write_value(value: Any) -> Any:
    if isinstance(value, Frame):
        return {"frame": type(value).__name__, **{name: write_value(getattr(value, name)) for name in names_of(type(value))}}
    if isinstance(value, tuple):
        return [write_value(one) for one in value]
    if isinstance(value, Move):
        return msgspec.to_builtins(value)
    return value


def write_stack(stack: Sequence[Frame]) -> list[dict[str, Any]]:
    return [write_value(frame) for frame in stack]


def write_answers(answers: Mapping[Seat, Move]) -> dict[str, Any]:
    return {str(seat): msgspec.to_builtins(move) for seat, move in sorted(answers.items())}


class FrameReader:
    """Reads the frames of one game back, each field held against what it is declared to be."""

    def __init__(self, kinds: Sequence[type[Frame]], moves: Moves) -> None:
        named = {kind.__name__: kind for kind in kinds}
        assert len(named) == len(kinds), "frame names are unique within a game"
        self.declared = Declared(named, moves)

    def stack(self, data: Sequence[Any], table: Holder) -> list[Frame]:
        return self.declared.stack(data, table)

    def answers(self, data: Mapping[str, Any], seats: int, table: Holder) -> dict[Seat, Move]:
        known = {str(seat): seat for seat in range(seats)}
        if not known.keys() >= data.keys():
            raise BadWords("bad-position", what=text("position-answers"))
        return {known[seat]: self.declared.answer(move, table) for seat, move in data.items()}
