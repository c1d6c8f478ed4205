"""Chapter 7: defeat."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import Defeated, HonourPassed
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, end_turn, layout, play, points, refused, told, untouched


@ruling("SS-7.1")
def test_the_defeated_gives_an_honour_point_to_the_one_who_defeated_him() -> None:
    table = layout(*PLAIN[:5], hands={0: "kusarigama"}, resilience={2: 2})
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with kusarigama")
        play(table, 2, "take it")
    assert table.resilience[2] == 0
    assert table.honour == [6, 3, 2, 3, 3]
    assert told(table, Defeated) == [Defeated(2, 0)]
    assert told(table, HonourPassed) == [HonourPassed(2, 0, 2)]
    at_rest(table)


@ruling("SS-7.1")
def test_a_wound_that_leaves_a_point_is_no_defeat() -> None:
    table = layout(*PLAIN[:5], hands={0: "kusarigama"}, resilience={2: 3})
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with kusarigama")
        play(table, 2, "take it")
    assert table.resilience[2] == 1
    assert table.honour == [5, 3, 3, 3, 3]
    assert told(table, Defeated) == []
    at_rest(table)


@ruling("SS-7.2")
@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_battle_cry_and_jujutsu_take_honour_from_each_player_they_defeat(card: str) -> None:
    table = layout(*PLAIN[:5], hands={0: card}, resilience={1: 1, 2: 3, 3: 1, 4: 2})
    play(table, 0, f"play {card}")
    for seat in (1, 2, 3, 4):
        play(table, seat, "take it")
    assert table.resilience == [4, 0, 2, 0, 1]
    assert table.honour == [7, 2, 3, 2, 3]
    assert told(table, HonourPassed) == [HonourPassed(1, 0, 2), HonourPassed(3, 0, 2)]
    at_rest(table)


@ruling("SS-7.3")
def test_the_defeated_is_harmless_until_he_recovers_in_his_next_turn() -> None:
    table = layout(*PLAIN[:4], hands={0: "bo bokken", 1: "bokken", 2: "parry"}, properties={0: "focus"}, resilience={2: 1})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert refused(table, 0, "attack 2 with bokken") == "SS-4.2"
    end_turn(table)
    assert refused(table, 1, "attack 2 with bokken") == "SS-4.2"
    assert table.view(None)["table"]["players"][2]["harmless"]
    end_turn(table)
    assert table.resilience == [4, 5, 5, 5]
    assert not table.view(None)["table"]["players"][2]["harmless"]
    at_rest(table)


@ruling("SS-7.4")
def test_the_defeated_keeps_hand_properties_and_secret_role() -> None:
    table = layout(*PLAIN[:4], hands={0: "bo", 2: "parry geisha"}, properties={2: "focus"}, resilience={2: 1})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.hands[2] == ["parry", "geisha"]
    assert table.properties[2] == ["focus"]
    for viewer in (None, 0, 1, 3):
        assert table.view(viewer)["table"]["players"][2]["role"] is None
    end_turn(table)
    end_turn(table)
    assert table.waiting == (2,), "he takes his turn"
    at_rest(table)


@ruling("SS-7.5")
def test_the_last_honour_point_passes_first_and_then_the_game_ends() -> None:
    table = layout(*PLAIN[:5], hands={0: "bo"}, resilience={2: 1}, honour={0: 3, 1: 3, 2: 1, 3: 6, 4: 1})
    with untouched(table, 1, 3, 4):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.over
    assert table.honour == [4, 3, 0, 6, 1]
    assert points(table) == {"shogun": 7, "ninja": 6, "ronin": 2}
    assert table.outcome is not None
    assert table.outcome.winners == (0, 1), "the point he took decides: without it the Ninja win the tie"
    at_rest(table)


@ruling("SS-7.6")
def test_who_has_no_resilience_cannot_be_defeated_again() -> None:
    hand = "bo battle-cry jujutsu"
    table = layout(*PLAIN[:4], hands={0: hand, 1: "parry bo", 2: "geisha", 3: "parry bo"}, resilience={2: 1})
    play(table, 0, "attack 2 with bo")
    play(table, 2, "take it")
    assert table.honour == [6, 3, 2, 3]
    with untouched(table, 2):
        play(table, 0, "play battle-cry")
        play(table, 1, "parry with parry")
        play(table, 3, "parry with parry")
        play(table, 0, "play jujutsu")
        play(table, 1, "give up bo")
        play(table, 3, "give up bo")
    assert table.honour == [6, 3, 2, 3]
    assert told(table, Defeated) == [Defeated(2, 0)]
    at_rest(table)
