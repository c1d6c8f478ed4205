"""Points 1, 2, 3 and 6 of the contract: games end, moves are taken or refused, copies are independent, nothing is lost."""

from __future__ import annotations

import pytest

from budokan import IllegalMove
from tests.support.contract import Case, play_out, some_moments, steps


@pytest.mark.parametrize("bot", ["uniform", "greedy"])
def test_play_ends_within_the_declared_length(case: Case, bot: str) -> None:
    games = {"uniform": 6, "greedy": 2}[bot]
    for seed in range(games // 2 if case.is_further else games):
        table = play_out(case, seed, bot=bot)
        assert table.outcome is not None
        if case.mode in case.game.together:
            assert table.outcome.winners in ((), tuple(range(case.seats))), "all win, or nobody does"
        else:
            assert table.outcome.winners, "somebody wins"
        assert len(table.decisions()) <= case.game.length
        assert table.waiting == ()


def test_every_offered_move_is_accepted(case: Case) -> None:
    for table, seat, _ in some_moments(case, 40, seed=1):
        for move in table.options(seat):
            table.copy().play(seat, move)


def test_options_are_stable_and_without_doubles(case: Case) -> None:
    for table, seat, _ in some_moments(case, 40, seed=2):
        options = [str(move) for move in table.options(seat)]
        assert options, "whoever decides has something to choose"
        assert len(set(options)) == len(options)
        assert [str(move) for move in table.copy().options(seat)] == options


def test_what_is_not_offered_is_refused_and_changes_nothing(case: Case) -> None:
    all_moves = {str(move): move for table, seat, _ in some_moments(case, 60, seed=3) for move in table.options(seat)}
    for table, seat, _ in some_moments(case, 12, seed=4):
        before = table.digest()
        offered = {str(move) for move in table.options(seat)}
        for words, move in all_moves.items():
            if words not in offered:
                with pytest.raises(IllegalMove) as refused:
                    table.play(seat, move)
                assert refused.value.ruling, "every refusal names a ruling"
                assert "\n" not in str(refused.value)
        assert table.digest() == before


def test_another_seat_may_not_answer(case: Case) -> None:
    for table, seat, move in some_moments(case, 25, seed=5):
        before = table.digest()
        for other in range(table.seats):
            if other not in table.waiting and move not in table.options(other):
                with pytest.raises(IllegalMove):
                    table.play(other, move)
        for nobody in (-1, table.seats, 99):
            with pytest.raises(IllegalMove):
                table.play(nobody, move)
        assert table.digest() == before
        table.copy().play(seat, move)


def test_a_copy_goes_its_own_way_and_the_same_way(case: Case) -> None:
    for table, seat, move in some_moments(case, 25, seed=6):
        before, copy, twin = table.digest(), table.copy(), table.copy()
        copy.apply(seat, move)
        for _ in range(30):
            if copy.over:
                break
            asked = copy.waiting[0]
            copy.apply(asked, copy.options(asked)[-1])
        assert table.digest() == before, "the original is unchanged"
        for asked, made in copy.decisions()[len(table.decisions()) :]:
            twin.play(asked, made)
        assert twin.digest() == copy.digest()


def test_every_component_is_in_exactly_one_place(case: Case) -> None:
    for seed in range(3):
        whole: list[str] | None = None
        for table, _, _ in steps(case, seed):
            if whole is None:
                whole = table.components()
            assert table.components() == whole
