"""The hall itself: it makes tables, finds them, wakes those that sleep in the store and puts away those nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from budokan import game as game_named
from budokan.hall import absence, decks, lessons, new_tables, seating
from budokan.hall.archive import try_out
from budokan.hall.days import Days
from budokan.hall.errors import NotFound, Refusal, TooMuch
from budokan.hall.fair import draw_secret
from budokan.hall.live_game import LiveGame, Prepared
from budokan.hall.names import NOTHING_SHOWN, Proof, clean, new_code, new_token, read_code
from budokan.hall.outgoing import rooms as outgoing
from budokan.hall.processes.whereabouts import Elsewhere, Whereabouts
from budokan.hall.resuming import Chronicle, resume
from budokan.hall.room import Room
from budokan.hall.rows import Change, SeatRow, Setup, Stored
from budokan.hall.schemas.requests import FirstGame, Fork, NewTable, PlayNow, Seated, SitDown
from budokan.hall.schemas.tables import ClockRule, ForkInfo, TableInfo, TableState
from budokan.hall.services import Services
from budokan.hall.store import NOTHING, AlreadyWritten, StoreError
from budokan.hall.storing.sessions import Here
from budokan.hall.thinkers import default_level
from budokan.hall.watching import Watching
from budokan.kernel.errors import BadWords, BudokanError

if TYPE_CHECKING:
    from budokan.hall.replays import Replay

SHOWN = 50
"""Tables the lobby shows."""

FRESH = 3600
"""Seconds for which a table is shown although nobody is at it."""

logger = logging.getLogger("budokan.hall")


class Hall:
    """All the rooms of this process; in a hall of one process all there are."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.whereabouts = Whereabouts(services.store)
        self.rooms: dict[str, Room] = {}
        self.goes = False
        """The process ends: no table is woken here any more."""
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._kept_asleep: dict[str, asyncio.Future[None]] = {}
        """Tables that nobody may wake until this is done."""
        self._made: dict[str, set[str]] = {}
        self.watching = Watching(self)

    async def close(self) -> None:
        """Everything is in the store. Where something would go on by itself another process may take over."""
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        try:
            await self.beat()
        except StoreError as error:
            logger.warning("%s", error)
        asleep = [code for code, room in self.rooms.items() if room.idle]
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()
        with contextlib.suppress(StoreError):
            for code in asleep:
                await self.whereabouts.free(code)

    # Finding a table.

    async def room(self, typed: str) -> Room:
        """The room of this code, woken from the store if it sleeps; `Elsewhere` if another process has it."""
        code = read_code(typed)
        room = self.rooms.get(code)
        if room is not None and not room.lost:
            return room
        if code not in self._waking:
            self._waking[code] = asyncio.create_task(self._wake(code, typed))
        try:
            return await asyncio.shield(self._waking[code])
        finally:
            self._waking.pop(code, None)

    async def _wake(self, code: str, typed: str) -> Room:
        while code in self._kept_asleep:
            await asyncio.shield(self._kept_asleep[code])
        lost = self.rooms.pop(code, None)
        if lost is not None:
            await lost.close()
        self.check_room()
        if self.goes:
            raise Refusal("hall-table-unreachable")
        if not code:
            raise NotFound("hall-no-such-table", code=typed[:12])
        await self.whereabouts.take(code)
        try:
            stored = await self._stored(code, typed)
            if stored.state == "waiting":
                return self._open(stored, None)
            return self._open(*await resume(self.services.store, stored))
        except BaseException:
            await self.whereabouts.free(code)
            raise

    @contextlib.asynccontextmanager
    async def _asleep(self, code: str) -> AsyncIterator[None]:
        """Nobody wakes this table meanwhile; when it ends no process has its room."""
        while code in self._kept_asleep:
            await asyncio.shield(self._kept_asleep[code])
        done = self._kept_asleep[code] = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            try:
                await self.whereabouts.free(code)
            finally:
                del self._kept_asleep[code]
                done.set_result(None)

    @contextlib.asynccontextmanager
    async def at_rest(self, code: str) -> AsyncIterator[Room | None]:
        """The room of a table that is awake here; of any other none, and no process has it meanwhile."""
        if self.is_awake(code):
            yield await self.room(code)
        elif not self.whereabouts.shared:
            yield None
        else:
            async with self._asleep(code):
                await self._bring(code)
                yield None

    async def _bring(self, code: str) -> None:
        """Take the room, also from another process: who is there comes back with their number."""
        while True:
            try:
                return await self.whereabouts.take(code)
            except Elsewhere as there:
                with contextlib.suppress(ConnectionError):
                    await there.line.ask("yield", code)

    async def put_away(self, code: str) -> None:
        """The store alone keeps this table from now on."""
        if code in self._waking:
            await asyncio.wait([self._waking[code]])
        async with self._asleep(code):
            room = self.rooms.pop(code, None)
            if room is not None:
                await room.close()

    async def adopt(self) -> None:
        """What was going on at the processes that have ended goes on here, as far as the others leave it to us."""
        while codes := await self.whereabouts.adopt():
            for code in codes:
                try:
                    await self.room(code)
                    logger.info("table %s was taken over", code)
                except BudokanError as error:  # a show is gone; what cannot be read is nobody's
                    logger.warning("table %s was not taken over: %s", code, error)
                except Elsewhere:
                    continue

    async def _stored(self, code: str, typed: str) -> Stored:
        stored = await self.services.store.table(code)
        if stored is None:
            raise NotFound("hall-no-such-table", code=typed[:12])
        return stored

    def _open(self, stored: Stored, past: LiveGame | Chronicle | None) -> Room:
        room = self.rooms[stored.setup.code] = Room(self.services, stored, past)
        return room

    def check_room(self) -> None:
        if len(self.rooms) >= self.services.settings.rooms:
            raise TooMuch("hall-is-full")

    def is_awake(self, code: str) -> bool:
        """Whether the table is in a room, or on its way into one."""
        return code in self.rooms or code in self._waking

    async def shows(self, typed: str, proof: Proof = NOTHING_SHOWN) -> bool:
        """Whether there is such a table and it is no secret for who asks: listed in the lobby, or they sit at it."""
        code = read_code(typed)
        room = self.rooms.get(code)
        known = room if room is not None else await self.services.store.brief(code)
        if known is None:
            return False
        return known.setup.public or any(row.is_shown_by(proof) for row in known.seats)

    async def proves(self, typed: str, token: str) -> bool:
        """Whether this token proves a seat of this table, without waking it."""
        code = read_code(typed)
        known = self.rooms.get(code) or await self.services.store.brief(code)
        return known is not None and any(row.is_shown_by(Proof(token)) for row in known.seats)

    async def info(self, typed: str) -> TableInfo:
        """One table as the lobby shows it, without waking it."""
        room = self.rooms.get(read_code(typed))
        if room is not None:
            return outgoing.info(room)
        stored = await self.services.store.brief(read_code(typed))
        if stored is None:
            raise NotFound("hall-no-such-table", code=typed[:12])
        here = await self.whereabouts.here(stored.setup.code) or Here()
        return outgoing.table_info(
            stored.setup,
            stored.state,
            stored.seats,
            stored.decisions,
            waiting=stored.waiting or (),
            online=lambda seat: seat in here.seats,
            gone=lambda seat: (
                None if seat in here.seats else absence.how_long(stored.setup, stored.seats[seat], self.services.time.now())
            ),
            watchers=here.watchers,
        )

    async def info_of_one(self, typed: str) -> TableInfo:
        """The same for who asks about this one table: whom it waits for is found out, if it is not written down."""
        code = read_code(typed)
        if code and code not in self.rooms:
            brief = await self.services.store.brief(code)
            if brief is not None and brief.state == "running" and brief.waiting is None:
                with contextlib.suppress(Elsewhere):
                    await self.room(code)
        return await self.info(typed)

    async def _shown(self, codes: Sequence[str]) -> list[TableInfo]:
        """These tables as a list shows them. One that cannot be read, or whose game is gone, takes no other with it."""
        infos: list[TableInfo] = []
        for code in codes:
            try:
                info = await self.info(code)
                infos.append(outgoing.in_brief(game_named(info.game), info))
            except Exception:
                logger.warning("table %s cannot be shown", code, exc_info=True)
        return infos

    async def finished(self) -> list[TableInfo]:
        """The public tables whose games are over, newest first: their codes are the ids of their replays."""
        return await self._shown(await self.services.store.codes(states=("over",), public_only=True, newest=SHOWN))

    async def listing(self) -> list[TableInfo]:
        """The public tables that wait for players or are being played, newest first; not those that everybody has left.

        What the hall shows itself comes last.
        """
        codes = await self.services.store.codes(states=("waiting", "running"), public_only=True, newest=SHOWN)
        fresh = self.services.time.now() - FRESH * 1000
        infos = await self._shown(codes)
        people = [
            one for one in infos if one.created >= fresh or any(seat.online for seat in one.seats if seat.kind == "person")
        ]
        return people + self.watching.listing()

    # Making a table.

    async def create(self, form: NewTable, address: str) -> Seated:
        """A new table. Without open seats it is dealt at once."""
        if form.players.count("you") > 1:
            raise BadWords("hall-two-of-you")
        token = new_token() if "you" in form.players else None
        name = clean(form.name, self.services.settings.longest_name)
        game = game_named(form.game)
        own = self.services.settings.cards.get(game.name, {})
        options = new_tables.named(game, decks.with_own_cards(game, form.options, own))
        if form.options.get(game.own_cards):
            await self.services.thinkers.archive.run(try_out, game.name, len(form.players), form.mode, options)
        header = new_tables.header_of(game, len(form.players), form.mode, options)
        seats = new_tables.with_deck(self._seats(form.players, name, token), header, form.deck)
        state: TableState = "waiting" if "open" in form.players else "running"
        setup = Setup(
            code="",
            header=header,
            clock=new_tables.checked(form.clock),
            public=form.public,
            hints=form.hints,
            created=self.services.time.now(),
            absence=form.absence,
        )
        live = LiveGame(game, decks.dealt_with(header, seats)) if state == "running" else None
        return await self._add(setup, live, seats, (), address, token)

    async def play_now(self, form: PlayNow, address: str) -> Seated:
        """A table with the one who asks and bots, dealt and started."""
        game = game_named(form.game)
        level = self._level(form.level)
        mode = next(iter(game.modes)) if form.mode is None else form.mode
        options = decks.table_for(game, form.options, form.deck)
        allowed = game.seats_with(mode, game.settle(mode, options))
        count = min(max(5, allowed[0]), allowed[-1]) if form.seats is None else form.seats
        if count not in allowed:
            raise BadWords("bad-seats", game=game.name, least=allowed[0], most=allowed[-1], found=str(count)[:20])
        players = [level] * count
        players[secrets.randbelow(count)] = "you"
        table = NewTable(
            game=form.game,
            players=tuple(players),
            name=form.name,
            mode=mode,
            options=options,
            hints=form.hints,
            deck=form.deck,
        )
        seated = await self.create(table, address)
        self.rooms[seated.code].held = form.hold
        return seated

    async def first_game(self, form: FirstGame, address: str) -> Seated:
        """A game that teaches: one learner, and bots who do what its script says."""
        header = lessons.header_of(form.game)
        live = LiveGame(game_named(form.game), header)
        token, now = new_token(), self.services.time.now()
        seats = self._seats(lessons.players_of(form.game), clean(form.name, self.services.settings.longest_name), token)
        setup = Setup(code="", header=live.header, clock=ClockRule(), public=False, hints=True, created=now, lesson=True)
        return await self._add(setup, live, seats, (), address, token)

    async def fork(self, replay: Replay, form: Fork, address: str) -> Seated:
        """A table that stands where the replay stood after so many decisions: one person, and bots."""
        names, ready = await replay.fork(form.decision)
        return await self.go_on(ready, form, address, names, fork=ForkInfo(replay.id, form.decision))

    async def go_on(
        self,
        ready: Prepared,
        form: Fork,
        address: str,
        names: Sequence[str] = (),
        *,
        fork: ForkInfo | None = None,
        puzzle: str = "",
    ) -> Seated:
        """A table at which one person and bots go on with a game; luck is drawn afresh from here on."""
        level, head = self._level(form.level), ready.header
        if not 0 <= form.seat < head.seats:
            raise BadWords("no-such-seat", last=head.seats - 1)
        token, now = new_token(), self.services.time.now()
        name = clean(form.name, self.services.settings.longest_name)
        seats = self._seats(["you" if seat == form.seat else level for seat in range(head.seats)], name, token, names)
        none = (None,) * head.seats
        made = [(number, seat, words) for number, (seat, words, *_) in enumerate(ready.taken, start=1)]
        changes = [Change(number, "play", seat, words, now, none) for number, seat, words in made]
        live = await asyncio.to_thread(LiveGame.gone_on_with, game_named(head.game), ready)
        live.go_on_afresh(draw_secret())
        setup = Setup(
            code="",
            header=live.header,
            clock=ClockRule(),
            public=False,
            hints=not puzzle,
            created=now,
            fork=fork,
            puzzle=puzzle,
        )
        return await self._add(setup, live, seats, changes, address, token)

    async def rematch(self, code: str, proof: Proof, address: str) -> Seated:
        """BK-9.8: the same people and bots at a new table, each one seat further; whoever asks first opens it.

        Everybody keeps their token: it proves the seat at the new table too.
        """
        room = await self.room(code)
        return await room.do(lambda: self._rematch(room, proof, address))

    async def _rematch(self, room: Room, proof: Proof, address: str) -> Seated:
        seat = room.seat_proved_by(proof)
        if room.state != "over":
            raise Refusal("hall-not-over")
        turned = (seat + 1) % len(room.seats)
        if not room.setup.rematch:
            head = room.setup.header
            setup = replace(
                room.setup,
                header=new_tables.header_of(room.game, head.seats, head.mode, head.options),
                created=self.services.time.now(),
                fork=None,
                rematch="",
                lesson=False,
                puzzle="",
            )
            rows = [replace(room.seats[one - 1], seat=one) for one in range(head.seats)]
            seats = [one if one.kind == "bot" else seating.afresh(one) for one in rows]
            made = await self._add(setup, None, seats, (), address, proof.token)
            known = replace(room.setup, rematch=made.code)
            await self.services.store.set_setup(known)
            room.setup = known
            room.tell_table()
            self.services.herald.seated(self.rooms[made.code], turned)
        return Seated(room.setup.rematch, turned, proof.token)

    async def _add(
        self,
        setup: Setup,
        live: LiveGame | None,
        seats: list[SeatRow],
        changes: Sequence[Change],
        address: str,
        token: str | None,
    ) -> Seated:
        """Write the table down and open it. Without a live game it waits for those who will sit at it."""
        state: TableState = "waiting" if live is None else "running"
        written = NOTHING if live is None else live.account()
        self.check_room()
        self._check_address(address)
        stored = Stored(state=state, setup=setup, seats=seats, changes=list(changes), lines=[])
        while True:
            code = new_code()
            if self.is_awake(code):
                continue
            stored = replace(stored, setup=replace(setup, code=code))
            with contextlib.suppress(AlreadyWritten, Elsewhere):  # the code is taken: draw another
                await self.whereabouts.take(code)
                try:
                    await self.services.store.add_table(stored.setup, state, seats, changes, written)
                    break
                except StoreError:
                    await self.whereabouts.free(code)
                    raise
        room = self._open(stored, live)
        room.address = address
        self._made.setdefault(address, set()).add(room.code)
        you = next((row.seat for row in seats if row.token), None)
        return Seated(room.code, you, token)

    def _check_address(self, address: str) -> None:
        made = self._made.get(address, set())
        made = {code for code in made if code in self.rooms and self.rooms[code].state != "over"}
        if made:
            self._made[address] = made
        else:
            self._made.pop(address, None)
        if len(made) >= self.services.settings.rooms_per_address:
            raise TooMuch("hall-too-many-tables", most=self.services.settings.rooms_per_address)

    # Seats.

    def _level(self, asked: str | None) -> str:
        return default_level() if asked is None else self.services.thinkers.check_level(asked)

    def _seats(self, players: Sequence[str], name: str, token: str | None, names: Sequence[str] = ()) -> list[SeatRow]:
        return new_tables.seated(players, name, token, self._level, self.services.settings.longest_name, names)

    async def sit(self, code: str, form: SitDown) -> Seated:
        room = await self.room(code)
        seat, token = await room.do(lambda: seating.sit(room, form.name, form.seat, form.deck))
        return Seated(room.code, seat, token)

    async def has_days(self, code: str, proof: Proof, days: Days) -> None:
        room = await self.room(code)
        await room.do(lambda: seating.has_days(room, proof, days))

    async def stand_up(self, code: str, proof: Proof) -> None:
        room = await self.room(code)
        await room.do(lambda: seating.stand_up(room, proof))

    # Housekeeping.

    async def sweep(self) -> None:
        """Put away rooms nobody has used for a while; the store keeps them."""
        await self.watching.sweep()
        now = self.services.time.now()
        for code, room in list(self.rooms.items()):
            if room.idle and now - room.used_at >= self.services.settings.idle_after * 1000:
                await self.put_away(code)
        self._made = {address: codes for address, codes in self._made.items() if not codes.isdisjoint(self.rooms)}

    async def beat(self) -> None:
        """BK-8.1: write down what is left on the clocks that run.

        A room in the middle of something is left out: it may be writing down a clock that it has not taken on yet.
        """
        for code in self.whereabouts.lost() & self.rooms.keys():
            self.rooms[code].lost = True  # another process may have had it while the line to the database was broken
            await self.put_away(code)
        clocks = [row for room in self.rooms.values() if not room.acting for row in room.running_clocks()]
        if clocks:
            await self.services.store.beat(clocks)
        await self.whereabouts.say_here([(code, room.audience.here) for code, room in self.rooms.items()])
