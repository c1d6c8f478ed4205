"""Chapter 27: tokens put on the field."""

from __future__ import annotations

from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, play, until


@ruling("SJ-66.26", "SJ-53.6", "SJ-27.27")
def test_caltrop_scatter_places_traps_from_stealth() -> None:
    table = layout("ninja", "ronin", at={0: "0,0", 1: "0,-1"}, hands={0: "caltrop-scatter"}, stealthed={0: True})
    choose(table, "caltrop-scatter", "ronin-special")
    assert until(table, "PlaceToken", 0) == [
        "put trap on FL",
        "put trap on FR",
        "put decoy on FL",
        "put decoy on FR",
    ], "F is taken"
    play(table, 0, "put decoy on FL")
    play(table, 0, "put trap on FR")
    assert asked(table) != "PlaceToken", "there is room for two only"
    assert sorted(live for _, _, live in table.tokens.values()) == [False, True]
    finish_turn(table)
    at_rest(table)
