"""`budokan rule`: from a rule to the code that carries it out and to the tests that show it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from budokan.cli import BAD_WORDS, WELL
from budokan.cli.citations import ROOT, TESTS, Place, house_of, names, places_in_code, places_in_tests
from budokan.kernel.ledger import read_ledger
from tests.support.command import run

TEN = {
    "SS-6.5": "samurai-sword",
    "SS-12.16": "samurai-sword",
    "SS-16.37": "samurai-sword",
    "RS-4.25": "rising-sun",
    "RS-13.9": "rising-sun",
    "RS-16.13": "rising-sun",
    "KEN-11.4": "ken",
    "KEN-34.13": "ken",
    "SJ-17.2": "senjutsu",
    "SJ-32.1": "senjutsu",
}


@pytest.mark.parametrize(("number", "game"), TEN.items())
def test_from_the_rule_to_its_code_and_its_tests_in_two_hops(number: str, game: str) -> None:
    code, tests = places_in_code(number, house_of(game)), places_in_tests(number)
    assert code and tests
    for place in [*code, *tests]:
        line = (ROOT / place.file).read_text(encoding="utf-8").split("\n")[place.line - 1]
        assert place.name.rpartition(".")[2] in line, f"{place} is not there"


def test_the_command_prints_the_rule_its_code_and_its_tests() -> None:
    said = run("rule", "SS-12.16")
    assert (said.code, said.err) == (WELL, "")
    lines = said.out.splitlines()
    assert lines[0] == "SS-12.16: Samurai Sword: the rules, The other cards"
    assert lines[1] == read_ledger("samurai-sword", "en").ruling("SS-12.16").text
    carried_out, shown = lines.index("Carried out in:"), lines.index("Shown by:")
    assert any("rules/actions.py" in line and line.endswith(" play_diversion") for line in lines[carried_out:shown])
    assert any("tests/games/samurai_sword/test_actions.py" in line for line in lines[shown:])


def test_the_rule_is_told_in_the_language_of_the_reader_and_the_number_may_be_small() -> None:
    said = run("rule", "ss-6.8", "--lang", "it")
    assert said.out.splitlines()[1] == read_ledger("samurai-sword", "it").ruling("SS-6.8").text
    assert "Applicata in:" in said.out and "(il regolamento tace)" in said.out


def test_a_program_gets_the_same_as_figures() -> None:
    said = json.loads(run("rule", "SJ-17.2", "--json").out)
    assert (said["number"], said["mark"]) == ("SJ-17.2", "")
    assert all(set(one) == {"file", "line", "name"} for one in said["code"] + said["tests"])
    assert said["tests"]


@pytest.mark.parametrize("words", ["XX-1.1", "SS", "SS-6", "6.7", "SS-6.7.8", "x" * 500])
def test_what_is_no_number_of_a_rule_is_told_in_one_line(words: str) -> None:
    said = run("rule", words)
    assert (said.code, said.out) == (BAD_WORDS, "")
    assert re.fullmatch(
        r"“.{1,20}” is not the number of a rule; one begins with BK, SS, RS, KEN, SJ, such as SS-6.7.\n", said.err
    )


def test_a_number_that_no_rule_has_is_told_in_one_line() -> None:
    said = run("rule", "SS-6.999")
    assert (said.code, said.out) == (BAD_WORDS, "")
    assert said.err == "“Samurai Sword: the rules” has no rule SS-6.999.\n"


def test_a_range_names_all_that_lie_in_it() -> None:
    assert names("SS-6.18 to SS-6.20: and so on", "SS-6.19")
    assert not names("SS-6.18 to SS-6.20", "SS-6.2")
    assert not names("SS-6.1, SS-6.19", "SS-6.9")


SOURCE = '''"""Chapter 1."""

LIMIT = 7
"""XX-1.1: no more."""


class Turn:
    """XX-1.2, XX-1.4 to XX-1.6: a turn."""

    def ask(self):
        return "XX-1.3"


def draw():
    """XX-1.5: one card."""
'''


def test_the_innermost_that_names_a_rule_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budokan.cli.citations.ROOT", tmp_path)
    (tmp_path / "turn.py").write_text(SOURCE, encoding="utf-8")
    found = {number: places_in_code(number, tmp_path) for number in ("XX-1.1", "XX-1.3", "XX-1.5", "XX-1.7")}
    assert found == {
        "XX-1.1": [Place("turn.py", 3, "LIMIT")],
        "XX-1.3": [Place("turn.py", 10, "Turn.ask")],
        "XX-1.5": [Place("turn.py", 7, "Turn"), Place("turn.py", 14, "draw")],
        "XX-1.7": [],
    }


def test_where_no_tests_are_installed_none_are_found(tmp_path: Path) -> None:
    assert TESTS.is_dir()
    assert places_in_tests("SS-6.7", tmp_path / "tests") == []
