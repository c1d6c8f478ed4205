"""Bots: legal, honest, and the same for the same seed."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Sequence
from time import monotonic
from typing import Any, NoReturn

import pytest

import budokan
from budokan import BudokanError, Luck
from budokan.kernel.instinct import Instinct
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective, perspective
from budokan.kernel.table import Table
from budokan.players.bots import LEVELS, Bot, bot_at_a_table, bot_named
from budokan.players.greedy import Greedy
from budokan.players.search import MOST_NODES, NOW_AND_AGAIN, Search
from budokan.players.thought import Budget
from tests.support.contract import Case, cases, some_moments
from tests.support.samurai_sword import layout

GAME = budokan.game("samurai-sword")
FIVE = next(case for case in cases() if case.game is GAME and case.seats == 5)
EIGHT = next(case for case in cases() if case.game is GAME and case.seats == 8)


def thinker(seed: int, playouts: int = 12) -> Search:
    return Search(GAME.instinct, Luck(seed, "bot"), Budget(playouts=playouts))


def test_every_level_answers_with_a_move_that_is_offered() -> None:
    for table, seat, _ in some_moments(FIVE, 3, seed=1):
        for level in LEVELS:
            if LEVELS[level].quick:
                assert bot_named(level, GAME, 1, seat).choose(perspective(table, seat)) in table.options(seat)


def test_a_level_that_does_not_exist() -> None:
    with pytest.raises(BudokanError, match="grandmaster"):
        bot_named("grandmaster", GAME, 1)


@pytest.mark.parametrize("case", [FIVE, EIGHT], ids=str)
def test_search_answers_whatever_is_asked(case: Case) -> None:
    for table, seat, _ in some_moments(case, 25, seed=2):
        assert thinker(3, 4).choose(perspective(table, seat)) in table.options(seat)


def test_a_search_is_the_same_for_the_same_seed_and_playouts() -> None:
    for table, seat, _ in some_moments(FIVE, 4, seed=4):
        once, again = thinker(5, 30).think(perspective(table, seat)), thinker(5, 30).think(perspective(table, seat))
        assert once == again
        assert once.playouts == 30
        assert sum(visits for _, visits, _ in once.moves) == 30, "every playout tried one of the seat's moves"
        assert once.nodes <= MOST_NODES


@pytest.mark.parametrize("name", budokan.games())
def test_a_search_leaves_nothing_that_points_back_and_the_collector_as_it_was(name: str) -> None:
    """It runs without the collector of cycles: there must be none for it to find."""
    game = budokan.game(name)
    table = game.new(game.seats[0], 3)
    search = Search(game.instinct, Luck(1, "bot"), Budget(playouts=30))
    assert gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        search.think(perspective(table, table.waiting[0]))
        assert not gc.isenabled(), "it was not running before either"
        assert gc.collect() == 0
    finally:
        gc.enable()
    search.think(perspective(table, table.waiting[0]))
    assert gc.isenabled()


def test_a_search_ends_when_its_moment_has_come_but_has_looked_at_something() -> None:
    table, seat, _ = next(some_moments(FIVE, 1, seed=4))
    late = Search(GAME.instinct, Luck(5, "bot"), Budget(playouts=30, until=monotonic() - 1)).think(perspective(table, seat))
    assert late.playouts == 1
    early = Search(GAME.instinct, Luck(5, "bot"), Budget(playouts=30, until=monotonic() + 3600)).think(perspective(table, seat))
    assert early.playouts == 30


def test_a_level_thinks_for_its_time_at_a_table_and_for_its_playouts_in_the_lab() -> None:
    steady, here = bot_named("master", GAME, 1), bot_at_a_table("master", GAME, 1)
    assert isinstance(steady, Search)
    assert isinstance(here, Search)
    assert steady.budget == Budget(playouts=600), "the same game on every machine"
    assert here.budget == Budget(seconds=1.8)
    assert isinstance(bot_at_a_table("ronin", GAME, 1), Greedy)


def test_a_search_by_the_clock_ends_when_no_other_move_can_come_first_any_more() -> None:
    hands = {0: "wakizashi parry", 1: "bokken", 2: "bo"}
    table = layout("musashi", "tomoe", "goemon", hands=hands, resilience={1: 1}, honour={0: 4, 1: 1, 2: 6})
    search = Search(GAME.instinct, Luck(6, "bot"), Budget())
    search.due = lambda: monotonic() + 1e-4
    settled = search.think(perspective(table, 0))
    assert settled.playouts == NOW_AND_AGAIN, "there is time for less than one more"
    assert str(settled.moves[0][0]) == "attack 1 with wakizashi"
    looks = iter([*[3600.0] * 40, *[-1.0] * 2])
    search.due = lambda: monotonic() + next(looks)
    assert search.think(perspective(table, 0)).playouts > 2 * NOW_AND_AGAIN, "with an hour to go everything can change"


def test_a_search_finds_the_blow_that_wins() -> None:
    """Three players, so that everybody is known: the first Ninja's last honour is in reach, and taking it wins the game."""
    hands = {0: "wakizashi parry", 1: "bokken", 2: "bo"}
    table = layout("musashi", "tomoe", "goemon", hands=hands, resilience={1: 1}, honour={0: 4, 1: 1, 2: 6})
    thought = thinker(6, 120).think(perspective(table, 0))
    assert str(thought.moves[0][0]) == "attack 1 with wakizashi"
    assert thought.moves[0][2] > 0.8, "it nearly wins: only a parry could spare the Ninja"


class Guarded:
    """A table that may be looked at only as its seat may."""

    def __init__(self, table: Table, seat: int) -> None:
        object.__setattr__(self, "_allowed", perspective(table, seat))

    def __getattribute__(self, name: str) -> Any:
        allowed: Perspective = object.__getattribute__(self, "_allowed")
        if name in ("seat", "options", "view", "sample"):
            return getattr(allowed, name)
        return _forbidden(name)


def _forbidden(name: str) -> NoReturn:
    raise AssertionError(f"a bot has reached for {name}")


@pytest.mark.parametrize("level", ["uniform", "novice", "student", "greedy"])
def test_bots_reach_for_nothing_but_their_perspective(level: str) -> None:
    table = FIVE.deal(7)
    bots = [bot_named(level, GAME, 7, seat) for seat in range(5)]
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, bots[seat].choose(Guarded(table, seat)))  # type: ignore[arg-type]  # it answers what may be asked


def test_a_search_reaches_for_nothing_but_its_perspective() -> None:
    table = FIVE.deal(8)
    bots = [thinker(9 + seat, 3) for seat in range(5)]
    while not table.over:
        seat = table.waiting[0]
        guarded: Any = Guarded(table, seat)
        table.play(seat, bots[seat].choose(guarded))


def chosen(make: Any, table: Table, seat: int) -> str:
    bot: Bot = make()
    return str(bot.choose(perspective(table, seat)))


@pytest.mark.parametrize(("make", "moments"), [(lambda: bot_named("greedy", GAME, 10), 200), (lambda: thinker(10, 5), 200)])
def test_what_a_bot_cannot_know_does_not_change_its_choice(make: Any, moments: int) -> None:
    """The hidden cards and roles are dealt anew behind its back; with the same luck it does the same."""
    luck = Luck(11, "behind its back")
    for table, seat, _ in some_moments(FIVE, moments, seed=12):
        assert chosen(make, table, seat) == chosen(make, table.redeal(seat, luck), seat)


def test_where_the_best_move_would_be_read_greedy_draws_by_weight() -> None:
    table = FIVE.deal(1)
    seat = table.waiting[0]
    options = table.options(seat)
    assert len(options) > 2

    def first_three_to_one(table: Table, seat: int, options: Sequence[Move]) -> list[float]:
        return [3.0, 1.0, *[0.0] * (len(options) - 2)]

    plain = Instinct(GAME.instinct.evaluate, first_three_to_one)
    drawing = Instinct(GAME.instinct.evaluate, first_three_to_one, mixed=lambda *_: True)
    chosen = {
        name: Counter(Greedy(instinct, Luck(seed, "bot"), 1).choose(perspective(table, seat)) for seed in range(120))
        for name, instinct in (("plain", plain), ("drawing", drawing))
    }
    assert set(chosen["plain"]) == {options[0]}
    assert set(chosen["drawing"]) == {options[0], options[1]}
    assert 70 < chosen["drawing"][options[0]] < 110, "three times as often as the other"
