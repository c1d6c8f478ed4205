"""Moments between two choices: luck chooses for itself, no copy foresees it, and a seat remembers what it heard and chose."""

from __future__ import annotations

import pickle

import pytest

import budokan
from budokan.adapters.moment import AT_ONCE, LUCK, NOBODY, Moment, Plan
from budokan.kernel.errors import BadWords
from budokan.kernel.luck import Luck

SWORD = budokan.game("samurai-sword")


def on(moment: Moment, luck: Luck, choices: int = 1) -> Moment:
    """So many choices at random, luck's own not counted, until somebody has to choose."""
    while choices or moment.whose() == LUCK:
        whose = moment.whose()
        if whose == NOBODY:
            break
        if whose == LUCK:
            moment.draw(luck.below(moment.outcomes()))
            continue
        assert moment.table is not None
        seats = moment.table.waiting if whose == AT_ONCE else (whose,)
        moment.choose({seat: luck.pick(moment.numbers(seat)) for seat in seats})
        choices -= 1
    return moment


def before_luck(luck: Luck) -> Moment:
    """Where somebody has chosen and luck has a say in it."""
    moment = on(Moment(Plan(SWORD, seats=3)), luck)
    while moment.whose() != LUCK:
        moment.choose({moment.whose(): luck.pick(moment.numbers(moment.whose()))})
    return moment


def test_the_deal_is_the_first_choice_of_luck() -> None:
    moment = Moment(Plan(SWORD, seats=3, deals=5, seed=40))
    assert (moment.whose(), moment.outcomes(), moment.known(0)) == (LUCK, 5, Moment(moment.plan).known(0))
    moment.draw(2)
    assert moment.table is not None
    assert moment.table.digest() == SWORD.new(3, 42).digest()
    assert moment.outcomes() == 16


def test_luck_chooses_what_a_choice_leads_to() -> None:
    """The same outcome leads to the same, some other to something else; until then nothing has happened at the table."""
    met = before_luck(Luck(3))
    assert met.table is not None
    before = met.table.digest()
    ends = []
    for outcome in (0, 0, *range(1, 16)):
        one = met.copy()
        one.draw(outcome)
        assert one.table is not None
        ends.append(one.table.digest())
    assert ends[0] == ends[1]
    assert len(set(ends)) > 2
    assert met.table.digest() == before
    with pytest.raises(BadWords, match="no outcome 16 here; the last one is 15"):
        met.draw(16)


def test_a_copy_goes_its_own_way() -> None:
    moment = on(Moment(Plan(SWORD, seats=4)), Luck(1), 20)
    known = [moment.known(seat) for seat in range(4)]
    on(moment.copy(), Luck(2), 15)
    assert [moment.known(seat) for seat in range(4)] == known


def test_a_moment_is_written_down_without_a_table() -> None:
    moment = on(Moment(Plan(SWORD, seats=4)), Luck(8), 25)
    again = pickle.loads(pickle.dumps(moment))
    assert str(again) == str(moment)
    for seat in range(4):
        assert again.known(seat) == moment.known(seat)
    one, other = on(moment, Luck(5), 10), on(again, Luck(5), 10)
    assert str(one) == str(other)
    assert [one.known(seat) for seat in range(4)] == [other.known(seat) for seat in range(4)]


def test_two_ways_to_the_same_view_are_remembered_apart() -> None:
    """Perfect recall: what a seat heard and chose stays part of what it knows."""
    found: dict[str, set[str]] = {}
    for seed in range(40):
        moment = on(Moment(Plan(SWORD, seats=3, deals=1, outcomes=1)), Luck(seed), 4)
        found.setdefault(moment.seen(0), set()).add(moment.known(0))
    assert any(len(known) > 1 for known in found.values())


@pytest.mark.parametrize("name", ["samurai-sword", "ken"])
def test_an_imagined_moment_cannot_be_told_apart_by_its_seat(name: str) -> None:
    game = budokan.game(name)
    differs = 0
    for seed in range(6):
        moment = on(Moment(Plan(game)), Luck(seed), 15)
        if moment.whose() == NOBODY:
            continue
        for seat in range(moment.plan.seats):
            other = moment.imagined(seat, Luck(seed, "redeal"))
            assert other.known(seat) == moment.known(seat)
            assert other.numbers(seat) == moment.numbers(seat)
            differs += other.known(1 - seat if seat < 2 else 0) != moment.known(1 - seat if seat < 2 else 0)
    assert differs > 3


def test_nothing_is_imagined_while_luck_chooses() -> None:
    with pytest.raises(BadWords, match="dealt anew while luck chooses"):
        before_luck(Luck(3)).imagined(0, Luck(1))
    with pytest.raises(BadWords):
        Moment(Plan(SWORD)).imagined(0, Luck(1))


def test_a_limit_makes_a_draw() -> None:
    moment = on(Moment(Plan(SWORD, seats=3, limit=7)), Luck(4), 100)
    assert (moment.whose(), moment.made, moment.returns()) == (NOBODY, 7, [0.0, 0.0, 0.0])


def test_positions_are_dealt_instead_of_games() -> None:
    ken = budokan.game("ken")
    tables = [ken.new(2, seed) for seed in (3, 4)]
    moment = Moment(Plan(ken, positions=[table.position() for table in tables]))
    assert moment.outcomes() == 2
    moment.draw(1)
    assert moment.table is not None
    assert moment.seen(0) == Moment.of(moment.plan, tables[1]).seen(0)
