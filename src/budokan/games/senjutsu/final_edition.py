"""The final edition, where it leads to other chapters; what is simpler stands in book.py."""

from __future__ import annotations

from budokan.games.senjutsu.book import Edition
from budokan.games.senjutsu.hexes import Hex
from budokan.games.senjutsu.kinds import Figure
from budokan.games.senjutsu.rules.instants import ask_to_add
from budokan.games.senjutsu.rules.reveal import replace_and_announce
from budokan.games.senjutsu.solo.decks import build_deck
from budokan.games.senjutsu.solo.foes import is_ranged, target_of
from budokan.games.senjutsu.solo.movement import Plan, move_in_melee, move_in_range
from budokan.games.senjutsu.solo.reach import End
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import Frames
from budokan.kernel.texts import Seat


class FinalEdition(Edition):
    """Chapters 1 to 38."""

    def last_of_reveal(self, table: Table, seats: list[Seat]) -> Frames:
        return replace_and_announce(seats)

    def may_add(self, table: Table, seat: Seat, base: int, moments: tuple[str, ...], because: str) -> Frames:
        return ask_to_add(table, seat, base, moments, because)

    def foe_cards(self, table: Table, foe: Figure) -> list[str]:
        return build_deck(table, table.characters[foe])

    def plan_move(self, table: Table, foe: Figure, ends: list[End], free: set[Hex]) -> Plan:
        """SJ-33.1: by the steps for melee or for ranged foes."""
        move = move_in_range if is_ranged(table, foe) else move_in_melee
        return move(table, foe, target_of(table, foe), ends, free)
