"""What the hall refuses."""

from __future__ import annotations

from collections.abc import Iterable

from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, text


class Refusal(BudokanError):
    """Something a person may not do now, or at all."""

    status = 409

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(text(id, **args))


class NotFound(Refusal):
    status = 404


class NotYours(Refusal):
    """A token that proves nothing here."""

    status = 403


class WrongHost(Refusal):
    """Somebody who asks for a name that is none of the hall's."""

    status = 421


class TooMuch(Refusal):
    """A limit of the hall."""

    status = 429


class NotWithoutThem(Refusal):
    """BK-2.8: nothing is taken back without the word of who is not here."""

    def __init__(self, away: Iterable[Seat]) -> None:
        BudokanError.__init__(self, Text("hall-undo-away", {"who": tuple(SeatRef(one) for one in away)}, "BK-2.8"))
