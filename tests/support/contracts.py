"""Senjutsu with the Yojimbo and contracts."""

from __future__ import annotations

from typing import Any

from budokan.games.senjutsu.table import Table
from tests.support.senjutsu import layout


def yojimbo(*names: str, done: tuple[str, ...] = (), **values: Any) -> Table:
    """The Yojimbo with these contracts face up and those completed."""
    return layout(
        "yojimbo",
        "ronin",
        contracts={0: [[name, 0] for name in names]},
        completed={0: list(done)},
        spent_contracts={0: []},
        **values,
    )
