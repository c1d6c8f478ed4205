"""Chapter 10: defeat and victory."""

from __future__ import annotations

import pytest

from budokan import BudokanError
from budokan.games.senjutsu.events import Defeated
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, start, told


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


@ruling("SJ-10.6", "SJ-26.4")
def test_a_draw_is_shared_by_the_team_mates_of_those_who_fell_last() -> None:
    """One of each team falls by a card that must be drawn; then the two who are left cannot draw either."""
    gasps = {f"gasp-{speed}": {"type": "meditation", "initiative": speed, "text": "draw 1"} for speed in ("6", "5")}
    table = layout(
        "ronin",
        "student",
        "master",
        "warrior",
        mode="teams",
        hands={2: "gasp-6", 3: "gasp-5"},
        decks=dict.fromkeys(range(4), ""),
        wounds=dict.fromkeys(range(4), 4),
        options={"cards": gasps},
    )
    choose(table, "ronin-special", "student-special", "gasp-6", "gasp-5")
    finish_turn(table)
    assert [event.seat for event in told(table, Defeated)] == [2, 3, 0, 1]
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.scores) == ((0, 1, 2, 3), (0.5, 0.5, 0.5, 0.5))
    assert table.outcome.side == "draw"
