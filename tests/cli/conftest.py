"""The command line plays the games that are open."""

from __future__ import annotations

from pathlib import Path

from tests.support.houses import closed_to_the_public

collect_ignore = closed_to_the_public(Path(__file__).parent)
