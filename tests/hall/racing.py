"""Two processes that want to write the same numbers of the same table, again and again.

python -m tests.hall.racing --rounds 10000        starts a PostgreSQL of its own, and ends it
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import sys
import tempfile
from multiprocessing.synchronize import Barrier
from pathlib import Path

from budokan.hall.rows import Change
from budokan.hall.storing.columns import ADD_CHANGE, CHANGES_OF, change_values
from budokan.hall.storing.database_thread import DatabaseThread
from budokan.hall.storing.errors import AlreadyWritten
from budokan.hall.storing.opening import transaction
from budokan.hall.storing.postgres import Postgres
from tests.support.postgres import running

CODE = "BCDFGH"
TOGETHER = 10
"""Rounds after which both begin at the same moment again."""


async def race(address: str, numbers: list[int], start: Barrier, *, at_once: bool) -> list[int]:
    """The numbers this process has won. `at_once`: all of them are given to the store before it has answered the first."""
    thread = DatabaseThread(Postgres(address))
    won: list[int] = []

    async def write(number: int) -> None:
        values = change_values(CODE, Change(number, "play", 0, "x", 1, ()))
        try:
            await thread.do(lambda connection: connection.execute(ADD_CHANGE, values), blind=number % 2 == 0)
        except AlreadyWritten:
            return
        won.append(number)

    try:
        start.wait()
        if at_once:
            await asyncio.gather(*(write(number) for number in numbers))
        else:
            for number in numbers:
                if number % TOGETHER == 0:
                    start.wait()  # nobody runs ahead for long
                await write(number)
    finally:
        thread.close()
    return won


def run(address: str, numbers: list[int], start: Barrier, told: Path, at_once: bool) -> None:
    won = asyncio.run(race(address, numbers, start, at_once=at_once))
    told.write_text(" ".join(map(str, won)), encoding="utf-8")


def let_them_race(address: str, folder: Path, orders: tuple[list[int], list[int]], *, at_once: bool) -> list[set[int]]:
    """What each of two processes has won."""
    Postgres(address).close()
    spawn = multiprocessing.get_context("spawn")
    start, files = spawn.Barrier(2), (folder / "one", folder / "other")
    runners = [
        spawn.Process(target=run, args=(address, order, start, file, at_once))
        for order, file in zip(orders, files, strict=True)
    ]
    for one in runners:
        one.start()
    for one in runners:
        one.join(600)
        assert one.exitcode == 0, "a process that races comes to its end"
    return [set(map(int, file.read_text(encoding="utf-8").split())) for file in files]


def written(address: str) -> list[int]:
    """The numbers that are there in the end."""
    database = Postgres(address)
    with transaction(database) as connection:
        found = [row[0] for row in connection.execute(CHANGES_OF, (CODE,))]
    database.close()
    return found


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.racing")
    asked.add_argument("--rounds", type=int, default=10_000)
    numbers = list(range(1, asked.parse_args().rounds + 1))
    with running() as cluster, tempfile.TemporaryDirectory(prefix="budokan-racing-") as folder:
        address = cluster.new_database()
        one, other = let_them_race(address, Path(folder), (numbers, numbers), at_once=False)
        well = not one & other and sorted(one | other) == numbers == written(address)
    sys.stdout.write(f"races: {len(numbers)}, won by one {len(one)}, by the other {len(other)}, each once: {well}\n")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
