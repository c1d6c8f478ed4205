"""What lies in the box of an edition: its cards as they are printed, and what a deck is built by. This is the final one."""

from __future__ import annotations

from budokan.games.senjutsu.cards import Card, Deck, Half, all_cards, all_decks, solo_cards
from budokan.games.senjutsu.language.values import CardText


class Printing:
    """The final edition. Another one overrides what it has otherwise."""

    def mark(self) -> str:
        """What a trial fought with it is called by, after its name."""
        return ""

    def cards(self) -> list[Card]:
        return [*all_cards(), *solo_cards()]

    def text(self, card: Card, half: Half | None, text: CardText) -> CardText:
        return text

    def focus(self, printed: int) -> int:
        return printed

    def is_prepared(self, card: Card) -> bool:
        return card.prepared

    def ready_made(self, character: str) -> Deck:
        """SJ-69: the listed deck of a character."""
        return next(deck for deck in all_decks() if deck.character == character)

    def is_core(self) -> bool:
        """Whether only the characters of the core box fight."""
        return False

    def has_special_weapons(self) -> bool:
        return True

    def has_limits(self) -> bool:
        """Whether gold cards, weapons and schools of a built deck are limited."""
        return True

    def has_poisons(self) -> bool:
        return True


FINAL_PRINTING = Printing()
