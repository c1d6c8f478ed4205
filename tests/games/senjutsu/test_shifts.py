"""Chapter 15: push, pull, swap."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, places, play, sides, until


@ruling("SJ-15.1", "SJ-15.3", "SJ-15.4", "SJ-15.15", "SJ-18.1")
def test_push_two_moves_the_target_two_hexes_away_the_attacker_choosing() -> None:
    table = layout("ronin", "student", hands={0: "push-back"})
    choose(table, "push-back", "student-special")
    assert until(table, "Shoving") == ["shove n", "shove ne", "shove nw"]
    play(table, 0, "shove n")
    assert until(table, "Shoving") == ["shove n", "shove ne", "shove nw"]
    play(table, 0, "shove nw")
    assert (places(table)[1], sides(table)[1]) == ("-1,-2", "s")
    finish_turn(table)
    at_rest(table)


@ruling("SJ-15.2", "SJ-15.10", "SJ-15.16")
def test_pull_one_brings_the_target_one_nearer_and_no_nearer_than_adjacent() -> None:
    table = layout("ninja", "student", at={0: "0,0", 1: "0,-2"}, hands={0: "chain-hook"})
    choose(table, "chain-hook", "student-special")
    finish_turn(table)
    assert places(table)[1] == "0,-1"
    table = layout("kojiro", "student", hands={0: "tsukami-guard", 1: "horse-kick"})
    choose(table, "tsukami-guard", "horse-kick")
    play(table, 0, "announce 6")
    finish_turn(table)
    assert places(table)[1] == "0,-1", "already adjacent"
    at_rest(table)


@ruling("SJ-15.5", "SJ-15.6", "SJ-15.9", "SJ-27.23")
def test_a_push_into_terrain_is_suffered_and_ends() -> None:
    table = layout("ronin", "student", hands={0: "push-back", 1: "deep-meditation"}, solid={"0,-2": "boulder"})
    choose(table, "push-back", "deep-meditation")
    play(table, 0, "shove n")
    assert (places(table)[1], table.stuns[1]) == ("0,-1", 1)
    finish_turn(table)
    assert table.kamae[1] == "D", "the target goes on with its card"
    table = layout("ronin", "student", hands={0: "push-back"}, soft={"0,-2": "corpses"}, focus={1: 2})
    choose(table, "push-back", "student-special")
    play(table, 0, "shove n")
    play(table, 0, "shove n")
    assert (places(table)[1], table.stuns[1], table.focus[1]) == ("0,-3", 1, 0), "corpses are entered, and the push goes on"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-15.7", "SJ-15.8")
def test_a_push_off_the_field_or_into_a_figure_ends_without_harm_unless_hard() -> None:
    for hard in (False, True):
        table = layout("ronin", "student", at={0: "0,-2", 1: "0,-3"}, hands={0: "push-back"}, options={"hard_push": hard})
        choose(table, "push-back", "student-special")
        play(table, 0, "shove n")
        assert (places(table)[1], table.stuns[1]) == ("0,-3", int(hard))
        finish_turn(table)
        at_rest(table)


@ruling("SJ-15.14", "SJ-18.2")
def test_a_swap_exchanges_hexes_and_keeps_facings() -> None:
    table = layout("student", "ronin", hands={0: "mountain-switch"}, kamae={0: "B"})
    choose(table, "mountain-switch", "ronin-special")
    finish_turn(table)
    assert (places(table), sides(table), table.focus[0]) == (["0,-1", "0,0"], ["n", "s"], 1)
    at_rest(table)
