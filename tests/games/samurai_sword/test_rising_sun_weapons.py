"""Chapter 16, its beginning: the weapons of the expansion, from Chigiriki to Zen."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import AbilityUsed, Drew, Returned, Turned, Unharmed, Wounded
from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import (
    at_rest,
    end_turn,
    offered,
    play,
    refused,
    rising_sun,
    sequence,
    targets,
    told,
    untouched,
)

OTHERS = ("goemon", "tomoe", "musashi", "kojiro")
"""Four characters of the base game for the seats 1 to 4."""


def strike(weapon: str, attacker: str = "benkei", target: str = "goemon", hand: str = "", **more: str) -> Table:
    """Seat 0 attacks seat 1 with this weapon; `front` and `before` are the properties of target and attacker."""
    table = rising_sun(
        *(attacker, target, "kojiro", "nobunaga", "ieyasu"),
        hands={0: weapon, 1: hand or "daimyo"},
        properties={0: more.get("before", ""), 1: more.get("front", "")},
        deck=more.get("deck", ""),
    )
    play(table, 0, f"attack 1 with {weapon}")
    return table


# Chigiriki.


@ruling("SS-16.1", "SS-16.2")
def test_chigiriki_is_parried_with_a_weapon_only() -> None:
    table = strike("chigiriki", hand="parry counterattack jitte bo")
    assert offered(table, 1) == ["take it", "parry with jitte", "parry with bo"]
    with untouched(table, 2, 3, 4):
        play(table, 1, "parry with bo")
    assert table.resilience[1] == 5
    assert table.hands[1] == ["parry", "counterattack", "jitte"]
    assert table.discards == ["bo", "chigiriki"]
    at_rest(table)


@ruling("SS-16.1")
def test_chigiriki_that_is_not_parried_deals_two_wounds() -> None:
    table = strike("chigiriki", hand="parry")
    assert offered(table, 1) == ["take it"], "a Parry is of no use"
    play(table, 1, "take it")
    assert table.resilience[1] == 3
    at_rest(table)


@ruling("SS-16.2")
@pytest.mark.parametrize("target", ["goemon", "hanzo"])
@pytest.mark.parametrize("weapon", ["bo", "tessen"])
def test_the_weapon_may_be_the_last_card_for_hanzo_too(target: str, weapon: str) -> None:
    table = strike("chigiriki", target=target, hand=weapon)
    play(table, 1, f"parry with {weapon}")
    assert table.hands[1] == []
    assert not told(table, Wounded)
    assert not told(table, AbilityUsed), "Hanzo needs no ability for it"
    at_rest(table)


@ruling("SS-16.2")
def test_kanbeis_properties_do_not_serve_against_chigiriki() -> None:
    table = strike("chigiriki", target="kanbei", hand="parry", front="armor")
    assert offered(table, 1) == ["take it"]
    play(table, 1, "take it")
    assert table.properties[1] == ["armor"]
    at_rest(table)


# Jitte and Tessen.


@ruling("SS-16.3", "SS-16.4", "SS-16.5")
@pytest.mark.parametrize("iron", ["jitte", "tessen"])
@pytest.mark.parametrize("target", ["goemon", "hanzo"])
def test_jitte_and_tessen_parry_weapons_even_as_the_last_card(iron: str, target: str) -> None:
    table = strike("bo", target=target, hand=iron)
    assert offered(table, 1) == ["take it", f"parry with {iron}"]
    with untouched(table, 2, 3, 4):
        play(table, 1, f"parry with {iron}")
    assert table.hands[1] == []
    assert not told(table, Wounded), "a parry deals no wounds and takes none"
    assert not told(table, AbilityUsed)
    assert table.weapons_played == 1, "the Bo alone"
    at_rest(table)


@ruling("SS-16.3", "SS-16.4")
@pytest.mark.parametrize("iron", ["jitte", "tessen"])
def test_they_parry_a_battle_cry(iron: str) -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "battle-cry", 1: iron, 2: "", 3: "", 4: ""})
    play(table, 0, "play battle-cry")
    play(table, 1, f"parry with {iron}")
    assert table.resilience == [5] * 5
    at_rest(table)


@ruling("SS-16.3", "SS-16.4")
@pytest.mark.parametrize(("iron", "reached", "wounds"), [("jitte", [1, 4], 2), ("tessen", [1, 2, 3, 4], 1)])
def test_in_the_play_phase_they_are_weapons(iron: str, reached: list[int], wounds: int) -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: f"{iron} bo"})
    assert targets(table, 0, iron) == reached
    play(table, 0, f"attack 1 with {iron}")
    play(table, 1, "take it")
    assert table.resilience[1] == 5 - wounds
    assert refused(table, 0, "attack 1 with bo") == "SS-5.7"
    at_rest(table)


@ruling("SS-16.5")
def test_a_parry_out_of_turn_leaves_the_limit_of_the_own_turn_whole() -> None:
    table = strike("bo", hand="tessen bo")
    play(table, 1, "parry with tessen")
    end_turn(table)
    play(table, 1, "attack 2 with bo")
    play(table, 2, "take it")
    assert table.resilience[2] == 4
    at_rest(table)


@ruling("SS-16.6")
@pytest.mark.parametrize("iron", ["jitte", "tessen"])
def test_to_jujutsu_they_are_given_up_as_weapons(iron: str) -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "jujutsu", 1: iron, 2: "", 3: "", 4: ""})
    play(table, 0, "play jujutsu")
    assert offered(table, 1) == ["take it", f"give up {iron}"]
    play(table, 1, f"give up {iron}")
    assert table.resilience[1] == 5
    at_rest(table)


@ruling("SS-16.6")
@pytest.mark.parametrize("iron", ["jitte", "tessen"])
def test_for_bushido_they_are_weapons_turned_up_and_in_hand(iron: str) -> None:
    table = rising_sun("benkei", *OTHERS, hands={1: iron}, properties={1: "bushido"}, deck=iron)
    end_turn(table)
    assert offered(table, 1) == ["lose honour", f"give up {iron}"]
    play(table, 1, f"give up {iron}")
    assert table.properties[2] == ["bushido"]
    at_rest(table)


# Kozuka.


@ruling("SS-16.7")
def test_a_kozuka_that_wounds_comes_back_and_may_be_played_again_within_the_limit() -> None:
    table = strike("kozuka", before="focus")
    for left in (4, 3):
        with untouched(table, 2, 3, 4):
            play(table, 1, "take it")
        assert table.resilience[1] == left
        assert table.hands[0] == ["kozuka"]
        assert table.discards == table.resolving == []
        if left == 4:
            play(table, 0, "attack 1 with kozuka")
    assert told(table, Returned) == [Returned(0, "kozuka")] * 2
    assert refused(table, 0, "attack 1 with kozuka") == "SS-5.7"
    at_rest(table)


@ruling("SS-16.7")
def test_a_kozuka_that_is_parried_does_not_come_back() -> None:
    table = strike("kozuka", hand="parry")
    play(table, 1, "parry with parry")
    assert table.hands[0] == []
    assert table.discards == ["parry", "kozuka"]
    at_rest(table)


@ruling("SS-16.8")
def test_nor_one_whose_wound_a_peasant_took() -> None:
    table = strike("kozuka", front="peasant")
    play(table, 1, "take it")
    play(table, 1, "give up a peasant")
    assert table.resilience[1] == 5
    assert table.hands[0] == []
    assert table.discards == ["peasant", "kozuka"]
    at_rest(table)


@ruling("SS-16.9")
def test_if_only_some_wounds_are_taken_by_peasants_the_weapon_has_wounded() -> None:
    table = strike("kozuka", attacker="tomoe", target="yukimura", before="fast-draw", front="peasant", deck="katana geisha")
    play(table, 1, "take it")
    play(table, 1, "give up a peasant")
    assert table.resilience[1] == 3
    assert sequence(table, Drew, Turned, Returned) == ["Drew", "Turned", "Returned"], "Tomoe, Yukimura, Kozuka"
    assert table.hands[0] == ["katana", "kozuka"]
    at_rest(table)


@ruling("SS-16.9")
def test_the_same_for_manriki_gusari() -> None:
    table = strike("manriki-gusari", before="fast-draw", front="peasant", hand="parry")
    play(table, 1, "take it")
    play(table, 1, "give up a peasant")
    assert offered(table, 1) == ["discard parry"]
    play(table, 1, "discard parry")
    assert table.resilience[1] == 4
    at_rest(table)


# Kusanagi and Zen.


@ruling("SS-16.10")
@pytest.mark.parametrize(("honour", "left"), [(1, 4), (3, 2), (4, 1)])
def test_kusanagi_deals_a_wound_for_each_honour_point_of_the_target(honour: int, left: int) -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "kusanagi"}, honour={1: honour})
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with kusanagi")
        play(table, 1, "take it")
    assert table.resilience[1] == left
    assert table.honour[1] == honour
    at_rest(table)


@ruling("SS-16.11")
def test_zen_deals_a_wound_for_each_property_of_the_target_whatever_it_is() -> None:
    table = strike("zen", front="bushido bleeding-wound curse armor")
    with untouched(table, 2, 3, 4):
        play(table, 1, "take it")
    assert told(table, Wounded) == [Wounded(1, 4, 1)]
    at_rest(table)


@ruling("SS-16.11")
def test_zen_reaches_over_the_whole_table() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "zen"}, properties={2: "armor armor armor armor"})
    assert targets(table, 0, "zen") == [1, 2, 3, 4]
    at_rest(table)


@ruling("SS-16.12")
@pytest.mark.parametrize(
    ("attacker", "target", "before", "wounds"),
    [
        ("benkei", "goemon", "fast-draw", 3),
        ("musashi", "goemon", "", 3),
        ("benkei", "ginchiyo", "", 1),
        ("benkei", "yoshihiro", "", 3),
        ("musashi", "yoshihiro", "fast-draw", 5),
    ],
)
@pytest.mark.parametrize("weapon", ["zen", "kusanagi"])
def test_their_figure_is_changed_like_any_other(weapon: str, attacker: str, target: str, before: str, wounds: int) -> None:
    table = rising_sun(
        attacker, target, "tomoe", "hanzo", "kojiro", hands={0: weapon}, properties={0: before, 1: "focus focus"}, honour={1: 2}
    )
    play(table, 0, f"attack 1 with {weapon}")
    play(table, 1, "take it")
    assert [one.wounds for one in told(table, Wounded)] == [wounds], "the figure is two"
    at_rest(table)


@ruling("SS-16.12")
def test_the_figure_is_taken_before_peasants_are_given_up() -> None:
    table = strike("zen", front="peasant peasant focus")
    play(table, 1, "take it")
    play(table, 1, "give up a peasant")
    play(table, 1, "give up a peasant")
    assert told(table, Wounded) == [Wounded(1, 1, 4)], "three wounds, two of them taken by Peasants"
    assert table.properties[1] == ["focus"]
    at_rest(table)


@ruling("SS-16.13")
@pytest.mark.parametrize(
    ("attacker", "target"), [("benkei", "goemon"), ("musashi", "goemon"), ("benkei", "ginchiyo"), ("benkei", "yoshihiro")]
)
def test_zen_on_a_player_without_properties_deals_nothing(attacker: str, target: str) -> None:
    table = strike("zen", attacker=attacker, target=target)
    full = table.resilience[1]
    assert table.waiting == (1,), "it may be played, and he is asked for a parry"
    play(table, 1, "take it")
    assert table.resilience[1] == full
    assert told(table, Unharmed) == [Unharmed(1)]
    assert not told(table, AbilityUsed)
    assert table.discards == ["zen"]
    at_rest(table)


@ruling("SS-16.13")
@pytest.mark.parametrize(
    ("attacker", "target", "wounds"), [("benkei", "goemon", 1), ("musashi", "goemon", 2), ("benkei", "yoshihiro", 2)]
)
def test_fast_draw_adds_its_wound_to_an_empty_zen(attacker: str, target: str, wounds: int) -> None:
    table = strike("zen", attacker=attacker, target=target, before="fast-draw")
    play(table, 1, "take it")
    assert [one.wounds for one in told(table, Wounded)] == [wounds]
    at_rest(table)
