"""HTTP: my page, and the book of the hall."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from litestar import delete, get
from litestar.params import FromPath, FromQuery
from litestar.status_codes import HTTP_204_NO_CONTENT

from budokan import game as game_named
from budokan import games
from budokan.hall.context import Context
from budokan.hall.errors import NotFound
from budokan.hall.identity import Asked, context_asked, myself, who_asks
from budokan.hall.lobby import Hall
from budokan.hall.names import read_code
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.schemas.book import Book, Figures, Invited, MyPage, Played, UnderWay, Waiting
from budokan.hall.schemas.openings import Who
from budokan.hall.schemas.tables import TableInfo
from budokan.hall.storing import figures, invitations
from budokan.teaching.openings import Openings

MOST_UNDER_WAY = 24
MOST_PLAYED = 25
NEWEST = 2**53


@get("/api/me/page")
async def my_page(request: Asked) -> MyPage:
    """Your games: those under way, and the newest that you have finished."""
    person, context = await myself(request), context_asked(request)
    store = context.services.store
    return MyPage(
        await _under_way(context.hall, person.id),
        await store.do(partial(figures.counts, person=person.id)),
        await store.do(partial(figures.played, person=person.id, before=NEWEST, most=MOST_PLAYED)),
    )


async def _under_way(hall: Hall, person: int) -> list[UnderWay]:
    found: list[UnderWay] = []
    for code, seat in await hall.services.persons.under_way(person, MOST_UNDER_WAY):
        info = await hall.info_of_one(code)
        found.append(UnderWay(outgoing.in_brief(game_named(info.game), info), seat, seat in info.waiting))
    return sorted(found, key=lambda one: not one.yours)


@get("/api/me/waiting")
async def waiting(request: Asked) -> Waiting:
    """What waits for you: games under way, and tables to which you are invited."""
    person, context = await myself(request), context_asked(request)
    under_way = await _under_way(context.hall, person.id)
    return Waiting(under_way, await _invited(context, person.id, {one.table.code for one in under_way}))


async def _invited(context: Context, person: int, own: Collection[str]) -> list[Invited]:
    """BK-11.8: where a seat is open for them still. What has passed is forgotten."""
    found: list[Invited] = []
    for call in await context.services.store.do(partial(invitations.invitations, person=person)):
        table = await _shown(context.hall, call.code)
        if call.by is None or call.code in own or table is None or all(one.kind != "open" for one in table.seats):
            await context.services.store.do(partial(invitations.decline, person=person, code=call.code))
        else:
            found.append(Invited(table, call.by))
    return found


async def _shown(hall: Hall, code: str) -> TableInfo | None:
    """A table that waits for players."""
    try:
        info = await hall.info(code)
    except NotFound:
        return None
    return outgoing.in_brief(game_named(info.game), info) if info.state == "waiting" else None


@delete("/api/me/invitations/{code:str}", status_code=HTTP_204_NO_CONTENT)
async def decline(request: Asked, code: FromPath[str]) -> None:
    """BK-11.8: you do not come."""
    person = await myself(request)
    work = partial(invitations.decline, person=person.id, code=read_code(code))
    await context_asked(request).services.store.do(work)


@get("/api/me/played")
async def more_played(request: Asked, before: FromQuery[int] = NEWEST, game: FromQuery[str] = "") -> list[Played]:
    """Finished games before the one of this number."""
    person, context = await myself(request), context_asked(request)
    asked = _known(game) if game else ""
    until = max(0, min(before, NEWEST))
    return await context.services.store.do(
        partial(figures.played, person=person.id, before=until, most=MOST_PLAYED, game=asked)
    )


@get("/api/me/figures/{name:str}")
async def my_figures(request: Asked, name: FromPath[str]) -> Figures:
    """What your games of this kind come to."""
    person, context = await myself(request), context_asked(request)
    return await context.services.store.do(partial(figures.figures, person=person.id, game=_known(name)))


@get("/api/book/{name:str}")
async def book(request: Asked, name: FromPath[str]) -> Book:
    """Who plays this game here: people who wish to be listed, and the bots of each level as marks."""
    reader = await who_asks(request)
    asked = partial(figures.book, game=_known(name), reader=None if reader is None else reader.id)
    return await context_asked(request).services.store.do(asked)


@get("/api/openings/{name:str}")
async def openings(request: Asked, name: FromPath[str], who: FromQuery[Who] = "house") -> Openings:
    """What is done first and most in this game: by bots of the house, or in finished games of this hall."""
    return await context_asked(request).habits.of(_known(name), who)


def _known(name: str) -> str:
    if name not in games():
        raise NotFound("unknown-game", name=name[:40], known=", ".join(games()))
    return name


BOOK_ROUTES = [my_page, waiting, decline, more_played, my_figures, book, openings]
