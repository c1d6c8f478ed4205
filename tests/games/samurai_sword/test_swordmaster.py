"""Chapter 10: the victory of the Swordmaster."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import Defeated, Drew, HonourPassed, SwordmasterWon, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import (
    PLAIN,
    at_rest,
    layout,
    offered,
    play,
    points,
    refused,
    rising_sun,
    sequence,
    told,
    untouched,
)


@ruling("SS-10.1")
def test_the_only_player_with_resilience_wins_with_his_whole_team() -> None:
    table = layout(
        *PLAIN[:5], hands={0: "bo bo"}, properties={0: "focus"}, resilience={1: 0, 2: 1, 3: 0, 4: 0}, honour={0: 1, 1: 1, 3: 9}
    )
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.side) == ((0, 1), "shogun")
    assert (table.outcome.way, table.outcome.reason) == ("swordmaster", "outcome-swordmaster")
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    assert points(table) == {}, "points are not counted, or the Ninja would have won"
    assert refused(table, 0, "end play") == "BK-1.1"
    at_rest(table)


@ruling("SS-10.1")
def test_a_battle_cry_may_leave_one_player_standing() -> None:
    table = layout(*PLAIN[:5], turn=4, hands={4: "battle-cry"}, resilience={0: 0, 1: 1, 2: 1, 3: 1})
    play(table, 4, "play battle-cry")
    with untouched(table, 0):
        play(table, 1, "take it")
        play(table, 2, "take it")
        assert not table.over
        play(table, 3, "take it")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.way) == ((4,), "swordmaster"), "the Ronin wins alone"
    assert table.honour == [5, 2, 2, 2, 6], "the last point passes too"
    at_rest(table)


@ruling("SS-10.1")
def test_with_two_players_left_the_game_goes_on() -> None:
    table = layout(*PLAIN[:5], hands={0: "bo"}, resilience={1: 0, 2: 1, 3: 0, 4: 1})
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert not table.over
    assert table.waiting == (0,)
    assert table.honour == [6, 3, 2, 3, 3]
    at_rest(table)


@ruling("SS-10.2")
def test_an_empty_hand_does_not_make_the_other_the_last_one() -> None:
    table = layout(*PLAIN[:5], hands={0: "bo", 4: ""}, resilience={1: 0, 2: 1, 3: 0})
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert not table.over, "seat 4 holds no card but has resilience"
    assert offered(table, 0) == ["end play"]
    at_rest(table)


@ruling("SS-10.2")
def test_the_swordmasters_own_hand_may_be_empty() -> None:
    table = layout(*PLAIN[:4], hands={0: "bo"}, resilience={1: 0, 2: 1, 3: 0})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.hands[0] == []
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    at_rest(table)


@ruling("SS-10.3", "SS-10.4", "SS-10.5")
def test_a_blow_inside_the_team_makes_no_swordmaster_and_points_are_counted() -> None:
    table = layout(
        "tomoe",
        "ushiwaka",
        "chiyome",
        "goemon",
        hands={0: "bokken", 1: "bo"},
        resilience={1: 1, 2: 0, 3: 0},
        deck="armor daimyo",
    )
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert told(table, SwordmasterWon) == []
    assert told(table, Drew) == [Drew(1, ("armor",))], "Ushiwaka's draw is part of the blow, Tomoe's comes after it"
    assert told(table, Defeated) == [Defeated(1, 0)]
    assert table.honour == [6, 2, 3, 3], "the honour point has passed"
    assert points(table) == {"shogun": 6 + 4 - 3, "ninja": 6 + 3}
    assert table.outcome is not None
    assert (table.outcome.side, table.outcome.way) == ("ninja", "honour")
    assert table.outcome.reason == "outcome-deadly-strike"
    at_rest(table)


@ruling("SS-10.3")
def test_the_team_may_still_win_by_its_points() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken"}, resilience={1: 1, 2: 0, 3: 0}, honour={2: 1, 3: 1})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert points(table) == {"shogun": 6 + 4 - 3, "ninja": 3}
    assert table.outcome is not None
    assert (table.outcome.side, table.outcome.way) == ("shogun", "honour")
    at_rest(table)


@ruling("SS-10.5")
def test_deadly_strike_counts_once_also_if_the_honour_point_was_the_last() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken"}, resilience={1: 1, 2: 0, 3: 0}, honour={1: 1})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert table.honour == [6, 0, 3, 3]
    assert points(table) == {"shogun": 6 - 3, "ninja": 9}
    at_rest(table)


@ruling("SS-10.6")
def test_one_blow_for_the_last_resilience_and_the_last_honour_makes_a_swordmaster() -> None:
    table = layout(*PLAIN[:4], hands={0: "bo"}, resilience={1: 0, 2: 1, 3: 0}, honour={0: 1, 1: 1, 2: 1, 3: 9})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    assert table.honour == [2, 1, 0, 9]
    at_rest(table)


@ruling("SS-10.7")
@pytest.mark.parametrize("same_blow", ["swordmaster", "honour"])
def test_the_last_defeat_is_told_and_the_scores_are_those_after_it(same_blow: str) -> None:
    table = layout(
        *PLAIN[:4], hands={0: "bo"}, resilience={1: 0, 2: 1, 3: 0}, stars=[0, 0, 1, 2], options={"same_blow": same_blow}
    )
    assert table.honour == [5, 3, 3, 3]
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert sequence(table, Wounded, Defeated, HonourPassed, SwordmasterWon) == [
        "Wounded",
        "Defeated",
        "HonourPassed",
        "SwordmasterWon",
    ]
    assert told(table, Defeated) == [Defeated(2, 0)]
    assert told(table, HonourPassed) == [HonourPassed(2, 0, 2)]
    assert table.honour == [6, 3, 2, 3]
    assert table.outcome is not None
    assert table.outcome.scores == (6 + 3 * 2, 6 + 3 * 2, 2 + 3 * 2, 2 + 3 * 2)
    at_rest(table)


@ruling("SS-10.7", "SS-14.22")
def test_nothing_else_of_that_blow_is_dealt_with() -> None:
    table = rising_sun(
        "chiyome",
        "motonari",
        "ushiwaka",
        "goemon",
        hands={0: "bo"},
        resilience={1: 0, 2: 1, 3: 0},
        properties={2: "curse bleeding-wound"},
    )
    deck = len(table.deck)
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    assert len(table.deck) == deck, "no draw of Ushiwaka or Motonari, no Banzai"
    assert table.properties[2] == ["curse"], "the Curse takes nothing; the wound bled until the honour point was lost"
    at_rest(table)


@ruling("SS-10.6")
def test_by_the_option_honour_such_a_blow_is_counted() -> None:
    table = layout(
        *PLAIN[:4],
        hands={0: "bo"},
        resilience={1: 0, 2: 1, 3: 0},
        honour={0: 1, 1: 1, 2: 1, 3: 9},
        options={"same_blow": "honour"},
    )
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert told(table, SwordmasterWon) == []
    assert table.honour == [2, 1, 0, 9]
    assert table.outcome is not None
    assert (table.outcome.side, table.outcome.way, table.outcome.reason) == ("ninja", "honour", "outcome-honour")
    at_rest(table)


@ruling("SS-10.6")
@pytest.mark.parametrize("same_blow", ["swordmaster", "honour"])
def test_by_either_option_the_swordmaster_wins_if_the_victim_has_honour_left(same_blow: str) -> None:
    table = layout(
        *PLAIN[:4],
        hands={0: "bo"},
        resilience={1: 0, 2: 1, 3: 0},
        honour={0: 1, 1: 1, 2: 2, 3: 9},
        options={"same_blow": same_blow},
    )
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    assert told(table, HonourPassed) == [HonourPassed(2, 0, 1)]
    at_rest(table)


@ruling("SS-10.6")
@pytest.mark.parametrize(("same_blow", "way"), [("swordmaster", "swordmaster"), ("honour", "honour")])
def test_what_the_end_of_the_deck_costs_on_the_way_belongs_to_the_blow(same_blow: str, way: str) -> None:
    table = layout(
        "chiyome",
        "musashi",
        "ushiwaka",
        "goemon",
        hands={0: "bo"},
        resilience={1: 0, 2: 1, 3: 0},
        honour={0: 2, 1: 2, 2: 2, 3: 9},
        deck="focus",
        deck_size=1,
        options={"same_blow": same_blow},
    )
    play(table, 0, "attack 2 with bo")
    play(table, 2, "take it")
    assert table.outcome is not None
    assert table.outcome.way == way
    assert table.honour == ([3, 2, 1, 9] if same_blow == "swordmaster" else [2, 1, 0, 8])
    at_rest(table)
