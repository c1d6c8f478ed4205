"""Events: what happened, as told to the seats. Who may know what is settled at birth."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

from budokan.kernel.texts import Seat, SeatField, word


class Event(msgspec.Struct, frozen=True):
    """Something that happened at the table, and the ruling it happened by: a line of the log opens it."""

    ruling: ClassVar[str] = ""


class HouseDecides(Event, frozen=True, tag="house-decides"):
    """BK-5.2: a bot has lost its decision, and instinct decides in its place.

    The house says so in the log, beside what the game tells. It is no part of the game: no rule, record or digest knows of it.
    """

    seat: SeatField
    why: Annotated[str, word("lost")]
    ruling: ClassVar[str] = "BK-5.2"


class RulesChanged(Event, frozen=True, tag="house-rules-changed"):
    """BK-6.3: the rules have changed since this game began, and it goes on from where it stood.

    As above, it is the house that speaks.
    """

    ruling: ClassVar[str] = "BK-6.3"


class PlayedAgain(Event, frozen=True, tag="house-played-again"):
    """BK-6.5: the rules have changed since this game began, and nobody has written down where it stood.

    Its decisions were played again by the rules of today, but for `unplayed` of them, which are no longer possible.
    """

    unplayed: int
    ruling: ClassVar[str] = "BK-6.5"


class GameClosed(Event, frozen=True, tag="house-game-closed"):
    """BK-6.6: the rules of today cannot go on from where this game stood."""

    ruling: ClassVar[str] = "BK-6.6"


class BotSeated(Event, frozen=True, tag="house-bot-seated"):
    """BK-9.2: somebody at the table has seated a bot for one who is away."""

    seat: SeatField
    by: SeatField
    ruling: ClassVar[str] = "BK-9.2"


class HandedOver(Event, frozen=True, tag="house-handed-over"):
    """BK-9.6: somebody has given up, and a bot has their seat for good."""

    seat: SeatField
    ruling: ClassVar[str] = "BK-9.6"


class GaveUp(Event, frozen=True, tag="house-gave-up"):
    """BK-9.7: somebody has given a duel up: it is over."""

    seat: SeatField
    ruling: ClassVar[str] = "BK-9.7"


HOUSE_EVENTS: tuple[type[Event], ...] = (HouseDecides, RulesChanged, PlayedAgain, GameClosed, BotSeated, HandedOver, GaveUp)
"""What the house itself says in the log of any game; clients know it by the `house-` of its tag."""


class Told(msgspec.Struct, frozen=True):
    """An event, for whom it is, and what everybody else is told instead (None: nothing)."""

    event: Event
    to: tuple[Seat, ...] | None = None
    others: Event | None = None

    def heard_by(self, seat: Seat | None) -> Event | None:
        """What this seat hears; None is the spectator."""
        if self.to is None or seat in self.to:
            return self.event
        return self.others
