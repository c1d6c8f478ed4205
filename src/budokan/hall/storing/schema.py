"""The tables of a hall in SQLite, and what makes of a file of each older version one of the next."""

from __future__ import annotations

SCHEMA_VERSION = 10

FEATS = """
CREATE TABLE feats (
    code TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL, row TEXT NOT NULL,
    PRIMARY KEY (code, seat)
) WITHOUT ROWID;
CREATE INDEX feats_by_game ON feats (game, at);
"""

KEPT = """
CREATE TABLE told (code TEXT NOT NULL, number INTEGER NOT NULL, entries BLOB NOT NULL, PRIMARY KEY (code, number));
CREATE TABLE kept (
    code TEXT PRIMARY KEY, number INTEGER NOT NULL, rules INTEGER NOT NULL, digest TEXT NOT NULL, position TEXT NOT NULL
);
CREATE TABLE restarts (code TEXT NOT NULL, number INTEGER NOT NULL, position TEXT NOT NULL, PRIMARY KEY (code, number));
CREATE TABLE ended (code TEXT PRIMARY KEY, row TEXT NOT NULL);
"""

CLOCKS = """
CREATE TABLE clocks (code TEXT PRIMARY KEY, number INTEGER NOT NULL, left TEXT NOT NULL) WITHOUT ROWID;
"""

PERSONS = """
CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, language TEXT NOT NULL, look TEXT NOT NULL,
    listed INTEGER NOT NULL, days TEXT, decks TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL
);
CREATE TABLE keys (
    hash TEXT PRIMARY KEY, person INTEGER NOT NULL, made INTEGER NOT NULL, seen INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX keys_by_person ON keys (person, seen);
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY, person INTEGER NOT NULL, public BLOB NOT NULL, count INTEGER NOT NULL, made INTEGER NOT NULL,
    used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person);
ALTER TABLE seats ADD COLUMN person INTEGER GENERATED ALWAYS AS (json_extract(row, '$.person')) VIRTUAL;
CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL;
"""

RESULTS = """
CREATE TABLE finished (
    number INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL, mode TEXT NOT NULL,
    begun INTEGER NOT NULL, at INTEGER NOT NULL, decisions INTEGER NOT NULL, reason TEXT NOT NULL, rated INTEGER NOT NULL
);
CREATE TABLE results (
    number INTEGER NOT NULL, seat INTEGER NOT NULL, person INTEGER, level TEXT NOT NULL, won INTEGER NOT NULL,
    side TEXT NOT NULL, hero TEXT NOT NULL, deck TEXT NOT NULL, luck REAL, skill REAL, PRIMARY KEY (number, seat)
) WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, number) WHERE person IS NOT NULL;
CREATE TABLE ratings (
    game TEXT NOT NULL, person INTEGER NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL, played INTEGER NOT NULL,
    won INTEGER NOT NULL, PRIMARY KEY (game, person)
) WITHOUT ROWID;
"""

NOTICES = """
CREATE TABLE channels (id TEXT PRIMARY KEY, person INTEGER NOT NULL, row TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX channels_by_person ON channels (person);
CREATE TABLE wishes (person INTEGER PRIMARY KEY, row TEXT NOT NULL);
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT, person INTEGER NOT NULL, code TEXT NOT NULL, channel TEXT NOT NULL,
    state TEXT NOT NULL, due INTEGER NOT NULL, made INTEGER NOT NULL, tries INTEGER NOT NULL, row TEXT NOT NULL,
    UNIQUE (person, code, channel)
);
CREATE INDEX notices_by_due ON notices (state, due);
CREATE TABLE tickets (
    hash TEXT PRIMARY KEY, person INTEGER NOT NULL, code TEXT NOT NULL, until INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TRIGGER nobody_to_call AFTER DELETE ON persons BEGIN
    DELETE FROM channels WHERE person = OLD.id;
    DELETE FROM wishes WHERE person = OLD.id;
    DELETE FROM notices WHERE person = OLD.id;
    DELETE FROM tickets WHERE person = OLD.id;
END;
"""

UNDER_WAY = """
CREATE TABLE moments (code TEXT PRIMARY KEY, row TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE secrets (
    hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person INTEGER, until INTEGER NOT NULL, used INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX secrets_by_person ON secrets (kind, person);
"""

SCHEMA = f"""
CREATE TABLE hall (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    code TEXT PRIMARY KEY, state TEXT NOT NULL, public INTEGER NOT NULL, created INTEGER NOT NULL, setup TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_state ON tables (state, public, created);
CREATE TABLE seats (code TEXT NOT NULL, seat INTEGER NOT NULL, row TEXT NOT NULL, PRIMARY KEY (code, seat)) WITHOUT ROWID;
CREATE TABLE changes (
    code TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL,
    at INTEGER NOT NULL, left TEXT NOT NULL, waiting TEXT, lost TEXT NOT NULL DEFAULT '', how INTEGER,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE lines (id INTEGER PRIMARY KEY, code TEXT NOT NULL, line TEXT NOT NULL);
CREATE INDEX lines_by_table ON lines (code, id);
CREATE TABLE uploads (id TEXT PRIMARY KEY, created INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE reviews (id TEXT PRIMARY KEY, created INTEGER NOT NULL, review TEXT NOT NULL) WITHOUT ROWID;
{FEATS}{KEPT}{CLOCKS}{PERSONS}{RESULTS}{NOTICES}{UNDER_WAY}"""

UPGRADES = {
    1: """
ALTER TABLE changes ADD COLUMN waiting TEXT;
ALTER TABLE changes ADD COLUMN lost TEXT NOT NULL DEFAULT '';
CREATE TABLE reviews (id TEXT PRIMARY KEY, created INTEGER NOT NULL, review TEXT NOT NULL) WITHOUT ROWID;
""",
    2: FEATS,
    3: KEPT,
    4: CLOCKS,
    5: "",  # the tables are the same: what the house says in the log is a change of a kind that older halls do not know
    6: PERSONS + RESULTS,
    7: NOTICES,
    8: UNDER_WAY,
    9: "ALTER TABLE changes ADD COLUMN how INTEGER;",
}
"""What makes of a file of each older version one of the next."""
