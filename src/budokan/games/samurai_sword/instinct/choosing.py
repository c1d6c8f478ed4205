"""What comes natural in Samurai Sword: how good a table is for each seat, and which moves look right.

Both are given a table whose hidden roles and hands are a guess; what they say is only as good as the guess, and a bot asks
about several.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword.moves import (
    Attack,
    Choose,
    Discard,
    DropBushido,
    EndPlay,
    FromDiscards,
    GiveUp,
    Imitate,
    LoseHonour,
    Parry,
    ParryWithProperty,
    Play,
    PlayOn,
    Seize,
    SendGeisha,
    SendGeishaForHand,
    Settle,
    Show,
    Spend,
    TakeIt,
    TakeShown,
)
from budokan.games.samurai_sword.rules.attack import MayParry
from budokan.games.samurai_sword.rules.scoring import multiplier, player_points
from budokan.games.samurai_sword.table import Kind, Table
from budokan.games.samurai_sword.teams import team_of
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

KEEP: Final[dict[str, float]] = {
    "parry": 5.0,
    "counterattack": 5.0,
    "jitte": 4.5,
    "tessen": 4.0,
    "daimyo": 4.0,
    "breathing": 4.0,
    "tea-ceremony": 6.0,
    "focus": 6.0,
    "fast-draw": 5.5,
    "armor": 5.0,
    "geisha": 4.0,
    "diversion": 4.5,
    "jujutsu": 4.0,
    "battle-cry": 4.0,
    "imitation": 4.5,
    "intuition": 4.5,
    "peasant": 5.0,
    "attendant": 6.0,
}
"""What a card in hand is worth, in cards that nobody minds losing."""

LAID: Final[dict[str, float]] = {"focus": 4.0, "fast-draw": 4.0, "armor": 3.0, "attendant": 4.5, "peasant": 3.0, "kote": 2.5}
"""What a property in front of a player is worth to him; the others are worth being rid of."""

LEAST: Final = 0.01
"""No option is out of the question."""

NOT_ASKED: Final = 0.0
"""No enmity: nobody has asked yet how this seat feels towards that one."""

FIRM: Final = 0.6
IN_HAND: Final = 0.18
IN_FRONT: Final = 0.04
HARMLESS: Final = 0.9
"""What full resilience, a card in hand, a card's worth of properties and being out of reach are worth, in honour points.

Together with the two figures below they are what explains best who won 700 games between instinctive players."""

DECISIVE: Final = 1.6
YET_TO_COME: Final = 0.9
"""A point weighs the more the nearer the end: so much, by the least honour anybody has left and a little."""


def evaluate(table: Table) -> list[float]:
    """Each seat's chance to be among the winners, from the points of the teams and how firmly they stand."""
    if table.outcome is not None:
        return [1.0 if seat in table.outcome.winners else 0.0 for seat in range(table.seats)]
    strength: dict[str, float] = {}
    for seat in range(table.seats):
        team = team_of(table.roles[seat])
        strength[team] = strength.get(team, 0.0) + standing_of(table, seat)
    best = max(strength.values())
    weight_of_a_point = DECISIVE / (YET_TO_COME + max(0, min(table.honour)))
    chance = {team: exp((points - best) * weight_of_a_point) for team, points in strength.items()}
    total = sum(chance.values())
    return [chance[team_of(role)] / total for role in table.roles]


def kind(table: Table, seat: Seat) -> str:
    """What a player wants depends on his team."""
    return team_of(table.roles[seat])


def standing_of(table: Table, seat: Seat) -> float:
    """The points of one player, and a little for resilience, cards and properties, which will become points."""
    firm = FIRM * table.resilience[seat] / table.full_resilience(seat)
    cards = IN_HAND * min(len(table.hands[seat]), 7)
    laid = IN_FRONT * sum([LAID.get(kind, -2.0) for kind in table.properties[seat]])
    safe = HARMLESS if table.harmless(seat) else 0.0
    return player_points(table, seat) + multiplier(table, seat) * (firm + cards + laid + safe)


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How natural each option looks to this seat."""
    found: list[float] = []
    towards = [NOT_ASKED] * table.seats
    for move in options:
        worth = natural(table, seat, move, towards)
        found.append(worth if worth > LEAST else LEAST)
    return found


def natural(table: Table, seat: Seat, move: Move, towards: list[float]) -> float:
    """A move is told by its very kind, what is common first: instinct is asked thousands of times for one move of a search."""
    if type(move) is Attack:
        return weigh_attack(table, seat, move, towards)
    if type(move) is PlayOn:
        return weigh_play_on(table, seat, move, towards)
    if type(move) is Play:
        return weigh_play(table, seat, move, towards)
    if type(move) is EndPlay:
        return 1.0
    if type(move) is TakeIt:
        return 2.0
    if type(move) is Parry:
        return weigh_parry(table, seat, move)
    if type(move) is Discard:
        return 8.0 - worth_keeping(table, seat, move.card)
    if type(move) is GiveUp:
        return weigh_giving_up(table, seat, move)
    if type(move) is ParryWithProperty:
        return 4.0 - LAID.get(move.property, -2.0)
    return weigh_rarer(table, seat, move, towards)


def enmity(table: Table, seat: Seat, other: Seat, towards: list[float]) -> float:
    """One against an enemy, minus one against a friend; the richer an enemy, the more. `towards` keeps it for the next move."""
    if towards[other] == NOT_ASKED:
        if other == seat or team_of(table.roles[seat]) == team_of(table.roles[other]):
            towards[other] = -1.0
        else:
            towards[other] = 1.0 + 0.1 * table.honour[other] * multiplier(table, other)
    return towards[other]


def weigh_attack(table: Table, seat: Seat, move: Attack, towards: list[float]) -> float:
    """Wounds that are likely to land, and far more for a defeat."""
    target = move.target
    wounds = abilities.printed_wounds(table, target, move.weapon)
    if table.properties[seat]:
        wounds += table.in_front("fast-draw", seat)
    if target == seat:
        return 6.0 if table.resilience[seat] <= wounds else 0.0
    left = table.resilience[target]
    landed = 1.0 / (1.0 + 0.12 * len(table.hands[target]))
    gain = 1.5 * left + 6.0 if wounds >= left else 1.5 * wounds
    return 2.0 + enmity(table, seat, target, towards) * gain * landed


def weigh_play(table: Table, seat: Seat, move: Play, towards: list[float]) -> float:
    card = move.card
    if card in LAID:
        return 14.0
    if card == "tea-ceremony":
        return 12.0
    if card == "daimyo":
        return 9.0 if table.roles[seat] == "ronin" or table.honour[seat] > 2 else 2.0
    if card == "intuition":
        return 10.0
    against = sum([enmity(table, seat, other, towards) for other in table.others(seat) if not table.harmless(other)])
    return 7.0 + 2.0 * against


def weigh_play_on(table: Table, seat: Seat, move: PlayOn, towards: list[float]) -> float:
    card, target = move.card, move.target
    against = enmity(table, seat, target, towards)
    if card == "breathing":
        missing = table.full_resilience(seat) - table.resilience[seat]
        return 2.0 * missing - against + (1.0 if table.harmless(target) and against < 0 else 0.0)
    if card == "diversion":
        return 4.0 + 4.0 * against
    if card in ("bushido", "curse", "bleeding-wound"):
        return 5.0 * against
    if card == "simultaneous-attack":
        return 3.0 * against if table.resilience[seat] > 2 else 0.0
    return 3.0 * against


def weigh_parry(table: Table, seat: Seat, move: Parry) -> float:
    """A parry is for what would hurt: two wounds or more, or the last resilience."""
    question = table.stack[-1] if table.stack else None
    wounds = 1
    if isinstance(question, MayParry):
        wounds = abilities.printed_wounds(table, seat, question.weapon) + table.in_front("fast-draw", question.attacker)
    spare = 0.3 * table.hands[seat].count("parry") - (0.0 if move.card == "parry" else 0.4)
    return 1.0 + wounds + spare + (6.0 if table.resilience[seat] <= wounds else 0.0)


def weigh_giving_up(table: Table, seat: Seat, move: GiveUp) -> float:
    """A weapon for a wound or an honour point: the plainer the weapon and the shorter the breath, the better."""
    return 3.5 - worth_keeping(table, seat, move.card) * 0.4 + (5.0 if table.resilience[seat] <= 1 else 0.0)


def worth_keeping(table: Table, seat: Seat, card: Kind) -> float:
    if card == "daimyo" and table.roles[seat] == "ronin":
        return 3.0
    if card in table.box.weapons and card not in KEEP:
        return 1.0 + table.box.wounds[card] + 0.4 * table.box.reach[card]
    return KEEP.get(card, 3.0) - 0.5 * (table.hands[seat].count(card) - 1)


def weigh_rarer(table: Table, seat: Seat, move: Move, towards: list[float]) -> float:
    """What seldom comes up."""
    if type(move) is SendGeisha or type(move) is Imitate or type(move) is Seize:
        return enmity(table, seat, move.target, towards) * (2.0 + LAID.get(move.property, -1.5))
    if type(move) is SendGeishaForHand:
        return 4.0 * enmity(table, seat, move.target, towards)
    if type(move) is Spend:
        return 6.0 if table.resilience[seat] > 3 else 0.5
    if type(move) is LoseHonour:
        return 0.5
    if type(move) is DropBushido:
        return 6.0
    if type(move) is FromDiscards:
        return worth_keeping(table, seat, table.discards[-1]) - 2.0
    if type(move) is Show:
        return 8.0 - worth_keeping(table, seat, move.card)
    if type(move) is TakeShown:
        return enmity(table, seat, move.target, towards) + worth_keeping(table, seat, move.card)
    if type(move) is Choose:
        return 6.0 if move.target == seat else 1.0
    if type(move) is Settle:
        return 0.5 if move.card in table.box.weapons else 3.0
    return 2.0
