"""What a game does with every table of its own: it shows it, reckons for who looks, deals it anew, may break in between frames.

A house gives these functions to `Game`, and the kernel calls them. So a table needs to know neither its view nor its rules, and
a house can be built in storeys: what shows a table stands above the rules, and the rules above the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from budokan.kernel.frames import Frame, Frames
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat
from budokan.kernel.views import Seen

See = Callable[[Any, Seat | None], Seen]
"""What this seat may know of the game's own state; None is the spectator."""

Foresee = Callable[[Any, Seat | None], Seen | None]
"""What a person at this seat might reckon from what is seen; only what a hall sends asks for it."""

DealAnew = Callable[[Any, Seat | None, Luck], None]
"""Deal everything this seat cannot know anew, from what it cannot tell apart."""

Interruption = Callable[[Any, Frame], Frames]
"""What has to be settled before this frame, which comes next; nothing if nothing has. What is settled must be over then."""


def nothing_to_reckon(table: Any, seat: Seat | None) -> Seen | None:  # noqa: ARG001  # the signature of all foresight
    """Where the view says all there is to see."""
    return None


class Hooks:
    """The functions of one game."""

    __slots__ = ("deal_anew", "foresee", "interruption", "see")

    def __init__(
        self, see: See, deal_anew: DealAnew, interruption: Interruption | None = None, foresee: Foresee | None = None
    ) -> None:
        self.see = see
        self.deal_anew = deal_anew
        self.interruption = interruption
        self.foresee: Foresee = nothing_to_reckon if foresee is None else foresee


def nobody_looks(table: Any, seat: Seat | None) -> Seen:  # noqa: ARG001  # the signature of every view
    raise AssertionError(f"{type(table).__name__} was made by no game that says what a seat sees")


def nobody_deals(table: Any, seat: Seat | None, luck: Luck) -> None:  # noqa: ARG001  # the signature of every redeal
    raise AssertionError(f"{type(table).__name__} was made by no game that says what is hidden")


NO_HOOKS = Hooks(nobody_looks, nobody_deals)
"""Of a table that no game has made."""
