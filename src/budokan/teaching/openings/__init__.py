"""Openings and habits: what players do first and what they do most, by role, character, clan and deck.

Which moves are counted is said by a file for each game (`GAME.toml`); what was counted of games between bots of the house lies
beside it (`GAME.json`). A hall counts its own games in the same way.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from budokan.kernel.moves import Move
from budokan.kernel.texts import WordRef, text_of

HERE = Path(__file__).parent

MOST_ANSWERS = 12
"""Answers that are told of a question: those given most often."""

Manner = Literal["first", "ever", "each"]
"""Whether the first such move of each seat counts, whether it was made in a game at all, or how often it was made."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted: of these kinds of move the field that says what was done; the kind itself where there is none."""

    id: str
    asked: Manner
    moves: dict[str, str]


class Answer(msgspec.Struct, frozen=True):
    """What was done (`say` is its message), how often, and how often by somebody who won."""

    say: str
    times: int
    won: int


class Answered(msgspec.Struct, frozen=True):
    """The answers to a question, the most frequent first. `times`: how often something was counted, or in how many seats."""

    question: str
    asked: Manner
    times: int
    answers: tuple[Answer, ...]


class Group(msgspec.Struct, frozen=True):
    """Everybody who played one `side` (a role or a clan), `hero` (a character) or `deck`; all seats where `label` is empty."""

    label: str
    value: str
    seats: int
    won: int
    answered: tuple[Answered, ...]


class Openings(msgspec.Struct, frozen=True):
    """What was counted of so many games. `bots`: the level that played them, if all were of one."""

    game: str
    games: int
    bots: str
    groups: tuple[Group, ...]


@cache
def questions_of(game: str) -> tuple[Question, ...]:
    """What is counted of this game; nothing of one that says nothing."""
    file = HERE / f"{game}.toml"
    if not file.exists():
        return ()
    return tuple(msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8"))["question"], list[Question]))


@cache
def of_the_house(game: str) -> Openings:
    """What was counted of games between bots of the house."""
    file = HERE / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Openings) if file.exists() else Openings(game, 0, "", ())


class _Heap:
    """What one group did so far."""

    def __init__(self) -> None:
        self.seats = 0
        self.won = 0
        self.times: dict[str, Counter[str]] = defaultdict(Counter)
        self.wins: dict[str, Counter[str]] = defaultdict(Counter)


class Tally:
    """Counts seats of one game, one after the other."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.games = 0
        self._heaps: dict[tuple[str, str], _Heap] = defaultdict(_Heap)
        self._asked: dict[str, list[tuple[Question, str]]] = {tag: [] for one in questions_of(game) for tag in one.moves}
        for one in questions_of(game):
            for tag, field in one.moves.items():
                self._asked[tag].append((one, field))

    def add(self, labels: Mapping[str, str], moves: Iterable[Move], *, won: bool) -> None:
        """One seat of a finished game, with its decisions in their order."""
        done: dict[str, list[str]] = defaultdict(list)
        for move in moves:
            for question, field in self._asked.get(str(move.__struct_config__.tag), ()):
                done[question.id].append(said(move, field))
        for key in (("", ""), *labels.items()):
            heap = self._heaps[key]
            heap.seats += 1
            heap.won += won
            for question in questions_of(self.game):
                for answer in _counted(question.asked, done[question.id]):
                    heap.times[question.id][answer] += 1
                    heap.wins[question.id][answer] += won

    def told(self, bots: str = "") -> Openings:
        """Everything that was counted, the largest groups of each label first."""
        order = sorted(self._heaps.items(), key=lambda one: (one[0][0], -one[1].seats, one[0][1]))
        return Openings(self.game, self.games, bots, tuple(self._group(*key, heap) for key, heap in order))

    def _group(self, label: str, value: str, heap: _Heap) -> Group:
        answered = []
        for question in questions_of(self.game):
            times, wins = heap.times[question.id], heap.wins[question.id]
            most = sorted(times, key=lambda one: (-times[one], one))[:MOST_ANSWERS]
            total = times.total() if question.asked == "each" else heap.seats
            answers = tuple(Answer(one, times[one], wins[one]) for one in most)
            answered.append(Answered(question.id, question.asked, total, answers))
        return Group(label, value, heap.seats, heap.won, tuple(answered))


def _counted(asked: Manner, done: list[str]) -> Iterable[str]:
    if asked == "first":
        return done[:1]
    return dict.fromkeys(done) if asked == "ever" else done


def said(move: Move, field: str) -> str:
    """The message that names what was done."""
    if not field:
        return f"opening-{move.__struct_config__.tag}"
    named = text_of("move", move).args[field]
    assert isinstance(named, WordRef), "a field that names a thing"
    return named.say
