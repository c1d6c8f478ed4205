"""What people have done against the games themselves: kept with the last decision of a game, and told hero by hero."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from budokan.hall.rows import AchievementRow, SeatRow, Setup
from budokan.hall.schemas.requests import Renown
from budokan.kernel.game import Game
from budokan.kernel.table import Table


def achievements_of(game: Game, table: Table, setup: Setup, seats: Sequence[SeatRow], now: int) -> list[AchievementRow]:
    """What is kept of a game that is over: of people who led their heroes to the end, from the first decision on."""
    if not setup.was_dealt:
        return []
    done = zip(seats, game.achievements(table), strict=False)
    return [
        AchievementRow(row.seat, row.name, now, achievement)
        for row, achievement in done
        if row.kind == "person" and not row.given
    ]


def renown(rows: Iterable[AchievementRow]) -> list[Renown]:
    """Each hero at each trial: how often, how often won, and the best of all; of equals the first to do it stays."""
    found: dict[tuple[str, str], Renown] = {}
    for row in rows:
        achievement = row.achievement
        key = (achievement.hero, achievement.trial)
        before = found.get(key)
        played, won = (before.played, before.won) if before else (0, 0)
        best = Renown(
            achievement.hero,
            achievement.trial,
            played + 1,
            won + achievement.won,
            achievement.result,
            achievement.score,
            row.name,
        )
        if before is not None and before.score >= achievement.score:
            best = Renown(
                achievement.hero, achievement.trial, played + 1, won + achievement.won, before.result, before.score, before.name
            )
        found[key] = best
    return [found[key] for key in sorted(found)]
