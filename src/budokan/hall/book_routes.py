"""HTTP: my page, and the book of the hall."""

from __future__ import annotations

from functools import partial

from litestar import get
from litestar.params import FromPath, FromQuery

from budokan import game as game_named
from budokan import games
from budokan.hall.errors import NotFound
from budokan.hall.identity import Asked, context_asked, myself, who_asks
from budokan.hall.lobby import Hall
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.schemas.book import Book, Figures, MyPage, Played, UnderWay
from budokan.hall.storing import figures

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


def _known(name: str) -> str:
    if name not in games():
        raise NotFound("unknown-game", name=name[:40], known=", ".join(games()))
    return name


BOOK_ROUTES = [my_page, more_played, my_figures, book]
