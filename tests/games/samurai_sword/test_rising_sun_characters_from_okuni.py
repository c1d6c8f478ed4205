"""Chapter 15: the characters of the expansion, from Okuni to Yukimura."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import AbilityUsed, Attacked, Defeated, HonourPassed, Turned, Wounded
from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, end_turn, offered, play, refused, rising_sun, told, untouched

THREE = ("tomoe", "musashi", "kojiro")
"""Characters of the base game for the seats 2 to 4."""


# Okuni.


def before_okuni(card: str, hand: str, properties: str = "") -> Table:
    """Seat 0 holds the card, Okuni sits in seat 1 and alone has a hand."""
    return rising_sun("goemon", "okuni", *THREE, hands={0: card, 1: hand, 2: "", 3: "", 4: ""}, properties={1: properties})


TARGETED = pytest.mark.parametrize(
    ("card", "words"),
    [
        ("geisha", "send geisha to 1 for armor"),
        ("geisha", "send geisha to 1 for a card in hand"),
        ("diversion", "play diversion on 1"),
        ("breathing", "play breathing on 1"),
        ("simultaneous-attack", "play simultaneous-attack on 1"),
        ("imitation", "imitate armor of 1"),
        ("battle-cry", "play battle-cry"),
        ("jujutsu", "play jujutsu"),
    ],
)


@ruling("SS-15.19")
def test_against_battle_cry_and_jujutsu_it_is_one_answer_among_the_others() -> None:
    table = before_okuni("battle-cry jujutsu", "parry focus bo armor")
    play(table, 0, "play battle-cry")
    assert offered(table, 1) == ["take it", "parry with parry", "give up focus", "give up bo", "give up armor"]
    play(table, 1, "parry with parry")
    play(table, 0, "play jujutsu")
    assert offered(table, 1) == ["take it", "give up bo", "give up focus", "give up armor"]
    play(table, 1, "give up focus")
    assert table.hands[1] == ["bo", "armor"]
    assert table.resilience[1] == 4
    at_rest(table)


@ruling("SS-15.19")
def test_an_action_against_another_player_is_not_hers_to_avoid() -> None:
    table = rising_sun("goemon", "okuni", *THREE, hands={0: "diversion", 1: "focus", 2: "parry"})
    with untouched(table, 1, 3, 4):
        play(table, 0, "play diversion on 2")
    assert table.hands[0] == ["parry"]
    at_rest(table)


@ruling("SS-15.20")
def test_tea_ceremony_weapons_and_properties_cannot_be_avoided_so() -> None:
    table = before_okuni("tea-ceremony bushido curse bo", "focus")
    play(table, 0, "play tea-ceremony")
    assert len(table.hands[1]) == 2
    play(table, 0, "play bushido on 1")
    play(table, 0, "play curse on 1")
    assert table.properties[1] == ["bushido", "curse"]
    play(table, 0, "attack 1 with bo")
    assert "give up focus" not in offered(table, 1)
    play(table, 1, "take it")
    assert table.resilience[1] == 3
    at_rest(table)


@ruling("SS-15.20")
def test_nor_can_intuition_or_the_hand_of_shima() -> None:
    table = rising_sun(
        "shima", "okuni", *THREE, hands={0: "intuition", 1: "focus", 2: "", 3: "", 4: ""}, properties={1: "armor"}
    )
    play(table, 0, "play intuition")
    assert offered(table, 1) == ["show focus"]
    play(table, 1, "show focus")
    play(table, 0, "take focus shown by 1")
    play(table, 0, "spend resilience for armor of 1")
    assert table.properties[:2] == [["armor"], []], "Shima's ability is no action"
    at_rest(table)


# Shima.


@ruling("SS-15.22")
def test_shima_takes_a_property_for_one_resilience_once_a_turn() -> None:
    table = rising_sun("shima", "goemon", *THREE, properties={0: "focus", 2: "armor", 3: "fast-draw armor"})
    seizures = [move for move in offered(table, 0) if move.startswith("spend")]
    assert seizures == [
        "spend resilience for armor of 2",
        "spend resilience for fast-draw of 3",
        "spend resilience for armor of 3",
    ], "any property of another player, not his own"
    with untouched(table, 1, 2, 4):
        play(table, 0, "spend resilience for fast-draw of 3")
    assert table.properties[0] == ["focus", "fast-draw"]
    assert table.properties[3] == ["armor"]
    assert table.resilience[0] == 3
    assert refused(table, 0, "spend resilience for armor of 2") == "SS-5.6"
    at_rest(table)


@ruling("SS-15.22")
def test_shima_may_do_so_again_in_his_next_turn() -> None:
    table = rising_sun("shima", "goemon", *THREE, properties={2: "armor armor"})
    play(table, 0, "spend resilience for armor of 2")
    for _ in range(5):
        end_turn(table)
    play(table, 0, "spend resilience for armor of 2")
    assert table.properties[0] == ["armor", "armor"]
    assert table.resilience[0] == 2
    at_rest(table)


@ruling("SS-15.23")
@pytest.mark.parametrize("laid", ["bushido", "bleeding-wound"])
def test_bushido_and_bleeding_wound_that_shima_takes_work_on_him(laid: str) -> None:
    table = rising_sun(
        "shima",
        "goemon",
        *THREE,
        hands={0: "parry"},
        properties={2: f"{laid} armor"},
        deck="focus focus focus focus focus focus geisha geisha kiseru",
    )
    play(table, 0, f"spend resilience for {laid} of 2")
    assert table.properties[0] == [laid]
    for _ in range(5):
        end_turn(table)
    assert told(table, Turned) == [Turned(0, "kiseru", "crane")]
    if laid == "bushido":
        assert offered(table, 0) == ["lose honour"]
    else:
        assert table.resilience[0] == 2, "one given up, one bled"
    at_rest(table)


@ruling("SS-15.23")
def test_a_curse_that_shima_takes_works_on_him() -> None:
    table = rising_sun(
        "shima", "goemon", *THREE, hands={0: "parry", 1: "kiseru"}, properties={0: "focus", 2: "curse"}, resilience={0: 3}
    )
    play(table, 0, "spend resilience for curse of 2")
    end_turn(table)
    play(table, 1, "attack 0 with kiseru")
    play(table, 0, "take it")
    assert table.resilience[0] == 0
    assert table.properties[0] == []
    at_rest(table)


# Shingen.


@ruling("SS-15.24")
def test_fuji_weapons_do_not_count_toward_the_limit_of_shingen() -> None:
    table = rising_sun("shingen", "goemon", *THREE, hands={0: "naginata bo tanegashima bo"})
    for weapon in ("naginata", "bo", "tanegashima"):
        play(table, 0, f"attack 1 with {weapon}")
        play(table, 1, "take it")
    assert table.resilience[1] == 2, "the Tanegashima after the limit was reached"
    assert refused(table, 0, "attack 1 with bo") == "SS-5.7"
    assert [one.weapon for one in told(table, Attacked)] == ["naginata", "bo", "tanegashima"]
    assert table.weapons_played == 1
    at_rest(table)


@ruling("SS-15.24")
def test_the_fuji_weapons_of_others_count() -> None:
    table = rising_sun("kojiro", "shingen", "tomoe", "musashi", "goemon", hands={0: "naginata tanegashima"})
    play(table, 0, "attack 1 with naginata")
    play(table, 1, "take it")
    assert refused(table, 0, "attack 1 with tanegashima") == "SS-5.7"
    at_rest(table)


# Yoshihiro.


@ruling("SS-15.25")
@pytest.mark.parametrize(("weapon", "wounds"), [("bo", 2), ("katana", 4)])
def test_each_weapon_deals_yoshihiro_one_wound_more(weapon: str, wounds: int) -> None:
    table = rising_sun("goemon", "yoshihiro", *THREE, hands={0: weapon})
    with untouched(table, 2, 3, 4):
        play(table, 0, f"attack 1 with {weapon}")
        play(table, 1, "take it")
    assert told(table, Wounded) == [Wounded(1, wounds, 8 - wounds)]
    at_rest(table)


@ruling("SS-15.25")
def test_a_battle_cry_deals_yoshihiro_one_wound() -> None:
    table = rising_sun("goemon", "yoshihiro", *THREE, hands={0: "battle-cry", 2: "", 3: "", 4: ""})
    play(table, 0, "play battle-cry")
    play(table, 1, "take it")
    assert table.resilience[1] == 7
    at_rest(table)


# Yukimura.


@ruling("SS-15.26")
@pytest.mark.parametrize(("turned", "left"), [("kiseru", 4), ("parry", 5), ("geisha", 5), ("katana", 5)])
def test_a_crane_turned_by_yukimura_wounds_who_wounded_him(turned: str, left: int) -> None:
    table = rising_sun("goemon", "yukimura", *THREE, hands={0: "bo"}, deck=turned)
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bo")
        play(table, 1, "take it")
    assert table.resilience[:2] == [left, 3]
    assert [one.card for one in told(table, Turned)] == [turned]
    assert table.discards == [turned, "bo"]
    at_rest(table)


@ruling("SS-15.27")
def test_yukimura_reveals_once_for_a_weapon_whatever_the_number_of_wounds() -> None:
    table = rising_sun("goemon", "yukimura", *THREE, hands={0: "katana"}, deck="kiseru kiseru")
    play(table, 0, "attack 1 with katana")
    play(table, 1, "take it")
    assert table.resilience[:2] == [4, 1]
    assert len(told(table, Turned)) == 1
    at_rest(table)


@ruling("SS-15.27")
@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_yukimura_reveals_for_battle_cry_and_jujutsu_before_the_next_is_asked(card: str) -> None:
    table = rising_sun("goemon", "yukimura", *THREE, hands={0: card, 1: "focus", 2: "focus", 3: "", 4: ""}, deck="kiseru")
    play(table, 0, f"play {card}")
    play(table, 1, "take it")
    assert table.resilience[:2] == [4, 3]
    assert table.waiting == (2,)
    play(table, 2, "take it")
    assert len(told(table, Turned)) == 1
    at_rest(table)


@ruling("SS-15.27")
def test_yukimura_reveals_for_the_wound_of_a_counterattack() -> None:
    table = rising_sun("yukimura", "goemon", *THREE, hands={0: "bo", 1: "counterattack"}, deck="kiseru")
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    play(table, 0, "take it")
    assert table.resilience[:2] == [3, 4]
    at_rest(table)


@ruling("SS-15.27")
def test_yukimura_strikes_back_also_when_he_is_defeated() -> None:
    table = rising_sun("goemon", "yukimura", *THREE, hands={0: "bo"}, resilience={1: 1}, deck="parry parry parry parry kiseru")
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert table.resilience[:2] == [4, 0], "four cards of Banzai, then his own"
    assert table.honour[:2] == [6, 2]
    at_rest(table)


@ruling("SS-15.27")
def test_a_wound_that_a_peasant_takes_reveals_nothing() -> None:
    table = rising_sun("goemon", "yukimura", *THREE, hands={0: "bo"}, properties={1: "peasant"})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    play(table, 1, "give up a peasant")
    assert table.resilience[:2] == [5, 4]
    assert not told(table, Turned)
    at_rest(table)


@ruling("SS-15.28")
def test_the_wound_of_yukimura_defeats_even_who_has_no_cards_left() -> None:
    table = rising_sun("goemon", "yukimura", *THREE, hands={0: "bo"}, resilience={0: 1}, deck="kiseru")
    play(table, 0, "attack 1 with bo")
    assert table.harmless(0), "his last card is on the table"
    with untouched(table, 2, 3, 4):
        play(table, 1, "take it")
    assert told(table, Defeated) == [Defeated(0, 1)]
    assert told(table, HonourPassed) == [HonourPassed(0, 1, 4)]
    assert table.honour[:2] == [4, 4]
    at_rest(table)


# Chiyome among them.


@ruling("SS-15.29")
def test_chiyome_is_not_wounded_by_counterattack() -> None:
    table = rising_sun("chiyome", "goemon", *THREE, hands={0: "bo parry", 1: "counterattack"})
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    assert table.waiting == (0,)
    assert offered(table, 0)[0] == "end play", "she is not asked for a parry"
    assert table.resilience[0] == 4
    assert table.hands[0] == ["parry"]
    assert table.discards == ["counterattack", "bo"]
    at_rest(table)


@ruling("SS-15.29")
def test_nor_by_yukimura() -> None:
    table = rising_sun("chiyome", "yukimura", *THREE, hands={0: "bo"}, deck="kiseru")
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert told(table, Turned) == [Turned(1, "kiseru", "crane")]
    assert table.resilience[:2] == [4, 3]
    assert told(table, AbilityUsed)[-1] == AbilityUsed(0, "chiyome"), "it was she who was spared"
    at_rest(table)


@ruling("SS-15.29")
def test_but_simultaneous_attack_and_bleeding_wound_cost_her_resilience() -> None:
    table = rising_sun(
        "goemon", "chiyome", *THREE, hands={0: "simultaneous-attack"}, properties={1: "bleeding-wound"}, deck="kiseru"
    )
    play(table, 0, "play simultaneous-attack on 1")
    assert table.resilience[:2] == [4, 3]
    end_turn(table)
    assert table.resilience[1] == 2
    at_rest(table)
