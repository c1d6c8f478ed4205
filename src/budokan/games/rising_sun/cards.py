"""The printed components as frozen data, read from TOML and checked."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from budokan.games.rising_sun.options import Change
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import card_files, cards_in, fault_of, impossible, read_toml
from budokan.kernel.texts import text

FOLDER = Path(__file__).parent / "cards"

Source = Literal["printed", "reconstructed"]
CardType = Literal["virtue", "enhancement", "monster", "war-upgrade", "winter-upgrade"]
Set = Literal["core", "archway", "teapot", "horseman"]


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner gets for having done it; Honour in steps."""

    vp: int = 0
    honour: int = 0


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a component does; the vocabulary is explained at the head of the TOML files."""

    do: str
    when: str = ""
    given: str = ""
    coins: int = 0
    ronin: int = 0
    vp: int = 0
    honour: int = 0
    per: str = ""
    figure: str = ""
    figures: int = 0
    moves: int = 0
    discount: int = 0
    to: int = 0
    add: int = 0
    whose: str = ""
    where: str = ""
    of: str = ""
    against: tuple[str, ...] = ()
    then: Then = Then()
    optional: bool = False


NO_EFFECT = Effect(do="")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One title of the season cards and how many copies each of its sets holds."""

    id: str
    type: CardType
    season: Literal["spring", "summer", "autumn"]
    sets: tuple[Set, ...]
    price: int
    copies: int
    ruling: str
    source: Source
    confidence: dict[str, str]
    effect: tuple[Effect, ...] = ()
    monster: str = ""
    subtitle: str = ""
    note: str = ""


class Monster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    force: int
    oni: bool
    effect: tuple[Effect, ...]
    ruling: str
    source: Source


class Clan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    rank: int
    income: int
    home: str
    colour: str
    figures: dict[str, int]
    strongholds: int
    ability: str
    effect: tuple[Effect, ...]
    ruling: str
    source: Source


class Kami(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    effect: tuple[Effect, ...]
    ruling: str
    source: Source


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: int = 0
    ronin: int = 0
    vp: int = 0


class Province(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    reward: Reward
    ruling: str
    source: Source


class Mandate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    first: Literal["left", "current", "only-current"]
    ruling: str
    source: Source
    all: tuple[Effect, ...] = ()
    bonus: tuple[Effect, ...] = ()
    current: tuple[Effect, ...] = ()


class Advantage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    after_outcome: bool
    effect: tuple[Effect, ...]
    ruling: str
    source: Source


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The provinces and what joins them."""

    borders: tuple[tuple[str, str], ...]
    routes: tuple[tuple[str, str], ...]
    province: tuple[Province, ...]


class Shrines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    beginner: tuple[str, ...]
    kami: tuple[Kami, ...]


class Politics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The track of the Political Phase and the mandates on it."""

    track: tuple[Literal["mandate", "kami"], ...]
    drawn: int
    mandate: tuple[Mandate, ...]


class SetBonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    provinces: int
    vp: int


class Spoils(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """War and what it is worth."""

    wars: dict[str, int]
    token: dict[str, int]
    set_bonus: tuple[SetBonus, ...]
    advantage: tuple[Advantage, ...]


def _read(name: str, kind: Any) -> Any:
    """The whole file as one struct."""
    try:
        return msgspec.convert(read_toml(FOLDER / name), kind)
    except msgspec.ValidationError as error:
        raise BadWords("bad-cards", file=name, what=fault_of(error)) from None


def _read_list(name: str, key: str, kind: Any) -> Iterable[Any]:
    for entry in read_toml(FOLDER / name).get(key, []):
        try:
            one = msgspec.convert(entry, kind)
        except msgspec.ValidationError as error:
            what = text("fault-of-card", name=entry.get("id", key), what=fault_of(error))
            raise BadWords("bad-cards", file=name, what=what) from None
        yield msgspec.structs.replace(one, id=sys.intern(one.id))


@cache
def all_cards() -> tuple[Card, ...]:
    """Every title of every set, in printed order."""
    return tuple(_read_list("seasons.toml", "card", Card))


@cache
def all_monsters() -> tuple[Monster, ...]:
    return tuple(_read_list("monsters.toml", "monster", Monster))


@cache
def all_clans() -> tuple[Clan, ...]:
    return tuple(_read_list("clans.toml", "clan", Clan))


@cache
def all_shrines() -> Shrines:
    return _read("kami.toml", Shrines)  # type: ignore[no-any-return]  # converted to the kind that was asked for


@cache
def the_map() -> Map:
    return _read("provinces.toml", Map)  # type: ignore[no-any-return]  # converted to the kind that was asked for


@cache
def politics() -> Politics:
    return _read("mandates.toml", Politics)  # type: ignore[no-any-return]  # converted to the kind that was asked for


@cache
def spoils() -> Spoils:
    return _read("war.toml", Spoils)  # type: ignore[no-any-return]  # converted to the kind that was asked for


LIMITS = {"price": (0, 9), "coins": (0, 9), "ronin": (0, 9), "vp": (0, 9), "force": (1, 9)}
"""RS-2.8: what a user's own figures may be."""


def changed(card: Card, changes: dict[str, Change]) -> Card:
    """RS-2.8: the card with the user's figures on it; Force belongs to the Monster and is changed there."""
    change = changes.get(card.id, {})
    amounts = {}
    price = card.price
    for field, value in change.items():
        check_change(card, field, value)
        if field == "price":
            price = value
        elif field != "force":
            amounts[field] = value
    if not change:
        return card
    effect = tuple(msgspec.structs.replace(one, **amounts) for one in card.effect)
    return msgspec.structs.replace(card, source="reconstructed", price=price, effect=effect)


def check_change(card: Card, field: str, value: int) -> None:
    limits = LIMITS.get(field)
    fits = field == "price" or (field == "force" and card.type == "monster") or any(getattr(e, field, 0) for e in card.effect)
    if limits is None or not fits or not limits[0] <= value <= limits[1]:
        raise BadWords("bad-cards", file=card.id, what=impossible(field, value, LIMITS))


def read_changes(folder: Path) -> dict[str, Change]:
    """A user's own figures from a folder of TOML files: the same form as ours, only what differs."""
    changes: dict[str, Change] = {}
    for file, content in card_files(folder):
        for key in content:
            if key != "card":
                raise BadWords("bad-cards", file=file, what=text("fault-not-a-card-key", key=key))
        for entry in cards_in(file, content):
            change = {key: value for key, value in entry.items() if key != "id"}
            if any(type(value) is not int for value in change.values()):
                what = text("fault-of-card", name=entry["id"], what=text("rs-fault-figures"))
                raise BadWords("bad-cards", file=file, what=what)
            changes[entry["id"]] = change
    return changes
