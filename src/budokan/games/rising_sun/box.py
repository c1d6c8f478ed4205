"""The box one game is played from: the map, the clans and the figures of its cards, ready for the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from budokan.games.rising_sun.cards import (
    NO_EFFECT,
    Card,
    Clan,
    Effect,
    Kami,
    Monster,
    all_cards,
    all_clans,
    all_monsters,
    all_shrines,
    changed,
    politics,
    read_changes,
    spoils,
    the_map,
)
from budokan.games.rising_sun.moves import March
from budokan.games.rising_sun.options import Change
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import text

SEASONS: Final = ("spring", "summer", "autumn")
WINTER: Final = 3
SETS: Final = ("archway", "teapot", "horseman")
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
        printed = [card for card in all_cards() if "core" in card.sets or season_set in card.sets]
        known = {card.id for card in all_cards()}
        unknown = sorted(set(changes) - known)
        if unknown:
            raise BadWords("bad-cards", file="cards", what=text("rs-fault-no-card", card=unknown[0][:40]))
        cards: list[Card] = [changed(card, changes) for card in printed]
        self.season_set = season_set
        self.cards: dict[str, Card] = {card.id: card for card in cards}
        self.price: dict[str, int] = {card.id: card.price for card in cards}
        self.effect: dict[str, Effect] = {card.id: card.effect[0] if card.effect else NO_EFFECT for card in cards}
        self.season_cards: tuple[tuple[str, ...], ...] = tuple(
            tuple(card.id for card in cards if card.season == season for _ in range(card.copies)) for season in SEASONS
        )
        self.virtues: frozenset[str] = frozenset(card.id for card in cards if card.type == "virtue")
        self.by_moment: dict[str, tuple[str, ...]] = cards_by_moment(cards)
        monsters: list[Monster] = [one for one in all_monsters() if one.id in self.cards]
        self.monsters: tuple[str, ...] = tuple(one.id for one in monsters)
        self.oni: frozenset[str] = frozenset(one.id for one in monsters if one.oni)
        self.force: dict[str, int] = dict.fromkeys(CLAN_FIGURES, 1)
        self.force_when_lowest: dict[str, int] = {}
        self.counts_as: dict[str, str] = {figure: figure for figure in CLAN_FIGURES}
        for one in monsters:
            self.force[one.id] = changes.get(one.id, {}).get("force", one.force)
            self.counts_as[one.id] = "monster"
            for effect in one.effect:
                if effect.do == "force":
                    self.force_when_lowest[one.id] = effect.to
                elif effect.do == "counts-as":
                    self.counts_as[one.id] = effect.figure
        self.monster_effect: dict[str, Effect] = {one.id: one.effect[0] for one in monsters if one.effect}
        self.daimyo_force: dict[str, int] = {
            card: effect.add for card, effect in self.effect.items() if effect.do == "force" and effect.figure == "daimyo"
        }
        self.lay_out_map()
        self.lay_out_tables()

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

    def lay_out_tables(self) -> None:
        """Clans, Kami, mandates and the worth of war."""
        self.clans: dict[str, Clan] = {one.id: one for one in all_clans()}
        shrines = all_shrines()
        self.kami: dict[str, Kami] = {one.id: one for one in shrines.kami}
        self.beginner_shrines: tuple[str, ...] = shrines.beginner
        track = politics()
        self.track: tuple[str, ...] = tuple(str(space) for space in track.track)
        self.drawn = track.drawn
        self.tiles: tuple[str, ...] = tuple(one.id for one in track.mandate for _ in range(one.copies))
        self.mandate_effects: dict[str, tuple[Effect, ...]] = {one.id: (*one.all, *one.bonus) for one in track.mandate}
        self.first: dict[str, str] = {one.id: str(one.first) for one in track.mandate}
        self.kami_turns: tuple[int, ...] = kami_turns_after(self.track)
        self.stronghold_price = next(one.coins for one in self.mandate_effects["marshal"] if one.do == "build-stronghold")
        worth = spoils()
        self.wars: dict[int, int] = {int(players): wars for players, wars in worth.wars.items()}
        self.token_vp: tuple[int, ...] = tuple(worth.token[season] for season in SEASONS)
        steps = {one.provinces: one.vp for one in worth.set_bonus}
        self.set_points: tuple[int, ...] = tuple(
            max([vp for least, vp in steps.items() if least <= provinces], default=0) for provinces in range(BEYOND_ANY_SET)
        )


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


@cache
def printed_box(season_set: str) -> Box:
    return Box(season_set, {})


def box_for(season_set: str, changes: dict[str, Change]) -> Box:
    return Box(season_set, changes) if changes else printed_box(season_set)


def check_changes(folder: Path) -> dict[str, Change]:
    """A user's own figures from a folder, checked against the whole box."""
    changes = read_changes(folder)
    for season_set in SETS:
        Box(season_set, changes)
    return changes
