"""The box one game is played from: the figures of its cards, ready for the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from budokan.games.samurai_sword.cards import (
    ROLES,
    Card,
    Character,
    RoleCard,
    Seating,
    all_cards,
    all_characters,
    all_roles,
    all_seatings,
    changed,
    read_changes,
)
from budokan.games.samurai_sword.options import Change, Options
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import text


class Box:
    """The cards one game is played with: the printed ones, with a user's own figures laid over them."""

    def __init__(self, rising_sun: bool, rikyu: bool, changes: dict[str, Change]) -> None:
        sets = {"base"} | ({"rising-sun"} if rising_sun else set()) | ({"rikyu"} if rikyu else set())
        self.rising_sun = rising_sun
        cards: list[Card] = [changed(card, changes) for card in all_cards() if card.set in sets]
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        self.characters: dict[str, Character] = {one.id: changed(one, changes) for one in all_characters() if one.set in sets}
        unknown = sorted(set(changes) - set(self.cards) - set(self.characters))
        if unknown:
            raise BadWords("bad-cards", file="cards", what=text("ss-fault-no-card", card=unknown[0]))
        self.deck: tuple[str, ...] = tuple(card.id for card in cards for _ in range(card.copies_with(rising_sun)))
        self.weapons: frozenset[str] = frozenset(card.id for card in cards if card.type == "weapon")
        self.reach: dict[str, int] = {card.id: card.reach for card in cards}
        self.wounds: dict[str, int] = {card.id: card.wounds for card in cards}
        self.wounds_by: dict[str, str] = {card.id: card.wounds_by for card in cards if card.wounds_by != "figure"}
        self.suit: dict[str, str] = {card.id: str(card.suit) for card in cards}
        self.resilience: dict[str, int] = {one.id: one.resilience for one in self.characters.values()}
        kind = "rising-sun" if rising_sun else "base"
        self.roles: list[RoleCard] = [role for role in all_roles() if role.set == kind]
        self.seatings: dict[int, Seating] = {one.players: one for one in all_seatings() if one.set == kind}

    def knows(self, kind: str, word: str) -> bool:
        """Whether there is such a card, character or role."""
        if kind == "role":
            return word in ROLES
        return word in (self.characters if kind == "character" else self.cards)


@cache
def printed_box(rising_sun: bool, rikyu: bool) -> Box:
    return Box(rising_sun, rikyu, {})


def box_for(options: Options) -> Box:
    rising_sun, rikyu = "rising-sun" in options.expansions, "rikyu" in options.expansions
    if options.cards:
        return Box(rising_sun, rikyu, options.cards)
    return printed_box(rising_sun, rikyu)


def check_changes(folder: Path) -> dict[str, Change]:
    """A user's own figures from a folder, checked against the whole box."""
    changes = read_changes(folder)
    Box(rising_sun=True, rikyu=True, changes=changes)
    return changes


def ways_to_deal(card: str, own: object) -> list[dict[str, list[str]]]:  # noqa: ARG001  # a known card may be changed, none is new
    """The usual box, or with everything added where the card comes with that."""
    base = printed_box(rising_sun=False, rikyu=False)
    return [{} if base.knows("card", card) else {"expansions": ["rising-sun", "rikyu"]}]


def printed_ids() -> list[str]:
    return [*(card.id for card in all_cards()), *(one.id for one in all_characters())]
