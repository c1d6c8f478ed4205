"""Samurai Sword: cards of every expansion, and eight chairs."""

from __future__ import annotations

from typing import Any

from budokan.adapters.factors import Chairs, Factors, Words
from budokan.adapters.layout import LeftOut, PerSeat, Several, Shown
from budokan.adapters.parts import Chair, Counts, Number, Pile, Word
from budokan.adapters.parts import Chairs as SomeChairs
from budokan.games.samurai_sword.cards import ROLES, all_cards, all_characters
from budokan.games.samurai_sword.options import Options

MOST_SEATS = 8
"""With the expansion; seven without."""


def own(mode: str, settings: Options) -> Any:
    """New figures for cards change no number."""
    return {}


def factors(mode: str, settings: Options) -> Factors:
    return {"seat": Chairs(MOST_SEATS), "card": Words(sorted(card.id for card in all_cards()))}


def chair(mode: str) -> Chair:
    return Chair(MOST_SEATS)


def shown(mode: str, settings: Options) -> Shown:
    """SS-18, as an array: hands and piles by how many of each card they hold."""
    cards = Words(sorted(card.id for card in all_cards()))
    return {
        "Table.players": PerSeat(),
        "Player.character": Word(Words(sorted(one.id for one in all_characters()))),
        "Player.properties": Counts(cards),
        "Player.role": Word(Words(ROLES)),
        "Player.team": LeftOut("it follows from the role"),
        "Player.open_hand": LeftOut("nobody decides anything when hands are laid open"),
        "Table.discards": Pile(cards),
        "Table.resolving": Counts(cards),
        "Table.removed_roles": LeftOut("nobody decides anything when they are turned up"),
        "Table.hand": Counts(cards),
        "Table.difficulty": PerSeat(Number()),
        "Table.seen": Several(16),
        "Memory.card": Word(cards),
        "Memory.hands": SomeChairs(MOST_SEATS),
    }
