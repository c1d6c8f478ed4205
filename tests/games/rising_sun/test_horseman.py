"""Chapter 23: the season cards of the Horseman set."""

from __future__ import annotations

import pytest

from budokan.games.rising_sun.events import CardWorked, PoetsSang
from tests.support.rising_sun import ALL_CARDS, at_rest, bid, done, forces, lay, layout, offered, play, standing, told
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("card", "season", "type", "price", "copies"),
    [
        pytest.param("courage", "spring", "virtue", 3, 2, marks=pytest.mark.ruling("RS-23.1")),
        pytest.param("path-of-the-ninja", "spring", "enhancement", 2, 1, marks=pytest.mark.ruling("RS-23.3")),
        pytest.param("way-of-the-righteous", "spring", "war-upgrade", 2, 2, marks=pytest.mark.ruling("RS-23.5")),
        pytest.param("mercy", "summer", "virtue", 1, 2, marks=pytest.mark.ruling("RS-23.7")),
        pytest.param("path-of-the-monkey", "summer", "enhancement", 0, 2, marks=pytest.mark.ruling("RS-23.11")),
        pytest.param("oni-of-blood", "summer", "monster", 3, 1, marks=pytest.mark.ruling("RS-23.13")),
        pytest.param("form-of-the-demon", "autumn", "winter-upgrade", 3, 2, marks=pytest.mark.ruling("RS-23.14")),
        pytest.param("path-of-the-spirit", "autumn", "enhancement", 2, 1, marks=pytest.mark.ruling("RS-23.15")),
        pytest.param("oni-of-hate", "autumn", "monster", 3, 1, marks=pytest.mark.ruling("RS-23.16")),
        pytest.param("oni-of-spite", "autumn", "monster", 3, 1, marks=pytest.mark.ruling("RS-23.17")),
    ],
)
def test_as_it_is_printed(card: str, season: str, type: str, price: int, copies: int) -> None:
    printed = ALL_CARDS[card]
    assert (printed.season, printed.type, printed.price, printed.copies) == (season, type, price, copies)
    assert "horseman" in printed.sets


@ruling("RS-23.3", "RS-23.4")
def test_path_of_the_ninja_kills_any_bushi_and_costs_honour_after_the_kill() -> None:
    cards = {0: "path-of-the-ninja", 1: "righteousness"}
    board = {0: "edo: bushi", 1: "oshu: bushi shinto"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards)
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon daimyo in edo")
    done(table, 0)
    assert offered(table, 0) == ["no thanks", "kill bushi of 1 in oshu", "kill bushi of 0 in edo"], "anybody's"
    play(table, 0, "kill bushi of 1 in oshu")
    assert (standing(table, 1, "oshu"), table.vp, table.honour) == (["shinto"], [0, 1, 0], [1, 0, 2])
    names = [type(one.event).__name__ for one in table.heard or []]
    assert names.index("Killed") < names.index("HonourLost")
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards)
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon daimyo in edo")
    done(table, 0)
    play(table, 0, "no thanks")
    assert table.honour == [0, 1, 2]
    at_rest(table)


@ruling("RS-23.5", "RS-23.6")
def test_way_of_the_righteous_takes_a_coin_from_each_with_less_honour() -> None:
    cards = {1: "way-of-the-righteous way-of-the-righteous"}
    table = layout("koi", "lotus", "turtle", "bonsai", cards=cards, coins={2: 1, 3: 0}, at="war", wars="edo")
    assert table.coins == [5, 6, 0, 0], "not from Koi; Turtle gives what he has, Bonsai nothing"
    table = layout("koi", "lotus", "turtle", "bonsai", cards=cards, at="war", wars="edo")
    assert table.coins == [5, 9, 3, 3]
    at_rest(table)


@ruling("RS-23.7", "RS-23.8", "RS-23.9")
def test_mercy_leaves_all_alive_and_pays_each_copy() -> None:
    board = {0: "edo: bushi bushi bushi", 1: "edo: bushi shinto", 2: "edo: bushi"}
    cards = {0: "mercy mercy", 1: "righteousness"}
    table = layout("koi", "lotus", "bonsai", figures=board, cards=cards, at="war", wars="edo")
    bid(table, {1: (0, 0, 0, 1)})
    assert offered(table, 0) == ["show no mercy", "show mercy"]
    play(table, 0, "show mercy")
    assert table.vp == [4, 0, 0]
    assert (standing(table, 1, "edo"), standing(table, 2, "edo")) == (["bushi", "shinto"], ["bushi"])
    assert told(table, PoetsSang) == [], "nobody died"
    table = layout("koi", "lotus", "bonsai", figures=board, cards=cards, at="war", wars="edo")
    bid(table, {1: (0, 0, 0, 1)})
    play(table, 0, "show no mercy")
    play(table, 1, "use the advantage")
    assert table.vp == [0, 2 + 3, 0]
    at_rest(table)


@ruling("RS-23.10")
def test_sparing_the_ninjas_victim_costs_honour_all_the_same() -> None:
    table = layout("koi", "lotus", "turtle", figures={1: "oshu: bushi"}, cards={0: "path-of-the-ninja mercy"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    play(table, 0, "kill bushi of 1 in oshu")
    play(table, 0, "show mercy")
    assert (standing(table, 1, "oshu"), table.vp[0], table.honour) == (["bushi"], 2, [1, 0, 2])
    at_rest(table)


@ruling("RS-23.11", "RS-23.12")
def test_path_of_the_monkey_takes_from_the_richest_of_the_others() -> None:
    cases = (({1: 7, 2: 4}, [6, 6, 4]), ({1: 6, 2: 6}, [7, 5, 5]))
    for coins, after in cases:
        table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-monkey"}, coins=coins)
        lay(table, "recruit")
        done(table, 1, 2)
        play(table, 0, "summon bushi in edo")
        done(table, 0)
        play(table, 0, "take coins from the richest")
        assert (table.coins, table.honour) == (after, [1, 0, 2]), "Honour once for each use"
        at_rest(table)
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-monkey"}, coins={1: 0, 2: 0})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    assert offered(table, 0) == ["no thanks"], "nobody else has a Coin"
    at_rest(table)


@ruling("RS-23.13", "RS-23.16", "RS-23.17")
def test_the_oni_of_this_set_do_the_same() -> None:
    cards = {2: "oni-of-blood oni-of-hate oni-of-spite form-of-the-demon"}
    board = {0: "kyoto: bushi bushi", 2: "kyoto: oni-of-blood"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, strongholds={2: "kyoto kyoto"}, vp={0: 5}, turn=2)
    assert table.box.season_set == "horseman"
    assert forces(table, "kyoto")[2] == 4 + 2
    lay(table, "recruit")
    done(table, 0, 1)
    play(table, 2, "summon oni-of-hate in kyoto")
    play(table, 2, "summon oni-of-spite in kyoto")
    assert (standing(table, 0, "kyoto"), table.vp) == (["bushi"], [3, 0, 2])
    done(table, 2)
    at_rest(table)


@ruling("RS-23.14")
def test_form_of_the_demon_counts_oni() -> None:
    cards = {0: "form-of-the-demon oni-of-blood oni-of-skulls komainu"}
    table = layout("koi", "lotus", "turtle", cards=cards, at="winter")
    assert table.vp == [6, 0, 0]
    at_rest(table)


@ruling("RS-23.15")
def test_path_of_the_spirit_needs_the_highest_honour() -> None:
    for honour, coins, points in (([0, 1, 2], 7, 2), ([1, 0, 2], 5, 0)):
        table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-spirit"}, honour=honour)
        lay(table, "recruit")
        done(table, 1, 2)
        play(table, 0, "summon bushi in edo")
        done(table, 0)
        assert (table.coins[0], table.vp[0]) == (coins, points)
        assert len(told(table, CardWorked)) == (1 if points else 0)
        at_rest(table)
