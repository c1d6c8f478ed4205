"""One thing after another: a task that does what it is given, each in its turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from budokan.kernel.errors import BudokanError

T = TypeVar("T")

logger = logging.getLogger("budokan.hall")


class Turns:
    """A queue, and the one task that empties it."""

    def __init__(
        self, name: str, opens: Callable[[], None], begins: Callable[[], None], failed: Callable[[Exception], None]
    ) -> None:
        """`opens` is called first, `begins` before each thing that is done, `failed` with an error before who waits has it."""
        self.acting = False
        """Something is being done."""
        self._opens = opens
        self._begins = begins
        self._failed = failed
        self._queue: asyncio.Queue[tuple[Callable[[], Awaitable[None]], asyncio.Future[Any]]] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=name)

    async def _run(self) -> None:
        try:
            self._opens()
        except Exception as error:
            self._has_failed(error)
        while True:
            act, _ = await self._queue.get()
            self.acting = True
            await act()
            self.acting = False
            if not self._queue.empty():  # it would be had at once: whatever was lined up here would hold up everybody else
                await asyncio.sleep(0)

    def do(self, act: Callable[[], Awaitable[T]]) -> asyncio.Future[T]:
        """Have this done in its turn; its answer, or its error, comes through the future."""
        wanted: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def answer() -> None:
            try:
                self._begins()
                result = await act()
            except asyncio.CancelledError:
                wanted.cancel()
                if self._task.cancelling():
                    raise  # else what it waited for was called off, not the room: the next has its turn
            except Exception as error:
                self._has_failed(error)
                if not wanted.done():
                    wanted.set_exception(error)
            else:
                if not wanted.done():
                    wanted.set_result(result)

        self._queue.put_nowait((answer, wanted))
        return wanted

    def _has_failed(self, error: Exception) -> None:
        """Whatever goes wrong, the next thing has its turn."""
        try:
            self._failed(error)
        except Exception:
            logger.exception("while an error was told")

    def post(self, act: Callable[[], Awaitable[None]]) -> None:
        """Have this done; nobody waits for it."""
        self.do(act).add_done_callback(_look)

    @property
    def idle(self) -> bool:
        """Nothing is under way, or waits for its turn."""
        return not self.acting and self._queue.empty()

    async def close(self) -> None:
        """Stop. Who still waits for an answer gets none."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        while not self._queue.empty():
            self._queue.get_nowait()[1].cancel()


def _look(done: asyncio.Future[None]) -> None:
    """Nobody waits for this; trouble of the store is written down here, our own bugs were already."""
    if not done.cancelled() and isinstance(done.exception(), BudokanError):
        logger.warning("%s", done.exception())
