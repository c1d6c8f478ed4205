"""A card in play this turn: who plays it, at which speeds, and how far it has come."""

from __future__ import annotations

from typing import Any

NOBODY = -1


class Play:
    """One card of the turn. Frames name it by its number in `table.plays`."""

    __slots__ = (
        "adds",
        "base",
        "because",
        "bonus",
        "card",
        "drawn",
        "fetched",
        "figure",
        "given",
        "halted",
        "high",
        "hit",
        "home",
        "how",
        "low",
        "moved",
        "reach",
        "reacted",
        "rewarded",
        "shifted",
        "speeds",
        "spent",
        "stage",
        "stayed",
        "stiff",
        "still",
        "succeeded",
        "target",
        "waits",
    )

    def __init__(self, figure: int, card: str, how: str, home: int) -> None:
        self.figure = figure
        self.card = card
        self.how = how
        """"chosen", "replacement", "additional", "reaction", "instant", "borrowed" or "lasting"."""
        self.home = home
        """Whose pile the card goes to."""
        self.speeds: tuple[int, ...] = ()
        self.high = 0
        self.low = 0
        self.stage = 0
        """The next part to be resolved."""
        self.spent = 0
        self.target = NOBODY
        self.hit: tuple[int, ...] = ()
        """The characters concerned: those struck, or the attacker a block has stopped."""
        self.given: tuple[tuple[int, int], ...] = ()
        """The plain Wounds of the last attack, by figure."""
        self.moved = 0
        self.adds = 0
        self.base = NOBODY
        self.because = ""
        """What an Instant Additional was put on: an "attack", a "block", or neither."""
        self.reach = 0
        self.bonus = 0
        self.fetched = ""
        self.drawn = 0
        self.halted = False
        self.still = False
        self.stiff = False
        self.reacted = False
        self.rewarded = False
        self.succeeded = False
        self.stayed = False
        self.shifted: tuple[int, ...] = ()
        """Who was moved by its last attack."""
        self.waits: tuple[int, ...] = ()
        """The part and the line with which the card goes on once the attacks on its block are checked (SJ-18.12)."""

    def copy(self) -> Play:
        other = Play(self.figure, self.card, self.how, self.home)
        other.speeds = self.speeds
        other.high = self.high
        other.low = self.low
        other.stage = self.stage
        other.spent = self.spent
        other.target = self.target
        other.hit = self.hit
        other.given = self.given
        other.moved = self.moved
        other.adds = self.adds
        other.base = self.base
        other.because = self.because
        other.reach = self.reach
        other.bonus = self.bonus
        other.fetched = self.fetched
        other.drawn = self.drawn
        other.halted = self.halted
        other.still = self.still
        other.stiff = self.stiff
        other.reacted = self.reacted
        other.rewarded = self.rewarded
        other.succeeded = self.succeeded
        other.stayed = self.stayed
        other.shifted = self.shifted
        other.waits = self.waits
        return other

    def state(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in FIELDS}
        return values | {
            "speeds": list(self.speeds),
            "hit": list(self.hit),
            "given": [list(one) for one in self.given],
            "shifted": list(self.shifted),
            "waits": list(self.waits),
        }


FIELDS = (
    "figure",
    "card",
    "how",
    "home",
    "speeds",
    "high",
    "low",
    "stage",
    "spent",
    "target",
    "hit",
    "given",
    "moved",
    "adds",
    "base",
    "because",
    "reach",
    "bonus",
    "fetched",
    "drawn",
    "halted",
    "still",
    "stiff",
    "reacted",
    "rewarded",
    "succeeded",
    "stayed",
    "shifted",
    "waits",
)
"""What a play is made of, for positions."""
