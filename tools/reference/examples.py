"""An example of every move and event of a game, and of its view, as `tools.reference.search` has found them.

They lie in `docs/reference/examples/<game>.json`, each with the golden game and the decision it was found at, so that the pages
can be written, and held against their types, without playing anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from budokan.kernel.game import Game
from budokan.kernel.records import RawRecord, read_record
from budokan.kernel.table import Table

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
KEPT = ROOT / "docs" / "reference" / "examples"


class Example(msgspec.Struct):
    """A move, an event or a view as JSON, and where it was found: in which golden game, and after how many decisions."""

    game: str
    decision: int
    value: Any


class Examples(msgspec.Struct):
    """What was found of one game, by tag."""

    moves: dict[str, Example]
    events: dict[str, Example]
    view: Example


def kept(game: Game) -> Examples:
    return msgspec.json.decode((KEPT / f"{game.name}.json").read_bytes(), type=Examples)


def keep(game: Game, found: Examples) -> None:
    KEPT.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (KEPT / f"{game.name}.json").write_bytes(text + b"\n")


def record_of(game: Game, name: str) -> RawRecord:
    return read_record((GOLDEN / game.name / f"{name}.record").read_text(encoding="utf-8"))


def moments(game: Game, record: RawRecord) -> Iterator[tuple[int, Table, Any]]:
    """The table before each decision with the move that is made, and once more at the end, where it is None."""
    head = record.header
    table = game.new(head.seats, head.seed, head.mode, listen=True, **head.options)
    for number, (seat, words) in enumerate(record.lines):
        move = game.moves.parse(words)
        yield number, table, move
        table.play(seat, move)
    yield len(record.lines), table, None
