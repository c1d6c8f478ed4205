"""The printed components as frozen data, read from TOML and checked."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from budokan.games.samurai_sword.options import Change
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import card_files, fault_of, impossible, read_toml
from budokan.kernel.texts import text

FOLDER = Path(__file__).parent / "cards"

Set = Literal["base", "rising-sun", "rikyu"]
Source = Literal["printed", "likely", "reconstructed"]
"""Whether a figure is printed, known from one source alone, or made up by us."""
Suit = Literal["crane", "torii", "koi", "fuji"]
Role = Literal["shogun", "samurai", "ninja", "ronin"]

ROLES: tuple[Role, ...] = ("shogun", "samurai", "ninja", "ronin")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of playing card and how many there are."""

    id: str
    suit: Suit
    set: Set
    source: Source
    copies: int
    copies_rising_sun: int = 0
    copies_reconstructed: int = 0
    copies_source: Source = "printed"
    reach: int = 0
    wounds: int = 0
    wounds_by: Literal["figure", "honour", "properties"] = "figure"
    type: Literal["weapon", "property", "action"] = "action"

    def copies_with(self, rising_sun: bool) -> int:
        if self.set == "base":
            return self.copies + (self.copies_rising_sun if rising_sun else 0)
        return self.copies + self.copies_reconstructed if rising_sun else 0


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    resilience: int
    set: Set
    source: Source


class RoleCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Role
    stars: int
    set: Set
    source: Source


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is dealt to so many players, and what honour counts at the end."""

    players: int
    set: Set
    shogun: int
    samurai: int
    ninja: int
    ronin: int
    honour_shogun: int
    honour_others: int
    hands: tuple[int, ...]
    multiplier: dict[str, int]
    most_stars_double: tuple[tuple[str, ...], ...]
    source: Source

    def count(self, role: Role) -> int:
        return {"shogun": self.shogun, "samurai": self.samurai, "ninja": self.ninja, "ronin": self.ronin}[role]


def _read(name: str, key: str, kind: Any, **more: Any) -> Iterable[Any]:
    file = FOLDER / name
    for entry in read_toml(file).get(key, []):
        try:
            one = msgspec.convert({**entry, **more}, kind)
        except msgspec.ValidationError as error:
            what = text("fault-of-card", name=entry.get("id", key), what=fault_of(error))
            raise BadWords("bad-cards", file=file.name, what=what) from None
        yield msgspec.structs.replace(one, id=sys.intern(one.id)) if hasattr(one, "id") else one


@cache
def all_cards() -> tuple[Card, ...]:
    """Every kind of card of every set, in printed order."""
    return (
        *_read("weapons.toml", "card", Card, type="weapon"),
        *_read("properties.toml", "card", Card, type="property"),
        *_read("actions.toml", "card", Card, type="action"),
    )


@cache
def all_characters() -> tuple[Character, ...]:
    return tuple(_read("characters.toml", "character", Character))


@cache
def all_roles() -> tuple[RoleCard, ...]:
    return tuple(_read("roles.toml", "role", RoleCard))


@cache
def all_seatings() -> tuple[Seating, ...]:
    return tuple(_read("roles.toml", "seating", Seating))


LIMITS = {"reach": (1, 9), "wounds": (0, 9), "copies": (0, 40), "resilience": (1, 12)}
"""What a user's own figures may be."""

NOTHING = (1, 0)
"""What a figure may be that cannot be given."""

SUITS: tuple[Suit, ...] = ("crane", "torii", "koi", "fuji")


def changeable(thing: Card | Character) -> dict[str, tuple[int, int]]:
    """SS-1.9: which figures of this card or character a user may give, and what they may be."""
    if isinstance(thing, Character):
        return {"resilience": LIMITS["resilience"]}
    figures = ["copies"]
    if thing.type == "weapon":
        figures = ["reach", "wounds", "copies"] if thing.wounds_by == "figure" else ["reach", "copies"]
    return {name: LIMITS[name] for name in figures}


def changed(thing: Any, changes: dict[str, Change]) -> Any:
    """SS-1.9: the card with the user's figures on it; the copies given are all there are."""
    change = changes.get(thing.id)
    if not change:
        return thing
    known = changeable(thing)
    for field, value in change.items():
        if field == "suit" and isinstance(thing, Card):
            if value not in SUITS:
                raise BadWords("bad-cards", file=thing.id, what=text("ss-fault-suit", suit=repr(value), known=", ".join(SUITS)))
            continue
        least, most = known.get(field, NOTHING)
        if type(value) is not int or not least <= value <= most:
            raise BadWords("bad-cards", file=thing.id, what=impossible(field, value, known))
    figures: dict[str, Any] = dict(change)
    if "copies" in change:
        figures |= {"copies_rising_sun": 0, "copies_reconstructed": 0}
    return msgspec.structs.replace(thing, source="reconstructed", **figures)


def read_changes(folder: Path) -> dict[str, Change]:
    """A user's own figures from a folder of TOML files: the same form as ours, only what differs."""
    changes: dict[str, Change] = {}
    for file, content in card_files(folder):
        for key, entries in content.items():
            if key not in ("card", "character"):
                raise BadWords("bad-cards", file=file, what=text("ss-fault-key", key=key))
            if not isinstance(entries, list):
                raise BadWords("bad-cards", file=file, what=text("ss-fault-no-list", key=key))
        for entry in (*content.get("card", []), *content.get("character", [])):
            if not isinstance(entry, dict) or not isinstance(entry.get("id"), str):
                raise BadWords("bad-cards", file=file, what=text("ss-fault-no-id"))
            if entry["id"] in changes:
                raise BadWords("bad-cards", file=file, what=text("ss-fault-twice", card=entry["id"]))
            changes[entry["id"]] = {key: value for key, value in entry.items() if key != "id"}
    return changes
