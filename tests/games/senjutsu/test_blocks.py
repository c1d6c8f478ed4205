"""Chapters 17, 18 and 28: what a Defence does before, in and after the sequence of its block."""

from __future__ import annotations

from budokan.games.senjutsu.events import KamaeChanged, Reacted, Stopped, Struck
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, told, until


@ruling("SJ-18.12", "SJ-28.4", "SJ-21.12", "SJ-17.10")
def test_calm_composure_does_not_open_the_reaction_of_the_block_it_follows() -> None:
    """The Student in Neutral has no Reaction on Wind Block; an addition without condition comes only after the block."""
    table = layout("ronin", "student", hands={0: "pommel-smash", 1: "wind-block calm-composure counter-attack"})
    choose(table, "pommel-smash", "wind-block")
    play(table, 1, "announce 5")
    assert "play calm-composure" in until(table, "MayAdd", 1)
    assert told(table, Stopped) == [Stopped(1, 0, "wind-block")], "the attack has been stopped before he is asked"
    play(table, 1, "play calm-composure")
    play(table, 1, "go to determination")
    finish_turn(table)
    assert told(table, Reacted) == [], "Determination came too late for the Reaction at 5"
    assert (table.kamae[1], table.harm(0), table.harm(1)) == ("D", 0, 0)
    at_rest(table)


@ruling("SJ-18.12", "SJ-28.4", "SJ-51.41")
def test_wild_block_keeps_its_cards_for_its_own_reaction() -> None:
    hands = {0: "horse-kick", 1: "wild-block counter-attack pommel-smash"}
    table = layout("ronin", "student", hands=hands, kamae={1: "A"}, focus={1: 2})
    choose(table, "horse-kick", "wild-block")
    play(table, 1, "announce 6")
    assert until(table, "MayReact") == ["pass", "react with counter-attack", "react with pommel-smash"]
    assert table.focus[1] == 2, "nothing below the block has happened yet"
    play(table, 1, "react with pommel-smash")
    finish_turn(table)
    assert (table.wounds[0], table.stuns[0]) == (1, 1), "the Reaction struck with a card the block asks for"
    assert (table.buried[1], table.focus[1], table.kamae[1]) == (["counter-attack"], 0, "N"), "then what was left of it"
    at_rest(table)


@ruling("SJ-18.12", "SJ-28.4", "SJ-66.6", "SJ-51.12")
def test_emergency_block_switches_to_neutral_only_after_the_reaction_of_tainted_wisdom() -> None:
    hands = {0: "emergency-block tainted-wisdom counter-attack", 1: "pommel-smash"}
    table = layout("master", "ronin", hands=hands, kamae={0: "A"}, focus={0: 1})
    choose(table, "emergency-block", "pommel-smash")
    play(table, 0, "announce 5")
    play(table, 0, "play tainted-wisdom")
    play(table, 0, "react with counter-attack")
    assert table.kamae[0] == "A", "still in Aggression when it strikes back"
    finish_turn(table)
    order = [type(one) for one in (event.event for event in table.heard or []) if isinstance(one, Reacted | KamaeChanged)]
    assert order == [Reacted, KamaeChanged]
    assert (table.wounds[:2], table.kamae[0]) == ([0, 1], "N")
    at_rest(table)


@ruling("SJ-18.12", "SJ-16.10")
def test_without_an_attack_the_rest_of_a_defence_waits_until_play_passes_to_a_lower_speed() -> None:
    """Trained Mind at 2 is carried out before the rest of an Emergency Block at 2, and after that of one at 3."""
    for speed, kamae in ((2, "A"), (3, "N")):
        hands = {0: "trained-mind", 1: "emergency-block"}
        table = layout("ronin", "student", at={1: "3,-3"}, hands=hands, focus={1: 1}, kamae={1: "A"})
        choose(table, "trained-mind", "emergency-block")
        play(table, 1, f"announce {speed}")
        until(table, "Moving", 0)
        assert table.kamae[1] == kamae
        finish_turn(table)
        assert table.kamae[1] == "N"
        at_rest(table)


@ruling("SJ-18.12", "SJ-28.4")
def test_an_attack_the_block_does_not_stop_is_checked_first_all_the_same() -> None:
    """Emergency Block guards the front alone: Severing Cut from behind lands; then the switch, then a Meditation at 5."""
    table = layout(
        "ronin",
        "student",
        "master",
        at={0: "0,0", 1: "0,-1", 2: "3,-3"},
        facing={1: "n"},
        hands={0: "severing-cut", 1: "emergency-block", 2: "calm-thought"},
        kamae={1: "A"},
        focus={1: 1},
        options={"cards": {"calm-thought": {"rank": "wood", "type": "meditation", "initiative": "5", "text": "rot? 1"}}},
    )
    choose(table, "severing-cut", "emergency-block", "calm-thought")
    play(table, 1, "announce 5")
    until(table, "Moving", 0)
    assert table.kamae[1] == "A", "the attacker still moves"
    until(table, "Moving", 2)
    assert (table.bleeding[1], table.kamae[1], told(table, Stopped)) == (1, "N", [])
    finish_turn(table)
    at_rest(table)


@ruling("SJ-18.12", "SJ-16.6")
def test_the_rest_waits_for_every_attack_of_that_speed() -> None:
    """Two attackers at 5: between their attacks the cards of Wild Block are still in hand."""
    table = layout(
        "ronin",
        "student",
        "warrior",
        at={0: "0,0", 1: "0,-1", 2: "1,-2"},
        facing={0: "n", 1: "s", 2: "sw"},
        hands={0: "pommel-smash", 1: "wild-block fend fend fend", 2: "severing-cut"},
        kamae={1: "B"},
    )
    choose(table, "pommel-smash", "wild-block", "severing-cut")
    play(table, 1, "announce 5")
    play(table, 2, "go in place 1")
    until(table, "DiscardCard", 1)
    assert [event.target for event in told(table, Stopped)] == [2, 0], "both were stopped before he discards"
    finish_turn(table)
    assert table.buried[1] == ["fend", "fend"]
    at_rest(table)


@ruling("SJ-18.12", "SJ-8.2", "SJ-22.7")
def test_a_part_below_the_divider_that_falls_on_the_same_speed_waits_too() -> None:
    """Hobbled, the Student's Calm Defence at 2 stands at 1, where its second part is resolved; the attack comes between."""
    table = layout(
        "ronin",
        "student",
        hands={0: "slow-cut", 1: "calm-defence"},
        hobbled={1: [2]},
        options={"cards": {"slow-cut": {"rank": "wood", "type": "attack", "initiative": "1", "text": "atk F:w"}}},
    )
    choose(table, "slow-cut", "calm-defence")
    play(table, 1, "announce 2")
    assert "step B" in until(table, "Moving", 1)
    assert told(table, Stopped) == [Stopped(1, 0, "calm-defence")], "he steps back only after the attack"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-18.12")
def test_lines_above_the_block_are_carried_out_when_the_card_is_resolved() -> None:
    table = layout("ronin", "student", hands={0: "pommel-smash", 1: "wind-block"})
    choose(table, "pommel-smash", "wind-block")
    play(table, 1, "announce 5")
    assert offered(table, 1) == ["turn left", "turn right", "stay"], "the rotation before the attack"
    assert (asked(table), told(table, Struck), told(table, Stopped)) == ("Moving", [], [])
    finish_turn(table)
    at_rest(table)
