"""Looks for examples of everything a game has: in the golden games, and for what none of them shows where the contract looks,
in games played from prepared positions and in games by chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from tests.contract.prepared import PREPARED
from tests.support.contract import cases, steps
from tools.reference.examples import GOLDEN, Example, Examples, keep, moments, record_of

import budokan
from budokan.kernel.errors import BudokanError
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.records import RawRecord
from budokan.kernel.table import Table

SMALL = 5000
"""A view of no more letters than this is shown; the longest of these shows most."""

PREPARED_POSITION, BY_CHANCE = "a prepared position", "a game by chance"
MOST_GAMES = 600
"""So many games by chance are looked through at most."""
TRIES = 12
"""So many games are played from each prepared position."""


def golden_games(game: Game) -> Iterator[tuple[str, RawRecord]]:
    """Every golden game, by its path below the folder of the game, in a stable order."""
    for file in sorted((GOLDEN / game.name).glob("*/*.record")):
        name = file.relative_to(GOLDEN / game.name).with_suffix("").as_posix()
        yield name, record_of(game, name)


def look_for(game: Game) -> Examples:
    """The first move, event and view of their kind that say most: with the fewest fields that are empty."""
    search = _Search(game)
    for name, record in golden_games(game):
        try:
            for number, table, move in moments(game, record):
                search.look_at(name, number, table, move)
        except BudokanError:
            continue  # played under rules of another number
    search.look_further()
    assert search.view is not None, "a golden game shows a view"
    moves, events = (dict(sorted(found.items())) for found in (search.moves, search.events))
    return Examples(moves, events, search.view)


def look_for_all(names: list[str]) -> Iterator[str]:
    """Keeps the examples of these games anew, one after the other."""
    for name in names:
        keep(budokan.game(name), look_for(budokan.game(name)))
        yield name


class _Search:
    """What was found so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moves: dict[str, Example] = {}
        self.events: dict[str, Example] = {}
        self.view: Example | None = None
        self._emptiness: dict[tuple[str, str], int] = {}

    def look_at(self, name: str, number: int, table: Table, move: Any) -> None:
        self._look(name, number, table, move)
        if number and number % 10 == 0 and move is not None:
            self._look_at_view(name, number, table)

    def _look(self, name: str, number: int, table: Table, move: Any) -> None:
        if move is not None:
            self._take("move", self.moves, move, name, number)
        heard = table.heard or []
        for told in heard:
            for event in (told.event, told.others):
                if event is not None:
                    self._take("event", self.events, event, name, number)
        heard.clear()

    def missing(self) -> bool:
        return len(self.moves) < len(self.game.moves.kinds) or len(self.events) < len(self.game.events)

    def look_further(self) -> None:
        """For what no golden game shows; of what was found already a better one is kept no more."""
        self._emptiness = dict.fromkeys(self._emptiness, 0)
        for position in PREPARED.get(self.game.name, list)():
            for seed in range(TRIES):
                self._play_on(position.copy(), seed)
        ways = [case for case in cases() if case.game.name == self.game.name]
        for number in range(MOST_GAMES):
            if not self.missing():
                return
            case, seed = ways[number % len(ways)], number // len(ways)
            bot = "greedy" if seed % 6 == 5 else "uniform"
            for count, (table, _, move) in enumerate(steps(case, seed, bot=bot, listen=True)):
                self._look(BY_CHANCE, count, table, move)
            self._look(BY_CHANCE, count, table, None)

    def _play_on(self, table: Table, seed: int) -> None:
        table.listen()
        luck, count = Luck(seed, "prepared"), 0
        while not table.over and self.missing():
            seat = table.waiting[0]
            move = luck.pick(table.options(seat))
            self._look(PREPARED_POSITION, count, table, move)
            table.apply(seat, move)
            count += 1
        self._look(PREPARED_POSITION, count, table, None)

    def _take(self, what: str, found: dict[str, Example], said: msgspec.Struct, name: str, number: int) -> None:
        tag = str(said.__struct_config__.tag)
        fields = [getattr(said, field) for field in said.__struct_fields__]
        empty = sum(one is None or one in ((), "", -1) for one in fields)
        if self._emptiness.get((what, tag), 99) > empty:
            self._emptiness[what, tag] = empty
            found[tag] = Example(name, number, msgspec.to_builtins(said))

    def _look_at_view(self, name: str, number: int, table: Table) -> None:
        view = table.view(table.waiting[0])
        length = len(msgspec.json.encode(view))
        if length <= SMALL and (self.view is None or length > len(msgspec.json.encode(self.view.value))):
            self.view = Example(name, number, view)
