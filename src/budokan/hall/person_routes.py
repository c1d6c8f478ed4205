"""HTTP: who I am here. Everything is asked with the person's key, and told to nobody else."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec.structs import replace

from budokan.hall import claiming, forgetting
from budokan.hall.days import checked
from budokan.hall.device_transfer import LASTS
from budokan.hall.errors import NotYours, Refusal, TooMuch
from budokan.hall.identity import Asked, context_asked, myself, person_key, who_asks
from budokan.hall.names import clean
from budokan.hall.qr_codes import drawn, own_address
from budokan.hall.rows import Person, Setup
from budokan.hall.schemas.people import (
    LONGEST_DECKS,
    Arrival,
    Carried,
    CarryLink,
    Joined,
    KeptDeck,
    KeptDecks,
    Me,
    OwnKey,
    OwnSeat,
    PersonForm,
    Secret,
    ShownSeats,
    Whose,
)
from budokan.hall.schemas.requests import Seated
from budokan.hall.storing import personal_data as kept

SEATS_SHOWN = 60
"""Of one's own seats a device is told so many, the newest."""


async def owned(request: Asked, seated: Seated, name: str) -> Seated:
    """BK-10.1, BK-10.2: the seat is theirs who asked. Who is not known yet is from now on, by the key that comes with it."""
    if seated.token is None:
        return seated
    person, key = await _known_or_new(request, name)
    if person is not None:
        await claiming.claim(context_asked(request).hall, seated.code, seated.token, person.id)
    return replace(seated, key=key)


async def _known_or_new(request: Asked, name: str) -> tuple[Person | None, str | None]:
    """Who asks, and the key they are given if they had none. Nobody, where too many of one address come to be known."""
    known = await who_asks(request)
    if known is not None:
        return known, None
    context = context_asked(request)
    if not context.newcomers.admits(context.address_of(request)):
        return None, None
    services = context.services
    return await services.persons.newcomer(clean(name, services.settings.longest_name))


@get("/api/me")
async def me(request: Asked) -> Me:
    """What the hall knows of you."""
    return await _shown(request, await myself(request))


async def _shown(request: Asked, person: Person) -> Me:
    context = context_asked(request)
    return Me(
        name=person.name,
        language=person.language,
        look=person.look,
        listed=person.listed,
        days=person.days,
        since=person.created,
        devices=await context.services.persons.devices(person.id),
        passkeys=await context.passkeys.count(person.id),
    )


@put("/api/me")
async def settle(request: Asked, data: JSONBody[PersonForm]) -> Me:
    """What you have settled for yourself, whole."""
    person, services = await myself(request), context_asked(request).services
    name = clean(data.name, services.settings.longest_name)
    days = None if data.days is None else checked(data.days, services.time.now())
    await services.persons.settle(person.id, replace(data, name=name, days=days))
    changed = await services.persons.person(person.id)
    if changed is None:
        raise NotYours("hall-no-person")
    return await _shown(request, changed)


@get("/api/me/decks")
async def own_decks(request: Asked) -> list[KeptDeck]:
    """The decks you keep."""
    person = await myself(request)
    return await context_asked(request).services.persons.decks(person.id)


@put("/api/me/decks", status_code=HTTP_204_NO_CONTENT)
async def keep_decks(request: Asked, data: JSONBody[KeptDecks]) -> None:
    """The same, whole, in place of those before."""
    person = await myself(request)
    if len(msgspec.json.encode(data.decks)) > LONGEST_DECKS:
        raise Refusal("hall-too-many-decks", most=LONGEST_DECKS)
    await context_asked(request).services.persons.keep_decks(person.id, data.decks)


@get("/api/me/seats")
async def own_seats(request: Asked) -> list[OwnSeat]:
    """Where you sit or sat, the newest tables first."""
    person = await myself(request)
    rows = await context_asked(request).services.persons.seats(person.id, SEATS_SHOWN)
    found = [(one, msgspec.json.decode(one.setup, type=Setup)) for one in rows]
    return [OwnSeat(one.code, one.row.seat, it.header.game, one.state, it.created, one.row.deck) for one, it in found]


@post("/api/me/seats", status_code=HTTP_200_OK)
async def show_seats(request: Asked, data: JSONBody[ShownSeats]) -> Joined:
    """BK-10.2: the seats a browser holds are yours from now on, as far as their tokens prove them."""
    context = context_asked(request)
    address = context.who_may_guess(request)
    proved = [one for one in data.seats if await context.hall.proves(one.code, one.token)]
    if len(proved) < len(data.seats):
        context.guesses.admits(address)
    if not proved:
        return Joined(0, None)
    person, key = await _known_or_new(request, data.name)
    if person is None:
        raise TooMuch("hall-too-fast")
    taken = [await claiming.claim(context.hall, one.code, one.token, person.id) for one in proved]
    return Joined(sum(taken), key)


@post("/api/me/carry", status_code=HTTP_200_OK)
async def begin_carry(request: Asked) -> CarryLink:
    """BK-10.3: a link for another device of yours; it works once."""
    person = await myself(request)
    secret = await context_asked(request).device_transfer.begin(person.id)
    link = f"{own_address(request)}/carry#{secret}"
    return CarryLink(link, drawn(link).decode(), LASTS)


@get("/api/me/carry")
async def was_carried(request: Asked) -> Carried:
    """Whether another device has come by the last link."""
    person = await myself(request)
    return Carried(await context_asked(request).device_transfer.was_used(person.id))


@post("/api/carry/look", status_code=HTTP_200_OK)
async def look_at_carry(request: Asked, data: JSONBody[Secret]) -> Whose:
    """Whose link this is; it is not used up by that."""
    context = context_asked(request)
    person = await context.services.persons.person(await _guessed(request, data.secret, use=False))
    if person is None:
        raise NotYours("hall-no-carry")
    return Whose(person.name)


@post("/api/carry", status_code=HTTP_200_OK)
async def carry(request: Asked, data: JSONBody[Arrival]) -> OwnKey:
    """BK-10.3, BK-10.4: this device is theirs now; whom it was known as before comes along if they say so."""
    before = await who_asks(request) if data.together else None
    return await arrived(request, await _guessed(request, data.secret, use=True), before)


async def arrived(request: Asked, person: int, before: Person | None) -> OwnKey:
    """A key for a device that has proved whose it is; whom it was known as before comes along, if anybody does."""
    context = context_asked(request)
    key = await context.services.persons.further_key(person)
    if key is None:
        raise NotYours("hall-no-carry")
    if before is not None and before.id != person:
        await claiming.become_one(context.hall, person, before.id)
    return OwnKey(key)


async def _guessed(request: Asked, secret: str, *, use: bool) -> int:
    """The person behind a secret; who tries one after another has to wait."""
    context = context_asked(request)
    address = context.who_may_guess(request)
    try:
        return await (context.device_transfer.use(secret) if use else context.device_transfer.whose(secret))
    except NotYours:
        context.guesses.admits(address)
        raise


@delete("/api/me/devices", status_code=HTTP_204_NO_CONTENT)
async def lock_others_out(request: Asked) -> None:
    """Every other device of yours finds itself a stranger."""
    person, key = await myself(request), person_key(request)
    assert key is not None, "who is known has shown a key"
    await context_asked(request).device_transfer.forget(person.id)
    await context_asked(request).services.persons.lock_others_out(person.id, key)


@get("/api/me/everything")
async def everything(request: Asked) -> Response[dict[str, Any]]:
    """BK-10.6: all the hall knows about you, as a file."""
    person, context = await myself(request), context_asked(request)
    async with context.turns.of(context.address_of(request)):
        found = await context.services.store.do(partial(kept.everything, person=person.id))
    return Response(found, headers={"content-disposition": 'attachment; filename="budokan-me.json"'})


@delete("/api/me", status_code=HTTP_204_NO_CONTENT)
async def forget_me(request: Asked) -> None:
    """BK-10.6: your name and every way to you are gone; your games stay, with somebody in your place."""
    person = await myself(request)
    await forgetting.forget(context_asked(request), person.id)


PERSON_ROUTES = [
    me, settle, own_decks, keep_decks, own_seats, show_seats, begin_carry, was_carried, look_at_carry, carry, lock_others_out,
    everything, forget_me,
]  # fmt: skip
