"""Chapter 4: harmless players."""

from __future__ import annotations

import pytest

from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, end_turn, layout, play, refused, targets, untouched


@ruling("SS-4.1")
def test_harmless_without_resilience_or_without_cards_either_is_enough() -> None:
    table = layout(*PLAIN[:5], hands={1: "", 3: ""}, resilience={2: 0, 3: 0, 4: 1})
    seen = table.view(None)["table"]["players"]
    assert [player["harmless"] for player in seen] == [False, True, True, True, False]
    at_rest(table)


@ruling("SS-4.2")
@pytest.mark.parametrize("state", ["without resilience", "without cards"])
def test_a_harmless_player_cannot_be_attacked(state: str) -> None:
    if state == "without resilience":
        table = layout(*PLAIN[:4], hands={0: "daikyu bokken"}, resilience={1: 0})
    else:
        table = layout(*PLAIN[:4], hands={0: "daikyu bokken", 1: ""})
    assert targets(table, 0, "daikyu") == [2, 3]
    assert refused(table, 0, "attack 1 with daikyu") == "SS-4.2"
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with daikyu")
        play(table, 2, "take it")
    assert table.resilience[2] == 3
    at_rest(table)


@ruling("SS-4.3")
@pytest.mark.parametrize("card", ["battle-cry", "jujutsu"])
def test_battle_cry_and_jujutsu_pass_the_harmless_by_unasked(card: str) -> None:
    table = layout(*PLAIN[:5], hands={0: f"{card} bo", 1: ""}, resilience={3: 0})
    with untouched(table, 1, 3):
        play(table, 0, f"play {card}")
        assert table.waiting == (2,)
        play(table, 2, "take it")
        assert table.waiting == (4,)
        play(table, 4, "take it")
    assert table.waiting == (0,)
    assert table.resilience == [4, 5, 4, 0, 3]
    at_rest(table)


@ruling("SS-4.4")
def test_the_harmless_are_passed_over_when_difficulty_is_counted() -> None:
    table = layout(*PLAIN[:6], hands={0: "bokken"})
    assert table.view(0)["table"]["difficulty"][2:5] == [2, 3, 2]
    assert targets(table, 0, "bokken") == [1, 5]
    table = layout(*PLAIN[:6], hands={0: "bokken", 1: ""}, resilience={2: 0})
    assert table.view(0)["table"]["difficulty"][3:] == [1, 2, 1]
    assert targets(table, 0, "bokken") == [3, 5]
    with untouched(table, 1, 2, 4, 5):
        play(table, 0, "attack 3 with bokken")
        play(table, 3, "take it")
    assert table.resilience[3] == 4
    at_rest(table)


@ruling("SS-4.5")
def test_geisha_diversion_breathing_and_bushido_may_choose_the_harmless() -> None:
    table = layout(
        *PLAIN[:5],
        hands={0: "geisha diversion breathing bushido", 1: "parry parry parry", 2: ""},
        properties={2: "armor"},
        resilience={1: 0},
        deck="bo",
    )
    with untouched(table, 3, 4):
        play(table, 0, "send geisha to 2 for armor")
        assert table.properties[2] == []
        play(table, 0, "play diversion on 1")
        assert (table.hands[0].count("parry"), len(table.hands[1])) == (1, 2)
        play(table, 0, "play breathing on 2")
        assert table.hands[2] == ["bo"]
        play(table, 0, "play bushido on 1")
        assert table.properties[1] == ["bushido"]
    at_rest(table)


@ruling("SS-4.5")
def test_the_harmless_draw_for_tea_ceremony_and_take_their_turns() -> None:
    table = layout(
        *PLAIN[:4], hands={0: "tea-ceremony", 1: "parry", 2: ""}, resilience={1: 0}, deck="bo bo bo focus armor geisha"
    )
    play(table, 0, "play tea-ceremony")
    assert table.hands[0] == ["bo", "bo", "bo"]
    assert table.hands[1] == ["parry", "focus"]
    assert table.hands[2] == ["armor"]
    assert table.hands[3][2:] == ["geisha"]
    assert table.resilience == [4, 0, 5, 5]
    end_turn(table)
    assert table.waiting == (1,)
    end_turn(table)
    assert table.waiting == (2,)
    at_rest(table)


@ruling("SS-4.6")
def test_harmlessness_ends_the_moment_a_card_comes_to_hand() -> None:
    table = layout(*PLAIN[:4], hands={0: "breathing bokken", 1: ""}, deck="bo")
    assert targets(table, 0, "bokken") == [2, 3]
    play(table, 0, "play breathing on 1")
    assert targets(table, 0, "bokken") == [1, 3]
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert table.resilience[1] == 4
    at_rest(table)


@ruling("SS-4.6")
def test_harmlessness_begins_the_moment_the_last_card_or_point_goes() -> None:
    table = layout(*PLAIN[:5], hands={0: "diversion bokken bo", 1: "parry"}, properties={0: "focus"}, resilience={4: 1})
    assert targets(table, 0, "bokken") == [1, 4]
    with untouched(table, 2, 3, 4):
        play(table, 0, "play diversion on 1")
    assert targets(table, 0, "bokken") == [2, 4]
    with untouched(table, 1, 2, 3):
        play(table, 0, "attack 4 with bokken")
        play(table, 4, "take it")
    assert targets(table, 0, "bo") == [2, 3]
    assert refused(table, 0, "attack 4 with bo") == "SS-4.2"
    at_rest(table)


@ruling("SS-4.7")
def test_a_weapon_that_was_the_last_card_takes_effect_all_the_same() -> None:
    table = layout(*PLAIN[:4], hands={0: "katana"})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with katana")
        assert table.view(1)["table"]["players"][0]["harmless"]
        play(table, 2, "take it")
    assert table.resilience[2] == 2
    assert table.discards == ["katana"]
    at_rest(table)


@ruling("SS-4.7")
def test_an_action_that_was_the_last_card_takes_effect_all_the_same() -> None:
    table = layout(*PLAIN[:4], hands={0: "battle-cry"})
    play(table, 0, "play battle-cry")
    assert table.view(1)["table"]["players"][0]["harmless"]
    for seat in (1, 2, 3):
        play(table, seat, "take it")
    assert table.resilience == [4, 4, 4, 4]
    assert table.discards == ["battle-cry"]
    at_rest(table)
