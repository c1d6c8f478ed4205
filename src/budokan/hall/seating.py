"""Sitting down, leaving, handing a seat to a bot and taking it back."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from budokan.hall import changing, decks, stand_ins, undoing
from budokan.hall.days import Days, checked
from budokan.hall.errors import Refusal
from budokan.hall.names import BOT_NAMES, Proof, bot_name, clean, hash_of, new_token, told_apart
from budokan.hall.outgoing.telling import tell_clocks
from budokan.hall.room_core import RoomCore
from budokan.hall.rows import SeatRow
from budokan.hall.thinkers import default_level
from budokan.kernel.events import HandedOver
from budokan.kernel.texts import Seat


def filled(seats: Sequence[SeatRow], level: str) -> list[SeatRow]:
    """The same seats with bots at those that were open."""
    rows: list[SeatRow] = []
    taken = [row.name for row in seats]
    for row in seats:
        if row.kind == "open":
            name = bot_name(taken, secrets.randbelow(len(BOT_NAMES)))
            taken.append(name)
            rows.append(SeatRow(seat=row.seat, kind="bot", name=name, level=level))
        else:
            rows.append(row)
    return rows


def afresh(row: SeatRow) -> SeatRow:
    """The same person with the same deck, as if they had just sat down; open, where nobody can prove that it is theirs."""
    if not row.token and row.person is None:
        return SeatRow(seat=row.seat, kind="open")
    return SeatRow(
        seat=row.seat, kind=row.kind, name=row.name, token=row.token, deck=row.deck, days=row.days, person=row.person
    )


def as_a_bots(row: SeatRow) -> SeatRow:
    """The seat once a bot has it for good, under the same name and with the same deck."""
    return SeatRow(seat=row.seat, kind="bot", name=row.name, level=row.level or default_level(), deck=row.deck)


async def sit(room: RoomCore, name: str, wanted: Seat | None, deck: str = "") -> tuple[Seat, str]:
    """Take an open seat, the one that is named or the first, bring a deck or none, and get the token that proves it.

    BK-7.4: the deck is held against the table alone, for the decks of the others are told to nobody.
    """
    if room.state != "waiting":
        raise Refusal("hall-has-started")
    free = [row.seat for row in room.seats if row.kind == "open" and wanted in (None, row.seat)]
    if not free:
        raise Refusal("hall-no-open-seat" if wanted is None else "hall-seat-is-taken")
    decks.check(room.setup.header, free[0], deck)
    token = new_token()
    longest = room.services.settings.longest_name
    called = told_apart(clean(name, longest), [row.name for row in room.seats], longest)
    await changing.set_seat(room, SeatRow(seat=free[0], kind="person", name=called, token=hash_of(token), deck=deck))
    room.services.notifier.took_seat(room, free[0])
    return free[0], token


async def stand_up(room: RoomCore, proof: Proof) -> None:
    """Leave for good: before the start the seat is open again, afterwards it is a bot's."""
    seat = room.seat_proved_by(proof)
    row = room.seats[seat]
    if room.state == "waiting":
        await changing.set_seat(room, SeatRow(seat=seat, kind="open"))
    else:
        await changing.set_seat(room, as_a_bots(row))
    await has_left(room, seat)


async def give_up(room: RoomCore, seat: Seat | None) -> None:
    """BK-9.6: a bot has the seat for good, and who sat there watches; BK-9.7: in a duel the other has won."""
    row = _person(room, seat)
    head = room.setup.header
    if room.game.is_duel(head.mode, head.seats):
        await changing.resign(room, row.seat)
        return
    await changing.set_seat(room, as_a_bots(row), HandedOver(row.seat))
    await has_left(room, row.seat)


async def has_left(room: RoomCore, seat: Seat) -> None:
    room.audience.becomes_watcher(seat)
    await undoing.settle_if_answered(room)
    await stand_ins.has_gone(room, seat)


async def give(room: RoomCore, seat: Seat | None, level: str | None) -> None:
    """A bot plays for this seat until it is taken back."""
    row = _person(room, seat)
    chosen = room.services.thinkers.check_level(level) if level is not None else default_level()
    await changing.set_seat(room, replace(row, given=True, level=chosen))


async def take_back(room: RoomCore, seat: Seat | None) -> None:
    """The person plays again."""
    row = _person(room, seat)
    if row.given or row.absent:
        await changing.set_seat(room, replace(row, given=False, absent=False, level=""))


async def has_days(room: RoomCore, proof: Proof, days: Days) -> None:
    """BK-8.3 to BK-8.5: a person tells their own days; the time that was counted before stays counted."""
    seat = room.seat_proved_by(proof)
    row, known = room.seats[seat], checked(days, room.services.time.now())
    if room.state in ("waiting", "running") and row.days != known:
        await changing.set_seat(room, replace(row, days=known))
        if room.live is not None:
            tell_clocks(room)


async def comes(room: RoomCore, seat: Seat) -> None:
    """BK-9.4: who comes back is here, and plays again where a bot was seated; not where they handed it the seat themselves."""
    row = room.seats[seat]
    if room.state in ("waiting", "running") and (row.absent or row.gone_at is not None):
        level = row.level if row.given else ""
        await changing.set_seat(room, replace(row, absent=False, level=level, gone_at=None, left=False))
        stand_ins.is_back(room, seat)


async def goes(room: RoomCore, seat: Seat, *, said: bool) -> None:
    """BK-9.1: a line of this seat has ended; if it was the last one, it is written down when that was."""
    row = room.seats[seat]
    if row.kind == "person" and room.state in ("waiting", "running") and not room.audience.has(seat):
        await changing.set_seat(room, replace(row, gone_at=room.services.time.now(), left=said))


async def goes_absent(room: RoomCore, seat: Seat) -> None:
    """Time is up, or others have waited long enough: a bot plays until the person is back."""
    row = room.seats[seat]
    if room.state == "running" and row.kind == "person" and not row.absent:
        await changing.set_seat(room, replace(row, absent=True, level=row.level or default_level()))


def _person(room: RoomCore, seat: Seat | None) -> SeatRow:
    if seat is None:
        raise Refusal("hall-only-players")
    if room.state != "running":
        raise Refusal({"waiting": "hall-not-started", "over": "game-is-over", "closed": "hall-closed"}[room.state])
    return room.seats[seat]
