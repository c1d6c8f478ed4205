"""`budokan demo` makes a hall full of people and finished games, and opens it."""

from __future__ import annotations

from pathlib import Path

from budokan.cli.arguments import AtTheTerminal, Flag
from budokan.cli.exit_codes import WELL
from budokan.cli.serve import USUAL_PORT, home_of_the_hall, is_free
from budokan.kernel.errors import BadWords

MOST_GAMES = 100_000
MOST_PEOPLE = 10_000
LEAST_PEOPLE = 3
"""At a table of the demonstration sit so many at most."""


def demo(
    *,
    data: Path | None = None,
    games: int = 10_000,
    people: int = 200,
    port: int | None = None,
    only_make: Flag = False,
    terminal: AtTheTerminal,
) -> int:
    from budokan.hall import demonstration  # the server is a heavy thing that other commands do without
    from budokan.hall.names import new_token  # the server is heavy
    from budokan.hall.serving import Opened  # the server is heavy
    from budokan.hall.serving import serve as keep_open  # the server is heavy
    from budokan.hall.settings import Settings  # the server is heavy
    from budokan.hall.storing.datafile import FILE  # the server is heavy

    if not 1 <= games <= MOST_GAMES or not LEAST_PEOPLE <= people <= MOST_PEOPLE:
        raise BadWords("demo-bad-numbers", games=MOST_GAMES, least=LEAST_PEOPLE, people=MOST_PEOPLE)
    folder = data or home_of_the_hall().with_name("budokan-demo")
    if not (folder / FILE).exists():
        with terminal.progress(games) as progress:
            demonstration.make(folder, games, people, progress)
    terminal.line(terminal.say("demo-ready", path=str(folder)))
    if only_make:
        return WELL
    secret = new_token()

    def ready(opened: Opened) -> None:
        terminal.line(terminal.say("hall-open", address=opened.address), "bold")
        terminal.line(terminal.say("demo-come", address=f"{opened.address}carry#{secret}"))
        terminal.flush()

    chosen = port if port is not None else USUAL_PORT if is_free(USUAL_PORT) else 0
    keep_open(Settings(data=folder, port=chosen, carry={demonstration.GUEST: secret}), ready)
    return WELL
