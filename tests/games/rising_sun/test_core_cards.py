"""Chapter 20: the season cards of the core."""

from __future__ import annotations

import pytest

from budokan.games.rising_sun.events import BattleWon
from budokan.games.rising_sun.table import Table
from tests.support.rising_sun import (
    ALL_CARDS,
    at_rest,
    bid,
    done,
    forces,
    lay,
    layout,
    offered,
    play,
    standing,
    told,
    untouched,
)
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("card", "season", "type", "price", "copies"),
    [
        pytest.param("righteousness", "spring", "virtue", 2, 2, marks=pytest.mark.ruling("RS-20.1")),
        pytest.param("path-of-the-lion", "spring", "enhancement", 0, 1, marks=pytest.mark.ruling("RS-20.3")),
        pytest.param("way-of-the-shogun", "spring", "war-upgrade", 2, 2, marks=pytest.mark.ruling("RS-20.5")),
        pytest.param("komainu", "spring", "monster", 2, 1, marks=pytest.mark.ruling("RS-20.6")),
        pytest.param("oni-of-skulls", "spring", "monster", 2, 1, marks=pytest.mark.ruling("RS-20.9")),
        pytest.param("respect", "summer", "virtue", 0, 2, marks=pytest.mark.ruling("RS-20.13")),
        pytest.param("path-of-the-serpent", "summer", "enhancement", 0, 1, marks=pytest.mark.ruling("RS-20.15")),
        pytest.param("way-of-bushido", "summer", "war-upgrade", 3, 1, marks=pytest.mark.ruling("RS-20.21")),
        pytest.param("way-of-the-ronin", "summer", "war-upgrade", 1, 2, marks=pytest.mark.ruling("RS-20.22")),
        pytest.param("yurei", "summer", "monster", 3, 1, marks=pytest.mark.ruling("RS-20.23")),
        pytest.param("form-of-the-kitsune", "autumn", "winter-upgrade", 4, 2, marks=pytest.mark.ruling("RS-20.26")),
        pytest.param("form-of-the-phoenix", "autumn", "winter-upgrade", 3, 2, marks=pytest.mark.ruling("RS-20.27")),
        pytest.param("path-of-the-dragon", "autumn", "enhancement", 3, 1, marks=pytest.mark.ruling("RS-20.28")),
        pytest.param("way-of-the-moneylender", "autumn", "war-upgrade", 0, 1, marks=pytest.mark.ruling("RS-20.29")),
        pytest.param("river-dragon", "autumn", "monster", 3, 1, marks=pytest.mark.ruling("RS-20.30")),
    ],
)
def test_as_it_is_printed(card: str, season: str, type: str, price: int, copies: int) -> None:
    printed = ALL_CARDS[card]
    assert (printed.season, printed.type, printed.price, printed.copies) == (season, type, price, copies)
    assert printed.sets == ("core",)


@ruling("RS-20.3", "RS-20.4", "RS-20.28")
def test_lion_and_dragon_add_up_for_all_who_count_as_daimyo() -> None:
    cards = {0: "path-of-the-lion path-of-the-dragon yurei", 1: "river-dragon"}
    board = {0: "edo: daimyo bushi, oshu: yurei", 1: "edo: daimyo"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards)
    assert forces(table, "edo") == [1 + 1 + 3 + 1, 1, 0]
    assert forces(table, "oshu")[0] == 2 + 1 + 3
    at_rest(table)


@ruling("RS-20.6", "RS-20.8")
def test_komainu_replaces_and_is_replaced_as_shinto_and_as_monster() -> None:
    cards = {0: "komainu", 1: "oni-of-skulls"}
    board = {1: "edo: oni-of-skulls, oshu: shinto bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, tiles="betray train train harvest")
    lay(table, "betray")
    assert [move for move in offered(table, 0) if move.endswith("komainu")] == [
        "replace shinto of 1 in oshu by komainu",
        "replace oni-of-skulls of 1 in edo by komainu",
    ]
    done(table, 0)
    board = {1: "edo: komainu"}
    table = layout(
        "koi", "lotus", "turtle", figures=board, cards={1: "komainu", 0: "oni-of-skulls"}, tiles="betray train train harvest"
    )
    lay(table, "betray")
    assert offered(table, 0)[1:] == ["replace komainu of 1 in edo by oni-of-skulls", "replace komainu of 1 in edo by shinto"]
    done(table, 0)
    assert forces(table, "edo")[1] == 1
    at_rest(table)


@ruling("RS-20.9", "RS-20.11", "RS-20.12")
def test_oni_of_skulls_shows_its_force_where_its_owner_has_the_lowest_honour() -> None:
    cards = {1: "oni-of-skulls"}
    board = {0: "edo: bushi", 1: "edo: oni-of-skulls, kansai: bushi", 2: "oshu: bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, cards=cards, turn=1)
    assert forces(table, "edo")[1] == 3, "Bonsai has less Honour but is elsewhere"
    table.raise_honour(1)
    assert forces(table, "edo")[1] == 1, "it changes with Honour at once"
    table.lower_honour(1)
    lay(table, "harvest")
    assert table.vp[1] == 2 + 3, "it counts in Harvest"
    table = layout("koi", "lotus", "bonsai", figures={1: "edo: oni-of-skulls"}, cards=cards)
    assert forces(table, "edo")[1] == 1, "alone it shows the lower Force"
    at_rest(table)


@ruling("RS-20.10")
def test_in_a_battle_all_participants_are_present_even_without_a_figure() -> None:
    board = {0: "edo: bushi", 1: "edo: oni-of-skulls", 2: "edo: bushi bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, cards={1: "oni-of-skulls"}, at="war", wars="edo")
    bid(table, {1: (0, 1, 0, 0), 2: (1, 0, 0, 0)})
    assert forces(table, "edo")[1] == 1, "Bonsai is there with less Honour"
    play(table, 2, "use the advantage")
    assert table.honour == [2, 0, 1]
    assert forces(table, "edo")[1] == 3, "Bonsai without a figure is still present, now with higher Honour"
    play(table, 1, "capture bushi of 0")
    assert told(table, BattleWon) == [BattleWon(1, "edo", 3)]
    at_rest(table)


@ruling("RS-20.13", "RS-20.14")
def test_each_respect_allows_one_more_hostage() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi shinto", 2: "edo: bushi daimyo"}
    table = layout("koi", "lotus", "bonsai", figures=board, cards={0: "respect respect"}, vp={1: 5, 2: 5}, at="war", wars="edo")
    bid(table, {0: (0, 1, 0, 0)})
    play(table, 0, "capture bushi of 1")
    play(table, 0, "capture shinto of 1")
    assert offered(table, 0) == ["decline", "capture bushi of 2"]
    play(table, 0, "capture bushi of 2")
    assert table.vp == [3, 3, 4], "each with its own theft"
    assert len(table.hostages[0]) == 3
    table = layout("koi", "lotus", "bonsai", figures=board, cards={0: "respect"}, vp={1: 5}, at="war", wars="edo")
    bid(table, {0: (0, 1, 0, 0)})
    play(table, 0, "capture bushi of 1")
    play(table, 0, "decline")
    assert len(table.hostages[0]) == 1, "he may"
    at_rest(table)


def sailing(**more: object) -> Table:
    """Lotus about to marshal from Hokkaido and Kansai while Koi owns the Serpent."""
    settled = {
        "figures": {1: "hokkaido: bushi bushi shinto, kansai: bushi"},
        "cards": {0: "path-of-the-serpent"},
        "strongholds": {1: "nagato"},
        **more,
    }
    table = layout("koi", "lotus", "turtle", **settled)  # type: ignore[arg-type]  # the words of layout
    lay(table, "marshal")
    return table


@ruling("RS-20.15", "RS-20.16", "RS-20.17")
def test_the_serpents_toll_once_for_each_route_and_instance() -> None:
    table = sailing()
    with untouched(table, 2):
        play(table, 1, "move bushi from hokkaido to oshu")
        assert offered(table, 0) == ["charge the toll", "let pass"]
        play(table, 0, "charge the toll")
        play(table, 1, "pay the toll")
        play(table, 1, "move bushi from hokkaido to oshu")
        assert table.waiting == (1,), "however many figures cross"
        assert table.coins[:2] == [6, 4]
        play(table, 1, "move shinto from hokkaido to kansai")
        assert table.waiting == (0,), "another route is asked for anew"
        play(table, 0, "let pass")
        assert standing(table, 1, "kansai") == ["bushi", "shinto"]
        play(table, 1, "move bushi from kansai to hokkaido")
        assert table.waiting == (1,), "his answer holds for that route, in both directions"
        done(table, 1)
    done(table, 2, 0)
    at_rest(table)


@ruling("RS-20.18")
def test_pay_and_cross_or_take_the_move_back() -> None:
    table = sailing(coins={1: 1})
    play(table, 1, "move bushi from hokkaido to oshu")
    play(table, 0, "charge the toll")
    assert offered(table, 1) == ["turn back", "pay the toll"]
    play(table, 1, "turn back")
    assert standing(table, 1, "hokkaido") == ["bushi", "bushi", "shinto"]
    assert table.coins[:2] == [5, 1]
    play(table, 1, "move bushi from hokkaido to oshu")
    assert standing(table, 1, "oshu") == ["bushi"], "the toll is still due, and nobody is asked twice"
    assert table.coins[:2] == [6, 0]
    done(table, 1, 2, 0)
    dear = {"cards": {"path-of-the-serpent": {"coins": 2}}}
    table = sailing(coins={1: 3}, options=dear)
    play(table, 1, "move bushi from hokkaido to oshu")
    play(table, 0, "charge the toll")
    play(table, 1, "pay the toll")
    play(table, 1, "move shinto from hokkaido to kansai")
    play(table, 0, "charge the toll")
    assert offered(table, 1) == ["turn back"], "one Coin is not enough where the toll is two"
    play(table, 1, "turn back")
    assert "move shinto from hokkaido to kansai" not in offered(table, 1), "the toll is still due"
    assert "move bushi from kansai to nagato" in offered(table, 1)
    assert table.coins[:2] == [7, 1], "nobody owes Coins"
    at_rest(table)
    table = sailing(coins={1: 0})
    play(table, 1, "move bushi from hokkaido to oshu")
    play(table, 0, "charge the toll")
    assert offered(table, 1) == ["turn back"], "without a Coin he cannot cross"
    play(table, 1, "turn back")
    assert "move bushi from hokkaido to oshu" not in offered(table, 1)
    assert "move bushi from hokkaido to kansai" in offered(table, 1)
    done(table, 1, 2, 0)
    at_rest(table)


@ruling("RS-20.19")
def test_allies_pay_and_the_owner_does_not() -> None:
    table = sailing(allies=[(0, 1)], figures={0: "hokkaido: bushi", 1: "hokkaido: bushi"})
    play(table, 1, "move bushi from hokkaido to oshu")
    play(table, 0, "charge the toll")
    play(table, 1, "pay the toll")
    done(table, 1, 2)
    play(table, 0, "move bushi from hokkaido to kyushu")
    assert table.waiting == (0,)
    assert table.coins[:2] == [6, 4]
    done(table, 0)
    at_rest(table)


@ruling("RS-20.20")
def test_a_turtle_stronghold_owes_the_toll_unless_it_is_exempt() -> None:
    for rule, asked in (("charged", 0), ("exempt", 2)):
        table = sailing(strongholds={2: "kansai"}, figures={}, options={"stronghold_toll": rule})
        done(table, 1)
        play(table, 2, "move stronghold from kansai to shikoku")
        assert table.waiting == (asked,)
        at_rest(table)


@ruling("RS-20.23", "RS-20.24")
def test_yurei_has_force_two_and_the_immunity_of_a_daimyo() -> None:
    table = layout(
        "koi",
        "lotus",
        "turtle",
        figures={1: "edo: yurei"},
        cards={1: "yurei", 0: "komainu"},
        tiles="betray train train harvest",
    )
    assert forces(table, "edo")[1] == 2
    lay(table, "betray")
    assert offered(table, 0) == ["done"]
    done(table, 0)
    table = layout(
        "koi", "lotus", "turtle", figures={0: "edo: bushi", 1: "edo: yurei"}, cards={1: "yurei"}, at="war", wars="edo"
    )
    bid(table, {0: (0, 1, 0, 0)})
    assert table.hostages[0] == ()
    at_rest(table)


@ruling("RS-20.26", "RS-20.27")
def test_kitsune_and_phoenix_in_winter() -> None:
    cards = {0: "form-of-the-kitsune", 1: "form-of-the-phoenix form-of-the-phoenix righteousness respect"}
    table = layout("koi", "lotus", "turtle", cards=cards, strongholds={0: "edo oshu oshu kyoto"}, at="winter")
    assert table.vp == [12, 12, 0]
    at_rest(table)


@ruling("RS-20.30")
def test_the_river_dragon_has_force_five() -> None:
    table = layout("koi", "lotus", "turtle", figures={1: "edo: river-dragon"}, cards={1: "river-dragon"})
    assert forces(table, "edo") == [0, 5, 0]
    at_rest(table)
