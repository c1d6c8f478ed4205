"""Chapter 14: the Kami turn."""

from __future__ import annotations

from budokan.games.rising_sun.events import FavourWon, ShrineSkipped
from tests.support.rising_sun import at_rest, done, forces, layout, offered, play, standing, told, untouched
from tests.support.rulings import ruling

OTHERS = "raijin ryujin susanoo fujin"


@ruling("RS-14.1", "RS-14.2", "RS-14.5")
def test_from_left_to_right_the_most_force_takes_the_favour_and_empty_shrines_are_skipped() -> None:
    board = {0: "hachiman: shinto", 1: "hachiman: shinto shinto, tsukuyomi: shinto"}
    table = layout("koi", "lotus", "turtle", figures=board, at="kami")
    assert told(table, ShrineSkipped) == [ShrineSkipped("amaterasu"), ShrineSkipped("fujin")]
    assert told(table, FavourWon) == [FavourWon(1, "hachiman"), FavourWon(1, "tsukuyomi")]
    assert (table.ronin, table.coins) == ([0, 2, 0], [5, 7, 5])
    at_rest(table)


@ruling("RS-14.3")
def test_nothing_on_the_map_counts_at_a_shrine() -> None:
    board = {0: "hachiman: shinto", 2: "kyoto: bushi bushi bushi, hachiman: shinto"}
    table = layout("koi", "lotus", "turtle", figures=board, strongholds={2: "kyoto kyoto"}, at="kami")
    assert forces(table, "hachiman") == [1, 0, 1]
    assert table.ronin == [2, 0, 0]
    at_rest(table)


@ruling("RS-14.4", "RS-14.8", "RS-14.9")
def test_amaterasu_lifts_to_the_top_and_counts_at_once() -> None:
    board = {0: "hachiman: shinto", 2: "amaterasu: shinto, hachiman: shinto"}
    table = layout("koi", "lotus", "turtle", figures=board, at="kami")
    assert table.honour == [2, 0, 1], "the clans above each go down one"
    assert table.ronin == [0, 0, 2]
    at_rest(table)


@ruling("RS-14.6")
def test_worshippers_stay_for_the_next_kami_turn() -> None:
    table = layout("koi", "lotus", "turtle", figures={1: "tsukuyomi: shinto"}, at="kami")
    assert standing(table, 1, "tsukuyomi") == ["shinto"]
    play(table, 0, "lay " + str(table.options(0)[0]).removeprefix("lay "))
    while told(table, FavourWon) == [FavourWon(1, "tsukuyomi")]:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    assert told(table, FavourWon) == [FavourWon(1, "tsukuyomi")] * 2
    at_rest(table)


@ruling("RS-14.7")
def test_a_permission_may_be_declined() -> None:
    board = {1: "raijin: shinto, ryujin: shinto, fujin: shinto, edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, shrines=OTHERS, at="kami")
    with untouched(table, 0, 1, 2):
        done(table, 1, 1, 1)
    at_rest(table)


@ruling("RS-14.10", "RS-14.11")
def test_fujin_allows_two_moves_also_with_one_figure() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "fujin: shinto, edo: bushi, kansai: daimyo"}, at="kami")
    play(table, 0, "move bushi from edo to kyoto")
    play(table, 0, "move bushi from kyoto to kansai")
    assert offered(table, 0) == ["done"]
    done(table, 0)
    assert standing(table, 0, "kansai") == ["bushi", "daimyo"]
    table = layout("koi", "lotus", "turtle", figures={0: "fujin: shinto, edo: bushi, kansai: daimyo"}, at="kami")
    play(table, 0, "move bushi from edo to kyoto")
    play(table, 0, "move daimyo from kansai to shikoku")
    done(table, 0)
    assert (standing(table, 0, "kyoto"), standing(table, 0, "shikoku")) == (["bushi"], ["daimyo"])
    at_rest(table)


@ruling("RS-14.11")
def test_each_step_of_fujin_enters() -> None:
    board = {2: "fujin: shinto, kyoto: oni-of-spite", 0: "kansai: bushi, nagato: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={2: "oni-of-spite"}, vp={0: 9}, at="kami")
    play(table, 2, "move oni-of-spite from kyoto to kansai")
    play(table, 2, "move oni-of-spite from kansai to nagato")
    done(table, 2)
    assert table.vp == [5, 0, 4]
    at_rest(table)


@ruling("RS-14.12", "RS-14.17")
def test_hachiman_gives_ronin_and_tsukuyomi_coins() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "hachiman: shinto", 1: "tsukuyomi: shinto"}, at="kami")
    assert (table.ronin, table.coins) == ([2, 0, 0], [5, 7, 5])
    at_rest(table)


@ruling("RS-14.13", "RS-14.14")
def test_raijin_summons_a_bushi_anywhere_and_nothing_else() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "raijin: shinto"}, shrines=OTHERS, at="kami")
    assert len(offered(table, 0)) == 9 and all("bushi" in move for move in offered(table, 0)[1:])
    play(table, 0, "summon bushi in kyushu")
    assert standing(table, 0, "kyushu") == ["bushi"]
    everybody = "raijin: shinto, edo: bushi bushi bushi bushi bushi bushi"
    table = layout("koi", "lotus", "turtle", figures={0: everybody}, shrines=OTHERS, at="kami")
    assert offered(table, 0) == ["done"]
    done(table, 0)
    at_rest(table)


@ruling("RS-14.15", "RS-19.30")
def test_ryujin_sells_a_card_at_full_price() -> None:
    for clan, price in (("koi", 2), ("bonsai", 1)):
        table = layout(clan, "lotus", "turtle", figures={0: "ryujin: shinto"}, shrines=OTHERS, at="kami")
        play(table, 0, "buy righteousness")
        assert (table.coins[0], table.cards[0]) == (5 - price, ("righteousness",))
        at_rest(table)


@ruling("RS-14.16")
def test_susanoo_gives_a_point_for_each_stronghold() -> None:
    table = layout(
        "koi",
        "lotus",
        "turtle",
        figures={1: "susanoo: shinto"},
        strongholds={1: "nagato nagato edo"},
        shrines=OTHERS,
        at="kami",
    )
    assert table.vp == [0, 3, 0]
    at_rest(table)


@ruling("RS-14.18")
def test_example_four_shrines() -> None:
    board = {
        0: "susanoo: shinto, raijin: shinto",
        1: "hachiman: shinto",
        2: "raijin: shinto shinto",
        3: "susanoo: shinto, amaterasu: shinto, hachiman: shinto",
    }
    table = layout(
        *("koi", "lotus", "turtle", "dragonfly"),
        figures=board,
        strongholds={0: "edo oshu"},
        shrines="susanoo amaterasu hachiman raijin",
        at="kami",
    )
    assert table.vp == [2, 0, 0, 0]
    assert table.honour == [3, 0, 1, 2]
    assert table.ronin == [0, 0, 0, 2]
    assert table.waiting == (2,)
    play(table, 2, "summon bushi in hokkaido")
    assert standing(table, 2, "hokkaido") == ["bushi"]
    at_rest(table)
