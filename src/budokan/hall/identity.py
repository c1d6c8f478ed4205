"""Who asks over HTTP: with which token, as which person."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from budokan.hall.context import Context, context_of
from budokan.hall.errors import NotYours
from budokan.hall.names import Proof
from budokan.hall.rows import Person

Asked = Request[Any, Any, State]

PERSON = "budokan-person"
"""The header in which a person's key travels: never in an address, which is written down on the way."""

LONGEST_KEY = 64


def context_asked(request: Asked) -> Context:
    return context_of(request.app)


def person_key(request: Asked) -> str | None:
    """The key that was sent along, if it can be one."""
    key = request.headers.get(PERSON, "")
    return key if 0 < len(key) <= LONGEST_KEY else None


def seat_token(request: Asked) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


async def who_asks(request: Asked) -> Person | None:
    """The person whose key was sent along; None for somebody the hall does not know."""
    return await context_asked(request).services.persons.known_by(person_key(request))


async def proof(request: Asked) -> Proof:
    """What shows that a seat is theirs; it may yet prove nothing."""
    token, person = seat_token(request), await who_asks(request)
    if token is None and person is None:
        raise NotYours("hall-wrong-token")
    return Proof(token, None if person is None else person.id)


async def myself(request: Asked) -> Person:
    """The same where nobody else has anything to ask. Who tries one key after another has to wait."""
    context = context_asked(request)
    address = context.who_may_guess(request)
    found = await who_asks(request)
    if found is None:
        context.guesses.admits(address)
        raise NotYours("hall-no-person")
    return found
