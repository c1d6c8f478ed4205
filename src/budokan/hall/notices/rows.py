"""What the store keeps about notices: who wishes to be called how, and what is to be sent."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from budokan.hall.days import Night
from budokan.hall.notices.bodies import Form
from budokan.hall.notices.facts import KINDS, Kind
from budokan.hall.schemas.tables import Words
from budokan.kernel.texts import Seat

Way = Literal["push", "webhook", "mail"]

Sending = Literal["due", "sending", "sent", "failed", "unknown", "here"]
"""`unknown`: the hall went down while it was being sent; it is not sent again. `here`: it waits in the hall itself."""


class Channel(msgspec.Struct, frozen=True, kw_only=True):
    """A way on which somebody is called.

    `to` is an address: of a push service, a webhook or a mailbox. `base` is where this person reaches the hall: links lead
    there. `private`: nobody else reads what arrives, so that a link may open the table as them. `trouble` says why the last
    notice did not arrive, and `wait` until when nothing is tried because of it.
    """

    id: str
    person: int
    way: Way
    to: str
    base: str
    made: int
    form: Form = "json"
    private: bool = False
    p256dh: str = ""
    auth: str = ""
    label: str = ""
    on: bool = True
    confirmed: bool = True
    failures: int = 0
    trouble: Words | None = None
    wait: int = 0

    @property
    def calls(self) -> bool:
        return self.on and self.confirmed


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """In which language somebody is called, what for, and at which hours of their own day not."""

    language: str = "en"
    zone: str = "UTC"
    quiet: Night | None = None
    kinds: tuple[Kind, ...] = KINDS


class Call(msgspec.Struct, frozen=True):
    """Somebody is to be called to a table: where they sit at it, if they do, why, and who has brought it about.

    `by` is a seat, or the name of somebody who sits at none they know of.
    """

    person: int
    code: str
    seat: Seat | None
    kind: Kind
    by: Seat | None = None


class Due(msgspec.Struct, frozen=True):
    """A call that is to be sent over one channel."""

    id: int
    call: Call
    channel: Channel
    wishes: Wishes
    made: int
    tries: int


class Ticket(msgspec.Struct, frozen=True):
    """What a link holds that opens a table as somebody, once."""

    person: int
    code: str


def read(kind: type[Any], written: str) -> Any:
    return msgspec.json.decode(written, type=kind)


def written(row: msgspec.Struct) -> str:
    return msgspec.json.encode(row).decode()
