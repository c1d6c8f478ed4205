"""The front of the hall: what HTTP and the WebSocket share while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar import Litestar
from litestar.connection import ASGIConnection

from budokan.hall.limits import Gate, Places
from budokan.hall.lobby import Hall
from budokan.hall.replays import Replays
from budokan.hall.room import Services
from budokan.hall.static import Pages

if TYPE_CHECKING:
    from budokan.hall.sockets import Client


class Front:
    """The hall, its replays, its limits and its pages."""

    def __init__(self, services: Services, pages: Pages) -> None:
        self.services = services
        self.pages = pages
        self.hall = Hall(services)
        self.replays = Replays(services)
        self.places = Places(services.settings.connections_per_address)
        self.gate = Gate(services.time, services.settings.requests_per_second, services.settings.requests_at_once)
        self.clients: set[Client] = set()

    def address_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        return connection.client.host if connection.client else ""

    async def keep_house(self) -> None:
        await self.hall.beat()
        await self.hall.sweep()
        self.gate.forget()


def front_of(app: Litestar) -> Front:
    front: Front = app.state.front
    return front
