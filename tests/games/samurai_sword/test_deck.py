"""Chapter 8: the end of the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from budokan.games.samurai_sword.events import BushidoPassed, DeckEnded, Defeated, Drew, HonourLost, Turned
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, everything_but, layout, offered, play, points, sequence, told, untouched


@ruling("SS-8.1")
def test_the_deck_ends_as_its_last_card_leaves_it() -> None:
    table = layout(*PLAIN[:4], hands={1: "parry"}, deck="bo focus", deck_size=2)
    below = len(table.discards)
    play(table, 0, "end play")
    assert table.hands[1] == ["parry", "bo", "focus"]
    assert told(table, DeckEnded) == [DeckEnded(below)]
    assert (len(table.deck), table.discards) == (below, [])
    assert table.honour == [4, 2, 2, 2]
    at_rest(table)


@ruling("SS-8.1")
def test_by_the_option_it_ends_only_when_a_further_card_is_needed() -> None:
    table = layout(*PLAIN[:4], hands={1: "daimyo"}, deck="bo focus", deck_size=2, options={"deck_end": "when-needed"})
    below = len(table.discards)
    play(table, 0, "end play")
    assert table.hands[1] == ["daimyo", "bo", "focus"]
    assert (len(table.deck), len(table.discards)) == (0, below)
    assert told(table, DeckEnded) == []
    assert table.honour == [5, 3, 3, 3]
    play(table, 1, "play daimyo")
    assert told(table, DeckEnded) == [DeckEnded(below)]
    assert len(table.hands[1]) == 4
    assert len(table.deck) == below - 2
    assert table.honour == [4, 2, 2, 2]
    at_rest(table)


@ruling("SS-8.1")
def test_by_the_option_a_turned_card_too_waits_for_the_next_one_needed() -> None:
    table = layout(*PLAIN[:4], properties={1: "bushido"}, deck="parry", deck_size=1, options={"deck_end": "when-needed"})
    play(table, 0, "end play")
    order = sequence(table, Turned, BushidoPassed, DeckEnded, Drew)
    assert order == ["Turned", "BushidoPassed", "DeckEnded", "Drew", "Drew"], "the first card drawn needed a new deck"
    assert table.honour == [4, 2, 2, 2]
    at_rest(table)


@ruling("SS-8.2")
def test_the_discards_are_shuffled_into_a_new_deck() -> None:
    orders = set()
    for seed in range(5):
        table = layout(*PLAIN[:4], hands={0: "daimyo"}, deck="bo focus", deck_size=2, discards="katana", seed=seed)
        pile = list(table.discards)
        play(table, 0, "play daimyo")
        assert Counter(table.deck) == Counter(pile)
        assert table.deck != pile
        orders.add(tuple(table.deck))
        at_rest(table)
    assert len(orders) == 5


@ruling("SS-8.3")
def test_everybody_loses_an_honour_point_to_the_box_the_harmless_too() -> None:
    table = layout(*PLAIN[:5], hands={0: "daimyo", 1: ""}, resilience={2: 0}, deck="bo focus", deck_size=2)
    play(table, 0, "play daimyo")
    assert table.honour == [4, 2, 2, 2, 2]
    assert told(table, HonourLost) == [HonourLost(0, 4), *[HonourLost(seat, 2) for seat in (1, 2, 3, 4)]]
    assert table.resilience == [4, 5, 0, 5, 4]
    assert not table.over
    at_rest(table)


@ruling("SS-8.3", "SS-8.5")
def test_the_loss_may_end_the_game_and_then_the_rest_is_not_drawn() -> None:
    table = layout(*PLAIN[:4], hands={1: "parry"}, honour={3: 1}, deck="bo", deck_size=1)
    play(table, 0, "end play")
    assert table.over
    assert table.honour == [4, 2, 2, 0]
    assert table.hands[1] == ["parry", "bo"], "the second card of his draw phase is not drawn"
    assert told(table, Drew) == [Drew(1, ("bo",))]
    at_rest(table)


@ruling("SS-8.4")
def test_what_was_being_drawn_is_completed_from_the_new_deck() -> None:
    table = layout(*PLAIN[:4], hands={0: "tea-ceremony"}, deck="bo focus", deck_size=2)
    below = len(table.discards)
    play(table, 0, "play tea-ceremony")
    assert table.hands[0][:2] == ["bo", "focus"]
    assert [len(hand) for hand in table.hands] == [3, 3, 3, 3]
    assert len(table.deck) == below - 4
    assert table.discards == ["tea-ceremony"]
    assert table.honour == [4, 2, 2, 2]
    at_rest(table)


@ruling("SS-8.6")
def test_a_drawn_card_is_in_the_hand_before_the_deck_ends() -> None:
    table = layout(*PLAIN[:4], hands={0: "daimyo"}, deck="bo katana", deck_size=2)
    play(table, 0, "play daimyo")
    assert table.hands[0] == ["bo", "katana"]
    assert "katana" not in table.deck
    at_rest(table)


@ruling("SS-8.6", "SS-8.7")
def test_a_card_turned_for_bushido_may_end_the_deck_and_its_effect_still_comes() -> None:
    table = layout(*PLAIN[:4], hands={1: "bo"}, properties={1: "bushido"}, deck="katana", deck_size=1)
    below = len(table.discards)
    play(table, 0, "end play")
    assert told(table, Turned) == [Turned(1, "katana", "fuji")]
    assert told(table, DeckEnded) == [DeckEnded(below + 1)]
    assert "katana" in table.deck
    assert table.discards == []
    assert table.honour == [4, 2, 2, 2]
    assert offered(table, 1) == ["lose honour", "give up bo"], "a weapon was turned"
    with untouched(table, 0, 2, 3):
        play(table, 1, "lose honour")
    assert table.honour == [4, 1, 2, 2]
    at_rest(table)


@ruling("SS-8.7")
def test_the_card_another_must_draw_for_breathing_may_end_the_deck() -> None:
    table = layout(*PLAIN[:4], hands={0: "breathing"}, deck="bo", deck_size=1)
    below = len(table.discards)
    play(table, 0, "play breathing on 2")
    assert told(table, DeckEnded) == [DeckEnded(below)]
    assert table.hands[2][-1] == "bo"
    assert table.honour == [4, 2, 2, 2]
    at_rest(table)


@ruling("SS-8.8", "SS-8.9", "SS-8.10")
@pytest.mark.parametrize("deck_end", ["at-once", "when-needed"])
def test_neither_deck_nor_discards(deck_end: str) -> None:
    few = "daimyo daimyo bo parry parry"
    hands = {0: "daimyo daimyo", 1: "parry", 2: "parry", 3: everything_but(few)}
    table = layout(*PLAIN[:4], hands=hands, deck="bo", options={"deck_end": deck_end})
    assert (len(table.deck), table.discards) == (1, [])
    with untouched(table, 1, 2, 3):
        play(table, 0, "play daimyo")
    assert table.hands[0] == ["daimyo", "bo"], "the second card could not be drawn"
    assert told(table, DeckEnded) == []
    assert table.honour == [5, 3, 3, 3], "nobody has lost honour yet"
    assert (table.deck, table.discards) == ([], ["daimyo"]), "and now there are discards again"
    play(table, 0, "play daimyo")
    assert told(table, DeckEnded) == [DeckEnded(1)], "a card was needed"
    assert table.hands[0] == ["bo", "daimyo"]
    assert table.honour == [4, 2, 2, 2]
    assert (table.deck, table.discards) == ([], ["daimyo"])
    at_rest(table)


@ruling("SS-8.9")
def test_a_draw_phase_that_finds_nothing_at_all_draws_nothing() -> None:
    table = layout(*PLAIN[:4], hands={0: "bo", 1: "parry", 2: "parry", 3: everything_but("bo parry parry")})
    with untouched(table, 0, 1, 2, 3):
        play(table, 0, "end play")
    assert table.waiting == (1,)
    assert told(table, Drew) == told(table, DeckEnded) == []
    at_rest(table)


@ruling("SS-8.11")
def test_several_may_run_out_together_and_it_is_no_defeat() -> None:
    table = layout("chiyome", "ushiwaka", "tomoe", "goemon", hands={0: "bo"}, honour={1: 1, 2: 1}, deck="focus", deck_size=1)
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert table.honour == [4, 0, 0, 2], "nobody has gained what the others lost"
    assert told(table, Defeated) == []
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-honour", "the Shogun struck his Samurai, yet the deck ended the game"
    assert points(table) == {"shogun": 4, "ninja": 4}
    at_rest(table)
