"""What a person is shown of where cards reach: the same as what the rules then do, and nothing a seat may not know."""

from __future__ import annotations

from itertools import islice

import pytest

from budokan.games.senjutsu import seen
from budokan.games.senjutsu.events import Struck
from budokan.games.senjutsu.foresight import foresee, layout_of
from budokan.games.senjutsu.hexes import name_of
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, choose, idle, layout, play, told, until

ME, OTHER = 0, 1
FAR = {ME: "0,0", OTHER: "3,-3"}
DOES_NOTHING = "student-special"


def alone(character: str, card: str, **values: object) -> Table:
    """Somebody with one card in the middle of an open field, the other one far away."""
    return layout(character, "student", at=FAR, hands={ME: card}, **values)  # type: ignore[arg-type]  # whatever a story lays


def reach(table: Table, card: str, viewer: int | None = ME) -> seen.Reach:
    ahead = foresee(table, viewer)
    assert ahead is not None
    return next(one for one in ahead.reaches if one.card == card)


def near(told: seen.Reach) -> list[str]:
    return sorted(one.hex for one in told.struck if not one.far)


def far(told: seen.Reach) -> list[str]:
    return sorted(one.hex for one in told.struck if one.far)


# What it says.


@ruling("SJ-13.2", "SJ-13.3")
def test_an_attack_without_movement_strikes_from_where_one_stands_and_faces() -> None:
    shown = reach(alone("warrior", "warding-arc"), "warding-arc")
    assert (shown.seat, shown.dog, shown.hex, shown.side) == (ME, False, "0,0", "n")
    assert near(shown) == ["-1,-1", "-1,0", "0,-2", "1,-1", "1,-2"] and far(shown) == []
    assert {one.marks for one in shown.struck} == {((1, "w"),)}
    turned = reach(alone("warrior", "warding-arc", facing={ME: "ne"}), "warding-arc")
    assert near(turned) == ["0,-1", "1,-2", "1,0", "2,-1", "2,-2"]


@ruling("SJ-19.3")
def test_a_line_of_the_present_kamae_is_taken_instead_of_a_free_one() -> None:
    free = reach(alone("warrior", "scything-uppercut", kamae={ME: "N"}), "scything-uppercut")
    assert near(free) == ["-1,0", "0,-1", "1,-2"] and "0,0" in far(free), "one step back may be made"
    balanced = reach(alone("warrior", "scything-uppercut", kamae={ME: "B"}), "scything-uppercut")
    assert "0,0" not in far(balanced) and "0,-2" in far(balanced), "one to the front instead"


@ruling("SJ-11.5", "SJ-11.15", "SJ-12.1")
def test_a_step_that_must_be_made_shifts_the_reach_and_into_an_obstacle_it_leads_nowhere() -> None:
    shown = reach(alone("student", "wheel-strike"), "wheel-strike")
    assert near(shown) == [] and far(shown) == ["0,-2"]
    walled = reach(alone("student", "wheel-strike", solid={"0,-1": "boulder"}), "wheel-strike")
    assert walled.struck == [], "who runs into it strikes nobody any more"


@ruling("SJ-4.25")
def test_a_line_counts_only_if_its_focus_is_left_once_the_card_is_paid() -> None:
    poor, rich = (len(reach(alone("student", "rock-strike", focus={ME: focus}), "rock-strike").struck) for focus in (0, 1))
    assert rich > poor


@ruling("SJ-31.34")
def test_a_drunken_wakou_must_move_and_need_not_keep_to_one_way() -> None:
    drunk = reach(layout("wakou", "student", at=FAR, hands={ME: "fend"}), "fend")
    sober = reach(layout("wakou", "student", at=FAR, hands={ME: "fend"}, sober={ME: True}), "fend")
    assert drunk.struck != sober.struck or drunk.covered != sober.covered


@ruling("SJ-16.1")
def test_a_block_covers_hexes() -> None:
    shown = reach(alone("warrior", "ember-block"), "ember-block")
    assert sorted(one.hex for one in shown.covered) == ["-1,0", "-1,1", "0,-1"]
    assert not any(one.star or one.far for one in shown.covered) and shown.struck == []


def test_of_a_card_in_play_each_part_has_its_grids_as_far_as_its_lines_are_open() -> None:
    for focus, cells in ((0, []), (1, ["FL", "F"])):
        table = alone("student", "cleaving-waterfall", focus={ME: focus})
        choose(table, "cleaving-waterfall", DOES_NOTHING)
        for viewer in (ME, OTHER, None):
            ahead = foresee(table, viewer)
            assert ahead is not None
            shown = next(one for one in ahead.plays if one.card == "cleaving-waterfall")
            assert [[one.cell for one in part.struck] for part in shown.parts] == [["FL", "F"], cells]
            assert any(one.card == shown.card for one in ahead.reaches), "cards in play can be looked at by all"


@ruling("SJ-13.6")
def test_a_cell_with_nothing_but_an_asterisk_counts_only_where_its_line_is_open() -> None:
    for kamae, cells in (("N", ["FR", "BR"]), ("B", ["FR", "BR", "F", "FL"])):
        table = alone("yasuke", "double-strike", kamae={ME: kamae})
        choose(table, "double-strike", DOES_NOTHING)
        assert [one.cell for one in grids(table)] == cells


def test_hexes_off_the_field_are_not_shown() -> None:
    table = layout("warrior", "student", at={ME: "0,-3", OTHER: "3,-3"}, hands={ME: "warding-arc"})
    shown = reach(table, "warding-arc")
    assert {one.hex for one in shown.struck} <= {name_of(hex) for hex in table.hexes} and len(shown.struck) < 5


# What it does not say.


def test_nobody_is_shown_what_others_hold_and_of_a_game_that_is_over_nothing() -> None:
    table = layout("warrior", "student", at=FAR, hands={ME: "warding-arc", OTHER: "rock-strike"})
    for viewer, cards in ((ME, {"warding-arc"}), (OTHER, {"rock-strike"}), (None, set())):
        ahead = foresee(table, viewer)
        assert ahead is not None
        always = set() if viewer is None else set(table.specials[viewer])
        assert {one.card for one in ahead.reaches} - always == cards
        assert {one.seat for one in ahead.reaches} <= {viewer}
    table.outcome = object()  # type: ignore[assignment]  # whatever it was
    assert foresee(table, ME) is None


def test_it_is_no_part_of_the_view_and_touches_nothing() -> None:
    table = alone("student", "rock-strike")
    before = table.digest()
    assert "foresight" not in table.view(ME) and not hasattr(table.see(ME), "foresight")
    foresee(table, ME)
    assert table.digest() == before and table.copy().digest() == before


def test_it_is_worked_out_once_wherever_one_stands() -> None:
    table = alone("student", "rock-strike", focus={ME: 1})
    layout = layout_of(table.box.sheets["rock-strike"])
    layout.found.clear()
    foresee(table, ME)
    assert len(layout.found) == 1
    foresee(alone("student", "rock-strike", focus={ME: 1}), ME)
    assert len(layout.found) == 1


# It is what the rules then do.


def can_be_struck(table: Table, card: str, most: int = 4_000) -> bool:
    """Whether the other is struck on any of the ways in which this card can be carried out; tried out one by one."""
    choose(table, card, DOES_NOTHING)
    open_ways, seen_before, tried = [table], {table.digest()}, 0
    while open_ways:
        now = open_ways.pop()
        if any(one.target == OTHER and one.card == card for one in told(now, Struck)):
            return True
        if now.over or asked(now) == "ChooseCards":
            continue
        seat = now.waiting[0]
        for move in now.options(seat) if seat == ME else [idle(now, seat)]:
            other = now.copy()
            other.listen()
            other.play(seat, move)
            tried += 1
            assert tried < most, "too many ways to try them all"
            if other.digest() not in seen_before:
                seen_before.add(other.digest())
                open_ways.append(other)
    return False


CARDS = [
    ("warrior", "warding-arc", "N", 0),
    ("warrior", "scything-uppercut", "N", 0),
    ("warrior", "scything-uppercut", "B", 0),
    ("student", "wheel-strike", "N", 0),
    ("student", "wheel-strike", "N", 1),
    ("student", "rock-strike", "D", 0),
    ("student", "rock-strike", "D", 1),
    ("student", "cleaving-waterfall", "N", 1),
    ("wakou", "wheel-strike", "N", 1),
    ("yasuke", "double-strike", "N", 0),
    ("yasuke", "double-strike", "B", 0),
    ("student", "diagonal-slash", "A", 0),
]


@ruling("SJ-11.8", "SJ-11.14", "SJ-13.3", "SJ-19.3")
@pytest.mark.parametrize(("character", "card", "kamae", "focus"), CARDS)
def test_whoever_is_said_to_be_struck_can_be_struck_and_nobody_else(character: str, card: str, kamae: str, focus: int) -> None:
    """The other stands on every hex of the field in turn, in the way as well as within reach; a boulder is in the way too."""
    foreseen, struck = [], []
    empty = alone(character, card)
    boulder = {"1,-1": "boulder"}
    for hex in sorted(name_of(one) for one in empty.hexes):
        if hex in ("0,0", *boulder):
            continue
        at, hands = {ME: "0,0", OTHER: hex}, {ME: card}
        table = layout(character, "student", at=at, hands=hands, kamae={ME: kamae}, focus={ME: focus}, solid=boulder)
        if any(one.hex == hex for one in reach(table, card).struck):
            foreseen.append(hex)
        if can_be_struck(table, card):
            struck.append(hex)
    assert foreseen == struck and struck


def test_a_turn_that_is_chosen_moves_the_grid_with_the_figure() -> None:
    table = alone("student", "rock-strike", kamae={ME: "D"})
    choose(table, "rock-strike", DOES_NOTHING)
    until(table, "Moving", ME)
    cells = [one.cell for one in islice(grids(table), 1)]
    play(table, ME, "turn right")
    assert [one.cell for one in islice(grids(table), 1)] == cells


def grids(table: Table) -> list[seen.StruckCell]:
    ahead = foresee(table, ME)
    assert ahead is not None
    return [cell for play in ahead.plays for part in play.parts for cell in part.struck]
