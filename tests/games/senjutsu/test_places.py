"""Chapters 5, 30 and 31: where the figures begin, and what their players settle then."""

from __future__ import annotations

from budokan.games.senjutsu.hexes import name_of
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, offered, places, play, start, until


@ruling("SJ-5.6", "SJ-5.7", "SJ-5.9", "SJ-5.10", "SJ-5.11", "SJ-5.12", "SJ-5.8")
def test_figures_are_placed_upward_on_opposite_groups_with_any_facing() -> None:
    table = start("ronin", "student")
    assert (table.track, table.waiting) == ([1, 0], (0,))
    assert offered(table, 0) == [f"stand on {hex}" for hex in ("-3,1", "-2,1", "-2,2", "3,-3", "3,-2", "2,-2")]
    play(table, 0, "stand on -2,1")
    assert offered(table, 0) == [f"face {side}" for side in ("n", "ne", "se", "s", "sw", "nw")]
    play(table, 0, "face se")
    assert offered(table, 1) == ["stand on 3,-3", "stand on 3,-2", "stand on 2,-2"], "the group opposite"
    play(table, 1, "stand on 2,-2")
    play(table, 1, "face s")
    assert places(table) == ["-2,1", "2,-2"]


@ruling("SJ-5.8", "SJ-5.9")
def test_team_mates_may_use_the_same_group_but_never_the_same_hex() -> None:
    table = start("ronin", "student", "master", "warrior", mode="teams")
    assert table.track == [2, 1, 3, 0]
    play(table, 0, "stand on -3,1")
    play(table, 0, "face n")
    assert "stand on -2,1" not in offered(table, 3), "the Warrior is an opponent"
    play(table, 3, "stand on 3,-3")
    play(table, 3, "face n")
    play(table, 1, "stand on 3,-2")
    play(table, 1, "face n")
    assert "stand on -2,1" in offered(table, 2) and "stand on -3,1" not in offered(table, 2)


@ruling("SJ-30.1", "SJ-30.2", "SJ-30.3")
def test_the_ninja_chooses_stealth_when_it_is_placed() -> None:
    table = start("ninja", "student")
    until(table, "ChooseStealth")
    assert offered(table, 0) == ["begin stealthed", "begin revealed"]
    play(table, 0, "begin stealthed")
    assert table.view(1)["table"]["players"][0]["stealthed"]


@ruling("SJ-31.57")
def test_hachiko_is_near_where_it_cannot_be_beside() -> None:
    ground = {"hexes": [[0, 0], [1, 0], [2, 0], [3, 0]], "start": {"west": [[0, 0]], "east": [[1, 0]]}, "terrain": []}
    table = start("ashigaru", "warrior", own_field=ground)
    play(table, 0, "stand on 0,0")
    play(table, 0, "face n")
    assert offered(table, 0) == ["stand on 2,0"], "1,0 is where the other begins"
    full = {**ground, "hexes": [[0, 0], [1, 0], [2, 0]], "start": {"west": [[0, 0]], "east": [[1, 0], [2, 0]]}}
    table = start("ashigaru", "warrior", own_field=full)
    play(table, 0, "stand on 0,0")
    play(table, 0, "face n")
    assert offered(table, 0) == ["stand on 1,0"], "nothing else is free"
    play(table, 0, "stand on 1,0")
    play(table, 0, "face n")
    play(table, 0, "Hachiko in determination")
    assert offered(table, 1) == ["stand on 2,0"], "a dog keeps nobody from his group"


@ruling("SJ-31.57", "SJ-5.18")
def test_hachiko_leaves_every_group_a_start_hex() -> None:
    line = {"west": [[0, 0]], "middle": [[1, 0]], "east": [[2, 0], [3, 0]]}
    table = start(
        "ashigaru", "warrior", "student", mode="melee", own_field={"hexes": [[q, 0] for q in range(4)], "start": line}
    )
    play(table, 0, "stand on 0,0")
    play(table, 0, "face n")
    assert offered(table, 0) == ["stand on 2,0"], "1,0 is nearer, but all that one group has"
    until(table, "ChooseCards")
    assert [name_of(table.at[seat]) for seat in (1, 2)] == ["1,0", "3,0"]


@ruling("SJ-31.57", "SJ-5.18")
def test_hachiko_takes_a_start_hex_nobody_else_can_use() -> None:
    bend = {"one": [[-1, 1], [0, 0]], "other": [[1, -2]], "third": [[0, -1]]}
    hexes = [hex for group in bend.values() for hex in group]
    table = start("ninja", "ashigaru", "navigator", mode="melee", own_field={"hexes": hexes, "start": bend})
    assert table.waiting == (2,)
    play(table, 2, "stand on 0,0")
    until(table, "OfferPlace")
    play(table, 1, "stand on 1,-2")
    play(table, 1, "face n")
    assert offered(table, 1) == ["stand on -1,1"], "where only the Navigator could begin, who has; 0,-1 is nearer"


@ruling("SJ-31.3", "SJ-31.4", "SJ-31.5", "SJ-31.9", "SJ-31.43")
def test_hachiko_is_placed_beside_the_ashigaru_and_contracts_are_chosen() -> None:
    table = start("ashigaru", "yojimbo")
    play(table, 0, "stand on -2,1")
    play(table, 0, "face n")
    assert set(offered(table, 0)) == {f"stand on {hex}" for hex in ("-3,1", "-2,2", "-1,0", "-1,1")}
    play(table, 0, "stand on -1,0")
    play(table, 0, "face n")
    assert offered(table, 0) == ["Hachiko in aggression", "Hachiko in determination"]
    play(table, 0, "Hachiko in determination")
    until(table, "ChooseContracts")
    whole = table.components()
    assert len([one for one in whole if one.startswith("contract 1 ")]) == 6, "all six lie in the box"
    play(table, 1, "leave out fury")
    assert table.components() == whole, "the one he left out lies there still"
    table.contracts[1].pop()
    assert table.components() != whole, "one that is lost is missed"
    table.contracts[1].append(("tools-of-the-trade", 0))
    assert [name for name, _ in table.contracts[1]] == [
        "reaction",
        "first-blood",
        "concentration",
        "show-them",
        "tools-of-the-trade",
    ]
    until(table, "ChooseCards")
    assert table.track == [1, 0], "Hachiko has no token of its own"
    at_rest(table)
