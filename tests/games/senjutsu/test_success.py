"""Chapter 18: success, and what comes of it."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu.events import Missed, Stopped, Struck
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, places, play, told, until


@ruling("SJ-18.6", "SJ-28.5", "SJ-18.8")
def test_after_a_stopped_attack_the_rest_goes_on_without_if_successful() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "feral-sweep", 1: "calm-defence"},
        at={0: "0,0", 1: "1,-1"},
        facing={1: "sw"},
        kamae={0: "D"},
    )
    choose(table, "feral-sweep", "calm-defence")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert (table.wounds[1], table.kamae[0]) == (0, "A"), "the part at 1 is resolved all the same"
    table = layout("warrior", "student", hands={0: "lunging-thrust", 1: "fend"}, at={0: "0,1", 1: "0,-1"})
    choose(table, "lunging-thrust", "student-special")
    finish_turn(table)
    assert (table.wounds[1], table.stuns[1], table.kamae[0]) == (2, 1, "A"), (
        "everything after IF SUCCESSFUL follows the success"
    )
    at_rest(table)


@ruling("SJ-18.9")
def test_what_stands_below_a_divider_does_not_depend_on_success() -> None:
    table = layout("warrior", "student", at={1: "3,-3"}, hands={0: "spiralling-flames"}, kamae={0: "D"})
    choose(table, "spiralling-flames", "student-special")
    play(table, 0, "step B")
    assert places(table)[0] == "0,1"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-18.13", "SJ-21.17")
def test_an_additional_works_on_whom_the_attack_struck() -> None:
    table = layout("warrior", "student", "master", at={0: "0,0", 1: "0,-1", 2: "3,-3"}, hands={0: "horse-kick hobbling-blow"})
    choose(table, "horse-kick", "student-special", "master-special")
    play(table, 0, "play hobbling-blow")
    finish_turn(table)
    assert [len(table.hobbled[seat]) for seat in range(3)] == [0, 1, 0]
    at_rest(table)


@ruling("SJ-18.14", "SJ-13.6", "SJ-18.5")
def test_an_asterisk_that_is_not_active_is_no_attack_to_be_blocked() -> None:
    """Diagonal Slash strikes F in Aggression alone; in Neutral Stone Block stops nothing there and earns nothing."""
    for kamae, stopped, stuns in (("A", 1, 1), ("N", 0, 0)):
        hands = {0: "diagonal-slash", 1: "stone-block counter-attack"}
        table = layout("ronin", "student", hands=hands, kamae={0: kamae})
        choose(table, "diagonal-slash", "stone-block")
        play(table, 1, "announce 5")
        if stopped:
            assert "react with counter-attack" in until(table, "MayReact", 1)
        finish_turn(table)
        assert (len(told(table, Stopped)), table.stuns[0], told(table, Struck)) == (stopped, stuns, [])
        at_rest(table)


@ruling("SJ-18.14", "SJ-28.3")
def test_an_asterisk_that_was_not_paid_for_is_no_attack_to_be_blocked() -> None:
    """Naginata Sweep strikes FL only for a focus."""
    for answer, stopped in (("pay", 1), ("pass", 0)):
        table = layout("ronin", "student", at={1: "-1,0"}, facing={1: "se"}, hands={0: "fend", 1: "stone-block"}, focus={0: 1})
        choose(table, "naginata-sweep", "stone-block")
        play(table, 1, "announce 5")
        play(table, 0, answer)
        finish_turn(table)
        assert (len(told(table, Stopped)), table.stuns[0]) == (stopped, stopped)
        assert table.harm(1) == 0
        at_rest(table)


@ruling("SJ-18.14", "SJ-13.6", "SJ-18.1")
def test_an_asterisk_that_is_not_active_strikes_nobody() -> None:
    table = layout("ronin", "student", hands={0: "diagonal-slash"})
    choose(table, "diagonal-slash", "student-special")
    finish_turn(table)
    assert told(table, Struck) == []
    assert told(table, Missed) == [Missed(0, "diagonal-slash")]
    at_rest(table)


@ruling("SJ-18.14", "SJ-22.17", "SJ-22.18")
def test_poison_that_nobody_has_left_is_no_attack_to_be_blocked() -> None:
    used = ["crippling-poison", "confusing-mist", "haemorrhagic-toxin", "paralysing-toxin", "virulent-poison"]
    for poisons, stopped in ((used[:1], 1), ([], 0)):
        hands = {0: "venomous-slice", 1: "stone-block"}
        table = layout("assassin", "student", hands=hands, poisons={0: poisons}, used_poisons={0: used[len(poisons) :]})
        choose(table, "venomous-slice", "stone-block")
        play(table, 1, "announce 6")
        finish_turn(table)
        assert (len(told(table, Stopped)), table.stuns[0]) == (stopped, stopped)
        at_rest(table)


@ruling("SJ-18.16", "SJ-15.5", "SJ-27.6")
@pytest.mark.parametrize(("behind", "hard", "asked_to_add"), [("boulder", False, True), ("", False, False), ("", True, True)])
def test_a_push_onto_terrain_succeeds_and_one_off_the_field_does_not(behind: str, hard: bool, asked_to_add: bool) -> None:
    """Push Back against a boulder gives a Stun: an addition after a successful attack may follow; at the edge none."""
    hands = {0: "push-back hobbling-blow", 1: "fend"}
    solid = dict.fromkeys(("0,-3", "1,-3", "-1,-2"), behind) if behind else {}
    at = {0: "0,-1", 1: "0,-2"} if behind else {0: "0,-2", 1: "0,-3"}
    table = layout("ronin", "student", at=at, hands=hands, solid=solid, options={"hard_push": hard})
    choose(table, "push-back", "student-special")
    play(table, 0, "stay")
    play(table, 0, "shove n")
    assert (asked(table) == "MayAdd") is asked_to_add
    assert (places(table)[1], table.stuns[1]) == (at[1], 1 if asked_to_add else 0)
    if asked_to_add:
        play(table, 0, "play hobbling-blow")
    finish_turn(table)
    assert len(table.hobbled[1]) == (1 if asked_to_add else 0)
    at_rest(table)
