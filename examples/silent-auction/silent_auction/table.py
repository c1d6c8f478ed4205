"""The state of a table: what lies where. No rules."""

from __future__ import annotations

from typing import Any

from budokan.kernel.luck import Luck
from budokan.kernel.table import Table


class AuctionTable(Table):
    """Lots under the cloth, coins in hand, and who knows the last of them."""

    def __init__(self, seats: int, luck: Luck) -> None:
        super().__init__(seats, luck)
        self.covered: list[int] = []
        """The lots that are still to be sold; they are sold from the end."""
        self.unsold: list[int] = []
        """The lots that stay in the box; nobody has seen them."""
        self.lot = 0
        """The lot that is being sold; 0 is none."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[int] = []
        """The coins that nobody was dealt."""
        self.spent: list[int] = []
        self.lots: list[list[int]] = [[] for _ in range(seats)]
        """What everybody has bought."""
        self.lookers: list[int] = []
        """Who knows the lot that is sold last."""

    def copy(self) -> AuctionTable:
        other = AuctionTable(self.seats, self.luck.copy())
        self.share_with(other)
        other.covered = self.covered.copy()
        other.unsold = self.unsold.copy()
        other.lot = self.lot
        other.hands = [hand.copy() for hand in self.hands]
        other.aside = self.aside.copy()
        other.spent = self.spent.copy()
        other.lots = [lots.copy() for lots in self.lots]
        other.lookers = self.lookers.copy()
        return other

    def state(self) -> dict[str, Any]:
        return {
            "covered": list(self.covered),
            "unsold": list(self.unsold),
            "lot": self.lot,
            "hands": [list(hand) for hand in self.hands],
            "aside": list(self.aside),
            "spent": list(self.spent),
            "lots": [list(lots) for lots in self.lots],
            "lookers": list(self.lookers),
        }

    def components(self) -> list[str]:
        """Every lot and every coin, wherever it lies: nothing is ever lost or doubled."""
        lots = [*self.covered, *self.unsold, *[lot for own in self.lots for lot in own], *([self.lot] if self.lot else [])]
        coins = [*self.aside, *self.spent, *[coin for hand in self.hands for coin in hand]]
        return [*(f"lot {lot}" for lot in sorted(lots)), *(f"coin {coin}" for coin in sorted(coins))]

    def points(self, seat: int) -> int:
        """SA-3.1"""
        return sum(self.lots[seat])
