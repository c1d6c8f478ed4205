"""Chapter 40: instants of BETA V7 are played before any card is resolved, and wait."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play

BETA = {"edition": "beta-v7", "field": "beta-tile", "terrain": "none"}
FAR = {0: "0,2", 1: "0,-2"}


@ruling("SJ-40.1", "SJ-40.4", "SJ-40.5", "SJ-40.6", "SJ-40.8", "SJ-40.9", "SJ-40.3")
def test_speeds_are_announced_before_instants_the_highest_first_and_round_and_round() -> None:
    hands = {0: "fend emergency-block", 1: "horse-kick fend emergency-block"}
    table = layout("ronin", "student", at=FAR, hands=hands, options=BETA)
    choose(table, "fend", "horse-kick")
    assert (asked(table), table.waiting) == ("AnnounceSpeed", (0,))
    play(table, 0, "announce 4")
    assert (asked(table), table.waiting) == ("BetaInstant", (1,))
    assert offered(table, 1) == ["pass", "play emergency-block"]
    play(table, 1, "play emergency-block")
    assert (asked(table), table.waiting) == ("AnnounceSpeed", (1,)), "its speed is announced as it is played"
    play(table, 1, "announce 9")
    assert (asked(table), table.waiting) == ("BetaInstant", (0,))
    assert offered(table, 0) == ["pass"], "Emergency Block is a Defence like Fend"
    play(table, 0, "pass")
    assert offered(table, 1) == ["pass"], "an instant cannot be put on an instant"
    finish_turn(table)
    assert "horse-kick" in table.discards[1]
    at_rest(table)


@ruling("SJ-40.6", "SJ-5.17", "SJ-38.6")
def test_who_may_have_instants_is_asked_though_his_closed_list_has_none() -> None:
    """Nobody here has brought an Instant: with open lists all know it and nobody waits; closed lists must not tell it."""
    for lists, question in (("open", "Moving"), ("closed", "BetaInstant")):
        hands = {0: "fend", 1: "horse-kick"}
        table = layout("ronin", "student", at=FAR, hands=hands, options={**BETA, "deck_lists": lists})
        choose(table, "fend", "horse-kick")
        play(table, 0, "announce 4")
        assert asked(table) == question
        assert lists == "open" or offered(table, 1) == ["pass"]
        at_rest(table)


@ruling("SJ-40.7", "SJ-40.10", "SJ-40.11")
def test_an_additional_waits_on_its_card_for_its_condition() -> None:
    for place, kamae in (({0: "0,0", 1: "0,-1"}, "N"), (FAR, "A")):
        table = layout("ronin", "student", at=place, hands={0: "horse-kick taunt"}, kamae={1: "A"}, options=BETA)
        choose(table, "horse-kick", "student-special")
        play(table, 0, "play taunt")
        finish_turn(table)
        assert table.kamae[1] == kamae, "without a success it has no effect"
        assert "taunt" in table.discards[0]
        at_rest(table)
