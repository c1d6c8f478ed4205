"""Chapter 6: the difficulty of an attack, weapons and parries."""

from __future__ import annotations

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import Parry
from budokan.games.samurai_sword.rules.counterattack import counterattack
from budokan.games.samurai_sword.rules.deck import Reveal
from budokan.games.samurai_sword.rules.hand import put_away, then_put_away
from budokan.games.samurai_sword.rules.parry import parries, parry_with
from budokan.games.samurai_sword.rules.wounds import TAKE_IT, wound
from budokan.games.samurai_sword.table import Deed, Kind, Table
from budokan.kernel.frames import Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

# The difficulty of an attack.


def difficulties(table: Table, attacker: Seat) -> list[int]:
    """SS-6.1, SS-6.2, SS-13.2: for every other player the smaller number of seats, either way round, his Armor, and Benkei.

    Harmless players are not counted on the way; the target himself always is.
    """
    found = [0] * table.seats
    others = table.others(attacker)
    counted = table.fit()
    ahead = 0
    for seat in others:
        ahead += counted >> seat & 1
    behind = 0
    for seat in others:
        ahead -= counted >> seat & 1
        found[seat] = 1 + (behind if behind < ahead else ahead)
        if table.properties[seat]:
            found[seat] += table.in_front("armor", seat)
        if table.characters[seat] == "benkei":
            found[seat] += 1
        behind += counted >> seat & 1
    return found


def difficulty(table: Table, attacker: Seat, target: Seat) -> int:
    return difficulties(table, attacker)[target]


# Weapons: which may be played, against whom.


def weapons_left(table: Table, seat: Seat) -> int:
    """SS-5.7: how many more weapons this player may play in this turn."""
    return abilities.weapon_limit(table, seat) - table.weapons_played


def may_play_weapon(table: Table, seat: Seat, weapon: Kind, left: int) -> bool:
    """SS-5.7, SS-15.24: some are left within the limit, or this one does not count toward it."""
    return left > 0 or not abilities.counts_toward_limit(table, seat, weapon)


def may_be_attacked(table: Table, target: Seat, weapon: Kind) -> bool:
    """SS-4.2, SS-16.14: nobody harmless; the Makibishi also strikes the empty-handed."""
    return table.resilience[target] > 0 and (weapon == "makibishi" or bool(table.hands[target]))


def targets(table: Table, attacker: Seat, weapon: Kind, distances: list[int]) -> list[Seat]:
    """SS-6.5, SS-16.19: everybody within reach who may be attacked, the difficulties being known; with a Tanto oneself."""
    reach = abilities.reach(table, attacker, weapon)
    near = [seat for seat in table.others(attacker) if distances[seat] <= reach]
    found = [seat for seat in near if may_be_attacked(table, seat, weapon)] if near else near
    if weapon == "tanto" and table.resilience[attacker] > 0:
        found.append(attacker)
    return found


# The attack, the parry, the hit.


def attack_with(table: Table, seat: Seat, target: Seat, weapon: Kind) -> Frames:
    """SS-6.5: a weapon is played against a player."""
    if table.witnessed:
        table.witness(Deed(seat, target, weapon, table.fit()))
    table.play_from_hand(seat, weapon)
    if abilities.counts_toward_limit(table, seat, weapon):
        table.weapons_played += 1
    else:
        table.use_ability(seat)
    if weapon == "shigehto-yumi":
        table.extra_weapons += 1
    if table.heard is not None:
        table.tell(tell.Attacked(seat, target, weapon))
        if abilities.helps_attack(table, seat, weapon, difficulty(table, seat, target)):
            table.use_ability(seat)
    if table.is_a("lady-chacha", target):
        return [Reveal(target), SecondCard(target, seat, weapon)]
    return if_not_spared(table, target, seat, weapon)


def if_not_spared(table: Table, target: Seat, attacker: Seat, weapon: Kind) -> Frames:
    """SS-6.7, SS-16.21: the target may parry; nobody parries his own Tanto."""
    if target == attacker:
        return hit(table, target, attacker, weapon)
    return [MayParry(target, attacker, weapon)]


@frame
class MayParry(Question):
    """SS-6.7, SS-6.8: the target may answer a weapon with a parry; otherwise it hits."""

    attacker: Seat
    weapon: Kind

    def ask(self, table: Table) -> Text:
        return Text(
            "ask-parry",
            {"seat": SeatRef(self.seat), "attacker": SeatRef(self.attacker), "weapon": WordRef(f"card-{self.weapon}")},
            "SS-6.7",
        )

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, *parries(table, self.seat, self.weapon)]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return hit(table, self.seat, self.attacker, self.weapon)
        if isinstance(move, Parry) and move.card == "counterattack":
            follows = counterattack(table, self.attacker, self.seat)
        else:
            follows = parry_with(table, self.seat, move, self.weapon)
        return then_put_away(table, follows, self.attacker, self.weapon)


def hit(table: Table, seat: Seat, attacker: Seat, weapon: Kind) -> Frames:
    """SS-6.12: a weapon that is not parried wounds, and is put away afterwards."""
    wounds, changed_by = abilities.wounds_dealt(table, attacker, seat, weapon)
    for one in changed_by:
        table.use_ability(one)
    if wounds == 0:
        table.tell(tell.Unharmed(seat))
        return put_away(table, attacker, weapon)
    return then_put_away(table, wound(table, seat, wounds, attacker, weapon), attacker, weapon)


# Chapter 15: Lady Chacha is spared where the cards fall well.


@frame
class SecondCard(Step):
    """SS-15.4: Lady Chacha has revealed one card and reveals another."""

    seat: Seat
    attacker: Seat
    weapon: Kind

    def resolve(self, table: Table) -> Frames:
        first = table.box.suit[table.turned[0]] if table.turned else ""
        return [Reveal(self.seat), CompareSuits(self.seat, self.attacker, self.weapon, first)]


@frame
class CompareSuits(Step):
    """SS-15.4, SS-15.5: of one suit, and the weapon has no effect; else she is asked for a parry."""

    seat: Seat
    attacker: Seat
    weapon: Kind
    first: str

    def resolve(self, table: Table) -> Frames:
        if table.turned and table.box.suit[table.turned[0]] == self.first:
            table.use_ability(self.seat)
            return put_away(table, self.attacker, self.weapon)
        return if_not_spared(table, self.seat, self.attacker, self.weapon)
