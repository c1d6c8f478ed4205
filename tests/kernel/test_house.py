"""BK-1, BK-3 and BK-4: what holds at every table, shown on a small game of the tests' own."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

import budokan
from budokan.games.samurai_sword.moves import EndPlay
from budokan.kernel.errors import BadWords, IllegalMove
from budokan.kernel.luck import Luck
from budokan.kernel.records import read_record
from tests.support.auction import AUCTION, AuctionTable, Bow, Done, Lay, Vote, auction, play
from tests.support.rulings import ruling

VOTED = ("0 done", "1 done", "0 vote 1", "1 vote 0")


def refusal(table: budokan.Table, seat: object, move: object) -> IllegalMove:
    """Try what is not possible; the table is as it was."""
    before, told, luck = table.digest(), list(table.heard or ()), table.luck.state
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, move)  # type: ignore[arg-type]  # what comes from outside may be anything
    assert (table.digest(), table.heard, table.luck.state) == (before, told, luck), "a refused move changes nothing"
    return caught.value


@ruling("BK-1.1")
def test_no_moves_are_taken_when_the_game_is_over() -> None:
    table = auction(*VOTED)
    assert table.over
    assert table.waiting == ()
    assert table.options(0) == []
    assert refusal(table, 0, Done()).ruling == "BK-1.1"


@ruling("BK-1.2")
@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None, 0.0])
def test_only_seats_of_the_table_move(seat: object) -> None:
    assert refusal(auction(), seat, Done()).ruling == "BK-1.2"


@ruling("BK-1.3")
@pytest.mark.parametrize("move", ["done", None, 3, {"type": "done"}, object()])
def test_a_move_is_a_move(move: object) -> None:
    assert refusal(auction(), 0, move).ruling == "BK-1.3"


@ruling("BK-1.3")
def test_a_move_of_another_game_is_not_offered_here() -> None:
    assert refusal(auction(), 0, EndPlay()).why.id == "not-offered"


@ruling("BK-1.4")
def test_only_who_owes_an_answer_may_answer() -> None:
    table = auction()
    assert table.waiting == (0,)
    refused = refusal(table, 1, Done())
    assert (refused.ruling, refused.why.id) == ("BK-1.4", "not-your-decision")


@ruling("BK-1.4")
def test_others_may_do_meanwhile_what_is_offered_besides() -> None:
    table = auction()
    assert table.options(1) == [Bow()]
    table.play(1, Bow())
    assert table.waiting == (0,), "the question goes on waiting"
    assert len(table.log(0)) == 1


@ruling("BK-1.5")
def test_a_refusal_says_why_and_by_which_ruling() -> None:
    refused = refusal(auction(), 0, Lay(99))
    assert refused.ruling == "BK-1.4", "the ruling of the question"
    assert str(refused) == "“lay 99” is not possible now; choose one of the 7 options offered. (BK-1.4)"


@ruling("BK-1.6")
def test_nobody_learns_a_secret_answer_before_all_have_answered() -> None:
    ones, twos = (auction("0 done", "1 done", "2 done", f"1 vote {choice}", seats=3) for choice in (0, 1))
    assert ones.waiting == (0, 2)
    for other in (None, 0, 2):
        assert ones.view(other) == twos.view(other)
        assert ones.log(other) == twos.log(other)
    assert refusal(ones, 1, Vote(1)).ruling == "BK-1.4", "nobody answers twice"


@ruling("BK-3.1")
def test_a_record_leads_to_the_same_table() -> None:
    table = auction("0 lay 2", "1 bow", "0 toss", "0 done", "1 peek", "1 done", "1 vote 1")
    text = table.record().text()
    again = AUCTION.replay(text, listen=True)
    assert again.digest() == table.digest()
    assert again.record().text() == text
    assert [again.log(seat) for seat in (None, 0, 1)] == [table.log(seat) for seat in (None, 0, 1)]


@ruling("BK-3.1")
def test_a_record_of_a_table_that_was_set_up_begins_at_that_position() -> None:
    start = auction("0 lay 2", "0 toss").position()
    table = AUCTION.set_up(start)
    play(table, "0 lay 1", "0 done")
    record = read_record(table.record().text())
    assert record.header.seed is None
    assert AUCTION.replay(record).digest() == table.digest()


@ruling("BK-3.2")
def test_a_record_that_claims_another_table_does_not_hold() -> None:
    record = auction("0 lay 2").record()
    wrong = record.text().replace(record.digest, "0" * 32)
    with pytest.raises(BadWords) as caught:
        AUCTION.replay(wrong)
    assert caught.value.why.id == "other-digest"


@ruling("BK-3.3")
def test_a_record_with_an_impossible_move_is_refused_with_its_number() -> None:
    text = auction("0 lay 2", "0 done", "1 lay 1").record().text().replace("1 lay 1", "0 lay 1")
    with pytest.raises(BadWords) as caught:
        AUCTION.replay(text)
    assert (caught.value.why.id, caught.value.why.args["number"]) == ("illegal-record-move", 3)


@ruling("BK-3.4")
def test_positions_that_differ_have_different_digests_and_equal_ones_the_same() -> None:
    tables = [auction(*moves) for moves in ((), ("0 lay 1",), ("0 lay 2",), ("0 toss",), ("0 scratch",), ("0 done",))]
    tables += [
        auction(seed=8),
        auction(seats=3),
        auction("0 done", "1 done", "0 vote 1"),
        auction("0 done", "1 done", "0 vote 0"),
    ]
    assert len({table.digest() for table in tables}) == len(tables)
    assert auction("0 lay 1", "0 boast").digest() == auction("0 lay 1", "1 bow").digest(), "what was said is no position"


@ruling("BK-3.5")
def test_another_version_of_the_rules_does_not_replay() -> None:
    text = auction("0 lay 1").record().text().replace("rules: 1", "rules: 2")
    with pytest.raises(BadWords) as caught:
        AUCTION.replay(text)
    assert caught.value.why.id == "other-rules"


@ruling("BK-3.6")
def test_a_table_dealt_anew_has_no_record() -> None:
    imagined = auction("0 lay 1").redeal(0, Luck(3))
    with pytest.raises(BadWords) as caught:
        imagined.record()
    assert caught.value.why.id == "no-record"


ELSEWHERE = {"random", "secrets", "uuid", "time", "datetime", "numpy"}
"""Where luck or a clock would come in by another door."""


@ruling("BK-4.1")
def test_no_rule_draws_luck_elsewhere() -> None:
    house = Path(budokan.__file__).parent
    found = []
    for file in sorted([*(house / "kernel").rglob("*.py"), *(house / "games").rglob("*.py")]):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            found += [f"{file.relative_to(house)}: {name}" for name in names if name.split(".")[0] in ELSEWHERE]
    assert found == ["kernel/game.py: secrets"], "only a seed that nobody gave comes from outside"


@ruling("BK-4.2")
def test_the_same_seed_gives_the_same_game() -> None:
    for game in (AUCTION, *budokan.games().values()):
        assert game.new(seed=5).digest() == game.new(seed=5).digest()
        assert game.new(seed=5).digest() != game.new(seed=6).digest()


@ruling("BK-4.2")
def test_a_copy_has_the_luck_of_its_original() -> None:
    table = auction("0 toss")
    copy = table.copy()
    assert [copy.luck.draw() for _ in range(5)] == [table.luck.draw() for _ in range(5)]


@ruling("BK-4.3")
def test_streams_have_nothing_to_do_with_each_other() -> None:
    streams = [Luck(7, name) for name in ("game", "bot 0", "bot 1", "redeal")]
    drawn = [stream.draw() for stream in streams for _ in range(50)]
    assert len(set(drawn)) == len(drawn)


@ruling("BK-4.4")
def test_every_number_below_n_is_as_likely_as_the_next() -> None:
    luck = Luck(1)
    for n in (2, 6, 7, 52):
        count = Counter(luck.below(n) for _ in range(1000 * n))
        assert set(count) == set(range(n))
        surprise = sum((count[number] - 1000) ** 2 / 1000 for number in range(n))
        assert surprise < n + 5 * (2 * n) ** 0.5, "no further from even than chance explains"


@ruling("BK-4.4")
def test_a_shuffle_reaches_every_order() -> None:
    luck = Luck(2)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        things = [0, 1, 2, 3]
        luck.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert all(50 < times < 160 for times in orders.values())


@ruling("BK-4.5")
def test_dealing_anew_does_not_touch_the_table() -> None:
    table = auction("0 lay 1", "0 peek")
    before, given = table.digest(), Luck(9)
    state = given.state
    imagined = [table.redeal(1, given) for _ in range(8)]
    assert table.digest() == before
    assert given.state != state, "it is drawn from the luck that was given"
    prizes = {one.prize for one in imagined if isinstance(one, AuctionTable)}
    assert len(prizes) > 1, "what is hidden is dealt anew"
