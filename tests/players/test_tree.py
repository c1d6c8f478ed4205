"""The tree of the search: which options are looked at first, and what is known again."""

from __future__ import annotations

from budokan.games.rising_sun.moves import Bid
from budokan.kernel.moves import Move
from budokan.players.tree import MANY, WIDE, Known, Tried, best_of, least_natural
from tests.support.contract import cases

FIVE = next(case for case in cases() if case.game.name == "samurai-sword" and case.seats == 5)

MOVES: list[Move] = FIVE.deal(3).options(FIVE.deal(3).waiting[0])


def test_many_options_are_looked_at_a_few_at_first() -> None:
    """Progressive widening: the most natural ones, and more with every square number of visits."""
    offered = [Tried(MOVES[number % len(MOVES)], 1 / (number + 2)) for number in range(41)]
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
    moves = list(MOVES)
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


def told_apart(options: list[Move], weights: list[float]) -> Known:
    known = Known(0, "")
    known.meet(options, weights)
    return known


def kept_alike(options: list[Move], weights: list[float]) -> Known:
    known = Known(0, "")
    known.meet_many(options, weights)
    return known


def tried_in_turn(known: Known, options: list[Move], times: int) -> list[Move]:
    """What is tried so often; how it goes follows from the move alone."""
    found: list[Move] = []
    for _ in range(times):
        best = known.best(options)
        assert best is not None
        best.visits += 1
        best.chance += len(str(best.move)) * 7 % 5 / 5
        found.append(best.move)
    return found


def test_what_looks_alike_is_kept_together_and_the_same_is_tried() -> None:
    """Dozens of options that look alike: kept together, told apart from the beginning, or told apart on the way."""
    options: list[Move] = [Bid(coins * coins) for coins in range(3 * MANY)]
    weights = [0.5 if number % 20 == 7 else 3.0 if number % 11 == 4 else 0.01 for number in range(len(options))]
    apart, alike = told_apart(options, weights), kept_alike(options, weights)
    assert len(alike.alike) < len(options) / 2
    assert not alike.tried(), "nothing was tried yet"
    assert tried_in_turn(alike, options, 150) == tried_in_turn(apart, options, 150)
    assert alike.alike, "what is offered again is still kept together"
    some = options[5:] + options[:2]
    assert tried_in_turn(alike, some, 150) == tried_in_turn(apart, some, 150)
    assert not alike.alike
    assert tried_in_turn(alike, options, 150) == tried_in_turn(apart, options, 150)
    seen = {tried.move: tried.visits for tried in alike.tried() if tried.visits}
    assert seen == {tried.move: tried.visits for tried in apart.tried() if tried.visits}
    assert sum(seen.values()) == 450
