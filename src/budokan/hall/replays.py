"""Replays: finished tables and records that people brought. They lie open in processes of their own (`archive.py`)."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from budokan.hall import archive
from budokan.hall.archive import Source
from budokan.hall.decks import called
from budokan.hall.errors import NotFound, Refusal
from budokan.hall.fair import fairness
from budokan.hall.limits import Places
from budokan.hall.live_game import Prepared
from budokan.hall.names import read_code
from budokan.hall.outgoing.seats import heard, heard_open
from budokan.hall.playback import seat_of
from budokan.hall.pool import Busy
from budokan.hall.resuming import Chronicle, resume
from budokan.hall.rows import Upload
from budokan.hall.schemas.requests import Moment, ReplayInfo
from budokan.hall.schemas.tables import Fair, in_words
from budokan.hall.services import Services
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import Text, text
from budokan.kernel.workshop import OwnCards
from budokan.players.review import Review

T = TypeVar("T")

KEPT = 64
"""Replays of which the hall knows that they can be played."""

REVIEWS = 3
"""Games that are looked back upon for one address: there is one process for it, and others wait too."""


class Replay:
    """A replay that can be played from any moment, by its name. What it is lies elsewhere."""

    def __init__(self, replays: Replays, id: str) -> None:
        self.id = id
        self._replays = replays

    async def info(self) -> ReplayInfo:
        """The names as they are now: whoever lies open elsewhere may have been forgotten since."""
        found = msgspec.json.decode(await self._ask(archive.info), type=ReplayInfo)
        return replace(found, names=await self._replays.names(self.id, found.names))

    async def moments(self, first: int, last: int, eyes: str) -> bytes:
        """These moments through these eyes (a seat's number, `watch` or `open`), as JSON, compressed."""
        return await self._ask(archive.moments, first, last, eyes)

    async def written(self) -> tuple[str, str]:
        """Which game, and its record as text."""
        return await self._ask(archive.written)

    async def fork(self, decision: int, cards: OwnCards | None = None) -> tuple[tuple[str, ...], Prepared]:
        """The names of those who played, and the game as it stood after so many decisions."""
        names, ready = await self._ask(archive.fork, decision, cards)
        return await self._replays.names(self.id, names), ready

    async def _ask(self, what: Callable[..., T | None], *given: Any) -> T:
        """A process that does not have it ready is given everything it is made from."""
        shelf = self._replays.services.thinkers.archive
        found = await shelf.run(what, self.id, None, *given, near=self.id)
        if found is None:
            found = await shelf.run(what, self.id, await self._replays.source(self.id), *given, near=self.id)
        assert found is not None, "what is given is there"
        return found


class Retold:
    """BK-6.7: a finished game that the rules of today do not play again as it was: its last moment, and all that was told."""

    def __init__(self, replays: Replays, id: str, chronicle: Chronicle, names: tuple[str, ...], fair: Fair | None) -> None:
        self.id = id
        self._replays = replays
        self.chronicle = chronicle
        self.record = chronicle.record
        self.names = names
        self.fair = fair

    @property
    def note(self) -> Text:
        """What is to be said about it, in one sentence."""
        return text("hall-only-the-record" if self.chronicle.ended is None else "hall-as-it-was-told")

    async def info(self) -> ReplayInfo:
        head = self.record.header
        ended = self.chronicle.ended
        return ReplayInfo(
            id=self.id,
            game=head.game,
            mode=head.mode,
            options=head.options,
            called=called(head),
            names=await self._replays.names(self.id, self.names),
            decisions=0,
            turns=(),
            outcome=ended.outcome if ended else None,
            fair=self.fair,
            note=in_words(self.note),
        )

    async def moments(self, first: int, last: int, eyes: str) -> bytes:
        """The last moment is the only one there is."""
        if (first, last) != (0, 0):
            raise BadWords("hall-no-such-moment", last=0)
        log, ended = self.chronicle.log, self.chronicle.ended
        if eyes == "open":
            shown = Moment(0, None, heard_open(log), self.chronicle.view(None), ended.views[1:] if ended else [])
            return gzip.compress(msgspec.json.encode([shown]))
        seat = None if eyes == "watch" else seat_of(eyes, self.record.header.seats)
        return gzip.compress(msgspec.json.encode([Moment(0, None, heard(log, seat), self.chronicle.view(seat), [])]))

    async def written(self) -> tuple[str, str]:
        """Which game, and its record as text."""
        return self.record.header.game, self.record.text()


class Replays:
    """Finds replays."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._ready: OrderedDict[str, Replay | Retold] = OrderedDict()
        self._finding: dict[str, asyncio.Task[Replay | Retold]] = {}
        self._reviewing: dict[str, asyncio.Task[Review]] = {}
        self._reviews = Places(REVIEWS)

    async def playback(self, id: str) -> Replay:
        """A replay that can be played from any moment, or why it cannot."""
        found = await self.find(id)
        if isinstance(found, Retold):
            raise Refusal(found.note.id)
        return found

    async def find(self, id: str) -> Replay | Retold:
        """A finished table by its code, or an upload by its id. It is looked for once, however many ask."""
        key = id if id.startswith("u-") else read_code(id)
        if key in self._ready:
            self._ready.move_to_end(key)
            return self._ready[key]
        if key not in self._finding:
            self._finding[key] = asyncio.create_task(self._find(key, id))
            self._finding[key].add_done_callback(lambda _: self._finding.pop(key, None))
        return await asyncio.shield(self._finding[key])

    async def _find(self, key: str, typed: str) -> Replay | Retold:
        made = await (self._upload(key) if key.startswith("u-") else self._table(key, typed))
        if isinstance(made, Source):
            await self.services.thinkers.archive.run(archive.hold, key, made, near=key)
        self._ready[key] = found = Replay(self, key) if isinstance(made, Source) else made
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        return found

    async def source(self, key: str) -> Source:
        """What a replay that was found before is made from."""
        made = await (self._upload(key) if key.startswith("u-") else self._table(key, key))
        if isinstance(made, Retold):
            raise Refusal(made.note.id)
        return made

    async def names(self, id: str, known: tuple[str, ...]) -> tuple[str, ...]:
        """Who played: at a table of the hall as it is written there, at a record somebody brought as it was read."""
        table = None if id.startswith("u-") else await self.services.store.brief(id)
        return known if table is None else tuple(row.name for row in table.seats)

    async def review(self, id: str, patience: float | None = None, address: str = "") -> Review | None:
        """What can be said of this game, looking back. It is worked out once, however many ask, and then kept.

        None if it was not found within so many seconds; the work goes on.
        """
        replay = await self.playback(id)
        kept = await self.services.store.review(replay.id)
        if kept is not None:
            return msgspec.json.decode(kept, type=Review)
        if replay.id not in self._reviewing:
            if not self._reviews.take(address):
                raise Busy
            self._reviewing[replay.id] = asyncio.create_task(self._look_back(replay, address))
        working = self._reviewing[replay.id]
        await asyncio.wait([working], timeout=patience)
        return working.result() if working.done() else None

    async def _look_back(self, replay: Replay, address: str) -> Review:
        try:
            _, record = await replay.written()
            found = await self.services.thinkers.review(record)
            words = msgspec.json.encode(found).decode()
            await self.services.store.add_review(replay.id, words, self.services.time.now(), self.services.settings.reviews)
            return found
        finally:
            del self._reviewing[replay.id]
            self._reviews.give_back(address)

    async def close(self) -> None:
        """Nobody waits for what is still being worked out."""
        tasks = [*self._reviewing.values(), *self._finding.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _upload(self, id: str) -> Source:
        words = await self.services.store.upload(id[:64])
        if words is None:
            raise NotFound("hall-no-such-replay", replay=id[:20])
        return Source(words)

    async def _table(self, code: str, typed: str) -> Source | Retold:
        stored = await self.services.store.table(code) if code else None
        if stored is None:
            raise NotFound("hall-no-such-replay", replay=typed[:20])
        if stored.state != "over":
            raise Refusal("hall-not-over")
        names = tuple(row.name for row in stored.seats)
        fair = fairness(stored.setup.header)
        _, past = await resume(self.services.store, stored)
        if isinstance(past, Chronicle):
            return Retold(self, code, past, names, fair)
        unsure = stored.kept is None and stored.setup.header.rules != past.game.rules
        note = text("hall-played-again") if unsure else None
        return Source(past.record().text(), names, fair, past.earlier.log, note)

    async def upload(self, words: str) -> str:
        """Take a record somebody brought, if it plays through to the table it claims."""
        if len(words.encode()) > self.services.settings.longest_record:
            raise BadWords("hall-record-too-long", most=self.services.settings.longest_record)
        id = f"u-{secrets.token_urlsafe(9)}"
        await self.services.thinkers.archive.run(archive.hold, id, Source(words), near=id)
        await self.services.store.add_upload(Upload(id, self.services.time.now(), words), self.services.settings.uploads)
        return id
