"""Words: puts texts into a reader's language, through Fluent catalogues.

Every argument that stands for a seat comes to the message twice: `$seat` is the name, `$seat-is` says whether it is the
reader (`you`) or somebody else (`other`), so that a sentence can be right in both persons. A further seat that is the same
as `$seat`, and not the reader, is `self`: nobody lays a card "in front of Hanzo" who is Hanzo. Where it is said how many
people sit at the table, a number beyond them is a figure the game leads itself, and `nobody`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from budokan.kernel.errors import SPEECH, BadWords, brief
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

LANGUAGES = ("en", "it")
HERE = Path(__file__).parent

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins in a catalogue: nothing else stands at the edge of the page before an equals sign."""

REFERENCE = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
"""What a message takes from another one."""

Name = Callable[[Seat], str]

Call = Callable[[str, str], str]
"""What the board calls a plain word of a message: given the argument and the word, what a reader knows it by."""


def language_of(environment: str | None = None) -> str:
    """The language the environment asks for, English if it is none of ours."""
    wanted = environment or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    short = wanted[:2].lower()
    return short if short in LANGUAGES else "en"


def entries(source: str) -> dict[str, str]:
    """A catalogue cut into its messages and terms, none of them read yet."""
    found = list(ENTRY.finditer(source))
    ends = [entry.start() for entry in found[1:]] + [len(source)]
    return {entry[1]: source[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class Words:
    """The catalogues of one language. Of their thousands of messages few are said in one sitting: each is read when it is."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._called: Mapping[str, str] = {}
        self._unread: dict[str, str] = {}
        for folder in folders:
            for file in sorted(folder.glob(f"*{language}.ftl")):
                self._unread = entries(file.read_text(encoding="utf-8")) | self._unread

    def also_calling(self, called: Mapping[str, str]) -> Words:
        """The same words, and names besides for what no catalogue can know: the cards of somebody's own."""
        more = copy(self)
        more._called = called
        return more

    def has(self, id: str) -> bool:
        if id in self._called:
            return bool(self._called[id])
        name, _, attribute = id.partition(".")
        self._read(name)
        return self._bundle.has_message(name) and (not attribute or attribute in self._bundle.get_message(name).attributes)

    def _read(self, name: str) -> None:
        """Whatever the message refers to and then the message itself: who finds it read, in another thread, can say it."""
        source = self._unread.get(name)
        if source is None:
            return
        for other in REFERENCE.findall(source):
            if other != name:
                self._read(other)
        self._bundle.add_resource(FluentResource(source))
        self._unread.pop(name, None)

    def say(
        self,
        said: Text | str,
        reader: Seat | None = None,
        name: Name | None = None,
        seats: int | None = None,
        call: Call | None = None,
    ) -> str:
        """The text in words, for this reader, who calls the others by these names, at a table of so many seats."""
        text = Text(said) if isinstance(said, str) else said
        if not isinstance(text, Text):
            raise BadWords("not-a-text", found=brief(text))
        args: dict[str, Any] = {}
        for key, value in text.args.items():
            if isinstance(value, Text):
                args[key] = self.say(value, reader, name, seats, call)
            elif isinstance(value, str):
                args[key] = call(key, value) if call else value
            else:
                args[key] = self._word(value, name)
            if isinstance(value, SeatRef):
                same = key != "seat" and value == text.args.get("seat")
                other = "nobody" if seats is not None and value.seat >= seats else "other"
                args[f"{key}-is"] = "you" if value.seat == reader else "self" if same else other
            elif isinstance(value, tuple):
                args[f"{key}-count"] = len(value)
        return self._format(text.id, args)

    def _format(self, id: str, args: dict[str, Any]) -> str:
        if id in self._called:
            return self._called[id]
        name, _, attribute = id.partition(".")
        if not self.has(id):
            return id
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return id
        spoken, problems = self._bundle.format_pattern(pattern, args)
        assert not problems, f"{id} in {self.language}: {problems}"
        return str(spoken)

    def _word(self, value: int | SeatRef | WordRef | tuple[SeatRef, ...] | tuple[WordRef, ...], name: Name | None) -> str | int:
        if isinstance(value, SeatRef):
            return self.seat(value.seat, name)
        if isinstance(value, WordRef):
            return self._format(value.say, {})
        if isinstance(value, tuple):
            refs: tuple[SeatRef | WordRef, ...] = value
            return self.list([self._copies(str(self._word(one, name)), refs.count(one)) for one in dict.fromkeys(refs)])
        return value

    def _copies(self, word: str, count: int) -> str:
        """Things alike are named once and counted."""
        return word if count == 1 else self._format("list-copies", {"word": word, "count": count})

    def seat(self, seat: Seat, name: Name | None = None) -> str:
        """Who sits there, by name; whoever has none is a player with a number, and people count from 1."""
        return name(seat) if name else self._format("seat", {"number": seat + 1})

    def list(self, words: Sequence[str]) -> str:
        """One, two and three."""
        if len(words) < 2:
            return "".join(words) or self._format("nobody", {})
        return self._format("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})


_common: list[Path] = [HERE / "text"]
_of_games: dict[str, Path] = {}


def also_speak(folder: Path, game: str = "") -> None:
    """Add a folder of catalogues: the command line and the hall bring their own, and each game its own."""
    if game:
        _of_games[game] = folder
    elif folder not in _common:
        _common.append(folder)
    _words.cache_clear()


def folders(game: str = "") -> list[Path]:
    """The catalogues spoken at a table of this game; without one, those of all games together.

    Two games may use the same name for different things (`move-play`), so a table speaks only its own.
    """
    return [*_common, *([_of_games[game]] if game else _of_games.values())]


def catalogue(language: str, game: str = "") -> str:
    """All the messages of one language as one Fluent file: for readers that put texts into words themselves."""
    files = [file for folder in folders(game) for file in sorted(folder.glob(f"*{language}.ftl"))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def words(language: str, game: str = "") -> Words:
    """The words of one language, at a table of this game or anywhere."""
    if not isinstance(language, str):
        raise BadWords("not-a-language", found=brief(language))
    if not isinstance(game, str) or (game and game not in _of_games):
        raise BadWords("unknown-game", name=brief(game), known=", ".join(_of_games))
    return _words(language, game)


@cache
def _words(language: str, game: str) -> Words:
    return Words(language, folders(game))


def _in_english(why: Text, game: str) -> str:
    """An error as it prints; the catalogues are read only when one is."""
    return words("en", game).say(why)


SPEECH.english = _in_english
