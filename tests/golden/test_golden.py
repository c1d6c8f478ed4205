"""The golden games replay to their digests and to their words; what goes another way has to raise the number of its rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest

import budokan
from budokan.kernel.game import Game
from budokan.kernel.luck import Luck
from budokan.kernel.options import Option
from budokan.kernel.table import Table
from budokan.players.search import Search
from tests.golden.plan import CORE, PLAN, ken, sword
from tests.support.contract import cases
from tests.support.golden import DIGEST, GOLDEN_GAMES, Golden, Kept, bot, complaint, newest, renew

AT_LEAST = 60
"""So many golden games replay under the rules of today, however many rules have changed."""

PLAYERS = {"uniform", "greedy", "sensei"}
SAMURAI_SWORD = budokan.game("samurai-sword")
DEAL = SAMURAI_SWORD.deal
SMALL = sword("small", "uniform", 5)
"""A game that the tests of keeping and renewing play for themselves."""


def kept(golden: Golden, root: Path = GOLDEN_GAMES) -> Kept:
    found = newest(golden, root)
    assert found is not None, f"{golden} was never played: run `make golden`"
    return found


@pytest.mark.parametrize("golden", [pytest.param(golden, id=str(golden)) for golden in PLAN])
def test_a_golden_game_goes_as_it_went(golden: Golden) -> None:
    """To its digests, every 25 decisions and at the end, and to its words; unless the number of its rules was raised since."""
    wrong = complaint(kept(golden))
    if wrong:
        pytest.fail(wrong, pytrace=False)


def test_enough_golden_games_replay_under_the_rules_of_today() -> None:
    """A number may be raised, but then `make golden` plays the games anew that go another way."""
    holding = [golden for golden in PLAN if replays(kept(golden))]
    assert len(holding) >= AT_LEAST, f"{len(holding)} of {len(PLAN)} golden games replay: run `make golden`"


def replays(game: Kept) -> bool:
    try:
        table = game.golden.case.game.replay(game.record, earlier_rules=True)
    except budokan.BudokanError:
        return False
    return table.over


def test_what_is_kept_is_what_the_plan_names() -> None:
    """Every record has a playthrough beside it, which ends in its digest; nothing lies in the folders that no line names."""
    for golden in PLAN:
        game = kept(golden)
        assert DIGEST.findall(game.playthrough)[-1] == (str(len(game.record.lines)), game.record.digest)
    names = {str(golden) for golden in PLAN}
    assert len(names) == len(PLAN), "two golden games of one name"
    found = {kind: set(GOLDEN_GAMES.glob(f"*/*/*.{kind}")) for kind in ("record", "txt")}
    assert {file.with_suffix(".txt") for file in found["record"]} == found["txt"]
    assert {f"{file.parent.parent.name}/{file.stem}" for file in found["record"]} == names


# What the golden games show.


def test_every_mode_and_number_of_players_is_kept() -> None:
    wanted = {(case.game.name, case.mode, case.seats) for case in cases()}
    assert wanted - {(golden.case.game.name, golden.case.mode, golden.case.seats) for golden in PLAN} == set()


@pytest.mark.parametrize("game", budokan.games().values(), ids=list(budokan.games()))
def test_every_choice_of_every_option_is_kept(game: Game) -> None:
    """Editions, expansions, hordes, kinds of negotiation, starts, characters, foes; and once what has no list of choices."""
    plays = [settled(golden) for golden in PLAN if golden.case.game is game]
    missing = []
    for option in game.options.values():
        values = [play[option.name] for play in plays]
        seen = list(chain(*values)) if option.many else values
        missing += [f"{option.name}={choice}" for choice in option.choices if choice not in seen]
        if all(value == msgspec.to_builtins(option.default) for value in values):
            missing.append(f"{option.name} other than its default")
    assert missing == [], "each needs a line in tests/golden/plan.py"


@pytest.mark.parametrize("game", budokan.games().values(), ids=list(budokan.games()))
def test_core_options_are_kept_in_pairs(game: Game) -> None:
    missing = []
    for modes, names in CORE[game.name]:
        plays = [settled(golden) for golden in PLAN if golden.case.game is game and golden.case.mode in modes]
        for one, other in combinations(names, 2):
            met = {(str(play[one]), str(play[other])) for play in plays}
            wanted = [(mine, theirs) for mine in ways(game.options[one]) for theirs in ways(game.options[other])]
            missing += [f"{one}={mine} with {other}={theirs}" for mine, theirs in wanted if (mine, theirs) not in met]
    assert missing == [], "each needs a line in tests/golden/plan.py"


def test_bots_of_three_kinds_play_each_game() -> None:
    for name in budokan.games():
        assert {golden.bot for golden in PLAN if golden.case.game.name == name} == PLAYERS


def settled(golden: Golden) -> dict[str, Any]:
    """Every option of a golden game, the defaults too."""
    options: dict[str, Any] = msgspec.to_builtins(golden.case.game.settle(golden.case.mode, golden.case.options))
    return options


def ways(option: Option) -> list[str]:
    """Every way to choose; where several things may be chosen, every handful of them."""
    if not option.many:
        return [str(choice) for choice in option.choices]
    handfuls = chain(*(combinations(option.choices, count) for count in range(len(option.choices) + 1)))
    return [str(handful) for handful in handfuls]


# A changed rule.

Deal = Callable[[int, str, Any, Luck], tuple[Table, Any]]

WOUNDS = {
    name: {"wounds": 3} for name in ("bokken", "kiseru", "bo", "nagayari", "kusarigama", "shuriken", "kanabo", "naginata")
}
REACH = {name: {"reach": 1} for name in ("bo", "nagayari", "kusarigama", "shuriken", "kanabo", "naginata", "daikyu", "katana")}


def changed_box(figures: dict[str, Any]) -> Deal:
    """Samurai Sword dealt from a box of other figures: a rule that was changed, plain and compiled alike."""
    return lambda seats, mode, settings, luck: DEAL(seats, mode, msgspec.structs.replace(settings, cards=figures), luck)


def files(root: Path) -> dict[str, str]:
    return {str(file.relative_to(root)): file.read_text() for file in root.rglob("*.*")}


def test_a_missing_game_is_played_and_always_the_same(tmp_path: Path) -> None:
    assert renew(SMALL, tmp_path / "one").words.startswith("samurai-sword/small: played. ")
    renew(SMALL, tmp_path / "other")
    assert files(tmp_path / "one") == files(tmp_path / "other")
    assert list(files(tmp_path / "one")) != []
    assert renew(SMALL, tmp_path / "one") == ("", False), "and holds"


def test_a_bot_that_searches_counts_playouts_and_looks_at_no_clock() -> None:
    sensei = bot(sword("searched", "sensei", 3), 1, 0)
    assert isinstance(sensei, Search)
    assert (sensei.budget.playouts, sensei.budget.seconds) == (60, None)


@pytest.mark.parametrize(
    ("figures", "said", "says", "ends"),
    [
        (WOUNDS, r"takes [12] wounds?: ", r"takes 3 wounds: ", ""),
        (REACH, "", "", r"decision \d+, “.+” of seat \d, is not possible: "),
    ],
    ids=["wounds", "reach"],
)
def test_a_changed_rule_is_caught_and_told_in_words(
    figures: dict[str, Any], said: str, says: str, ends: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision after which it goes another way, what the log said and says, the digest, the outcome; and what to do."""
    renew(SMALL, tmp_path)
    before = files(tmp_path)
    assert complaint(kept(SMALL, tmp_path)) == ""
    monkeypatch.setattr(SAMURAI_SWORD, "deal", changed_box(figures))
    words = complaint(kept(SMALL, tmp_path))
    parts = re.split(r"  (?:the log said|it says now|the outcome before|the outcome now):\n", words)
    assert re.fullmatch(r"samurai-sword/small goes another way\n  after decision \d+  \w+: .*\n", parts[0])
    assert re.search(said, parts[1])
    assert re.search(says, parts[2])
    assert "win" in parts[3]
    assert re.match(f"    {ends}", parts[4])
    assert re.search(r"\n  digest after \d+ decisions: \w{32} before, (\w{32}|none) now\n", words)
    assert "raise `rules` in src/budokan/games/samurai_sword/__init__.py to" in words
    assert renew(SMALL, tmp_path) == (words, True)
    assert files(tmp_path) == before, "what is refused is not written"


def test_raising_the_number_lets_it_through_and_the_old_record_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    renew(SMALL, tmp_path)
    before, number = files(tmp_path), SAMURAI_SWORD.rules
    monkeypatch.setattr(SAMURAI_SWORD, "deal", changed_box(WOUNDS))
    monkeypatch.setattr(SAMURAI_SWORD, "rules", number + 1)
    assert complaint(kept(SMALL, tmp_path)) == "", "the number says that it is another game"
    done = renew(SMALL, tmp_path)
    assert not done.refused
    assert f"played anew under rules {number + 1} it ends:" in done.words
    after = files(tmp_path)
    new = {f"samurai-sword/{number + 1}/small.{kind}" for kind in ("record", "txt")}
    assert after.keys() - before.keys() == new
    assert {name: after[name] for name in before} == before
    renewed = kept(SMALL, tmp_path)
    assert (renewed.record.header.rules, renewed.record.header.seed) == (number + 1, seed_of(before))
    assert replays(renewed)
    assert renew(SMALL, tmp_path) == ("", False)
    monkeypatch.setattr(SAMURAI_SWORD, "deal", changed_box(REACH))
    assert "goes another way" in complaint(renewed), "the new number promises as much as the old one did"
    assert renew(SMALL, tmp_path).refused


def seed_of(kept_files: dict[str, str]) -> int:
    [record] = [text for name, text in kept_files.items() if name.endswith(".record")]
    found = re.search(r"^seed: (\d+)$", record, re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_a_game_that_a_new_number_does_not_touch_is_held_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its record stays; its playthrough says that it holds further, and whoever changes it then must raise the number again."""
    renew(SMALL, tmp_path)
    before, number = files(tmp_path), SAMURAI_SWORD.rules
    monkeypatch.setattr(SAMURAI_SWORD, "rules", number + 1)
    assert renew(SMALL, tmp_path) == (f"samurai-sword/small: holds under rules {number + 1} too", False)
    after = files(tmp_path)
    assert after.keys() == before.keys()
    told = f"samurai-sword/{number}/small.txt"
    line = f"holds under rules {number}\n"
    assert after == before | {told: before[told].replace(line, f"holds under rules {number} to {number + 1}\n")}
    assert renew(SMALL, tmp_path) == ("", False)
    monkeypatch.setattr(SAMURAI_SWORD, "deal", changed_box(WOUNDS))
    assert f"still stands at rules {number + 1}" in complaint(kept(SMALL, tmp_path))
    assert renew(SMALL, tmp_path).refused


def test_other_words_for_the_same_game_need_no_new_number(tmp_path: Path) -> None:
    renew(SMALL, tmp_path)
    file = tmp_path / "samurai-sword" / str(SAMURAI_SWORD.rules) / "small.txt"
    told = file.read_text()
    file.write_text(told.replace("draws", "picks up"))
    assert "only the words have changed" in complaint(kept(SMALL, tmp_path))
    done = renew(SMALL, tmp_path)
    assert "  the log said:\n" in done.words
    assert "picks up" in done.words
    assert not done.refused
    assert file.read_text() == told


def test_a_digest_that_changed_in_silence_is_no_matter_of_words(tmp_path: Path) -> None:
    """Something that nobody is told has changed: that, too, is another game."""
    renew(SMALL, tmp_path)
    file = tmp_path / "samurai-sword" / str(SAMURAI_SWORD.rules) / "small.txt"
    first = DIGEST.findall(file.read_text())[1][1]
    file.write_text(file.read_text().replace(first, "0" * 32))
    words = complaint(kept(SMALL, tmp_path))
    assert "  everything is told as before\n" in words
    assert f"  digest after 25 decisions: {'0' * 32} before, {first} now\n" in words
    assert renew(SMALL, tmp_path).refused


def test_another_case_needs_another_name(tmp_path: Path) -> None:
    renew(SMALL, tmp_path)
    other = sword("small", "uniform", 6)
    assert "another case than the plan names" in complaint(kept(other, tmp_path))
    assert renew(other, tmp_path).refused
    assert complaint(kept(sword("small", "uniform", 5, floor_at_zero=False), tmp_path)) == "", "a default may be said"
    assert newest(ken("small", "uniform", "duel", "hokuto", "nanto"), tmp_path) is None


def test_an_option_that_is_gone_is_another_rule(tmp_path: Path) -> None:
    renew(SMALL, tmp_path)
    file = tmp_path / "samurai-sword" / str(SAMURAI_SWORD.rules) / "small.record"
    file.write_text(file.read_text().replace("options: {}", 'options: {"old_reading":true}'))
    words = complaint(kept(SMALL, tmp_path))
    assert re.search(r"  the outcome now:\n    cannot be dealt: .*old_reading", words)
    assert "raise `rules`" in words
