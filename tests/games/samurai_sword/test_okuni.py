"""Chapter 15, Okuni: a crane card spares her what an action would do to her."""

from __future__ import annotations

from budokan.games.samurai_sword.events import AbilityUsed, GaveUp
from tests.games.samurai_sword.test_rising_sun_characters_from_okuni import TARGETED, THREE, before_okuni
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, offered, play, rising_sun, told, untouched


@ruling("SS-15.18", "SS-15.19")
@TARGETED
def test_okuni_plays_a_crane_card_to_be_spared_an_action(card: str, words: str) -> None:
    table = before_okuni(card, "focus geisha", "armor")
    with untouched(table, 2, 3, 4):
        play(table, 0, words)
        assert table.waiting == (1,)
        assert offered(table, 1) == ["take it", "give up focus"], "only the crane card serves"
        play(table, 1, "give up focus")
    assert table.hands[1] == ["geisha"]
    assert table.properties[1] == ["armor"], "and the Focus has no effect of its own"
    assert table.resilience[1] == 4
    assert table.discards == ["focus", card]
    assert told(table, GaveUp) == [GaveUp(1, "focus")]
    assert told(table, AbilityUsed) == [AbilityUsed(1, "okuni")]
    assert table.waiting == (0,)
    at_rest(table)


@ruling("SS-15.21")
@TARGETED
def test_okuni_is_asked_always_and_before_anything_is_taken(card: str, words: str) -> None:
    table = before_okuni(card, "geisha geisha", "armor")
    hand, laid, resilience = list(table.hands[1]), list(table.properties[1]), table.resilience[1]
    play(table, 0, words)
    assert table.waiting == (1,)
    assert offered(table, 1) == ["take it"], "she holds no crane card, and is asked"
    assert (table.hands[1], table.properties[1], table.resilience[1]) == (hand, laid, resilience)
    play(table, 1, "take it")
    assert (table.hands[1], table.properties[1], table.resilience[1]) != (hand, laid, resilience)
    at_rest(table)


@ruling("SS-15.19")
def test_okuni_avoids_the_answer_a_counterattack_demands() -> None:
    table = rising_sun("okuni", "goemon", *THREE, hands={0: "bo focus", 1: "counterattack"})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    assert offered(table, 0) == ["take it", "give up focus"]
    play(table, 0, "give up focus")
    assert table.resilience[0] == 4
    at_rest(table)
