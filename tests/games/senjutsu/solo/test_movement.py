"""Chapter 33: how a foe moves: melee steps 1 and 2, ranged steps 1 to 4, each drawn."""

from __future__ import annotations

from typing import Any

import pytest

from budokan.games.senjutsu.events import Collided, MilledHidden, MovesToItsSide, Rotated, Stunned, TurnsToFace, Walked
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, told
from tests.support.senjutsu_solo import against, drawn, reasons, stands, turn

FIRM_MIND = "solo-003"
"""Up to 2 steps one way and up to 2 rotations."""


@ruling("SJ-33.1", "SJ-33.4", "SJ-32.4", "SJ-32.5")
def test_melee_step_1_a_free_way_leads_to_the_side_of_its_behaviour() -> None:
    before = """
          a↓
       .     .
          .
       .     .
          H↑
    """
    left = """
          .
       .     .
          .
       a↘    .
          H↑
    """
    centre = """
          .
       .     .
          a↓
       .     .
          H↑
    """
    right = """
          .
       .     .
          .
       .     a↙
          H↑
    """
    for behaviour, after in (("left", left), ("centre", centre), ("right", right)):
        table = against("samurai-boss", board=before, cards="solo-006", behaviour=behaviour)
        turn(table, "deep-meditation")
        assert stands(table, after), behaviour
        assert reasons(table) == ["SJ-33.4"]
        assert told(table, MovesToItsSide)[0].behaviour == behaviour
        at_rest(table)


@ruling("SJ-33.5")
def test_melee_step_2_with_its_side_shut_it_takes_the_shortest_way() -> None:
    """A boulder lies on the player's front left: the foe comes next to him where it is nearest."""
    before = """
          a↓
       .     .
          .
       ##    .
          H↑
    """
    after = """
          .
       .     .
          a↓
       ##    .
          H↑
    """
    table = against("samurai-boss", board=before, cards=FIRM_MIND, behaviour="left")
    turn(table, "deep-meditation")
    assert stands(table, after)
    assert reasons(table) == ["SJ-33.5"]
    at_rest(table)


@ruling("SJ-33.2", "SJ-33.15")
def test_it_never_enters_terrain_a_character_or_the_off_field() -> None:
    """Corpses lie on the straight way: it goes round them, whatever its card and its side."""
    before = """
          a↓
       .     .
          ~~
       .     .
          H↑
    """
    for card in ("solo-001", "solo-003", "solo-006", "solo-028"):
        for behaviour in ("left", "centre", "right"):
            table = against("samurai-boss", board=before, cards=card, behaviour=behaviour)
            turn(table, "deep-meditation")
            entered = {event.hex for event in told(table, Walked)}
            assert entered <= set(table.view(None)["table"]["field"]["hexes"]) - {"0,-1", "0,0"}
            at_rest(table)


@ruling("SJ-33.15")
def test_it_walks_into_a_hidden_trap_but_not_into_caltrops() -> None:
    board = """
          a↓
       .     .
          .
       .     .
          H↑
    """
    for kind, entered in (("caltrop", False), ("trap", True)):
        token = {"0,-1": (kind, 0, True)}
        table = against("samurai-boss", board=board, cards=FIRM_MIND, behaviour="centre", tokens=token)
        turn(table, "deep-meditation")
        assert (not table.state()["tokens"]) == entered, kind
        at_rest(table)


@ruling("SJ-33.3")
def test_it_moves_only_as_its_card_allows() -> None:
    """The second part of Fend is one rotation and no step; War Cry steps to the front alone."""
    before = """
          a↗
       .     .
          .
       .     .
          H↑
    """
    after = """
          a↘
       .     .
          .
       .     .
          H↑
    """
    table = against("samurai-boss", board=before, cards="solo-029")
    turn(table, "deep-meditation")
    assert [event.side for event in told(table, Rotated)] == ["se", "s"], "one rotation for each part of the card"
    assert len(told(table, TurnsToFace)) == 2
    assert not told(table, Walked)
    fixed = against("samurai-boss", board=before, cards="solo-020")
    turn(fixed, "deep-meditation")
    assert len(told(fixed, Walked)) == 1, "the movement part of Push Back is one step and no rotation"
    assert not told(fixed, Rotated)
    cry = against("samurai-boss", board=after, cards="solo-009", behaviour="right")
    turn(cry, "deep-meditation")
    assert {event.way for event in told(cry, Walked)} <= {"F"}
    at_rest(cry)


@ruling("SJ-33.6")
def test_among_equally_short_ways_it_begins_on_its_side() -> None:
    """The straight way is shut by a boulder: both ways round are as long, and the Behaviour of the goal chooses."""
    board = """
          a↓
       .     .
          ##
       .     .
          H↑
       .     .
          .
    """
    for behaviour, expected in (("left", "-1,0"), ("right", "1,-1")):
        table = against("samurai-boss", board=board, cards=FIRM_MIND, behaviour=behaviour)
        turn(table, "deep-meditation")
        assert drawn(table)["a"][0] in (expected, {"left": "-1,-1", "right": "1,-2"}[behaviour])
        assert reasons(table) == ["SJ-33.4"]
    shut = """
          a↓
       .     .
          ##
       ##    ##
          H↑
    """
    for behaviour, sign in (("left", -1), ("right", 1)):
        table = against("samurai-boss", board=shut, cards=FIRM_MIND, behaviour=behaviour)
        turn(table, "deep-meditation")
        q = int(drawn(table)["a"][0].partition(",")[0])
        assert q * sign > 0, "round the wall on the side of the Behaviour"
        at_rest(table)


@ruling("SJ-33.7")
def test_it_goes_as_far_along_the_way_as_it_can() -> None:
    before = """
          a↓
       .     .
          .
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
          .
       .     .
          a↓
       .     .
          .
       .     .
          H↑
    """
    table = against("samurai-boss", board=before, cards=FIRM_MIND, field="great-plain")
    turn(table, "deep-meditation")
    assert stands(table, after)
    at_rest(table)


# Ranged foes.


@ruling("SJ-33.8")
def test_ranged_step_1_in_sight_at_its_distance_it_stays() -> None:
    board = """
               a↙
            .
         .
      .
   .
H↑
    """
    table = against("yumi-ashigaru", board=board, cards="solo-004", field="great-plain")
    turn(table, "deep-meditation")
    assert stands(table, board)
    assert reasons(table) == ["SJ-33.8"]
    at_rest(table)


@ruling("SJ-33.9")
def test_ranged_step_2_too_near_it_retreats_on_its_side() -> None:
    before = """
 .     .     .
    .     .
 .     .     .
    .     .
 .     a↓    .
    .     .
 .     .     .
    .     .
       H↑
    """
    left = against("yumi-ashigaru", board=before, cards="solo-004", behaviour="left", field="great-plain")
    turn(left, "deep-meditation")
    assert drawn(left)["a"][0] == "-2,-2", "as far as two steps lead, on the player's left"
    right = against("yumi-ashigaru", board=before, cards="solo-004", behaviour="right", field="great-plain")
    turn(right, "deep-meditation")
    assert drawn(right)["a"][0] == "2,-4"
    centre = against("yumi-ashigaru", board=before, cards="solo-004", behaviour="centre", field="great-plain")
    turn(centre, "deep-meditation")
    assert drawn(centre)["a"] == ("0,-4", "s"), "and it goes on facing him"
    for table in (left, right, centre):
        assert reasons(table) == ["SJ-33.9"]
        at_rest(table)


@ruling("SJ-33.9")
def test_it_retreats_to_where_it_sees_him_if_it_can() -> None:
    """Straight back is its side, but there the boulder hides him: it steps aside instead."""
    before = """
       .
    .     .
       a↓
    .     .
       .
    .     .
       ##
    .     .
       .
    .     .
       H↑
    """
    after = """
       .
    a↓    .
       .
    .     .
       .
    .     .
       ##
    .     .
       .
    .     .
       H↑
    """
    table = against("yumi-ashigaru", board=before, cards="solo-006", behaviour="centre", field="great-plain")
    turn(table, "deep-meditation")
    assert stands(table, after), "at distance 5 and in sight"
    assert reasons(table) == ["SJ-33.9"]
    at_rest(table)


BLIND = """
       a↓
    .     .
       ##
    .     .
       .
    .     .
       .
    .     .
       .
    .     .
       H↑
"""


@ruling("SJ-33.10")
def test_ranged_step_3_without_sight_it_moves_by_its_behaviour_until_it_sees() -> None:
    table = against("yumi-ashigaru", board=BLIND, cards="solo-004", behaviour="left", field="great-plain")
    turn(table, "deep-meditation")
    assert reasons(table) == ["SJ-33.10"]
    hex = drawn(table)["a"][0]
    assert int(hex.partition(",")[0]) < 0, "toward the player's left"
    again = against("yumi-ashigaru", board=BLIND, cards="solo-004", behaviour="right", field="great-plain")
    turn(again, "deep-meditation")
    assert int(drawn(again)["a"][0].partition(",")[0]) > 0
    at_rest(again)


@ruling("SJ-33.11")
def test_ranged_step_4_with_that_way_shut_it_moves_anywhere_it_would_see() -> None:
    """It stands on the hex it prefers and sees nothing from there: that way leads no farther."""
    table = against("yumi-ashigaru", board=BLIND, cards="solo-004", behaviour="centre", field="great-plain")
    turn(table, "deep-meditation")
    assert reasons(table) == ["SJ-33.11"]
    assert drawn(table)["a"][0] != "0,-5"
    at_rest(table)


@ruling("SJ-33.11", "SJ-33.12")
def test_looking_for_any_sight_it_keeps_toward_its_distance() -> None:
    """Between two boulders: one step ahead would be enough to see him, but from 4 hexes; it goes round to see from 5."""
    before = """
       a↓
    ##    ##
       .
    .     .
       .
    .     .
       .
    .     .
       .
    .     .
       H↑
    """
    table = against("yumi-ashigaru", board=before, cards="solo-006", behaviour="centre", field="great-plain")
    turn(table, "deep-meditation")
    assert reasons(table) == ["SJ-33.11"]
    q, r = (int(part) for part in drawn(table)["a"][0].split(","))
    assert max(abs(q), abs(r), abs(q + r)) == 5
    assert (q, r) != (0, -5)
    at_rest(table)


@ruling("SJ-33.11", "SJ-33.12")
def test_looking_for_any_sight_it_takes_the_fewest_steps() -> None:
    """Two steps to its right lead to another hex with sight at distance 5; one to its left is enough."""
    before = """
       a↓    .
    .     .
       .     .
    ##    .
       .     .
    .     .
       ##    .
    .     .
       .     .
    .     .
       H↑    .
    """
    after = """
       .     .
    .     a↓
       .     .
    ##    .
       .     .
    .     .
       ##    .
    .     .
       .     .
    .     .
       H↑    .
    """
    table = against("yumi-ashigaru", board=before, cards="solo-004", behaviour="centre", field="great-plain")
    turn(table, "deep-meditation")
    assert reasons(table) == ["SJ-33.11"]
    assert stands(table, after)
    at_rest(table)


@ruling("SJ-33.12")
def test_a_ranged_foe_comes_no_nearer_than_it_needs() -> None:
    """The boulder lies two hexes ahead: one step toward the player's left is enough; it does not run on to its hex."""
    before = """
          a↓
       .     .
          .
       .     .
          ##
       .     .
          .
       .     .
          .
       .     .
          H↑
    """
    after = """
          .
       a↓    .
          .
       .     .
          ##
       .     .
          .
       .     .
          .
       .     .
          H↑
    """
    table = against("yumi-ashigaru", board=before, cards="solo-004", behaviour="left", field="great-plain")
    turn(table, "deep-meditation")
    assert reasons(table) == ["SJ-33.10"]
    assert stands(table, after)
    again = against("yumi-ashigaru", board=BLIND, cards="solo-006", behaviour="left", field="great-plain")
    turn(again, "deep-meditation")
    q, r = (int(part) for part in drawn(again)["a"][0].split(","))
    assert max(abs(q), abs(r), abs(q + r)) >= 4
    at_rest(table)


@ruling("SJ-33.14", "SJ-33.8", "SJ-32.30")
@pytest.mark.parametrize(
    ("foe", "archers", "rule", "hex"),
    [
        ("yumi-ashigaru", "stay", "SJ-33.8", "0,-4"),
        ("yumi-ashigaru", "", "SJ-33.8", "0,-4"),
        ("yumi-ashigaru", "come-near", "SJ-33.14", "0,-2"),
        ("arquebusier", "stay", "SJ-33.8", "0,-4"),
        ("arquebusier", "come-near", "SJ-33.14", "0,-3"),
    ],
)
def test_beyond_the_reach_of_its_weapon(foe: str, archers: str, rule: str, hex: str) -> None:
    """From 7 hexes a foe that prefers 5 or more stays; by option it comes to 5, and one that prefers 6 or more to 6."""
    board = """
       a↓
    .     .
       .
    .     .
       .
    .     .
       .
    .     .
       .
    .     .
       .
    .     .
       H↑
    """
    table = against(
        foe,
        board=board,
        cards="solo-004",
        field="great-plain",
        at={0: "0,3", 1: "0,-4"},
        options={"foe_archers": archers} if archers else {},
    )
    turn(table, "deep-meditation")
    assert reasons(table) == [rule]
    assert drawn(table)["a"][0] == hex
    at_rest(table)


@ruling("SJ-33.13", "SJ-33.17")
def test_a_forced_step_of_its_own_card_is_taken() -> None:
    """Cards of our own: a step it must take leads it away from the side it would go to, into corpses, or against the player."""
    forced = {"cards": {"solo-004": {"text": "step! B 1"}}}
    blind: dict[str, Any] = {"at": {0: "0,3", 1: "0,-2"}, "solid": {"0,-1": "boulder"}}
    table = against("yumi-ashigaru", board=BLIND, cards="solo-004", field="great-plain", options=forced, **blind)
    turn(table, "deep-meditation")
    assert [event.hex for event in told(table, Walked)] == ["0,-3"], "away from where it would see him"
    at_rest(table)
    ahead = {"cards": {"solo-003": {"text": "step! F 1; rot? 1"}}}
    close = """
       .
    .     .
       a↓
    .     .
       H↑
    """
    table = against("samurai-boss", board=close, cards="solo-003", options=ahead, decks={0: "solo-023 solo-024"})
    turn(table, "deep-meditation")
    assert told(table, Collided)[0].seat == 1, "it runs into the player"
    assert table.stuns[0] == 1
    assert drawn(table)["a"] == ("0,-1", "s"), "and its turn is over"
    at_rest(table)
    soft = """
       a↓
    .     .
       ~~
    .     .
       H↑
    """
    table = against("samurai-boss", board=soft, cards="solo-003", options=ahead)
    turn(table, "deep-meditation")
    assert told(table, Walked)[0].hex == "0,-1"
    at_rest(table)


@ruling("SJ-34.21", "SJ-33.13")
def test_an_attack_behind_a_forced_step_that_cannot_be_taken_is_impossible() -> None:
    """Where the card has something else to do it does that; where it has not, it runs into what is there."""
    close = """
       .
    .     .
       a↓
    .     .
       H↑
    """
    other = {"cards": {"solo-018": {"text": "step! F 1; atk F:w", "otherwise": "rot? 1"}}}
    table = against("samurai-boss", board=close, cards="solo-018", options=other)
    turn(table, "deep-meditation")
    assert (told(table, Collided), table.wounds[0]) == ([], 0)
    at_rest(table)
    alone = {"cards": {"solo-018": {"text": "step! F 1; atk F:w", "otherwise": "", "otherwise_initiative": ""}}}
    table = against("samurai-boss", board=close, cards="solo-018", options=alone)
    turn(table, "deep-meditation")
    assert (told(table, Collided)[0].seat, table.wounds[0]) == (1, 0)
    at_rest(table)


SHOVE = {"shove": {"type": "attack", "initiative": "9", "text": "atk F:*; * = T step! B 1"}}
"""A card of our own that forces whoever stands ahead one step back."""


@ruling("SJ-33.13", "SJ-32.26")
def test_forced_movement_and_collisions_work_on_a_foe() -> None:
    free = """
       .
    .     .
       a↓
    .     .
       H↑
    """
    table = against("samurai-boss", board=free, cards="solo-018", hand="shove", options={"cards": SHOVE})
    turn(table, "shove")
    assert told(table, Walked)[0].hex == "0,-2", "it was forced back before its own card came"
    crowded = """
       b↓
    .     .
       a↓
    .     .
       H↑
    """
    table = against(
        "katana-ashigaru",
        "katana-ashigaru",
        board=crowded,
        cards="solo-018 solo-018",
        hand="shove",
        options={"cards": SHOVE},
        decks={0: "solo-023 solo-024", 1: "solo-025 solo-014"},
    )
    turn(table, "shove")
    assert told(table, Collided)[0].seat == 1
    assert [event.seat for event in told(table, Stunned)][:2] == [1, 2], "both take a Stun, shuffled into their decks"
    assert [event.seat for event in told(table, MilledHidden)] == [1], "the mover discards the top card of its deck"
    assert drawn(table)["a"][0] == "0,-1"
    at_rest(table)
