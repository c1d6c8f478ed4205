"""Whether a position that somebody brought can be played on from: it is looked at from every side."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from budokan.kernel.declared import LONGEST
from budokan.kernel.errors import BadWords
from budokan.kernel.frames import Ballot, Decision
from budokan.kernel.luck import Luck
from budokan.kernel.outcome import Outcome
from budokan.kernel.table import Table
from budokan.kernel.texts import Text, text


def try_out(table: Table) -> None:
    """Look at a table that was set up from every side; what does not hold together shows itself."""
    if table.outcome is None:
        for problem in _idle(table):
            raise BadWords("bad-position", what=text("position-broken", why=problem))
    for viewer in (None, *range(table.seats)):
        msgspec.json.encode(table.seen_by(viewer))
    table.redeal(0, Luck(0, "trial"))
    msgspec.json.encode(table.position())


def checked(outcome: Outcome | None, seats: int) -> Outcome | None:
    """How the game ended, if it has: it names seats that are there, and gives each a score if any."""
    if outcome is not None:
        said = (outcome.reason, outcome.side, outcome.way)
        named = all(0 <= seat < seats for seat in outcome.winners) and len(outcome.winners) <= seats
        if not named or len(outcome.scores) > seats or any(len(words) > LONGEST for words in said):
            raise BadWords("bad-position", what=text("position-outcome"))
    return outcome


def _idle(table: Table) -> Iterator[Text]:
    """Why nobody could go on from here."""
    if table.has_ended():
        yield text("position-over")
    if not table.stack or not isinstance(table.stack[-1], Decision):
        yield text("position-no-decision")
    if not table.waiting:
        yield text("position-nobody")
    if not all(0 <= seat < table.seats for seat in table.waiting):
        yield text("position-no-seat")
    top = table.stack[-1]
    if table.answers and not (
        isinstance(top, Ballot)
        and all(seat in top.seats and move in top.options(table, seat) for seat, move in table.answers.items())
    ):
        yield text("position-answers")
    for seat in table.waiting:
        if not table.options(seat):
            yield text("position-no-choice", seat=seat)
