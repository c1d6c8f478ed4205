"""What is a person's own in the store: all of it in plain words, and all of it gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from budokan.hall.rows import AchievementRow, SeatRow, Setup, SpokenRow
from budokan.hall.schemas.tables import TableState
from budokan.hall.storing.at import At, hold
from budokan.hall.storing.columns import write_owner

Plain = dict[str, Any]

Forgotten = Callable[[Sequence[SeatRow], int, TableState], SeatRow | None]
"""Given the seats of a table, a person and the state of the table: the seat without who sat there, if they did."""


# Everything about me.


def everything(at: At, person: int) -> Plain:
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


def _notices(at: At, person: int) -> Plain:
    """How they wish to be called, and where; what a push service shares with their browser alone stays out of it."""
    wishes = at.execute("SELECT row FROM wishes WHERE person = ?", (person,)).fetchone()
    rows = at.execute("SELECT row FROM channels WHERE person = ? ORDER BY id", (person,)).fetchall()
    told = ("way", "to", "form", "private", "label", "on", "confirmed", "made")
    channels = [{name: _read(row)[name] for name in told} for (row,) in rows]
    asked = at.execute("SELECT code, made FROM notices WHERE person = ? AND state = 'here' ORDER BY made", (person,)).fetchall()
    invitations = [{"code": code, "made": made} for code, made in asked]
    return {"wishes": None if wishes is None else _read(wishes[0]), "channels": channels, "invitations": invitations}


_SEATS = (
    "SELECT tables.code, seats.seat, state, setup, row FROM seats JOIN tables ON tables.code = seats.code"
    " WHERE person = ? ORDER BY created, tables.code"
)


def _table(at: At, code: str, seat: int, state: TableState, setup: str, row: str) -> Plain:
    settled, sitter = msgspec.json.decode(setup, type=Setup), msgspec.json.decode(row, type=SeatRow)
    said = [msgspec.json.decode(one[0], type=SpokenRow) for one in at.execute(_LINES, (code,)).fetchall()]
    achievement = at.execute("SELECT row FROM feats WHERE code = ? AND seat = ?", (code, seat)).fetchone()
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
        "feat": None if achievement is None else _read(achievement[0]),
        "said": [{"at": one.line.at, "text": one.line.text, "emote": one.line.emote} for one in said if one.line.seat == seat],
    }


_LINES = "SELECT line FROM lines WHERE code = ? ORDER BY id"
_RESULT = (
    "SELECT begun, at, decisions, reason, rated, won, side, hero, luck, skill FROM finished JOIN results"
    " ON results.number = finished.number WHERE code = ? AND seat = ?"
)


def _rows(at: At, question: str, *given: Any) -> list[Plain]:
    found = at.execute(question, given)
    names = [one[0] for one in found.description]
    return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def _read(words: str | None) -> Any:
    return None if words is None else msgspec.json.decode(words)


# Forget me.


def forget_words(at: At, code: str, seat: int) -> None:
    """What they said at this table goes; what their hero did there stays, without a name."""
    for id, line in at.execute("SELECT id, line FROM lines WHERE code = ?", (code,)).fetchall():
        if msgspec.json.decode(line, type=SpokenRow).line.seat == seat:
            at.execute("DELETE FROM lines WHERE id = ?", (id,))
    for (row,) in at.execute("SELECT row FROM feats WHERE code = ? AND seat = ?", (code, seat)).fetchall():
        nameless = msgspec.json.encode(replace(msgspec.json.decode(row, type=AchievementRow), name="")).decode()
        at.execute("UPDATE feats SET row = ? WHERE code = ? AND seat = ?", (nameless, code, seat))


def forget_seat(at: At, *, code: str, person: int, forgotten: Forgotten) -> None:
    """At a table that sleeps."""
    hold(at, f"seats of {code}")
    state: TableState = at.execute("SELECT state FROM tables WHERE code = ?", (code,)).fetchone()[0]
    rows = at.execute("SELECT row FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
    row = forgotten([msgspec.json.decode(one[0], type=SeatRow) for one in rows], person, state)
    if row is not None:
        write_owner(at, code, row)
        forget_words(at, code, row.seat)


def forget_person(at: At, *, person: int) -> None:
    at.execute("UPDATE results SET person = NULL WHERE person = ?", (person,))
    for table in ("keys", "passkeys", "ratings"):
        at.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
    at.execute("DELETE FROM persons WHERE id = ?", (person,))
