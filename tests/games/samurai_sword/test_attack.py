"""Chapter 6: difficulty, weapons and parries. What follows a hit is in test_wounds.py."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import Wounded
from budokan.games.samurai_sword.table import Table
from budokan.kernel.ledger import read_ledger
from budokan.kernel.words import LANGUAGES, words
from tests.support.rulings import ruling
from tests.support.samurai_sword import BOX, PLAIN, at_rest, layout, play, refused, targets, told, untouched

A, B, C, D, E, F = range(6)
WEAPONS = {card.id: card.wounds for card in BOX.cards.values() if card.type == "weapon"}


def difficulty(table: Table, attacker: int) -> list[int]:
    """How hard everybody is to attack for this seat, as it sees it; 0 for itself."""
    seen: list[int] = table.view(attacker)["table"]["difficulty"]
    return seen


@ruling("SS-6.1")
@pytest.mark.parametrize(
    ("seats", "seen"),
    [(3, [0, 1, 1]), (4, [0, 1, 2, 1]), (5, [0, 1, 2, 2, 1]), (6, [0, 1, 2, 3, 2, 1]), (7, [0, 1, 2, 3, 3, 2, 1])],
)
def test_difficulty_is_the_shorter_way_round(seats: int, seen: list[int]) -> None:
    table = layout(*PLAIN[:seats])
    for seat in range(seats):
        assert difficulty(table, seat) == [seen[(other - seat) % seats] for other in range(seats)]
    at_rest(table)


@ruling("SS-6.1")
def test_harmless_players_are_not_counted_on_either_way() -> None:
    table = layout(*PLAIN[:7], hands={A: "kanabo", B: "", F: ""}, resilience={C: 0})
    assert difficulty(table, A)[D] == 1
    assert difficulty(table, A)[E] == 2
    assert difficulty(table, A)[6] == 1
    assert targets(table, A, "kanabo") == [D, E, 6]
    at_rest(table)


@ruling("SS-6.2")
def test_each_armor_raises_the_difficulty_of_its_holder() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken bo"}, properties={1: "armor", 3: "armor armor"})
    assert difficulty(table, 0) == [0, 2, 2, 3]
    assert difficulty(table, 2) == [2, 2, 0, 3]
    assert targets(table, 0, "bokken") == []
    assert targets(table, 0, "bo") == [1, 2]
    assert refused(table, 0, "attack 3 with bo") == "SS-6.5"
    at_rest(table)


@ruling("SS-6.3")
def test_armor_of_the_attacker_or_of_players_in_between_changes_nothing() -> None:
    table = layout(*PLAIN[:6], hands={0: "bo"}, properties={0: "armor", 1: "armor armor"})
    assert difficulty(table, 0)[2:] == [2, 3, 2, 1]
    with untouched(table, 1, 3, 4, 5):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert table.resilience[2] == 4
    at_rest(table)


@ruling("SS-6.4")
def test_example_six_players_in_a_circle() -> None:
    table = layout(*PLAIN[:6], hands={A: "bokken bo shuriken"})
    assert difficulty(table, A) == [0, 1, 2, 3, 2, 1]
    assert targets(table, A, "bokken") == [B, F]
    assert targets(table, A, "bo") == [B, C, E, F]
    assert targets(table, A, "shuriken") == [B, C, D, E, F]
    table = layout(*PLAIN[:6], hands={A: "bokken bo shuriken"}, properties={A: "armor armor"})
    assert [difficulty(table, seat)[A] for seat in (B, F, C, E, D)] == [3, 3, 4, 4, 5]
    assert difficulty(table, A) == [0, 1, 2, 3, 2, 1], "his own attacks keep their difficulty"
    assert targets(table, A, "bokken") == [B, F]
    at_rest(table)


@ruling("SS-6.5")
def test_a_weapon_needs_a_target_within_its_reach() -> None:
    table = layout(*PLAIN[:6], hands={0: "bokken bo shuriken naginata"})
    assert targets(table, 0, "naginata") == targets(table, 0, "shuriken") == [1, 2, 3, 4, 5]
    assert targets(table, 0, "bo") == [1, 2, 4, 5]
    assert targets(table, 0, "bokken") == [1, 5]
    assert refused(table, 0, "attack 2 with bokken") == "SS-6.5"
    assert refused(table, 0, "attack 3 with bo") == "SS-6.5"
    with untouched(table, 1, 2, 4, 5):
        play(table, 0, "attack 3 with shuriken")
        play(table, 3, "take it")
    assert table.resilience[3] == 4
    at_rest(table)


@ruling("SS-6.6")
def test_nobody_attacks_himself() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken daikyu"})
    assert 0 not in targets(table, 0, "bokken") + targets(table, 0, "daikyu")
    assert refused(table, 0, "attack 0 with bokken") == "SS-5.6"
    at_rest(table)


@ruling("SS-6.6", "SS-16.18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exception_is_the_ruling_of_the_tanto_itself(language: str) -> None:
    ledger = read_ledger("samurai-sword", language)
    tanto = ledger.about(words(language, "samurai-sword").say("card-tanto"))
    assert tanto is not None
    assert tanto.number in ledger.ruling("SS-6.6").text


@ruling("SS-6.17")
def test_example_which_weapons_reach_the_third_seat() -> None:
    hand = "daikyu nodachi naginata bo wakizashi"
    table = layout(*PLAIN[:6], hands={A: hand})
    assert difficulty(table, A)[D] == 3
    assert [weapon for weapon in hand.split() if D in targets(table, A, weapon)] == ["daikyu", "nodachi", "naginata"]
    table = layout(*PLAIN[:6], hands={A: hand}, properties={D: "armor"})
    assert difficulty(table, A)[D] == 4
    assert [weapon for weapon in hand.split() if D in targets(table, A, weapon)] == ["daikyu", "naginata"]
    table = layout(*PLAIN[:6], hands={A: hand}, properties={A: "armor"})
    assert [weapon for weapon in hand.split() if D in targets(table, A, weapon)] == ["daikyu", "nodachi", "naginata"]
    at_rest(table)


@ruling("SS-6.12")
@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_weapon_that_is_not_parried_deals_its_printed_wounds(weapon: str) -> None:
    table = layout(*PLAIN[:5], hands={0: weapon, 1: "parry parry"})
    with untouched(table, 2, 3, 4):
        play(table, 0, f"attack 1 with {weapon}")
        play(table, 1, "take it")
    assert table.resilience[1] == 5 - WEAPONS[weapon]
    assert told(table, Wounded) == [Wounded(1, WEAPONS[weapon], 5 - WEAPONS[weapon])]
    assert table.honour == [5, 3, 3, 3, 3]
    at_rest(table)


@ruling("SS-6.13")
def test_each_fast_draw_of_the_attacker_adds_a_wound() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken"}, properties={0: "fast-draw fast-draw", 1: "fast-draw"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert table.resilience[1] == 2, "one printed and two drawn; the Fast Draw of the target is no matter"
    at_rest(table)


@ruling("SS-6.14")
def test_wounds_are_summed_first_and_then_lessened_for_ginchiyo() -> None:
    table = layout("musashi", "ginchiyo", "tomoe", "goemon", hands={0: "bokken"}, properties={0: "fast-draw"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert table.resilience[1] == 2, "1 + 1 + 1 - 1, and not at least 1 and then 2 more"
    at_rest(table)


@ruling("SS-6.15")
def test_wounds_beyond_the_last_point_are_ignored() -> None:
    table = layout(*PLAIN[:4], hands={0: "wakizashi"}, properties={0: "fast-draw"}, resilience={1: 2})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with wakizashi")
        play(table, 1, "take it")
    assert told(table, Wounded) == [Wounded(1, 2, 0)]
    assert table.resilience == [4, 0, 5, 5]
    assert table.honour == [6, 2, 3, 3], "one defeat, one honour point, however great the blow"
    at_rest(table)


@ruling("SS-6.16")
@pytest.mark.parametrize(("before", "after", "honour"), [(5, 3, 4), (4, 2, 4), (3, 1, 4), (2, 0, 3), (1, 0, 3)])
def test_example_a_daikyu_defeats_whoever_has_less_than_three(before: int, after: int, honour: int) -> None:
    table = layout(*PLAIN[:6], hands={A: "daikyu"}, resilience={D: before})
    with untouched(table, B, C, E, F):
        play(table, A, "attack 3 with daikyu")
        play(table, D, "take it")
    assert (table.resilience[D], table.honour[D]) == (after, honour)
    assert table.honour[A] == 5 + 4 - honour
    at_rest(table)
