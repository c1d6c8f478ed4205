"""Every fault of a card file or a position, brought about once, is told in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from budokan.games.ken import GAME
from budokan.games.ken.box import box_with, check_own_cards
from budokan.games.ken.reading import card_set
from budokan.kernel.errors import BadWords
from tests.support.faults import faults_of, ids, said_in_italian
from tests.support.ken import layout

TECHNIQUE = "cento-pugni-distruttivi"
WEAPONS = "armi-da-taglio"
QUICK = "attacco-generale"

CARDS: list[tuple[str, str, dict[str, Any]]] = [
    ("master-life", "kenshiro", {"resistance": 4}),
    ("army-resistance", "predoni", {"resistance": "life"}),
    ("inhabited", "kenshiro", {"inhabited": True}),
    ("technique-duration", TECHNIQUE, {"duration": "turn"}),
    ("duration", "kenshiro", {"duration": "turn"}),
    ("hosts", WEAPONS, {"profile": None}),
    ("equipment-masters", WEAPONS, {"profile": "fighters"}),
    ("technique-profile", TECHNIQUE, {"profile": "trees"}),
    ("life", "villaggio", {"resistance": "life"}),
    ("successor", "villaggio", {"play": {"successor": True}}),
    ("after-use", QUICK, {"duration": "discard-after-use"}),
    ("after-use-own", "barricate", {"play": {"hosts": {"type": ["place"], "side": "any"}}}),
    ("figure", "villaggio", {"attack": 1}),
    ("figure", "fudo", {"abilities": [{"does": "add", "attack": 1, "to": {"among": "table", "type": ["place"]}}]}),
    ("one-price", TECHNIQUE, {"abilities": [{"does": "add", "attack": 1, "lives": 1}] * 2}),
    ("equal", "villaggio", {"name": "Deserto"}),
    ("unknown", "julia", {"abilities": [{"does": "add", "attack": 1, "bearer": ["yulia"]}]}),
]

ABILITIES: list[tuple[str, str, dict[str, Any]]] = [
    ("after-use-does", "barricate", {"does": "beat", "to": {"among": "opposing-group", "count": 1}}),
    ("argument", "kenshiro", {"does": "grant", "keyword": "surprise", "attack": 1}),
    ("figure", "kenshiro", {"does": "add", "resistance": 1}),
    ("figure", "kenshiro", {"does": "annul", "figures": True, "to": {"among": "opposing-group"}}),
    ("figure", "myu", {"does": "add", "attack": 1, "lives": 1, "when": ["apart"], "to": {"among": "own-present"}}),
    ("figure", "armature", {"does": "add", "green": 1}),
    ("lives-school", "zeta", {"does": "grant", "keyword": "surprise", "lives": 1}),
    ("lives-symbols", QUICK, {"does": "add", "attack": 1, "lives": 1}),
    ("add", "kenshiro", {"does": "add"}),
    ("keyword", "kenshiro", {"does": "grant"}),
    ("zero", "kenshiro", {"does": "zero"}),
    ("fetch-zone", QUICK, {"does": "fetch", "to": {"count": 1}}),
    ("target", "kenshiro", {"does": "distract"}),
    ("one-target", "kenshiro", {"does": "beat", "to": {"count": "equal"}, "when": ["played"]}),
    ("challenge", QUICK, {"does": "challenge", "to": {"count": 1}}),
    ("by-events", "kenshiro", {"does": "end-combat"}),
    ("by-quick-events", "liberazione", {"does": "annul"}),
    ("bearer-beaten", "kenshiro", {"does": "add", "attack": 1, "when": ["bearer-beaten"]}),
    ("played", "villaggio", {"does": "add", "green": 1, "when": ["played"]}),
    ("when-played", "kenshiro", {"does": "beat", "to": {"count": 1}}),
    ("after-damage", "kenshiro", {"does": "add", "attack": 1, "when": ["after-damage"]}),
    ("lose-life", "kenshiro", {"does": "lose-life"}),
    ("uninhabit", "kenshiro", {"does": "uninhabit"}),
]


@pytest.mark.parametrize(("fault", "card", "change"), CARDS, ids=[row[0] for row in CARDS])
def test_a_card_that_cannot_be_played_with(fault: str, card: str, change: dict[str, Any]) -> None:
    with pytest.raises(BadWords) as caught:
        box_with({card: change})
    assert f"ken-fault-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "ken")


@pytest.mark.parametrize(("fault", "card", "ability"), ABILITIES, ids=[row[0] for row in ABILITIES])
def test_an_ability_that_cannot_be_played_with(fault: str, card: str, ability: dict[str, Any]) -> None:
    with pytest.raises(BadWords) as caught:
        card_set({card: {"abilities": [ability]}})
    assert {"ken-fault-ability", f"ken-fault-{fault}"} <= ids(caught.value.why)
    assert f"{card}: capacità 1: " in said_in_italian(caught.value.why, "ken")


@pytest.mark.parametrize(
    "change",
    [
        {"abilities": [{"does": "grant", "keyword": "surprise"}] * 7},
        {"abilities": [{"does": "grant", "keyword": "surprise", "bearer": ["julia"] * 21}]},
        {"abilities": [{"does": "add", "attack": 1, "to": {"among": "own-present", "card": ["julia"] * 21}}]},
        {"marks": ["unique"] * 21},
    ],
    ids=["abilities", "bearers", "cards", "marks"],
)
def test_a_card_that_every_combat_would_take_long_to_look_through(change: dict[str, Any]) -> None:
    with pytest.raises(BadWords) as refused:
        box_with({"kenshiro": change})
    assert "form-longest" in ids(refused.value.why)
    assert "kenshiro" in said_in_italian(refused.value.why, "ken")


def test_a_file_with_something_else_in_it(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("[[deck]]\nid = 'x'\n", encoding="utf-8")
    with pytest.raises(BadWords) as caught:
        check_own_cards(tmp_path)
    assert "ken-fault-key" in ids(caught.value.why)
    assert said_in_italian(caught.value.why, "ken") == "own.toml: deck non esiste; ci si aspettano type e [[card]]."


def piece(number: int, seat: int, card: str, assigned: list[tuple[str, int]] | None = None, copies: int = 1) -> dict[str, Any]:
    return {"id": number, "seat": seat, "card": card, "copies": copies, "assigned": assigned or []}


def combat(**values: Any) -> dict[str, Any]:
    return {"kind": "single", "attacker": 0, "groups": [{}, {}], **values}


def battle(seat: int = 0, **group: list[int]) -> dict[str, Any]:
    return {"attacker": seat, "attack": group, "place": 1}


POSITIONS: list[tuple[str, dict[str, Any]]] = [
    ("no-card", {"hands": [["kenshirro"], []]}),
    ("numbers", {"last_piece": 0}),
    ("count", {"hands": [[], []]}),
    ("known", {"known": [["shin"], []]}),
    ("alone", {"pieces": [piece(1, 0, WEAPONS)]}),
    ("stack", {"pieces": [piece(1, 0, "villaggio", copies=2)]}),
    ("stay", {"pieces": [piece(1, 0, QUICK)]}),
    ("assigned", {"pieces": [piece(1, 0, "kenshiro", [("villaggio", 0)])]}),
    ("host", {"pieces": [piece(1, 0, "kenshiro", [(WEAPONS, 0)])]}),
    ("successor-owner", {"pieces": [piece(1, 0, "kenshiro", [("successore-di-hokuto", 1)])]}),
    ("one-successor", {"pieces": [piece(1, 0, "kenshiro", [("successore-di-hokuto", 0)] * 2)]}),
    ("once", {"pieces": [piece(1, 0, "shin"), piece(2, 1, "shin")]}),
    ("unique", {"pieces": [piece(1, 0, "lynn"), piece(2, 1, "lynn")]}),
    ("twice", {"battles": [battle(front=[1, 1])]}),
    ("twice", {"combats": [combat(groups=[{"front": [1, 1]}, {}])]}),
    ("in-group", {"battles": [battle(front=[99])]}),
    ("master-alone", {"pieces": [piece(1, 0, "shin"), piece(2, 0, "bull")], "battles": [battle(front=[1, 2])]}),
    ("command", {"battles": [battle(commanders=[1])]}),
    ("target", {"battles": [{"attacker": 0, "attack": {"front": [1]}}]}),
    ("firsts", {"combats": [combat(firsts=[1])]}),
    ("place-named", {"combats": [combat(kind="place")]}),
    ("place", {"combats": [combat(kind="place", place=1)]}),
    ("ability", {"combats": [combat(activated=[(1, "bull", 9, 0)])]}),
    ("used", {"combats": [combat(used=[{"seat": 0, "card": "bull", "from_hand": False}])]}),
]


@pytest.mark.parametrize(("fault", "change"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_a_position_that_cannot_be(fault: str, change: dict[str, Any]) -> None:
    """The decks are made to hold what the position shows, so that only the fault itself is found."""
    table = layout(forces={0: "bull", 1: "zeta"})
    position = table.position()
    position.state = {**position.state, **change}
    if "pieces" in change:
        position.state["last_piece"] = len(change["pieces"])
        for seat in (0, 1):
            own = [card for one in change["pieces"] for card in owned(one, seat)]
            mine = [*position.state["hands"][seat], *position.state["futures"][seat], *own]
            position.options[f"own_deck_{seat}"] = ", ".join(f"{mine.count(card)} {card}" for card in dict.fromkeys(mine))
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    assert f"ken-position-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "ken")


FRAMES: list[tuple[str, dict[str, Any]]] = [("no-piece", {"frame": "DrawIn", "attacker": 0, "defender": 99})]


@pytest.mark.parametrize(("fault", "frame"), FRAMES, ids=[row[0] for row in FRAMES])
def test_a_frame_that_cannot_be(fault: str, frame: dict[str, Any]) -> None:
    position = layout(forces={0: "bull", 1: "zeta"}).position()
    position.stack.insert(0, frame)
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    assert f"ken-position-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "ken")


def owned(one: dict[str, Any], seat: int) -> list[str]:
    standing = [one["card"]] * one["copies"] if one["seat"] == seat else []
    return [*standing, *(card for card, owner in one["assigned"] if owner == seat)]


def test_every_fault_is_brought_about_here() -> None:
    cards = {f"ken-fault-{fault}" for fault, _, _ in (*CARDS, *ABILITIES)} | {"ken-fault-ability", "ken-fault-key"}
    assert cards | {f"ken-position-{fault}" for fault, _ in (*POSITIONS, *FRAMES)} == faults_of("games/ken")
