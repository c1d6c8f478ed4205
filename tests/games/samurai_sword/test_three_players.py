"""Chapter 11: the Shogun alone against two Ninja."""

from __future__ import annotations

from collections import Counter
from typing import cast

from budokan.games.samurai_sword.events import Dealt, HonourLost, TeamScored
from budokan.games.samurai_sword.table import Table
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, at_rest, end_turn, layout, offered, play, refused, told, untouched

THREE = ("chiyome", "musashi", "goemon")
"""The Shogun in seat 0, the Ninja in 1 and 2."""


@ruling("SS-11.1")
def test_one_shogun_chosen_at_random_and_two_ninja() -> None:
    shoguns = set()
    for seed in range(24):
        table = cast(Table, GAME.new(3, seed))
        assert Counter(table.roles) == {"shogun": 1, "ninja": 2}
        assert Counter(role for role, _ in table.set_aside) == {"samurai": 2, "ninja": 1, "ronin": 1}
        shoguns.add(table.shogun)
        at_rest(table)
    assert shoguns == {0, 1, 2}


@ruling("SS-11.2")
def test_six_honour_against_three_and_hands_of_four_five_and_five() -> None:
    table = cast(Table, GAME.new(3, 5, listen=True))
    dealt = {one.seat: (one.honour, one.cards) for one in told(table, Dealt)}
    first = table.shogun
    assert dealt == {first: (6, 4), (first + 1) % 3: (3, 5), (first + 2) % 3: (3, 5)}
    at_rest(table)


@ruling("SS-11.3")
def test_everybody_knows_both_ninja_but_not_their_stars() -> None:
    table = layout(*THREE, stars=[0, 2, 3])
    for viewer in (0, 1, 2, None):
        players = table.view(viewer)["table"]["players"]
        assert [one["role"] for one in players] == ["shogun", "ninja", "ninja"]
        assert [one["team"] for one in players] == ["shogun", "ninja", "ninja"]
    assert [one["stars"] for one in table.view(1)["table"]["players"]] == [0, 2, None]
    assert [one["stars"] for one in table.view(None)["table"]["players"]] == [0, None, None]
    stars_of_the_other = {table.redeal(1, Luck(seed, "redeal")).stars[2] for seed in range(24)}
    assert stars_of_the_other == {1, 3}, "seat 1 holds the two stars himself"
    at_rest(table)


@ruling("SS-11.3")
def test_with_four_players_the_others_are_still_secret() -> None:
    table = layout(*THREE, "tomoe")
    assert [one["team"] for one in table.view(1)["table"]["players"]] == ["shogun", "shogun", None, None]
    at_rest(table)


@ruling("SS-11.4")
def test_the_shogun_draws_three_and_a_ninja_two() -> None:
    table = layout(*THREE, turn=2, hands={0: "parry", 1: "parry"}, deck="bo bo kiseru focus armor")
    with untouched(table, 1, 2):
        end_turn(table)
    assert table.hands[0] == ["parry", "bo", "bo", "kiseru"]
    with untouched(table, 0, 2):
        end_turn(table)
    assert table.hands[1] == ["parry", "focus", "armor"]
    at_rest(table)


@ruling("SS-11.5")
def test_the_shogun_plays_two_weapons_and_a_ninja_one() -> None:
    table = layout(*THREE, hands={0: "bokken bokken bokken", 1: "kiseru kiseru", 2: "parry"}, deck="parry parry")
    for target in (1, 2):
        play(table, 0, f"attack {target} with bokken")
        play(table, target, "take it")
    assert table.resilience == [4, 4, 4]
    assert refused(table, 0, "attack 1 with bokken") == "SS-5.7"
    end_turn(table)
    with untouched(table, 0):
        play(table, 1, "attack 2 with kiseru")
        play(table, 2, "take it")
    assert refused(table, 1, "attack 0 with kiseru") == "SS-5.7"
    at_rest(table)


@ruling("SS-11.6")
def test_the_honour_of_the_shogun_counts_double() -> None:
    table = layout(*THREE, hands={0: "bokken"}, resilience={1: 1}, honour={0: 2, 1: 1, 2: 5})
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert table.honour == [3, 0, 5]
    assert table.outcome is not None
    assert table.outcome.scores == (6.0, 5.0, 5.0)
    assert table.outcome.winners == (0,)
    at_rest(table)


@ruling("SS-11.7")
def test_bushido_costs_the_shogun_no_honour_and_is_only_discarded() -> None:
    table = layout(*THREE, turn=2, hands={0: "parry"}, properties={0: "bushido"}, deck="bokken geisha geisha geisha")
    with untouched(table, 1, 2):
        end_turn(table)
        assert offered(table, 0) == ["let bushido go"], "asked although he holds no weapon"
        play(table, 0, "let bushido go")
    assert table.honour[0] == 6
    assert table.properties[0] == []
    assert table.discards[-2:] == ["bokken", "bushido"]
    assert table.hands[0] == ["parry", "geisha", "geisha", "geisha"], "his turn goes on with the draw"
    at_rest(table)


@ruling("SS-11.7")
def test_bushido_costs_a_ninja_honour_also_among_three() -> None:
    table = layout(*THREE, properties={1: "bushido"}, deck="bokken")
    end_turn(table)
    with untouched(table, 0, 2):
        play(table, 1, "lose honour")
    assert table.honour == [6, 2, 3]
    at_rest(table)


@ruling("SS-11.8")
def test_the_shogun_may_pass_bushido_on_with_a_weapon_instead() -> None:
    table = layout(*THREE, turn=2, hands={0: "parry kiseru"}, properties={0: "bushido"}, deck="bokken")
    with untouched(table, 2):
        end_turn(table)
        assert offered(table, 0) == ["let bushido go", "give up kiseru"]
        play(table, 0, "give up kiseru")
    assert table.properties[:2] == [[], ["bushido"]]
    assert table.discards[-2:] == ["bokken", "kiseru"]
    assert table.honour == [6, 3, 3]
    at_rest(table)


@ruling("SS-11.9")
def test_the_game_goes_on_with_one_player_who_has_resilience() -> None:
    table = layout(*THREE, hands={0: "bokken parry"}, resilience={1: 1, 2: 0}, deck="bo bo")
    with untouched(table, 2):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
        assert not table.over
        assert table.resilience == [4, 0, 0]
        assert table.honour == [7, 2, 3]
    end_turn(table)
    assert table.resilience == [4, 5, 0], "the next Ninja recovers in his turn"
    assert table.waiting == (1,)
    at_rest(table)


@ruling("SS-11.10")
def test_the_end_of_the_deck_costs_all_three_honour() -> None:
    table = layout(*THREE, hands={0: "daimyo"}, deck_size=1)
    play(table, 0, "play daimyo")
    assert [one.seat for one in told(table, HonourLost)] == [0, 1, 2]
    assert table.honour == [5, 2, 2]
    assert len(table.hands[0]) == 2, "the second card comes from the new deck"
    at_rest(table)


@ruling("SS-11.10")
def test_a_deadly_strike_between_the_ninja() -> None:
    table = layout(*THREE, turn=1, hands={1: "bokken"}, resilience={2: 1}, honour={0: 3, 1: 7, 2: 1})
    with untouched(table, 0):
        play(table, 1, "attack 2 with bokken")
        play(table, 2, "take it")
    assert {one.team: one.points for one in told(table, TeamScored)} == {"shogun": 6, "ninja": 8 - 3}
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-deadly-strike"
    assert table.outcome.winners == (0,)
    at_rest(table)


@ruling("SS-11.10")
def test_the_ninja_win_the_tie() -> None:
    table = layout(*THREE, hands={0: "bokken"}, resilience={1: 1}, honour={0: 1, 1: 1, 2: 4})
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert table.outcome is not None
    assert table.outcome.scores == (4.0, 4.0, 4.0)
    assert table.outcome.winners == (1, 2)
    at_rest(table)
