"""What a viewer of Samurai Sword sees, and the tables that look the same to him."""

from __future__ import annotations

from typing import Any

import msgspec

from budokan.games.samurai_sword.table import Table
from budokan.kernel.events import Event
from budokan.kernel.luck import Luck
from tests.support.samurai_sword import at_rest


def seen(table: Table, viewer: int | None) -> Any:
    """What the viewer sees of the table."""
    return table.view(viewer)["table"]


def redeals(table: Table, viewer: int | None, count: int = 24) -> list[Table]:
    """Tables that look the same to the viewer; that they do is checked at once."""
    found = [table.redeal(viewer, Luck(seed, "redeal")) for seed in range(count)]
    for other in found:
        assert as_seen(other, viewer) == as_seen(table, viewer)
        at_rest(other)
    return found


def as_seen(table: Table, viewer: int | None) -> bytes:
    """Everything that is sent to this viewer: view, log and options."""
    options = [] if viewer is None else table.options(viewer)
    heard = table.log(viewer) if table.heard is not None else []
    return msgspec.json.encode([table.view(viewer), heard, [str(move) for move in options]])


def heard(table: Table, viewer: int | None, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds as this viewer heard them."""
    return [event for event in table.log(viewer) if isinstance(event, kinds)]
