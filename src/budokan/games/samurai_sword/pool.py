"""Everything that should have happened over enough games of Samurai Sword, for the contract's coverage pool."""

from __future__ import annotations

from budokan.games.samurai_sword.cards import Card, all_cards, all_characters

PLAYED_ON_SOMEBODY = {"geisha", "diversion", "breathing", "simultaneous-attack", "imitation"}
ANSWERS = {"parry", "counterattack"}
NEVER_TOLD = {"benkei"}
"""His protection changes whom others may attack; nothing happens at the table that could be told."""


def occasion(card: Card) -> str:
    """The event that shows the card having been played."""
    if card.type == "weapon":
        return "attacked"
    if card.type == "property":
        return "laid"
    if card.id in ANSWERS:
        return "parried"
    return "played-on" if card.id in PLAYED_ON_SOMEBODY else "played"


def pool() -> list[str]:
    """Each card played, each ability used, each way to win."""
    return [
        *(f"{occasion(card)} card {card.id}" for card in all_cards()),
        *(f"dealt character {one.id}" for one in all_characters()),
        *(f"ability-used character {one.id}" for one in all_characters() if one.id not in NEVER_TOLD),
        "way honour",
        "way swordmaster",
        "reason outcome-deadly-strike",
        "side shogun",
        "side ninja",
        "side ronin",
    ]
