"""What the contract suite plays: every registered game, in every mode, with every number of seats and every option."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, cycle
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
"""In so many cases all the choices are tried that are not defaults, of a game that has too many for every pair of them."""
MOST_PAIRED = 16
"""Beyond so many cases a game has too many choices for every pair of them."""


class Case(NamedTuple):
    """One way to play one game."""

    game: Game
    mode: str
    seats: int
    options: dict[str, Any]

    def deal(self, seed: int, *, listen: bool = False) -> Table:
        return self.game.new(self.seats, seed, self.mode, listen=listen, **self.options)

    @property
    def is_further(self) -> bool:
        """Not the first way to play its mode: of such it is enough to look at some of what is looked at in the first."""
        return (self.seats, self.options) != first_ways()[self.game.name, self.mode]

    @property
    def secret_decks(self) -> bool:
        """Somebody brings a deck whose list is closed, so that whoever imagines the table imagines other cards."""
        own = any(name.startswith("own_deck") for name in self.options)
        return own or (self.game.name == "senjutsu" and self.options.get("deck_lists") == "closed")

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={_short(value)}" for name, value in self.options.items()) or "plain"
        if len(self.options) > HANDFULS:
            chosen = f"{len(self.options)} choices"
        return f"{self.game.name}-{self.mode}-{self.seats}-{chosen}".replace(" ", "")


def _short(value: Any) -> str:
    if isinstance(value, str) and "\n" in value:
        return "built"
    return f"{len(value)} of them" if isinstance(value, list) and len(value) > 3 else str(value)


@cache
def cases() -> tuple[Case, ...]:
    """Every way to play every game that the contract looks at."""
    return tuple(case for game in budokan.games().values() for case in (*_ways(game), *_choices(game), *_built(game)))


@cache
def first_ways() -> dict[tuple[str, str], tuple[int, dict[str, Any]]]:
    """Of every mode of every game the number of seats and the options it is looked at with first."""
    found: dict[tuple[str, str], tuple[int, dict[str, Any]]] = {}
    for case in cases():
        found.setdefault((case.game.name, case.mode), (case.seats, case.options))
    return found


def everything_that_fits(game: Game) -> dict[str, Any]:
    """Of each option that may hold several things as many as it may hold."""
    return {name: option.choices[: option.most] for name, option in game.options.items() if option.many}


def _ways(game: Game) -> Iterator[Case]:
    """Every mode and number of seats with the defaults; the first mode with all that fits added; others all turned round."""
    added = {name: list(choices) for name, choices in everything_that_fits(game).items() if choices}
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
    """Every pair of choices once, or of a game with too many every choice once; the modes and numbers of players take turns."""
    single = [option for option in game.options.values() if option.choices and not option.many]
    rows = paired({option.name: option.choices for option in single})
    if len(rows) > MOST_PAIRED:
        choices = [(option.name, choice) for option in single for choice in option.choices if choice != option.default]
        rows = [dict(choices[number::HANDFULS]) for number in range(HANDFULS)]
    for number, (mode, options) in enumerate(zip(cycle(game.modes), rows, strict=False)):
        allowed = game.seats_with(mode, game.settle(mode, options))
        yield Case(game, mode, allowed[number % len(allowed)], options)


def _built(game: Game) -> Iterator[Case]:
    """Every mode with decks of the players' own whose lists are closed, where a game has such decks."""
    workshop = game.workshop
    if workshop is not None and getattr(game.settings(), "deck_lists", "") == "closed":
        for mode in game.modes:
            brought: dict[str, Any] = {}
            seats = game.modes[mode][0]
            for seat, words in zip(range(seats), workshop.ready().values(), strict=False):
                brought = workshop.bring(brought, seat, words)
            yield Case(game, mode, seats, brought)


def paired(choices: dict[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """Rows of choices, one of each name, in which every two choices of different names meet at least once."""
    pairs = {
        frozenset({(one, mine), (other, theirs)})
        for one, other in combinations(choices, 2)
        for mine in choices[one]
        for theirs in choices[other]
    }
    rows: list[dict[str, Any]] = []
    while pairs:
        row = dict(sorted(min(pairs, key=in_words)))
        for name in sorted(choices, key=lambda one: -len(choices[one])):
            if name not in row:
                row[name] = max(choices[name], key=lambda one: sum({(name, one), had} in pairs for had in row.items()))
        pairs -= {frozenset(pair) for pair in combinations(row.items(), 2)}
        rows.append(row)
    return rows


def in_words(pair: Iterable[tuple[str, Any]]) -> list[str]:
    return sorted(map(str, pair))


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
