"""Chapters 13, 14 and 16: attacks and what stops them."""

from __future__ import annotations

from budokan.games.senjutsu.events import Sheltered, Stopped, Struck
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, play, sides, told, until


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
    stages = [table.box.sheets[card].program.stages for card in ("evasive-step", "graceful-step", "quick-dodge")]
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
