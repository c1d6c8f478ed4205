"""Frames: the things the rules are in the middle of.

A table keeps a stack of them. A rule never calls the future, it returns it: the frames that follow, in reading
order. Only the kernel's loop touches the stack.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from budokan.kernel.annotations import frame as frame  # every room of the rules that has frames declares them by it
from budokan.kernel.annotations import names_of
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, Text


class Value:
    """Small and never changed: two that hold the same are the same."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return hash((type(self).__name__, *values_of(self)))

    def __repr__(self) -> str:
        values = zip(names_of(type(self)), values_of(self), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in values)})"


def values_of(value: Value) -> list[Any]:
    """What its fields hold, in the order in which they are declared."""
    return [getattr(value, name) for name in names_of(type(value))]


class Frame(Value):
    """Something the rules are in the middle of. Holds seats, ids, numbers, tuples of these, and other frames."""

    __slots__ = ()


Frames = Sequence[Frame]

NOTHING: tuple[Frame, ...] = ()
"""Nothing follows."""


@frame
class Step(Frame):
    """Happens as soon as it is reached."""

    def resolve(self, table: Any) -> Frames:
        raise AssertionError(f"{type(self).__name__} must say what it does")


class Refusal:
    """A move one might expect but may not make, and why not: shown with a padlock."""

    __slots__ = ("move", "ruling", "why")

    def __init__(self, move: Move, why: Text, ruling: str) -> None:
        self.move = move
        self.why = why
        self.ruling = ruling


@frame
class Decision(Frame):
    """Waits for one seat or several."""

    def ask(self, table: Any) -> Text:
        """The question in words, with its ruling. Everybody may read it: it tells nothing that is not known to all."""
        raise AssertionError(f"{type(self).__name__} must say what it asks")

    def impossible(self, table: Any, seat: Seat) -> list[Refusal]:
        """What this seat might want to do but may not, with the reason. Tells nothing the seat may not know."""
        return []

    def asides(self, table: Any, seat: Seat) -> list[Move]:
        """What other seats may do meanwhile: a gift, a proposal."""
        return []

    def aside(self, table: Any, seat: Seat, move: Move) -> Frames:
        """What follows an aside; the decision itself goes on waiting."""
        raise AssertionError(f"{type(self).__name__} must say what follows an aside")


NAMES: dict[type[Decision], str] = {}
"""What the protocol calls each kind of decision: every game enters its own (`Game.decisions`)."""

PHASES: dict[type[Frame], str] = {}
"""Which phase a frame stands for, where it stands for one (`Game.phases`)."""


@frame
class Question(Decision):
    """Waits for one seat."""

    seat: Seat

    def options(self, table: Any) -> list[Move]:
        """Every move that may be made, in a stable order. Never empty."""
        raise AssertionError(f"{type(self).__name__} must say what may be answered")

    def answer(self, table: Any, move: Move) -> Frames:
        raise AssertionError(f"{type(self).__name__} must say what an answer does")


@frame
class Ballot(Decision):
    """Waits for several seats, who answer in secret; nobody's answer is known before all have answered."""

    seats: tuple[Seat, ...]

    def options(self, table: Any, seat: Seat) -> list[Move]:
        raise AssertionError(f"{type(self).__name__} must say what may be answered")

    def is_aside(self, table: Any, seat: Seat, move: Move) -> bool:
        """Whether a seat that owes its answer says this aside; where asides are told by their kind none need be listed."""
        return move in self.asides(table, seat)

    def resolve(self, table: Any, answers: Mapping[Seat, Move]) -> Frames:
        raise AssertionError(f"{type(self).__name__} must say what the answers do")


def follow(stack: list[Frame], frames: Frames) -> None:
    """What a rule returned comes next, the first of it first."""
    if not frames:
        return
    count = len(frames)
    if count == 2:
        stack.append(frames[1])
        stack.append(frames[0])
    elif count == 1:
        stack.append(frames[0])
    else:
        stack += frames[::-1]
