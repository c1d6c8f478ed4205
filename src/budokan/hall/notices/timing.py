"""When somebody is called: not while it is night for them, and not at once where they may be about to come back anyway."""

from __future__ import annotations

from budokan.hall.days import Days, up_at
from budokan.hall.notices.rows import Call, Wishes

SOON = 20
"""Seconds before somebody is called: a page that is loaded anew, or a line that breaks for a moment, calls nobody."""

AT_ONCE = ("wish",)
"""Whoever asks for an undo waits for the answer."""

BACK_OFF = (60, 300, 1_800, 7_200)
"""Seconds before what did not arrive is tried again, each time longer; then no more."""

LEFT_ALONE = 86_400
"""Seconds for which nothing is tried over a channel at most, however often it has failed."""


def due_at(wishes: Wishes, call: Call, now: int) -> int:
    """BK-11.3: the moment at which who has these wishes may be called."""
    return out_of_quiet(wishes, now if call.kind in AT_ONCE else now + SOON * 1000)


def out_of_quiet(wishes: Wishes, at: int) -> int:
    """The same moment, or the end of the quiet hours it lies in."""
    return up_at(Days(wishes.zone, wishes.quiet), at, 1) - 1 if wishes.quiet is not None else at


def back_off(failures: int, wait: int = 0) -> int:
    """Seconds for which a channel is left alone after so many failures in a row, or longer if the receiver says so."""
    step = BACK_OFF[min(failures, len(BACK_OFF)) - 1]
    return min(LEFT_ALONE, max(wait, step << max(0, failures - len(BACK_OFF))))
