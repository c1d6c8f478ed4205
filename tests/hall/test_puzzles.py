"""Puzzles in a hall: laid out as they stood; a wrong move is refused with what came of it, and the right one is made."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from budokan.hall import attempts, lessons, puzzles, undoing
from budokan.hall.errors import NotFound, Refusal
from budokan.hall.lobby import Hall
from budokan.hall.room import Room
from budokan.hall.schemas.requests import OpenPuzzle
from budokan.kernel.errors import IllegalMove
from budokan.kernel.words import LANGUAGES, words
from budokan.teaching.puzzle import Puzzle, choices, of_the_day, shipped
from tests.hall.people import Ear, Hands, enter, let_bots_play

pytestmark = pytest.mark.anyio

GAMES = sorted({one.game for one in shipped().values()})


def one_of(game: str) -> Puzzle:
    return min((one for one in shipped().values() if one.game == game), key=lambda one: one.id)


async def lay_out(hall: Hall, puzzle: Puzzle) -> tuple[Room, Ear]:
    seated = await puzzles.lay_out(hall, puzzle.id, OpenPuzzle(name="Aki"), "127.0.0.1")
    assert seated.seat == puzzle.seat
    room = await hall.room(seated.code)
    return room, await enter(room, seated.token)


async def play(room: Room, seat: int, words: str) -> None:
    assert room.live is not None
    move = msgspec.to_builtins(room.game.moves.parse(words))
    number = room.live.number
    await room.do(lambda: room.play(seat, number, move))


async def test_a_puzzle_whose_move_ends_the_game_is_solved_too(hall: Hall) -> None:
    puzzle = shipped()["sj-620de4"]
    room, ear = await lay_out(hall, puzzle)
    await play(room, puzzle.seat, puzzle.move)
    assert room.live is not None
    assert room.live.table.over
    solved = ear.last["lesson"]
    assert (solved["over"], solved["waits"], solved["say"]["id"]) == (True, False, "hall-puzzle-solved")


@pytest.mark.parametrize("game", GAMES)
async def test_a_puzzle_is_solved_and_the_game_goes_on(hall: Hall, hands: Hands, game: str) -> None:
    puzzle = one_of(game)
    room, ear = await lay_out(hall, puzzle)
    assert room.live is not None
    offered = choices([room.game.moves.decode(one["move"]) for one in ear.last["options"]])
    assert {str(move) for move in offered} == set(puzzle.won), "the table stands as it stood"
    shown = ear.last["lesson"]
    assert (shown["puzzle"], shown["over"], shown["say"]["args"]["count"]) == (puzzle.id, False, len(puzzle.won))
    assert not room.setup.hints
    assert (ear.last["undo"]["free"], ear.last["undo"]["at_once"]) == (0, 0)
    with pytest.raises(Refusal, match="nothing"):
        await room.do(lambda: undoing.ask(room, puzzle.seat))
    wrong = next(move for move in puzzle.won if move != puzzle.move)
    with pytest.raises(IllegalMove) as refused:
        await play(room, puzzle.seat, wrong)
    why = refused.value.why
    assert why.id.startswith("hall-puzzle-not")
    assert why.args["won"] == round(100 * puzzle.share(wrong))
    for language in LANGUAGES:
        said = words(language, game).say(why)
        assert "puzzle" not in said
        assert str(why.args["won"]) in said
    assert room.live.made == attempts.moment_of(puzzle), "nothing has happened"
    await play(room, puzzle.seat, puzzle.move)
    assert room.live.made == attempts.moment_of(puzzle) + 1
    await let_bots_play(hands, room)
    assert room.live.made == attempts.moment_of(puzzle) + 1 or room.live.table.over, "nobody goes on before it was read"
    solved, ended = ear.last["lesson"], room.live.table.over
    assert (solved["over"], solved["waits"], solved["say"]["id"]) == (True, not ended, "hall-puzzle-solved")
    if not ended:
        await room.do(lambda: _read(room, puzzle.seat))
        assert ear.last["lesson"] is None
        assert room.lesson is not None
        assert room.lesson.lets(0)


async def _read(room: Room, seat: int) -> None:
    lessons.has_read(room, seat, 1)


async def test_who_watches_is_not_told_the_task_and_reads_nothing(hall: Hall, hands: Hands) -> None:
    room, _ = await lay_out(hall, one_of(GAMES[0]))
    watcher = await enter(room)
    assert watcher.last["lesson"] is None
    with pytest.raises(Refusal):
        await room.do(lambda: _read(room, (room.seats[0].seat + one_of(GAMES[0]).seat + 1) % len(room.seats)))


async def test_a_puzzle_that_is_not_there(hall: Hall) -> None:
    with pytest.raises(NotFound):
        await puzzles.lay_out(hall, "ss-nothing", OpenPuzzle(name="Aki"), "127.0.0.1")


async def test_what_is_offered_tells_nothing_of_the_answer() -> None:
    offered = puzzles.offered(date(2026, 5, 1))
    told: dict[str, Any] = msgspec.to_builtins(offered)
    assert told["today"] in shipped()
    assert len(told["puzzles"]) == len(shipped())
    for one in told["puzzles"]:
        assert set(one) == {"id", "game", "seats", "seat", "theme", "level", "moves"}


def test_each_day_has_its_puzzle_and_all_have_their_day() -> None:
    every = list(shipped().values())
    days = [of_the_day(date(2026, 1, 1) + timedelta(days=day), every).id for day in range(len(every))]
    assert sorted(days) == sorted(shipped())
