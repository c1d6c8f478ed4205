"""The search: games with jostled figures, designs that the model proposes, halved until one is left, and a check at the end.

What is done next follows from the plan and the games so far, and every step waits for all of its games. So a search that was
stopped goes on where it was, and comes to the same end with any number of workers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

import msgspec

from budokan.kernel.luck import Luck
from budokan.lab.balance.library import HELD_OUT, Library, Piece, Row
from budokan.lab.balance.model import Model, log_odds
from budokan.lab.balance.moves import Step, after, distance, jostled, steps
from budokan.lab.balance.plan import Design, Plan, is_legal, printed
from budokan.lab.intervals import Interval, settled
from budokan.lab.study.executors import Executor

HALVING = 1_000_000
"""Deals from this number on are those on which designs are halved."""

SETTLING = 2_000_000
"""And from this on those on which the judges look at what is left."""

MIDDLE = 0.35
"""A design is looked for in so much of the band, around its middle: what is near its edge may lie beyond it."""

TRUST = 30.0
"""So many games of a design's own weigh as much as what the model says of it."""


class Found(msgspec.Struct, frozen=True):
    """One match-up on the held-out deals."""

    matchup: str
    games: int
    share: Interval
    within: bool


class Change(msgspec.Struct, frozen=True):
    """One figure: what it was and what it is."""

    figure: str
    before: float
    after: float


class Balanced(msgspec.Struct, frozen=True):
    """What came of a search: the changes, each match-up on held-out deals, and the games it took by who played them."""

    name: str
    game: str
    changes: tuple[Change, ...]
    found: tuple[Found, ...]
    games: dict[str, int]
    failures: int
    rounds: int

    @property
    def even(self) -> bool:
        return all(one.within for one in self.found)


def search(plan: Plan, library: Library, executor: Executor) -> Balanced:
    """Look around, halve what looks best, let the judges look at what is left, and check it on fresh deals."""
    screen(plan, library, executor)
    best: Design = {}
    rounds = 0
    for number in range(plan.rounds):
        rounds = number + 1
        best = halved(plan, library, executor, proposals(plan, library, best, number))
        judges = ",".join(plan.bots)
        library.games(pieces_of(plan, best, judges, SETTLING + number * 100_000, plan.settle), executor)
        if excess(plan, library, Model(plan, library.counted()), best) == 0.0:
            break
    return checked(plan, library, executor, best, rounds)


def screen(plan: Plan, library: Library, executor: Executor) -> None:
    """Games in which everything is a little different, so that what each figure does can be told apart."""
    pieces = []
    for number in range(plan.screen):
        luck = Luck(plan.seed, f"screen {number}")
        matchup = luck.pick(list(plan.matchup))
        judged = luck.below(1000) < 10 * plan.judged
        bots = plan.bots if judged else plan.quick
        pieces.append(Piece(matchup.name, number, ",".join(bots), jostled(plan, matchup, luck)))
    library.games(pieces, executor)


def proposals(plan: Plan, library: Library, best: Design, number: int) -> list[Design]:
    """What the model thinks best, and what would be best if things were as they may well be."""
    model = Model(plan, library.counted())
    found: list[Design] = [best] if best else []
    for place in range(2 * plan.candidates):
        luck = Luck(plan.seed, f"proposal {number} {place}")
        mean = model.mean if place == 0 else model.drawn(luck)
        begun = best if place % 2 and best else {}
        design = improved(plan, model, mean, begun)
        if design not in found:
            found.append(design)
        if len(found) >= plan.candidates:
            break
    return found


def improved(plan: Plan, model: Model, mean: Sequence[float], begun: Design) -> Design:
    """Step by step whatever helps most for what it changes; then what was not needed is taken back."""
    design = dict(begun)
    now = outside(plan, model, design, mean)
    for _ in range(plan.moves):
        if now == 0.0:
            break
        helpful = (after(plan, design, step) for _, step in ranked(plan, model, design, mean, now))
        chosen = next((one for one in helpful if is_legal(plan, one)), None)
        if chosen is None:
            break
        design = chosen
        now = outside(plan, model, design, mean)
    for step in list(steps(plan, design)):
        shorter = after(plan, design, step)
        nearer = distance(plan, shorter) < distance(plan, design)
        if nearer and outside(plan, model, shorter, mean) <= now and is_legal(plan, shorter):
            design = shorter
    return design


def ranked(plan: Plan, model: Model, design: Design, mean: Sequence[float], now: float) -> list[tuple[float, Step]]:
    """The steps that help, the most helpful for its price first."""
    found: list[tuple[float, Step]] = []
    price = distance(plan, design)
    odds = {one.name: model.odds(one.name, design, mean=mean) for one in plan.matchup}
    for step in steps(plan, design):
        gain = now - _outside(plan, {name: value + shift(plan, model, name, step, mean) for name, value in odds.items()})
        if gain > 1e-9:
            dearer = distance(plan, after(plan, design, step)) - price
            found.append((gain / max(0.25, dearer), step))
    return sorted(found, key=lambda one: (-one[0], one[1]))


def shift(plan: Plan, model: Model, matchup: str, step: Step, mean: Sequence[float]) -> float:
    """What a step does to the log odds of a match-up."""
    moved = {path: printed(plan, path) + by for path, by in step}
    entries = model.entries(matchup, ",".join(plan.bots), moved)
    return sum(mean[place] * much for place, much in entries.items() if place != model.places[f"matchup {matchup}"])


def outside(plan: Plan, model: Model, design: Design, mean: Sequence[float]) -> float:
    return _outside(plan, {one.name: model.odds(one.name, design, mean=mean) for one in plan.matchup})


def _outside(plan: Plan, odds: dict[str, float]) -> float:
    """How far the match-ups are outside the middle of the band: squares, so that the worst counts most."""
    low, high = (log_odds(share) for share in inner(plan))
    return sum(max(0.0, low - one, one - high) ** 2 for one in odds.values())


def inner(plan: Plan) -> tuple[float, float]:
    low, high = (share / 100 for share in plan.band)
    middle, reach = (low + high) / 2, (high - low) / 2 * MIDDLE
    return max(0.001, middle - reach), min(0.999, middle + reach)


def halved(plan: Plan, library: Library, executor: Executor, designs: list[Design]) -> Design:
    """Successive halving: all on the same deals, the better half on twice as many, until one is left."""
    deals, bots = plan.deals, ",".join(plan.quick)
    while len(designs) > 1:
        library.games([piece for one in designs for piece in pieces_of(plan, one, bots, HALVING, deals)], executor)
        model = Model(plan, library.counted())
        judged = {place: round(excess(plan, library, model, one), 6) for place, one in enumerate(designs)}
        places = sorted(judged, key=lambda place: (judged[place], distance(plan, designs[place]), place))
        order = [designs[place] for place in places]
        designs, deals = order[: (len(order) + 1) // 2], deals * 2
    return designs[0]


def pieces_of(plan: Plan, design: Design, bots: str, first: int, deals: int) -> list[Piece]:
    return [Piece(one.name, first + number, bots, dict(design)) for one in plan.matchup for number in range(deals)]


def excess(plan: Plan, library: Library, model: Model, design: Design) -> float:
    """How far a design is outside the band between judges: what the model says, set right by the design's own games."""
    low, high = (share / 100 for share in plan.band)
    return sum(max(0.0, low + 0.01 - one, one - high + 0.01) for one in shares(plan, library, model, design).values())


def shares(plan: Plan, library: Library, model: Model, design: Design) -> dict[str, float]:
    own = [row for row in library.counted() if row.design == design and row.number >= HALVING]
    found = {}
    for matchup in plan.matchup:
        there = [row for row in own if row.matchup == matchup.name]
        apart = sum(row.share - model.share(row.matchup, design, row.bots) for row in there) / (len(there) + TRUST)
        found[matchup.name] = model.share(matchup.name, design) + apart
    return found


def checked(plan: Plan, library: Library, executor: Executor, design: Design, rounds: int) -> Balanced:
    """The held-out check: deals that nothing was learnt from."""
    rows = library.games(pieces_of(plan, design, ",".join(plan.bots), HELD_OUT, plan.check), executor)
    low, high = (share / 100 for share in plan.band)
    found = []
    for name, games in groupby(rows, key=lambda row: row.matchup):
        seen = Counter(row.share for row in games if not row.failure)
        interval = settled(seen)
        found.append(Found(name, sum(seen.values()), interval, low <= interval.mean <= high))
    changes = tuple(Change(path, printed(plan, path), value) for path, value in sorted(design.items()))
    every: list[Row] = list(library.rows.values())
    games_by = dict(sorted(Counter(row.bots for row in every).items()))
    return Balanced(plan.name, plan.game, changes, tuple(found), games_by, sum(bool(row.failure) for row in every), rounds)
