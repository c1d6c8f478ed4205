"""Chapter 11: the ways a forced step may take."""

from __future__ import annotations

from budokan.games.senjutsu.events import Collided
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, places, play, told, until

FAR = {0: "0,0", 1: "3,-3"}


@ruling("SJ-11.5", "SJ-11.14", "SJ-11.16")
def test_a_forced_step_must_be_made_and_avoids_obstacles_if_it_can() -> None:
    table = layout(
        "ronin", "student", at={0: "0,0", 1: "0,-1"}, hands={0: "wolf-pounce"}, focus={0: 1}, solid={"-1,0": "boulder"}
    )
    choose(table, "wolf-pounce", "student-special")
    finish_turn(table)
    assert places(table)[0] == "1,-1", "FL is a boulder, F a fighter: only FR is open, and it is taken at once"
    assert told(table, Collided) == []
    at_rest(table)


@ruling("SJ-11.15")
def test_a_way_that_is_open_all_along_must_be_taken() -> None:
    table = layout(
        "ninja", "student", at={0: "0,1", 1: "3,-3"}, facing={0: "n"}, hands={0: "withdraw"}, solid={"0,3": "boulder"}
    )
    choose(table, "withdraw", "student-special")
    assert until(table, "Moving", 0) == ["step BL", "step BR"], "straight back the second hex is a boulder"
    play(table, 0, "step BR")
    assert places(table)[0] == "2,1", "both steps at once: there is nothing left to choose"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.17", "SJ-11.12", "SJ-38.6")
def test_of_two_forced_steps_the_one_that_is_open_is_taken() -> None:
    """Rolling Slash goes front left or front right: with a boulder on the left there is nothing to choose."""
    table = layout("ronin", "student", at=FAR, hands={0: "rolling-slash"}, solid={"-1,0": "boulder"})
    choose(table, "rolling-slash", "student-special")
    assert until(table, "Moving", 0) == ["step FR", "stay"], "the forced step to the right is made, the optional one is next"
    assert (places(table)[0], table.stuns[0], told(table, Collided)) == ("1,-1", 0, [])
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.17", "SJ-11.14")
def test_with_an_obstacle_on_either_side_either_may_be_chosen() -> None:
    boulders = {"-1,0": "boulder", "1,-1": "boulder"}
    table = layout("ronin", "student", at=FAR, hands={0: "rolling-slash"}, solid=boulders)
    choose(table, "rolling-slash", "student-special")
    assert until(table, "ChooseOption", 0) == ["option 1", "option 2"]
    play(table, 0, "option 1")
    assert len(told(table, Collided)) == 1
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.17", "SJ-2.7")
def test_nobody_has_to_buy_an_option_to_stay_out_of_an_obstacle() -> None:
    """Ahead stands a boulder: the step may still be chosen beside a rotation that costs focus, not beside one that is free."""
    for price, options in (("[f] ", ["option 1", "option 2"]), ("", [])):
        cards = {"stumble": {"rank": "wood", "type": "meditation", "initiative": "5", "text": f"step! F 1 OR {price}rot? 1"}}
        table = layout(
            "ronin", "student", at=FAR, hands={0: "stumble"}, focus={0: 1}, solid={"0,-1": "boulder"}, options={"cards": cards}
        )
        choose(table, "stumble", "student-special")
        if options:
            assert until(table, "ChooseOption", 0) == options
            play(table, 0, "option 1")
            assert len(told(table, Collided)) == 1
        else:
            assert until(table, "Moving", 0) == ["turn left", "turn right", "stay"]
        finish_turn(table)
        at_rest(table)


@ruling("SJ-11.17", "SJ-11.16")
def test_a_forced_rotation_of_the_same_line_may_open_the_way() -> None:
    """Practiced Strike steps front left or front right and rotates, in any order: turned, it need not collide."""
    boulders = {"-1,0": "boulder", "1,-1": "boulder"}
    table = layout("ronin", "student", at=FAR, hands={0: "practiced-strike"}, focus={0: 1}, solid=boulders)
    choose(table, "practiced-strike", "student-special")
    assert until(table, "ChooseOption", 0) == ["option 1", "option 2"]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-11.17", "SJ-66.24", "SJ-19.3")
def test_the_option_of_the_kamae_one_is_in_is_taken_though_it_collides() -> None:
    table = layout("ronin", "student", at={0: "0,3", 1: "0,-3"}, facing={0: "n"}, hands={0: "evasive-step"}, kamae={0: "D"})
    choose(table, "evasive-step", "student-special")
    play(table, 0, "announce 8")
    finish_turn(table)
    assert (table.stuns[0], table.kamae[0]) == (1, "D"), "all three ways lead off the field: the card ends there"
    at_rest(table)
