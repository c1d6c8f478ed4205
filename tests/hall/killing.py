"""A hall is killed in the middle of things, again and again; nothing it had acknowledged is ever lost.

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
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidMessage

from budokan import game
from tests.hall.people import Client
from tests.hall.processes import Process, changes_of, position_of

TABLES = 4


class Player:
    """A person at a table with bots, who remembers what the hall has acknowledged."""

    def __init__(self, seated: dict[str, Any], luck: random.Random) -> None:
        self.seated = seated
        self.luck = luck
        self.acknowledged: dict[int, str] = {}
        self.last = 0
        self.undone = 0
        self.over = False

    async def play(self, address: str) -> None:
        """Come back with the last number seen, and decide until the line breaks."""
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, EOFError):  # killed, also while the line opens
            client = await Client.at(address)
            try:
                state = await client.sit(self.seated, self.last or None)
                assert state["number"] >= self.last, "the hall has forgotten what it told"
                await self._go_on(client, state)
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


def lost(data: Path, players: list[Player]) -> list[str]:
    """What was acknowledged and is not there."""
    missing: list[str] = []
    for player in players:
        kept = changes_of(data, player.seated["code"])
        if sorted(kept) != list(range(1, len(kept) + 1)):
            missing.append(f"{player.seated['code']}: numbers have gaps")
        if len(kept) < player.last:
            missing.append(f"{player.seated['code']}: {player.last} was told, {len(kept)} is kept")
        for number, move in player.acknowledged.items():
            if kept.get(number) != ("play", player.seated["seat"], move):
                missing.append(f"{player.seated['code']} {number}: {move} was acknowledged, {kept.get(number)} is kept")
        position = position_of(data, player.seated["code"])
        if position != len(kept):
            missing.append(f"{player.seated['code']}: {len(kept)} is the last change, the position kept is that of {position}")
    return missing


async def kill_again_and_again(data: Path, kills: int, seed: int) -> dict[str, int]:
    """Open, play, kill at a random moment, look, open again; what was counted on the way."""
    luck = random.Random(seed)
    everybody: list[Player] = []
    for number in range(kills):
        hall = await asyncio.to_thread(Process, data)
        try:
            players = [one for one in everybody if not one.over]
            while len(players) < TABLES:
                form = {"game": "samurai-sword", "seats": luck.choice((3, 5, 7)), "level": "uniform"}
                seated = await asyncio.to_thread(hall.post, "/api/play", **form)
                players.append(Player(seated, random.Random(luck.randrange(2**32))))
                everybody.append(players[-1])
            playing = [asyncio.create_task(player.play(hall.address)) for player in players]
            await asyncio.sleep(luck.uniform(0.05, 0.8))
            while number == kills - 1 and not any(one.acknowledged or one.over for one in everybody):
                await asyncio.sleep(0.05)  # on a busy machine no hall may have come so far yet
        finally:
            await asyncio.to_thread(hall.end, signal.SIGKILL)
        await asyncio.gather(*playing)
        missing = lost(data, everybody)
        assert not missing, "\n".join(missing)
    return {
        "kills": kills,
        "acknowledged": sum(len(player.acknowledged) for player in everybody),
        "undone": sum(player.undone for player in everybody),
        "finished": sum(player.over for player in everybody),
    }


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.hall.killing")
    asked.add_argument("--kills", type=int, default=50)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        counted = asyncio.run(kill_again_and_again(Path(folder), given.kills, given.seed))
    sys.stdout.write(
        f"{counted['kills']} kills, {counted['finished']} games finished, {counted['undone']} undos; "
        f"{counted['acknowledged']} acknowledged decisions looked for, none lost\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
