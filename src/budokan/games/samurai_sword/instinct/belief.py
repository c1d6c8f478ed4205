"""Who is who: what a seat may think of the others' roles, from its own role and from what everybody has done in the open.

Every way the hidden roles can lie is weighed by how well it explains the deeds so far, each player being taken to choose
whom to harm or help as instinct would: enemies gladly, friends hardly ever.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from budokan.games.samurai_sword.state import Belief
from budokan.games.samurai_sword.table import Deed, Table
from budokan.games.samurai_sword.teams import TEAMS, team_of
from budokan.kernel.instinct import Suspicion
from budokan.kernel.texts import Seat, SeatRef, Text

AGAINST_THE_SHOGUN: Final = 0.15
"""How gladly a player harms the Shogun if he is a friend, against how gladly if he is an enemy: everybody knows the Shogun."""

AGAINST_THE_UNKNOWN: Final = 0.8
"""The same for anybody else, whose role the one who harms him can only guess."""

KINDNESS: Final = ("breathing",)
"""Cards that help the one they are played on."""

MOST_REASONS: Final = 2
"""Deeds that are named as the reason for a suspicion."""

MOST_WAYS: Final = 2_000
MOST_DEEDS: Final = 2_000
"""So many arrangements, and so many deeds for each, are kept in mind from one game to the next."""

Arrangement = tuple[str, ...]
"""A role for every seat."""


class Ways:
    """Every way the hidden roles can lie, and how well each explained the deeds that were asked of last, as logarithms."""

    __slots__ = ("found", "judged")

    def __init__(self, found: list[Arrangement]) -> None:
        self.found = found
        self.judged: tuple[list[Deed], list[float]] = ([], [0.0] * len(found))


_ways: dict[Arrangement, Ways] = {}
"""By the roles that are known, and those that are hidden: the same until somebody's role is."""


def arrangements(table: Table, hidden: list[Seat]) -> Ways:
    """Every way the roles of these seats can lie among them; all other seats keep theirs."""
    roles = table.roles.copy()
    for seat in hidden:
        roles[seat] = ""
    left = sorted([table.roles[seat] for seat in hidden])
    key = (*roles, *left)
    known = _ways.get(key)
    if known is None:
        if len(_ways) > MOST_WAYS:
            _ways.clear()
        found: set[Arrangement] = set()
        _arrange(roles, hidden, left, 0, found)
        known = _ways[key] = Ways(sorted(found))
    return known


def _arrange(roles: list[str], hidden: list[Seat], left: list[str], at: int, found: set[Arrangement]) -> None:
    if at == len(hidden):
        found.add(tuple(roles))
        return
    for index in range(len(left)):
        if index == 0 or left[index] != left[index - 1]:
            roles[hidden[at]] = left[index]
            _arrange(roles, hidden, left[:index] + left[index + 1 :], at + 1, found)


def sides(way: Arrangement) -> dict[str, int]:
    """The seats of each team, as bits."""
    found = dict.fromkeys(TEAMS, 0)
    for seat, role in enumerate(way):
        found[team_of(role)] |= 1 << seat
    return found


def explains(way: Arrangement, friends: int, deed: Deed) -> float:
    """How likely the deed is, if the roles lie so and these are his friends: this target, among all he could have chosen."""
    actor, target, kind, among = deed
    chosen = 1 << target
    choices = (among | chosen) & ~(1 << actor)
    glad = choices & friends if kind in KINDNESS else choices & ~friends
    shogun = choices & ~glad & 1 << way.index("shogun")
    total = glad.bit_count() + AGAINST_THE_UNKNOWN * (choices & ~glad & ~shogun).bit_count()
    if shogun:
        total += AGAINST_THE_SHOGUN
    if glad & chosen:
        return 1.0 / total
    return (AGAINST_THE_SHOGUN if shogun & chosen else AGAINST_THE_UNKNOWN) / total


_explained: dict[Arrangement, dict[Deed, float]] = {}
"""How well each arrangement explains each deed, as logarithms: with every deed all those before it are weighed again."""


def explained_by(way: Arrangement) -> dict[Deed, float]:
    known = _explained.get(way)
    if known is None or len(known) > MOST_DEEDS:
        if len(_explained) > MOST_WAYS:
            _explained.clear()
        known = _explained[way] = {}
    return known


def weights(table: Table, ways: Ways) -> list[float]:
    """How well each arrangement explains everything that was done; the best has weight one."""
    telling = [deed for deed in table.deeds if deed.actor != deed.target]
    judged, logs = ways.judged
    fresh = telling[len(judged) :]
    if telling[: len(judged)] != judged:
        fresh, logs = telling, [0.0] * len(ways.found)
    if fresh:
        logs = [judge(way, fresh, so_far) for way, so_far in zip(ways.found, logs, strict=True)]
        ways.judged = (telling, logs)
    best = max(logs)
    return [exp(one - best) for one in logs]


def judge(way: Arrangement, deeds: list[Deed], so_far: float) -> float:
    """How well an arrangement explains these deeds, after those that came before."""
    known = explained_by(way)
    seats: dict[str, int] = {}
    for deed in deeds:
        found = known.get(deed)
        if found is None:
            seats = seats or sides(way)
            found = known[deed] = log(explains(way, seats[team_of(way[deed.actor])], deed))
        so_far += found
    return so_far


def think(table: Table, viewer: Seat | None) -> tuple[list[Arrangement], list[float]]:
    """Every way the roles this viewer does not know can lie, and how likely each is."""
    ways = arrangements(table, table.hidden_from(viewer))
    weighed = weights(table, ways)
    total = sum(weighed)
    return ways.found, [weight / total for weight in weighed]


def belief_of(table: Table, viewer: Seat | None) -> Belief:
    """What this viewer thinks of the hidden roles; worked out once, until the next deed."""
    key = -1 if viewer is None else viewer
    if key not in table.beliefs:
        table.beliefs[key] = think(table, viewer)
    return table.beliefs[key]


def suspicions(table: Table, viewer: Seat | None) -> list[dict[str, float]]:
    """For every seat the chance of each role, as far as the viewer can tell."""
    found: list[dict[str, float]] = [{} for _ in range(table.seats)]
    for way, chance in zip(*belief_of(table, viewer), strict=True):
        for seat, role in enumerate(way):
            found[seat][role] = found[seat].get(role, 0.0) + chance
    return found


def telling_deeds(table: Table, seat: Seat) -> list[tuple[Seat, int]]:
    """Whom this player has harmed, and how often: the reasons for a suspicion, most often first."""
    counts: dict[Seat, int] = {}
    for actor, target, kind, _ in table.deeds:
        if actor == seat and target != seat and kind not in KINDNESS:
            counts[target] = counts.get(target, 0) + 1
    return sorted(counts.items(), key=lambda one: (-one[1], one[0]))


def suspect(table: Table, viewer: Seat) -> list[Suspicion]:
    """What everybody whom this viewer does not know may be, and the deeds that speak for it."""
    found: list[Suspicion] = []
    chances = suspicions(table, viewer)
    for seat in table.hidden_from(viewer):
        roles = sorted(chances[seat].items(), key=lambda one: (-one[1], one[0]))
        weighed = tuple([(f"role-{role}", chance) for role, chance in roles])
        found.append(Suspicion(seat, weighed, tuple(reasons(table, seat))))
    return found


def reasons(table: Table, seat: Seat) -> list[Text]:
    """Whom this player has harmed most, in words; everybody knows the Shogun."""
    found: list[Text] = []
    for target, count in telling_deeds(table, seat)[:MOST_REASONS]:
        if table.roles[target] == "shogun":
            found.append(Text("because-shogun", {"count": count}))
        else:
            found.append(Text("because-harmed", {"target": SeatRef(target), "count": count}))
    return found or [Text("because-nothing")]
