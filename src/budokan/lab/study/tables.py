"""The results of a study as Parquet: one row a game, one a seat and, where asked, one a card or a decision.

DuckDB writes and reads them (the extra `budokan[lab]`); anything else that reads Parquet does as well. What each column holds
is told in docs/how-to/run-a-study.md, and a test holds the page to this.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from budokan.kernel.errors import BadWords
from budokan.lab.study.journal import FILE
from budokan.lab.study.plan import Study
from budokan.lab.study.running import Found

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

COLUMNS: dict[str, dict[str, str]] = {
    "games": {
        "variant": "VARCHAR",
        "number": "INTEGER",
        "seed": "UBIGINT",
        "decisions": "INTEGER",
        "winners": "INTEGER[]",
        "side": "VARCHAR",
        "way": "VARCHAR",
        "failure": "VARCHAR",
        "lost": "INTEGER",
        "digest": "VARCHAR",
    },
    "seats": {
        "variant": "VARCHAR",
        "number": "INTEGER",
        "seat": "INTEGER",
        "bot": "VARCHAR",
        "side": "VARCHAR",
        "role": "VARCHAR",
        "character": "VARCHAR",
        "clan": "VARCHAR",
        "deck": "VARCHAR",
        "won": "BOOLEAN",
        "share": "DOUBLE",
        "score": "DOUBLE",
    },
    "cards": {
        "variant": "VARCHAR",
        "number": "INTEGER",
        "seat": "INTEGER",
        "card": "VARCHAR",
        "move": "VARCHAR",
        "times": "INTEGER",
    },
    "decisions": {
        "variant": "VARCHAR",
        "number": "INTEGER",
        "moment": "INTEGER",
        "seat": "INTEGER",
        "decision": "VARCHAR",
        "options": "INTEGER",
        "move": "VARCHAR",
        "chances": "DOUBLE[]",
    },
}
"""Every table, its columns in their order, and what each holds."""

NESTED = {"seats": "seats", "cards": "cards", "decisions": "moments"}
"""Where a line of the journal holds the rows of a table; a game is the line itself."""

ORDER: dict[str, tuple[str, ...]] = {
    "games": (),
    "seats": ("seat",),
    "cards": ("seat", "card", "move"),
    "decisions": ("moment",),
}
"""How the rows of one game follow each other."""

LARGEST = 256 * 1024 * 1024
"""The letters of one line of a journal, at most: a long game with all its decisions has a million."""


class About(msgspec.Struct, frozen=True):
    """What the tables are about; every file of Parquet carries it, under the key `budokan`."""

    study: Study
    found: Found


def needed() -> None:
    """One clear sentence, before anything starts, where the extra is missing."""
    if find_spec("duckdb") is None:
        raise BadWords("lab-needs-extra", extra="lab")


def tables_of(study: Study) -> list[str]:
    return ["games", "seats", *study.rows]


def write_tables(study: Study, found: Found, folder: Path) -> list[Path]:
    """The files of the study, from its journal: the games that count and no other, in their order."""
    about = msgspec.json.encode(About(study, found)).decode()
    names = [variant.name for variant in study.variants]
    with _at_work() as database:
        database.execute(
            "CREATE TABLE variants AS SELECT unnest(?::VARCHAR[]) AS name, unnest(range(?)) AS place", [names, len(names)]
        )
        return [_write(database, table, folder, found.deals, about) for table in tables_of(study)]


def _write(database: DuckDBPyConnection, table: str, folder: Path, deals: int, about: str) -> Path:
    """One file: it is there whole or not at all."""
    lines = f"SELECT DISTINCT ON (variant, number) * FROM {_lines(table, folder)} WHERE number < {deals}"
    rows = "line.* EXCLUDE (variant)"
    if table in NESTED:
        rows = f'line.number, unnest(line."{NESTED[table]}", recursive := true)'
    named = f"SELECT place, name AS variant, {rows} FROM ({lines}) AS line JOIN variants ON place = line.variant"
    shown = ", ".join(f'"{name}"' for name in COLUMNS[table])
    ordered = f"SELECT {shown} FROM ({named}) ORDER BY {', '.join(('number', 'place', *ORDER[table]))}"
    file, fresh = folder / f"{table}.parquet", folder / f"{table}.parquet.new"
    how = f"(FORMAT parquet, COMPRESSION zstd, KV_METADATA {{budokan: {_text(about)}}})"
    database.execute(f"COPY ({ordered}) TO {_text(fresh)} {how}")
    fresh.replace(file)
    return file


def _lines(table: str, folder: Path) -> str:
    """The journal as DuckDB reads it: of every line what this table needs."""
    inner = {name: kind for name, kind in COLUMNS[table].items() if name not in ("variant", "number")}
    if table in NESTED:
        inner = {NESTED[table]: "STRUCT(" + ", ".join(f'"{name}" {kind}' for name, kind in inner.items()) + ")[]"}
    forms = ", ".join(f"'{name}': '{kind}'" for name, kind in {"variant": "INTEGER", "number": "INTEGER", **inner}.items())
    size = f"maximum_object_size = {LARGEST}"
    return f"read_json({_text(folder / FILE)}, format = 'newline_delimited', columns = {{{forms}}}, {size})"


def read_about(folder: Path) -> About:
    """What the tables of this folder are about; one clear sentence if there are none."""
    file = folder / "games.parquet"
    if not file.is_file():
        raise BadWords("lab-no-results", folder=str(folder)[:120])
    with _at_work() as database:
        try:
            found = database.execute(f"SELECT value FROM parquet_kv_metadata({_text(file)}) WHERE key = 'budokan'").fetchone()
            if found is not None:
                return msgspec.json.decode(found[0], type=About)
        except (_failures(), msgspec.DecodeError):
            pass
    raise BadWords("lab-no-results", folder=str(folder)[:120])


def read_rows(folder: Path, table: str, columns: str) -> list[tuple[Any, ...]]:
    """These columns of a table, in its order."""
    with _at_work() as database:
        try:
            return database.execute(f"SELECT {columns} FROM read_parquet({_text(folder / f'{table}.parquet')})").fetchall()
        except _failures():
            raise BadWords("lab-no-results", folder=str(folder)[:120]) from None


def _at_work() -> DuckDBPyConnection:
    """A database in memory that asks nothing of the network."""
    needed()
    import duckdb  # an extra: who runs no study need not have it

    return duckdb.connect(":memory:", config={"autoinstall_known_extensions": "false", "autoload_known_extensions": "false"})


def _failures() -> type[Exception]:
    import duckdb  # an extra: who runs no study need not have it

    return duckdb.Error


def _text(words: object) -> str:
    """A text of SQL."""
    return "'" + str(words).replace("'", "''") + "'"
