"""What is put off until somebody draws comes to what it would have come to: an imagined table and its twin play alike."""

from __future__ import annotations

from budokan.kernel.luck import Luck
from tests.support.contract import Case, some_moments

STEPS = 30


def test_a_table_that_was_imagined_plays_as_one_whose_piles_are_shuffled_to_the_end(case: Case) -> None:
    for table, seat, _ in some_moments(case, 3, seed=5):
        loose = table.redeal(seat, Luck(8, "redeal"))
        settled = loose.copy()
        settled.state()  # to tell the order of a pile it is shuffled
        luck = Luck(9, "moves")
        for _ in range(STEPS):
            if loose.over:
                break
            who = loose.waiting[0]
            options = loose.options(who)
            assert options == settled.options(who)
            move = luck.pick(options)
            loose.apply(who, move)
            settled.apply(who, move)
        assert loose.copy().state() == settled.state()
        assert loose.luck.state == settled.luck.state
