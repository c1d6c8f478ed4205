"""Chapter 5, the play phase: what may be played, how often, and where the cards go."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.cards import all_cards
from budokan.games.samurai_sword.rules.play import ALWAYS, ANSWERS, CARDS, card_of
from tests.support.rulings import ruling
from tests.support.samurai_sword import (
    GAME,
    PLAIN,
    RISING_SUN,
    at_rest,
    end_turn,
    layout,
    offered,
    play,
    refused,
    targets,
    untouched,
)


@ruling("SS-5.6")
def test_any_number_of_cards_in_any_order_and_nothing_has_to_be_played() -> None:
    table = layout(*PLAIN[:4], hands={0: "focus armor daimyo bokken"}, deck="bo parry")
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    play(table, 0, "play daimyo")
    play(table, 0, "play armor")
    play(table, 0, "play focus")
    assert table.properties[0] == ["armor", "focus"]
    assert table.hands[0] == ["bo", "parry"]
    assert targets(table, 0, "bo") == [1, 2, 3], "the Focus came last and still counts"
    with untouched(table, 0, 2, 3):
        play(table, 0, "end play")
    assert table.waiting == (1,)
    with untouched(table, 0, 1, 3):
        play(table, 1, "end play")
    assert table.waiting == (2,), "seat 1 played nothing"
    at_rest(table)


@ruling("SS-5.6")
def test_only_what_is_offered_may_be_played() -> None:
    table = layout(*PLAIN[:4], hands={0: "focus"})
    assert offered(table, 0) == ["end play", "play focus"]
    assert refused(table, 0, "play armor") == "SS-5.6"
    assert refused(table, 0, "take it") == "SS-5.6"
    at_rest(table)


@ruling("SS-5.7")
def test_one_weapon_a_turn() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken bo"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert targets(table, 0, "bo") == []
    assert refused(table, 0, "attack 1 with bo") == "SS-5.7"
    assert offered(table, 0) == ["end play"]
    for _ in range(4):
        end_turn(table)
    assert targets(table, 0, "bo") == [1, 2, 3], "a new turn, a new weapon"
    at_rest(table)


@ruling("SS-5.8")
def test_all_raises_of_the_limit_add_up() -> None:
    table = layout(
        "goemon",
        "musashi",
        "tomoe",
        hands={0: "bokken bokken bokken bokken bokken bokken"},
        properties={0: "focus focus"},
    )
    for number in range(5):
        assert table.view(0)["table"]["weapons_left"] == 5 - number
        target = 1 + number % 2
        play(table, 0, f"attack {target} with bokken")
        play(table, target, "take it")
    assert refused(table, 0, "attack 1 with bokken") == "SS-5.7"
    assert table.resilience == [5, 2, 3]
    at_rest(table)


@ruling("SS-5.9")
def test_a_focus_laid_in_this_turn_counts_at_once() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken bo focus"})
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert refused(table, 0, "attack 2 with bo") == "SS-5.7"
    with untouched(table, 1, 2, 3):
        play(table, 0, "play focus")
    play(table, 0, "attack 2 with bo")
    play(table, 2, "take it")
    assert table.resilience == [4, 4, 4, 5]
    at_rest(table)


@ruling("SS-5.9")
def test_a_focus_lost_in_this_turn_counts_no_more() -> None:
    table = layout(
        "kanbei",
        "musashi",
        "tomoe",
        "goemon",
        hands={0: "bokken bo", 1: "counterattack"},
        properties={0: "focus"},
        options=RISING_SUN,
    )
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "parry with counterattack")
        play(table, 0, "parry with focus in play")
    assert table.resilience == [5, 5, 5, 5]
    assert refused(table, 0, "attack 2 with bo") == "SS-5.7"
    at_rest(table)


@ruling("SS-5.10")
def test_a_parried_weapon_counts_toward_the_limit() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken bo", 1: "parry geisha"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "parry with parry")
    assert refused(table, 0, "attack 1 with bo") == "SS-5.7"
    at_rest(table)


@ruling("SS-5.11")
@pytest.mark.parametrize(("answer", "pile"), [("take it", ["bokken"]), ("parry with parry", ["parry", "bokken"])])
def test_a_weapon_is_discarded_afterwards_parried_or_not(answer: str, pile: list[str]) -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken", 1: "parry geisha"})
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, answer)
    assert table.hands[0] == []
    assert table.discards == pile
    at_rest(table)


@ruling("SS-5.12")
def test_an_action_takes_effect_and_is_then_discarded() -> None:
    table = layout(*PLAIN[:4], hands={0: "daimyo"}, deck="bo parry")
    with untouched(table, 1, 2, 3):
        play(table, 0, "play daimyo")
    assert table.hands[0] == ["bo", "parry"]
    assert (table.discards, table.resolving) == (["daimyo"], [])
    at_rest(table)


@ruling("SS-5.14")
def test_a_card_discarded_by_geisha_lies_under_her() -> None:
    table = layout(*PLAIN[:4], hands={0: "geisha", 2: "katana"})
    with untouched(table, 1, 3):
        play(table, 0, "send geisha to 2 for a card in hand")
    assert table.hands[2] == []
    assert table.discards == ["katana", "geisha"]
    at_rest(table)


@ruling("SS-5.14")
def test_a_weapon_given_up_for_bushido_lies_on_the_card_that_was_turned() -> None:
    table = layout(*PLAIN[:4], hands={1: "katana"}, properties={1: "bushido"}, deck="bokken parry parry")
    play(table, 0, "end play")
    play(table, 1, "give up katana")
    assert table.discards == ["bokken", "katana"]
    assert table.hands[1] == ["parry", "parry"]
    at_rest(table)


@ruling("SS-5.15")
def test_a_property_stays_in_front_of_its_player_until_something_removes_it() -> None:
    table = layout(*PLAIN[:4], hands={0: "armor bushido", 1: "geisha"}, deck="parry parry")
    with untouched(table, 1, 2, 3):
        play(table, 0, "play armor")
    with untouched(table, 1, 3):
        play(table, 0, "play bushido on 2")
    for viewer in (None, 0, 1, 2, 3):
        seen = table.view(viewer)["table"]["players"]
        assert [player["properties"] for player in seen] == [["armor"], [], ["bushido"], []]
    end_turn(table)
    assert table.properties[0] == ["armor"]
    with untouched(table, 2, 3):
        play(table, 1, "send geisha to 0 for armor")
    assert table.properties == [[], [], ["bushido"], []]
    at_rest(table)


@ruling("SS-5.15")
def test_only_bushido_may_be_laid_in_front_of_others() -> None:
    table = layout(*PLAIN[:4], hands={0: "armor focus fast-draw bushido"})
    own = ["play armor", "play focus", "play fast-draw"]
    bushido = ["play bushido on 1", "play bushido on 2", "play bushido on 3", "play bushido on 0"]
    assert offered(table, 0) == ["end play", *own, *bushido]
    assert refused(table, 0, "play armor on 1") == "SS-5.6"
    at_rest(table)


@ruling("SS-5.16")
def test_several_properties_of_one_name_add_up() -> None:
    table = layout(*PLAIN[:4], hands={0: "fast-draw fast-draw fast-draw armor armor bokken"})
    with untouched(table, 1, 2, 3):
        for card in ("fast-draw", "fast-draw", "fast-draw", "armor", "armor"):
            play(table, 0, f"play {card}")
    assert table.properties[0] == ["fast-draw", "fast-draw", "fast-draw", "armor", "armor"]
    assert table.view(1)["table"]["difficulty"][0] == 3
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert table.resilience[1] == 1
    at_rest(table)


@ruling("SS-5.17")
def test_an_action_that_chooses_needs_somebody_or_something_to_choose() -> None:
    table = layout(*PLAIN[:4], hands={0: "geisha diversion", 1: "", 2: "", 3: ""})
    assert offered(table, 0) == ["end play"]
    assert refused(table, 0, "play geisha") == "SS-5.17"
    assert refused(table, 0, "play diversion") == "SS-5.17"
    table = layout(*PLAIN[:4], hands={0: "geisha diversion", 1: "", 2: "", 3: ""}, properties={2: "armor"})
    assert offered(table, 0) == ["end play", "send geisha to 2 for armor"]
    at_rest(table)


@ruling("SS-5.17")
def test_the_other_actions_can_be_played_without_effect() -> None:
    hand = "battle-cry jujutsu breathing daimyo tea-ceremony"
    table = layout(*PLAIN[:4], hands={0: hand, 1: "", 2: "", 3: ""}, deck="bo bo bo bo")
    with untouched(table, 1, 2, 3):
        play(table, 0, "play battle-cry")
        play(table, 0, "play jujutsu")
    with untouched(table, 1, 3):
        play(table, 0, "play breathing on 2")
    play(table, 0, "play daimyo")
    play(table, 0, "play tea-ceremony")
    assert table.discards == hand.split()
    assert table.resilience == [4, 5, 5, 5]
    at_rest(table)


@ruling("SS-5.18")
def test_nobody_plays_a_card_in_the_turn_of_another() -> None:
    table = layout(*PLAIN[:4], hands={0: "bo", 1: "focus bokken parry", 2: "daimyo"})
    assert offered(table, 1) == offered(table, 2) == []
    assert refused(table, 1, "play focus") == "BK-1.4"
    assert refused(table, 1, "attack 0 with bokken") == "BK-1.4"
    assert refused(table, 2, "play daimyo") == "BK-1.4"
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bo")
        assert offered(table, 1) == ["take it", "parry with parry"]
        play(table, 1, "parry with parry")
    assert table.hands[1] == ["focus", "bokken"]
    at_rest(table)


@ruling("SS-5.19")
def test_a_parry_cannot_be_played_of_ones_own_accord() -> None:
    table = layout(*PLAIN[:4], hands={0: "parry parry"})
    assert offered(table, 0) == ["end play"]
    assert refused(table, 0, "play parry") == "SS-5.19"
    assert refused(table, 0, "parry with parry") == "SS-5.6"
    at_rest(table)


@ruling("SS-5.12", "SS-5.15", "SS-5.19")
def test_every_action_and_property_is_in_the_table_of_cards_or_only_answers() -> None:
    printed = {card.id: card.type for card in all_cards()}
    assert set(CARDS) | ANSWERS == {kind for kind, type in printed.items() if type != "weapon"}
    assert not set(CARDS) & ANSWERS
    laid = {kind for kind, card in CARDS.items() if card.play.__name__ in ("lay_for_oneself", "lay_for_another")}
    assert laid == {kind for kind, type in printed.items() if type == "property"}


@ruling("SS-5.17")
def test_what_needs_nobody_is_offered_alone_whatever_else_is_there() -> None:
    table = layout(*PLAIN[:4], hands={0: "battle-cry daimyo jujutsu", 1: "", 2: "", 3: ""}, resilience={1: 0})
    for kind in sorted(ALWAYS & set(table.box.cards)):
        assert CARDS[kind].offers(table, 0, kind) == [GAME.moves.parse(f"play {kind}")]


def test_a_move_that_plays_no_card_is_no_silent_end() -> None:
    with pytest.raises(AssertionError, match="take it plays no card"):
        card_of(GAME.moves.parse("take it"))
