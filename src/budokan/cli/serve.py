"""`budokan serve` opens the hall; `budokan export` takes a copy of everything in it."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path

from budokan.cli.arguments import AtTheTerminal, Flag, Many
from budokan.cli.exit_codes import WELL
from budokan.hall.catalogue import speak

speak()

USUAL_PORT = 8000


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = USUAL_PORT,
    data: Path | None = None,
    database: str = "",
    between: str = "",
    guest: Many = (),
    cards: Many = (),
    lab: int = 0,
    allowed_host: Many = (),
    trusted_proxy: Many = (),
    allow_webhook: Many = (),
    mail: str = "",
    mail_from: str = "",
    metrics: str = "",
    log_json: Flag = False,
    browser: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    from budokan.hall.decks import read_cards  # the server is a heavy thing that other commands do without
    from budokan.hall.guests import read_guests  # the server is heavy
    from budokan.hall.hosts import read_hosts  # the server is heavy
    from budokan.hall.notices.addresses import read_allowed  # the server is heavy
    from budokan.hall.notices.mailserver import read_server  # the server is heavy
    from budokan.hall.proxies import read_proxies  # the server is heavy
    from budokan.hall.serving import Opened  # the server is heavy
    from budokan.hall.serving import serve as keep_open  # the server is heavy
    from budokan.hall.settings import Settings  # the server is heavy

    def ready(opened: Opened) -> None:
        terminal.line(terminal.say("hall-open", address=opened.address), "bold")
        for address in opened.others:
            terminal.line(terminal.say("hall-others", address=f"{address}/"))
        terminal.line(terminal.say("hall-keep", address=opened.keep))
        terminal.flush()
        if browser:
            threading.Thread(target=webbrowser.open, args=(opened.start,), daemon=True).start()

    settings = Settings(
        data=data or home_of_the_hall(),
        database=database,
        between=between,
        metrics=metrics,
        log_json=log_json,
        host=host,
        port=port,
        guests=read_guests(guest),
        cards=read_cards(cards),
        lab=lab,
        allowed_hosts=read_hosts(allowed_host),
        trusted_proxies=read_proxies(trusted_proxy),
        allowed_receivers=read_allowed(allow_webhook),
        mail=read_server(mail, mail_from, os.environ),
    )
    keep_open(settings, ready)
    return WELL


def open_the_hall(*, terminal: AtTheTerminal) -> int:
    """What `budokan` alone does: the hall opens in the browser, at its usual port or at any that is free."""
    return serve(port=USUAL_PORT if is_free(USUAL_PORT) else 0, browser=True, terminal=terminal)


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def export(file: Path, *, data: Path | None = None, terminal: AtTheTerminal) -> int:
    from budokan.hall.storing.datafile import export as copy  # the server is heavy

    copy(data or home_of_the_hall(), file)
    terminal.line(terminal.say("hall-exported", path=str(file)))
    return WELL


def backup(file: Path, *, data: Path | None = None, database: str = "", terminal: AtTheTerminal) -> int:
    from budokan.hall.storing import moving  # the server is heavy

    with terminal.progress(None) as progress:
        moving.backup(data or home_of_the_hall(), database, file, progress)
    terminal.line(terminal.say("hall-exported", path=str(file)))
    return WELL


def restore(file: Path, *, data: Path | None = None, database: str = "", terminal: AtTheTerminal) -> int:
    from budokan.hall.storing import moving  # the server is heavy

    folder = data or home_of_the_hall()
    with terminal.progress(None) as progress:
        carried = moving.restore(file, folder, database, progress)
    terminal.line(terminal.say("hall-carried", rows=carried, path=moving.told(database) or str(folder)))
    return WELL


def move(origin: str, goal: str, *, terminal: AtTheTerminal) -> int:
    from budokan.hall.storing import moving  # the server is heavy

    with terminal.progress(None) as progress:
        carried = moving.move(origin, goal, progress)
    terminal.line(terminal.say("hall-carried", rows=carried, path=moving.told(goal)))
    return WELL


def home_of_the_hall() -> Path:
    """Where a hall keeps its tables if nobody says otherwise: where the system wants a user's data."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "share") / "budokan"
