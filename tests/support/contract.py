"""What the contract suite plays: every registered game, in every mode, with every number of seats and every option."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any, NamedTuple

import budokan
from budokan import Luck
from budokan.kernel.game import Game
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.bots import bot_named

HANDFULS = 4
"""In so many cases at most all the choices of a game are tried that are not its defaults."""


class Case(NamedTuple):
    """One way to play one game."""

    game: Game
    mode: str
    seats: int
    options: dict[str, Any]

    def deal(self, seed: int, *, listen: bool = False) -> Table:
        return self.game.new(self.seats, seed, self.mode, listen=listen, **self.options)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={_short(value)}" for name, value in self.options.items()) or "plain"
        if len(self.options) > HANDFULS:
            chosen = f"{len(self.options)} choices"
        return f"{self.game.name}-{self.mode}-{self.seats}-{chosen}".replace(" ", "")


def _short(value: Any) -> str:
    return f"{len(value)} of them" if isinstance(value, list) and len(value) > 3 else str(value)


def cases() -> list[Case]:
    """Every way to play every game that the contract looks at."""
    return [case for game in budokan.games().values() for case in (*_ways(game), *_choices(game))]


def _ways(game: Game) -> Iterator[Case]:
    """Every mode and number of seats with the defaults; the first mode with everything added; others with all turned round."""
    added = {name: list(option.choices) for name, option in game.options.items() if option.many and option.choices}
    single = [option for option in game.options.values() if option.choices and not option.many]
    other = {option.name: next(one for one in option.choices if one != option.default) for option in single}
    first = next(iter(game.modes))
    for mode in game.modes:
        for options in [{}, added] if added and mode == first else [{}]:
            for seats in game.seats_with(mode, game.settle(mode, options)):
                yield Case(game, mode, seats, options)
        if len(game.modes) > 1:
            yield Case(game, mode, game.seats_with(mode, game.settle(mode, other))[0], other)


def _choices(game: Game) -> Iterator[Case]:
    """Every other choice once, with one number of players, the modes taking turns; many choices are dealt into handfuls."""
    single = [option for option in game.options.values() if not option.many]
    choices = [(option.name, choice) for option in single for choice in option.choices if choice != option.default]
    handfuls = min(HANDFULS, len(choices))
    for number, mode in zip(range(handfuls), cycle(game.modes), strict=False):
        options = dict(choices[number::handfuls])
        allowed = game.seats_with(mode, game.settle(mode, options))
        yield Case(game, mode, allowed[len(allowed) // 2], options)


def steps(case: Case, seed: int, *, bot: str = "uniform", listen: bool = False) -> Iterator[tuple[Table, Seat, Move]]:
    """Every moment of one game at which somebody decides, with the decision about to be made."""
    table = case.deal(seed, listen=listen)
    bots = [bot_named(bot, case.game, seed, seat) for seat in range(case.seats)]
    while not table.over:
        seat = table.waiting[0]
        move = bots[seat].choose(perspective(table, seat))
        yield table, seat, move
        table.apply(seat, move)


def play_out(case: Case, seed: int, *, bot: str = "uniform", listen: bool = False) -> Table:
    """One whole game."""
    table = case.deal(seed, listen=listen)
    for table, _, _ in steps(case, seed, bot=bot, listen=listen):  # noqa: B007 the last one is the table itself
        pass
    return table


def some_moments(case: Case, count: int, seed: int, *, listen: bool = False) -> Iterator[tuple[Table, Seat, Move]]:
    """So many moments, a few from each of many games."""
    luck = Luck(seed, "moments")
    found = 0
    game = 0
    while found < count:
        for moment in steps(case, seed + game, listen=listen):
            if luck.below(5) == 0:
                yield moment
                found += 1
                if found == count:
                    return
        game += 1
