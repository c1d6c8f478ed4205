"""Every form that is read is worked out before the hall opens.

msgspec (0.22) does that when a form is first read, and lets other threads have it while it is still at it: two tables that woke
at once, each in a thread of its own, ended the whole process without a word.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from budokan import games


def work_out_forms() -> None:
    """Those of the house and of the games that others bring along; nobody else may be reading meanwhile."""
    games()
    for form in _forms(msgspec.Struct):
        try:
            msgspec.json.Decoder(form)
        except TypeError:  # it is only ever written
            continue


def _forms(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for form in base.__subclasses__():
        yield form
        yield from _forms(form)
