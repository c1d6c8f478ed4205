"""How long it takes from a decision to the news of it, in a full hall on one process.

    python bench/sockets.py [--rooms 200] [--clients 5] [--rate 200] [--seconds 20] [--json]

The hall runs in a process of its own with its real store, limits raised to one address's sake only. Every seat is a real
WebSocket; whoever is asked decides, at so many decisions a second in all. Latency is from sending a decision to the
arrival of its update at each of the clients of the table, the decider among them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.halls import open_hall  # the path to it is only known from here on


class Room:
    """One table of the bench: every seat a client that remembers what it was last offered."""

    def __init__(self, number: int) -> None:
        self.luck = random.Random(number)
        self.lines: list[ClientConnection] = []
        self.tokens: list[str] = []
        self.code = ""
        self.number = 0
        self.asked: tuple[int, list[Any]] | None = None
        self.sent_at: dict[int, float] = {}
        self.waits: list[float] = []
        self.over = False
        self.ready = asyncio.Event()

    async def open(self, http: httpx.AsyncClient, address: str, clients: int) -> None:
        """Sit everybody down and deal."""
        form = {"game": "samurai-sword", "players": ["you", *["open"] * (clients - 1)]}
        first = (await http.post("/api/tables", json=form)).json()
        self.code, self.tokens = first["code"], [first["token"]]
        for _ in range(clients - 1):
            self.tokens.append((await http.post(f"/api/tables/{self.code}/seats", json={})).json()["token"])
        for token in self.tokens:
            line = await connect(address.replace("http", "ws", 1).rstrip("/") + "/ws", max_size=None, compression=None)
            await line.send(json.dumps({"type": "hello", "table": self.code, "token": token}))
            self.lines.append(line)

    async def start(self) -> None:
        await self.lines[0].send(json.dumps({"type": "start"}))

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(Exception):  # the hall is closed under the last of them
            while True:
                self.hear(seat, msgspec.json.decode(await self.lines[seat].recv(decode=False)), time.perf_counter())

    def hear(self, seat: int, message: dict[str, Any], now: float) -> None:
        if message["type"] == "update" and message["number"] in self.sent_at:
            self.waits.append(now - self.sent_at[message["number"]])
        if message["type"] in ("snapshot", "update"):
            self.number = max(self.number, message["number"])
            if message["view"] is not None and message["options"]:
                self.asked = (seat, [message["number"], message["options"]])
                self.ready.set()
        if message["type"] == "over":
            self.over = True
        if message["type"] in ("refusal", "error"):
            raise SystemExit(f"refused: {message}")

    async def decide(self) -> bool:
        """Whoever is asked decides; False if nobody is at this moment."""
        if self.asked is None or self.over:
            return False
        seat, (number, options) = self.asked
        self.asked = None
        move = self.luck.choice(options)["move"]
        self.sent_at[number + 1] = time.perf_counter()
        await self.lines[seat].send(json.dumps({"type": "play", "number": number, "move": move}))
        return True


def resident_megabytes(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def processor_seconds(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, process: int, rooms: int, clients: int, rate: float, seconds: float) -> dict[str, float]:
    tables = [Room(number) for number in range(rooms)]
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        for table in tables:
            await table.open(http, address, clients)
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in range(clients)]
    for table in tables:
        await table.start()
    await asyncio.gather(*(asyncio.wait_for(table.ready.wait(), 60) for table in tables))
    luck = random.Random(0)
    began, worked, decided = time.perf_counter(), processor_seconds(process), 0
    while (passed := time.perf_counter() - began) < seconds:
        while decided < passed * rate:
            table = luck.choice(tables)
            if await table.decide():
                decided += 1
            else:
                await asyncio.sleep(0)
        await asyncio.sleep(0.001)
    took, busy = time.perf_counter() - began, processor_seconds(process) - worked
    await asyncio.sleep(0.5)
    memory = resident_megabytes(process)
    waits = sorted(wait for table in tables for wait in table.waits)
    for task in listening:
        task.cancel()
    for table in tables:
        for line in table.lines:
            line.transport.abort()
    return {
        "rooms": rooms,
        "clients": rooms * clients,
        "decisions_per_second": decided / took,
        "updates": len(waits),
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p99_ms": waits[len(waits) * 99 // 100] * 1000,
        "worst_ms": waits[-1] * 1000,
        "memory_mb": memory,
        "processor": busy / took,
    }


def main() -> int:
    asked = argparse.ArgumentParser(prog="bench/sockets.py")
    asked.add_argument("--rooms", type=int, default=200)
    asked.add_argument("--clients", type=int, default=5)
    asked.add_argument("--rate", type=float, default=200.0)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    with open_hall() as hall:
        figures = asyncio.run(measure(hall.address, hall.process, given.rooms, given.clients, given.rate, given.seconds))
    if given.json:
        print(json.dumps(figures))
    else:
        print(
            f"{figures['rooms']} rooms, {figures['clients']} clients, {figures['decisions_per_second']:.0f} decisions/s: "
            f"p50 {figures['p50_ms']:.1f} ms, p99 {figures['p99_ms']:.1f} ms, worst {figures['worst_ms']:.1f} ms; "
            f"{figures['memory_mb']:.0f} MB, {figures['processor'] * 100:.0f} % of one core"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
