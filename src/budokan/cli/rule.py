"""`budokan rule`: a rule by its number, where the code carries it out, and which tests show it."""

from __future__ import annotations

import re

import budokan
from budokan.cli.arguments import AtTheTerminal, Flag
from budokan.cli.citations import Place, house_of, places_in_code, places_in_tests, tests_of
from budokan.cli.exit_codes import WELL
from budokan.cli.terminal import Terminal
from budokan.kernel.errors import BadWords
from budokan.kernel.ledger import read_ledger

WRITTEN = re.compile(r"([A-Z]{2,3})-\d{1,3}\.\d{1,3}")


def rule(number: str, *, json: Flag = False, terminal: AtTheTerminal) -> int:
    wanted = number.upper()
    game = ledger_of(wanted)
    ledger = read_ledger(game, terminal.words.language)
    found = ledger.ruling(wanted)
    code, tests = places_in_code(wanted, house_of(game)), places_in_tests(wanted, tests_of(game))
    if json:
        places = {"code": [plain(one) for one in code], "tests": [plain(one) for one in tests]}
        chapter = ledger.chapters[found.chapter]
        terminal.data({"number": found.number, "mark": found.mark, "chapter": chapter, "text": found.text, **places})
        return WELL
    mark = f" ({terminal.say(f'mark-{found.mark}')})" if found.mark else ""
    terminal.line(f"{found.number}{mark}: {ledger.title}, {ledger.chapters[found.chapter]}", "bold")
    terminal.line(found.text)
    tell_places(terminal, "rule-code" if code else "rule-no-code", code)
    tell_places(terminal, "rule-tests" if tests_of(game).is_dir() else "rule-no-tests", tests)
    return WELL


def ledger_of(number: str) -> str:
    """The game whose rules begin so; those of the house itself begin with BK."""
    ledgers = {"BK": "house", **{game.prefix: game.name for game in budokan.games().values()}}
    written = WRITTEN.fullmatch(number)
    if written is None or written[1] not in ledgers:
        raise BadWords("rule-unknown", found=number[:20], known=", ".join(ledgers))
    return ledgers[written[1]]


def tell_places(terminal: Terminal, heading: str, places: list[Place]) -> None:
    terminal.line(terminal.say(heading), "cyan")
    for place in places:
        terminal.line(f"  {place}")


def plain(place: Place) -> dict[str, str | int]:
    return {"file": place.file, "line": place.line, "name": place.name}
