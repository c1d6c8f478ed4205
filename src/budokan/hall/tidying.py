"""When Python looks for what nothing holds any more but itself.

Nearly everything goes when the last who holds it lets go. What is left over are rings: a room that was put away, above all.
To find them Python walks through all there is, which holds up everybody for as long: a seventh of a second for 300 rooms. By
itself it does that whenever a quarter has been added; the hall does it when there is something to be found.
"""

from __future__ import annotations

import gc
import time

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000
"""Things made, and rounds among these, after which young things are gone through; the old ones are left to the hall."""

AT_LEAST = 50
"""Rooms put away before it is worth the while."""

PART = 4
"""So many times the rooms put away since: when these are as many as all that are awake, the old things are gone through."""

SECONDS = 3600.0
"""And after so long in any case."""


class Tidying:
    """How often it is done in this process."""

    def __init__(self) -> None:
        self._put_away = 0
        self._last = time.monotonic()

    @staticmethod
    def begin() -> None:
        """What is there now stays for as long as the process: nobody needs to go through it again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def look(self, awake: int, put_away: int) -> bool:
        """Go through everything if it is time: `put_away` is how many rooms have been since the hall opened."""
        since, now = put_away - self._put_away, time.monotonic()
        if not (since >= AT_LEAST and since * PART >= awake) and now - self._last < SECONDS:
            return False
        gc.collect()
        self._put_away, self._last = put_away, now
        return True
