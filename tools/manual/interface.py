"""The reference of the interface in Python, from the source: signatures, docstrings, and what a class can be asked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc, getdoc, isclass, isfunction, signature
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
INTERFACE = ROOT / "docs" / "interface.md"

HEAD = """\
# The names of the interface

Written from the source: every name that [the interface](../interface.md) promises, how it is called and what it says of itself.
"""


def names() -> list[str]:
    """The names the interface promises, as its page lists them."""
    listed = INTERFACE.read_text(encoding="utf-8").split("## Names")[1].split("\n## ")[0]
    return re.findall(r"^\| `([\w.]+)`", listed, re.MULTILINE)


def page() -> str:
    return "\n".join([HEAD, *(part for name in names() for part in _entry(name))])


def _entry(name: str) -> Iterator[str]:
    module, _, own = name.rpartition(".")
    found = getattr(import_module(module), own)
    yield f"## {name}\n"
    if isfunction(found):
        yield _called(own, found)
    yield f"{_said(found)}\n"
    if isclass(found):
        for method in vars(found):
            asked = getattr(found, method)
            if not method.startswith("_") and getdoc(asked) and isfunction(asked):
                yield f"### {own}.{method}\n"
                yield _called(method, asked)
                yield f"{_said(asked)}\n"


def _called(name: str, what: Any) -> str:
    """As one would write it; long ones on several lines."""
    told = re.sub(r"\bbudokan\.(?:\w+\.)+(?=\w)", "", str(signature(what)).replace("'", ""))
    if len(name + told) > 100:
        told = told.replace("(", "(\n    ", 1).replace(", ", ",\n    ").replace(") ->", "\n) ->")
    return f"```text\n{name}{told}\n```\n"


def _said(what: Any) -> str:
    """A docstring is Markdown; what stands in it indented is shown as it stands."""
    return cleandoc(getdoc(what) or "") if isclass(what) or isfunction(what) or callable(what) else f"`{what!r}`"[:400]
