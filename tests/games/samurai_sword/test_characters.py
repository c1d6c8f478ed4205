"""Chapter 13: the characters of the base game, from Benkei to Hideyoshi."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import AbilityUsed, Wounded
from tests.support.rulings import ruling
from tests.support.samurai_sword import at_rest, end_turn, layout, offered, play, refused, targets, told, untouched


@ruling("SS-13.1", "SS-13.19")
def test_an_ability_may_be_used_as_often_as_its_occasion_comes() -> None:
    table = layout(
        "tomoe", "benkei", "musashi", "goemon", "kojiro", hands={0: "bo bo"}, properties={0: "focus"}, deck="katana daikyu"
    )
    for target in (4, 1):
        play(table, 0, f"attack {target} with bo")
        play(table, target, "take it")
    assert table.hands[0] == ["katana", "daikyu"], "a card for each weapon that wounds"
    at_rest(table)


@ruling("SS-13.2")
def test_benkei_is_attacked_at_a_difficulty_one_higher_on_top_of_armor() -> None:
    table = layout("tomoe", "benkei", "musashi", "goemon", "kojiro", hands={0: "bokken bo shuriken"}, properties={1: "armor"})
    assert targets(table, 0, "bokken") == [4]
    assert targets(table, 0, "bo") == [2, 3, 4], "one seat, one for Benkei, one for the Armor: three"
    assert targets(table, 0, "shuriken") == [1, 2, 3, 4]
    assert table.view(0)["table"]["difficulty"] == [0, 3, 2, 2, 1], "who sits beyond him is no farther"
    assert table.view(1)["table"]["difficulty"] == [1, 0, 1, 2, 2], "his own attacks are as usual"
    at_rest(table)


@ruling("SS-13.3")
@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_battle_cry_and_jujutsu_pass_chiyome_by(card: str) -> None:
    table = layout("musashi", "tomoe", "chiyome", "goemon", "benkei", hands={0: card, 2: "parry bokken"})
    with untouched(table, 2):
        play(table, 0, f"play {card}")
        play(table, 1, "take it")
        assert table.waiting == (3,), "she is not asked"
        play(table, 3, "take it")
        play(table, 4, "take it")
    assert told(table, AbilityUsed) == [AbilityUsed(2, "chiyome")]
    at_rest(table)


@ruling("SS-13.3")
def test_a_harmless_chiyome_is_passed_by_without_her_ability() -> None:
    table = layout("musashi", "chiyome", "tomoe", "goemon", "benkei", hands={0: "battle-cry", 1: "", 2: "", 3: "", 4: ""})
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "play battle-cry")
    assert not told(table, AbilityUsed)
    at_rest(table)


@ruling("SS-13.3")
def test_weapons_and_other_actions_work_on_chiyome() -> None:
    table = layout(
        "tomoe",
        "chiyome",
        "musashi",
        "goemon",
        "benkei",
        hands={0: "kiseru diversion geisha", 1: "parry"},
        properties={1: "armor"},
        deck="katana",
    )
    play(table, 0, "send geisha to 1 for armor")
    play(table, 0, "attack 1 with kiseru")
    play(table, 1, "take it")
    play(table, 0, "play diversion on 1")
    assert table.resilience[1] == 2
    assert table.properties[1] == []
    assert table.hands[:2] == [["katana", "parry"], []]
    at_rest(table)


@ruling("SS-13.4")
def test_goemon_plays_one_weapon_more() -> None:
    table = layout("goemon", "benkei", "musashi", "tomoe", "kojiro", hands={0: "bo bo bo"})
    for _ in range(2):
        play(table, 0, "attack 4 with bo")
        play(table, 4, "take it")
    assert refused(table, 0, "attack 4 with bo") == "SS-5.7"
    assert table.resilience[4] == 3
    assert told(table, AbilityUsed) == [AbilityUsed(0, "goemon")], "told for the second weapon, not for the first"
    at_rest(table)


@ruling("SS-13.5")
def test_goemon_with_one_focus_plays_three_weapons() -> None:
    table = layout("goemon", "benkei", "musashi", "tomoe", "kojiro", hands={0: "bo bo bo bo"}, properties={0: "focus"})
    for _ in range(3):
        play(table, 0, "attack 4 with bo")
        play(table, 4, "take it")
    assert refused(table, 0, "attack 4 with bo") == "SS-5.7"
    assert table.resilience[4] == 2
    at_rest(table)


@ruling("SS-13.6", "SS-13.7")
@pytest.mark.parametrize(("weapon", "wounds"), [("nodachi", 2), ("shuriken", 1)])
def test_a_nodachi_deals_ginchiyo_two_wounds_and_a_shuriken_still_one(weapon: str, wounds: int) -> None:
    table = layout("goemon", "ginchiyo", "musashi", "tomoe", "kojiro", hands={0: weapon})
    with untouched(table, 2, 3, 4):
        play(table, 0, f"attack 1 with {weapon}")
        play(table, 1, "take it")
    assert told(table, Wounded) == [Wounded(1, wounds, 4 - wounds)]
    at_rest(table)


@ruling("SS-13.6")
def test_ginchiyo_is_spared_one_of_the_sum_of_the_wounds() -> None:
    table = layout("musashi", "ginchiyo", "goemon", "tomoe", "kojiro", hands={0: "bokken"}, properties={0: "fast-draw"})
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert table.resilience[1] == 4 - (1 + 1 + 1 - 1), "printed, Fast Draw, Musashi, less one"
    at_rest(table)


@ruling("SS-13.8")
def test_hanzo_parries_with_a_weapon() -> None:
    table = layout("goemon", "hanzo", "musashi", "tomoe", "kojiro", hands={0: "kiseru", 1: "bokken parry focus"})
    play(table, 0, "attack 1 with kiseru")
    assert offered(table, 1) == ["take it", "parry with bokken", "parry with parry"]
    with untouched(table, 2, 3, 4):
        play(table, 1, "parry with bokken")
    assert table.hands[1] == ["parry", "focus"]
    assert table.resilience[1] == 4
    assert table.discards[-2:] == ["bokken", "kiseru"]
    at_rest(table)


@ruling("SS-13.8")
def test_hanzo_does_not_parry_with_the_only_card_in_his_hand() -> None:
    table = layout("goemon", "hanzo", "musashi", "tomoe", "kojiro", hands={0: "kiseru", 1: "bokken"})
    play(table, 0, "attack 1 with kiseru")
    assert offered(table, 1) == ["take it"]
    play(table, 1, "take it")
    assert table.resilience[1] == 2
    at_rest(table)


@ruling("SS-13.8")
def test_nobody_else_parries_with_a_weapon() -> None:
    table = layout("goemon", "benkei", "musashi", "tomoe", "hanzo", hands={0: "bo", 1: "bokken bo focus"})
    play(table, 0, "attack 1 with bo")
    assert offered(table, 1) == ["take it"]
    play(table, 1, "take it")
    at_rest(table)


@ruling("SS-13.9")
def test_hanzo_parries_a_battle_cry_with_a_weapon_too() -> None:
    table = layout(
        "goemon", "hanzo", "musashi", "tomoe", "kojiro", hands={0: "battle-cry", 1: "bokken bo", 2: "", 3: "", 4: ""}
    )
    with untouched(table, 2, 3, 4):
        play(table, 0, "play battle-cry")
        assert offered(table, 1) == ["take it", "parry with bokken", "parry with bo"]
        play(table, 1, "parry with bo")
    assert table.resilience[1] == 4
    assert table.hands[1] == ["bokken"]
    at_rest(table)


@ruling("SS-13.9")
def test_his_only_card_is_no_parry_against_a_battle_cry() -> None:
    table = layout("goemon", "hanzo", "musashi", "tomoe", "kojiro", hands={0: "battle-cry", 1: "bo", 2: "", 3: "", 4: ""})
    play(table, 0, "play battle-cry")
    assert offered(table, 1) == ["take it"]
    play(table, 1, "take it")
    at_rest(table)


@ruling("SS-13.10")
def test_to_jujutsu_hanzo_may_give_up_even_his_only_card() -> None:
    table = layout("goemon", "hanzo", "musashi", "tomoe", "kojiro", hands={0: "jujutsu", 1: "bo", 2: "", 3: "", 4: ""})
    with untouched(table, 2, 3, 4):
        play(table, 0, "play jujutsu")
        assert offered(table, 1) == ["take it", "give up bo"]
        play(table, 1, "give up bo")
    assert table.resilience[1] == 4
    assert table.hands[1] == []
    assert not told(table, AbilityUsed), "that is no parry"
    at_rest(table)


@ruling("SS-13.11")
def test_hideyoshi_draws_three_cards() -> None:
    table = layout("goemon", "hideyoshi", "musashi", "tomoe", "kojiro", hands={1: ""}, deck="katana daikyu kanabo")
    with untouched(table, 0, 2, 3, 4):
        end_turn(table)
    assert table.hands[1] == ["katana", "daikyu", "kanabo"]
    at_rest(table)


@ruling("SS-13.11")
def test_as_the_shogun_of_three_hideyoshi_draws_four() -> None:
    table = layout("hideyoshi", "goemon", "musashi", turn=2, hands={0: ""}, deck="katana daikyu kanabo nodachi")
    with untouched(table, 1, 2):
        end_turn(table)
    assert table.hands[0] == ["katana", "daikyu", "kanabo", "nodachi"]
    at_rest(table)


@ruling("SS-13.11")
def test_he_draws_no_more_than_others_for_a_card() -> None:
    table = layout("hideyoshi", "goemon", "musashi", "tomoe", "kojiro", hands={0: "daimyo"}, deck="katana daikyu kanabo")
    play(table, 0, "play daimyo")
    assert table.hands[0] == ["katana", "daikyu"]
    at_rest(table)
