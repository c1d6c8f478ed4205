"""What the hall refuses."""

from __future__ import annotations

from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import Arg, text


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
