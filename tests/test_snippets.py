"""Whatever the papers show to be typed, run or written is tried: commands by the command line itself, programs by running them,
files by what reads them. What cannot be tried has its reason in `NOT_TRIED`.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from inspect import BoundArguments
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import numpy
import pytest
from cyclopts import MissingArgumentError

import budokan
from budokan.cli.arguments import read_bots, read_options
from budokan.cli.bench import ADAPTERS
from budokan.cli.command_line import COMMANDS, GROUPS, command_line, language_asked_for, run
from budokan.cli.exit_codes import WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.words import LANGUAGES
from budokan.lab.balance.plan import read_plan
from budokan.lab.study.plan import read_study
from tests.support.papers import ALL_BLOCKS, ALL_COMMANDS, ALL_OPTIONS, ROOT, Block, Typed

STANDS_FOR = re.compile(r"[A-Z][A-Z0-9_-]+|<.*>|…|\.\.\.|.*[…<].*")
"""A word that stands for another, as FILE does."""

HARMLESS = {"actions", "games", "rule", "--version"}
"""Commands that only tell something, and are obeyed here."""

SHOWN_ELSEWHERE = {
    "json": "tests/hall/test_protocol.py, tests/players/test_stdio.py and tests/tools/test_reference.py hold it",
    "typescript": "tests/tools/test_reference.py writes it anew",
}
"""What is tried by another test, by the first word behind its fence."""

YOUR_OWN = ("tea-house", "silent-auction")
"""The game that docs/how-to/add-a-game.md begins, and its model; tests/browser/test_new_game.py does what is said of them."""

NOT_TRIED = {
    "--force": "decision 0010 says that there is none",
    "--in-process-gpu": "an option of Chromium (decision 0012)",
}
"""What nobody can try here, each with its reason."""


@cache
def targets() -> set[str]:
    """What the Makefile can make, and what may be given to it."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*):", makefile, re.MULTILINE)) | set(
        re.findall(r"\$\((?:or \$\()?([A-Z]+)\)", makefile)
    )


@cache
def extras() -> set[str]:
    return set(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"])


@cache
def known_options() -> set[str]:
    """Every option of every command, and of the tools of the house."""
    terminal = Terminal("en")
    app = command_line(terminal)
    groups = [app[name][further] for name, commands in GROUPS.items() for further in commands]
    found = {
        name for one in (app, app[next(iter(COMMANDS))], *map(app.__getitem__, COMMANDS), *groups) for name in names_of(one)
    }
    for folder in ("tools", "bench", "tests", "examples"):
        for file in (ROOT / folder).rglob("*.py"):
            found.update(re.findall(r"[\"'](--[a-z][\w-]*)", file.read_text(encoding="utf-8")))
    return found | {"--lang", "--hash"}


def names_of(app: Any) -> set[str]:
    """The options of one command."""
    arguments = app.assemble_argument_collection() if app.default_command else ()
    return {name for argument in arguments for name in argument.names} | {"--help", "--version"}


# Commands.


@pytest.mark.parametrize("typed", ALL_COMMANDS, ids=str)
def test_a_command_is_understood(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    first, *words = typed.tokens
    name = first.rpartition("/")[2]
    if name == "budokan":
        a_call(words, in_passing=typed.in_passing)
    else:
        {"make": a_target, "python": a_script, "python3": a_script, "pip": a_package}.get(name, something_else)(words)
    if (
        name == "budokan"
        and HARMLESS.intersection(words[:1])
        and len(words) > typed.in_passing
        and not any(STANDS_FOR.fullmatch(word) for word in words)
    ):
        assert run(words) == WELL
        assert capsys.readouterr().out


def a_call(words: list[str], in_passing: bool = False) -> None:
    """The command line takes the words, and what they name is there. Named in passing, a command may lack what it needs."""
    _, words = language_asked_for(words)
    if not words or words == ["lab"]:
        return
    try:
        told = [given(word) for word in words]
        command, bound, ignored = command_line(Terminal("en")).parse_args(told, print_error=False, exit_on_error=False)
    except MissingArgumentError:
        assert in_passing, "something is missing"
        assert {word for word in words if word.startswith("--")} <= known_options()
        return
    if "terminal" in ignored:
        arguments_hold(command.__name__, bound)


def given(word: str) -> str:
    """What a word in a paper may be read as: a number where it is said to be one."""
    return "7" if word in ("N", "G", "S", "W", "PORT", "NUMBER") else word


def arguments_hold(command: str, bound: BoundArguments) -> None:
    named = bound.arguments
    name = named.get("game")
    if not isinstance(name, str) or STANDS_FOR.fullmatch(name) or name in (ADAPTERS, *YOUR_OWN):
        return
    game = budokan.game(name)
    options = [one for one in named.get("option", ()) if "@" not in one and not STANDS_FOR.fullmatch(one)]
    chosen = read_options(game, options, None)
    mode, seats = named.get("mode"), named.get("seats")
    if mode or seats or (chosen and not any(key.startswith("own_deck") for key in chosen)):
        seats = game.new(seats, 1, mode, **chosen).seats
    bots = named.get("bots")
    if isinstance(bots, str) and command != "bench":
        ours = ",".join(one for one in bots.split(",") if not one.startswith("stdio:") and one != "careful")
        if ours:
            for one in ours.split(","):
                read_bots(game, one, 1)


def a_target(words: list[str]) -> None:
    for word in words:
        assert word.partition("=")[0] in targets(), f"make knows no {word}"


def a_script(words: list[str]) -> None:
    """The file or module is there, and its text holds every option."""
    if words[:1] == ["-m"]:
        module = words[1]
        if module.split(".")[0] in ("venv", "pip", "budokan", "uv", "pytest"):
            return a_call(words[2:] or ["games"]) if module == "budokan" else None
        path = ROOT / ("src" if module.startswith("budokan") else "") / module.replace(".", "/")
        files = [path.with_suffix(".py"), path / "__main__.py"]
        words = words[1:]
    else:
        files = [ROOT / words[0]]
    if STANDS_FOR.fullmatch(words[0]):
        return None
    there = [file for file in files if file.is_file()]
    assert there, f"there is no {words[0]}"
    source = "".join(file.read_text(encoding="utf-8") for file in (there[0].parent.glob("*.py")))
    for word in words[1:]:
        if word.startswith("--"):
            name = word.partition("=")[0]
            assert f'"{name}"' in source or f"{name} " in source, f"{words[0]} knows no {name}"
    return None


def a_package(words: list[str]) -> None:
    for word in words[1:]:
        if word.startswith("budokan["):
            assert set(word.removeprefix("budokan[").rstrip("]").split(",")) <= extras()


def something_else(words: list[str]) -> None:
    """A program of others: pipx and uvx call ours, git and createdb are not ours to try."""
    if "budokan" in words:
        rest = words[words.index("budokan") + 1 :]
        if rest:
            a_call(rest)


@pytest.mark.parametrize("typed", ALL_OPTIONS, ids=str)
def test_an_option_is_there(typed: Typed) -> None:
    assert typed.words in known_options() or typed.words in NOT_TRIED


# Files.


def of_kind(*kinds: str) -> list[Block]:
    return [block for block in ALL_BLOCKS if block.kind.split(" ")[0] in kinds]


def test_every_block_is_tried_by_something() -> None:
    tried = {"python", "py", "toml", "ebnf", "", "bash", "console", "sh", *SHOWN_ELSEWHERE}
    assert [str(block) for block in ALL_BLOCKS if block.kind.partition(" ")[0] not in tried] == []


@pytest.mark.parametrize("block", of_kind("toml"), ids=str)
def test_a_file_is_read_by_what_reads_it(block: Block, tmp_path: Path) -> None:
    held = tomllib.loads(block.text)
    (tmp_path / "shown.toml").write_text(block.text, encoding="utf-8")
    if "project" in held:
        for group, points in held["project"]["entry-points"].items():
            assert group in ("budokan.bots", "budokan.games", "gymnasium.envs")
            assert all(EntryPoint(name, value, group).module for name, value in points.items())
    elif "matchup" in held:
        assert read_plan(tmp_path / "shown.toml").matchup
    elif "variant" in held:
        assert read_study(tmp_path / "shown.toml").variants
    elif "deck" in held:
        assert all(deck["id"] and all(copies > 0 for copies in deck["cards"].values()) for deck in held["deck"])
    else:
        assert [game.name for game in budokan.games().values() if takes(game.read_cards, tmp_path)], "no game can read this"


def takes(read: Callable[[Path], Any], folder: Path) -> bool:
    try:
        return bool(read(folder))
    except budokan.BudokanError:
        return False


@pytest.mark.parametrize("block", of_kind("ebnf"), ids=str)
def test_every_word_of_a_grammar_is_one_the_house_knows(block: Block) -> None:
    """The grammar is for people, and no program reads it: its words are looked for in what does, and in the cards."""
    house = ROOT / "src" / "budokan" / "games" / "senjutsu"
    known = "".join(file.read_text(encoding="utf-8") for kind in ("*.py", "*.toml") for file in sorted(house.rglob(kind)))
    spelled = {word for said in re.findall(r'"([^"]+)"', block.text) for word in said.split()}
    assert len(spelled) > 50
    assert [word for word in sorted(spelled) if word not in known] == []


# Programs.


def choosing(_: Any, masks: Any) -> Any:
    """Somebody who takes the first number that is offered."""
    return masks.argmax(axis=1)


@pytest.mark.parametrize("block", of_kind("python", "py"), ids=str)
def test_a_program_runs(block: Block, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it takes for granted it is given. An agent finds nobody who asks it, and ends."""
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO()))
    around = {"__name__": "example", "choose": choosing, "rng": numpy.random.default_rng(1).random, "best_of": max}
    ast.parse(block.text)
    exec(compile(block.text, str(block), "exec"), around)


def test_both_languages_show_the_same_commands() -> None:
    """What a player types is the same in either language."""
    told = {
        language: {one.words for one in ALL_COMMANDS if one.where.startswith(folder)}
        for language, folder in zip(LANGUAGES, ("docs/play/", "docs/it/play/"), strict=True)
    }
    assert {words.replace(" --lang it", "") for words in told["it"]} == told["en"]
