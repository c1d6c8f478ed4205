"""HTTP: puzzles."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get, post
from litestar.params import FromPath, JSONBody

from budokan.hall import puzzles
from budokan.hall.identity import Asked, context_asked
from budokan.hall.person_routes import owned
from budokan.hall.schemas.requests import OpenPuzzle, Puzzles, Seated


@get("/api/puzzles")
async def list_puzzles(request: Asked) -> Puzzles:
    """Every puzzle of the house, and the puzzle of the day; nothing of their answers."""
    now = context_asked(request).services.time.now()
    return puzzles.offered(datetime.fromtimestamp(now / 1000, UTC).date())


@post("/api/puzzles/{id:str}")
async def lay_out(request: Asked, id: FromPath[str], data: JSONBody[OpenPuzzle]) -> Seated:
    """A table at which this puzzle lies, and you are to move."""
    context = context_asked(request)
    address = context.address_of(request)
    async with context.turns.of(address):
        seated = await puzzles.lay_out(context.hall, id, data, address)
    return await owned(request, seated, data.name)


PUZZLE_ROUTES = [list_puzzles, lay_out]
