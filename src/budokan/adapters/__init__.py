"""Doors for learning agents: moves as numbers, what a seat sees as arrays, and the interfaces their tools expect.

Everything here stands on the games as they are: a number is a move, an observation is made from what `Table.see` shows one
seat. `actions` and `observations` need nothing besides Budokan itself; the doors need the packages of `budokan[research]`.
"""

from __future__ import annotations

from pathlib import Path

from budokan.kernel.words import also_speak

also_speak(Path(__file__).parent / "text")
