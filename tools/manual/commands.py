"""The reference of the command line, from the commands themselves: what each takes, in the words of its own help."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from budokan.cli.command_line import COMMANDS, GROUPS, command_line
from budokan.cli.terminal import Terminal

TITLES = {"en": "The command line", "it": "La riga di comando"}
HEADS = {"en": ("argument", "what it means", "otherwise"), "it": ("argomento", "che cosa vuol dire", "altrimenti")}
ABOUT = {
    "en": "Everything the command takes, in the words of its own help (`budokan COMMAND --help`). `--lang` may stand anywhere.",
    "it": "Tutto ciò che il comando accetta, con le parole del suo `--help`. `--lang` può stare ovunque.",
}


def page(language: str) -> str:
    """All commands, in the order in which the help lists them."""
    terminal = Terminal(language)
    app = command_line(terminal)
    parts = [f"# {TITLES[language]}\n", f"{ABOUT[language]}\n", f"{terminal.say('command-budokan')}\n"]
    for name in COMMANDS:
        parts += _command(terminal, app[name], name, language)
    for group, commands in GROUPS.items():
        for further in commands:
            parts += _command(terminal, app[group][further], further, language, f"{group} {further}")
    return "\n".join(parts)


def _command(terminal: Terminal, app: Any, name: str, language: str, called: str = "") -> Iterator[str]:
    yield f"## budokan {called or name}\n"
    yield f"{terminal.say(f'command-{name}')}\n"
    yield f"```\n{terminal.say(f'command-{name}.usage')}\n```\n"
    rows = [_row(terminal, one) for one in app.assemble_argument_collection() if one.parse]
    if rows:
        yield f"| {' | '.join(HEADS[language])} |\n|---|---|---|"
        yield from rows
        yield ""


def _row(terminal: Terminal, one: Any) -> str:
    by_place = one.index is not None
    name = one.name.lstrip("-")
    label = name.upper() if by_place else f"--{name}"
    said = terminal.say(f"arg-{name}").replace("|", "\\|").replace("\n", " ")
    return f"| `{label}` | {said} | {_default(one.field_info.default)} |"


def _default(value: Any) -> str:
    """What it is where it is not said; nothing where it must be said, or where nothing is meant."""
    if value in (None, "", (), False) or not isinstance(value, str | int | float | bool | Enum):
        return ""
    return f"`{value}`"
