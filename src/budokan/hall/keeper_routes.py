"""HTTP: where the hall is reached, and what only its keeper may do about that."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from budokan.hall.errors import NotYours
from budokan.hall.hosts import name_in
from budokan.hall.identity import Asked, context_asked
from budokan.hall.keeper import is_loopback_name, is_of_this_machine
from budokan.hall.schemas.requests import KeeperKey, Reach

COOKIE = "budokan-keeper"


def is_keeper(request: Asked) -> bool:
    """BK-7.5: whether the keeper asks, from their own machine and for it."""
    client = request.client.host if request.client else None
    return context_asked(request).keeper.is_here(request.cookies.get(COOKIE), client, request.headers.get("host"))


def _reach(request: Asked) -> Reach:
    network, keeper = context_asked(request).network, is_keeper(request)
    can_open = keeper and network.is_closed and not network.opened
    return Reach(network.addresses(), keeper, can_open, opened=keeper and bool(network.opened))


@get("/api/keeper")
async def reach(request: Asked) -> Reach:
    """Where others reach the hall, and whether who asks may change that."""
    return _reach(request)


@post("/api/keeper", status_code=HTTP_204_NO_CONTENT)
async def become_keeper(request: Asked, data: JSONBody[KeeperKey]) -> Response[None]:
    """Trade the key of the keeper's link for a cookie that no script reads and no other page sends along."""
    context = context_asked(request)
    address = context.address_of(request)
    client = request.client.host if request.client else None
    at_home = is_of_this_machine(client) and is_loopback_name(name_in(request.headers.get("host")))
    if not at_home or not context.guesses.would_admit(address):
        raise NotYours("hall-not-the-keeper")
    try:
        cookie = context.keeper.cookie_for(data.key)
    except NotYours:
        context.guesses.admits(address)
        raise
    kept = Cookie(COOKIE, path="/api/keeper", value=cookie, httponly=True, samesite="strict")
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[kept])


@post("/api/keeper/network", status_code=HTTP_200_OK)
async def open_network(request: Asked) -> Reach:
    """Let the network in."""
    if not is_keeper(request):
        raise NotYours("hall-not-the-keeper")
    await context_asked(request).network.open()
    return _reach(request)


@delete("/api/keeper/network", status_code=HTTP_200_OK)
async def close_network(request: Asked) -> Reach:
    """Close the hall to the network again."""
    if not is_keeper(request):
        raise NotYours("hall-not-the-keeper")
    await context_asked(request).network.close()
    return _reach(request)


KEEPER_ROUTES = [reach, become_keeper, open_network, close_network]
