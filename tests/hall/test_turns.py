"""A queue of things to do: one after another, each error to whoever waits, nobody left waiting at the end."""

from __future__ import annotations

import asyncio

import pytest

from budokan.hall.errors import Refusal
from budokan.hall.turns import Turns

pytestmark = pytest.mark.anyio


async def test_everything_is_done_in_its_turn() -> None:
    done: list[str] = []
    turns = Turns("test", lambda: done.append("opens"), lambda: done.append("begins"), lambda _: None)

    async def slow(name: str) -> str:
        await asyncio.sleep(0)
        assert turns.acting
        done.append(name)
        return name

    first, then = await asyncio.gather(turns.do(lambda: slow("one")), turns.do(lambda: slow("two")))
    assert (first, then) == ("one", "two")
    assert done == ["opens", "begins", "one", "begins", "two"]
    assert turns.idle
    assert not turns.acting
    await turns.close()


async def test_whatever_is_lined_up_others_have_their_turn_in_between() -> None:
    """A hundred people who came to one table at once were let in without a word to anybody else."""
    turns = Turns("test", lambda: None, lambda: None, lambda _: None)
    done: list[int] = []

    async def at_once() -> None:
        done.append(len(done))

    lined_up = [turns.do(at_once) for _ in range(100)]
    seen: list[int] = []
    while len(done) < len(lined_up):
        await asyncio.sleep(0)
        seen.append(len(done))
    assert len(set(seen)) > len(lined_up) // 2
    await asyncio.gather(*lined_up)
    await turns.close()


async def test_an_error_goes_to_whoever_waits_and_the_next_thing_is_done(caplog: pytest.LogCaptureFixture) -> None:
    failed: list[Exception] = []
    turns = Turns("test", lambda: None, lambda: None, failed.append)

    async def refuses() -> None:
        raise Refusal("hall-empty-line")

    async def answers() -> int:
        return 7

    turns.post(refuses)
    with pytest.raises(Refusal):
        await turns.do(refuses)
    assert await turns.do(answers) == 7
    assert [type(error) for error in failed] == [Refusal, Refusal]
    assert len(caplog.records) == 1  # nobody waited for the first
    await turns.close()


async def test_who_still_waits_at_the_end_gets_no_answer() -> None:
    turns = Turns("test", lambda: None, lambda: None, lambda _: None)
    begun = asyncio.Event()

    async def for_ever() -> None:
        begun.set()
        await asyncio.Event().wait()

    waiting = [turns.do(for_ever), turns.do(for_ever)]
    await begun.wait()
    assert not turns.idle
    await turns.close()
    assert [one.cancelled() for one in waiting] == [True, True]


async def test_whatever_goes_wrong_the_next_thing_has_its_turn(caplog: pytest.LogCaptureFixture) -> None:
    def breaks(*_: object) -> None:
        raise ValueError("a bug of ours")

    async def waits_for_what_is_called_off() -> None:
        thought = asyncio.create_task(asyncio.sleep(60))
        thought.cancel()
        await thought

    async def answers() -> int:
        return 7

    opening = Turns("test", breaks, lambda: None, lambda _: None)
    assert await asyncio.wait_for(opening.do(answers), 5) == 7
    beginning = Turns("test", lambda: None, breaks, breaks)
    for _ in range(2):
        with pytest.raises(ValueError, match="a bug of ours"):
            await asyncio.wait_for(beginning.do(answers), 5)
    assert [record.message for record in caplog.records] == ["while an error was told"] * 2
    with pytest.raises(asyncio.CancelledError):
        await opening.do(waits_for_what_is_called_off)
    assert await asyncio.wait_for(opening.do(answers), 5) == 7
    await asyncio.gather(opening.close(), beginning.close())
