"""Chapters 2, 3 and 19: the lines of a card: what must be done, and what may be chosen."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu.events import Struck
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, idle, layout, offered, places, play, told, until


@ruling("SJ-2.5", "SJ-2.7")
def test_an_attack_must_be_tried_but_nobody_must_move_to_reach() -> None:
    table = layout("ronin", "student", at={0: "0,1", 1: "0,-1"}, hands={0: "pommel-smash", 1: "fend"})
    choose(table, "pommel-smash", "student-special")
    assert "stay" in until(table, "Moving", 0)
    play(table, 0, "stay")
    finish_turn(table)
    assert told(table, Struck) == []
    at_rest(table)


@ruling("SJ-2.6")
def test_the_only_attack_on_a_focus_line_must_be_paid_for() -> None:
    cards = {"iron-bite": {"rank": "wood", "type": "attack", "initiative": "6", "text": "[f] atk F:w"}}
    table = layout("student", "ronin", hands={0: "iron-bite"}, focus={0: 1}, options={"cards": cards})
    choose(table, "iron-bite", "ronin-special")
    finish_turn(table)
    assert (table.focus[0], table.wounds[1]) == (0, 1), "nobody was asked"
    table = layout("student", "ronin", hands={0: "fend"}, focus={0: 1}, specials={0: ["student-special", "dual-sai-cross"]})
    choose(table, "dual-sai-cross", "ronin-special")
    assert until(table, "MayPay", 0) == ["pay", "pass"], "it has another attack that costs nothing"
    at_rest(table)


@ruling("SJ-2.8", "SJ-46.20")
def test_between_two_attacks_one_is_free() -> None:
    table = layout("ninja", "student", hands={0: "fend"}, focus={0: 1})
    choose(table, "kusarigama-strike", "student-special")
    assert until(table, "ChooseOption", 0) == ["option 1", "option 2"]
    play(table, 0, "option 2")
    finish_turn(table)
    assert (table.wounds[1], table.focus[0]) == (1, 1)
    at_rest(table)


@ruling("SJ-19.1", "SJ-19.2", "SJ-19.3", "SJ-19.4")
def test_an_option_of_the_kamae_one_is_in_must_be_taken() -> None:
    for kamae, most in (("B", 3), ("A", 2)):
        table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "firm-mind"}, kamae={0: kamae})
        choose(table, "firm-mind", "student-special")
        drawn = 0
        until(table, "MayDraw", 0)
        while asked(table) == "MayDraw":
            play(table, 0, "draw")
            drawn += 1
        assert drawn == most
        finish_turn(table)
        at_rest(table)


@ruling("SJ-38.6", "SJ-19.3", "SJ-2.8")
@pytest.mark.parametrize(
    ("card", "kamae"),
    [("firm-mind", "B"), ("quick-dodge", "D"), ("horizontal-cut", "A"), ("overhead-carve", "B"), ("trained-mind", "B")],
)
def test_what_the_kamae_decides_is_not_asked(card: str, kamae: str) -> None:
    """Of a choice between a plain line and one of the kamae one is in there is one answer, and everybody knows it."""
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: card}, kamae={0: kamae})
    choose(table, card, "student-special")
    while not (table.over or (asked(table) == "ChooseCards" and not table.plays)):
        seat = table.waiting[0]
        moves = offered(table, seat)
        assert asked(table) != "ChooseOption" or len(moves) > 1
        table.play(seat, idle(table, seat))
    at_rest(table)


@ruling("SJ-19.5", "SJ-19.6", "SJ-46.23")
def test_a_choice_of_focus_lines_may_be_left_out() -> None:
    table = layout("yojimbo", "student", hands={0: "fend"}, focus={0: 1})
    choose(table, "nagamaki-thrust", "student-special")
    assert until(table, "ChooseOption", 0) == ["option 1", "option 2", "pass"]
    play(table, 0, "option 2")
    assert (table.focus[0], table.stuns[1]) == (0, 1)
    finish_turn(table)
    table = layout("yojimbo", "student", hands={0: "fend"})
    choose(table, "nagamaki-thrust", "student-special")
    finish_turn(table)
    assert (table.wounds[1], table.stuns[1]) == (1, 0), "nothing to pay with: the whole choice is skipped"
    at_rest(table)


@ruling("SJ-19.7", "SJ-19.10")
def test_an_option_that_cannot_be_done_at_all_is_not_offered() -> None:
    table = layout("student", "ronin", at={1: "3,-3"}, hands={0: "field-bandages"}, bleeding={0: 1})
    choose(table, "field-bandages", "ronin-special")
    until(table, "ChooseOption", 0)
    assert offered(table, 0) == ["option 2"], "there is no Stun to remove"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-19.8", "SJ-19.9", "SJ-49.11")
def test_a_bar_over_a_grid_covers_its_asterisk_and_no_more() -> None:
    table = layout("student", "ronin", hands={0: "mountain-switch"}, kamae={0: "A"})
    choose(table, "mountain-switch", "ronin-special")
    finish_turn(table)
    assert (places(table), table.focus[0]) == (["0,0", "0,-1"], 0)
    at_rest(table)


@ruling("SJ-19.11", "SJ-66.42", "SJ-62.3")
def test_hexes_moved_are_counted_when_the_effect_is_reached() -> None:
    table = layout("yasuke", "student", at={0: "0,2", 1: "0,-1"}, hands={0: "charging-pride"}, focus={0: 1}, kamae={0: "A"})
    choose(table, "charging-pride", "student-special")
    play(table, 0, "step F")
    play(table, 0, "step F")
    finish_turn(table)
    assert table.stuns[1] == 3, "1 of the asterisk and 1 for each of two hexes"
    at_rest(table)


@ruling("SJ-3.3", "SJ-3.1", "SJ-3.7", "SJ-3.10", "SJ-3.11", "SJ-3.12")
def test_discard_one_card_is_done_as_far_as_possible_and_never_a_special_or_a_stun() -> None:
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "fend"}, stuns={0: 1})
    choose(table, "ronin-special", "student-special")
    assert until(table, "DiscardCard", 0) == ["discard fend"]
    finish_turn(table)
    table = layout("ronin", "student", at={1: "3,-3"}, stuns={0: 1})
    assert offered(table, 0) == ["choose ronin-special", "choose naginata-sweep", "choose stun"]
    choose(table, "ronin-special", "student-special")
    until(table, "Moving", 0)
    assert table.stuns[0] == 1, "with nothing to discard the rest is carried out"
    at_rest(table)
