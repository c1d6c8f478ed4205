"""Whether people wait while masters think: five `master` bots at one table, people at another, in one hall.

    python bench/masters.py [--people 3] [--rate 5] [--until 0] [--json]

The hall runs in a process of its own with its real store and its usual number of thinking processes. The masters play their
game to the end (or until so many decisions) while the people decide at so many decisions a second, table after table. Latency
is from sending a decision to the arrival of its update at each of the people.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.halls import open_hall  # the path to it is only known from here on
from bench.sockets import Room

LEAST = 30
"""Updates without which there is nothing to say about one in a hundred."""


async def sit_down(http: httpx.AsyncClient, address: str, people: int, number: int) -> tuple[Room, list[asyncio.Task[None]]]:
    table = Room(number)
    await table.open(http, address, people)
    listening = [asyncio.create_task(table.listen(seat)) for seat in range(people)]
    await table.start()
    await asyncio.wait_for(table.ready.wait(), 60)
    return table, listening


async def measure(address: str, people: int, rate: float, until: int) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as http:
        code = (await http.post("/api/tables", json={"game": "samurai-sword", "players": ["master"] * 5})).json()["code"]
        waits: list[float] = []
        tables, began, decided = 0, time.perf_counter(), 0
        table, listening = await sit_down(http, address, people, tables)
        state: dict[str, Any] = {"state": "running", "decisions": 0}
        looked = began
        while state["state"] != "over" and (not until or state["decisions"] < until or len(waits + table.waits) < LEAST):
            passed = time.perf_counter() - began
            if table.over:
                waits += table.waits
                for task in listening:
                    task.cancel()
                tables += 1
                table, listening = await sit_down(http, address, people, tables)
            if decided < passed * rate and await table.decide():
                decided += 1
            await asyncio.sleep(0.002)
            if time.perf_counter() - looked > 2:
                looked = time.perf_counter()
                state = (await http.get(f"/api/tables/{code}")).json()
        await asyncio.sleep(0.5)
        state = (await http.get(f"/api/tables/{code}")).json()
        for task in listening:
            task.cancel()
        waits = sorted(waits + table.waits)
    return {
        "seconds": time.perf_counter() - began,
        "masters_decisions": state["decisions"],
        "masters_over": state["state"] == "over",
        "people_decisions": decided,
        "updates": len(waits),
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p99_ms": waits[len(waits) * 99 // 100] * 1000,
        "worst_ms": waits[-1] * 1000,
    }


def main() -> int:
    asked = argparse.ArgumentParser(prog="bench/masters.py")
    asked.add_argument("--people", type=int, default=3)
    asked.add_argument("--rate", type=float, default=5.0)
    asked.add_argument("--until", type=int, default=0, help="decisions of the masters; 0: until their game is over")
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    with open_hall() as hall:
        figures = asyncio.run(measure(hall.address, given.people, given.rate, given.until))
    if given.json:
        print(json.dumps(figures))
    else:
        print(
            f"five masters, {figures['masters_decisions']} decisions in {figures['seconds']:.0f} s"
            f"{', to the end' if figures['masters_over'] else ''}; people, {figures['people_decisions']} decisions: "
            f"p50 {figures['p50_ms']:.1f} ms, p99 {figures['p99_ms']:.1f} ms, worst {figures['worst_ms']:.1f} ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
