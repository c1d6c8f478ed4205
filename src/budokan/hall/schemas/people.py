"""What travels over HTTP about a person: only to themselves."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from budokan.hall.days import Days
from budokan.hall.messages import Code, Token
from budokan.hall.schemas.requests import DeckText, Form, Typed, Word
from budokan.kernel.texts import Seat

Language = Literal["", "en", "it"]
Look = Literal["", "light", "dark"]

MOST_DECKS = 200
LONGEST_DECKS = 400_000
"""Bytes of all decks somebody keeps with the hall."""

MOST_HELD = 100
"""Seats a browser may show at once."""


class PersonForm(Form, frozen=True):
    """What a person settles for themselves, whole. Empty: whatever each browser says."""

    name: Typed = ""
    language: Language = ""
    look: Look = ""
    listed: bool = False
    days: Days | None = None


class KeptDeck(Form, frozen=True):
    """A deck somebody keeps for themselves."""

    id: Word
    game: Word
    name: Annotated[str, msgspec.Meta(max_length=80)]
    text: DeckText
    at: Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class KeptDecks(Form, frozen=True):
    decks: Annotated[tuple[KeptDeck, ...], msgspec.Meta(max_length=MOST_DECKS)]


class Shown(Form, frozen=True):
    """A seat a browser holds, and the token that proves it."""

    code: Code
    token: Token


class ShownSeats(Form, frozen=True):
    seats: Annotated[tuple[Shown, ...], msgspec.Meta(max_length=MOST_HELD)]
    name: Typed = ""


class Joined(msgspec.Struct, frozen=True):
    """How many of the seats are theirs now. `key`: who had none is known by this one from now on."""

    seats: int
    key: str | None


class Me(msgspec.Struct, frozen=True):
    """What the hall knows of who asks, `since` when, on how many `devices`, and how many passkeys they have."""

    name: str
    language: str
    look: str
    listed: bool
    days: Days | None
    since: int
    devices: int
    passkeys: int


class OwnSeat(msgspec.Struct, frozen=True):
    code: str
    seat: Seat
    game: str
    state: str
    at: int
    deck: str


class CarryLink(msgspec.Struct, frozen=True):
    """A link and its picture that make another device yours: once, within so many seconds."""

    link: str
    picture: str
    seconds: int


class Carried(msgspec.Struct, frozen=True):
    """Whether another device has come by the last link."""

    used: bool


class Secret(Form, frozen=True):
    secret: Token


class Arrival(Form, frozen=True):
    """Somebody comes with a secret. `together`: what this device was known as before comes along."""

    secret: Token
    together: bool = False


class Whose(msgspec.Struct, frozen=True):
    """Who one would be here."""

    name: str


class Credential(Form, frozen=True):
    """What a browser answers with a passkey. `together`: what this device was known as before comes along."""

    credential: dict[str, Any]
    together: bool = False


class OwnKey(msgspec.Struct, frozen=True):
    key: str
