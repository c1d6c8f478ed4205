"""Chapter 7: costs are paid as the cards are turned up."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, offered


@ruling("SJ-4.23", "SJ-4.24", "SJ-6.14", "SJ-7.5")
def test_the_mandatory_cost_is_paid_at_the_reveal() -> None:
    table = layout("student", "warrior", hands={0: "wild-swing fend", 1: "fend"})
    assert "choose wild-swing" not in offered(table, 0)
    table = layout("student", "warrior", hands={0: "wild-swing fend", 1: "fend"}, focus={0: 1})
    choose(table, "wild-swing", "fend")
    assert table.focus[0] == 0
    finish_turn(table)
    at_rest(table)
