"""The ledgers hold: both languages agree, every ruling is shown by a test, and whatever is cited exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import budokan
from budokan.kernel.game import Game
from budokan.kernel.ledger import Ledger, folder_of_ledgers, parse_ledger
from budokan.kernel.luck import Luck
from budokan.kernel.words import LANGUAGES
from tests.support.contract import everything_that_fits

TESTS = Path(__file__).parent
SOURCES = Path(budokan.__file__).parent
GAMES = list(budokan.games().values())

PREFIXES = {"house": "BK", **{game.name: game.prefix for game in GAMES}}
"""The ledgers that are in force, and how their rulings begin."""

NUMBER = re.compile(r"\b([A-Z]{2,3})-\d+\.\d+\b")

BECAUSE = {"en": "Why: ", "it": "Perché: "}


def file_of(name: str, language: str) -> Path:
    folder = folder_of_ledgers()
    return (folder if language == "en" else folder / language) / f"{name}.md"


def written() -> list[str]:
    """Every ledger there is; other pages of the folder have no rulings."""
    return sorted(
        file.stem
        for file in folder_of_ledgers().glob("*.md")
        if re.search(r"^\*\*[A-Z]+-1\.1\*\*", file.read_text("utf-8"), re.M)
    )


@cache
def ledger(name: str, language: str) -> Ledger:
    return parse_ledger(f"{language}/{name}.md", file_of(name, language).read_text(encoding="utf-8"))


@cache
def citations() -> tuple[tuple[str, str], ...]:
    return tuple(cited())


def cited() -> Iterator[tuple[str, str]]:
    """Every ruling a test cites, and where: read from the test files, not by running them."""
    for file in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("ruling", "pytest.mark.ruling"):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value, f"{file.relative_to(TESTS)}:{node.lineno}"


def docstrings(folder: Path) -> dict[str, str]:
    """The sentence of every class, read from the source: compiled classes do not carry theirs."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}


def in_number_order(numbers: set[str]) -> list[str]:
    return sorted(numbers, key=lambda number: [int(part) for part in re.findall(r"\d+", number)])


ledgers = pytest.mark.parametrize("name", written())
in_force = pytest.mark.parametrize("name", list(PREFIXES))
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@in_force
def test_every_game_in_force_has_its_ledger(name: str) -> None:
    assert name in written()
    for language in LANGUAGES:
        assert next(iter(ledger(name, language).rulings)) == f"{PREFIXES[name]}-1.1"


@ledgers
def test_chapters_and_rulings_are_counted_without_gaps(name: str) -> None:
    for language in LANGUAGES:
        if file_of(name, language).exists():
            read = ledger(name, language)
            assert {ruling.chapter for ruling in read.rulings.values()} == set(read.chapters)


@ledgers
def test_both_languages_have_the_same_rulings(name: str) -> None:
    if name not in PREFIXES and not file_of(name, "it").exists():
        return  # a game that is not registered yet may still lack its translation
    english, italian = (ledger(name, language) for language in LANGUAGES)
    assert list(english.rulings) == list(italian.rulings)
    assert [one.mark for one in english.rulings.values()] == [one.mark for one in italian.rulings.values()]


@ledgers
def test_what_the_rulebook_does_not_state_has_a_reason(name: str) -> None:
    for language in LANGUAGES:
        if file_of(name, language).exists():
            rulings = ledger(name, language).rulings.values()
            assert [one.number for one in rulings if one.mark and BECAUSE[language] not in one.text] == []


@in_force
def test_every_ruling_is_shown_by_a_test(name: str) -> None:
    cited = {number for number, _ in citations()}
    missing = in_number_order(set(ledger(name, "en").rulings) - cited)
    assert not missing, f"{len(missing)} rulings of {name} have no test: {', '.join(missing)}"


def test_every_citation_exists() -> None:
    known = {number for name in written() for number in ledger(name, "en").rulings}
    assert [f"{where}: {number}" for number, where in citations() if number not in known] == []


@ledgers
def test_rulings_speak_only_of_rulings_that_exist(name: str) -> None:
    for language in LANGUAGES:
        if file_of(name, language).exists():
            read = ledger(name, language)
            named = {match[0] for match in NUMBER.finditer(file_of(name, language).read_text(encoding="utf-8"))}
            assert in_number_order(named - set(read.rulings)) == []


def test_the_sources_cite_only_rulings_that_exist() -> None:
    rulings = {PREFIXES[name]: set(ledger(name, "en").rulings) for name in PREFIXES}
    for file in sorted(SOURCES.rglob("*.py")):
        cited = [match for match in NUMBER.finditer(file.read_text(encoding="utf-8")) if match[1] in rulings]
        assert [match[0] for match in cited if match[0] not in rulings[match[1]]] == [], file.relative_to(SOURCES)


@games
def test_every_frame_cites_its_ruling(game: Game) -> None:
    rulings = ledger(game.name, "en").rulings
    sentences = docstrings(SOURCES / "games" / game.name.replace("-", "_"))
    for frame in game.frames:
        cited = [match[0] for match in NUMBER.finditer(sentences[frame.__name__])]
        assert cited, f"{frame.__name__} cites no ruling"
        assert [number for number in cited if number not in rulings] == [], frame.__name__


@games
def test_every_event_names_its_ruling(game: Game) -> None:
    rulings = ledger(game.name, "en").rulings
    assert [kind.__name__ for kind in game.events if kind.ruling not in rulings] == []


@games
def test_every_question_asked_and_every_refusal_names_its_ruling(game: Game) -> None:
    rulings = ledger(game.name, "en").rulings
    many = everything_that_fits(game)
    ways: list[dict[str, Any]] = [{}, many, many, many]
    for seed, options in enumerate(ways):
        table = game.new(max(game.seats), seed, **options)
        luck = Luck(seed, "ledger")
        while not table.over:
            decision = table.decision
            assert decision is not None
            assert decision.ask(table).ruling in rulings, type(decision).__name__
            seat = table.waiting[0]
            assert [one.why.id for one in table.impossible(seat) if one.ruling not in rulings] == []
            table.play(seat, luck.pick(table.options(seat)))
