"""Chapter 27: caltrops and trap tokens put on the field."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import OFFSETS, name_of
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.language.values import (
    Place,
)
from budokan.games.senjutsu.moves import PutToken
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def place_tokens(table: Table, number: int, play: Play, seat: Seat, effect: Place) -> Frames:
    """SJ-53.6, SJ-66.26: a caltrop on one empty cell, or trap tokens on as many as there is room for."""
    cells = empty_cells(table, play, effect.cells)
    if not cells:
        return NOTHING
    if effect.token == "caltrop":
        return [PlaceToken(seat, number, effect.cells, ("caltrop",) * effect.number)]
    piece = ("trap", "trap", "decoy")
    return [PlaceToken(seat, number, effect.cells, piece[: effect.number])]


def empty_cells(table: Table, play: Play, cells: tuple[str, ...]) -> list[str]:
    here, facing = table.at[play.figure], table.facing[play.figure]
    found: list[str] = []
    for cell in cells:
        hex = here + OFFSETS[cell][facing]
        if table.open(hex) and hex not in table.tokens and hex not in table.soft:
            found.append(cell)
    return found


@frame
class PlaceToken(Question):
    """SJ-66.26: which token goes where; which trap tokens are live only he knows (SJ-27.27)."""

    play: PlayNumber
    cells: tuple[str, ...]
    tokens: tuple[str, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-token", {"seat": SeatRef(self.seat)}, "SJ-66.26")

    def options(self, table: Table) -> list[Move]:
        cells = empty_cells(table, table.plays[self.play], self.cells)
        return [PutToken(token, cell) for token in dict.fromkeys(self.tokens) for cell in cells]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, PutToken), "a token is put down"
        play = table.plays[self.play]
        hex = table.at[play.figure] + OFFSETS[move.cell][table.facing[play.figure]]
        kind = "caltrop" if move.token == "caltrop" else "trap"
        table.tokens = {**table.tokens, hex: (kind, self.seat, move.token != "decoy")}
        table.tell(tell.TokenPlaced(self.seat, kind, name_of(hex)))
        left = list(self.tokens)
        left.remove(move.token)
        more = left and empty_cells(table, play, self.cells)
        return [PlaceToken(self.seat, self.play, self.cells, tuple(left))] if more else NOTHING
