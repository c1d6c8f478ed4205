"""The command `budokan`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from budokan.cli.exit_codes import BAD_WORDS, FAILED, WELL
from budokan.kernel.words import also_speak

__all__ = ["BAD_WORDS", "FAILED", "WELL", "main"]

also_speak(Path(__file__).parent / "text")


def main(tokens: Sequence[str] | None = None) -> int:
    """Do what the command line says; a mistake or a mishap is told in one line on stderr, never a traceback."""
    from budokan.cli.command_line import run  # who wants one command alone need not read in all of them

    code = run(list(sys.argv[1:] if tokens is None else tokens))
    _close_quietly()
    return code


def _close_quietly() -> None:
    """Whatever could not be written has been told; the interpreter must not tell it again as it goes."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
