"""Chapters 22, 23, 24, 25 and 65: status cards, poisons, searching, range and comparing speeds."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import hand_limit, wound_limit
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, until

FAR = {1: "3,-3"}
AROUND = {0: "0,0", 1: "0,-2", 2: "2,-2", 3: "-2,2"}


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


@ruling("SJ-23.1", "SJ-23.5", "SJ-38.4")
def test_a_search_takes_a_card_that_fits_and_shuffles_the_deck() -> None:
    table = layout(
        "student", "ronin", at=FAR, hands={0: "fend"}, decks={0: "push-back severing-cut wild-swing stone-block horse-kick"}
    )
    choose(table, "student-special", "ronin-special")
    play(table, 0, "option 2")
    assert offered(table, 0) == ["take horse-kick", "take push-back", "pass"]
    play(table, 0, "take horse-kick")
    assert "horse-kick" in table.hands[0]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-23.7")
def test_the_target_chooses_what_it_discards_unless_at_random() -> None:
    table = layout("master", "ronin", hands={0: "idle-strike", 1: "fend horse-kick"}, kamae={0: "D"})
    choose(table, "idle-strike", "ronin-special")
    assert until(table, "DiscardCard", 1) == ["discard fend", "discard horse-kick"]
    finish_turn(table)
    table = layout("yojimbo", "ronin", at={0: "0,2", 1: "0,-1"}, hands={0: "dark-aura", 1: "fend horse-kick"}, focus={0: 3})
    choose(table, "dark-aura", "ronin-special")
    play(table, 0, "pay")
    play(table, 0, "pay")
    assert len(table.buried[1]) == 1
    finish_turn(table)
    at_rest(table)


@ruling("SJ-24.1", "SJ-24.4", "SJ-25.1", "SJ-25.3", "SJ-25.11")
def test_a_shot_strikes_a_slower_opponent_within_range_and_in_sight() -> None:
    table = layout(
        "ninja",
        "student",
        at={0: "0,2", 1: "0,-2"},
        hands={0: "shuriken-throw", 1: "fend"},
        focus={0: 1},
        tokens={"0,0": ["caltrop", 0, True]},
    )
    choose(table, "shuriken-throw", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 1
    table = layout("ninja", "student", at={0: "0,3", 1: "0,-2"}, hands={0: "shuriken-throw", 1: "fend"}, focus={0: 1})
    choose(table, "shuriken-throw", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 0, "five hexes away"
    table = layout(
        "ninja",
        "student",
        at={0: "0,2", 1: "0,-2"},
        hands={0: "shuriken-throw"},
        focus={0: 1},
        solid={"0,1": "boulder", "1,0": "boulder", "-1,1": "boulder", "0,0": "boulder"},
    )
    choose(table, "shuriken-throw", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 0, "boulders break the line"
    at_rest(table)


@ruling("SJ-25.2", "SJ-25.4", "SJ-25.5", "SJ-25.6", "SJ-25.7", "SJ-25.9")
def test_the_lowest_number_of_a_range_is_compared_and_equal_is_not_lower() -> None:
    table = layout("ninja", "student", hands={0: "fukiya-dart-pipe", 1: "fend"})
    choose(table, "fukiya-dart-pipe", "fend")
    play(table, 1, "announce 5")
    finish_turn(table)
    assert table.stuns[1] == 1, "Fend is 5 to 2: 2 is lower than 4"
    table = layout("ninja", "warrior", hands={0: "fukiya-dart-pipe", 1: "headbutt-warrior"})
    choose(table, "fukiya-dart-pipe", "headbutt-warrior")
    finish_turn(table)
    assert table.stuns[1] == 0, "4 against 4"
    table = layout("ninja", "warrior", hands={0: "fukiya-dart-pipe", 1: "headbutt-warrior"}, hobbled={1: [4]})
    choose(table, "fukiya-dart-pipe", "headbutt-warrior")
    finish_turn(table)
    assert table.stuns[1] == 1, "Hobbled lowers it to 3"
    at_rest(table)


@ruling("SJ-24.10")
def test_an_effect_on_every_opponent_spares_the_team_mate() -> None:
    table = layout("ronin", "student", "master", "warrior", mode="teams", at=AROUND, hands={0: "the-terror"}, focus={0: 2})
    choose(table, "the-terror", "student-special", "master-special", "warrior-special")
    finish_turn(table)
    assert table.stuns[:4] == [0, 1, 0, 1], "the Master fights beside the Ronin, though he stands as near"
    at_rest(table)
    table = layout("ronin", "student", "master", "warrior", mode="melee", at=AROUND, hands={0: "the-terror"}, focus={0: 2})
    choose(table, "the-terror", "student-special", "master-special", "warrior-special")
    finish_turn(table)
    assert table.stuns[:4] == [0, 1, 1, 1], "where each fights alone he is an opponent like the others"
    at_rest(table)


@ruling("SJ-25.10")
def test_without_a_range_it_reaches_any_distance() -> None:
    table = layout(
        "ninja",
        "student",
        at={0: "0,5", 1: "0,-5"},
        hands={0: "lunar-sniper-trap"},
        focus={0: 1},
        stealthed={0: True},
        options={"field": "great-plain"},
    )
    choose(table, "lunar-sniper-trap", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 1
    at_rest(table)


@ruling("SJ-66.35", "SJ-58.1")
def test_dreaded_black_shot_wounds_by_the_difference_to_the_lowest_number() -> None:
    table = layout("navigator", "student", hands={0: "dreaded-black-shot", 1: "fend"}, kamae={0: "Z"}, focus={0: 1})
    choose(table, "dreaded-black-shot", "fend")
    play(table, 1, "announce 3")
    finish_turn(table)
    assert table.wounds[1] == 2, "4 against 2"
    at_rest(table)


@ruling("SJ-66.36", "SJ-58.2")
def test_precise_shot_stays_before_the_target_to_the_end() -> None:
    table = layout("navigator", "student", hands={0: "precise-shot", 1: "fend"}, kamae={0: "Z"}, focus={0: 2})
    choose(table, "precise-shot", "student-special")
    finish_turn(table)
    assert table.lasting[1] == [("precise-shot", 0, 0)]
    assert len(table.buried[1]) == 2, "the card his Special made him discard, and one before the draw"
    assert hand_limit(table, 1) == 5
    choose(table, "navigator-special", "counter-attack")
    until(table, "Moving", 1)
    assert table.plays[1].speeds == (1,)
    finish_turn(table)
    at_rest(table)


def test_nobody_is_asked_for_a_choice_of_one() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "fend"})
    choose(table, "ronin-special", "student-special")
    assert asked(table) != "NameTarget"
