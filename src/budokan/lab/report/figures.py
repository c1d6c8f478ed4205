"""The figures of a report, reckoned from the tables of a study.

What is counted is a game: two Ninja who win together have won one game, and not two that had nothing to do with each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, permutations
from pathlib import Path
from typing import NamedTuple

import msgspec

from budokan.lab.intervals import DIFFERENCE, SHARE, Bounds, Interval, sequence, settled
from budokan.lab.study.plan import MEASURED, Study
from budokan.lab.study.playing import GameRow, SeatRow
from budokan.lab.study.running import Found
from budokan.lab.study.stopping import share_of
from budokan.lab.study.tables import read_about, read_rows

MOST_MATCHED = 20
"""Values of a label that a matrix can show."""

PLAYED_BY = 5
"""Games a card must have been played in before anything is said of it."""

Seen = Counter[float]
Tally = dict[tuple[int, str], Seen]
"""What was seen of each value, in each variant."""


class Results(NamedTuple):
    """What lies in the folder of a study: the games by variant and number."""

    study: Study
    found: Found
    games: dict[tuple[int, int], GameRow]
    folder: Path

    def of_variant(self, variant: int) -> list[GameRow]:
        return [game for (one, _), game in self.games.items() if one == variant and game.ended]


class Finding(msgspec.Struct, frozen=True):
    """How often those who are meant won in one variant, and how much more or less often than in the first."""

    variant: str
    measure: str
    games: int
    share: Interval
    several: bool
    difference: Interval | None = None


class Match(msgspec.Struct, frozen=True):
    """One against another: of the games that only one of them won, the share of the first."""

    one: str
    other: str
    games: int
    share: Interval


class CardFinding(msgspec.Struct, frozen=True):
    """One kind of move with one card: in how many games, how often in each, and how often who made it won."""

    card: str
    move: str
    games: int
    times: float
    share: Interval
    difference: Interval


class Course(msgspec.Struct, frozen=True):
    """How games went: options a decision, changes of the lead, when they were decided, how often the lead at half was lost."""

    variant: str
    games: int
    options: float
    lead_changes: float
    decided: float
    comebacks: Interval


def read_results(folder: Path) -> Results:
    """The tables of this folder."""
    about = read_about(folder)
    at = {variant.name: number for number, variant in enumerate(about.study.variants)}
    sat: dict[tuple[int, int], list[SeatRow]] = {}
    columns = "variant, number, seat, bot, won, share, score, side, role, character, clan, deck"
    for variant, number, *seat in read_rows(folder, "seats", columns):
        sat.setdefault((at[variant], number), []).append(SeatRow(*seat))
    games: dict[tuple[int, int], GameRow] = {}
    columns = "variant, number, seed, decisions, digest, winners, side, way, failure, lost"
    for variant, number, seed, decisions, digest, winners, side, way, failure, lost in read_rows(folder, "games", columns):
        key = at[variant], number
        seats = tuple(sat.get(key, ()))
        games[key] = GameRow(*key, str(seed), decisions, digest, tuple(winners), side, way, failure, lost, seats)
    return Results(about.study, about.found, games, folder)


def judged(study: Study, seen: Seen, bounds: Bounds = SHARE) -> Interval:
    """The interval that is right for this study: one that holds at any moment, if it stopped when it liked."""
    return sequence(seen, bounds, study.stop.within / 100) if study.stop else settled(seen, bounds)


def findings_of(results: Results, measures: tuple[str, ...] = ()) -> list[Finding]:
    """What was asked for: for each measure every variant, and what it changed."""
    found = [_findings(results, measure) for measure in measures or results.study.measure]
    return [one for each in found for one in each]


def _findings(results: Results, measure: str) -> Iterator[Finding]:
    study = results.study
    shares = {key: share_of(game, measure) for key, game in results.games.items()}
    several = any(_how_many(game, measure) > 1 for game in results.games.values())
    for variant, played in enumerate(study.variants):
        seen: Seen = Counter()
        apart: Seen = Counter()
        for number in range(results.found.deals):
            base, share = shares[0, number], shares[variant, number]
            if share is not None:
                seen[share] += 1
            if base is not None and share is not None:
                apart[round(share - base, 6)] += 1
        if seen:
            difference = judged(study, apart, DIFFERENCE) if variant else None
            yield Finding(played.name, measure, sum(seen.values()), judged(study, seen), several, difference)


def _how_many(game: GameRow, measure: str) -> int:
    label, _, value = measure.partition(":")
    return sum(str(getattr(row, label)) == value for row in game.seats)


def values_of(results: Results, label: str) -> list[str]:
    """Everything that was played under this label."""
    found = {str(getattr(row, label)) for game in results.games.values() for row in game.seats}
    return sorted(found - {""}, key=lambda value: (not value.isdigit(), int(value) if value.isdigit() else 0, value))


def groups_of(results: Results) -> Iterator[tuple[str, list[Finding]]]:
    """Won by seat, by bot, by role and so on, where there is more than one to tell apart."""
    for label in MEASURED:
        values = values_of(results, label)
        if len(values) > 1:
            yield label, findings_of(results, tuple(f"{label}:{value}" for value in values))


def matches_of(results: Results, label: str, variant: int) -> list[Match]:
    """Everybody against everybody, by this label; in a game of several, every two of them."""
    seen: dict[tuple[str, str], Seen] = {}
    for game in results.of_variant(variant):
        here: dict[tuple[str, str], list[bool]] = {}
        for one, other in permutations(game.seats, 2):
            pair = str(getattr(one, label)), str(getattr(other, label))
            if "" not in pair and one.won != other.won:
                here.setdefault(pair, []).append(one.won)
        for pair, won in here.items():
            seen.setdefault(pair, Counter())[round(sum(won) / len(won), 6)] += 1
    return [Match(*pair, sum(of.values()), judged(results.study, of)) for pair, of in sorted(seen.items())]


def matched_labels(results: Results) -> list[str]:
    """What a matrix of match-ups is drawn for."""
    labels = ("bot", "side", "role", "character", "clan", "deck")
    return [label for label in labels if 1 < len(values_of(results, label)) <= MOST_MATCHED]


def cards_of(results: Results, variant: int) -> list[CardFinding]:
    """What was done with which card, and whether who did it won: often done first."""
    rows = read_rows(results.folder, "cards", "variant, number, seat, card, move, times")
    name = results.study.variants[variant].name
    done: dict[tuple[str, str], dict[int, set[int]]] = {}
    times: Counter[tuple[str, str]] = Counter()
    for of, number, seat, card, move, count in rows:
        if of == name:
            done.setdefault((card, move), {}).setdefault(number, set()).add(seat)
            times[card, move] += count
    found = [_card(results, variant, kind, done[kind], times[kind]) for kind in done if len(done[kind]) >= PLAYED_BY]
    return sorted(found, key=lambda one: (-one.games, one.card, one.move))


def _card(results: Results, variant: int, kind: tuple[str, str], by: dict[int, set[int]], times: int) -> CardFinding:
    won: Seen = Counter()
    apart: Seen = Counter()
    for number, seats in by.items():
        game = results.games[variant, number]
        share = _share([row.won for row in game.seats if row.seat in seats])
        won[share] += 1
        others = [row.won for row in game.seats if row.seat not in seats]
        if others:
            apart[round(share - _share(others), 6)] += 1
    study = results.study
    return CardFinding(*kind, len(by), times / len(by), judged(study, won), judged(study, apart, DIFFERENCE))


def _share(won: list[bool]) -> float:
    return round(sum(won) / len(won), 6)


def courses_of(results: Results) -> Iterator[Course]:
    """How the games of each variant went, from their decisions."""
    rows = read_rows(results.folder, "decisions", "variant, number, options, chances")
    for variant, played in enumerate(results.study.variants):
        games: dict[int, list[list[float]]] = {}
        options = [one[2] for one in rows if one[0] == played.name]
        for of, number, _, chances in rows:
            if of == played.name:
                games.setdefault(number, []).append(chances)
        if not games:
            continue
        told = [_course(results.games[variant, number].winners, moments) for number, moments in games.items()]
        lost: Seen = Counter(float(one[2]) for one in told)
        yield Course(
            played.name,
            len(told),
            sum(options) / len(options),
            sum(one[0] for one in told) / len(told),
            sum(one[1] for one in told) / len(told),
            judged(results.study, lost),
        )


def _course(winners: tuple[int, ...], moments: list[list[float]]) -> tuple[int, float, bool]:
    """Changes of the lead, the part of the game after which the winners led to the end, whether the lead at half was lost."""
    leaders = [_leaders(chances) for chances in moments]
    changes = sum(not before & after for before, after in pairwise(leaders))
    led = [bool(leading & set(winners)) for leading in leaders]
    undecided = max((moment + 1 for moment, well in enumerate(led) if not well), default=0)
    return changes, undecided / len(led), not led[len(led) // 2]


def _leaders(chances: list[float]) -> set[int]:
    most = max(chances)
    return {seat for seat, chance in enumerate(chances) if chance == most}
