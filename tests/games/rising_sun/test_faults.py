"""Every fault of a card file or a position, brought about once, is told in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.box import check_changes
from budokan.kernel.errors import BadWords
from tests.support.faults import faults_of, ids, said_in_italian
from tests.support.rising_sun import layout

FILES = [
    ("rs-fault-figures", '[[card]]\nid = "courage"\nprice = "two"\n'),
    ("rs-fault-no-card", '[[card]]\nid = "sloth"\nprice = 2\n'),
    ("rs-fault-twice", '[[card]]\nid = "courage"\nprice = 2\n[[card]]\nid = "courage"\nvp = 3\n'),
    ("rs-fault-weaker", '[[card]]\nid = "oni-of-skulls"\nforce = 4\n'),
    ("fault-figure", '[[card]]\nid = "courage"\nprice = 99\n'),
    ("fault-no-list", "card = 3\n"),
    ("fault-not-a-card-key", '[[clan]]\nid = "koi"\n'),
]


@pytest.mark.parametrize(("fault", "content"), FILES, ids=[row[0] for row in FILES])
def test_a_file_that_cannot_be_played_with(tmp_path: Path, fault: str, content: str) -> None:
    (tmp_path / "mine.toml").write_text(content, encoding="utf-8")
    with pytest.raises(BadWords) as caught:
        check_changes(tmp_path)
    assert fault in ids(caught.value.why)
    said_in_italian(caught.value.why, "rising-sun")


Fields = dict[str, Any]


def one_bushi_less(state: Fields) -> None:
    state["reserve"][0].remove("bushi")


def too_many_strongholds(state: Fields) -> None:
    next(iter(state["strongholds"].values()))[0] = 99


def no_such_place(state: Fields) -> None:
    state["at"]["atlantis"] = [[], [], []]


def nobody_at_a_place(state: Fields) -> None:
    state["at"][next(iter(state["at"]))] = []


def hostage_of_nobody(state: Fields) -> None:
    state["hostages"][0].append([7, "bushi"])


def deal(*sides: int) -> list[Any]:
    nothing = [0, 0, ["", "", "", 0, 0]]
    return [*sides, False, nothing, nothing]


POSITIONS: list[tuple[str, Callable[[Fields], None]]] = [
    ("order", lambda state: state.update(honour=[0, 1, 1])),
    ("clans", lambda state: state.update(clans=["koi", "koi", "turtle"])),
    ("allies", lambda state: state.update(ally=[1, -1, -1])),
    ("shrines", lambda state: state.update(shrines=["fujin", "fujin", "hachiman", "raijin"])),
    ("places", lambda state: state["at"].pop("edo")),
    ("figures", one_bushi_less),
    ("strongholds", too_many_strongholds),
    ("season-cards", lambda state: state.update(display=[])),
    ("monsters", lambda state: state.update(beside=[])),
    ("tokens", lambda state: state.update(wars=["edo", "edo"])),
    ("tiles", lambda state: state.update(deck=["betray"])),
    ("tiles-follow", lambda state: state["hands"][-1].append(state["deck"].pop())),
    ("battle", lambda state: state.update(fighters=[0, 1], war=99)),
    ("bid", lambda state: state.update(phase="war", war=0, fighters=[0, 1], revealed=True)),
    ("bid-coins", lambda state: state["bids"][0].extend([99, 99])),
    ("deal", lambda state: state.update(drafts=[deal(0, 0), None, None])),
    ("offers", lambda state: state.update(offers=[1, 0, 0])),
    ("offers-of-allies", lambda state: state.update(ally=[1, 0, -1], offers=[4, 0, 0])),
    ("no-clan", lambda state: state["clans"].__setitem__(0, "spider")),
    ("no-figure", lambda state: state["reserve"][0].append("elephant")),
    ("no-place", no_such_place),
    ("no-province", lambda state: state["wars"].append("atlantis")),
    ("no-shrine", lambda state: state["shrines"].__setitem__(0, "zeus")),
    ("no-route", lambda state: state["tolls"].update({"edo-atlantis": "free"})),
    ("no-card", lambda state: state["display"].append("sloth")),
    ("no-tile", lambda state: state["deck"].append("dance")),
]

BOUNDS: list[tuple[str, Callable[[Fields], None]]] = [
    ("form-counted", lambda state: state.update(holder=9)),
    ("position-one-each", nobody_at_a_place),
    ("form-counted", hostage_of_nobody),
    ("form-longest", lambda state: state["bids"][0].extend([0, 0, 0, 0, 0])),
    ("form-most", lambda state: state.update(offers=[8, 0, 0])),
    ("form-counted", lambda state: state.update(drafts=[deal(0, 9), None, None])),
    ("form-counted", lambda state: state["promises"].append([9, 0, False, ["", "", "", 0, 0], 0, "open", 0, 0])),
]


@pytest.mark.parametrize(("fault", "spoil"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_a_position_that_cannot_be(fault: str, spoil: Callable[[Fields], None]) -> None:
    position = layout("koi", "lotus", "turtle").position()
    position.state = msgspec.json.decode(msgspec.json.encode(position.state))
    spoil(position.state)
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    assert f"rs-position-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "rising-sun")


@pytest.mark.parametrize(("fault", "spoil"), BOUNDS)
def test_a_field_out_of_its_bounds(fault: str, spoil: Callable[[Fields], None]) -> None:
    position = layout("koi", "lotus", "turtle").position()
    position.state = msgspec.json.decode(msgspec.json.encode(position.state))
    spoil(position.state)
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    assert fault in ids(caught.value.why)
    said_in_italian(caught.value.why, "rising-sun")


def test_every_fault_is_brought_about_here() -> None:
    cards = {fault for fault, _ in FILES if fault.startswith("rs-")}
    assert cards | {f"rs-position-{fault}" for fault, _ in POSITIONS} == faults_of("games/rising_sun")
