"""Chapter 22: the season cards of the Teapot set."""

from __future__ import annotations

import pytest

from tests.support.rising_sun import (
    ALL_CARDS,
    at_rest,
    bid,
    done,
    lay,
    layout,
    name_allies,
    offered,
    play,
    refused,
    standing,
)
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("card", "season", "type", "price", "copies"),
    [
        pytest.param("honesty", "spring", "virtue", 0, 2, marks=pytest.mark.ruling("RS-22.1")),
        pytest.param("path-of-the-patron", "spring", "enhancement", 2, 1, marks=pytest.mark.ruling("RS-22.3")),
        pytest.param("path-of-the-warlord", "spring", "enhancement", 1, 2, marks=pytest.mark.ruling("RS-22.4")),
        pytest.param("loyalty", "summer", "virtue", 1, 2, marks=pytest.mark.ruling("RS-22.5")),
        pytest.param("way-of-the-merchant", "summer", "enhancement", 2, 2, marks=pytest.mark.ruling("RS-22.8")),
        pytest.param("oni-of-souls", "summer", "monster", 2, 1, marks=pytest.mark.ruling("RS-22.13")),
        pytest.param("form-of-the-kindred", "autumn", "winter-upgrade", 3, 2, marks=pytest.mark.ruling("RS-22.14")),
        pytest.param("path-of-the-unrighteous", "autumn", "enhancement", 0, 2, marks=pytest.mark.ruling("RS-22.16")),
        pytest.param("oni-of-hate", "autumn", "monster", 3, 1, marks=pytest.mark.ruling("RS-22.18")),
    ],
)
def test_as_it_is_printed(card: str, season: str, type: str, price: int, copies: int) -> None:
    printed = ALL_CARDS[card]
    assert (printed.season, printed.type, printed.price, printed.copies) == (season, type, price, copies)
    assert "teapot" in printed.sets


@ruling("RS-22.1", "RS-22.2")
def test_honesty_pays_when_the_tile_is_laid_while_allied() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "honesty", 1: "honesty"}, allies=[(0, 1)])
    lay(table, "recruit")
    assert table.vp == [2, 0, 0], "before it is carried out, and only in one's own turn"
    table = layout("koi", "lotus", "turtle", cards={0: "honesty"})
    lay(table, "recruit")
    assert table.vp == [0, 0, 0], "not without an ally"
    table = layout("koi", "lotus", "turtle", cards={0: "honesty"}, allies=[(0, 1)], tiles="betray train train harvest")
    lay(table, "betray")
    assert table.vp == [0, 0, 0], "nor for Betray"
    table = layout("lotus", "koi", "turtle", cards={0: "honesty"}, allies=[(0, 1)], tiles="betray betray train train")
    play(table, 0, "lay betray face down")
    assert table.vp == [0, 0, 0]
    play(table, 0, "dictate marshal")
    assert table.vp == [2, 0, 0], "for Lotus the named mandate counts"
    at_rest(table)


@ruling("RS-22.3")
def test_path_of_the_patron_needs_two_with_less_honour() -> None:
    for honour, coins in (([0, 1, 2, 3], 7), ([1, 0, 2, 3], 7), ([1, 2, 0, 3], 5)):
        table = layout("koi", "lotus", "turtle", "bonsai", cards={0: "path-of-the-patron"}, honour=honour)
        lay(table, "recruit")
        done(table, 1, 2, 3)
        play(table, 0, "summon bushi in edo")
        done(table, 0)
        assert table.coins[0] == coins
        at_rest(table)


@ruling("RS-22.4")
def test_path_of_the_warlord_pays_a_coin_after_a_summon_only() -> None:
    for summons, coins in ((1, 6), (0, 5)):
        table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-warlord"})
        lay(table, "recruit")
        done(table, 1, 2)
        for _ in range(summons):
            play(table, 0, "summon bushi in edo")
        done(table, 0)
        assert table.coins[0] == coins
        at_rest(table)


@ruling("RS-22.5")
def test_loyalty_gives_one_more_for_each_gain_while_allied() -> None:
    for allies, points in (([(0, 1)], 3 + 2), ([], 3)):
        table = layout("koi", "lotus", "turtle", cards={0: "loyalty loyalty"}, figures={0: "kansai: bushi"}, allies=allies)
        lay(table, "harvest")
        assert table.vp[0] == points
        at_rest(table)


@ruling("RS-22.7")
def test_loyalty_is_silent_in_winter() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "loyalty"}, tokens={0: "0 edo"}, allies=[(0, 1)], season=2, at="winter")
    assert table.vp == [1, 0, 0]
    at_rest(table)


@ruling("RS-22.8", "RS-22.10", "RS-22.12")
def test_way_of_the_merchant_answers_a_richer_players_gain() -> None:
    cards = {1: "way-of-the-merchant way-of-the-merchant"}
    table = layout("koi", "lotus", "turtle", cards=cards, figures={0: "tsukuyomi: shinto"}, coins={0: 5, 1: 4}, at="kami")
    assert table.coins == [7, 6, 5]
    table = layout("koi", "lotus", "turtle", cards=cards, figures={0: "tsukuyomi: shinto"}, coins={0: 4, 1: 4}, at="kami")
    assert table.coins == [6, 4, 5], "richer just before the gain"
    both = {1: "way-of-the-merchant", 2: "way-of-the-merchant"}
    table = layout("koi", "lotus", "turtle", cards=both, figures={0: "tsukuyomi: shinto"}, coins={0: 5, 1: 4, 2: 3}, at="kami")
    assert table.coins == [7, 5, 4], "a merchant's Coin sets off no other merchant"
    at_rest(table)


@ruling("RS-22.11")
def test_gifts_and_tolls_are_not_from_the_bank() -> None:
    cards = {1: "way-of-the-merchant", 0: "path-of-the-serpent"}
    table = layout(
        "koi", "lotus", "turtle", cards=cards, coins={1: 0}, figures={2: "kansai: bushi"}, options={"negotiation": "free"}
    )
    play(table, 2, "give 2 coins to 0")
    lay(table, "marshal")
    done(table, 1)
    play(table, 2, "move bushi from kansai to shikoku")
    play(table, 0, "charge the toll")
    play(table, 2, "pay the toll")
    assert table.coins == [8, 0, 2]
    done(table, 2, 0)
    at_rest(table)


@ruling("RS-22.13", "RS-22.18")
def test_the_oni_of_this_set_do_the_same() -> None:
    board = {0: "edo: oni-of-souls bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={0: "oni-of-souls form-of-the-kindred"}, at="war", wars="edo")
    assert table.box.season_set == "teapot"
    bid(table, {})
    assert table.vp == [2, 0, 0]
    board = {0: "kyoto: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={2: "oni-of-hate form-of-the-kindred"}, turn=2)
    lay(table, "recruit")
    done(table, 0, 1)
    play(table, 2, "summon oni-of-hate in kyoto")
    assert standing(table, 0, "kyoto") == []
    done(table, 2)
    at_rest(table)


@ruling("RS-22.14", "RS-22.15")
def test_form_of_the_kindred_counts_seasons_with_an_ally_even_if_it_was_betrayed() -> None:
    table = layout("koi", "lotus", "turtle", at="tea", options={"season_set": "teapot"})
    name_allies(table, {0: 1, 1: 0})
    assert table.seasons_allied == [1, 1, 0]
    table = layout("koi", "lotus", "turtle", allies=[(0, 1)], tiles="betray train train harvest")
    table.seasons_allied = [1, 1, 0]
    lay(table, "betray")
    assert table.seasons_allied == [1, 1, 0], "breaking it takes nothing back"
    done(table, 0)
    table = layout("koi", "lotus", "turtle", cards={0: "form-of-the-kindred"}, at="clean-up")
    table.seasons_allied = [2, 3, 0]
    play(table, 0, "say no more")
    assert table.over and table.vp == [6, 0, 0], "seasons before the card was bought count"
    at_rest(table)


@ruling("RS-22.16", "RS-22.17")
def test_path_of_the_unrighteous_replaces_one_more_even_at_a_shrine() -> None:
    board = {1: "edo: bushi daimyo, oshu: bushi, fujin: shinto", 2: "edo: bushi"}
    cards = {0: "path-of-the-unrighteous"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, tiles="betray train train harvest")
    lay(table, "betray")
    play(table, 0, "replace bushi of 1 in edo by bushi")
    play(table, 0, "replace bushi of 1 in oshu by bushi")
    assert refused(table, 0, "replace shinto of 1 in fujin by shinto") == "RS-13.1", "the additional one is used"
    play(table, 0, "replace bushi of 2 in edo by bushi")
    assert offered(table, 0) == ["done"]
    done(table, 0)
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, tiles="betray train train harvest")
    lay(table, "betray")
    at_shrine = [move for move in offered(table, 0) if "fujin" in move]
    assert at_shrine == ["replace shinto of 1 in fujin by shinto"]
    play(table, 0, at_shrine[0])
    assert (standing(table, 0, "fujin"), standing(table, 1, "fujin")) == (["shinto"], [])
    assert not [move for move in offered(table, 0) if "daimyo" in move]
    done(table, 0)
    at_rest(table)
