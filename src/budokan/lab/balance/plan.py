"""What is to be balanced, as its file says: match-ups, the values they are played with, and how far which figures may go."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

import budokan
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.faults import fault_of, read_toml
from budokan.kernel.texts import Text, text
from budokan.lab.simulate import Deal
from budokan.lab.study.plan import MOST_FILE, Bots, Measure, Name, Word
from budokan.players.bots import bot_named

MARK = "$"
"""How an option begins that stands for one of the values."""

Many = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Percent = Annotated[float, msgspec.Meta(ge=0, le=100)]
Figure = Annotated[float, msgspec.Meta(ge=-1_000_000, le=1_000_000)]

Design = Mapping[str, float]
"""What is changed: figures by their path, such as `student.cards.lightning-tail`; what is not named is as printed."""


class MatchUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who meets whom: options that may stand for values, and which values help or hurt whoever is measured."""

    name: Name
    options: dict[str, Any] = {}
    measure: Measure = "seat:0"
    helped: tuple[Word, ...] = ()
    hurt: tuple[Word, ...] = ()


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures of one value and how far each may go. With `sum` one goes down by what another goes up; one at 0 is left out."""

    inside: Word
    most: Annotated[dict[str, Figure], msgspec.Meta(min_length=1, max_length=500)]
    least: dict[str, Figure] = {}
    step: Annotated[float, msgspec.Meta(gt=0)] = 1
    sum: bool = False


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a search, and the search itself.

    `bots` judge, `quick` look around for less; `screen` games are played with figures jostled at random, of which the judges
    play `judged` in a hundred; then `rounds` times `candidates` designs are halved, from `deals` deals of each match-up on, and
    the last is played `settle` deals by the judges. `check` are the held-out deals of each match-up.
    """

    game: str
    matchup: Annotated[tuple[MatchUp, ...], msgspec.Meta(min_length=1, max_length=200)]
    group: Annotated[tuple[Group, ...], msgspec.Meta(min_length=1, max_length=100)]
    values: dict[str, dict[str, Any]]
    name: Name = ""
    mode: str | None = None
    seats: int | None = None
    seed: Annotated[int, msgspec.Meta(ge=0)] = 1
    bots: Bots = ("sensei",)
    quick: Bots = ("greedy",)
    options: dict[str, Any] = {}
    band: tuple[Percent, Percent] = (40.0, 60.0)
    jostle: Annotated[int, msgspec.Meta(ge=1, le=50)] = 8
    moves: Annotated[int, msgspec.Meta(ge=1, le=200)] = 40
    screen: Many = 2000
    judged: Percent = 8.0
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3
    candidates: Annotated[int, msgspec.Meta(ge=1, le=256)] = 8
    deals: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 8
    settle: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 30
    check: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 100

    def match_up(self, name: str) -> MatchUp:
        return next(one for one in self.matchup if one.name == name)

    def deal_of(self, matchup: MatchUp, design: Design) -> Deal:
        """What is dealt for a match-up when the figures are these."""
        options = {**self.options, **matchup.options}
        changed = put_in(options, changed_values(self, design))
        return Deal(self.game, self.seats or 0, str(self.seed), self.mode, changed)


def printed(plan: Plan, path: str) -> float:
    """The figure as the file has it; what is not there is none."""
    *way, last = path.split(".")
    inner: Any = plan.values
    for name in way:
        inner = inner.get(name, {}) if isinstance(inner, dict) else {}
    found = inner.get(last, 0) if isinstance(inner, dict) else 0
    return float(found) if isinstance(found, int | float) else 0.0


def figures_of(group: Group) -> list[str]:
    return [f"{group.inside}.{name}" for name in group.most]


def bounds_of(plan: Plan, group: Group, path: str) -> tuple[float, float]:
    """How far a figure may go: never less far than it is printed."""
    name = path.removeprefix(f"{group.inside}.")
    now = printed(plan, path)
    return min(now, group.least.get(name, 0.0 if group.sum else now)), max(now, group.most[name])


def changed_values(plan: Plan, design: Design) -> dict[str, Any]:
    """The values with these figures; of a group that keeps its sum a figure that is nothing is left out."""
    values: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plan.values))
    for group in plan.group:
        inner = values
        for name in group.inside.split("."):
            inner = inner.setdefault(name, {})
        for path in figures_of(group):
            if path in design:
                name = path.removeprefix(f"{group.inside}.")
                inner[name] = int(design[path]) if design[path] == int(design[path]) else design[path]
                if group.sum and not inner[name]:
                    del inner[name]
    return values


def put_in(options: Any, values: Mapping[str, Any]) -> Any:
    """The same options with values where their names stand; `$rule.draw` is what lies in the value `rule` under `draw`."""
    if isinstance(options, dict):
        return {key: put_in(one, values) for key, one in options.items()}
    if isinstance(options, list | tuple):
        return [put_in(one, values) for one in options]
    if not isinstance(options, str) or not options.startswith(MARK):
        return options
    found: Any = values
    for name in options.removeprefix(MARK).split("."):
        if not isinstance(found, Mapping) or name not in found:
            raise BadWords("lab-no-value", found=options[:80])
        found = found[name]
    return found


def read_plan(file: Path) -> Plan:
    """The search in this file, checked whole and tried out once; one clear sentence if it does not hold."""
    if file.stat().st_size > MOST_FILE:
        raise _bad(file, text("lab-too-long", most=MOST_FILE))
    try:
        plan = msgspec.convert(read_toml(file), Plan)
    except msgspec.ValidationError as error:
        raise _bad(file, fault_of(error)) from None
    plan = msgspec.structs.replace(plan, name=plan.name or file.stem)
    for fault in faults(plan):
        raise _bad(file, fault)
    game = budokan.game(plan.game)
    for matchup in plan.matchup:
        deal = plan.deal_of(matchup, {})
        table = game.new(plan.seats, plan.seed, plan.mode, **deal.options)
        plan = msgspec.structs.replace(plan, seats=table.seats)
        for bots in (plan.bots, plan.quick):
            if len(bots) > table.seats:
                raise BadWords("lab-too-many-bots", found=len(bots), seats=table.seats)
            for bot in bots:
                bot_named(bot, game, 0)
    return plan


def faults(plan: Plan) -> Iterator[Text]:
    names = [one.name for one in plan.matchup]
    if len(set(names)) < len(names):
        yield text("lab-same-name")
    if not plan.band[0] < plan.band[1]:
        yield text("lab-bad-band")
    for value in (name for one in plan.matchup for name in (*one.helped, *one.hurt)):
        if value not in plan.values:
            yield text("lab-no-value", found=value[:80])
    for group in plan.group:
        if group.inside.split(".")[0] not in plan.values:
            yield text("lab-no-value", found=group.inside[:80])
        for name in group.least:
            if name not in group.most:
                yield text("lab-no-most", found=name[:80])


def is_legal(plan: Plan, design: Design, matchups: Sequence[MatchUp] = ()) -> bool:
    """Whether the game takes it, in these match-ups or in all: what its rules refuse is no candidate."""
    game = budokan.game(plan.game)
    touched = {path.split(".")[0] for path in design}
    for matchup in matchups or plan.matchup:
        if touched & {*matchup.helped, *matchup.hurt}:
            try:
                game.new(plan.seats, plan.seed, plan.mode, **plan.deal_of(matchup, design).options)
            except BudokanError:
                return False
    return True


def _bad(file: Path, what: Text) -> BadWords:
    return BadWords("lab-bad-balance", file=file.name[:80], what=what)
