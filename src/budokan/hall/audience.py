"""Who listens at a table, and telling them: each seat its own view, who watches only what everybody knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from budokan.hall.messages import ENCODER, FromHall
from budokan.hall.storing.sessions import Here
from budokan.kernel.texts import Seat


class Listener(Protocol):
    """One connection at one table; `seat` is None for who watches."""

    seat: Seat | None

    def send(self, message: bytes) -> None:
        """Put the message on its way; never waits."""

    def hang_up(self) -> None:
        """End the connection; its client may come back."""


class Audience:
    """The connections at one table."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def add(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.remove(listener)

    def has(self, seat: Seat | None) -> bool:
        return any(one.seat == seat for one in self.listeners)

    def becomes_watcher(self, seat: Seat) -> None:
        """Who has left the table may stay and watch."""
        for listener in self.listeners:
            if listener.seat == seat:
                listener.seat = None

    @property
    def watchers(self) -> int:
        return sum(one.seat is None for one in self.listeners)

    @property
    def here(self) -> Here:
        """Who is here, as other processes are told."""
        return Here(tuple(sorted({one.seat for one in self.listeners if one.seat is not None})), self.watchers)

    def tell_each(self, message: Callable[[Seat | None], FromHall]) -> None:
        """Tell every seat what is meant for it; what two connections of one seat hear is made once."""
        made: dict[Seat | None, bytes] = {}
        for listener in self.listeners:
            if listener.seat not in made:
                made[listener.seat] = ENCODER.encode(message(listener.seat))
            listener.send(made[listener.seat])

    def tell_all(self, message: FromHall, *, watchers_only: bool = False) -> None:
        """Tell everybody the same."""
        said = ENCODER.encode(message)
        for listener in self.listeners:
            if listener.seat is None or not watchers_only:
                listener.send(said)

    def hang_up(self) -> None:
        for listener in list(self.listeners):
            listener.hang_up()
