"""Chapters 5 and 27: terrain before the fight."""

from __future__ import annotations

import pytest

from budokan import BudokanError
from budokan.games.senjutsu.hexes import hex_named, name_of
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, offered, play, start


@ruling("SJ-5.1", "SJ-5.2", "SJ-5.3", "SJ-5.4", "SJ-26.9")
def test_terrain_is_shared_evenly_and_placed_in_turn_from_the_highest_advantage() -> None:
    table = start("ronin", "student", "master", mode="melee", field="great-plain")
    assert table.track == [2, 1, 0]
    assert [len(pieces) for pieces in table.stock] == [2, 2, 2]
    table = start("ronin", "student", "master", mode="melee", field="snowfield")
    assert [len(pieces) for pieces in table.stock] == [1, 1, 2], "the first in placing order has one more"
    order = []
    while asked(table) == "ChooseTerrain":
        order.append(table.waiting[0])
        table.play(order[-1], table.options(order[-1])[0])
    assert order == [2, 0, 1, 2], "clockwise"
    assert len(table.solid) == 4
    at_rest(table)


@ruling("SJ-5.3")
def test_without_terrain_the_figures_come_first() -> None:
    assert asked(start("ronin", "student", field="snowfield", terrain="none")) == "OfferPlace"


@ruling("SJ-5.5", "SJ-27.1")
def test_a_piece_goes_on_free_hexes_that_are_no_start_hexes_and_splits_nothing() -> None:
    table = start("ronin", "student", field="snowfield")
    hexes = {move.split()[3] for move in offered(table, table.waiting[0])}
    starts = {name_of(hex) for group in table.ground.groups for hex in group}
    assert not hexes & starts
    assert "0,0" in hexes
    own = {"hexes": [[q, 0] for q in range(-3, 4)], "start": {"west": [[-3, 0]], "east": [[3, 0]]}, "terrain": ["boulder"]}
    table = start("ronin", "student", own_field=own)
    assert asked(table) == "OfferPlace", "a boulder anywhere on this bridge would split it: it is left out"


@ruling("SJ-27.15", "SJ-27.16", "SJ-27.18", "SJ-27.19")
def test_a_boat_makes_new_ground_beside_the_field_and_one_walks_under_a_torii() -> None:
    hexes = [[q, r] for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2]
    own = {"hexes": hexes, "start": {"west": [[-2, 0]], "east": [[2, 0]]}, "terrain": ["boat", "torii"]}
    table = start("ronin", "student", own_field=own)
    boats = [move for move in offered(table, 1) if "boat" in move]
    assert boats
    before = table.hexes
    play(table, 1, boats[0])
    assert len(table.hexes - before) == 2
    torii = next(move for move in offered(table, 0) if move == "place torii on 0,0 turned 0")
    play(table, 0, torii)
    assert {name_of(hex) for hex in table.solid} == {"0,-1", "0,1"}
    assert table.open(hex_named("0,0"))
    with pytest.raises(BudokanError):
        start("ronin", "student", own_field={"hexes": [[0, 0]], "start": {"west": [[5, 5]], "east": [[0, 0]]}})


@ruling("SJ-27.29", "SJ-31.26", "SJ-31.27")
def test_the_monks_player_must_place_the_bell_before_the_figures() -> None:
    table = start("monk", "student", field="snowfield", terrain="none")
    assert (asked(table), table.waiting) == ("PlaceBell", (0,))
    assert "pass" not in offered(table, 0)
    play(table, 0, "place bonsho-bell on 0,0 turned 0")
    assert list(table.solid.values()) == ["bonsho-bell"]
