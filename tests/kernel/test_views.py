"""What a seat is shown: typed inside the house, plain outside it, and named by the protocol."""

from __future__ import annotations

import json

import pytest

from budokan.kernel.frames import NAMES, Question, frame
from budokan.kernel.table import Table
from budokan.kernel.texts import Text
from tests.support.auction import SeenTable, auction, play


def test_a_view_is_typed_inside_and_plain_outside() -> None:
    table = auction("0 lay 2", "0 scratch")
    seen = table.seen_by(0)
    assert (seen.seat, seen.seats, seen.waiting, seen.table) == (0, 2, [0], SeenTable(scratches=1, own=[2]))
    assert json.loads(json.dumps(table.view(0))) == {
        "seat": 0,
        "seats": 2,
        "waiting": [0],
        "decision": {
            "name": "turn",
            "ask": {"id": "game-is-over", "args": {"seat": {"seat": 0}}, "ruling": "BK-1.4"},
            "secret": False,
        },
        "phase": "bids",
        "outcome": None,
        "table": {"scratches": 1, "own": [2]},
    }
    assert table.view(1)["table"] == table.view(None)["table"] == {"scratches": 1, "own": []}


def test_what_was_seen_does_not_change_with_the_table() -> None:
    table = auction("0 lay 2")
    seen, shown = table.see(0), table.view(0)
    play(table, "0 lay 1")
    assert seen == SeenTable(scratches=0, own=[2]) and shown["table"]["own"] == [2]


def test_the_phase_is_told_by_the_uppermost_frame_that_stands_for_one() -> None:
    table = auction("0 done")
    assert (table.view(None)["phase"], table.view(None)["decision"]["secret"]) == ("bids", False)
    play(table, "1 done")
    view = table.view(None)
    assert (view["phase"], view["decision"]["name"], view["decision"]["secret"]) == ("votes", "votes", True)
    play(table, "0 vote 1", "1 vote 0")
    over = table.view(None)
    assert "decision" not in over and over["phase"] is None and over["outcome"]["winners"] == (0,)


@frame
class Undeclared(Question):
    """A question no game has named."""

    def ask(self, table: Table) -> Text:
        return Text("game-is-over")


def test_a_decision_without_a_name_is_our_bug() -> None:
    table = auction()
    table.stack.append(Undeclared(0))
    assert Undeclared not in NAMES
    with pytest.raises(KeyError):
        table.view(0)
