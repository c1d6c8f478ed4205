"""Bots from outside: any program, in any language, that reads one JSON line and answers with one.

The program is started with the first question and sits at one seat for one game. Whatever goes wrong with it costs it the
decision and nobody anything else. `docs/how-to/write-a-bot.md` says what it reads and what it answers.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from budokan.kernel.errors import BadWords
from budokan.players.greedy import Greedy

if TYPE_CHECKING:
    from budokan.kernel.game import Game
    from budokan.kernel.luck import Luck
    from budokan.kernel.moves import Move
    from budokan.kernel.perspective import Perspective

STDIO: Final = "stdio:"
"""How the name of such a bot begins; the command follows."""

SECONDS: Final = 5.0
"""How long it may take to answer; the first answer has to start the program as well."""

LONGEST: Final = 65_536
"""Bytes of an answer; an answer of the usual form has thirty."""

MOST_LOST: Final = 3
"""BK-5.3: who has lost so many decisions of one game is asked no more."""

GRACE: Final = 0.5
"""Seconds a program has to end by itself when nothing more will be asked of it."""

VERSION: Final = 1
"""Of the question's form; grows when a bot written for an older one could misunderstand it."""


class Lost(Exception):
    """The bot has lost its decision; `why` is the last part of the message that says so (`lost-late`)."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Answer(msgspec.Struct, frozen=True):
    """Which of the options of which question. What else the line says is the bot's own affair."""

    number: int
    option: int


class StdioBot:
    """BK-5.2: asks a program, and follows instinct where the program fails. `lost` says why, after each choice.

    `losses` counts the decisions it has lost, those it was no longer asked for among them; `asked` what the program was asked.
    """

    def __init__(self, command: str, game: Game, luck: Luck, seconds: float = SECONDS) -> None:
        self.lost = ""
        self.losses = 0
        self._words = words_of(command)
        self._game = game.name
        self._luck = luck
        self._seconds = seconds
        self._instinct = Greedy(game.instinct, luck)
        self._program: Program | None = None
        self.asked = 0
        self._failures = 0
        self._turn = threading.Lock()

    def choose(self, perspective: Perspective) -> Move:
        """One question at a time, whoever asks. BK-5.5: the program is asked also where there is but one answer."""
        with self._turn:
            self.lost = ""
            try:
                if self._failures <= MOST_LOST:
                    return self._ask(perspective)
            except Lost as lost:
                self._failures += 1
                self.lost = lost.why
            self.losses += 1
            return self._instinct.choose(perspective)

    def _ask(self, perspective: Perspective) -> Move:
        if self._failures == MOST_LOST:  # said once; from then on instinct plays without a word
            raise Lost("given-up")
        self.asked += 1
        try:
            if self._program is None:
                self._program = Program(self._words)
            line = self._program.ask(self._question(perspective), self._seconds)
            return perspective.options[self._read(line, len(perspective.options))]
        except Lost:
            self.close()
            raise

    def _question(self, perspective: Perspective) -> bytes:
        asked = {
            "budokan": VERSION,
            "game": self._game,
            "seat": perspective.seat,
            "number": self.asked,
            "luck": self._luck.below(2**31),
            "view": perspective.view,
            "options": [{"move": move, "words": str(move)} for move in perspective.options],
        }
        return msgspec.json.encode(asked) + b"\n"

    def _read(self, line: bytes, options: int) -> int:
        try:
            answer = msgspec.json.decode(line, type=Answer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Lost("nonsense") from None
        if answer.number != self.asked or not 0 <= answer.option < options:
            raise Lost("not-offered")
        return answer.option

    def close(self) -> None:
        """End the program; another question would start it anew."""
        if self._program is not None:
            self._program.end()
            self._program = None


def words_of(command: str) -> tuple[str, ...]:
    """The program and its arguments, as a shell would take them apart; no shell ever sees them."""
    try:
        words = tuple(shlex.split(command))
    except ValueError:
        words = ()
    if not words or shutil.which(words[0]) is None:
        raise BadWords("no-such-program", command=command[:80])
    return words


class Program:
    """A program that is asked line by line. It is ended when nobody holds it any more, at the latest with our own process."""

    def __init__(self, words: Sequence[str]) -> None:
        try:
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        except OSError:
            raise Lost("gone") from None
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        # A program that neither reads nor writes blocks this thread and nobody else; ending the program frees it.
        talk = threading.Thread(target=_converse, args=(process, self._questions, self._answers), daemon=True)
        talk.start()
        self._process = process
        self.end = weakref.finalize(self, _end, process, self._questions, talk)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line it answers with."""
        self._questions.put(question)
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            _kill(self._process)
            raise Lost("late") from None
        if len(line) > LONGEST:
            _kill(self._process)
            raise Lost("too-long")
        if not line:
            raise Lost("gone")
        return line


def _converse(
    process: subprocess.Popen[bytes], questions: queue.SimpleQueue[bytes | None], answers: queue.SimpleQueue[bytes]
) -> None:
    """Question by question, until there are none or the program has gone; an empty line says it has."""
    assert process.stdin is not None and process.stdout is not None, "both ends are pipes"
    with contextlib.suppress(OSError, ValueError):
        while (question := questions.get()) is not None:
            process.stdin.write(question)
            process.stdin.flush()
            line = process.stdout.readline(LONGEST + 1)
            answers.put(line)
            if not line:
                break
    answers.put(b"")
    for end in (process.stdin, process.stdout):
        with contextlib.suppress(OSError):
            end.close()


def _end(process: subprocess.Popen[bytes], questions: queue.SimpleQueue[bytes | None], talk: threading.Thread) -> None:
    """No more questions: a program that reads to the end of its input ends by itself, any other is ended."""
    questions.put(None)
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        _kill(process)
        process.wait()
    talk.join(GRACE)


def _kill(process: subprocess.Popen[bytes]) -> None:
    """The program and whatever it has started."""
    if process.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
