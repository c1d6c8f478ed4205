"""Opening the hall and closing it: one address, one data folder, one clear line when it cannot be."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import NamedTuple, cast

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from budokan.hall import metrics
from budokan.hall.admission import Admission, Config
from budokan.hall.app import build
from budokan.hall.catalogue import speak
from budokan.hall.context import context_of
from budokan.hall.hosts import read_hosts
from budokan.hall.keeper import Keeper, Network
from budokan.hall.logbook import kept_short, written_as_json
from budokan.hall.proxies import believed
from budokan.hall.settings import Settings
from budokan.hall.static import Pages
from budokan.hall.store import Store
from budokan.hall.tidying import Tidying
from budokan.hall.timekeeping import RealTime, Timekeeper
from budokan.kernel.errors import BadWords

logger = logging.getLogger("budokan.hall")

PATIENCE = 2
"""Seconds that connections have to end when the hall closes."""

AT_LAST = 3.0
"""Seconds after which a hall that was told to close is gone, whatever is under way: what was acknowledged is in the store."""

NEWCOMERS = 16
"""Connections that are taken in at a time: turning one away takes the loop four turns, so four times as many files are used."""

AT_THE_DOOR = 1024
"""Connections that wait for their turn with the system; they cost the hall no file."""

SWITCH = 0.001
"""Seconds after which a busy thread makes way: the store's thread waits for its turn several times in every commit."""


class Opened(NamedTuple):
    """What is told of a hall that has opened: its address on this machine, and those at which other machines reach it.

    Whoever opens `keep` in a browser keeps the hall; `start` is the same for the browser that is started with it, once.
    """

    address: str
    others: tuple[str, ...]
    keep: str
    start: str


Ready = Callable[[Opened], None]


class _Server(uvicorn.Server):
    """Says when it is ready, and lets the one who called it decide what a signal means afterwards."""

    def __init__(self, config: Config, ready: Callable[[], None], *, owns_the_process: bool = False) -> None:
        super().__init__(config)
        self._ready = ready
        self._owns_the_process = owns_the_process
        self._door = config.admission

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; every fifth time those who take too long are cut off."""
        if counter % 5 == 0:
            self._door.sweep()
        return await super().on_tick(counter)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except OSError as error:  # somebody else has begun to listen there since we have taken the address
            if error.errno != errno.EADDRINUSE:
                raise
            host, port = (sockets or [])[0].getsockname()[:2]
            await self.lifespan.shutdown()
            raise BadWords("hall-port-taken", address=f"{host}:{port}") from None
        for listening in sockets or ():  # the loop has let only as many wait as it takes in at a time
            listening.listen(AT_THE_DOOR)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """A process among others lets nobody in any more and hands its rooms over, before it waits for anybody to finish."""
        context = context_of(cast(Litestar, self.config.app))
        if context.hall.whereabouts.shared:
            for server in self.servers:
                server.close()
            await context.goes()
        await super().shutdown(sockets)

    async def listen_also(self, listening: socket.socket) -> None:
        """Take connections at a further address, as `startup` does at the first ones."""

        def connected() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn itself calls it
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(connected, sock=listening, backlog=self.config.backlog))
        listening.listen(AT_THE_DOOR)

    async def stop_at(self, addresses: Iterable[str]) -> None:
        """Take no more connections at these addresses, and end those that came by them."""
        closed = set(addresses)
        for server in list(self.servers):
            if any(one.getsockname()[0] in closed for one in server.sockets):
                server.close()
                self.servers.remove(server)
        self._door.hang_up(closed)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but a hall that was asked to close and has closed has done well: the signal is not raised again."""
        loop = asyncio.get_running_loop()
        kept = []
        for number in uvicorn.server.HANDLED_SIGNALS:
            try:
                loop.add_signal_handler(number, self.handle_exit, number, None)
                if self._owns_the_process:  # heard at once, even while the loop is busy; the loop is told as well
                    signal.signal(number, _be_gone_in_time)
                kept.append(number)
            except (NotImplementedError, RuntimeError, ValueError):  # not the main thread, or a system without them
                continue
        try:
            yield
        finally:
            for number in kept:
                loop.remove_signal_handler(number)


def _be_gone_in_time(*_: object) -> None:
    """The system itself ends the process then: no thread, no process and no lock can hold it up."""
    if hasattr(signal, "setitimer") and not 0 < signal.getitimer(signal.ITIMER_REAL)[0] <= AT_LAST:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, AT_LAST)


def serve(settings: Settings, ready: Ready, pages: Pages | None = None, time: Timekeeper | None = None) -> None:
    """Keep the hall open until a signal closes it; `ready` is told where it is."""
    speak()
    sys.setswitchinterval(SWITCH)
    listening = listen(settings)
    aside = listen_aside(settings)
    try:
        store = Store(settings.data, settings.database)
        try:
            asyncio.run(serve_at(listening, aside, settings, store, ready, pages, time))
        finally:
            store.close()
    finally:
        listening.close()
        if aside is not None:
            aside.close()
        gc.freeze()  # Python looks through everything once more as it ends: on a busy machine the alarm went off meanwhile


async def serve_at(
    listening: socket.socket,
    aside: socket.socket | None,
    settings: Settings,
    store: Store,
    ready: Ready,
    pages: Pages | None,
    time: Timekeeper | None = None,
) -> None:
    keeper, network = Keeper(RealTime()), Network(settings)

    def tell() -> None:
        Tidying.begin()
        address = address_of(listening)
        ready(Opened(address, network.addresses(), keeper.link(address), keeper.link(address, once=True)))

    config = _configure(settings, store, pages, keeper, network, time)
    server = _Server(config, tell, owns_the_process=True)
    network.is_at(listening.getsockname()[1], server.listen_also, server.stop_at)
    with kept_short(), written_as_json() if settings.log_json else contextlib.nullcontext():
        logger.info("a hall opens")
        async with metrics.told(aside, lambda: context_of(cast(Litestar, config.app))):
            await server.serve(sockets=[listening])
        logger.info("a hall has closed")


@contextlib.asynccontextmanager
async def open_hall(
    settings: Settings,
    store: Store,
    pages: Pages | None = None,
    keeper: Keeper | None = None,
    time: Timekeeper | None = None,
) -> AsyncIterator[str]:
    """A hall that is open for as long as the block lasts, beside whatever else the loop does; its address."""
    opened = asyncio.Event()
    network = Network(settings)
    server = _Server(_configure(settings, store, pages, keeper or Keeper(RealTime()), network, time), opened.set)
    listening = listen(settings)
    network.is_at(listening.getsockname()[1], server.listen_also, server.stop_at)
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    waiting = asyncio.create_task(opened.wait())
    with kept_short():
        try:
            await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED)
            yield address_of(listening)
        finally:
            waiting.cancel()
            server.should_exit = True
            await serving
            listening.close()


def _configure(
    settings: Settings, store: Store, pages: Pages | None, keeper: Keeper, network: Network, time: Timekeeper | None = None
) -> Config:
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    read_hosts(settings.allowed_hosts)
    return Config(
        Admission(settings),
        app=build(settings, store, time, pages, keeper, network),
        backlog=NEWCOMERS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=[str(one) for one in believed(settings.trusted_proxies)],
        ws_max_size=settings.longest_message,
        ws_per_message_deflate=False,  # a window for each connection would cost more memory than a hall has lines
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="on",
    )


def address_of(listening: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def listen_aside(settings: Settings) -> socket.socket | None:
    """Where the figures of the hall are to be had, if anywhere."""
    if not settings.metrics:
        return None
    host, port = metrics.read_place(settings.metrics)
    return listen(replace(settings, host=host, port=port))


def listen(settings: Settings) -> socket.socket:
    """Take the address before anything else is opened, so that a port that is taken costs nothing.

    Whoever comes to a hall of one process waits until it has opened. A process among others is passed over until then: whoever
    was let in there by a balancer would wait for as long as it takes to read everything in.
    """
    address = f"{settings.host}:{settings.port}"
    listening: socket.socket | None = None
    if not 0 <= settings.port < 2**16:  # some systems would quietly open another port
        raise BadWords("hall-bad-address", address=address, what="0-65535")
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        if not settings.database:
            listening.listen(AT_THE_DOOR)
    except OSError as error:
        if listening is not None:
            listening.close()
        if error.errno == errno.EADDRINUSE:
            raise BadWords("hall-port-taken", address=address) from None
        raise BadWords("hall-bad-address", address=address, what=error.strerror or str(error)) from None
    return listening
