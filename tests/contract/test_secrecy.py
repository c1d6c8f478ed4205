"""Point 7 of the contract: nothing hidden leaves the table for a seat that may not know it."""

from __future__ import annotations

from typing import Any

from budokan import Luck
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from tests.contract.secrets import everything_sent, leak, refusals
from tests.support.contract import Case, cases, some_moments

MOMENTS = 7_000
"""How many moments of a game are looked at, dealt out among its cases."""


def test_no_seat_is_sent_what_it_may_not_know(case: Case) -> None:
    luck = Luck(7, "redeal")
    ways = len([one for one in cases() if one.game is case.game])
    for table, _, _ in some_moments(case, MOMENTS // ways, seed=71, listen=True):
        for seat in (None, luck.below(table.seats), table.waiting[0]):
            assert leak(table, seat, luck) == ""


def test_refusals_tell_nothing(case: Case) -> None:
    luck = Luck(8, "redeal")
    wrong = [move for table, seat, _ in some_moments(case, 10, seed=72) for move in table.options(seat)][:40]
    for table, _, _ in some_moments(case, 20, seed=73):
        for seat in range(table.seats):
            other = table.redeal(seat, luck)
            assert refusals(table, seat, wrong) == refusals(other, seat, wrong)


def test_a_redeal_is_a_table_that_plays_on(case: Case) -> None:
    luck = Luck(9, "redeal")
    for table, _, _ in some_moments(case, 15, seed=74):
        other = table.redeal(luck.below(table.seats), luck)
        assert len(other.components()) == len(table.components())
        assert case.secret_decks or sorted(other.components()) == sorted(table.components())
        while not other.over:
            asked = other.waiting[0]
            other.play(asked, luck.pick(other.options(asked)))


def test_redeals_differ_where_something_is_hidden(case: Case) -> None:
    table = case.deal(75)
    states = {str(table.redeal(None, Luck(number, "redeal")).state()) for number in range(8)}
    assert len(states) > 1, "dealing anew changes what is hidden"


def leaking(table: Table, seat: Seat | None) -> Any:
    """A view made wrong on purpose: it shows the whole state."""
    return {**everything_sent(table, seat), "oops": table.state()}


def slightly_leaking(table: Table, seat: Seat | None) -> Any:
    """Another: it only tells how the hidden state is spelled, by one letter of it."""
    return {**everything_sent(table, seat), "oops": str(table.state())[-400:-380]}


def test_a_leaking_view_is_caught() -> None:
    luck = Luck(10, "redeal")
    case = cases()[0]
    moments = [table for table, _, _ in some_moments(case, 20, seed=76)]
    assert all(leak(table, 0, luck, leaking) for table in moments)
    for see in (leaking, slightly_leaking):
        assert any(leak(table.copy(), None, luck, see) for table in moments)
