"""Chapter 25: attacks that compare initiative."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu.abilities import hand_limit
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, play, until


@ruling("SJ-24.1", "SJ-24.4", "SJ-25.1", "SJ-25.3", "SJ-25.11")
def test_a_shot_strikes_a_slower_opponent_within_range_and_in_sight() -> None:
    table = layout(
        "ninja",
        "student",
        at={0: "0,2", 1: "0,-2"},
        hands={0: "shuriken-throw", 1: "fend"},
        focus={0: 1},
        tokens={"0,0": ["caltrop", 0, True]},
    )
    choose(table, "shuriken-throw", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 1
    table = layout("ninja", "student", at={0: "0,3", 1: "0,-2"}, hands={0: "shuriken-throw", 1: "fend"}, focus={0: 1})
    choose(table, "shuriken-throw", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 0, "five hexes away"
    table = layout(
        "ninja",
        "student",
        at={0: "0,2", 1: "0,-2"},
        hands={0: "shuriken-throw"},
        focus={0: 1},
        solid={"0,1": "boulder", "1,0": "boulder", "-1,1": "boulder", "0,0": "boulder"},
    )
    choose(table, "shuriken-throw", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 0, "boulders break the line"
    at_rest(table)


@ruling("SJ-25.2", "SJ-25.4", "SJ-25.5", "SJ-25.6", "SJ-25.7", "SJ-25.9")
def test_the_lowest_number_of_a_range_is_compared_and_equal_is_not_lower() -> None:
    table = layout("ninja", "student", hands={0: "fukiya-dart-pipe", 1: "fend"})
    choose(table, "fukiya-dart-pipe", "fend")
    play(table, 1, "announce 5")
    finish_turn(table)
    assert table.stuns[1] == 1, "Fend is 5 to 2: 2 is lower than 4"
    table = layout("ninja", "warrior", hands={0: "fukiya-dart-pipe", 1: "headbutt-warrior"})
    choose(table, "fukiya-dart-pipe", "headbutt-warrior")
    finish_turn(table)
    assert table.stuns[1] == 0, "4 against 4"
    table = layout("ninja", "warrior", hands={0: "fukiya-dart-pipe", 1: "headbutt-warrior"}, hobbled={1: [4]})
    choose(table, "fukiya-dart-pipe", "headbutt-warrior")
    finish_turn(table)
    assert table.stuns[1] == 1, "Hobbled lowers it to 3"
    at_rest(table)


@ruling("SJ-25.10")
def test_without_a_range_it_reaches_any_distance() -> None:
    table = layout(
        "ninja",
        "student",
        at={0: "0,5", 1: "0,-5"},
        hands={0: "lunar-sniper-trap"},
        focus={0: 1},
        stealthed={0: True},
        options={"field": "great-plain"},
    )
    choose(table, "lunar-sniper-trap", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 1
    at_rest(table)


@ruling("SJ-66.35", "SJ-58.1")
def test_dreaded_black_shot_wounds_by_the_difference_to_the_lowest_number() -> None:
    table = layout("navigator", "student", hands={0: "dreaded-black-shot", 1: "fend"}, kamae={0: "Z"}, focus={0: 1})
    choose(table, "dreaded-black-shot", "fend")
    play(table, 1, "announce 3")
    finish_turn(table)
    assert table.wounds[1] == 2, "4 against 2"
    at_rest(table)


@ruling("SJ-66.36", "SJ-58.2")
def test_precise_shot_stays_before_the_target_to_the_end() -> None:
    table = layout("navigator", "student", hands={0: "precise-shot", 1: "fend"}, kamae={0: "Z"}, focus={0: 2})
    choose(table, "precise-shot", "student-special")
    finish_turn(table)
    assert table.lasting[1] == [("precise-shot", 0, 0)]
    assert len(table.buried[1]) == 2, "the card his Special made him discard, and one before the draw"
    assert hand_limit(table, 1) == 5
    choose(table, "navigator-special", "counter-attack")
    until(table, "Moving", 1)
    assert table.plays[1].speeds == (1,)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-25.7", "SJ-22.10")
@pytest.mark.parametrize(("bites", "wounds"), [("next-card", 1), ("at-once", 2)])
def test_a_hobble_of_this_turn_does_not_widen_the_difference(bites: str, wounds: int) -> None:
    """Fend (5 to 2) is revealed; at 4 its owner is hobbled; the shot at 3 compares with 2 unless Hobbled bites at once."""
    shot = {"rank": "wood", "type": "attack", "initiative": "3", "text": "aim w x difference", "range": 6}
    trip = {"rank": "wood", "type": "attack", "initiative": "4", "text": "atk F:hob"}
    table = layout(
        "ronin",
        "student",
        "master",
        at={0: "0,0", 1: "0,-1", 2: "0,2"},
        facing={0: "n", 1: "s", 2: "n"},
        hands={0: "trip", 1: "fend", 2: "shot"},
        options={"cards": {"trip": trip, "shot": shot}, "hobbled_bites": bites},
    )
    choose(table, "trip", "fend", "shot")
    play(table, 1, "announce 2")
    if asked(table) == "NameShot":
        play(table, 2, "target 1")
    finish_turn(table)
    assert (len(table.hobbled[1]), table.wounds[1]) == (1, wounds)
    at_rest(table)


@ruling("SJ-25.4", "SJ-25.6", "SJ-66.13")
@pytest.mark.parametrize(("card", "speed", "wounds"), [("focused-guard", 6, 1), ("calm-parry", 4, 0), ("calm-parry", 1, 1)])
def test_the_lowest_number_of_the_range_that_counts_is_compared(card: str, speed: int, wounds: int) -> None:
    """Focused Guard is 8 to 3 for 2 focus, and 3 is lower than 4; Calm Parry, 5 to 2, is 5 to 1 if Broad Block is used so."""
    initiative = "4" if card == "focused-guard" else "2"
    shot = {"rank": "wood", "type": "attack", "initiative": initiative, "text": "aim w", "range": 6}
    hands = {0: f"{card} broad-block", 1: "shot"}
    table = layout("student", "ronin", hands=hands, focus={0: 3}, options={"cards": {"shot": shot}})
    choose(table, card, "shot")
    if card == "focused-guard":
        play(table, 0, "pay 2 for speed 8-3")
    else:
        play(table, 0, "play broad-block")
    play(table, 0, f"announce {speed}")
    finish_turn(table)
    assert table.wounds[0] == wounds
    at_rest(table)
