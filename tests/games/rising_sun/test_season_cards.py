"""Chapter 2: season cards in general."""

from __future__ import annotations

import pytest

import budokan
from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.box import SEASONS, printed_box
from budokan.games.rising_sun.cards import all_cards
from budokan.games.rising_sun.events import CardWorked, PointsGained
from tests.support.rising_sun import SETS, at_rest, bid, done, forces, lay, layout, offered, play, standing, told, untouched
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


@ruling("RS-2.9")
def test_may_is_a_choice_and_everything_else_is_not() -> None:
    for card in ("path-of-the-kenin", "path-of-the-light", "path-of-the-samurai", "path-of-the-ninja", "path-of-the-monkey"):
        table = layout("koi", "lotus", "turtle", cards={0: card}, figures={1: "oshu: bushi"})
        lay(table, "recruit")
        done(table, 1, 2)
        play(table, 0, "summon bushi in edo")
        done(table, 0)
        assert len(offered(table, 0)) > 1, card
        with untouched(table, 0, 1, 2):
            play(table, 0, "no thanks")
        assert table.waiting == (1,), "he may decline, and that is all"
        at_rest(table)
    table = layout("koi", "lotus", "turtle", cards={0: "benevolence"})
    lay(table, "train")
    play(table, 0, "buy righteousness")
    play(table, 0, "no thanks")
    assert (table.coins, table.vp) == ([4, 5, 5], [0, 0, 0])
    at_rest(table)
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "bonsai", cards={0: "mercy"}, figures=board, at="war", wars="edo")
    bid(table, {})
    play(table, 0, "show no mercy")
    assert table.vp == [0, 0, 0], "Respect, Serpent and Unrighteous are declined in tests of their own"
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-warlord"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    assert table.coins[0] == 6, "nobody was asked"
    at_rest(table)


@ruling("RS-2.10")
def test_all_figures_of_one_recruit_turn_are_one_summon() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={0: "path-of-the-warlord path-of-the-warlord"}, strongholds={0: "edo edo oshu"}
    )
    lay(table, "recruit")
    done(table, 1, 2)
    with untouched(table, 1, 2):
        for where in ("edo", "edo", "oshu", "oshu"):
            play(table, 0, f"summon bushi in {where}")
            assert table.coins[0] == 5, "only after the last figure"
        done(table, 0)
    assert table.coins[0] == 7, "once for each copy"
    at_rest(table)


@ruling("RS-2.11")
def test_to_place_is_not_to_summon() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-kenin"}, strongholds={0: "edo"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    play(table, 0, "place bushi in edo")
    assert standing(table, 0, "edo") == ["bushi", "bushi"]
    assert table.waiting == (1,), "no further effect, and the next mandate turn"
    at_rest(table)


@ruling("RS-2.12")
def test_buying_a_monster_and_raijins_bushi_are_summons() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-warlord"})
    lay(table, "train")
    play(table, 0, "buy oni-of-skulls")
    play(table, 0, "summon oni-of-skulls in edo")
    assert table.coins[0] == 5 - 1 + 1
    done(table, 1, 2)
    table = layout(
        "koi",
        "lotus",
        "turtle",
        cards={0: "path-of-the-warlord"},
        figures={0: "raijin: shinto"},
        shrines="raijin fujin susanoo ryujin",
        at="kami",
    )
    play(table, 0, "summon bushi in kansai")
    assert table.coins[0] == 6
    at_rest(table)


@ruling("RS-2.13")
def test_several_effects_of_one_player_in_the_order_he_likes() -> None:
    cards = {0: "way-of-the-shogun way-of-the-shogun way-of-the-ronin"}
    table = layout("lotus", "koi", "turtle", cards=cards, at="war", wars="edo")
    assert table.waiting == (0,)
    assert offered(table, 0) == ["settle way-of-the-shogun", "settle way-of-the-ronin"]
    play(table, 0, "settle way-of-the-ronin")
    assert (table.coins[0], table.ronin[0]) == (11, 2)
    at_rest(table)


@ruling("RS-2.14")
def test_what_is_gained_in_one_part_of_a_mandate_is_one_gain() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={0: "path-of-the-patron path-of-the-warlord", 1: "way-of-the-merchant"}, coins={1: 1}
    )
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    play(table, 0, "settle path-of-the-patron")
    assert table.coins == [8, 2, 5], "the merchant answers the first gain only"
    at_rest(table)


@ruling("RS-2.15")
def test_outside_mandates_each_effect_is_a_gain_of_its_own() -> None:
    cards = {0: "way-of-the-shogun way-of-the-shogun way-of-the-moneylender", 1: "way-of-the-merchant"}
    table = layout("koi", "lotus", "turtle", cards=cards, coins={1: 1}, at="war", wars="edo")
    play(table, 0, "settle way-of-the-shogun")
    assert table.coins == [16, 3, 5], "both copies together, and the moneylender apart"
    at_rest(table)


@ruling("RS-2.16", "RS-22.6")
def test_points_of_one_step_of_a_battle_are_one_gain() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi bushi bushi"}
    cards = {0: "loyalty righteousness"}
    table = layout("koi", "lotus", "turtle", figures=board, cards=cards, allies=[(0, 2)], at="war", wars="edo")
    bid(table, {0: (1, 0, 0, 1)})
    play(table, 0, "use the advantage")
    assert table.vp[0] == 2 + 2 + 1, "Seppuku, Righteousness and Loyalty once"
    play(table, 0, "use the advantage")
    assert table.vp[0] == 5 + 2 + 1, "Imperial Poets is another gain"
    at_rest(table)


@ruling("RS-2.17")
def test_what_raises_a_reward_is_part_of_it() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={0: "loyalty"}, allies=[(0, 1)], figures={0: "kyoto: bushi bushi, kansai: bushi"}
    )
    lay(table, "harvest")
    assert table.vp[0] == 4 + 3 + 1
    assert told(table, PointsGained) == [PointsGained(0, 7), PointsGained(0, 1)]
    at_rest(table)


@ruling("RS-2.18")
def test_the_end_of_a_mandate_is_when_everybody_has_carried_it_out() -> None:
    table = layout("koi", "lotus", "turtle", cards={1: "path-of-the-samurai"}, strongholds={0: "edo edo"})
    lay(table, "recruit")
    done(table, 1, 2)
    assert table.waiting == (0,)
    done(table, 0)
    assert table.waiting == (1,)
    play(table, 1, "place bushi in hokkaido")
    assert standing(table, 1, "hokkaido") == ["bushi"]
    at_rest(table)


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


@ruling("RS-2.22", "RS-20.2", "RS-16.21", "RS-17.2")
def test_replaced_captured_and_returned_figures_are_not_killed() -> None:
    table = layout(
        "koi", "lotus", "turtle", figures={1: "edo: bushi"}, cards={1: "righteousness"}, tiles="betray marshal train harvest"
    )
    lay(table, "betray")
    play(table, 0, "replace bushi of 1 in edo by bushi")
    assert table.vp[1] == 0
    done(table, 0)
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, cards={1: "righteousness"}, at="war", wars="edo")
    bid(table, {0: (0, 1, 0, 0)})
    play(table, 0, "capture bushi of 1")
    assert table.vp == [0, 0, 0]
    table = layout("koi", "lotus", "turtle", figures={1: "fujin: shinto"}, cards={1: "righteousness"}, at="clean-up")
    assert "shinto" in table.reserve[1] and table.vp[1] == 0
    at_rest(table)


@ruling("RS-2.23")
def test_outside_a_battle_the_killed_go_home_at_once() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "path-of-the-ninja"}, figures={1: "kansai: bushi"})
    lay(table, "recruit")
    done(table, 1, 2)
    play(table, 0, "summon bushi in edo")
    done(table, 0)
    play(table, 0, "kill bushi of 1 in kansai")
    assert table.reserve[1].count("bushi") == 6
    assert table.fallen == [(), (), ()]
    at_rest(table)


@ruling("RS-2.24")
def test_a_thief_takes_no_more_than_there_is_and_gains_it() -> None:
    cards = {2: "oni-of-spite"}
    board = {0: "kansai: bushi", 1: "kansai: bushi"}
    table = layout("koi", "lotus", "turtle", cards=cards, figures=board, vp={0: 1, 1: 9}, strongholds={2: "kansai"}, turn=2)
    lay(table, "recruit")
    done(table, 0, 1)
    play(table, 2, "summon oni-of-spite in kansai")
    assert table.vp == [0, 7, 3]
    done(table, 2)
    at_rest(table)


@ruling("RS-2.25")
def test_a_figure_enters_by_summon_move_and_betray() -> None:
    cards = {2: "oni-of-spite"}
    table = layout(
        "koi", "lotus", "turtle", cards=cards, figures={0: "kansai: bushi", 2: "kyoto: oni-of-spite"}, vp={0: 5}, turn=2
    )
    lay(table, "marshal")
    done(table, 0, 1)
    play(table, 2, "move oni-of-spite from kyoto to kansai")
    assert table.vp == [3, 0, 2]
    done(table, 2)
    board = {0: "kansai: bushi komainu"}
    table = layout(
        "koi",
        "lotus",
        "turtle",
        cards={**cards, 0: "komainu"},
        figures=board,
        vp={0: 5},
        turn=2,
        tiles="betray train train harvest",
    )
    lay(table, "betray")
    play(table, 2, "replace komainu of 0 in kansai by oni-of-spite")
    assert table.vp == [3, 0, 2]
    done(table, 2)
    at_rest(table)
