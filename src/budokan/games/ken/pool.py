"""What should occur over enough games; a test plays until all of it has."""

from __future__ import annotations

from budokan.games.ken.reading import all_cards

KEYWORDS = ("surprise", "deadly", "slayer", "double-damage", "suicide-attack")


def pool() -> list[str]:
    """Every card is played, and every keyword makes a difference."""
    return [*(f"move card {card.id}" for card in all_cards()), *(f"ken-keyword ken-keyword {word}" for word in KEYWORDS)]
