"""Chapter 27: terrain and tokens."""

from __future__ import annotations

from typing import Any

import pytest

from budokan.games.senjutsu.events import TerrainRemoved
from tests.support.hachiko import with_dog
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, offered, places, play, told

FAR = {0: "0,0", 1: "3,-3"}


@ruling("SJ-27.21", "SJ-27.22", "SJ-27.24")
def test_corpses_are_walked_over_at_a_price() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "firm-mind"}, focus={0: 2}, soft={"0,-1": "corpses"})
    choose(table, "firm-mind", "student-special")
    play(table, 0, "step F")
    play(table, 0, "step F")
    assert (places(table)[0], table.stuns[0], table.focus[0]) == ("0,-2", 1, 0)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-27.25", "SJ-27.28", "SJ-66.27")
def test_a_caltrop_may_be_walked_into_and_is_removed() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "firm-mind"}, tokens={"0,-1": ["caltrop", 0, True]})
    choose(table, "firm-mind", "student-special")
    play(table, 0, "step F")
    assert (table.wounds[0], len(table.hobbled[0]), table.tokens) == (1, 1, {})
    assert "step F" in offered(table, 0), "movement goes on"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-27.26", "SJ-27.27")
def test_a_trap_is_live_or_not_and_only_its_owner_knows() -> None:
    tokens = {"0,-1": ["trap", 1, False], "1,-1": ["trap", 1, True], "-1,0": ["trap", 1, True]}
    table = layout("ronin", "ninja", at=FAR, hands={0: "firm-mind"}, tokens=tokens)
    assert {token["live"] for token in table.view(0)["table"]["field"]["tokens"].values()} == {None}
    assert table.view(1)["table"]["field"]["tokens"]["0,-1"]["live"] is False
    choose(table, "firm-mind", "ninja-special")
    play(table, 0, "step F")
    assert (table.wounds[0], len(table.tokens)) == (0, 2), "a decoy"
    finish_turn(table)
    at_rest(table)


@ruling("SJ-27.13", "SJ-27.14", "SJ-9.4")
def test_the_temple_gives_one_focus_to_each_beside_it() -> None:
    temple = {"0,-1": "temple", "1,-1": "temple", "0,-2": "temple"}
    table = layout("ronin", "student", at={0: "0,0", 1: "3,0"}, hands={0: "fend", 1: "fend"}, solid=temple)
    choose(table, "ronin-special", "student-special")
    finish_turn(table)
    assert table.focus == [1, 0]
    at_rest(table)


@ruling("SJ-27.4", "SJ-27.5", "SJ-17.13", "SJ-16.13", "SJ-27.8", "SJ-27.10", "SJ-27.30")
def test_terrain_stops_attacks_at_every_speed_and_bamboo_is_cut() -> None:
    table = layout(
        "ronin",
        "student",
        at={0: "0,0", 1: "0,-2"},
        hands={0: "reverse-carved-fang", 1: "fend"},
        solid={"0,-1": "bamboo", "0,1": "boulder", "1,0": "boulder", "-1,1": "boulder"},
        focus={0: 1},
    )
    choose(table, "reverse-carved-fang", "student-special")
    finish_turn(table)
    table = layout("warrior", "student", at={0: "0,0", 1: "0,-2"}, hands={0: "warding-arc"}, solid={"0,-1": "bamboo"})
    choose(table, "warding-arc", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 0, "the only way is shut"
    assert table.solid == {(-1 + 32) * 64 + 32: "bamboo"}, "no cell of the grid lies on the bamboo"
    table = layout(
        "student", "ronin", at={0: "0,0", 1: "0,-3"}, hands={0: "horizontal-cut"}, solid={"1,-2": "bamboo"}, kamae={0: "N"}
    )
    choose(table, "horizontal-cut", "ronin-special")
    play(table, 0, "step FL")
    finish_turn(table)
    table = layout("student", "ronin", at={0: "0,0", 1: "0,-3"}, hands={0: "pommel-smash"}, solid={"0,-1": "bamboo"})
    choose(table, "pommel-smash", "ronin-special")
    finish_turn(table)
    assert table.solid == {}
    assert len(told(table, TerrainRemoved)) == 1
    at_rest(table)


DOG_STAYS: dict[str, Any] = {"card": "throat-tear-cornered", "kamae": "D", "solid": {"0,-1": "temple"}}


@ruling("SJ-27.13", "SJ-27.14", "SJ-31.8")
@pytest.mark.parametrize(("dog_at", "focus"), [("1,-1", 2), ("3,-3", 1)])
def test_the_temple_blesses_the_ashigaru_and_hachiko_each(dog_at: str, focus: int) -> None:
    table = with_dog(at={0: "0,0", 1: "-3,3"}, dog_at=dog_at, hands={0: "fend"}, **DOG_STAYS)
    choose(table, "ashigaru-special", "student-special")
    finish_turn(table)
    assert table.focus[0] == focus
    at_rest(table)
