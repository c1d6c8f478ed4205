"""Chapter 4: negotiation, gifts."""

from __future__ import annotations

from typing import cast

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.events import CoinsGiven, RoninGiven
from budokan.games.rising_sun.table import Table
from tests.support.rising_sun import (
    ally,
    at_rest,
    bid,
    heard,
    layout,
    name_allies,
    offered,
    play,
    ready,
    refused,
    told,
    untouched,
)
from tests.support.rising_sun_talk import FREE
from tests.support.rulings import ruling


@ruling("RS-4.1", "RS-4.3", "RS-4.7", "RS-4.9")
def test_coins_and_ronin_may_be_given_to_anybody_at_once_and_in_the_open() -> None:
    table = layout("koi", "lotus", "turtle", options=FREE, ronin={1: 2}, coins={1: 2})
    assert table.waiting == (0,), "it is somebody else's decision"
    assert offered(table, 1) == [
        *["give 1 coins to 2", "give 2 coins to 2", "give 1 ronin to 2", "give 2 ronin to 2"],
        *["give 1 coins to 0", "give 2 coins to 0", "give 1 ronin to 0", "give 2 ronin to 0"],
    ]
    with untouched(table, 2):
        play(table, 1, "give 2 coins to 0")
        play(table, 1, "give 1 ronin to 0")
    assert (table.coins, table.ronin) == ([7, 0, 5], [1, 1, 0])
    assert heard(table, None, CoinsGiven) == [CoinsGiven(1, 0, 2)]
    assert heard(table, 2, RoninGiven) == [RoninGiven(1, 0, 1)]
    assert table.waiting == (0,), "the decision goes on waiting; nobody may refuse"
    at_rest(table)


@ruling("RS-4.2")
def test_no_agreement_binds() -> None:
    table = layout("koi", "lotus", "turtle", options={"negotiation": "structured"}, at="tea")
    play(table, 0, "word an open deal with 1")
    play(table, 0, "term 0 promises to ally")
    play(table, 0, "propose the deal")
    play(table, 1, "accept the deal of 0")
    assert "ready" in offered(table, 0) and "offer 2 an alliance" in offered(table, 0)
    with untouched(table, 0, 1, 2):
        ally(table, 0, 2)
        ready(table)
    assert table.ally == [2, -1, 0], "the promise was broken and nothing follows from it"
    at_rest(table)


@ruling("RS-4.4", "RS-4.5")
def test_no_gifts_in_the_war_phase_or_before_the_ceremony() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", options=FREE, figures=board, at="war", wars="edo")
    assert (offered(table, 2), [move for move in offered(table, 0) if "give" in move]) == ([], [])
    assert refused(table, 2, "give 1 coins to 0") == "BK-1.4"
    bid(table, {0: (1, 0, 0, 0)})
    assert offered(table, 0) == ["use the advantage", "decline"]
    play(table, 0, "decline")
    table = layout("koi", "lotus", "turtle", options=FREE, at="clean-up")
    assert offered(table, 1) == []
    at_rest(table)


@ruling("RS-4.6")
def test_only_coins_and_ronin_can_be_given() -> None:
    table = layout(
        "koi", "lotus", "turtle", options=FREE, ronin={1: 1}, cards={1: "komainu"}, hostages={1: [(0, "bushi")]}, vp={1: 9}
    )
    assert {move.split()[2] for move in offered(table, 1)} == {"coins", "ronin"}
    at_rest(table)


@ruling("RS-4.10")
def test_example_two_coins_for_an_alliance_that_does_not_come_about() -> None:
    table = layout("koi", "lotus", "turtle", options=FREE, at="tea")
    play(table, 0, "give 2 coins to 1")
    ally(table, 1, 2)
    ready(table)
    assert (table.coins, table.ally) == ([3, 7, 5], [-1, 2, 1])
    at_rest(table)


@ruling("RS-4.11", "RS-4.12", "RS-4.13")
def test_free_off_and_structured() -> None:
    table = layout("koi", "lotus", "turtle", options=FREE, coins={1: 1})
    assert offered(table, 1) == ["give 1 coins to 2", "give 1 coins to 0"]
    assert table.view(1)["table"]["promises"] == [], "no account of promises"
    table = layout("koi", "lotus", "turtle", options={"negotiation": "off"}, at="tea")
    assert offered(table, 1) == ["name nobody", "name 2 as ally", "name 0 as ally"]
    name_allies(table, {0: 1, 1: 0})
    assert table.ally == [1, 0, -1], "alliances are still made"
    assert offered(table, 2) == []
    table = layout("koi", "lotus", "turtle", options={"negotiation": "structured"}, coins={1: 1})
    assert "give 1 coins to 0" in offered(table, 1), "all of free holds"
    assert "word an open deal with 0" in offered(table, 1)
    assert told(table, CoinsGiven) == []
    at_rest(table)


@ruling("RS-4.11", "RS-4.19")
def test_unless_something_else_is_chosen_deals_are_written_down_for_all_to_read() -> None:
    table = cast(Table, GAME.new(3, 1, clan_choice="random", listen=True))
    assert table.phase == "tea"
    promiser, other, reader = table.order
    play(table, promiser, f"word an open deal with {other}")
    play(table, promiser, f"term {promiser} promises to ally")
    play(table, promiser, "propose the deal")
    play(table, other, f"accept the deal of {promiser}")
    for seat in table.order:
        play(table, seat, "ready")
    written = [promiser, other, False, ["ally", "", "", 0, 0], 0, "broken", 0, 0]
    assert table.view(reader)["table"]["promises"] == table.view(None)["table"]["promises"] == [written]
    at_rest(table)
