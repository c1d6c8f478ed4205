"""Passkeys: made by somebody the hall knows, shown where it does not; whatever else is shown is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from budokan.hall.errors import NotYours, Refusal
from budokan.hall.passkeys import LASTS, MOST, MOST_PASSKEYS, Passkeys, Where, can_have_passkeys
from budokan.hall.store import Store
from budokan.hall.storing.persons import Persons
from tests.hall.conftest import Open
from tests.hall.people import Hands
from tests.hall.test_persons import known, sit
from tests.support.authenticator import Authenticator
from tests.support.rulings import ruling

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]

HERE = Where("localhost", "http://localhost:8000")


@pytest.fixture
def passkeys(store: Store, hands: Hands) -> Passkeys:
    return Passkeys(store, hands)


@pytest.fixture
def persons(store: Store, hands: Hands) -> Persons:
    return Persons(store, hands)


async def made(passkeys: Passkeys, person: int) -> Authenticator:
    one = Authenticator()
    await passkeys.add(person, one.make(await passkeys.offer(person, "Aki", HERE), HERE.origin), HERE)
    return one


@ruling("BK-10.5")
async def test_a_passkey_leads_to_its_person_and_a_challenge_works_once(passkeys: Passkeys) -> None:
    one, other = await made(passkeys, 1), await made(passkeys, 2)
    assert await passkeys.whose(one.show(await passkeys.ask(HERE), HERE.origin), HERE) == 1
    shown = other.show(await passkeys.ask(HERE), HERE.origin)
    assert await passkeys.whose(shown, HERE) == 2
    with pytest.raises(Refusal) as late:
        await passkeys.whose(shown, HERE)
    assert late.value.why.id == "hall-late-passkey"
    await passkeys.forget(1)
    with pytest.raises(NotYours) as unknown:
        await passkeys.whose(one.show(await passkeys.ask(HERE), HERE.origin), HERE)
    assert unknown.value.why.id == "hall-no-passkey"
    assert [await passkeys.count(person) for person in (1, 2)] == [0, 1]


@ruling("BK-10.5")
async def test_what_was_signed_elsewhere_by_others_or_before_is_refused(passkeys: Passkeys, hands: Hands) -> None:
    one = await made(passkeys, 1)
    elsewhere = one.show(await passkeys.ask(HERE), "http://evil.example")
    stolen = Authenticator()
    stolen.id = one.id
    cloned = one.show(await passkeys.ask(HERE), HERE.origin)
    await passkeys.whose(one.show(await passkeys.ask(HERE), HERE.origin), HERE)
    for shown in (elsewhere, stolen.show(await passkeys.ask(HERE), HERE.origin), cloned):
        with pytest.raises(NotYours) as refused:
            await passkeys.whose(shown, HERE)
        assert refused.value.why.id == "hall-bad-passkey"
    slow = one.show(await passkeys.ask(HERE), HERE.origin)
    hands.turn(LASTS + 1)
    await passkeys.sweep()
    with pytest.raises(Refusal):
        await passkeys.whose(slow, HERE)


async def test_a_challenge_given_to_one_makes_no_passkey_for_another(passkeys: Passkeys) -> None:
    offered = await passkeys.offer(1, "Aki", HERE)
    with pytest.raises(Refusal):
        await passkeys.add(2, Authenticator().make(offered, HERE.origin), HERE)
    asked = await passkeys.ask(HERE)
    with pytest.raises(Refusal):
        await passkeys.add(1, Authenticator().make({**offered, "challenge": asked["challenge"]}, HERE.origin), HERE)
    with pytest.raises(Refusal):
        await passkeys.add(1, Authenticator().make(await passkeys.offer(1, "Aki", HERE), "http://evil.example"), HERE)
    assert await passkeys.count(1) == 0


async def test_rubbish_is_refused_and_everything_is_bounded(passkeys: Passkeys) -> None:
    junk: list[Any] = [
        {},
        {"response": None},
        {"response": {"clientDataJSON": 7}},
        {"response": {"clientDataJSON": "!"}},
        {"response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": "A" * 20_000}},
    ]
    for one in junk:
        with pytest.raises(Refusal):
            await passkeys.whose(one, HERE)
        with pytest.raises(Refusal):
            await passkeys.add(1, one, HERE)
    first = await passkeys.ask(HERE)
    await asyncio.gather(*(passkeys.ask(HERE) for _ in range(MOST)))
    with pytest.raises(Refusal):
        await passkeys.whose(Authenticator().show(first, HERE.origin), HERE)
    for _ in range(MOST_PASSKEYS):
        await made(passkeys, 1)
    with pytest.raises(Refusal):
        await passkeys.offer(1, "Aki", HERE)


async def test_one_that_is_kept_already_is_refused_and_nobody_has_more_than_so_many(passkeys: Passkeys) -> None:
    one = await made(passkeys, 1)
    for person in (1, 2):
        with pytest.raises(Refusal):
            await passkeys.add(person, one.make(await passkeys.offer(person, "Aki", HERE), HERE.origin), HERE)
    offered = [await passkeys.offer(2, "Emi", HERE) for _ in range(MOST_PASSKEYS + 1)]
    for each in offered[:-1]:
        await passkeys.add(2, Authenticator().make(each, HERE.origin), HERE)
    with pytest.raises(Refusal):
        await passkeys.add(2, Authenticator().make(offered[-1], HERE.origin), HERE)
    assert [await passkeys.count(person) for person in (1, 2)] == [1, MOST_PASSKEYS]


async def test_no_address_crowds_out_what_others_were_asked(passkeys: Passkeys) -> None:
    one = await made(passkeys, 1)
    asked = await passkeys.ask(HERE)
    for _ in range(MOST):
        await passkeys.ask(HERE._replace(address="192.0.2.1"))
    assert await passkeys.whose(one.show(asked, HERE.origin), HERE) == 1


def test_where_browsers_know_passkeys() -> None:
    for name, origin, holds in (
        ("localhost", "http://localhost:8000", True),
        ("budokan.example", "https://budokan.example", True),
        ("budokan.example", "http://budokan.example", False),
        ("127.0.0.1", "http://127.0.0.1:8000", False),
        ("[::1]", "http://[::1]:8000", False),
        ("192.168.1.20", "https://192.168.1.20", False),
    ):
        assert can_have_passkeys(Where(name, origin)) is holds, name


@ruling("BK-10.5")
async def test_over_http_a_passkey_gives_a_second_device_a_key_of_its_own(doors: Open) -> None:
    port = httpx.URL(doors.address).port
    page = {"host": f"localhost:{port}", "origin": f"http://localhost:{port}"}
    seated = await sit(doors)
    own = {**page, **known(seated["key"])}
    one = Authenticator()
    offered = (await doors.http.post("/api/me/passkeys/options", headers=own)).json()
    sent = {"credential": one.make(offered, page["origin"])}
    assert (await doors.http.post("/api/me/passkeys", json=sent, headers=own)).status_code == 204
    assert (await doors.http.get("/api/me", headers=own)).json()["passkeys"] == 1
    asked = (await doors.http.post("/api/passkeys/options", headers=page)).json()
    shown = {"credential": one.show(asked, page["origin"])}
    key = (await doors.http.post("/api/passkeys", json=shown, headers=page)).json()["key"]
    assert [row["code"] for row in (await doors.http.get("/api/me/seats", headers=known(key))).json()] == [seated["code"]]
    bare = await doors.http.post("/api/passkeys/options", headers={"origin": doors.address.rstrip("/")})
    assert bare.json()["why"]["id"] == "hall-no-passkeys-here"
    assert (await doors.http.delete("/api/me/passkeys", headers=own)).status_code == 204
    tries = [await doors.http.post("/api/passkeys", json=shown, headers=page) for _ in range(30)]
    assert tries[0].status_code == 409
    assert tries[-1].status_code == 429
