"""Chapter 13: the characters of the base game, from Ieyasu to Ushiwaka."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import AbilityUsed, Drew, TookDiscard, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, end_turn, layout, offered, play, refused, targets, told, untouched


@ruling("SS-13.12")
def test_ieyasu_takes_the_top_discard_for_his_first_card() -> None:
    table = layout(
        "goemon", "ieyasu", "musashi", "tomoe", "kojiro", hands={1: ""}, discards="parry nodachi", deck="katana daikyu"
    )
    end_turn(table)
    assert offered(table, 1) == ["draw from the deck", "draw from the discards"]
    with untouched(table, 0, 2, 3, 4):
        play(table, 1, "draw from the discards")
    assert table.hands[1] == ["nodachi", "katana"], "only the first card"
    assert table.discards[-1] == "parry"
    assert told(table, TookDiscard) == [TookDiscard(1, "nodachi")]
    at_rest(table)


@ruling("SS-13.12")
def test_ieyasu_may_draw_both_from_the_deck() -> None:
    table = layout("goemon", "ieyasu", "musashi", "tomoe", "kojiro", hands={1: ""}, discards="nodachi", deck="katana daikyu")
    end_turn(table)
    play(table, 1, "draw from the deck")
    assert table.hands[1] == ["katana", "daikyu"]
    assert table.discards[-1] == "nodachi"
    at_rest(table)


@ruling("SS-13.13")
def test_ieyasu_is_not_asked_when_there_are_no_discards() -> None:
    table = layout("goemon", "ieyasu", "musashi", "tomoe", "kojiro", hands={1: ""}, deck="katana daikyu")
    assert table.discards == []
    end_turn(table)
    assert table.hands[1] == ["katana", "daikyu"]
    at_rest(table)


@ruling("SS-13.13")
def test_nor_for_cards_he_draws_outside_his_draw_phase() -> None:
    table = layout(
        "ieyasu", "goemon", "musashi", "tomoe", "kojiro", hands={0: "daimyo"}, discards="nodachi", deck="katana daikyu"
    )
    play(table, 0, "play daimyo")
    assert table.hands[0] == ["katana", "daikyu"]
    assert table.discards[-2:] == ["nodachi", "daimyo"]
    at_rest(table)


@ruling("SS-13.14")
@pytest.mark.parametrize(
    ("turned", "answer", "top"),
    [("parry", None, "parry"), ("bokken", "give up katana", "katana"), ("bokken", "lose honour", "bushido")],
)
def test_after_bushido_ieyasu_finds_what_was_discarded_last(turned: str, answer: str | None, top: str) -> None:
    table = layout(
        "goemon", "ieyasu", "musashi", "tomoe", "kojiro", hands={1: "katana"}, properties={1: "bushido"}, deck=turned
    )
    end_turn(table)
    if answer:
        play(table, 1, answer)
    assert table.discards[-1] == top
    play(table, 1, "draw from the discards")
    assert told(table, TookDiscard) == [TookDiscard(1, top)]
    assert top in table.hands[1]
    at_rest(table)


@ruling("SS-13.15")
def test_kojiros_weapons_reach_everybody_but_the_harmless() -> None:
    table = layout(
        "kojiro",
        "goemon",
        "musashi",
        "benkei",
        "tomoe",
        "hanzo",
        "ieyasu",
        hands={0: "bokken", 2: ""},
        properties={3: "armor armor armor"},
        resilience={5: 0},
    )
    assert targets(table, 0, "bokken") == [1, 3, 4, 6]
    assert refused(table, 0, "attack 2 with bokken") == "SS-4.2"
    assert refused(table, 0, "attack 5 with bokken") == "SS-4.2"
    with untouched(table, 1, 2, 4, 5, 6):
        play(table, 0, "attack 3 with bokken")
        play(table, 3, "take it")
    assert table.resilience[3] == 4
    assert told(table, AbilityUsed) == [AbilityUsed(0, "kojiro")]
    at_rest(table)


@ruling("SS-13.15")
@pytest.mark.parametrize(("weapon", "told_of_it"), [("bokken", True), ("bo", False)])
def test_what_the_weapon_reaches_by_itself_is_not_told_as_his_ability(weapon: str, told_of_it: bool) -> None:
    table = layout("kojiro", "goemon", "musashi", "benkei", "tomoe", hands={0: weapon})
    play(table, 0, f"attack 2 with {weapon}")
    play(table, 2, "take it")
    assert bool(told(table, AbilityUsed)) == told_of_it, "seat 2 is at difficulty two"
    at_rest(table)


@ruling("SS-13.16")
def test_musashis_weapons_deal_one_wound_more() -> None:
    table = layout("musashi", "goemon", "benkei", "tomoe", "kojiro", hands={0: "kiseru"})
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with kiseru")
        play(table, 1, "take it")
    assert told(table, Wounded) == [Wounded(1, 3, 2)]
    at_rest(table)


@ruling("SS-13.17")
def test_nobunaga_gives_up_resilience_for_cards_but_never_the_last() -> None:
    table = layout(
        "nobunaga", "goemon", "benkei", "tomoe", "kojiro", hands={0: ""}, resilience={0: 3}, deck="katana daikyu kanabo"
    )
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "spend resilience for a card")
        play(table, 0, "spend resilience for a card")
    assert table.hands[0] == ["katana", "daikyu"]
    assert table.resilience[0] == 1
    assert refused(table, 0, "spend resilience for a card") == "SS-5.6"
    at_rest(table)


@ruling("SS-13.17")
def test_nobunaga_does_so_in_his_own_play_phase_only() -> None:
    table = layout("goemon", "nobunaga", "benkei", "tomoe", "kojiro", hands={0: "bokken"}, properties={1: "bushido"}, deck="bo")
    play(table, 0, "attack 1 with bokken")
    assert refused(table, 1, "spend resilience for a card") == "SS-6.7"
    play(table, 1, "take it")
    end_turn(table)
    assert refused(table, 1, "spend resilience for a card") == "SS-12.5", "not while Bushido asks"
    play(table, 1, "lose honour")
    assert "spend resilience for a card" in offered(table, 1)
    at_rest(table)


@ruling("SS-13.18")
def test_what_nobunaga_gives_up_is_no_wound() -> None:
    table = layout("nobunaga", "goemon", "benkei", "tomoe", "kojiro", resilience={0: 2})
    play(table, 0, "spend resilience for a card")
    assert not told(table, Wounded)
    assert table.honour == [5, 3, 3, 3, 3]
    at_rest(table)


@ruling("SS-13.19")
@pytest.mark.parametrize("weapon", ["bo", "katana"])
def test_tomoe_draws_one_card_whatever_the_number_of_wounds(weapon: str) -> None:
    table = layout("tomoe", "goemon", "benkei", "musashi", "kojiro", hands={0: weapon}, deck="daikyu kanabo")
    with untouched(table, 2, 3, 4):
        play(table, 0, f"attack 1 with {weapon}")
        play(table, 1, "take it")
    assert table.hands[0] == ["daikyu"]
    at_rest(table)


@ruling("SS-13.19")
def test_a_parried_weapon_gives_tomoe_nothing() -> None:
    table = layout("tomoe", "goemon", "benkei", "musashi", "kojiro", hands={0: "katana", 1: "parry"})
    play(table, 0, "attack 1 with katana")
    play(table, 1, "parry with parry")
    assert table.hands[:2] == [[], []]
    assert not told(table, Drew)
    at_rest(table)


@ruling("SS-13.20", "SS-13.21")
@pytest.mark.parametrize(("weapon", "cards"), [("bo", 1), ("kiseru", 2), ("nodachi", 3)])
def test_ushiwaka_draws_a_card_for_each_wound(weapon: str, cards: int) -> None:
    table = layout("goemon", "ushiwaka", "benkei", "musashi", "kojiro", hands={0: weapon, 1: "parry"})
    with untouched(table, 2, 3, 4):
        play(table, 0, f"attack 1 with {weapon}")
        play(table, 1, "take it")
    assert table.resilience[1] == 4 - cards
    assert len(table.hands[1]) == 1 + cards
    at_rest(table)


@ruling("SS-13.22", "SS-13.23")
def test_with_one_resilience_left_a_nodachi_gives_ushiwaka_one_card() -> None:
    table = layout(
        "goemon",
        "ushiwaka",
        "benkei",
        "musashi",
        "kojiro",
        hands={0: "nodachi", 1: "parry"},
        resilience={1: 1},
        deck="katana daikyu",
    )
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with nodachi")
        play(table, 1, "take it")
    assert table.hands[1] == ["parry", "katana"]
    assert table.honour == [6, 2, 3, 3, 3]
    assert table.harmless(1), "cards alone do not make him fit to fight"
    at_rest(table)
