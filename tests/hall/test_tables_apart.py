"""Who goes from one table to another is told nothing more of the first, and nothing of it by the seat they have at the next."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from budokan.hall.rows import Change
from budokan.hall.store import Store
from tests.hall.conftest import Open
from tests.hall.people import Client

pytestmark = pytest.mark.anyio


async def dealt(doors: Open) -> tuple[dict[str, Any], Client, dict[str, Any]]:
    """A person who sits at the first seat of a table with bots, and has been asked something."""
    form = {"game": "samurai-sword", "players": ["you", "uniform", "uniform"]}
    seated = (await doors.http.post("/api/tables", json=form)).json()
    client = await Client.at(doors.address)
    state = await client.sit(seated)
    while not state["options"]:
        state = await client.hear_until("update")
    return seated, client, state


async def test_who_has_gone_on_to_another_table_is_not_shown_the_hand_of_that_seat_at_the_first(
    doors: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A watcher goes while a decision is being written down: what is told of it then is not for the seat they have now."""
    theirs, player, state = await dealt(doors)
    own, _, _ = await dealt(doors)
    written, write = asyncio.Event(), Store.add_change

    async def slowly(self: Store, code: str, change: Change, *rest: Any) -> None:
        if code == theirs["code"]:
            await written.wait()
        await write(self, code, change, *rest)

    rogue = await Client.at(doors.address)
    assert (await rogue.sit({"code": theirs["code"]}))["you"] is None
    monkeypatch.setattr(Store, "add_change", slowly)
    await player.say("play", number=state["number"], move=state["options"][0]["move"])
    assert (await rogue.sit(own))["you"] == theirs["seat"] == 0
    rogue.kept.clear()
    written.set()
    hand = (await player.hear_until("update"))["view"]["table"]["hand"]
    assert hand
    await rogue.ask("ping")
    assert [one["view"]["table"]["hand"] for one in rogue.kept if one["type"] == "update"] == []
    for one in (player, rogue):
        await one.close()
