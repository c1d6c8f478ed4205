"""What a study measures, and whether that is known well enough: looked at deal by deal, in the order of the deals.

Whatever order games come back in, only deals without a gap before them count. So a study stops at the same deal everywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from budokan.lab.intervals import DIFFERENCE, SHARE, Interval, sequence
from budokan.lab.study.plan import Study
from budokan.lab.study.playing import GameRow, SeatRow

LOOK = 50
"""Deals from one look to the next: an interval may be looked at any time, but looking takes time."""

Games = Mapping[tuple[int, int], GameRow]


def has(row: SeatRow, label: str, value: str) -> bool:
    return str(getattr(row, label)) == value


def share_of(game: GameRow, measure: str) -> float | None:
    """Of the seats that are meant the part that won this game; none if nobody is meant or it did not end."""
    label, _, value = measure.partition(":")
    won = [row.won for row in game.seats if has(row, label, value)]
    return round(sum(won) / len(won), 6) if won and game.ended else None


class StoppingRule:
    """Follows the games and says when it is enough."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.deals = 0
        """Deals that were played in every variant, without a gap."""
        self.enough = False
        self.seen: list[Counter[float]] = [Counter() for _ in study.variants]
        """What the first measure came to: in the first variant, and the difference that each other makes."""
        self.shares: list[Counter[float]] = [Counter() for _ in study.variants]
        """And what it came to in each variant by itself."""

    def follow(self, games: Games) -> None:
        """Count every deal that is whole by now."""
        while not self.enough and self.deals < self.study.games:
            whole = [games.get((variant, self.deals)) for variant in range(len(self.study.variants))]
            if None in whole:
                return
            self._count([game for game in whole if game is not None])
            self.deals += 1
            self.enough = self.deals == self.study.games or self._narrow()

    def _count(self, games: list[GameRow]) -> None:
        base, *others = [share_of(game, self.study.measure[0]) for game in games]
        for number, share in enumerate((base, *others)):
            if share is not None:
                self.shares[number][share] += 1
        if base is not None:
            self.seen[0][base] += 1
        for number, other in enumerate(others, start=1):
            if base is not None and other is not None:
                self.seen[number][round(other - base, 6)] += 1

    def _narrow(self) -> bool:
        stop = self.study.stop
        if stop is None or self.deals < stop.least or self.deals % LOOK:
            return False
        return all(interval.reach <= stop.within / 100 for interval in self.intervals())

    def intervals(self) -> list[Interval]:
        """What the study is to find out, so far: the differences, or the share itself if nothing varies."""
        within = self.study.stop.within / 100 if self.study.stop else 1 / self.study.games**0.5
        if len(self.seen) == 1:
            return [sequence(self.seen[0], SHARE, within)]
        return [sequence(seen, DIFFERENCE, within) for seen in self.seen[1:]]
