"""What the command says of itself, and what it says of mistakes and mishaps."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

import budokan
from budokan.cli import BAD_WORDS, FAILED, WELL, main
from budokan.cli.command_line import COMMANDS
from budokan.version import VERSION
from tests.support.command import Result, one_clear_line, run, start
from tests.support.porter import LONG


def here(*words: str, capsys: pytest.CaptureFixture[str]) -> Result:
    """The same command in this process: quicker, where nothing of the process itself matters."""
    code = main([*words])
    said = capsys.readouterr()
    return Result(code, said.out, said.err)


def test_help_lists_every_command_in_both_languages() -> None:
    english, italian = run("--help"), run("--help", "--lang", "it")
    assert (english.code, english.err) == (italian.code, italian.err) == (WELL, "")
    assert english.out.startswith("Usage: budokan ")
    assert italian.out.startswith("Uso: budokan ")
    for name in COMMANDS:
        assert f"  {name} " in english.out
        assert f"  {name} " in italian.out


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("name", list(COMMANDS))
def test_help_of_a_command_explains_every_argument(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No name of a message shows through, and cyclopts says nothing in a language of its own."""
    result = here(name, "--help", "--lang", language, capsys=capsys)
    assert (result.code, result.err) == (WELL, "")
    assert "arg-" not in result.out
    assert "command-" not in result.out
    for foreign in ("[default", "[required", "Parameters", "[OPTIONS]"):
        assert foreign not in result.out
    assert "--lang" in result.out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert here("--version", capsys=capsys) == Result(WELL, f"{VERSION}\n", "")


def test_the_environment_chooses_the_language_unless_it_is_said() -> None:
    assert "Da tre a otto" in run("games", LANG="it_IT.UTF-8").out
    assert "Three to eight" in run("games", "--lang=en", LANG="it_IT.UTF-8").out
    assert "Three to eight" in run("games", LANG="ja_JP.UTF-8").out


MISTAKES = [
    (["fly"], "There is no command “fly”"),
    (["sim"], "GAME is missing"),
    (["sim", "chess"], "There is no game called “chess”; there are samurai-sword"),
    (["sim", "samurai-sword", "--seets", "5"], "There is no argument --seets"),
    (["sim", "samurai-sword", "--seats"], "--seats is missing or has no value"),
    (["sim", "samurai-sword", "--seats", "many"], "“many” is not possible for --seats"),
    (["sim", "samurai-sword", "--seats", "9"], "takes 3 to 7 players"),
    (["sim", "samurai-sword", "--seats", "3", "--seats", "4"], "--seats was given twice"),
    (["sim", "samurai-sword", "again"], "“again” is one word too many"),
    (["sim", "samurai-sword", "--games", "0"], "--games should be at least 1"),
    (["sim", "samurai-sword", "--workers", "0"], "--workers should be at least 1"),
    (["sim", "samurai-sword", "--seed=-4"], "A seed is a whole number"),
    (["sim", "samurai-sword", "--seed", str(2**256)], "A seed is a whole number"),
    (["sim", "samurai-sword", "--mode", "solo"], "has no mode “solo”"),
    (["sim", "samurai-sword", "--bots", "genius"], "genius"),
    (["sim", "samurai-sword", "--bots", "uniform,uniform,uniform,uniform"], "4 bots were named for 3 seats"),
    (["sim", "samurai-sword", "--option", "deck-end"], "sets no option"),
    (["sim", "samurai-sword", "--option", "colour=red"], "sets no option"),
    (["sim", "samurai-sword", "--option", "cards=mine"], "sets no option"),
    (["sim", "samurai-sword", "--option", "deck-end=never"], "expected: at-once, when-needed"),
    (["sim", "samurai-sword", "--option", "expansions=rising-sun,moon"], "“moon” is not possible for expansions"),
    (["sim", "samurai-sword", "--option", "floor-at-zero=maybe"], "expected: true, false"),
    (["sim", "samurai-sword", "--cards", "no/such/folder"], "no/such/folder is not a folder"),
    (["compare", "samurai-sword", "--bots", "uniform"], "Name two bots"),
    (["replay"], "FILE is missing"),
    (["replay", "no/such/file"], "no/such/file: there is no such file."),
    (["replay", "."], "this is a folder"),
    (["cards", "samurai-sword", "--check", "no/such/folder"], "is not a folder"),
    (["play", "samurai-sword", "--humans", "0,9"], "“0,9” names no seats"),
    (["play", "samurai-sword", "--resume", "no/such/file"], "there is no such file"),
    (["games", "--lang", "fr"], "There is no language “fr”; there are en, it."),
    (["games", "--lang"], "There is no language “”"),
]


@pytest.mark.parametrize(("words", "said"), MISTAKES, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_a_mistake_is_told_in_one_clear_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = here(*words, "--lang", "en", capsys=capsys) if "--lang" not in words else here(*words, capsys=capsys)
    assert result.code == BAD_WORDS
    assert said in one_clear_line(result)


@pytest.mark.parametrize(("words", "said"), MISTAKES[:20], ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_the_same_in_italian_says_something_else(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    result = here(*words, "--lang", "it", capsys=capsys)
    assert result.code == BAD_WORDS
    english = here(*words, "--lang", "en", capsys=capsys)
    assert one_clear_line(result) != one_clear_line(english)


def test_mistakes_as_the_shell_sees_them() -> None:
    result = run("sim", "shogi", "--lang", "it")
    assert result.code == BAD_WORDS
    assert one_clear_line(result) == f"Non c’è un gioco «shogi»; ci sono {', '.join(budokan.games())}."


def test_a_file_that_is_no_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff\xfe")
    result = here("replay", str(file), capsys=capsys)
    assert (result.code, one_clear_line(result)) == (BAD_WORDS, f"{file} is not a text file.")


def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("wb") as full:
        process = start("cards", "samurai-sword", out=full)
        _, err = process.communicate(timeout=LONG)
    assert process.returncode == FAILED
    assert err.decode() == "The output could not be written: the disk is full.\n"


def test_a_reader_who_leaves_is_told() -> None:
    process = start("cards", "samurai-sword", "--lang", "it")
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, err = process.communicate(timeout=LONG)
    assert process.returncode == FAILED
    assert err.decode() == "Non si è potuto scrivere: nessuno legge più.\n"


def test_an_interrupt_leaves_the_table_and_keeps_the_game(tmp_path: Path) -> None:
    file = tmp_path / "game"
    process = start("play", "samurai-sword", "--seed", "1", "--bots", "uniform", "--save", str(file))
    assert process.stdout is not None
    shown = b""
    while b"Number, ?" not in shown:
        shown += process.stdout.read1()  # type: ignore[attr-defined]  # a pipe is buffered
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=LONG)
    assert process.returncode == FAILED
    assert err.decode() == "Interrupted.\n"
    assert run("replay", str(file), "--verify").code == WELL


def test_the_command_needs_no_letters_the_terminal_lacks() -> None:
    result = run("cards", "samurai-sword", "--lang", "it", PYTHONIOENCODING="ascii")
    assert result.code == WELL
    assert "Concentrazione" in result.out
