"""The hall itself: it makes tables, finds them, wakes those that sleep in the store and puts away those nobody uses."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from budokan import game as game_named
from budokan.hall import absence, decks, lessons, seating, showing
from budokan.hall.archive import try_out
from budokan.hall.course import Course
from budokan.hall.days import Days
from budokan.hall.errors import NotFound, Refusal, TooMuch
from budokan.hall.fair import commitment_to, draw_secret, nonce_of
from budokan.hall.forms import FirstGame, Fork, NewTable, PlayNow, Seated, SitDown
from budokan.hall.names import BOT_NAMES, NOTHING_SHOWN, Proof, clean, hash_of, new_code, new_token, read_code, told_apart
from budokan.hall.resuming import Chronicle, resume
from budokan.hall.room import Room, Services
from budokan.hall.rows import Change, SeatRow, Setup, Stored
from budokan.hall.shapes import ClockRule, ForkInfo, State, TableInfo
from budokan.hall.store import NOTHING, AlreadyWritten, StoreError
from budokan.hall.thinkers import default_level
from budokan.hall.watching import Watching
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import KEYED
from budokan.kernel.records import Header
from budokan.kernel.texts import text

if TYPE_CHECKING:
    from budokan.hall.replays import Replay

SHOWN = 50
"""Tables the lobby shows."""

FRESH = 3600
"""Seconds for which a table is shown although nobody is at it."""

logger = logging.getLogger("budokan.hall")


class Hall:
    """All the rooms."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._made: dict[str, set[str]] = {}
        self.watching = Watching(self)

    async def close(self) -> None:
        try:
            await self.beat()
        except StoreError as error:
            logger.warning("%s", error)
        for room in list(self.rooms.values()):
            await room.close()
        self.rooms.clear()

    # Finding a table.

    async def room(self, typed: str) -> Room:
        """The room of this code, woken from the store if it sleeps."""
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
        lost = self.rooms.pop(code, None)
        if lost is not None:
            await lost.close()
        self.check_room()
        stored = await self._stored(code, typed)
        if stored.state == "waiting":
            return self._open(stored, None)
        return self._open(*await resume(self.services.store, stored))

    async def _stored(self, code: str, typed: str) -> Stored:
        stored = await self.services.store.table(code) if code else None
        if stored is None:
            raise NotFound("hall-no-such-table", code=typed[:12])
        return stored

    def _open(self, stored: Stored, past: Course | Chronicle | None) -> Room:
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
            return showing.info(room)
        stored = await self.services.store.brief(read_code(typed))
        if stored is None:
            raise NotFound("hall-no-such-table", code=typed[:12])
        return showing.table_info(
            stored.setup,
            stored.state,
            stored.seats,
            stored.decisions,
            waiting=stored.waiting or (),
            gone=lambda seat: absence.how_long(stored.setup, stored.seats[seat], self.services.time.now()),
        )

    async def info_of_one(self, typed: str) -> TableInfo:
        """The same for who asks about this one table: whom it waits for is found out, if it is not written down."""
        code = read_code(typed)
        if code and code not in self.rooms:
            brief = await self.services.store.brief(code)
            if brief is not None and brief.state == "running" and brief.waiting is None:
                await self.room(code)
        return await self.info(typed)

    async def _shown(self, codes: Sequence[str]) -> list[TableInfo]:
        """These tables as a list shows them. One that cannot be read, or whose game is gone, takes no other with it."""
        infos: list[TableInfo] = []
        for code in codes:
            try:
                info = await self.info(code)
                infos.append(showing.in_brief(game_named(info.game), info))
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
        options = _named(game, decks.with_own_cards(game, form.options, own))
        if form.options.get(game.own_cards):
            await self.services.thinkers.archive.run(try_out, game.name, len(form.players), form.mode, options)
        header = _header(game, form, options)
        seats = _with_deck(self._seats(form.players, name, token), header, form.deck)
        state: State = "waiting" if "open" in form.players else "running"
        setup = Setup(
            code="",
            header=header,
            clock=_checked(form.clock),
            public=form.public,
            hints=form.hints,
            created=self.services.time.now(),
            absence=form.absence,
        )
        course = Course(game, decks.dealt_with(header, seats)) if state == "running" else None
        return await self._add(setup, course, seats, (), address, token)

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
        course = Course(game_named(form.game), header)
        token, now = new_token(), self.services.time.now()
        seats = self._seats(lessons.players_of(form.game), clean(form.name, self.services.settings.longest_name), token)
        setup = Setup(code="", header=course.header, clock=ClockRule(), public=False, hints=True, created=now, lesson=True)
        return await self._add(setup, course, seats, (), address, token)

    async def fork(self, replay: Replay, form: Fork, address: str) -> Seated:
        """A table that stands where the replay stood after so many decisions: one person, and bots."""
        level = self._level(form.level)
        names, ready = await replay.fork(form.decision)
        head = ready.header
        if not 0 <= form.seat < head.seats:
            raise BadWords("no-such-seat", last=head.seats - 1)
        token = new_token()
        name = clean(form.name, self.services.settings.longest_name)
        seats = self._seats(["you" if seat == form.seat else level for seat in range(head.seats)], name, token, names)
        now = self.services.time.now()
        none = (None,) * head.seats
        made = [(number, seat, words) for number, (seat, words, *_) in enumerate(ready.taken, start=1)]
        changes = [Change(number, "play", seat, words, now, none) for number, seat, words in made]
        course = await asyncio.to_thread(Course.gone_on_with, game_named(head.game), ready)
        course.go_on_afresh(draw_secret())
        fork = ForkInfo(replay.id, form.decision)
        setup = Setup(code="", header=course.header, clock=ClockRule(), public=False, hints=True, created=now, fork=fork)
        return await self._add(setup, course, seats, changes, address, token)

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
            form = NewTable(game=head.game, players=("open",) * head.seats, mode=head.mode)
            setup = replace(
                room.setup,
                header=_header(room.game, form, head.options),
                created=self.services.time.now(),
                fork=None,
                rematch="",
                lesson=False,
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
        course: Course | None,
        seats: list[SeatRow],
        changes: Sequence[Change],
        address: str,
        token: str | None,
    ) -> Seated:
        """Write the table down and open it. Without a course it waits for those who will sit at it."""
        state: State = "waiting" if course is None else "running"
        written = NOTHING if course is None else course.account()
        self.check_room()
        self._check_address(address)
        stored = Stored(state=state, setup=setup, seats=seats, changes=list(changes), lines=[])
        while True:
            stored = replace(stored, setup=replace(setup, code=new_code()))
            try:
                await self.services.store.add_table(stored.setup, state, seats, changes, written)
                break
            except AlreadyWritten:  # the code is taken: draw another
                continue
        room = self._open(stored, course)
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
        """Who sits where; bots get names that nobody has, or those of a replay."""
        rows: list[SeatRow] = []
        taken = [name]
        for seat, player in enumerate(players):
            if player == "you":
                rows.append(SeatRow(seat=seat, kind="person", name=name, token=hash_of(token or "")))
            elif player == "open":
                rows.append(SeatRow(seat=seat, kind="open"))
            else:
                bot = told_apart(names[seat], taken, self.services.settings.longest_name) if seat < len(names) else ""
                rows.append(SeatRow(seat=seat, kind="bot", name=bot or _bot_name(taken), level=self._level(player)))
                taken.append(rows[-1].name)
        return rows

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
                del self.rooms[code]
                await room.close()
        self._made = {address: codes for address, codes in self._made.items() if not codes.isdisjoint(self.rooms)}

    async def beat(self) -> None:
        """BK-8.1: write down what is left on the clocks that run.

        A room in the middle of something is left out: it may be writing down a clock that it has not taken on yet.
        """
        clocks = [row for room in self.rooms.values() if not room.acting for row in room.running_clocks()]
        if clocks:
            await self.services.store.beat(clocks)


def _header(game: Game, form: NewTable, options: dict[str, Any]) -> Header:
    """What the game is dealt from. The hall binds itself to the seed here, before anybody sits."""
    seed, nonce = draw_secret(), nonce_of(draw_secret())
    header = game.new(len(form.players), seed, form.mode, **options).header
    assert header is not None, "a table that was dealt has a header"
    return replace(header, commitment=commitment_to(game.name, seed, nonce), nonce=nonce, luck=KEYED)


def _named(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Options by name; what is none of the game's could be taken for something else."""
    for name in options:
        if name not in game.options:
            raise BadWords("bad-option", game=game.name, what=text("form-unknown", field=name[:40]))
    return options


def _checked(clock: ClockRule) -> ClockRule:
    if clock.kind == "none":
        return ClockRule()
    if clock.seconds < 1:
        raise BadWords("hall-bad-clock")
    return clock


def _with_deck(seats: list[SeatRow], header: Header, deck: str) -> list[SeatRow]:
    """The same seats, and the deck with the one who opens the table."""
    you = next((row for row in seats if row.kind == "person"), None)
    if you is None or not deck:
        return seats
    decks.check(header, you.seat, deck)
    return [replace(row, deck=deck) if row is you else row for row in seats]


def _bot_name(taken: Sequence[str]) -> str:
    return seating.bot_name(taken, secrets.randbelow(len(BOT_NAMES)))
