"""How long one may still think. Knows no clock of its own: it is told what time it is, in milliseconds."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from budokan.hall.days import Days, counted, granted, up_at
from budokan.hall.rows import SeatRow
from budokan.hall.schemas.tables import ClockRule, Clocks
from budokan.kernel.texts import Seat

GRACE = 10_000
"""Who comes back after his time was up has at least so long to decide."""


class Clock:
    """The clocks of one table."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        full = None if rule.kind == "none" else rule.seconds * 1000
        self.left: list[int | None] = [full] * seats
        self.running: tuple[Seat, ...] = ()
        self._days: list[Days | None] = [None] * seats
        self._since = 0

    def copy(self) -> Clock:
        """The same clocks: what is tried on them does not happen to these."""
        other = Clock(self.rule, len(self.left))
        other.stand_at(self.left, self.running, self._since)
        other._days = self._days
        return other

    def after(
        self,
        now: int,
        seats: Sequence[SeatRow],
        waiting: Iterable[Seat],
        asked: Container[Seat] = (),
        *,
        decided: Seat | None = None,
        is_back: Seat | None = None,
    ) -> Clock:
        """What these clocks will be once the table waits for these seats. Nothing has happened to them.

        The clocks of the people it waits for run; who is asked something new begins anew.
        """
        other = self.copy()
        other.settle(now)
        other.go_by(row.days for row in seats)
        if decided is not None:
            other.decided(decided)
        if is_back is not None:
            other.is_back(is_back)
        thinking = [seat for seat in waiting if not seats[seat].bot_plays]
        other.run(thinking, now, asked_anew=[one for one in thinking if one in asked or one not in other.running])
        return other

    def go_by(self, days: Iterable[Days | None]) -> None:
        """BK-8.3: from the last settling on these are everybody's own days, if time is counted in days."""
        if self.rule.days:
            self._days = list(days)

    def stand_at(self, left: Sequence[int | None], running: Iterable[Seat], now: int) -> None:
        """The hall is back: the clocks stand as they were written down, and those of these seats go on from now."""
        self.left = list(left)
        self.running = tuple(running)
        self._since = now

    def settle(self, now: int) -> None:
        """Take off what has been thought until now."""
        since, self._since = self._since, now
        for seat in self.running:
            left, days = self.left[seat], self._days[seat]
            if left is not None:
                spent = max(0, now - since) if days is None else counted(days, since, now)
                self.left[seat] = max(0, left - spent)

    def _for_one_decision(self, seat: Seat, now: int) -> int:
        """What whoever is asked something now may think about it."""
        days = self._days[seat]
        return self.rule.seconds * 1000 if days is None else granted(days, now, self.rule.days)

    def decided(self, seat: Seat) -> None:
        """Who has decided gets his increment."""
        left = self.left[seat]
        if left is not None and self.rule.kind == "player":
            self.left[seat] = left + self.rule.increment * 1000

    def run(self, seats: Iterable[Seat], now: int, *, asked_anew: Iterable[Seat] = ()) -> None:
        """From now on the clocks of these seats run."""
        self.settle(now)
        self.running = tuple(seats)
        if self.rule.kind == "move":
            for seat in asked_anew:
                self.left[seat] = self._for_one_decision(seat, now)

    def is_back(self, seat: Seat) -> None:
        """Who comes back has time for at least one decision."""
        left = self.left[seat]
        if left is not None:
            self.left[seat] = max(left, GRACE, self._for_one_decision(seat, self._since) if self.rule.kind == "move" else 0)

    def fallen(self) -> list[Seat]:
        """Whose time is up."""
        return [seat for seat in self.running if self.left[seat] == 0]

    def first_to_fall(self) -> tuple[Seat, int] | None:
        """Whose time is up first, and in how many milliseconds from the last settling."""
        falls = [(at, seat) for seat in self.running if (at := self._falls_at(seat)) is not None]
        return (min(falls)[1], min(falls)[0] - self._since) if falls else None

    def _falls_at(self, seat: Seat) -> int | None:
        """The moment at which the time of this seat is up, as of the last settling."""
        left, days = self.left[seat], self._days[seat]
        if left is None:
            return None
        return self._since + left if days is None else up_at(days, self._since, left)

    def show(self, now: int) -> Clocks:
        self.settle(now)
        seats = range(len(self.left)) if self.rule.days else ()
        until = tuple(self._falls_at(seat) if seat in self.running else None for seat in seats)
        return Clocks(tuple(self.left), self.running, until)
