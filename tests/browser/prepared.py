"""Tables that stand at a moment prepared beforehand: put into a hall's store as if they had been dealt and played there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

from budokan.hall.names import hash_of
from budokan.hall.rows import Change, SeatRow, Setup
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.store import Store
from budokan.kernel.moves import Move
from budokan.kernel.records import Header, RawRecord, read_record
from budokan.kernel.texts import Seat
from tests.browser.conftest import Hall
from tests.support.golden import GOLDEN_GAMES

NAMES = ("Aki", "Beniko", "Chie", "Daichi")


def golden(game: str, name: str) -> RawRecord:
    """A golden game, as it is kept under the highest number of its rules."""
    files = GOLDEN_GAMES.glob(f"{game}/*/{name}.record")
    return read_record(max(files, key=lambda file: int(file.parent.name)).read_text(encoding="utf-8"))


def put_in(
    hall: Hall,
    header: Header,
    decisions: Iterable[tuple[Seat, Move | str]],
    people: Sequence[Seat],
    code: str = "DJRSKN",
) -> list[str]:
    """Close the hall, put a table with these decisions into its store, open it again; a token for each of the people.

    Where nobody of them sits, a bot does.
    """
    hall.close()
    setup = Setup(code=code, header=header, clock=ClockRule(), public=False, hints=False, created=0)
    tokens = [f"a-token-for-the-seat-number-{seat}-of-{code}" for seat in people]
    rows = [
        SeatRow(seat=seat, kind="bot", name=f"Bot {seat}", level="greedy") for seat in range(header.seats) if seat not in people
    ]
    rows += [
        SeatRow(seat=seat, kind="person", name=name, token=hash_of(token))
        for seat, name, token in zip(people, NAMES, tokens, strict=False)
    ]
    none = (None,) * header.seats
    changes = [Change(number, "play", seat, str(move), 0, none) for number, (seat, move) in enumerate(decisions, 1)]
    store = Store(hall.data)
    with ThreadPoolExecutor(1) as aside:  # the browser's loop already runs in this thread
        aside.submit(asyncio.run, store.add_table(setup, "running", sorted(rows, key=lambda row: row.seat), changes)).result()
    store.close()
    hall.open()
    return tokens
