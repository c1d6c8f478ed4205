"""Chapter 32: the foes: who decides for them, their track, their limits, and whom they turn to."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import budokan
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.events import (
    BehaviourChanged,
    Defeated,
    FoeDeckRenewed,
    FoeDeckReset,
    FoeMarked,
    Resolving,
    Revealed,
    Shifted,
)
from budokan.games.senjutsu.solo.foes import preferred_distance, target_of
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, offered, play, told
from tests.support.senjutsu_solo import against, drawn, reasons, turn

FACE_TO_FACE = """
          a↓
       .     .
          H↑
       .     .
          .
"""
APART = """
          a↓
       .     .
          .
       .     .
          .
       .     .
          H↑
"""
TWO = """
       a↓    b↓
          .
       .     .
          H↑
       .     .
          .
"""


def own(text: str, initiative: str = "9", kind: str = "attack", **more: Any) -> dict[str, Any]:
    """A card of our own that does one thing."""
    return {"cards": {"own": {"type": kind, "initiative": initiative, "text": text, **more}}}


# The golden rule.


@ruling("SJ-32.1", "SJ-32.2")
def test_an_open_decision_is_taken_as_is_worst_for_the_player() -> None:
    """Push Back may send him to three hexes; on one of them lie corpses."""
    board = """
          a↓
       .     .
          H↑
       ~~    .
          .
    """
    table = against("samurai-boss", board=board, cards="solo-020")
    turn(table, "deep-meditation")
    assert "-1,1" in [event.hex for event in told(table, Shifted)]
    at_rest(table)


@ruling("SJ-32.2")
def test_of_equal_options_the_first_is_taken_or_the_player_chooses() -> None:
    first = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020")
    turn(first, "deep-meditation")
    where = drawn(first)["H"][0]
    again = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020")
    turn(again, "deep-meditation")
    assert drawn(again)["H"][0] == where, "the machine always decides the same way"
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020", options={"foe_ties": "player"})
    choose(table, "deep-meditation")
    assert asked(table) == "OpenChoice"
    assert table.waiting == (0,)
    assert len(offered(table, 0)) > 1
    play(table, 0, offered(table, 0)[-1])
    finish_turn(table)
    at_rest(table)


@ruling("SJ-32.2")
def test_of_equal_pushes_it_takes_the_one_that_leaves_it_near_its_side() -> None:
    """Push Back harms him nowhere; pushed to its right, the player has the foe next to his front right."""
    for behaviour, first in (("left", "1,0"), ("right", "-1,1")):
        table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020", behaviour=behaviour)
        turn(table, "deep-meditation")
        assert told(table, Shifted)[0].hex == first, behaviour
        assert table.wounds[0] == 0
        at_rest(table)


@ruling("SJ-34.37")
@pytest.mark.parametrize("behaviour", ["left", "centre", "right"])
def test_it_does_not_waste_a_push(behaviour: str) -> None:
    """The player stands at the edge with one hex behind him on the field, and then between two who shut two hexes of three."""
    edge = {0: "1,2", 1: "1,1"}
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020", behaviour=behaviour, at=edge)
    turn(table, "deep-meditation")
    assert [event.hex for event in told(table, Shifted)] == ["0,3"], "from there every way leads off the field"
    at_rest(table)
    board = """
          a↓
       .     .
          H↑
       .     b↖
          c↑
    """
    foes = ("katana-ashigaru",) * 3
    table = against(*foes, board=board, cards="solo-020 stun stun", behaviour=behaviour)
    turn(table, "deep-meditation")
    assert told(table, Shifted)[0].hex == "-1,1", "the one hex nobody stands on"
    assert len(told(table, Shifted)) == 2
    at_rest(table)


@ruling("SJ-34.37")
def test_a_push_goes_where_it_can_go_farthest() -> None:
    """Pushed south-east the player would come to the edge after one hex of two."""
    for behaviour in ("left", "centre", "right"):
        edge = {0: "1,1", 1: "1,0"}
        table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020", behaviour=behaviour, at=edge)
        turn(table, "deep-meditation")
        assert [event.hex for event in told(table, Shifted)] == ["1,2", "0,3"], behaviour
        at_rest(table)


@ruling("SJ-34.37", "SJ-15.5")
def test_a_push_onto_terrain_is_carried_out() -> None:
    """A boulder lies in one of the three hexes: pushed there the player suffers it, which is worse than two free hexes."""
    board = """
          a↓
       .     .
          H↑
       .     ##
          .
    """
    table = against("samurai-boss", board=board, cards="solo-020", behaviour="right")
    turn(table, "deep-meditation")
    assert told(table, Shifted) == []
    assert table.stuns[0] + table.wounds[0] > 0
    at_rest(table)


@ruling("SJ-34.37", "SJ-15.7")
def test_with_hard_pushes_the_edge_serves_as_well() -> None:
    options = {"hard_push": True}
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-020", at={0: "1,2", 1: "1,1"}, options=options)
    turn(table, "deep-meditation")
    assert (told(table, Shifted), table.stuns[0]) == ([], 1), "a Stun is worse for the player than a hex"
    at_rest(table)


@ruling("SJ-32.2", "SJ-32.28")
def test_of_equally_bad_orders_it_takes_the_one_that_wounds_no_foe() -> None:
    """Horse Kick strikes ahead and to its left here, where the other foe stands until it has gone behind the player."""
    board = """
          a↓
       .     b↙
          H↑
       .     .
          .
    """
    wide = {"cards": {"solo-018": {"text": "atk F:w FL:w"}}}
    foes = ("katana-ashigaru", "katana-ashigaru")
    table = against(*foes, board=board, cards="solo-018 solo-015", options=wide)
    turn(table, "deep-meditation")
    assert [event.seat for event in told(table, Resolving)][:2] == [2, 1], "first the other steps out of the way"
    assert table.wounds[:3] == [2, 0, 0], "the player is struck by both, and neither by the other"
    at_rest(table)


# What is known, and the track.


@ruling("SJ-32.3", "SJ-38.5")
def test_everything_of_a_foe_is_open_but_the_order_of_its_deck() -> None:
    table = against("samurai-boss", board=APART, cards="solo-025", decks={0: "solo-023 solo-026 solo-014"})
    for viewer in (None, 0):
        seen = table.view(viewer)["table"]["solo"]["foes"][0]
        assert (seen["kind"], seen["behaviour"], seen["attitude"], seen["wound_limit"]) == (
            "samurai-boss",
            "centre",
            "offensive",
            7,
        )
        assert seen["list"] == ["solo-014", "solo-023", "solo-025", "solo-026"]
        assert (seen["deck"], seen["has_chosen"]) == (3, True)
    before = set()
    for seed in range(40):
        other = table.redeal(0, budokan.Luck(seed))
        assert other.view(0) == table.view(0)
        before.add(other.chosen[1])
    assert before == {"solo-014", "solo-023", "solo-025", "solo-026"}, "for all he knows any of them lies there"


@ruling("SJ-32.6", "SJ-32.7")
def test_behaviour_and_attitude_begin_at_random() -> None:
    seen: Counter[tuple[str, str]] = Counter()
    for seed in range(60):
        table = cast(Table, GAME.new(1, seed, "solo", listen=True))
        while type(table.decision).__name__ != "ChooseCards":
            table.play(0, table.options(0)[0])
        marked = told(table, FoeMarked)[0]
        seen[marked.behaviour, marked.attitude] += 1
    assert len(seen) == 6, "three Behaviours with two Attitudes"


@ruling("SJ-32.8", "SJ-32.9")
def test_the_behaviour_goes_left_centre_right_and_round() -> None:
    for before, after in (("left", "centre"), ("centre", "right"), ("right", "left")):
        for attitude in ("offensive", "defensive"):
            table = against("samurai-boss", board=APART, cards="solo-028", behaviour=before, attitude=attitude)
            turn(table, "deep-meditation")
            assert [event.behaviour for event in told(table, BehaviourChanged)] == [after]
            assert table.view(0)["table"]["solo"]["foes"][0]["attitude"] == attitude, "a change keeps the Attitude"


@ruling("SJ-32.10")
def test_reset_deck_shuffles_all_its_cards_the_one_with_the_order_included() -> None:
    table = against(
        "samurai-boss",
        board=APART,
        cards="solo-028",
        decks={0: "solo-023"},
        discards={1: "solo-024 solo-025"},
    )
    turn(table, "deep-meditation")
    assert told(table, FoeDeckReset)
    assert table.discards[1] == []
    assert sorted([*table.decks[1], table.chosen[1]]) == ["solo-023", "solo-024", "solo-025", "solo-028"]
    at_rest(table)


@ruling("SJ-32.11")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = against("samurai-boss", board=APART, cards="solo-003", decks={0: ""}, discards={1: "solo-024"})
    turn(table, "deep-meditation")
    assert told(table, FoeDeckRenewed)
    assert sorted([*table.decks[1], table.chosen[1]]) == ["solo-003", "solo-024"]
    at_rest(table)


# Limits.


@ruling("SJ-32.12")
def test_the_wound_limit_goes_by_the_number_of_foes() -> None:
    for count, limit in ((1, 7), (2, 3), (3, 2), (4, 1), (5, 1)):
        table = cast(Table, GAME.new(1, 3, "solo", foes=["katana-ashigaru"] * count))
        assert table.solo.limits == [limit] * count
    agreed = cast(Table, GAME.new(1, 3, "solo", foes=["samurai-boss"], foe_wounds=4))
    assert agreed.solo.limits == [4]


@ruling("SJ-32.36")
def test_with_several_players_the_limit_goes_by_the_foes_too() -> None:
    """As printed by their number alone; by option of those for each player, rounded up."""
    for seats, count, printed, for_each in ((2, 1, 7, 7), (2, 2, 3, 7), (2, 3, 2, 3), (2, 5, 1, 2), (4, 4, 1, 7)):
        foes = ["katana-ashigaru"] * count
        assert cast(Table, GAME.new(seats, 3, "coop", foes=foes)).solo.limits == [printed] * count
        table = cast(Table, GAME.new(seats, 3, "coop", foes=foes, foe_limits="by-player"))
        assert table.solo.limits == [for_each] * count


@ruling("SJ-32.13")
def test_a_foe_whose_wounds_reach_its_limit_is_defeated() -> None:
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-003", hand="own", options=own("atk F:2w"), wounds={1: 5})
    turn(table, "own")
    assert told(table, Defeated)[0].seat == 1
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.side, table.outcome.way) == ((0,), "heroes", "wounds")


@ruling("SJ-32.14")
def test_stuns_are_counted_apart_against_the_same_limit() -> None:
    """Six Wounds and six Stuns with a limit of 7: still standing; the seventh Stun fells it."""
    table = against("samurai-boss", board=APART, cards="stun", wounds={1: 6}, stuns={1: 5})
    turn(table, "deep-meditation")
    assert not table.over
    last = against("samurai-boss", board=APART, cards="stun", stuns={1: 6})
    choose(last, "deep-meditation")
    assert last.over
    assert last.outcome is not None
    assert last.outcome.way == "stuns"


# Ties.


@ruling("SJ-32.27")
def test_foes_stand_below_every_character() -> None:
    """Tied at the same speed and type, the player chooses his place; the foe is last on the track."""
    attack = own("atk F:w", "7")
    table = against("samurai-boss", board=FACE_TO_FACE, cards="solo-025", hand="own", options=attack)
    assert table.track == [0, 1]
    choose(table, "own")
    assert asked(table) == "ChoosePlace"
    assert table.waiting == (0,)
    play(table, 0, "go in place 2")
    finish_turn(table)
    assert [event.seat for event in told(table, Resolving)][:2] == [1, 0]
    at_rest(table)


@ruling("SJ-32.28")
def test_tied_foes_go_in_the_order_that_is_worst_for_the_player() -> None:
    """One pushes him away, the other strikes at 5 too: the blow comes first, or the push would spoil it."""
    board = """
          a↓
       .     b↙
          H↑
       .     .
          .
    """
    foes = ("katana-ashigaru", "katana-ashigaru")
    table = against(*foes, board=board, cards="solo-020 solo-024", attitude="offensive")
    turn(table, "deep-meditation")
    assert [event.seat for event in told(table, Resolving)][:2] == [2, 1]
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-32.29")
def test_tied_players_go_by_their_printed_advantage() -> None:
    board = """
          a↓
       .     .
          .
       .     .
          .
       I↑    .
          H↑
    """
    table = against("samurai-boss", board=board, cards="solo-003", heroes=("student", "ronin"), hands={1: "deep-meditation"})
    numbers = [table.box.persons[one].advantage for one in ("student", "ronin")]
    first = numbers.index(max(numbers))
    choose(table, "deep-meditation", "deep-meditation")
    finish_turn(table)
    order = [event.seat for event in told(table, Resolving) if event.seat < 2]
    assert order == [first, 1 - first], "nobody is asked"
    at_rest(table)


# Distances and targets.


@ruling("SJ-32.30", "SJ-32.31")
@pytest.mark.parametrize(
    ("kind", "distance"),
    [
        ("samurai-boss", 1),
        ("katana-ashigaru", 1),
        ("yari-ashigaru", 2),
        ("yumi-ashigaru", 5),
        ("arquebusier", 6),
        ("master", 1),
        ("navigator", 1),
        ("ronin", 2),
        ("monk", 2),
    ],
)
def test_preferred_distances(kind: str, distance: int) -> None:
    table = cast(Table, GAME.new(1, 1, "solo", foes=[kind]))
    assert preferred_distance(table, 1) == distance


@ruling("SJ-32.32")
def test_a_foe_turns_to_the_nearest_player() -> None:
    board = """
          a↓
       .     .
          .
       .     .
          H↑
       .     .
          I↑
    """
    table = against("samurai-boss", board=board, heroes=("student", "ronin"))
    assert target_of(table, 2) == 0
    turn(table, "deep-meditation", "deep-meditation")
    assert reasons(table)[0] == "SJ-33.4"


@ruling("SJ-32.32")
def test_a_shot_goes_to_the_nearest_player() -> None:
    """Both are slower, within range and in sight; the second player stands nearer to the bow than the first."""
    board = """
          a↓
       .     .
          .
       .     .
          .
       I↑    .
          .
       .     .
          H↑
    """
    table = against("yumi-ashigaru", board=board, cards="solo-038", heroes=("student", "ronin"), field="great-plain")
    turn(table, "deep-meditation", "deep-meditation")
    assert reasons(table) == ["SJ-34.18"]
    assert table.wounds[:2] == [0, 1]
    at_rest(table)


@ruling("SJ-32.33")
def test_of_two_equally_near_it_turns_to_the_one_aligned_with_its_side() -> None:
    board = """
          a↓
       .     .
    I↑    .     H↑
    """
    for behaviour, target in (("left", 0), ("right", 1)):
        table = against("samurai-boss", board=board, heroes=("student", "ronin"), behaviour=behaviour, field="great-plain")
        assert target_of(table, 2) == target, "the player whose left, or right, is toward it"


@ruling("SJ-32.34")
def test_if_still_tied_it_turns_to_the_one_on_its_own_left() -> None:
    """Both face it alike with their fronts: from its own front, looking south, the east is on its left."""
    first_in_the_east = """
          a↓
       .     .
    I↑    .     H↑
    """
    second_in_the_east = """
          a↓
       .     .
    H↑    .     I↑
    """
    for board, target in ((first_in_the_east, 0), (second_in_the_east, 1)):
        table = against("samurai-boss", board=board, heroes=("student", "ronin"), behaviour="centre", field="great-plain")
        assert target_of(table, 2) == target, "whatever the number of his seat"
        at_rest(table)


@ruling("SJ-32.3")
def test_its_card_is_shown_to_all_when_it_is_revealed() -> None:
    table = against("samurai-boss", board=APART, cards="solo-025")
    turn(table, "deep-meditation")
    assert (1, "solo-025") in [(event.seat, event.card) for event in told(table, Revealed)]
