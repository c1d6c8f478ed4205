"""A live game: numbers that never go back, undo, and what was told when."""

from __future__ import annotations

import random

import msgspec
import pytest

from budokan import game
from budokan.hall.live_game import THE_DEAL, LiveGame, Stale
from budokan.hall.rows import Change
from budokan.kernel.errors import BadWords, IllegalMove
from budokan.kernel.events import HouseDecides
from budokan.kernel.game import Game
from budokan.kernel.records import Header
from budokan.kernel.undo import free_to_undo
from tests.support.rulings import ruling

GAME = game("samurai-sword")


def a_course(seats: int = 4, seed: int = 5, of: Game = GAME) -> LiveGame:
    header = of.new(seats, seed).header
    assert isinstance(header, Header)
    return LiveGame(of, header)


def play_on(live: LiveGame, decisions: int, seed: int = 1) -> list[Change]:
    """Random decisions, as the rows the store would keep."""
    luck = random.Random(seed)
    changes: list[Change] = []
    for _ in range(decisions):
        if live.table.over:
            break
        seat = live.table.waiting[0]
        move = luck.choice(live.table.options(seat))
        step = live.step(seat, move)
        how = live.how(step)
        live.take(step)
        changes.append(Change(live.number, "play", seat, str(move), 0, (), how=how))
    return changes


def test_a_course_comes_back_from_its_changes() -> None:
    live = a_course()
    changes = play_on(live, 60)
    again = LiveGame.resumed(GAME, live.header, changes)
    assert again.table.digest() == live.table.digest()
    assert (again.number, again.decisions, again.log) == (live.number, live.decisions, live.log)


def test_an_undo_takes_decisions_back_and_the_number_goes_on() -> None:
    live = a_course()
    changes = play_on(live, 30)
    before = LiveGame.resumed(GAME, live.header, changes[:20])
    live = live.undone(10)
    assert live.number == 31
    assert live.table.digest() == before.table.digest()
    assert live.log == before.log
    assert len(live.decisions) == 20
    more = play_on(live, 5, seed=9)
    assert [change.number for change in more] == [32, 33, 34, 35, 36]
    rows = [*changes, Change(31, "undo", 0, "10", 0, ()), *more]
    again = LiveGame.resumed(GAME, live.header, rows)
    assert again.table.digest() == live.table.digest()
    assert (again.number, again.decisions, again.log, again.whole_since) == (36, live.decisions, live.log, 31)


@pytest.mark.parametrize(("name", "seats"), [("samurai-sword", 5), ("ken", 2), ("senjutsu", 2), ("rising-sun", 4)])
def test_a_game_stands_at_its_position_as_it_does_when_it_is_played_again(name: str, seats: int) -> None:
    """BK-6.2: with decisions taken back and a line of the house; whoever has the room next plays nothing again."""
    of = game(name)
    live = a_course(seats, of=of)
    rows = play_on(live, 40)
    live.note(HouseDecides(1, "late"))
    rows.append(Change(live.number, "house", 1, msgspec.json.encode(HouseDecides(1, "late")).decode(), 0, ()))
    for undone in (0, 7):
        if undone:
            live = live.undone(undone)
            rows.append(Change(live.number, "undo", 0, str(undone), 0, ()))
        again = LiveGame.resumed(of, live.header, rows)
        stands = LiveGame.standing_at(of, live.header, rows, THE_DEAL, of_position(again), again.log)
        assert stands is not None
        for more in (0, 25):
            for one in (again, stands) if more else ():
                rows_of_one = play_on(one, more, seed=4)
            assert what_it_is(stands) == what_it_is(again)
        assert stands.undone(3).table.digest() == again.undone(3).table.digest()
        rows += rows_of_one
        live = again
    rows[3] = msgspec.structs.replace(rows[3], how=None)
    assert LiveGame.standing_at(of, live.header, rows, THE_DEAL, of_position(live), live.log) is None, "an older hall kept it"


def of_position(live: LiveGame) -> str:
    kept = live.account().kept
    assert kept is not None
    return kept.position


def what_it_is(live: LiveGame) -> tuple[object, ...]:
    undo = [(live.free(seat), live.since_last_of(seat), live.decided_at(seat)) for seat in range(live.table.seats)]
    record = live.record().text()
    facts = (live.number, live.whole_since, live.decisions, live.notes, live.log, live.asked_at, live.table.digest())
    return (*facts, undo, record, live.table.waiting)


@pytest.mark.parametrize("count", [1, 4, 30, 60, 80])
def test_an_undo_leads_where_the_deal_would_lead(count: int) -> None:
    """Whether a table is kept shortly before, long before, or no more."""
    live = a_course()
    changes = play_on(live, 80)
    live.note(HouseDecides(1, "late"))
    digest = live.table.digest()
    before = LiveGame.resumed(GAME, live.header, changes[: 80 - count])
    earlier = live.undone(count)
    assert earlier.table.digest() == before.table.digest()
    assert earlier.record().decisions == before.record().decisions
    assert [one for one in earlier.log if one[0] != live.number] == before.log
    assert earlier.log[-1] == live.log[-1]
    assert live.table.digest() == digest
    twice = earlier.undone(len(earlier.decisions) // 2)
    again = LiveGame.resumed(GAME, live.header, changes[: len(twice.decisions)])
    assert twice.table.digest() == again.table.digest()


def test_what_was_missed_is_told_unless_an_undo_lies_between() -> None:
    live = a_course()
    play_on(live, 20)
    assert live.told_since(20) == []
    missed = live.told_since(15)
    assert missed is not None
    assert {number for number, _ in missed} <= set(range(16, 21))
    assert live.told_since(0) == [one for one in live.log if one[0] > 0]
    assert live.told_since(21) is None
    live = live.undone(3)
    assert live.told_since(15) is None
    assert live.told_since(21) == []


def test_a_decision_made_for_another_moment_is_stale() -> None:
    live = a_course()
    seat = live.table.waiting[0]
    move = msgspec.to_builtins(live.table.options(seat)[0])
    live.take(live.read(seat, 0, move))
    digest = live.table.digest()
    for number in (0, 2, 99):
        with pytest.raises(Stale):
            live.read(seat, number, move)
    assert live.table.digest() == digest


def test_what_is_not_offered_is_refused_with_the_reason() -> None:
    live = a_course()
    seat = live.table.waiting[0]
    other = (seat + 1) % 4
    with pytest.raises(IllegalMove):
        live.read(other, 0, {"type": "end"})
    with pytest.raises(BadWords):
        live.read(seat, 0, {"type": "no-such-move"})
    with pytest.raises(BadWords):
        live.read(seat, 0, {"type": "end", "more": 1})
    assert live.number == 0


@ruling("BK-2.1")
def test_what_may_be_taken_back_freely_is_what_the_kernel_says() -> None:
    luck = random.Random(3)
    found: set[int] = set()
    for seed in range(6):
        live = a_course(seats=3 + seed % 5, seed=seed)
        for _ in range(80):
            if live.table.over:
                break
            seat = live.table.waiting[0]
            live.take(live.step(seat, luck.choice(live.table.options(seat))))
            for one in range(live.table.seats):
                free = live.free(one)
                found.add(free)
                if not live.table.over:
                    assert free == free_to_undo(GAME, live.table, one)
    assert 0 in found


def test_a_record_of_other_rules_is_refused() -> None:
    live = a_course()
    other = msgspec.structs.replace(live.header, rules=99)
    with pytest.raises(BadWords, match="version 99"):
        LiveGame(GAME, other)
