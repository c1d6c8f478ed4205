"""Somebody who brings records to a hall, plays on from them and looks back upon them, and remembers what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Sequence
from typing import Any

import httpx

from budokan import game
from budokan.kernel.luck import Luck


def a_record(seed: int, decisions: int = 24) -> str:
    """The record of a game that has begun: long enough to be played on, short enough to be looked back upon in a moment."""
    played, luck = game("samurai-sword"), Luck(seed, "bots")
    table = played.new(3, seed)
    while len(table.decisions()) < decisions and not table.over:
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    return table.record().text()


class Away(Exception):
    """The hall is there, and what it keeps everything in is not."""


class Visitor:
    """Uploads, forks and reviews, one after the other, until the line breaks."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.records = [a_record(seed + number) for number in range(4)]
        self.uploads: dict[str, str] = {}
        self.forks: dict[str, int] = {}
        self.reviews: dict[str, Any] = {}
        self.cut = {"upload": 0, "fork": 0, "review": 0}
        """What the hall was at when it was killed."""

    async def visit(self, address: str) -> None:
        """What was acknowledged before is there, and more is asked for."""
        with contextlib.suppress(httpx.TransportError):
            async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=30) as http:
                with contextlib.suppress(Away):
                    await self._look(http)
                while True:
                    with contextlib.suppress(Away):
                        await self._ask(http)
                    await asyncio.sleep(0.1)  # a person's pace

    async def _look(self, http: httpx.AsyncClient) -> None:
        """One of each kind; all of them would be more than an address may ask for at once."""
        for id in self._some(list(self.uploads)):
            assert _came(await http.get(f"/api/replays/{id}/record")).text == self.uploads[id], f"{id} was acknowledged"
        for code in self._some(list(self.forks)):
            assert _came(await http.get(f"/api/tables/{code}")).json()["decisions"] >= self.forks[code], (
                f"{code} was acknowledged"
            )
        for id in self._some(list(self.reviews)):
            assert _came(await http.get(f"/api/replays/{id}/review")).json()["review"] == self.reviews[id], (
                f"{id} was looked back upon"
            )

    def _some(self, known: Sequence[str]) -> list[str]:
        return [self.luck.choice(known)] if known else []

    async def _ask(self, http: httpx.AsyncClient) -> None:
        what = self.luck.choice(("upload", "fork", "review")) if self.uploads else "upload"
        try:
            await {"upload": self._upload, "fork": self._fork, "review": self._review}[what](http)
        except httpx.TransportError:
            self.cut[what] += 1
            raise

    async def _upload(self, http: httpx.AsyncClient) -> None:
        record = self.luck.choice(self.records)
        self.uploads[_answer(await http.post("/api/replays", content=record))["id"]] = record

    async def _fork(self, http: httpx.AsyncClient) -> None:
        decision = self.luck.randrange(20)
        form = {"decision": decision, "seat": 0, "level": "uniform"}
        answer = await http.post(f"/api/replays/{self.luck.choice(list(self.uploads))}/fork", json=form)
        if _came(answer).status_code != httpx.codes.TOO_MANY_REQUESTS:  # so many tables and no more, for one address
            self.forks[_answer(answer)["code"]] = decision

    async def _review(self, http: httpx.AsyncClient) -> None:
        id = self.luck.choice(list(self.uploads))
        found = _answer(await http.get(f"/api/replays/{id}/review"))["review"]
        if found is not None:
            assert self.reviews.setdefault(id, found) == found, f"{id} was looked back upon"


def _came(answer: httpx.Response) -> httpx.Response:
    """Who is told that the database does not answer asks again later."""
    if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE:
        raise Away
    return answer


def _answer(came: httpx.Response) -> dict[str, Any]:
    assert _came(came).is_success, came.text
    found: dict[str, Any] = came.json()
    return found
