"""A script: how the table is laid, who does what, what the learner is told, and what must hold while they are told it.

One file of TOML for each game lies beside this one. Every decision of the script is a step: the moves it allows, as they
print (`*` stands for anything), of which the first that is offered is what the script itself would do.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat

HERE = Path(__file__).parent


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """These cards lie here, each in exchange for the one that the deal has put there; `top`: counted from the end.

    `among` are the lists they are taken from.
    """

    at: str
    cards: tuple[str, ...]
    among: tuple[str, ...]
    top: bool = False


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One decision. `seat` is the learner's if it is not said.

    `say` is what the learner is told before it, `at` the part of the table it is about. `why` answers who tries another move
    than those allowed, `whys` the same for some of them. `holds`: what must be true of the table for the sentence to be true.
    """

    moves: tuple[str, ...]
    seat: Seat | None = None
    say: str = ""
    at: str = ""
    why: str = ""
    whys: dict[str, str] = {}
    holds: dict[str, Any] = {}

    def allows(self, move: Move) -> bool:
        return any(fnmatchcase(str(move), one) for one in self.moves)

    def why_not(self, move: Move) -> str:
        """The message for who tries a move that is offered and not allowed here."""
        return next((say for one, say in self.whys.items() if fnmatchcase(str(move), one)), self.why)

    def answer(self, offered: Sequence[Move]) -> Move | None:
        """What the script does: the first of its moves that is offered."""
        return next((move for one in self.moves for move in offered if fnmatchcase(str(move), one)), None)


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that teaches, from the deal to the moment from which the learner plays on alone. `end` is said then."""

    game: str
    seats: int
    seed: int
    learner: Seat
    end: str
    steps: tuple[Step, ...]
    mode: str | None = None
    options: dict[str, Any] = {}
    opening: tuple[str, ...] = ()
    """Decisions made before the table is laid: "0 stand on -2,0"."""
    set: dict[str, Any] = {}
    lay: tuple[Laid, ...] = ()

    def seat_of(self, step: Step) -> Seat:
        return self.learner if step.seat is None else step.seat

    def follows(self, decisions: Sequence[tuple[Seat, Move]]) -> bool:
        """Whether a game has gone as the script says so far: one begun under another script may not have."""
        steps = self.steps[: len(decisions)]
        return all(
            self.seat_of(step) == seat and step.allows(move) for step, (seat, move) in zip(steps, decisions, strict=False)
        )


@cache
def scripts() -> dict[str, Script]:
    """The script of each game that has one."""
    read = [msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script) for file in sorted(HERE.glob("*.toml"))]
    return {script.game: script for script in read}


def holds(table: Table, wanted: dict[str, Any]) -> list[str]:
    """What of this is not so on the table: "hands.0 = [...]" where a list must be among what lies there, else the same."""
    state = table.state()
    wrong: list[str] = []
    for path, value in wanted.items():
        found = look_up(state, path)
        well = all(one in found for one in value) if isinstance(value, list) else found == value
        if not well:
            wrong.append(f"{path} is {found}, not {value}")
    return wrong


def look_up(state: Any, path: str) -> Any:
    """What lies at "hands.0" in a state written as JSON."""
    for part in path.split("."):
        state = state[int(part)] if isinstance(state, list | tuple) else state[part]
    return state
