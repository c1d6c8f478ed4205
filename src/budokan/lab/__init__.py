"""The lab: many games between bots, and what can be learnt from them."""

from __future__ import annotations

from pathlib import Path

from budokan.kernel.words import also_speak

also_speak(Path(__file__).parent / "text")
