"""Everything that should have happened over enough games of Senjutsu, for the contract's coverage pool."""

from __future__ import annotations

from budokan.games.senjutsu.box import CORE_CHARACTERS, printed_box
from budokan.games.senjutsu.cards import all_characters, all_decks


def pool() -> list[str]:
    """Each fighter on the field, each card of a core deck that anybody can choose revealed, the common ways to win."""
    box = printed_box("final", second_printing=False)
    decks = [deck for deck in all_decks() if deck.character in CORE_CHARACTERS]
    cards = dict.fromkeys(card for deck in decks for card in deck.cards)
    free = [
        card for card in cards if not box.sheets[card].kamae and box.sheets[card].instant == "" and box.sheets[card].focus < 2
    ]
    return [
        *(f"sj-joined sj-character {one.id}" for one in all_characters() if one.id != "hachiko"),
        *(f"sj-revealed sj-card {card}" for card in free),
        "way wounds",
        "way stuns",
        "way draw",
    ]
