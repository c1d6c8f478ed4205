"""Openings and habits counted of games between bots: each game a line that is kept, so that one may go on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

import budokan
from budokan.kernel.luck import Luck
from budokan.lab.pool import spread
from budokan.lab.puzzles.finding import WAYS, Way
from budokan.lab.simulate import Progress
from budokan.lab.study.playing import seat_rows, steady_bot
from budokan.players.runner import play_out
from budokan.teaching.openings import Openings, Tally


class Piece(msgspec.Struct, frozen=True):
    """One game of a series, and who plays all of its seats."""

    game: str
    bots: str
    number: int


class Seat(msgspec.Struct, frozen=True):
    """What somebody played as, whether they won, and their decisions in order."""

    labels: dict[str, str]
    won: bool
    moves: tuple[str, ...]


class Line(Piece, frozen=True):
    """The same when it has ended."""

    seats: tuple[Seat, ...] = ()


def play_piece(piece: bytes) -> bytes:
    """What a worker does."""
    return msgspec.json.encode(played(msgspec.json.decode(piece, type=Piece)))


def played(piece: Piece) -> Line:
    game = budokan.game(piece.game)
    ways = WAYS.get(piece.game) or (Way(game.seats[0]),)
    way, seed = ways[piece.number % len(ways)], Luck(piece.number, f"openings {piece.game}").draw()
    table = game.new(way.seats, seed, way.mode, **way.options)
    names = (piece.bots,) * table.seats
    play_out(table, [steady_bot(one, game, seed, seat) for seat, one in enumerate(names)], game.length)
    if table.outcome is None:
        return Line(piece.game, piece.bots, piece.number)
    moves: list[list[str]] = [[] for _ in names]
    for seat, move in table.decisions():
        moves[seat].append(str(move))
    seats = []
    for row in seat_rows(game, table, names):
        labels = {"side": row.role or row.clan, "hero": row.character, "deck": row.deck}
        seats.append(Seat({label: one for label, one in labels.items() if one}, row.won, tuple(moves[row.seat])))
    return Line(piece.game, piece.bots, piece.number, tuple(seats))


def gather(game: str, bots: str, numbers: range, kept: Path | None, workers: int, progress: Progress) -> list[Line]:
    """These games; those that are kept in the file are not played again, and the others join them."""
    known = {line.number: line for line in _read(kept) if (line.game, line.bots) == (game, bots)}
    missing = [number for number in numbers if number not in known]
    for result in spread(play_piece, [msgspec.json.encode(Piece(game, bots, number)) for number in missing], workers):
        line = msgspec.json.decode(result, type=Line)
        known[line.number] = line
        if kept is not None:
            with kept.open("ab") as file:
                file.write(result + b"\n")
        progress(1)
    return [known[number] for number in sorted(known)]


def _read(kept: Path | None) -> list[Line]:
    """A line that was cut short is no game."""
    if kept is None or not kept.exists():
        return []
    return [msgspec.json.decode(line, type=Line) for line in kept.read_bytes().split(b"\n")[:-1]]


def counted(game: str, lines: Sequence[Line], bots: str) -> Openings:
    tally, moves = Tally(game), budokan.game(game).moves
    for line in lines:
        tally.games += bool(line.seats)
        for seat in line.seats:
            tally.add(seat.labels, [moves.parse(words) for words in seat.moves], won=seat.won)
    return tally.told(bots)
