"""Learned agents at the table: what a program is told is all that an agent at any other door is given."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

import budokan
from budokan.adapters.actions import actions
from budokan.adapters.guest import Reader
from budokan.adapters.observations import observations
from budokan.kernel.errors import BadWords
from budokan.kernel.perspective import perspective
from tests.support.contract import Case
from tests.support.observed import moments


def question(case: Case, table: Any, seat: int) -> dict[str, Any]:
    """The line of JSON that a program reads (players/stdio.py)."""
    seen = perspective(table, seat)
    offered = [{"move": move, "words": str(move)} for move in seen.options]
    asked = {"budokan": 1, "game": case.game.name, "seat": seat, "number": 1, "luck": 7, "view": seen.view, "options": offered}
    read: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(asked))
    return read


def every_mode() -> list[Any]:
    return [pytest.param(game.name, mode, id=f"{game.name}-{mode}") for game in budokan.games().values() for mode in game.modes]


@pytest.mark.parametrize(("name", "mode"), every_mode())
def test_a_line_tells_the_cells_and_numbers_of_the_other_doors(name: str, mode: str) -> None:
    game = budokan.game(name)
    case = Case(game, mode, game.modes[mode][-1], {})
    reader, known, numbers = Reader(game, mode), observations(game, mode), actions(game, mode)
    met = 0
    for table, seat in islice(moments(case, 3, every=2), 80):
        if seat in table.waiting:
            read = reader.read(question(case, table, seat))
            assert read.cells == known.observe(table, seat)
            assert read.numbers == numbers.numbers(table, seat)
            assert (read.seat, read.luck) == (seat, 7)
            met += 1
    assert met >= 10


def test_an_agent_refuses_another_game() -> None:
    case = Case(budokan.game("ken"), "duel", 2, {})
    table, seat = next(one for one in moments(case, 1) if one[1] in one[0].waiting)
    with pytest.raises(BadWords, match="plays samurai-sword, and it was asked about ken"):
        Reader(budokan.game("samurai-sword")).read(question(case, table, seat))
