"""What may be typed at a question: a number, or one of a few keys."""

from __future__ import annotations

from typing import NamedTuple


class Answer(NamedTuple):
    """A key, with the number or the word that came with it. Numbers count from 0; -1 is the question itself."""

    key: str
    number: int = -1
    word: str = ""


KEYS = {"l": "log", "c": "cards", "u": "undo", "q": "leave", "": "look"}


def read_answer(line: str, options: int, refusals: int) -> Answer:
    """What was meant. `options` are numbered from 1, what is refused goes on after them."""
    typed = line.strip()
    key, _, rest = typed.partition(" ")
    if key.startswith("?"):
        return _about(typed[1:].strip(), options + refusals)
    number = _number(typed, options + refusals)
    if number is not None:
        return Answer("choose", number) if number < options else Answer("refused", number - options)
    if key.lower() == "s":
        return Answer("save", word=rest.strip())
    return Answer(KEYS.get(typed.lower(), "unknown"))


def _about(word: str, numbered: int) -> Answer:
    if not word:
        return Answer("why")
    number = _number(word, numbered)
    return Answer("unknown") if number is None else Answer("why", number)


def _number(word: str, most: int) -> int | None:
    if not word.isascii() or not word.isdigit() or len(word) > 4 or not 1 <= int(word) <= most:
        return None
    return int(word) - 1
