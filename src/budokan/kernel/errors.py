"""Three kinds of error: bad words, a bad move, our bug.

The first two are told to the person in one sentence that says what was wrong and what was expected; the third is an
assertion. An error carries a message of the catalogues, so that it reads in every language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from budokan.kernel.texts import Arg, Text


class Speech:
    """What says an error to whoever prints it: the catalogues, once they are there (`kernel/words.py`)."""

    def __init__(self) -> None:
        self.english: Callable[[Text, str], str] = lambda why, _game: why.id


SPEECH = Speech()


class BudokanError(Exception):
    """What is told to a person, in the words of the game it is about, if it is about one."""

    def __init__(self, why: Text, game: str = "") -> None:
        super().__init__(why.id)
        self.why = why
        self.game = game

    def about(self, game: str) -> Self:
        """The same error, said in the words of this game."""
        self.game = game
        return self

    def __str__(self) -> str:
        return SPEECH.english(self.why, self.game)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is refused in one process may be told by another."""
        return _again, (type(self), self.__dict__)


def _again(kind: type[BudokanError], told: dict[str, Any]) -> BudokanError:
    error = kind.__new__(kind, told["why"].id)
    error.__dict__.update(told)
    return error


def brief(found: object) -> str:
    """What was given instead, on one line and no longer than a reader needs."""
    return " ".join(str(found)[:200].split())[:40]


def a_count(name: str, found: object, least: int = 0) -> int:
    """A whole number of somebody's, or one clear sentence."""
    if type(found) is not int or found < least:
        raise BadWords("not-a-count", name=name, least=least, found=brief(found))
    return found


class BadWords(BudokanError):
    """What was given cannot be read: a malformed record, position, option, card file or move."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Text(id, {name: _short(arg) for name, arg in args.items()}))


LONGEST = 600
"""Letters of what a sentence quotes: whatever somebody brought, it stays a sentence."""


def _short(arg: Arg) -> Arg:
    """On one line, and no longer than can be read."""
    if isinstance(arg, str):
        line = arg if arg.isprintable() else " ".join(arg.split())
        return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
    if isinstance(arg, Text):
        return Text(arg.id, {name: _short(one) for name, one in arg.args.items()}, arg.ruling)
    return arg


class IllegalMove(BudokanError):
    """A move that is not offered now. The table is unchanged."""

    def __init__(self, why: Text, ruling: str, game: str = "") -> None:
        super().__init__(why, game)
        self.ruling = ruling

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.ruling})"
