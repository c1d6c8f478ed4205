"""Characters and lasting effects: the figures they change. Chapter 13, 15 and the properties of chapter 12 and 16."""

from __future__ import annotations

from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.texts import Seat


def is_shogun_of_three(table: Table, seat: Seat) -> bool:
    """SS-11: the Shogun alone against two Ninja."""
    return table.seats == 3 and seat == table.shogun


def cards_to_draw(table: Table, seat: Seat) -> int:
    """SS-5.5: two; one more for Hideyoshi, for the Shogun of three, and for each Attendant."""
    cards = 2 + table.in_front("attendant", seat)
    if table.is_a("hideyoshi", seat):
        cards += 1
    if is_shogun_of_three(table, seat):
        cards += 1
    return cards


def weapon_limit(table: Table, seat: Seat) -> int:
    """SS-5.8: one weapon a turn, and every raise adds up."""
    laid = table.properties[seat]
    limit = 1 + table.extra_weapons + (laid.count("focus") if laid else 0)
    if table.characters[seat] == "goemon":
        limit += 1
    if table.seats == 3 and seat == table.shogun:
        limit += 1
    return limit


def counts_toward_limit(table: Table, seat: Seat, weapon: Kind) -> bool:
    """SS-15.24: Shingen's Fuji weapons do not count."""
    return not (table.is_a("shingen", seat) and table.box.suit[weapon] == "fuji")


def reach(table: Table, seat: Seat, weapon: Kind) -> int:
    """SS-6.5, SS-13.15: the printed reach; any difficulty for Kojiro."""
    return 99 if table.is_a("kojiro", seat) else table.box.reach[weapon]


def printed_wounds(table: Table, target: Seat, weapon: Kind) -> int:
    """SS-6.12, SS-16.10, SS-16.11: the printed figure, or what stands in its place."""
    by = table.box.wounds_by.get(weapon)
    if by is None:
        return table.box.wounds[weapon]
    return table.honour[target] if by == "honour" else len(table.properties[target])


def wounds_dealt(table: Table, attacker: Seat, target: Seat, weapon: Kind) -> tuple[int, list[Seat]]:
    """SS-6.14: the figure, Fast Draw and Musashi are summed, then the target's own ability changes the sum.

    With the wounds come the players whose abilities have changed them, in this order.
    """
    if table.is_a("kenshin", target) and table.box.suit[weapon] != "crane":
        return 0, [target]
    changed_by: list[Seat] = []
    wounds = printed_wounds(table, target, weapon) + table.in_front("fast-draw", attacker)
    if wounds == 0:
        return 0, changed_by
    if table.is_a("musashi", attacker) and attacker != target:
        changed_by.append(attacker)
        wounds += 1
    if table.is_a("ginchiyo", target) and wounds > 1:
        changed_by.append(target)
        wounds -= 1
    if table.is_a("yoshihiro", target):
        changed_by.append(target)
        wounds += 1
    return wounds, changed_by


def only_weapons_wound(table: Table, seat: Seat) -> bool:
    """SS-13.3, SS-15.29: Chiyome."""
    return table.is_a("chiyome", seat)


def helps_attack(table: Table, seat: Seat, weapon: Kind, distance: int) -> bool:
    """Whether this attack is one only Kojiro's reach or Goemon's further weapon allows; only the tellers ask."""
    if table.is_a("kojiro", seat):
        return distance > table.box.reach[weapon]
    return table.is_a("goemon", seat) and table.weapons_played == weapon_limit(table, seat)
