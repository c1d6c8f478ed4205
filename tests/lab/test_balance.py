"""A search for balance: it finds a change known beforehand, comes to one end however it was stopped, and changes little."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from math import exp
from pathlib import Path

import pytest

from budokan.cli.balance import written as as_toml
from budokan.kernel.errors import BadWords
from budokan.kernel.luck import Luck
from budokan.lab.balance.library import FILE, HELD_OUT, Library, Row, player_of
from budokan.lab.balance.model import Model
from budokan.lab.balance.moves import after, distance, jostled, steps
from budokan.lab.balance.plan import Plan, changed_values, is_legal, read_plan
from budokan.lab.balance.searching import Balanced, search
from budokan.lab.study.executors import Alone, Done, Executor

COIN = """
game = "coin"
bots = ["uniform"]
quick = ["uniform"]
band = [45, 55]
screen = 200
judged = 10
rounds = 2
candidates = 4
deals = 20
settle = 60
check = 300
seed = {seed}

[[matchup]]
name = "heads"
options = {{ weight = "$coin.weight" }}
helped = ["coin"]

[values.coin]
weight = 80

[[group]]
inside = "coin"
step = 5

[group.most]
weight = 80

[group.least]
weight = 20
"""

PLANS = Path(__file__).parents[2] / "examples" / "lab"

Write = Callable[[str], Plan]


@pytest.fixture
def plan(tmp_path: Path) -> Write:
    def write(words: str) -> Plan:
        file = tmp_path / "plan.toml"
        file.write_text(words, encoding="utf-8")
        return read_plan(file)

    return write


def searched(plan: Plan, folder: Path, executor: Executor | None = None) -> Balanced:
    with Library(folder, plan) as library:
        return search(plan, library, executor or Alone(player_of))


class Stopping:
    """Somebody presses Ctrl-C after so many games."""

    def __init__(self, after: int) -> None:
        self.left = after

    def run(self, study: bytes, pieces: Iterator[bytes], done: Done) -> None:
        play = player_of(study)
        for piece in pieces:
            if self.left == 0:
                raise KeyboardInterrupt
            self.left -= 1
            done(play(piece))


def test_a_weighted_coin_is_brought_within_its_band(plan: Write, tmp_path: Path) -> None:
    found = searched(plan(COIN.format(seed=3)), tmp_path / "kept")
    [change] = found.changes
    assert (change.figure, change.before) == ("coin.weight", 80)
    assert 45 <= change.after <= 55
    assert found.even
    assert [(one.matchup, one.games) for one in found.found] == [("heads", 300)]


@pytest.mark.parametrize("after", [3, 230, 500])
def test_a_search_that_was_stopped_comes_to_the_same_end(plan: Write, tmp_path: Path, after: int) -> None:
    read = plan(COIN.format(seed=5))
    whole = searched(read, tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        searched(read, tmp_path / "parts", Stopping(after))
    journal = tmp_path / "parts" / FILE
    assert len(journal.read_bytes().splitlines()) == 1 + after
    with journal.open("ab") as file:
        file.write(b'{"matchup":"hea')  # a line that was cut short
    assert searched(read, tmp_path / "parts") == whole
    with Library(tmp_path / "parts", read) as library:
        search(read, library, Stopping(0))
        assert library.played == 0, "nothing is left to play"


def test_what_is_known_from_another_search_is_learnt_from(plan: Write, tmp_path: Path) -> None:
    searched(plan(COIN.format(seed=5)), tmp_path / "other")
    read = plan(COIN.format(seed=6).replace("screen = 200", "screen = 0"))
    with Library(tmp_path / "kept", read) as library:
        library.learn_from(tmp_path / "other" / FILE)
        known = len(library.rows)
        assert known > 200
        assert all(row.number < HELD_OUT for row in library.rows.values()), "held-out games stay held out"
        assert search(read, library, Alone(player_of)).even


def test_games_of_another_search_are_left_alone(plan: Write, tmp_path: Path) -> None:
    searched(plan(COIN.format(seed=5)), tmp_path / "kept")
    with pytest.raises(BadWords, match="another study"):
        searched(plan(COIN.format(seed=6)), tmp_path / "kept")


def test_the_model_tells_figures_apart() -> None:
    """Games whose odds are known: one figure helps, one hurts, one does nothing."""
    read = read_plan(PLANS / "even-lists.toml")
    first = "student : warrior"
    luck = Luck(1, "games")
    effects = {
        "student.cards.feint-cut": 0.9,
        "student.cards.obedience": -0.9,
        "warrior.cards.short-strike": 0.9,
        "ronin.cards.pommel-smash": 0.0,
    }
    rows = []
    for number in range(900):
        design = {path: float(luck.below(3)) for path in effects}
        sign = {"student": 1, "warrior": -1, "ronin": 0}
        odds = sum(
            sign[path.split(".")[0]] * effects[path] * (value - read_value(read, path)) for path, value in design.items()
        )
        won = luck.below(10_000) < 10_000 / (1 + exp(-odds))
        rows.append(Row(first, number, "sensei", design, share=float(won)))
    model = Model(read, rows)
    found = {path: model.mean[model.places[path]] for path in effects}
    assert found["student.cards.feint-cut"] > 0.4
    assert found["student.cards.obedience"] < -0.4
    assert found["warrior.cards.short-strike"] > 0.4
    assert found["ronin.cards.pommel-smash"] == 0.0


def read_value(plan: Plan, path: str) -> float:
    character, _, card = path.split(".")
    return float(plan.values[character]["cards"].get(card, 0))


def test_lists_keep_their_size_and_their_rules() -> None:
    read = read_plan(PLANS / "even-lists.toml")
    for number in range(4):
        matchup = read.matchup[number]
        design = jostled(read, matchup, Luck(number, "jostle"))
        assert is_legal(read, design, [matchup])
        values = changed_values(read, design)
        for one in (*matchup.helped, *matchup.hurt):
            assert sum(values[one]["cards"].values()) == 30
            assert all(values[one]["cards"].values()), "a card of which there is none is left out"
    assert not is_legal(read, {"warrior.cards.honour": 1.0}), "one card too many"


def test_small_changes_count_little(plan: Write) -> None:
    read = plan(COIN.format(seed=1))
    one, other = (
        sorted((after(read, {}, step) for step in steps(read, {})), key=str)[:1],
        after(read, {}, (("coin.weight", -15),)),
    )
    assert [distance(read, design) for design in one] == [2.0]
    assert distance(read, other) == 4.0
    assert after(read, other, (("coin.weight", 15),)) == {}, "as printed again is no change"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (COIN.format(seed=1).replace('"$coin.weight"', '"$coin.size"'), "coin.size"),
        (COIN.format(seed=1).replace('helped = ["coin"]', 'helped = ["dice"]'), "dice"),
        (COIN.format(seed=1).replace("[45, 55]", "[55, 45]"), "band"),
        (COIN.format(seed=1).replace('inside = "coin"', 'inside = "dice"'), "dice"),
        (COIN.format(seed=1) + "\nnonsense = 1\n", "nonsense"),
    ],
)
def test_a_plan_that_does_not_hold_is_told_in_one_sentence(plan: Write, words: str, said: str) -> None:
    with pytest.raises(BadWords) as told:
        plan(words)
    assert said in str(told.value.why)


def test_the_values_are_written_as_the_file_has_them(plan: Write) -> None:
    read = read_plan(PLANS / "even-lists.toml")
    assert tomllib.loads(as_toml(changed_values(read, {}))) == {"values": read.values}
