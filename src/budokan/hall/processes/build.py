"""By which code this process plays: two processes of the same build make the same game of the same decisions."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import blake2b
from pathlib import Path

import budokan

PAGES = ("static", "manual", "__pycache__")
"""Folders of what is shown and not played by."""


@cache
def build() -> str:
    """A digest of everything the package consists of, and of the Python that reads it."""
    root = Path(budokan.__file__).parent
    made = blake2b(sys.version.encode(), digest_size=12)
    for file in sorted(root.rglob("*")):
        within = file.relative_to(root)
        if file.is_file() and not set(PAGES) & set(within.parts):
            made.update(f"{within.as_posix()} {file.stat().st_size} ".encode())
            made.update(file.read_bytes())
    return made.hexdigest()
