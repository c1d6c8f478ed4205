"""The hall's own words join those of the kernel and the games."""

from __future__ import annotations

from pathlib import Path

from budokan.kernel.words import also_speak


def speak() -> None:
    also_speak(Path(__file__).parent / "text")
