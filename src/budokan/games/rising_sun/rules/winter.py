"""Chapter 18: Winter and the end of the game."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import WINTER
from budokan.games.rising_sun.rules.effects import gain_by
from budokan.games.rising_sun.rules.gains import gain_vp
from budokan.games.rising_sun.rules.hostages import return_hostages
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat


@frame
class Winter(Step):
    """RS-18.1 to RS-18.5: hostages, Winter Upgrades, tokens, sets; then the game is over."""

    def resolve(self, table: Table) -> Frames:
        table.season = WINTER
        table.phase = "winter"
        table.tell(tell.SeasonBegan("winter"))
        return_hostages(table)
        for seat in list(table.honour):
            winter_upgrades(table, seat)
        for seat in list(table.honour):
            score_tokens(table, seat)
        for seat in list(table.honour):
            score_set(table, seat)
        for seat in standing(table):
            table.tell(tell.FinalScore(seat, table.vp[seat]))
        table.finish(outcome(table))
        return NOTHING


def winter_upgrades(table: Table, seat: Seat) -> None:
    """RS-2.7, RS-18.3: once, each copy for itself."""
    for card in table.box.by_moment.get("winter", ()):
        copies = table.copies(card, seat)
        if copies:
            gain_by(table, seat, card, table.box.effect[card], copies)


def token_points(table: Table, seat: Seat) -> int:
    """RS-18.4: by the season each was won in."""
    return sum([table.box.token_vp[season] for season, _ in table.tokens[seat]])


def score_tokens(table: Table, seat: Seat) -> None:
    points = token_points(table, seat)
    if points:
        table.tell(tell.TokensScored(seat, points))
        gain_vp(table, seat, points)


def set_points(table: Table, provinces: int) -> int:
    """RS-18.5, RS-18.6: by the number of different provinces."""
    return table.box.set_points[provinces]


def score_set(table: Table, seat: Seat) -> None:
    """RS-18.7: a province counts once."""
    provinces = len({province for _, province in table.tokens[seat]})
    points = set_points(table, provinces)
    if points:
        table.tell(tell.SetScored(seat, provinces, points))
        gain_vp(table, seat, points)


def standing(table: Table) -> list[Seat]:
    """RS-18.12: by VP and then by Honour."""
    return sorted(table.honour, key=lambda seat: -table.vp[seat])


def outcome(table: Table) -> Outcome:
    """RS-18.8 to RS-18.11: most VP, then Honour; an ally who ties with the winner shares the victory."""
    first = standing(table)[0]
    tied = [seat for seat in range(table.seats) if table.vp[seat] == table.vp[first]]
    shared = table.ally[first] in tied
    winners = tuple(sorted((first, table.ally[first]))) if shared else (first,)
    if shared:
        way = "shared"
    else:
        way = "by-honour" if len(tied) > 1 else "points"
    scores = tuple(float(vp) for vp in table.vp)
    return Outcome(winners, scores, f"outcome-{way}", side=table.clans[first], way=way)
