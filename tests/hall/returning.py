"""People who come to a hall for a few decisions and go again, and remember what was acknowledged and what time they had."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from budokan import game
from tests.hall.people import Client

BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
QUIET = 1.0
"""Seconds for which somebody waits at a table that asks them nothing, where they are in a hurry."""


class Left(NamedTuple):
    """What somebody had left in milliseconds after which change, and when that was by the hall's own clock."""

    number: int
    left: int
    at: float


class Returning:
    """One person at one table."""

    def __init__(self, name: str, seated: dict[str, Any], seed: int) -> None:
        self.game = game(name)
        self.seated = seated
        self.luck = random.Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.sent: tuple[int, str] | None = None
        """What was asked for last and not answered: it may have been done."""
        self.last = 0
        self.over = False
        self.clock: Left | None = None
        self.amiss: list[float] = []

    async def visit(self, address: str, most: int, now: float, since: float, quiet: float = QUIET) -> int:
        """So many decisions, if so many are asked for; how many there were. A line that breaks ends it.

        `now` is the hall's clock in milliseconds at the moment `since` of ours; `quiet` are the seconds for which they wait
        where nothing is asked of them.
        """
        before = len(self.acknowledged)
        with contextlib.suppress(*BROKEN):
            client = await Client.at(address)
            try:
                await self._plays(client, most, quiet, lambda: now + (time.monotonic() - since) * 1000)
            finally:
                await client.close()
        return len(self.acknowledged) - before

    async def _plays(self, client: Client, most: int, quiet: float, now: Callable[[], float]) -> None:
        answer = await client.ask("hello", table=self.seated["code"], token=self.seated["token"], last=self.last or None)
        assert answer["type"] == "done", answer
        state = self._hears(client, now())
        assert state is not None and state["number"] >= self.last, "the hall has forgotten what it told"
        decided = 0
        while decided < most and not self.over:
            if not state["options"]:
                try:
                    await asyncio.wait_for(client.hear(), quiet)
                except TimeoutError:
                    return
                state = self._hears(client, now()) or state
                continue
            move = self.luck.choice(state["options"])["move"]
            said = str(self.game.moves.decode(move))
            self.sent = (state["number"], said)
            answer = await client.ask("play", number=state["number"], move=move)
            self.sent = None
            if answer["type"] == "done":
                self.acknowledged[state["number"] + 1] = said
                decided += 1
            fresh = self._hears(client, now())
            state = fresh or {**state, "options": []}

    def _hears(self, client: Client, now: float) -> dict[str, Any] | None:
        newest = None
        for one in client.kept:
            if one["type"] in ("update", "snapshot"):
                newest = one
        client.kept.clear()
        if newest is not None:
            self.last = max(self.last, newest["number"])
            self.over = self.over or (newest["view"] or {}).get("outcome") is not None
            self._looks_at_the_clock(newest, now)
        return newest

    def _looks_at_the_clock(self, state: dict[str, Any], now: float) -> None:
        """While the same question waits, time passes for whoever is asked and for nobody else."""
        left = state["clocks"]["left"][self.seated["seat"]]
        if left is None:
            return
        known, number = self.clock, state["number"]
        if known is not None and known.number == number:
            passed = now - known.at if self.seated["seat"] in state["clocks"]["running"] else 0.0
            self.amiss.append(abs(max(0.0, known.left - passed) - left))
        self.clock = Left(number, left, now)

    def lost(self, kept: dict[int, tuple[str, int, str]]) -> list[str]:
        """What was acknowledged and does not stand there as it was decided."""
        code, seat = self.seated["code"], self.seated["seat"]
        return [
            f"{code} {number}: {said}"
            for number, said in self.acknowledged.items()
            if kept.get(number) != ("play", seat, said) and not self._moved_on(kept, number, said)
        ]

    def _moved_on(self, kept: dict[int, tuple[str, int, str]], number: int, said: str) -> bool:
        """Others may have decided between what was shown and what was said: then it stands under a later number."""
        return any(kept.get(later) == ("play", self.seated["seat"], said) for later in range(number + 1, number + 12))
