"""The package of the games: the houses are imported from it in every way there is, and it is called for the games by name."""

from __future__ import annotations

import subprocess
import sys

import pytest

import budokan
import budokan.games.samurai_sword as house

WAYS = [
    ("import budokan.games.samurai_sword as x", "x.GAME"),
    ("import budokan.games.senjutsu.table as x", "x.Table"),
    ("import budokan.games as x", "x.GAMES"),
    ("import budokan.games", "budokan.games.GAMES"),
    ("from budokan import games", "games()['ken']"),
    ("import budokan", "budokan.games()['ken']"),
    ("import budokan", "budokan.games.ken.GAME"),
]


@pytest.mark.parametrize(("imported", "found"), WAYS, ids=[f"{imported}: {found}" for imported, found in WAYS])
def test_the_houses_are_reached_in_every_way(imported: str, found: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", f"{imported}\n{found}"], capture_output=True, text=True, check=False, timeout=60
    )
    assert (told.returncode, told.stderr) == (0, "")


def test_a_house_under_another_name_is_the_house() -> None:
    assert budokan.games()["samurai-sword"] is house.GAME is budokan.game("samurai-sword")
    assert list(budokan.games()) == ["samurai-sword", "rising-sun", "ken", "senjutsu"]
