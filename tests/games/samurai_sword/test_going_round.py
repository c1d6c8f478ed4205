"""Chapter 12, Battle Cry and Jujutsu: they go round the table, and everybody answers in their turn."""

from __future__ import annotations

from tests.games.samurai_sword.test_actions import CRIES, FIVE
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, layout, offered, play, untouched


@ruling("SS-12.20")
def test_battle_cry_parry_or_take_a_wound() -> None:
    table = layout(*FIVE, hands={0: "battle-cry", 1: "parry bo", 2: "parry", 3: "", 4: "bo"}, resilience={4: 0})
    with untouched(table, 3, 4):
        play(table, 0, "play battle-cry")
        assert offered(table, 1) == ["take it", "parry with parry"]
        play(table, 1, "parry with parry")
        assert offered(table, 2) == ["take it", "parry with parry"]
        play(table, 2, "take it")
    assert table.resilience == [4, 5, 4, 5, 0]
    assert table.hands[1:3] == [["bo"], ["parry"]], "a Parry may be kept"
    assert table.discards[-2:] == ["parry", "battle-cry"]
    assert table.waiting == (0,), "the harmless are not asked"
    at_rest(table)


@ruling("SS-12.21")
def test_jujutsu_discard_a_weapon_or_take_a_wound() -> None:
    table = layout(*FIVE, hands={0: "jujutsu", 1: "parry bo katana", 2: "kiseru", 3: "", 4: "bo"}, resilience={4: 0})
    with untouched(table, 3, 4):
        play(table, 0, "play jujutsu")
        assert offered(table, 1) == ["take it", "give up bo", "give up katana"]
        play(table, 1, "take it")
        play(table, 2, "give up kiseru")
    assert table.resilience == [4, 4, 5, 5, 0]
    assert table.hands[1] == ["parry", "bo", "katana"]
    assert table.hands[2] == [], "the weapon was his last card"
    assert table.harmless(2)
    assert table.discards[-2:] == ["kiseru", "jujutsu"]
    at_rest(table)


@ruling("SS-12.24")
@CRIES
def test_all_are_asked_whatever_they_hold(card: str) -> None:
    table = layout(*FIVE, hands={0: card, 1: "focus", 2: "armor", 3: "geisha", 4: "daimyo"})
    play(table, 0, f"play {card}")
    for seat in (1, 2, 3, 4):
        assert table.waiting == (seat,)
        assert offered(table, seat) == ["take it"]
        play(table, seat, "take it")
    assert table.resilience == [4, 4, 4, 4, 3]
    at_rest(table)
