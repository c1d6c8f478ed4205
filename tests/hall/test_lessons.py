"""First games in a hall: the script answers for the others, and nothing happens while something is shown."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from budokan.hall import changing, lessons, undoing
from budokan.hall.errors import NotFound, Refusal
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import FirstGame, PlayNow, SitDown
from budokan.kernel.errors import IllegalMove
from budokan.teaching.script import Script, scripts
from tests.hall.people import Ear, Hands, enter, let_bots_play, settled
from tests.hall.tables import a_table

pytestmark = pytest.mark.anyio

every_script = pytest.mark.parametrize("script", list(scripts().values()), ids=lambda script: script.game)


async def begin(hall: Hall, game: str) -> tuple[Room, str, Ear]:
    seated = await hall.first_game(FirstGame(game=game, name="Aki"), "127.0.0.1")
    room = await hall.room(seated.code)
    return room, seated.token or "", await enter(room, seated.token)


def made(room: Room) -> int:
    assert room.live is not None
    return room.live.made


async def do_as_written(room: Room, hands: Hands, script: Script) -> None:
    """The learner reads or does what the step asks for."""
    assert room.live is not None
    assert room.lesson is not None
    step, number = room.lesson.step, made(room)
    if step is None or script.seat_of(step) != script.learner:
        await room.do(lambda: _read(room, script, number))
    else:
        move = step.answer(room.live.table.options(script.learner))
        await room.do(lambda: room.play(script.learner, room.live.number if room.live else 0, msgspec.to_builtins(move)))
    await let_bots_play(hands, room)


async def _read(room: Room, script: Script, number: int) -> None:
    lessons.has_read(room, script.learner, number)


@every_script
async def test_a_first_game_is_played_to_its_end_and_on_against_novices(hall: Hall, hands: Hands, script: Script) -> None:
    room, _, ear = await begin(hall, script.game)
    await let_bots_play(hands, room)
    while (shown := ear.last["lesson"]) is not None and not shown["over"]:
        before = made(room)
        assert shown["step"] == before
        assert shown["steps"] == len(script.steps)
        await do_as_written(room, hands, script)
        assert made(room) > before
    assert shown is not None
    assert (shown["waits"], shown["say"]["id"]) == (True, script.end)
    await let_bots_play(hands, room)
    assert made(room) == len(script.steps), "nobody plays on before the learner has read that the script has ended"
    await do_as_written(room, hands, script)
    assert ear.last["lesson"] is None
    assert [row.level for row in room.seats if row.kind == "bot"] == [lessons.LEVEL] * (script.seats - 1)
    assert room.live is not None
    assert script.learner in room.live.table.waiting, "now the learner decides what they like"
    offered = room.live.table.options(script.learner)
    await room.do(lambda: room.play(script.learner, room.live.number if room.live else 0, msgspec.to_builtins(offered[0])))
    assert made(room) > len(script.steps)


async def test_who_watches_a_first_game_does_not_read_along(hall: Hall, hands: Hands) -> None:
    """What the learner is told may name the cards in their hand."""
    room, _, ear = await begin(hall, "samurai-sword")
    watcher = await enter(room)
    await let_bots_play(hands, room)
    assert ear.last["lesson"] is not None
    assert watcher.last["lesson"] is None


@every_script
async def test_nothing_happens_while_something_is_shown(hall: Hall, hands: Hands, script: Script) -> None:
    room, _, ear = await begin(hall, script.game)
    await let_bots_play(hands, room)
    assert room.lesson is not None
    while not ear.last["lesson"]["waits"]:
        await do_as_written(room, hands, script)
    before = made(room)
    hands.turn(3600)
    await settled(room)
    assert made(room) == before
    with pytest.raises(Refusal):
        await room.do(lambda: _read_as(room, None, before))
    await room.do(lambda: _read_as(room, script.learner, before + 1))
    await let_bots_play(hands, room)
    assert made(room) == before, "a word about another step means nothing"
    await do_as_written(room, hands, script)
    assert made(room) > before


async def _read_as(room: Room, seat: int | None, step: int) -> None:
    lessons.has_read(room, seat, step)


@every_script
async def test_another_move_is_refused_with_its_reason(hall: Hall, hands: Hands, script: Script) -> None:
    room, _, _ = await begin(hall, script.game)
    await let_bots_play(hands, room)
    assert room.lesson is not None
    assert room.live is not None
    tried = 0
    while (step := room.lesson.step) is not None and tried < 3:
        offered = room.live.table.options(script.learner)
        others = [move for move in offered if not step.allows(move)] if script.seat_of(step) == script.learner else []
        for other in others[:2]:
            tried += 1
            before = room.live.table.digest()
            with pytest.raises(IllegalMove) as refused:
                await room.do(lambda other=other: room.play(script.learner, room.live.number, msgspec.to_builtins(other)))  # type: ignore[misc]  # the loop's own move
            assert refused.value.why.id == step.why_not(other)
            assert room.live.table.digest() == before
        await do_as_written(room, hands, script)
    assert tried


async def test_a_first_game_survives_a_reload_and_a_restart_of_the_hall(hall: Hall, hands: Hands) -> None:
    script = scripts()["samurai-sword"]
    room, token, ear = await begin(hall, script.game)
    await let_bots_play(hands, room)
    for _ in range(5):
        await do_as_written(room, hands, script)
    before = ear.last["lesson"]
    again = await enter(room, token)
    assert again.last["lesson"] == before
    code, step = room.code, made(room)
    await hall.close()
    room = await hall.room(code)
    back = await enter(room, token)
    await let_bots_play(hands, room)
    assert back.last["lesson"] == before
    assert made(room) == step
    await do_as_written(room, hands, script)
    assert made(room) > step


async def test_what_was_undone_is_taught_again(hall: Hall, hands: Hands) -> None:
    script = scripts()["samurai-sword"]
    room, _, ear = await begin(hall, script.game)
    await let_bots_play(hands, room)
    while not (room.lesson is not None and room.lesson.step is not None and room.lesson.step.say == "teach-ss-difficulty"):
        await do_as_written(room, hands, script)
    said = ear.last["lesson"]["say"]["id"]
    await do_as_written(room, hands, script)
    assert ear.last["lesson"]["say"]["id"] != said
    await room.do(lambda: undoing.ask(room, script.learner))
    assert ear.last["lesson"]["say"]["id"] == said


async def test_a_game_that_does_not_go_as_written_goes_on_without_the_script(hall: Hall, hands: Hands) -> None:
    """As one begun under a script of yesterday."""
    room, token, _ = await begin(hall, "samurai-sword")
    await let_bots_play(hands, room)
    assert room.live is not None
    seat = room.live.table.waiting[0]
    step = room.live.step(seat, room.live.table.options(seat)[0])
    assert room.lesson is not None
    assert room.lesson.step is not None
    assert not room.lesson.step.allows(step.move)
    await room.do(lambda: changing.decide(room, step))
    assert room.lesson.shown() is None
    await let_bots_play(hands, room)
    ear = await enter(room, token)
    assert ear.last["lesson"] is None
    assert room.live.table.waiting == (1,)
    await _answer(room, 1)
    await let_bots_play(hands, room)
    assert made(room) > 2, "the learner does what they like, and the novices play on by themselves"


async def test_only_what_there_is_can_be_begun_or_read(hall: Hall) -> None:
    with pytest.raises(NotFound):
        await hall.first_game(FirstGame(game="go"), "127.0.0.1")
    room, _ = await a_table(hall, "you", "uniform", "uniform", "uniform")
    with pytest.raises(Refusal):
        await room.do(lambda: _read_as(room, 0, 0))


async def _hold(room: Room, seat: int | None, on: bool) -> None:
    lessons.hold(room, seat, on)


async def test_bots_wait_for_the_one_person_who_is_shown_something(hall: Hall, hands: Hands) -> None:
    seated = await hall.play_now(PlayNow(game="samurai-sword", seats=4, level="uniform", hold=True), "127.0.0.1")
    room = await hall.room(seated.code)
    await let_bots_play(hands, room)
    assert made(room) == 0, "from the first moment on"
    ear = await enter(room, seated.token)
    assert ear.last["held"]
    await let_bots_play(hands, room)
    assert made(room) == 0
    await room.do(lambda: _hold(room, seated.seat, False))
    assert not ear.last["held"]
    await let_bots_play(hands, room)
    before = made(room)
    while made(room) == before and room.state == "running":
        await _answer(room, seated.seat or 0)
    await room.do(lambda: _hold(room, seated.seat, True))
    before = made(room)
    await let_bots_play(hands, room)
    assert made(room) == before


async def _answer(room: Room, seat: int) -> None:
    assert room.live is not None
    move: Any = msgspec.to_builtins(room.live.table.options(seat)[0])
    await room.do(lambda: room.play(seat, room.live.number if room.live else 0, move))


async def test_where_other_people_play_nobody_waits(hall: Hall, hands: Hands) -> None:
    room, _ = await a_table(hall, "you", "open", "uniform", "uniform")
    await hall.sit(room.code, SitDown(name="Beniko"))
    await room.do(lambda: room.start(0, None))
    await room.do(lambda: _hold(room, 0, True))
    with pytest.raises(Refusal):
        await room.do(lambda: _hold(room, None, True))
    assert not room.is_held
    assert room.plan.due() == room.waiting_bots()
