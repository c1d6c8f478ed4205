"""What characters and properties change is asked without a word: a query tells nothing and changes nothing."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword.events import AbilityUsed
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, layout, play, rising_sun, told


@ruling("SS-6.14", "SS-13.6")
def test_the_wounds_of_a_blow_come_with_whose_abilities_changed_them() -> None:
    table = layout("musashi", "ginchiyo", "tomoe", "goemon", hands={0: "nodachi"})
    before, heard = table.state(), list(table.heard or [])
    assert abilities.wounds_dealt(table, 0, 1, "nodachi") == (3, [0, 1]), "one more by Musashi, one less by Ginchiyo"
    assert abilities.wounds_dealt(table, 0, 2, "nodachi") == (4, [0])
    assert abilities.wounds_dealt(table, 3, 2, "nodachi") == (3, [])
    assert (table.state(), table.heard) == (before, heard)
    at_rest(table)


@ruling("SS-15.10")
def test_who_is_not_wounded_at_all_has_used_his_ability() -> None:
    table = rising_sun("kenshin", "musashi", "tomoe", "goemon", turn=1, hands={1: "nodachi"})
    assert abilities.wounds_dealt(table, 1, 0, "nodachi") == (0, [0])
    at_rest(table)


@ruling("SS-6.14")
def test_the_blow_itself_tells_whose_abilities_changed_it() -> None:
    table = layout("musashi", "ginchiyo", "tomoe", "goemon", hands={0: "nodachi"})
    play(table, 0, "attack 1 with nodachi")
    play(table, 1, "take it")
    assert told(table, AbilityUsed) == [AbilityUsed(0, "musashi"), AbilityUsed(1, "ginchiyo")]
    at_rest(table)


@ruling("SS-5.5", "SS-13.11")
@pytest.mark.parametrize(("character", "cards"), [("hideyoshi", 3), ("tomoe", 2)])
def test_how_many_cards_are_drawn_is_asked_without_a_word(character: str, cards: int) -> None:
    table = layout(character, "musashi", "chiyome", "goemon")
    heard = list(table.heard or [])
    assert abilities.cards_to_draw(table, 0) == cards
    assert table.heard == heard
    at_rest(table)
