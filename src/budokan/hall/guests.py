"""Guests: programs from outside that the keeper of the hall has invited by name. No client ever names a command."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor

from budokan.hall.pool import Busy
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.bots import LEVELS
from budokan.players.stdio import SECONDS, StdioBot, words_of

MOST = 32
"""Programs at the tables of one hall at the same time."""

USUAL, WIDE = 1.0, 1.5
"""Seconds after which a guest's answer is told, and how many times as long it may be at most."""

NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")


def read_guests(words: Iterable[str]) -> dict[str, str]:
    """`fierce=python3 fierce.py`: a name and its command."""
    found = dict(word.partition("=")[::2] for word in words)
    check_guests(found)
    return found


def check_guests(commands: Mapping[str, str]) -> None:
    """One clear sentence before the hall opens, rather than a guest who never comes."""
    for name, command in commands.items():
        if not NAME.fullmatch(name) or name in LEVELS:
            raise BadWords("hall-bad-guest", name=name[:40])
        words_of(command)


class Guests:
    """One program for each seat of each game a guest plays at; the threads here only wait for them."""

    def __init__(self, commands: Mapping[str, str], seconds: float = SECONDS) -> None:
        check_guests(commands)
        self.commands = dict(commands)
        self._seconds = seconds
        self._seated: dict[tuple[str, Seat], tuple[str, StdioBot]] = {}
        self._takes: dict[str, float] = {}
        """Seconds that cover the answers of a guest who was late once."""
        self._waiting = ThreadPoolExecutor(MOST, thread_name_prefix="budokan-guest")

    def __contains__(self, level: object) -> bool:
        return level in self.commands

    def takes(self, name: str) -> tuple[float, float]:
        """BK-5.4: the seconds, at least and at most, after which an answer of this guest is told, whatever is asked."""
        seconds = self._takes.get(name, USUAL)
        return seconds, seconds * WIDE

    def was_late(self, name: str, code: str, seat: Seat) -> None:
        """From now on all its answers are told later. The first question is not counted, for it has to start the program."""
        seated = self._seated.get((code, seat))
        if seated is not None and seated[1].asked > 1:
            self._takes[name] = min(self._seconds, 2 * self._takes.get(name, USUAL))

    async def think(self, code: str, game: Game, table: Table, seat: Seat, name: str) -> tuple[Move, str]:
        """What the guest at this seat decides, and why he has lost the decision if he has. He never has the truth."""
        bot = self._bot(code, game, seat, name)
        imagined = table.redeal(seat, Luck(secrets.randbits(64), "redeal"))
        move = await asyncio.get_running_loop().run_in_executor(self._waiting, bot.choose, perspective(imagined, seat))
        return move, bot.lost

    def _bot(self, code: str, game: Game, seat: Seat, name: str) -> StdioBot:
        seated = self._seated.get((code, seat))
        if seated is not None and seated[0] == name:
            return seated[1]
        if seated is None and len(self._seated) >= MOST:
            raise Busy
        bot = StdioBot(self.commands[name], game, Luck(secrets.randbits(64), f"guest {seat}"), self._seconds)
        if seated is not None:
            self._waiting.submit(seated[1].close)
        self._seated[code, seat] = (name, bot)
        return bot

    def dismiss(self, code: str) -> None:
        """The game at this table is over, or nobody is at it any more."""
        for key in [one for one in self._seated if one[0] == code]:
            self._waiting.submit(self._seated.pop(key)[1].close)

    def close(self) -> None:
        for _, bot in self._seated.values():
            self._waiting.submit(bot.close)
        self._seated.clear()
        self._waiting.shutdown(wait=True)
