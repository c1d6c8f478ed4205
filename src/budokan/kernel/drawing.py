"""How a table is drawn for whoever prints it: the kernel asks, and whoever can draw has said so (`budokan/__init__.py`)."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

Draw = Callable[[Any], str]


class Drawing:
    """What draws tables: as text, and as a page. Until somebody can, a table says its moment in a line."""

    def __init__(self) -> None:
        self.text: Draw = repr
        self.html: Draw = lambda table: f"<pre>{escape(repr(table))}</pre>"


DRAWING = Drawing()
