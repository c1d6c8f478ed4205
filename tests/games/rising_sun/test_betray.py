"""Chapter 13: Betray."""

from __future__ import annotations

from budokan.games.rising_sun.events import AllianceBroken, HonourLost, Killed, Replaced, Summoned
from tests.support.rising_sun import at_rest, done, lay, layout, offered, play, refused, standing, told, untouched
from tests.support.rulings import ruling

TILES = "betray train train harvest"


@ruling("RS-13.1", "RS-13.7", "RS-13.9")
def test_two_figures_of_two_different_players() -> None:
    board = {1: "edo: bushi, oshu: shinto", 2: "edo: bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, tiles=TILES)
    lay(table, "betray")
    assert offered(table, 0)[1:] == [
        "replace shinto of 1 in oshu by shinto",
        "replace bushi of 1 in edo by bushi",
        "replace bushi of 2 in edo by bushi",
    ]
    play(table, 0, "replace bushi of 1 in edo by bushi")
    assert refused(table, 0, "replace shinto of 1 in oshu by shinto") == "RS-13.1"
    play(table, 0, "replace bushi of 2 in edo by bushi")
    assert offered(table, 0) == ["done"]
    done(table, 0)
    assert [standing(table, seat, "edo") for seat in range(3)] == [["bushi", "bushi"], [], []]
    at_rest(table)


@ruling("RS-13.2")
def test_one_or_none_is_allowed() -> None:
    table = layout("koi", "lotus", "bonsai", figures={1: "edo: bushi", 2: "edo: bushi"}, tiles=TILES)
    lay(table, "betray")
    with untouched(table, 0, 1, 2):
        done(table, 0)
    at_rest(table)


@ruling("RS-13.3", "RS-13.5")
def test_the_traitor_breaks_his_alliance_and_loses_honour_before_anything_else() -> None:
    table = layout("koi", "lotus", "bonsai", figures={1: "edo: bushi"}, allies=[(0, 1)], vp={1: 3}, tiles=TILES)
    with untouched(table, 1, 2):
        lay(table, "betray")
    assert (table.ally, table.honour) == ([-1, -1, -1], [1, 0, 2])
    assert told(table, AllianceBroken) == [AllianceBroken(0, 1)]
    assert [one["betrayals"] for one in table.view(2)["table"]["players"]] == [1, 0, 0], "the table remembers"
    assert table.waiting == (0,)
    done(table, 0)
    at_rest(table)


@ruling("RS-13.4")
def test_without_an_ally_no_honour_is_lost() -> None:
    table = layout("koi", "lotus", "bonsai", allies=[(1, 2)], tiles=TILES)
    lay(table, "betray")
    done(table, 0)
    assert (table.honour, table.ally) == ([0, 1, 2], [-1, 2, 1])
    assert told(table, HonourLost) == []
    at_rest(table)


@ruling("RS-13.6")
def test_the_former_ally_may_be_a_victim_but_need_not() -> None:
    table = layout("koi", "lotus", "bonsai", figures={1: "edo: bushi", 2: "edo: bushi"}, allies=[(0, 1)], tiles=TILES)
    lay(table, "betray")
    assert "replace bushi of 1 in edo by bushi" in offered(table, 0)
    play(table, 0, "replace bushi of 2 in edo by bushi")
    done(table, 0)
    assert standing(table, 1, "edo") == ["bushi"]
    at_rest(table)


@ruling("RS-13.8")
def test_the_new_figure_comes_from_the_reserve() -> None:
    board = {0: "edo: bushi bushi bushi bushi bushi bushi", 1: "edo: bushi shinto"}
    table = layout("koi", "lotus", "bonsai", figures=board, tiles=TILES)
    lay(table, "betray")
    assert offered(table, 0) == ["done", "replace shinto of 1 in edo by shinto"]
    done(table, 0)
    at_rest(table)


@ruling("RS-13.10", "RS-13.11", "RS-20.25")
def test_any_monster_replaces_any_other_and_no_daimyo_is_replaced() -> None:
    cards = {0: "yurei oni-of-blood", 1: "oni-of-skulls"}
    table = layout("koi", "lotus", "bonsai", figures={1: "edo: oni-of-skulls daimyo"}, cards=cards, tiles=TILES)
    lay(table, "betray")
    assert offered(table, 0)[1:] == [f"replace oni-of-skulls of 1 in edo by {one}" for one in ("oni-of-blood", "yurei")]
    play(table, 0, "replace oni-of-skulls of 1 in edo by yurei")
    done(table, 0)
    assert (standing(table, 0, "edo"), standing(table, 1, "edo")) == (["yurei"], ["daimyo"])
    at_rest(table)


@ruling("RS-13.12", "RS-13.13")
def test_worshippers_and_hostages_are_out_of_reach() -> None:
    board = {1: "fujin: shinto, kansai: shinto"}
    table = layout("koi", "lotus", "bonsai", figures=board, hostages={2: [(1, "bushi")]}, tiles=TILES)
    lay(table, "betray")
    assert offered(table, 0) == ["done", "replace shinto of 1 in kansai by shinto"]
    done(table, 0)
    at_rest(table)


@ruling("RS-13.14", "RS-13.15")
def test_a_replaced_figure_goes_home_and_the_new_one_is_not_summoned() -> None:
    cards = {0: "path-of-the-warlord", 1: "righteousness"}
    table = layout("koi", "lotus", "bonsai", figures={1: "edo: shinto"}, cards=cards, tiles=TILES)
    lay(table, "betray")
    play(table, 0, "replace shinto of 1 in edo by shinto")
    assert offered(table, 0) == ["done"], "no shrine"
    done(table, 0)
    assert (table.coins[0], table.vp[1]) == (5, 0)
    assert table.reserve[1].count("shinto") == 3
    assert told(table, Killed) == told(table, Summoned) == []
    at_rest(table)


@ruling("RS-13.16")
def test_what_happens_on_entering_comes_before_the_second_replacement() -> None:
    cards = {2: "oni-of-hate", 1: "komainu"}
    board = {1: "edo: komainu bushi", 0: "edo: bushi bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, cards=cards, turn=2, tiles=TILES)
    lay(table, "betray")
    play(table, 2, "replace komainu of 1 in edo by oni-of-hate")
    assert (standing(table, 0, "edo"), standing(table, 1, "edo")) == (["bushi"], [])
    play(table, 2, "replace bushi of 0 in edo by bushi")
    done(table, 2)
    at_rest(table)


@ruling("RS-13.17", "RS-20.8")
def test_example_koi_betrays() -> None:
    cards = {0: "komainu", 1: "oni-of-skulls"}
    board = {1: "oshu: oni-of-skulls", 2: "hokkaido: bushi"}
    table = layout("koi", "turtle", "dragonfly", figures=board, cards=cards, allies=[(0, 2)], tiles=TILES)
    lay(table, "betray")
    assert (table.ally, table.honour) == ([-1, -1, -1], [1, 0, 2])
    play(table, 0, "replace oni-of-skulls of 1 in oshu by komainu")
    play(table, 0, "replace bushi of 2 in hokkaido by bushi")
    done(table, 0)
    assert (standing(table, 0, "oshu"), standing(table, 0, "hokkaido")) == (["komainu"], ["bushi"])
    assert "oni-of-skulls" in table.reserve[1] and table.reserve[2].count("bushi") == 6
    assert [event.target for event in told(table, Replaced)] == [1, 2]
    at_rest(table)
