"""What the contract suite plays: every registered game, in every mode, with every number of seats and every option."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import budokan
from budokan import Luck
from budokan.kernel.game import Game
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.bots import bot_named


class Case(NamedTuple):
    """One way to play one game."""

    game: Game
    mode: str
    seats: int
    options: dict[str, Any]

    def deal(self, seed: int, *, listen: bool = False) -> Table:
        return self.game.new(self.seats, seed, self.mode, listen=listen, **self.options)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items()) or "plain"
        return f"{self.game.name}-{self.mode}-{self.seats}-{chosen}".replace(" ", "")


def cases() -> list[Case]:
    """Every mode and number of seats, with the defaults and with everything added; every other choice with one number."""
    return [case for game in budokan.games().values() for mode in game.modes for case in _cases(game, mode)]


def _cases(game: Game, mode: str) -> Iterator[Case]:
    added = {name: list(option.choices) for name, option in game.options.items() if option.many and option.choices}
    for options in [{}, added] if added else [{}]:
        for seats in game.seats_with(mode, game.settle(mode, options)):
            yield Case(game, mode, seats, options)
    for name, option in game.options.items():
        for choice in option.choices:
            if not option.many and choice != option.default:
                options = {name: choice}
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
