"""A hall of many games carried from SQLite to PostgreSQL and back, backed up while it is open, and restored into both.

Every row is the same to the last byte, and so is every record; at every table that was being played somebody decides once more.

python -m tests.hall.carried --games 10000
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from budokan.hall import demonstration
from budokan.hall.decks import dealt_with
from budokan.hall.live_game import standing
from budokan.hall.rows import SeatRow, Setup
from budokan.hall.storing import moving
from budokan.hall.storing.columns import CHANGES_OF, read_change
from budokan.hall.storing.datafile import FILE
from budokan.hall.storing.opening import transaction
from budokan.kernel.records import Record
from tests.hall.dumping import digests
from tests.hall.processes import Process, changes_of
from tests.hall.returning import Returning
from tests.support.postgres import Cluster, running

PLAYED = (("samurai-sword", 3), ("ken", 2), ("senjutsu", 2), ("rising-sun", 3))
PEOPLE = 200
PATIENT = 60.0
A_FEW = 4
"""Decisions before the hall is first carried away."""


def records(place: str) -> tuple[int, str]:
    """How many records there are, and a digest of them all, as they would be written out."""
    database = moving.open_place(place)
    made, count = blake2b(digest_size=16), 0
    try:
        with transaction(database) as connection:
            for code, words in connection.execute("SELECT code, setup FROM tables ORDER BY code").fetchall():
                rows = connection.execute("SELECT row FROM seats WHERE code = ? ORDER BY seat", (code,)).fetchall()
                seats = [msgspec.json.decode(row[0], type=SeatRow) for row in rows]
                stands = standing([read_change(row) for row in connection.execute(CHANGES_OF, (code,)).fetchall()])
                header = dealt_with(msgspec.json.decode(words, type=Setup).header, seats)
                made.update(Record(header, tuple((one.seat, one.what) for one in stands), "", None).text().encode())
                count += 1
    finally:
        database.close()
    return count, made.hexdigest()


class Carried:
    """The hall, wherever it is, and who plays there."""

    def __init__(self, told: Callable[[str], None]) -> None:
        self._told = told
        self.people: list[Returning] = []
        self.decided = 0

    async def is_begun(self, hall: Process, tables: int) -> None:
        """Tables at which somebody plays against bots."""
        for number in range(tables):
            name, seats = PLAYED[number % len(PLAYED)]
            form: dict[str, Any] = {"game": name, "name": "Aki", "players": ["you", *["uniform"] * (seats - 1)]}
            self.people.append(Returning(name, await asyncio.to_thread(hall.post, "/api/tables", **form), number))
        await self._decide(hall, A_FEW)

    async def goes_on(self, data: Path, database: str) -> None:
        """It is opened there, and everybody finds their game as they left it and decides once more."""
        began = time.monotonic()
        hall = await asyncio.to_thread(Process, data, "--database", database)
        opened = time.monotonic() - began
        done = await self._decide(hall, 1)
        await asyncio.to_thread(hall.end, signal.SIGTERM)
        for one in self.people:
            lost = one.lost(changes_of(data, one.seated["code"], database))
            assert not lost, lost
        self._told(f"  opened within {opened:.1f} s, {done} decisions at {len(self.people)} tables went on")

    async def _decide(self, hall: Process, most: int) -> int:
        gate, done = asyncio.Semaphore(4), 0

        async def one(person: Returning) -> int:
            async with gate:
                return await person.visit(hall.address, most, 0.0, 0.0, PATIENT)

        done = sum(await asyncio.gather(*(one(person) for person in self.people)))
        still = [one for one in self.people if not one.over]
        assert done >= len(still), f"at {len(still)} tables {done} decisions were made"
        self.decided += done
        return done

    def timed(self, what: str, work: Callable[[], object]) -> None:
        began = time.monotonic()
        rows = work()
        counted = f", {rows} rows" if isinstance(rows, int) else ""
        self._told(f"{what}: {time.monotonic() - began:.1f} s{counted}")


def in_the_file(file: Path, folder: Path) -> dict[str, str]:
    """The rows of a backup. While it was taken, and after it, bots may have gone on."""
    own = folder / f"in-{file.stem}"
    own.mkdir()
    shutil.copy(file, own / FILE)
    return digests(str(own))


def _nobody(_: int) -> None:
    """Nobody watches."""


async def carry(
    folder: Path, cluster: Cluster, games: int, tables: int, told: Callable[[str], None], made: Path | None = None
) -> None:
    hall = Carried(told)
    here, there, nothing = folder / "here", cluster.new_database(), folder / "nothing"
    if made is None:
        hall.timed(f"a hall of {games} games was made", lambda: demonstration.make(here, games, PEOPLE, _nobody))
    else:
        here.mkdir()
        shutil.copy(made / FILE, here / FILE)
    opened = await asyncio.to_thread(Process, here)
    await hall.is_begun(opened, tables)
    await asyncio.to_thread(opened.end, signal.SIGTERM)

    before, written = digests(str(here)), records(str(here))
    hall.timed("move, SQLite to PostgreSQL", lambda: moving.move(str(here), there, _nobody))
    same(digests(there), before)
    assert records(there) == written
    await hall.goes_on(nothing, there)

    process = await asyncio.to_thread(Process, nothing, "--database", there)
    file = folder / "of-postgres.sqlite"
    hall.timed("backup of PostgreSQL, while it is open", lambda: moving.backup(nothing, there, file, _nobody))
    await asyncio.to_thread(process.end, signal.SIGTERM)
    before, again = in_the_file(file, folder), cluster.new_database()
    hall.timed("restore into PostgreSQL", lambda: moving.restore(file, nothing, again, _nobody))
    same(digests(again), before)
    await hall.goes_on(nothing, again)

    before, written, back = digests(again), records(again), folder / "back"
    hall.timed("move, PostgreSQL to SQLite", lambda: moving.move(again, str(back), _nobody))
    same(digests(str(back)), before)
    assert records(str(back)) == written
    await hall.goes_on(back, "")

    process = await asyncio.to_thread(Process, back)
    file = folder / "of-sqlite.sqlite"
    hall.timed("backup of SQLite, while it is open", lambda: moving.backup(back, "", file, _nobody))
    await asyncio.to_thread(process.end, signal.SIGTERM)
    before, last = in_the_file(file, folder), folder / "last"
    hall.timed("restore into SQLite", lambda: moving.restore(file, last, "", _nobody))
    same(digests(str(last)), before)
    await hall.goes_on(last, "")
    rows = sum(int(one.split()[0]) for one in before.values())
    told(
        f"{written[0]} records and {rows} rows, each time the same to the last byte; "
        f"{hall.decided} decisions of {len(hall.people)} people acknowledged, none lost"
    )


def same(rows: dict[str, str], before: dict[str, str]) -> None:
    differ = [name for name in before if rows[name] != before[name] and name != "hall"]
    assert not differ, f"not the same: {differ}"


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.carried")
    asked.add_argument("--games", type=int, default=10_000)
    asked.add_argument("--tables", type=int, default=30, help="tables at which somebody plays")
    asked.add_argument("--made", type=Path, help="the folder of a hall that `budokan demo` has made, in place of a new one")
    given = asked.parse_args()
    with running() as cluster, tempfile.TemporaryDirectory(prefix="budokan-carried-") as folder:
        asyncio.run(carry(Path(folder), cluster, given.games, given.tables, say, given.made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
