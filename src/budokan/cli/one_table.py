"""A hall that is opened for one table: the browser begins at a seat of it, and with the hall the table is gone."""

from __future__ import annotations

import json
import threading
import urllib.request
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from budokan.cli.exit_codes import WELL
from budokan.cli.terminal import Terminal
from budokan.hall.serving import Opened, serve
from budokan.hall.settings import Settings
from budokan.hall.thinkers import check_level
from budokan.kernel.table import Table
from budokan.kernel.workshop import OwnCards

PATIENCE = 60
"""Seconds in which the hall replays what it is brought."""


def lay_out(table: Table, bots: str, own: OwnCards, port: int, terminal: Terminal) -> int:
    """Open a hall in which this table goes on: seat 0 is for whoever opens the address, bots of one level have the others."""
    check_level(bots)

    def ready(opened: Opened) -> None:
        threading.Thread(target=seat_somebody, args=(opened.address, table, bots, terminal), daemon=True).start()

    with TemporaryDirectory(prefix="budokan-") as folder:
        cards = {table.game_name: own} if own else {}
        serve(Settings(data=Path(folder), port=port, cards=cards), ready)
    return WELL


def seat_somebody(address: str, table: Table, bots: str, terminal: Terminal) -> None:
    """Bring the hall the game so far, sit down where it stands, and show where that is."""
    try:
        brought = asked(f"{address}api/replays", table.record().text().encode())
        form = {"decision": len(table.decisions()), "seat": 0, "level": bots}
        seated = asked(f"{address}api/replays/{brought['id']}/fork", json.dumps(form).encode())
    except OSError as error:  # the hall is open all the same, and what is wrong is said
        terminal.complain(terminal.say("try-not-laid", why=str(error)))
        return
    place = f"{address}table/{seated['code']}#{seated['token']}"
    terminal.line(terminal.say("try-open", address=place), "bold")
    terminal.flush()
    webbrowser.open(place)


def asked(address: str, body: bytes) -> dict[str, Any]:
    asking = urllib.request.Request(address, body, {"content-type": "application/json"})
    with urllib.request.urlopen(asking, timeout=PATIENCE) as answer:
        said: dict[str, Any] = json.loads(answer.read())
        return said
