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
from budokan.hall.rows import AchievementRow, Change, SeatRow, Setup
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.store import Store
from budokan.hall.storing import filling
from budokan.hall.storing.database import Connection
from budokan.hall.storing.opening import transaction
from budokan.hall.storing.results import Ending
from budokan.kernel.outcome import Achievement
from budokan.kernel.records import Header
from budokan.players.bots import bot_named
from budokan.players.review import review
from budokan.players.runner import decide

GUEST = 1
"""The person a visitor of the hall may be."""

PLAYED = (
    ("ken", "", ("", "")),
    ("ken", "", ("", "novice")),
    ("ken", "", ("", "ronin")),
    ("samurai-sword", "", ("", "", "")),
    ("samurai-sword", "", ("", "novice", "student")),
    ("samurai-sword", "", ("", "", "ronin")),
    ("senjutsu", "", ("", "")),
    ("senjutsu", "", ("", "student")),
    ("rising-sun", "", ("", "novice", "")),
    ("senjutsu", "solo", ("",)),
    ("senjutsu", "horde", ("",)),
)
"""The tables at which bots play: the game, its mode if not the usual one, and who sits there: a level, or nothing where a
person will be said to have sat."""

DEALS = 6
"""Games that are played at each of them."""

INSTEAD = "novice"
"""Who plays in the place of people: the quickest there is."""

ALONE = "ronin"
"""The same against foes that the rules lead: a novice would never win."""

UNDER_WAY = 3
"""Games of the first person that are being played."""

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
    achievements: tuple[Achievement, ...]


def play(name: str, sitters: tuple[str, ...], seed: int, mode: str = "") -> PlayedOut:
    """One game from the deal to its end, looked back upon once."""
    game = game_named(name)
    table = game.new(len(sitters), seed, mode or None)
    instead = ALONE if mode in game.together else INSTEAD
    bots = [bot_named(level or instead, game, seed, seat) for seat, level in enumerate(sitters)]
    while not table.over:
        decide(table, table.waiting[0], bots[table.waiting[0]])
    assert table.header is not None and table.outcome is not None, "a game that was dealt and is over"
    views = [msgspec.to_builtins(table.view(seat)) for seat in (None, *range(table.seats))]
    record = table.record()
    decisions = tuple((seat, str(move)) for seat, move in table.decisions())
    looked = msgspec.json.encode(review(game, record, rounds=1, seconds=1)).decode()
    return PlayedOut(table.header, decisions, Ending(table.outcome, views), sitters, looked, tuple(game.achievements(table)))


def make(folder: Path, games: int, people: int, progress: Callable[[int], None]) -> None:
    """Fill an empty hall. The same numbers make the same hall."""
    luck = random.Random(7)
    base: list[PlayedOut] = []
    for number in range(min(games, DEALS * len(PLAYED))):
        name, mode, sitters = PLAYED[number % len(PLAYED)]
        base.append(play(name, sitters, number, mode))
    store = Store(folder)
    try:
        with transaction(store.database) as connection:
            known = _people(connection, luck, people)
            for number in range(games):
                _seat(connection, luck, base[number % len(base)], number, games, known)
                progress(1)
            among = [one for one in base if one.sitters.count("") > 1][:UNDER_WAY]
            for number, played in enumerate(among):
                _begin(connection, luck, played, games + number, known)
    finally:
        store.close()


def _people(connection: Connection, luck: random.Random, people: int) -> list[tuple[int, str]]:
    """Names that are told apart by a number; four of five wish to be listed."""
    known = [(number + 1, f"{BOT_NAMES[number % len(BOT_NAMES)]} {1 + number // len(BOT_NAMES)}") for number in range(people)]
    filling.add_people(connection, [(id, name, luck.random() < 0.8 or id == GUEST) for id, name in known], BEGUN)
    return known


def _seat(
    connection: Connection,
    luck: random.Random,
    played: PlayedOut,
    number: int,
    games: int,
    known: Sequence[tuple[int, str]],
) -> None:
    """One table of the hall: the game, with people drawn for the seats that are theirs."""
    begun = BEGUN + SPAN * number // games
    seats = _seats(luck, played, luck.sample(known, played.sitters.count("")))
    setup = _setup(played, number, begun)
    changes = _changes(played, begun, luck.randrange(2_000, 20_000))
    looked = played.review if any(row.person == GUEST for row in seats) and filling.reviews(connection) < REVIEWED else None
    ended = changes[-1].at
    done = zip(seats, played.achievements, strict=False)
    achievements = [AchievementRow(row.seat, row.name, ended, one) for row, one in done if row.person is not None]
    filling.add_finished(connection, setup, seats, changes, played.ending, looked, achievements)


def _begin(
    connection: Connection, luck: random.Random, played: PlayedOut, number: int, known: Sequence[tuple[int, str]]
) -> None:
    """A table at which a game is under way, and it is the first person's turn."""
    others = luck.sample(known[GUEST:], played.sitters.count("") - 1)
    seats = _seats(luck, played, [*others, known[GUEST - 1]])
    guest = next(row.seat for row in seats if row.person == GUEST)
    turns = [place for place, (seat, _) in enumerate(played.decisions) if seat == guest]
    changes = _changes(played, BEGUN + SPAN, 20_000)[: turns[len(turns) // 3]]
    filling.add_running(connection, _setup(played, number, BEGUN + SPAN), seats, changes)


def _seats(luck: random.Random, played: PlayedOut, people: list[tuple[int, str]]) -> list[SeatRow]:
    """Who sits where: at the seats that are people's these, the last of them first."""
    names = luck.sample(BOT_NAMES, len(played.sitters))
    found: list[SeatRow] = []
    for seat, level in enumerate(played.sitters):
        if level:
            found.append(SeatRow(seat=seat, kind="bot", name=names[seat], level=level))
        else:
            person, name = people.pop()
            found.append(SeatRow(seat=seat, kind="person", name=name, person=person))
    return found


def _setup(played: PlayedOut, number: int, begun: int) -> Setup:
    return Setup(code=_code(number), header=played.header, clock=ClockRule(), public=True, hints=False, created=begun)


def _changes(played: PlayedOut, begun: int, step: int) -> list[Change]:
    none = (None,) * len(played.sitters)
    return [
        Change(place, "play", seat, words, begun + place * step, none)
        for place, (seat, words) in enumerate(played.decisions, 1)
    ]


def _code(number: int) -> str:
    """Codes in their order, so that each is another."""
    letters = ""
    for _ in range(6):
        number, place = divmod(number, len(LETTERS))
        letters = LETTERS[place] + letters
    return letters
