"""Chapters 9 and 10: the end of the game, counting points, and the victory of the Swordmaster."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.table import Table
from budokan.games.samurai_sword.teams import TEAMS, team_of
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat

NOBODY = -1


@frame
class CountPoints(Step):
    """SS-9.13: the team with most points wins. `victim` and `by` are set if a defeat ended the game."""

    victim: Seat = NOBODY
    by: Seat = NOBODY

    def resolve(self, table: Table) -> Frames:
        reveal_roles(table)
        points = team_points(table, self.victim, self.by)
        winner = best_team(table, points)
        for team, total in points.items():
            table.tell(tell.TeamScored(team, total))
        table.tell(tell.TeamWon(winner))
        deadly = self.victim != NOBODY and same_team(table, self.victim, self.by)
        finish(table, winner, points, "outcome-deadly-strike" if deadly else "outcome-honour", "honour")
        return NOTHING


def multiplier(table: Table, seat: Seat) -> int:
    """SS-9.3: by role and number of players; in some groups the one with most stars counts double (SS-9.4, SS-14.6)."""
    seating = table.box.seatings[table.seats]
    role = table.roles[seat]
    if not seating.most_stars_double:
        return seating.multiplier[role]
    for group in seating.most_stars_double:
        if role in group:
            most = max(stars for one, stars in zip(table.roles, table.stars, strict=True) if one in group)
            return 2 if table.stars[seat] == most else seating.multiplier[role]
    return seating.multiplier[role]


def player_points(table: Table, seat: Seat) -> int:
    """SS-9.3, SS-9.8, SS-9.9: honour times the multiplier, and one for each Daimyo in hand unless he is a Ronin."""
    daimyo = 0 if table.roles[seat] == "ronin" else table.hands[seat].count("daimyo")
    return table.honour[seat] * multiplier(table, seat) + daimyo


def team_points(table: Table, victim: Seat = NOBODY, by: Seat = NOBODY) -> dict[str, int]:
    """SS-9.11, SS-9.13, SS-9.14: the players' points added up, less three for a Deadly Strike."""
    points = {team: 0 for team in TEAMS if any(team_of(role) == team for role in table.roles)}
    for seat in range(table.seats):
        points[team_of(table.roles[seat])] += player_points(table, seat)
    if victim != NOBODY and same_team(table, victim, by):
        points[team_of(table.roles[victim])] -= 3
    if table.rules.floor_at_zero:
        points = {team: max(0, total) for team, total in points.items()}
    return points


def same_team(table: Table, one: Seat, other: Seat) -> bool:
    return team_of(table.roles[one]) == team_of(table.roles[other])


def best_team(table: Table, points: dict[str, int]) -> str:
    """SS-9.15, SS-9.16: the Ninja win ties, then the Shogun. SS-14.13: with the expansion the Shogun, then the Ninja."""
    order = ("shogun", "ninja", "ronin") if table.box.rising_sun else ("ninja", "shogun", "ronin")
    best = max(points.values())
    return next(team for team in order if points.get(team) == best)


def standing(table: Table) -> list[Seat]:
    """Who has resilience left."""
    return [seat for seat in range(table.seats) if table.resilience[seat] > 0]


@frame
class SwordmasterWins(Step):
    """SS-10.1: the only player with resilience wins with his whole team; points are not counted."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        team = team_of(table.roles[self.seat])
        reveal_roles(table)
        table.tell(tell.SwordmasterWon(self.seat, team))
        finish(table, team, team_points(table), "outcome-swordmaster", "swordmaster")
        return NOTHING


def reveal_roles(table: Table) -> None:
    """SS-9.1: all roles are shown."""
    for seat in range(table.seats):
        table.tell(tell.RoleRevealed(seat, table.roles[seat], table.stars[seat]))


def finish(table: Table, team: str, points: dict[str, int], reason: str, way: str) -> None:
    """SS-2.2: all players of the team win together."""
    winners = tuple(seat for seat in range(table.seats) if team_of(table.roles[seat]) == team)
    scores = tuple(float(points[team_of(role)]) for role in table.roles)
    table.finish(Outcome(winners, scores, reason, side=team, way=way))
