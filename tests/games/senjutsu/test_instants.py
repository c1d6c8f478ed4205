"""Chapters 21 and 66: Instants, and the notes on single cards of the core box."""

from __future__ import annotations

from budokan.games.senjutsu.events import InstantPlayed
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, told, until

FAR = {1: "3,-3"}


@ruling("SJ-21.1", "SJ-21.10", "SJ-21.11", "SJ-21.14", "SJ-51.20")
def test_one_instant_a_turn_right_after_the_success_and_before_if_successful() -> None:
    table = layout("ronin", "student", hands={0: "horse-kick taunt hobbling-blow calm-composure"}, kamae={1: "A"})
    choose(table, "horse-kick", "student-special")
    assert until(table, "MayAdd", 0) == ["pass", "play taunt", "play hobbling-blow"]
    play(table, 0, "play taunt")
    assert table.kamae[1] == "N"
    assert asked(table) == "Shoving", "IF SUCCESSFUL comes after it"
    finish_turn(table)
    assert told(table, InstantPlayed) == [InstantPlayed(0, "taunt")]
    at_rest(table)


@ruling("SJ-21.4", "SJ-21.3")
def test_an_instant_attack_cannot_be_put_on_an_attack_card() -> None:
    """The example: Feint Cut, an Attack, takes the place of Firm Mind but not of Horse Kick."""
    for card, moves in (("firm-mind", ["pass", "play feint-cut"]), ("horse-kick", ["pass"])):
        table = layout("ronin", "student", at=FAR, hands={0: f"{card} feint-cut"})
        choose(table, card, "student-special")
        assert until(table, "MayReplace", 0) == moves
        finish_turn(table)
        at_rest(table)


@ruling("SJ-21.3", "SJ-21.5", "SJ-21.6")
def test_an_instant_joins_only_a_card_of_another_type_that_is_not_special() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "firm-mind calm-composure heavy-armour"}, focus={0: 1})
    choose(table, "firm-mind", "student-special")
    assert until(table, "MayAdd", 0) == ["pass", "play heavy-armour"], "Calm Composure is a Meditation like Firm Mind"
    table = layout("ronin", "student", at=FAR, hands={0: "fend calm-composure"})
    choose(table, "ronin-special", "student-special")
    finish_turn(table)
    assert told(table, InstantPlayed) == []
    table = layout("ronin", "student", hands={0: "horse-kick ripping-claws", 1: "fend"}, kamae={0: "B"})
    choose(table, "horse-kick", "student-special")
    assert until(table, "MayAdd", 0) == ["pass"], "Ripping Claws needs Aggression"


@ruling("SJ-21.12", "SJ-21.13", "SJ-51.7")
def test_without_condition_it_comes_after_the_last_part_of_the_card() -> None:
    table = layout("student", "ronin", at=FAR, hands={0: "cleaving-waterfall calm-composure"})
    choose(table, "cleaving-waterfall", "ronin-special")
    until(table, "MayAdd", 0)
    assert table.speed == 4
    play(table, 0, "play calm-composure")
    play(table, 0, "draw")
    play(table, 0, "stay")
    assert table.focus[0] == 1
    finish_turn(table)
    at_rest(table)


@ruling("SJ-21.15", "SJ-21.16", "SJ-52.11")
def test_a_part_below_a_divider_has_its_own_place() -> None:
    table = layout("student", "ronin", hands={0: "horse-kick rising-fury"}, kamae={0: "B"})
    choose(table, "horse-kick", "ronin-special")
    play(table, 0, "play rising-fury")
    assert table.kamae[0] == "B"
    finish_turn(table)
    assert table.kamae[0] == "A", "at 0 the switch is made"
    at_rest(table)


@ruling("SJ-21.18")
def test_an_additional_with_a_range_does_not_reach_beyond_it() -> None:
    cards = {"long-arm": {"rank": "wood", "type": "attack", "initiative": "6", "text": "atk F4:w"}, "taunt": {"range": 3}}
    table = layout(
        "ronin", "student", at={0: "0,2", 1: "0,-2"}, hands={0: "long-arm taunt"}, kamae={1: "A"}, options={"cards": cards}
    )
    choose(table, "long-arm", "student-special")
    play(table, 0, "play taunt")
    finish_turn(table)
    assert (table.wounds[1], table.kamae[1]) == (1, "A")
    at_rest(table)


@ruling("SJ-21.20")
def test_an_additional_may_be_put_on_a_reaction() -> None:
    table = layout("ronin", "student", hands={0: "pommel-smash", 1: "stone-block counter-attack hobbling-blow"})
    choose(table, "pommel-smash", "stone-block")
    play(table, 1, "announce 5")
    play(table, 1, "react with counter-attack")
    play(table, 1, "play hobbling-blow")
    finish_turn(table)
    assert (table.wounds[0], len(table.hobbled[0])) == (1, 1)
    at_rest(table)


@ruling("SJ-66.23", "SJ-51.29")
def test_iron_will_saves_from_an_empty_deck() -> None:
    table = layout("ronin", "student", decks={0: ""}, lasting={0: [["iron-will", 0, 4]]}, before="DrawPhase")
    assert table.wounds[0] == 0
    at_rest(table)


@ruling("SJ-66.12", "SJ-51.2")
def test_divine_inspiration_comes_before_the_own_card() -> None:
    table = layout("student", "ronin", at={0: "0,1", 1: "0,-1"}, hands={0: "horse-kick divine-inspiration"}, focus={0: 3})
    choose(table, "horse-kick", "ronin-special")
    assert until(table, "MayAdd", 0) == ["pass", "play divine-inspiration"]
    play(table, 0, "play divine-inspiration")
    play(table, 0, "step F")
    finish_turn(table)
    assert table.stuns[1] == 1
    at_rest(table)


@ruling("SJ-66.6", "SJ-47.9")
def test_tainted_wisdom_adds_reaction_numbers_to_the_attack_just_stopped() -> None:
    table = layout("master", "ronin", hands={0: "wind-block tainted-wisdom counter-attack", 1: "horse-kick"}, kamae={0: "B"})
    choose(table, "wind-block", "horse-kick")
    play(table, 0, "announce 6")
    play(table, 0, "play tainted-wisdom")
    play(table, 0, "react with counter-attack")
    finish_turn(table)
    assert table.wounds[1] == 1
    at_rest(table)


@ruling("SJ-66.2")
def test_bladed_echo_does_nothing_in_neutral() -> None:
    table = layout("master", "ronin", at=FAR, hands={0: "horse-kick bladed-echo"}, focus={0: 2})
    choose(table, "horse-kick", "ronin-special")
    play(table, 0, "play bladed-echo")
    finish_turn(table)
    assert table.focus[0] == 1
    table = layout(
        "master",
        "ronin",
        at=FAR,
        hands={0: "horse-kick bladed-echo"},
        focus={0: 2},
        kamae={0: "D"},
        decks={0: "fend stone-block fend fend"},
    )
    choose(table, "horse-kick", "ronin-special")
    play(table, 0, "play bladed-echo")
    assert offered(table, 0) == ["option 1", "option 2"]
    play(table, 0, "option 2")
    play(table, 0, "take stone-block")
    assert table.focus[0] == 0
    finish_turn(table)
    at_rest(table)


@ruling("SJ-66.11")
def test_drawn_breath_may_stay_in_aggression() -> None:
    table = layout("student", "warrior", hands={0: "drawn-breath"}, kamae={0: "A"}, focus={0: 2})
    choose(table, "drawn-breath", "warrior-special")
    assert until(table, "ChooseKamae") == ["go to aggression", "go to balance", "go to determination"]
