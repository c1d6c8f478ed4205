"""What a good report of a fault needs: versions, the form of the package, and the games that others brought along."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version

import budokan
from budokan.cli.terminal import Terminal
from budokan.games import OWN
from budokan.games.brought import refused
from budokan.hall.storing.datafile import SQLITE
from budokan.kernel import table
from budokan.version import VERSION

PACKAGES = (
    "msgspec",
    "fluent.runtime",
    "rich",
    "cyclopts",
    "litestar",
    "uvicorn",
    "websockets",
    "psycopg",
    "numpy",
    "duckdb",
    "ray",
)
"""What it stands on, as far as it is installed."""

SHOWN = 120


def is_compiled() -> bool:
    return str(table.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def facts() -> dict[str, str]:
    """By the last part of the message that names it; nothing of it is secret, and no folder is named."""
    found = {
        "version": VERSION,
        "form": "compiled" if is_compiled() else "plain",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "sqlite": SQLITE,
        "packages": ", ".join(f"{name} {number}" for name, number in _packages()),
        "games": ", ".join(name for name in budokan.games() if name not in OWN) or "–",
        "screen": str(sys.stdout.encoding),
    }
    return {name: said[: SHOWN * 4] for name, said in found.items()}


def _packages() -> Iterator[tuple[str, str]]:
    for name in PACKAGES:
        try:
            yield name, version(name)
        except PackageNotFoundError:
            continue


def tell(terminal: Terminal) -> None:
    """A line each, and a line for each game that could not be brought along."""
    for name, said in facts().items():
        terminal.line(f"{terminal.say(f'about-{name}')}: {said}")
    for why in refused.values():
        terminal.line(terminal.words.say(why.why), "bold red")
