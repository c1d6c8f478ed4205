"""What a seat sees as an array: whole, named, within its bounds, counted from the viewer, and silent about what is hidden."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any, get_args, get_type_hints

import pytest

import budokan
from budokan.adapters.layout import Layout
from budokan.adapters.observations import VIEW_LEFT_OUT, Cells16, Observations, observations
from budokan.adapters.parts import Chair
from budokan.games.samurai_sword.table import Table as SamuraiSword
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.kernel.views import Asked, Seen, View
from tests.support.contract import Case, cases
from tests.support.observed import HISTORY, leak, moments

MOMENTS = 40
"""Of each way to play in `make test`; two thousand of each game in the soak (tests/adapters/secrecy.py)."""

every_game = pytest.mark.parametrize("game", budokan.games().values(), ids=list(budokan.games()))


def ways() -> Iterator[Any]:
    for case in cases():
        yield pytest.param(case, id=str(case), marks=[pytest.mark.further] if case.is_further else [])


def every_mode() -> Iterator[Any]:
    return (pytest.param(game, mode, id=f"{game.name}-{mode}") for game in budokan.games().values() for mode in game.modes)


def parts_within(hint: Any) -> Iterator[type[Seen]]:
    if isinstance(hint, type) and issubclass(hint, Seen):
        yield hint
    for one in get_args(hint):
        yield from parts_within(one)


def fields_of(kind: type[Seen], left_out: dict[str, str], path: str = "") -> Iterator[tuple[str, str]]:
    """Every field of a view and of the parts of it: what it is called in its part, and the end of its cells' names."""
    for name, hint in get_type_hints(kind, include_extras=True).items():
        yield f"{kind.__name__}.{name}", f".{name}"
        if f"{kind.__name__}.{name}" not in left_out:
            for part in parts_within(hint):
                yield from fields_of(part, left_out, f"{path}.{name}")


@pytest.mark.parametrize(("game", "mode"), list(every_mode()))
def test_every_field_of_the_view_is_there_or_left_out_for_a_reason(game: Game, mode: str) -> None:
    known = observations(game, mode)
    names = [cell.name for cell in known.cells()]
    assert len(names) == len(set(names)) == known.width
    bare = {f".{part}" for name in names for part in _without_brackets(name).split(".")}
    fields = dict(fields_of(game.view, known.left_out))
    assert {where for where, name in fields.items() if where not in known.left_out and name not in bare} == set()
    view = {"View.seats", "View.waiting", "View.decision", "View.phase", "View.table", "Asked.name", "Asked.secret"}
    said = {f"{kind.__name__}.{name}" for kind in (View, Asked) for name in kind.__struct_fields__}
    assert said == view | set(VIEW_LEFT_OUT)
    assert set(known.left_out) - set(VIEW_LEFT_OUT) <= set(fields)
    assert all(len(why.split()) > 3 for why in known.left_out.values())


def _without_brackets(name: str) -> str:
    found, depth = "", 0
    for letter in name:
        depth += letter == "["
        found += "" if depth else letter
        depth -= letter == "]"
    return found


def test_a_field_nobody_has_spoken_of_is_an_error() -> None:
    class New(Seen, frozen=True):
        secret_word: str

    New.__module__ = __name__
    with pytest.raises(AssertionError, match=r"nothing says how New\.secret_word is shown"):
        Layout(New, {}, Chair(2))


@pytest.mark.parametrize("case", list(ways()))
def test_nothing_in_an_observation_changes_under_a_redeal(case: Case) -> None:
    luck = Luck(5, "redeals")
    played = moments(case, 3, every=7)
    told = [leak(case, table, seat, luck) for table, seat in islice(played, MOMENTS)]
    assert [one for one in told if one] == []


def looking_at_hands(known: Observations, table: Table, seat: Seat) -> Cells16:
    """An observation with a leak: one cell says what the next player holds."""
    assert isinstance(table, SamuraiSword)
    seen = known.observe(table, seat)
    seen[known.head] = len(set(table.hands[(seat + 1) % table.seats]))
    return seen


def test_an_observation_that_leaks_is_caught() -> None:
    case = Case(budokan.game("samurai-sword"), "standard", 5, {})
    luck = Luck(5, "redeals")
    told = [leak(case, table, seat, luck, looking_at_hands) for table, seat in islice(moments(case, 3), MOMENTS)]
    assert any("table.turn_number" in one for one in told)


@pytest.mark.parametrize(("game", "mode"), list(every_mode()))
def test_every_cell_keeps_its_bounds(game: Game, mode: str) -> None:
    for seats in game.modes[mode]:
        known = observations(game, mode, history=HISTORY)
        least, most = known.bounds()
        for table, seat in islice(moments(Case(game, mode, seats, {}), 9, every=5), 60):
            seen = known.observe(table, seat)
            assert (len(seen), seen.typecode) == (known.width, "h")
            outside = [at for at, cell in enumerate(seen) if not least[at] <= cell <= most[at]]
            assert [known.cells()[at].name for at in outside] == []


@every_game
def test_what_is_written_twice_is_the_same(game: Game) -> None:
    """Nothing of the last observation stays in the cells of the next."""
    known = observations(game, history=HISTORY)
    out = array("h", [77]) * known.width
    for table, seat in islice(moments(Case(game, next(iter(game.modes)), game.seats[-1], {}), 2, every=9), 30):
        known.write(table, seat, out)
        assert out == known.observe(table, seat)


def test_an_array_explains_itself() -> None:
    game = budokan.game("samurai-sword")
    known = observations(game, history=4)
    for table, seat in islice(moments(Case(game, "standard", 4, {}), 11, every=3), 80):
        seen: Any = table.see(seat)
        told = known.explain(known.observe(table, seat))
        assert told["table"]["hand"] == Counter(seen.hand)
        assert told["table"]["discards"]["top"] == (seen.discards[-1] if seen.discards else None)
        assert told["table"]["turn"] == (seen.turn - seat) % 4
        assert [one["character"] for one in told["table"]["players"][:4]] == [
            seen.players[(seat + chair) % 4].character for chair in range(4)
        ]
        assert told["waiting"] == [(one - seat) % 4 for one in table.waiting]
        heard = [str(event.__struct_config__.tag) for event in table.log(seat)][::-1][:4]
        assert [one["kind"] for one in told["heard"]] == heard


def test_rows_of_observations_are_those_that_moves_go_by() -> None:
    """In Ken a piece has one row, in what is seen and in the numbers of moves."""
    from budokan.adapters.houses import ken as house  # beside what is tested, to read its rows

    game = budokan.game("ken")
    settings = game.settle("duel", {})
    rows, sizes = house.rows(settings), house.rows_for(settings)
    met = 0
    for table, seat in islice(moments(Case(game, "duel", 2, {}), 4, every=3), 80):
        seen: Any = table.see(seat)
        found = house.rows_seen(seen, seat, sizes)
        met += len(found)
        for piece, row in found.items():
            assert rows.place(piece, table, seat) == row - 1
    assert met > 100
