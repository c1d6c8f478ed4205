"""Chapter 6, its end: in which order things follow a hit."""

from __future__ import annotations

from budokan.games.samurai_sword.events import DeckEnded, Defeated, Drew, HonourPassed, SwordmasterWon, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, layout, play, sequence, told, untouched


@ruling("SS-6.18", "SS-10.7")
def test_the_swordmaster_is_looked_at_as_soon_as_the_resilience_is_lost() -> None:
    table = layout("tomoe", "goemon", "ushiwaka", "musashi", hands={0: "bo", 2: "parry"}, resilience={1: 0, 2: 1, 3: 0})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    assert told(table, Drew) == [], "neither Ushiwaka nor Tomoe has drawn"
    assert table.honour == [6, 3, 2, 3], "of the defeat only the honour point was dealt with"
    assert table.resolving == ["bo"], "the weapon is not yet discarded"
    at_rest(table)


@ruling("SS-6.19")
def test_ushiwaka_draws_before_his_defeat_is_dealt_with() -> None:
    table = layout("chiyome", "goemon", "ushiwaka", "musashi", hands={0: "bo", 2: "parry"}, resilience={2: 1}, deck="focus")
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    order = sequence(table, Wounded, Drew, Defeated, HonourPassed)
    assert order == ["Wounded", "Drew", "Defeated", "HonourPassed"]
    assert table.hands[2] == ["parry", "focus"]
    assert table.honour == [6, 3, 2, 3]
    at_rest(table)


@ruling("SS-6.19")
def test_if_his_draw_ends_the_game_his_defeat_is_not_dealt_with() -> None:
    table = layout(
        "chiyome", "goemon", "ushiwaka", "musashi", hands={0: "bo"}, resilience={2: 1}, honour={2: 1}, deck="focus", deck_size=1
    )
    play(table, 0, "attack 2 with bo")
    play(table, 2, "take it")
    assert told(table, Defeated) == told(table, HonourPassed) == []
    assert table.honour == [4, 2, 0, 2], "everybody has lost a point to the end of the deck, and nobody has won one"
    assert table.over
    at_rest(table)


@ruling("SS-6.20")
def test_a_defeat_comes_before_any_reward_and_may_end_the_game() -> None:
    table = layout("tomoe", "goemon", "chiyome", "musashi", hands={0: "bo"}, resilience={2: 1}, honour={2: 1}, deck="daimyo")
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.over
    assert table.honour == [6, 3, 0, 3]
    assert table.hands[0] == [], "Tomoe has not drawn the Daimyo that would have been a point"
    at_rest(table)


@ruling("SS-6.21")
def test_then_tomoe_draws_and_last_of_all_the_weapon_is_discarded() -> None:
    table = layout("tomoe", "goemon", "chiyome", "musashi", hands={0: "bo"}, resilience={2: 1}, deck="daimyo", deck_size=1)
    below = len(table.discards)
    play(table, 0, "attack 2 with bo")
    play(table, 2, "take it")
    order = [one.event for one in table.heard or [] if isinstance(one.event, HonourPassed | Drew | DeckEnded)]
    assert order == [HonourPassed(2, 0, 2), Drew(0, ("daimyo",)), DeckEnded(below)]
    assert table.hands[0] == ["daimyo"]
    assert table.discards == ["bo"], "the weapon came too late for the new deck"
    assert table.honour == [5, 2, 1, 2]
    at_rest(table)
