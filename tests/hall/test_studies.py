"""The Lab of a hall: the keeper's studies, what strangers may ask for, and processes that can be ended."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from budokan.hall.keeper import Keeper
from budokan.hall.schemas.lab import StudyForm
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.studies import Studies
from budokan.hall.timekeeping import RealTime
from tests.hall.test_keeper import House

pytestmark = pytest.mark.anyio

STUDIES = "/api/keeper/lab/studies"

NODACHI = {
    "game": "samurai-sword",
    "name": "Nodachi <b>",
    "seats": 3,
    "bots": ["uniform"],
    "games": 2,
    "variant": [{"name": "at 2 wounds", "cards": {"nodachi": {"wounds": 2}}}],
}
LONG = NODACHI | {"games": 5000}


@pytest.fixture
def lab() -> int:
    """Games that a stranger may ask for a day."""
    return 0


@pytest.fixture
async def house(settings: Settings, lab: int) -> AsyncIterator[House]:
    keeper, store = Keeper(RealTime()), Store(settings.data)
    try:
        async with open_hall(replace(settings, lab=lab), store, keeper=keeper) as address:
            yield House(address, keeper)
    finally:
        store.close()


async def ended(browser: httpx.AsyncClient, id: str, state: str = "done") -> dict[str, Any]:
    """The study when it has come to this."""
    for _ in range(1200):
        found: dict[str, Any] = (await browser.get(f"{STUDIES}/{id}")).json()
        if found["progress"]["state"] == state:
            return found
        assert found["progress"]["state"] in ("running", state), found["progress"]
        await asyncio.sleep(0.1)
    raise AssertionError("it did not come to its end")


async def test_a_study_is_carried_out_kept_and_its_page_read(house: House) -> None:
    async with house.kept() as keeper:
        offered = (await keeper.get("/api/keeper/lab")).json()
        assert (offered["why"], offered["keeper"], offered["studies"]) == (None, True, [])
        begun = (await keeper.post(STUDIES, json=NODACHI)).json()
        found = await ended(keeper, begun["id"])
        progress = found["progress"]
        assert (progress["games"], progress["of"], progress["deals"]) == (4, 4, 2)
        assert [one["name"] for one in progress["variants"]] == ["as printed", "at 2 wounds"]
        assert progress["variants"][1]["difference"]["low"] <= 0 <= progress["variants"][1]["difference"]["high"]
        assert set(progress["told"]) == {"en", "it"}
        page = await keeper.get(f"{STUDIES}/{begun['id']}/report", params={"language": "it"})
        assert '<html lang="it">' in page.text
        assert "Nodachi &lt;b&gt;" in page.text
        assert page.headers.get_list("content-security-policy") == [
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox"
        ]
        assert [one["id"] for one in (await keeper.get("/api/keeper/lab")).json()["studies"]] == [begun["id"]]
        assert (await keeper.delete(f"{STUDIES}/{begun['id']}")).status_code == 204
        assert (await keeper.get(f"{STUDIES}/{begun['id']}")).status_code == 404


async def test_a_study_is_stopped_and_goes_on(house: House) -> None:
    async with house.kept() as keeper:
        id = (await keeper.post(STUDIES, json=LONG)).json()["id"]
        assert (await keeper.post(STUDIES, json=NODACHI)).json()["why"]["id"] == "hall-lab-busy"
        while not (await keeper.get(f"{STUDIES}/{id}")).json()["progress"]["games"]:
            await asyncio.sleep(0.1)
        stopped = (await keeper.post(f"{STUDIES}/{id}/stop")).json()["progress"]
        assert stopped["state"] == "stopped"
        await asyncio.sleep(0)
        going = (await keeper.post(f"{STUDIES}/{id}/go-on")).json()["progress"]
        assert going["state"] == "running"
        assert going["games"] >= stopped["games"] > 0
        assert (await keeper.delete(f"{STUDIES}/{id}")).status_code == 204


async def test_strangers_may_not_unless_the_keeper_says_so(house: House) -> None:
    async with house.browser() as stranger:
        offered = (await stranger.get("/api/keeper/lab")).json()
        assert (offered["games"], offered["why"]["id"], offered["studies"]) == (0, "hall-lab-keeper", [])
        refused = await stranger.post(STUDIES, json=NODACHI)
        assert (refused.status_code, refused.json()["why"]["id"]) == (403, "hall-lab-keeper")


@pytest.mark.parametrize("lab", [6])
async def test_strangers_have_a_quota(house: House, lab: int) -> None:
    async with house.browser() as stranger:
        assert (await stranger.get("/api/keeper/lab")).json()["games"] == lab
        assert (await stranger.post(STUDIES, json=LONG)).json()["why"]["id"] == "hall-lab-too-many"
        begun = (await stranger.post(STUDIES, json=NODACHI)).json()
        await ended(stranger, begun["id"])
        assert (await stranger.get("/api/keeper/lab")).json()["games"] == lab - 4
        assert (await stranger.post(STUDIES, json=NODACHI)).json()["why"]["id"] == "hall-lab-too-many"
        assert (await stranger.get("/api/keeper/lab")).json()["studies"] == [], "others' studies are not listed"


async def test_strangers_make_room_among_themselves_alone(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Many small studies of strangers threw away what the keeper had kept."""
    monkeypatch.setattr("budokan.hall.studies.MOST_OF_STRANGERS", 2)
    studies = Studies(settings, RealTime())
    asked = msgspec.json.encode(StudyForm(game="ken", name="x"))
    for name, keeper in (("own", True), ("a", False), ("b", False), ("c", False), ("d", False)):
        studies._lay_out(settings.data / "lab" / name, asked, keeper=keeper)
        os.utime(settings.data / "lab" / name / "asked.json", (len(name), ord(name[0])))
    left = {folder.name for folder in (settings.data / "lab").iterdir()}
    assert left == {"own", "c", "d"}


@pytest.mark.parametrize("lab", [10_000_000])
async def test_a_study_of_a_stranger_that_goes_on_is_as_long_as_it_may_be(
    house: House, lab: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who stopped theirs and went on had no end set for it any more."""
    monkeypatch.setattr("budokan.hall.studies.HOURS_FOR_STRANGERS", 2 / 3600)
    async with house.browser() as stranger:
        id = (await stranger.post(STUDIES, json=LONG)).json()["id"]
        await ended(stranger, id, "stopped")
        assert (await stranger.post(f"{STUDIES}/{id}/go-on")).json()["progress"]["state"] == "running"
        await ended(stranger, id, "stopped")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"bots": ["stdio:true"]}, "stdio:true"),
        ({"bots": ["playouts:100000"]}, "playouts:100000"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"variant": [{"name": "x", "cards": {"nodachi": {"wounds": 77}}}]}, "77"),
        ({"measure": ["nonsense"]}, "nonsense"),
    ],
)
async def test_what_does_not_hold_is_told_in_both_languages(
    settings: Settings, change: dict[str, Any], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    """What was asked is read by the process that would carry it out."""
    from budokan.lab.hosted import carry  # the lab is not needed by the other tests here

    folder = settings.data / "lab" / "one"
    folder.mkdir(parents=True)
    studies = Studies(settings, RealTime())
    (folder / "asked.json").write_bytes(msgspec.json.encode(NODACHI | change))
    carry(folder)
    found = await studies.info("one")
    assert found.progress.state == "refused"
    assert said in found.progress.why["en"] or said == "nonsense"
    assert set(found.progress.why) == {"en", "it"}


@pytest.mark.parametrize("change", [{"cards": "/etc"}, {"rows": ["decisions"]}, {"games": 10**7}, {"more": 1}])
async def test_forms_that_name_files_or_too_much_are_not_read(house: House, change: dict[str, Any]) -> None:
    async with house.kept() as keeper:
        assert (await keeper.post(STUDIES, json=NODACHI | change)).status_code == 400


async def test_ids_lead_nowhere_else(house: House) -> None:
    async with house.kept() as keeper:
        for id in ("%2e%2e%2f", "..%2f..", "a" * 50, "a.b"):
            assert (await keeper.get(f"{STUDIES}/{id}")).status_code == 404
            assert (await keeper.delete(f"{STUDIES}/{id}")).status_code in (404, 405)


async def test_several_processes_have_no_lab(settings: Settings) -> None:
    studies = Studies(replace(settings, database="postgresql://x"), RealTime())
    games, refusal = studies.offered("here", keeper=True)
    assert games == 0
    assert refusal is not None
    assert refusal.why.id == "hall-lab-one-process"
