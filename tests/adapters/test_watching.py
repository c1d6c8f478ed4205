"""What is turned from one look into the next is cell for cell what is written anew."""

from __future__ import annotations

from array import array
from itertools import islice

import pytest

import budokan
from budokan.adapters.encoded_table import EncodedTable
from budokan.adapters.observations import Cells16, Observations, observations
from budokan.adapters.watching import watchers
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from tests.support.contract import Case
from tests.support.observed import HISTORY, leak, moments

DECISIONS = 250
"""Enough for all four games to change whatever they show; where a game ends another is dealt, to the same watchers."""

PLAYED = [(name, mode, seats) for name, game in budokan.games().items() for mode, seats in game.modes.items()]


@pytest.mark.parametrize(("name", "mode", "seats"), [pytest.param(*one, id=f"{one[0]}-{one[1]}") for one in PLAYED])
def test_cells_that_are_updated_are_those_that_are_written_anew(name: str, mode: str, seats: tuple[int, ...]) -> None:
    encoded = EncodedTable(budokan.game(name), mode, seats[-1], {}, history=2)
    known, luck, written = encoded.observations, Luck(3, "watching"), 0
    encoded.deal(4)
    for _ in range(DECISIONS):
        if encoded.table.outcome is not None:
            encoded.deal(None)
        seat = encoded.table.waiting[0]
        for looks in {seat, luck.below(encoded.seats)}:
            cells = encoded.watchers[looks].look(encoded.table)
            assert cells == known.observe(encoded.table, looks), differing(encoded, cells, looks)
            written += 1
        encoded.play(seat, luck.pick(encoded.numbers(seat)))
    assert written > DECISIONS or encoded.seats == 1


def differing(encoded: EncodedTable, cells: Cells16, seat: int) -> list[str]:
    anew = encoded.observations.observe(encoded.table, seat)
    named = encoded.observations.cells()
    return [named[at].name for at, cell in enumerate(anew) if cell != cells[at]][:5]


def test_the_arrays_of_an_agent_are_its_own() -> None:
    """What was given out does not change when the seat looks again, and may be written to."""
    encoded = EncodedTable(budokan.game("samurai-sword"), None, 3, {}, 0)
    encoded.deal(1)
    seat = encoded.table.waiting[0]
    first = encoded.observe(seat)
    kept = {name: one.copy() for name, one in first.items()}
    encoded.play(seat, encoded.numbers(seat)[0])
    encoded.observe(seat)
    assert all((first[name] == kept[name]).all() for name in kept)
    first["observation"][:] = 7
    first["action_mask"][:] = 7
    again = encoded.observe(seat)
    assert not (again["observation"] == 7).all()


def test_seats_of_a_table_look_through_the_same_eyes_and_see_their_own() -> None:
    known = observations(budokan.game("rising-sun"))
    table = budokan.game("rising-sun").new(4, 8)
    assert [one.look(table) for one in watchers(known, 4)] == [known.observe(table, seat) for seat in range(4)]


@pytest.mark.parametrize("name", list(budokan.games()))
def test_what_is_kept_from_look_to_look_tells_nothing_that_is_hidden(name: str) -> None:
    """Who looks at a table, at what it might be as well, and at the next, sees no difference."""
    game = budokan.game(name)
    case = Case(game, next(iter(game.modes)), game.seats[-1], {})
    known = observations(game, case.mode, history=HISTORY)
    eyes = watchers(known, case.seats)

    def looking(_: Observations, table: Table, seat: Seat) -> Cells16:
        return array("h", eyes[seat].look(table))

    luck = Luck(6, "redeals")
    told = [leak(case, table, seat, luck, looking) for table, seat in islice(moments(case, 5, every=3), 30)]
    assert [one for one in told if one] == []
