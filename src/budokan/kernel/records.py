"""Records: how a game was dealt and every decision made, as text that a person can read.

    budokan record 1
    game: "samurai-sword"
    rules: 1
    ...
    seed: 7
    decisions: 3
    0 play focus
    0 attack 3 with nodachi
    3 take it
    digest: "0f3c..."

Where somebody has given a duel up, a line before the last one says who: `resigned: 1`. It is no decision: no rule asks for it.

The record is the truth: undo is replaying fewer decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of
from budokan.kernel.texts import Seat, text

if TYPE_CHECKING:
    from budokan.kernel.moves import Move, Moves

FIRST_LINE = "budokan record 1"
MOST_DECISIONS = 10**9
"""A record that promises more is none; beyond 28 digits the number could not even be said."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is settled before the first decision. A game starts from a seed, or from a position that was set up.

    BK-4.6: `luck` says that the deal comes from the keyed stream of the seed (`keyed`); without it, from the fast one. BK-4.7:
    in a game that was played on from another it also says at which state which stream took over.

    A hall binds itself to the seed before it deals: `commitment` is what it published, `nonce` what opens it.
    """

    game: str
    rules: int
    mode: str
    seats: int
    options: dict[str, Any] = {}
    seed: int | None = None
    position: dict[str, Any] | None = None
    commitment: str | None = None
    nonce: str | None = None
    luck: str | None = None


class Record(msgspec.Struct, frozen=True):
    """A header, the decisions in order, and the digest of the table after the last one.

    BK-3.7: `resigned` is who gave the game up after the last decision, if anybody did.
    """

    header: Header
    decisions: tuple[tuple[Seat, Any], ...]
    digest: str = ""
    resigned: Seat | None = None

    def __repr__(self) -> str:
        """What it is a record of, in a line."""
        head = self.header
        return f"<Record {head.game} {head.mode} seats={head.seats} decisions={len(self.decisions)} digest={self.digest}>"

    def text(self) -> str:
        """The record as people read it, and `read_record` does."""
        lines = [FIRST_LINE]
        for name in Header.__struct_fields__:
            value = getattr(self.header, name)
            if value is not None:
                lines.append(f"{name}: {msgspec.json.encode(value).decode()}")
        lines.append(f"decisions: {len(self.decisions)}")
        lines += [f"{seat} {move}" for seat, move in self.decisions]
        if self.resigned is not None:
            lines.append(f"resigned: {self.resigned}")
        lines.append(f"digest: {msgspec.json.encode(self.digest).decode()}")
        return "\n".join(lines) + "\n"


class RawRecord(msgspec.Struct, frozen=True):
    """A record as read, its moves still words: which game's words they are is in the header."""

    header: Header
    lines: tuple[tuple[Seat, str], ...]
    digest: str
    resigned: Seat | None = None

    def understood_by(self, moves: Moves) -> Record:
        decisions: list[tuple[Seat, Move]] = []
        for number, (seat, words) in enumerate(self.lines, start=1):
            try:
                decisions.append((seat, moves.parse(words)))
            except BadWords:
                raise BadWords("bad-record-move", number=number, what=words[:80]) from None
        return Record(self.header, tuple(decisions), self.digest, self.resigned)


def read_record(words: str) -> RawRecord:
    """A record from its text; one clear sentence, with the line, if it is none."""
    lines = words.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadWords("not-a-record", expected=FIRST_LINE)
    head: dict[str, Any] = {}
    at = 1
    while at < len(lines):
        name, colon, value = lines[at].partition(": ")
        if not colon:
            raise BadWords("bad-record-line", line=at + 1, expected=text("line-of-head"))
        try:
            head[name] = msgspec.json.decode(value)
        except (msgspec.DecodeError, UnicodeEncodeError):
            raise BadWords("bad-record-line", line=at + 1, expected=f"{name}: JSON") from None
        at += 1
        if name == "decisions":
            break
    count = head.pop("decisions", None)
    if type(count) is not int or not 0 <= count <= MOST_DECISIONS:
        raise BadWords("bad-record-line", line=at, expected=text("line-of-count"))
    try:
        header = msgspec.convert(head, Header)
    except msgspec.ValidationError as error:
        raise BadWords("bad-record-header", what=fault_of(error)) from None
    if len(lines) < at + count + 1:
        raise BadWords("short-record", expected=count, found=max(0, len(lines) - at - 1))
    decisions = tuple(_decision(lines[number], number + 1) for number in range(at, at + count))
    resigned = _resigned(lines[at + count], at + count + 1)
    if resigned is not None:
        at += 1
        if len(lines) < at + count + 1:
            raise BadWords("bad-record-line", line=at + count + 1, expected='digest: "..."')
    name, _, digest = lines[at + count].partition(": ")
    if name != "digest" or len(digest) < 2 or digest[0] != '"' or digest[-1] != '"':
        raise BadWords("bad-record-line", line=at + count + 1, expected='digest: "..."')
    if any(line.strip() for line in lines[at + count + 1 :]):
        raise BadWords("bad-record-line", line=at + count + 2, expected=text("line-beyond"))
    return RawRecord(header, decisions, digest[1:-1], resigned)


def _resigned(line: str, number: int) -> Seat | None:
    """BK-3.7: who gave up, if this line says so."""
    name, _, seat = line.partition(": ")
    if name != "resigned":
        return None
    if not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise BadWords("bad-record-line", line=number, expected="resigned: SEAT")
    return int(seat)


def _decision(line: str, number: int) -> tuple[Seat, str]:
    seat, space, words = line.partition(" ")
    if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise BadWords("bad-record-line", line=number, expected=text("line-of-decision"))
    return int(seat), words
