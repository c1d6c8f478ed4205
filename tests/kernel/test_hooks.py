"""What a game gives to all its tables: how they are shown and dealt anew, and what breaks in between two frames."""

from __future__ import annotations

import pytest

from budokan.kernel.errors import BadWords
from budokan.kernel.frames import NOTHING, Frame, Frames, Step, frame
from budokan.kernel.luck import Luck
from budokan.kernel.outcome import Outcome
from budokan.kernel.table import Table
from tests.support.auction import AUCTION, AuctionTable, SeenTable, Turn, Votes, auction, house_of_auctions, play


@frame
class Polish(Step):
    """The auctioneer polishes the table: what was scratched is whole again."""

    def resolve(self, table: AuctionTable) -> Frames:
        table.laid[0].append(-table.scratches)
        table.scratches = 0
        return NOTHING


@frame
class Scratches(Step):
    """A step that scratches the table itself, and does so again as often as it says."""

    left: int

    def resolve(self, table: AuctionTable) -> Frames:
        table.scratches += 1
        table.laid[1].append(self.left)
        return [Scratches(self.left - 1)] if self.left else NOTHING


def polish_first(table: AuctionTable, coming: Frame) -> Frames:
    """A scratched table is polished before anything else, but not before the polishing itself."""
    return [Polish()] if table.scratches and not isinstance(coming, Polish) else NOTHING


def test_a_table_is_shown_and_dealt_anew_by_its_game_and_so_are_its_copies() -> None:
    table = auction("0 lay 2", "0 scratch")
    redealt = table.copy().redeal(0, Luck(3))
    assert table.see(0) == redealt.see(0) == SeenTable(scratches=1, own=[2])
    assert isinstance(table, AuctionTable) and isinstance(redealt, AuctionTable)
    assert {one.prize for one in (table.redeal(None, Luck(seed)) for seed in range(9)) if isinstance(one, AuctionTable)} != {
        table.prize
    }
    assert AUCTION.set_up(table.position()).see(0) == table.see(0)


def test_a_table_that_no_game_has_made_says_so() -> None:
    lonely = AuctionTable(2, Luck(1))
    with pytest.raises(AssertionError, match="AuctionTable was made by no game that says what a seat sees"):
        lonely.see(0)
    with pytest.raises(AssertionError, match="AuctionTable was made by no game that says what is hidden"):
        lonely.redeal(0, Luck(1))


def test_an_interruption_comes_before_the_next_decision_which_still_comes() -> None:
    table = house_of_auctions(polish_first).new(2, 7)
    play(table, "0 scratch")
    assert table.stack == [Turn(0)], "the question that was coming waits afterwards"
    assert isinstance(table, AuctionTable)
    assert (table.scratches, table.laid) == (0, [[-1], []])


def test_an_interruption_comes_between_two_steps() -> None:
    table = house_of_auctions(polish_first).new(2, 7)
    table.begin([Scratches(2)])
    assert isinstance(table, AuctionTable)
    assert table.laid == [[-1, -1, -1], [2, 1, 0]], "each scratch is polished before the next is made"
    assert table.stack == [Turn(0)]


def test_an_interruption_comes_before_a_ballot_and_the_votes_are_kept() -> None:
    table = house_of_auctions(polish_first).new(2, 7)
    play(table, "0 done", "1 done", "0 vote 1")
    assert isinstance(table, AuctionTable)
    table.scratches = 1
    table.settle()
    assert (table.scratches, table.stack, table.waiting) == (0, [Votes((0, 1))], (1,))


def test_the_game_is_asked_about_each_frame_that_comes_and_never_once_it_is_over() -> None:
    asked: list[Frame] = []

    def note(table: Table, coming: Frame) -> Frames:
        asked.append(coming)
        return NOTHING

    table = house_of_auctions(note).new(2, 7)
    assert asked == [Turn(0)]
    play(table, "0 lay 1", "0 done")
    table.finish(Outcome((0,), (), "outcome"))
    table.settle()
    assert asked == [Turn(0), Turn(0), Turn(1)]


def test_without_an_interruption_a_scratch_stays() -> None:
    table = auction("0 scratch")
    assert isinstance(table, AuctionTable)
    assert table.scratches == 1


def test_an_interruption_that_settles_nothing_is_noticed() -> None:
    def again_and_again(table: Table, coming: Frame) -> Frames:
        return [Polish()]

    with pytest.raises(BadWords, match="end"):
        house_of_auctions(again_and_again).new(2, 7)
