"""What may be answered."""

from __future__ import annotations

from typing import ClassVar

from budokan.kernel.moves import Move


class Lay(Move, frozen=True, tag="lay"):
    """SA-2.2: a coin of one's own, face down."""

    form: ClassVar[str] = "lay {coin}"
    coin: int


class Look(Move, frozen=True, tag="look"):
    """SA-2.4: look at the lot that is sold last."""

    form: ClassVar[str] = "look"


class Leave(Move, frozen=True, tag="leave"):
    """SA-2.4: do not look."""

    form: ClassVar[str] = "leave"
