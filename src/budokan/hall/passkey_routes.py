"""HTTP: passkeys. One is made by somebody the hall knows, and brings them back where it does not."""

from __future__ import annotations

from typing import Any

from litestar import delete, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from budokan.hall.errors import NotYours, Refusal
from budokan.hall.hosts import name_in
from budokan.hall.identity import Asked, context_asked, myself, who_asks
from budokan.hall.passkeys import Where
from budokan.hall.person_routes import arrived
from budokan.hall.schemas.people import Credential, OwnKey


def _where(request: Asked) -> Where:
    """What the browser says of its page; the door has seen that it is one of the hall's."""
    address = context_asked(request).address_of(request)
    return Where(name_in(request.headers.get("host")), request.headers.get("origin", ""), address)


@post("/api/me/passkeys/options", status_code=HTTP_200_OK)
async def offer_passkey(request: Asked) -> dict[str, Any]:
    """What the browser needs to make a passkey for you."""
    person = await myself(request)
    return await context_asked(request).passkeys.offer(person.id, person.name, _where(request))


@post("/api/me/passkeys", status_code=HTTP_204_NO_CONTENT)
async def add_passkey(request: Asked, data: JSONBody[Credential]) -> None:
    """BK-10.5: the passkey it has made."""
    person = await myself(request)
    await context_asked(request).passkeys.add(person.id, data.credential, _where(request))


@delete("/api/me/passkeys", status_code=HTTP_204_NO_CONTENT)
async def forget_passkeys(request: Asked) -> None:
    """None of your passkeys leads here any more."""
    person = await myself(request)
    await context_asked(request).passkeys.forget(person.id)


@post("/api/passkeys/options", status_code=HTTP_200_OK)
async def ask_for_passkey(request: Asked) -> dict[str, Any]:
    """What the browser needs to show a passkey that was made here."""
    return await context_asked(request).passkeys.ask(_where(request))


@post("/api/passkeys", status_code=HTTP_200_OK)
async def show_passkey(request: Asked, data: JSONBody[Credential]) -> OwnKey:
    """BK-10.5: you are known on this device too."""
    context = context_asked(request)
    address = context.who_may_guess(request)
    before = await who_asks(request) if data.together else None
    try:
        person = await context.passkeys.whose(data.credential, _where(request))
    except (NotYours, Refusal):
        context.guesses.admits(address)
        raise
    return await arrived(request, person, before)


PASSKEY_ROUTES = [offer_passkey, add_passkey, forget_passkeys, ask_for_passkey, show_passkey]
