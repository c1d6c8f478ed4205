"""`budokan doctor` says what a report of a fault needs, looks at what a hall needs, and tells what is wrong, a line each."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from budokan.cli import about
from budokan.cli.arguments import AtTheTerminal
from budokan.cli.exit_codes import FAILED, WELL
from budokan.cli.serve import USUAL_PORT, home_of_the_hall, is_free
from budokan.games.brought import refused
from budokan.hall.catalogue import speak
from budokan.kernel.texts import Text, text

speak()

LEAST_LINES = 256
"""Connections below which a hall for more than a few friends is short of files."""

WRITTEN = 1_735_689_600
"""Seconds since 1970 at which 2025 began: a clock that says less was never set."""


def doctor(*, data: Path | None = None, database: str = "", port: int = USUAL_PORT, terminal: AtTheTerminal) -> int:
    from budokan.hall.storing.examining import examine  # the server is a heavy thing that other commands do without

    about.tell(terminal)
    sick = bool(refused)
    for well, said in (*_machine(port), *examine(data or home_of_the_hall(), database)):
        sick = sick or not well
        mark = terminal.say("doctor-well" if well else "doctor-ill")
        terminal.line(f"{mark}  {terminal.words.say(said)}", "" if well else "bold red")
    terminal.line(terminal.say("doctor-found-ill" if sick else "doctor-found-well"), "bold")
    return FAILED if sick else WELL


def _machine(port: int) -> Iterator[tuple[bool, Text]]:
    from budokan.hall.settings import connections_to_spare  # the server is heavy
    from budokan.hall.static import STATIC  # the server is heavy

    lines = connections_to_spare()
    yield lines >= LEAST_LINES, text("doctor-lines", lines=lines)
    set_right = time.time() > WRITTEN
    yield set_right, text("doctor-clock-good" if set_right else "doctor-clock-bad")
    free = is_free(port)
    yield free, text("doctor-port-free" if free else "doctor-port-taken", port=str(port))
    built = (STATIC / "index.html").exists()
    yield built, text("doctor-pages" if built else "doctor-no-pages")
