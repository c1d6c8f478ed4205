"""A question that comes at once may bring its options along, and is asked for them only if it is not the one that was meant."""

from __future__ import annotations

from budokan.kernel.frames import Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from tests.support.auction import AUCTION, Turn, auction, play


def only(words: str) -> list[Move]:
    return [AUCTION.moves.parse(words)]


@frame
class AskWith(Step):
    """Turns with their options, as a rule asks that has listed them to see whether to ask."""

    first: int
    meant: int

    def resolve(self, table: Table) -> Frames:
        turns = [Turn(0), Turn(0)]
        table.expect(turns[self.meant], only("lay 3"))
        return [turns[self.first]]


def test_an_expected_question_offers_what_was_listed_for_it() -> None:
    table = auction()
    table.begin([AskWith(0, 0)])
    assert table.options(0) == only("lay 3")
    assert table.copy().options(0) != only("lay 3"), "a copy lists them itself"
    assert table.options(1) == auction().options(1)
    assert table.options(0) != only("lay 3"), "and so does the table once it has listed anything else"


def test_another_question_that_is_like_it_is_not_the_one_that_was_meant() -> None:
    table = auction()
    table.begin([AskWith(0, 1)])
    assert table.options(0) == auction().options(0)


def test_what_was_expected_is_forgotten_with_the_next_decision() -> None:
    table = auction()
    table.begin([AskWith(0, 0)])
    play(table, "0 lay 3")
    assert table.options(table.waiting[0]) == table.copy().options(table.waiting[0])
