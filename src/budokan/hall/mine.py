"""What is a person's own in the store: all of it as JSON, and all of it gone."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from budokan.hall import seating
from budokan.hall.columns import write_owner
from budokan.hall.rows import FeatRow, SeatRow, Setup, SpokenRow
from budokan.hall.shapes import State
from budokan.hall.thinkers import default_level
from budokan.kernel.events import HandedOver

if TYPE_CHECKING:
    from budokan.hall.front import Front
    from budokan.hall.room import Room

Plain = dict[str, Any]


# Everything about me.


def everything(at: sqlite3.Connection, person: int) -> Plain:
    """BK-10.6: every row of the store that is about this person, in plain words. What proves who they are stays out of it."""
    about = _rows(at, "SELECT name, language, look, listed, days, decks, created, seen FROM persons WHERE id = ?", person)[0]
    return {
        "person": {**about, "days": _read(about["days"]), "decks": _read(about["decks"])},
        "devices": _rows(at, "SELECT made, seen FROM keys WHERE person = ? ORDER BY made", person),
        "passkeys": _rows(at, "SELECT made, used FROM passkeys WHERE person = ? ORDER BY made", person),
        "tables": [_table(at, *row) for row in at.execute(_SEATS, (person,)).fetchall()],
        "notices": _notices(at, person),
        "ratings": _rows(at, "SELECT game, mu, sigma, played, won FROM ratings WHERE person = ? ORDER BY game", person),
    }


def _notices(at: sqlite3.Connection, person: int) -> Plain:
    """How they wish to be called, and where; what a push service shares with their browser alone stays out of it."""
    wishes = at.execute("SELECT row FROM wishes WHERE person = ?", (person,)).fetchone()
    rows = at.execute("SELECT row FROM channels WHERE person = ? ORDER BY id", (person,)).fetchall()
    told = ("way", "to", "form", "private", "label", "on", "confirmed", "made")
    channels = [{name: _read(row)[name] for name in told} for (row,) in rows]
    return {"wishes": None if wishes is None else _read(wishes[0]), "channels": channels}


_SEATS = (
    "SELECT tables.code, seats.seat, state, setup, row FROM seats JOIN tables ON tables.code = seats.code"
    " WHERE person = ? ORDER BY created, tables.code"
)


def _table(at: sqlite3.Connection, code: str, seat: int, state: State, setup: str, row: str) -> Plain:
    settled, sitter = msgspec.json.decode(setup, type=Setup), msgspec.json.decode(row, type=SeatRow)
    said = [msgspec.json.decode(one[0], type=SpokenRow) for one in at.execute(_LINES, (code,)).fetchall()]
    feat = at.execute("SELECT row FROM feats WHERE code = ? AND seat = ?", (code, seat)).fetchone()
    result = _rows(at, _RESULT, code, seat)
    return {
        "code": code,
        "game": settled.header.game,
        "mode": settled.header.mode,
        "created": settled.created,
        "state": state,
        "seat": seat,
        "name": sitter.name,
        "deck": sitter.deck,
        "record": f"/api/replays/{code}/record" if state == "over" else None,
        "result": result[0] if result else None,
        "feat": None if feat is None else _read(feat[0]),
        "said": [{"at": one.line.at, "text": one.line.text, "emote": one.line.emote} for one in said if one.line.seat == seat],
    }


_LINES = "SELECT line FROM lines WHERE code = ? ORDER BY id"
_RESULT = (
    "SELECT begun, at, decisions, reason, rated, won, side, hero, luck, skill FROM finished JOIN results"
    " ON results.number = finished.number WHERE code = ? AND seat = ?"
)


def _rows(at: sqlite3.Connection, question: str, *given: Any) -> list[Plain]:
    found = at.execute(question, given)
    names = [one[0] for one in found.description]
    return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def _read(words: str | None) -> Any:
    return None if words is None else msgspec.json.decode(words)


# Forget me.


async def forget(front: Front, person: int) -> None:
    """BK-10.6: nobody is this person any more; their games stay, with somebody in their place."""
    hall, store = front.hall, front.services.store
    for code in await front.services.persons.tables_of(person):
        if hall.is_awake(code):
            room = await hall.room(code)
            await room.do(partial(_at_table, room, person))
        else:
            await store.do(partial(_forget_seat, code=code, person=person))
    front.carrying.forget(person)
    await store.do(partial(_forget_person, person=person))
    await front.services.herald.knows_anew(person)


def forgotten(seats: Sequence[SeatRow], person: int, state: State) -> SeatRow | None:
    """The seat without who sat there: open again, or a bot's, or, where the game is over, somebody's."""
    row = next((one for one in seats if one.person == person), None)
    if row is None:
        return None
    if state == "waiting":
        return SeatRow(seat=row.seat, kind="open")
    if state == "running":
        name = seating.bot_name([one.name for one in seats], row.seat)
        return SeatRow(seat=row.seat, kind="bot", name=name, level=row.level or default_level(), deck=row.deck)
    return replace(row, name="", token="", days=None, person=None, passes=())


def forget_words(at: sqlite3.Connection, code: str, seat: int) -> None:
    """What they said at this table goes; what their hero did there stays, without a name."""
    for id, line in at.execute("SELECT id, line FROM lines WHERE code = ?", (code,)).fetchall():
        if msgspec.json.decode(line, type=SpokenRow).line.seat == seat:
            at.execute("DELETE FROM lines WHERE id = ?", (id,))
    for (row,) in at.execute("SELECT row FROM feats WHERE code = ? AND seat = ?", (code, seat)).fetchall():
        nameless = msgspec.json.encode(replace(msgspec.json.decode(row, type=FeatRow), name="")).decode()
        at.execute("UPDATE feats SET row = ? WHERE code = ? AND seat = ?", (nameless, code, seat))


async def _at_table(room: Room, person: int) -> None:
    """At a table that is awake: everybody there is told."""
    row = forgotten(room.seats, person, room.state)
    if row is None:
        return
    await room.services.store.do(partial(forget_words, code=room.code, seat=row.seat))
    room.lines = [one for one in room.lines if one.line.seat != row.seat]
    if room.state in ("waiting", "running"):
        await room.set_seat(row, HandedOver(row.seat) if room.state == "running" else None)
        await seating.has_left(room, row.seat)
        return
    await room.services.persons.give_seat(room.code, row)
    room.seats = [row if one.seat == row.seat else one for one in room.seats]
    room.audience.becomes_watcher(row.seat)
    room.tell_table()


def _forget_seat(at: sqlite3.Connection, *, code: str, person: int) -> None:
    """At a table that sleeps."""
    state: State = at.execute("SELECT state FROM tables WHERE code = ?", (code,)).fetchone()[0]
    rows = at.execute("SELECT row FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
    row = forgotten([msgspec.json.decode(one[0], type=SeatRow) for one in rows], person, state)
    if row is not None:
        write_owner(at, code, row)
        forget_words(at, code, row.seat)


def _forget_person(at: sqlite3.Connection, *, person: int) -> None:
    at.execute("UPDATE results SET person = NULL WHERE person = ?", (person,))
    for table in ("keys", "passkeys", "ratings"):
        at.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
    at.execute("DELETE FROM persons WHERE id = ?", (person,))
