"""The notifier: hears from the rooms who is to be called, and calls them outside of the rooms' turns.

A room only says what has happened; that goes into a queue here and costs it nothing. A task writes the calls down, sends
them when they are due, each in a task of its own, and marks what has become of them. However slow a receiver is, it delays
nobody but itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from budokan.hall.errors import NotFound, TooMuch
from budokan.hall.limits import Bucket, Gate
from budokan.hall.notices.bodies import Letter
from budokan.hall.notices.facts import Kind, facts_of
from budokan.hall.notices.mailserver import same_mailbox
from budokan.hall.notices.outgoing import Failure
from budokan.hall.notices.rows import Call, Channel, Due
from budokan.hall.notices.sending import Sender
from budokan.hall.notices.timing import BACK_OFF, back_off, due_at, out_of_quiet
from budokan.hall.notices.wording import in_words
from budokan.hall.schemas.tables import TableInfo
from budokan.hall.schemas.tables import in_words as as_words
from budokan.hall.store import StoreError
from budokan.hall.storing.notices import Keeping
from budokan.hall.timekeeping import Alarm, Timekeeper
from budokan.kernel.errors import BudokanError
from budokan.kernel.texts import Seat, text

if TYPE_CHECKING:
    from budokan.hall.notices.rooms import Room

MOST_WAITING = 10_000
"""Calls that may wait to be written down; a hall that has more of them at a time has other troubles."""

AT_A_TIME = 32
"""Notices that are under way at a time."""

OF_ONE = 2
"""Notices of one person that are under way at a time: who has many slow receivers delays themselves."""

PER_HOUR = 30
"""Notices one person is sent in an hour, in the long run."""

PER_SECOND = 5.0
"""Notices a hall sends in a second, in the long run."""

AT_ONCE = 100

LATER = 600
"""Seconds by which a notice is put off that would be one too many for its reader."""

TRIALS, TRIALS_PER_HOUR = 10, 20.0
"""Notices one person may send only to see whether they arrive."""

MAILBOX = 3
"""E-mails that ask one address whether it is somebody's, whoever asks; then one in twelve hours."""

QUESTIONS, QUESTIONS_PER_HOUR = 20, 10.0
"""The same of one address, whoever is asked and whomever they are sent to."""

INVITATIONS = 3
"""Invitations from one person to another; then one in two hours."""

SWEPT_EVERY = 3_600_000

LOOKS_EVERY = 10_000
"""Milliseconds after which it is looked again what other processes have written down: who can be called, and what is due."""

SWITCHED_OFF = 12
"""Failures in a row after which a channel is switched off: some days of them."""

AFTER_TROUBLE = 2.0
"""Seconds before what the store could not do is tried again."""

TICKET_LASTS = 7 * 86_400_000

Look = Callable[[str], Awaitable[TableInfo]]
"""A table as the lobby shows it."""

logger = logging.getLogger("budokan.hall")


class Notifier:
    """Calls people. Until it is opened it hears nothing."""

    def __init__(self, time: Timekeeper, keeping: Keeping) -> None:
        self.keeping = keeping
        self._time = time
        self._reachable: dict[int, tuple[Kind, ...]] = {}
        self._called: set[tuple[int, str]] = set()
        """Who was called to which table and has not looked since."""
        self._news: deque[Call | tuple[int, str]] = deque()
        self._wake = asyncio.Event()
        self._rests = False
        self._alarm: Alarm | None = None
        self._worker: asyncio.Task[None] | None = None
        self._under_way: dict[asyncio.Task[None], int] = {}
        self._of_each = Gate(time, PER_HOUR / 3600, PER_HOUR)
        self._of_all = Bucket(time, PER_SECOND, AT_ONCE)
        self._trials = Gate(time, TRIALS_PER_HOUR / 3600, TRIALS)
        self._mailboxes = Gate(time, 1 / 43_200, MAILBOX)
        self._questions = Gate(time, QUESTIONS_PER_HOUR / 3600, QUESTIONS)
        self._invitations = Gate(time, 1 / 7_200, INVITATIONS)
        self._swept_at = self._looked_at = time.now()
        self.among_others = False
        """Other processes write calls down as well, and hear of who has looked: only the store knows it all."""

    @property
    def gates(self) -> dict[str, Gate]:
        """What one person may cause, by name."""
        asked = {"mailed": self._mailboxes, "questioned": self._questions, "invited": self._invitations}
        return {"called": self._of_each, "tried": self._trials, **asked}

    async def open(self, sender: Sender, look: Look) -> None:
        self.sender = sender
        self._look = look
        self._reachable = await self.keeping.reachable()
        self._called = await self.keeping.called(alone=not self.among_others)
        await self._catch_up()
        self._worker = asyncio.create_task(self._work(), name="notifier")
        self._wake.set()

    async def close(self) -> None:
        """Nothing more is sent. What was under way is marked when the hall opens again; the rest is sent then."""
        tasks = [*self._under_way, *([self._worker] if self._worker else [])]
        self._worker = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._alarm is not None:
            self._alarm.cancel()
        if self._news:
            await self._write()

    @property
    def at_rest(self) -> bool:
        """Everything is written down, and nothing is under way."""
        return self._rests and not self._news and not self._under_way and not self._wake.is_set()

    # What the rooms say.

    def changed(self, room: Room) -> None:
        """BK-11.1: something has happened at this table: who is asked now, or whose game is over, is called."""
        live = room.live
        if not self._reachable or live is None or room.state not in ("running", "over"):
            return
        kind: Kind = "over" if room.state == "over" else "decision"
        waiting = live.table.waiting
        for row in room.seats:
            if room.state == "over" or (row.seat in waiting and not row.bot_plays):
                self._call_at(room, row.seat, kind)

    def took_seat(self, room: Room, seat: Seat) -> None:
        for row in room.seats:
            if row.seat != seat:
                self._call_at(room, row.seat, "seat", seat)

    def wished(self, room: Room, by: Seat, asked: Iterable[Seat]) -> None:
        for seat in asked:
            self._call_at(room, seat, "wish", by)

    def seated(self, room: Room, by: Seat) -> None:
        """BK-11.1: the same people were brought together again: all but who has done it are invited."""
        for row in room.seats:
            if row.seat != by:
                self._call_at(room, row.seat, "invitation", by)

    def looked(self, person: int | None, code: str) -> None:
        """BK-11.1: who has looked at a table may be called to it again."""
        if person is not None and (self.among_others or (person, code) in self._called):
            self._called.discard((person, code))
            self._news.append((person, code))
            self._wake.set()

    def call(self, call: Call) -> None:
        """Nobody is called twice without having looked, nor for what they do not wish to hear of."""
        key = (call.person, call.code)
        known = key in self._called and not self.among_others
        if call.kind not in self._reachable.get(call.person, ()) or known:
            return
        if len(self._news) >= MOST_WAITING:
            logger.warning("a notice was left out: too many wait")
            return
        self._called.add(key)
        self._news.append(call)
        self._wake.set()

    def _call_at(self, room: Room, seat: Seat, kind: Kind, by: Seat | None = None) -> None:
        """Who is at the table sees for themselves."""
        row = room.seats[seat]
        if row.kind == "person" and row.person is not None and not room.audience.has(seat):
            self.call(Call(row.person, room.code, seat, kind, by))

    # What people settle.

    async def knows_anew(self, person: int) -> None:
        """This person has changed how they wish to be called."""
        self._reachable.pop(person, None)
        self._reachable |= await self.keeping.reachable(person)
        self._wake.set()

    def can_invite(self, person: int) -> bool:
        return "invitation" in self._reachable.get(person, ())

    def may_invite(self, person: int, other: int) -> bool:
        return self._invitations.admits(f"{person} {other}")

    def may_try(self, person: int, mailbox: str = "", address: str = "") -> None:
        """Trying out is bounded: for who tries, and for the mailbox of who has not been asked, as anybody writes it."""
        if not self._trials.admits(str(person)):
            raise TooMuch("notice-slow-down")
        if mailbox and not (self._mailboxes.admits(same_mailbox(mailbox)) and self._questions.admits(address)):
            raise TooMuch("notice-slow-down")

    async def keep_house(self) -> None:
        """Now and then what nobody needs any more is thrown away."""
        now = self._time.now()
        if self.among_others and now - self._looked_at >= LOOKS_EVERY:
            self._looked_at = now
            self._reachable = await self.keeping.reachable()
            self._wake.set()
        if now - self._swept_at >= SWEPT_EVERY:
            self._swept_at = now
            await self.keeping.sweep(now)
            for gate in (self._of_each, self._trials, self._mailboxes, self._questions, self._invitations):
                gate.forget()

    # The worker.

    async def _catch_up(self) -> None:
        """What was asked in the last breath of a hall that went down has called nobody yet."""
        for person, code in await self.keeping.tables_that_wait():
            if (person, code) in self._called:
                continue
            seat = await self.keeping.seat_of(person, code)
            if seat is not None and await self._holds(Call(person, code, seat, "decision")):
                self.call(Call(person, code, seat, "decision"))

    async def _holds(self, call: Call) -> bool:
        try:
            return still(call, await self._look(call.code)) is not None
        except BudokanError as error:  # a table that cannot be shown calls nobody
            logger.warning("%s", error)
            return False

    async def _work(self) -> None:
        while True:
            self._rests = True
            await self._wake.wait()
            self._rests = False
            self._wake.clear()
            try:
                await self._write()
                now = self._time.now()
                await self._send_due(now)
                await self._set_alarm(now)
            except StoreError as error:
                logger.warning("%s", error)
                self._wake_in(AFTER_TROUBLE)

    async def _write(self) -> None:
        news = list(self._news)
        if news:
            await self.keeping.write(news, self._time.now(), due_at)
            for _ in news:
                self._news.popleft()

    async def _send_due(self, now: int) -> None:
        """Send what may be sent; who has enough under way waits until something of theirs has come back, which wakes us."""
        of_each = Counter(self._under_way.values())
        busy = [person for person, count in of_each.items() if count >= OF_ONE]
        found = await self.keeping.due(now, OF_ONE, busy)
        for one in found:
            person = one.call.person
            if len(self._under_way) >= AT_A_TIME:
                return
            if of_each[person] >= OF_ONE:
                continue
            later = self._not_before(one, now)
            if later > now:
                await self.keeping.put_off(one.id, later)
            elif await self.keeping.begin(one.id):
                of_each[person] += 1
                task = asyncio.create_task(self._deliver(one), name=f"notice {one.id}")
                self._under_way[task] = person
                task.add_done_callback(self._came_back)
        if found:
            self._wake.set()

    def _not_before(self, one: Due, now: int) -> int:
        """When this may be sent at the earliest: not in quiet hours, not while its channel is left alone, not too many."""
        later = max(out_of_quiet(one.wishes, now), one.channel.wait)
        if later > now:
            return later
        if not self._of_each.would_admit(str(one.call.person)):
            return now + LATER * 1000
        if not self._of_all.take():
            return now + 1000
        self._of_each.admits(str(one.call.person))
        return now

    def _came_back(self, task: asyncio.Task[None]) -> None:
        self._under_way.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a notice", exc_info=task.exception())
        self._wake.set()

    async def _set_alarm(self, sent: int) -> None:
        """For what was not yet due when the last was sent; by now it may be."""
        due = await self.keeping.next_due(sent)
        now = self._time.now()
        if due is not None and due <= now:
            self._wake.set()
        elif due is not None:
            self._wake_in((due - now) / 1000)

    def _wake_in(self, seconds: float) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._time.after(seconds, self._wake.set)

    # Sending.

    async def _deliver(self, one: Due) -> None:
        letter = await self._letter(one)
        if letter is None:  # what they would have been called for has passed
            await self.keeping.drop(one.id)
            self._called.discard((one.call.person, one.call.code))
            return
        failure = await self.sender.send(one.channel, letter)
        await self._settle(one, failure)

    async def _letter(self, one: Due) -> Letter | None:
        """BK-11.2: what is to be read, of the table as everybody sees it now."""
        call, channel = one.call, one.channel
        try:
            table = await self._look(call.code)
        except NotFound:
            return None
        kind = still(call, table)
        if kind is None:
            return None
        facts = facts_of(kind, table, call.seat, call.by)
        notice = in_words(facts, one.wishes.language)
        return Letter(notice, await self._link(channel, call), self.sender.off_link(channel), one.wishes.language, facts)

    async def _link(self, channel: Channel, call: Call) -> str:
        """BK-11.4: to the table. Where nobody else reads it, it opens the table as them, once, in any browser."""
        if call.seat is None or channel.way == "push" or not channel.private:
            return f"{channel.base}/table/{call.code}"
        ticket = await self.keeping.new_ticket(call.person, call.code, self._time.now() + TICKET_LASTS)
        return f"{channel.base}/open/{call.code}#{ticket}"

    async def _settle(self, one: Due, failure: Failure | None) -> None:
        """What has become of it; a channel that fails is left alone for longer and longer, and switched off in the end."""
        now = self._time.now()
        if failure is None:
            await self.keeping.settle(one.id, "sent")
            if one.channel.failures or one.channel.trouble is not None:
                await self.keeping.change_channel(one.channel.id, lambda it: replace(it, failures=0, trouble=None, wait=0))
            return
        changed = await self.keeping.change_channel(one.channel.id, lambda it: after(it, failure, now))
        again = failure.again and changed is not None and changed.calls and one.tries < len(BACK_OFF)
        if again and changed is not None:
            await self.keeping.settle(one.id, "due", changed.wait)
        else:
            await self.keeping.settle(one.id, "failed")
        if changed is not None and not changed.calls:
            await self.knows_anew(one.call.person)


def after(channel: Channel, failure: Failure, now: int) -> Channel:
    """BK-11.6: a channel over which something has failed once more."""
    failures = channel.failures + 1
    off = failure.gone or failures >= SWITCHED_OFF
    said = text("notice-switched-off", times=failures, why=failure.why) if off else failure.why
    wait = now + back_off(failures, failure.wait) * 1000
    return replace(channel, failures=failures, on=channel.on and not off, trouble=as_words(said), wait=wait)


def still(call: Call, table: TableInfo) -> Kind | None:
    """What this is a call for by now; None if there is nothing to come for any more."""
    if call.kind in ("decision", "wish") and table.state == "over":
        return "over"
    if call.kind == "over" or call.seat is None:
        return call.kind
    seat = table.seats[call.seat]
    if seat.kind != "person":
        return None
    if call.kind != "decision":
        return call.kind
    return "decision" if table.state == "running" and call.seat in table.waiting and not seat.away else None
