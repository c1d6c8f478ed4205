"""HTTP: cards under the knife."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from budokan import games
from budokan.hall import workbench
from budokan.hall.errors import NotFound
from budokan.hall.identity import Asked, context_asked
from budokan.hall.schemas.lab import CardsForm, Changeable


def _known(name: str) -> str:
    if name not in games():
        raise NotFound("unknown-game", name=name[:40], known=", ".join(games()))
    return name


@get("/api/games/{name:str}/workbench")
async def cards_to_change(request: Asked, name: FromPath[str]) -> list[str]:
    """The cards of which anything may be changed, by their ids."""
    archive = context_asked(request).services.thinkers.archive
    return await archive.run(workbench.cards_to_change, _known(name), near=f"cards {name}")


@get("/api/games/{name:str}/workbench/{card:str}")
async def one_card(request: Asked, name: FromPath[str], card: FromPath[str]) -> Changeable:
    """What is printed on a card, as TOML to begin from."""
    archive = context_asked(request).services.thinkers.archive
    return await archive.run(workbench.changeable, _known(name), card, near=f"cards {name}")


@post("/api/games/{name:str}/workbench", status_code=HTTP_200_OK)
async def read_cards(request: Asked, name: FromPath[str], data: JSONBody[CardsForm]) -> Response[bytes]:
    """Changed cards as they were read: what is wrong with them and where, how they look, and what a table takes."""
    archive = context_asked(request).services.thinkers.archive
    found = await archive.run(workbench.read, _known(name), data.toml, near=f"cards {name}")
    return Response(found, media_type="application/json")


WORKBENCH_ROUTES = [cards_to_change, one_card, read_cards]
