"""Addresses: X-Forwarded-For is believed from nobody who was not named, and a household counts as one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from budokan.hall.proxies import household, read_proxies
from budokan.hall.settings import Settings
from budokan.kernel.errors import BadWords
from tests.hall.conftest import opened

pytestmark = pytest.mark.anyio


async def refusals(settings: Settings) -> list[int]:
    """What seven people are answered who say that each comes from an address of their own, where five requests are allowed."""
    async with opened(replace(settings, requests_per_second=0.001, requests_at_once=5)) as doors:
        ask = doors.http.get
        return [(await ask("/api/hall", headers={"x-forwarded-for": f"203.0.113.{one}"})).status_code for one in range(7)]


async def test_nobody_is_believed_about_where_they_come_from(settings: Settings) -> None:
    assert await refusals(settings) == [200] * 5 + [429, 429]


async def test_a_proxy_that_was_named_is_believed(settings: Settings) -> None:
    assert await refusals(replace(settings, trusted_proxies=("127.0.0.0/8",))) == [200] * 7
    assert await refusals(replace(settings, trusted_proxies=("192.0.2.7",))) == [200] * 5 + [429, 429]


async def test_a_proxy_that_was_named_may_have_many_connections(settings: Settings) -> None:
    """They are those of many people: `connections_per_address` counts the addresses it tells."""
    from tests.hall.test_door import half_open

    named = replace(settings, trusted_proxies=("127.0.0.1",), requests_per_address=3)
    async with opened(named) as doors, half_open(doors, 6):
        assert (await doors.http.get("/api/hall")).status_code == 200


@pytest.mark.parametrize("words", ["", "*", "localhost", "10.0.0.1/8", "1.2.3"])
def test_what_is_no_address_is_said_before_the_hall_opens(words: str) -> None:
    with pytest.raises(BadWords, match="is no address of a server"):
        read_proxies([words])


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.168.1.20", "192.168.1.20"),
        ("::ffff:192.168.1.20", "192.168.1.20"),
        ("2a00:1450:4001:82b::200e", "2a00:1450:4001:82b::/64"),
        ("2a00:1450:4001:82b:1:2:3:4", "2a00:1450:4001:82b::/64"),
        ("fe80::1", "fe80::1"),
        ("fd12:3456::1", "fd12:3456::1"),
        ("::1", "::1"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_the_addresses_of_a_household_count_as_one(address: str, counted: str) -> None:
    assert household(address) == counted
