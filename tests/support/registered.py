"""A package of somebody else's that brings bots along, as it lies in an environment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from budokan.players.bots import registered

MODULE = '''
class Last:
    """Takes the last option."""

    def choose(self, perspective):
        return perspective.options[-1]


def last(game, luck):
    return Last()


def broken(game, luck):
    raise RuntimeError("out of order")


def nobody(game, luck):
    return None
'''

ENTRIES = """[budokan.bots]
last = their_bots:last
broken = their_bots:broken
nobody = their_bots:nobody
absent = their_bots:absent
greedy = their_bots:last
"""


@contextmanager
def installed(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """While this lasts their package is installed."""
    (folder / "their_bots.py").write_text(MODULE, encoding="utf-8")
    about = folder / "their_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: their-bots\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    patch.syspath_prepend(folder)
    registered.cache_clear()
    try:
        yield
    finally:
        registered.cache_clear()
