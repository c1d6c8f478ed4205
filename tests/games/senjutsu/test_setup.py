"""Chapters 5 and 20, and terrain as it is placed: from the box to the first choice."""

from __future__ import annotations

import re

import pytest

from budokan import BudokanError
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.events import Prepared, PreparedHidden
from budokan.games.senjutsu.hexes import hex_named, name_of
from budokan.games.senjutsu.table import Table
from budokan.kernel.ledger import folder_of_ledgers
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, offered, places, play, start, until


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


def until_prepared(table: Table) -> Table:
    until(table, "PrepareCards")
    return table


@ruling("SJ-5.13", "SJ-5.14", "SJ-5.15", "SJ-20.1", "SJ-5.16")
def test_prepared_cards_are_fetched_secretly_one_of_each_title() -> None:
    table = until_prepared(start("student", "master"))
    assert table.waiting == (0,), "the Master's list has none"
    assert offered(table, 0) == [
        "prepare calm-defence",
        "prepare field-bandages",
        "prepare insightful-blow",
        "prepare obedience",
        "pass",
    ]
    play(table, 0, "prepare obedience")
    assert "prepare obedience" not in offered(table, 0)
    assert table.log(1)[-1] == PreparedHidden(0)
    assert table.log(0)[-1] == Prepared(0, "obedience")
    play(table, 0, "pass")
    assert asked(table) == "ChooseCards"
    assert [len(hand) for hand in table.hands] == [6, 6], "five, and the card of the first turn"
    assert "obedience" in table.hands[0]
    at_rest(table)


@ruling("SJ-20.2", "SJ-5.14")
def test_never_beyond_the_hand_limit() -> None:
    cards = {"calm-defence": 3, "field-bandages": 3, "insightful-blow": 2, "obedience": 2, "focused-exertion": 3}
    cards |= {"calming-purpose": 2, "determination": 2, "fend": 3, "horse-kick": 3, "push-back": 3, "pommel-smash": 3}
    cards |= {"counter-attack": 3, "wheel-strike": 3, "practiced-strike": 3, "deep-meditation": 2}
    table = until_prepared(start("student", "ronin", decks=[{"cards": cards, "weapons": ["katana-swing"]}]))
    for card in ("calm-defence", "field-bandages", "insightful-blow", "obedience", "focused-exertion"):
        play(table, 0, f"prepare {card}")
    until(table, "ChooseCards")
    assert len(table.hands[0]) == 6, "five Prepared cards, nothing drawn at set-up, one in the first turn"
    at_rest(table)


@ruling("SJ-5.17")
def test_deck_lists_are_open_unless_closed() -> None:
    for option, seen in (("open", True), ("closed", False)):
        table = start("ronin", "student", deck_lists=option)
        assert (table.view(0)["table"]["players"][1]["list"] is not None) == seen
        assert table.view(1)["table"]["players"][1]["list"] is not None


@ruling("SJ-27.29", "SJ-31.26", "SJ-31.27")
def test_the_monks_player_must_place_the_bell_before_the_figures() -> None:
    table = start("monk", "student", field="snowfield", terrain="none")
    assert (asked(table), table.waiting) == ("PlaceBell", (0,))
    assert "pass" not in offered(table, 0)
    play(table, 0, "place bonsho-bell on 0,0 turned 0")
    assert list(table.solid.values()) == ["bonsho-bell"]


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


def test_the_page_of_options_lists_every_option() -> None:
    page = (folder_of_ledgers() / "options.md").read_text(encoding="utf-8")
    own = page.partition("## Senjutsu\n")[2].partition("\n## ")[0]
    assert sorted(set(re.findall(r"`(\w+)", own))) == sorted(GAME.options)
