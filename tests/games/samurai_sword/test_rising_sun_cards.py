"""Chapter 16, its middle: the properties of the expansion."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import Defeated, HonourPassed, PropertyLost, Recovered, Spent, Turned, Wounded
from budokan.games.samurai_sword.rules.turn import PlayPhase
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, end_turn, offered, play, rising_sun, sequence, told, untouched

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


@ruling("SS-16.27")
def test_when_the_last_wound_is_taken_no_further_peasant_is_asked_for() -> None:
    table = rising_sun(*FIVE, hands={0: "bo"}, properties={1: "peasant peasant"})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    play(table, 1, "give up a peasant")
    assert table.waiting == (0,)
    assert table.properties[1] == ["peasant"]
    assert table.resilience[1] == 5
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


@ruling("SS-7.6", "SS-16.27")
def test_who_has_no_resilience_is_asked_for_no_peasant() -> None:
    table = rising_sun(
        "goemon",
        "yukimura",
        *FIVE[2:],
        hands={0: "bo bokken", 1: "parry"},
        properties={0: "peasant"},
        resilience={0: 1},
        honour={0: 4},
        deck="kiseru kiseru",
    )
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert offered(table, 0) == ["take it", "give up a peasant"], "Yukimura turned a crane"
    play(table, 0, "take it")
    assert told(table, Defeated) == [Defeated(0, 1)]
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert isinstance(table.decision, PlayPhase), "another crane, and nothing left to lose"
    assert table.properties[0] == ["peasant"]
    assert (table.resilience[0], table.honour[0]) == (0, 3)
    at_rest(table)


# Bleeding Wound.


@ruling("SS-16.28")
def test_a_bleeding_wound_is_laid_before_anybody() -> None:
    table = rising_sun(*FIVE, hands={0: "bleeding-wound", 3: ""}, properties={2: "armor armor armor"}, resilience={3: 0})
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
        deck="kiseru bo parry katana daikyu",
    )
    end_turn(table)
    assert sequence(table, Recovered, Turned, Spent) == ["Recovered", "Turned", "Spent", "Turned", "Spent", "Turned"]
    assert [one.card for one in told(table, Turned)] == ["kiseru", "bo", "parry"]
    assert table.resilience[1] == 3
    assert table.properties[1:3] == [["bleeding-wound", "bleeding-wound"], ["bushido"]], "the Parry is for Bushido"
    assert table.hands[1] == ["katana", "daikyu"]
    at_rest(table)


@ruling("SS-16.30")
def test_all_bleeding_wounds_close_with_an_honour_point_lost_to_defeat() -> None:
    table = rising_sun(*FIVE, hands={0: "bo"}, properties={1: "bleeding-wound armor bleeding-wound"}, resilience={1: 1})
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
    table = rising_sun(*FIVE, hands={0: "daimyo"}, properties={1: "bleeding-wound", 3: "bleeding-wound focus"}, deck_size=1)
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


@ruling("SS-16.31")
def test_intuition_is_a_koi_card_too() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition", 1: "parry", 2: "", 3: "", 4: ""}, properties={0: "kote"}, deck="katana")
    play(table, 0, "play intuition")
    play(table, 1, "show parry")
    play(table, 0, "take parry shown by 1")
    play(table, 0, "choose 0")
    assert table.hands[0] == ["parry", "katana"]
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
        *FIVE, hands={0: "kiseru"}, properties={1: "focus curse bushido bleeding-wound", 2: "armor curse"}, resilience={1: 2}
    )
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
