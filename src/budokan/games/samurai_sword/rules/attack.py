"""Chapter 6: difficulty, weapons and parries."""

from __future__ import annotations

from budokan.games.samurai_sword import abilities
from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import GiveUp, Parry, ParryWithProperty
from budokan.games.samurai_sword.rules.deck import Reveal
from budokan.games.samurai_sword.rules.hand import MayDraw, PutAway, put_away, then_put_away
from budokan.games.samurai_sword.rules.wounds import TAKE_IT, wound
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

SERVES_AS_PARRY = ("parry", "jitte", "tessen")
"""SS-6.7, SS-16.3, SS-16.4: what answers a weapon and a Battle Cry."""


def difficulties(table: Table, attacker: Seat) -> list[int]:
    """SS-6.1, SS-6.2, SS-13.2: for every other player the smaller number of seats, either way round, his Armor, and Benkei.

    Harmless players are not counted on the way; the target himself always is.
    """
    found = [0] * table.seats
    hands, resilience, properties, characters = table.hands, table.resilience, table.properties, table.characters
    others = table.others(attacker)
    ahead = 0
    for seat in others:
        if resilience[seat] and hands[seat]:
            ahead += 1
    behind = 0
    for seat in others:
        counted = 1 if resilience[seat] and hands[seat] else 0
        ahead -= counted
        found[seat] = 1 + (behind if behind < ahead else ahead)
        if properties[seat]:
            found[seat] += table.in_front("armor", seat)
        if characters[seat] == "benkei":
            found[seat] += 1
        behind += counted
    return found


def difficulty(table: Table, attacker: Seat, target: Seat) -> int:
    return difficulties(table, attacker)[target]


def may_be_attacked(table: Table, target: Seat, weapon: Kind) -> bool:
    """SS-4.2, SS-16.14: nobody harmless; the Makibishi also strikes the empty-handed."""
    return table.resilience[target] > 0 and (bool(table.hands[target]) or weapon == "makibishi")


def targets(table: Table, attacker: Seat, weapon: Kind) -> list[Seat]:
    """SS-6.5: everybody this weapon may be played against."""
    return targets_at(table, attacker, weapon, difficulties(table, attacker))


def targets_at(table: Table, attacker: Seat, weapon: Kind, distances: list[int]) -> list[Seat]:
    """The same, the difficulties being known: nobody harmless (SS-4.2), but for the Makibishi the empty-handed (SS-16.14)."""
    reach = abilities.reach(table, attacker, weapon)
    hands, resilience = table.hands, table.resilience
    bare_hands_too = weapon == "makibishi"
    found = [
        seat
        for seat in table.others(attacker)
        if distances[seat] <= reach and resilience[seat] and (hands[seat] or bare_hands_too)
    ]
    if weapon == "tanto" and table.resilience[attacker] > 0:
        found.append(attacker)
    return found


def weapons_left(table: Table, seat: Seat) -> int:
    """SS-5.7: how many more weapons this player may play in this turn."""
    return abilities.weapon_limit(table, seat) - table.weapons_played


def may_play_weapon(table: Table, seat: Seat, weapon: Kind, left: int) -> bool:
    """SS-5.7, SS-15.24: some are left within the limit, or this one does not count toward it."""
    return left > 0 or not abilities.counts_toward_limit(table, seat, weapon)


def attack_with(table: Table, seat: Seat, target: Seat, weapon: Kind) -> Frames:
    """SS-6.5: a weapon is played against a player."""
    if table.witnessed:
        table.witness((seat, target, weapon, table.fit()))
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


def serves_as_parry(table: Table, kind: Kind, against: Kind, hanzo: bool) -> bool:
    """SS-6.7, SS-13.8, SS-16.3, SS-16.38: what serves as a Parry; any weapon for Hanzo; Counterattack against weapons."""
    if kind == "counterattack":
        return against in table.box.weapons
    return kind in SERVES_AS_PARRY or (hanzo and kind in table.box.weapons)


def parries(table: Table, seat: Seat, against: Kind) -> list[Move]:
    """SS-6.7, SS-13.8, SS-15.8, SS-16.1 to SS-16.5: every way this player may parry a weapon or a Battle Cry."""
    hand = table.hands[seat]
    if against == "chigiriki":
        return [Parry(kind) for kind in table.weapons_in_hand(seat)]
    hanzo = table.is_a("hanzo", seat) and len(hand) > 1
    moves: list[Move] = [Parry(kind) for kind in dict.fromkeys(hand) if serves_as_parry(table, kind, against, hanzo)]
    if table.is_a("kanbei", seat):
        moves += [ParryWithProperty(kind) for kind in dict.fromkeys(table.properties[seat])]
    return moves


def parry_with(table: Table, seat: Seat, move: Move, against: Kind) -> Frames:
    """SS-5.14: the parry is on the discards at once; Bokuden may draw for a torii card (SS-15.2)."""
    if isinstance(move, ParryWithProperty):
        table.use_ability(seat)
        table.tell(tell.Parried(seat, move.property))
        table.lose_property(seat, move.property)
        return NOTHING
    assert isinstance(move, Parry), "a parry is a card from hand or a property of Kanbei's"
    table.discard(seat, move.card)
    table.tell(tell.Parried(seat, move.card))
    if against != "chigiriki" and move.card in table.box.weapons and move.card not in SERVES_AS_PARRY:
        table.use_ability(seat)
    if table.is_a("bokuden", seat) and table.box.suit[move.card] == "torii":
        return [MayDraw(seat)]
    return NOTHING


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
    wounds = abilities.wounds_dealt(table, attacker, seat, weapon)
    if wounds == 0:
        table.tell(tell.Unharmed(seat))
        return put_away(table, attacker, weapon)
    return then_put_away(table, wound(table, seat, wounds, attacker, weapon), attacker, weapon)


def counterattack(table: Table, attacker: Seat, by: Seat) -> Frames:
    """SS-16.37, SS-5.13, SS-15.29: it lies beside the pile while the attacker answers; Chiyome is not wounded by it."""
    table.play_from_hand(by, "counterattack")
    table.tell(tell.Parried(by, "counterattack"))
    away = PutAway(by, "counterattack")
    if abilities.only_weapons_wound(table, attacker):
        table.use_ability(attacker)
        return [away]
    return [AnswerCounterattack(attacker, by), away]


@frame
class AnswerCounterattack(Question):
    """SS-16.37, SS-16.39: the attacker gives up a Parry or takes one wound; he is asked whatever he holds."""

    by: Seat

    def ask(self, table: Table) -> Text:
        return Text("ask-counterattack", {"seat": SeatRef(self.seat), "by": SeatRef(self.by)}, "SS-16.37")

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, *parries(table, self.seat, "counterattack"), *crane_answers(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if move == TAKE_IT:
            return wound(table, self.seat, 1, self.by)
        if isinstance(move, GiveUp):
            return avoid(table, self.seat, move)
        return parry_with(table, self.seat, move, "counterattack")


def crane_answers(table: Table, seat: Seat) -> list[Move]:
    """SS-15.18: Okuni may play any crane card to be spared an action."""
    if not table.is_a("okuni", seat):
        return []
    return [GiveUp(kind) for kind in dict.fromkeys(table.hands[seat]) if table.box.suit[kind] == "crane"]


def avoid(table: Table, seat: Seat, move: GiveUp) -> Frames:
    """SS-15.18: the crane card is played without its own effect and Okuni is spared."""
    table.use_ability(seat)
    table.discard(seat, move.card)
    table.tell(tell.GaveUp(seat, move.card))
    return NOTHING
