"""Choices made in secret at the same time: a search finds the mixture, and plays it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from budokan.kernel.frames import NOTHING, Frames, frame
from budokan.kernel.instinct import Instinct
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.outcome import Outcome
from budokan.kernel.perspective import perspective
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.players.greedy import Greedy
from budokan.players.search import Search
from budokan.players.thought import Budget
from tests.support.auction import AUCTION, AuctionTable, Vote, Votes, weigh


@frame
class Pennies(Votes):
    """Seat 0 wins all if both vote 0, half if both vote 1, nothing otherwise: the best mixtures vote 0 one time in three."""

    def resolve(self, table: AuctionTable, answers: Mapping[Seat, Move]) -> Frames:
        votes = [answer.choice for answer in (answers[0], answers[1]) if isinstance(answer, Vote)]
        worth = {(0, 0): 1.0, (1, 1): 0.5}.get((votes[0], votes[1]), 0.0)
        table.finish(Outcome((0,), (worth, 1 - worth), "outcome"))
        return NOTHING


def evaluate(table: Table) -> list[float]:
    assert table.outcome is not None, "one vote each, and it is over"
    return list(table.outcome.scores)


def in_secret(table: Table, seat: Seat) -> bool:
    return True


MIXING = Instinct(evaluate, weigh, mixed=in_secret)


def pennies() -> AuctionTable:
    table = AUCTION.new(2, 1)
    assert isinstance(table, AuctionTable)
    table.stack = [Pennies((0, 1))]
    return table


@pytest.mark.parametrize(("seat", "share_of_0"), [(0, 1 / 3), (1, 1 / 3)])
def test_a_search_finds_the_mixture_nobody_can_exploit(seat: Seat, share_of_0: float) -> None:
    thought = Search(MIXING, Luck(1, "bot"), Budget(playouts=16000)).think(perspective(pennies(), seat))
    assert thought.mixed
    weights = {move: weight for move, weight, _ in thought.moves}
    assert weights[Vote(0)] == pytest.approx(share_of_0, abs=0.06)
    assert sum(weights.values()) == pytest.approx(1)


def test_who_answers_last_thinks_of_the_others_no_less() -> None:
    """What was answered in secret before is unknown: it is chosen anew, as well as the others can."""
    table = pennies()
    table.apply(0, Vote(0))
    thought = Search(MIXING, Luck(1, "bot"), Budget(playouts=16000)).think(perspective(table, 1))
    assert {move: weight for move, weight, _ in thought.moves}[Vote(0)] == pytest.approx(1 / 3, abs=0.06)


def test_a_search_plays_what_it_found() -> None:
    search = Search(MIXING, Luck(2, "bot"), Budget(playouts=300))
    chosen = Counter(str(search.choose(perspective(pennies(), 0))) for _ in range(60))
    assert 6 <= chosen["vote 0"] <= 40, "sometimes the one, sometimes the other"
    assert chosen["vote 1"] > chosen["vote 0"] * 0.5


def test_where_nothing_is_to_be_hidden_the_best_is_taken() -> None:
    search = Search(Instinct(evaluate, weigh), Luck(3, "bot"), Budget(playouts=200))
    thought = search.think(perspective(pennies(), 0))
    assert not thought.mixed
    assert thought.moves[0][1] >= thought.moves[1][1]


def test_instinct_hides_its_secret_choices_too() -> None:
    greedy = Greedy(Instinct(evaluate, weigh, mixed=in_secret), Luck(4, "bot"))
    chosen = Counter(str(greedy.choose(perspective(pennies(), 0))) for _ in range(60))
    assert min(chosen["vote 0"], chosen["vote 1"]) >= 15, "both looked equally natural"
