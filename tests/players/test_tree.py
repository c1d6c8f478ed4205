"""The tree of the search: which options are looked at first, and what is known again."""

from __future__ import annotations

from budokan.kernel.moves import Move
from budokan.players.tree import WIDE, Known, Tried, best_of, least_natural
from tests.support.contract import cases

FIVE = next(case for case in cases() if case.game.name == "samurai-sword" and case.seats == 5)


def test_many_options_are_looked_at_a_few_at_first() -> None:
    """Progressive widening: the most natural ones, and more with every square number of visits."""
    offered = [Tried(1 / (number + 2)) for number in range(41)]
    looked: list[int] = []
    for visit in range(100):
        best = best_of(offered)
        best.visits += 1
        best.chance += 0.5
        if visit in (8, 24, 99):
            looked.append(sum(bool(tried.offered) for tried in offered))
    assert looked == [WIDE + 2, WIDE + 4, WIDE + 9]


def test_what_was_met_first_at_a_node_is_known_again_and_so_is_every_part_of_it() -> None:
    """Known options are found whole or one by one; the most natural of all are the same however they are told."""
    moves: list[Move] = list(FIVE.deal(3).options(FIVE.deal(3).waiting[0]))
    known = Known(0, "")
    assert known.look_up(moves) is None, "nothing was offered here before"
    weights = [1.0 + (7 * number) % 5 for number in range(len(moves))]
    found = known.meet(moves, weights)
    assert known.look_up(list(moves)) == found
    assert known.look_up(moves[::-1]) == found[::-1]
    assert known.look_up(moves[1:]) == found[1:]
    assert [tried.prior for tried in found] == [weight / sum(weights) for weight in weights]
    assert [tried.prior for tried in known.order] == sorted([tried.prior for tried in found], reverse=True)
    for wide in range(1, len(moves)):
        assert least_natural(found, known, wide) == least_natural(found, None, wide)
