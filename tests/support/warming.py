"""What every hall of a process works out alike is worked out once, before the first of them opens."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

from budokan.hall.routes import ROUTES
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.store import Store


def read_routes() -> None:
    """A route remembers how its function is called; an application takes copies of the routes, and they remember it too."""
    for route in ROUTES:
        assert route.parsed_fn_signature is not None


def open_one() -> None:
    """A hall that nobody comes to: what is read in only when a hall opens is read in then."""
    read_routes()
    with tempfile.TemporaryDirectory(prefix="budokan-") as folder:
        asyncio.run(_open_one(Settings(data=Path(folder) / "hall", port=0)))


async def _open_one(settings: Settings) -> None:
    store = Store(settings.data, settings.database)
    try:
        async with open_hall(settings, store):
            pass
    finally:
        store.close()
