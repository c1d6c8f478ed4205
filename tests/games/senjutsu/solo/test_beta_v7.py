"""Chapter 43: solo play of BETA V7."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import budokan
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.cards import solo_cards
from budokan.games.senjutsu.events import FoeBled, FoeDeckRenewed, Walked
from budokan.games.senjutsu.solo.effects import look
from budokan.games.senjutsu.table import Table
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, idle, told
from tests.support.senjutsu_solo import against, drawn, reasons, stands, turn

BETA: dict[str, Any] = {"edition": "beta-v7"}


def beta(**more: Any) -> dict[str, Any]:
    return {"hero": "student", "hand": "deep-meditation", "options": {**BETA, **more.pop("options", {})}, **more}


@ruling("SJ-43.5")
def test_ai_samurai_stand_on_or_next_to_start_hexes_with_15_cards() -> None:
    table = cast(Table, GAME.new(1, 3, "solo", listen=True, characters=["student"], **BETA, foes=["ronin", "warrior"]))
    while type(table.decision).__name__ != "ChooseCards":
        table.play(0, idle(table, 0))
    assert [len(table.lists[foe]) for foe in (1, 2)] == [15, 15]
    starts = {hex for group in table.ground.groups for hex in group}
    assert all(table.at[foe] in starts for foe in (1, 2))
    with pytest.raises(budokan.BadWords):
        GAME.new(1, 3, "solo", **BETA, foes=["samurai-boss"])


@ruling("SJ-43.6")
@pytest.mark.parametrize("kind", ["master", "student", "ronin", "warrior"])
def test_the_fifteen_cards(kind: str) -> None:
    table = cast(Table, GAME.new(1, 3, "solo", **BETA, foes=[kind]))
    selection = {card.id: card.selection for card in solo_cards()}
    counted = Counter(selection[card] for card in table.lists[1])
    assert counted == {0: 4, 1: 1, 4: 6, 5: 4}
    assert all(card.startswith(f"solo-{kind}") for card in table.lists[1] if selection[card] == 0)


@ruling("SJ-43.5")
def test_each_of_four_has_fifteen_cards_and_one_nightmare_among_them() -> None:
    table = cast(Table, GAME.new(4, 3, "coop", **BETA))
    assert [len(table.lists[foe]) for foe in range(4, 8)] == [15] * 4
    dark = cast(Table, GAME.new(4, 3, "coop", **BETA, nightmare=True))
    nightmares = {card.id for card in solo_cards() if card.nightmare}
    assert [len(nightmares.intersection(dark.lists[foe])) for foe in range(4, 8)] == [1] * 4
    assert [len(dark.lists[foe]) for foe in range(4, 8)] == [15] * 4


@ruling("SJ-43.13")
def test_a_foe_has_the_wound_limit_of_its_character() -> None:
    table = cast(Table, GAME.new(1, 3, "solo", characters=["student"], **BETA, foes=["ronin", "master"]))
    assert table.solo.limits == [table.box.persons[kind].wound_limit for kind in ("ronin", "master")]
    agreed = cast(Table, GAME.new(1, 3, "solo", characters=["student"], **BETA, foes=["ronin"], foe_wounds=2))
    assert agreed.solo.limits == [2]


@ruling("SJ-43.7")
def test_a_foe_has_the_advantage_of_its_character() -> None:
    table = cast(Table, GAME.new(1, 3, "solo", characters=["student"], **BETA, foes=["master"]))
    persons = table.box.persons
    first = max((0, 1), key=lambda one: persons[table.characters[one]].advantage)
    assert table.track[0] == first


@ruling("SJ-43.8", "SJ-43.9")
def test_it_faces_the_player_comes_to_him_and_goes_behind_him_by_its_left() -> None:
    far = """
          a↗
       .     .
          .
       .     .
          .
       .     .
          H↑
       .     .
          .
    """
    for kind in ("ronin", "warrior"):
        table = against(kind, board=far, cards="solo-004", **beta())
        turn(table, "deep-meditation")
        assert reasons(table) == ["SJ-43.8"]
        assert drawn(table)["a"] == ("0,-1", "s"), "face to face with him"
        at_rest(table)
    near = """
          a↓
       .     .
          H↑
       .     .
          .
    """
    table = against("ronin", board=near, cards="solo-004", **beta())
    turn(table, "deep-meditation")
    assert drawn(table)["a"][0] == "1,0", "looking south, its left is east: two steps round him"
    again = against("ronin", board=near, cards="solo-004", **beta(at={1: "1,0"}, facing={1: 5}))
    turn(again, "deep-meditation")
    assert drawn(again)["a"][0] == "0,1", "the hex at his back"


@ruling("SJ-43.8")
def test_it_goes_by_its_left_though_the_way_is_longer() -> None:
    """On his front left two steps to its right lead behind him, four to its left; Quick Dodge is one step."""
    before = """
          .
       a↘    .
          H↑
       .     .
          .
    """
    after = """
          a↓
       .     .
          H↑
       .     .
          .
    """
    table = against("ronin", board=before, cards="solo-028", **beta())
    turn(table, "deep-meditation")
    assert stands(table, after)
    assert reasons(table) == ["SJ-43.8"]
    at_rest(table)
    two_steps = against("ronin", board=before, cards="solo-004", **beta())
    turn(two_steps, "deep-meditation")
    assert drawn(two_steps)["a"][0] == "1,-1", "though two steps to its right would be enough"
    at_rest(two_steps)


@ruling("SJ-43.10")
def test_foes_avoid_collisions() -> None:
    """A boulder and another foe stand in its way: it enters neither."""
    board = """
          a↓
       .     .
          b↓
       ##    .
          H↑
    """
    table = against("ronin", "warrior", board=board, cards="solo-004 solo-003", **beta())
    turn(table, "deep-meditation")
    assert "-1,0" not in [event.hex for event in told(table, Walked)]
    places = [drawn(table)[sign][0] for sign in "abH"]
    assert len(set(places)) == 3
    at_rest(table)


@ruling("SJ-43.11", "SJ-43.12")
def test_a_deck_that_runs_out_is_made_anew_and_costs_a_wound_if_it_bleeds() -> None:
    board = """
          a↓
       .     .
          .
       .     .
          .
       .     .
          H↑
    """
    calm = against("ronin", board=board, cards="solo-003", decks={0: ""}, **beta(discards={1: "solo-024"}))
    turn(calm, "deep-meditation")
    assert told(calm, FoeDeckRenewed)
    assert not told(calm, FoeBled)
    assert calm.wounds[1] == 0
    bleeding = against("ronin", board=board, cards="solo-003", decks={0: ""}, **beta(discards={1: "solo-024"}, bleeding={1: 1}))
    turn(bleeding, "deep-meditation")
    assert told(bleeding, FoeBled)
    assert bleeding.wounds[1] >= 1


@ruling("SJ-43.12")
def test_looking_at_a_short_deck_makes_nobody_bleed() -> None:
    board = """
          a↓
       .     .
          H↑
    """
    table = against("ronin", board=board, cards="solo-003", decks={0: "solo-023"}, **beta(bleeding={1: 1}))
    look(table, 0, 1)
    assert told(table, FoeDeckRenewed)
    assert not told(table, FoeBled)
    assert table.wounds[1] == 0


def test_random_beta_games_end() -> None:
    for seed, kind in enumerate(["master", "student", "ronin", "warrior"]):
        table = cast(Table, GAME.new(1, seed, "solo", **BETA, foes=[kind]))
        luck = Luck(seed, "bot")
        while not table.over:
            table.play(0, luck.pick(table.options(0)))
        assert table.outcome is not None
