"""Hints: two moves with their chances, what may be thought of the others, and nothing a seat could not work out itself."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from budokan import Luck, game
from budokan.games.samurai_sword.table import Deed
from budokan.hall.errors import Refusal
from budokan.hall.lobby import Hall
from budokan.hall.pool import Busy
from budokan.hall.room import Room
from budokan.hall.thinkers import Thinkers, advise, as_seen
from budokan.kernel.words import words
from budokan.players.bots import LEVELS, Level
from budokan.players.thought import Budget
from tests.hall.people import Ear, Hands, enter, play_first
from tests.hall.tables import a_table, until_asked, until_it_has
from tests.support.samurai_sword import layout

pytestmark = pytest.mark.anyio

GAME = game("samurai-sword")


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The adviser thinks in this very process and not for long: what he says is tested, not where."""
    monkeypatch.setitem(LEVELS, "sensei", Level(budget=Budget(playouts=30)))

    async def run(_: Any, work: Any, *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr("budokan.hall.pool.Pool.run", run)


async def asked(hall: Hall, hands: Hands, *, hints: bool = True) -> tuple[Room, Ear]:
    room, seated = await a_table(hall, "you", "uniform", "uniform", "uniform", hints=hints)
    await until_asked(room, hands, 0)
    return room, await enter(room, seated.token)


async def answered(ear: Ear, kind: str) -> dict[str, Any]:
    for _ in range(2000):
        if found := ear.heard(kind):
            return found[-1]
        await asyncio.sleep(0.005)
    raise AssertionError(f"no {kind} came")


async def test_a_hint_gives_the_two_best_moves_and_what_the_others_may_be(hall: Hall, hands: Hands, here: None) -> None:
    room, ear = await asked(hall, hands)
    room.plan.hints.ask(ear, 0, 7)
    hint = await answered(ear, "hint")
    assert room.live is not None
    table = room.live.table
    assert (hint["re"], hint["number"], hint["level"]) == (7, room.live.number, "sensei")
    offered = [msgspec.to_builtins(move) for move in table.options(0)]
    assert len(hint["moves"]) == min(2, len(offered))
    for one in hint["moves"]:
        assert one["move"] in offered
        assert 0 <= one["chance"] <= 1
    hidden = [seat for seat in range(4) if table.view(0)["table"]["players"][seat]["role"] is None]
    assert [one["seat"] for one in hint["suspected"]] == hidden
    for one in hint["suspected"]:
        assert one["what"]["id"] in ("role-samurai", "role-ninja", "role-ronin")
        assert 0 < one["chance"] <= 1
        assert one["because"]


async def test_where_the_table_has_no_hints_there_is_neither_advice_nor_suspicion(hall: Hall, hands: Hands) -> None:
    room, ear = await asked(hall, hands, hints=False)
    with pytest.raises(Refusal, match="Hints are turned off"):
        room.plan.hints.ask(ear, 0, 7)


async def test_a_hint_for_one_answer_costs_nothing(hall: Hall, hands: Hands) -> None:
    room, ear = await asked(hall, hands)
    await until_it_has(room, hands, 0, one_answer=True)
    with pytest.raises(Refusal, match="only one answer"):
        room.plan.hints.ask(ear, 0, 7)
    assert not room.plan.hints._asked, "nobody thinks about it"


async def test_only_who_is_asked_gets_a_hint(hall: Hall, hands: Hands) -> None:
    room, ear = await asked(hall, hands)
    for seat in (None, 1):
        with pytest.raises(Refusal, match="nothing for you to decide"):
            room.plan.hints.ask(ear, seat, 7)


async def test_a_hint_is_called_off_when_the_question_has_changed(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    called_off = asyncio.Event()

    async def think_for_ever(*_: object) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            called_off.set()

    monkeypatch.setattr(Thinkers, "advise", think_for_ever)
    room, ear = await asked(hall, hands)
    room.plan.hints.ask(ear, 0, 8)
    await asyncio.sleep(0)
    await play_first(room, 0)
    await asyncio.wait_for(called_off.wait(), 10)
    refused = await answered(ear, "refusal")
    assert (refused["re"], refused["why"]["id"]) == (8, "hall-stale")
    assert not room.plan.hints._asked


async def test_with_too_many_thinking_a_hint_is_refused_and_a_bot_follows_its_instinct(
    hall: Hall, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise Busy

    monkeypatch.setattr("budokan.hall.pool.Pool.run", full)
    room, ear = await asked(hall, hands)
    room.plan.hints.ask(ear, 0, 9)
    assert (await answered(ear, "refusal"))["why"]["id"] == "hall-thinkers-busy"
    table = GAME.new(4, 5)
    decided = await hall.services.thinkers.think(GAME, table, table.waiting[0], "master")
    assert decided.move in table.options(table.waiting[0])
    assert decided.lost == "busy"


def test_advice_is_the_same_whatever_the_seat_cannot_know(here: None) -> None:
    """Hands, decks and hidden roles swapped: position, advice and suspicions of the seat stay what they were, byte for byte."""
    table = layout("musashi", "tomoe", "goemon", "chiyome", "benkei", hands={0: "wakizashi parry bo", 1: "bokken", 2: "bo"})
    first = as_seen(table, 0, Luck(3, "redeal"))
    elsewhere = table.redeal(0, Luck(11, "elsewhere"))
    elsewhere.header = table.header
    assert elsewhere.state() != table.state()
    other = as_seen(elsewhere, 0, Luck(3, "redeal"))
    answers = [advise("samurai-sword", msgspec.json.encode(one), 0, 5) for one in (first, other)]
    assert len(msgspec.json.decode(answers[0])["suspected"]) == 4
    assert answers[0] == answers[1]


def test_a_suspicion_reads_well() -> None:
    """SS roles: who goes against the Shogun twice is taken for a Ninja, because of that."""
    table = layout("musashi", "tomoe", "goemon", "chiyome", "benkei", roles=["shogun", "samurai", "ninja", "ninja", "ronin"])
    for _ in range(2):
        table.witness(Deed(2, 0, "bokken", 0b11011))
    found = {one.seat: one for one in GAME.instinct.suspect(table, 1)}
    assert found[2].what == "role-ninja"
    assert found[2].chance > found[3].chance
    said = words("en", "samurai-sword").say(found[2].because[0], 1, lambda seat: f"player {seat}")
    assert said == "acted against the Shogun twice"
    assert words("it", "samurai-sword").say(found[3].because[0], 1, str) == "finora non ha tradito nulla"
