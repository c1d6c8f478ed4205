"""Chapters 6 and 23: drawing, discarding, looking."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, until


@ruling("SJ-6.9", "SJ-6.10", "SJ-23.9")
def test_drawing_up_to_may_stop_and_never_wounds() -> None:
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "falling-restraint"}, decks={0: "fend push-back"})
    choose(table, "falling-restraint", "student-special")
    play(table, 0, "draw")
    assert offered(table, 0) == ["draw", "stay"]
    play(table, 0, "draw")
    assert asked(table) != "MayDraw", "the deck is empty: no third question"
    assert table.wounds[0] == 0
    finish_turn(table)
    assert table.wounds[0] == 1, "the draw of the next turn cannot be made"
    at_rest(table)


@ruling("SJ-23.7")
def test_the_target_chooses_what_it_discards_unless_at_random() -> None:
    table = layout("master", "ronin", hands={0: "idle-strike", 1: "fend horse-kick"}, kamae={0: "D"})
    choose(table, "idle-strike", "ronin-special")
    assert until(table, "DiscardCard", 1) == ["discard fend", "discard horse-kick"]
    finish_turn(table)
    table = layout("yojimbo", "ronin", at={0: "0,2", 1: "0,-1"}, hands={0: "dark-aura", 1: "fend horse-kick"}, focus={0: 3})
    choose(table, "dark-aura", "ronin-special")
    play(table, 0, "pay")
    play(table, 0, "pay")
    assert len(table.buried[1]) == 1
    finish_turn(table)
    at_rest(table)
