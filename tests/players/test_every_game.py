"""Bots at every table of the house, in every mode: they answer, reach for nothing hidden, and are moved by nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

from budokan import Luck
from budokan.kernel.frames import Ballot
from budokan.kernel.perspective import perspective
from budokan.players.bots import Bot, bot_named
from budokan.players.search import Search
from budokan.players.thought import Budget
from tests.players.test_bots import Guarded
from tests.support.contract import Case, cases, some_moments

TABLES = list({(case.game.name, case.mode): case for case in cases() if not case.options}.values())
"""Every mode of every game once, with the most players it takes without options."""


def thinker(case: Case, seed: int, seat: int = 0) -> Search:
    return Search(case.game.instinct, Luck(seed, f"bot {seat}"), Budget(playouts=3))


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_search_answers_whatever_is_asked(case: Case) -> None:
    for table, seat, _ in some_moments(case, 8, seed=21):
        assert thinker(case, 22).choose(perspective(table, seat)) in table.options(seat)


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_bots_reach_for_nothing_but_their_perspective(case: Case) -> None:
    """A whole game by instinct, every tenth decision by search."""
    table = case.deal(23)
    quick: list[Bot] = [bot_named("student", case.game, 24, seat) for seat in range(case.seats)]
    slow: list[Bot] = [thinker(case, 25, seat) for seat in range(case.seats)]
    count = 0
    while not table.over:
        seat = table.waiting[0]
        guarded: Any = Guarded(table, seat)
        table.play(seat, (quick if count % 10 else slow)[seat].choose(guarded))
        count += 1


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_what_a_bot_cannot_know_does_not_change_its_choice(case: Case) -> None:
    """Everything hidden is dealt anew behind its back; with the same luck it does the same."""
    luck = Luck(26, "behind its back")
    for number, (table, seat, _) in enumerate(some_moments(case, 40, seed=27)):
        other = table.redeal(seat, luck)
        bots: list[Bot] = [bot_named("greedy", case.game, 28), *([thinker(case, 29)] if number % 8 == 0 else [])]
        again: list[Bot] = [bot_named("greedy", case.game, 28), *([thinker(case, 29)] if number % 8 == 0 else [])]
        for bot, same in zip(bots, again, strict=True):
            assert str(bot.choose(perspective(table, seat))) == str(same.choose(perspective(other, seat)))


def test_every_playout_tries_a_move_of_the_one_who_thinks() -> None:
    """Also where all are asked at once and another one may speak first, as at the tea ceremony of Rising Sun."""
    case = next(case for case in TABLES if case.game.name == "rising-sun")
    together = 0
    for table, seat, _ in some_moments(case, 60, seed=30):
        if isinstance(table.stack[-1], Ballot) and seat != table.waiting[-1]:
            last = table.waiting[-1]
            thought = Search(case.game.instinct, Luck(31, "bot"), Budget(playouts=20)).think(perspective(table, last))
            assert sum(visits for _, visits, _ in thought.moves) == thought.playouts or thought.mixed
            together += 1
    assert together > 5
