"""What comes natural: the evaluation is a chance, and the weights point the right way."""

from __future__ import annotations

from typing import cast

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.instinct import evaluate, weigh
from budokan.games.rising_sun.table import Table
from budokan.kernel.luck import Luck
from tests.support.rising_sun import SETS, bid, lay, layout, play
from tests.support.rulings import ruling


def favourite(table: Table, seat: int) -> str:
    """The option that looks most natural."""
    options = table.options(seat)
    weights = weigh(table, seat, options)
    return str(options[weights.index(max(weights))])


@ruling("RS-18.8")
def test_the_evaluation_is_a_chance_at_every_moment() -> None:
    for seed, season_set in enumerate(SETS):
        table = cast(Table, GAME.new(4, seed, season_set=season_set, negotiation="structured"))
        luck = Luck(seed, "test")
        while not table.over:
            chances = evaluate(table)
            assert all(0 <= one <= 1 for one in chances)
            assert abs(sum(chances) - 1) < 1e-9
            seat = table.waiting[0]
            options = table.options(seat)
            weights = weigh(table, seat, options)
            assert len(weights) == len(options)
            assert min(weights) > 0
            table.apply(seat, options[luck.weighted(weights)])
        assert table.outcome is not None
        assert evaluate(table) == [1.0 if seat in table.outcome.winners else 0.0 for seat in range(4)]


@ruling("RS-16.13")
def test_seppuku_is_for_battles_that_are_lost() -> None:
    for figures, choice in (("edo: bushi", "use the advantage"), ("edo: bushi bushi bushi bushi", "decline")):
        table = layout("koi", "lotus", "turtle", figures={1: figures, 0: "edo: bushi bushi bushi"}, at="war", wars="edo")
        bid(table, {1: (1, 0, 0, 0)})
        assert favourite(table, 1) == choice


@ruling("RS-12.2")
def test_harvest_is_natural_where_the_rewards_are() -> None:
    board = {0: "kyoto: bushi bushi, kansai: bushi bushi, oshu: bushi bushi"}
    assert favourite(layout("koi", "lotus", "bonsai", figures=board), 0) == "lay harvest"
    assert favourite(layout("koi", "lotus", "bonsai"), 0) != "lay harvest"


@ruling("RS-9.1")
def test_figures_are_drawn_to_the_wars_that_are_close() -> None:
    table = layout("koi", "lotus", "bonsai", strongholds={0: "edo oshu"}, figures={1: "oshu: bushi"}, wars="oshu")
    lay(table, "recruit")
    play(table, 1, "done")
    play(table, 2, "done")
    assert favourite(table, 0).endswith("in oshu")


@ruling("RS-4.16")
def test_an_offer_is_answered_and_a_good_one_taken() -> None:
    for terms, answer in (("1 gives 4 coins", "accept the deal of 1"), ("0 gives 4 coins", "refuse the deal of 1")):
        table = layout("koi", "lotus", "bonsai", options={"negotiation": "structured"})
        play(table, 1, "word an open deal with 0")
        play(table, 1, f"term {terms}")
        play(table, 1, "propose the deal")
        assert favourite(table, 0) == "speak"
        play(table, 0, "speak")
        assert favourite(table, 0) == answer


@ruling("RS-7.6")
def test_a_traitor_is_named_last() -> None:
    table = layout("koi", "lotus", "bonsai", "turtle", at="tea")
    table.betrayals = [0, 2, 0, 2]
    assert favourite(table, 0) == "name 2 as ally"


@ruling("RS-16.4")
def test_bids_are_mixed_and_never_more_than_there_is() -> None:
    bids = set()
    for seed in range(30):
        table = layout(
            "koi", "lotus", "bonsai", figures={0: "edo: bushi bushi", 1: "edo: bushi"}, coins={1: 9}, at="war", wars="edo"
        )
        table.luck = Luck(seed, "test")
        bids.add(favourite(table, 1))
    assert len(bids) > 2, "not one fixed bid"
