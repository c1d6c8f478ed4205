"""Chapter 13: effects on targets."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, play, until


@ruling("SJ-13.7", "SJ-13.8")
def test_effects_on_several_targets_go_in_the_order_the_attacker_chooses() -> None:
    table = layout("warrior", "student", "master", at={0: "0,0", 1: "1,-1", 2: "-1,0"}, hands={0: "warding-arc"})
    choose(table, "warding-arc", "student-special", "master-special")
    assert sorted(until(table, "EachTarget")) == ["target 1", "target 2"]
    play(table, 0, "target 2")
    assert asked(table) == "Shoving"
    finish_turn(table)
    assert table.wounds[:3] == [0, 1, 1]
    at_rest(table)
