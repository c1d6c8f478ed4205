"""Names: the hall answers to its own, and to no page from elsewhere that wants something done."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from budokan.hall.hosts import Hosts, read_hosts
from budokan.hall.settings import Settings
from budokan.kernel.errors import BadWords
from tests.hall.conftest import Open, opened
from tests.support.rulings import ruling

pytestmark = pytest.mark.anyio


def place_of(doors: Open) -> tuple[str, int]:
    url = httpx.URL(doors.address)
    return url.host, url.port or 0


KEPT = Settings(data=Path(), allowed_hosts=("Budokan.example",), origins=("https://club.example",))


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("203.0.113.9", True),
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("dojo:8000", True),
        ("dojo.local.:8000", True),
        ("dojo.lan", True),
        ("dojo.home.arpa", True),
        ("budokan.example", True),
        ("club.example:443", True),
        ("evil.example", False),
        ("dojo.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("other.local", False),
        ("evil.lan", False),
        ("", False),
        (None, False),
        ("127.0.0.1:" + "9" * 3000, False),
        ("[::1%" + "a" * 3000 + "]", False),
        ("a" * 3000, False),
        ("127.0.0.1:8000@evil.example", False),
        ("127.0.0.1 evil", False),
    ],
)
@ruling("BK-7.1")
def test_the_hall_knows_its_names_and_every_address(host: str | None, known: bool) -> None:
    assert Hosts(KEPT, machine="Dojo").knows(host) == known


def test_a_machine_with_a_long_name_is_known_by_both_parts() -> None:
    hosts = Hosts(Settings(data=Path()), machine="dojo.club.example")
    assert [hosts.knows(one) for one in ("dojo.club.example", "dojo", "dojo.local", "club.example")] == [
        True,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("origin", "host", "site", "welcome"),
    [
        (None, "hall:8000", None, True),
        (None, "hall:8000", "same-origin", True),
        (None, "hall:8000", "none", True),
        (None, "hall:8000", "cross-site", False),
        ("http://hall:8000", "hall:8000", "same-origin", True),
        ("https://Hall:8000", "hall:8000", None, True),
        ("http://hall:8001", "hall:8000", None, False),
        ("http://evil.example", "hall:8000", None, False),
        ("http://hall:8000.evil.example", "hall:8000", None, False),
        ("null", "hall:8000", None, False),
        ("http://[", "hall:8000", None, False),
        ("", "hall:8000", None, False),
        ("https://club.example", "hall:8000", None, True),
        ("https://budokan.example", "127.0.0.1:8000", None, True),
        ("https://budokan.example.evil.example", "127.0.0.1:8000", None, False),
        ("http://hall:8000", None, None, False),
    ],
)
def test_only_pages_of_the_hall_have_something_done(
    origin: str | None, host: str | None, site: str | None, welcome: bool
) -> None:
    assert Hosts(KEPT, machine="dojo").welcomes(origin, host, site) == welcome


@pytest.mark.parametrize("words", ["", "http://hall.example", "hall.example:80", "*", "a b", "x" * 300])
def test_what_is_no_name_is_said_before_the_hall_opens(words: str) -> None:
    with pytest.raises(BadWords, match="is no name a hall could be reached by"):
        read_hosts([words])


@ruling("BK-7.1")
@pytest.mark.parametrize(
    ("host", "at", "ours"),
    [
        ("dojo.local:8000", "192.168.1.20", True),
        ("budokan.example", "127.0.0.1", True),
        ("192.168.1.20:8000", "192.168.1.20", True),
        ("127.0.0.1:8000", "127.0.0.1", True),
        ("192.168.1.66:8000", "192.168.1.20", False),
        ("203.0.113.9", "127.0.0.1", False),
        ("[2606:4700::1]:80", "2606:4700::2", False),
        ("203.0.113.9", "", False),
        ("evil.example", "192.168.1.20", False),
        (None, "192.168.1.20", False),
    ],
)
def test_a_link_leads_here_if_it_has_our_name_or_the_address_that_was_called(host: str | None, at: str, ours: bool) -> None:
    assert Hosts(KEPT, machine="dojo.uni.example").are_ours(host, at) is ours


async def test_a_name_that_is_none_of_the_halls_is_refused_in_one_sentence(doors: Open) -> None:
    for path in ("/", "/api/hall", "/api/tables", "/schema/openapi.json", "/table/BCDFGH"):
        answer = await doors.http.get(path, headers={"host": "evil.example"})
        assert answer.status_code == 421, path
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.text.splitlines() == [
            "This hall is not called “evil.example”; who keeps it can let it be, with --allowed-host.",
            "Questa sala non si chiama «evil.example»; chi la tiene può permetterlo con --allowed-host.",
        ]
    opened_table = await doors.http.post("/api/play", json={"game": "samurai-sword"}, headers={"host": "evil.example"})
    assert opened_table.status_code == 421
    with pytest.raises(InvalidStatus) as refused:
        await connect(
            "ws://evil.example/ws", sock=socket.create_connection(place_of(doors)), origin=Origin("http://evil.example")
        )
    assert refused.value.response.status_code == 403


async def test_the_names_of_the_machine_and_those_that_were_named_are_welcome(settings: Settings) -> None:
    async with opened(replace(settings, allowed_hosts=("budokan.example",))) as doors:
        for host in (
            "budokan.example",
            "localhost:1",
            "10.1.2.3",
            "[::1]",
            socket.gethostname(),
            f"{socket.gethostname()}.local",
        ):
            assert (await doors.http.get("/api/hall", headers={"host": host})).status_code == 200, host


@pytest.mark.parametrize("type", ["text/plain", "application/x-www-form-urlencoded", "application/json"])
async def test_a_page_from_elsewhere_opens_no_table(doors: Open, type: str) -> None:
    for path, body in (
        ("/api/play", b'{"game": "samurai-sword"}'),
        ("/api/tables", b'{"game": "samurai-sword", "players": ["you", "open", "open"], "public": true}'),
        ("/api/replays", b"anything"),
    ):
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            answer = await doors.http.post(path, content=body, headers={"content-type": type, **headers})
            assert (answer.status_code, answer.json()["why"]["id"]) == (403, "hall-wrong-page")
    assert (await doors.http.get("/api/tables")).json() == []
    own = {"origin": doors.address.rstrip("/"), "sec-fetch-site": "same-origin", "content-type": type}
    assert (await doors.http.post("/api/play", content=b'{"game": "samurai-sword"}', headers=own)).status_code == 201
