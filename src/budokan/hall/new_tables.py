"""What a new table is made from: its header, who sits where, the wishes of who opens it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from budokan.hall import decks
from budokan.hall.fair import commitment_to, draw_secret, nonce_of
from budokan.hall.names import BOT_NAMES, bot_name, hash_of, told_apart
from budokan.hall.rows import SeatRow
from budokan.hall.schemas.tables import ClockRule
from budokan.kernel.errors import BadWords
from budokan.kernel.game import Game
from budokan.kernel.luck import KEYED
from budokan.kernel.records import Header
from budokan.kernel.texts import text


def header_of(game: Game, seats: int, mode: str | None, options: dict[str, Any]) -> Header:
    """What a game is dealt from. The hall binds itself to the seed here, before anybody sits."""
    seed, nonce = draw_secret(), nonce_of(draw_secret())
    header = game.new(seats, seed, mode, **options).header
    assert header is not None, "a table that was dealt has a header"
    return replace(header, commitment=commitment_to(game.name, seed, nonce), nonce=nonce, luck=KEYED)


def named(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Options by name; what is none of the game's could be taken for something else."""
    for name in options:
        if name not in game.options:
            raise BadWords("bad-option", game=game.name, what=text("form-unknown", field=name[:40]))
    return options


def checked(clock: ClockRule) -> ClockRule:
    if clock.kind == "none":
        return ClockRule()
    if clock.seconds < 1:
        raise BadWords("hall-bad-clock")
    return clock


def seated(
    players: Sequence[str],
    name: str,
    token: str | None,
    level: Callable[[str], str],
    longest: int,
    names: Sequence[str] = (),
) -> list[SeatRow]:
    """Who sits where; bots get names that nobody has, or those of a replay."""
    rows: list[SeatRow] = []
    taken = [name]
    for seat, player in enumerate(players):
        if player == "you":
            rows.append(SeatRow(seat=seat, kind="person", name=name, token=hash_of(token or "")))
        elif player == "open":
            rows.append(SeatRow(seat=seat, kind="open"))
        else:
            bot = told_apart(names[seat], taken, longest) if seat < len(names) else ""
            bot = bot or bot_name(taken, secrets.randbelow(len(BOT_NAMES)))
            rows.append(SeatRow(seat=seat, kind="bot", name=bot, level=level(player)))
            taken.append(bot)
    return rows


def with_deck(seats: list[SeatRow], header: Header, deck: str) -> list[SeatRow]:
    """The same seats, and the deck with the one who opens the table."""
    you = next((row for row in seats if row.kind == "person"), None)
    if you is None or not deck:
        return seats
    decks.check(header, you.seat, deck)
    return [replace(row, deck=deck) if row is you else row for row in seats]
