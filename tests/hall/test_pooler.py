"""A real PgBouncer between a hall and its database: with a connection of one's own all is well, else one sentence says so."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from budokan.hall.storing import sessions
from budokan.hall.storing.examining import examine
from budokan.hall.storing.opening import transaction
from budokan.hall.storing.postgres import Postgres
from budokan.kernel.errors import BadWords
from budokan.kernel.words import words
from tests.support import pgbouncer
from tests.support.postgres import Cluster


@pytest.fixture
def address(postgres: Cluster) -> Iterator[str]:
    try:
        pgbouncer.binary()
    except pgbouncer.NoPgBouncer as why:
        pytest.skip(str(why))
    with postgres.lent() as database:
        yield database


def test_a_pooler_that_shares_connections_out_is_refused_in_one_sentence(address: str, tmp_path: Path) -> None:
    with pgbouncer.before(address, "transaction") as through:
        for _ in range(2):
            with pytest.raises(BadWords, match="pool_mode = session"):
                Postgres(through)
        Postgres(address).close()
        found = [words("en").say(said) for well, said in examine(tmp_path, through) if not well]
        assert any("pool_mode = session" in one for one in found), found


def test_with_a_connection_of_its_own_a_process_keeps_its_rooms_until_it_is_gone(address: str) -> None:
    with pgbouncer.before(address, "session") as through:
        first, second = Postgres(through), Postgres(through)
        with contextlib.closing(second):
            with transaction(first) as connection:
                assert sessions.take(connection, first.session, "BCDFGH").elsewhere is None
            with transaction(second) as connection:
                assert sessions.take(connection, second.session, "BCDFGH").elsewhere == ""
            first.connection.line.close()  # type: ignore[attr-defined]  # as when its process is killed
            for _ in range(500):
                with transaction(second) as connection:
                    if sessions.take(connection, second.session, "BCDFGH").elsewhere is None:
                        return
            raise AssertionError("the pooler has let go of its locks")
