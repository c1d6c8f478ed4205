"""Chapter 17: Rikyu."""

from __future__ import annotations

from typing import cast

import pytest

from budokan.games.samurai_sword.events import HonourLost, HonourPassed
from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, at_rest, end_turn, layout, play, told, untouched

RIKYU = {"expansions": ["rikyu"]}


@ruling("SS-17.1")
@pytest.mark.parametrize(("expansions", "characters", "cards"), [(["rikyu"], 13, 90), (["rising-sun", "rikyu"], 25, 130)])
def test_rikyu_is_shuffled_in_with_or_without_the_expansion(expansions: list[str], characters: int, cards: int) -> None:
    tables = [cast(Table, GAME.new(7, seed, expansions=expansions)) for seed in range(20)]
    assert (len(tables[0].box.characters), len(tables[0].box.deck)) == (characters, cards)
    assert any("rikyu" in table.characters for table in tables)
    assert not all("rikyu" in table.characters for table in tables), "one of many"
    for table in tables:
        at_rest(table)


@ruling("SS-17.1")
def test_without_the_option_there_is_no_rikyu() -> None:
    for expansions in ([], ["rising-sun"]):
        assert "rikyu" not in cast(Table, GAME.new(5, 0, expansions=expansions)).box.characters


@ruling("SS-17.2")
def test_rikyu_loses_no_honour_when_the_deck_ends() -> None:
    table = layout("goemon", "rikyu", "tomoe", "musashi", "kojiro", hands={0: "daimyo"}, deck_size=1, options=RIKYU)
    assert table.resilience[1] == 4
    with untouched(table, 1):
        play(table, 0, "play daimyo")
    assert [one.seat for one in told(table, HonourLost)] == [0, 2, 3, 4]
    assert table.honour == [4, 3, 2, 2, 2]
    at_rest(table)


@ruling("SS-17.2")
def test_his_last_honour_point_is_safe_from_it_too() -> None:
    table = layout(
        "goemon", "rikyu", "tomoe", "musashi", "kojiro", hands={0: "daimyo"}, honour={1: 1}, deck_size=1, options=RIKYU
    )
    play(table, 0, "play daimyo")
    assert not table.over
    assert table.honour[1] == 1
    at_rest(table)


@ruling("SS-17.3")
def test_rikyu_loses_honour_to_defeat_as_anyone() -> None:
    table = layout("goemon", "rikyu", "tomoe", "musashi", "kojiro", hands={0: "bo"}, resilience={1: 1}, options=RIKYU)
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert told(table, HonourPassed) == [HonourPassed(1, 0, 2)]
    at_rest(table)


@ruling("SS-17.3")
def test_and_to_bushido() -> None:
    table = layout("goemon", "rikyu", "tomoe", "musashi", "kojiro", properties={1: "bushido"}, deck="bo", options=RIKYU)
    end_turn(table)
    with untouched(table, 0, 2, 3, 4):
        play(table, 1, "lose honour")
    assert table.honour == [5, 2, 3, 3, 3]
    at_rest(table)
