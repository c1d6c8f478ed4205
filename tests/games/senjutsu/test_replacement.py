"""Chapter 7: Instant Replacements over a revealed card."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, until


@ruling("SJ-7.12", "SJ-7.13", "SJ-7.14", "SJ-7.21", "SJ-21.8")
def test_a_replacement_is_paid_before_the_old_cards_focus_comes_back() -> None:
    table = layout("ronin", "student", hands={0: "iron-will wolf-pounce", 1: "fend turning-slash"}, focus={0: 3})
    choose(table, "iron-will", "fend")
    assert table.focus[0] == 1
    assert (asked(table), table.waiting) == ("MayReplace", (0,))
    assert offered(table, 0) == ["pass", "play wolf-pounce"]
    play(table, 0, "play wolf-pounce")
    assert table.focus[0] == 2, "1 paid, then 2 given back"
    assert table.discards[0] == ["iron-will"]
    assert table.plays[0].card == "wolf-pounce"
    assert (asked(table), table.waiting) == ("MayReplace", (1,))
    finish_turn(table)
    at_rest(table)


@ruling("SJ-7.14")
def test_a_replacement_that_only_the_refund_could_pay_is_not_offered() -> None:
    table = layout("ronin", "student", hands={0: "iron-will wolf-pounce", 1: "fend"}, focus={0: 2})
    choose(table, "iron-will", "fend")
    assert until(table, "MayReplace", 0) == ["pass"]


@ruling("SJ-7.15", "SJ-7.16", "SJ-21.9")
def test_a_replacement_needs_its_kamae_and_cannot_be_replaced_again() -> None:
    table = layout("student", "ronin", hands={0: "fend guardians-defence feint-cut swift-block"}, kamae={0: "B"}, focus={0: 3})
    choose(table, "fend", "ronin-special")
    assert until(table, "MayReplace", 0) == ["pass", "play feint-cut"], (
        "Guardian's Defence needs Determination, and is a Defence"
    )
    play(table, 0, "play feint-cut")
    until(table, "Moving", 0)
    assert table.instant_used[0], "the instant of the turn is used"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-7.17")
def test_a_replacement_that_needs_a_target_names_it_as_it_is_played() -> None:
    """No printed Replacement needs one, so that a card of one's own shows it."""
    spite = {
        "rank": "steel",
        "type": "meditation",
        "initiative": "4",
        "instant": "replacement",
        "range": 3,
        "text": "T discard 1 focus",
    }
    table = layout(
        "kojiro",
        "student",
        "master",
        at={2: "1,-1"},
        hands={0: "scornful-jab spite"},
        focus={1: 2, 2: 2},
        options={"cards": {"spite": spite}},
    )
    choose(table, "scornful-jab", "student-special", "master-special")
    play(table, 0, "play spite")
    assert (asked(table), offered(table, 0)) == ("NameTarget", ["target 1", "target 2"])
    play(table, 0, "target 2")
    assert table.plays[0].target == 2, "before any card is resolved"
    finish_turn(table)
    assert table.focus[:3] == [0, 2, 1]
    assert sorted(table.discards[0]) == ["scornful-jab", "spite"]
    at_rest(table)
