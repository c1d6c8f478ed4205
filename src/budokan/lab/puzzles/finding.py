"""Looks through games between bots for moments in which exactly one move keeps the win.

Most moments are none, so few redeals are spent on each: what two redeals cannot rule out is given six, and so on. What is left
is proved with fresh redeals, so that luck in the looking does not count, and by a search that has to come to the same move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, get_args

import msgspec

import budokan
from budokan.games.ken.options import ReadyDeck
from budokan.kernel.frames import NAMES, Decision
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import Perspective, perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.lab.puzzles.themes import theme_of
from budokan.lab.puzzles.weighing import only_winner, searched, weigh
from budokan.lab.study.playing import steady_bot
from budokan.players.bots import bot_named
from budokan.players.runner import decide
from budokan.teaching.puzzle import Puzzle

LAST = {"samurai-sword": 36, "ken": 90, "senjutsu": 40, "rising-sun": 60}
AT_LEAST = 40
"""Decisions before the end of a game from which on its moments are looked at; in a game that others brought along so many."""

MANY = 30
"""Moves of which a moment may offer no more: each has to be played out."""

ROUNDS = ((2, 0.5, 0.4), (6, 0.5, 0.26), (14, 0.55, 0.3), (40, 0.58, 0.28), (100, 0.6, 0.27))
"""How many redeals by then, how often the best move must have won, and by how much more than the next."""

REDEALS = 250
"""By so many a puzzle is proved."""

THOUGHT = 2500
"""Playouts of the search that has to find the move."""

TRIES = {"novice": 20, "student": 20, "greedy": 10, "sensei": 6, "master": 4}
"""How often each level is asked."""


class Way(NamedTuple):
    """One way to play."""

    seats: int
    mode: str | None = None
    options: dict[str, Any] = {}  # noqa: RUF012  # a default that nobody changes


DECKS = get_args(ReadyDeck)

WAYS: dict[str, tuple[Way, ...]] = {
    "samurai-sword": tuple(Way(seats) for seats in (5, 4, 6, 7)),
    "ken": tuple(Way(2, None, {"deck_0": one, "deck_1": other}) for one in DECKS for other in DECKS),
    "senjutsu": (Way(2), Way(2), Way(1, "solo")),
    "rising-sun": (Way(3), Way(4)),
}
"""How the games that are looked through are played, in turns; those of others as they are dealt if nobody says how."""


def find_numbered(piece: bytes) -> bytes:
    """The puzzle of one game of the series, if it has one: what a worker does. Bots that slip play every second game."""
    name, number = msgspec.json.decode(piece, type=tuple[str, int])
    game = budokan.game(name)
    ways, bot = WAYS.get(name) or (Way(game.seats[0]),), "student" if number % 2 else "greedy"
    found = find_in(game, ways[number // 2 % len(ways)], bot, Luck(number, f"puzzles {name}").draw())
    return msgspec.json.encode([] if found is None else [found])


def find_in(game: Game, way: Way, bot: str, seed: int) -> Puzzle | None:
    """The last puzzle of this game, if it has one."""
    table = game.new(way.seats, seed, way.mode, **way.options)
    bots = [bot_named(bot, game, seed, seat) for seat in range(table.seats)]
    past: list[Table] = []
    while table.waiting:
        past.append(table.copy())
        decide(table, table.waiting[0], bots[table.waiting[0]])
    for moment in reversed(past[-LAST.get(game.name, AT_LEAST) :]):
        for seat in moment.waiting:
            options = moment.options(seat)
            if 2 <= len(options) <= MANY and looks_like_one(game, perspective(moment, seat), seed):
                return puzzle_of(game, moment, seat, seed)
    return None


def looks_like_one(game: Game, seen: Perspective, seed: int) -> bool:
    """Whether more and more redeals still say that only one move wins."""
    won, made = [0] * len(seen.options), 0
    for redeals, least, apart in ROUNDS:
        more = weigh(game, seen, seen.options, range(made, redeals), seed)
        won, made = [one + other[seen.seat] for one, other in zip(won, more, strict=True)], redeals
        best, second = sorted(won, reverse=True)[:2]
        if best < least * made or best - second < apart * made or second >= best * 0.8:
            return False
    return True


def puzzle_of(game: Game, table: Table, seat: Seat, seed: int) -> Puzzle | None:
    """The puzzle of this moment, if it proves to be one. Where instinct finds one of two moves there is nothing to find."""
    seen = perspective(table, seat)
    fresh = Luck(seed, "proof").draw()
    ended = weigh(game, seen, seen.options, range(REDEALS), fresh)
    won = {str(move): tuple(times) for move, times in zip(seen.options, ended, strict=True)}
    move = only_winner({move: times[seat] for move, times in won.items()}, REDEALS)
    if move is None or (len(won) == 2 and found_by(game, seen, move, fresh, ("greedy",))["greedy"] > 50):
        return None
    if searched(game, seen, fresh, THOUGHT) != move:
        return None
    top = table.stack[-1]
    assert isinstance(top, Decision), "a table at rest waits for a decision"
    record = table.record()
    found = found_by(game, seen, move, fresh)
    return Puzzle(
        id=f"{game.prefix.lower()}-{table.digest()[:6]}",
        game=game.name,
        seats=table.seats,
        seat=seat,
        decision=NAMES[type(top)],
        theme=theme_of(NAMES[type(top)], move),
        level=level_of(found),
        move=move,
        record=record.text(),
        seed=fresh,
        redeals=REDEALS,
        won=won,
        thought=THOUGHT,
        found=found,
    )


def found_by(game: Game, seen: Perspective, move: str, seed: int, levels: Sequence[str] = tuple(TRIES)) -> dict[str, int]:
    """How often of a hundred times each level of bot finds the move."""
    found: dict[str, int] = {}
    for level in levels:
        tries = TRIES[level]
        made = [str(steady_bot(level, game, seed + number, seen.seat).choose(seen)) for number in range(tries)]
        found[level] = 100 * made.count(move) // tries
    return found


def level_of(found: Mapping[str, int]) -> int:
    """How hard it is: 1 if instinct finds it, 2 if a short search does, 3 if a long one does more often than not, else 4."""
    for level, bot in enumerate(("greedy", "sensei", "master"), start=1):
        if found[bot] > 50:
            return level
    return 4
