"""Chapters 2, 13, 14, 16, 17, 18, 19 and 28: attacks, blocks, reactions, success, and what must be done."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu.events import Reacted, Sheltered, Stopped, Struck
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, idle, layout, offered, places, play, sides, told, until


@ruling("SJ-16.15", "SJ-16.1", "SJ-16.3", "SJ-16.10", "SJ-18.5")
def test_severing_cut_against_calm_defence_at_five_is_ignored() -> None:
    table = layout("ronin", "student", hands={0: "severing-cut", 1: "calm-defence"})
    choose(table, "severing-cut", "calm-defence")
    play(table, 1, "announce 5")
    finish_turn(table)
    assert table.harm(1) == 0
    assert told(table, Stopped) == [Stopped(1, 0, "calm-defence")]
    at_rest(table)


@ruling("SJ-16.17", "SJ-16.1", "SJ-14.2")
def test_the_same_at_six_comes_through() -> None:
    table = layout("ronin", "student", hands={0: "severing-cut", 1: "calm-defence"})
    choose(table, "severing-cut", "calm-defence")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert (table.wounds[1], table.bleeding[1]) == (0, 1)
    at_rest(table)


@ruling("SJ-16.16", "SJ-16.4", "SJ-16.2")
def test_an_attack_on_ffr_needs_both_ways_covered() -> None:
    """Feral Sweep strikes 1,-2 from 0,0: over 0,-1 and over 1,-1."""
    table = layout("ronin", "student", at={1: "1,-2"}, facing={1: "s"}, hands={0: "feral-sweep", 1: "swift-block"})
    choose(table, "feral-sweep", "swift-block")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert table.wounds[1] == 1, "Swift Block covers 1,-1 alone"
    table = layout("ronin", "student", at={1: "1,-2"}, facing={1: "s"}, hands={0: "feral-sweep", 1: "wind-block"})
    choose(table, "feral-sweep", "wind-block")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert table.wounds[1] == 0, "Wind Block covers 1,-1 and 0,-1"
    at_rest(table)


@ruling("SJ-16.6", "SJ-16.7", "SJ-18.4", "SJ-18.7", "SJ-28.6")
def test_each_hex_is_checked_by_itself_and_a_block_guards_whoever_stands_in_its_lee() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        at={0: "0,0", 1: "0,-1", 2: "0,-2"},
        facing={1: "s", 2: "s"},
        hands={0: "feral-sweep", 1: "fend", 2: "calm-defence"},
    )
    choose(table, "feral-sweep", "student-special", "calm-defence")
    play(table, 2, "announce 6")
    finish_turn(table)
    assert table.wounds[:3] == [0, 0, 0], "the Master's F is the Student's hex, on the only way to him"
    table = layout(
        "ashigaru",
        "student",
        "master",
        at={0: "0,0", 1: "0,-1", 2: "0,-2"},
        facing={1: "s", 2: "s"},
        hands={0: "skewer", 1: "calm-defence", 2: "fend"},
    )
    choose(table, "skewer", "calm-defence", "master-special")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert table.wounds[:3] == [0, 0, 0], "the Student's block covers the attacker: the Master behind him is safe too"
    assert told(table, Stopped) == [Stopped(1, 0, "calm-defence")]
    assert told(table, Sheltered) == [Sheltered(2, 0)], "a block that saves a third has not succeeded for him"
    at_rest(table)


@ruling("SJ-16.8")
def test_a_block_does_not_stop_the_attack_of_its_owner() -> None:
    """River Block covers F and is still up when its owner strikes back over F at the same speed."""
    table = layout("master", "ronin", hands={0: "river-block counter-attack", 1: "horse-kick"}, kamae={0: "D"})
    choose(table, "river-block", "horse-kick")
    play(table, 0, "announce 6")
    play(table, 0, "react with counter-attack")
    finish_turn(table)
    assert told(table, Stopped) == [Stopped(0, 1, "river-block")], "the kick alone was stopped"
    assert table.wounds[:2] == [0, 1]
    at_rest(table)


@ruling("SJ-16.9")
def test_a_block_that_does_not_hold_at_this_speed_stops_nothing() -> None:
    table = layout("student", "ronin", hands={0: "fend counter-attack", 1: "horse-kick"}, options={})
    choose(table, "fend", "horse-kick")
    play(table, 0, "announce 5")
    finish_turn(table)
    assert table.stuns[0] == 1
    at_rest(table)


@ruling("SJ-16.12", "SJ-51.10", "SJ-18.3")
def test_an_unblockable_attack_ignores_blocks() -> None:
    table = layout("student", "warrior", hands={0: "fend", 1: "dirt-throw"}, kamae={0: "B"})
    choose(table, "fend", "dirt-throw")
    play(table, 0, "announce 5")
    finish_turn(table)
    assert table.kamae[0] == "N", "it succeeds although there was no focus to take"
    at_rest(table)


@ruling("SJ-13.4", "SJ-14.1", "SJ-14.3", "SJ-51.1")
def test_a_figure_suffers_what_its_hex_shows() -> None:
    table = layout("student", "ronin", hands={0: "blood-fury-cut"}, kamae={0: "A"}, focus={0: 3})
    choose(table, "blood-fury-cut", "ronin-special")
    finish_turn(table)
    assert (table.wounds[1], table.bleeding[1], table.stuns[1], len(table.hobbled[1])) == (1, 1, 1, 1)
    at_rest(table)


@ruling("SJ-13.5", "SJ-13.6", "SJ-28.1", "SJ-28.2")
def test_the_asterisk_adds_to_its_hex_if_its_line_is_active() -> None:
    for kamae, wounds in (("A", 1), ("N", 0)):
        table = layout("student", "ronin", hands={0: "severing-cut"}, kamae={0: kamae})
        choose(table, "severing-cut", "ronin-special")
        finish_turn(table)
        assert (table.wounds[1], table.bleeding[1]) == (wounds, 1)
    at_rest(table)


@ruling("SJ-28.3", "SJ-28.2")
def test_focus_for_an_attack_is_spent_even_if_it_is_blocked() -> None:
    table = layout("ronin", "student", at={0: "0,1", 1: "0,-1"}, hands={0: "dashdown-strike", 1: "calm-defence"}, focus={0: 1})
    choose(table, "dashdown-strike", "calm-defence")
    play(table, 1, "announce 6")
    play(table, 0, "step F")
    play(table, 0, "pay")
    assert table.focus[0] == 0
    assert table.harm(1) == 0
    finish_turn(table)
    at_rest(table)


@ruling("SJ-13.7", "SJ-13.8")
def test_effects_on_several_targets_go_in_the_order_the_attacker_chooses() -> None:
    table = layout("warrior", "student", "master", at={0: "0,0", 1: "1,-1", 2: "-1,0"}, hands={0: "warding-arc"})
    choose(table, "warding-arc", "student-special", "master-special")
    assert sorted(until(table, "EachTarget")) == ["target 1", "target 2"]
    play(table, 0, "target 2")
    assert asked(table) == "Shoving"
    finish_turn(table)
    assert table.wounds[:3] == [0, 1, 1]
    at_rest(table)


@ruling("SJ-13.11")
def test_a_defence_without_a_shield_protects_by_moving_alone() -> None:
    """Graceful Step moves nobody in Neutral: it is played in time, and the kick lands all the same."""
    for kamae, stuns in (("N", 1), ("A", 0)):
        table = layout("student", "ronin", hands={0: "graceful-step", 1: "horse-kick"}, kamae={0: kamae})
        choose(table, "graceful-step", "horse-kick")
        if kamae == "A":
            until(table, "Moving", 0)
            play(table, 0, "step FR")
        finish_turn(table)
        assert table.stuns[0] == stuns
        assert told(table, Stopped) == [], "there is no block, whether it moved or not"
        at_rest(table)
    stages = [table.box.sheet(card).program.stages for card in ("evasive-step", "graceful-step", "quick-dodge")]
    assert not any(stage.blocks for card in stages for stage in card)


@ruling("SJ-13.9", "SJ-16.14")
def test_a_grid_on_a_defence_is_an_attack_that_can_be_blocked() -> None:
    table = layout("student", "ronin", hands={0: "misdirection", 1: "emergency-block"}, focus={0: 1, 1: 1})
    choose(table, "misdirection", "emergency-block")
    play(table, 1, "announce 8")
    if asked(table) == "ChoosePlace":
        play(table, table.waiting[0], "go in place 2" if table.waiting[0] == 0 else "go in place 1")
    finish_turn(table)
    assert sides(table)[1] == "s"
    assert told(table, Stopped) == [Stopped(1, 0, "emergency-block")]
    at_rest(table)


@ruling("SJ-13.10", "SJ-66.10", "SJ-2.9")
def test_masterful_cut_has_no_attack_in_neutral() -> None:
    table = layout("master", "ronin", hands={0: "masterful-cut"})
    choose(table, "masterful-cut", "ronin-special")
    finish_turn(table)
    assert told(table, Struck) == []
    at_rest(table)


@ruling("SJ-13.13")
def test_whom_the_grid_covers_is_seen_when_the_attack_is_reached() -> None:
    table = layout("ronin", "student", hands={0: "push-back", 1: "graceful-step"}, kamae={1: "B"})
    choose(table, "push-back", "graceful-step")
    play(table, 1, "step BL")
    finish_turn(table)
    assert told(table, Struck) == []
    at_rest(table)


@ruling("SJ-14.6", "SJ-14.7", "SJ-14.8", "SJ-47.10")
def test_wounds_of_this_attack_become_bleeding_and_bleeding_becomes_wounds() -> None:
    table = layout("master", "ronin", hands={0: "idle-strike"}, kamae={0: "A"}, wounds={1: 1})
    choose(table, "idle-strike", "ronin-special")
    finish_turn(table)
    assert (table.wounds[1], table.bleeding[1]) == (1, 1), "the old Wound stays a Wound"
    table = layout("student", "ronin", at={1: "3,-3"}, hands={0: "field-bandages"}, bleeding={0: 2})
    choose(table, "field-bandages", "ronin-special")
    finish_turn(table)
    assert (table.wounds[0], table.bleeding[0]) == (2, 0)
    at_rest(table)


@ruling("SJ-14.9", "SJ-66.7", "SJ-66.8", "SJ-48.2", "SJ-21.23")
def test_heavy_armour_takes_one_wound_off_but_leaves_one() -> None:
    table = layout(
        "student",
        "ronin",
        hands={0: "wild-swing fend fend", 1: "fend"},
        focus={0: 1},
        kamae={1: "D"},
        lasting={1: [["heavy-armour", 1, 0], ["heavy-armour", 1, 0]]},
    )
    choose(table, "wild-swing", "ronin-special")
    finish_turn(table)
    assert (table.wounds[1], table.focus[1], len(table.hobbled[1])) == (1, 1, 1), "in Determination a focus, and Hobbled"
    table = layout("student", "ronin", hands={0: "pommel-smash"}, lasting={1: [["heavy-armour", 1, 0]]})
    choose(table, "pommel-smash", "ronin-special")
    finish_turn(table)
    assert (table.wounds[1], table.hobbled[1]) == (1, ()), "one Wound is not reduced"
    at_rest(table)


@ruling("SJ-14.5")
def test_wound_and_status_cards_never_run_out() -> None:
    table = layout("wakou", "wakou", stuns={0: 3, 1: 3}, wounds={0: 6, 1: 6}, hobbled={0: [4] * 30})
    assert not table.over
    at_rest(table)


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


@ruling("SJ-18.6", "SJ-28.5", "SJ-18.8")
def test_after_a_stopped_attack_the_rest_goes_on_without_if_successful() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "feral-sweep", 1: "calm-defence"},
        at={0: "0,0", 1: "1,-1"},
        facing={1: "sw"},
        kamae={0: "D"},
    )
    choose(table, "feral-sweep", "calm-defence")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert (table.wounds[1], table.kamae[0]) == (0, "A"), "the part at 1 is resolved all the same"
    table = layout("warrior", "student", hands={0: "lunging-thrust", 1: "fend"}, at={0: "0,1", 1: "0,-1"})
    choose(table, "lunging-thrust", "student-special")
    finish_turn(table)
    assert (table.wounds[1], table.stuns[1], table.kamae[0]) == (2, 1, "A"), (
        "everything after IF SUCCESSFUL follows the success"
    )
    at_rest(table)


@ruling("SJ-18.9")
def test_what_stands_below_a_divider_does_not_depend_on_success() -> None:
    table = layout("warrior", "student", at={1: "3,-3"}, hands={0: "spiralling-flames"}, kamae={0: "D"})
    choose(table, "spiralling-flames", "student-special")
    play(table, 0, "step B")
    assert places(table)[0] == "0,1"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-18.13", "SJ-21.17")
def test_an_additional_works_on_whom_the_attack_struck() -> None:
    table = layout("warrior", "student", "master", at={0: "0,0", 1: "0,-1", 2: "3,-3"}, hands={0: "horse-kick hobbling-blow"})
    choose(table, "horse-kick", "student-special", "master-special")
    play(table, 0, "play hobbling-blow")
    finish_turn(table)
    assert [len(table.hobbled[seat]) for seat in range(3)] == [0, 1, 0]
    at_rest(table)


@ruling("SJ-2.5", "SJ-2.7")
def test_an_attack_must_be_tried_but_nobody_must_move_to_reach() -> None:
    table = layout("ronin", "student", at={0: "0,1", 1: "0,-1"}, hands={0: "pommel-smash", 1: "fend"})
    choose(table, "pommel-smash", "student-special")
    assert "stay" in until(table, "Moving", 0)
    play(table, 0, "stay")
    finish_turn(table)
    assert told(table, Struck) == []
    at_rest(table)


@ruling("SJ-2.6")
def test_the_only_attack_on_a_focus_line_must_be_paid_for() -> None:
    cards = {"iron-bite": {"rank": "wood", "type": "attack", "initiative": "6", "text": "[f] atk F:w"}}
    table = layout("student", "ronin", hands={0: "iron-bite"}, focus={0: 1}, options={"cards": cards})
    choose(table, "iron-bite", "ronin-special")
    finish_turn(table)
    assert (table.focus[0], table.wounds[1]) == (0, 1), "nobody was asked"
    table = layout("student", "ronin", hands={0: "fend"}, focus={0: 1}, specials={0: ["student-special", "dual-sai-cross"]})
    choose(table, "dual-sai-cross", "ronin-special")
    assert until(table, "MayPay", 0) == ["pay", "pass"], "it has another attack that costs nothing"
    at_rest(table)


@ruling("SJ-2.8", "SJ-46.20")
def test_between_two_attacks_one_is_free() -> None:
    table = layout("ninja", "student", hands={0: "fend"}, focus={0: 1})
    choose(table, "kusarigama-strike", "student-special")
    assert until(table, "ChooseOption", 0) == ["option 1", "option 2"]
    play(table, 0, "option 2")
    finish_turn(table)
    assert (table.wounds[1], table.focus[0]) == (1, 1)
    at_rest(table)


@ruling("SJ-19.1", "SJ-19.2", "SJ-19.3", "SJ-19.4")
def test_an_option_of_the_kamae_one_is_in_must_be_taken() -> None:
    for kamae, most in (("B", 3), ("A", 2)):
        table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "firm-mind"}, kamae={0: kamae})
        choose(table, "firm-mind", "student-special")
        drawn = 0
        until(table, "MayDraw", 0)
        while asked(table) == "MayDraw":
            play(table, 0, "draw")
            drawn += 1
        assert drawn == most
        finish_turn(table)
        at_rest(table)


@ruling("SJ-38.6", "SJ-19.3", "SJ-2.8")
@pytest.mark.parametrize(
    ("card", "kamae"),
    [("firm-mind", "B"), ("quick-dodge", "D"), ("horizontal-cut", "A"), ("overhead-carve", "B"), ("trained-mind", "B")],
)
def test_what_the_kamae_decides_is_not_asked(card: str, kamae: str) -> None:
    """Of a choice between a plain line and one of the kamae one is in there is one answer, and everybody knows it."""
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: card}, kamae={0: kamae})
    choose(table, card, "student-special")
    while not (table.over or (asked(table) == "ChooseCards" and not table.plays)):
        seat = table.waiting[0]
        moves = offered(table, seat)
        assert asked(table) != "ChooseOption" or len(moves) > 1
        table.play(seat, idle(table, seat))
    at_rest(table)


@ruling("SJ-19.5", "SJ-19.6", "SJ-46.23")
def test_a_choice_of_focus_lines_may_be_left_out() -> None:
    table = layout("yojimbo", "student", hands={0: "fend"}, focus={0: 1})
    choose(table, "nagamaki-thrust", "student-special")
    assert until(table, "ChooseOption", 0) == ["option 1", "option 2", "pass"]
    play(table, 0, "option 2")
    assert (table.focus[0], table.stuns[1]) == (0, 1)
    finish_turn(table)
    table = layout("yojimbo", "student", hands={0: "fend"})
    choose(table, "nagamaki-thrust", "student-special")
    finish_turn(table)
    assert (table.wounds[1], table.stuns[1]) == (1, 0), "nothing to pay with: the whole choice is skipped"
    at_rest(table)


@ruling("SJ-19.7", "SJ-19.10")
def test_an_option_that_cannot_be_done_at_all_is_not_offered() -> None:
    table = layout("student", "ronin", at={1: "3,-3"}, hands={0: "field-bandages"}, bleeding={0: 1})
    choose(table, "field-bandages", "ronin-special")
    until(table, "ChooseOption", 0)
    assert offered(table, 0) == ["option 2"], "there is no Stun to remove"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-19.8", "SJ-19.9", "SJ-49.11")
def test_a_bar_over_a_grid_covers_its_asterisk_and_no_more() -> None:
    table = layout("student", "ronin", hands={0: "mountain-switch"}, kamae={0: "A"})
    choose(table, "mountain-switch", "ronin-special")
    finish_turn(table)
    assert (places(table), table.focus[0]) == (["0,0", "0,-1"], 0)
    at_rest(table)


@ruling("SJ-19.11", "SJ-66.42", "SJ-62.3")
def test_hexes_moved_are_counted_when_the_effect_is_reached() -> None:
    table = layout("yasuke", "student", at={0: "0,2", 1: "0,-1"}, hands={0: "charging-pride"}, focus={0: 1}, kamae={0: "A"})
    choose(table, "charging-pride", "student-special")
    play(table, 0, "step F")
    play(table, 0, "step F")
    finish_turn(table)
    assert table.stuns[1] == 3, "1 of the asterisk and 1 for each of two hexes"
    at_rest(table)


@ruling("SJ-3.3", "SJ-3.1", "SJ-3.7", "SJ-3.10", "SJ-3.11", "SJ-3.12")
def test_discard_one_card_is_done_as_far_as_possible_and_never_a_special_or_a_stun() -> None:
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "fend"}, stuns={0: 1})
    choose(table, "ronin-special", "student-special")
    assert until(table, "DiscardCard", 0) == ["discard fend"]
    finish_turn(table)
    table = layout("ronin", "student", at={1: "3,-3"}, stuns={0: 1})
    assert offered(table, 0) == ["choose ronin-special", "choose naginata-sweep", "choose stun"]
    choose(table, "ronin-special", "student-special")
    until(table, "Moving", 0)
    assert table.stuns[0] == 1, "with nothing to discard the rest is carried out"
    at_rest(table)
