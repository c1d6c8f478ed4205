"""What a seat has played besides its number: its role, its character, its clan, its deck, as far as its own view names them."""

from __future__ import annotations

from typing import Any

LABELS = ("role", "character", "clan", "deck")


def labels_in(table: Any, seat: int) -> dict[str, str]:
    """The labels of this seat in what it sees of the table (`View.table`, as plain values); none if it lists no players."""
    players: list[dict[str, Any]] = table.get("players", [])
    if not players:
        return {}
    own = players[seat]
    return {label: str(own[label]) for label in LABELS if isinstance(own.get(label), str) and own[label]}
