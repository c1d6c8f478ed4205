"""Chapter 14: wounds become others."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout

AROUND = {0: "0,0", 1: "0,-2", 2: "2,-2", 3: "-2,2"}


@ruling("SJ-14.6", "SJ-14.7", "SJ-14.8", "SJ-47.10")
def test_wounds_of_this_attack_become_bleeding_and_bleeding_becomes_wounds() -> None:
    table = layout("master", "ronin", hands={0: "idle-strike"}, kamae={0: "A"}, wounds={1: 1})
    choose(table, "idle-strike", "ronin-special")
    finish_turn(table)
    assert (table.wounds[1], table.bleeding[1]) == (1, 1), "the old Wound stays a Wound"
    table = layout("student", "ronin", at={1: "3,-3"}, hands={0: "field-bandages"}, bleeding={0: 2})
    choose(table, "field-bandages", "ronin-special")
    finish_turn(table)
    assert (table.wounds[0], table.bleeding[0]) == (2, 0)
    at_rest(table)


@ruling("SJ-24.10")
def test_an_effect_on_every_opponent_spares_the_team_mate() -> None:
    table = layout("ronin", "student", "master", "warrior", mode="teams", at=AROUND, hands={0: "the-terror"}, focus={0: 2})
    choose(table, "the-terror", "student-special", "master-special", "warrior-special")
    finish_turn(table)
    assert table.stuns[:4] == [0, 1, 0, 1], "the Master fights beside the Ronin, though he stands as near"
    at_rest(table)
    table = layout("ronin", "student", "master", "warrior", mode="melee", at=AROUND, hands={0: "the-terror"}, focus={0: 2})
    choose(table, "the-terror", "student-special", "master-special", "warrior-special")
    finish_turn(table)
    assert table.stuns[:4] == [0, 1, 1, 1], "where each fights alone he is an opponent like the others"
    at_rest(table)
