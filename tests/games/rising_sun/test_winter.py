"""Chapter 18: Winter and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from budokan.games.rising_sun.events import FinalScore, SetScored, TokensScored
from budokan.games.rising_sun.table import Table
from tests.support.rising_sun import at_rest, layout, told
from tests.support.rulings import ruling

PROVINCES = ("hokkaido", "oshu", "kyoto", "edo", "kansai", "nagato", "shikoku", "kyushu")


def winter(**more: Any) -> Table:
    """The end of a year of Koi, Lotus, Turtle and Dragonfly."""
    return layout("koi", "lotus", "turtle", "dragonfly", season=2, at="winter", **more)


@ruling("RS-18.3")
def test_each_copy_of_a_winter_upgrade_scores() -> None:
    table = winter(cards={0: "form-of-the-kitsune form-of-the-kitsune"}, strongholds={0: "edo oshu kyoto"})
    assert table.vp == [18, 0, 0, 0]
    at_rest(table)


@ruling("RS-18.4")
def test_tokens_are_worth_their_season() -> None:
    table = winter(tokens={0: "0 edo, 1 edo, 2 edo", 1: "2 kyoto"})
    assert told(table, TokensScored) == [TokensScored(0, 6), TokensScored(1, 3)]
    assert table.vp == [6, 3, 0, 0]
    at_rest(table)


@ruling("RS-18.5", "RS-18.6")
@pytest.mark.parametrize(("provinces", "bonus"), [(1, 0), (2, 0), (3, 10), (4, 10), (5, 20), (6, 20), (7, 30), (8, 30)])
def test_the_set_bonus(provinces: int, bonus: int) -> None:
    table = winter(tokens={2: ", ".join(f"0 {one}" for one in PROVINCES[:provinces])})
    assert table.vp[2] == provinces + bonus
    assert [event.vp for event in told(table, SetScored)] == ([bonus] if bonus else [])
    at_rest(table)


@ruling("RS-18.7")
def test_several_tokens_of_one_province_count_once_for_the_set() -> None:
    table = winter(tokens={0: "0 edo, 1 edo, 2 edo, 0 kyoto", 1: "1 kyoto, 2 kyoto, 1 oshu, 1 nagato"})
    assert table.vp[:2] == [1 + 2 + 3 + 1, 2 + 3 + 2 + 2 + 10]
    at_rest(table)


@ruling("RS-18.8", "RS-18.12")
def test_most_points_then_honour() -> None:
    table = winter(vp={0: 3, 1: 8, 2: 3, 3: 8}, honour=[3, 2, 1, 0])
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((3,), "outcome-by-honour")
    assert table.outcome.scores == (3.0, 8.0, 3.0, 8.0)
    assert [event.seat for event in told(table, FinalScore)] == [3, 1, 2, 0], "the places behind too"
    table = winter(vp={0: 3, 1: 8})
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason, table.outcome.side) == ((1,), "outcome-points", "lotus")
    at_rest(table)


@ruling("RS-18.10")
def test_an_alliance_that_was_broken_shares_nothing() -> None:
    table = winter(vp={0: 8, 1: 8})
    assert table.outcome is not None and table.outcome.winners == (0,)
    table = winter(vp={0: 8, 1: 8}, allies=[(0, 1)])
    assert table.outcome is not None and table.outcome.winners == (0, 1), "Autumn's alliance holds to the end"
    at_rest(table)


@ruling("RS-18.11")
def test_with_three_tied_the_highest_honour_wins_with_his_ally_if_he_is_among_them() -> None:
    table = winter(vp={0: 8, 1: 8, 2: 8}, allies=[(0, 2)])
    assert table.outcome is not None and table.outcome.winners == (0, 2)
    table = winter(vp={0: 8, 1: 8, 2: 8}, allies=[(1, 2)])
    assert table.outcome is not None and table.outcome.winners == (0,), "the allies are not first"
    table = winter(vp={0: 8, 1: 8, 3: 2}, allies=[(0, 3)])
    assert table.outcome is not None and table.outcome.winners == (0,), "the ally is not among the tied"
    at_rest(table)
