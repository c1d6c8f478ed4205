"""Which houses are open. What people do in one that is still being built cannot be tried yet."""

from __future__ import annotations

from pathlib import Path

import budokan

HOUSES = Path(budokan.__file__).parent / "games"


def closed_to_the_public(folder: Path) -> list[str]:
    """The test files of this folder that need a house which is not open: `test_<house>.py` and `test_<house>_*.py`."""
    closed = [
        house.name for house in HOUSES.iterdir() if house.is_dir() and house.name.replace("_", "-") not in budokan.games()
    ]
    return [file.name for house in closed for file in folder.glob(f"test_{house}*.py")]
