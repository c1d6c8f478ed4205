"""Chapter 2: season cards in general."""

from __future__ import annotations

import pytest

import budokan
from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.box import SEASONS, printed_box
from budokan.games.rising_sun.cards import all_cards
from budokan.games.rising_sun.events import CardWorked
from tests.support.rising_sun import SETS, at_rest, bid, done, forces, lay, layout, offered, play, told
from tests.support.rulings import ruling


@ruling("RS-2.1")
def test_sixty_six_cards_in_a_core_and_three_sets() -> None:
    for season in SEASONS:
        here = [card for card in all_cards() if card.season == season]
        assert sum(card.copies for card in here if card.sets == ("core",)) == 7
        for one in SETS:
            assert sum(card.copies for card in here if one in card.sets) == 5
    assert sum(card.copies * len(card.sets) for card in all_cards()) == 66
    for one in SETS:
        assert [len(cards) for cards in printed_box(one).season_cards] == [12, 12, 12]


@ruling("RS-2.2")
def test_five_types_of_card() -> None:
    assert {card.type for card in all_cards()} == {"enhancement", "virtue", "monster", "war-upgrade", "winter-upgrade"}
    assert sum(card.type == "monster" for card in all_cards()) == 8


@ruling("RS-2.3")
def test_an_effect_holds_beyond_the_season_it_was_sold_in() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-lion"}, season=2, figures={0: "edo: daimyo"})
    assert table.view(1)["table"]["provinces"][3]["force"][0] == 2
    assert table.view(1)["table"]["players"][0]["cards"] == ["path-of-the-lion"], "it lies face up"
    at_rest(table)


@ruling("RS-2.4", "RS-2.6")
def test_copies_add_up_and_war_upgrades_work_once_in_every_war_phase() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={1: "way-of-the-shogun way-of-the-shogun"}, season=1, at="war", wars="edo oshu"
    )
    assert table.coins == [5, 11, 5]
    assert told(table, CardWorked) == [CardWorked(1, "way-of-the-shogun")]
    at_rest(table)


@ruling("RS-2.5")
def test_cards_cannot_be_given_away() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "komainu righteousness"}, options={"negotiation": "structured"})
    play(table, 0, "speak")
    assert not [move for move in offered(table, 0) if "komainu" in move or "righteousness" in move]
    at_rest(table)


@ruling("RS-2.7")
def test_winter_upgrades_work_once_in_winter() -> None:
    cards = {0: "form-of-the-kitsune"}
    table = layout("koi", "lotus", "turtle", cards=cards, strongholds={0: "edo oshu"}, at="war", wars="edo")
    assert table.vp[0] == 0
    table = layout("koi", "lotus", "turtle", cards=cards, strongholds={0: "edo oshu"}, season=2, at="winter")
    assert table.vp == [6, 0, 0]
    at_rest(table)


@ruling("RS-2.8")
def test_players_may_put_the_values_of_their_own_box_in_place_of_ours() -> None:
    own = {"cards": {"path-of-the-lion": {"price": 4}, "way-of-the-shogun": {"coins": 1}, "komainu": {"force": 3}}}
    table = layout("koi", "lotus", "turtle", cards={1: "way-of-the-shogun"}, options=own, at="war", wars="edo")
    assert table.coins[1] == 6
    assert (table.box.price["path-of-the-lion"], table.box.force["komainu"]) == (4, 3)
    assert table.box.cards["path-of-the-lion"].source == "reconstructed"
    for wrong in ({"no-such-card": {"price": 1}}, {"respect": {"force": 2}}, {"respect": {"price": 40}}):
        with pytest.raises(budokan.BadWords):
            GAME.new(3, 1, cards=wrong)
    at_rest(table)


OWN = {
    "path-of-the-lion": {"add": 2},
    "path-of-the-dragon": {"add": 5},
    "oni-of-skulls": {"force": 2, "to": 6},
    "oni-of-blood": {"force": 3, "to": 7},
    "way-of-the-katana": {"to": 4},
}


@ruling("RS-2.8", "RS-20.9", "RS-21.12")
def test_force_as_the_own_box_has_it() -> None:
    board = {0: "edo: daimyo bushi, kansai: oni-of-skulls, kyoto: oni-of-blood", 1: "edo: bushi, kansai: bushi, kyoto: bushi"}
    cards = {0: "path-of-the-lion path-of-the-dragon oni-of-skulls oni-of-blood way-of-the-katana"}
    for honour, skulls, blood in (((0, 1, 2), 2, 3), ((1, 2, 0), 6, 7)):
        table = layout("koi", "lotus", "turtle", figures=board, cards=cards, honour=honour, options={"cards": OWN}, wars="edo")
        assert forces(table, "edo") == [1 + 2 + 5 + 1, 1, 0]
        assert (forces(table, "kansai")[0], forces(table, "kyoto")[0]) == (skulls, blood)
        table = layout(
            "koi", "lotus", "turtle", figures=board, cards=cards, honour=honour, options={"cards": OWN}, at="war", wars="edo"
        )
        assert forces(table, "edo") == [1 + 2 + 5 + 4, 1, 0], "in the War Phase Bushi have Force 4"
        at_rest(table)


@ruling("RS-2.8", "RS-21.1", "RS-21.13", "RS-21.20", "RS-23.7")
def test_rewards_as_the_own_box_has_them() -> None:
    kind = {"cards": {"benevolence": {"coins": 2, "vp": 5, "honour": 2}}}
    table = layout("turtle", "koi", "bonsai", cards={0: "benevolence"}, honour=(1, 2, 0), options=kind, turn=1)
    lay(table, "train")
    done(table, 1)
    play(table, 0, "buy righteousness")
    play(table, 0, "let 2 have a spent coin")
    assert (table.coins, table.vp, table.honour) == ([3, 5, 7], [5, 0, 0], [0, 1, 2])
    spiteful = {"cards": {"oni-of-spite": {"vp": 4}, "oni-of-souls": {"vp": 3}}}
    board = {0: "oshu: oni-of-spite, edo: oni-of-souls bushi bushi", 1: "kyoto: bushi", 2: "edo: bushi"}
    owned = {0: "oni-of-spite oni-of-souls"}
    table = layout("turtle", "koi", "bonsai", figures=board, cards=owned, vp={1: 9}, honour=(1, 2, 0), options=spiteful)
    lay(table, "marshal")
    done(table, 2, 1)
    play(table, 0, "move oni-of-spite from oshu to kyoto")
    assert table.vp == [4, 5, 0]
    table = layout("turtle", "koi", "bonsai", figures=board, cards=owned, options=spiteful, at="war", wars="edo")
    bid(table, {})
    assert table.vp[0] == 3 * 2, "for each of two Oni"
    mild = {"cards": {"mercy": {"vp": 6}}}
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("turtle", "koi", "bonsai", figures=board, cards={0: "mercy"}, options=mild, at="war", wars="edo")
    bid(table, {})
    play(table, 0, "show mercy")
    assert table.vp[0] == 6


@ruling("RS-2.19")
def test_to_have_a_monster_is_to_own_its_card() -> None:
    cards = {0: "form-of-the-beast oni-of-skulls komainu river-dragon", 1: "form-of-the-kitsune"}
    board = {0: "edo: river-dragon"}
    table = layout(
        "koi", "lotus", "turtle", cards=cards, figures=board, hostages={1: [(0, "komainu")]}, strongholds={1: ""}, at="winter"
    )
    assert table.vp == [9, 0, 0], "on the map, in Reserve or a hostage; strongholds only on the map"
    at_rest(table)


@ruling("RS-2.20")
def test_allies_are_opponents_for_cards() -> None:
    table = layout(
        "lotus", "koi", "turtle", cards={0: "way-of-the-righteous"}, honour=[0, 1, 2], allies=[(0, 1)], at="war", wars="edo"
    )
    assert table.coins == [7, 4, 4]
    at_rest(table)


@ruling("RS-2.21")
def test_different_virtues_are_counted_by_title() -> None:
    cards = {0: "form-of-the-phoenix righteousness righteousness respect"}
    table = layout("koi", "lotus", "turtle", cards=cards, at="winter")
    assert table.vp == [6, 0, 0]
    at_rest(table)
