"""HTTP: how one is called, and the links of notices. `docs/protocol.md` tells the story of each request."""

from __future__ import annotations

import secrets

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec.structs import replace

from budokan.hall.days import Days, checked
from budokan.hall.errors import NotFound, NotYours, TooMuch
from budokan.hall.identity import Asked, context_asked, myself
from budokan.hall.names import clean
from budokan.hall.notices import inviting
from budokan.hall.notices.addresses import Target, read_target
from budokan.hall.notices.bodies import check_form
from budokan.hall.notices.forms import (
    ChannelInfo,
    Companion,
    InviteForm,
    MailForm,
    NoticesInfo,
    PushForm,
    Switched,
    TicketForm,
    TriedOut,
    Turned,
    WebhookForm,
    WishesForm,
    info_of,
    shown,
)
from budokan.hall.notices.mail import check_mail_address
from budokan.hall.notices.notifier import Notifier
from budokan.hall.notices.rows import Channel, Way, Wishes
from budokan.hall.notices.tickets import let_in
from budokan.hall.notices.webpush import Subscription, check_subscription
from budokan.hall.qr_codes import own_address
from budokan.hall.rows import Person
from budokan.hall.schemas.requests import Seated
from budokan.hall.schemas.tables import in_words

MOST = 12
"""Ways on which one person may be called."""

LONGEST_LABEL = 60


def _notifier(request: Asked) -> Notifier:
    return context_asked(request).services.notifier


async def _info(notifier: Notifier, person: int) -> NoticesInfo:
    wishes = await notifier.keeping.wishes(person)
    channels = tuple(info_of(one) for one in await notifier.keeping.channels(person))
    sender = notifier.sender
    return NoticesInfo(
        wishes.language, wishes.zone, wishes.quiet, wishes.kinds, channels, sender.key.public, sender.server is not None
    )


async def _own(request: Asked, id: str) -> tuple[Notifier, Person, Channel]:
    """A channel of who asks."""
    notifier, person = _notifier(request), await myself(request)
    found = await notifier.keeping.channel(id)
    if found is None or found.person != person.id:
        raise NotFound("notice-no-such-channel")
    return notifier, person, found


@get("/api/notices")
async def own_notices(request: Asked) -> NoticesInfo:
    """How one is called."""
    person = await myself(request)
    return await _info(_notifier(request), person.id)


@put("/api/notices")
async def set_wishes(request: Asked, data: JSONBody[WishesForm]) -> NoticesInfo:
    """In which language one is called, what for, and when not."""
    notifier, person = _notifier(request), await myself(request)
    days = checked(Days(data.zone, data.quiet), context_asked(request).services.time.now())
    kinds = tuple(dict.fromkeys(data.kinds))
    await notifier.keeping.set_wishes(person.id, Wishes(language=data.language, zone=days.zone, quiet=days.night, kinds=kinds))
    await notifier.knows_anew(person.id)
    return await _info(notifier, person.id)


# Ways to be called.


async def _add(request: Asked, person: Person, way: Way, to: str, **more: object) -> Channel:
    """A further way; the same one given anew takes the place of the older."""
    notifier = _notifier(request)
    others = [one for one in await notifier.keeping.channels(person.id) if (one.way, one.to) != (way, to)]
    if len(others) >= MOST:
        raise TooMuch("notice-too-many", most=MOST)
    for one in await notifier.keeping.channels(person.id):
        if one not in others:
            await notifier.keeping.remove_channel(one.id)
    now = context_asked(request).services.time.now()
    made = Channel(id=secrets.token_urlsafe(12), person=person.id, way=way, to=to, base=own_address(request), made=now)
    made = replace(made, **more)
    await notifier.keeping.set_channel(made)
    await notifier.knows_anew(person.id)
    return made


async def _check(request: Asked, target: Target) -> None:
    """Look its name up: one of an address at a time, for who asks has a say in how long that takes."""
    context = context_asked(request)
    async with context.turns.of(context.address_of(request)):
        await _notifier(request).sender.outgoing.check(target)


@post("/api/notices/push")
async def add_push(request: Asked, data: JSONBody[PushForm]) -> ChannelInfo:
    """This browser may be called."""
    person = await myself(request)
    check_subscription(Subscription(data.endpoint, data.p256dh, data.auth))
    await _check(request, read_target(data.endpoint, _notifier(request).sender.outgoing.allowed))
    label = clean(data.label, LONGEST_LABEL)
    made = await _add(request, person, "push", data.endpoint, p256dh=data.p256dh, auth=data.auth, label=label, private=True)
    return info_of(made)


@post("/api/notices/webhook")
async def add_webhook(request: Asked, data: JSONBody[WebhookForm]) -> ChannelInfo:
    """A receiver of one's own."""
    person = await myself(request)
    target = read_target(data.url, _notifier(request).sender.outgoing.allowed)
    check_form(data.form, data.url)
    await _check(request, target)
    return info_of(await _add(request, person, "webhook", data.url, form=data.form, private=data.private))


@post("/api/notices/mail")
async def add_mail(request: Asked, data: JSONBody[MailForm]) -> ChannelInfo:
    """A mailbox: it is asked whether it wants this, and nothing else is sent to it before it has said yes."""
    notifier, person = _notifier(request), await myself(request)
    if notifier.sender.server is None:
        raise NotFound("notice-no-mail")
    address = check_mail_address(data.address)
    if not context_asked(request).hosts.are_ours(request.headers.get("host"), (request.scope["server"] or ("",))[0]):
        raise NotYours("notice-mail-by-name")
    notifier.may_try(person.id, address, context_asked(request).address_of(request))
    made = await _add(request, person, "mail", address, confirmed=False, private=True)
    failure = await notifier.sender.ask_to_confirm(made, (await notifier.keeping.wishes(person.id)).language)
    if failure is not None:
        changed = await notifier.keeping.change_channel(made.id, lambda it: replace(it, trouble=in_words(failure.why)))
        return info_of(changed or made)
    return info_of(made)


@put("/api/notices/channels/{id:str}")
async def switch(request: Asked, id: FromPath[str], data: JSONBody[Switched]) -> ChannelInfo:
    """Turn a way off or on; whatever was wrong with it is forgotten."""
    notifier, person, found = await _own(request, id)
    changed = await notifier.keeping.change_channel(
        found.id, lambda it: replace(it, on=data.on, failures=0, trouble=None, wait=0)
    )
    await notifier.knows_anew(person.id)
    return info_of(changed or found)


@delete("/api/notices/channels/{id:str}", status_code=HTTP_204_NO_CONTENT)
async def remove(request: Asked, id: FromPath[str]) -> None:
    notifier, person, found = await _own(request, id)
    await notifier.keeping.remove_channel(found.id)
    await notifier.knows_anew(person.id)


@post("/api/notices/channels/{id:str}/try", status_code=HTTP_200_OK)
async def try_out(request: Asked, id: FromPath[str]) -> TriedOut:
    """Send a notice that only says that it has arrived."""
    notifier, person, found = await _own(request, id)
    if not found.confirmed:
        raise NotYours("notice-unconfirmed")
    notifier.may_try(person.id)
    failure = await notifier.sender.try_out(found, (await notifier.keeping.wishes(person.id)).language)
    trouble = None if failure is None else in_words(failure.why)
    await notifier.keeping.change_channel(found.id, lambda it: replace(it, trouble=trouble))
    return TriedOut(trouble)


# Links.


async def _turned(request: Asked, signed: str, purpose: str) -> tuple[Notifier, Channel]:
    notifier = _notifier(request)
    id = notifier.sender.signer.read("off" if purpose == "off" else "confirm", signed[:200])
    found = await notifier.keeping.channel(id)
    if found is None:
        raise NotFound("notice-no-such-channel")
    return notifier, found


@get("/api/notices/off/{signed:str}")
async def what_is_turned_off(request: Asked, signed: FromPath[str]) -> Turned:
    """What would be turned off. Looking changes nothing: programs look at links too."""
    _, found = await _turned(request, signed, "off")
    return Turned(found.way, shown(found), found.on)


@post("/api/notices/off/{signed:str}", status_code=HTTP_200_OK)
async def turn_off(request: Asked, signed: FromPath[str]) -> Turned:
    """BK-11.7: no more notices on this way. Whoever has the link may, also a mail program (RFC 8058)."""
    notifier, found = await _turned(request, signed, "off")
    if found.confirmed:
        await notifier.keeping.change_channel(found.id, lambda it: replace(it, on=False))
    else:
        await notifier.keeping.remove_channel(found.id)
    await notifier.knows_anew(found.person)
    return Turned(found.way, shown(found), on=False)


@get("/api/notices/confirm/{signed:str}")
async def what_is_confirmed(request: Asked, signed: FromPath[str]) -> Turned:
    _, found = await _turned(request, signed, "confirm")
    return Turned(found.way, shown(found), found.confirmed)


@post("/api/notices/confirm/{signed:str}", status_code=HTTP_200_OK)
async def confirm(request: Asked, signed: FromPath[str]) -> Turned:
    """BK-11.7: who reads at this address says yes."""
    notifier, found = await _turned(request, signed, "confirm")
    await notifier.keeping.change_channel(found.id, lambda it: replace(it, confirmed=True, on=True))
    await notifier.knows_anew(found.person)
    return Turned(found.way, shown(found), on=True)


@post("/api/notices/open", status_code=HTTP_200_OK)
async def open_as_oneself(request: Asked, data: JSONBody[TicketForm]) -> Seated:
    """BK-11.4: trade the ticket of a link for a seat's token, once."""
    context, notifier = context_asked(request), _notifier(request)
    address = context.who_may_guess(request)
    now = context.services.time.now()
    shown = await notifier.keeping.ticket(data.ticket, now)
    if shown is not None:  # the process that has the table lets them in: the ticket works once
        await context.hall.room(shown.code)
    ticket = await notifier.keeping.use_ticket(data.ticket, now)
    if ticket is None:
        context.guesses.admits(address)
        raise NotYours("notice-used-link")
    return await let_in(context.hall, ticket)


# Inviting.


@get("/api/companions")
async def companions(request: Asked) -> list[Companion]:
    """Those one has played with and who can be called."""
    person = await myself(request)
    return await inviting.companions(_notifier(request), person.id)


@post("/api/tables/{code:str}/invitations", status_code=HTTP_204_NO_CONTENT)
async def invite(request: Asked, code: FromPath[str], data: JSONBody[InviteForm]) -> None:
    """Call somebody one has played with to a table that waits."""
    context, person = context_asked(request), await myself(request)
    async with context.looks_for(context.address_of(request), code):
        room = await context.hall.room(code)
    await inviting.invite(_notifier(request), room, person.id, data)


NOTICE_ROUTES = [
    own_notices, set_wishes, add_push, add_webhook, add_mail, switch, remove, try_out,
    what_is_turned_off, turn_off, what_is_confirmed, confirm, open_as_oneself, companions, invite,
]  # fmt: skip
