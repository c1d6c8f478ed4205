"""Chapter 16, its end: the actions of the expansion."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import HonourPassed, PropertyTaken, Shown, Spent, Stole, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, offered, play, refused, rising_sun, told, untouched

FIVE = ("benkei", "goemon", "tomoe", "musashi", "kojiro")
"""Five characters of the base game with 5 resilience each."""


# Simultaneous Attack.


@ruling("SS-16.34")
def test_simultaneous_attack_costs_both_one_resilience() -> None:
    table = rising_sun(*FIVE, hands={0: "simultaneous-attack"}, properties={2: "armor armor armor"})
    with untouched(table, 1, 3, 4):
        play(table, 0, "play simultaneous-attack on 2")
    assert table.resilience == [4, 5, 4, 5, 5], "at any difficulty"
    assert [one.seat for one in told(table, Spent)] == [0, 2], "his own first"
    assert table.discards == ["simultaneous-attack"]
    at_rest(table)


@ruling("SS-16.35")
def test_both_need_two_points() -> None:
    table = rising_sun(*FIVE, hands={0: "simultaneous-attack"}, resilience={1: 1, 2: 0, 3: 2})
    assert offered(table, 0) == ["end play", "play simultaneous-attack on 3", "play simultaneous-attack on 4"]
    at_rest(table)
    table = rising_sun(*FIVE, hands={0: "simultaneous-attack"}, resilience={0: 1})
    assert offered(table, 0) == ["end play"]
    assert refused(table, 0, "play simultaneous-attack") == "SS-5.17"
    at_rest(table)


@ruling("SS-16.36")
def test_if_okuni_avoids_it_the_players_own_point_is_lost_all_the_same() -> None:
    table = rising_sun("benkei", "okuni", *FIVE[2:], hands={0: "simultaneous-attack", 1: "focus"})
    play(table, 0, "play simultaneous-attack on 1")
    assert table.resilience[:2] == [4, 4], "his is given up before she is asked"
    play(table, 1, "give up focus")
    assert table.resilience[:2] == [4, 4]
    at_rest(table)


# Counterattack.


@ruling("SS-16.37")
@pytest.mark.parametrize("parry", ["parry", "jitte", "tessen"])
def test_or_plays_a_parry_in_turn(parry: str) -> None:
    table = rising_sun(*FIVE, hands={0: f"bo {parry}", 1: "counterattack"})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    assert offered(table, 0) == ["take it", f"parry with {parry}"]
    play(table, 0, f"parry with {parry}")
    assert table.resilience[:2] == [5, 5]
    assert table.hands[:2] == [[], []]
    at_rest(table)


@ruling("SS-16.37")
def test_its_wound_knows_no_difficulty_and_no_fast_draw() -> None:
    table = rising_sun(*FIVE, hands={0: "daikyu", 2: "counterattack"}, properties={0: "armor armor", 2: "fast-draw"})
    play(table, 0, "attack 2 with daikyu")
    play(table, 2, "parry with counterattack")
    play(table, 0, "take it")
    assert told(table, Wounded) == [Wounded(0, 1, 4)]
    at_rest(table)


@ruling("SS-16.37")
def test_its_wound_is_not_a_weapons_wound() -> None:
    table = rising_sun("ushiwaka", "tomoe", *FIVE[3:], "goemon", hands={0: "bo", 1: "counterattack"})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    play(table, 0, "take it")
    assert table.resilience[0] == 3
    assert table.hands[:2] == [[], []], "neither Ushiwaka nor Tomoe draws"
    at_rest(table)


@ruling("SS-16.39")
def test_the_attacker_is_asked_even_with_an_empty_hand_and_his_defeat_is_the_others_honour() -> None:
    table = rising_sun(*FIVE, hands={0: "bo", 1: "counterattack"}, resilience={0: 1})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    assert table.hands[0] == []
    assert table.waiting == (0,)
    with untouched(table, 2, 3, 4):
        play(table, 0, "take it")
    assert told(table, HonourPassed) == [HonourPassed(0, 1, 4)]
    assert table.resilience[:2] == [0, 5]
    at_rest(table)


# Imitation and Intuition.


@ruling("SS-16.40")
@pytest.mark.parametrize("laid", ["armor", "bushido", "curse", "bleeding-wound"])
def test_imitation_takes_any_property_of_another_player(laid: str) -> None:
    table = rising_sun(*FIVE, hands={0: "imitation"}, properties={0: "focus", 2: f"{laid} fast-draw"})
    assert offered(table, 0) == ["end play", f"imitate {laid} of 2", "imitate fast-draw of 2"], "not his own"
    with untouched(table, 1, 3, 4):
        play(table, 0, f"imitate {laid} of 2")
    assert table.properties[0] == ["focus", laid]
    assert table.properties[2] == ["fast-draw"]
    assert told(table, PropertyTaken) == [PropertyTaken(0, 2, laid)]
    assert table.discards == ["imitation"]
    at_rest(table)


@ruling("SS-16.40")
def test_imitation_needs_a_property_to_take() -> None:
    table = rising_sun(*FIVE, hands={0: "imitation"}, properties={0: "focus"})
    assert offered(table, 0) == ["end play"]
    assert refused(table, 0, "play imitation") == "SS-5.17"
    at_rest(table)


@ruling("SS-16.41", "SS-16.42")
def test_intuition_all_who_are_not_harmless_show_a_card_together_and_one_is_taken() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition", 1: "parry bo", 2: "", 3: "katana", 4: "focus"}, resilience={4: 0})
    play(table, 0, "play intuition")
    assert list(table.waiting) == [1, 3], "the harmless show nothing"
    assert offered(table, 1) == ["show parry", "show bo"]
    assert offered(table, 3) == ["show katana"]
    play(table, 3, "show katana")
    assert not told(table, Shown), "nothing is shown before all have chosen"
    assert "katana" not in str(table.view(1)["table"]["seen"])
    assert table.waiting == (1,)
    play(table, 1, "show parry")
    assert told(table, Shown) == [Shown(1, "parry"), Shown(3, "katana")]
    assert all(one.to is None for one in table.heard or [] if isinstance(one.event, Shown)), "all see them all"
    assert offered(table, 0) == ["take parry shown by 1", "take katana shown by 3"]
    with untouched(table, 1, 2, 4):
        play(table, 0, "take katana shown by 3")
    assert table.hands == [["katana"], ["parry", "bo"], [], [], ["focus"]], "the Parry went back"
    assert told(table, Stole) == [Stole(0, 3, "katana")]
    assert table.discards == ["intuition"]
    at_rest(table)


@ruling("SS-16.43")
def test_intuition_needs_someone_who_can_show_a_card() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition", 1: "", 2: "parry", 3: "", 4: ""}, resilience={2: 0})
    assert offered(table, 0) == ["end play"]
    assert refused(table, 0, "play intuition") == "SS-5.17"
    at_rest(table)


@ruling("SS-16.43")
def test_one_of_the_shown_cards_must_be_taken() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition", 1: "daimyo", 2: "", 3: "", 4: ""})
    play(table, 0, "play intuition")
    play(table, 1, "show daimyo")
    assert offered(table, 0) == ["take daimyo shown by 1"]
    assert refused(table, 0, "no thanks") == "SS-16.43"
    play(table, 0, "take daimyo shown by 1")
    assert table.hands[:2] == [["daimyo"], []]
    at_rest(table)
