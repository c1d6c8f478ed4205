"""Plays many games between bots and counts what came of them.

Game number i of seed S is dealt from a seed drawn from S and i alone, and its bots' luck from that. So the results, and the
digest over all of them, are the same however many workers play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from time import perf_counter
from typing import Any

import msgspec

import budokan
from budokan.kernel.errors import BadWords, a_count, brief
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.lab.pool import chunks, spread
from budokan.players.bots import Bot, bot_named
from budokan.players.runner import check_bots, play_out
from budokan.players.stdio import StdioBot

Progress = Callable[[int], None]
"""Told how many more games are done."""


class Deal(msgspec.Struct, frozen=True):
    """What is dealt: the same for every game but for the seed. The seed is text, for it may be larger than JSON's numbers."""

    game: str
    seats: int
    seed: str
    mode: str | None = None
    options: dict[str, Any] = {}

    @property
    def seed_shown(self) -> int | str:
        """The seed for a report: a number where JSON can hold it."""
        return int(self.seed) if int(self.seed) < 2**63 else self.seed

    def seed_of(self, number: int) -> int:
        """The seed of one game of the series."""
        return Luck(int(self.seed), f"series {number}").draw()


class Played(msgspec.Struct, frozen=True):
    """What came of one game. `failure` says what went wrong with us, if anything did.

    `lost` are the decisions that programs lost to instinct (BK-5.2).
    """

    decisions: int
    digest: str = ""
    side: str = ""
    way: str = ""
    winners: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    sides: tuple[str, ...] = ()
    stopped: bool = False
    failure: str = ""
    lost: int = 0

    @property
    def ended(self) -> bool:
        return not self.failure and not self.stopped


class Failure(msgspec.Struct, frozen=True):
    """A game that did not end as a game should, and the seed to see it again."""

    number: int
    seed: int
    why: str


class Spread(msgspec.Struct, frozen=True):
    """How the scores of all seats lie: a tenth of them is below `tenth`, half below `median`; and the mean of the winners."""

    least: float
    tenth: float
    median: float
    ninetieth: float
    most: float
    mean: float
    winners_mean: float


class Side(msgspec.Struct, frozen=True):
    """How often a side took part, how often it was among the winners, and its mean score."""

    games: int
    wins: int
    mean_score: float


class Counted(msgspec.Struct):
    """All games of a series counted. `guard` are those stopped at the declared length; they are failures too.

    `lost` are the decisions that programs lost to instinct.
    `lengths` are decisions a game: the shortest, then a quarter, a half and three quarters of all games, then the longest.
    """

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int | str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_second: float = 0.0
    mean_length: float = 0.0
    lengths: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    wins: dict[str, int] = {}
    ways: dict[str, int] = {}
    seats_won: dict[str, int] = {}
    sides: dict[str, Side] = {}
    scores: Spread | None = None
    failures: int = 0
    guard: int = 0
    lost: int = 0
    failed: list[Failure] = []
    digest: str = ""


class _Piece(msgspec.Struct, frozen=True):
    """The games of a series that one worker plays at a time."""

    deal: Deal
    bots: tuple[str, ...]
    first: int
    last: int


def seat_bots(game: Game, names: Sequence[str], seed: int) -> list[Bot]:
    """A bot for every seat, each with luck of its own."""
    return [bot_named(name, game, seed, seat) for seat, name in enumerate(names)]


def lost_by(bots: Sequence[Bot]) -> int:
    """BK-5.2: the decisions that programs among the bots have lost to instinct."""
    return sum(bot.losses for bot in bots if isinstance(bot, StdioBot))


def play_one(deal: Deal, names: Sequence[str], number: int) -> Played:
    """One game of a series, from the deal to the end."""
    game = budokan.game(deal.game)
    seed = deal.seed_of(number)
    try:
        table = game.new(deal.seats, seed, deal.mode, **deal.options)
        bots = seat_bots(game, names, seed)
        decisions = play_out(table, bots, game.length)
        lost = lost_by(bots)
        outcome = table.outcome
        if outcome is None:
            return Played(decisions, table.digest(), stopped=True, lost=lost)
        sides = game.sides(table)
        return Played(decisions, table.digest(), outcome.side, outcome.way, outcome.winners, outcome.scores, sides, lost=lost)
    except Exception as error:  # whatever goes wrong in one game is counted, and the others are played
        return Played(0, failure=f"{type(error).__name__}: {error}"[:200])


def play_piece(piece: bytes) -> bytes:
    """The games of one piece: what a worker does."""
    read = msgspec.json.decode(piece, type=_Piece)
    return msgspec.json.encode([play_one(read.deal, read.bots, number) for number in range(read.first, read.last)])


def check(deal: object, names: Any, games: object, workers: object) -> None:
    """One clear sentence before anything is played, where there is no such game, table or bot, or not one for each seat."""
    if not isinstance(deal, Deal):
        raise BadWords("not-a-deal", found=brief(deal))
    if not isinstance(deal.seed, str) or not deal.seed.isdecimal():
        raise BadWords("bad-deal-seed", found=brief(deal.seed))
    a_count("games", games)
    a_count("workers", workers, least=1)
    game = budokan.game(deal.game)
    table = game.new(deal.seats, 0, deal.mode, **deal.options)
    given = names if isinstance(names, Sequence) and not isinstance(names, str) else (names,)
    check_bots(table, [bot_named(name, game, 0) for name in given])


def simulate(deal: Deal, names: Sequence[str], games: int, workers: int, progress: Progress) -> Counted:
    """Play the series and count it."""
    check(deal, names, games, workers)
    began = perf_counter()
    pieces = [_Piece(deal, tuple(names), one.start, one.stop) for one in chunks(games, workers)]
    played: list[Played] = []
    for result in spread(play_piece, [msgspec.json.encode(piece) for piece in pieces], workers):
        more = msgspec.json.decode(result, type=list[Played])
        played += more
        progress(len(more))
    return count(deal, names, played, perf_counter() - began)


def count(deal: Deal, names: Sequence[str], played: Sequence[Played], seconds: float) -> Counted:
    counted = Counted(deal.game, deal.seats, tuple(names), deal.seed_shown, games=len(played), seconds=round(seconds, 3))
    ended = [one for one in played if one.ended]
    counted.decisions = sum(one.decisions for one in played)
    counted.decisions_per_second = round(counted.decisions / seconds, 1) if seconds else 0.0
    counted.mean_length = round(sum(one.decisions for one in ended) / len(ended), 2) if ended else 0.0
    counted.lengths = quarters([one.decisions for one in ended])
    counted.wins = _tally(one.side for one in ended)
    counted.ways = _tally(one.way for one in ended)
    counted.seats_won = _tally(str(seat) for one in ended for seat in one.winners)
    counted.sides = sides_of(ended)
    counted.scores = spread_of(ended)
    counted.guard = sum(one.stopped for one in played)
    counted.failures = counted.guard + sum(bool(one.failure) for one in played)
    counted.lost = sum(one.lost for one in played)
    counted.failed = [
        Failure(number, deal.seed_of(number), one.failure or "declared length")
        for number, one in enumerate(played)
        if one.failure or one.stopped
    ][:10]
    whole = blake2b(digest_size=16)
    for one in played:
        whole.update((one.digest or "failed").encode() + b"\n")
    counted.digest = whole.hexdigest()
    return counted


def spread_of(played: Sequence[Played]) -> Spread | None:
    """How the scores lie; none if nobody scored."""
    scores = sorted(score for one in played for score in one.scores)
    if not scores:
        return None
    won = [one.scores[seat] for one in played if one.scores for seat in one.winners]
    tenth, median, ninetieth = (scores[len(scores) * tenths // 10] for tenths in (1, 5, 9))
    mean, winners_mean = (round(sum(all_of) / max(1, len(all_of)), 2) for all_of in (scores, won))
    return Spread(scores[0], tenth, median, ninetieth, scores[-1], mean, winners_mean)


def sides_of(played: Sequence[Played]) -> dict[str, Side]:
    """Every side that took part: its games, wins and mean score."""
    names = sorted({side for one in played for side in one.sides})
    found: dict[str, Side] = {}
    for name in names:
        seats = [(one, seat) for one in played for seat, side in enumerate(one.sides) if side == name]
        wins = sum(seat in one.winners for one, seat in seats)
        found[name] = Side(len(seats), wins, round(sum(one.scores[seat] for one, seat in seats) / len(seats), 2))
    return found


def quarters(figures: Sequence[int]) -> tuple[int, int, int, int, int]:
    """The least, the figures a quarter, half and three quarters of the way up, and the most."""
    if not figures:
        return (0, 0, 0, 0, 0)
    ordered, last = sorted(figures), len(figures) - 1
    return ordered[0], ordered[last // 4], ordered[last // 2], ordered[3 * last // 4], ordered[last]


def _tally(names: Any) -> dict[str, int]:
    tally: Mapping[str, int] = Counter(names)
    return dict(sorted(tally.items()))
