"""Chapters 13 and 28: the asterisk, and what is paid for an attack."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, play


@ruling("SJ-13.5", "SJ-13.6", "SJ-28.1", "SJ-28.2")
def test_the_asterisk_adds_to_its_hex_if_its_line_is_active() -> None:
    for kamae, wounds in (("A", 1), ("N", 0)):
        table = layout("student", "ronin", hands={0: "severing-cut"}, kamae={0: kamae})
        choose(table, "severing-cut", "ronin-special")
        finish_turn(table)
        assert (table.wounds[1], table.bleeding[1]) == (wounds, 1)
    at_rest(table)


@ruling("SJ-28.3", "SJ-28.2")
def test_focus_for_an_attack_is_spent_even_if_it_is_blocked() -> None:
    table = layout("ronin", "student", at={0: "0,1", 1: "0,-1"}, hands={0: "dashdown-strike", 1: "calm-defence"}, focus={0: 1})
    choose(table, "dashdown-strike", "calm-defence")
    play(table, 1, "announce 6")
    play(table, 0, "step F")
    play(table, 0, "pay")
    assert table.focus[0] == 0
    assert table.harm(1) == 0
    finish_turn(table)
    at_rest(table)
