"""The check behind point 7: what a seat is sent does not depend on anything it may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from budokan import IllegalMove, Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat

See = Callable[[Table, Seat | None], Any]


def everything_sent(table: Table, seat: Seat | None) -> dict[str, Any]:
    """All that goes to one seat: view, what is reckoned from it, options, what is not possible and why, what it has heard."""
    heard = table.log(seat) if table.heard is not None else []
    sent: dict[str, Any] = {"view": table.view(seat), "log": [[type(one).__name__, one] for one in heard]}
    sent["foresight"] = table.foresee(seat)
    if seat is not None:
        sent["options"] = table.options(seat)
        sent["impossible"] = [[refused.move, refused.why, refused.ruling] for refused in table.impossible(seat)]
    return sent


def refusals(table: Table, seat: Seat, wrong: list[Move]) -> list[str]:
    """What the seat is told when it tries moves that are not its to make."""
    told = []
    for move in wrong:
        if move not in table.options(seat):
            try:
                table.play(seat, move)
            except IllegalMove as error:
                told.append(str(error))
    return told


def leak(table: Table, seat: Seat | None, luck: Luck, see: See = everything_sent) -> str:
    """Where what this seat is sent differs once everything it cannot know is dealt anew; empty if nowhere."""
    other = table.redeal(seat, luck)
    before, after = msgspec.json.encode(see(table, seat)), msgspec.json.encode(see(other, seat))
    if before == after:
        return ""
    at = next(index for index, (one, two) in enumerate(zip(before, after, strict=False)) if one != two)
    return f"seat {seat}: ...{before[max(0, at - 60) : at + 40]!r} becomes ...{after[max(0, at - 60) : at + 40]!r}"
