"""Chapters 8 and 26: the order of cards, ties, several fighters."""

from __future__ import annotations

from budokan.games.senjutsu.events import Resolving
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, told, until

FAR = {1: "3,-3"}


def order(table: Table) -> list[tuple[int, str, int]]:
    return [(event.seat, event.card, event.speed) for event in told(table, Resolving)]


@ruling("SJ-8.1", "SJ-8.2", "SJ-8.4", "SJ-13.12")
def test_the_highest_speed_first_and_parts_below_a_divider_in_their_own_place() -> None:
    table = layout("student", "warrior", at=FAR, hands={0: "cleaving-waterfall", 1: "refocused-mind"})
    choose(table, "cleaving-waterfall", "refocused-mind")
    finish_turn(table)
    assert order(table) == [(0, "cleaving-waterfall", 7), (1, "refocused-mind", 5), (0, "cleaving-waterfall", 4)]
    at_rest(table)


@ruling("SJ-8.5")
def test_at_equal_speed_defence_attack_meditation_special() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        "warrior",
        at={2: "3,-3", 3: "-3,3"},
        hands={0: "push-back", 1: "open-mind", 2: "fend", 3: "fend"},
    )
    choose(table, "push-back", "open-mind", "fend", "warrior-special")
    play(table, 2, "announce 4")
    finish_turn(table)
    assert order(table)[:3] == [(2, "fend", 4), (0, "push-back", 4), (1, "open-mind", 4)]
    at_rest(table)


@ruling("SJ-8.6", "SJ-8.7")
def test_a_special_weapon_goes_after_other_cards_of_its_type_and_two_of_them_by_advantage() -> None:
    table = layout("student", "warrior", at=FAR, hands={0: "fend", 1: "headbutt-warrior fend"})
    choose(table, "katana-swing", "headbutt-warrior")
    finish_turn(table)
    assert order(table)[:2] == [(1, "headbutt-warrior", 4), (0, "katana-swing", 4)]
    table = layout("student", "warrior", at=FAR, hands={0: "fend", 1: "fend"})
    choose(table, "katana-swing", "nodachi-slash")
    assert (asked(table), table.waiting) == ("ChoosePlace", (0,))


@ruling("SJ-8.8", "SJ-8.9", "SJ-26.2")
def test_at_equal_speed_and_type_the_higher_on_the_track_chooses() -> None:
    table = layout("student", "warrior", at=FAR, hands={0: "horse-kick", 1: "spiralling-flames"})
    choose(table, "horse-kick", "spiralling-flames")
    assert (asked(table), table.waiting) == ("ChoosePlace", (0,))
    assert offered(table, 0) == ["go in place 1", "go in place 2"]
    play(table, 0, "go in place 2")
    finish_turn(table)
    assert order(table)[:2] == [(1, "spiralling-flames", 6), (0, "horse-kick", 6)]
    at_rest(table)


@ruling("SJ-26.1", "SJ-26.2", "SJ-26.3")
def test_three_reveal_firm_mind_green_blue_red() -> None:
    hands = dict.fromkeys(range(3), "firm-mind")
    table = layout("master", "student", "ronin", at={1: "3,-3", 2: "-3,3"}, hands=hands)
    assert table.track == [0, 1, 2]
    choose(table, "firm-mind", "firm-mind", "firm-mind")
    assert offered(table, 0) == ["go in place 1", "go in place 2", "go in place 3"]
    play(table, 0, "go in place 3")
    assert offered(table, 1) == ["go in place 1", "go in place 2"]
    play(table, 1, "go in place 1")
    assert asked(table) != "ChoosePlace", "the lowest has no choice"
    finish_turn(table)
    assert [seat for seat, _, _ in order(table)] == [1, 2, 0]
    at_rest(table)


@ruling("SJ-8.11", "SJ-31.39")
def test_lions_honour_is_a_defence_above_and_an_attack_below() -> None:
    table = layout("yasuke", "student", at=FAR, hands={0: "lions-honour", 1: "severing-cut"}, kamae={0: "D"})
    choose(table, "lions-honour", "severing-cut")
    play(table, 0, "announce 8")
    assert until(table, "ChoosePlace") == ["go in place 1", "go in place 2"], "5 against 5, both Attack"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-26.7")
def test_hands_of_team_mates_are_secret_unless_the_option_opens_them() -> None:
    for option, seen in (("secret", None), ("open", ["fend"])):
        table = layout("ronin", "student", "master", "warrior", hands={2: "fend"}, mode="teams", options={"team_hands": option})
        assert table.view(0)["table"]["players"][2]["cards"] == seen
        assert table.view(1)["table"]["players"][2]["cards"] is None
