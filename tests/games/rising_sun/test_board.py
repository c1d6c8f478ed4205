"""Chapter 1: the board and the pieces."""

from __future__ import annotations

import pytest

import budokan
from budokan.games.rising_sun import GAME
from tests.support.rising_sun import (
    BOX,
    CLANS,
    at_rest,
    bid,
    done,
    forces,
    lay,
    layout,
    offered,
    play,
    refused,
    standing,
    untouched,
)
from tests.support.rulings import ruling

K, L, T, D, B = range(5)

BORDERS = ["oshu-kyoto", "oshu-edo", "kyoto-edo", "kyoto-kansai", "kansai-nagato"]
ROUTES = ["hokkaido-oshu", "hokkaido-kansai", "hokkaido-kyushu", "kyushu-shikoku", "kyushu-kansai", "shikoku-kansai"]


@ruling("RS-1.1")
def test_three_to_five_players() -> None:
    for seats in (3, 4, 5):
        assert GAME.new(seats, 1).seats == seats
    for seats in (2, 6):
        with pytest.raises(budokan.BadWords):
            GAME.new(seats, 1)


@ruling("RS-1.2", "RS-1.3", "RS-1.4", "RS-1.5")
def test_eight_provinces_five_borders_and_six_routes() -> None:
    assert sorted(BOX.provinces) == ["edo", "hokkaido", "kansai", "kyoto", "kyushu", "nagato", "oshu", "shikoku"]
    joined = {frozenset((one, other)) for one, others in BOX.neighbours.items() for other in others}
    assert joined == {frozenset(pair.split("-")) for pair in BORDERS + ROUTES}
    assert {frozenset(pair) for pair in BOX.routes} == {frozenset(pair.split("-")) for pair in ROUTES}
    for one, others in BOX.neighbours.items():
        assert all(one in BOX.neighbours[other] for other in others), "in both directions"


@ruling("RS-1.6")
def test_provinces_that_only_look_near_are_not_adjacent() -> None:
    table = layout("koi", "lotus", "bonsai", figures={0: "edo: bushi, nagato: bushi"})
    lay(table, "marshal")
    done(table, 1, 2)
    assert "move bushi from edo to kansai" not in offered(table, 0)
    assert refused(table, 0, "move bushi from nagato to kyushu") == "RS-10.1"
    done(table, 0)
    at_rest(table)


@pytest.mark.parametrize(
    ("province", "reward", "home", "by_land", "by_sea"),
    [
        pytest.param("hokkaido", (0, 2, 0), "dragonfly", 0, 3, marks=pytest.mark.ruling("RS-1.7")),
        pytest.param("oshu", (3, 0, 0), "", 2, 1, marks=pytest.mark.ruling("RS-1.8")),
        pytest.param("kyoto", (0, 0, 4), "turtle", 3, 0, marks=pytest.mark.ruling("RS-1.9")),
        pytest.param("edo", (2, 0, 2), "koi", 2, 0, marks=pytest.mark.ruling("RS-1.10")),
        pytest.param("kansai", (0, 0, 3), "", 2, 3, marks=pytest.mark.ruling("RS-1.11")),
        pytest.param("nagato", (1, 1, 1), "lotus", 1, 0, marks=pytest.mark.ruling("RS-1.12")),
        pytest.param("shikoku", (3, 0, 0), "", 0, 2, marks=pytest.mark.ruling("RS-1.13")),
        pytest.param("kyushu", (1, 1, 1), "bonsai", 0, 3, marks=pytest.mark.ruling("RS-1.14")),
    ],
)
def test_each_province(province: str, reward: tuple[int, int, int], home: str, by_land: int, by_sea: int) -> None:
    assert BOX.reward[province] == reward, "Coins, Ronin, VP"
    sea = [other for other in BOX.neighbours[province] if (province, other) in BOX.routes]
    assert (len(BOX.neighbours[province]) - len(sea), len(sea)) == (by_land, by_sea)
    assert [clan for clan in CLANS if BOX.clans[clan].home == province] == ([home] if home else [])
    table = layout("koi", "lotus", "turtle", figures={0: f"{province}: bushi"}, strongholds={2: ""}, coins={0: 0})
    lay(table, "harvest")
    assert (table.coins[0] - 1, table.ronin[0], table.vp[0]) == reward, "its reward, and the Coin of the Harvest"
    at_rest(table)


@ruling("RS-1.15")
def test_any_number_may_stand_in_one_province() -> None:
    crowd = "edo: daimyo bushi bushi bushi bushi bushi bushi shinto shinto shinto"
    table = layout("koi", "lotus", "turtle", figures={0: crowd, 1: "edo: bushi bushi"}, strongholds={0: "edo edo edo edo"})
    assert forces(table, "edo") == [10, 2, 0]
    assert table.strongholds["edo"][0] == 4
    at_rest(table)


@ruling("RS-1.16")
def test_each_clan_has_ten_figures_and_four_strongholds() -> None:
    for clan in CLANS:
        assert BOX.clans[clan].figures == {"daimyo": 1, "shinto": 3, "bushi": 6}
        assert BOX.clans[clan].strongholds == 4
    table = layout(*CLANS, figures={K: "edo: daimyo"})
    assert table.reserve[K] == ("bushi",) * 6 + ("shinto",) * 3
    assert table.view(None)["table"]["players"][K]["strongholds"] == 3, "what is not on the board is in Reserve"
    at_rest(table)


@ruling("RS-1.17", "RS-1.19", "RS-1.20")
def test_every_figure_of_a_clan_has_force_one() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "edo: bushi, oshu: shinto, kansai: daimyo"})
    assert [forces(table, place)[0] for place in ("edo", "oshu", "kansai")] == [1, 1, 1]
    table = layout("koi", "lotus", "turtle", figures={0: "edo: bushi bushi, kyoto: shinto"}, at="war", wars="edo kyoto oshu")
    assert table.tokens[0] == ((0, "edo"),), "a Shinto fights like a Bushi"
    assert table.fighters == (0, 2)
    at_rest(table)


@ruling("RS-1.18", "RS-1.22")
def test_the_killed_go_to_reserve_and_may_be_summoned_again() -> None:
    board = {0: "edo: daimyo bushi", 1: "edo: bushi bushi bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, at="war", wars="edo")
    bid(table, {})
    assert standing(table, 0, "edo") == []
    assert table.reserve[0].count("daimyo") == 1 and table.reserve[0].count("bushi") == 6
    at_rest(table)
    table = layout("koi", "lotus", "turtle")
    lay(table, "recruit")
    done(table, 1, 2)
    assert "summon daimyo in edo" in offered(table, 0)
    play(table, 0, "summon daimyo in edo")
    assert standing(table, 0, "edo") == ["daimyo"]
    at_rest(table)


@ruling("RS-1.21", "RS-1.23")
def test_a_daimyo_and_what_counts_as_one_cannot_be_chosen() -> None:
    board = {0: "edo: bushi", 1: "edo: daimyo yurei shinto"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={1: "yurei"}, tiles="betray marshal train harvest")
    lay(table, "betray")
    assert offered(table, 0) == ["done", "replace shinto of 1 in edo by shinto"]
    done(table, 0)
    table = layout("koi", "lotus", "turtle", figures=board, cards={1: "yurei"}, at="war", wars="edo", coins={0: 5})
    bid(table, {0: (0, 1, 0, 0)})
    assert offered(table, 0) == ["decline", "capture shinto of 1"]
    play(table, 0, "decline")
    at_rest(table)


@ruling("RS-1.24")
def test_a_toll_is_due_when_a_daimyo_crosses() -> None:
    table = layout("koi", "lotus", "turtle", figures={1: "hokkaido: daimyo"}, cards={0: "path-of-the-serpent"}, turn=0)
    lay(table, "marshal")
    play(table, 1, "move daimyo from hokkaido to oshu")
    assert table.waiting == (0,)
    play(table, 0, "charge the toll")
    play(table, 1, "pay the toll")
    assert (table.coins[0], table.coins[1]) == (6, 4)
    assert standing(table, 1, "oshu") == ["daimyo"]
    at_rest(table)


@ruling("RS-1.25")
def test_a_monster_belongs_to_its_buyer_for_good() -> None:
    mine = "oni-of-skulls komainu river-dragon"
    board = {0: "edo: oni-of-skulls", 1: "edo: bushi bushi bushi bushi bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={0: mine}, at="war", wars="edo")
    bid(table, {})
    assert "oni-of-skulls" in table.reserve[0]
    assert table.cards[0] == tuple(mine.split()), "any number of Monsters, and the card stays"
    at_rest(table)


@ruling("RS-1.26")
def test_a_stronghold_is_no_figure_and_no_presence_except_turtles() -> None:
    table = layout("koi", "lotus", "turtle", at="war", wars="edo nagato kyoto")
    assert table.tokens == [(), (), ((0, "kyoto"),)]
    assert forces(table, "edo") == [0, 0, 0]
    at_rest(table)


@ruling("RS-1.27")
def test_a_stronghold_stays_through_defeat_and_clean_up() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, at="war", wars="edo")
    bid(table, {})
    play(table, 0, "say no more")
    assert table.season == 1
    assert table.strongholds["edo"][0] == 1
    at_rest(table)


@ruling("RS-1.28")
def test_the_bank_never_runs_out() -> None:
    table = layout(
        "koi", "lotus", "turtle", coins={0: 200, 1: 200, 2: 200}, ronin={0: 90}, figures={0: "hokkaido: bushi, oshu: bushi"}
    )
    lay(table, "harvest")
    assert (table.coins[0], table.ronin[0]) == (204, 92)
    assert table.coins[1:] == [201, 201]
    at_rest(table)


@ruling("RS-1.29")
def test_points_simply_count_on_past_fifty() -> None:
    table = layout("koi", "lotus", "turtle", vp={0: 49}, figures={0: "kansai: bushi"})
    lay(table, "harvest")
    assert table.vp[0] == 52
    at_rest(table)


@ruling("RS-1.30")
def test_points_never_fall_below_zero() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, at="war", wars="edo", vp={0: 3})
    bid(table, {0: (0, 1, 0, 0)})
    with untouched(table, 2):
        play(table, 0, "capture bushi of 1")
    assert table.vp == [3, 0, 0]
    at_rest(table)


@ruling("RS-1.31")
def test_what_players_have_is_open_to_all() -> None:
    table = layout(
        "koi", "lotus", "turtle", coins={0: 7}, ronin={1: 3}, vp={2: 4}, cards={0: "komainu"}, hostages={2: [(0, "bushi")]}
    )
    for viewer in (None, 0, 1, 2):
        players = table.view(viewer)["table"]["players"]
        assert (players[0]["coins"], players[1]["ronin"], players[2]["vp"]) == (7, 3, 4)
        assert players[0]["cards"] == ["komainu"]
        assert players[2]["hostages"] == [[0, "bushi"]]
        assert players[0]["reserve"].count("bushi") == 5
        assert table.view(viewer)["table"]["honour"] == [0, 1, 2]
    at_rest(table)


@ruling("RS-1.32")
def test_what_is_hidden() -> None:
    table = layout("koi", "lotus", "turtle", tiles="betray betray train harvest")
    assert table.view(0)["table"]["drawn"] == ["betray", "betray", "train", "harvest"]
    for viewer in (None, 1, 2):
        seen = table.view(viewer)["table"]
        assert seen["drawn"] is None
        assert seen["deck"] == 6
        assert "piles" not in seen
    at_rest(table)
