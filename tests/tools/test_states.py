"""What is written from the declared states of the houses is fresh, and marked as generated."""

from __future__ import annotations

import pytest
from tools.states.modules import declared_houses, modules_of
from tools.states.source import HEAD, ROOT

import budokan

HOUSES = declared_houses()


def test_every_house_declares_its_state() -> None:
    assert {house.name.replace("_", "-") for house in HOUSES} == set(budokan.games())


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.name)
def test_what_is_generated_is_fresh(house: object) -> None:
    (found,) = [one for one in HOUSES if one is house]
    marked = (ROOT / ".gitattributes").read_text(encoding="utf-8")
    assert "src/budokan/games/*/generated_*.py linguist-generated=true" in marked
    for file, text in modules_of(found).items():
        assert text.startswith(HEAD)
        assert file.read_text(encoding="utf-8") == text, f"{file.name} is not fresh: make generated"
