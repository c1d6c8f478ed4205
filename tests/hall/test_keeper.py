"""The keeper lets the network in while the hall runs, and closes it again; nobody else can."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from msgspec.structs import replace

from budokan.hall.errors import NotYours
from budokan.hall.keeper import ONCE_WITHIN, Keeper
from budokan.hall.serving import open_hall
from budokan.hall.settings import Settings
from budokan.hall.store import Store
from budokan.hall.timekeeping import RealTime
from tests.hall.people import PATIENCE, Client, Hands
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio

NEIGHBOUR = "127.0.0.2"
"""Another address of this machine stands for its network."""


class House:
    """A hall at 127.0.0.1 whose keeper may open it at the neighbour's address."""

    def __init__(self, address: str, keeper: Keeper) -> None:
        self.address = address
        self.keeper = keeper
        self.port = httpx.URL(address).port
        self.beside = f"http://{NEIGHBOUR}:{self.port}"

    @property
    def key(self) -> str:
        return self.keeper.link(self.address).partition("#")[2]

    def browser(self, address: str = "") -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=address or self.address, trust_env=False, timeout=60)

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[httpx.AsyncClient]:
        """The browser of the keeper."""
        async with self.browser() as browser:
            answer = await browser.post("/api/keeper", json={"key": self.key})
            assert answer.status_code == 204
            yield browser


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    keeper = Keeper(RealTime())
    store = Store(settings.data)
    try:
        async with open_hall(replace(settings, network=(NEIGHBOUR,)), store, keeper=keeper) as address:
            yield House(address, keeper)
    finally:
        store.close()


async def answers(address: str) -> bool:
    async with httpx.AsyncClient(trust_env=False, timeout=60) as http:
        try:
            return (await http.get(f"{address}/api/hall")).status_code == 200
        except httpx.ConnectError:
            return False


@ruling("BK-7.6")
async def test_the_keeper_lets_the_network_in_and_closes_it_again(house: House) -> None:
    assert not await answers(house.beside)
    async with house.kept() as browser:
        before = (await browser.get("/api/keeper")).json()
        assert before == {"addresses": [], "keeper": True, "can_open": True, "opened": False}
        opened = await browser.post("/api/keeper/network")
        assert opened.json() == {"addresses": [house.beside], "keeper": True, "can_open": False, "opened": True}
        assert await answers(house.beside)
        assert (await browser.post("/api/keeper/network")).json() == opened.json(), "opened once"
        made = (await browser.post("/api/tables", json={"game": "samurai-sword", "players": ["you", "open", "open"]})).json()
        drawn = await browser.get(f"/api/tables/{made['code']}/qr")
        assert f"<title>{house.beside}/table/{made['code']}</title>" in drawn.text
        guest = await Client.at(house.beside)
        assert (await guest.sit({"code": made["code"]}))["type"] == "snapshot"
        assert (await browser.delete("/api/keeper/network")).json() == before
        await asyncio.wait_for(guest.line.wait_closed(), PATIENCE)
        assert not await answers(house.beside)
        assert (await browser.get("/api/hall")).status_code == 200
        await browser.post("/api/keeper/network")
        assert await answers(house.beside), "as often as they like"


@ruling("BK-7.5")
async def test_nobody_else_can(house: House) -> None:
    async with house.browser() as other, house.kept() as keeper:
        for ask in (other.post, other.delete):
            refused = await ask("/api/keeper/network")
            assert (refused.status_code, refused.json()["why"]["id"]) == (403, "hall-not-the-keeper")
        for key in ("", "x" * 64, house.key[:-1]):
            assert (await other.post("/api/keeper", json={"key": key})).status_code == 403
        assert (await other.get("/api/keeper")).json()["keeper"] is False
        assert not await answers(house.beside)
        await keeper.post("/api/keeper/network")
    async with house.browser(house.beside) as guest:
        told = (await guest.get("/api/keeper")).json()
        assert told == {"addresses": [house.beside], "keeper": False, "can_open": False, "opened": False}
        assert (await guest.delete("/api/keeper/network")).status_code == 403
        assert await answers(house.beside)


@ruling("BK-7.5")
async def test_not_for_another_name_nor_from_another_page(house: House) -> None:
    async with house.kept() as browser:
        for headers in (
            {"host": f"192.168.1.5:{house.port}"},
            {"origin": "http://evil.example"},
            {"origin": f"http://127.0.0.1:{(house.port or 0) + 1}"},
            {"sec-fetch-site": "cross-site"},
        ):
            refused = await browser.post("/api/keeper/network", headers=headers)
            assert refused.status_code == 403, headers
        assert (await browser.post("/api/keeper/network", headers={"host": "evil.example"})).status_code == 421
        assert not await answers(house.beside)


@ruling("BK-7.5")
async def test_the_cookie_is_for_no_script_no_other_page_and_no_other_path(house: House) -> None:
    async with house.browser() as browser:
        told = (await browser.post("/api/keeper", json={"key": house.key})).headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=strict" in told
    assert "path=/api/keeper" in told
    assert house.key.lower() not in told


@ruling("BK-7.5")
def test_the_key_a_browser_is_started_with_works_once_and_not_for_long() -> None:
    hands = Hands()
    keeper = Keeper(hands)
    link = keeper.link("http://127.0.0.1:8000/", once=True)
    assert link.startswith("http://127.0.0.1:8000/keeper#")
    key = link.partition("#")[2]
    cookie = keeper.cookie_for(key)
    with pytest.raises(NotYours):
        keeper.cookie_for(key)
    late = keeper.link("", once=True).partition("#")[2]
    hands.turn(ONCE_WITHIN + 1)
    with pytest.raises(NotYours):
        keeper.cookie_for(late)
    standing = keeper.link("").partition("#")[2]
    assert keeper.cookie_for(standing) == keeper.cookie_for(standing) == cookie
    assert keeper.is_here(cookie, "127.0.0.1", "localhost:8000")
    assert keeper.is_here(cookie, "::1", "[::1]:8000")
    assert not keeper.is_here(None, "127.0.0.1", "localhost:8000")
    assert not keeper.is_here(cookie, "192.168.1.7", "localhost:8000")
    assert not keeper.is_here(cookie, "127.0.0.1", "dojo.local:8000")
    assert not keeper.is_here(standing, "127.0.0.1", "localhost:8000")
    assert not keeper.is_here("é", "127.0.0.1", "localhost:8000")


@ruling("BK-7.6")
async def test_a_machine_on_no_network_says_so(settings: Settings) -> None:
    keeper = Keeper(RealTime())
    store = Store(settings.data)
    try:
        async with open_hall(replace(settings, network=("192.0.2.1",)), store, keeper=keeper) as address:
            house = House(address, keeper)
            async with house.kept() as browser:
                refused = await browser.post("/api/keeper/network")
                assert (refused.status_code, refused.json()["why"]["id"]) == (409, "hall-no-network")
                assert (await browser.get("/api/keeper")).json()["opened"] is False
    finally:
        store.close()
