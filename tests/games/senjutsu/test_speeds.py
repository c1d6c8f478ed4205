"""Chapter 7: alternative and announced speeds."""

from __future__ import annotations

from budokan.games.senjutsu.events import InstantPlayed
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, told, until


@ruling("SJ-7.6", "SJ-7.7", "SJ-7.11")
def test_an_alternative_speed_may_be_paid_for_one_only() -> None:
    table = layout("navigator", "student", hands={0: "dreaded-black-shot", 1: "open-mind"}, kamae={0: "Z"}, focus={0: 3, 1: 1})
    choose(table, "dreaded-black-shot", "open-mind")
    assert table.waiting == (0,), "the Navigator is at the bottom of the track"
    assert offered(table, 0) == ["pass", "pay 1 for speed 5", "pay 2 for speed 6"]
    play(table, 0, "pay 2 for speed 6")
    assert table.focus[0] == 0
    assert offered(table, 1) == ["pass", "pay 1 for speed 6"]
    play(table, 1, "pass")
    finish_turn(table)
    assert table.wounds[1] == 2, "6 against 4"
    at_rest(table)


@ruling("SJ-7.8", "SJ-7.9")
def test_a_kamae_speed_is_mandatory_and_fixed_at_the_reveal() -> None:
    table = layout("warrior", "student", hands={0: "lunging-thrust", 1: "dirt-throw"}, kamae={0: "A"}, at={1: "0,-2"})
    choose(table, "lunging-thrust", "dirt-throw")
    until(table, "Moving")
    assert table.plays[0].speeds == (6,)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-7.10")
def test_the_paid_speed_counts_over_the_kamaes() -> None:
    table = layout(
        "monk",
        "student",
        hands={0: "zen-wave-slash"},
        kamae={0: "B"},
        focus={0: 3},
        at={1: "3,-3"},
        lasting={0: [["enlightened-body", 0, 0], ["enlightened-mind", 0, 0], ["enlightened-soul", 0, 0]]},
    )
    choose(table, "zen-wave-slash", "student-special")
    assert offered(table, 0) == ["pass"] or asked(table) != "MayHasten", "1 focus is left after the cost of 2"
    finish_turn(table)
    table = layout("student", "ronin", at={1: "3,-3"}, hands={0: "overhead-carve"}, kamae={0: "B"}, focus={0: 1})
    choose(table, "overhead-carve", "ronin-special")
    play(table, 0, "pay 1 for speed 5")
    until(table, "Moving", 0)
    assert table.plays[0].speeds == (5,)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-7.18", "SJ-22.8", "SJ-16.11")
def test_speeds_are_announced_upward_and_hobbled_lowers_them_afterwards() -> None:
    table = layout("ronin", "student", hands={0: "fend", 1: "calm-defence"}, hobbled={0: [4]})
    choose(table, "fend", "calm-defence")
    assert offered(table, 0) == ["announce 5", "announce 4", "announce 3", "announce 2"]
    play(table, 0, "announce 5")
    assert offered(table, 1) == ["announce 6", "announce 5", "announce 4", "announce 3", "announce 2"]
    play(table, 1, "announce 4")
    until(table, "Moving", 0)
    assert [play.speeds[0] for play in table.plays] == [4, 4]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-7.19", "SJ-8.3")
def test_a_card_with_two_ranges_has_both_announced() -> None:
    table = layout("yasuke", "student", hands={0: "devoted-soul", 1: "fend"}, kamae={0: "D"})
    choose(table, "devoted-soul", "student-special")
    play(table, 0, "announce 7")
    assert offered(table, 0) == ["announce 5", "announce 4", "announce 3"]
    play(table, 0, "announce 4")
    until(table, "DiscardCard", 1)
    assert table.plays[0].speeds == (7, 4)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-66.13", "SJ-66.14", "SJ-51.6")
def test_broad_block_widens_the_range_of_a_block() -> None:
    table = layout("warrior", "student", hands={0: "fend broad-block", 1: "horse-kick"}, focus={0: 1})
    choose(table, "fend", "horse-kick")
    play(table, 0, "play broad-block")
    assert offered(table, 0) == [f"announce {speed}" for speed in (6, 5, 4, 3, 2, 1)]
    play(table, 0, "announce 6")
    finish_turn(table)
    assert table.stuns[0] == 0
    table = layout("warrior", "student", hands={0: "quick-dodge broad-block", 1: "fend"}, focus={0: 1})
    choose(table, "quick-dodge", "student-special")
    finish_turn(table)
    assert told(table, InstantPlayed) == []
    at_rest(table)
