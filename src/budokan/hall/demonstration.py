"""A demonstration hall: many people, many finished games. Every table holds the record of a game that was really played.

Bots play a few dozen games, in which some seats are meant for people. Each table of the hall is one of them again, under a code
of its own, with other people at these seats: its replay, its review and its record are those of the game it holds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from budokan import game as game_named
from budokan.hall.names import BOT_NAMES, LETTERS
from budokan.hall.rows import Change, SeatRow, Setup
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.store import Store
from budokan.hall.storing import filling
from budokan.hall.storing.at import At
from budokan.hall.storing.opening import transaction
from budokan.hall.storing.results import Ending
from budokan.kernel.records import Header
from budokan.players.bots import bot_named
from budokan.players.review import review
from budokan.players.runner import decide

GUEST = 1
"""The person a visitor of the hall may be."""

PLAYED = (
    ("ken", ("", "")),
    ("ken", ("", "novice")),
    ("ken", ("", "ronin")),
    ("samurai-sword", ("", "", "")),
    ("samurai-sword", ("", "novice", "student")),
    ("samurai-sword", ("", "", "ronin")),
    ("senjutsu", ("", "")),
    ("senjutsu", ("", "student")),
)
"""The tables at which bots play: a level, or nothing where a person will be said to have sat."""

DEALS = 6
"""Games that are played at each of them."""

INSTEAD = "novice"
"""Who plays in the place of people: the quickest there is."""

BEGUN = 1_735_689_600_000
"""The first of these games began at the beginning of 2025; the last ended this year."""

SPAN = 600 * 86_400_000

REVIEWED = 40
"""Games of the first person that were looked back upon."""


class PlayedOut(NamedTuple):
    """A game that was played: what it was dealt from, what was decided, how it ended, who sat where."""

    header: Header
    decisions: tuple[tuple[int, str], ...]
    ending: Ending
    sitters: tuple[str, ...]
    review: str


def play(name: str, sitters: tuple[str, ...], seed: int) -> PlayedOut:
    """One game from the deal to its end, looked back upon once."""
    game = game_named(name)
    table = game.new(len(sitters), seed)
    bots = [bot_named(level or INSTEAD, game, seed, seat) for seat, level in enumerate(sitters)]
    while not table.over:
        decide(table, table.waiting[0], bots[table.waiting[0]])
    assert table.header is not None and table.outcome is not None, "a game that was dealt and is over"
    views = [msgspec.to_builtins(table.view(seat)) for seat in (None, *range(table.seats))]
    record = table.record()
    decisions = tuple((seat, str(move)) for seat, move in table.decisions())
    looked = msgspec.json.encode(review(game, record, rounds=1, seconds=1)).decode()
    return PlayedOut(table.header, decisions, Ending(table.outcome, views), sitters, looked)


def make(folder: Path, games: int, people: int, progress: Callable[[int], None]) -> None:
    """Fill an empty hall. The same numbers make the same hall."""
    luck = random.Random(7)
    base: list[PlayedOut] = []
    for number in range(min(games, DEALS * len(PLAYED))):
        name, sitters = PLAYED[number % len(PLAYED)]
        base.append(play(name, sitters, number))
    store = Store(folder)
    try:
        with transaction(store.database) as at:
            known = _people(at, luck, people)
            for number in range(games):
                _seat(at, luck, base[number % len(base)], number, games, known)
                progress(1)
    finally:
        store.close()


def _people(at: At, luck: random.Random, people: int) -> list[tuple[int, str]]:
    """Names that are told apart by a number; four of five wish to be listed."""
    known = [(number + 1, f"{BOT_NAMES[number % len(BOT_NAMES)]} {1 + number // len(BOT_NAMES)}") for number in range(people)]
    filling.add_people(at, [(id, name, luck.random() < 0.8 or id == GUEST) for id, name in known], BEGUN)
    return known


def _seat(
    at: At,
    luck: random.Random,
    played: PlayedOut,
    number: int,
    games: int,
    known: Sequence[tuple[int, str]],
) -> None:
    """One table of the hall: the game, with people drawn for the seats that are theirs."""
    code = _code(number)
    begun = BEGUN + SPAN * number // games
    people = luck.sample(known, played.sitters.count(""))
    seats: list[SeatRow] = []
    for seat, level in enumerate(played.sitters):
        if level:
            seats.append(SeatRow(seat=seat, kind="bot", name=BOT_NAMES[seat], level=level))
        else:
            person, name = people.pop()
            seats.append(SeatRow(seat=seat, kind="person", name=name, person=person))
    setup = Setup(code=code, header=played.header, clock=ClockRule(), public=True, hints=False, created=begun)
    none, step = (None,) * len(seats), luck.randrange(2_000, 20_000)
    changes = [
        Change(place, "play", seat, words, begun + place * step, none)
        for place, (seat, words) in enumerate(played.decisions, 1)
    ]
    looked = played.review if any(row.person == GUEST for row in seats) and filling.reviews(at) < REVIEWED else None
    filling.add_finished(at, setup, seats, changes, played.ending, looked)


def _code(number: int) -> str:
    """Codes in their order, so that each is another."""
    letters = ""
    for _ in range(6):
        number, place = divmod(number, len(LETTERS))
        letters = LETTERS[place] + letters
    return letters
