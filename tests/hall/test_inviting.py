"""Invitations: to people one has played with, who find them in the hall, whether or not they can be called."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hall.conftest import Open
from tests.hall.test_persons import known
from tests.support.rulings import ruling

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]


async def ask(doors: Open, key: str, method: str, path: str, status: int = 200, **body: Any) -> Any:
    answer = await doors.http.request(method, f"/api{path}", headers=known(key), json=body or None)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


async def opens(doors: Open, key: str = "") -> dict[str, Any]:
    form = {"game": "ken", "name": "Aki", "players": ["you", "open"]}
    seated: dict[str, Any] = (await doors.http.post("/api/tables", json=form, headers=known(key) if key else {})).json()
    return seated


async def met(doors: Open) -> tuple[str, str, str]:
    """The keys of Aki and Beniko, who have sat at a table together, and its code."""
    first = await opens(doors)
    other = (await doors.http.post(f"/api/tables/{first['code']}/seats", json={"name": "Beniko"})).json()
    return first["key"], other["key"], first["code"]


async def codes(doors: Open, key: str) -> list[str]:
    return [one["table"]["code"] for one in (await ask(doors, key, "GET", "/me/waiting"))["invited"]]


@ruling("BK-11.8")
async def test_who_cannot_be_called_finds_the_invitation_in_the_hall_until_they_sit(doors: Open) -> None:
    aki, beniko, before = await met(doors)
    new = (await opens(doors, aki))["code"]
    (friend,) = await ask(doors, aki, "GET", "/companions")
    assert friend == {"name": "Beniko", "code": before, "seat": 1, "calls": False}
    for _ in range(2):
        await ask(doors, aki, "POST", f"/tables/{new}/invitations", 204, code=before, seat=1)
    found = await ask(doors, beniko, "GET", "/me/waiting")
    assert [(one["table"]["code"], one["by"]) for one in found["invited"]] == [(new, 0)], "one for each table"
    assert await codes(doors, aki) == []
    told = await ask(doors, beniko, "GET", "/me/everything")
    assert [one["code"] for one in told["notices"]["invitations"]] == [new]
    await doors.http.post(f"/api/tables/{new}/seats", json={"name": "Beniko"}, headers=known(beniko))
    found = await ask(doors, beniko, "GET", "/me/waiting")
    assert (found["invited"], {one["table"]["code"] for one in found["under_way"]}) == ([], {before, new})


@ruling("BK-11.8")
async def test_an_invitation_is_declined_and_passes_with_the_last_open_seat(doors: Open) -> None:
    aki, beniko, before = await met(doors)
    one, other = (await opens(doors, aki))["code"], (await opens(doors, aki))["code"]
    for code in (one, other):
        await ask(doors, aki, "POST", f"/tables/{code}/invitations", 204, code=before, seat=1)
    assert set(await codes(doors, beniko)) == {one, other}
    await ask(doors, beniko, "DELETE", f"/me/invitations/{one}", 204)
    assert await codes(doors, beniko) == [other]
    await doors.http.post(f"/api/tables/{other}/seats", json={"name": "Chie"})
    assert await codes(doors, beniko) == []


@ruling("BK-11.8")
async def test_who_does_not_wish_to_be_invited_is_not_offered(doors: Open) -> None:
    aki, beniko, before = await met(doors)
    new = (await opens(doors, aki))["code"]
    wishes: dict[str, Any] = {"language": "en", "zone": "UTC", "quiet": None, "kinds": ["decision"]}
    await ask(doors, beniko, "PUT", "/notices", **wishes)
    assert await ask(doors, aki, "GET", "/companions") == []
    await ask(doors, aki, "POST", f"/tables/{new}/invitations", 404, code=before, seat=1)
    assert await codes(doors, beniko) == []
