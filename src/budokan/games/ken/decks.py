"""Chapter 14: decks, as text to copy and paste, and what a deck may hold.

    6 kenshiro
    4 toki
    2 villaggio

One card per line or with commas between; a line that begins with # is a remark.
"""

from __future__ import annotations

import re

from budokan.games.ken.cards import Card
from budokan.games.ken.reading import all_decks
from budokan.kernel.errors import BadWords

MOST_EQUAL = 5
"""KEN-14.1: of cards of the same name and type."""

ADVISED = 40
"""KEN-14.5: a smaller deck is accepted with a warning."""

MOST = 200
"""KEN-14.6: what a table deals at most."""

_ENTRY = re.compile(r"(\d{1,3})\s*[x×]?\s+([a-z][a-z0-9-]*)")


def ready_decks() -> tuple[str, ...]:
    return tuple(deck.id for deck in all_decks())


def read_deck(words: str, cards: dict[str, Card]) -> dict[str, int]:
    """KEN-14.1, KEN-14.2, KEN-14.6: a deck from its text, or a ready one by its name; one clear sentence if it is none."""
    for ready in all_decks():
        if words.strip() == ready.id:
            return check_deck(dict(ready.cards), cards)
    return check_deck(entries(words), cards)


def entries(words: str) -> dict[str, int]:
    """How many of which card a text names, whether or not there are such cards."""
    counts: dict[str, int] = {}
    for number, entry in enumerate(re.split(r"[,;\n]", words), start=1):
        line = entry.strip()
        if not line or line.startswith("#"):
            continue
        read = _ENTRY.fullmatch(line)
        if read is None:
            raise BadWords("ken-deck-entry", number=number, found=line[:40], known=", ".join(ready_decks()))
        counts[read[2]] = counts.get(read[2], 0) + int(read[1])
    return counts


def check_deck(counts: dict[str, int], cards: dict[str, Card]) -> dict[str, int]:
    if not counts:
        raise BadWords("ken-deck-empty")
    for id, copies in counts.items():
        if id not in cards:
            raise BadWords("ken-deck-unknown", card=id[:40])
        if copies < 1:
            raise BadWords("ken-deck-no-copy", card=id)
        if copies > MOST_EQUAL and cards[id].type != "master":
            raise BadWords("ken-deck-equal", card=id, most=MOST_EQUAL, found=copies)
    if sum(counts.values()) > MOST:
        raise BadWords("ken-deck-large", most=MOST, found=sum(counts.values()))
    return counts


def write_deck(counts: dict[str, int]) -> str:
    """The deck as text, one card per line."""
    return "\n".join(f"{copies} {id}" for id, copies in counts.items()) + "\n"


def is_small(counts: dict[str, int]) -> bool:
    """KEN-14.5: fewer than the advised forty cards."""
    return sum(counts.values()) < ADVISED
