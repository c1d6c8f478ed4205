"""Chapter 12, its beginning: Bushido."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import Attacked, BushidoPassed, HonourLost, Turned
from tests.support.rulings import ruling
from tests.support.samurai_sword import (
    PLAIN,
    at_rest,
    end_turn,
    everything_but,
    layout,
    offered,
    play,
    refused,
    sequence,
    told,
    untouched,
)

FIVE = PLAIN[:5]


@ruling("SS-12.1", "SS-12.2")
def test_bushido_may_be_laid_in_front_of_anybody() -> None:
    table = layout(*PLAIN, hands={0: "bushido parry", 2: ""}, resilience={3: 0}, properties={3: "armor armor"})
    anyone = [f"play bushido on {seat}" for seat in (1, 2, 3, 4, 5, 6, 0)]
    assert [move for move in offered(table, 0) if "bushido" in move] == anyone
    with untouched(table, 1, 2, 4, 5, 6):
        play(table, 0, "play bushido on 3")
    assert table.properties[3] == ["armor", "armor", "bushido"], "far, armoured and without resilience"
    assert table.hands[0] == ["parry"]
    assert not told(table, Turned), "there is no check before his turn"
    at_rest(table)


@ruling("SS-12.2")
def test_bushido_in_front_of_oneself() -> None:
    table = layout(*FIVE, hands={0: "bushido parry"})
    with untouched(table, 1, 2, 3, 4):
        play(table, 0, "play bushido on 0")
    assert table.properties[0] == ["bushido"]
    at_rest(table)


@ruling("SS-12.3")
def test_a_second_bushido_waits_until_the_first_has_left() -> None:
    table = layout(*FIVE, hands={0: "bushido geisha"}, properties={2: "bushido"})
    assert not [move for move in offered(table, 0) if move.startswith("play bushido")]
    assert refused(table, 0, "play bushido") == "SS-12.3"
    play(table, 0, "send geisha to 2 for bushido")
    with untouched(table, 2, 3, 4):
        play(table, 0, "play bushido on 1")
    assert table.properties[1] == ["bushido"]
    at_rest(table)


@ruling("SS-12.4", "SS-12.7")
def test_a_card_that_is_no_weapon_passes_bushido_to_the_left() -> None:
    table = layout(*FIVE, hands={1: "parry"}, properties={1: "focus bushido"}, deck="tea-ceremony bo kiseru")
    with untouched(table, 0, 3, 4):
        end_turn(table)
    turned = [one for one in table.heard or [] if isinstance(one.event, Turned)]
    assert [(one.event, one.to) for one in turned] == [(Turned(1, "tea-ceremony", "torii"), None)], "open to all"
    assert table.discards[-1] == "tea-ceremony"
    assert table.properties[1:3] == [["focus"], ["bushido"]]
    assert table.honour == [5, 3, 3, 3, 3]
    assert table.hands[1] == ["parry", "bo", "kiseru"]
    at_rest(table)


@ruling("SS-12.5")
def test_a_weapon_is_answered_with_a_weapon_from_hand() -> None:
    table = layout(*FIVE, hands={1: "parry nodachi focus bo"}, properties={1: "bushido"}, deck="bokken geisha geisha")
    end_turn(table)
    assert offered(table, 1) == ["lose honour", "give up nodachi", "give up bo"]
    with untouched(table, 0, 3, 4):
        play(table, 1, "give up nodachi")
    assert table.properties[1:3] == [[], ["bushido"]]
    assert table.discards[-2:] == ["bokken", "nodachi"]
    assert table.honour == [5, 3, 3, 3, 3]
    assert table.hands[1] == ["parry", "focus", "bo", "geisha", "geisha"]
    at_rest(table)


@ruling("SS-12.5")
def test_or_with_an_honour_point_and_bushido_is_gone() -> None:
    table = layout(*FIVE, hands={1: "parry nodachi"}, properties={1: "bushido"}, deck="bokken geisha geisha")
    end_turn(table)
    with untouched(table, 0, 2, 3, 4):
        play(table, 1, "lose honour")
    assert table.honour == [5, 2, 3, 3, 3], "the point goes to the box"
    assert table.properties[1] == []
    assert table.discards[-2:] == ["bokken", "bushido"]
    assert table.hands[1] == ["parry", "nodachi", "geisha", "geisha"]
    at_rest(table)


@ruling("SS-12.6")
def test_he_is_asked_also_without_a_weapon() -> None:
    table = layout(*FIVE, hands={1: "parry"}, properties={1: "bushido"}, deck="bokken")
    end_turn(table)
    assert table.waiting == (1,)
    assert offered(table, 1) == ["lose honour"]
    assert table.honour[1] == 3, "nothing is taken before he has answered"
    assert refused(table, 1, "give up parry") == "SS-12.5"
    play(table, 1, "lose honour")
    at_rest(table)


@ruling("SS-12.8")
def test_the_new_holder_makes_his_check_in_his_own_next_turn() -> None:
    table = layout(*FIVE, hands={2: ""}, resilience={2: 0}, properties={1: "bushido"}, deck="parry bo bo geisha bo bo")
    end_turn(table)
    assert table.properties[2] == ["bushido"], "harmless or not"
    assert [one.card for one in told(table, Turned)] == ["parry"]
    end_turn(table)
    assert table.turn == 2
    assert [(one.seat, one.card) for one in told(table, Turned)] == [(1, "parry"), (2, "geisha")]
    assert table.properties[2:4] == [[], ["bushido"]]
    assert table.hands[2] == ["bo", "bo"]
    at_rest(table)


@ruling("SS-12.9")
def test_the_turn_goes_on_after_the_check() -> None:
    table = layout(*FIVE, hands={1: "parry"}, properties={1: "bushido"}, deck="bokken daimyo focus")
    end_turn(table)
    play(table, 1, "lose honour")
    assert table.waiting == (1,)
    assert table.hands[1] == ["parry", "daimyo", "focus"]
    assert "play focus" in offered(table, 1)
    at_rest(table)


@ruling("SS-12.9")
def test_the_last_honour_point_ends_the_game_without_a_deadly_strike() -> None:
    table = layout(*FIVE, hands={1: "parry"}, properties={1: "bushido"}, honour={1: 1}, deck="bokken")
    end_turn(table)
    with untouched(table, 0, 2, 3, 4):
        play(table, 1, "lose honour")
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-honour"
    assert table.outcome.scores == (5.0, 5.0, 6.0, 6.0, 6.0)
    assert table.outcome.winners == (2, 3)
    assert table.hands[1] == ["parry"], "nothing is drawn any more"
    at_rest(table)


@ruling("SS-12.10")
def test_without_a_card_to_turn_bushido_stays() -> None:
    others = {0: "parry", 2: "bokken", 3: "bokken", 4: "bokken"}
    table = layout(*FIVE, hands={**others, 1: everything_but(*others.values(), "bushido")}, properties={1: "bushido"})
    assert table.deck == table.discards == []
    with untouched(table, 0, 1, 2, 3, 4):
        end_turn(table)
    assert table.turn == 1
    assert table.properties[1] == ["bushido"]
    assert not told(table, Turned)
    at_rest(table)


@ruling("SS-12.11")
def test_a_weapon_given_to_bushido_is_not_played() -> None:
    table = layout(
        "chiyome",
        "kojiro",
        "tomoe",
        "goemon",
        "hideyoshi",
        hands={1: "bokken bokken"},
        properties={1: "bushido"},
        deck="kiseru geisha geisha",
    )
    end_turn(table)
    play(table, 1, "give up bokken")
    assert not told(table, Attacked)
    assert table.resilience == [4, 5, 5, 5, 4]
    play(table, 1, "attack 2 with bokken")
    play(table, 2, "take it")
    assert table.resilience == [4, 5, 4, 5, 4], "his one weapon of the turn"
    at_rest(table)


@ruling("SS-12.11")
def test_a_weapon_given_to_jujutsu_is_not_played_either() -> None:
    table = layout(*FIVE, hands={0: "jujutsu", 1: "bokken parry", 2: "", 3: "", 4: ""})
    with untouched(table, 2, 3, 4):
        play(table, 0, "play jujutsu")
        play(table, 1, "give up bokken")
    assert not told(table, Attacked)
    assert table.weapons_played == 0
    assert table.resilience == [4, 5, 5, 5, 4]
    at_rest(table)


@ruling("SS-12.4", "SS-12.9")
@pytest.mark.parametrize("answer", ["lose honour", "give up bo"])
def test_the_check_comes_before_the_draw(answer: str) -> None:
    table = layout(*FIVE, hands={1: "bo"}, properties={1: "bushido"}, deck="bokken")
    end_turn(table)
    assert table.hands[1] == ["bo"], "nothing drawn yet"
    play(table, 1, answer)
    assert len(table.hands[1]) == 3 - (answer == "give up bo")
    assert sequence(table, Turned, BushidoPassed, HonourLost)[0] == "Turned"
    at_rest(table)
