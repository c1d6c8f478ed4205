"""The WebSocket: reads what a client says, has it done in its room, and sends what the room tells."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from budokan.hall import lessons, seating, stand_ins, undoing
from budokan.hall import messages as say
from budokan.hall.connections import POLICY, TRY_LATER, AtTable, Client, Socket
from budokan.hall.context import Context, context_of
from budokan.hall.errors import Refusal
from budokan.hall.limits import Bucket
from budokan.hall.names import Proof
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.processes.forwarding import GOING as GOING
from budokan.hall.processes.forwarding import Tunnel
from budokan.hall.processes.whereabouts import Elsewhere
from budokan.hall.room import Room
from budokan.hall.schemas.tables import in_words
from budokan.kernel.errors import BudokanError, IllegalMove
from budokan.kernel.texts import Text, text


@websocket("/ws")
async def talk(socket: WebSocket[Any, Any, Any]) -> None:
    """One client, from its first word to its last."""
    context = context_of(socket.app)
    address = context.address_of(socket)
    host = socket.headers.get("host")
    if not context.hosts.knows(host) or not context.hosts.welcomes(socket.headers.get("origin"), host):
        await socket.close(code=POLICY)
        return
    if not context.arrivals.admits(address) or not context.places.take(address):
        await socket.close(code=TRY_LATER)
        return
    try:
        await socket.accept()
        await listen(context, socket, address)
    finally:
        context.places.give_back(address)


async def listen(context: Context, socket: Socket, address: str, *, piped: bool = False) -> None:
    """Until they go. Whoever is `piped` has come by another process, and is sent no further than here."""
    settings = context.services.settings
    client = Client(socket, address, settings.backlog)
    bucket = Bucket(context.services.time, settings.messages_per_second, settings.messages_at_once)
    context.clients.add(client)
    try:
        while True:
            heard = await socket.receive_text()
            if not bucket.take():
                client.tell(say.Trouble(re=None, why=in_words(text("hall-too-fast")), closing=True))
                client.hang_up(POLICY)
                await client.finish()
                return
            if client.tunnel is not None:
                client.tunnel.say(heard)
                continue
            try:
                await _hear(context, client, heard)
            except Elsewhere as there:
                await _leave(client)
                if piped:
                    client.hang_up(GOING)
                else:
                    client.tunnel = Tunnel(there.line, client, address)
                    client.tunnel.say(heard)
    except WebSocketDisconnect:
        client.stop()
    finally:
        context.clients.discard(client)
        client.stop()
        if client.tunnel is not None:
            client.tunnel.end()
        await _leave(client)


async def _leave(client: Client, *, said: bool = False) -> None:
    at = client.at
    client.at = None
    if at is not None:
        with contextlib.suppress(asyncio.CancelledError):  # the room has been closed meanwhile
            at.room.post(lambda: at.room.leave(at, said=said))


async def _hear(context: Context, client: Client, heard: str) -> None:
    try:
        message = say.DECODER.decode(heard)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeEncodeError) as error:
        client.tell(say.Trouble(re=None, why=in_words(text("hall-bad-message", what=str(error))), closing=False))
        return
    except RecursionError:
        client.tell(say.Trouble(re=None, why=in_words(text("hall-too-deep")), closing=False))
        return
    try:
        await _do(context, client, message)
    except IllegalMove as error:
        _refuse(client, message, error.why, error.ruling)
    except BudokanError as error:
        _refuse(client, message, error.why, error.why.ruling)
    except Elsewhere:
        raise
    except Exception:  # our bug; the room has written it down
        client.tell(say.Trouble(re=message.id, why=in_words(text("hall-our-bug")), closing=False))


def _refuse(client: Client, message: say.FromClient, why: Text, ruling: str) -> None:
    client.tell(say.Refused(re=message.id, why=in_words(why), ruling=ruling, number=_number(client)))


def _number(client: Client) -> int:
    return client.at.room.live.number if client.at is not None and client.at.room.live is not None else 0


async def _do(context: Context, client: Client, message: say.FromClient) -> None:
    """Have it done; what is told to everybody comes by itself, before the word that it is done."""
    if isinstance(message, say.Ping):
        client.tell(say.Done(re=message.id, number=_number(client)))
        return
    if isinstance(message, say.Hello | say.Log):
        await context.waits_its_turn(client.address)
    if isinstance(message, say.Hello):
        known = await context.services.persons.known_by(message.person)
        person = None if known is None else known.id
        async with context.looks_for(client.address, message.table, Proof(message.token, person)):
            room = await context.hall.room(message.table)
            await _leave(client)
            await _enter(client, room, message, person)
        client.tell(say.Done(re=message.id, number=_number(client)))
        return
    at = client.at
    if at is None:
        raise Refusal("hall-say-hello")
    if isinstance(message, say.Leave):
        await _leave(client, said=True)
    else:
        await at.room.do(lambda: _at_table(at, client.address, message))
    if not isinstance(message, say.Hint | say.Log):
        client.tell(say.Done(re=message.id, number=_number(client)))


async def _enter(client: Client, room: Room, hello: say.Hello, person: int | None = None) -> None:
    """At the table from the moment of asking, so that who goes while he comes in is taken off it again."""
    client.at = at = AtTable(client, room)
    try:
        await room.do(lambda: room.enter(at, hello, person))
    except BudokanError:
        client.at = None
        raise
    if room.address == room.code:
        room.address = client.address


async def _at_table(at: AtTable, address: str, message: say.FromClient) -> None:
    """What is said at a table, done in the turn of its room."""
    room, seat = at.room, at.seat
    match message:
        case say.Play():
            await room.play(seat, message.number, message.move)
        case say.Start():
            await room.start(seat, message.level)
        case say.Chat():
            await room.speak(seat, message.text, "")
        case say.Emote():
            await room.speak(seat, "", message.emote)
        case say.Undo():
            await undoing.ask(room, seat)
        case say.UndoAnswer():
            await undoing.answer(room, seat, message.accept)
        case say.GiveSeat():
            await seating.give(room, seat, message.level)
        case say.TakeSeat():
            await seating.take_back(room, seat)
        case say.GiveUp():
            await seating.give_up(room, seat)
        case say.SeatBot():
            await stand_ins.seat_bot(room, seat, message.seat)
        case say.SeatBotAnswer():
            await stand_ins.answer(room, seat, message.accept)
        case say.Hold():
            lessons.hold(room, seat, message.on)
        case say.Forced():
            room.plan.forced.wish(seat, message.on)
        case say.Read():
            lessons.has_read(room, seat, message.step)
        case say.Hint():
            room.plan.hints.ask(at, seat, message.id, address)
        case say.Log():
            at.send(say.ENCODER.encode(outgoing.log_before(room, seat, message.before, message.id)))
