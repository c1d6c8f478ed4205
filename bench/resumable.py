"""Games that are written down as they end, so that a long measurement can be stopped and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from budokan.lab.simulate import Played


class Kept(msgspec.Struct, frozen=True):
    """One game: the row of the table it belongs to, who played it, its number and what came of it."""

    row: str
    bot: str
    number: int
    played: Played


class Results:
    """The file of results: a game that is there already is not played again."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: dict[tuple[str, str, int], Played] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            try:
                kept = msgspec.json.decode(line, type=Kept)
            except msgspec.MsgspecError:
                continue  # a line cut short by a power cut is played again
            self.known[kept.row, kept.bot, kept.number] = kept.played

    def game(self, row: str, bot: str, number: int, play: Callable[[], Played]) -> Played:
        """What came of this game, played now if it was not before."""
        played = self.known.get((row, bot, number))
        if played is None:
            played = self.known[row, bot, number] = play()
            with self.file.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(Kept(row, bot, number, played)).decode() + "\n")
        return played
