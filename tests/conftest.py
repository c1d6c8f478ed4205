"""For every pass of the tests."""

from __future__ import annotations

import gc


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay until the end: the collector need not go through them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
