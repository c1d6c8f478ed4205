"""A duel that was given up: the other has won, and the record says so and holds."""

from __future__ import annotations

import pytest

import budokan
from budokan.kernel.errors import BadWords
from budokan.kernel.records import read_record
from budokan.kernel.table import Table
from tests.support.rulings import ruling


def a_duel(game: str = "ken", decisions: int = 7) -> Table:
    table = budokan.game(game).new(2, 7)
    for _ in range(decisions):
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])
    return table


@ruling("BK-9.7")
@pytest.mark.parametrize("name", ["ken", "senjutsu"])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_has_lost_whoever_is_asked(name: str, seat: int) -> None:
    table, game = a_duel(name), budokan.game(name)
    other = table.copy()
    game.resign(table, seat)
    assert table.outcome is not None
    assert (table.over, table.waiting, table.outcome.winners) == (True, (), (1 - seat,))
    assert (table.outcome.reason, table.outcome.way) == ("outcome-resigned", "resigned")
    assert table.options(0) == table.options(1) == []
    assert not other.over, "a copy is not touched"
    assert table.copy().record() == table.record()


@ruling("BK-3.7")
@pytest.mark.parametrize("name", ["ken", "senjutsu"])
def test_the_record_says_who_gave_up_and_leads_to_the_same_table(name: str) -> None:
    table, game = a_duel(name), budokan.game(name)
    before = table.record()
    game.resign(table, 1)
    words = table.record().text()
    assert words.splitlines()[-2] == "resigned: 1"
    again = budokan.replay(words)
    assert (again.digest(), again.outcome, again.resigned) == (table.digest(), table.outcome, 1)
    assert again.record().text() == words
    assert table.digest() != before.digest
    assert not game.replay(words, 7).over, "after the last decision nobody had given up yet"
    with pytest.raises(BadWords, match="does not lead"):
        budokan.replay(words.replace("resigned: 1", "resigned: 0"))
    with pytest.raises(BadWords, match="does not lead"):
        budokan.replay(words.replace("resigned: 1\n", ""))


@ruling("BK-3.7")
def test_a_record_without_the_line_is_read_as_before() -> None:
    record = a_duel().record()
    assert "resigned" not in record.text()
    assert read_record(record.text()).resigned is None


@ruling("BK-3.7")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("resigned: 2", "give up"),
        ("resigned: x", "could not be read"),
        ("resigned: -1", "could not be read"),
        ("resigned: 100", "could not be read"),
        ("resigned: 1\nresigned: 1", "could not be read"),
    ],
)
def test_a_line_that_cannot_be_is_refused(line: str, why: str) -> None:
    table = a_duel()
    budokan.game("ken").resign(table, 1)
    with pytest.raises(BadWords, match=why):
        budokan.replay(table.record().text().replace("resigned: 1", line))


@ruling("BK-3.7")
def test_a_record_that_ends_with_the_line_is_cut_short() -> None:
    table = a_duel()
    budokan.game("ken").resign(table, 1)
    words = "\n".join(table.record().text().splitlines()[:-1])
    with pytest.raises(BadWords, match="could not be read"):
        budokan.replay(words)


@ruling("BK-9.7")
def test_only_a_duel_that_is_not_over_can_be_given_up() -> None:
    table, game = a_duel(), budokan.game("ken")
    game.resign(table, 0)
    for seat in (0, 1):
        with pytest.raises(BadWords, match="give up"):
            game.resign(table, seat)
    four = budokan.game("samurai-sword").new(4, 7)
    with pytest.raises(BadWords, match="give up"):
        budokan.game("samurai-sword").resign(four, 0)
    together = budokan.game("senjutsu").new(2, 7, "coop")
    with pytest.raises(BadWords, match="give up"):
        budokan.game("senjutsu").resign(together, 0)
