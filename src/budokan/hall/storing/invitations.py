"""Invitations in the store: rows among the notices that no channel carries; they wait in the hall for who is invited."""

from __future__ import annotations

from budokan.hall.notices.rows import Call, read, written
from budokan.hall.storing.database import Connection

IN_THE_HALL = ""
"""What stands in the place of a channel."""

SHOWN = 12
"""Invitations somebody is shown, the newest."""


def invite(connection: Connection, call: Call, now: int) -> None:
    """BK-11.8: one for each table; who invites again changes who it comes from."""
    connection.execute(
        "INSERT INTO notices (person, code, channel, state, due, made, tries, row) VALUES (?, ?, ?, 'here', 0, ?, 0, ?)"
        " ON CONFLICT (person, code, channel) DO UPDATE SET made = excluded.made, row = excluded.row",
        (call.person, call.code, IN_THE_HALL, now, written(call)),
    )


def invitations(connection: Connection, person: int) -> list[Call]:
    """The newest first; whether there is still something to come for nobody has looked."""
    question = "SELECT row FROM notices WHERE person = ? AND channel = ? ORDER BY made DESC, id DESC LIMIT ?"
    return [read(Call, row[0]) for row in connection.execute(question, (person, IN_THE_HALL, SHOWN)).fetchall()]


def decline(connection: Connection, person: int, code: str) -> None:
    connection.execute("DELETE FROM notices WHERE person = ? AND code = ? AND channel = ?", (person, code, IN_THE_HALL))
