"""How long a person's page and the book of the hall take, over HTTP, in a hall of many games: median and worst.

budokan demo --only-make --data /tmp/demo
python -m bench.people /tmp/demo [--requests 100]
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from pathlib import Path
from time import perf_counter

import httpx

from budokan.hall.demonstration import GUEST
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing.persons import Persons
from budokan.hall.timekeeping import RealTime

PATHS = {
    "my page": ("/api/me", "/api/me/page", "/api/me/figures/ken"),
    "figures, Samurai Sword": ("/api/me/figures/samurai-sword",),
    "earlier games": ("/api/me/played?before=5000",),
    "book, Ken": ("/api/book/ken",),
    "book, Samurai Sword": ("/api/book/samurai-sword",),
}
"""What each page asks for; of the figures those of the game that was played most."""


async def measure(folder: Path, requests: int) -> dict[str, list[float]]:
    store = Store(folder)
    found: dict[str, list[float]] = {name: [] for name in PATHS}
    try:
        key = await Persons(store, RealTime()).further_key(GUEST)
        settings = Settings(data=folder, port=0, requests_per_second=1e6, requests_at_once=10**6)
        async with (
            open_hall(settings, store) as address,
            httpx.AsyncClient(base_url=address, trust_env=False, timeout=60, headers={"budokan-person": key or ""}) as http,
        ):
            for _ in range(requests):
                for name, paths in PATHS.items():
                    began = perf_counter()
                    for path in paths:
                        (await http.get(path)).raise_for_status()
                    found[name].append(1000 * (perf_counter() - began))
    finally:
        store.close()
    return found


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m bench.people")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--requests", type=int, default=100)
    given = asked.parse_args()
    for name, times in asyncio.run(measure(given.folder, given.requests)).items():
        print(f"{name:24} median {statistics.median(times):6.1f} ms   worst {max(times):6.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
