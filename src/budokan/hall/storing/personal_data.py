"""What is a person's own in the store: all of it in plain words, and all of it gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from budokan.hall.rows import AchievementRow, SeatRow, Setup, SpokenRow
from budokan.hall.schemas.tables import TableState
from budokan.hall.storing.columns import write_owner
from budokan.hall.storing.database import Connection, hold

Plain = dict[str, Any]

Forgotten = Callable[[Sequence[SeatRow], int, TableState], SeatRow | None]
"""Given the seats of a table, a person and the state of the table: the seat without who sat there, if they did."""


# Everything about me.


def everything(connection: Connection, person: int) -> Plain:
    """BK-10.6: every row of the store that is about this person, in plain words. What proves who they are stays out of it."""
    about = _rows(
        connection, "SELECT name, language, look, listed, days, decks, created, seen FROM persons WHERE id = ?", person
    )[0]
    return {
        "person": {**about, "days": _read(about["days"]), "decks": _read(about["decks"])},
        "devices": _rows(connection, "SELECT made, seen FROM keys WHERE person = ? ORDER BY made", person),
        "passkeys": _rows(connection, "SELECT made, used FROM passkeys WHERE person = ? ORDER BY made", person),
        "tables": [_table(connection, *row) for row in connection.execute(_SEATS, (person,)).fetchall()],
        "notices": _notices(connection, person),
        "ratings": _rows(connection, "SELECT game, mu, sigma, played, won FROM ratings WHERE person = ? ORDER BY game", person),
    }


def _notices(connection: Connection, person: int) -> Plain:
    """How they wish to be called, and where; what a push service shares with their browser alone stays out of it."""
    wishes = connection.execute("SELECT row FROM wishes WHERE person = ?", (person,)).fetchone()
    rows = connection.execute("SELECT row FROM channels WHERE person = ? ORDER BY id", (person,)).fetchall()
    told = ("way", "to", "form", "private", "label", "on", "confirmed", "made")
    channels = [{name: _read(row)[name] for name in told} for (row,) in rows]
    asked = connection.execute(
        "SELECT code, made FROM notices WHERE person = ? AND state = 'here' ORDER BY made", (person,)
    ).fetchall()
    invitations = [{"code": code, "made": made} for code, made in asked]
    return {"wishes": None if wishes is None else _read(wishes[0]), "channels": channels, "invitations": invitations}


_SEATS = (
    "SELECT tables.code, seats.seat, state, setup, row FROM seats JOIN tables ON tables.code = seats.code"
    " WHERE person = ? ORDER BY created, tables.code"
)


def _table(connection: Connection, code: str, seat: int, state: TableState, setup: str, row: str) -> Plain:
    settled, sitter = msgspec.json.decode(setup, type=Setup), msgspec.json.decode(row, type=SeatRow)
    said = [msgspec.json.decode(one[0], type=SpokenRow) for one in connection.execute(_LINES, (code,)).fetchall()]
    achievement = connection.execute("SELECT row FROM feats WHERE code = ? AND seat = ?", (code, seat)).fetchone()
    result = _rows(connection, _RESULT, code, seat)
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
        "feat": None if achievement is None else _read(achievement[0]),
        "said": [{"at": one.line.at, "text": one.line.text, "emote": one.line.emote} for one in said if one.line.seat == seat],
    }


_LINES = "SELECT line FROM lines WHERE code = ? ORDER BY id"
_RESULT = (
    "SELECT begun, at, decisions, reason, rated, won, side, hero, luck, skill FROM finished JOIN results"
    " ON results.number = finished.number WHERE code = ? AND seat = ?"
)


def _rows(connection: Connection, question: str, *given: Any) -> list[Plain]:
    found = connection.execute(question, given)
    names = [one[0] for one in found.description]
    return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def _read(words: str | None) -> Any:
    return None if words is None else msgspec.json.decode(words)


# Forget me.


def forget_words(connection: Connection, code: str, seat: int) -> None:
    """What they said at this table goes; what their hero did there stays, without a name."""
    for id, line in connection.execute("SELECT id, line FROM lines WHERE code = ?", (code,)).fetchall():
        if msgspec.json.decode(line, type=SpokenRow).line.seat == seat:
            connection.execute("DELETE FROM lines WHERE id = ?", (id,))
    for (row,) in connection.execute("SELECT row FROM feats WHERE code = ? AND seat = ?", (code, seat)).fetchall():
        nameless = msgspec.json.encode(replace(msgspec.json.decode(row, type=AchievementRow), name="")).decode()
        connection.execute("UPDATE feats SET row = ? WHERE code = ? AND seat = ?", (nameless, code, seat))


def forget_seat(connection: Connection, *, code: str, person: int, forgotten: Forgotten) -> None:
    """At a table that sleeps."""
    hold(connection, f"seats of {code}")
    state: TableState = connection.execute("SELECT state FROM tables WHERE code = ?", (code,)).fetchone()[0]
    rows = connection.execute("SELECT row FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
    row = forgotten([msgspec.json.decode(one[0], type=SeatRow) for one in rows], person, state)
    if row is not None:
        write_owner(connection, code, row)
        forget_words(connection, code, row.seat)


def forget_person(connection: Connection, *, person: int) -> None:
    connection.execute("UPDATE results SET person = NULL WHERE person = ?", (person,))
    for table in ("keys", "passkeys", "ratings"):
        connection.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
    connection.execute("DELETE FROM persons WHERE id = ?", (person,))
