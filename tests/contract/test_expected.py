"""What a question was expected to offer, because it was seen by its options that it has to be asked, is what it offers."""

from __future__ import annotations

from budokan.kernel.luck import Luck
from tests.support.contract import Case, some_moments

STEPS = 60


def test_a_question_offers_what_a_copy_of_its_table_would_list_anew(case: Case) -> None:
    for moment, _, _ in some_moments(case, 3, seed=6):
        table = moment.copy()
        luck = Luck(10, "moves")
        for _ in range(STEPS):
            if table.over:
                break
            who = table.waiting[0]
            options = table.options(who)
            assert options == table.copy().options(who), "a copy expects nothing"
            table.apply(who, luck.pick(options))
