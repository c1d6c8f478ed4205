"""What time it is, and waking up later: one door, so that tests can turn the hands themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will go off unless it is cancelled."""

    def cancel(self) -> None: ...


class Timekeeper(Protocol):
    def now(self) -> int:
        """Milliseconds since 1970; never goes back while the hall runs."""

    def after(self, seconds: float, wake: Callable[[], None]) -> Alarm:
        """Call `wake` after so long."""


class RealTime:
    """The time of the machine. A wall clock that is set back in the middle of a game gives nobody time."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return int((time.monotonic() + self._offset) * 1000)

    def after(self, seconds: float, wake: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, wake)
