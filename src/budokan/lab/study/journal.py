"""Finished games, written down one line each as they end: whatever is killed, none of them is played again."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from budokan.kernel.errors import BadWords
from budokan.lab.study.plan import Study
from budokan.lab.study.playing import GameRow

FILE = "games.jsonl"


class Head(msgspec.Struct, frozen=True):
    """The first line: which study the games belong to."""

    study: str


class Journal:
    """The file of a folder, open for further games."""

    def __init__(self, folder: Path, study: Study) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / FILE
        self.games = read_games(self.path, study)
        self._file: BinaryIO = self.path.open("ab")
        if not self.path.stat().st_size:
            self._file.write(msgspec.json.encode(_head(study)) + b"\n")
            self._file.flush()

    def write(self, line: bytes) -> GameRow:
        """One finished game; it is on its way to the disk before it counts."""
        self._file.write(line + b"\n")
        self._file.flush()
        game = msgspec.json.decode(line, type=GameRow)
        self.games[game.variant, game.number] = game
        return game

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _head(study: Study) -> Head:
    return Head(blake2b(study.identity(), digest_size=16).hexdigest())


def read_games(path: Path, study: Study) -> dict[tuple[int, int], GameRow]:
    """The games finished so far. A last line that was cut short is dropped: its game is played again."""
    if not path.exists() or not path.stat().st_size:
        return {}
    whole, _, rest = path.read_bytes().rpartition(b"\n")
    lines = whole.split(b"\n") if whole else []
    try:
        head = msgspec.json.decode(lines[0] if lines else rest, type=Head)
        games = msgspec.json.decode(b"[" + b",".join(lines[1:]) + b"]", type=list[GameRow])
    except msgspec.DecodeError:
        raise BadWords("lab-bad-journal", file=str(path)[:120]) from None
    if head != _head(study):
        raise BadWords("lab-other-study", folder=str(path.parent)[:120])
    if rest:
        with path.open("r+b") as file:
            file.truncate(len(whole) + 1 if whole else 0)
    return {(game.variant, game.number): game for game in games}
