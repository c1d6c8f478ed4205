"""Chapters 30, 31 and 66: Stealth, cards of Hachiko, Enlightenment, Distance, Desperation, drunkenness."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import desperate, hand_limit, wound_limit
from budokan.games.senjutsu.events import (
    InstantPlayed,
    Stopped,
)
from budokan.games.senjutsu.hexes import name_of
from tests.support.contracts import yojimbo
from tests.support.hachiko import with_dog
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, places, play, refused, told, until

FAR = {1: "3,-3"}
ENLIGHTENED = [["enlightened-body", 0, 0], ["enlightened-mind", 0, 0], ["enlightened-soul", 0, 0]]


# Stealth.


@ruling("SJ-30.4", "SJ-30.6", "SJ-30.9", "SJ-30.5", "SJ-53.11")
def test_a_stealth_line_works_while_stealthed_and_success_ends_it_before_the_instant() -> None:
    table = layout("ninja", "student", hands={0: "kama-slash fading-shadow"}, stealthed={0: True})
    choose(table, "kama-slash", "student-special")
    until(table, "MayAdd", 0)
    assert table.plays[0].speeds == (7,)
    assert not table.stealthed[0]
    play(table, 0, "play fading-shadow")
    finish_turn(table)
    assert table.stealthed[0]
    at_rest(table)


@ruling("SJ-30.7")
def test_a_successful_block_ends_stealth() -> None:
    table = layout("ninja", "ronin", hands={0: "fend", 1: "pommel-smash"}, stealthed={0: True})
    choose(table, "fend", "pommel-smash")
    play(table, 0, "announce 5")
    finish_turn(table)
    assert not table.stealthed[0]
    at_rest(table)


@ruling("SJ-30.8", "SJ-30.10")
def test_a_wound_or_status_ends_stealth_also_one_of_ones_own() -> None:
    table = layout("assassin", "ronin", hands={1: "horse-kick"}, stealthed={0: True})
    choose(table, "assassin-special", "horse-kick")
    finish_turn(table)
    assert (table.stuns[0], table.stealthed[0]) == (1, False)
    table = layout("assassin", "ronin", decks={0: ""}, stealthed={0: True}, before="DrawPhase")
    assert not table.stealthed[0], "a failed draw wounds"
    at_rest(table)


@ruling("SJ-30.11", "SJ-54.1", "SJ-22.16")
def test_a_card_that_requires_stealth() -> None:
    used = {0: ["confusing-mist", "virulent-poison"]}
    rest = {0: ["crippling-poison", "haemorrhagic-toxin", "paralysing-toxin"]}
    table = layout("assassin", "ronin", at=FAR, hands={0: "envenom-blades"}, focus={0: 1}, used_poisons=used, poisons=rest)
    assert "choose envenom-blades" not in offered(table, 0)
    table = layout(
        "assassin",
        "ronin",
        at=FAR,
        hands={0: "envenom-blades"},
        focus={0: 1},
        used_poisons=used,
        poisons=rest,
        stealthed={0: True},
    )
    choose(table, "envenom-blades", "ronin-special")
    play(table, 0, "poison with virulent-poison")
    finish_turn(table)
    assert (table.used_poisons[0], table.poisons[0][-1]) == (["confusing-mist"], "virulent-poison")
    at_rest(table)


@ruling("SJ-66.28", "SJ-54.2")
def test_shadow_sting_needs_an_opponents_back_when_it_is_chosen() -> None:
    table = layout("assassin", "ronin", hands={0: "shadow-sting"}, focus={0: 3})
    assert "choose shadow-sting" not in offered(table, 0)
    table = layout("assassin", "ronin", hands={0: "shadow-sting"}, focus={0: 3}, facing={1: "n"})
    choose(table, "shadow-sting", "ronin-special")
    assert table.outcome is not None
    assert table.outcome.way == "execution"
    at_rest(table)


@ruling("SJ-66.29", "SJ-54.7")
def test_twist_the_knife_counts_the_wounds_of_the_attack_too() -> None:
    table = layout("assassin", "ronin", hands={0: "sever-artery twist-the-knife"}, wounds={1: 1})
    choose(table, "sever-artery", "ronin-special")
    play(table, 0, "play twist-the-knife")
    assert len(table.buried[1]) == 3
    finish_turn(table)
    at_rest(table)


# Cards of Hachiko.


@ruling("SJ-13.14", "SJ-56.7", "SJ-15.2")
def test_drag_prey_seizes_whom_its_asterisk_marks_and_draws_him_along() -> None:
    table = with_dog(dog_at="0,0", card="drag-prey-good-boy", hands={0: "fend", 1: "fend"}, at={0: "-3,3", 1: "0,-1"})
    choose(table, "ashigaru-special", "student-special")
    until(table, "KeepOne", 0)
    assert [name_of(table.at[figure]) for figure in (2, 1)] == ["0,1", "0,0"], "a step back, and the prey after it"
    assert table.harm(1) == 0
    at_rest(table)


@ruling("SJ-13.14", "SJ-18.14", "SJ-28.5")
def test_a_block_stops_drag_prey() -> None:
    """Swift Block at 7 before it: the teeth are avoided, which is a success of the block."""
    table = with_dog(dog_at="0,0", card="drag-prey-good-boy", hands={0: "fend", 1: "swift-block"}, at={0: "-3,3", 1: "0,-1"})
    choose(table, "ashigaru-special", "swift-block")
    play(table, 1, "announce 7")
    until(table, "KeepOne", 0)
    assert told(table, Stopped) == [Stopped(1, 0, "swift-block")]
    assert name_of(table.at[1]) == "0,-1"
    assert name_of(table.at[2]) in ("-1,1", "0,1", "1,0"), "pushed back instead"
    at_rest(table)


@ruling("SJ-66.30", "SJ-55.6")
def test_mans_best_friend_needs_both_attacks() -> None:
    hands = {0: "skewer mans-best-friend", 1: "fend fend"}
    table = with_dog(dog_at="1,-2", card="swipe-prowl", kamae="A", at={0: "0,0", 1: "0,-1"}, hands=hands)
    table.facing[2] = 4
    choose(table, "skewer", "student-special")
    play(table, 0, "go in place 1")
    assert until(table, "MayAdd", 0) == ["pass", "play mans-best-friend"], "after the later of the two"
    assert (table.wounds[1], table.dog_struck[0]) == (2, True)
    play(table, 0, "play mans-best-friend")
    assert (table.focus[0], len(table.buried[1]), len(table.hobbled[1]), table.track[0]) == (1, 1, 1, 0)
    until(table, "KeepOne", 0)
    at_rest(table)


@ruling("SJ-66.31", "SJ-56.4")
def test_heel_leads_toward_the_ashigaru_and_only_there() -> None:
    from budokan.games.senjutsu.hexes import name_of

    table = with_dog(dog_at="0,-1", card="attack-heel", kamae="D", at={0: "0,2", 1: "3,-3"}, hands={0: "fend"})
    choose(table, "ashigaru-special", "student-special")
    until(table, "DiscardCard", 0)
    assert name_of(table.at[2]) == "0,1", "straight back twice, the only way that leads nearer; then it is beside him"
    until(table, "KeepOne", 0)
    at_rest(table)


# The Monk.


@ruling("SJ-31.25", "SJ-57.2", "SJ-66.34")
def test_cards_of_enlightenment_need_the_three_cards_in_play() -> None:
    table = layout("monk", "ronin", hands={0: "zen-wave-slash"}, kamae={0: "B"}, focus={0: 2})
    assert refused(table, 0, "choose zen-wave-slash") == "SJ-31.25"
    table = layout(
        "monk", "ronin", at={1: "0,-2"}, hands={0: "zen-wave-slash"}, kamae={0: "B"}, focus={0: 2}, lasting={0: ENLIGHTENED}
    )
    assert (hand_limit(table, 0), wound_limit(table, 0), table.focus_limit(0)) == (6, 6, 4)
    choose(table, "zen-wave-slash", "ronin-special")
    assert table.over
    at_rest(table)


@ruling("SJ-66.32", "SJ-57.3")
def test_enlightened_body_turns_the_wounds_of_this_turn_into_stuns() -> None:
    table = layout("monk", "ronin", hands={0: "enlightened-body", 1: "wild-swing fend fend"}, focus={0: 2, 1: 1}, wounds={0: 1})
    choose(table, "monk-special", "wild-swing")
    play(table, 0, "play enlightened-body")
    assert (table.wounds[0], table.stuns[0], table.kamae[0]) == (1, 2, "D")
    assert until(table, "MayPay", 0) == ["pay", "pass"]
    finish_turn(table)
    assert ("enlightened-body", 0, 0) in table.lasting[0]
    at_rest(table)


@ruling("SJ-57.4", "SJ-19.2")
def test_the_stun_of_enlightened_mind_is_taken_before_it_raises_the_limit() -> None:
    """With 4 Stuns of 5 the Monk may search for a fifth: the card that would let her bear it is not in play yet."""
    hands = {0: "enlightened-mind", 1: "idle-strike"}
    for answer, over in (("pay", True), ("pass", False)):
        table = layout("monk", "master", hands=hands, kamae={1: "D"}, focus={0: 1}, stuns={0: 4})
        choose(table, "stun", "idle-strike")
        table.stuns[0] = 4
        play(table, 0, "discard enlightened-mind")
        play(table, 0, "pay")
        assert asked(table) == "MayPay"
        play(table, 0, answer)
        finish_turn(table)
        assert table.over == over


@ruling("SJ-66.33", "SJ-57.4")
def test_enlightened_mind_comes_into_play_when_it_is_discarded() -> None:
    table = layout("monk", "master", hands={0: "enlightened-mind", 1: "idle-strike"}, kamae={1: "D"}, focus={0: 1})
    choose(table, "monk-special", "idle-strike")
    play(table, 0, "discard enlightened-mind")
    assert offered(table, 0) == ["pay", "pass"]
    play(table, 0, "pay")
    finish_turn(table)
    assert ("enlightened-mind", 0, 0) in table.lasting[0]
    table = layout("monk", "master", at=FAR, hands={0: "enlightened-mind"}, focus={0: 1})
    choose(table, "monk-special", "master-special")
    play(table, 0, "discard enlightened-mind")
    assert asked(table) != "MayEnter", "a Special card discarded it"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-66.33", "SJ-21.1")
def test_enlightened_mind_is_no_instant_of_the_turn() -> None:
    """The Monk is struck, answers with Enlightened Body, her Instant; the card she then gives up may still come into play."""
    hands = {0: "enlightened-body enlightened-mind", 1: "backhand-slash"}
    table = layout("monk", "master", hands=hands, focus={0: 3})
    choose(table, "monk-special", "backhand-slash")
    play(table, 0, "play enlightened-body")
    play(table, 0, "discard enlightened-mind")
    assert offered(table, 0) == ["pay", "pass"]
    play(table, 0, "pay")
    finish_turn(table)
    assert {"enlightened-body", "enlightened-mind"} <= {card for card, _, _ in table.lasting[0]}
    at_rest(table)


@ruling("SJ-57.1", "SJ-6.3")
def test_true_enlightenment_works_at_the_start_of_each_turn() -> None:
    table = layout(
        "monk",
        "ronin",
        at=FAR,
        lasting={0: [*ENLIGHTENED, ["true-enlightenment", 0, 0]]},
        stuns={0: 1},
        bleeding={0: 1},
        before="StartOfTurn",
    )
    assert table.focus[0] == 1
    play(table, 0, "go to balance")
    assert table.stuns[0] == 0, "the only status goes at once"
    assert table.bleeding[0] == 0
    assert offered(table, 0) == ["draw", "stay"]
    until(table, "ChooseCards")
    at_rest(table)


# The Navigator, the Onna-Bugeisha, the Wakou, Yasuke.


@ruling("SJ-31.28", "SJ-31.29", "SJ-31.41", "SJ-31.42", "SJ-4.18")
def test_fixed_weapons_and_the_distance_kamae() -> None:
    assert layout("navigator", "ronin").specials[0] == ("navigator-special", "carrack-blacksword", "pistol-whip")
    assert layout("kojiro", "ronin").specials[0] == ("kojiro-special", "silver-frost", "tessen-deflection")
    assert layout("musashi", "ronin").specials[0] == ("musashi-special", "bokken-smash", "katana-slash")
    table = layout("navigator", "ronin", at=FAR, hands={0: "dagger-throw fend fend fend"})
    assert "choose dagger-throw" not in offered(table, 0)
    choose(table, "navigator-special", "ronin-special")
    play(table, 0, "option 2")
    finish_turn(table)
    assert table.kamae[0] == "Z"
    assert "choose dagger-throw" in offered(table, 0) or "dagger-throw" in table.buried[0]
    at_rest(table)


@ruling("SJ-31.30", "SJ-31.31", "SJ-31.32", "SJ-31.33")
def test_desperation_opens_its_lines_and_her_draws_are_mandatory() -> None:
    table = layout(
        "onna-bugeisha",
        "ronin",
        hands={0: "surging-river", 1: "fend"},
        at={0: "0,1", 1: "0,-1"},
        wounds={0: 2},
        bleeding={0: 1},
    )
    assert desperate(table, 0)
    choose(table, "surging-river", "ronin-special")
    finish_turn(table)
    assert (table.wounds[1], table.stuns[1], len(table.hobbled[1])) == (1, 1, 1)
    table = layout("onna-bugeisha", "ronin", at=FAR, hands={0: "ankle-biter-onna-bugeisha"}, decks={0: ""})
    choose(table, "ankle-biter-onna-bugeisha", "ronin-special")
    finish_turn(table)
    assert table.wounds[0] == 2, "one for the draw she must make, one for the next turn's"
    at_rest(table)


@ruling("SJ-66.37", "SJ-59.1")
def test_heart_of_the_oni_chooses_last_with_an_open_hand() -> None:
    table = layout(
        "onna-bugeisha", "ronin", hands={0: "fend", 1: "fend"}, lasting={0: [["heart-of-the-oni", 0, 0]]}, before="ChoosePhase"
    )
    assert table.waiting == (1,)
    assert table.view(1)["table"]["players"][0]["cards"] == ["fend"]
    play(table, 1, "choose fend")
    assert table.waiting == (0,)
    assert table.view(0)["table"]["players"][1]["chosen"] is None
    choose(table, "fend")
    finish_turn(table)
    at_rest(table)


@ruling("SJ-31.34", "SJ-31.35", "SJ-31.37")
def test_the_drunken_wakou_must_move_in_full_but_any_way() -> None:
    table = layout("wakou", "ronin", at=FAR, hands={0: "walk-it-off"})
    choose(table, "walk-it-off", "ronin-special")
    assert "stay" not in until(table, "Moving", 0)
    play(table, 0, "step F")
    assert set(offered(table, 0)) == {"step F", "step B", "step FR", "step BL"}, "each step may go another way"
    play(table, 0, "step BL")
    assert places(table)[0] == "-1,0"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-31.36")
def test_for_a_focus_the_wakou_is_sober_this_turn() -> None:
    table = layout("wakou", "ronin", at=FAR, hands={0: "walk-it-off"}, focus={0: 1}, kamae={0: "A"}, before="BeforeDraw")
    play(table, 0, "sober up")
    assert (table.focus[0], table.kamae[0]) == (0, "N")
    choose(table, "walk-it-off", "ronin-special")
    assert "stay" in until(table, "Moving", 0)
    finish_turn(table)
    assert table.sober == [False, False]
    at_rest(table)


@ruling("SJ-31.40")
def test_only_a_meditation_can_be_put_on_lions_honour() -> None:
    table = layout(
        "yasuke", "student", at=FAR, hands={0: "lions-honour lions-fangs calm-composure"}, kamae={0: "A"}, focus={0: 1}
    )
    choose(table, "lions-honour", "student-special")
    assert until(table, "MayReplace", 0) == ["pass"]
    play(table, 0, "announce 9")
    assert until(table, "MayAdd", 0) == ["pass", "play calm-composure"]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-66.43", "SJ-66.44", "SJ-17.16", "SJ-62.12", "SJ-46.24")
def test_off_balance_and_off_hand_cut_follow_a_successful_reaction() -> None:
    table = layout(
        "yasuke", "ronin", hands={0: "stone-block counter-attack off-balance fend", 1: "pommel-smash fend"}, kamae={1: "A"}
    )
    assert "choose off-balance" not in offered(table, 0)
    choose(table, "stone-block", "pommel-smash")
    play(table, 0, "announce 5")
    play(table, 0, "react with counter-attack")
    assert until(table, "MayFollowUp", 0) == ["pass", "play off-balance", "play off-hand-cut"]
    play(table, 0, "play off-balance")
    until(table, "DiscardCard", 1)
    finish_turn(table)
    assert table.kamae[1] == "N"
    assert told(table, InstantPlayed) == [InstantPlayed(0, "off-balance")]
    at_rest(table)


# A card of the Yojimbo and some of others.


@ruling("SJ-66.38", "SJ-60.1")
def test_stubborn_resolve_answers_a_defeat() -> None:
    table = yojimbo(
        "fury",
        hands={0: "stubborn-resolve fend", 1: "wild-swing fend fend"},
        focus={0: 2, 1: 1},
        wounds={0: 4},
        decks={0: ""},
        discards={0: "fend fend fend fend"},
    )
    choose(table, "yojimbo-special", "wild-swing")
    assert asked(table) == "MaySurvive"
    play(table, 0, "play stubborn-resolve")
    finish_turn(table)
    assert not table.over
    assert wound_limit(table, 0) == 1
    assert table.wounds[0] == 0
    at_rest(table)


@ruling("SJ-66.40", "SJ-66.41")
def test_mule_kick_chooses_its_side_and_wandering_star_finds_stunning_attacks() -> None:
    table = layout(
        "wakou",
        "ronin",
        at={0: "0,0", 1: "1,0"},
        facing={1: "nw"},
        hands={0: "mule-kick"},
        solid={"0,1": "boulder", "-1,1": "boulder"},
        sober={0: True},
    )
    choose(table, "mule-kick", "ronin-special")
    assert until(table, "ChooseOption", 0) == ["option 1", "option 2"]
    play(table, 0, "option 2")
    finish_turn(table)
    assert table.wounds[1] == 1
    table = layout(
        "wakou",
        "ronin",
        at=FAR,
        hands={0: "wandering-star"},
        decks={0: "horse-kick fend push-back sobering-hulk severing-cut"},
        focus={0: 1},
        sober={0: True},
    )
    choose(table, "wandering-star", "ronin-special")
    play(table, 0, "pay")
    assert offered(table, 0) == ["take horse-kick", "take sobering-hulk", "pass"]
    finish_turn(table)
    at_rest(table)
