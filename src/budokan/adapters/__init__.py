"""Doors for learning agents: moves as numbers, what a seat sees as arrays, and the interfaces their tools expect.

Everything here stands on the games as they are: a number is a move, an observation is made from what `Table.see` shows one
seat. `actions` needs nothing besides Budokan itself; the rest needs the packages of the extra `budokan[research]`.
"""

from __future__ import annotations

from pathlib import Path

from budokan.kernel.words import also_speak

also_speak(Path(__file__).parent / "text")
