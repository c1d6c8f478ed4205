"""Chapter 15: the characters of the expansion, from Bokuden to Kanbei."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import AbilityUsed, Drew, Recovered, Spent, Turned
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, end_turn, offered, play, rising_sun, sequence, told, untouched

THREE = ("tomoe", "musashi", "kojiro")
"""Characters of the base game for the seats 2 to 4."""


# Bokuden.


@ruling("SS-15.1")
@pytest.mark.parametrize(("card", "words"), [("tea-ceremony", "play tea-ceremony"), ("breathing", "play breathing on 1")])
def test_bokuden_may_draw_for_each_torii_card_he_plays(card: str, words: str) -> None:
    table = rising_sun("bokuden", "goemon", *THREE, hands={0: f"{card} parry"})
    play(table, 0, words)
    held = len(table.hands[0])
    assert table.discards[-1] == card, "it has taken effect and is discarded"
    assert offered(table, 0) == ["draw a card", "no thanks"]
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "draw a card")
    assert len(table.hands[0]) == held + 1
    assert told(table, AbilityUsed) == [AbilityUsed(0, "bokuden")]
    at_rest(table)


@ruling("SS-15.1")
def test_bokuden_may_say_no_thanks_and_is_not_asked_for_other_suits() -> None:
    table = rising_sun("bokuden", "goemon", *THREE, hands={0: "jitte daimyo"}, deck="bo bo")
    play(table, 0, "attack 1 with jitte")
    play(table, 1, "take it")
    play(table, 0, "no thanks")
    assert table.hands[0] == ["daimyo"]
    play(table, 0, "play daimyo")
    assert offered(table, 0)[0] == "end play", "a crane card brings nothing"
    assert table.hands[0] == ["bo", "bo"]
    at_rest(table)


@ruling("SS-15.1")
def test_a_torii_card_of_another_player_gives_bokuden_nothing() -> None:
    table = rising_sun("goemon", "bokuden", *THREE, hands={0: "breathing"})
    with untouched(table, 1):
        play(table, 0, "play breathing on 2")
    assert table.waiting == (0,)
    at_rest(table)


@ruling("SS-15.2")
@pytest.mark.parametrize("parry", ["parry", "jitte", "tessen"])
@pytest.mark.parametrize("blow", ["attack 1 with bo", "play battle-cry"])
def test_bokuden_draws_out_of_turn_for_a_parry(parry: str, blow: str) -> None:
    table = rising_sun("goemon", "bokuden", *THREE, hands={0: "bo battle-cry", 1: parry, 2: "", 3: "", 4: ""}, deck="katana")
    with untouched(table, 2, 3, 4):
        play(table, 0, blow)
        play(table, 1, f"parry with {parry}")
        assert offered(table, 1) == ["draw a card", "no thanks"]
        play(table, 1, "draw a card")
    assert table.hands[1] == ["katana"]
    assert table.resilience[1] == 5
    assert table.waiting == (0,)
    at_rest(table)


@ruling("SS-15.2", "SS-15.1")
def test_for_a_counterattack_bokuden_draws_once_it_has_taken_effect() -> None:
    table = rising_sun("goemon", "bokuden", *THREE, hands={0: "bo", 1: "counterattack"}, deck="katana")
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    assert table.waiting == (0,), "first the attacker answers"
    assert table.resolving == ["bo", "counterattack"]
    play(table, 0, "take it")
    assert table.resilience[0] == 4
    assert table.discards == ["counterattack"]
    play(table, 1, "draw a card")
    assert table.hands[1] == ["katana"]
    assert table.discards == ["counterattack", "bo"]
    at_rest(table)


@ruling("SS-15.2")
def test_bokuden_draws_for_the_parry_a_counterattack_asks_of_him() -> None:
    table = rising_sun("bokuden", "goemon", *THREE, hands={0: "bo parry", 1: "counterattack"}, deck="katana")
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    play(table, 0, "parry with parry")
    play(table, 0, "draw a card")
    assert table.hands[0] == ["katana"]
    assert table.resilience[0] == 5
    at_rest(table)


@ruling("SS-15.2")
@pytest.mark.parametrize(("weapon", "asked"), [("tessen", True), ("bo", False)])
def test_against_chigiriki_only_a_torii_weapon_lets_bokuden_draw(weapon: str, asked: bool) -> None:
    table = rising_sun("goemon", "bokuden", *THREE, hands={0: "chigiriki", 1: weapon})
    play(table, 0, "attack 1 with chigiriki")
    play(table, 1, f"parry with {weapon}")
    assert ("draw a card" in offered(table, 1)) == asked
    at_rest(table)


@ruling("SS-15.3")
def test_a_torii_card_bokuden_gives_up_is_not_played() -> None:
    table = rising_sun("goemon", "bokuden", *THREE, hands={0: "jujutsu geisha", 1: "jitte parry", 2: "", 3: "", 4: ""})
    play(table, 0, "play jujutsu")
    play(table, 1, "give up jitte")
    assert table.waiting == (0,)
    play(table, 0, "send geisha to 1 for a card in hand")
    assert table.waiting == (0,)
    assert table.hands[1] == []
    assert not told(table, Drew)
    at_rest(table)


@ruling("SS-15.3")
def test_nor_one_he_gives_to_bushido() -> None:
    table = rising_sun("goemon", "bokuden", *THREE, hands={1: "tessen"}, properties={1: "bushido"}, deck="bo")
    end_turn(table)
    play(table, 1, "give up tessen")
    assert offered(table, 1)[0] == "end play"
    assert len(table.hands[1]) == 2, "no more than the two of his draw phase"
    at_rest(table)


# Lady Chacha.


@ruling("SS-15.4")
def test_two_cards_of_one_suit_turn_a_weapon_away_from_lady_chacha() -> None:
    table = rising_sun("goemon", "lady-chacha", *THREE, hands={0: "kiseru"}, deck="geisha diversion")
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "attack 1 with kiseru")
    assert [one.card for one in told(table, Turned)] == ["geisha", "diversion"]
    assert table.waiting == (0,), "she is not asked for a parry any more"
    assert table.discards == ["geisha", "diversion", "kiseru"]
    assert table.weapons_played == 1
    at_rest(table)


@ruling("SS-15.5")
def test_if_the_suits_differ_she_is_asked_for_a_parry() -> None:
    table = rising_sun("goemon", "lady-chacha", *THREE, hands={0: "kiseru", 1: "parry"}, deck="geisha bokken")
    play(table, 0, "attack 1 with kiseru")
    assert len(told(table, Turned)) == 2, "she reveals first, without being asked"
    assert offered(table, 1) == ["take it", "parry with parry"]
    play(table, 1, "take it")
    assert table.resilience[1] == 3
    assert not told(table, AbilityUsed)
    at_rest(table)


@ruling("SS-15.4")
def test_battle_cry_is_no_weapon_that_targets_her() -> None:
    table = rising_sun("goemon", "lady-chacha", *THREE, hands={0: "battle-cry", 2: "", 3: "", 4: ""})
    play(table, 0, "play battle-cry")
    play(table, 1, "take it")
    assert table.resilience[1] == 4
    assert not told(table, Turned)
    at_rest(table)


# Gracia.


@ruling("SS-15.6")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 4), (4, 4)])
def test_gracia_takes_back_one_resilience_at_the_start_of_her_turn(before: int, after: int) -> None:
    table = rising_sun("goemon", "gracia", *THREE, resilience={1: before})
    with untouched(table, 0, 2, 3, 4):
        end_turn(table)
    assert table.resilience[1] == after
    assert told(table, Recovered) == ([Recovered(1, after)] if after > before else [])
    at_rest(table)


@ruling("SS-15.7")
def test_a_defeated_gracia_recovers_in_full() -> None:
    table = rising_sun("goemon", "gracia", *THREE, resilience={1: 0})
    end_turn(table)
    assert table.resilience[1] == 4
    at_rest(table)


@ruling("SS-15.7", "SS-16.29")
def test_gracia_takes_it_back_before_her_wound_bleeds() -> None:
    table = rising_sun("goemon", "gracia", *THREE, resilience={1: 1}, properties={1: "bleeding-wound"}, deck="bokken")
    end_turn(table)
    assert sequence(table, Recovered, Turned, Spent) == ["Recovered", "Turned", "Spent"]
    assert table.resilience[1] == 1, "had it bled first, the one point would have been her last and safe"
    at_rest(table)


# Kanbei.


@ruling("SS-15.8")
def test_kanbei_parries_with_the_properties_in_front_of_him() -> None:
    table = rising_sun(
        "goemon", "kanbei", *THREE, hands={0: "bo", 1: "focus parry"}, properties={1: "bushido bleeding-wound curse"}
    )
    play(table, 0, "attack 1 with bo")
    assert offered(table, 1) == [
        "take it",
        "parry with parry",
        "parry with bushido in play",
        "parry with bleeding-wound in play",
        "parry with curse in play",
    ], "the Focus in his hand does not serve"
    with untouched(table, 2, 3, 4):
        play(table, 1, "parry with bushido in play")
    assert table.properties[1] == ["bleeding-wound", "curse"]
    assert table.hands[1] == ["focus", "parry"]
    assert table.resilience[1] == 5
    assert table.discards == ["bushido", "bo"]
    at_rest(table)


@ruling("SS-15.9")
def test_kanbei_does_so_against_battle_cry() -> None:
    table = rising_sun(
        "goemon", "kanbei", *THREE, hands={0: "battle-cry", 1: "focus", 2: "", 3: "", 4: ""}, properties={1: "armor"}
    )
    with untouched(table, 2, 3, 4):
        play(table, 0, "play battle-cry")
        play(table, 1, "parry with armor in play")
    assert table.resilience[1] == 5
    assert table.properties[1] == []
    at_rest(table)


@ruling("SS-15.9")
def test_and_when_counterattack_asks_for_a_parry() -> None:
    table = rising_sun("kanbei", "goemon", *THREE, hands={0: "bo", 1: "counterattack"}, properties={0: "curse"})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    assert offered(table, 0) == ["take it", "parry with curse in play"]
    play(table, 0, "parry with curse in play")
    assert table.resilience[0] == 5
    assert table.properties[0] == []
    at_rest(table)
