"""Where bots think. Quick ones think in the hall's own loop, slow ones in processes of their own, so that nobody waits.

A process is given the position of a redeal for the bot's seat: it never has the truth.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from budokan import game as game_named
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import perspective
from budokan.kernel.positions import Position
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.bots import LEVELS, bot_named

logger = logging.getLogger("budokan.hall")

FOR_THE_LAB = ("uniform", "greedy")
"""Levels that are a measure for other bots rather than company for people."""

USUAL = "ronin"
"""The level of bots where none is asked for."""


def levels() -> tuple[str, ...]:
    """The levels people choose from, from the weakest to the strongest."""
    return tuple(name for name in LEVELS if name not in FOR_THE_LAB)


def default_level() -> str:
    return USUAL


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise BadWords("hall-no-such-level", level=level[:40], known=", ".join(LEVELS))
    return level


class Thinkers:
    """Decides for bots; at most so many processes think at the same time."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def is_quick(self, name: str) -> bool:
        """Whether it may think in the hall's own loop. A level that is no more is replaced by luck, which is quick."""
        level = LEVELS.get(name)
        return level is None or level.quick

    def at_once(self, game: Game, table: Table, seat: Seat, level: str) -> Move:
        """What a quick bot decides. A bot that fails must not stop a table: luck decides in its place."""
        try:
            return bot_named(level, game, secrets.randbits(64), seat).choose(perspective(table, seat))
        except Exception:
            logger.exception("bot %s at %s", level, game.name)
            return Luck(secrets.randbits(64), "bot").pick(table.options(seat))

    async def think(self, game: Game, table: Table, seat: Seat, level: str) -> Move:
        """What a bot decides, however long it takes."""
        if self.is_quick(level):
            return self.at_once(game, table, seat, level)
        position = as_seen(table, seat, Luck(secrets.randbits(64), "redeal"))
        try:
            said = await self._ask(game.name, msgspec.json.encode(position), seat, level, secrets.randbits(64))
            return game.moves.parse(said)
        except Exception:
            logger.exception("bot %s at %s", level, game.name)
            return Luck(secrets.randbits(64), "bot").pick(table.options(seat))

    async def _ask(self, name: str, position: bytes, seat: Seat, level: str, seed: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._open(), choose, name, position, seat, level, seed)
        except BrokenProcessPool:
            self._pool = None  # a process that was killed takes its pool with it; a new one does its work
            return await loop.run_in_executor(self._open(), choose, name, position, seat, level, seed)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_settle_in)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            for process in list(getattr(self._pool, "_processes", {}).values()):
                process.terminate()
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def as_seen(table: Table, seat: Seat, luck: Luck) -> Position:
    """A position that looks the same to this seat, everything hidden dealt anew."""
    dealt = table.redeal(seat, luck)
    assert table.header is not None, "a table of the hall has a header"
    dealt.header = msgspec.structs.replace(table.header, seed=None, position=None, commitment=None, nonce=None)
    return dealt.position()


def choose(name: str, position: bytes, seat: Seat, level: str, seed: int) -> str:
    """Runs in a process of its own: the move a bot chooses, as it prints."""
    game = game_named(name)
    table = game.set_up(position.decode())
    return str(bot_named(level, game, seed, seat).choose(perspective(table, seat)))


def _settle_in() -> None:
    """A thinking process leaves Ctrl-C to the hall, and goes when the hall is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None, "a thinking process has a parent"

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
