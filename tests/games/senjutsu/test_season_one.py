"""Chapters 30, 31 and 66: Stealth, Hachiko, Enlightenment, Distance, Desperation, drunkenness, contracts."""

from __future__ import annotations

from typing import Any

from budokan import Luck
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.abilities import desperate, hand_limit, wound_limit
from budokan.games.senjutsu.events import (
    ContractCompleted,
    DogCrippled,
    DogDiscarded,
    DogPoisoned,
    InstantPlayed,
    Looked,
    Stopped,
)
from budokan.games.senjutsu.hexes import name_of
from budokan.games.senjutsu.solo.stages import recover
from budokan.games.senjutsu.table import Table
from tests.support.hachiko import bitten, with_dog
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


@ruling("SJ-66.26", "SJ-53.6", "SJ-27.27")
def test_caltrop_scatter_places_traps_from_stealth() -> None:
    table = layout("ninja", "ronin", at={0: "0,0", 1: "0,-1"}, hands={0: "caltrop-scatter"}, stealthed={0: True})
    choose(table, "caltrop-scatter", "ronin-special")
    assert until(table, "PlaceToken", 0) == [
        "put trap on FL",
        "put trap on FR",
        "put decoy on FL",
        "put decoy on FR",
    ], "F is taken"
    play(table, 0, "put decoy on FL")
    play(table, 0, "put trap on FR")
    assert asked(table) != "PlaceToken", "there is room for two only"
    assert sorted(live for _, _, live in table.tokens.values()) == [False, True]
    finish_turn(table)
    at_rest(table)


# Hachiko.


@ruling("SJ-31.10", "SJ-31.11", "SJ-31.12", "SJ-31.14", "SJ-31.15")
def test_hachiko_keeps_one_of_two_cards_and_uses_the_half_of_its_kamae() -> None:
    table = with_dog(dog_at="0,0", hands={0: "fend", 1: "fend"})
    choose(table, "ashigaru-special", "student-special")
    kept = until(table, "KeepOne", 0)
    assert table.wounds[1] == 1, "Swipe at 6 in Aggression"
    assert 1 <= len(kept) <= 2
    play(table, 0, kept[0])
    assert len(told(table, DogDiscarded)) == 1
    assert table.view(1)["table"]["players"][0]["hachiko"]["card"] is None
    assert table.view(0)["table"]["players"][0]["hachiko"]["card"] == table.dog_cards[0]
    at_rest(table)


@ruling("SJ-31.13")
def test_a_hachiko_card_is_paid_for_at_the_reveal_or_does_nothing() -> None:
    for focus, wounds in ((1, 2), (0, 0)):
        table = with_dog(dog_at="0,0", card="savage-maul-leap-aside", hands={0: "fend", 1: "fend"}, focus={0: focus})
        choose(table, "ashigaru-special", "student-special")
        assert table.focus[0] == 0, "paid before anything is resolved"
        until(table, "KeepOne", 0)
        assert table.wounds[1] == wounds, "2 Wounds in front of it, if the bite was paid for"
        assert table.dog_kamae[0] == ("D" if wounds else "A"), "nor is its kamae turned"
        assert "savage-maul-leap-aside" in table.dog_discards[0], "it is used up either way"
        at_rest(table)


@ruling("SJ-31.8")
def test_hachiko_shares_the_focus_of_the_ashigaru() -> None:
    table = with_dog(dog_at="0,0", card="drag-prey-good-boy", kamae="D", at={0: "0,1", 1: "0,-3"}, hands={0: "fend"})
    choose(table, "ashigaru-special", "student-special")
    until(table, "KeepOne", 0)
    assert table.focus[0] == 1, "Good Boy beside his master: into the common pool"
    at_rest(table)


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


@ruling("SJ-31.16", "SJ-31.17", "SJ-31.18", "SJ-31.19", "SJ-31.20", "SJ-31.24")
def test_hachiko_takes_stuns_into_its_deck_and_falls_with_two_wounds() -> None:
    table = with_dog(
        other="ronin",
        dog_at="0,0",
        at={0: "0,3", 1: "0,-1"},
        card="swipe-prowl",
        kamae="D",
        hands={1: "wild-swing fend fend", 0: "fend"},
        focus={1: 1},
    )
    choose(table, "ashigaru-special", "wild-swing")
    until(table, "ChooseCards")
    assert not table.alive[2]
    assert hand_limit(table, 0) == 6
    assert table.track[0] == 0, "the Ashigaru gains Advantage"
    table = with_dog(
        other="ronin", dog_at="0,0", at={0: "0,3", 1: "0,-1"}, card="swipe-prowl", kamae="D", hands={1: "horse-kick", 0: "fend"}
    )
    before = len(table.dog_decks[0])
    choose(table, "ashigaru-special", "horse-kick")
    until(table, "KeepOne", 0)
    assert table.dog_decks[0].count("stun") + table.stuns[2] == 1
    assert len(table.dog_decks[0]) >= before - 1
    at_rest(table)


@ruling("SJ-31.21", "SJ-31.22", "SJ-31.23")
def test_hachiko_fights_on_alone_with_its_top_card() -> None:
    table = with_dog(
        other="ronin",
        dog_at="0,-2",
        at={0: "0,0", 1: "0,-1"},
        card="swipe-prowl",
        kamae="D",
        hands={1: "wild-swing fend fend", 0: "fend"},
        focus={1: 1},
        wounds={0: 2},
    )
    choose(table, "ashigaru-special", "wild-swing")
    until(table, "ChooseCards")
    assert (table.alive[0], table.alive[2], table.dog_kamae[0]) == (False, True, "A")
    assert table.track[0] == 0
    assert table.waiting == (1,), "the player has nothing to choose"
    assert table.dog_cards[0] != "", "the top card is used"
    assert not table.over
    at_rest(table)


@ruling("SJ-31.59", "SJ-31.19", "SJ-22.13")
def test_a_poison_is_hachikos_alone() -> None:
    table = bitten("virulent-poison")
    assert table.lasting == [[], [], [("virulent-poison", 1, 4)], []]
    assert (wound_limit(table, 2), wound_limit(table, 0)) == (1, 4), "the Ashigaru is as well as before"
    assert told(table, DogPoisoned)[0].target == 0
    assert table.view(1)["table"]["players"][0]["hachiko"]["lasting"] == [["virulent-poison", 1, 4]]
    finish_turn(table)
    assert table.lasting[2] == [("virulent-poison", 1, 3)], "its clock goes on"
    assert GAME.set_up(table.position()).digest() == table.digest()
    at_rest(table)
    weak = bitten("virulent-poison", wounds={2: 1})
    assert not weak.alive[2], "with 1 Wound it falls"
    assert weak.used_poisons[1] == ["virulent-poison"]
    assert weak.alive[0]


@ruling("SJ-31.59")
def test_crippling_poison_leaves_hachiko_without_a_card() -> None:
    table = bitten("crippling-poison")
    deck = table.dog_decks[0]
    assert deck.index("crippling-poison-1") >= len(deck) - 6, "among its top cards"
    table.redeal(1, Luck(1, "deal"))
    finish_turn(table)
    for _ in range(6):
        if told(table, DogCrippled):
            break
        choose(table, "ashigaru-special", "assassin-special")
        finish_turn(table)
    assert len(told(table, DogCrippled)) == 1
    assert (table.dog_cards[0], table.used_poisons[1]) == ("", ["crippling-poison"])
    at_rest(table)


@ruling("SJ-31.59")
def test_the_other_poisons_and_hachikos_card() -> None:
    misty = bitten("confusing-mist")
    while asked(misty) != "ChooseCards":
        assert asked(misty) != "KeepOne", "which card is kept is drawn by lot"
        misty.play(misty.waiting[0], misty.options(misty.waiting[0])[-1])
    assert misty.dog_cards[0]
    at_rest(misty)
    toxic = bitten("haemorrhagic-toxin")
    left, away = len(toxic.dog_decks[0]), len(toxic.dog_discards[0])
    until(toxic, "KeepOne")
    assert (len(toxic.dog_decks[0]), len(toxic.dog_discards[0])) == (left - 1, away + 2), "its card and the top of its deck"
    at_rest(toxic)


@ruling("SJ-31.59", "SJ-31.13")
def test_paralysed_hachiko_neither_turns_nor_pays() -> None:
    hands = {0: "fend"}
    toxin = {"poisons": {1: []}, "focus": {0: 3}}
    table = with_dog(
        dog_at="0,0",
        card="savage-maul-leap-aside",
        kamae="A",
        other="assassin",
        at={0: "3,-3", 1: "0,-1"},
        hands=hands,
        **toxin,
    )
    table.lasting[2] = [("paralysing-toxin", 1, 2)]
    choose(table, "ashigaru-special", "assassin-special")
    play(table, 0, "option 2")
    assert table.dog_kamae[0] == "A", "its kamae card is not turned"
    finish_turn(table)
    assert table.focus[0] == 3, "its card was not paid for"
    assert table.wounds[1] == 0
    at_rest(table)


@ruling("SJ-31.59", "SJ-37.15")
def test_a_poison_that_remains_leaves_with_hachiko_and_in_a_new_stage() -> None:
    table = bitten("haemorrhagic-toxin")
    recover(table, 0)
    assert (table.lasting[2], table.used_poisons[1]) == ([], ["haemorrhagic-toxin"])


@ruling("SJ-31.58", "SJ-31.19", "SJ-7.2")
def test_hachiko_is_no_target_for_what_cannot_touch_it() -> None:
    """A look at a hand names the Ashigaru without a question; a push may be meant for either of them."""
    for text, asked_for in (("look", False), ("T discard 1 card", False), ("push T 1", True), ("give T hob; look", True)):
        own = {"cards": {"own": {"type": "meditation", "initiative": "9", "text": text}}}
        table = with_dog(dog_at="1,1", card="swipe-prowl", kamae="A", hands={0: "fend", 1: "own"}, options=own)
        choose(table, "fend", "own")
        assert (asked(table) == "NameTarget") == asked_for, text
        if asked_for:
            assert offered(table, 1) == ["target 0", "target Hachiko of 0"]


@ruling("SJ-31.58", "SJ-13.8")
def test_of_those_who_were_struck_hachiko_is_not_looked_at() -> None:
    own = {"cards": {"own": {"type": "attack", "initiative": "9", "text": "atk FR:w F:w; IS: look"}}}
    at = {0: "0,0", 1: "0,-1"}
    table = with_dog(dog_at="-1,0", card="swipe-prowl", kamae="A", at=at, hands={1: "own"}, options=own)
    choose(table, "ashigaru-special", "own")
    assert (table.wounds[0], table.wounds[2]) == (1, 1)
    assert asked(table) != "EachTarget"
    assert [event.target for event in told(table, Looked)] == [0]


@ruling("SJ-31.6")
def test_in_a_tie_between_the_two_the_player_chooses() -> None:
    table = with_dog(dog_at="1,1", card="swipe-prowl", kamae="A", at={0: "0,2", 1: "0,-3"}, hands={0: "skewer"})
    choose(table, "skewer", "student-special")
    assert until(table, "ChoosePlace", 0) == ["go in place 1", "go in place 2"]


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


@ruling("SJ-66.39", "SJ-60.2")
def test_zanmato_turns_contracts_into_speed_or_wounds() -> None:
    contracts = {"contracts": {0: [["fury", 0]]}, "completed": {0: ["first-blood", "show-them"]}, "spent_contracts": {0: []}}
    table = layout("yojimbo", "ronin", at={1: "1,-1"}, hands={0: "zanmato"}, **contracts)  # type: ignore[arg-type]
    choose(table, "zanmato", "ronin-special")
    play(table, 0, "strengthen speed")
    play(table, 0, "strengthen wound")
    until(table, "Moving", 0)
    assert table.plays[0].speeds == (6,)
    finish_turn(table)
    assert table.wounds[1] == 2
    assert (table.contracts[0], table.completed[0]) == ([], [])
    at_rest(table)


# Contracts.


def yojimbo(*names: str, done: tuple[str, ...] = (), **values: Any) -> Table:
    """The Yojimbo with these contracts face up and those completed."""
    return layout(
        "yojimbo",
        "ronin",
        contracts={0: [[name, 0] for name in names]},
        completed={0: list(done)},
        spent_contracts={0: []},
        **values,
    )


@ruling("SJ-31.44", "SJ-31.48", "SJ-31.50", "SJ-31.46", "SJ-31.47")
def test_five_completed_contracts_win_at_once() -> None:
    done = ("reaction", "concentration", "fury", "show-them")
    table = yojimbo("first-blood", done=done, hands={0: "counter-attack"})
    choose(table, "counter-attack", "ronin-special")
    until_over(table)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "outcome-sj-contracts")
    assert told(table, ContractCompleted) == [ContractCompleted(0, "first-blood")]
    at_rest(table)


def until_over(table: Table) -> None:
    finish_turn(table)
    assert table.over


@ruling("SJ-31.51")
def test_first_blood_by_anybody_else_is_lost() -> None:
    table = yojimbo("first-blood", hands={0: "fend", 1: "pommel-smash"})
    choose(table, "yojimbo-special", "pommel-smash")
    finish_turn(table)
    assert table.first_blood
    choose(table, "counter-attack", "ronin-special")
    finish_turn(table)
    assert table.completed[0] == []
    at_rest(table)


@ruling("SJ-31.49", "SJ-31.52", "SJ-31.55")
def test_reaction_concentration_and_tools_of_the_trade() -> None:
    table = yojimbo("reaction", "concentration", "tools-of-the-trade", hands={0: "iron-guard counter-attack", 1: "horse-kick"})
    choose(table, "iron-guard", "horse-kick")
    play(table, 0, "announce 6")
    play(table, 0, "react with counter-attack")
    assert table.completed[0] == [], "it waits for the end of the turn"
    finish_turn(table)
    assert table.completed[0] == ["reaction"]
    table = yojimbo("concentration", hands={0: "scorpion-sting"}, focus={0: 2}, at=FAR)
    choose(table, "scorpion-sting", "ronin-special")
    assert table.contracts[0] == [("concentration", 1)]
    finish_turn(table)
    table = yojimbo("tools-of-the-trade", hands={0: "leg-breaker"}, kamae={0: "B"}, at={1: "-1,0"})
    choose(table, "leg-breaker", "ronin-special")
    finish_turn(table)
    assert (table.contracts[0], table.tools[0]) == ([("tools-of-the-trade", 1)], 1)
    at_rest(table)


@ruling("SJ-31.53", "SJ-31.54")
def test_fury_and_show_them() -> None:
    table = layout(
        "yojimbo",
        "ronin",
        "student",
        at={1: "-1,0", 2: "-1,1"},
        hands={0: "leg-breaker"},
        contracts={0: [["fury", 0]]},
        completed={0: []},
        spent_contracts={0: []},
    )
    choose(table, "leg-breaker", "ronin-special", "student-special")
    finish_turn(table)
    assert table.wounds[:3] == [0, 1, 1]
    assert table.completed[0] == ["fury"]
    table = yojimbo("show-them", hands={0: "splitting-strike"}, at={0: "0,2", 1: "0,-1"})
    choose(table, "splitting-strike", "ronin-special")
    finish_turn(table)
    assert table.completed[0] == ["show-them"], "Splitting Strike is Gold"
    at_rest(table)


@ruling("SJ-31.45", "SJ-31.56", "SJ-45.11")
def test_a_completed_contract_may_be_cashed_and_one_brought_back_begins_anew() -> None:
    table = yojimbo("fury", done=("show-them",), hands={0: "fend"}, at=FAR, before="BeforeDraw")
    assert offered(table, 0) == ["pass", "cash show-them for a card", "cash show-them for a focus"]
    play(table, 0, "cash show-them for a focus")
    assert (table.focus[0], table.spent_contracts[0]) == (1, ["show-them"])
    choose(table, "yojimbo-special", "ronin-special")
    play(table, 0, "option 2")
    play(table, 0, "return show-them")
    assert table.contracts[0] == [("fury", 0), ("show-them", 0)]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-60.11")
def test_hired_killer_is_played_after_completing_a_contract() -> None:
    table = yojimbo(
        "first-blood", "fury", hands={0: "leg-breaker hired-killer"}, decks={0: "leg-breaker fend fend fend"}, at={1: "-1,0"}
    )
    choose(table, "leg-breaker", "ronin-special")
    play(table, 0, "play hired-killer")
    play(table, 0, "take leg-breaker")
    assert table.hands[0] == ["leg-breaker"]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-9.12", "SJ-60.11", "SJ-31.49")
def test_hired_killer_played_at_the_end_of_the_turn_is_discarded_with_it() -> None:
    """The cards of the turn lie on their piles already when a reaction that succeeded completes its contract."""
    hands = {0: "iron-guard counter-attack hired-killer", 1: "horse-kick"}
    table = yojimbo("reaction", "fury", hands=hands, decks={0: "leg-breaker fend fend fend"})
    choose(table, "iron-guard", "horse-kick")
    play(table, 0, "announce 6")
    play(table, 0, "react with counter-attack")
    play(table, 0, "play hired-killer")
    assert "iron-guard" in table.discards[0]
    play(table, 0, "take leg-breaker")
    finish_turn(table)
    assert "hired-killer" in table.discards[0]
    at_rest(table)


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
