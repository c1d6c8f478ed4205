"""Chapter 4: kamae trees, switching and focus."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, offered, play, refused, until


def changing(character: str, kamae: str, card: str = "graceful-step", **values: object) -> Table:
    """A table at which this character changes its kamae by one branch."""
    other = "warrior" if character != "warrior" else "ronin"
    table = layout(character, other, at={1: "3,-3"}, hands={0: card, 1: "fend"}, kamae={0: kamae}, **values)  # type: ignore[arg-type]
    choose(table, card, f"{other}-special")
    return table


@pytest.mark.parametrize(
    ("character", "kamae", "ways"),
    [
        pytest.param(
            "master",
            "N",
            ["over focus to aggression", "over focus to determination", "over focus to balance"],
            marks=ruling("SJ-4.28", "SJ-4.10"),
        ),
        pytest.param("ronin", "A", ["over focus to aggression"], marks=ruling("SJ-4.29", "SJ-4.11")),
        pytest.param(
            "warrior",
            "A",
            ["go to neutral", "over focus to balance", "over focus to determination"],
            marks=ruling("SJ-4.30", "SJ-4.8"),
        ),
        pytest.param(
            "student",
            "D",
            ["over focus to aggression", "over focus to balance", "go to neutral"],
            marks=ruling("SJ-4.31"),
        ),
    ],
)
def test_where_one_branch_leads(character: str, kamae: str, ways: list[str]) -> None:
    table = changing(character, kamae, "quick-dodge")
    assert until(table, "ChangeKamae") == ["stay", *ways]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.7", "SJ-4.9", "SJ-4.22", "SJ-4.1")
def test_the_focus_point_gives_a_focus_at_once_and_the_change_is_optional() -> None:
    table = changing("master", "N", "quick-dodge")
    assert table.focus == [0, 0]
    play(table, 0, "over focus to balance")
    assert (table.kamae[0], table.focus[0]) == ("B", 1)
    finish_turn(table)
    table = changing("master", "N", "quick-dodge")
    until(table, "ChangeKamae")
    play(table, 0, "stay")
    assert (table.kamae[0], table.focus[0]) == ("N", 0)
    at_rest(table)


@ruling("SJ-4.12")
def test_what_is_left_of_the_branches_is_used_from_the_kamae_reached() -> None:
    table = changing("master", "N", "trained-mind")
    play(table, 0, "option 1")
    play(table, 0, "over focus to balance")
    assert table.focus[0] == 1
    assert offered(table, 0) == ["stay", "over focus to aggression", "over focus to determination", "over focus to balance"]
    play(table, 0, "over focus to aggression")
    assert (table.kamae[0], table.focus[0]) == ("A", 2)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.13", "SJ-4.11")
def test_a_dead_end_focus_point_ends_the_change() -> None:
    table = changing("ronin", "A", "trained-mind")
    play(table, 0, "option 1")
    play(table, 0, "over focus to aggression")
    assert (table.kamae[0], table.focus[0]) == ("A", 1)
    assert type(table.decision).__name__ != "ChangeKamae"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.14", "SJ-4.21")
def test_with_full_focus_the_way_is_open_and_the_focus_lost() -> None:
    table = changing("master", "N", "quick-dodge", focus={0: 3})
    play(table, 0, "over focus to balance")
    assert (table.kamae[0], table.focus[0]) == ("B", 3)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.2", "SJ-4.3", "SJ-4.4")
def test_a_kamae_line_counts_in_the_kamae_held_when_it_is_reached() -> None:
    table = layout("student", "warrior", hands={0: "drawn-breath"}, kamae={0: "A"}, focus={0: 2})
    choose(table, "drawn-breath", "warrior-special")
    play(table, 0, "go to balance")
    assert (table.wounds[1], table.stuns[1]) == (2, 0), "the Stun of Aggression is shut by the switch"
    finish_turn(table)
    table = layout("student", "warrior", hands={0: "drawn-breath"}, kamae={0: "A"}, focus={0: 2})
    choose(table, "drawn-breath", "warrior-special")
    play(table, 0, "go to aggression")
    assert (table.wounds[1], table.stuns[1]) == (2, 1)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-4.5", "SJ-6.15", "SJ-3.4")
def test_a_requirement_must_be_met_to_choose_the_card() -> None:
    table = layout("student", "warrior", hands={0: "rock-strike fend"}, kamae={0: "B"})
    assert "choose rock-strike" not in offered(table, 0)
    assert "choose fend" in offered(table, 0)
    assert refused(table, 0, "choose rock-strike") == "SJ-6.15"
    table = layout("student", "warrior", hands={0: "rock-strike"}, kamae={0: "D"})
    assert "choose rock-strike" in offered(table, 0)


@ruling("SJ-4.6")
def test_losing_the_kamae_afterwards_does_not_stop_the_card() -> None:
    table = layout("student", "warrior", hands={0: "rock-strike", 1: "dirt-throw"}, kamae={0: "D"}, focus={0: 1})
    choose(table, "rock-strike", "dirt-throw")
    until(table, "Moving", 0)
    assert table.kamae[0] == "N", "Dirt Throw at 5 came first"
    finish_turn(table)
    assert table.wounds[1] == 1, "Rock Strike at 3 strikes all the same"
    at_rest(table)


@ruling("SJ-4.25", "SJ-4.26", "SJ-47.3")
def test_a_focus_line_is_optional_and_a_kamae_and_focus_line_needs_both() -> None:
    table = layout("student", "warrior", at={1: "3,-3"}, hands={0: "focused-exertion"}, focus={0: 1}, stuns={0: 1})
    choose(table, "focused-exertion", "warrior-special")
    play(table, 0, "pass")
    play(table, 0, "pay")
    assert table.focus[0] == 0
    assert offered(table, 0) == ["draw", "stay"], "the second line was paid for, the first was not"
    finish_turn(table)
    at_rest(table)
