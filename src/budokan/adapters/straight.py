"""Straight-line code for updating a part of a view: one function for each part, field after field, written once and compiled.

What it is written from are the declared parts and the names of their fields, which are names of Python: nothing a stranger has
brought is ever in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from budokan.adapters.parts import LEAST, MOST, Cells, Eye, Part, Word, within

Update = Callable[[Cells, int, Any, Any, Eye], None]


def updating(numbers: Sequence[str], others: Sequence[tuple[str, int, Part]]) -> Update:
    """A function that turns the cells of a part: its plain numbers first, then the others, each with its offset."""
    known: dict[str, Any] = {"within": within}
    assert all(name.isidentifier() for name in [*numbers, *[name for name, _, _ in others]])
    lines = ["def update(out, at, value, before, eye):"]
    for at, name in enumerate(numbers):
        lines += [f" one = value.{name}", f" if one != before.{name}:"]
        lines.append(f"  out[at + {at}] = one if {LEAST} <= one <= {MOST} else within(one)")
    for name, at, part in others:
        lines += [f" one = value.{name}", f" other = before.{name}"]
        lines.append(" if one != other or eye.moved:" if part.by_rows else " if one != other:")
        if isinstance(part, Word):
            known[f"places_{at}"] = part.places
            lines.append(f"  out[at + {at}] = places_{at}.get(one, 0)")
        else:
            known[f"update_{at}"] = part.update
            lines.append(f"  update_{at}(out, at + {at}, one, other, eye)")
    exec(compile("\n".join([*lines, " return"]), "<straight>", "exec"), known)
    made: Update = known["update"]
    return made
