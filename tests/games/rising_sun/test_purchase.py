"""Chapter 11, paying: what a purchase costs, and Benevolence."""

from __future__ import annotations

from tests.support.rising_sun import at_rest, done, lay, layout, play
from tests.support.rulings import ruling


@ruling("RS-11.7")
def test_a_cards_effect_does_not_touch_its_own_payment() -> None:
    table = layout("lotus", "koi", "turtle", options={"season_set": "archway"}, turn=1)
    lay(table, "train")
    done(table, 1)
    play(table, 0, "buy benevolence")
    assert table.waiting == (2,), "Benevolence was paid for before it was owned"
    done(table, 2)
    at_rest(table)
