"""How a player is framed at the terminal; colour is never the only sign."""

from __future__ import annotations

from collections.abc import Sequence

from rich.align import AlignMethod
from rich.box import HEAVY, ROUNDED
from rich.panel import Panel
from rich.text import Text as Styled


def player_panel(
    lines: Sequence[Styled],
    title: str,
    *,
    is_own: bool,
    is_due: bool,
    align: AlignMethod = "center",
    below: str = "",
    width: int | None = None,
) -> Panel:
    """A heavy frame and an arrow for whoever is waited for; the reader's own is bright."""
    return Panel(
        Styled("\n").join(lines),
        title=Styled(("▶ " if is_due else "") + title, "bold" if is_own else ""),
        title_align=align,
        subtitle=Styled(below, "dim") if below else None,
        box=HEAVY if is_due else ROUNDED,
        border_style="bold" if is_own else "dim",
        width=width,
    )
