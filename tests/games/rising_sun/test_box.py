"""The box: a user's own figures from a folder, and what a position must hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import budokan
from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.box import check_changes
from tests.support.rising_sun import layout
from tests.support.rulings import ruling


@ruling("RS-2.8")
def test_a_folder_of_own_figures_is_read_and_checked(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "courage"\nprice = 2\nvp = 3\n', encoding="utf-8")
    assert check_changes(tmp_path) == {"courage": {"price": 2, "vp": 3}}
    for wrong in ('[[clan]]\nid = "koi"', '[[card]]\nid = "courage"\nprice = "two"', "[[card]]\nprice = 2", "= ="):
        (tmp_path / "mine.toml").write_text(wrong, encoding="utf-8")
        with pytest.raises(budokan.BadWords):
            check_changes(tmp_path)
    with pytest.raises(budokan.BadWords):
        check_changes(tmp_path / "nowhere")


@ruling("RS-24.10")
@pytest.mark.parametrize(
    "change",
    [
        {"honour": [0, 1, 1]},
        {"clans": ["koi", "koi", "turtle"]},
        {"ally": [1, -1, -1]},
        {"reserve": [["bushi"], ["bushi"], ["bushi"]]},
        {"deck": ["betray"]},
        {"display": []},
        {"shrines": ["fujin", "fujin", "hachiman", "raijin"]},
        {"bids": [[9, 9, 9, 9], [], []]},
        {"wars": ["edo", "edo"]},
        {"hands": [["betray", "betray", "betray", "betray"]]},
    ],
    ids=lambda change: next(iter(change)),
)
def test_a_position_that_does_not_hold_together_is_refused(change: dict[str, Any]) -> None:
    table = layout("koi", "lotus", "turtle")
    data = msgspec.json.decode(msgspec.json.encode(table.position()))
    assert GAME.set_up(data).digest() == table.digest()
    with pytest.raises(budokan.BadWords):
        GAME.set_up({**data, "state": {**data["state"], **change}})
