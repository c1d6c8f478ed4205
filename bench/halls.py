"""A hall to measure: in a process of its own, with its real store, limits raised for the sake of one address only."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[1] / "src"

HALL = """
import sys
from pathlib import Path
from budokan.hall.serving import serve
from budokan.hall.settings import Settings
settings = Settings(
    data=Path(sys.argv[1]), port=0, rooms=100_000, rooms_per_address=100_000, connections_per_address=100_000,
    requests_per_second=100_000, requests_at_once=100_000,
)
serve(settings, lambda opened: print(opened.address, flush=True))
"""


class OpenHall(NamedTuple):
    """Where a hall is reached, and the number of its process."""

    address: str
    process: int


@contextmanager
def open_hall() -> Iterator[OpenHall]:
    """A hall in an empty folder, closed and gone in the end."""
    with tempfile.TemporaryDirectory() as folder:
        hall = subprocess.Popen(
            [sys.executable, "-c", HALL, folder],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE)},
        )
        try:
            assert hall.stdout is not None
            found = re.search(r"http://\S+", hall.stdout.readline())
            assert found is not None, "the hall opens"
            yield OpenHall(found[0], hall.pid)
        finally:
            hall.terminate()
            hall.wait(30)
