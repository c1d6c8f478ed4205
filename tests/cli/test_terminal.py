"""`budokan play` at a real terminal: colours, and a screen that is cleared between people."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Callable
from select import select

from budokan.cli.screen import CLEAR
from tests.support.command import environment
from tests.support.porter import LONG

PATIENCE = 60
"""The seconds of silence after which what is waited for will not come."""


def at_a_terminal(words: list[str], talk: Callable[[Callable[[str], str], Callable[[str], None]], None]) -> int:
    """Run the command at a terminal of its own and talk with it; its exit code."""
    ours, theirs = pty.openpty()
    env = {**environment(TERM="xterm-256color", COLUMNS="100", LINES="50")}
    del env["NO_COLOR"]
    process = subprocess.Popen(
        [sys.executable, "-m", "budokan", *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True
    )
    os.close(theirs)
    shown = b""

    def wait_for(words: str) -> str:
        """Everything shown up to these words; what comes after them is kept for the next time."""
        nonlocal shown
        while words.encode() not in shown:
            ready, _, _ = select([ours], [], [], PATIENCE)
            assert ready, f"“{words}” does not come; shown is {shown.decode()[-2000:]}"
            shown += os.read(ours, 65536)
        before, _, shown = shown.partition(words.encode())
        return before.decode()

    def type_line(line: str) -> None:
        os.write(ours, f"{line}\n".encode())

    try:
        talk(wait_for, type_line)
        return process.wait(timeout=LONG)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_the_screen_is_cleared_before_the_keyboard_is_passed() -> None:
    def talk(wait_for: Callable[[str], str], type_line: Callable[[str], None]) -> None:
        before = wait_for("press Enter.")
        assert before.startswith(CLEAR), "nothing was shown before"
        type_line("")
        first = wait_for("Number, ?")
        assert CLEAR in first
        assert "Your hand" in first
        assert "\x1b[1;" in first, "in colour"
        type_line("1")
        between = wait_for("press Enter.")
        assert "Your hand" not in between.rpartition(CLEAR)[2], "the hand is gone before the next one is called"
        type_line("")
        assert "Your hand" in wait_for("Number, ?")
        type_line("q")
        wait_for("Enter to leave without:")
        type_line("")
        wait_for("You leave the table.")

    assert at_a_terminal(["play", "samurai-sword", "--hotseat", "--seats", "5", "--seed", "6"], talk) == 0


def test_the_end_of_the_line_is_leaving() -> None:
    def talk(wait_for: Callable[[str], str], type_line: Callable[[str], None]) -> None:
        wait_for("Number, ?")
        type_line("\x04")
        wait_for("You leave the table.")

    assert at_a_terminal(["play", "samurai-sword", "--seats", "3", "--seed", "6", "--bots", "uniform"], talk) == 0
