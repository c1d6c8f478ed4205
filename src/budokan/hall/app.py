"""The application: routes, headers, refusals, and what lives as long as the server does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from budokan.hall.catalogue import speak
from budokan.hall.context import Context, context_of
from budokan.hall.errors import NotFound, NotYours, Refusal, TooMuch, WrongHost
from budokan.hall.forms import work_out_forms
from budokan.hall.keeper import Keeper, Network
from budokan.hall.names import new_token
from budokan.hall.notices.opening import open_notifier
from budokan.hall.processes.calls import Calls
from budokan.hall.processes.forwarding import PIPED, forward
from budokan.hall.processes.lines import Lines, Switchboard
from budokan.hall.processes.whereabouts import Elsewhere
from budokan.hall.request import HallRequest
from budokan.hall.routes import PACKED, ROUTES
from budokan.hall.schemas.requests import Problem
from budokan.hall.schemas.tables import in_words
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.sockets import talk
from budokan.hall.static import Pages, security_headers
from budokan.hall.store import Store, StoreError
from budokan.hall.thinkers import Thinkers
from budokan.hall.timekeeping import RealTime, Timekeeper
from budokan.kernel.errors import BudokanError, IllegalMove
from budokan.kernel.texts import text
from budokan.kernel.words import LANGUAGES, words
from budokan.version import VERSION

HOUSEKEEPING = 2.0
"""Seconds between two rounds through the house."""

BEAT = 1.0
"""Seconds between two looks at the clocks: so much may be given back to who was thinking when the hall went down."""

LOOKING = ("GET", "HEAD", "OPTIONS")
"""What changes nothing."""

ASKED = ("/api", "/schema")
"""Where what is asked for has to be worked out; pages lie ready."""

logger = logging.getLogger("budokan.hall")


def build(
    settings: Settings,
    store: Store,
    time: Timekeeper | None = None,
    pages: Pages | None = None,
    keeper: Keeper | None = None,
    network: Network | None = None,
) -> Litestar:
    """The application of one hall. Who opened the store closes it."""
    speak()
    work_out_forms()
    watch = time or RealTime()
    kept_by, reached = keeper or Keeper(watch), network or Network(settings)
    shown = pages or Pages()
    headers = security_headers(shown.policy)

    async def add_headers(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start":
            own = [(name.lower(), value) for name, value in message.get("headers", ())]
            said = {name for name, _ in own}
            message["headers"] = [*own, *(header for header in headers if header[0] not in said)]

    @contextlib.asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        thinkers = Thinkers(settings.thinkers, settings.guests)
        context = Context(Services(settings, store, watch, thinkers), shown, kept_by, reached)
        app.state.context = context
        await context.opens()
        context.services.notifier.among_others = context.hall.whereabouts.shared
        await open_notifier(context.hall, settings)
        chores = [
            asyncio.create_task(_again_and_again(HOUSEKEEPING, context.keep_house)),
            asyncio.create_task(_again_and_again(BEAT, context.hall.beat)),
        ]
        if context.hall.whereabouts.shared:
            chores.append(asyncio.create_task(_again_and_again(BEAT, context.hall.adopt)))
            chores.append(asyncio.create_task(_again_and_again(BEAT, context.exchange)))
            await _can_be_called(context, app)
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await context.goes()
            await context.services.notifier.close()
            await context.replays.close()
            await asyncio.to_thread(thinkers.close)

    return Litestar(
        route_handlers=[*ROUTES, talk],
        lifespan=[live],
        before_request=_at_the_door,
        before_send=[add_headers],
        exception_handlers={
            WrongHost: _not_here,
            Elsewhere: forward,
            BudokanError: _refused,
            HTTPException: _not_understood,
            Exception: _our_bug,
        },
        request_class=HallRequest,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1000, exclude_opt_key=PACKED),
        openapi_config=_openapi(),
        request_max_body_size=settings.longest_record + 1,
        logging_config=None,
        debug=False,
    )


async def _can_be_called(context: Context, app: Litestar) -> None:
    """Where there may be other processes, this one can be called by them and calls them."""
    secret = await context.services.notifier.keeping.secret("between-secret", new_token)
    calls = Calls(context, app)
    context.switchboard = Switchboard(secret, calls.begin, calls.close)
    address = await context.switchboard.open(context.services.settings.between)
    context.hall.whereabouts.lines = Lines(secret)
    await context.hall.whereabouts.is_at(address)


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Budokan", version=VERSION, path="/schema", render_plugins=[JsonRenderPlugin()], use_handler_docstrings=True
    )


def schema_of_http() -> dict[str, Any]:
    """OpenAPI of the HTTP side, without opening anything."""
    return Litestar(route_handlers=ROUTES, openapi_config=_openapi(), logging_config=None).openapi_schema.to_schema()


async def _again_and_again(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except StoreError as error:
            logger.warning("%s", error)
        except Exception:  # our bug, or a row nobody can read: what is to be done again is done again all the same
            logger.exception("a chore of the house")


async def _at_the_door(request: Request[Any, Any, State]) -> None:
    """Whoever asks means this hall, is no page from elsewhere that wants something done, and does not ask too fast."""
    context = context_of(request.app)
    host, path = request.headers.get("host"), request.scope["path"]
    if not context.hosts.knows(host):
        raise WrongHost("hall-wrong-host", host=(host or "")[:60])
    if "\0" in path:  # nothing is called so, and a PostgreSQL could not even look for it
        raise NotFound("hall-no-such-page")
    origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site")
    if request.method not in LOOKING and not context.hosts.welcomes(origin, host, site):
        raise NotYours("hall-wrong-page")
    if request.scope["state"].get(PIPED):
        return
    if path.startswith(ASKED) and not context.gate.admits(context.address_of(request)):
        raise TooMuch("hall-too-fast")


def _not_here(_: Request[Any, Any, State], error: WrongHost) -> Response[str]:
    """Words for a person, in every language: the pages that would put them into one are not shown under this name."""
    said = "\n".join(words(language).say(error.why) for language in LANGUAGES)
    return Response(said + "\n", media_type=MediaType.TEXT, status_code=error.status)


def _refused(_: Request[Any, Any, State], error: BudokanError) -> Response[Problem]:
    status = error.status if isinstance(error, Refusal) else 503 if isinstance(error, StoreError) else 400
    ruling = error.ruling if isinstance(error, IllegalMove) else error.why.ruling
    return Response(Problem(in_words(error.why), ruling, error.game), status_code=status)


def _not_understood(_: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
    known = {404: "hall-no-such-page", 405: "hall-no-such-page", 413: "hall-too-long"}
    id = known.get(error.status_code)
    why = text(id) if id else text("hall-bad-message", what=_what(error))
    return Response(Problem(in_words(why)), status_code=error.status_code)


def _what(error: HTTPException) -> str:
    """What was wrong with a request, in one line."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]
    return "; ".join(details)[:300] or error.detail[:300]


def _our_bug(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    logger.error("%s %s", request.method, request.url.path, exc_info=error)
    return Response(Problem(in_words(text("hall-our-bug"))), status_code=500)
