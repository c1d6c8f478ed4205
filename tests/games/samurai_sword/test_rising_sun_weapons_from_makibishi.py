"""Chapter 16: Makibishi, Manriki Gusari, Shigehto Yumi, and the Tanto against others and on oneself."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import (
    AbilityUsed,
    Defeated,
    Discarded,
    Drew,
    HonourGained,
    HonourPassed,
    PropertyLost,
    SwordmasterWon,
    TeamScored,
    Turned,
    Unharmed,
    Wounded,
)
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


# Makibishi, Manriki Gusari, Shigehto Yumi.


@ruling("SS-16.14")
def test_makibishi_strikes_the_empty_handed_but_not_who_has_no_resilience() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "makibishi bokken", 1: "", 4: "bo"}, resilience={4: 0})
    assert targets(table, 0, "bokken") == [2, 3]
    assert targets(table, 0, "makibishi") == [1, 2, 3]
    assert refused(table, 0, "attack 4 with makibishi") == "SS-4.2"
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with makibishi")
        assert offered(table, 1) == ["take it"], "he is asked, though he holds nothing"
        play(table, 1, "take it")
    assert table.resilience[1] == 4
    at_rest(table)


@ruling("SS-16.15")
def test_for_its_difficulty_the_harmless_target_counts_as_a_seat() -> None:
    table = rising_sun("benkei", *OTHERS, "hanzo", "ieyasu", hands={0: "makibishi", 2: "", 4: "", 5: ""})
    assert targets(table, 0, "makibishi") == [1, 6], "seat 2 sits behind seat 1, seat 5 behind seat 6"
    assert refused(table, 0, "attack 2 with makibishi") == "SS-6.5"
    at_rest(table)


@ruling("SS-16.15")
def test_other_harmless_players_are_passed_over_as_always() -> None:
    table = rising_sun("benkei", *OTHERS, "hanzo", "ieyasu", hands={0: "makibishi", 1: "", 2: ""})
    assert targets(table, 0, "makibishi") == [1, 2, 3, 6]
    play(table, 0, "attack 2 with makibishi")
    play(table, 2, "take it")
    assert table.resilience[2] == 4
    at_rest(table)


@ruling("SS-16.16")
def test_manriki_gusari_costs_the_target_a_card_of_his_choice() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "manriki-gusari", 1: "parry focus bo"})
    play(table, 0, "attack 1 with manriki-gusari")
    play(table, 1, "take it")
    assert offered(table, 1) == ["discard parry", "discard focus", "discard bo"]
    with untouched(table, 2, 3, 4):
        play(table, 1, "discard focus")
    assert table.hands[1] == ["parry", "bo"]
    assert table.resilience[1] == 4
    assert told(table, Discarded) == [Discarded(1, "focus")]
    assert table.discards == ["focus", "manriki-gusari"]
    at_rest(table)


@ruling("SS-16.16")
def test_a_parried_manriki_gusari_takes_nothing() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "manriki-gusari", 1: "parry focus"})
    play(table, 0, "attack 1 with manriki-gusari")
    play(table, 1, "parry with parry")
    assert table.hands[1] == ["focus"]
    assert table.waiting == (0,)
    at_rest(table)


@ruling("SS-16.17")
@pytest.mark.parametrize("answer", ["take it", "parry with parry"])
def test_shigehto_yumi_allows_one_weapon_more_whether_or_not_it_hits(answer: str) -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "shigehto-yumi bo bo", 1: "parry focus"})
    play(table, 0, "attack 1 with shigehto-yumi")
    play(table, 1, answer)
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert refused(table, 0, "attack 1 with bo") == "SS-5.7"
    at_rest(table)


@ruling("SS-16.17")
def test_on_top_of_focus_and_goemon() -> None:
    table = rising_sun(
        "goemon", "benkei", "tomoe", "hanzo", "kojiro", hands={0: "shigehto-yumi bo bo bo bo"}, properties={0: "focus"}
    )
    for weapon in ("shigehto-yumi", "bo", "bo", "bo"):
        play(table, 0, f"attack 4 with {weapon}")
        play(table, 4, "take it")
    assert table.resilience[4] == 1
    assert refused(table, 0, "attack 4 with bo") == "SS-5.7"
    at_rest(table)


@ruling("SS-16.17")
def test_only_in_the_turn_it_is_played() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "shigehto-yumi bo bo", 1: "parry parry"})
    play(table, 0, "attack 4 with shigehto-yumi")
    play(table, 4, "take it")
    for _ in range(5):
        end_turn(table)
    play(table, 0, "attack 4 with bo")
    play(table, 4, "take it")
    assert refused(table, 0, "attack 4 with bo") == "SS-5.7"
    at_rest(table)


# Tanto.


@ruling("SS-16.18")
def test_against_others_the_tanto_is_an_ordinary_weapon() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "tanto bo", 1: "parry"})
    assert targets(table, 0, "tanto") == [1, 4, 0], "its neighbours, and himself"
    play(table, 0, "attack 1 with tanto")
    assert offered(table, 1) == ["take it", "parry with parry"]
    play(table, 1, "take it")
    assert table.resilience == [5, 4, 5, 5, 5]
    assert refused(table, 0, "attack 1 with bo") == "SS-5.7"
    at_rest(table)


@ruling("SS-16.18")
def test_on_oneself_it_costs_a_point_and_the_turn_goes_on() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "tanto focus bo"})
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "attack 0 with tanto")
    assert table.resilience[0] == 4
    assert table.honour == [5, 3, 3, 3, 3]
    assert table.turn == 0
    play(table, 0, "play focus")
    assert "attack 1 with bo" in offered(table, 0), "it counted as his first weapon"
    at_rest(table)


@ruling("SS-16.18")
@pytest.mark.parametrize("weapon", ["bokken", "zen", "daikyu"])
def test_no_other_weapon_may_be_played_on_oneself(weapon: str) -> None:
    table = rising_sun("kojiro", "goemon", "tomoe", "musashi", "benkei", hands={0: weapon})
    assert 0 not in targets(table, 0, weapon)
    at_rest(table)


@ruling("SS-16.18")
def test_who_has_no_resilience_left_cannot_play_it_on_himself() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "tanto"}, resilience={0: 0})
    assert targets(table, 0, "tanto") == [1, 4]
    at_rest(table)


@ruling("SS-16.19")
def test_the_tanto_that_takes_the_last_resilience_gains_honour_and_ends_the_turn() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "tanto focus"}, resilience={0: 1})
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 0 with tanto")
    assert table.honour == [6, 3, 3, 3, 3], "from the box"
    assert told(table, HonourGained) == [HonourGained(0, 6)]
    assert table.resilience[0] == 0
    assert table.hands[0] == ["focus"]
    assert table.turn == 1, "his turn is over"
    assert not told(table, HonourPassed)
    at_rest(table)


@ruling("SS-16.20")
def test_he_still_discards_down_to_seven() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "tanto focus focus focus focus armor armor armor bo"}, resilience={0: 1})
    play(table, 0, "attack 0 with tanto")
    assert table.turn == 0
    assert offered(table, 0) == ["discard focus", "discard armor", "discard bo"]
    play(table, 0, "discard bo")
    assert table.turn == 1
    assert len(table.hands[0]) == 7
    at_rest(table)


@ruling("SS-16.21")
def test_on_oneself_there_is_no_difficulty_and_no_question_for_a_parry() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "tanto parry"}, properties={0: "armor armor armor armor"})
    play(table, 0, "attack 0 with tanto")
    assert table.resilience[0] == 4
    assert table.hands[0] == ["parry"]
    assert offered(table, 0)[0] == "end play"
    at_rest(table)


@ruling("SS-16.22")
@pytest.mark.parametrize(
    ("character", "wounds"), [("benkei", 2), ("ginchiyo", 1), ("yoshihiro", 3), ("musashi", 2), ("yukimura", 2)]
)
def test_on_oneself_fast_draw_and_the_abilities_that_speak_of_weapons_work(character: str, wounds: int) -> None:
    table = rising_sun(character, "goemon", "tomoe", "hanzo", "kojiro", hands={0: "tanto"}, properties={0: "fast-draw"})
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "attack 0 with tanto")
    assert [one.wounds for one in told(table, Wounded)] == [wounds], "Musashi speaks of another player"
    assert not told(table, Turned), "and so does Yukimura"
    at_rest(table)


@ruling("SS-16.22")
def test_kenshin_cannot_wound_himself_with_it() -> None:
    table = rising_sun("kenshin", *OTHERS, hands={0: "tanto"}, resilience={0: 1})
    play(table, 0, "attack 0 with tanto")
    assert told(table, Unharmed) == [Unharmed(0)]
    assert table.resilience[0] == 1
    assert table.turn == 0
    at_rest(table)


@ruling("SS-16.22")
@pytest.mark.parametrize(("deck", "left"), [("geisha diversion", 5), ("geisha bo", 4)])
def test_lady_chacha_reveals_for_her_own_tanto(deck: str, left: int) -> None:
    table = rising_sun("lady-chacha", *OTHERS, hands={0: "tanto"}, deck=deck)
    play(table, 0, "attack 0 with tanto")
    assert len(told(table, Turned)) == 2
    assert table.resilience[0] == left
    at_rest(table)


@ruling("SS-16.22")
@pytest.mark.parametrize("character", ["ushiwaka", "tomoe"])
def test_ushiwaka_and_tomoe_draw_for_it(character: str) -> None:
    table = rising_sun(character, "goemon", "benkei", "musashi", "kojiro", hands={0: "tanto"}, deck="katana daikyu")
    play(table, 0, "attack 0 with tanto")
    assert table.hands[0] == ["katana"]
    assert told(table, AbilityUsed) == [AbilityUsed(0, character)]
    at_rest(table)


@ruling("SS-16.22")
def test_a_peasant_may_take_the_wound() -> None:
    table = rising_sun("benkei", *OTHERS, hands={0: "tanto"}, properties={0: "peasant"}, resilience={0: 1})
    play(table, 0, "attack 0 with tanto")
    assert offered(table, 0) == ["take it", "give up a peasant"]
    play(table, 0, "give up a peasant")
    assert (table.resilience[0], table.honour[0], table.turn) == (1, 5, 0)
    at_rest(table)


@ruling("SS-16.23")
def test_curse_banzai_and_motonari_answer_it_and_the_wound_goes_on_bleeding() -> None:
    table = rising_sun(
        "benkei",
        "motonari",
        "tomoe",
        "musashi",
        "kojiro",
        hands={0: "tanto focus", 1: "parry"},
        properties={0: "bleeding-wound", 2: "curse"},
        resilience={0: 1},
    )
    play(table, 0, "attack 0 with tanto")
    assert told(table, Defeated) == [Defeated(0, 0)]
    assert len(told(table, Turned)) == 5, "Banzai"
    assert sequence(table, Turned, HonourGained, Drew)[5:7] == ["HonourGained", "Drew"], "Motonari after it"
    assert len(table.hands[1]) == 1 + 1 + 2, "one for the loss and two in his own turn"
    assert table.properties[0] == ["bleeding-wound"], "no honour point was lost"
    assert table.properties[2] == ["curse"]
    at_rest(table)


@ruling("SS-16.23")
def test_a_curse_takes_all_that_lies_before_him() -> None:
    table = rising_sun(
        "benkei", *OTHERS, hands={0: "tanto focus"}, properties={0: "bleeding-wound curse armor"}, resilience={0: 1}
    )
    play(table, 0, "attack 0 with tanto")
    assert table.properties[0] == []
    assert [one.card for one in told(table, PropertyLost)] == ["bleeding-wound", "curse", "armor"]
    at_rest(table)


@ruling("SS-16.24")
def test_a_tanto_that_leaves_one_player_standing_ends_the_game_and_points_are_counted() -> None:
    table = rising_sun("benkei", *OTHERS[:3], hands={0: "tanto"}, resilience={0: 1, 1: 0, 2: 0})
    with untouched(table, 1, 2, 3):
        play(table, 0, "attack 0 with tanto")
    assert table.over
    assert not told(table, SwordmasterWon)
    assert table.honour[0] == 6, "the point is gained first"
    assert {one.team: one.points for one in told(table, TeamScored)} == {"shogun": 2 * 6 + 3, "ninja": 3 + 2 * 3}
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-honour", "no Deadly Strike"
    at_rest(table)


@ruling("SS-16.24", "SS-11.9")
def test_with_three_players_the_game_goes_on() -> None:
    table = rising_sun("benkei", *OTHERS[:2], hands={0: "tanto"}, resilience={0: 1, 1: 0})
    play(table, 0, "attack 0 with tanto")
    assert not table.over
    assert table.honour[0] == 7
    assert table.turn == 1
    at_rest(table)
