"""What travels over HTTP about notices: only to who is called by them, but for the two links anybody may press who has them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from budokan.hall.days import Night
from budokan.hall.messages import Code
from budokan.hall.notices import bodies
from budokan.hall.notices.facts import KINDS, Kind
from budokan.hall.notices.rows import Channel, Way
from budokan.hall.schemas.requests import Form, Typed
from budokan.hall.schemas.tables import Words
from budokan.kernel.texts import Seat

Address = Annotated[str, msgspec.Meta(max_length=1_000)]
Key = Annotated[str, msgspec.Meta(max_length=120)]


class ChannelInfo(msgspec.Struct, frozen=True):
    """A way on which one is called. `to` is a mailbox, or the host of a receiver: what follows it may be a secret.

    `trouble`: why the last notice did not arrive; `confirmed`: whether who reads at the mailbox has said yes.
    """

    id: str
    way: Way
    to: str
    form: bodies.Form
    private: bool
    label: str
    on: bool
    confirmed: bool
    failures: int
    trouble: Words | None


class NoticesInfo(msgspec.Struct, frozen=True):
    """How one is called. `push` is the key a browser agrees to; `mail`: whether this hall sends e-mail."""

    language: str
    zone: str
    quiet: Night | None
    kinds: tuple[Kind, ...]
    channels: tuple[ChannelInfo, ...]
    push: str
    mail: bool


class WishesForm(Form, frozen=True):
    language: Literal["en", "it"] = "en"
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"
    quiet: Night | None = None
    kinds: Annotated[tuple[Kind, ...], msgspec.Meta(max_length=len(KINDS))] = KINDS


class PushForm(Form, frozen=True):
    endpoint: Address
    p256dh: Key
    auth: Key
    label: Typed = ""


class WebhookForm(Form, frozen=True):
    url: Address
    form: bodies.Form = "json"
    private: bool = False


class MailForm(Form, frozen=True):
    address: Address


class Switched(Form, frozen=True):
    on: bool


class TriedOut(msgspec.Struct, frozen=True):
    """What became of a notice that was only sent to see; nothing if it was taken."""

    trouble: Words | None


class Turned(msgspec.Struct, frozen=True):
    """What a link is about."""

    way: Way
    to: str
    on: bool


class TicketForm(Form, frozen=True):
    ticket: Annotated[str, msgspec.Meta(max_length=64)]


class Companion(msgspec.Struct, frozen=True):
    """Somebody one has played with, by where they sat. `calls`: they are called; otherwise they find it in the hall."""

    name: str
    code: str
    seat: Seat
    calls: bool


class InviteForm(Form, frozen=True):
    """Who is invited: whoever sat there."""

    code: Code
    seat: Seat


def info_of(one: Channel) -> ChannelInfo:
    return ChannelInfo(
        id=one.id,
        way=one.way,
        to=shown(one),
        form=one.form,
        private=one.private,
        label=one.label,
        on=one.on,
        confirmed=one.confirmed,
        failures=one.failures,
        trouble=one.trouble,
    )


def shown(one: Channel) -> str:
    return one.to if one.way == "mail" else one.to.partition("://")[2].partition("/")[0]
