"""No sentence of SQL is said outside the store, and no other module knows which database it is. The lab has its own."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from budokan.hall.storing.tables import TABLES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "budokan"
STORING = SOURCE / "hall" / "storing"
OF_STUDIES = SOURCE / "lab" / "study" / "tables.py"
"""Writes Parquet by DuckDB, and knows no hall."""
SQL = re.compile(
    rf"\b(SELECT\b.*\bFROM|INSERT INTO|UPDATE (?:{'|'.join(TABLES)}) SET|DELETE FROM|CREATE TABLE|PRAGMA|SAVEPOINT)\b",
    re.DOTALL,
)
OF_SQLITE_ALONE = re.compile(r"INSERT OR |json_extract|LIMIT -1|AUTOINCREMENT|WITHOUT ROWID|\bPRAGMA\b|sqlite_")


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def words_of(file: Path) -> Iterator[str]:
    """The words in a module that look like SQL at first sight, but for docstrings."""
    written = file.read_text(encoding="utf-8")
    if not SQL.search(written) and not OF_SQLITE_ALONE.search(written):
        return
    tree = ast.parse(written)
    told = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in told:
            yield one.value


def is_of_the_store(file: Path) -> bool:
    return file.is_relative_to(STORING) or file == SOURCE / "hall" / "store.py"


def test_the_store_alone_says_sentences_of_sql() -> None:
    said = {file for file in modules() for one in words_of(file) if SQL.search(one)}
    assert {one for one in said if not is_of_the_store(one)} == {OF_STUDIES}
    assert SOURCE / "hall" / "store.py" in said, "the store itself is found out"


@pytest.mark.parametrize(
    ("driver", "at_home"),
    [("sqlite3", {"checkpoints.py", "datafile.py", "sqlite.py"}), ("psycopg", {"postgres.py", "postgres_pooler.py"})],
)
def test_a_driver_is_known_to_its_own_database_alone(driver: str, at_home: set[str]) -> None:
    needed = re.compile(rf"^\s*(?:import|from) {driver}\b", re.MULTILINE)
    assert {file.name for file in modules() if needed.search(file.read_text(encoding="utf-8"))} == at_home


def test_what_both_are_told_is_no_dialect_of_one() -> None:
    own = {"checkpoints.py", "datafile.py", "sqlite.py", "schema.py", "postgres.py", "postgres_pooler.py", "postgres_schema.py"}
    shared = [file for file in modules() if is_of_the_store(file) and file.name not in own]
    assert [(file.name, one) for file in shared for one in words_of(file) if OF_SQLITE_ALONE.search(one)] == []
