"""Looks through games between bots for moments in which exactly one move keeps the win.

Most moments are none, and sifted out for little (`sifting.py`). What is left has to be what a long search comes to as well, and
is proved with fresh redeals, so that luck in the looking does not count.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

import budokan
from budokan.games.ken.options import ReadyDeck
from budokan.kernel.errors import BudokanError
from budokan.kernel.frames import NAMES, Decision
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import Perspective, perspective
from budokan.kernel.records import read_record
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.lab.puzzles.sifting import Sieve
from budokan.lab.puzzles.themes import theme_of
from budokan.lab.puzzles.weighing import only_winner, searched, weigh
from budokan.lab.study.playing import steady_bot
from budokan.players.bots import bot_named
from budokan.players.runner import decide
from budokan.teaching.puzzle import Puzzle, choices

LAST = {"samurai-sword": 36, "ken": 90, "senjutsu": 40, "rising-sun": 90}
AT_LEAST = 40
"""Decisions before the end of a game from which on its moments are looked at; in a game that others brought along so many."""

MANY = 30
"""Moves of which a moment may offer no more: each has to be played out."""

MANY_OF = {"seal-bids": 8}
"""The same where one more or less hardly matters."""

CLOSE = {"rising-sun": 3.0, "samurai-sword": 1.0}
"""How far apart the best scores of a game may lie; whoever ended lower is not asked, for nothing hung upon it."""

TALK = ("speaking", "answer-deal")
"""Decisions that are about what others think of it: no bot can prove them."""

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
    "rising-sun": (Way(3), Way(4), Way(5)),
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
    past: deque[Table] = deque(maxlen=LAST.get(game.name, AT_LEAST))
    while table.waiting:
        past.append(table.copy())
        decide(table, table.waiting[0], bots[table.waiting[0]])
    asked = seats_in_reach(game, table)
    for moment in reversed(past):
        for seat in sorted(asked.intersection(moment.waiting)):
            if may_be_one(moment, seat) and Sieve(game, perspective(moment, seat), seed).passes():
                found = puzzle_of(game, moment, seat, Luck(seed, "proof").draw())
                if found is not None:
                    return found
    return None


def seats_in_reach(game: Game, table: Table) -> set[Seat]:
    """Whose decisions may have mattered: everybody's, or of who came near to the best score; none if nobody else did."""
    outcome = table.outcome
    if outcome is None or game.name not in CLOSE:
        return set(range(table.seats))
    best = max(outcome.scores)
    near = {seat for seat, score in enumerate(outcome.scores) if best - score <= CLOSE[game.name]}
    return near if near.difference(outcome.winners) else set()


def may_be_one(table: Table, seat: Seat) -> bool:
    """Whether there is something to choose, and not too much to look at all of it."""
    top = table.stack[-1]
    name = NAMES[type(top)] if isinstance(top, Decision) else ""
    return name not in TALK and 2 <= len(choices(table.options(seat))) <= MANY_OF.get(name, MANY)


def renew_piece(piece: bytes) -> bytes:
    """The puzzle proved anew by the rules and the luck of today, if it still is one: what a worker does."""
    puzzle = msgspec.json.decode(piece, type=Puzzle)
    game = budokan.game(puzzle.game)
    try:
        table = stood(game, puzzle)
    except BudokanError:
        return b"[]"
    if puzzle.seat not in table.waiting:
        return b"[]"
    found = puzzle_of(game, table, puzzle.seat, puzzle.seed)
    return msgspec.json.encode([] if found is None or found.move != puzzle.move else [replace(found, id=puzzle.id)])


def stood(game: Game, puzzle: Puzzle) -> Table:
    """The moment of a puzzle as the rules of today lead there, whatever number they had."""
    record = read_record(puzzle.record)
    table = game.begin(replace(record.header, rules=game.rules))
    for seat, words in record.lines:
        table.play(seat, game.moves.parse(words))
    return table


def puzzle_of(game: Game, table: Table, seat: Seat, fresh: int) -> Puzzle | None:
    """The puzzle of this moment, if redeals with fresh luck prove it to be one: what takes least is asked first."""
    seen = perspective(table, seat)
    move = searched(game, seen, fresh, THOUGHT)
    moves = choices(seen.options)
    if len(moves) == 2 and found_by(game, seen, move, fresh, ("greedy",))["greedy"] > 50:
        return None  # where instinct finds one of two moves there is nothing to find
    ended = weigh(game, seen, moves, range(REDEALS), fresh)
    won = {str(one): tuple(times) for one, times in zip(moves, ended, strict=True)}
    if only_winner({one: times[seat] for one, times in won.items()}, REDEALS) != move:
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
