"""Chapter 31: the contracts of the Yojimbo."""

from __future__ import annotations

from budokan.games.senjutsu.events import (
    ContractCompleted,
)
from budokan.games.senjutsu.table import Table
from tests.support.contracts import yojimbo
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, play, told


@ruling("SJ-31.44", "SJ-31.48", "SJ-31.50", "SJ-31.46", "SJ-31.47")
def test_five_completed_contracts_win_at_once() -> None:
    done = ("reaction", "concentration", "fury", "show-them")
    table = yojimbo("first-blood", done=done, hands={0: "counter-attack"})
    choose(table, "counter-attack", "ronin-special")
    until_over(table)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "outcome-sj-contracts")
    assert told(table, ContractCompleted) == [ContractCompleted(0, "first-blood")]
    at_rest(table)


def until_over(table: Table) -> None:
    finish_turn(table)
    assert table.over


@ruling("SJ-31.51")
def test_first_blood_by_anybody_else_is_lost() -> None:
    table = yojimbo("first-blood", hands={0: "fend", 1: "pommel-smash"})
    choose(table, "yojimbo-special", "pommel-smash")
    finish_turn(table)
    assert table.first_blood
    choose(table, "counter-attack", "ronin-special")
    finish_turn(table)
    assert table.completed[0] == []
    at_rest(table)


@ruling("SJ-31.53", "SJ-31.54")
def test_fury_and_show_them() -> None:
    table = layout(
        "yojimbo",
        "ronin",
        "student",
        at={1: "-1,0", 2: "-1,1"},
        hands={0: "leg-breaker"},
        contracts={0: [["fury", 0]]},
        completed={0: []},
        spent_contracts={0: []},
    )
    choose(table, "leg-breaker", "ronin-special", "student-special")
    finish_turn(table)
    assert table.wounds[:3] == [0, 1, 1]
    assert table.completed[0] == ["fury"]
    table = yojimbo("show-them", hands={0: "splitting-strike"}, at={0: "0,2", 1: "0,-1"})
    choose(table, "splitting-strike", "ronin-special")
    finish_turn(table)
    assert table.completed[0] == ["show-them"], "Splitting Strike is Gold"
    at_rest(table)


@ruling("SJ-60.11")
def test_hired_killer_is_played_after_completing_a_contract() -> None:
    table = yojimbo(
        "first-blood", "fury", hands={0: "leg-breaker hired-killer"}, decks={0: "leg-breaker fend fend fend"}, at={1: "-1,0"}
    )
    choose(table, "leg-breaker", "ronin-special")
    play(table, 0, "play hired-killer")
    play(table, 0, "take leg-breaker")
    assert table.hands[0] == ["leg-breaker"]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-9.12", "SJ-60.11", "SJ-31.49")
def test_hired_killer_played_at_the_end_of_the_turn_is_discarded_with_it() -> None:
    """The cards of the turn lie on their piles already when a reaction that succeeded completes its contract."""
    hands = {0: "iron-guard counter-attack hired-killer", 1: "horse-kick"}
    table = yojimbo("reaction", "fury", hands=hands, decks={0: "leg-breaker fend fend fend"})
    choose(table, "iron-guard", "horse-kick")
    play(table, 0, "announce 6")
    play(table, 0, "react with counter-attack")
    play(table, 0, "play hired-killer")
    assert "iron-guard" in table.discards[0]
    play(table, 0, "take leg-breaker")
    finish_turn(table)
    assert "hired-killer" in table.discards[0]
    at_rest(table)
