"""Chapter 34: how a foe attacks: the five steps of melee and the two of ranged attacks, each drawn."""

from __future__ import annotations

import pytest

import budokan
from budokan.games.senjutsu.events import CannotStrike, HoldsBack, Resolving, Walked
from budokan.games.senjutsu.hexes import hex_named
from budokan.games.senjutsu.solo.foes import is_behind
from budokan.games.senjutsu.solo.threat import hexes_under_attack, wounds_in
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, play, told, until
from tests.support.senjutsu_solo import against, drawn, reasons, stands, turn

FACE_TO_FACE = """
          a↓
       .     .
          H↑
       .     .
          .
"""
BACKHAND = "solo-015"
"""Backhand Slash, 6: a step anywhere, a rotation, 1 Wound ahead; otherwise, at 2, a step and a rotation."""
KICK = "solo-018"
"""Horse Kick, 6: no movement; otherwise, at 5, a step anywhere."""


@ruling("SJ-34.4")
def test_step_1_it_moves_behind_the_player_and_strikes() -> None:
    before = """
          .
       .     a↙
          H↑
       .     .
          .
    """
    after = """
          .
       .     .
          H↑
       .     a↖
          .
    """
    table = against("samurai-boss", board=before, cards=BACKHAND)
    turn(table, "deep-meditation")
    assert stands(table, after)
    assert reasons(table) == ["SJ-34.4"]
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-34.6")
def test_step_2_it_strikes_from_where_it_stands() -> None:
    """From the front no step of its card leads behind him."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, behaviour="left")
    turn(table, "deep-meditation")
    assert stands(table, FACE_TO_FACE)
    assert reasons(table) == ["SJ-34.6"]
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-34.7")
def test_it_steps_if_it_cannot_strike_from_where_it_stands() -> None:
    before = """
          a↓
       .     .
          .
       .     .
          H↑
    """
    after = """
          .
       .     .
          a↓
       .     .
          H↑
    """
    table = against("samurai-boss", board=before, cards="solo-023")
    turn(table, "deep-meditation")
    assert stands(table, after)
    assert reasons(table) == ["SJ-34.7"]
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-34.8", "SJ-34.11")
def test_step_3a_it_strikes_from_where_it_cannot_be_blocked() -> None:
    """Swift Block covers the front alone: the foe goes to the side of its Behaviour."""
    left = """
          .
       a↘    .
          H↑
       .     .
          .
    """
    right = """
          .
       .     a↙
          H↑
       .     .
          .
    """
    for behaviour, after in (("left", left), ("right", right)):
        table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, hand="swift-block", behaviour=behaviour)
        choose(table, "swift-block")
        play(table, 0, "announce 6")
        finish_turn(table)
        assert stands(table, after), behaviour
        assert reasons(table) == ["SJ-34.8"]
        assert table.wounds[0] == 1
        at_rest(table)


@ruling("SJ-34.11")
def test_among_several_other_hexes_the_behaviour_comes_before_the_wounds() -> None:
    """This Backhand Slash deals 2 to its front right: from the player's right it would wound twice, from his left once."""
    lopsided = {"cards": {BACKHAND: {"text": "step? ANY 1, rot? 1; atk F:w FR:2w"}}}
    for behaviour, hex, wounds in (("left", "-1,0", 1), ("right", "1,-1", 2)):
        table = against(
            "samurai-boss",
            board=FACE_TO_FACE,
            cards=BACKHAND,
            hand="swift-block",
            behaviour=behaviour,
            options=lopsided,
        )
        choose(table, "swift-block")
        play(table, 0, "announce 6")
        finish_turn(table)
        assert drawn(table)["a"][0] == hex, behaviour
        assert reasons(table) == ["SJ-34.8"]
        assert table.wounds[0] == wounds
        at_rest(table)


@ruling("SJ-34.11", "SJ-34.2")
def test_it_does_not_move_where_it_would_be_blocked_as_well() -> None:
    """Calm Defence covers the whole front arc: no other hex is better, and it strikes all the same."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, hand="calm-defence", behaviour="left")
    choose(table, "calm-defence")
    play(table, 0, "announce 6")
    finish_turn(table)
    assert drawn(table)["a"] == ("0,-1", "s")
    assert reasons(table) == ["SJ-34.2"]
    assert table.wounds[0] == 0, "the block held"
    at_rest(table)


@ruling("SJ-34.9", "SJ-34.12")
def test_step_3b_it_strikes_from_where_it_cannot_be_struck() -> None:
    """Katana Swing is revealed and covers the front: the foe goes aside; in hand alone it would frighten nobody."""
    after = """
          .
       a↘    .
          H↑
       .     .
          .
    """
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, behaviour="left", hand="deep-meditation")
    choose(table, "katana-swing")
    finish_turn(table)
    assert stands(table, after)
    assert reasons(table) == ["SJ-34.8"]
    assert table.wounds == [1, 0, 0, 0]
    other = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, behaviour="left", hand="deep-meditation")
    turn(other, "deep-meditation")
    assert stands(other, FACE_TO_FACE)
    at_rest(other)


@ruling("SJ-34.12")
def test_it_judges_by_the_announced_speed() -> None:
    """The block is announced at 7: at 6 it is down, and the foe need not move."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, hand="swift-block", behaviour="left")
    choose(table, "swift-block")
    play(table, 0, "announce 7")
    finish_turn(table)
    assert stands(table, FACE_TO_FACE)
    assert reasons(table) == ["SJ-34.6"]
    at_rest(table)


@ruling("SJ-34.10")
def test_step_3c_it_strikes_from_where_it_does_not_strike_another_foe() -> None:
    """Horizontal Cut covers three hexes, and another foe stands in one of them; a diagonal step is free of that."""
    before = """
          a↓
       .     b↙
          H↑
       .     .
          .
    """
    foes = ("katana-ashigaru", "katana-ashigaru")
    table = against(*foes, board=before, cards="solo-017 stun", behaviour="left")
    turn(table, "deep-meditation")
    assert drawn(table)["a"] == ("-1,0", "s")
    assert reasons(table, 1) == ["SJ-34.8"]
    assert table.wounds[:3] == [1, 0, 0], "the player is struck, the other foe is not"
    at_rest(table)


@ruling("SJ-34.13", "SJ-34.16")
def test_step_4_offensive_it_strikes_all_the_same() -> None:
    """The example: Katana Swing is revealed, Horse Kick has no other hex; the Offensive foe accepts the blow."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=KICK, attitude="offensive", hand="deep-meditation")
    choose(table, "katana-swing")
    finish_turn(table)
    assert reasons(table) == ["SJ-34.13"]
    assert table.stuns[0] == 1, "its kick stuns and pushes the player"
    assert drawn(table)["H"][0] != "0,0"
    at_rest(table)


@ruling("SJ-34.14", "SJ-34.17", "SJ-34.15")
def test_step_4_defensive_it_holds_back() -> None:
    """The example: the Defensive foe treats Horse Kick (6, then 5) as impossible and takes the movement part."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards=KICK, attitude="defensive", behaviour="left")
    choose(table, "katana-swing")
    finish_turn(table)
    assert reasons(table) == ["SJ-34.14", "SJ-33.4"]
    assert told(table, HoldsBack)[0].seat == 1
    assert [event.speed for event in told(table, Resolving) if event.seat == 1] == [6, 5]
    assert drawn(table)["a"][0] == "-1,0"
    assert table.stuns[0] == 0
    assert table.harm(1) == 0, "the swing struck an empty hex"
    at_rest(table)


@ruling("SJ-33.3")
def test_a_card_with_nothing_to_carry_out_does_nothing() -> None:
    """A card of our own that says how it would attack, and has no attack; one without any words is refused."""
    options = {"cards": {"solo-018": {"text": "unblockable", "otherwise": "", "otherwise_initiative": ""}}}
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-018", options=options)
    turn(table, "deep-meditation")
    assert stands(table, FACE_TO_FACE)
    at_rest(table)
    with pytest.raises(budokan.BadWords, match="a card does something"):
        against("samurai-boss", board=FACE_TO_FACE, options={"cards": {"solo-018": {"text": ""}}})


@ruling("SJ-34.15", "SJ-34.1")
def test_step_5_an_impossible_attack_leaves_the_movement_part() -> None:
    before = """
          a↓
       .     .
          .
       .     .
          .
       .     .
          H↑
    """
    after = """
          .
       .     .
          a↓
       .     .
          .
       .     .
          H↑
    """
    table = against("samurai-boss", board=before, cards="solo-025")
    turn(table, "deep-meditation")
    assert stands(table, after)
    assert reasons(table) == ["SJ-34.15", "SJ-33.4"]
    assert told(table, CannotStrike)
    at_rest(table)


@ruling("SJ-34.1")
def test_the_movement_part_is_left_out_when_the_attack_was_made() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, behaviour="left")
    turn(table, "deep-meditation")
    assert [event.speed for event in told(table, Resolving) if event.seat == 1] == [6]
    assert not told(table, Walked)
    at_rest(table)


@ruling("SJ-34.3")
def test_it_deals_as_many_wounds_as_it_can_and_an_execute_counts_for_five() -> None:
    assert wounds_in(((1, "exec"),)) == 5
    aside = """
          .
       .     .
          a↘
       .     .
          H↑
    """
    table = against("yasuke", board=aside, cards="solo-yasuke-righteous-fury")
    turn(table, "deep-meditation")
    assert table.over, "2 Wounds from the corner of the grid were possible; it turned and executed him"
    assert table.outcome is not None
    assert table.outcome.side == "foes"


@ruling("SJ-32.2")
def test_of_blows_with_equal_wounds_it_takes_the_one_with_a_status() -> None:
    """Ahead it would wound; after a turn to its right, with the player on its front left, it wounds and stuns."""
    wide = {"cards": {BACKHAND: {"text": "rot? 1; atk F:w FL:w+st"}}}
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, options=wide)
    turn(table, "deep-meditation")
    assert drawn(table)["a"] == ("0,-1", "sw")
    assert (table.wounds[0], table.stuns[0]) == (1, 1)
    at_rest(table)


@ruling("SJ-32.2")
def test_a_defeat_is_worth_more_than_wounds() -> None:
    """Turned to its right it deals 3 to the first player; straight ahead 1 to each, and the second has one left."""
    board = """
          a↓
       .     .
          H↑
       .     I↑
          .
    """
    wide = {"cards": {BACKHAND: {"text": "rot? 1; atk F:w FFL:w FL:3w"}}}
    healthy = against("samurai-boss", board=board, cards=BACKHAND, heroes=("student", "ronin"), options=wide)
    turn(healthy, "deep-meditation", "deep-meditation")
    assert healthy.wounds[:2] == [3, 0]
    at_rest(healthy)
    last = healthy.box.persons["ronin"].wound_limit - 1
    weak = against("samurai-boss", board=board, cards=BACKHAND, heroes=("student", "ronin"), options=wide, wounds={1: last})
    turn(weak, "deep-meditation", "deep-meditation")
    assert weak.wounds[0] == 1
    assert not weak.alive[1], "the second player falls"
    assert not weak.over
    at_rest(weak)


@ruling("SJ-34.5")
def test_behind_is_the_half_of_a_figure_away_from_its_front() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND)
    behind = ["1,0", "0,1", "-1,1", "2,0", "1,1", "0,2", "-1,2", "-2,2"]
    before = ["0,-1", "1,-1", "-1,0", "0,-2", "1,-2", "2,-2", "-2,0", "-1,-1", "2,-1", "-2,1"]
    assert all(is_behind(table, hex_named(name), 0) for name in behind)
    assert not any(is_behind(table, hex_named(name), 0) for name in before)


@ruling("SJ-34.12")
def test_what_a_revealed_card_can_strike() -> None:
    """Severing Cut may rotate by 1 before it strikes ahead: three hexes are in danger until it has been resolved."""
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-030", hand="severing-cut")
    choose(table, "severing-cut")
    until(table, "Moving", 0)
    assert hexes_under_attack(table, 1) == set(), "its own attack is being resolved now"
    far = against("samurai-boss", board=FACE_TO_FACE, cards=BACKHAND, hand="severing-cut", behaviour="left")
    turn(far, "severing-cut")
    assert reasons(far) == ["SJ-34.13"], "no hex it could reach is safe"
    at_rest(far)


@ruling("SJ-34.18")
def test_a_ranged_foe_in_sight_and_range_attacks() -> None:
    board = """
               a↙
            .
         .
      .
   .
H↑
    """
    table = against("yumi-ashigaru", board=board, cards="solo-038", field="great-plain")
    turn(table, "deep-meditation")
    assert reasons(table) == ["SJ-34.18"]
    assert table.wounds[0] == 1, "Deep Meditation is slower than its shot"
    assert stands(table, board)
    at_rest(table)


@ruling("SJ-34.19")
def test_a_ranged_foe_out_of_range_or_sight_moves() -> None:
    blind = """
       a↓
    .     .
       ##
    .     .
       .
    .     .
       H↑
    """
    table = against("yumi-ashigaru", board=blind, cards="solo-038", field="great-plain", behaviour="left")
    turn(table, "deep-meditation")
    assert reasons(table)[0] == "SJ-34.19"
    assert told(table, Walked)
    assert table.wounds[0] == 0
    at_rest(table)


@ruling("SJ-34.20")
def test_the_movement_part_waits_for_its_own_speed() -> None:
    """Wheel Strike is 7 and its movement 1: the player's card at 3 comes between."""
    far = """
          a↓
       .     .
          .
       .     .
          .
       .     .
          H↑
    """
    table = against("samurai-boss", board=far, cards="solo-025", hand="firm-mind")
    turn(table, "firm-mind")
    order = [(event.seat, event.speed) for event in told(table, Resolving)]
    assert order[0] == (1, 7)
    assert order[-1] == (1, 1)
    assert any(seat == 0 for seat, _ in order[1:-1])
    same = against("samurai-boss", board=far, cards="solo-021", hand="firm-mind")
    turn(same, "firm-mind")
    assert [(event.seat, event.speed) for event in told(same, Resolving)][:2] == [(1, 6), (1, 6)], "6 and 6: at once"
    at_rest(same)
