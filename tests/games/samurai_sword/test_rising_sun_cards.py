"""Chapter 16, its end: the properties and actions of the expansion."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import (
    Defeated,
    HonourLost,
    HonourPassed,
    PropertyLost,
    PropertyTaken,
    Recovered,
    Shown,
    Spent,
    Stole,
    Turned,
    Wounded,
)
from tests.support.rulings import ruling
from tests.support.samurai_sword import (
    RISING_SUN,
    at_rest,
    end_turn,
    layout,
    offered,
    play,
    refused,
    sequence,
    told,
    untouched,
)

FIVE = ("benkei", "goemon", "tomoe", "musashi", "kojiro")
"""Five characters of the base game with 5 resilience each."""


# Attendant and Peasant.


@ruling("SS-16.25")
def test_the_attendant_draws_one_card_more_in_the_draw_phase() -> None:
    table = rising_sun(*FIVE, hands={1: ""}, properties={1: "attendant"}, deck="katana daikyu kanabo")
    with untouched(table, 0, 2, 3, 4):
        end_turn(table)
    assert table.hands[1] == ["katana", "daikyu", "kanabo"]
    at_rest(table)


@ruling("SS-16.25")
def test_the_attendant_is_laid_before_oneself_and_adds_nothing_to_other_draws() -> None:
    table = rising_sun(*FIVE, hands={0: "attendant daimyo"}, deck="katana daikyu kanabo")
    play(table, 0, "play attendant")
    assert table.properties[0] == ["attendant"]
    play(table, 0, "play daimyo")
    assert table.hands[0] == ["katana", "daikyu"]
    at_rest(table)


@ruling("SS-16.26", "SS-16.27")
def test_one_peasant_a_wound_before_any_resilience_is_lost() -> None:
    table = rising_sun(*FIVE, hands={0: "katana"}, properties={1: "peasant peasant"})
    play(table, 0, "attack 1 with katana")
    play(table, 1, "take it")
    for _ in range(2):
        assert offered(table, 1) == ["take it", "give up a peasant"]
        assert table.resilience[1] == 5
        play(table, 1, "give up a peasant")
    assert told(table, Wounded) == [Wounded(1, 1, 4)]
    assert table.properties[1] == []
    assert table.discards == ["peasant", "peasant", "katana"]
    at_rest(table)


@ruling("SS-16.26")
def test_a_peasant_may_be_kept() -> None:
    table = rising_sun(*FIVE, hands={0: "katana"}, properties={1: "peasant"})
    play(table, 0, "attack 1 with katana")
    play(table, 1, "take it")
    with untouched(table, 2, 3, 4):
        play(table, 1, "take it")
    assert table.resilience[1] == 2
    assert table.properties[1] == ["peasant"]
    at_rest(table)


@ruling("SS-16.27")
def test_wounds_beyond_the_resilience_count_before_peasants() -> None:
    table = rising_sun(*FIVE, hands={0: "katana"}, properties={1: "peasant peasant"}, resilience={1: 1})
    play(table, 0, "attack 1 with katana")
    play(table, 1, "take it")
    play(table, 1, "give up a peasant")
    play(table, 1, "give up a peasant")
    assert table.resilience[1] == 0, "three wounds, two Peasants: the third still defeats him"
    assert told(table, Defeated) == [Defeated(1, 0)]
    at_rest(table)


# Bleeding Wound.


@ruling("SS-16.28")
def test_a_bleeding_wound_is_laid_before_anybody() -> None:
    table = rising_sun(
        *FIVE, hands={0: "bleeding-wound", 3: ""}, properties={2: "armor armor armor"}, resilience={3: 0})
    assert offered(table, 0)[1:] == [f"play bleeding-wound on {seat}" for seat in (1, 2, 3, 4, 0)]
    with untouched(table, 1, 2, 4):
        play(table, 0, "play bleeding-wound on 3")
    assert table.properties[3] == ["bleeding-wound"]
    at_rest(table)


@ruling("SS-16.28")
@pytest.mark.parametrize(("turned", "left"), [("kiseru", 4), ("parry", 5), ("geisha", 5), ("katana", 5)])
def test_a_crane_costs_one_resilience_in_each_of_his_turns(turned: str, left: int) -> None:
    table = rising_sun(*FIVE, properties={1: "bleeding-wound"}, deck=turned)
    with untouched(table, 0, 2, 3, 4):
        end_turn(table)
    assert table.resilience[1] == left
    assert table.properties[1] == ["bleeding-wound"], "it stays"
    assert not told(table, Wounded)
    at_rest(table)


@ruling("SS-16.28")
def test_never_the_last() -> None:
    table = rising_sun(*FIVE, properties={1: "bleeding-wound"}, resilience={1: 1}, deck="kiseru")
    end_turn(table)
    assert told(table, Turned) == [Turned(1, "kiseru", "crane")]
    assert table.resilience[1] == 1
    at_rest(table)


@ruling("SS-16.29")
def test_it_bleeds_after_recovery_and_before_bushido_and_two_of_them_twice() -> None:
    table = rising_sun(
        *FIVE,
        hands={1: ""},
        properties={1: "bushido bleeding-wound bleeding-wound"},
        resilience={1: 0},
        deck="kiseru bo parry katana daikyu")
    end_turn(table)
    assert sequence(table, Recovered, Turned, Spent) == ["Recovered", "Turned", "Spent", "Turned", "Spent", "Turned"]
    assert [one.card for one in told(table, Turned)] == ["kiseru", "bo", "parry"]
    assert table.resilience[1] == 3
    assert table.properties[1:3] == [["bleeding-wound", "bleeding-wound"], ["bushido"]], "the Parry is for Bushido"
    assert table.hands[1] == ["katana", "daikyu"]
    at_rest(table)


@ruling("SS-16.30")
def test_all_bleeding_wounds_close_with_an_honour_point_lost_to_defeat() -> None:
    table = rising_sun(
        *FIVE, hands={0: "bo"}, properties={1: "bleeding-wound armor bleeding-wound"}, resilience={1: 1})
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bo")
        play(table, 1, "take it")
    assert table.properties[1] == ["armor"]
    assert sequence(table, HonourPassed, PropertyLost) == ["HonourPassed", "PropertyLost", "PropertyLost"]
    at_rest(table)


@ruling("SS-16.30")
def test_they_close_with_one_lost_to_bushido() -> None:
    table = rising_sun(*FIVE, properties={1: "bushido bleeding-wound"}, deck="parry bokken")
    end_turn(table)
    play(table, 1, "lose honour")
    assert table.properties[1] == []
    assert table.discards == ["parry", "bokken", "bushido", "bleeding-wound"]
    at_rest(table)


@ruling("SS-16.30")
def test_at_the_end_of_the_deck_they_lie_on_the_new_pile() -> None:
    table = rising_sun(
        *FIVE, hands={0: "daimyo"}, properties={1: "bleeding-wound", 3: "bleeding-wound focus"}, deck_size=1)
    play(table, 0, "play daimyo")
    assert table.properties[1] == []
    assert table.properties[3] == ["focus"]
    assert table.discards == ["bleeding-wound", "bleeding-wound", "daimyo"]
    assert "bleeding-wound" not in table.deck
    at_rest(table)


@ruling("SS-16.30", "SS-16.29")
def test_a_second_wound_that_closed_with_the_deck_bleeds_no_more() -> None:
    table = rising_sun(*FIVE, properties={1: "bleeding-wound bleeding-wound"}, deck="kiseru", deck_size=1)
    end_turn(table)
    assert len(told(table, Turned)) == 1
    assert table.resilience[1] == 4
    assert table.discards == ["bleeding-wound", "bleeding-wound"]
    at_rest(table)


@ruling("SS-16.30")
def test_who_gains_an_honour_point_goes_on_bleeding() -> None:
    table = rising_sun(*FIVE, hands={0: "bokken"}, properties={0: "bleeding-wound"}, resilience={1: 1})
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert table.honour[:2] == [6, 2]
    assert table.properties[0] == ["bleeding-wound"]
    at_rest(table)


# Kote and Curse.


@ruling("SS-16.31", "SS-16.32")
@pytest.mark.parametrize(("card", "words"), [("geisha", "send geisha to 1 for armor"), ("diversion", "play diversion on 1")])
def test_with_kote_a_player_of_his_choice_draws_for_each_koi_card(card: str, words: str) -> None:
    table = rising_sun(
        *FIVE, hands={0: card, 1: "parry", 3: ""}, properties={0: "kote", 1: "armor"}, deck="katana")
    play(table, 0, words)
    assert table.discards[-1] == card, "the card is discarded first"
    assert offered(table, 0) == ["choose 0", "choose 1", "choose 2", "choose 3", "choose 4"], "himself too, but someone"
    with untouched(table, 1, 2, 4):
        play(table, 0, "choose 3")
    assert table.hands[3] == ["katana"]
    at_rest(table)


@ruling("SS-16.31")
def test_intuition_is_a_koi_card_too() -> None:
    table = rising_sun(
        *FIVE,
        hands={0: "intuition", 1: "parry", 2: "", 3: "", 4: ""},
        properties={0: "kote"},
        deck="katana")
    play(table, 0, "play intuition")
    play(table, 1, "show parry")
    play(table, 0, "take parry shown by 1")
    play(table, 0, "choose 0")
    assert table.hands[0] == ["parry", "katana"]
    at_rest(table)


@ruling("SS-16.31")
def test_kote_is_silent_for_other_suits_and_for_the_koi_cards_of_others() -> None:
    table = rising_sun(*FIVE, hands={0: "diversion", 1: "parry", 2: "bo"}, properties={1: "kote"})
    play(table, 0, "play diversion on 2")
    assert table.waiting == (0,)
    assert offered(table, 0)[0] == "end play"
    at_rest(table)
    table = rising_sun(*FIVE, hands={0: "daimyo"}, properties={0: "kote"})
    play(table, 0, "play daimyo")
    assert offered(table, 0)[0] == "end play"
    at_rest(table)


@ruling("SS-16.33")
def test_a_curse_is_laid_before_anybody_and_waits() -> None:
    table = rising_sun(*FIVE, hands={0: "curse curse", 2: ""}, resilience={3: 0})
    assert offered(table, 0)[1:] == [f"play curse on {seat}" for seat in (1, 2, 3, 4, 0)]
    with untouched(table, 1, 3, 4):
        play(table, 0, "play curse on 2")
        play(table, 0, "play curse on 0")
    assert table.properties[0] == table.properties[2] == ["curse"]
    at_rest(table)


@ruling("SS-16.33")
def test_who_loses_all_his_resilience_loses_all_his_properties_to_it() -> None:
    table = rising_sun(
        *FIVE,
        hands={0: "kiseru"},
        properties={1: "focus curse bushido bleeding-wound", 2: "armor curse"},
        resilience={1: 2})
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with kiseru")
        play(table, 1, "take it")
    assert table.properties[1] == []
    assert [one.card for one in told(table, PropertyLost)] == ["focus", "curse", "bushido", "bleeding-wound"]
    assert sequence(table, PropertyLost, Turned, HonourPassed) == ["PropertyLost"] * 4 + ["Turned"] * 5 + ["HonourPassed"]
    at_rest(table)


@ruling("SS-16.33")
def test_wounds_that_leave_a_point_wake_no_curse() -> None:
    table = rising_sun(*FIVE, hands={0: "kiseru"}, properties={1: "focus curse"}, resilience={1: 3})
    play(table, 0, "attack 1 with kiseru")
    play(table, 1, "take it")
    assert table.properties[1] == ["focus", "curse"]
    at_rest(table)


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
    table = rising_sun(
        *FIVE, hands={0: "daikyu", 2: "counterattack"}, properties={0: "armor armor", 2: "fast-draw"})
    play(table, 0, "attack 2 with daikyu")
    play(table, 2, "parry with counterattack")
    play(table, 0, "take it")
    assert told(table, Wounded) == [Wounded(0, 1, 4)]
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
    table = rising_sun(
        *FIVE, hands={0: "intuition", 1: "parry bo", 2: "", 3: "katana", 4: "focus"}, resilience={4: 0})
    play(table, 0, "play intuition")
    assert table.waiting == (1, 3), "the harmless show nothing"
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
