"""The ledger of the house: what holds at every table, shown on Samurai Sword."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import ClassVar

import pytest

import budokan
from budokan.games.samurai_sword.moves import Attack, EndPlay, Show
from budokan.games.samurai_sword.table import Table
from budokan.kernel.errors import BadWords, IllegalMove
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.records import read_record
from budokan.kernel.undo import free_to_undo, undone
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, layout, play

FOUR = ("musashi", "benkei", "tomoe", "goemon")


class Fly(Move, frozen=True, tag="fly"):
    """A move of no game of the house."""

    form: ClassVar[str] = "fly"


def refusal(table: budokan.Table, seat: object, move: object) -> IllegalMove:
    """Try what is not possible; the table is as it was."""
    before, told, luck = table.digest(), list(table.heard or ()), table.luck.state
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, move)
    assert (table.digest(), list(table.heard or ()), table.luck.state) == (before, told, luck), "a refused move changes nothing"
    return caught.value


def played(decisions: int, seed: int = 7) -> budokan.Table:
    """A table of four after so many decisions by chance."""
    table = GAME.new(4, seed, listen=True)
    luck = Luck(seed, "test")
    while not table.over and len(table.decisions()) < decisions:
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    return table


def intuition(*shown: str) -> Table:
    """Seat 0 has played Intuition, and these cards were chosen to be shown: "1 parry"."""
    hands = {0: "intuition bokken", 1: "parry bo", 2: "parry bo", 3: "parry bo"}
    table = layout(*FOUR, hands=hands, options={"expansions": ("rising-sun",)})
    play(table, 0, "play intuition")
    for words in shown:
        play(table, int(words[0]), f"show {words[2:]}")
    return table


@ruling("BK-1.1")
def test_no_moves_are_taken_when_the_game_is_over() -> None:
    table = played(GAME.length)
    assert table.over
    assert table.waiting == ()
    assert [table.options(seat) for seat in range(4)] == [[]] * 4
    assert refusal(table, 0, EndPlay()).ruling == "BK-1.1"


@ruling("BK-1.2")
@pytest.mark.parametrize("seat", [-1, 4, 99, 2**70])
def test_only_seats_of_the_table_move(seat: int) -> None:
    assert refusal(layout(*FOUR), seat, EndPlay()).ruling == "BK-1.2"


@ruling("BK-1.3")
@pytest.mark.parametrize("move", [None, 3, {"type": "end"}, object()])
def test_a_move_is_a_move(move: object) -> None:
    assert refusal(layout(*FOUR), 0, move).ruling == "BK-1.3"


@ruling("BK-1.3")
def test_a_move_may_be_given_in_the_words_in_which_it_is_written() -> None:
    by_words, by_move = layout(*FOUR), layout(*FOUR)
    by_words.play(0, "end play")
    by_move.play(0, EndPlay())
    assert by_words.digest() == by_move.digest()


@ruling("BK-1.3")
@pytest.mark.parametrize("words", ["end the play", "", "attack 9 with bo", "end play\n", "x" * 10_000])
def test_words_that_no_offered_move_is_written_in_are_refused(words: str) -> None:
    assert refusal(layout(*FOUR), 0, words).why.id == "not-offered"


@ruling("BK-1.3")
def test_a_move_of_another_game_is_not_offered_here() -> None:
    assert refusal(layout(*FOUR), 0, Fly()).why.id == "not-offered"


@ruling("BK-1.4")
def test_only_who_owes_an_answer_may_answer() -> None:
    table = layout(*FOUR)
    assert table.waiting == (0,)
    refused = refusal(table, 1, EndPlay())
    assert (refused.ruling, refused.why.id) == ("BK-1.4", "not-your-decision")


@ruling("BK-1.5")
def test_a_refusal_says_why_and_by_which_ruling() -> None:
    table = layout(*FOUR, hands={0: "bokken bo"})
    assert refusal(table, 0, Attack(2, "bokken")).ruling == "SS-6.5"
    unheard_of = refusal(table, 0, Attack(2, "katana"))
    offered = len(table.options(0))
    assert str(unheard_of) == (
        f"“attack 2 with katana” is not possible now; choose one of the {offered} options offered. (SS-5.6)"
    )


@ruling("BK-1.6")
def test_nobody_learns_a_secret_answer_before_all_have_answered() -> None:
    parries, sticks = intuition("2 parry"), intuition("2 bo")
    assert parries.waiting == (1, 3)
    for other in (None, 0, 1, 3):
        assert parries.view(other) == sticks.view(other)
        assert parries.log(other) == sticks.log(other)
    assert refusal(parries, 2, Show("bo")).ruling == "BK-1.4", "nobody answers twice"


@ruling("BK-2.1", "BK-2.4")
def test_ending_the_play_phase_tells_nobody_if_one_must_discard() -> None:
    """The others only see that he thinks; the discard itself is told."""
    table = layout(*FOUR, hands={0: "parry parry parry daimyo bo bokken kiseru armor"})
    play(table, 0, "end play")
    assert free_to_undo(GAME, table, 0) == 1
    assert undone(GAME, table, 1).options(0)[0] == EndPlay()
    play(table, 0, "discard bo")
    assert free_to_undo(GAME, table, 0) == 0


@ruling("BK-2.2", "BK-2.6")
def test_a_secret_answer_may_be_taken_back_until_somebody_else_answers() -> None:
    table = intuition("2 parry")
    assert free_to_undo(GAME, table, 2) == 1
    assert undone(GAME, table, 1).digest() == intuition().digest()
    play(table, 1, "show bo")
    assert free_to_undo(GAME, table, 2) == 0


@ruling("BK-3.1")
@pytest.mark.parametrize("decisions", [0, 1, 40, 20_000])
def test_a_record_leads_to_the_same_table(decisions: int) -> None:
    table = played(decisions)
    text = table.record().text()
    again = GAME.replay(text, listen=True)
    assert again.digest() == table.digest()
    assert again.record().text() == text
    assert [again.log(seat) for seat in (None, 0, 1, 2, 3)] == [table.log(seat) for seat in (None, 0, 1, 2, 3)]


@ruling("BK-3.1")
def test_a_record_of_a_table_that_was_set_up_begins_at_that_position() -> None:
    table = layout(*FOUR, hands={0: "armor bo"})
    play(table, 0, "play armor")
    record = read_record(table.record().text())
    assert record.header.seed is None
    assert GAME.replay(record).digest() == table.digest()


@ruling("BK-3.2")
def test_a_record_that_claims_another_table_does_not_hold() -> None:
    record = played(10).record()
    with pytest.raises(BadWords) as caught:
        GAME.replay(record.text().replace(record.digest, "0" * 32))
    assert caught.value.why.id == "other-digest"


@ruling("BK-3.3")
def test_a_record_with_an_impossible_move_is_refused_with_its_number() -> None:
    table = layout(*FOUR, hands={0: "armor bo"})
    play(table, 0, "play armor")
    play(table, 0, "end play")
    with pytest.raises(BadWords) as caught:
        GAME.replay(table.record().text().replace("0 end play", "1 end play"))
    assert (caught.value.why.id, caught.value.why.args["number"]) == ("illegal-record-move", 2)


@ruling("BK-3.4")
def test_positions_that_differ_have_different_digests_and_equal_ones_the_same() -> None:
    tables: list[budokan.Table] = [played(decisions, seed) for decisions in (0, 1, 2, 3, 30) for seed in (1, 2)]
    tables += [layout(*FOUR), layout(*FOUR, honour={1: 1}), layout(*FOUR, resilience={2: 1}), layout(*FOUR, turn=1)]
    tables += [intuition(), intuition("1 bo"), intuition("1 parry")]
    assert len({table.digest() for table in tables}) == len(tables)
    assert played(30).digest() == played(30).digest()
    assert intuition("1 bo", "2 parry").digest() == intuition("2 parry", "1 bo").digest(), "by whichever way it came about"


@ruling("BK-3.5")
def test_another_version_of_the_rules_does_not_replay() -> None:
    right = f"rules: {GAME.rules}"
    with pytest.raises(BadWords) as caught:
        GAME.replay(played(3).record().text().replace(right, "rules: 99"))
    assert caught.value.why.id == "other-rules"


@ruling("BK-3.5")
def test_a_game_of_an_earlier_number_can_be_held_against_the_rules_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    record, position = played(3).record().text(), played(3).position()
    monkeypatch.setattr(GAME, "rules", GAME.rules + 1)
    with pytest.raises(BadWords, match="version"):
        GAME.replay(record)
    with pytest.raises(BadWords, match="version"):
        GAME.set_up(position)
    again = GAME.replay(record, earlier_rules=True)
    assert again.position().rules == GAME.rules, "it goes on by the rules of today"
    assert again.digest(GAME.rules - 1) == played(3).digest(GAME.rules - 1), "and stands where it stood"
    assert GAME.set_up(position, earlier_rules=True).digest() == again.digest()
    with pytest.raises(BadWords) as caught:
        GAME.replay(record.replace('digest: "', 'digest: "0'), earlier_rules=True)
    assert caught.value.why.id == "other-digest"
    with pytest.raises(BadWords) as caught:
        GAME.replay(record.replace(f"rules: {GAME.rules - 1}", f"rules: {GAME.rules + 1}"), earlier_rules=True)
    assert caught.value.why.id == "other-rules", "what is to come nobody can read"


@ruling("BK-3.6")
def test_a_table_dealt_anew_has_no_record() -> None:
    imagined = played(10).redeal(0, Luck(3))
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
    for game in budokan.games().values():
        assert game.new(seed=5).digest() == game.new(seed=5).digest()
        assert game.new(seed=5).digest() != game.new(seed=6).digest()


@ruling("BK-4.2")
def test_a_copy_has_the_luck_of_its_original() -> None:
    table = played(10)
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
    table = played(20)
    before, given = table.digest(), Luck(9)
    state = given.state
    imagined = [table.redeal(1, given) for _ in range(8)]
    assert table.digest() == before
    assert given.state != state, "it is drawn from the luck that was given"
    hands = {str(one.hands) for one in imagined if isinstance(one, Table)}
    assert len(hands) > 1, "what is hidden is dealt anew"
