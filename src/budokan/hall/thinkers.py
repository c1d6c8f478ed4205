"""Where bots think: in processes of their own, so that nobody waits. Nothing is thought about in the hall's own loop.

A process is given the position of a redeal for the bot's seat: it never has the truth.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Mapping
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeVar

import msgspec

from budokan import game as game_named
from budokan.hall.fair_queue import ANYBODY, Asker, FairQueue
from budokan.hall.guests import Guests
from budokan.hall.outgoing.seats import move_in_words
from budokan.hall.pool import GIGABYTE, Bounds, Busy, Ended, Pool, check_wanted, crowd_waiting
from budokan.hall.schemas.tables import Advised, Suspected, in_words
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.instinct import Suspicion
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.perspective import Perspective, perspective
from budokan.kernel.positions import Position
from budokan.kernel.records import Header, read_record
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, Text
from budokan.players.bots import LEVELS, bot_at_a_table, registered
from budokan.players.review import Review, review
from budokan.players.search import Search
from budokan.players.thought import Budget

T = TypeVar("T")

logger = logging.getLogger("budokan.hall")

FOR_THE_LAB = ("uniform", "greedy")
"""Levels that are a measure for other bots rather than company for people."""

USUAL = "ronin"
"""The level of bots where none is asked for."""

INSTINCT = "greedy"
"""Who decides for a bot that cannot."""

ADVISER = "sensei"
"""Whose advice a hint is."""

QUEUE = 12
"""Pieces of work in and before each thinking process; beyond that a bot follows its instinct and a hint is refused."""

SPAN = (1 / 3, 2 / 3)
"""Of the seconds a level may search: when its answers are told."""

USUAL_SECONDS = 1.0
"""The seconds of a slow bot that searches for so many playouts, however long they take."""

BEGUN, SEARCHED = 0.75, 0.85
"""Of the time before an answer is told: when a search must have begun, and when it ends."""

REST = 0.02
"""Seconds between two looks at whether a search that rests is still wanted."""

LONGEST = 60.0
"""Seconds in which somebody decides whose answer nobody waits for at a table."""

KIND, KINDER, KINDEST = 5, 10, 15
"""How far replays, thinking and reviewing step back behind the hall where processors are few."""


THOUGHT = Bounds(seconds=120)
"""What a decision or a hint may take where a bot looks ahead; the strongest takes a few seconds."""

REFLEX = Bounds(seconds=3, memory=GIGABYTE)
"""What a quick bot may take; a hundredth of a second is usual."""

REVIEW = Bounds(seconds=120)
LOOK = Bounds(seconds=30, memory=GIGABYTE)

LATE = 10.0
"""Seconds after which nobody waits for a quick bot any more, however many others were before it."""

REFLEXES = 256
"""Quick bots that may wait for their turn; beyond that luck decides."""

SHELVES = 2
"""Processes in which replays lie open: whoever brings something that takes long holds up one of them."""


class Decided(NamedTuple):
    """What a bot decides; `lost` says why instinct decided in its place, where it did."""

    move: Move
    lost: str = ""


class Advice(msgspec.Struct, frozen=True):
    """The best moves as they travel, the best first, and what the seat may think of the others."""

    moves: list[Advised]
    suspected: list[Suspected]


def levels() -> tuple[str, ...]:
    """The levels people choose from, from the weakest to the strongest."""
    return tuple(name for name in LEVELS if name not in FOR_THE_LAB)


def default_level() -> str:
    return USUAL


def check_level(level: str, guests: Collection[str] = ()) -> str:
    if level not in LEVELS and level not in registered() and level not in guests:
        raise BadWords("hall-no-such-level", level=level[:40], known=", ".join((*LEVELS, *registered(), *guests)))
    return level


class Thinkers:
    """Decides for bots and advises people; at most so many processes think at the same time."""

    def __init__(self, processes: int, guests: Mapping[str, str] | None = None) -> None:
        self.guests = Guests(guests or {})
        self._minds = Pool(processes, processes * QUEUE, KINDER, THOUGHT)
        self._places = FairQueue(processes, processes * (QUEUE - 1), self._make_way)
        self._reflexes = Pool(2, REFLEXES, 0, REFLEX)
        self._reviewers = Pool(1, QUEUE, KINDEST, REVIEW)
        self.archive = Pool(SHELVES, SHELVES * QUEUE, KIND, LOOK)
        """Where what strangers bring is read and played back."""

    def check_level(self, level: str) -> str:
        return check_level(level, self.guests.commands)

    def is_quick(self, name: str) -> bool:
        """Whether it decides in a moment. A level that is no more is replaced by luck, which is quick."""
        if name in self.guests or name in registered():
            return False
        level = LEVELS.get(name)
        return level is None or level.quick

    def takes(self, name: str) -> tuple[float, float]:
        """BK-5.4: the seconds, at least and at most, after which an answer of such a slow bot is told, whatever is asked."""
        if name in self.guests:
            return self.guests.takes(name)
        level = LEVELS.get(name)
        budget = level.budget if level is not None else None
        seconds = budget.seconds if budget is not None and budget.seconds is not None else USUAL_SECONDS
        return seconds * SPAN[0], seconds * SPAN[1]

    def was_late(self, name: str, code: str, seat: Seat) -> None:
        """Nothing was ready when this bot's answer should have been told."""
        if name in self.guests:
            self.guests.was_late(name, code, seat)

    async def quickly(self, game: Game, table: Table, seat: Seat, level: str) -> Move:
        """What a quick bot decides. A bot that fails or takes too long must not stop a table: luck decides in its place."""
        try:
            said = await asyncio.wait_for(self._reflexes.run(choose, *_question(game, table, seat), level), LATE)
            return game.moves.parse(said)
        except (Busy, Ended, TimeoutError):  # it took too long, or the hall closes
            return by_luck(table, seat)
        except Exception:
            logger.exception("bot %s at %s", level, game.name)
            return by_luck(table, seat)

    async def think(
        self, game: Game, table: Table, seat: Seat, level: str, asker: Asker = ANYBODY, within: float = LONGEST
    ) -> Decided:
        """What a bot decides. A search has so many seconds for it, fewer if it waits for a place or others wait for its own."""
        ends = monotonic() + within * SEARCHED
        try:
            if level in self.guests:
                return Decided(*await self.guests.think(asker.table, game, table, seat, level))
            if not self.is_quick(level):
                async with self._places.place(asker, within * BEGUN) as wanted:
                    question = _question(game, table, seat)
                    said = await unless(wanted, self._minds.run(choose, *question, level, ends))
                return Decided(game.moves.parse(said))
        except Busy:
            return Decided(await self.quickly(game, table, seat, INSTINCT), "busy")
        except Exception:
            logger.exception("bot %s at %s", level, game.name)
        return Decided(await self.quickly(game, table, seat, level if self.is_quick(level) else INSTINCT))

    @property
    def places(self) -> FairQueue:
        """How the places in the thinking processes are shared out."""
        return self._places

    def _make_way(self, crowd: float) -> None:
        self._minds.crowd[0] = crowd

    async def advise(self, game: Game, table: Table, seat: Seat, asker: Asker = ANYBODY) -> Advice:
        """What the adviser would do in this seat, and what he makes of the others."""
        async with self._places.place(asker):
            said = await self._minds.run(advise, *_question(game, table, seat))
        return msgspec.json.decode(said, type=Advice)

    async def review(self, record: str) -> Review:
        """A finished game looked back upon."""
        return msgspec.json.decode(await self._reviewers.run(look_back, record), type=Review)

    def dismiss(self, code: str) -> None:
        self.guests.dismiss(code)

    def close(self) -> None:
        for pool in (self._minds, self._reflexes, self._reviewers, self.archive):
            pool.close()
        self.guests.close()


async def unless(wanted: asyncio.Future[None], work: Coroutine[Any, Any, T]) -> T:
    """What comes of the work; it is called off, and all are busy, as soon as somebody else wants its place."""
    working = asyncio.create_task(work)
    either: list[asyncio.Future[Any]] = [working, wanted]
    try:
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Busy
        return working.result()
    finally:
        working.cancel()


def by_luck(table: Table, seat: Seat) -> Move:
    """Any of the moves: what decides in the hall's own loop may not take long, whatever the table."""
    return Luck(secrets.randbits(64), "bot").pick(table.options(seat))


def as_seen(table: Table, seat: Seat, luck: Luck) -> Position:
    """A position that looks the same to this seat, everything hidden dealt anew."""
    dealt = table.redeal(seat, luck)
    assert table.header is not None, "a table of the hall has a header"
    options = dealt.imagined_options(table.header.options)
    known = table.header
    dealt.header = Header(known.game, known.rules, known.mode, known.seats, options)
    return dealt.position()


class _Question(NamedTuple):
    """What a process of its own is told, whatever it is asked."""

    game: str
    position: bytes
    seat: Seat
    seed: int


def _question(game: Game, table: Table, seat: Seat) -> _Question:
    position = as_seen(table, seat, Luck(secrets.randbits(64), "redeal"))
    return _Question(game.name, msgspec.json.encode(position), seat, secrets.randbits(64))


# In a process of its own.


def choose(name: str, position: bytes, seat: Seat, seed: int, level: str, until: float | None = None) -> str:
    """The move a bot chooses, as it prints. BK-5.5: who looks ahead does so whatever there is to choose from.

    `until` is a moment of the monotonic clock, which all processes of a machine share. A search that knows its move sooner
    rests until then: were its place free before, how busy the house is would tell how much there was to choose from.
    """
    due = ends_by(until)
    game = game_named(name)
    seen = wanted(game.set_up(position.decode(), tried_out=True), seat)
    bot = bot_at_a_table(level, game, seed, seat)
    if not isinstance(bot, Search):
        return str(bot.choose(seen))
    if until is not None:
        bot.due = due
        if bot.budget.playouts is None:
            bot.budget = Budget()
    move = str(bot.look_ahead(seen))
    while until is not None and bot.budget.playouts is None and monotonic() < due():
        check_wanted()
        sleep(max(0.0, min(REST, due() - monotonic())))
    return move


def ends_by(until: float | None) -> Callable[[], float]:
    """The moment at which a search ends that begins now, as it stands: it is the nearer the more others wait for its place."""
    begun = monotonic()

    def due() -> float:
        assert until is not None, "a search of the hall has a moment"
        return begun + (until - begun) / (1 + crowd_waiting())

    return due


def advise(name: str, position: bytes, seat: Seat, seed: int) -> bytes:
    """The two best moves with the seat's chances, and whom it may take for what."""
    game = game_named(name)
    table = game.set_up(position.decode(), tried_out=True)
    adviser = bot_at_a_table(ADVISER, game, seed, seat)
    assert isinstance(adviser, Search), "an adviser has looked ahead"
    if adviser.budget.seconds is not None:
        adviser.due = ends_by(monotonic() + adviser.budget.seconds)
    best = adviser.think(wanted(table, seat)).moves[:2]
    moves = [
        Advised(msgspec.to_builtins(move), move_in_words(move), round(chance, 3)) for move, weight, chance in best if weight
    ]
    return msgspec.json.encode(Advice(moves, [_in_words(one) for one in game.instinct.suspect(table, seat)]))


def _in_words(suspicion: Suspicion) -> Suspected:
    because = tuple(in_words(one) for one in suspicion.because)
    return Suspected(suspicion.seat, in_words(Text(suspicion.what)), round(suspicion.chance, 3), because)


def look_back(record: str) -> bytes:
    raw = read_record(record)
    return msgspec.json.encode(review(game_named(raw.header.game), raw, check_wanted))


def wanted(table: Table, seat: Seat) -> Perspective:
    """The seat's perspective for as long as the decision is wanted: who looks ahead asks for a further table now and again."""
    seen = perspective(table, seat)

    def sample(luck: Luck) -> Table:
        check_wanted()
        return seen.sample(luck)

    return Perspective(seat, seen.options, lambda: seen.view, sample)
