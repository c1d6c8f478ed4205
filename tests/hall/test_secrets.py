"""BK-10.3, BK-10.5: secrets that lead somewhere once and not for long, in both databases."""

from __future__ import annotations

import asyncio

import pytest

from budokan.hall.store import Store
from budokan.hall.storing.secrets import Secrets

pytestmark = [pytest.mark.anyio, pytest.mark.both_databases]

SOON = 1_000


async def test_a_secret_leads_to_its_person_once(store: Store, kept_in: str) -> None:
    secrets = Secrets(store, "carry", 10)
    await secrets.add("open sesame", 7, SOON)
    await secrets.add("for nobody in particular", None, SOON)
    found = await secrets.find("open sesame", 0)
    assert found is not None and (found.person, found.used) == (7, False)
    assert not await secrets.was_used(7), "looking uses nothing up"
    both = await asyncio.gather(secrets.use("open sesame", 0), secrets.use("open sesame", 0))
    assert sorted(one is None for one in both) == [False, True], "of two who come at once one is too late"
    assert await secrets.was_used(7)
    for tried in ("open sesame", "Open sesame", "", "%", "' OR 1=1 --", "\ud800"):
        assert await secrets.find(tried, 0) is None
        assert await secrets.use(tried, 0) is None
    unnamed = await secrets.use("for nobody in particular", SOON)
    assert unnamed is not None and unnamed.person is None


async def test_a_secret_holds_to_its_last_moment_and_is_then_swept_away(store: Store, kept_in: str) -> None:
    secrets = Secrets(store, "carry", 10)
    await secrets.add("late", 7, SOON)
    assert await secrets.find("late", SOON) is not None
    assert await secrets.find("late", SOON + 1) is None
    assert await secrets.use("late", SOON + 1) is None
    await secrets.sweep(SOON)
    assert await _rows(store) == 1
    await secrets.sweep(SOON + 1)
    assert await _rows(store) == 0


async def test_kinds_are_apart_and_a_new_one_may_end_the_one_before(store: Store, kept_in: str) -> None:
    carry, challenge = Secrets(store, "carry", 10), Secrets(store, "challenge", 10)
    await carry.add("first", 7, SOON, alone=True)
    await carry.add("of another", 8, SOON, alone=True)
    await challenge.add("asked", 7, SOON)
    assert await challenge.use("first", 0) is None, "a link for a device answers no challenge"
    assert await carry.use("asked", 0) is None
    await carry.add("second", 7, SOON, alone=True)
    assert [await carry.find(one, 0) is not None for one in ("first", "second", "of another")] == [False, True, True]
    await carry.forget(7)
    assert [await carry.find(one, 0) is not None for one in ("second", "of another")] == [False, True]
    assert await challenge.find("asked", 0) is not None
    await challenge.drop("asked")
    assert await challenge.find("asked", 0) is None


async def test_where_too_many_are_about_the_oldest_make_room(store: Store, kept_in: str) -> None:
    few, others = Secrets(store, "challenge", 3), Secrets(store, "carry", 3)
    await others.add("stays", 1, SOON)
    for number in range(6):
        await few.add(f"number {number}", None, SOON)
    assert [await few.find(f"number {number}", 0) is not None for number in range(6)] == [False] * 3 + [True] * 3
    assert await others.find("stays", 0) is not None


async def test_who_reads_the_store_cannot_use_what_is_in_it(store: Store, kept_in: str) -> None:
    secrets = Secrets(store, "carry", 10)
    await secrets.add("open sesame", 7, SOON)
    rows = await store.do(lambda connection: connection.execute("SELECT * FROM secrets").fetchall())
    assert "open sesame" not in str(rows)
    kept = next(one for one in rows[0] if isinstance(one, str) and len(one) == 64)
    assert await secrets.use(kept, 0) is None


async def _rows(store: Store) -> int:
    (count,) = await store.do(lambda connection: connection.execute("SELECT count(*) FROM secrets").fetchone())
    return int(count)
