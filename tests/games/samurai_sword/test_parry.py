"""Chapter 6, parries: who is asked, what stops a weapon, and what is left of it."""

from __future__ import annotations

from budokan.games.samurai_sword.events import Parried, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, layout, offered, play, refused, told, untouched


@ruling("SS-6.7")
def test_a_parry_takes_all_effect_from_the_weapon() -> None:
    table = layout(*PLAIN[:4], hands={0: "nodachi", 1: "parry parry bo"}, properties={0: "fast-draw"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with nodachi")
        assert table.waiting == (1,)
        play(table, 1, "parry with parry")
    assert table.resilience == [4, 5, 5, 5]
    assert table.hands[1] == ["parry", "bo"]
    assert told(table, Parried) == [Parried(1, "parry")]
    assert told(table, Wounded) == []
    assert table.waiting == (0,)
    at_rest(table)


@ruling("SS-6.8")
def test_the_target_is_asked_without_a_parry_and_may_decline_with_one() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken bo", 1: "geisha", 2: "parry geisha"}, properties={0: "focus"})
    play(table, 0, "attack 1 with bokken")
    assert (table.waiting, offered(table, 1)) == ((1,), ["take it"])
    play(table, 1, "take it")
    play(table, 0, "attack 2 with bo")
    assert offered(table, 2) == ["take it", "parry with parry"]
    play(table, 2, "take it")
    assert table.resilience == [4, 4, 4, 5]
    assert table.hands[2] == ["parry", "geisha"]
    at_rest(table)


@ruling("SS-6.9")
def test_nobody_parries_for_somebody_else() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken parry", 1: "bo", 2: "parry", 3: "parry"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        for other in (0, 2, 3):
            assert offered(table, other) == []
            assert refused(table, other, "parry with parry") == "BK-1.4"
        assert refused(table, 1, "parry with parry") == "SS-6.7", "and he holds none himself"
        play(table, 1, "take it")
    assert table.resilience[1] == 4
    at_rest(table)


@ruling("SS-6.10")
def test_a_parry_may_be_the_last_card_and_leaves_its_player_harmless() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken bo", 1: "parry"}, properties={0: "focus"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "parry with parry")
    assert (table.hands[1], table.resilience[1]) == ([], 5)
    assert refused(table, 0, "attack 1 with bo") == "SS-4.2"
    at_rest(table)


@ruling("SS-6.11")
def test_a_player_with_several_parries_chooses_which_to_use() -> None:
    table = layout("chiyome", "hanzo", "tomoe", "goemon", hands={0: "bokken", 1: "katana parry bo"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        assert offered(table, 1) == ["take it", "parry with katana", "parry with parry", "parry with bo"]
        play(table, 1, "parry with bo")
    assert table.hands[1] == ["katana", "parry"]
    assert table.discards == ["bo", "bokken"]
    at_rest(table)
