"""The rulebook, put together: the edition, what the words of cards do, who leads a figure, and who fights whom."""

from __future__ import annotations

from functools import cache

from budokan.games.senjutsu.beta_v7 import BetaV7
from budokan.games.senjutsu.book import Book, Edition, Fight
from budokan.games.senjutsu.final_edition import FinalEdition
from budokan.games.senjutsu.rules.effects import CardWords
from budokan.games.senjutsu.rules.leading import EachOther, Hachiko, Player
from budokan.games.senjutsu.solo.leading import AgainstFoes, Foe


@cache
def book_for(edition: str, against_foes: bool) -> Book:
    """The same book for all tables that are played by it."""
    rules: Edition = BetaV7() if edition == "beta-v7" else FinalEdition()
    fight: Fight = AgainstFoes() if against_foes else EachOther()
    return Book(rules, CardWords(), Player(), Hachiko(), Foe(), fight)
