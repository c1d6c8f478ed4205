"""Everything a hall keeps, table by table: the columns that are written, and those by which a row is told from another."""

from __future__ import annotations

from typing import NamedTuple


class Kept(NamedTuple):
    """`numbered` is the column whose numbers the database draws itself."""

    columns: tuple[str, ...]
    key: tuple[str, ...]
    numbered: str = ""


TABLES = {
    "hall": Kept(("key", "value"), ("key",)),
    "tables": Kept(("code", "state", "public", "created", "setup"), ("code",)),
    "seats": Kept(("code", "seat", "row"), ("code", "seat")),
    "changes": Kept(("code", "number", "kind", "seat", "what", "at", '"left"', "waiting", "lost", "how"), ("code", "number")),
    "lines": Kept(("id", "code", "line"), ("id",), "id"),
    "uploads": Kept(("id", "created", "text"), ("id",)),
    "reviews": Kept(("id", "created", "review"), ("id",)),
    "feats": Kept(("code", "seat", "game", "at", "row"), ("code", "seat")),
    "told": Kept(("code", "number", "entries"), ("code", "number")),
    "kept": Kept(("code", "number", "rules", "digest", "position"), ("code",)),
    "restarts": Kept(("code", "number", "position"), ("code", "number")),
    "ended": Kept(("code", "row"), ("code",)),
    "moments": Kept(("code", "row"), ("code",)),
    "clocks": Kept(("code", "number", '"left"'), ("code",)),
    "persons": Kept(("id", "name", "language", "look", "listed", "days", "decks", "created", "seen"), ("id",), "id"),
    "keys": Kept(("hash", "person", "made", "seen"), ("hash",)),
    "passkeys": Kept(("id", "person", "public", "count", "made", "used"), ("id",)),
    "finished": Kept(("number", "code", "game", "mode", "begun", "at", "decisions", "reason", "rated"), ("number",), "number"),
    "results": Kept(("number", "seat", "person", "level", "won", "side", "hero", "deck", "luck", "skill"), ("number", "seat")),
    "ratings": Kept(("game", "person", "mu", "sigma", "played", "won"), ("game", "person")),
    "channels": Kept(("id", "person", "row"), ("id",)),
    "wishes": Kept(("person", "row"), ("person",)),
    "notices": Kept(("id", "person", "code", "channel", "state", "due", "made", "tries", "row"), ("id",), "id"),
    "tickets": Kept(("hash", "person", "code", "until"), ("hash",)),
    "secrets": Kept(("hash", "kind", "person", "until", "used"), ("hash",)),
}

PASSING = ("sessions", "rooms", "used")
"""What the processes on one PostgreSQL know of each other: it says nothing once they have ended, and is carried nowhere."""
