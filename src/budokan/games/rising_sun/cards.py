"""The printed components as frozen data, read from TOML and checked."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

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


When = Literal["", "start-of-war", "winter", "after-summon", "end-of-recruit", "battle-won-with", "enters-province"]
Do = Literal[
    "", "gain", "take", "place", "kill", "steal", "force", "force-when-lowest", "counts-as",
    "honour-top", "move", "summon", "buy-card",
]  # fmt: skip


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a component does, and its figures; the vocabulary is explained at the head of the TOML files."""

    do: Do = ""
    when: When = ""
    given: Literal["", "highest-honour", "two-players-have-less-honour"] = ""
    coins: int = 0
    ronin: int = 0
    vp: int = 0
    per: Literal["", "virtue", "stronghold", "monster", "oni", "season-allied"] = ""
    figure: Literal["", "bushi", "shinto", "daimyo"] = ""
    figures: int = 0
    moves: int = 0
    discount: int = 0
    to: int = 0
    add: int = 0
    whose: Literal["", "each-with-less-honour", "richest-others"] = ""
    where: Literal["", "own-stronghold", "any-province", "shrine"] = ""
    then: Then = Then()
    optional: bool = False
    coins_by: Literal["", "bushido_coins"] = ""


NO_EFFECT = Effect()

OneEffect = Annotated[tuple[Effect, ...], msgspec.Meta(max_length=1)]
"""The rules carry out one effect of a component, so that a second cannot be stated."""


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
    effect: OneEffect = ()
    monster: str = ""
    subtitle: str = ""
    note: str = ""


class Monster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    force: int
    oni: bool
    effect: OneEffect
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
    ruling: str
    source: Source
    stronghold_force: int = 0
    price_at_most: int | None = None


class Kami(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    effect: OneEffect
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


class Amounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of one part of a mandate; Honour in steps."""

    coins: int = 0
    figures: int = 0
    honour: int = 0


class Mandate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    first: Literal["left", "current", "only-current"]
    ruling: str
    source: Source
    all: Amounts = Amounts()
    bonus: Amounts = Amounts()
    current: Amounts = Amounts()


class Advantage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ruling: str
    source: Source
    vp: int = 0
    honour: int = 0
    figures: int = 0
    force: int = 0


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


LIMITS = {
    "price": (0, 9),
    "coins": (0, 9),
    "ronin": (0, 9),
    "vp": (0, 9),
    "honour": (-4, 4),
    "figures": (0, 9),
    "add": (0, 9),
    "to": (1, 9),
    "force": (1, 9),
}
"""RS-2.8: what a user's own figures may be, under the names they have in our files."""


def figures_of(card: Card) -> dict[str, int]:
    """RS-2.8: the figures a card has; Force and effect of a Monster are its card's."""
    figures = {"price": card.price}
    effects = card.effect
    if card.type == "monster":
        monster = monster_of(card)
        figures["force"] = monster.force
        effects = monster.effect
    for effect in effects:
        for one in (effect, effect.then):
            figures |= {name: getattr(one, name) for name in LIMITS if getattr(one, name, 0)}
    return figures


def monster_of(card: Card) -> Monster:
    return next(one for one in all_monsters() if one.id == card.monster)


def check_change(card: Card, change: Change) -> None:
    """RS-2.8: only figures the card has, within bounds, and no Oni whom the lowest Honour makes weaker."""
    printed = figures_of(card)
    limits = {field: LIMITS[field] for field in printed}
    for field, value in change.items():
        if field not in limits or not limits[field][0] <= value <= limits[field][1]:
            raise BadWords("bad-cards", file=card.id, what=impossible(field, value, limits))
    figures = printed | change
    if "to" in figures and figures["to"] < figures.get("force", 0):
        raise BadWords("bad-cards", file=card.id, what=text("rs-fault-weaker", force=figures["force"], to=figures["to"]))


def changed(card: Card, change: Change) -> Card:
    """RS-2.8: the card with the user's figures on it."""
    if not change:
        return card
    effect = changed_effect(card.effect, change)
    return msgspec.structs.replace(card, source="reconstructed", price=change.get("price", card.price), effect=effect)


def changed_monster(monster: Monster, change: Change) -> Monster:
    """RS-2.8: the Monster with the user's figures of its card."""
    if not change:
        return monster
    effect = changed_effect(monster.effect, change)
    return msgspec.structs.replace(monster, source="reconstructed", force=change.get("force", monster.force), effect=effect)


def changed_effect(effects: tuple[Effect, ...], change: Change) -> tuple[Effect, ...]:
    """The same effect; each figure it has, or has for having been done, is the user's where he gives one."""
    return tuple(msgspec.structs.replace(replaced(effect, change), then=replaced(effect.then, change)) for effect in effects)


Figured = TypeVar("Figured", Effect, Then)


def replaced(one: Figured, change: Change) -> Figured:
    return msgspec.structs.replace(one, **{field: value for field, value in change.items() if getattr(one, field, 0)})


def read_changes(folder: Path) -> dict[str, Change]:
    """A user's own figures from a folder of TOML files: the same form as ours, only what differs."""
    changes: dict[str, Change] = {}
    for file, content in card_files(folder):
        for key in content:
            if key != "card":
                raise BadWords("bad-cards", file=file, what=text("fault-not-a-card-key", key=key))
        for entry in cards_in(file, content):
            change = {key: value for key, value in entry.items() if key != "id"}
            wrong = next((key for key, value in change.items() if type(value) is not int), None)
            if wrong is not None:
                what = text("fault-of-card", name=entry["id"], what=text("rs-fault-figures", field=wrong[:40]))
                raise BadWords("bad-cards", file=file, what=what)
            if entry["id"] in changes:
                raise BadWords("bad-cards", file=file, what=text("rs-fault-twice", card=entry["id"][:40]))
            changes[entry["id"]] = change
    return changes
