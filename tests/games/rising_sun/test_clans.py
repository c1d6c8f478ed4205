"""Chapter 19: the clans."""

from __future__ import annotations

from collections import Counter

import pytest

from budokan.games.rising_sun.events import BattleWon, CoinsGained, FaceDownLaid, FaceDownLaidHidden, MandateNamed
from budokan.kernel.luck import Luck
from tests.support.rising_sun import BOX, at_rest, bid, done, forces, heard, lay, layout, offered, play, refused, standing, told
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("clan", "rank", "income", "home"),
    [
        pytest.param("koi", 1, 5, "edo", marks=pytest.mark.ruling("RS-19.1")),
        pytest.param("lotus", 3, 7, "nagato", marks=pytest.mark.ruling("RS-19.7")),
        pytest.param("turtle", 4, 6, "kyoto", marks=pytest.mark.ruling("RS-19.12")),
        pytest.param("dragonfly", 5, 6, "hokkaido", marks=pytest.mark.ruling("RS-19.20")),
        pytest.param("bonsai", 7, 4, "kyushu", marks=pytest.mark.ruling("RS-19.27")),
    ],
)
def test_rank_income_and_home(clan: str, rank: int, income: int, home: str) -> None:
    printed = BOX.clans[clan]
    assert (printed.rank, printed.income, printed.home) == (rank, income, home)
    others = [one for one in ("koi", "lotus", "bonsai") if one != clan][:2]
    table = layout(clan, *others, coins={0: 0}, at="season")
    assert table.coins[0] == income
    at_rest(table)


@ruling("RS-19.2", "RS-19.6")
def test_koi_must_exchange_all_ronin_which_is_a_gain_from_the_bank() -> None:
    table = layout("koi", "lotus", "turtle", ronin={0: 3}, cards={1: "way-of-the-merchant"}, coins={1: 2}, at="war", wars="edo")
    assert (table.coins, table.ronin) == ([8, 3, 5], [0, 0, 0])
    assert told(table, CoinsGained) == [CoinsGained(0, 3), CoinsGained(1, 1)]
    at_rest(table)


@ruling("RS-19.3", "RS-19.4")
def test_kois_coins_kept_back_count_as_ronin() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi bushi bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, coins={0: 5}, at="war", wars="edo")
    bid(table, {0: (0, 0, 2, 0)})
    play(table, 0, "use the advantage")
    assert told(table, BattleWon) == [BattleWon(0, "edo", 1 + 3)]
    assert table.coins[0] == 3, "they are not spent; only the bid is gone"
    table = layout("koi", "lotus", "turtle", figures=board, coins={0: 5}, at="war", wars="edo")
    bid(table, {})
    assert told(table, BattleWon) == [BattleWon(1, "edo", 3)], "without a Coin bid Koi hires nobody"
    at_rest(table)


@ruling("RS-19.5")
def test_ronin_gained_after_the_exchange_are_kept() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", ronin={0: 2}, cards={0: "way-of-the-ronin"}, figures=board, at="war", wars="edo")
    assert offered(table, 0) == ["settle eddies-in-the-stream", "settle way-of-the-ronin"]
    play(table, 0, "settle eddies-in-the-stream")
    assert (table.coins[0], table.ronin[0]) == (7, 2)
    bid(table, {0: (0, 0, 1, 0)})
    play(table, 0, "use the advantage")
    assert told(table, BattleWon) == [BattleWon(0, "edo", 1 + 2 + 6)]
    at_rest(table)


@ruling("RS-19.8", "RS-19.9", "RS-19.10", "RS-24.1")
def test_lotus_lays_a_tile_unseen_and_names_any_mandate() -> None:
    table = layout("lotus", "koi", "turtle", tiles="train train betray recruit")
    assert offered(table, 0) == ["lay recruit face down", "lay train face down", "lay betray face down"]
    play(table, 0, "lay betray face down")
    assert offered(table, 0) == [f"dictate {one}" for one in ("recruit", "marshal", "train", "harvest", "betray")]
    play(table, 0, "dictate harvest")
    assert table.coins == [6, 6, 6]
    assert not Counter(["train", "train", "recruit"]) - Counter(table.hands[1]), "the others go back"
    assert heard(table, 0, FaceDownLaid) == [FaceDownLaid(0, "betray")]
    for other in (None, 1, 2):
        assert heard(table, other, FaceDownLaid) == []
        assert heard(table, other, FaceDownLaidHidden) == [FaceDownLaidHidden(0)]
        assert heard(table, other, MandateNamed) == [MandateNamed(0, "harvest")]
        assert table.view(other)["table"]["track"][0]["tile"] is None
    tiles = {table.redeal(2, Luck(seed, "test")).track[0][1] for seed in range(40)}
    assert len(tiles) > 2, "another seat can only guess"
    at_rest(table)


@ruling("RS-19.11")
def test_the_named_mandate_counts_in_every_way_as_played() -> None:
    table = layout("lotus", "koi", "turtle", allies=[(0, 1)], honour=[0, 1, 2])
    lay(table, "betray")
    assert (table.ally, table.honour) == ([-1, -1, -1], [1, 0, 2])
    done(table, 0)
    table = layout("lotus", "koi", "turtle", allies=[(0, 1)])
    lay(table, "train")
    assert table.waiting == (0,), "Train begins with Lotus"
    play(table, 0, "buy righteousness")
    assert table.coins[0] == 4, "with its bonus"
    done(table, 2, 1)
    at_rest(table)


@ruling("RS-19.13", "RS-19.17")
def test_turtles_strongholds_move_as_figures_do() -> None:
    table = layout("koi", "lotus", "turtle", strongholds={2: "kyoto kyoto"})
    lay(table, "marshal")
    done(table, 1)
    play(table, 2, "move stronghold from kyoto to oshu")
    assert refused(table, 2, "move stronghold from oshu to edo") == "RS-10.1", "each at most once"
    play(table, 2, "move stronghold from kyoto to kansai")
    done(table, 2, 0)
    assert (table.strongholds["oshu"][2], table.strongholds["kansai"][2]) == (1, 1)
    table = layout("koi", "lotus", "turtle", figures={2: "fujin: shinto"}, at="kami")
    play(table, 2, "move stronghold from kyoto to kansai")
    play(table, 2, "move stronghold from kansai to shikoku")
    assert offered(table, 2) == ["done"], "both Moves of Fujin"
    done(table, 2)
    at_rest(table)


@ruling("RS-19.14")
def test_turtles_strongholds_have_force_in_harvest_and_war() -> None:
    table = layout(
        "koi", "lotus", "turtle", strongholds={2: "kyoto oshu"}, figures={0: "oshu: bushi"}, honour=[2, 0, 1], turn=2
    )
    lay(table, "harvest")
    assert (table.vp[2], table.coins[2]) == (4, 5 + 1 + 3)
    table = layout(
        "koi", "lotus", "turtle", strongholds={2: "kyoto oshu"}, figures={0: "oshu: bushi"}, at="war", wars="kyoto oshu"
    )
    assert (table.tokens[2], table.fighters) == (((0, "kyoto"),), (0, 2))
    bid(table, {})
    at_rest(table)


@ruling("RS-19.15")
def test_turtles_strongholds_stay_after_a_lost_battle() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "kyoto: bushi bushi"}, at="war", wars="kyoto")
    bid(table, {0: (0, 1, 0, 1)})
    assert table.tokens[0] == ((0, "kyoto"),)
    assert table.strongholds["kyoto"][2] == 1
    assert table.hostages[0] == () and table.vp[0] == 0, "neither hostage nor a song"
    table = layout("koi", "lotus", "turtle", tiles="betray train train harvest")
    lay(table, "betray")
    assert offered(table, 0) == ["done"], "nor can one be replaced"
    done(table, 0)
    at_rest(table)


@ruling("RS-19.18")
def test_figures_are_summoned_where_a_stronghold_stands_now() -> None:
    table = layout("koi", "lotus", "turtle", tiles="marshal recruit train harvest")
    lay(table, "marshal")
    done(table, 1)
    play(table, 2, "move stronghold from kyoto to edo")
    done(table, 2, 0)
    lay(table, "recruit")
    assert table.waiting == (2,)
    assert [move for move in offered(table, 2) if "bushi" in move] == ["summon bushi in edo"]
    done(table, 2, 0, 1)
    at_rest(table)


@ruling("RS-19.19")
def test_turtles_strongholds_gain_no_force_from_cards() -> None:
    table = layout("koi", "lotus", "turtle", cards={2: "way-of-the-katana path-of-the-dragon"}, at="war", wars="edo")
    assert forces(table, "kyoto") == [0, 0, 1]
    at_rest(table)


@ruling("RS-19.21", "RS-19.22")
def test_dragonfly_summons_anywhere_as_many_as_it_has_strongholds() -> None:
    table = layout("koi", "dragonfly", "turtle", strongholds={1: "hokkaido hokkaido"})
    lay(table, "recruit")
    done(table, 2)
    play(table, 1, "summon bushi in edo")
    play(table, 1, "summon bushi in kyushu")
    assert offered(table, 1) == ["done"]
    assert refused(table, 1, "summon bushi in oshu") == "RS-9.1"
    done(table, 1, 0)
    at_rest(table)


@ruling("RS-19.23", "RS-19.24")
def test_dragonfly_moves_anywhere_and_owes_no_toll() -> None:
    table = layout("koi", "lotus", "dragonfly", figures={2: "hokkaido: bushi bushi"}, cards={0: "path-of-the-serpent"})
    lay(table, "marshal")
    done(table, 1)
    play(table, 2, "move bushi from hokkaido to nagato")
    play(table, 2, "move bushi from hokkaido to oshu")
    assert table.waiting == (2,), "nobody is asked for a toll"
    done(table, 2, 0)
    assert (standing(table, 2, "nagato"), standing(table, 2, "oshu")) == (["bushi"], ["bushi"])
    at_rest(table)


@ruling("RS-19.25", "RS-19.26")
def test_dragonflys_monster_appears_anywhere_but_placed_figures_follow_the_card() -> None:
    table = layout("koi", "lotus", "dragonfly", cards={2: "path-of-the-kenin"}, turn=2)
    lay(table, "train")
    play(table, 2, "buy oni-of-skulls")
    assert len(offered(table, 2)) == 8
    play(table, 2, "summon oni-of-skulls in nagato")
    assert offered(table, 2) == ["no thanks", "place bushi in hokkaido"]
    play(table, 2, "no thanks")
    done(table, 0, 1)
    at_rest(table)


@ruling("RS-19.28", "RS-19.29")
def test_bonsai_pays_one_coin_at_most_before_discounts() -> None:
    table = layout("bonsai", "lotus", "turtle", season=2, tiles="train marshal train harvest")
    assert table.view(0)["table"]["prices"]["form-of-the-kitsune"] == 1
    assert table.view(0)["table"]["prices"]["way-of-the-moneylender"] == 0, "what is free stays free"
    lay(table, "train")
    play(table, 0, "buy form-of-the-kitsune")
    assert table.coins[0] == 5, "with the bonus every card is free"
    done(table, 1, 2)
    table = layout("bonsai", "lotus", "turtle")
    lay(table, "marshal")
    done(table, 1, 2)
    play(table, 0, "build in edo")
    assert table.coins[0] == 4
    done(table, 0)
    at_rest(table)
