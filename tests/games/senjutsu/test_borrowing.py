"""Chapter 66: cards played in the place of another."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, play, until


@ruling("SJ-66.3", "SJ-47.1")
def test_dragon_reflection_plays_a_card_of_the_targets_discards() -> None:
    table = layout(
        "master",
        "warrior",
        hands={0: "dragon-reflection", 1: "fend"},
        discards={1: "dirt-throw"},
        buried={1: "scything-feint flaming-phoenix-arc"},
        focus={1: 2},
    )
    choose(table, "dragon-reflection", "warrior-special")
    assert until(table, "Borrow", 0) == ["take dirt-throw", "take scything-feint", "pass"], (
        "the third needs Aggression and 3 focus"
    )
    play(table, 0, "take scything-feint")
    finish_turn(table)
    assert (table.wounds[1], table.focus[1]) == (1, 0), "at its own speed 6"
    assert "scything-feint" in table.discards[1], "it goes back to its owner's pile"
    assert not table.instant_used[0]
    at_rest(table)


@ruling("SJ-66.4", "SJ-49.4")
def test_reflection_pool_plays_the_card_found_last() -> None:
    table = layout(
        "student", "ronin", hands={0: "reflection-pool"}, discards={0: "pommel-smash"}, buried={0: "severing-cut"}, focus={0: 3}
    )
    choose(table, "reflection-pool", "ronin-special")
    play(table, 0, "take pommel-smash")
    play(table, 0, "pay")
    play(table, 0, "take severing-cut")
    play(table, 0, "pay")
    finish_turn(table)
    assert (table.bleeding[1], table.focus[0], table.hands[0][0]) == (1, 0, "pommel-smash")
    at_rest(table)
