"""Ratings of people (openskill, Plackett-Luce), with bots of each level as fixed marks between them.

A rating follows from the finished games in the store alone, in the order in which they ended: each game changes it when it
ends, and all of them again lead to the same figures. Whoever won shares the first place, everybody else the second: the
points of our games do not say by how much somebody has lost.
"""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from math import log, sqrt
from pathlib import Path

from openskill.models import PlackettLuce

MODEL = PlackettLuce()

LEVELS = ("novice", "student", "ronin", "sensei", "master")
"""Each is measured against the one before."""

ANCHOR = "ronin"
"""The level that stands where everybody begins: it is the one people are given who choose none."""

ALSO = {"greedy": "ronin"}
"""Other names of the same bots."""

CERTAIN = 0.001
"""The uncertainty of a mark: it does not move."""


@cache
def marks(game: str) -> dict[str, float]:
    """Where the bots of each level stand in this game, by the published ladder; none where it has none.

    A pairing is two games: who wins a decided one has won both, of an undecided one each has won one. One game more to each
    side keeps a ladder without a single loss finite. In the model who is `d` above another wins with 1 / (1 + exp(-d / c)),
    where c = beta * sqrt(2) for two whose strength is certain.
    """
    measured = tomllib.loads((Path(__file__).parent / "marks.toml").read_text(encoding="utf-8")).get(game)
    if measured is None:
        return {}
    scale, found = MODEL.beta * sqrt(2), {LEVELS[0]: 0.0}
    for below, level in pairwise(LEVELS):
        pairings, decided, share = measured[level]
        won = 2 * round(decided * share) + (pairings - decided)
        found[level] = found[below] + scale * log((won + 1) / (2 * pairings - won + 1))
    return {level: MODEL.mu + (at - found[ANCHOR]) for level, at in found.items()}


def can_rate(game: str, levels: list[str]) -> bool:
    """Whether all bots at a table (by their levels) are marks."""
    known = marks(game)
    return bool(known) and all(ALSO.get(one, one) in known for one in levels)
