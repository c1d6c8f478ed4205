"""A seeded part of what `make soak` throws at a hall: some of every kind of input, and a bystander who plays on."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.hall.attackers import OPENAPI, Attacker, Known, Tally, is_fault
from tests.hall.fuzzed import KINDS, MESSAGES, input_of
from tests.hall.fuzzing import ALL_KINDS, OpenHall, Report, assault, under
from tests.support.mutated import OTHERS, altered

pytestmark = pytest.mark.anyio

SEED = 18
OF_EACH = 20


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="what a hall holds in memory is read from Linux's list")
async def test_a_hall_survives_some_of_every_kind(tmp_path: Path) -> None:
    async def assaulted(known: Known, kinds: list[str]) -> Tally:
        return await assault(known, SEED, OF_EACH * len(kinds), kinds)

    report = await under(assaulted, tmp_path, list(ALL_KINDS), 0)
    assert report.tally.faults == []
    assert set(report.tally.answers) == set(ALL_KINDS)
    assert all(report.tally.answers[kind].total() == OF_EACH for kind in KINDS)
    assert report.tally.answers[OPENAPI].total() >= OF_EACH
    assert report.tally.forked, "some of what was made up could be played on from"
    assert report.waits, "somebody else went on playing"
    assert any(line.startswith("own cards") for line in report.lines())


@pytest.mark.parametrize("kind", KINDS)
def test_an_input_is_the_same_from_the_same_seed_whatever_came_before_it(kind: str) -> None:
    first = [msgspec.json.encode(input_of(kind, SEED, number)) for number in range(12)]
    assert first == [msgspec.json.encode(input_of(kind, SEED, number)) for number in range(12)]
    assert len(set(first)) > 5


def test_what_is_put_in_stays_as_it_was() -> None:
    before = copy.deepcopy(OTHERS)
    for number in range(500):
        altered(MESSAGES[number % len(MESSAGES)], Random(number))
    assert before == OTHERS


async def test_what_a_hall_should_not_answer_is_a_fault() -> None:
    attacker = Attacker(Known("http://127.0.0.1:9", "u-0", ("a-secret",)), 0)
    for came in ("200", "404", "500", "our bug", "closed 1008", "closed 1011", "closed 4500", "never answered"):
        attacker._count("names", 0, "sent", came, "nothing")
    attacker._count("names", 1, "sent", "404", "no such a-secret here")
    await attacker.close()
    told = [fault.what for fault in attacker.tally.faults]
    assert told == ["500", "our bug", "closed 1011", "closed 4500", "never answered", "a secret of another table"]
    assert not is_fault("429")


def test_a_bug_that_a_hall_wrote_down_is_found_but_for_tables_that_were_made_up(tmp_path: Path) -> None:
    trace = 'Traceback (most recent call last):\n  File "x", line 1\nIndexError: no\n'
    (tmp_path / "log").write_text(f"Invalid HTTP request received.\nroom ABC\n{trace}GET /api/hall\n{trace}room DEF\n{trace}")
    with (tmp_path / "log").open("a") as log:
        log.write(f"bot uniform at ken\n{trace.replace('IndexError', 'budokan.hall.pool.Ended')}")
    hall = object.__new__(OpenHall)
    hall.data = tmp_path
    found = hall.bugs(["ABC"])
    assert [one.partition("\n")[0] for one in found] == ["GET /api/hall", "room DEF"]
    assert "IndexError" in found[0]
    assert hall.ended() == 1


def test_who_waits_for_seconds_what_grows_and_what_does_not_close_are_faults() -> None:
    well = Report(Tally({}, [], []), [0.01, 0.02], (100.0, 120.0), 9.0, 1.0, 0)
    assert well.faults() == []
    badly = Report(Tally({}, [], []), [0.01, 10.0], (100.0, 900.0), 9.0, 6.0, 0)
    assert [fault.kind for fault in badly.faults()] == ["bystander", "memory", "closing"]
