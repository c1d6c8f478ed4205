"""Where the store keeps notices."""

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
