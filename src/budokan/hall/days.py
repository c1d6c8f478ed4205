"""A person's own days: their time zone, their nights off, and until when they are away. Clocks counted in days go by them.

Moments are milliseconds since 1970, spans are milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Annotated
from zoneinfo import ZoneInfo

import msgspec

from budokan.hall.errors import Refusal

Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]

LONGEST_NIGHT = 12 * 60
"""Minutes of a day that may be off: a day with hardly any time in it would keep the others waiting for ever."""

LONGEST_AWAY = 60
"""Days for which somebody may say that they are away."""

ONE_DAY = timedelta(days=1)


class Night(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Between these minutes of the day no time is counted; it may go past midnight."""

    begins: Minute
    ends: Minute

    @property
    def minutes(self) -> int:
        return (self.ends - self.begins) % (24 * 60)


class Days(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose midnight it is, which hours are off, and the day on which who is away will be back."""

    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    night: Night | None = None
    back: date | None = None


def checked(days: Days, now: int) -> Days:
    """The same, without what says nothing; or why it cannot be."""
    zone = _known(days.zone)
    if zone is None:
        raise Refusal("hall-no-such-zone", zone=days.zone)
    if days.night is not None and days.night.minutes > LONGEST_NIGHT:
        raise Refusal("hall-long-night", hours=LONGEST_NIGHT // 60)
    today = _local(now, zone).date()
    if days.back is not None and days.back > today + LONGEST_AWAY * ONE_DAY:
        raise Refusal("hall-long-away", days=LONGEST_AWAY)
    night = days.night if days.night is not None and days.night.minutes else None
    return Days(days.zone, night, days.back if days.back is not None and days.back > today else None)


def back_at(days: Days, now: int) -> int | None:
    """BK-8.5: when the day begins on which who is away is back; None for who has said nothing of the kind."""
    if days.back is None:
        return None
    begins = _begin(days.back, _zone(days.zone))
    return begins if begins > now else None


def granted(days: Days, now: int, count: int) -> int:
    """BK-8.3: the time from now to the end of so many of one's own days, this one not counted."""
    begins = back_at(days, now) or now
    zone = _zone(days.zone)
    return _begin(_local(begins, zone).date() + (count + 1) * ONE_DAY, zone) - begins


def counted(days: Days, since: int, until: int) -> int:
    """BK-8.4, BK-8.5: what counts of the time between two moments."""
    begins = back_at(days, since) or since
    off = sum(max(0, min(there, until) - max(here, begins)) for here, there in _nights(days, begins, until))
    return max(0, until - begins - off)


def up_at(days: Days, now: int, left: int) -> int:
    """The moment at which so much counted time will have passed."""
    if left <= 0:
        return now
    at = back_at(days, now) or now
    for here, there in _nights(days, at, None):
        if here - at >= left:
            break
        left -= max(0, here - at)
        at = max(at, there)
    return at + left


def _nights(days: Days, since: int, until: int | None) -> Iterator[tuple[int, int]]:
    """From when to when each night lasts that ends after the one moment and begins before the other, one after another."""
    night, zone = days.night, _zone(days.zone)
    if night is None:
        return
    day = _local(since, zone).date() - ONE_DAY
    while True:
        here = _at(day, night.begins, zone)
        there = _at(day if night.begins < night.ends else day + ONE_DAY, night.ends, zone)
        if until is not None and here >= until:
            return
        if there > since:
            yield here, there
        day += ONE_DAY


@lru_cache(maxsize=64)
def _known(name: str) -> ZoneInfo | None:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # what a name of no zone leads to depends on the name
        return None


def _zone(name: str) -> tzinfo:
    """A table must open also on a machine that has never heard of the zone it was played in."""
    return _known(name) or UTC


def _local(moment: int, zone: tzinfo) -> datetime:
    return datetime.fromtimestamp(moment / 1000, zone)


def _begin(day: date, zone: tzinfo) -> int:
    return _at(day, 0, zone)


def _at(day: date, minute: int, zone: tzinfo) -> int:
    return int(datetime.combine(day, time(minute // 60, minute % 60), zone).timestamp() * 1000)
