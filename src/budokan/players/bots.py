"""Bots. A bot receives a Perspective, never a table: what it sees, what it may do, and tables that might be this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective
from budokan.players.greedy import Greedy
from budokan.players.search import Budget, Search
from budokan.players.uniform import Uniform


class Bot(Protocol):
    """Somebody who answers questions."""

    def choose(self, perspective: Perspective) -> Move: ...


MAKERS: dict[str, Callable[[Game, Luck], Bot]] = {
    "uniform": lambda game, luck: Uniform(luck),
    "greedy": lambda game, luck: Greedy(game.instinct, luck),
    "search": lambda game, luck: Search(game.instinct, luck, Budget(playouts=400)),
}

LEVELS = tuple(MAKERS)


def bot_named(name: str, game: Game, seed: int, seat: int = 0) -> Bot:
    """A bot of this level, with a stream of luck of its own for each seat."""
    if name not in MAKERS:
        raise BadWords("unknown-bot", name=name[:40], known=", ".join(LEVELS))
    return MAKERS[name](game, Luck(seed, f"bot {seat}"))
