"""Chapter 17: reactions."""

from __future__ import annotations

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.events import Reacted, Stopped
from budokan.games.senjutsu.rules.turn import ChooseCards
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, idle, layout, offered, play, told, until


@ruling("SJ-17.1", "SJ-17.2", "SJ-17.5", "SJ-17.6", "SJ-17.7", "SJ-17.8", "SJ-17.12", "SJ-17.9", "SJ-28.4")
def test_a_reaction_strikes_back_at_once_with_an_attack_not_faster() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "pommel-smash", 1: "stone-block counter-attack horizontal-cut quick-stab fend"},
        focus={1: 0},
    )
    choose(table, "pommel-smash", "stone-block")
    play(table, 1, "announce 5")
    assert until(table, "MayReact") == ["pass", "react with counter-attack"], (
        "6 is too fast, Quick Stab too dear, Fend no Attack"
    )
    play(table, 1, "react with counter-attack")
    finish_turn(table)
    assert (table.wounds[0], table.stuns[0]) == (1, 1), "the reaction wounds, then the block's own part stuns"
    assert told(table, Reacted) == [Reacted(1, "counter-attack")]
    assert table.instant_used == [False, False]
    assert sorted(table.discards[1]) == ["counter-attack", "stone-block"]
    at_rest(table)


@ruling("SJ-17.3", "SJ-17.4", "SJ-17.15")
def test_the_kamae_speed_counts_for_a_reaction_and_the_question_is_put_in_any_case() -> None:
    table = layout("ronin", "student", hands={0: "pommel-smash", 1: "stone-block diagonal-slash"}, kamae={1: "B"})
    choose(table, "pommel-smash", "stone-block")
    play(table, 1, "announce 5")
    assert until(table, "MayReact") == ["pass"], "in Balance Diagonal Slash is 7"
    table = layout("ronin", "student", hands={0: "pommel-smash", 1: "stone-block diagonal-slash"}, kamae={1: "N"})
    choose(table, "pommel-smash", "stone-block")
    play(table, 1, "announce 5")
    assert until(table, "MayReact") == ["pass", "react with diagonal-slash"]


@ruling("SJ-17.10", "SJ-46.9")
def test_a_reaction_line_for_focus_is_paid_when_the_block_is_checked() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "push-back", 1: "counter-attack fend"},
        focus={1: 1},
        specials={1: ["student-special", "shikomizue-parry"]},
    )
    choose(table, "push-back", "shikomizue-parry")
    play(table, 1, "announce 4")
    play(table, 1, "discard fend")
    assert until(table, "PayToReact") == ["pay", "pass"]
    play(table, 1, "pay")
    assert table.focus[1] == 0
    play(table, 1, "react with counter-attack")
    finish_turn(table)
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-17.11", "SJ-18.10", "SJ-18.11", "SJ-18.12")
def test_one_reaction_and_one_reward_a_turn() -> None:
    table = layout(
        "ronin",
        "student",
        "warrior",
        at={0: "0,0", 1: "0,-1", 2: "1,-2"},
        facing={0: "n", 1: "s", 2: "sw"},
        hands={0: "pommel-smash", 1: "stone-block counter-attack counter-attack", 2: "severing-cut"},
    )
    choose(table, "pommel-smash", "stone-block", "severing-cut")
    play(table, 1, "announce 5")
    assert until(table, "ChoosePlace") == ["go in place 1", "go in place 2"]
    play(table, 2, "go in place 1")
    play(table, 1, "react with counter-attack")
    finish_turn(table)
    assert len(told(table, Stopped)) == 2
    assert len(told(table, Reacted)) == 1
    assert table.stuns[:3] == [0, 0, 1], "the reward goes to the first attacker alone"
    at_rest(table)


@ruling("SJ-17.14", "SJ-28.7", "SJ-28.5")
def test_an_attacker_who_falls_by_the_reaction_does_nothing_more() -> None:
    table = layout(
        "ronin", "student", hands={0: "feint-cut fend", 1: "wild-block counter-attack fend fend"}, kamae={1: "A"}, wounds={0: 4}
    )
    choose(table, "feint-cut", "wild-block")
    play(table, 1, "announce 6")
    play(table, 1, "react with counter-attack")
    finish_turn(table)
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    at_rest(table)


@ruling("SJ-17.11")
def test_who_does_not_answer_the_first_attack_may_answer_the_next() -> None:
    table = layout(
        "ronin",
        "student",
        "warrior",
        at={0: "0,0", 1: "0,-1", 2: "1,-2"},
        facing={0: "n", 1: "s", 2: "sw"},
        hands={0: "pommel-smash", 1: "stone-block counter-attack counter-attack", 2: "severing-cut"},
    )
    choose(table, "pommel-smash", "stone-block", "severing-cut")
    play(table, 1, "announce 5")
    play(table, 2, "go in place 1")
    until(table, "MayReact", 1)
    table.play(1, GAME.moves.parse("pass"))
    assert until(table, "MayReact", 1) == ["pass", "react with counter-attack"], "the Ronin's attack was stopped as well"
    play(table, 1, "react with counter-attack")
    finish_turn(table)
    assert (table.wounds[0], table.wounds[2], table.stuns[2]) == (1, 0, 1), "and the reward went to the first"
    at_rest(table)


@ruling("SJ-12.8", "SJ-12.7", "SJ-17.6")
def test_a_reaction_that_collides_ends_the_block_and_opens_no_addition() -> None:
    """Wheel Strike as a Reaction drives the Student into the attacker: nothing more of either card, no Taunt on the block."""
    hands = {0: "pommel-smash fend", 1: "stone-block wheel-strike fend taunt"}
    table = layout("ronin", "student", hands=hands)
    choose(table, "pommel-smash", "stone-block")
    play(table, 1, "announce 5")
    play(table, 1, "react with wheel-strike")
    while not isinstance(table.decision, ChooseCards):
        assert "play taunt" not in offered(table, table.waiting[0])
        table.play(table.waiting[0], idle(table, table.waiting[0]))
    assert table.stuns[:2] == [1, 1], "both are stunned by the collision, and the attacker by nothing else"
    assert (table.harm(0), table.kamae[1]) == (0, "N"), "neither its blow nor the rest of Stone Block"
    at_rest(table)
