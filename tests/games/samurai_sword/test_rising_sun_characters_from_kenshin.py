"""Chapter 15: the characters of the expansion, from Kenshin to Motonari."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import AbilityUsed, DeckEnded, Drew, HonourPassed, Turned, Unharmed, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, end_turn, offered, play, refused, rising_sun, sequence, told, untouched

THREE = ("tomoe", "musashi", "kojiro")
"""Characters of the base game for the seats 2 to 4."""


# Kenshin.


@ruling("SS-15.10")
@pytest.mark.parametrize(("weapon", "left"), [("kiseru", 2), ("katana", 4), ("jitte", 4)])
def test_only_crane_weapons_wound_kenshin(weapon: str, left: int) -> None:
    table = rising_sun("goemon", "kenshin", *THREE, hands={0: weapon, 1: "parry"})
    play(table, 0, f"attack 1 with {weapon}")
    with untouched(table, 2, 3, 4):
        play(table, 1, "take it")
    assert table.resilience[1] == left
    assert bool(told(table, Unharmed)) == (left == 4)
    assert table.discards == [weapon]
    assert table.weapons_played == 1
    at_rest(table)


@ruling("SS-15.10")
def test_not_even_fast_draw_and_musashi_wound_kenshin_with_another_suit() -> None:
    table = rising_sun(
        "musashi", "kenshin", "tomoe", "goemon", "kojiro", hands={0: "katana", 1: "parry"}, properties={0: "fast-draw"}
    )
    play(table, 0, "attack 1 with katana")
    play(table, 1, "take it")
    assert table.resilience[1] == 4
    at_rest(table)


@ruling("SS-15.11")
def test_kenshin_is_asked_all_the_same_and_may_counterattack() -> None:
    table = rising_sun("goemon", "kenshin", *THREE, hands={0: "katana", 1: "counterattack bo"})
    play(table, 0, "attack 1 with katana")
    assert offered(table, 1) == ["take it", "parry with counterattack"]
    play(table, 1, "parry with counterattack")
    play(table, 0, "take it")
    assert table.resilience[:2] == [4, 4]
    at_rest(table)


@ruling("SS-15.12")
@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_battle_cry_and_jujutsu_wound_kenshin_as_anyone(card: str) -> None:
    table = rising_sun("goemon", "kenshin", *THREE, hands={0: card, 1: "focus", 2: "", 3: "", 4: ""})
    play(table, 0, f"play {card}")
    play(table, 1, "take it")
    assert table.resilience[1] == 3
    at_rest(table)


# Masamune.


@ruling("SS-15.13")
def test_masamune_turns_up_to_three_cards_and_chooses_the_one_that_counts() -> None:
    table = rising_sun("goemon", "masamune", *THREE, properties={1: "bleeding-wound"}, deck="bokken kiseru parry")
    end_turn(table)
    assert offered(table, 1) == ["settle for bokken", "turn another card"]
    play(table, 1, "turn another card")
    assert offered(table, 1) == ["settle for bokken", "settle for kiseru", "turn another card"]
    play(table, 1, "turn another card")
    assert offered(table, 1) == ["settle for bokken", "settle for kiseru", "settle for parry"], "three and no more"
    with untouched(table, 0, 2, 3, 4):
        play(table, 1, "settle for parry")
    assert table.resilience[1] == 6
    assert table.discards == ["bokken", "kiseru", "parry"]
    at_rest(table)


@ruling("SS-15.13")
def test_masamune_stops_when_he_likes() -> None:
    table = rising_sun("goemon", "masamune", *THREE, properties={1: "bleeding-wound"}, deck="bokken")
    end_turn(table)
    play(table, 1, "settle for bokken")
    assert table.resilience[1] == 5
    assert len(told(table, Turned)) == 1
    assert not told(table, AbilityUsed), "he made no use of it"
    at_rest(table)


@ruling("SS-15.14")
def test_masamune_chooses_for_bushido_too() -> None:
    table = rising_sun("goemon", "masamune", *THREE, hands={1: ""}, properties={1: "bushido"}, deck="bokken geisha")
    end_turn(table)
    play(table, 1, "turn another card")
    play(table, 1, "settle for geisha")
    assert table.properties[1:3] == [[], ["bushido"]], "passed on without a weapon or an honour point"
    assert table.honour == [5, 3, 3, 3, 3]
    at_rest(table)


@ruling("SS-15.15")
def test_a_card_of_masamune_may_end_the_deck_before_he_turns_the_next() -> None:
    table = rising_sun("goemon", "masamune", *THREE, properties={1: "bushido"}, deck="bokken", deck_size=1)
    end_turn(table)
    assert table.honour == [4, 2, 2, 2, 2]
    assert table.discards == [], "the turned card is in the new deck already"
    play(table, 1, "turn another card")
    assert sequence(table, Turned, DeckEnded) == ["Turned", "DeckEnded", "Turned"]
    play(table, 1, "settle for bokken")
    assert table.waiting == (1,)
    assert offered(table, 1)[0] == "lose honour", "the card counts, wherever it is by now"
    play(table, 1, "lose honour")
    at_rest(table)


# Motonari.


@ruling("SS-15.16")
def test_motonari_draws_for_every_defeat() -> None:
    table = rising_sun(
        "goemon", "tomoe", "motonari", "musashi", "kojiro", hands={0: "bokken bokken", 2: "parry"}, resilience={1: 1, 4: 1}
    )
    for target in (1, 4):
        play(table, 0, f"attack {target} with bokken")
        play(table, target, "take it")
    assert len(table.hands[2]) == 3
    assert sequence(table, HonourPassed, Drew) == ["HonourPassed", "Drew"] * 2
    assert told(table, AbilityUsed).count(AbilityUsed(2, "motonari")) == 2
    at_rest(table)


@ruling("SS-15.16")
def test_motonari_draws_for_his_own_defeat_too() -> None:
    table = rising_sun("goemon", "motonari", *THREE, hands={0: "bokken", 1: "parry"}, resilience={1: 1})
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert len(table.hands[1]) == 2
    assert table.resilience[1] == 0
    at_rest(table)


@ruling("SS-15.17")
def test_an_empty_hand_or_honour_lost_otherwise_gives_motonari_nothing() -> None:
    table = rising_sun(
        "goemon",
        "tomoe",
        "motonari",
        "musashi",
        "kojiro",
        hands={0: "geisha", 1: "parry"},
        properties={1: "bushido"},
        deck="bokken",
    )
    with untouched(table, 2):
        play(table, 0, "send geisha to 1 for a card in hand")
        assert table.harmless(1)
        end_turn(table)
        play(table, 1, "lose honour")
    assert table.honour[1] == 2
    assert not told(table, Wounded)
    assert not told(table, AbilityUsed)
    at_rest(table)


@ruling("SS-15.17")
def test_the_end_of_the_deck_gives_motonari_nothing() -> None:
    table = rising_sun("goemon", "motonari", *THREE, hands={0: "daimyo"}, deck_size=1)
    before = list(table.hands[1])
    play(table, 0, "play daimyo")
    assert table.honour == [4, 2, 2, 2, 2]
    assert table.hands[1] == before
    assert refused(table, 1, "draw a card") == "BK-1.4"
    at_rest(table)
