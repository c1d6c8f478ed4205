"""What HTTP and the WebSocket share while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar
from litestar.connection import ASGIConnection

from budokan.hall.answer_cache import AnswerCache
from budokan.hall.connections import Client
from budokan.hall.device_transfer import DeviceTransfer
from budokan.hall.errors import NotFound, NotYours, TooMuch
from budokan.hall.fair_queue import FairQueue
from budokan.hall.health import Pulse
from budokan.hall.hosts import Hosts
from budokan.hall.keeper import Keeper, Network
from budokan.hall.limits import Gate, Places, Tables, Turns
from budokan.hall.lobby import Hall
from budokan.hall.manual import Manual
from budokan.hall.names import NOTHING_SHOWN, Proof
from budokan.hall.openings import Habits
from budokan.hall.passkeys import Passkeys
from budokan.hall.processes.forwarding import GOING
from budokan.hall.processes.limits import Exchange
from budokan.hall.processes.lines import Switchboard
from budokan.hall.proxies import household
from budokan.hall.replays import Replays
from budokan.hall.services import Services
from budokan.hall.static import Pages
from budokan.hall.store import StoreError
from budokan.hall.storing import results
from budokan.hall.studies import Studies
from budokan.hall.tidying import Tidying

WAITING = 16
"""Requests of one address that may wait for their turn."""

AGAIN = 0.1
"""Seconds after which who waits for a turn looks again."""


class Context:
    """The hall, its replays, its limits and its pages."""

    def __init__(self, services: Services, pages: Pages, keeper: Keeper, network: Network) -> None:
        self.services = services
        self.keeper = keeper
        self.network = network
        self.pages = pages
        self.manual = Manual()
        self.hall = Hall(services)
        self.replays = Replays(services)
        settings = services.settings
        self.hosts = Hosts(settings)
        self.places = Places(settings.connections_per_address)
        self.gate = Gate(services.time, settings.requests_per_second, settings.requests_at_once)
        self.arrivals = Gate(services.time, settings.requests_per_second, settings.requests_at_once)
        """How fast an address may open WebSockets."""
        self.tellings = Gate(services.time, settings.requests_per_second, settings.requests_at_once // 4)
        """How fast an address may be told all there is to see at a table, or what was told there before."""
        self.guesses = Gate(services.time, settings.guesses_per_minute / 60, settings.guesses_at_once)
        self.newcomers = Gate(services.time, settings.newcomers_per_minute / 60, settings.newcomers_at_once)
        self.turns = Turns(WAITING)
        self.uploads = Gate(services.time, settings.uploads_per_minute / 60, settings.uploads_at_once)
        own = {"asking": self.gate, "arriving": self.arrivals, "told": self.tellings, "guessing": self.guesses}
        gates = {**own, "new": self.newcomers, "bringing": self.uploads, **services.notifier.gates}
        places: dict[str, Places | Tables | FairQueue] = {"connected": self.places, "tables": self.hall.tables}
        places["thinking"] = services.thinkers.places
        self.exchange = Exchange(services.store, gates, places)
        """How what is limited here is limited for all processes together."""
        self.answers = AnswerCache()
        self.habits = Habits(services)
        self.device_transfer = DeviceTransfer(services.store, services.time)
        self.studies = Studies(settings, services.time)
        self.passkeys = Passkeys(services.store, services.time)
        self.pulse = Pulse(services.store, services.time)
        self.tidying = Tidying()
        self.clients: set[Client] = set()
        self.switchboard: Switchboard | None = None
        """Where other processes of the hall call this one."""
        self._goes = asyncio.Lock()
        self._has_gone = False

    def address_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Who is counted as one: see `household`."""
        return household(connection.client.host) if connection.client else ""

    def who_may_guess(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The same, of who brings a secret; whoever has brought too many wrong ones has to wait."""
        address = self.address_of(connection)
        if not self.guesses.would_admit(address):
            raise TooMuch("hall-too-many-guesses")
        return address

    async def waits_its_turn(self, address: str) -> None:
        """Before a table is shown whole, which costs more than to ask for it: whoever asks too often waits, on every line."""
        while not self.tellings.admits(address):
            await asyncio.sleep(AGAIN)

    @contextlib.asynccontextmanager
    async def looks_for(self, address: str, typed: str, proof: Proof = NOTHING_SHOWN) -> AsyncIterator[None]:
        """BK-7.2: around looking for a table by its code. Who has tried too many that are none finds only what is no secret."""
        if not self.guesses.would_admit(address) and not await self.hall.shows(typed, proof):
            raise TooMuch("hall-too-many-guesses")
        try:
            yield
        except (NotFound, NotYours):
            self.guesses.admits(address)
            raise

    async def opens(self) -> None:
        """Before anybody comes."""
        for person, secret in self.services.settings.carry.items():
            await self.device_transfer.expect(person, secret)

    async def goes(self) -> None:
        """The process is about to end: who is connected comes back elsewhere, and rooms are there for other processes."""
        async with self._goes:
            if self._has_gone:
                return
            self._has_gone = True
            if self.switchboard is not None:
                await self.switchboard.close()
            for client in list(self.clients):
                client.hang_up(GOING)
            self.hall.goes = True
            await self.studies.close()
            await self.hall.close()
            with contextlib.suppress(StoreError):
                await self.hall.whereabouts.leave()
            if self.hall.whereabouts.lines is not None:
                self.hall.whereabouts.lines.close()

    async def keep_house(self) -> None:
        await self.hall.sweep()
        await self.services.notifier.keep_house()
        self.gate.forget()
        self.arrivals.forget()
        self.tellings.forget()
        self.guesses.forget()
        self.newcomers.forget()
        self.uploads.forget()
        await self.device_transfer.sweep()
        await self.passkeys.sweep()
        await self.services.store.do(results.refresh)
        self.tidying.look(len(self.hall.rooms), self.hall.put_away_before)


def context_of(app: Litestar) -> Context:
    context: Context = app.state.context
    return context
