"""Chapters 8, 10 and 26: the order of cards, ties, defeat, several fighters and teams."""

from __future__ import annotations

import pytest

from budokan import BudokanError
from budokan.games.senjutsu.events import Resolving
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, start, told, until

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


@ruling("SJ-8.12", "SJ-10.1", "SJ-10.4", "SJ-10.5", "SJ-65.4", "SJ-14.1")
def test_whoever_reaches_the_wound_limit_falls_at_once_and_its_card_with_it() -> None:
    table = layout("ronin", "student", hands={0: "horse-kick fend", 1: "wild-swing"}, wounds={0: 3}, focus={1: 1})
    choose(table, "horse-kick", "wild-swing")
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.way, table.outcome.reason) == ((1,), "wounds", "outcome-sj-last-standing")
    assert table.stuns[1] == 0, "Horse Kick at 6 never happens"
    at_rest(table)


@ruling("SJ-10.2", "SJ-22.2", "SJ-22.3")
def test_stuns_up_to_the_hand_limit_defeat() -> None:
    table = layout("ronin", "student", hands={0: "horse-kick"}, stuns={1: 4})
    choose(table, "horse-kick", "student-special")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.way) == ((0,), "stuns")
    at_rest(table)


@ruling("SJ-10.3", "SJ-14.4")
def test_an_execute_defeats_at_once_without_wounds() -> None:
    table = layout(
        "warrior",
        "student",
        at={0: "0,0", 1: "1,-2"},
        hands={0: "flaming-phoenix-arc"},
        kamae={0: "A"},
        focus={0: 3},
        solid={"0,-1": "boulder"},
    )
    choose(table, "flaming-phoenix-arc", "student-special")
    finish_turn(table)
    table = layout(
        "yasuke",
        "ronin",
        hands={0: "righteous-fury", 1: "fend"},
        kamae={0: "A"},
        focus={0: 3},
        lasting={1: [["heavy-armour", 1, 0]]},
    )
    choose(table, "righteous-fury", "ronin-special")
    assert table.outcome is not None
    assert (table.outcome.way, table.wounds[1]) == ("execution", 0)
    at_rest(table)


@ruling("SJ-10.7", "SJ-26.8")
def test_the_fallen_leave_the_field_the_track_and_their_lasting_cards() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        at={2: "3,-3"},
        hands={0: "wild-swing fend fend", 1: "fend", 2: "fend"},
        focus={0: 1},
        wounds={1: 3},
        lasting={1: [["courage", 1, 0]], 2: [["honesty", 1, 0]]},
    )
    assert table.track == [2, 1, 0]
    choose(table, "wild-swing", "student-special", "master-special")
    finish_turn(table)
    assert table.track == [2, 0]
    assert (table.alive[1], table.at[1]) == (False, -1)
    assert table.lasting[:3] == [[], [], [("honesty", 1, 0)]], "a card in another's area stays"
    assert "courage" in table.discards[1]
    assert table.waiting == (0, 2), "the fallen decides nothing more"
    at_rest(table)


@ruling("SJ-26.4", "SJ-26.5", "SJ-26.6", "SJ-13.3")
def test_team_mates_win_together_and_are_struck_like_anybody() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        "warrior",
        at={0: "0,0", 1: "0,-1", 2: "1,-1", 3: "3,-3"},
        hands={0: "wild-swing fend fend", 1: "fend", 2: "fend", 3: "fend"},
        focus={0: 1},
        mode="teams",
    )
    assert table.team == [0, 1, 0, 1]
    assert table.opponents(0) == [1, 3]
    choose(table, "wild-swing", "student-special", "master-special", "warrior-special")
    finish_turn(table)
    assert table.wounds[:4] == [0, 2, 2, 0], "the team-mate on FR is struck too"
    at_rest(table)


@ruling("SJ-26.4", "SJ-26.5")
def test_the_last_team_wins_also_with_a_fallen_member() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        hands={0: "wild-swing fend fend"},
        at={2: "3,-3"},
        focus={0: 1},
        wounds={1: 3},
        mode="teams",
        options={"teams": [[0, 2], [1]]},
    )
    choose(table, "wild-swing", "student-special", "master-special")
    assert table.outcome is not None
    assert table.outcome.winners == (0, 2)
    with pytest.raises(BudokanError):
        start("ronin", "student", "master", mode="teams", teams=[[0, 1, 2]])
    at_rest(table)


@ruling("SJ-26.7")
def test_hands_of_team_mates_are_secret_unless_the_option_opens_them() -> None:
    for option, seen in (("secret", None), ("open", ["fend"])):
        table = layout("ronin", "student", "master", "warrior", hands={2: "fend"}, mode="teams", options={"team_hands": option})
        assert table.view(0)["table"]["players"][2]["cards"] == seen
        assert table.view(1)["table"]["players"][2]["cards"] is None
