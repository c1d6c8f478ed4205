"""Replays: finished tables and records that people brought, moment by moment, with all hands open or as one seat saw them."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from budokan import game as game_named
from budokan.hall.errors import NotFound, Refusal
from budokan.hall.fair import fairness
from budokan.hall.forms import Doing, Moment, ReplayInfo
from budokan.hall.names import read_code
from budokan.hall.rendering import entry, heard, heard_open, move_in_words
from budokan.hall.resuming import Chronicle, resume
from budokan.hall.room import Services
from budokan.hall.rows import Entry, Upload
from budokan.hall.shapes import Fair, in_words
from budokan.hall.showing import called
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.game import Game
from budokan.kernel.records import Record, read_record
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, Text, text
from budokan.players.review import Review

EVERY = 25
"""Decisions between two tables that are kept; the moments between are played again."""

KEPT = 16
"""Replays kept ready."""

MOST_MOMENTS = 50


class Playback:
    """One record, ready to be looked at from any moment."""

    def __init__(
        self,
        id: str,
        game: Game,
        record: Record,
        names: tuple[str, ...],
        fair: Fair | None = None,
        before: Sequence[tuple[int, Entry]] = (),
        note: Text | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.record = record
        self.names = names
        self.fair = fair
        self.note = note
        self.turns: list[int] = []
        self._kept: list[Table] = []
        self._told: list[list[Entry]] = []
        table = game.replay(record, 0, listen=True)
        self._told.append([*(one for _, one in before), *_entries(table)])
        for number, (seat, move) in enumerate(record.decisions):
            if number % EVERY == 0:
                self._kept.append(table.copy())
            if number == 0 or record.decisions[number - 1][0] != seat:
                self.turns.append(number)
            table.listen()
            table.play(seat, move)
            self._told.append(_entries(table))
        self._kept.append(table.copy())
        self.last = table

    def table(self, moment: int) -> Table:
        """The table after so many decisions."""
        if moment == len(self.record.decisions):
            return self.last
        table = self._kept[moment // EVERY].copy()
        for seat, move in self.record.decisions[moment // EVERY * EVERY : moment]:
            table.apply(seat, move)
        return table

    def info(self) -> ReplayInfo:
        head = self.record.header
        return ReplayInfo(
            id=self.id,
            game=head.game,
            mode=head.mode,
            options=head.options,
            called=called(head),
            names=self.names,
            decisions=len(self.record.decisions),
            turns=tuple(self.turns),
            outcome=self.last.outcome,
            fair=self.fair,
            note=None if self.note is None else in_words(self.note),
        )

    def moments(self, first: int, last: int, eyes: str) -> list[Moment]:
        """These moments through these eyes: a seat's number, `watch` or `open`."""
        end = len(self.record.decisions)
        if not 0 <= first <= last <= end:
            raise BadWords("hall-no-such-moment", last=end)
        return [self._moment(at, eyes) for at in range(first, min(last, first + MOST_MOMENTS - 1) + 1)]

    def _moment(self, at: int, eyes: str) -> Moment:
        table = self.table(at)
        log = [(at, told) for told in self._told[at]]
        if eyes == "open":
            views = [table.view(seat) for seat in range(table.seats)]
            return Moment(at, self._by(at, None, is_open=True), heard_open(log), table.view(None), views)
        seat = None if eyes == "watch" else _seat_of(eyes, table.seats)
        return Moment(at, self._by(at, seat, is_open=False), heard(log, seat), table.view(seat), [])

    def _by(self, at: int, reader: Seat | None, *, is_open: bool) -> Doing | None:
        """Who brought this moment about. What he chose is his own; the others know what they were told."""
        if at == 0:
            return None
        seat, move = self.record.decisions[at - 1]
        return Doing(seat, move_in_words(move) if is_open or seat == reader else None)


class Retold:
    """BK-6.7: a finished game that the rules of today do not play again as it was: its last moment, and all that was told."""

    def __init__(self, id: str, chronicle: Chronicle, names: tuple[str, ...], fair: Fair | None) -> None:
        self.id = id
        self.chronicle = chronicle
        self.record = chronicle.record
        self.names = names
        self.fair = fair

    @property
    def note(self) -> Text:
        """What is to be said about it, in one sentence."""
        return text("hall-only-the-record" if self.chronicle.ended is None else "hall-as-it-was-told")

    def info(self) -> ReplayInfo:
        head = self.record.header
        ended = self.chronicle.ended
        return ReplayInfo(
            id=self.id,
            game=head.game,
            mode=head.mode,
            options=head.options,
            called=called(head),
            names=self.names,
            decisions=0,
            turns=(),
            outcome=ended.outcome if ended else None,
            fair=self.fair,
            note=in_words(self.note),
        )

    def moments(self, first: int, last: int, eyes: str) -> list[Moment]:
        """The last moment is the only one there is."""
        if (first, last) != (0, 0):
            raise BadWords("hall-no-such-moment", last=0)
        log, ended = self.chronicle.log, self.chronicle.ended
        if eyes == "open":
            return [Moment(0, None, heard_open(log), self.chronicle.view(None), ended.views[1:] if ended else [])]
        seat = None if eyes == "watch" else _seat_of(eyes, self.record.header.seats)
        return [Moment(0, None, heard(log, seat), self.chronicle.view(seat), [])]


def _seat_of(eyes: str, seats: int) -> Seat:
    for seat in range(seats):
        if eyes == str(seat):
            return seat
    raise BadWords("no-such-seat", last=seats - 1)


def _entries(table: Table) -> list[Entry]:
    """What the table has told since it was last asked; it is not listened to any more."""
    told, table.heard = table.heard or [], None
    return [entry(one) for one in told]


class Replays:
    """Finds replays and keeps the last ones ready."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._ready: OrderedDict[str, Playback | Retold] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._reviewing: dict[str, asyncio.Task[Review]] = {}

    async def playback(self, id: str) -> Playback:
        """A replay that can be played from any moment, or why it cannot."""
        found = await self.find(id)
        if isinstance(found, Retold):
            raise Refusal(found.note.id)
        return found

    async def find(self, id: str) -> Playback | Retold:
        """A finished table by its code, or an upload by its id."""
        key = id if id.startswith("u-") else read_code(id)
        if key in self._ready:
            self._ready.move_to_end(key)
            return self._ready[key]
        async with self._one_at_a_time:
            found = await (self._upload(key) if key.startswith("u-") else self._table(key, id))
        self._ready[key] = found
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return found

    async def review(self, id: str, patience: float | None = None) -> Review | None:
        """What can be said of this game, looking back. It is worked out once, however many ask, and then kept.

        None if it was not found within so many seconds; the work goes on.
        """
        playback = await self.playback(id)
        kept = await self.services.store.review(playback.id)
        if kept is not None:
            return msgspec.json.decode(kept, type=Review)
        if playback.id not in self._reviewing:
            self._reviewing[playback.id] = asyncio.create_task(self._look_back(playback))
        working = self._reviewing[playback.id]
        await asyncio.wait([working], timeout=patience)
        return working.result() if working.done() else None

    async def _look_back(self, playback: Playback) -> Review:
        try:
            found = await self.services.thinkers.review(playback.record.text())
            words = msgspec.json.encode(found).decode()
            await self.services.store.add_review(playback.id, words, self.services.time.now(), self.services.settings.reviews)
            return found
        finally:
            del self._reviewing[playback.id]

    async def close(self) -> None:
        """Nobody waits for what is still being worked out."""
        for task in list(self._reviewing.values()):
            task.cancel()
        await asyncio.gather(*self._reviewing.values(), return_exceptions=True)

    async def _upload(self, id: str) -> Playback:
        words = await self.services.store.upload(id[:64])
        if words is None:
            raise NotFound("hall-no-such-replay", replay=id[:20])
        return await asyncio.to_thread(_read, id, words)

    async def _table(self, code: str, typed: str) -> Playback | Retold:
        stored = await self.services.store.table(code) if code else None
        if stored is None:
            raise NotFound("hall-no-such-replay", replay=typed[:20])
        if stored.state != "over":
            raise Refusal("hall-not-over")
        names = tuple(row.name for row in stored.seats)
        fair = fairness(stored.setup.header)
        _, past = await resume(self.services.store, stored)
        if isinstance(past, Chronicle):
            return Retold(code, past, names, fair)
        unsure = stored.kept is None and stored.setup.header.rules != past.game.rules
        note = text("hall-played-again") if unsure else None
        return await asyncio.to_thread(Playback, code, past.game, past.record(), names, fair, past.earlier.log, note)

    async def upload(self, words: str) -> str:
        """Take a record somebody brought, if it plays through to the table it claims."""
        if len(words.encode()) > self.services.settings.longest_record:
            raise BadWords("hall-record-too-long", most=self.services.settings.longest_record)
        id = f"u-{secrets.token_urlsafe(9)}"
        async with self._one_at_a_time:
            await asyncio.to_thread(_read, id, words)
        await self.services.store.add_upload(Upload(id, self.services.time.now(), words), self.services.settings.uploads)
        return id


def _read(id: str, words: str) -> Playback:
    """A record from outside: whatever is wrong with it is its own fault and told in one sentence."""
    try:
        raw = read_record(words)
        game = game_named(raw.header.game)
        record = game.understand(raw)
        if record.digest != game.replay(record).digest():
            raise BadWords("hall-bad-record")
        return Playback(id, game, record, ("",) * raw.header.seats, fairness(record.header))
    except BudokanError:
        raise
    except Exception:
        raise BadWords("hall-bad-record") from None
