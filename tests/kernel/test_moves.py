"""What is offered most is made once, and not for ever more of it."""

from __future__ import annotations

from budokan.games.samurai_sword.moves import ATTACKS, PLAYS, Attack, Play
from budokan.kernel.moves import MOST_MADE, Once


def test_a_move_is_made_when_it_is_first_offered_and_handed_out_again() -> None:
    assert PLAYS["focus"] == Play("focus")
    assert PLAYS["focus"] is PLAYS["focus"]
    assert ATTACKS["bokken"][3] == Attack(3, "bokken")
    assert ATTACKS["bokken"] is ATTACKS["bokken"]


def test_whoever_brings_ever_new_cards_fills_no_memory() -> None:
    made: list[int] = []

    def make(number: int) -> Play:
        made.append(number)
        return Play(f"card-{number}")

    plays = Once(make)
    for number in range(3 * MOST_MADE):
        assert plays[number].card == f"card-{number}"
    assert len(plays) <= MOST_MADE
    assert plays[3 * MOST_MADE - 1].card == f"card-{3 * MOST_MADE - 1}"
    assert len(made) == 3 * MOST_MADE
