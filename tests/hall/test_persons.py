"""People: known by a key of their own, at home on several devices, with the seats they took before."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from budokan.hall import claiming, seating
from budokan.hall import messages as say
from budokan.hall.device_transfer import LASTS, DeviceTransfer
from budokan.hall.errors import NotYours
from budokan.hall.lobby import Hall
from budokan.hall.names import Proof, hash_of
from budokan.hall.schemas.people import PersonForm
from budokan.hall.schemas.requests import SitDown
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.storing.persons import MOST_KEYS, SEEN_AFTER, Persons
from tests.hall.conftest import Open, opened
from tests.hall.dumping import dump
from tests.hall.people import Client, Ear, Hands, enter
from tests.hall.tables import a_table, two_people
from tests.hall.test_protocol import request, same_shape, shape, titled
from tests.support.rulings import ruling

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


def known(key: str) -> dict[str, str]:
    return {"budokan-person": key}


async def sit(doors: Open, name: str = "Aki", **more: Any) -> dict[str, Any]:
    form = {"game": "samurai-sword", "name": name, "players": ["you", "open", "uniform"]}
    seated: dict[str, Any] = (await doors.http.post("/api/tables", json=form, **more)).json()
    return seated


async def persons_in(store: Store) -> list[tuple[int, str]]:
    return await store.do(lambda connection: connection.execute("SELECT id, name FROM persons ORDER BY id").fetchall())


# Over HTTP.


@ruling("BK-10.1")
async def test_a_person_is_made_with_the_first_seat_and_known_with_the_next(doors: Open) -> None:
    first = await sit(doors)
    assert len(first["key"]) >= 32
    again = await sit(doors, headers=known(first["key"]))
    assert again["key"] is None
    seats = (await doors.http.get("/api/me/seats", headers=known(first["key"]))).json()
    assert {one["code"] for one in seats} == {first["code"], again["code"]}
    found = (await doors.http.get("/api/me", headers=known(first["key"]))).json()
    assert (found["name"], found["devices"], found["listed"]) == ("Aki", 1, False)
    stranger = await sit(doors, headers=known("a-key-of-nobody-at-all"))
    assert stranger["key"] not in (None, first["key"])


@ruling("BK-10.1")
async def test_who_is_not_known_is_told_so_and_may_not_try_for_ever(doors: Open) -> None:
    for headers in ({}, known("nonsense"), known("x" * 5000), known("")):
        refused = await doors.http.get("/api/me", headers=headers)
        assert (refused.status_code, refused.json()["why"]["id"]) == (403, "hall-no-person")
    tries = [await doors.http.get("/api/me", headers=known(f"guess {number}")) for number in range(30)]
    assert tries[-1].status_code == 429
    assert (await doors.http.get("/api/hall")).status_code == 200


async def test_every_request_about_oneself_is_as_the_document_tells(doors: Open) -> None:
    key = (await sit(doors))["key"]
    own = known(key)
    for title in ("/api/me", "/api/me/seats"):
        (shown,) = titled(f"GET {title} 200")
        same_shape(shape(shown), shape((await doors.http.get(title, headers=own)).json()), title)
    (settled,) = titled("PUT /api/me 200")
    changed = (await doors.http.put("/api/me", json=settled, headers=own)).json()
    assert {name: changed[name] for name in settled} == settled
    assert (await doors.http.get("/api/me", headers=own)).json() == changed
    (decks,) = titled("PUT /api/me/decks 204")
    assert (await doors.http.put("/api/me/decks", json=decks, headers=own)).status_code == 204
    assert (await doors.http.get("/api/me/decks", headers=own)).json() == decks["decks"]
    for path in ("/api/me/seats", "/api/me/carry"):
        sent, shown = request(f"POST {path}")
        answer = await doors.http.post(path, json=sent, headers=own)
        assert answer.status_code == 200
        same_shape(shape(shown), shape(answer.json()), path)


async def test_what_somebody_settles_is_cleaned_and_bounded(doors: Open) -> None:
    own = known((await sit(doors))["key"])
    named = (await doors.http.put("/api/me", json={"name": "  A\u202eki \n" + "x" * 40}, headers=own)).json()
    assert named["name"] == ("Aki " + "x" * 40)[:24]
    for form in ({"language": "xx"}, {"look": "pink"}, {"name": "x" * 201}, {"admin": True}):
        assert (await doors.http.put("/api/me", json=form, headers=own)).status_code == 400
    nowhere = await doors.http.put("/api/me", json={"days": {"zone": "Europe/Atlantis"}}, headers=own)
    assert nowhere.json()["why"]["id"] == "hall-no-such-zone"
    deck = {"id": "a", "game": "ken", "name": "b", "text": "x" * 8000, "at": 0}
    many = await doors.http.put("/api/me/decks", json={"decks": [deck] * 60}, headers=own)
    assert (many.status_code, many.json()["why"]["id"]) == (409, "hall-too-many-decks")
    assert (
        await doors.http.put("/api/me/decks", json={"decks": [{**deck, "text": "x"}] * 201}, headers=own)
    ).status_code == 400
    assert (await doors.http.get("/api/me/decks", headers=own)).json() == []


@ruling("BK-10.2", "BK-10.3")
async def test_another_device_comes_by_a_link_that_works_once_and_has_the_seats(doors: Open) -> None:
    seated = await sit(doors)
    own = known(seated["key"])
    carry = (await doors.http.post("/api/me/carry", headers=own)).json()
    assert carry["picture"].startswith("<svg")
    path, _, secret = carry["link"].partition("#")
    assert path.endswith("/carry")
    assert (await doors.http.get("/api/me/carry", headers=own)).json() == {"used": False}
    assert (await doors.http.post("/api/carry/look", json={"secret": secret})).json() == {"name": "Aki"}
    key = (await doors.http.post("/api/carry", json={"secret": secret})).json()["key"]
    assert key != seated["key"]
    assert (await doors.http.get("/api/me/carry", headers=own)).json() == {"used": True}
    for again in ("/api/carry", "/api/carry/look"):
        refused = await doors.http.post(again, json={"secret": secret})
        assert (refused.status_code, refused.json()["why"]["id"]) == (403, "hall-no-carry")
    assert [one["code"] for one in (await doors.http.get("/api/me/seats", headers=known(key))).json()] == [seated["code"]]
    phone = await Client.at(doors.address)
    await phone.ask("hello", table=seated["code"], person=key)
    assert next(one for one in phone.kept if one["type"] == "snapshot")["you"] == 0
    await phone.close()
    watcher = await Client.at(doors.address)
    await watcher.ask("hello", table=seated["code"], person="a-key-of-nobody-at-all")
    assert next(one for one in watcher.kept if one["type"] == "snapshot")["you"] is None
    await watcher.close()
    assert (await doors.http.delete("/api/me/devices", headers=known(key))).status_code == 204
    assert (await doors.http.get("/api/me", headers=own)).status_code == 403
    assert (await doors.http.delete(f"/api/tables/{seated['code']}/seats", headers=known(key))).status_code == 204
    table = (await doors.http.get(f"/api/tables/{seated['code']}")).json()
    assert table["seats"][0]["kind"] == "open"


@ruling("BK-10.2")
async def test_seats_of_before_become_theirs_when_their_tokens_are_shown(doors: Open) -> None:
    held = [await sit(doors, headers={}) for _ in range(2)]
    keys = [one["key"] for one in held]
    shown = {"seats": [{"code": held[1]["code"], "token": held[1]["token"]}], "name": "Aki"}
    taken = (await doors.http.post("/api/me/seats", json=shown, headers=known(keys[0]))).json()
    assert taken == {"seats": 0, "key": None}, "it is somebody's already"
    wrong = {"seats": [{"code": held[0]["code"], "token": held[1]["token"]}, {"code": "ZZZZZZ", "token": "x"}]}
    assert (await doors.http.post("/api/me/seats", json=wrong)).json() == {"seats": 0, "key": None}


@ruling("BK-10.4")
async def test_who_was_known_as_somebody_else_on_this_device_brings_that_along_only_when_asked(doors: Open) -> None:
    desk, phone = await sit(doors), await sit(doors, "Aki on the phone")
    both = (await doors.http.post(f"/api/tables/{desk['code']}/seats", json={"name": "x"}, headers=known(phone["key"]))).json()
    own = known(desk["key"])

    async def arrive(**more: bool) -> httpx.Response:
        link = (await doors.http.post("/api/me/carry", headers=own)).json()["link"]
        form = {"secret": link.partition("#")[2], **more}
        return await doors.http.post("/api/carry", json=form, headers=known(phone["key"]))

    async def codes(key: str) -> set[str]:
        return {one["code"] for one in (await doors.http.get("/api/me/seats", headers=known(key))).json()}

    first = (await arrive()).json()["key"]
    assert await codes(first) == {desk["code"]}
    assert await codes(phone["key"]) == {desk["code"], phone["code"]}
    second = (await arrive(together=True)).json()["key"]
    assert await codes(second) == {desk["code"], phone["code"]}
    assert (await doors.http.get("/api/me", headers=known(phone["key"]))).status_code == 403, "nobody is known as that any more"
    client = await Client.at(doors.address)
    assert (await client.sit(both))["you"] == 1, "the second seat of a table is still proved by its token"
    await client.ask("hello", table=desk["code"], person=second)
    assert client.kept[-1]["type"] == "done"
    assert [one["you"] for one in client.kept if one["type"] == "snapshot"][-1] == 0
    await client.close()


# In the hall.


@pytest.fixture
def persons(store: Store, hands: Hands) -> Persons:
    return Persons(store, hands)


@ruling("BK-10.2")
async def test_a_seat_is_claimed_awake_or_asleep_by_its_token_and_by_nothing_else(
    hall: Hall, hands: Hands, persons: Persons, store: Store
) -> None:
    aki, _ = await persons.newcomer("Aki")
    emi, _ = await persons.newcomer("Emi")
    room, tokens, _ = await two_people(hall, hands)
    assert not await claiming.claim(hall, room.code, "nonsense", aki.id)
    assert await claiming.claim(hall, room.code.lower(), tokens[0], aki.id)
    assert not await claiming.claim(hall, room.code, tokens[0], emi.id), "what is one's own is taken by nobody"
    assert not await claiming.claim(hall, room.code, tokens[1], aki.id), "nobody sits twice"
    await hall.close()
    assert await claiming.claim(hall, room.code, tokens[1], emi.id)
    assert hall.rooms == {}, "a table that sleeps is not woken for it"
    again = await hall.room(room.code)
    assert [row.person for row in again.seats] == [aki.id, emi.id, None, None]
    assert [again.seat_of(None, one) for one in (aki.id, emi.id, 99, None)] == [0, 1, None, None]
    assert again.seat_of(tokens[1], aki.id) == 1, "a token says more than a name"
    assert not await claiming.claim(hall, "ZZZZZZ", tokens[0], aki.id)


@ruling("BK-10.2")
async def test_who_enters_with_token_and_key_makes_the_seat_theirs(hall: Hall, hands: Hands, persons: Persons) -> None:
    aki, _ = await persons.newcomer("Aki")
    room, tokens, _ = await two_people(hall, hands)
    ear = Ear()
    await room.do(lambda: room.enter(ear, say.Hello(table=room.code, token=tokens[0]), aki.id))
    assert room.seats[0].person == aki.id
    with pytest.raises(NotYours):
        await enter(room, "nonsense")
    other = Ear()
    await room.do(lambda: room.enter(other, say.Hello(table=room.code), aki.id))
    assert (ear.seat, other.seat) == (0, 0)


async def test_a_person_goes_along_to_the_rematch_and_leaves_as_one(hall: Hall, hands: Hands, persons: Persons) -> None:
    aki, _ = await persons.newcomer("Aki")
    room, seated = await a_table(hall, "you", "open", "open")
    await hall.sit(room.code, SitDown(name="Beniko"))
    await claiming.claim(hall, room.code, seated.token or "", aki.id)
    assert seating.afresh(room.seats[0]).person == aki.id
    await hall.stand_up(room.code, Proof(None, aki.id))
    assert (room.seats[0].kind, room.seats[0].person) == ("open", None)
    with pytest.raises(NotYours):
        await hall.stand_up(room.code, Proof(None, aki.id))


async def test_keys_are_kept_as_hashes_and_the_oldest_make_room(persons: Persons, store: Store, hands: Hands) -> None:
    aki, key = await persons.newcomer("Aki")
    keys = [key]
    for _ in range(MOST_KEYS):
        hands.turn(1)
        keys.append(await persons.further_key(aki.id) or "")
    assert await persons.devices(aki.id) == MOST_KEYS
    assert await persons.known_by(keys[0]) is None
    assert await persons.known_by(keys[-1]) == aki
    assert await persons.further_key(aki.id + 1) is None
    written = await store.do(dump)
    assert hash_of(keys[-1]) in written
    assert not any(one in written for one in keys)


async def test_that_somebody_was_here_is_written_down_now_and_then(persons: Persons, hands: Hands) -> None:
    _, key = await persons.newcomer("Aki")
    first = await persons.known_by(key)
    hands.turn(60)
    assert await persons.known_by(key) == first
    hands.turn(SEEN_AFTER / 1000)
    await persons.known_by(key)
    later = await persons.known_by(key)
    assert first is not None and later is not None
    assert later.seen == hands.now() > first.seen
    await persons.settle(later.id, PersonForm(name="Aki", listed=True))
    assert (await persons.known_by(key)) is not None


@ruling("BK-10.3")
async def test_a_secret_leads_to_one_person_once_and_not_for_long(
    store: Store, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever process of the hall it was made at, and whichever it is brought to: all of them ask the store."""
    monkeypatch.setattr("budokan.hall.device_transfer.MOST", 3)
    transfer, elsewhere = DeviceTransfer(store, hands), DeviceTransfer(store, hands)
    before = await transfer.begin(7)
    secret = await transfer.begin(7)
    with pytest.raises(NotYours):
        await elsewhere.use(before)
    assert (await elsewhere.whose(secret), await elsewhere.use(secret), await transfer.was_used(7)) == (7, 7, True)
    with pytest.raises(NotYours):
        await transfer.use(secret)
    late = await transfer.begin(8)
    hands.turn(LASTS + 1)
    with pytest.raises(NotYours):
        await transfer.use(late)
    assert not await transfer.was_used(8)
    hands.turn(LASTS)
    await transfer.sweep()
    assert not await transfer.was_used(7)
    first = await transfer.begin(0)
    for person in range(1, 4):
        await transfer.begin(person)
    with pytest.raises(NotYours):
        await transfer.use(first)


async def test_who_comes_as_one_of_very_many_sits_with_their_token_alone(settings: Settings) -> None:
    few = replace(settings, newcomers_at_once=2, newcomers_per_minute=0.0)
    async with opened(few) as doors:
        came = [await sit(doors) for _ in range(3)]
        assert [one["key"] is not None for one in came] == [True, True, False]
        assert all(one["token"] for one in came)
        held = {"seats": [{"code": came[2]["code"], "token": came[2]["token"]}]}
        assert (await doors.http.post("/api/me/seats", json=held)).status_code == 429
        mine = await doors.http.post("/api/me/seats", json=held, headers=known(came[0]["key"]))
        assert mine.json() == {"seats": 1, "key": None}, "who is known already may hold more"
