"""A hall is killed in the middle of things, again and again: nothing it had acknowledged is lost, and nobody's time.

Some play, against the clock, and some bring records, play on from them and look back upon them.

python -m tests.hall.killing --kills 50      (what `make soak` runs)
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidMessage

from budokan import game
from tests.hall.people import Client
from tests.hall.processes import Process, changes_of, clock_of, position_of
from tests.hall.visitors import Visitor
from tests.support.postgres import Cluster, running

TABLES = 4

MOST_AMISS = 3000
"""Milliseconds by which a clock may be amiss after a kill."""

AWAY = ("hall-database-away", "hall-database-unsure")
"""What people are told while the database is not there."""

CLOCKS = ({"kind": "player", "seconds": 3600, "increment": 5}, {"kind": "move", "seconds": 3600})


class Truth(NamedTuple):
    """What is left of a player's time as far as anybody outside the hall can know: after which change, at least, at most."""

    number: int
    least: float
    most: float
    running: bool


class Heard(NamedTuple):
    """What the hall said of a player's clock, and when."""

    number: int
    left: int
    running: bool
    at: float


class Player:
    """A person at a table with bots, who remembers what the hall has acknowledged, and how much time is left."""

    def __init__(self, seated: dict[str, Any], luck: random.Random, clock: str) -> None:
        self.seated = seated
        self.clock = clock
        self.truth: Truth | None = None
        self.heard: Heard | None = None
        self.came: float | None = None
        self.amiss: list[float] = []
        self.luck = luck
        self.acknowledged: dict[int, str] = {}
        self.last = 0
        self.undone = 0
        self.over = False

    async def play(self, address: str) -> None:
        """Come back with the last number seen, and decide until the line breaks."""
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, EOFError):  # killed, also while the line opens
            while not await self._comes(address):
                await asyncio.sleep(0.3)

    async def _comes(self, address: str) -> bool:
        """False if the hall could not let them in: it is there, and what it keeps everything in is not."""
        client = Watched(await Client.at(address), self)
        try:
            self.came = now()
            answer = await client.ask("hello", table=self.seated["code"], token=self.seated["token"], last=self.last or None)
            if answer["type"] in ("refusal", "error"):
                assert answer["why"]["id"] in AWAY, answer
                return False
            state = next(one for one in reversed(client.kept) if one["type"] in ("snapshot", "update"))
            assert state["number"] >= self.last, "the hall has forgotten what it told"
            await self._go_on(client, state)
            return True
        finally:
            await client.close()

    async def _go_on(self, client: Client, state: dict[str, Any]) -> None:
        while not self.over:
            self.last = max(self.last, state["number"])
            outcome = (state["view"] or {}).get("outcome")
            if outcome is not None:
                self.over = True
                return
            if not state["options"]:
                state = await client.hear_until("update", "snapshot")
                continue
            move = self.luck.choice(state["options"])["move"]
            answer = await client.ask("play", number=state["number"], move=move)
            if answer["type"] == "done":
                self.acknowledged[state["number"] + 1] = str(game("samurai-sword").moves.decode(move))
                if self.luck.random() < 0.1 and (await client.ask("undo"))["type"] == "done":
                    self.undone += 1
            states = [one for one in client.kept if one["type"] in ("update", "snapshot")]
            client.kept.clear()
            await asyncio.sleep(0.11)  # a person's pace: the hall allows ten messages a second
            state = states[-1] if states else state
            while state["number"] < self.last:
                state = await client.hear_until("update", "snapshot")

    # The clock.

    def hears(self, state: dict[str, Any]) -> None:
        """The hall says what is left. What it says first after it came back is held against the truth."""
        seat = self.seated["seat"]
        first = self.heard is None
        self.heard = Heard(state["number"], state["clocks"]["left"][seat], seat in state["clocks"]["running"], now())
        same = self.truth is not None and (self.clock == "player" or self.truth.number == self.heard.number)
        if first and self.truth is not None and same:
            left = self.heard.left
            self.amiss.append(max(self.truth.least - left, left - self.truth.most, 0.0))

    def at_the_kill(self, data: Path, database: str, killed: float) -> None:
        """What is left now. A decision of which nobody was told any more is looked up in the file."""
        seat, heard, before = self.seated["seat"], self.heard, self.truth
        number, left, waiting, at = clock_of(data, self.seated["code"], database)
        known = heard.number if heard else before.number if before else 0
        if number > known:
            heard = Heard(number, left[seat], seat in waiting, at)
        if heard is not None:
            spent = max(0.0, killed - heard.at) if heard.running else 0.0
            self.truth = Truth(heard.number, heard.left - spent, heard.left - spent, heard.running)
        elif before is not None and before.running and self.came is not None:
            self.truth = before._replace(least=before.least - (killed - self.came))
        self.heard = self.came = None


def now() -> float:
    """Milliseconds since 1970, as the hall counts them."""
    return time.time() * 1000


class Watched(Client):
    """A client that notes what it hears of the clocks at the moment it hears it."""

    def __init__(self, client: Client, player: Player) -> None:
        super().__init__(client.line)
        self.player = player

    async def hear(self) -> dict[str, Any]:
        message = await super().hear()
        if message["type"] in ("update", "snapshot"):
            self.player.hears(message)
        return message


def lost(data: Path, database: str, players: list[Player]) -> list[str]:
    """What was acknowledged and is not there."""
    missing: list[str] = []
    for player in players:
        kept = changes_of(data, player.seated["code"], database)
        if sorted(kept) != list(range(1, len(kept) + 1)):
            missing.append(f"{player.seated['code']}: numbers have gaps")
        if len(kept) < player.last:
            missing.append(f"{player.seated['code']}: {player.last} was told, {len(kept)} is kept")
        for number, move in player.acknowledged.items():
            if kept.get(number) != ("play", player.seated["seat"], move):
                missing.append(f"{player.seated['code']} {number}: {move} was acknowledged, {kept.get(number)} is kept")
        position = position_of(data, player.seated["code"], database)
        if position != len(kept):
            missing.append(f"{player.seated['code']}: {len(kept)} is the last change, the position kept is that of {position}")
    return missing


def life(number: int, luck: random.Random) -> float:
    """How long a hall lives: mostly not long enough to look at its clocks, now and then for longer than one may be amiss."""
    return luck.uniform(MOST_AMISS + 500, MOST_AMISS + 2500) / 1000 if number % 6 == 5 else luck.uniform(0.05, 0.8)


async def kill_again_and_again(data: Path, kills: int, seed: int, cluster: Cluster | None = None) -> dict[str, float]:
    """Open, play, kill at a random moment, look, open again; what was counted on the way.

    A hall in a PostgreSQL (`cluster`) also lives to see it go down and come back, in the middle of play.
    """
    luck = random.Random(seed)
    database = "" if cluster is None else cluster.new_database()
    more = ("--database", database) if database else ()
    restarts = 0
    everybody: list[Player] = []
    visitor = Visitor(seed)
    for number in range(kills):
        hall = await asyncio.to_thread(Process, data, *more)
        try:
            players = [one for one in everybody if not one.over]
            while len(players) < TABLES:
                clock = luck.choice(CLOCKS)
                form = {"game": "samurai-sword", "players": ["you", *["uniform"] * luck.choice((2, 4, 6))], "clock": clock}
                seated = await asyncio.to_thread(hall.post, "/api/tables", **form)
                players.append(Player(seated, random.Random(luck.randrange(2**32)), str(clock["kind"])))
                everybody.append(players[-1])
            here = [one for one in players if luck.random() < 0.7]  # the others come back to a later hall
            playing = [asyncio.create_task(player.play(hall.address)) for player in here]
            playing.append(asyncio.create_task(visitor.visit(hall.address)))
            await asyncio.sleep(life(number, luck))
            if cluster is not None and number % 3 == 1:
                restarts += 1
                await asyncio.to_thread(cluster.stop)
                await asyncio.sleep(luck.uniform(0, 1))
                await asyncio.to_thread(cluster.start)
                await asyncio.sleep(MOST_AMISS / 1000)  # it plays on, and looks at its clocks
            while number == kills - 1 and not any(one.acknowledged or one.over for one in everybody):
                await asyncio.sleep(0.05)  # on a busy machine no hall may have come so far yet
        finally:
            killed = now()
            await asyncio.to_thread(hall.end, signal.SIGKILL)
        await asyncio.gather(*playing)
        missing = lost(data, database, everybody)
        assert not missing, "\n".join(missing)
        for player in everybody:
            player.at_the_kill(data, database, killed)
        worst = max((one for player in everybody for one in player.amiss), default=0.0)
        assert worst <= MOST_AMISS, f"a clock is {worst / 1000:.1f} s amiss"
    return {
        "kills": kills,
        "restarts": restarts,
        "acknowledged": sum(len(player.acknowledged) for player in everybody),
        "undone": sum(player.undone for player in everybody),
        "finished": sum(player.over for player in everybody),
        "uploads": len(visitor.uploads),
        "forks": len(visitor.forks),
        "reviews": len(visitor.reviews),
        **{f"cut {what}": count for what, count in visitor.cut.items()},
        "clocks": sum(len(player.amiss) for player in everybody),
        "amiss": worst / 1000,
    }


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.killing")
    asked.add_argument("--kills", type=int, default=50)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--postgres", action="store_true", help="kept in a PostgreSQL of its own, which goes down now and then")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, running() if given.postgres else contextlib.nullcontext() as cluster:
        counted = asyncio.run(kill_again_and_again(Path(folder), given.kills, given.seed, cluster))
    sys.stdout.write(
        f"{counted['kills']} kills, {counted['restarts']} restarts of the database; "
        f"{counted['finished']} games finished, {counted['undone']} undos; "
        f"{counted['acknowledged']} acknowledged decisions looked for, none lost\n"
        f"{counted['uploads']} uploads, {counted['forks']} forks, {counted['reviews']} reviews acknowledged, none lost; "
        f"killed during {counted['cut upload']}, {counted['cut fork']} and {counted['cut review']} of them\n"
        f"{counted['clocks']} clocks held against the truth after a kill, {counted['amiss']:.1f} s amiss at most\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
