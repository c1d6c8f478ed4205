"""Chapter 34: what a foe reckons with before it strikes or blocks: blocks, blows that are to come, and what cannot happen."""

from __future__ import annotations

from typing import Any

import pytest

from budokan.games.senjutsu.events import FoeStunned, HoldsBack, MeetsTheAttack, Stopped, StrikesAllTheSame
from budokan.games.senjutsu.hexes import SIDES, distance, hex_named, name_of
from budokan.games.senjutsu.solo.attack import Blow, plan_blow
from budokan.games.senjutsu.solo.reach import End
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, idle, offered, play, told
from tests.support.senjutsu_solo import against, drawn, reasons, stands, turn

BACKHAND = "solo-015"
"""Backhand Slash, 6: a step anywhere, a rotation, 1 Wound ahead; otherwise, at 2, a step and a rotation."""

FACE_TO_FACE = """
          a↓
       .     .
          H↑
       .     .
          .
"""


def own(text: str, initiative: str = "6", kind: str = "attack", **more: Any) -> dict[str, Any]:
    return {"cards": {"own": {"type": kind, "initiative": initiative, "text": text, **more}}}


@ruling("SJ-34.31")
def test_an_offensive_foe_leaves_a_block_for_a_blow_that_lands_and_a_defensive_one_does_not() -> None:
    """The front is covered until 3, when the player strikes at the whole front arc: no hex is without danger."""
    options = own("blk F // 3: atk F:w FL:w FR:w", kind="defence+attack")
    bold = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, hand="own", behaviour="left", options=options)
    turn(bold, "own")
    assert reasons(bold) == ["SJ-34.13"]
    assert drawn(bold)["a"][0] == "-1,0"
    assert (bold.wounds[0], bold.harm(1)) == (1, 1), "it has struck, and has been struck"
    at_rest(bold)
    shy: dict[str, Any] = {"hand": "own", "behaviour": "left", "attitude": "defensive", "options": options}
    careful = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, **shy)
    turn(careful, "own")
    assert reasons(careful)[0] == "SJ-34.14"
    assert careful.wounds[0] == 0
    at_rest(careful)


@ruling("SJ-34.31", "SJ-34.11")
@pytest.mark.parametrize(("attitude", "reason", "wounds"), [("offensive", "SJ-34.13", 1), ("defensive", "SJ-34.14", 0)])
def test_it_never_moves_to_where_it_would_be_blocked(attitude: str, reason: str, wounds: int) -> None:
    """Ahead of him it can be struck; to his front left and right a block waits for it."""
    options = own("blk FL FR // 3: atk F:w", kind="defence+attack")
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, hand="own", attitude=attitude, options=options)
    turn(table, "own")
    assert reasons(table)[0] == reason
    assert table.wounds[0] == wounds
    assert not told(table, Stopped)
    at_rest(table)


@ruling("SJ-34.32", "SJ-34.15")
@pytest.mark.parametrize("card", ["solo-017", "solo-021", "solo-master-hidden-viper-fang"])
def test_an_attack_that_is_impossible_changes_no_behaviour(card: str) -> None:
    far = """
          a↓
       .     .
          .
       .     .
          .
       .     .
          H↑
    """
    table = against("samurai-boss", board=far, cards=card, behaviour="left")
    turn(table, "deep-meditation")
    assert reasons(table)[0] == "SJ-34.15"
    assert table.solo.behaviour == [0], "left as before"
    at_rest(table)
    near = against("samurai-boss", board=FACE_TO_FACE, cards="solo-017", behaviour="left")
    turn(near, "deep-meditation")
    assert near.wounds[0] == 1
    assert near.solo.behaviour == [1], "with the attack the Behaviour changes"
    at_rest(near)


@ruling("SJ-34.33", "SJ-34.21")
def test_a_defensive_foe_carries_out_a_defence_that_strikes() -> None:
    """Forest Step turns the player round; his own attack is still to come."""
    table = against(
        "samurai-boss", board=FACE_TO_FACE, cards="solo-030", hand="own", attitude="defensive", options=own("atk F:w", "5")
    )
    turn(table, "own")
    assert not told(table, HoldsBack), "it does not say that it holds back, and then strike"
    assert not told(table, StrikesAllTheSame), "nor that it is Offensive"
    assert "SJ-34.6" in reasons(table)
    assert drawn(table)["H"][1] != "n", "the player was turned"
    at_rest(table)


@ruling("SJ-34.34")
def test_a_foe_reckons_with_the_block_of_another_foe() -> None:
    """b blocks at 6, where the player strikes at it, and covers a; a steps out of its lee and strikes."""
    board = """
          .     .
       .     b↙
          a↓
       .     .
          H↑
       .     .
          .
    """
    foes = ("katana-ashigaru", "katana-ashigaru")
    table = against(*foes, board=board, cards="solo-015 solo-034", hand="own", behaviour="left", options=own("atk BL:w"))
    turn(table, "own")
    assert "SJ-34.8" in reasons(table)
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-34.35")
def test_it_does_not_block_an_attack_he_has_no_focus_for() -> None:
    """Dual Sai Cross strikes at 6 for focus he has not, and at 3 for nothing: Stone Block is set to 3."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-033", specials={0: ["dual-sai-cross"]})
    turn(table, "dual-sai-cross")
    assert [event.speed for event in told(table, MeetsTheAttack)] == [3]
    assert table.harm(1) == 0
    at_rest(table)


@ruling("SJ-34.35")
def test_it_does_not_block_an_attack_of_another_kamae() -> None:
    """In Determination Longpoint Thrust strikes at 4 alone, in Aggression at 5 too."""
    for kamae, speed in (("D", 4), ("A", 5)):
        table = against(
            "samurai-boss",
            board=FACE_TO_FACE,
            cards="solo-027",
            hero="navigator",
            hand="longpoint-thrust deep-meditation",
            kamae={0: kamae},
        )
        turn(table, "longpoint-thrust")
        assert [event.speed for event in told(table, MeetsTheAttack)] == [speed], kamae
        at_rest(table)


@ruling("SJ-34.36")
def test_a_safe_hex_behind_him_comes_before_a_safe_hex_ahead() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND)

    def blow(hex: str, side: str, wounds: int, from_behind: bool, exposed: bool) -> Blow:
        found = Blow(End(hex_named(hex), SIDES.index(side), (0,)))
        found.target, found.wounds, found.blocked = 0, wounds, False
        found.from_behind, found.exposed = from_behind, exposed
        return found

    dangerous, rear = blow("0,1", "n", 2, True, True), blow("1,0", "nw", 1, True, False)
    plan = plan_blow(table, 1, [dangerous, rear, blow("1,-1", "sw", 1, False, False)], True)
    assert [name_of(end.hex) for end in plan.ends] == ["1,0"]


@ruling("SJ-34.9", "SJ-34.12")
@pytest.mark.parametrize(("attitude", "reason", "wounds"), [("offensive", "SJ-34.13", 1), ("defensive", "SJ-34.14", 0)])
def test_a_blow_can_come_from_where_an_earlier_part_of_the_card_leads(attitude: str, reason: str, wounds: int) -> None:
    """He may rotate by 2 at 5 and strike ahead at 3: behind his front left shoulder nobody is safe either."""
    board = """
          .
       a↘    .
          H↑
       .     .
          .
    """
    options = own("rot? 2 // 3: atk F:w", "5")
    table = against("samurai-boss", board=board, cards=BACKHAND, hand="own", attitude=attitude, options=options)
    choose(table, "own")
    while asked(table) != "ChooseCards":
        turns = "turn left" in offered(table, 0)
        play(table, 0, "turn left") if turns else table.play(0, idle(table, 0))
    assert reasons(table)[0] == reason
    assert (table.wounds[0], table.harm(1)) == (wounds, wounds), "who strikes is struck"
    at_rest(table)


@ruling("SJ-32.37", "SJ-25.8")
def test_a_foe_that_took_a_stun_can_be_shot() -> None:
    for card, wounds in (("stun", 1), ("solo-003", 1), ("solo-028", 0)):
        options = own("aim w", "7", range=5)
        table = against("samurai-boss", board=FACE_TO_FACE, cards=card, hand="own", options=options)
        turn(table, "own")
        assert table.wounds[1] == wounds, "slower than 7, but for Quick Dodge at 8"
        assert stands(table, FACE_TO_FACE) or card != "stun", "a stunned foe does nothing"
        at_rest(table)


@ruling("SJ-32.14")
def test_a_stun_is_told_with_the_limit_that_holds_now() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards="stun", lasting={1: [["virulent-poison", 0, 3]]})
    turn(table, "deep-meditation")
    assert [(event.count, event.limit) for event in told(table, FoeStunned)] == [(1, 6)]


@ruling("SJ-33.16", "SJ-33.9")
def test_a_ranged_foe_retreats_no_farther_than_its_distance() -> None:
    for kind, far, card in (("yumi-ashigaru", 5, "solo-004"), ("arquebusier", 6, "solo-006")):
        for behaviour in ("left", "right"):
            table = against(
                kind,
                board=FACE_TO_FACE,
                cards=card,
                behaviour=behaviour,
                field="great-plain",
                at={0: "0,3", 1: "0,-2" if far == 6 else "-1,0"},
                facing={0: 0, 1: 0 if far == 6 else 2},
            )
            turn(table, "deep-meditation")
            assert reasons(table) == ["SJ-33.9"]
            assert distance(table.at[0], table.at[1]) == far, (kind, behaviour)
            at_rest(table)
