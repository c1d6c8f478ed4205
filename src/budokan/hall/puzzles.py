"""Puzzles at a table: those there are, and a table at which one lies. How a person fares there is in `attempts`."""

from __future__ import annotations

from datetime import date

from budokan.hall import archive
from budokan.hall.archive import Source
from budokan.hall.attempts import moment_of
from budokan.hall.errors import NotFound
from budokan.hall.lobby import Hall
from budokan.hall.schemas.requests import Fork, OpenPuzzle, PuzzleInfo, Puzzles, Seated
from budokan.hall.thinkers import default_level
from budokan.teaching.puzzle import of_the_day, shipped


def offered(day: date) -> Puzzles:
    """All puzzles, and the one of this day."""
    every = list(shipped().values())
    shown = [PuzzleInfo(one.id, one.game, one.seats, one.seat, one.theme, one.level, len(one.won)) for one in every]
    return Puzzles(of_the_day(day, every).id, tuple(shown))


async def lay_out(hall: Hall, id: str, form: OpenPuzzle, address: str) -> Seated:
    """A table at which this puzzle lies."""
    puzzle = shipped().get(id)
    if puzzle is None:
        raise NotFound("hall-no-such-puzzle", puzzle=id[:40])
    moment = moment_of(puzzle)
    found = await hall.services.thinkers.archive.run(archive.fork, f"puzzle-{id}", Source(puzzle.record), moment, near=id)
    assert found is not None, "what is given is there"
    fork = Fork(decision=moment, seat=puzzle.seat, name=form.name, level=default_level())
    return await hall.go_on(found[1], fork, address, puzzle=id)
