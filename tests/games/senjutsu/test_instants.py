"""Chapters 21 and 66: Instants, Bushido cards, and the notes on single cards of the core box."""

from __future__ import annotations

from budokan.games.senjutsu.events import InstantPlayed, Looked, LookedHidden
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


@ruling("SJ-21.21", "SJ-21.22", "SJ-66.18", "SJ-51.14")
def test_honesty_forbids_instants_until_somebody_buys_it_out() -> None:
    table = layout(
        "ronin", "student", hands={0: "honesty fend", 1: "turning-slash fend"}, focus={0: 2, 1: 2}, at=FAR, before="StartOfTurn"
    )
    play(table, 0, "play honesty")
    assert table.lasting[0] == [("honesty", 0, 0)]
    assert table.focus[0] == 0
    choose(table, "fend", "fend")
    assert until(table, "MayBuyOut", 1) == ["pass", "spend focus to end honesty"]
    assert told(table, InstantPlayed) == [InstantPlayed(0, "honesty")]
    play(table, 1, "spend focus to end honesty")
    finish_turn(table)
    assert (table.lasting[0], table.focus[1]) == ([], 0)
    assert "honesty" in table.discards[0]
    at_rest(table)


@ruling("SJ-66.18")
def test_under_honesty_replacements_may_still_be_chosen_and_reactions_made() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "pommel-smash wolf-pounce", 1: "stone-block counter-attack turning-slash"},
        focus={0: 1},
        lasting={0: [["honesty", 0, 0]]},
    )
    assert "choose turning-slash" in offered(table, 1)
    choose(table, "pommel-smash", "stone-block")
    assert asked(table) == "AnnounceSpeed", "nobody is asked for a Replacement"
    play(table, 1, "announce 5")
    play(table, 1, "react with counter-attack")
    finish_turn(table)
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-66.19", "SJ-51.15")
def test_honour_forbids_a_type_weapons_included() -> None:
    table = layout("ronin", "student", hands={0: "honour horse-kick fend", 1: "fend"}, focus={0: 2}, before="StartOfTurn")
    play(table, 0, "play honour")
    assert offered(table, 0) == ["forbid attack", "forbid meditation"]
    play(table, 0, "forbid attack")
    assert offered(table, 0) == ["choose fend", "choose ronin-special"], "neither Horse Kick nor the Naginata"
    choose(table, "fend", "fend")
    finish_turn(table)
    assert "choose horse-kick" in offered(table, 0), "for this turn only"
    at_rest(table)


@ruling("SJ-66.21", "SJ-51.17")
def test_righteousness_lets_everybody_name_a_card_from_the_top_of_the_track() -> None:
    table = layout("ronin", "student", hands={0: "righteousness fend", 1: "push-back fend"}, focus={0: 1}, before="StartOfTurn")
    play(table, 0, "play righteousness")
    assert table.waiting == (1,)
    assert "forbid card ronin-special" not in offered(table, 1)
    play(table, 1, "forbid card fend")
    play(table, 0, "forbid card push-back")
    assert "choose fend" not in offered(table, 0) and "choose push-back" not in offered(table, 1)
    choose(table, "ronin-special", "student-special")
    finish_turn(table)
    at_rest(table)


@ruling("SJ-66.15", "SJ-51.8", "SJ-9.10")
def test_courage_opens_the_discards() -> None:
    table = layout("ronin", "student", hands={0: "courage"}, focus={0: 1}, buried={1: "fend push-back"}, before="StartOfTurn")
    play(table, 0, "play courage")
    assert table.discards[1] == ["fend", "push-back"]
    assert table.view(0)["table"]["players"][1]["discards"] == ["fend", "push-back"]
    at_rest(table)


@ruling("SJ-66.20", "SJ-51.16")
def test_respect_forbids_copies_of_cards_that_lie_face_up() -> None:
    lasting = {1: [["respect", 1, 0]]}
    table = layout("ronin", "student", hands={0: "fend horse-kick"}, discards={0: "fend"}, lasting=lasting)
    assert "choose fend" in offered(table, 0), "without Courage nothing lies face up"
    lasting = {1: [["respect", 1, 0], ["courage", 1, 0]]}
    table = layout("ronin", "student", hands={0: "fend horse-kick"}, discards={0: "fend"}, lasting=lasting)
    assert "choose fend" not in offered(table, 0) and "choose horse-kick" in offered(table, 0)


@ruling("SJ-66.22", "SJ-51.18")
def test_self_control_forbids_looking_and_making_others_discard_but_not_taking_focus() -> None:
    table = layout(
        "master", "student", hands={0: "idle-strike", 1: "fend"}, kamae={0: "D"}, lasting={1: [["self-control", 1, 0]]}
    )
    choose(table, "idle-strike", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 1
    assert table.buried[1] == ["fend"], "only his own Special made him discard"
    at_rest(table)


@ruling("SJ-66.16", "SJ-51.5", "SJ-23.2", "SJ-23.3")
def test_benevolence_lets_all_search_upward() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "benevolence"},
        decks={0: "heavy-armour fend fend fend", 1: "lightning-tail push-back push-back push-back"},
        before="StartOfTurn",
    )
    play(table, 0, "play benevolence")
    assert offered(table, 0) == ["take fend", "pass"], "Jade cards are not for it"
    play(table, 0, "take fend")
    assert (asked(table), offered(table, 1)) == ("Search", ["take push-back", "pass"])
    play(table, 1, "pass")
    assert table.known == [("fend", 0, 2)], "what was found is shown"
    at_rest(table)


@ruling("SJ-66.17", "SJ-51.11")
def test_duty_takes_everybody_back_to_the_start() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "duty fend", 1: "fend"},
        decks={1: "push-back push-back"},
        focus={0: 3, 1: 2},
        kamae={1: "B"},
        before="StartOfTurn",
    )
    play(table, 0, "play duty")
    assert (table.focus, table.kamae) == ([0, 0], ["N", "N"])
    assert len(table.hands[0]) == 6, "five, and the card of the turn"
    assert table.wounds[1] == 3, "three cards in all: two draws fail, and the turn's own"
    at_rest(table)


@ruling("SJ-66.23", "SJ-51.29")
def test_iron_will_saves_from_an_empty_deck() -> None:
    table = layout("ronin", "student", decks={0: ""}, lasting={0: [["iron-will", 0, 4]]}, before="DrawPhase")
    assert table.wounds[0] == 0
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


@ruling("SJ-66.1", "SJ-47.4", "SJ-23.6", "SJ-38.3", "SJ-23.8")
def test_dark_insight_looks_and_lets_the_target_choose_what_goes_back() -> None:
    table = layout("master", "ronin", at=FAR, hands={0: "dark-insight", 1: "fend horse-kick push-back"}, focus={0: 1})
    choose(table, "dark-insight", "ronin-special")
    assert until(table, "ShuffleCard", 1) == ["shuffle horse-kick into the deck", "shuffle push-back into the deck"]
    assert told(table, Looked)[0].cards == ("fend", "horse-kick", "push-back", "ronin-special", "naginata-sweep")
    assert [event for event in table.log(1) if isinstance(event, LookedHidden)] == [LookedHidden(0, 1)]
    assert table.view(0)["table"]["seen"] == [["fend", 1], ["horse-kick", 1], ["push-back", 1]]
    play(table, 1, "shuffle push-back into the deck")
    play(table, 1, "shuffle fend into the deck")
    assert offered(table, 1) == ["pass"], "he has no Meditation and says so"
    finish_turn(table)
    assert table.view(0)["table"]["seen"] == [], "cards have left unseen"
    at_rest(table)


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


@ruling("SJ-66.5", "SJ-24.7", "SJ-24.8", "SJ-47.6", "SJ-23.4")
def test_dark_bargain_reaches_only_a_target_within_three_hexes() -> None:
    table = layout(
        "master",
        "ronin",
        at={0: "0,0", 1: "0,-2"},
        hands={0: "dark-bargain"},
        decks={0: "fend push-back horse-kick quick-dodge", 1: "fend push-back horse-kick quick-dodge"},
        focus={0: 1},
    )
    choose(table, "dark-bargain", "ronin-special")
    assert until(table, "Search", 0) == ["take fend", "take horse-kick", "take push-back", "pass"]
    play(table, 0, "take fend")
    assert until(table, "PassCard", 0) == ["give fend", "give horse-kick", "give push-back", "pass"]
    play(table, 0, "give horse-kick")
    assert "horse-kick" in table.hands[1]
    finish_turn(table)
    table = layout("master", "ronin", at={0: "0,3", 1: "0,-1"}, hands={0: "dark-bargain"}, focus={0: 1})
    choose(table, "dark-bargain", "ronin-special")
    until(table, "Search", 0)
    play(table, 0, "pass")
    assert asked(table) != "PassCard"
    at_rest(table)


@ruling("SJ-66.11")
def test_drawn_breath_may_stay_in_aggression() -> None:
    table = layout("student", "warrior", hands={0: "drawn-breath"}, kamae={0: "A"}, focus={0: 2})
    choose(table, "drawn-breath", "warrior-special")
    assert until(table, "ChooseKamae") == ["go to aggression", "go to balance", "go to determination"]


@ruling("SJ-66.25", "SJ-50.4", "SJ-23.10", "SJ-59.4")
def test_burning_instinct_shuffles_the_hand_in_but_no_stun() -> None:
    table = layout("warrior", "ronin", at=FAR, hands={0: "burning-instinct fend fend"}, focus={0: 1}, stuns={0: 1})
    choose(table, "burning-instinct", "ronin-special")
    assert len(table.hands[0]) == 5 and table.stuns[0] == 1
    finish_turn(table)
    table = layout("onna-bugeisha", "ronin", at=FAR, hands={0: "furious-instinct fend"}, focus={0: 1})
    choose(table, "furious-instinct", "ronin-special")
    until(table, "ShuffleCard", 0)
    play(table, 0, "shuffle fend into the deck")
    finish_turn(table)
    assert len(table.hands[0]) == 2, "1 and 3, less 3, and the draw of the next turn"
    at_rest(table)
