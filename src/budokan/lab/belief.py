"""How well bots guess what is hidden: the chance they give to the truth, round by round, against what the deal alone tells.

At the beginning of every turn every seat says what it thinks the others are. What it thought before anything was done is what
the deal alone tells it. Both are held against the truth: by the mean chance given to it, and by log loss, the mean of the
negative logarithm of that chance, which is the smaller the better.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import msgspec

import budokan
from budokan.kernel.game import Game
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.lab.compare import shown_of
from budokan.lab.pool import chunks, spread
from budokan.lab.simulate import Deal, Progress, seat_bots
from budokan.players.runner import play_out

LEAST = 1e-6
"""Nothing is thought less likely than this: a logarithm has to be finite."""


class Guess(msgspec.Struct, frozen=True):
    """What one seat gave to the truth about another, in which round, and what it gave before the first deed."""

    round: int
    chance: float
    prior: float


class Guessed(msgspec.Struct, frozen=True):
    """All guesses of one round, or of all."""

    round: int
    guesses: int
    chance: float
    log_loss: float
    prior_chance: float
    prior_log_loss: float


class Belief(msgspec.Struct, frozen=True):
    """What was found."""

    game: str
    seats: int
    seed: int | str
    bots: tuple[str, ...]
    games: int
    rounds: list[Guessed]
    overall: Guessed


class _Piece(msgspec.Struct, frozen=True):
    deal: Deal
    bots: tuple[str, ...]
    first: int
    last: int


def what_is_true(table: Table, seat: Seat) -> set[str]:
    """What a seat knows of itself, in the words in which others suspect it."""
    return {f"{label}-{value}" for label, value in shown_of(table, seat).items() if isinstance(value, str)}


def chances_of_the_truth(game: Game, table: Table) -> dict[tuple[Seat, Seat], float]:
    """For every seat and everybody it does not know: the chance it gives to the truth."""
    truth = [what_is_true(table, seat) for seat in range(table.seats)]
    found: dict[tuple[Seat, Seat], float] = {}
    for viewer in range(table.seats):
        for suspicion in game.instinct.suspect(table, viewer):
            given = [chance for what, chance in suspicion.chances if what in truth[suspicion.seat]]
            found[viewer, suspicion.seat] = sum(given)
    return found


def play_and_ask(deal: Deal, names: Sequence[str], number: int) -> list[Guess]:
    """One game, everybody asked at the beginning of every turn."""
    game = budokan.game(deal.game)
    seed = deal.seed_of(number)
    table = game.new(deal.seats, seed, deal.mode, **deal.options)
    bots = seat_bots(game, names, seed)
    prior = chances_of_the_truth(game, table)
    guesses: list[Guess] = []
    asked = -1
    while not table.over:
        turn = int(table.view(None)["table"].get("turn_number", 0))
        if turn != asked:
            asked = turn
            now = chances_of_the_truth(game, table)
            guesses += [Guess(turn // deal.seats + 1, chance, prior[pair]) for pair, chance in now.items() if pair in prior]
        play_out(table, bots, 1)
    return guesses


def play_piece(piece: bytes) -> bytes:
    """The games of one piece: what a worker does."""
    read = msgspec.json.decode(piece, type=_Piece)
    played = [play_and_ask(read.deal, read.bots, number) for number in range(read.first, read.last)]
    return msgspec.json.encode([guess for guesses in played for guess in guesses])


def believe(deal: Deal, names: Sequence[str], games: int, workers: int, progress: Progress) -> Belief:
    """Play the series and hold every guess against the truth."""
    pieces = [_Piece(deal, tuple(names), one.start, one.stop) for one in chunks(games, workers)]
    guesses: list[Guess] = []
    for piece, result in zip(
        pieces, spread(play_piece, [msgspec.json.encode(piece) for piece in pieces], workers), strict=True
    ):
        guesses += msgspec.json.decode(result, type=list[Guess])
        progress(piece.last - piece.first)
    rounds = [weigh([one for one in guesses if one.round == turns], turns) for turns in sorted({one.round for one in guesses})]
    return Belief(deal.game, deal.seats, deal.seed_shown, tuple(names), games, rounds, weigh(guesses, 0))


def weigh(guesses: Sequence[Guess], turns: int) -> Guessed:
    count = max(1, len(guesses))
    figures = (
        sum(guess.chance for guess in guesses),
        -sum(log(max(LEAST, guess.chance)) for guess in guesses),
        sum(guess.prior for guess in guesses),
        -sum(log(max(LEAST, guess.prior)) for guess in guesses),
    )
    chance, loss, prior, prior_loss = (round(figure / count, 4) for figure in figures)
    return Guessed(turns, len(guesses), chance, loss, prior, prior_loss)
