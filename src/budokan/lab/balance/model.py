"""What the games so far say of every figure: a logistic regression with a ridge, and designs drawn from what it leaves open.

How often whoever is measured wins a match-up is taken to follow from the match-up, from who plays, and from every figure by
itself: so much for each step that helps and so much off for each that hurts. No figure is said to do much before games show it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, log, sqrt

from budokan.kernel.luck import Luck
from budokan.lab.balance.library import Row
from budokan.lab.balance.plan import Design, Plan, printed

FIGURE = 0.25
"""How much a step is thought to do before any game was played, in log odds: one standard deviation."""

MATCH_UP = 2.0
"""The same for how uneven a match-up is."""

BOTS = 0.7
"""And for how much else it is when others play."""

CURIOUS = 0.5
"""How far from the likeliest things are thought to be when a design is proposed: in standard deviations."""

ROUNDS = 8
"""Newton's steps: after these nothing changes any more."""

MOST = 30.0
"""Log odds beyond this are as good as certain."""

Entries = dict[int, float]


class Model:
    """Fitted to all games of a library."""

    def __init__(self, plan: Plan, rows: Iterable[Row]) -> None:
        self.plan = plan
        self.places: dict[str, int] = {}
        self.spread: list[float] = []
        for matchup in plan.matchup:
            self._place(f"matchup {matchup.name}", MATCH_UP)
        self._step = {f"{group.inside}.{name}": group.step for group in plan.group for name in group.most}
        for path in self._step:
            self._place(path, FIGURE)
        names = {matchup.name for matchup in plan.matchup}
        cases = [(self.entries(row.matchup, row.bots, row.design), row.share) for row in rows if row.matchup in names]
        self.mean = [0.0] * len(self.spread)
        self._fit(cases)

    def _place(self, name: str, spread: float) -> int:
        if name not in self.places:
            self.places[name] = len(self.spread)
            self.spread.append(spread)
        return self.places[name]

    def entries(self, matchup: str, bots: str, design: Design) -> Entries:
        """What counts for a game, and how much of it there is."""
        found = {self.places[f"matchup {matchup}"]: 1.0}
        if bots != ",".join(self.plan.bots):
            found[self._place(f"bots {matchup} {bots}", BOTS)] = 1.0
        asked = self.plan.match_up(matchup)
        for path, value in design.items():
            if path in self._step:
                owner = path.split(".")[0]
                sign = (owner in asked.helped) - (owner in asked.hurt)
                if sign:
                    found[self.places[path]] = sign * (value - printed(self.plan, path)) / self._step[path]
        return found

    def _fit(self, cases: Sequence[tuple[Entries, float]]) -> None:
        count = len(self.spread)
        self.mean = [0.0] * count
        for _ in range(ROUNDS):
            slope = [-value / spread**2 for value, spread in zip(self.mean, self.spread, strict=True)]
            bend = [[0.0] * (row + 1) for row in range(count)]
            for place, spread in enumerate(self.spread):
                bend[place][place] = 1 / spread**2
            for entries, share in cases:
                chance = _chance(sum(self.mean[place] * much for place, much in entries.items()))
                weight = max(chance * (1 - chance), 1e-6)
                for place, much in entries.items():
                    slope[place] += much * (share - chance)
                    line = bend[place]
                    for other, more in entries.items():
                        if other <= place:
                            line[other] += weight * much * more
            self.root = _cholesky(bend)
            change = _backward(self.root, _forward(self.root, slope))
            self.mean = [value + by for value, by in zip(self.mean, change, strict=True)]
            if max(map(abs, change)) < 1e-4:
                break

    def odds(self, matchup: str, design: Design, bots: str = "", mean: Sequence[float] | None = None) -> float:
        """The log odds of a match-up between the judges, or these bots."""
        asked = self.entries(matchup, bots or ",".join(self.plan.bots), design)
        known = self.mean if mean is None else mean
        return sum(known[place] * much for place, much in asked.items() if place < len(known))

    def share(self, matchup: str, design: Design, bots: str = "") -> float:
        return _chance(self.odds(matchup, design, bots))

    def drawn(self, luck: Luck) -> list[float]:
        """One of the ways things may well be after the games so far."""
        noise = [CURIOUS * _normal(luck) for _ in self.root]
        return [value + by for value, by in zip(self.mean, _backward(self.root, noise), strict=False)]


def log_odds(share: float) -> float:
    return log(share / (1 - share))


def _chance(odds: float) -> float:
    return 1 / (1 + exp(-max(-MOST, min(MOST, odds))))


def _normal(luck: Luck) -> float:
    """A number of mean 0 and spread 1: twelve even ones, as good as needed here."""
    return sum(luck.below(1 << 20) / (1 << 20) for _ in range(12)) - 6


def _cholesky(lower: list[list[float]]) -> list[list[float]]:
    root: list[list[float]] = []
    for row, line in enumerate(lower):
        made: list[float] = []
        for column in range(row):
            other = root[column]
            made.append((line[column] - sum(a * b for a, b in zip(made, other, strict=False))) / other[column])
        made.append(sqrt(max(line[row] - sum(a * a for a in made), 1e-12)))
        root.append(made)
    return root


def _forward(root: list[list[float]], right: Sequence[float]) -> list[float]:
    found: list[float] = []
    for row, line in enumerate(root):
        found.append((right[row] - sum(a * b for a, b in zip(line, found, strict=False))) / line[row])
    return found


def _backward(root: list[list[float]], right: Sequence[float]) -> list[float]:
    left = list(right)
    for row in range(len(root) - 1, -1, -1):
        left[row] /= root[row][row]
        for column in range(row):
            left[column] -= root[row][column] * left[row]
    return left
