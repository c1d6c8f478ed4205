"""Chapter 16, Counterattack: a parry that strikes back."""

from __future__ import annotations

from budokan.games.samurai_sword.events import HonourLost
from tests.games.samurai_sword.test_rising_sun_actions import FIVE
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, offered, play, refused, rising_sun, told, untouched


@ruling("SS-16.37")
def test_counterattack_parries_and_the_attacker_takes_a_wound() -> None:
    table = rising_sun(*FIVE, hands={0: "katana bo", 1: "counterattack"})
    play(table, 0, "attack 1 with katana")
    assert offered(table, 1) == ["take it", "parry with counterattack"]
    with untouched(table, 2, 3, 4):
        play(table, 1, "parry with counterattack")
        assert table.waiting == (0,)
        assert offered(table, 0) == ["take it"]
        play(table, 0, "take it")
    assert table.resilience[:2] == [4, 5]
    assert table.discards == ["counterattack", "katana"]
    assert table.weapons_played == 1
    at_rest(table)


@ruling("SS-16.38")
def test_counterattack_answers_weapons_only() -> None:
    table = rising_sun(*FIVE, hands={0: "battle-cry bo counterattack", 1: "counterattack", 2: "", 3: "", 4: ""})
    assert refused(table, 0, "play counterattack") == "SS-16.38", "not in the play phase"
    play(table, 0, "play battle-cry")
    assert offered(table, 1) == ["take it"], "not against Battle Cry"
    play(table, 1, "take it")
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    assert offered(table, 0) == ["take it"], "not against another Counterattack"
    play(table, 0, "take it")
    assert table.hands[0] == ["counterattack"]
    at_rest(table)


@ruling("SS-16.37", "SS-5.13")
def test_counterattack_is_not_part_of_a_deck_made_while_it_takes_effect() -> None:
    table = rising_sun(*FIVE, hands={0: "bo", 1: "counterattack"}, resilience={0: 1}, deck="parry", deck_size=1)
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    play(table, 0, "take it")
    assert [one.seat for one in told(table, HonourLost)] == [0, 1, 2, 3, 4], "Banzai has ended the deck"
    assert table.discards[-2:] == ["counterattack", "bo"]
    assert table.deck.count("counterattack") + table.discards.count("counterattack") == 2
    at_rest(table)
