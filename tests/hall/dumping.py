"""Every row of a hall, whichever database it is in."""

from __future__ import annotations

from budokan.hall.storing.at import At
from budokan.hall.storing.tables import TABLES


def dumped(at: At) -> dict[str, str]:
    """All that is written, table by table."""
    return {
        name: repr(at.execute(f"SELECT {', '.join(kept.columns)} FROM {name} ORDER BY {', '.join(kept.key)}").fetchall())
        for name, kept in TABLES.items()
    }


def dump(at: At) -> str:
    return "\n".join(dumped(at).values())
