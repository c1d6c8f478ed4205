"""Where a field is named: declared in one line, kept by hand nowhere."""

from __future__ import annotations

import ast

from tools.places import keepers, names_in, places_of


def test_a_field_is_declared_once_written_out_and_used() -> None:
    found = places_of("samurai_sword", "weapons_played")
    assert len(found.declared) == 1
    assert found.kept_by_hand == []
    assert found.written >= 4
    assert found.used_in >= 1


def test_a_field_that_is_kept_by_hand_is_found() -> None:
    tree = ast.parse(
        "class Table(TableState):\n    def copy(self):\n        self.honour = []\n    def a(self):\n        self.honour = 1\n"
    )
    kept = [line for one in keepers(tree) for line, name in names_in(one) if name == "honour"]
    assert kept == [3]
