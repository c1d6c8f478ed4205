"""Why a table refuses what it is given, and by which ruling."""

from __future__ import annotations

from typing import Any

from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text


def why_not(table: Any, seat: object, move: object) -> tuple[Text, str]:
    """BK-1.1 to BK-1.4: the game is over, there is no such seat, it is no move, others decide; or it is not offered."""
    decision = table.decision
    if decision is None:
        return Text("game-is-over"), "BK-1.1"
    if type(seat) is not int or not 0 <= seat < table.seats:
        return Text("no-such-seat", {"last": table.seats - 1}), "BK-1.2"
    if not isinstance(move, Move | str):
        return Text("not-a-move"), "BK-1.3"
    waiting = table.waiting
    if seat not in waiting:
        return Text("not-your-decision", {"who": tuple(SeatRef(one) for one in waiting)}), "BK-1.4"
    for refused in decision.impossible(table, seat):
        if refused.move == move:
            return refused.why, refused.ruling
    written = " ".join(str(move)[:80].split())
    return Text("not-offered", {"move": written, "count": len(table.options(seat))}), decision.ask(table).ruling
