"""Chapter 5: a card is played, takes effect and is put away; and what its being played brings."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import (
    DeckEnded,
)
from tests.games.samurai_sword.test_rising_sun_cards import FIVE
from tests.support.rulings import ruling
from tests.support.samurai_sword import (
    PLAIN,
    at_rest,
    layout,
    offered,
    play,
    rising_sun,
    told,
    untouched,
)


@ruling("SS-5.13")
def test_an_action_that_ends_the_deck_is_not_in_the_new_one() -> None:
    table = layout(*PLAIN[:4], hands={0: "daimyo"}, deck="bo parry", deck_size=2)
    below = len(table.discards)
    play(table, 0, "play daimyo")
    assert told(table, DeckEnded) == [DeckEnded(below)]
    assert table.deck.count("daimyo") == 2, "only the two others"
    assert table.discards == ["daimyo"]
    at_rest(table)


@ruling("SS-5.13")
def test_a_weapon_lies_beside_the_pile_until_it_has_taken_effect() -> None:
    table = layout("tomoe", "musashi", "chiyome", "goemon", hands={0: "katana"}, deck="bo", deck_size=1)
    below = len(table.discards)
    play(table, 0, "attack 1 with katana")
    assert (table.resolving, len(table.discards)) == (["katana"], below)
    play(table, 1, "take it")
    assert told(table, DeckEnded) == [DeckEnded(below)], "Tomoe drew the last card"
    assert "katana" not in table.deck
    assert (table.discards, table.resolving) == (["katana"], [])
    at_rest(table)


@ruling("SS-5.14")
def test_a_parry_and_a_card_given_up_are_on_the_discards_at_once() -> None:
    table = layout(*PLAIN[:4], hands={0: "battle-cry jujutsu", 1: "parry bo", 2: "geisha", 3: "geisha"})
    play(table, 0, "play battle-cry")
    play(table, 1, "parry with parry")
    assert (table.discards, table.resolving) == (["parry"], ["battle-cry"])
    play(table, 2, "take it")
    play(table, 3, "take it")
    play(table, 0, "play jujutsu")
    play(table, 1, "give up bo")
    assert (table.discards, table.resolving) == (["parry", "battle-cry", "bo"], ["jujutsu"])
    at_rest(table)


@ruling("SS-16.31", "SS-16.32")
@pytest.mark.parametrize(("card", "words"), [("geisha", "send geisha to 1 for armor"), ("diversion", "play diversion on 1")])
def test_with_kote_a_player_of_his_choice_draws_for_each_koi_card(card: str, words: str) -> None:
    table = rising_sun(*FIVE, hands={0: card, 1: "parry", 3: ""}, properties={0: "kote", 1: "armor"}, deck="katana")
    play(table, 0, words)
    assert table.discards[-1] == card, "the card is discarded first"
    assert offered(table, 0) == ["choose 0", "choose 1", "choose 2", "choose 3", "choose 4"], "himself too, but someone"
    with untouched(table, 1, 2, 4):
        play(table, 0, "choose 3")
    assert table.hands[3] == ["katana"]
    at_rest(table)


@ruling("SS-16.31")
def test_kote_is_silent_for_other_suits_and_for_the_koi_cards_of_others() -> None:
    table = rising_sun(*FIVE, hands={0: "diversion", 1: "parry", 2: "bo"}, properties={1: "kote"})
    play(table, 0, "play diversion on 2")
    assert table.waiting == (0,)
    assert offered(table, 0)[0] == "end play"
    at_rest(table)
    table = rising_sun(*FIVE, hands={0: "daimyo"}, properties={0: "kote"})
    play(table, 0, "play daimyo")
    assert offered(table, 0)[0] == "end play"
    at_rest(table)
