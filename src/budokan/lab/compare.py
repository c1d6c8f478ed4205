"""One kind of bot against another, in games of hidden teams.

In each game one team, in turn, is played by bot A and everybody else by bot B. The same deal is then played by B alone. The
difference between the two, game by game, is what A is worth to its team; pairing the games takes the luck of the deal out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

import budokan
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.lab.intervals import NINETY_FIVE
from budokan.lab.pool import chunks, spread
from budokan.lab.simulate import Deal, Progress, check, lost_by, play_one, seat_bots
from budokan.players.runner import play_out


class Pair(msgspec.Struct, frozen=True):
    """One deal played twice: whether the team won with A, and whether it wins when all play B."""

    team: str
    with_a: bool
    with_b: bool
    failure: str = ""
    lost: int = 0


class Share(msgspec.Struct, frozen=True):
    """How one team fared: the share it won with A, the share expected with B, the difference and its interval."""

    games: int
    wins: int
    share: float
    expected: float
    difference: float
    low: float
    high: float


class Comparison(msgspec.Struct):
    """Bot A against bot B, for each team and overall."""

    game: str
    seats: int
    bots: tuple[str, str]
    seed: int | str
    games: int
    teams: dict[str, Share]
    overall: Share
    failures: int
    lost: int
    interval: str = "95 %, normal, of the paired differences"


class _Piece(msgspec.Struct, frozen=True):
    deal: Deal
    a: str
    b: str
    first: int
    last: int


def shown_of(table: Table, seat: Seat) -> dict[str, Any]:
    """What a seat is shown of itself among the players; nothing where a game shows no players."""
    players = table.view(seat)["table"].get("players")
    return dict(players[seat]) if players else {}


def teams_of(table: Table) -> list[str]:
    """The team of every seat, as that seat itself sees it; a seat that sees none plays for itself."""
    return [str(shown_of(table, seat).get("team") or f"seat {seat}") for seat in range(table.seats)]


def play_pair(deal: Deal, a: str, b: str, number: int) -> Pair:
    """One deal: once with A for the team whose turn it is, once with B for all."""
    game = budokan.game(deal.game)
    seed = deal.seed_of(number)
    table = game.new(deal.seats, seed, deal.mode, **deal.options)
    teams = teams_of(table)
    present = sorted(set(teams))
    team = present[number % len(present)]
    bots = seat_bots(game, [a if one == team else b for one in teams], seed)
    try:
        play_out(table, bots, game.length)
    except Exception as error:  # a game that fails is counted, and the others are played
        return Pair(team, with_a=False, with_b=False, failure=f"{type(error).__name__}: {error}"[:200])
    plain = play_one(deal, [b] * deal.seats, number)
    if table.outcome is None or not plain.ended:
        return Pair(team, with_a=False, with_b=False, failure=plain.failure or "declared length")
    seats = [seat for seat, one in enumerate(teams) if one == team]
    with_a, with_b = (any(seat in winners for seat in seats) for winners in (table.outcome.winners, plain.winners))
    return Pair(team, with_a, with_b, lost=lost_by(bots) + plain.lost)


def play_piece(piece: bytes) -> bytes:
    """The deals of one piece: what a worker does."""
    read = msgspec.json.decode(piece, type=_Piece)
    return msgspec.json.encode([play_pair(read.deal, read.a, read.b, number) for number in range(read.first, read.last)])


def compare(deal: Deal, a: str, b: str, games: int, workers: int, progress: Progress) -> Comparison:
    """Play every deal twice and weigh the difference."""
    seats = deal.seats if isinstance(deal, Deal) and isinstance(deal.seats, int) else 0
    check(deal, [a, b, *[a] * (seats - 2)], games, workers)
    pieces = [_Piece(deal, a, b, one.start, one.stop) for one in chunks(games, workers)]
    pairs: list[Pair] = []
    for result in spread(play_piece, [msgspec.json.encode(piece) for piece in pieces], workers):
        more = msgspec.json.decode(result, type=list[Pair])
        pairs += more
        progress(len(more))
    good = [pair for pair in pairs if not pair.failure]
    teams = {team: weigh([pair for pair in good if pair.team == team]) for team in sorted({pair.team for pair in good})}
    failures, lost = len(pairs) - len(good), sum(pair.lost for pair in good)
    return Comparison(deal.game, deal.seats, (a, b), deal.seed_shown, games, teams, weigh(good), failures, lost)


def weigh(pairs: Sequence[Pair]) -> Share:
    """The mean of the paired differences and its interval."""
    games = len(pairs)
    if games == 0:
        return Share(0, 0, 0.0, 0.0, 0.0, 0.0, 0.0)
    wins, plain = sum(pair.with_a for pair in pairs), sum(pair.with_b for pair in pairs)
    mean = (wins - plain) / games
    spread_of = sum((pair.with_a - pair.with_b - mean) ** 2 for pair in pairs)
    reach = NINETY_FIVE * sqrt(spread_of / (games - 1) / games) if games > 1 else 1.0
    rounded = [round(figure, 4) for figure in (wins / games, plain / games, mean, mean - reach, mean + reach)]
    return Share(games, wins, *rounded)
