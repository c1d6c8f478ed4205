"""The box one game is played from: the map, the clans and the figures of its cards, ready for the rules."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from pathlib import Path
from typing import Final

from budokan.games.rising_sun.cards import (
    NO_EFFECT,
    Advantage,
    Card,
    Clan,
    Effect,
    Kami,
    Mandate,
    Monster,
    all_cards,
    all_clans,
    all_monsters,
    all_shrines,
    changed,
    changed_monster,
    check_change,
    politics,
    read_changes,
    spoils,
    the_map,
)
from budokan.games.rising_sun.moves import March
from budokan.games.rising_sun.options import Change
from budokan.games.rising_sun.talk_moves import TermKeepOut, TermNoBid
from budokan.kernel.errors import BadWords
from budokan.kernel.moves import Move
from budokan.kernel.texts import text

SEASONS: Final = ("spring", "summer", "autumn")
WINTER: Final = 3
SETS: Final = ("archway", "teapot", "horseman")
EDDIES: Final = "eddies-in-the-stream"
"""RS-19.2: what Koi may do at the start of a war; it falls due among the effects of cards."""
MANDATES: Final = ("recruit", "marshal", "train", "harvest", "betray")
ADVANTAGES: Final = ("seppuku", "take-hostage", "hire-ronin", "imperial-poets")
SEPPUKU: Final = 0
TAKE_HOSTAGE: Final = 1
HIRE_RONIN: Final = 2
IMPERIAL_POETS: Final = 3
CLAN_FIGURES: Final = ("daimyo", "shinto", "bushi")
STRONGHOLD: Final = "stronghold"
MOST_SEATS: Final = 5
BEYOND_ANY_SET: Final = 16
"""More provinces than there are on the map, and a few more that a bot may hope for."""


class Box:
    """The pieces one game is played with: the core and one set, with a user's own figures laid over them."""

    def __init__(self, season_set: str, changes: dict[str, Change]) -> None:
        check(changes)
        printed = [card for card in all_cards() if "core" in card.sets or season_set in card.sets]
        cards: list[Card] = [changed(card, changes.get(card.id, {})) for card in printed]
        self.season_set = season_set
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        self.price: dict[str, int] = {card.id: card.price for card in cards}
        self.effect: dict[str, Effect] = {card.id: the_effect(card.effect) for card in cards}
        self.season_cards: tuple[tuple[str, ...], ...] = tuple(
            tuple(card.id for card in cards if card.season == season for _ in range(card.copies)) for season in SEASONS
        )
        self.virtues: frozenset[str] = frozenset(card.id for card in cards if card.type == "virtue")
        self.by_moment: dict[str, tuple[str, ...]] = cards_by_moment(cards)
        monsters: list[Monster] = [
            changed_monster(one, changes.get(one.id, {})) for one in all_monsters() if one.id in self.cards
        ]
        self.monsters: tuple[str, ...] = tuple(one.id for one in monsters)
        self.oni: frozenset[str] = frozenset(one.id for one in monsters if one.oni)
        self.force: dict[str, int] = dict.fromkeys(CLAN_FIGURES, 1)
        self.force_when_lowest: dict[str, int] = {}
        self.counts_as: dict[str, str] = {figure: figure for figure in CLAN_FIGURES}
        self.monster_effect: dict[str, Effect] = {one.id: the_effect(one.effect) for one in monsters}
        for one in monsters:
            self.force[one.id] = one.force
            self.counts_as[one.id] = "monster"
            effect = self.monster_effect[one.id]
            if effect.do == "force-when-lowest":
                self.force_when_lowest[one.id] = effect.to
            elif effect.do == "counts-as":
                self.counts_as[one.id] = effect.figure
        self.daimyo_force: dict[str, int] = {
            card: effect.add for card, effect in self.effect.items() if effect.do == "force" and effect.figure == "daimyo"
        }
        self.lay_out_map()
        self.lay_out_tables()

    def knows(self, kind: str, word: str) -> bool:
        """Whether there is such a clan, figure, place, card, tile or route."""
        if kind == "place":
            return word in self.provinces or word in self.kami
        known: dict[str, Container[str]] = {
            "clan": self.clans,
            "figure": self.force,
            "marched": (*self.force, STRONGHOLD),
            "province": self.provinces,
            "shrine": self.kami,
            "card": self.cards,
            "effect": (*self.effect, EDDIES),
            "tile": self.tiles,
            "route": self.routes.values(),
        }
        return word in known[kind]

    def lay_out_map(self) -> None:
        """RS-1.2 to RS-1.14."""
        printed = the_map()
        self.provinces: tuple[str, ...] = tuple(one.id for one in printed.province)
        self.reward: dict[str, tuple[int, int, int]] = {
            one.id: (one.reward.coins, one.reward.ronin, one.reward.vp) for one in printed.province
        }
        self.routes: dict[tuple[str, str], str] = {}
        joined: dict[str, list[str]] = {one: [] for one in self.provinces}
        for first, second in (*printed.borders, *printed.routes):
            joined[first].append(second)
            joined[second].append(first)
        for first, second in printed.routes:
            self.routes[first, second] = self.routes[second, first] = f"{first}-{second}"
        order = self.provinces
        self.neighbours: dict[str, tuple[str, ...]] = {one: tuple(p for p in order if p in joined[one]) for one in order}
        self.elsewhere: dict[str, tuple[str, ...]] = {one: tuple(p for p in order if p != one) for one in order}
        figures = (*self.force, STRONGHOLD)
        self.marches: dict[str, dict[str, list[March]]] = {one: marches_of(one, self.neighbours) for one in figures}
        self.flights: dict[str, dict[str, list[March]]] = {one: marches_of(one, self.elsewhere) for one in figures}
        seats = range(MOST_SEATS)
        self.terms_to_keep_out: list[list[Move]] = [[TermKeepOut(who, one) for one in order] for who in seats]
        self.terms_not_to_bid: list[dict[str, list[Move]]] = [
            {one: [TermNoBid(who, advantage, one) for advantage in ADVANTAGES] for one in order} for who in seats
        ]

    def lay_out_tables(self) -> None:
        """Clans, Kami, mandates and the worth of war."""
        clans = all_clans()
        self.clans: dict[str, Clan] = {one.id: one for one in clans}
        self.stronghold_force: dict[str, int] = {one.id: one.stronghold_force for one in clans if one.stronghold_force}
        self.price_at_most: dict[str, int] = {one.id: one.price_at_most for one in clans if one.price_at_most is not None}
        shrines = all_shrines()
        self.kami: dict[str, Kami] = {one.id: one for one in shrines.kami}
        self.favour: dict[str, Effect] = {one.id: the_effect(one.effect) for one in shrines.kami}
        self.beginner_shrines: tuple[str, ...] = shrines.beginner
        track = politics()
        self.track: tuple[str, ...] = tuple(str(space) for space in track.track)
        self.kami_turns: tuple[int, ...] = kami_turns_after(self.track)
        self.drawn = track.drawn
        self.tiles: tuple[str, ...] = tuple(one.id for one in track.mandate for _ in range(one.copies))
        self.first: dict[str, str] = {one.id: str(one.first) for one in track.mandate}
        self.lay_out_mandates({one.id: one for one in track.mandate})
        worth = spoils()
        self.wars: dict[int, int] = {int(players): wars for players, wars in worth.wars.items()}
        self.advantage: dict[str, Advantage] = {one.id: one for one in worth.advantage}
        self.token_vp: tuple[int, ...] = tuple(worth.token[season] for season in SEASONS)
        steps = {one.provinces: one.vp for one in worth.set_bonus}
        self.set_points: tuple[int, ...] = tuple(
            max([vp for least, vp in steps.items() if least <= provinces], default=0) for provinces in range(BEYOND_ANY_SET)
        )
        points = self.set_points
        self.set_expected: tuple[float, ...] = tuple(
            (points[count] + points[count + 1] + points[count + 2]) / 3.0 for count in range(BEYOND_ANY_SET - 2)
        )
        """The bonus of a set as it grows from step to step, for bots who hope for more."""

    def lay_out_mandates(self, mandates: dict[str, Mandate]) -> None:
        """RS-9.1, RS-9.3, RS-10.4, RS-11.5, RS-12.1, RS-13.1, RS-13.3: what each mandate gives and costs."""
        self.summoned_each = mandates["recruit"].all.figures
        self.summoned_more = mandates["recruit"].bonus.figures
        self.stronghold_price = mandates["marshal"].bonus.coins
        self.train_discount = mandates["train"].bonus.coins
        self.harvest_coins = mandates["harvest"].all.coins
        self.betrayed_players = mandates["betray"].current.figures
        self.betrayal_honour = mandates["betray"].current.honour


def the_effect(effects: tuple[Effect, ...]) -> Effect:
    """What a component does; a second thing would be dropped in silence, so there must be none."""
    assert len(effects) <= 1, "the rules carry out one effect of a component"
    return effects[0] if effects else NO_EFFECT


def marches_of(figure: str, joined: dict[str, tuple[str, ...]]) -> dict[str, list[March]]:
    """Every Move of a figure, by where it stands: a move never changes, so each is made once and offered again and again."""
    return {origin: [March(figure, origin, province) for province in provinces] for origin, provinces in joined.items()}


def kami_turns_after(track: tuple[str, ...]) -> tuple[int, ...]:
    """RS-8.1: how many Kami turns of a season are still to come once so many mandates are laid."""
    turns = [0]
    for space in reversed(track):
        if space == "kami":
            turns[-1] += 1
        else:
            turns.append(turns[-1])
    return tuple(reversed(turns))


def cards_by_moment(cards: list[Card]) -> dict[str, tuple[str, ...]]:
    """Which cards wait for which moment, in printed order."""
    found: dict[str, list[str]] = {}
    for card in cards:
        for effect in card.effect:
            found.setdefault(effect.when, []).append(card.id)
    return {moment: tuple(ids) for moment, ids in found.items()}


def check(changes: dict[str, Change]) -> None:
    """RS-2.8: a user's own figures are those of cards of the box, whether or not they are in this game."""
    cards = {card.id: card for card in all_cards()}
    for name, change in changes.items():
        if name not in cards:
            raise BadWords("bad-cards", file="cards", what=text("rs-fault-no-card", card=name[:40]))
        check_change(cards[name], change)


@cache
def printed_box(season_set: str) -> Box:
    return Box(season_set, {})


def box_for(season_set: str, changes: dict[str, Change]) -> Box:
    return Box(season_set, changes) if changes else printed_box(season_set)


def check_changes(folder: Path) -> dict[str, Change]:
    """A user's own figures from a folder, checked against the whole box."""
    changes = read_changes(folder)
    check(changes)
    return changes


def ways_to_deal(card: str, own: object) -> list[dict[str, str]]:  # noqa: ARG001  # a known card may be changed, none is new
    """With the set the card belongs to, or any."""
    printed = next(one for one in all_cards() if one.id == card)
    return [{"season_set": one} for one in ("archway", "teapot", "horseman") if one in printed.sets or "core" in printed.sets]
