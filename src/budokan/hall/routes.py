"""HTTP: what is asked once. `docs/protocol.md` tells the story of each request."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from typing import Any, cast

import msgspec
from litestar import Response, delete, get, post, put
from litestar.enums import MediaType
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from budokan import games
from budokan.hall import decks, messages
from budokan.hall.achievements import renown
from budokan.hall.book_routes import BOOK_ROUTES
from budokan.hall.context import Context
from budokan.hall.days import Days
from budokan.hall.errors import NotFound, TooMuch
from budokan.hall.health_routes import HEALTH_ROUTES
from budokan.hall.identity import Asked, context_asked, proof
from budokan.hall.keeper_routes import KEEPER_ROUTES
from budokan.hall.manual_routes import MANUAL_ROUTES, sent
from budokan.hall.names import EMOTES
from budokan.hall.notices.routes import NOTICE_ROUTES
from budokan.hall.offline import offline_page
from budokan.hall.passkey_routes import PASSKEY_ROUTES
from budokan.hall.person_routes import PERSON_ROUTES, owned
from budokan.hall.puzzle_routes import PUZZLE_ROUTES
from budokan.hall.qr_codes import drawn, own_address
from budokan.hall.replays import Replay, Retold
from budokan.hall.schemas.requests import (
    Called,
    Collection,
    DeckForm,
    FirstGame,
    Fork,
    GameInfo,
    HallInfo,
    Inspected,
    Ledger,
    Limits,
    LookedBack,
    ModeInfo,
    Moment,
    NewTable,
    OptionInfo,
    PlayNow,
    Renown,
    ReplayInfo,
    Seated,
    SitDown,
    Uploaded,
    Watch,
)
from budokan.hall.schemas.tables import TableInfo
from budokan.hall.study_routes import STUDY_ROUTES
from budokan.hall.thinkers import default_level, levels
from budokan.hall.workbench_routes import WORKBENCH_ROUTES
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game, games_named
from budokan.kernel.ledger import file_of_ledger
from budokan.kernel.shapes import Shape, shapes_of
from budokan.kernel.words import LANGUAGES, catalogue
from budokan.kernel.words import words as words_of
from budokan.kernel.workshop import OwnCards
from budokan.players.bots import registered
from budokan.version import VERSION

PACKED = "packed"
"""Marks answers that need no compression: they come compressed."""

HOUSE = "house"
"""The ledger of what holds for every game."""

ANSWER_WITHIN = 2.0
"""Seconds a request waits for what is being worked out, before who asks has to ask again."""

# The hall.


@get("/api/hall")
async def hall(request: Asked) -> HallInfo:
    """What this hall offers."""
    settings = context_asked(request).services.settings
    limits = Limits(settings.longest_name, settings.longest_chat, settings.longest_record)
    guests = (*settings.guests, *registered())
    return HallInfo(VERSION, tuple(games()), LANGUAGES, levels(), default_level(), guests, EMOTES, limits)


@get("/api/games", opt={PACKED: True})
async def list_games(request: Asked) -> Response[list[GameInfo]]:
    """Every game of the house."""
    return await _standing(request, "games", lambda: [_game_info(game, ()) for game in games().values()])


@get("/api/games/{name:str}", opt={PACKED: True})
async def one_game(request: Asked, name: FromPath[str]) -> Response[GameInfo]:
    game = _game(name)
    return await _standing(request, f"game {game.name}", lambda: _game_info(game, shapes_of(game.view)))


async def _standing(request: Asked, name: str, make: Callable[[], Any]) -> Response[Any]:
    """What stays as it is, as JSON."""
    accepted = request.headers.get("accept-encoding", "")
    return await context_asked(request).answers.answer(accepted, name, lambda: msgspec.json.encode(make()))


def _game(name: str) -> Game:
    try:
        return games_named(games(), name)
    except BadWords as error:
        raise NotFound(error.why.id, **error.why.args) from None


def _game_info(game: Game, seen: tuple[Shape, ...]) -> GameInfo:
    options = tuple(OptionInfo(one.name, one.default, one.choices, one.many) for one in game.options.values())
    modes = tuple(_mode_info(game, mode) for mode in game.modes)
    ready = tuple(game.workshop.ready()) if game.workshop else ()
    called = {language: _called(game.name, language) for language in LANGUAGES}
    return GameInfo(game.name, game.prefix, game.rules, modes, options, ready, game.phases, called, seen)


def _called(game: str, language: str) -> Called:
    spoken = words_of(language, game)
    return Called(spoken.say(f"game-{game}"), spoken.say(f"game-{game}.about"))


def _mode_info(game: Game, mode: str) -> ModeInfo:
    """How many may play whatever the options: the widest of what each choice allows."""
    ranges = [game.modes[mode]]
    for option in game.options.values():
        for choice in option.choices:
            settings = game.settle(mode, {option.name: [choice] if option.many else choice})
            ranges.append(game.seats_with(mode, settings))
    return ModeInfo(mode, min(one[0] for one in ranges), max(one[-1] for one in ranges))


@get("/api/games/{name:str}/cards", opt={PACKED: True})
async def cards(request: Asked, name: FromPath[str]) -> Response[Collection]:
    """The cards decks are built from, and the decks that lie ready."""
    game = _game(name)
    decks.workshop_of(game)
    return await _standing(request, f"cards {game.name}", lambda: decks.collection(game, _own_cards(request, game.name)))


def _own_cards(request: Asked, game: str) -> OwnCards:
    return context_asked(request).services.settings.cards.get(game, {})


@get("/api/games/{name:str}/feats")
async def achievements(request: Asked, name: FromPath[str]) -> list[Renown]:
    """What people have done in this hall against the game itself, hero by hero."""
    return renown(await context_asked(request).services.store.achievements(_game(name).name))


@post("/api/games/{name:str}/decks", status_code=HTTP_200_OK)
async def check_deck(request: Asked, name: FromPath[str], data: JSONBody[DeckForm]) -> Inspected:
    """What is to be said about a deck. Nothing of it is kept."""
    context, game = context_asked(request), _game(name)
    async with context.turns.of(context.address_of(request)):
        return await asyncio.to_thread(decks.inspected, game, data.text, _own_cards(request, name))


@get("/api/words/{language:str}", media_type=MediaType.TEXT, opt={PACKED: True})
async def words(request: Asked, language: FromPath[str], game: FromQuery[str] = "") -> Response[str]:
    """What is spoken at a table of this game as one Fluent file; without a game, the words of all of them together."""
    tongue, spoken = _language(language), _game(game).name if game else ""
    accepted = request.headers.get("accept-encoding", "")
    return await context_asked(request).answers.answer(
        accepted, f"words {tongue} {spoken}", lambda: catalogue(tongue, spoken).encode(), MediaType.TEXT
    )


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise NotFound("hall-no-such-language", language=language[:10], known=", ".join(LANGUAGES))
    return language


@get("/api/rules/{name:str}", opt={PACKED: True})
async def rules(request: Asked, name: FromPath[str], language: FromQuery[str] = "en") -> Response[Ledger]:
    """The ledger of a game or of the house itself, in Markdown; in English where it has not been put into the language."""
    asked = _language(language)
    title = name if name == HOUSE else _game(name).name
    return await _standing(request, f"rules {title} {asked}", lambda: _ledger(title, asked))


def _ledger(title: str, asked: str) -> Ledger:
    for tongue in (asked, "en"):
        file = file_of_ledger(title, tongue)
        if file.is_file():
            return Ledger(title, tongue, file.read_text(encoding="utf-8"))
    raise NotFound("hall-no-ledger", game=title)


@get("/api/messages", opt={PACKED: True})
async def message_schema(request: Asked) -> Response[dict[str, Any]]:
    """JSON Schema of the WebSocket messages."""
    return await _standing(request, "messages", messages.schema)


# Tables.


def _turn_for(form: PlayNow | NewTable, context: Context, address: str) -> AbstractAsyncContextManager[None]:
    """What somebody brings to a table is work to look at: cards, fields, a deck. An address has that done one at a time."""
    return context.turns.of(address) if form.options or form.deck else nullcontext()


@post("/api/play")
async def play_now(request: Asked, data: JSONBody[PlayNow]) -> Seated:
    """A table with you and bots, dealt and started."""
    context = context_asked(request)
    address = context.address_of(request)
    async with _turn_for(data, context, address):
        seated = await context.hall.play_now(data, address)
    return await owned(request, seated, data.name)


@post("/api/first-games")
async def first_game(request: Asked, data: JSONBody[FirstGame]) -> Seated:
    """A first game that teaches: you, and bots who do what its script says."""
    context = context_asked(request)
    return await owned(request, await context.hall.first_game(data, context.address_of(request)), data.name)


@get("/api/tables")
async def list_tables(request: Asked) -> list[TableInfo]:
    """Public tables that wait for players or are being played."""
    return await context_asked(request).hall.listing()


@post("/api/watch", status_code=HTTP_200_OK)
async def watch(request: Asked, data: JSONBody[Watch]) -> Seated:
    """A table to watch; at need a show of masters, which the hall opens for it."""
    return await context_asked(request).hall.watching.find(data.game)


@post("/api/tables")
async def create_table(request: Asked, data: JSONBody[NewTable]) -> Seated:
    context = context_asked(request)
    address = context.address_of(request)
    async with _turn_for(data, context, address):
        seated = await context.hall.create(data, address)
    return await owned(request, seated, data.name)


@get("/api/tables/{code:str}")
async def one_table(request: Asked, code: FromPath[str]) -> TableInfo:
    context = context_asked(request)
    async with context.looks_for(context.address_of(request), code):
        return await context.hall.info_of_one(code)


@post("/api/tables/{code:str}/seats")
async def sit_down(request: Asked, code: FromPath[str], data: JSONBody[SitDown]) -> Seated:
    context = context_asked(request)
    async with context.looks_for(context.address_of(request), code):
        seated = await context.hall.sit(code, data)
    return await owned(request, seated, data.name)


@delete("/api/tables/{code:str}/seats", status_code=HTTP_204_NO_CONTENT)
async def stand_up(request: Asked, code: FromPath[str]) -> None:
    context, shown = context_asked(request), await proof(request)
    async with context.looks_for(context.address_of(request), code, shown):
        await context.hall.stand_up(code, shown)


@put("/api/tables/{code:str}/days", status_code=HTTP_204_NO_CONTENT)
async def own_days(request: Asked, code: FromPath[str], data: JSONBody[Days]) -> None:
    """The days by which a clock counted in days goes for who sits there."""
    context, shown = context_asked(request), await proof(request)
    async with context.looks_for(context.address_of(request), code, shown):
        await context.hall.has_days(code, shown, data)


@post("/api/tables/{code:str}/rematch")
async def rematch(request: Asked, code: FromPath[str]) -> Seated:
    """The same people again, with the seats turned."""
    context, shown = context_asked(request), await proof(request)
    address = context.address_of(request)
    async with context.looks_for(address, code, shown):
        return await context.hall.rematch(code, shown, address)


@get("/api/tables/{code:str}/qr", media_type="image/svg+xml")
async def qr_code(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """The link to a table as a QR code."""
    context = context_asked(request)
    async with context.looks_for(context.address_of(request), code):
        table = await context.hall.info(code)
    return Response(drawn(f"{own_address(request)}/table/{table.code}"), media_type="image/svg+xml")


# Replays.


@get("/api/replays")
async def list_replays(request: Asked) -> list[TableInfo]:
    """Public tables whose games are over; the code of a table is the id of its replay."""
    return await context_asked(request).hall.finished()


@post("/api/replays")
async def upload(request: Asked) -> Uploaded:
    """Bring a record; it is replayed and its digest checked before it is taken."""
    context = context_asked(request)
    body = await request.body()
    try:
        words = body.decode("utf-8")
    except UnicodeDecodeError:
        raise BadWords("hall-bad-record") from None
    address = context.address_of(request)
    if not context.uploads.admits(address):
        raise TooMuch("hall-too-fast")
    async with context.turns.of(address):
        return Uploaded(await context.replays.upload(words))


@get("/api/replays/{id:str}")
async def replay(request: Asked, id: FromPath[str]) -> ReplayInfo:
    async with _replay(request, id) as found:
        return await found.info()


@asynccontextmanager
async def _replay(request: Asked, id: str) -> AsyncIterator[Replay | Retold]:
    """A replay by the code of its table, which may be a secret, or by the id of an upload, which nobody guesses.

    An address looks at one at a time: whatever is done with a replay is work.
    """
    context = context_asked(request)
    address = context.address_of(request)
    async with context.turns.of(address):
        if id.startswith("u-"):
            yield await context.replays.find(id)
            return
        async with context.looks_for(address, id):
            found = await context.replays.find(id)
        yield found


@get("/api/replays/{id:str}/moments", opt={PACKED: True})
async def moments(
    request: Asked, id: FromPath[str], first: FromQuery[int] = 0, last: FromQuery[int] = 0, seat: FromQuery[str] = "open"
) -> Response[list[Moment]]:
    """The table after each of these decisions."""
    async with _replay(request, id) as found:
        packed = await found.moments(first, last, seat)
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(cast(list[Moment], packed), media_type=MediaType.JSON, headers=headers)


@get("/api/replays/{id:str}/review")
async def review(request: Asked, id: FromPath[str]) -> LookedBack:
    """How everybody's chances went along the game; worked out when it is first asked for, which takes a few seconds."""
    async with _replay(request, id):
        pass
    context = context_asked(request)
    return LookedBack(await context.replays.review(id, ANSWER_WITHIN, context.address_of(request)))


@get("/api/replays/{id:str}/record", media_type=MediaType.TEXT)
async def record(request: Asked, id: FromPath[str]) -> Response[str]:
    """The record as a file."""
    async with _replay(request, id) as found:
        game, words = await found.written()
    name = f"{game}-{found.id}.budokan"
    return Response(words, media_type=MediaType.TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/replays/{id:str}/fork")
async def fork(request: Asked, id: FromPath[str], data: JSONBody[Fork]) -> Seated:
    """Play on from any moment against bots."""
    context = context_asked(request)
    async with _replay(request, id):
        replay = await context.replays.playback(id)
        seated = await context.hall.fork(replay, data, context.address_of(request))
    return await owned(request, seated, data.name)


# Pages.


@get("/offline", include_in_schema=False, media_type=MediaType.HTML)
async def offline() -> Response[bytes]:
    """What a browser shows that has the hall installed and cannot reach it."""
    return Response(offline_page(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
async def page(request: Asked, path: FromPath[str] = "") -> Response[bytes]:
    """The built client."""
    pages = context_asked(request).pages
    found = pages.find(path)
    if found is None:
        raise NotFound("hall-not-built" if pages.index is None else "hall-no-such-page")
    return sent(found, request)


ROUTES = [
    hall, *HEALTH_ROUTES, *KEEPER_ROUTES, *PERSON_ROUTES, *PASSKEY_ROUTES, *NOTICE_ROUTES, *BOOK_ROUTES,
    *PUZZLE_ROUTES, *MANUAL_ROUTES, *STUDY_ROUTES, *WORKBENCH_ROUTES,
    list_games, one_game, cards, achievements, check_deck, words, rules, message_schema,
    play_now, first_game, list_tables, watch, create_table, one_table, sit_down, stand_up, own_days, rematch, qr_code,
    list_replays, upload, replay, moments, review, record, fork, offline, page,
]  # fmt: skip
