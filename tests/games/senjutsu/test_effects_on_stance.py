"""Chapter 4 in the words of cards: kamae and focus, one’s own and a target’s."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, play, until


@ruling("SJ-4.15", "SJ-4.16")
def test_a_switch_is_made_at_once_without_focus() -> None:
    table = layout("student", "warrior", at={1: "3,-3"}, hands={0: "refocused-mind deep-meditation"}, kamae={0: "N"})
    choose(table, "deep-meditation", "warrior-special")
    finish_turn(table)
    assert (table.kamae[0], table.focus[0]) == ("D", 0)
    table = layout("student", "warrior", at={1: "3,-3"}, hands={0: "deep-meditation"}, kamae={0: "D"})
    choose(table, "deep-meditation", "warrior-special")
    finish_turn(table)
    assert (table.kamae[0], table.focus[0]) == ("D", 1), "in Determination the line gives a focus; the switch does nothing"
    at_rest(table)


@ruling("SJ-4.17", "SJ-4.18")
def test_any_kamae_is_another_one_of_the_own_tree_and_never_neutral() -> None:
    table = layout("student", "navigator", at={1: "3,-3"}, hands={0: "open-mind", 1: "salvage"}, kamae={0: "A"})
    choose(table, "open-mind", "salvage")
    assert until(table, "ChooseKamae", 0) == ["go to balance", "go to determination"]
    play(table, 0, "go to balance")
    assert until(table, "ChooseKamae", 1) == [
        "go to aggression",
        "go to balance",
        "go to determination",
        "go to distance",
    ]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.19")
def test_the_acting_player_names_the_kamae_of_the_target() -> None:
    table = layout("student", "warrior", hands={0: "obedience", 1: "horse-kick"}, kamae={0: "B", 1: "A"}, focus={1: 1})
    choose(table, "obedience", "horse-kick")
    play(table, 0, "announce 6")
    assert until(table, "ChooseKamae") == ["go to balance", "go to determination"]
    play(table, 0, "go to determination")
    assert table.kamae[1] == "D"
    assert table.focus == [1, 0], "and a focus is stolen"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.20")
def test_the_acting_player_changes_the_targets_kamae_and_the_focus_goes_to_the_target() -> None:
    table = layout(
        "ashigaru", "master", hands={1: "quick-stab"}, focus={0: 1, 1: 1}, specials={0: ["ashigaru-special", "bo-staff-block"]}
    )
    choose(table, "bo-staff-block", "quick-stab")
    finish_turn(table)
    table = layout("monk", "master", hands={1: "pommel-smash"}, focus={0: 1}, specials={0: ["monk-special", "bo-staff-block"]})
    choose(table, "bo-staff-block", "pommel-smash")
    play(table, 0, "announce 5")
    play(table, 0, "pay")
    play(table, 0, "over focus to aggression")
    assert (table.kamae[1], table.focus) == ("A", [0, 1])
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.27")
def test_losing_focus_takes_as_much_as_there_is() -> None:
    table = layout("warrior", "student", hands={0: "scything-feint", 1: "fend"}, focus={1: 1})
    choose(table, "scything-feint", "student-special")
    finish_turn(table)
    assert (table.wounds[1], table.focus[1]) == (1, 0)
    at_rest(table)
