"""Bots. A bot receives a Perspective, never a table: what it sees, what it may do, and tables that might be this one."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

import msgspec

from budokan.kernel.errors import BadWords, a_count, brief
from budokan.kernel.game import Game, a_game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective
from budokan.players.greedy import Greedy
from budokan.players.search import Search
from budokan.players.stdio import STDIO, StdioBot
from budokan.players.thought import Budget
from budokan.players.uniform import Uniform


class Bot(Protocol):
    """Somebody who answers questions."""

    def choose(self, perspective: Perspective) -> Move: ...


class Level(msgspec.Struct, frozen=True):
    """How a bot comes to its moves.

    `guesses` tables are judged by instinct; of ten moves, `slips` are anything at all. With a `budget` it searches instead:
    for its seconds at a table, by its playouts where games must come out the same on every machine.
    """

    guesses: int = 0
    slips: float = 0.0
    budget: Budget | None = None

    @property
    def quick(self) -> bool:
        """Whether it answers within a few milliseconds."""
        return self.budget is None


USUAL_PART = 0.5
"""Of its seconds a level takes so much for a decision in the mean, as at a table of the hall, where the part is drawn."""

LEVELS: dict[str, Level] = {
    "uniform": Level(),
    "novice": Level(guesses=1, slips=5.0),
    "student": Level(guesses=1, slips=2.0),
    "greedy": Level(guesses=4),
    "ronin": Level(guesses=4),
    "sensei": Level(budget=Budget(playouts=60, seconds=0.9)),
    "master": Level(budget=Budget(playouts=600, seconds=3.6)),
}
"""From anything at all to a full search. `greedy` is the instinct itself, `ronin` the same under the name a person chooses."""


COUNTED = re.compile(r"playouts:([1-9][0-9]{0,5})")
"""A search of so many playouts a decision, for whoever measures; nobody is offered it at a table."""

Make = Callable[[Game, Luck], Bot]
"""What an entry point of the group `budokan.bots` names: given a game and a stream of luck, it makes a bot."""


@cache
def registered() -> dict[str, EntryPoint]:
    """Bots that other packages bring along, by name; no name of ours can be taken."""
    return {one.name: one for one in entry_points(group="budokan.bots") if one.name not in LEVELS}


def bot_named(name: str, game: Game, seed: int, seat: int = 0) -> Bot:
    """A bot of this level, a registered one, or the program behind `stdio:`; each seat has a stream of luck of its own.

    One that looks ahead counts playouts and looks at no clock; `playouts:20` is one that looks ahead so far.
    """
    a_game(game)
    luck = Luck(a_count("seed", seed), f"bot {a_count('seat', seat)}")
    if not isinstance(name, str):
        raise _no_bot(name)
    if (counted := COUNTED.fullmatch(name)) is not None:
        return Search(game.instinct, luck, Budget(playouts=int(counted[1])))
    if name.startswith(STDIO):
        return StdioBot(name.removeprefix(STDIO), game, luck)
    level = LEVELS.get(name)
    if level is None and name in registered():
        return _made_by(registered()[name], game, luck)
    if level is None:
        raise _no_bot(name)
    if level.budget is not None:
        return Search(game.instinct, luck, level.budget.counted)
    if level.guesses:
        return Greedy(game.instinct, luck, level.guesses, level.slips)
    return Uniform(luck)


def _no_bot(name: object) -> BadWords:
    known = ", ".join((*LEVELS, *registered(), "playouts:N", f"{STDIO}COMMAND"))
    return BadWords("unknown-bot", name=brief(name), known=known)


def bot_at_a_table(name: str, game: Game, seed: int, seat: int = 0) -> Bot:
    """The same where people wait: one that looks ahead does so for its time, until nothing can change any more."""
    bot = bot_named(name, game, seed, seat)
    level = LEVELS.get(name)
    if isinstance(bot, Search) and level is not None and level.budget is not None:
        bot.budget = level.budget.timed(USUAL_PART)
    return bot


def _made_by(entry: EntryPoint, game: Game, luck: Luck) -> Bot:
    """What another package makes; one sentence if it is not there or makes none."""
    try:
        make: Make = entry.load()
        bot = make(game, luck)
    except Exception as error:  # whatever goes wrong in a package of somebody else's, it is not our bug
        raise BadWords("bot-not-made", name=entry.name[:40], where=entry.value[:80], what=repr(error)[:120]) from None
    if not callable(getattr(bot, "choose", None)):
        raise BadWords("bot-not-made", name=entry.name[:40], where=entry.value[:80], what="choose(perspective)")
    return bot
