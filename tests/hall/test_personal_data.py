"""What is a person's own: everything in one file, and nothing left of them when they are forgotten."""

from __future__ import annotations

import json
from functools import partial

import msgspec
import pytest
from msgspec.structs import replace

from budokan.hall import changing, claiming, forgetting
from budokan.hall.context import Context
from budokan.hall.errors import NotYours
from budokan.hall.keeper import Keeper, Network
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.rows import AchievementRow
from budokan.hall.schemas.people import KeptDeck, PersonForm
from budokan.hall.schemas.requests import SitDown
from budokan.hall.static import Pages
from budokan.hall.store import Store
from budokan.hall.storing.personal_data import everything
from budokan.hall.storing.persons import Persons
from budokan.kernel.outcome import Achievement
from tests.hall.conftest import Open
from tests.hall.dumping import dumped
from tests.hall.people import Hands, enter
from tests.hall.tables import a_table, two_people
from tests.hall.test_passkeys import made
from tests.hall.test_persons import known, sit
from tests.hall.test_upgrade import play_to_the_end
from tests.support.rulings import ruling

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]

NAME = "Akihiro"


@pytest.fixture
def context(hall: Hall, hands: Hands) -> Context:
    made = Context(hall.services, Pages(), Keeper(hands), Network(hall.services.settings))
    made.hall = hall
    return made


async def named_tables(hall: Hall, hands: Hands, person: int) -> tuple[Room, Room, Room]:
    """One that waits, one under way and one that is over; the person talks and sits at each."""
    waiting, sat = await a_table(hall, "you", "open", "open")
    running, tokens, _ = await two_people(hall, hands)
    over, others, _ = await two_people(hall, hands)
    for room, token in ((waiting, sat.token or ""), (running, tokens[0]), (over, others[0])):
        await room.do(partial(_called, room))
        assert await claiming.claim(hall, room.code, token, person)
        await room.do(partial(room.speak, 0, f"{NAME} was here", ""))
    await play_to_the_end(hands, over)
    achievement = AchievementRow(0, NAME, hands.now(), Achievement("ronin", "duel", "steel", 1.0, won=True))
    words = msgspec.json.encode(achievement).decode()
    await hall.services.store.do(
        lambda connection: connection.execute("INSERT INTO feats VALUES (?, 0, 'senjutsu', 0, ?)", (over.code, words))
    )
    return waiting, running, over


async def _called(room: Room) -> None:
    await changing.set_seat(room, replace(room.seats[0], name=NAME))


@ruling("BK-10.6")
@pytest.mark.parametrize("asleep", [False, True])
async def test_nothing_is_left_of_who_is_forgotten_awake_or_asleep(
    context: Context, hall: Hall, hands: Hands, store: Store, asleep: bool
) -> None:
    persons = hall.services.persons
    aki, key = await persons.newcomer(NAME)
    await persons.settle(aki.id, PersonForm(name=NAME, listed=True))
    await persons.keep_decks(aki.id, [KeptDeck(id="a", game="ken", name=NAME, text=NAME, at=0)])
    await made(context.passkeys, aki.id)
    secret = await context.device_transfer.begin(aki.id)
    waiting, running, over = await named_tables(hall, hands, aki.id)
    ear = await enter(running, None)
    before = await store.do(dumped)
    assert {name for name, rows in before.items() if NAME in rows} == {"persons", "seats", "lines", "feats"}
    decided = before["changes"]
    if asleep:
        await hall.close()
    await forgetting.forget(context, aki.id)
    after = await store.do(dumped)
    assert [name for name, rows in after.items() if NAME in rows] == []
    assert await persons.known_by(key) is None
    assert [after[name] for name in ("keys", "passkeys", "persons", "ratings")] == ["[]"] * 4
    assert len(after["changes"]) >= len(decided), "what was decided stays"
    with pytest.raises(NotYours):
        await context.device_transfer.use(secret)
    rooms = [await hall.room(one.code) for one in (waiting, running, over)]
    assert [room.seats[0].kind for room in rooms] == ["open", "bot", "person"]
    assert not any(NAME in repr(room.seats) + repr(room.lines) for room in rooms)
    assert rooms[2].seats[0].token == "", "no link leads to the seat any more"
    assert (await context.replays.find(over.code)) is not None
    assert NAME not in repr(await (await context.replays.find(over.code)).info())
    assert asleep or ear.heard("table")[-1]["table"]["seats"][0]["kind"] == "bot"
    await context.replays.close()


async def test_the_names_of_a_replay_that_lies_open_are_those_of_today(context: Context, hall: Hall, hands: Hands) -> None:
    aki, _ = await hall.services.persons.newcomer(NAME)
    _, _, over = await named_tables(hall, hands, aki.id)
    replay = await context.replays.find(over.code)
    assert (await replay.info()).names[0] == NAME
    await forgetting.forget(context, aki.id)
    assert (await replay.info()).names[0] == ""
    await context.replays.close()


@ruling("BK-10.6")
async def test_everything_is_in_the_file_and_nothing_of_anybody_else(
    context: Context, hall: Hall, hands: Hands, store: Store
) -> None:
    persons: Persons = hall.services.persons
    aki, key = await persons.newcomer(NAME)
    emi, _ = await persons.newcomer("Emiko")
    waiting, running, over = await named_tables(hall, hands, aki.id)
    await hall.sit(waiting.code, SitDown(name="Emiko"))
    await waiting.do(lambda: waiting.speak(1, "Emiko says", ""))
    found = await store.do(lambda connection: everything(connection, aki.id))
    assert {one["code"] for one in found["tables"]} == {waiting.code, running.code, over.code}
    assert all(
        one["said"] == [{"at": one["said"][0]["at"], "text": f"{NAME} was here", "emote": ""}] for one in found["tables"]
    )
    assert [one["feat"] is not None for one in found["tables"] if one["code"] == over.code] == [True]
    words = json.dumps(found)
    assert "Emiko" not in words
    assert key not in words
    assert (await store.do(lambda connection: everything(connection, emi.id)))["tables"] == []


@ruling("BK-10.6")
async def test_over_http_one_asks_for_both_with_ones_own_key_alone(doors: Open) -> None:
    seated = await sit(doors, NAME)
    own = known(seated["key"])
    for headers in ({}, known("nonsense")):
        assert (await doors.http.get("/api/me/everything", headers=headers)).status_code == 403
        assert (await doors.http.delete("/api/me", headers=headers)).status_code == 403
    taken = await doors.http.get("/api/me/everything", headers=own)
    assert "attachment" in taken.headers["content-disposition"]
    assert taken.json()["person"]["name"] == NAME
    assert (await doors.http.delete("/api/me", headers=own)).status_code == 204
    assert (await doors.http.get("/api/me", headers=own)).status_code == 403
    assert NAME not in (await doors.http.get(f"/api/tables/{seated['code']}")).text
