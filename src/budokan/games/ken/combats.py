"""A combat under way. Its fields are declared in state.py."""

from __future__ import annotations

from budokan.games.ken.generated_parts import CombatState
from budokan.games.ken.pieces import NONE
from budokan.kernel.texts import Seat


class Combat(CombatState):
    """A combat under way. Side 0 attacks (or challenges), side 1 defends."""

    def copy(self) -> Combat:
        return Combat(self.kind, self.attacker, self.place, self.groups, self)

    def side(self, seat: Seat) -> int:
        return 0 if seat == self.attacker else 1

    def seat(self, side: int) -> Seat:
        return self.attacker if side == 0 else 1 - self.attacker

    def first(self, side: int) -> int:
        """KEN-25.14: the first card in front; once damage has begun, the one that was first then."""
        if self.firsts:
            return self.firsts[side]
        front = self.groups[side].front
        return front[0] if front else NONE

    def broken(self) -> bool:
        """KEN-29.25, KEN-29.26: one of the groups has nobody left, or the combat was ended."""
        return self.ended or self.groups[0].is_empty() or self.groups[1].is_empty()
