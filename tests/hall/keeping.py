"""Writes a store of the hall with games under way in every house, as the code of today keeps them.

    python -m tests.hall.keeping hall-3

makes `tests/hall/fixtures/hall-3.sqlite` and, beside it, `hall-3.json`: what each table is, who holds which token, every
decision that stands and the digest of the table after the last one. Such a file is never written anew: every later version
must open it, and a version that keeps tables in another way adds the next one.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

import msgspec

import budokan
from budokan.hall import undoing
from budokan.hall.catalogue import speak
from budokan.hall.lobby import Hall
from budokan.hall.replays import Replays
from budokan.hall.room import Room
from budokan.hall.schemas.requests import Fork, NewTable, SitDown
from budokan.hall.schemas.tables import ClockRule
from budokan.hall.services import Services
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing.datafile import export
from budokan.hall.storing.schema import SCHEMA_VERSION
from budokan.hall.thinkers import Thinkers
from budokan.kernel.game import Game
from tests.hall.people import Hands, let_bots_play, play_first, settled, work_here

FIXTURES = Path(__file__).parent / "fixtures"

TABLES: tuple[tuple[str, str, NewTable, int, int], ...] = (
    (
        "five at the base game, two people with clocks, some decisions taken back",
        "running",
        NewTable(
            game="samurai-sword",
            players=("you", "open", "uniform", "greedy", "uniform"),
            clock=ClockRule("player", 600, 10),
            public=True,
        ),
        60,
        3,
    ),
    (
        "seven with the expansion",
        "running",
        NewTable(
            game="samurai-sword",
            players=("you", *["uniform"] * 6),
            options={"expansions": ["rising-sun", "rikyu"]},
            public=True,
        ),
        70,
        1,
    ),
    (
        "three, where honour never falls below zero and a blow goes to honour first",
        "running",
        NewTable(
            game="samurai-sword",
            players=("you", "open", "open"),
            options={"floor_at_zero": True, "deck_end": "when-needed", "same_blow": "honour"},
        ),
        45,
        2,
    ),
    ("a finished game of bots", "over", NewTable(game="samurai-sword", players=("uniform",) * 4, public=True), 0, 0),
    (
        "three lords who negotiate by the book",
        "running",
        NewTable(game="rising-sun", players=("you", "open", "uniform")),
        90,
        3,
    ),
    (
        "five lords who talk freely, clans drafted, the teapot's cards",
        "running",
        NewTable(
            game="rising-sun",
            players=("you", "uniform", "greedy", "uniform", "greedy"),
            options={"negotiation": "free", "clan_choice": "draft", "season_set": "teapot"},
            public=True,
        ),
        110,
        1,
    ),
    (
        "four lords who do not negotiate, far into the year",
        "running",
        NewTable(
            game="rising-sun",
            players=("you", "uniform", "uniform", "uniform"),
            options={"negotiation": "off", "clan_choice": "random", "stronghold_toll": "exempt"},
        ),
        240,
        0,
    ),
    (
        "a finished game of lords",
        "over",
        NewTable(game="rising-sun", players=("uniform",) * 3, options={"negotiation": "off"}),
        0,
        0,
    ),
    (
        "a duel of two people with decks of their own",
        "running",
        NewTable(game="ken", players=("you", "open"), deck="20 kenshiro\n10 toki\n5 villaggio\n5 rey", public=True),
        80,
        2,
    ),
    (
        "the advanced game, begun in the present",
        "running",
        NewTable(
            game="ken",
            mode="advanced",
            players=("you", "uniform"),
            options={"start": "present", "deck_0": "raoul", "deck_1": "rey", "special_cost": 6},
        ),
        60,
        2,
    ),
    (
        "a finished duel",
        "over",
        NewTable(game="ken", players=("uniform", "greedy"), options={"deck_0": "zeta"}, public=True),
        0,
        0,
    ),
    (
        "a duel of two people against the clock of each move",
        "running",
        NewTable(
            game="senjutsu",
            players=("you", "open"),
            options={"characters": ["ronin", "student"]},
            clock=ClockRule("move", 120),
            public=True,
        ),
        60,
        3,
    ),
    (
        "two teams, their hands open to each other",
        "running",
        NewTable(
            game="senjutsu",
            mode="teams",
            players=("you", "uniform", "greedy", "uniform"),
            options={"team_hands": "open", "hard_push": True},
        ),
        90,
        1,
    ),
    (
        "alone against the master",
        "running",
        NewTable(game="senjutsu", mode="solo", players=("you",), options={"characters": ["warrior"], "foes": ["master"]}),
        40,
        2,
    ),
    (
        "alone against a horde",
        "running",
        NewTable(game="senjutsu", mode="horde", players=("you",), options={"characters": ["ronin"]}),
        40,
        1,
    ),
    (
        "two heroes side by side",
        "running",
        NewTable(game="senjutsu", mode="coop", players=("you", "uniform"), options={"field": "snowfield"}),
        45,
        0,
    ),
    (
        "the beta",
        "running",
        NewTable(game="senjutsu", players=("you", "uniform"), options={"edition": "beta-v7"}, public=True),
        50,
        1,
    ),
)
"""What it is, how it stands, the table, how many changes are made, and how many of them are undos."""

BENIKOS_DECK = "20 shin\n20 rey"


class Kept(msgspec.Struct, frozen=True):
    """One table of a fixture, told beside the file."""

    code: str
    what: str
    game: str
    mode: str
    rules: int
    state: str
    tokens: dict[str, str]
    number: int
    undos: int
    decisions: list[str]
    digest: str


class Fixture(msgspec.Struct, frozen=True):
    """What a fixture holds."""

    schema: int
    tables: list[Kept]


def fixtures() -> dict[str, Fixture]:
    """Every fixture there is, by its name."""
    found = sorted(FIXTURES.glob("hall-*.json"))
    return {file.stem: msgspec.json.decode(file.read_bytes(), type=Fixture) for file in found}


class Keeper:
    """Opens tables, has people and bots decide at them, and tells what they are."""

    def __init__(self, hall: Hall, hands: Hands) -> None:
        self.hall = hall
        self.hands = hands
        self.luck = random.Random(17)
        self.kept: list[tuple[str, Room, dict[str, str], int]] = []

    async def open(self, what: str, form: NewTable) -> tuple[Room, dict[str, str]]:
        """The table with everybody at it, dealt."""
        seated = await self.hall.create(msgspec.structs.replace(form, name="Aki"), "127.0.0.1")
        room = await self.hall.room(seated.code)
        tokens = {str(seated.seat): seated.token} if seated.token else {}
        for name in ("Beniko", "Chiyo")[: form.players.count("open")]:
            deck = BENIKOS_DECK if form.deck else ""
            other = await self.hall.sit(room.code, SitDown(name=name, deck=deck))
            tokens[str(other.seat)] = other.token or ""
        if room.state == "waiting":
            await room.do(lambda: room.start(0, None))
        await room.do(lambda: room.speak(None, f"A fixture: {what}.", ""))
        if tokens:
            await room.do(lambda: room.speak(0, "Good luck to all.", ""))
        return room, tokens

    async def play(self, room: Room, changes: int, undos: int) -> int:
        """So many changes, some of them undos; how many undos there were in the end."""
        done = 0
        while room.running().number < changes:
            self.hands.turn(0.4)
            await let_bots_play(self.hands, room)
            people = room.thinking()
            assert people, f"{room.code} ended before it was kept"
            if done < undos and room.running().number > changes * (done + 1) // (undos + 1):
                await self._take_back(room, people[0])
                done += 1
                continue
            await play_first(room, people[0], self.luck.randrange(10_000))
        return done

    async def _take_back(self, room: Room, seat: int) -> None:
        """Somebody takes back, and the others agree."""
        await room.do(lambda: undoing.ask(room, seat))
        asked = room.undo_request
        for other in asked.waiting if asked else ():
            await room.do(lambda other=other: undoing.answer(room, other, True))  # type: ignore[misc]  # bound at once
        await settled(room)

    def keep(self, what: str, room: Room, tokens: dict[str, str], undos: int) -> None:
        self.kept.append((what, room, tokens, undos))

    def told(self) -> list[Kept]:
        return [_told(*one) for one in self.kept]


def _told(what: str, room: Room, tokens: dict[str, str], undos: int) -> Kept:
    live = room.live
    assert live is not None
    head = live.header
    decisions = [f"{taken.seat} {taken.move}" for taken in live.decisions]
    digest = live.table.digest()
    return Kept(room.code, what, head.game, head.mode, head.rules, room.state, tokens, live.number, undos, decisions, digest)


def a_record_from_a_position(game: Game) -> str:
    """A record that begins in the middle of a game, as people bring them."""
    table = game.new(4, 99)
    luck = random.Random(5)
    for _ in range(25):
        seat = table.waiting[0]
        table.play(seat, luck.choice(table.options(seat)))
    own = game.set_up(table.position().text())
    for _ in range(5):
        seat = own.waiting[0]
        own.play(seat, luck.choice(own.options(seat)))
    return own.record().text()


async def write(folder: Path) -> list[Kept]:
    """Fill a store in this folder."""
    speak()
    hands = Hands(1_763_240_400_000)
    settings = Settings(data=folder, port=0, pause=(0.0, 0.0), rooms_per_address=1_000)
    store = Store(folder)
    thinkers = work_here(Thinkers(1))
    hall = Hall(Services(settings, store, hands, thinkers))
    keeper = Keeper(hall, hands)
    replays = Replays(hall.services)
    try:
        for what, state, form, changes, undos in TABLES:
            room, tokens = await keeper.open(what, form)
            if state == "over":
                await let_bots_play(hands, room)
            done = await keeper.play(room, changes, undos) if state == "running" else 0
            assert room.state == state, what
            keeper.keep(what, room, tokens, done)
        over = next(room for _, room, _, _ in keeper.kept if room.state == "over")
        brought = await replays.upload(a_record_from_a_position(budokan.game("samurai-sword")))
        for what, id, decision in (
            ("a fork of the finished game", over.code, 40),
            ("a game that began from a position of its own", brought, 3),
        ):
            playback = await replays.playback(id)
            moment = Fork(decision=decision, seat=1, name="Aki", level="uniform")
            seated = await hall.fork(playback, moment, "127.0.0.1")
            room = await hall.room(seated.code)
            done = await keeper.play(room, decision + 30, 2)
            keeper.keep(what, room, {"1": seated.token or ""}, done)
        await hall.create(NewTable(game="ken", players=("you", "open"), name="Aki", public=True), "127.0.0.1")
        await hall.beat()
        told = keeper.told()
    finally:
        await hall.close()
        await replays.close()
        store.close()
        await asyncio.to_thread(thinkers.close)
    return told


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.keeping")
    asked.add_argument("name")
    name = asked.parse_args().name
    file, beside = FIXTURES / f"{name}.sqlite", FIXTURES / f"{name}.json"
    if file.exists() or beside.exists():
        sys.stderr.write(f"{name} is there already: a fixture is never written anew\n")
        return 1
    luck = random.Random(name)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with (
            patch("budokan.hall.new_tables.draw_secret", lambda: luck.getrandbits(256)),
            patch("budokan.hall.thinkers.secrets.randbits", luck.getrandbits),
        ):
            told = asyncio.run(write(data))
        FIXTURES.mkdir(exist_ok=True)
        export(data, file)
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(Fixture(SCHEMA_VERSION, told)), indent=1) + b"\n")
    sys.stdout.write(f"{name}: {len(told)} tables, {file.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
