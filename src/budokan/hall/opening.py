"""New tables: opened for people and bots, played on from a moment of another game, or once more with the same people."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from budokan import game as game_named
from budokan.hall import decks, lessons, new_tables, seating
from budokan.hall.archive import try_out
from budokan.hall.errors import Refusal
from budokan.hall.fair import draw_secret
from budokan.hall.limits import Tables
from budokan.hall.live_game import LiveGame, Prepared
from budokan.hall.names import Proof, clean, new_code, new_token
from budokan.hall.outgoing.telling import tell_table
from budokan.hall.processes.whereabouts import Elsewhere
from budokan.hall.replays import Replay
from budokan.hall.room import Room
from budokan.hall.rooms import Rooms
from budokan.hall.rows import Change, SeatRow, Setup, Stored
from budokan.hall.schemas.requests import FirstGame, Fork, NewTable, PlayNow, Seated
from budokan.hall.schemas.tables import ClockRule, ForkInfo, TableState
from budokan.hall.services import Services
from budokan.hall.store import NOTHING, AlreadyWritten, StoreError
from budokan.hall.thinkers import default_level
from budokan.kernel.errors import BadWords


class Opening(Rooms):
    """The rooms, and how tables come into them. An address may have so many at a time."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.tables = Tables(lambda: self.services.settings.rooms_per_address, self._is_open)
        """The tables that each address has opened."""

    async def create(self, form: NewTable, address: str) -> Seated:
        """A new table. Without open seats it is dealt at once."""
        if form.players.count("you") > 1:
            raise BadWords("hall-two-of-you")
        token = new_token() if "you" in form.players else None
        name = clean(form.name, self.services.settings.longest_name)
        game = game_named(form.game)
        own = self.services.settings.cards.get(game.name, {})
        options = new_tables.named(game, decks.with_own_cards(game, form.options, own))
        deal = partial(new_tables.header_of, game, len(form.players), form.mode, options)
        if form.options.get(game.own_cards):
            await self.services.thinkers.archive.run(try_out, game.name, len(form.players), form.mode, options)
            header = await asyncio.to_thread(deal)  # to read hundreds of cards takes a tenth of a second
        else:
            header = deal()
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
            least, most = allowed[0], allowed[-1]
            raise BadWords("bad-seats", game=game.name, least=least, most=most, span=most - least, found=str(count)[:20])
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
        names, ready = await replay.fork(form.decision, form.cards)
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
        made = enumerate(ready.taken, start=1)
        changes = [Change(number, "play", one.seat, one.move, now, none) for number, one in made]
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

        Everybody keeps their token: it proves the seat at the new table too. Once that is over as well there is another.
        """
        room = await self.room(code)
        return await room.do(lambda: self._rematch(room, proof, address))

    async def _rematch(self, room: Room, proof: Proof, address: str) -> Seated:
        seat = room.seat_proved_by(proof)
        if room.state != "over":
            raise Refusal("hall-not-over")
        turned = (seat + 1) % len(room.seats)
        if not await self._goes_on(room.setup.rematch):
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
            tell_table(room)
            self.services.notifier.seated(self.rooms[made.code], turned)
        return Seated(room.setup.rematch, turned, proof.token)

    async def _goes_on(self, code: str) -> bool:
        """Whether this table waits for players or is being played."""
        known = await self.services.store.brief(code) if code else None
        return known is not None and known.state in ("waiting", "running")

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
        self.tables.check(address)
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
        room = self.open(stored, live)
        room.address = address
        self.tables.add(address, room.code)
        you = next((row.seat for row in seats if row.token), None)
        return Seated(room.code, you, token)

    def _is_open(self, code: str) -> bool:
        return code in self.rooms and self.rooms[code].state != "over"

    async def sweep(self) -> None:
        await super().sweep()
        self.tables.forget()

    def _level(self, asked: str | None) -> str:
        return default_level() if asked is None else self.services.thinkers.check_level(asked)

    def _seats(self, players: Sequence[str], name: str, token: str | None, names: Sequence[str] = ()) -> list[SeatRow]:
        return new_tables.seated(players, name, token, self._level, self.services.settings.longest_name, names)
