"""Chapters 22 and 65: status cards and poisons."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import wound_limit
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, until

FAR = {1: "3,-3"}


@ruling("SJ-22.1", "SJ-22.5", "SJ-23.11")
def test_stuns_in_hand_and_the_sizes_of_piles_are_open() -> None:
    table = layout("ronin", "student", hands={0: "fend fend"}, stuns={0: 2}, buried={0: "fend"})
    seen = table.view(1)["table"]["players"][0]
    assert (seen["stuns"], seen["hand"], seen["deck"], seen["face_down"]) == (2, 4, 12, 1)


@ruling("SJ-22.6", "SJ-22.7", "SJ-22.9")
def test_each_hobbled_lowers_every_part_by_one_to_no_less_than_one() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "ankle-biter-ronin"}, hobbled={0: [4, 3]})
    choose(table, "ankle-biter-ronin", "student-special")
    until(table, "Moving", 0)
    assert table.plays[0].speeds == (1, 1), "3 and 2, less 2, at least 1"
    assert table.plays[1].speeds == (0,), "a part printed 0 stays 0"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-22.10")
def test_a_hobbled_of_this_turn_slows_later_cards_only_unless_it_bites_at_once() -> None:
    for option, speed in (("next-card", 4), ("at-once", 3)):
        hands = {0: "cleaving-waterfall", 1: "cross-kick"}
        table = layout("student", "ronin", hands=hands, focus={1: 1}, options={"hobbled_bites": option})
        choose(table, "cleaving-waterfall", "cross-kick")
        until(table, "ChooseOption", 0)
        assert table.plays[0].speeds[1] == speed
        finish_turn(table)
        at_rest(table)


@ruling("SJ-22.12")
def test_reaction_numbers_are_not_lowered() -> None:
    table = layout("ronin", "student", hands={0: "pommel-smash", 1: "stone-block counter-attack"}, hobbled={1: [4]})
    choose(table, "pommel-smash", "stone-block")
    play(table, 1, "announce 6")
    assert until(table, "MayReact") == ["pass", "react with counter-attack"], "blocked at 5, and 5 is a reaction number"


@ruling("SJ-22.13", "SJ-22.14", "SJ-22.15", "SJ-22.16", "SJ-31.1", "SJ-31.2", "SJ-65.9", "SJ-66.48")
def test_the_attacker_chooses_a_poison_of_his_deck_which_is_then_used_up() -> None:
    table = layout("assassin", "student", hands={0: "venomous-slice"}, wounds={1: 3})
    choose(table, "venomous-slice", "student-special")
    assert until(table, "ChoosePoison", 0) == [
        "poison with crippling-poison",
        "poison with confusing-mist",
        "poison with haemorrhagic-toxin",
        "poison with paralysing-toxin",
        "poison with virulent-poison",
    ]
    play(table, 0, "poison with virulent-poison")
    finish_turn(table)
    assert (table.lasting[1], wound_limit(table, 1)) == ([("virulent-poison", 0, 3)], 4)
    assert "virulent-poison" not in table.poisons[0]
    assert table.wounds[1] == 3, "Poison is no wound"
    table = layout("assassin", "student", hands={0: "venomous-slice"}, wounds={1: 4})
    choose(table, "venomous-slice", "student-special")
    play(table, 0, "poison with virulent-poison")
    assert table.over, "4 wounds reach the lowered limit"
    at_rest(table)


@ruling("SJ-22.14", "SJ-31.2")
def test_with_the_core_box_alone_the_master_has_crippling_poison_only() -> None:
    assert layout("master", "ronin", options={"season": "core"}).poisons[0] == ["crippling-poison"]
    assert len(layout("master", "ronin").poisons[0]) == 5


@ruling("SJ-22.17", "SJ-22.18")
def test_an_empty_poison_deck_does_nothing_and_is_no_success() -> None:
    table = layout(
        "assassin",
        "student",
        hands={0: "venomous-slice disarming-grace", 1: "fend"},
        poisons={0: []},
        used_poisons={0: ["crippling-poison", "confusing-mist", "haemorrhagic-toxin", "paralysing-toxin", "virulent-poison"]},
        stealthed={0: True},
    )
    choose(table, "venomous-slice", "student-special")
    finish_turn(table)
    assert table.stealthed[0], "no success, so Stealth is kept"
    at_rest(table)


@ruling("SJ-22.20", "SJ-51.4")
def test_all_status_effects_go_but_no_wounds() -> None:
    table = layout(
        "student",
        "ninja",
        at=FAR,
        hands={0: "legendary-fortitude"},
        kamae={0: "B"},
        focus={0: 3},
        stuns={0: 2},
        hobbled={0: [2]},
        wounds={0: 1},
        bleeding={0: 1},
        lasting={0: [["haemorrhagic-toxin", 1, 2]]},
        poisons={1: ["crippling-poison", "confusing-mist", "paralysing-toxin", "virulent-poison"]},
    )
    choose(table, "legendary-fortitude", "ninja-special")
    finish_turn(table)
    assert (table.stuns[0], table.hobbled[0], table.lasting[0], table.wounds[0], table.bleeding[0]) == (0, (), [], 2, 0)
    assert table.used_poisons[1] == ["haemorrhagic-toxin"]
    at_rest(table)


@ruling("SJ-65.1", "SJ-66.45", "SJ-66.46", "SJ-25.8")
def test_crippling_poison_hides_among_the_top_five_and_must_be_chosen() -> None:
    table = layout("assassin", "student", hands={0: "venomous-slice", 1: "fend"}, decks={1: "push-back"})
    choose(table, "venomous-slice", "student-special")
    play(table, 0, "poison with crippling-poison")
    finish_turn(table)
    if table.decks[1]:
        choose(table, "assassin-special", "student-special")
        finish_turn(table)
    assert offered(table, 1) == ["choose crippling-poison"]
    choose(table, "assassin-special", "crippling-poison")
    finish_turn(table)
    assert "crippling-poison" in table.used_poisons[0]
    at_rest(table)


@ruling("SJ-65.6", "SJ-66.47")
def test_confusing_mist_chooses_at_random_and_forbids_replacements() -> None:
    table = layout(
        "student",
        "ninja",
        at=FAR,
        hands={0: "fend turning-slash rock-strike"},
        lasting={0: [["confusing-mist", 1, 2]]},
        poisons={1: ["crippling-poison", "haemorrhagic-toxin", "paralysing-toxin", "virulent-poison"]},
        before="ChoosePhase",
    )
    assert table.waiting == (1,)
    assert table.chosen[0] in ("fend", "turning-slash", "student-special", "katana-swing"), "Rock Strike needs Determination"
    assert table.view(1)["table"]["players"][0]["chosen"] is None
    choose(table, "", "ninja-special")
    finish_turn(table)
    at_rest(table)


@ruling("SJ-65.7")
def test_the_toxin_discards_in_addition_to_bleeding() -> None:
    table = layout(
        "student",
        "ninja",
        bleeding={0: 1},
        lasting={0: [["haemorrhagic-toxin", 1, 2]]},
        poisons={1: ["crippling-poison", "confusing-mist", "paralysing-toxin", "virulent-poison"]},
        before="BeforeDraw",
    )
    assert len(table.buried[0]) == 2
    at_rest(table)


@ruling("SJ-65.8", "SJ-66.49")
def test_paralysing_toxin_freezes_kamae_and_focus() -> None:
    table = layout(
        "student",
        "ninja",
        at=FAR,
        hands={0: "deep-meditation wild-swing"},
        kamae={0: "B"},
        focus={0: 2},
        lasting={0: [["paralysing-toxin", 1, 2]]},
        poisons={1: ["crippling-poison", "confusing-mist", "haemorrhagic-toxin", "virulent-poison"]},
    )
    assert "choose wild-swing" not in offered(table, 0)
    choose(table, "deep-meditation", "ninja-special")
    finish_turn(table)
    assert (table.kamae[0], table.focus[0]) == ("B", 2)
    at_rest(table)


def test_nobody_is_asked_for_a_choice_of_one() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "fend"})
    choose(table, "ronin-special", "student-special")
    assert asked(table) != "NameTarget"
