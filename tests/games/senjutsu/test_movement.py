"""Chapters 11 and 12: movement and collisions."""

from __future__ import annotations

import pytest

from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, places, play, sides, until

FAR = {0: "0,0", 1: "3,-3"}


@ruling("SJ-11.22", "SJ-11.4", "SJ-11.8")
@pytest.mark.parametrize(
    ("moves", "place", "side"),
    [
        (("step F", "turn right", "turn right"), "0,-1", "se"),
        (("turn right", "step F", "turn right"), "1,-1", "se"),
        (("turn left", "turn left", "stay"), "0,0", "sw"),
        (("stay",), "0,0", "n"),
    ],
)
def test_the_example_of_a_line_with_a_step_and_a_rotation(moves: tuple[str, ...], place: str, side: str) -> None:
    """Step and two rotations, a rotation, the step and a rotation, rotations only, or nothing at all."""
    table = layout("ronin", "student", at=FAR, hands={0: "fend"})
    choose(table, "ronin-special", "student-special")
    until(table, "Moving", 0)
    for move in moves:
        assert asked(table) == "Moving"
        play(table, 0, move)
    assert asked(table) != "Moving", "the line is done"
    assert (places(table)[0], sides(table)[0]) == (place, side)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.1", "SJ-11.2", "SJ-11.3", "SJ-11.4", "SJ-11.8", "SJ-1.4")
def test_steps_and_rotations_of_one_line_in_any_order() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "fend"})
    choose(table, "ronin-special", "student-special")
    until(table, "Moving", 0)
    play(table, 0, "turn right")
    assert "step F" in offered(table, 0) and "turn right" in offered(table, 0)
    assert "turn left" not in offered(table, 0), "one sense throughout"
    play(table, 0, "step F")
    assert (places(table)[0], sides(table)[0]) == ("1,-1", "ne"), "forward is read from the new front; the facing is kept"
    assert offered(table, 0) == ["turn right", "stay"]
    play(table, 0, "turn right")
    assert sides(table)[0] == "se"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.6", "SJ-11.7", "SJ-11.13")
def test_all_steps_of_one_icon_go_the_same_way_read_from_the_front() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "firm-mind"})
    choose(table, "firm-mind", "student-special")
    play(table, 0, "step F")
    assert [move for move in offered(table, 0) if move.startswith("step")] == ["step F"]
    play(table, 0, "turn left")
    play(table, 0, "step F")
    assert places(table)[0] == "-1,-1", "north, then north-west: the same arrow"
    finish_turn(table)
    table = layout("ronin", "student", at={0: "0,0", 1: "0,-2"}, hands={0: "firm-mind"})
    choose(table, "firm-mind", "student-special")
    play(table, 0, "step F")
    assert "step F" not in offered(table, 0), "it stops before the obstacle"
    assert "stay" in offered(table, 0)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.9", "SJ-11.10", "SJ-11.11")
def test_then_is_in_order_and_each_icon_chooses_its_own_way() -> None:
    table = layout("assassin", "student", at=FAR, hands={0: "shadow-step"})
    choose(table, "shadow-step", "student-special")
    play(table, 0, "step F")
    assert "step B" in offered(table, 0) and "turn left" not in offered(table, 0)
    play(table, 0, "step FR")
    assert places(table)[0] == "1,-2"
    assert offered(table, 0) == ["turn left", "turn right", "stay"]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.12", "SJ-27.1", "SJ-27.3")
def test_nobody_walks_of_his_own_will_onto_terrain_figures_or_off_the_field() -> None:
    table = layout("ronin", "student", at={0: "0,-3", 1: "1,-3"}, facing={0: "n"}, hands={0: "fend"}, solid={"0,-2": "boulder"})
    choose(table, "ronin-special", "student-special")
    until(table, "Moving", 0)
    assert [move for move in offered(table, 0) if move.startswith("step")] == ["step BL"]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.18")
def test_a_rotation_always_succeeds_in_full() -> None:
    table = layout("master", "student", at=FAR, hands={0: "sixth-sense"}, kamae={0: "B"})
    choose(table, "sixth-sense", "student-special")
    play(table, 0, "announce 9")
    assert until(table, "Moving", 0) == ["turn left", "turn right"]
    play(table, 0, "turn left")
    assert sides(table)[0] == "s"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.19", "SJ-11.20")
def test_a_cancelled_movement_leaves_out_steps_and_rotations_of_cards_in_play() -> None:
    table = layout("ronin", "student", at={0: "0,1", 1: "0,-2"}, hands={0: "war-cry", 1: "firm-mind"})
    choose(table, "war-cry", "firm-mind")
    finish_turn(table)
    assert places(table)[1] == "0,-2"
    assert sides(table)[1] == "s"
    assert table.kamae[0] == "A"
    at_rest(table)


@ruling("SJ-11.21", "SJ-66.9", "SJ-24.9")
def test_the_terror_cancels_cards_of_every_opponent_within_three_hexes() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        at={0: "0,0", 1: "0,-3", 2: "3,-3"},
        hands={0: "the-terror", 1: "firm-mind", 2: "fend"},
        focus={0: 2},
        options={"field": "great-plain"},
    )
    choose(table, "the-terror", "firm-mind", "master-special")
    finish_turn(table)
    assert table.stuns[:3] == [0, 1, 1]
    assert table.track[0] == 0
    at_rest(table)
    table = layout("ronin", "student", at={0: "0,3", 1: "0,-1"}, hands={0: "the-terror", 1: "firm-mind"}, focus={0: 2})
    choose(table, "the-terror", "firm-mind")
    finish_turn(table)
    assert table.stuns[1] == 0, "four hexes away"
    at_rest(table)


@ruling("SJ-12.1", "SJ-12.7", "SJ-12.8", "SJ-12.9", "SJ-12.11")
def test_war_cry_off_the_field_stuns_and_ends_the_card() -> None:
    table = layout(
        "ronin",
        "student",
        at={0: "0,-3", 1: "0,3"},
        facing={0: "n"},
        hands={0: "war-cry taunt", 1: "deep-meditation"},
        kamae={0: "B"},
    )
    choose(table, "war-cry", "deep-meditation")
    finish_turn(table)
    assert (places(table)[0], sides(table)[0], table.stuns[0], table.kamae[0]) == ("0,-3", "n", 1, "B")
    assert table.track == [1, 0]
    assert table.kamae[1] == "D", "the other's card is resolved as usual"
    at_rest(table)


@ruling("SJ-12.3", "SJ-12.4", "SJ-12.5", "SJ-12.10", "SJ-12.6")
def test_running_into_a_character_stuns_both_and_costs_the_mover_a_card() -> None:
    table = layout("ronin", "student", at={0: "0,1", 1: "0,-1"}, hands={0: "splitting-strike fend", 1: "fend"})
    choose(table, "splitting-strike", "student-special")
    assert until(table, "DiscardCard", 0) == ["discard fend"]
    assert table.stuns[:2] == [1, 0]
    play(table, 0, "discard fend")
    finish_turn(table)
    assert (places(table)[0], table.stuns[:2], table.wounds[1]) == ("0,0", [1, 1], 0), (
        "the first step stands, the attack is lost"
    )
    at_rest(table)


@pytest.mark.parametrize(
    ("piece", "harm", "option"),
    [
        pytest.param("boulder", (1, 0, 0, 0), {}, marks=ruling("SJ-27.6", "SJ-12.2", "SJ-27.2")),
        pytest.param("bamboo", (1, 1, 0, 0), {}, marks=ruling("SJ-27.7", "SJ-27.9")),
        pytest.param("bamboo", (1, 0, 1, 0), {"terrain_harm": "second-printing"}, marks=ruling("SJ-27.7")),
        pytest.param("burning-cart", (1, 0, 1, 0), {}, marks=ruling("SJ-27.11")),
        pytest.param("burning-cart", (0, 0, 1, 1), {"terrain_harm": "second-printing"}, marks=ruling("SJ-27.11")),
        pytest.param("temple", (1, 0, 0, 0), {}, marks=ruling("SJ-27.12")),
        pytest.param("torii", (1, 0, 0, 0), {}, marks=ruling("SJ-27.17")),
        pytest.param("cherry-tree", (1, 0, 0, 0), {}, marks=ruling("SJ-27.20")),
        pytest.param("bonsho-bell", (1, 0, 0, 0), {}, marks=ruling("SJ-27.29")),
    ],
)
def test_what_terrain_does_to_one_who_is_forced_in(piece: str, harm: tuple[int, ...], option: dict[str, str]) -> None:
    table = layout("ronin", "student", at={0: "0,0", 1: "0,3"}, hands={0: "war-cry"}, solid={"0,-1": piece}, options=option)
    choose(table, "war-cry", "student-special")
    finish_turn(table)
    hobbled = len(table.hobbled[0])
    assert (table.stuns[0], hobbled, table.wounds[0], table.bleeding[0]) == harm
    assert places(table)[0] == "0,0"
    assert bool(table.solid) == (piece != "bamboo"), "bamboo breaks, the rest stands"
    at_rest(table)


@ruling("SJ-15.11", "SJ-15.12", "SJ-15.13")
def test_the_attacker_turns_and_walks_the_target() -> None:
    table = layout("student", "ronin", hands={0: "calm-defence stalking-tiger-paw", 1: "horse-kick fend"}, focus={0: 1})
    choose(table, "calm-defence", "horse-kick")
    play(table, 0, "announce 6")
    play(table, 0, "play stalking-tiger-paw")
    assert offered(table, 0) == ["turn left", "turn right"]
    play(table, 0, "turn left")
    assert sides(table)[1] == "se"
    assert places(table)[1] == "1,-1", "its front leads to the south-east"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-30.12", "SJ-30.13", "SJ-30.14", "SJ-30.15")
def test_far_from_everybody_the_special_ability_steps_up_to_three() -> None:
    table = layout(
        "ronin",
        "student",
        at={0: "0,4", 1: "0,-4"},
        facing={0: "n"},
        hands={0: "fend", 1: "fend"},
        options={"field": "great-plain"},
        far={0: True, 1: True},
    )
    choose(table, "ronin-special", "student-special")
    until(table, "Moving", 1)
    finish_turn(table)
    table = layout(
        "ronin",
        "student",
        at={0: "0,4", 1: "0,-4"},
        facing={0: "n"},
        hands={0: "fend"},
        options={"field": "great-plain"},
        far={0: True, 1: True},
    )
    choose(table, "ronin-special", "student-special")
    until(table, "Moving", 0)
    play(table, 0, "step F")
    assert "step F" in offered(table, 0) and "step FL" not in offered(table, 0)
    play(table, 0, "step F")
    assert "step F" not in offered(table, 0), "6 hexes away: the longer movement ends"
    finish_turn(table)
    at_rest(table)


SHOVE = {"rank": "wood", "type": "attack", "initiative": "5"}


@ruling("SJ-18.15", "SJ-18.3", "SJ-13.8")
@pytest.mark.parametrize(("effect", "stuns"), [("push T 1", 0), ("T step! B 1", 1)])
def test_of_several_who_are_pushed_only_those_who_move_are_struck(effect: str, stuns: int) -> None:
    """The Student stands at the edge and stays, the Master is moved: he alone is hobbled by what follows."""
    cards = {"heave": {**SHOVE, "text": f"atk F:* FR:*; * = {effect}; IS: give T hob"}}
    table = layout(
        "ronin",
        "student",
        "master",
        at={0: "0,-2", 1: "0,-3", 2: "1,-3"},
        facing={0: "n", 1: "s", 2: "nw"},
        hands={0: "heave"},
        options={"cards": cards},
    )
    choose(table, "heave", "student-special", "master-special")
    if asked(table) == "Shoving":
        play(table, 0, "shove n")
        play(table, 0, "shove se")
    finish_turn(table)
    assert (places(table)[1:], table.stuns[1]) == (["0,-3", "2,-3"], stuns)
    assert [len(table.hobbled[seat]) for seat in range(3)] == [0, 0, 1]
    at_rest(table)
