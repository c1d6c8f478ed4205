"""Chapter 24: what a table without paper must settle."""

from __future__ import annotations

from typing import cast

import pytest

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.events import TilesDrawn
from budokan.games.rising_sun.table import Table
from budokan.kernel.luck import Luck
from tests.support.rising_sun import SETS, at_rest, heard, layout, play
from tests.support.rulings import ruling


@ruling("RS-24.8")
def test_spectators_see_what_is_open_to_all() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "edo: bushi", 1: "edo: bushi"}, at="war", wars="edo")
    play(table, 0, "bid 3")
    play(table, 1, "bid 1")
    seen = table.view(None)["table"]
    assert seen["battle"]["bids"] == [None, None, None]
    assert (seen["drawn"], seen["put_back"], seen["draft"], seen["named_you"]) == (None, [], None, [])
    assert heard(table, None, TilesDrawn) == []
    at_rest(table)


@ruling("RS-24.9")
@pytest.mark.parametrize("negotiation", ["free", "structured", "off"])
def test_a_game_comes_to_rest_whatever_is_said(negotiation: str) -> None:
    for seed, season_set in enumerate(SETS):
        table = cast(Table, GAME.new(4, seed, season_set=season_set, negotiation=negotiation))
        luck = Luck(seed, "test")
        for _ in range(GAME.length):
            if table.over:
                break
            talkers = [seat for seat in range(4) if table.options(seat)]
            seat = luck.pick(talkers)
            table.play(seat, luck.pick(table.options(seat)))
        assert table.over, "everybody talked at every moment, and still it ended"
        at_rest(table)


@ruling("RS-24.10")
def test_every_piece_is_in_exactly_one_place_at_any_time() -> None:
    table = cast(Table, GAME.new(5, 9, season_set="horseman"))
    whole = table.components()
    luck = Luck(9, "test")
    while not table.over:
        assert table.components() == whole
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    assert table.components() == whole
