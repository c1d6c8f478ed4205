"""Chapter 31: Hachiko, its cards, its poisons and its end."""

from __future__ import annotations

from budokan import Luck
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.abilities import hand_limit, wound_limit
from budokan.games.senjutsu.events import (
    DogCrippled,
    DogDiscarded,
    DogPoisoned,
    Looked,
)
from budokan.games.senjutsu.solo.stages import recover
from tests.support.hachiko import bitten, with_dog
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, offered, play, told, until


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


@ruling("SJ-31.60", "SJ-6.5", "SJ-31.10")
def test_hachiko_bleeds_from_its_own_deck() -> None:
    """One card a turn, face up, before two are looked at; the deck of the Ashigaru is not touched."""
    table = with_dog(bleeding={2: 1}, hands={0: "fend"})
    own, cards, seen = len(table.decks[0]), len(table.dog_decks[0]), len(table.dog_discards[0])
    top = table.dog_decks[0][-1]
    choose(table, "ashigaru-special", "student-special")
    until(table, "KeepOne", 0)
    assert len(table.dog_decks[0]) == cards - 1, "one card is gone before the two are looked at"
    assert told(table, DogDiscarded)[-1].card == top
    play(table, 0, offered(table, 0)[0])
    assert len(table.dog_discards[0]) == seen + 3, "the card of the turn, the one that bled away, and the other of the two"
    assert len(table.decks[0]) == own - 1, "the Ashigaru has drawn and bled nothing"
    at_rest(table)


@ruling("SJ-31.60", "SJ-6.6")
def test_from_an_empty_deck_hachiko_bleeds_nothing() -> None:
    table = with_dog(bleeding={2: 1}, hands={0: "fend"})
    table.dog_discards[0] += table.dog_decks[0]
    table.dog_decks[0] = []
    choose(table, "ashigaru-special", "student-special")
    until(table, "KeepOne", 0)
    assert told(table, DogDiscarded) == []
    play(table, 0, offered(table, 0)[0])
    at_rest(table)
