"""Learned agents at the table: a program that is asked as any bot from outside is, and answers with a number.

    from budokan.adapters.guest import sit
    sit("samurai-sword", choose)

`choose` is given a `Question`: the cells of an observation without history, and the numbers of what is offered. The program
sits in a process of its own that knows nothing but what its seat was shown; whatever goes wrong with it costs it the decision
(BK-5.2).
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec

import budokan
from budokan.adapters import observations as seeing
from budokan.adapters.actions import actions
from budokan.adapters.houses import house_of
from budokan.adapters.observations import Cells16, observations
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.texts import Seat, SeatRef, WordRef


class Question(NamedTuple):
    """What an agent is asked: what it sees, what it may choose, in the order of the options, and a number to draw luck from."""

    seat: Seat
    cells: Cells16
    numbers: list[int]
    luck: int


class Reader:
    """Reads the questions of one game in one mode, as docs/how-to/write-a-bot.md tells them."""

    def __init__(self, game: Game, mode: str | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.actions = actions(game, mode, options)
        self.observations = observations(game, mode, options)
        self._house = house_of(game)

    def read(self, asked: Mapping[str, Any]) -> Question:
        if asked["game"] != self.game.name:
            raise BadWords("adapter-other-game", plays=self.game.name, asked=str(asked["game"])[:40])
        view, seat = asked["view"], asked["seat"]
        shown = {**view["table"], **getattr(self._house, "UNREAD", {})}
        seen = msgspec.convert(shown, self.game.view, str_keys=True)
        table: Any = SimpleNamespace(seats=view["seats"])
        if hasattr(self._house, "as_table"):
            vars(table).update(self._house.as_table(seen))
        decision = view["decision"]
        said = {name: refer(one) for name, one in decision["ask"].get("args", {}).items()}
        question = seeing.Question(decision["name"], view["phase"], decision["secret"], view["waiting"], said)
        cells = array("h", bytes(2 * self.observations.width))
        self.observations.write_seen(seat, view["seats"], seen, question, cells)
        moves = [self.game.moves.decode(option["move"]) for option in asked["options"]]
        return Question(seat, cells, [self.actions.number(table, seat, move) for move in moves], asked["luck"])


def refer(value: Any) -> Any:
    """A gap of a sentence as it was before it was written down."""
    if isinstance(value, list):
        return tuple(refer(one) for one in value)
    if isinstance(value, dict):
        return SeatRef(value["seat"]) if "seat" in value else WordRef(value["say"]) if "say" in value else value
    return value


def sit(
    game: str, choose: Callable[[Question], int], mode: str | None = None, options: Mapping[str, Any] | None = None
) -> None:
    """Answer questions until there are no more. What `choose` gives back is one of the numbers that are offered."""
    reader = Reader(budokan.game(game), mode, options)
    for line in sys.stdin:
        asked = msgspec.json.decode(line)
        question = reader.read(asked)
        answer = {"number": asked["number"], "option": question.numbers.index(choose(question))}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()
