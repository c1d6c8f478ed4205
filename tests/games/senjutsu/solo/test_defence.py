"""Chapter 34: how fast a foe blocks, and how it reacts."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu.events import (
    BehaviourChanged,
    FoeFailedToReact,
    FoeReacted,
    FoeStunned,
    MeetsTheAttack,
    MeetsTheHarderPart,
    Resolving,
    Stopped,
    TakesTheHighest,
)
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, told
from tests.support.senjutsu_solo import against, drawn, turn

FACE_TO_FACE = """
          a↓
       .     .
          H↑
       .     .
          .
"""
TWO_HEROES = """
          .
       .     .
          a↓
       I↗    .
          H↑
"""
WIND_BLOCK = "solo-034"
"""8 to 5, then 4: block on F and FR, Reaction at 8 and 7."""
STONE_BLOCK = "solo-033"
"""6 to 2, then 1: block on F, FL, FR and BL, Reaction at 5, 4 and 3; a Stun and a discard for whom it stops."""


@ruling("SJ-34.21")
def test_both_parts_of_a_defence_are_carried_out() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards=WIND_BLOCK, behaviour="left")
    turn(table, "deep-meditation")
    assert [event.speed for event in told(table, Resolving) if event.seat == 1] == [8, 4]
    assert drawn(table)["a"][0] == "-1,0", "it moved with the second part"
    at_rest(table)


@ruling("SJ-18.12", "SJ-28.4", "SJ-34.21")
def test_what_stands_below_the_block_waits_for_the_attack() -> None:
    """River Block: Reaction, IF SUCCESSFUL, then the change of Behaviour; without an attack before the speed passes."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-031", hand="severing-cut")
    turn(table, "severing-cut")
    order = [type(one.event) for one in table.heard or [] if isinstance(one.event, Stopped | BehaviourChanged)]
    assert order == [Stopped, BehaviourChanged]
    at_rest(table)
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-031", hand="deep-meditation")
    turn(table, "deep-meditation")
    assert len(told(table, BehaviourChanged)) == 1
    at_rest(table)


@ruling("SJ-34.22")
def test_it_blocks_at_the_speed_of_the_attack() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand="severing-cut horse-kick")
    turn(table, "severing-cut")
    assert [event.speed for event in told(table, MeetsTheAttack)] == [5]
    assert told(table, Stopped)[0].seat == 1
    assert table.harm(1) == 0
    assert table.stuns[0] == 1, "whom it stops takes a Stun"
    at_rest(table)


@ruling("SJ-34.22")
def test_it_reckons_with_hobbled_on_either_side() -> None:
    """Severing Cut at 5, Hobbled to 4; the foe, Hobbled too, announces 5 to be there at 4."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand="severing-cut", hobbled={0: (3,), 1: (3,)})
    turn(table, "severing-cut")
    assert [event.speed for event in told(table, MeetsTheAttack)] == [5]
    assert told(table, Stopped)
    at_rest(table)


@ruling("SJ-34.22", "SJ-34.23")
def test_a_second_part_with_a_range_does_not_meet_what_the_first_has_met() -> None:
    """Two blocks, 8 to 4 and 5 to 3: the cut at 5 is met by the first; against a cut at 5 and one at 4 both are met."""
    shield = {"text": "blk F // 5-3: blk F", "initiative": "8-4"}
    single = {"type": "attack", "initiative": "5", "text": "atk F:w"}
    double = {"type": "attack", "initiative": "5", "text": "atk F:w // 4: atk F:w"}
    for cut, speeds in ((single, [5, 5]), (double, [5, 4])):
        cards = {"cards": {"solo-031": shield, "cut": cut}}
        table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-031", hand="cut", options=cards)
        turn(table, "cut")
        assert [event.speed for event in told(table, Resolving) if event.seat == 1] == speeds
        assert table.harm(1) == 0
        at_rest(table)


@ruling("SJ-34.22")
def test_it_sets_its_block_against_a_shot_too() -> None:
    """The shot at 4 cannot be blocked, but it is the player's attack."""
    shot = {"type": "attack", "initiative": "4", "text": "aim w", "range": 4}
    options = {"cards": {"shot": shot}}
    table = against("samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand="shot", options=options)
    turn(table, "shot")
    assert [event.speed for event in told(table, MeetsTheAttack)] == [4]
    at_rest(table)


@ruling("SJ-34.23")
@pytest.mark.parametrize("card", ["deep-meditation", "quick-stab"])
def test_out_of_its_range_it_takes_the_highest_number(card: str) -> None:
    """No attack, or one at 8 while its range ends at 6."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand=card, focus={0: 2})
    turn(table, card)
    assert [event.speed for event in told(table, TakesTheHighest)] == [6]
    at_rest(table)


@ruling("SJ-34.24", "SJ-34.25")
def test_against_a_double_attack_it_blocks_the_faster_of_equal_parts() -> None:
    """The example: Cleaving Waterfall strikes at 7 and at 4 with 1 Wound each."""
    table = against(
        "samurai-boss", board=FACE_TO_FACE, cards="solo-027", hand="cleaving-waterfall", focus={0: 2}, behaviour="left"
    )
    turn(table, "cleaving-waterfall")
    assert [event.speed for event in told(table, MeetsTheHarderPart)] == [7]
    assert told(table, Stopped)
    at_rest(table)


@ruling("SJ-34.24")
def test_against_a_double_attack_it_blocks_the_part_with_more_wounds() -> None:
    double = {"double": {"type": "attack", "initiative": "6", "text": "atk F:w // 3: atk F:2w"}}
    table = against("samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand="double", options={"cards": double})
    turn(table, "double")
    assert [event.speed for event in told(table, MeetsTheHarderPart)] == [3]
    assert table.wounds[1] == 1, "the lighter part came through"
    at_rest(table)


@ruling("SJ-34.26")
def test_against_several_players_it_blocks_the_attack_that_hurts_most() -> None:
    table = against(
        "samurai-boss",
        board=TWO_HEROES,
        cards="solo-027",
        heroes=("student", "warrior"),
        hands={0: "severing-cut", 1: "wild-swing"},
        focus={1: 2},
    )
    turn(table, "severing-cut", "wild-swing")
    assert [event.speed for event in told(table, MeetsTheHarderPart)] == [7], "Wild Swing deals 2, Severing Cut 1"
    at_rest(table)


@ruling("SJ-34.26")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_attack_that_hurts_most_is_blocked_though_it_is_slower(seat: int) -> None:
    cuts = {
        "light": {"type": "attack", "initiative": "6", "text": "atk F:w"},
        "heavy": {"type": "attack", "initiative": "4", "text": "atk F:2w"},
    }
    chosen = ["light", "light"]
    chosen[seat] = "heavy"
    table = against(
        "samurai-boss",
        board=TWO_HEROES,
        cards="solo-027",
        heroes=("student", "warrior"),
        hands=dict(enumerate(chosen)),
        options={"cards": cuts},
    )
    turn(table, *chosen)
    assert [event.speed for event in told(table, MeetsTheHarderPart)] == [4]
    at_rest(table)


@ruling("SJ-34.27", "SJ-34.28")
def test_a_reaction_turns_up_its_top_card_and_wounds_with_an_attack() -> None:
    table = against(
        "samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand="severing-cut horse-kick", decks={0: "solo-023 solo-026"}
    )
    turn(table, "severing-cut")
    reacted = told(table, FoeReacted)
    assert [(event.seat, event.card, event.target) for event in reacted] == [(1, "solo-023", 0)]
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-34.27")
def test_a_reaction_with_no_attack_on_top_does_nothing() -> None:
    table = against(
        "samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand="severing-cut horse-kick", decks={0: "solo-026 solo-023"}
    )
    turn(table, "severing-cut")
    assert [event.card for event in told(table, FoeFailedToReact)] == ["solo-026"]
    assert table.wounds[0] == 0
    at_rest(table)


@ruling("SJ-34.28", "SJ-34.27")
def test_there_is_no_reaction_without_a_block_that_held() -> None:
    """From behind, the block does not cover the player; and at another speed than the printed ones nothing happens."""
    from_behind = """
          a↑
       .     .
          H↑
       .     .
          .
    """
    table = against("samurai-boss", board=from_behind, cards="solo-031", hand="severing-cut", decks={0: "solo-023"})
    choose(table, "severing-cut")
    finish_turn(table)
    assert not told(table, FoeReacted)
    assert table.harm(1) == 1
    slow = against("samurai-boss", board=FACE_TO_FACE, cards="solo-026", hand="severing-cut", decks={0: "solo-023"})
    turn(slow, "severing-cut")
    assert told(slow, Stopped)
    assert not told(slow, FoeReacted), "Calm Defence prints no Reaction"
    at_rest(slow)


@ruling("SJ-34.29")
def test_a_stun_turned_up_by_a_reaction_is_laid_beside_the_deck() -> None:
    table = against(
        "samurai-boss", board=FACE_TO_FACE, cards=STONE_BLOCK, hand="severing-cut horse-kick", decks={0: "stun solo-023"}
    )
    choose(table, "severing-cut")
    finish_turn(table)
    assert [(event.seat, event.count) for event in told(table, FoeStunned)] == [(1, 1)]
    assert table.wounds[0] == 0
    assert "stun" not in table.decks[1]
    at_rest(table)


@ruling("SJ-34.27")
def test_it_reacts_at_its_speeds_alone() -> None:
    """Wind Block reacts at 8 and 7, and blocks at 6 without."""
    fast = {"six": {"type": "attack", "initiative": "6", "text": "atk F:w"}}
    table = against("samurai-boss", board=FACE_TO_FACE, cards=WIND_BLOCK, hand="six", options={"cards": fast})
    turn(table, "six")
    assert told(table, Stopped)
    assert not told(table, FoeReacted)
    assert not told(table, FoeFailedToReact)
    at_rest(table)
