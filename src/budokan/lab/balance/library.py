"""Every game of a search, a line each as it ends: none is played again, and later searches learn from them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, BinaryIO, NamedTuple, Self

import msgspec

import budokan
from budokan.kernel.errors import BadWords
from budokan.lab.balance.plan import Design, Plan
from budokan.lab.study.executors import Executor
from budokan.lab.study.playing import seat_rows, steady_bot
from budokan.lab.study.stopping import has
from budokan.players.runner import play_out

FILE = "library.jsonl"


class Piece(msgspec.Struct, frozen=True):
    """One game: a match-up, the deal, who plays, and the figures that are not as printed."""

    matchup: str
    number: int
    bots: str
    design: dict[str, float]

    @property
    def key(self) -> str:
        """The same game again has the same key, in whatever order its figures are named."""
        plain = [self.matchup, self.number, self.bots, sorted((path, float(value)) for path, value in self.design.items())]
        return blake2b(msgspec.json.encode(plain), digest_size=12).hexdigest()


class Row(Piece, frozen=True):
    """The same when it has ended: what part of those who are measured won; a game without a winner is half won.

    `failure` says what went wrong with us; such a game does not count. `learnt` ones come from another search.
    """

    share: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.5
    failure: str = ""
    learnt: bool = False


class Head(msgspec.Struct, frozen=True):
    """The first line: whose games these are."""

    balance: str


class Library:
    """The games of a folder, open for further ones."""

    def __init__(self, folder: Path, plan: Plan, told: Callable[[int], None] = lambda _: None) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.plan = plan
        self.told = told
        self.path = folder / FILE
        self.rows = {row.key: row for row in read_rows(self.path, plan)}
        self._asked: dict[str, Row] = {}
        """What was asked for this time: a search that goes on may know no more than it did when it was here first."""
        self.played = 0
        self._file: BinaryIO = self.path.open("ab")
        if not self.path.stat().st_size:
            self._file.write(msgspec.json.encode(head_of(plan)) + b"\n")
            self._file.flush()

    def learn_from(self, other: Path) -> None:
        """Take over the games of another library that are about the same match-ups: what is known need not be played again."""
        names = {matchup.name for matchup in self.plan.matchup}
        for row in rows_in(other)[1]:
            if row.matchup in names and row.key not in self.rows and row.number < HELD_OUT:
                self._keep(msgspec.structs.replace(row, learnt=True))

    def _keep(self, row: Row) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()
        self.rows[row.key] = row

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def games(self, pieces: Sequence[Piece], executor: Executor) -> list[Row]:
        """These games; what is not there yet is played first."""
        wanted = {piece.key: piece for piece in pieces}
        missing = [msgspec.json.encode(piece) for key, piece in wanted.items() if key not in self.rows]

        def done(line: bytes) -> bool:
            self._keep(msgspec.json.decode(line, type=Row))
            self.played += 1
            self.told(len(self.rows))
            return False

        if missing:
            executor.run(msgspec.json.encode(self.plan), iter(missing), done)
        found = {key: self.rows[key] for key in wanted}
        self._asked |= found
        return list(found.values())

    def counted(self) -> Iterator[Row]:
        """All that a model may learn from at this point, in an order that does not depend on when each ended."""
        known = {key: row for key, row in self.rows.items() if row.learnt} | self._asked
        return (row for _, row in sorted(known.items()) if not row.failure and row.number < HELD_OUT)


HELD_OUT = 3_000_000
"""Deals from this number on are kept for the check: nothing is learnt from them."""


def head_of(plan: Plan) -> Head:
    """What makes its games these games: not how many are played, nor which are looked for."""
    what = [plan.game, budokan.game(plan.game).rules, plan.mode, plan.seats, plan.seed, plan.options, plan.values, plan.matchup]
    return Head(blake2b(msgspec.json.encode(what), digest_size=16).hexdigest())


def read_rows(path: Path, plan: Plan) -> list[Row]:
    """The games of this file; a last line that was cut short is dropped."""
    if not path.exists() or not path.stat().st_size:
        return []
    head, rows, whole = rows_in(path)
    if head != head_of(plan):
        raise BadWords("lab-other-study", folder=str(path.parent)[:120])
    if whole < path.stat().st_size:
        with path.open("r+b") as file:
            file.truncate(whole)
    return rows


class _Read(NamedTuple):
    head: Head
    rows: list[Row]
    whole: int
    """So many bytes are whole lines."""


def rows_in(path: Path) -> _Read:
    whole, found, _ = path.read_bytes().rpartition(b"\n")
    lines = whole.split(b"\n")
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        return _Read(head, msgspec.json.decode(b"[" + b",".join(lines[1:]) + b"]", type=list[Row]), len(whole) + len(found))
    except msgspec.DecodeError:
        raise BadWords("lab-bad-journal", file=str(path)[:120]) from None


def player_of(plan: bytes) -> Callable[[bytes], bytes]:
    """Plays any game of this search: what a worker does."""
    read = msgspec.json.decode(plan, type=Plan)

    def play(piece: bytes) -> bytes:
        return msgspec.json.encode(play_one(read, msgspec.json.decode(piece, type=Piece)))

    return play


def play_one(plan: Plan, piece: Piece) -> Row:
    share, failure = 0.5, ""
    try:
        share = share_of(plan, piece.design, piece.matchup, piece.number, piece.bots.split(","))
    except Exception as error:  # whatever goes wrong in one game is written down, and the others are played
        failure = f"{type(error).__name__}: {error}"[:200]
    return Row(piece.matchup, piece.number, piece.bots, piece.design, share, failure)


def share_of(plan: Plan, design: Design, name: str, number: int, bots: Sequence[str]) -> float:
    """One game from the deal to the end, and the part of those who are measured that won it."""
    matchup = plan.match_up(name)
    game = budokan.game(plan.game)
    deal = plan.deal_of(matchup, design)
    seed = deal.seed_of(number)
    table = game.new(plan.seats, seed, plan.mode, **deal.options)
    names = tuple(bots[seat % len(bots)] for seat in range(table.seats))
    play_out(table, [steady_bot(one, game, seed, seat) for seat, one in enumerate(names)], game.length)
    outcome = table.outcome
    if outcome is None or len(outcome.winners) in (0, table.seats):
        return 0.5
    label, _, value = matchup.measure.partition(":")
    won = [row.won for row in seat_rows(game, table, names) if has(row, label, value)]
    return sum(won) / len(won) if won else 0.5
