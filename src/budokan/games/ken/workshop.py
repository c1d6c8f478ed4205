"""Chapter 14 at the workbench: the collection, and everything that is to be said about a deck, card by card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from budokan.games.ken.cards import Card
from budokan.games.ken.decks import ADVISED, MOST, MOST_EQUAL, entries, is_small, ready_decks, write_deck
from budokan.games.ken.reading import all_decks, card_set
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import Seat, Text, WordRef
from budokan.kernel.workshop import Collected, Inspection, OwnCards, Room, Verdict, Workshop


def collection(own: OwnCards) -> list[Collected]:
    """KEN-14.1, KEN-14.2, KEN-34.11: every card there is to build with, and how many of it one deck may hold."""
    return [
        Collected(card.id, most_of(card), {"type": card.type, "school": card.school, "moral": card.moral})
        for card in card_set(own).values()
    ]


def most_of(card: Card) -> int:
    return MOST if card.type == "master" else MOST_EQUAL


def ready() -> dict[str, str]:
    """KEN-44: the decks that lie ready, as text."""
    return {deck.id: write_deck(dict(deck.cards)) for deck in all_decks()}


def faces(own: OwnCards) -> dict[str, Any]:
    """KEN-34.11: what differs from the cards of the set."""
    return dict(own)


def inspect(words: str, own: OwnCards) -> Inspection:
    """KEN-14.1, KEN-14.2, KEN-14.5, KEN-14.6: what was read, what is not allowed, and what is only unwise."""
    if words.strip() in ready_decks():
        words = ready()[words.strip()]
    cards = card_set(own)
    try:
        counts = entries(words)
    except BadWords as error:
        return Inspection({}, (Verdict(error.why),), room=room(cards, {}))
    verdicts = [verdict for id, copies in counts.items() for verdict in about(id, copies, cards)]
    total = sum(counts.values())
    if not counts:
        verdicts.append(Verdict(Text("ken-deck-empty", {}, "KEN-14.6")))
    elif total > MOST:
        verdicts.append(Verdict(Text("ken-deck-large", {"most": MOST, "found": total}, "KEN-14.6")))
    elif is_small(counts):
        verdicts.append(Verdict(Text("ken-deck-small", {"found": total, "advised": ADVISED}, "KEN-14.5"), barred=False))
    known = {id: copies for id, copies in counts.items() if id in cards}
    return Inspection(known, tuple(verdicts), room=room(cards, known))


def room(cards: dict[str, Card], counts: Mapping[str, int]) -> dict[str, Room]:
    """KEN-14.1, KEN-14.2, KEN-14.6: how many more of each card the deck may take."""
    left = MOST - sum(counts.values())
    return {card.id: room_for(card, counts.get(card.id, 0), left) for card in cards.values()}


def room_for(card: Card, copies: int, left: int) -> Room:
    most = most_of(card)
    if left <= most - copies:
        return Room(max(0, left), Text("ken-room-full", {"most": MOST}, "KEN-14.6"))
    return Room(max(0, most - copies), Text("ken-room-equal", {"most": most}, "KEN-14.1"))


def about(id: str, copies: int, cards: dict[str, Card]) -> list[Verdict]:
    """What is wrong with this card and this many of it."""
    if id not in cards:
        return [Verdict(Text("ken-deck-unknown", {"card": id[:40]}, "KEN-14.6"), id[:40])]
    name = WordRef(f"card-{id}")
    if copies < 1:
        return [Verdict(Text("ken-deck-no-copy", {"card": name}, "KEN-14.6"), id)]
    if copies > MOST_EQUAL and cards[id].type != "master":
        return [Verdict(Text("ken-deck-equal", {"card": name, "most": MOST_EQUAL, "found": copies}, "KEN-14.1"), id)]
    return []


def called(options: Mapping[str, Any]) -> dict[str, str]:
    """KEN-34.11: a card of one's own bears its own name and words; one that does other things than ours no longer says ours."""
    found: dict[str, str] = {}
    for id, card in options.get("own_cards", {}).items():
        if "name" in card:
            found[f"card-{id}"] = card["name"]
        if not card.keys().isdisjoint(("effect", "abilities", "play")):
            found[f"card-{id}.effect"] = card.get("effect", "")
    return found


def public(options: Mapping[str, Any]) -> dict[str, Any]:
    """KEN-34.2: what everybody may be told of a table: no closed list."""
    if options.get("deck_lists") == "open":
        return dict(options)
    ready = ready_decks()
    return {name: value for name, value in options.items() if not name.startswith("own_deck_") or str(value).strip() in ready}


def bring(options: Mapping[str, Any], seat: Seat, deck: str) -> dict[str, Any]:
    """A seat's deck as the options of a table name it: one that lies ready, or one's own."""
    brought = dict(options)
    name = deck.strip()
    brought.pop(f"own_deck_{seat}", None)
    brought[f"deck_{seat}" if name in ready_decks() else f"own_deck_{seat}"] = name
    return brought


WORKSHOP = Workshop(cards=collection, ready=ready, inspect=inspect, faces=faces, bring=bring)
