"""The ladder: every bot against every other, on the same deals, with seats and sides swapped.

A pairing is one deal played twice. The sides of the table (teams, where there are teams, or else seats) are divided between
two bots; then the same deal is played with the bots the other way round. Whoever wins more of the two has won the pairing;
where each wins one, the deal decided and not the bots, and the pairing is undecided.

Every pairing is written to a file as it ends, and one that is there already is not played again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

import budokan
from budokan.kernel.errors import BadWords
from budokan.kernel.labels import labels_in
from budokan.kernel.table import Table
from budokan.lab.compare import teams_of
from budokan.lab.intervals import NINETY_FIVE, wilson
from budokan.lab.pool import spread
from budokan.lab.simulate import Deal, Progress, lost_by, seat_bots
from budokan.players.runner import play_out


class Sitting(msgspec.Struct, frozen=True):
    """One seat of one game: which of the two bots sat there, its share of the victory, and what it played."""

    bot: int
    won: float
    labels: dict[str, str] = {}


class Pairing(msgspec.Struct, frozen=True):
    """One deal played twice by two bots."""

    bots: tuple[str, str]
    number: int
    games: tuple[tuple[Sitting, ...], ...] = ()
    failure: str = ""
    lost: int = 0

    @property
    def score(self) -> float:
        """What the first bot won of the two games."""
        return sum(won_by(0, game) for game in self.games)


class Series(msgspec.Struct, frozen=True):
    """What a file of results is about: its first line. Results of other deals have no place there."""

    ladder: Deal
    rules: int


class _Piece(msgspec.Struct, frozen=True):
    deal: Deal
    bots: tuple[str, str]
    number: int


def won_by(bot: int, game: Sequence[Sitting]) -> float:
    """The bot's part of the victory: of several winners each has an equal share."""
    return sum(sitting.won for sitting in game if sitting.bot == bot)


def divide(table: Table, number: int) -> list[int]:
    """Which of two bots sits where: the sides in as even halves as they allow, another half each time."""
    sides = teams_of(table)
    present = sorted(set(sides))
    if len(present) < 2:
        raise BadWords("ladder-one-side", game=table.game_name)
    halves = list(combinations(present, len(present) // 2))
    first = halves[number % len(halves)]
    return [0 if side in first else 1 for side in sides]


def play_pairing(deal: Deal, bots: tuple[str, str], number: int) -> Pairing:
    """One deal, twice."""
    game = budokan.game(deal.game)
    seed = deal.seed_of(number)
    games: list[tuple[Sitting, ...]] = []
    lost = 0
    try:
        for swapped in (0, 1):
            table = game.new(deal.seats, seed, deal.mode, **deal.options)
            who = [bot ^ swapped for bot in divide(table, number)]
            seated = seat_bots(game, [bots[bot] for bot in who], seed)
            play_out(table, seated, game.length)
            lost += lost_by(seated)
            if table.outcome is None:
                return Pairing(bots, number, failure="declared length")
            games.append(tuple(_sitting(table, seat, bot) for seat, bot in enumerate(who)))
    except BadWords:
        raise
    except Exception as error:  # a game that fails is counted, and the others are played
        return Pairing(bots, number, failure=f"{type(error).__name__}: {error}"[:200])
    return Pairing(bots, number, tuple(games), lost=lost)


def _sitting(table: Table, seat: int, bot: int) -> Sitting:
    assert table.outcome is not None, "the game is over"
    labels = labels_in(table.view(seat)["table"], seat)
    winners = table.outcome.winners
    return Sitting(bot, 1 / len(winners) if seat in winners else 0.0, labels)


def play_piece(piece: bytes) -> bytes:
    """One pairing: what a worker does."""
    read = msgspec.json.decode(piece, type=_Piece)
    return msgspec.json.encode(play_pairing(read.deal, read.bots, read.number))


def climb(deal: Deal, bots: Sequence[str], pairings: int, workers: int, kept: Path, progress: Progress) -> list[Pairing]:
    """Play what is missing of a round-robin, and give back everything the file holds of these bots."""
    done = read_results(kept, deal)
    pairs = list(combinations(bots, 2))
    progress(sum(pairing.bots in pairs and pairing.number < pairings for pairing in done))
    there = {(pairing.bots, pairing.number) for pairing in done}
    missing = [_Piece(deal, pair, number) for number in range(pairings) for pair in pairs if (pair, number) not in there]
    with kept.open("ab") as file:
        if not kept.stat().st_size:
            file.write(_first_line(deal) + b"\n")
        for result in spread(play_piece, [msgspec.json.encode(piece) for piece in missing], workers):
            done.append(msgspec.json.decode(result, type=Pairing))
            file.write(result + b"\n")
            file.flush()
            progress(1)
    return sorted((one for one in done if one.bots in pairs), key=lambda one: (one.number, pairs.index(one.bots)))


def _first_line(deal: Deal) -> bytes:
    return msgspec.json.encode(Series(deal, budokan.game(deal.game).rules))


def read_results(kept: Path, deal: Deal) -> list[Pairing]:
    """The pairings played so far. A last line that was cut short is dropped: its pairing is played again."""
    if not kept.exists() or not kept.stat().st_size:
        return []
    text = kept.read_bytes()
    whole, _, rest = text.rpartition(b"\n")
    lines = whole.split(b"\n") if whole else []
    try:
        series = msgspec.json.decode(lines[0] if lines else rest, type=Series)
        done = [msgspec.json.decode(line, type=Pairing) for line in lines[1:]]
    except msgspec.DecodeError:
        raise BadWords("ladder-bad-file", file=str(kept)[:80]) from None
    if msgspec.json.encode(series) != _first_line(deal):  # a tuple comes back as a list
        raise BadWords("ladder-other-file", file=str(kept)[:80])
    if rest:
        with kept.open("r+b") as file:
            file.truncate(len(whole) + 1 if whole else 0)
    return done


class HeadToHead(msgspec.Struct, frozen=True):
    """One bot against another: pairings played and decided, the share of the decided ones, and of all games."""

    bots: tuple[str, str]
    pairings: int
    decided: int
    won: int
    share: float
    low: float
    high: float
    games: float


class Rating(msgspec.Struct, frozen=True):
    """A bot's place on the ladder, by openskill's Plackett-Luce model, with the interval that holds it 95 times in 100."""

    bot: str
    rating: float
    low: float
    high: float
    games: int
    share: float


class Part(msgspec.Struct, frozen=True):
    """How a bot fared with one seat, role or character."""

    bot: str
    label: str
    value: str
    games: int
    share: float


class Ladder(msgspec.Struct, frozen=True):
    """Everything that was found."""

    game: str
    seats: int
    seed: int | str
    ratings: list[Rating]
    pairs: list[HeadToHead]
    parts: list[Part]
    failures: int
    lost: int
    interval: str = "95 %, Wilson, of the decided pairings"


def weigh(deal: Deal, bots: Sequence[str], played: Sequence[Pairing]) -> Ladder:
    """All pairings counted."""
    good = [pairing for pairing in played if not pairing.failure]
    pairs = [head_to_head(pair, good) for pair in combinations(bots, 2)]
    rated, parts = list(ratings(bots, good)), list(parts_of(bots, good))
    failures, lost = len(played) - len(good), sum(pairing.lost for pairing in good)
    return Ladder(deal.game, deal.seats, deal.seed_shown, rated, pairs, parts, failures, lost)


def head_to_head(bots: tuple[str, str], played: Sequence[Pairing]) -> HeadToHead:
    scores = [pairing.score for pairing in played if pairing.bots == bots]
    won, lost = sum(score > 1 for score in scores), sum(score < 1 for score in scores)
    low, high = wilson(won, won + lost)
    share = won / (won + lost) if won + lost else 0.5
    games = sum(scores) / (2 * len(scores)) if scores else 0.5
    return HeadToHead(bots, len(scores), won + lost, won, round(share, 4), round(low, 4), round(high, 4), round(games, 4))


def ratings(bots: Sequence[str], played: Sequence[Pairing]) -> Iterator[Rating]:
    """The ladder itself, from the top.

    A pairing is what is rated: a single game says as much of the sides as of the bots. Nobody learns between games, so doubt
    only shrinks (tau = 0).
    """
    model = PlackettLuce(tau=0.0)
    rated = {bot: model.rating() for bot in bots}
    scores: dict[str, list[float]] = {bot: [] for bot in bots}
    for pairing in played:
        one, other = pairing.bots
        lost = [2 - pairing.score, pairing.score]
        [[rated[one]], [rated[other]]] = model.rate([[rated[one]], [rated[other]]], ranks=lost)
        scores[one].append(lost[1] / 2)
        scores[other].append(lost[0] / 2)
    for bot in sorted(bots, key=lambda bot: -rated[bot].mu):
        reach = NINETY_FIVE * rated[bot].sigma
        mu, low, high = (round(figure, 2) for figure in (rated[bot].mu, rated[bot].mu - reach, rated[bot].mu + reach))
        yield Rating(bot, mu, low, high, 2 * len(scores[bot]), round(sum(scores[bot]) / max(1, len(scores[bot])), 4))


def parts_of(bots: Sequence[str], played: Sequence[Pairing]) -> Iterator[Part]:
    """How often each bot was among the winners: by seat, by role, by character."""
    found: dict[tuple[int, str, str], list[bool]] = {}
    for pairing in played:
        for game in pairing.games:
            for seat, sitting in enumerate(game):
                bot = list(bots).index(pairing.bots[sitting.bot])
                for label, value in [("seat", str(seat)), *sitting.labels.items()]:
                    found.setdefault((bot, label, value), []).append(sitting.won > 0)
    for (bot, label, value), won in sorted(found.items()):
        yield Part(bots[bot], label, value, len(won), round(sum(won) / len(won), 4))
