"""Chapter 6, parries: which cards stop a weapon or a Battle Cry."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import PARRIES, Parry, ParryWithProperty
from budokan.games.samurai_sword.rules.hand import MayDraw
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import NOTHING, Frames
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

SERVES_AS_PARRY = ("parry", "jitte", "tessen")
"""SS-6.7, SS-16.3, SS-16.4: what answers a weapon and a Battle Cry."""


def serves_as_parry(table: Table, kind: Kind, against: Kind, hanzo: bool) -> bool:
    """SS-6.7, SS-13.8, SS-16.3, SS-16.38: what serves as a Parry; any weapon for Hanzo; Counterattack against weapons."""
    if kind == "counterattack":
        return against in table.box.weapons
    return kind in SERVES_AS_PARRY or (hanzo and kind in table.box.weapons)


def parries(table: Table, seat: Seat, against: Kind) -> list[Move]:
    """SS-6.7, SS-13.8, SS-15.8, SS-16.1 to SS-16.5: every way this player may parry a weapon or a Battle Cry."""
    hand = table.hands[seat]
    if against == "chigiriki":
        return [PARRIES[kind] for kind in table.weapons_in_hand(seat)]
    hanzo = table.is_a("hanzo", seat) and len(hand) > 1
    moves: list[Move] = [PARRIES[kind] for kind in dict.fromkeys(hand) if serves_as_parry(table, kind, against, hanzo)]
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
