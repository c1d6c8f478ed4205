"""Chapters 39 to 43: BETA V7, the edition before the final one: what it has otherwise, and nothing else."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.final_edition import FinalEdition
from budokan.games.senjutsu.hexes import STEP, Hex, any_way_covered, covered, distance
from budokan.games.senjutsu.kinds import Figure
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.rules.beta_instants import BetaInstants, waiting
from budokan.games.senjutsu.rules.harm import suffer
from budokan.games.senjutsu.rules.speeds import AnnounceSpeeds
from budokan.games.senjutsu.solo.decks import ATTACKS, own_cards, selection_deck
from budokan.games.senjutsu.solo.foes import across, target_of, turned_away
from budokan.games.senjutsu.solo.movement import TOO_FAR, Key, Plan, best_of
from budokan.games.senjutsu.solo.reach import End, steps_in, ways_to
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import Frame, Frames
from budokan.kernel.texts import Seat

FIRST_HAND = 5

DRAWS = ((1, 1), (4, 6), (5, 4))
"""SJ-43.6: how many cards of which deck are added to the four class cards of a foe."""

BACK = 3
"""So many turns it is from the front of a figure to its back."""


class BetaV7(FinalEdition):
    """SJ-39.1: chapters 39 to 43 replace the final rules on the same matter; all else stays. Its cards are in beta.py."""

    # Chapter 39: the fighters and their cards.

    def first_hand(self, limit: int) -> int:
        """SJ-39.13: 5 cards."""
        return FIRST_HAND

    def has_focus(self) -> bool:
        """SJ-39.3: there is none."""
        return False

    def group_among(self, groups: tuple[tuple[Hex, ...], ...], hex: Hex) -> int:
        """SJ-39.14: the hexes around a start hex belong to its group."""
        own = super().group_among(groups, hex)
        if own >= 0:
            return own
        near = [number for number, group in enumerate(groups) if any(distance(hex, one) == 1 for one in group)]
        return near[0] if near else -1

    def also_start_hexes(self, hexes: list[Hex]) -> list[Hex]:
        """SJ-39.14: and one may begin there."""
        return [near for hex in hexes for near in sorted([hex + step for step in STEP]) if near not in hexes]

    def has_free_steps(self) -> bool:
        """SJ-39.18: each step of an icon may take another pictured direction."""
        return True

    # Chapter 40: the round.

    def has_instants_at_any_moment(self) -> bool:
        """SJ-40.5: they are all played in one step."""
        return False

    def last_of_reveal(self, table: Table, seats: list[Seat]) -> Frames:
        """SJ-40.4, SJ-40.5: variable initiatives from the highest Advantage down, then instants."""
        frames: list[Frame] = [AnnounceSpeeds(seat) for seat in table.track if table.playing(seat)]
        return [*frames, BetaInstants(0, 0)]

    def may_add(self, table: Table, seat: Seat, base: int, moments: tuple[str, ...], because: str) -> Frames:
        """SJ-40.10, SJ-40.11: what was put on the card before comes into force."""
        return waiting(table, base, moments)

    def has_choice_in_ties(self) -> bool:
        """SJ-40.15: the higher Advantage resolves first."""
        return False

    # Chapter 41: attacks, blocks and wounds.

    def is_stopped(self, attacker: Hex, struck: Hex, walls: set[Hex], shields: AbstractSet[Hex]) -> bool:
        """SJ-41.1 to SJ-41.3: a block on any of the ways between them; terrain is as in the final edition (SJ-41.10)."""
        by_terrain = bool(walls) and covered(attacker, struck, walls)
        return by_terrain or (bool(shields) and any_way_covered(attacker, struck, shields))

    def fastest_reaction(self, speed: int, options: Options) -> int:
        """SJ-41.5: slower than the stopped attack, or by option as fast."""
        return speed - 1 if options.beta_parry == "lower" else speed

    def cards_for_bleeding(self, wounds: int) -> int:
        """SJ-41.6: a card for each Bleeding Wound."""
        return wounds

    def goes_on_at_the_edge(self) -> bool:
        """SJ-41.9: whoever is forced to a hex that is not there stays, and the rest of the card is carried out."""
        return True

    # Chapter 43: foes.

    def usual_foes(self, chosen: list[str]) -> list[str]:
        """SJ-35.29, SJ-43.5: characters whom no player has chosen before the others."""
        return sorted(["ronin", "student", "warrior", "master"], key=lambda kind: kind in chosen)

    def foes_have_advantage(self) -> bool:
        """SJ-43.7: they stand on the track like everybody."""
        return True

    def foes_have_limits_of_their_own(self) -> bool:
        """SJ-43.13: that of the character."""
        return True

    def foe_cards(self, table: Table, foe: Figure) -> list[str]:
        """SJ-43.5, SJ-43.6, SJ-36.2: fifteen cards of its own, kept from stage to stage; in Nightmare one attack exchanged."""
        kind = table.box.foes[table.characters[foe]]
        if not kind.own:
            return super().foe_cards(table, foe)
        if table.lists[foe]:
            return list(table.lists[foe])
        cards = own_cards(table, kind, nightmare=False)
        for number, count in DRAWS:
            drawn = selection_deck(table, number)[:count]
            if table.rules.nightmare and number in ATTACKS:
                drawn[0] = own_cards(table, kind, nightmare=True)[0]
            cards += drawn
        return cards

    def foe_deck_ran_out(self, table: Table, foe: Figure) -> None:
        """SJ-43.12: one who bleeds takes a Wound."""
        if table.bleeding[foe] and table.decks[foe]:
            table.tell(tell.FoeBled(foe))
            suffer(table, foe, "w", 1, NOBODY)

    def plan_move(self, table: Table, foe: Figure, ends: list[End], free: set[Hex]) -> Plan:
        """SJ-43.8 to SJ-43.10: face the player, come near, then go behind."""
        return go_behind(table, foe, target_of(table, foe), ends, free)


# How its foes move.


def go_behind(table: Table, foe: Figure, target: Figure, ends: list[End], free: set[Hex]) -> Plan:
    """SJ-43.8 to SJ-43.10: face the player, come next to him by the shortest way, then behind him by its own left side."""
    here, there = table.at[foe], table.at[target]
    if distance(here, there) > 1:
        far = ways_to([there + step for step in STEP], free, ends, here)
        keys = [come_near(table, target, far.get(end.hex, TOO_FAR), end) for end in ends]
    else:
        back = (table.facing[target] + BACK) % 6
        around = free & {there + step for step in STEP} | {here}
        far = ways_by_left(there, back, around)
        if here in far:
            ends = [end for end in ends if end.hex in far and steps_in(end.path) == far[here] - far[end.hex]] or ends
        else:
            far = ways_to([there + STEP[back]], around, ends, here)
        keys = [go_round(table, foe, target, far.get(end.hex, TOO_FAR), end) for end in ends]
    return Plan(best_of(ends, keys), tell.GoesBehind(foe, table.owner(target)))


def ways_by_left(there: Hex, back: int, around: set[Hex]) -> dict[Hex, int]:
    """SJ-43.8: how many steps each free hex around him is from his back for one who keeps going to its own left."""
    far: dict[Hex, int] = {}
    for steps in range(6):
        hex = there + STEP[(back - steps) % 6]
        if hex not in around:
            break
        far[hex] = steps
    return far


def come_near(table: Table, target: Figure, left: int, end: End) -> Key:
    """SJ-43.8: the most direct way, facing him."""
    there = table.at[target]
    return left, distance(end.hex, there), turned_away(end.hex, end.facing, there), steps_in(end.path), len(end.path)


def go_round(table: Table, foe: Figure, target: Figure, left: int, end: End) -> Key:
    """SJ-43.8: round him to his back; where its left is shut, of two ways the one that begins there."""
    there = table.at[target]
    return left, across(table, end.hex, foe), turned_away(end.hex, end.facing, there), steps_in(end.path), len(end.path)
