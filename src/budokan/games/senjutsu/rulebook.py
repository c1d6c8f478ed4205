"""The rulebook, put together from all chapters: what the words of cards do, who leads a figure, and who fights whom."""

from __future__ import annotations

from budokan.games.senjutsu.book import Book
from budokan.games.senjutsu.rules.effects import CardWords
from budokan.games.senjutsu.rules.leading import EachOther, Hachiko, Player
from budokan.games.senjutsu.solo.leading import AgainstFoes, Foe

WORDS, PLAYER, DOG, FOE = CardWords(), Player(), Hachiko(), Foe()

AGAINST_EACH_OTHER = Book(WORDS, PLAYER, DOG, FOE, EachOther())
AGAINST_FOES = Book(WORDS, PLAYER, DOG, FOE, AgainstFoes())
