"""The terminal of the command line: where words come from and where they go."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from errno import EPIPE, errorcode
from threading import Timer
from typing import Any

import msgspec
from babel.numbers import format_decimal
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn
from rich.text import Text as Styled

from budokan.kernel.texts import Arg, Text
from budokan.kernel.words import Words, words

PATIENCE = 2.0
"""The seconds after which somebody who waits wants to know how long."""


WIDE = 110
"""The columns of paper that is no terminal."""


class _Paper(Console):
    """A console that tells a broken pipe like any other mishap, instead of leaving on its own."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError(EPIPE, "")


class Terminal:
    """Speaks one language, writes to stdout what was asked for and to stderr what went wrong."""

    def __init__(self, language: str) -> None:
        self.words: Words = words(language)
        wide = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDE
        self.out = _Paper(highlight=False, markup=False, emoji=False, width=wide)
        self.err = _Paper(highlight=False, markup=False, emoji=False, stderr=True)

    def speak_of(self, game: str) -> None:
        """From now on the words are those of this game."""
        self.words = words(self.words.language, game)

    def also_call(self, called: Mapping[str, str]) -> None:
        """From now on the cards of somebody's own have names."""
        self.words = self.words.also_calling(called)

    def say(self, id: str, **args: Arg) -> str:
        """One of our own messages in the reader's language."""
        return self.words.say(Text(id, args))

    def name(self, id: str, plain: str) -> str:
        """What the catalogues call a thing, or its plain name if they do not know it."""
        return self.words.say(id) if self.words.has(id) else plain

    def number(self, figure: float, decimals: int = 0) -> str:
        """A figure as the reader's language writes it."""
        pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
        return format_decimal(figure, format=pattern, locale=self.words.language)

    def line(self, said: str = "", style: str = "") -> None:
        """One line, however wide the paper is; on a screen it is broken between words, and what follows stands under it."""
        if not self.out.is_terminal:
            self.out.print(Styled(said, style), soft_wrap=True)
            return
        indent = len(said) - len(said.lstrip(" "))
        self.out.print(Padding(Styled(said.lstrip(" "), style), (0, 0, 0, min(indent, self.out.width // 2))))

    def show(self, thing: RenderableType) -> None:
        self.out.print(thing)

    def data(self, value: Any) -> None:
        """Figures for a program."""
        self.out.file.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")

    def mishap(self, error: OSError) -> str:
        """What went wrong with a file, or with the output if no file is named."""
        errno = errorcode.get(error.errno or 0, "?")
        if error.filename:
            return self.say("cli-mishap", file=str(error.filename), errno=errno)
        return self.say("cli-no-output", errno=errno)

    def complain(self, said: str) -> None:
        """One line that says what went wrong."""
        self.err.print(Styled(" ".join(said.split()), "bold red"), soft_wrap=True)

    def flush(self) -> None:
        sys.stdout.flush()

    @contextmanager
    def progress(self, total: int | None) -> Iterator[Callable[[int], None]]:
        """A bar on stderr, if somebody is there to see it and it takes long enough to matter.

        `total` is None where nobody knows how much there is to do.
        """
        bar = Progress(BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=self.err, transient=True)
        task = bar.add_task("", total=total)
        shows = Timer(PATIENCE, bar.start)
        if self.err.is_terminal:
            shows.start()
        try:
            yield lambda more: bar.advance(task, more)
        finally:
            shows.cancel()
            if shows.is_alive():
                shows.join()
            if bar.live.is_started:
                bar.stop()
