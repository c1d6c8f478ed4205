"""HTTP: cards under the knife."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from budokan import games
from budokan.hall import workbench
from budokan.hall.errors import NotFound
from budokan.hall.identity import Asked, context_asked
from budokan.hall.schemas.lab import CardsForm, Changeable

T = TypeVar("T")


def _known(name: str) -> str:
    if name not in games():
        raise NotFound("unknown-game", name=name[:40], known=", ".join(games()))
    return name


async def _work(request: Asked, name: str, work: Callable[..., T], *given: str) -> T:
    """In a process that can be ended, one after the other for an address: replays are looked at there as well."""
    context, game = context_asked(request), _known(name)
    async with context.turns.of(context.address_of(request)):
        return await context.services.thinkers.archive.run(work, game, *given, near=f"cards {name}")


@get("/api/games/{name:str}/workbench")
async def cards_to_change(request: Asked, name: FromPath[str]) -> list[str]:
    """The cards of which anything may be changed, by their ids."""
    return await _work(request, name, workbench.cards_to_change)


@get("/api/games/{name:str}/workbench/{card:str}")
async def one_card(request: Asked, name: FromPath[str], card: FromPath[str]) -> Changeable:
    """What is printed on a card, as TOML to begin from."""
    return await _work(request, name, workbench.changeable, card)


@post("/api/games/{name:str}/workbench", status_code=HTTP_200_OK)
async def read_cards(request: Asked, name: FromPath[str], data: JSONBody[CardsForm]) -> Response[bytes]:
    """Changed cards as they were read: what is wrong with them and where, how they look, and what a table takes."""
    found = await _work(request, name, workbench.read, data.toml)
    return Response(found, media_type="application/json")


WORKBENCH_ROUTES = [cards_to_change, one_card, read_cards]
