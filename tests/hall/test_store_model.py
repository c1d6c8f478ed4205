"""The contract of the store: whatever is done in whatever order, both databases hold what a plain model holds."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule, run_state_machine_as_test

from budokan.hall.rows import Account, Change, ClockRow, Entry, Kept, SeatRow, Setup, SpokenRow, Upload
from budokan.hall.rows import Saying as SayingRow
from budokan.hall.schemas.tables import Line, TableState, Words
from budokan.hall.store import LINES_READ, AlreadyWritten, Store
from budokan.hall.storing.persons import Persons
from tests.hall.people import Hands
from tests.hall.test_store import a_setup
from tests.support.postgres import Cluster

T = TypeVar("T")

CODES = ("BBBBBB", "CCCCCC", "DDDDDD")
codes = st.sampled_from(CODES)
states: st.SearchStrategy[TableState] = st.sampled_from(["waiting", "running"])
letters = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
times = st.integers(0, 2**45)
lefts = st.lists(st.one_of(st.none(), st.integers(0, 10**9)), max_size=3).map(tuple)
MOST_UPLOADS = 3


@st.composite
def seat_rows(draw: st.DrawFn) -> SeatRow:
    person = draw(st.one_of(st.none(), st.integers(1, 4)))
    name = draw(st.one_of(letters, st.just('","person":99,"'), st.just("\x00\\")))
    return SeatRow(seat=draw(st.integers(0, 2)), kind="person", name=name, person=person, left=draw(st.booleans()))


class Model:
    """What the store should hold."""

    def __init__(self) -> None:
        self.setups: dict[str, Setup] = {}
        self.states: dict[str, TableState] = {}
        self.seats: dict[str, dict[int, SeatRow]] = {}
        self.changes: dict[str, dict[int, Change]] = {}
        self.lines: dict[str, list[SpokenRow]] = {}
        self.clocks: dict[str, ClockRow] = {}
        self.told: dict[str, dict[int, list[Entry]]] = {}
        self.kept: dict[str, Kept] = {}
        self.uploads: list[Upload] = []
        self.uploaded = 0


class Keeping(RuleBasedStateMachine):
    """`address` gives the address of a new database, or nothing for a file."""

    address: Callable[[], str] = staticmethod(lambda: "")

    def __init__(self) -> None:
        super().__init__()
        self.model = Model()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory(prefix="budokan-model-")
        self.database = type(self).address()
        self.store = self._opened()

    def _opened(self) -> Store:
        store = Store(Path(self.folder.name) / "data", self.database)
        if not self.database:
            store.database.connection.execute("PRAGMA synchronous = OFF")  # nobody pulls the plug here, and the disk is shared
        return store

    def teardown(self) -> None:
        self.store.close()
        self.runner.close()
        self.folder.cleanup()

    def ask(self, question: Any) -> Any:
        async def asked() -> Any:
            return await question

        return self.runner.run(asked())

    # What is written.

    @initialize()
    def begins(self) -> None:
        assert self.ask(self.store.codes(states=("waiting", "running", "over"), public_only=False, newest=10)) == []

    @rule(code=codes, state=states, public=st.booleans(), created=times, row=seat_rows())
    def add_table(self, code: str, state: TableState, public: bool, created: int, row: SeatRow) -> None:
        setup = a_setup(code, public=public, created=created)
        if code in self.model.setups:
            with pytest.raises(AlreadyWritten):
                self.ask(self.store.add_table(setup, state, [row]))
            return
        self.ask(self.store.add_table(setup, state, [row]))
        self.model.setups[code], self.model.states[code] = setup, state
        self.model.seats[code] = {row.seat: row}
        self.model.changes[code], self.model.told[code], self.model.lines[code] = {}, {}, []

    @precondition(lambda self: self.model.setups)
    @rule(code=codes, number=st.integers(1, 6), what=letters, at=times, left=lefts, told=st.booleans(), row=seat_rows())
    def add_change(self, code: str, number: int, what: str, at: int, left: Any, told: bool, row: SeatRow) -> None:
        if code not in self.model.setups:
            return
        undo = what == ""
        change = Change(number, "undo" if undo else "play", 1, "1" if undo else _without_nul(what), at, left, (0, 2))
        entries = [Entry(SayingRow({"what": what}, Words("x", {}, ""), ""), to=(1,))]
        kept = Kept(number, 3, "digest", '{"position": 1}')
        account = Account({number: entries}, kept) if told else Account()
        if number in self.model.changes[code]:
            with pytest.raises(AlreadyWritten):
                self.ask(self.store.add_change(code, change, "running", account=account, seats=[row]))
            return
        self.ask(self.store.add_change(code, change, "running", account=account, seats=[row]))
        self.model.changes[code][number] = change
        self.model.seats[code][row.seat] = row
        if told:
            self.model.told[code][number] = entries
            self.model.kept[code] = kept

    @precondition(lambda self: self.model.setups)
    @rule(code=codes, numbers=st.lists(st.integers(7, 12), min_size=2, max_size=5), at=times)
    def add_changes_at_once(self, code: str, numbers: list[int], at: int) -> None:
        """Those that fail take no other with them."""
        if code not in self.model.setups:
            return

        async def together() -> list[Any]:
            made = [self.store.add_change(code, Change(one, "play", 0, "x", at, ()), "running") for one in numbers]
            return list(await asyncio.gather(*made, return_exceptions=True))

        for number, done in zip(numbers, self.runner.run(together()), strict=True):
            assert isinstance(done, AlreadyWritten) == (number in self.model.changes[code])
            self.model.changes[code].setdefault(number, Change(number, "play", 0, "x", at, ()))

    @rule(code=codes, row=seat_rows(), left=lefts, number=st.integers(0, 6), state=states)
    def set_state(self, code: str, row: SeatRow, left: Any, number: int, state: TableState) -> None:
        if code not in self.model.setups:
            return
        clock = ClockRow(code, number, left)
        self.ask(self.store.set_state(code, state, [row], clocks=[clock]))
        self.model.states[code], self.model.clocks[code] = state, clock
        self.model.seats[code][row.seat] = row

    @rule(code=codes, words=letters, at=times)
    def speak(self, code: str, words: str, at: int) -> None:
        if code in self.model.setups:
            spoken = SpokenRow(Line(0, "Aki", words, "", at), watchers=False)
            self.ask(self.store.add_line(code, spoken))
            self.model.lines[code].append(spoken)

    @rule(created=times, words=letters)
    def upload(self, created: int, words: str) -> None:
        self.model.uploaded += 1
        upload = Upload(f"u-{self.model.uploaded:04}", created, _without_nul(words))
        self.ask(self.store.add_upload(upload, MOST_UPLOADS))
        here = [*self.model.uploads, upload]
        newest = sorted(here, key=lambda one: (-one.created, one.id))[:MOST_UPLOADS]
        for one in here:
            assert self.ask(self.store.upload(one.id)) == (one.text if one in newest else None)
        self.model.uploads = newest

    @rule()
    def close_and_open_again(self) -> None:
        self.store.close()
        self.store = self._opened()

    # What is read.

    @invariant()
    def the_same_is_read(self) -> None:
        model = self.model
        for code, setup in model.setups.items():
            stored = self.ask(self.store.table(code))
            changes = [model.changes[code][number] for number in sorted(model.changes[code])]
            clock, number = model.clocks.get(code), changes[-1].number if changes else 0
            assert (stored.setup, stored.state) == (setup, model.states[code])
            assert stored.seats == [model.seats[code][seat] for seat in sorted(model.seats[code])]
            assert stored.changes == changes
            assert stored.lines == model.lines[code][-LINES_READ:]
            assert stored.left == (clock.left if clock is not None and clock.number == number else None)
            assert stored.kept == model.kept.get(code)
            assert self.ask(self.store.told(code)) == model.told[code]
            brief = self.ask(self.store.brief(code))
            assert brief.decisions == sum(1 if one.kind == "play" else -1 for one in changes)
        for public in (True, False):
            shown = [code for code, setup in model.setups.items() if setup.public or not public]
            newest = sorted(shown, key=lambda code: (-model.setups[code].created, code))
            assert self.ask(self.store.codes(states=("waiting", "running"), public_only=public, newest=10)) == newest

    @invariant()
    def a_person_is_found_by_their_seats(self) -> None:
        persons = Persons(self.store, Hands())
        for person in (1, 99):
            theirs = sorted(code for code, seats in self.model.seats.items() for row in seats.values() if row.person == person)
            assert sorted(self.ask(persons.tables_of(person))) == theirs


def _without_nul(words: str) -> str:
    """No move and no record that could be read holds one."""
    return words.replace("\x00", "")


def check(address: Callable[[], str]) -> None:
    kind = type("Kept", (Keeping,), {"address": staticmethod(address)})
    run_state_machine_as_test(
        kind,
        settings=settings(max_examples=10, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck)),
    )


def test_sqlite_keeps_what_a_model_keeps() -> None:
    check(lambda: "")


def test_postgresql_keeps_what_a_model_keeps(postgres: Cluster) -> None:
    check(postgres.new_database)
