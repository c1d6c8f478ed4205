"""KEN-13.3, KEN-23.15: what the player of a text may name as its target."""

from __future__ import annotations

from budokan.games.ken.abilities import in_present, looked_at, matches
from budokan.games.ken.box import names_target
from budokan.games.ken.cards import Ability, Selector
from budokan.games.ken.moves import Choose, ChooseAssigned, ChooseGroup, ChooseUsed
from budokan.games.ken.pieces import NONE
from budokan.games.ken.rules.alike import one_of_each
from budokan.games.ken.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat


def has_target(table: Table, seat: Seat, ability: Ability, bearer: int) -> bool:
    """KEN-13.3: a text that needs a target does nothing without one."""
    return not names_target(ability) or (ability.to is not None and bool(candidates(table, seat, ability.to, bearer)))


def candidates(table: Table, seat: Seat, to: Selector, bearer: int) -> list[Move]:
    """KEN-23.15, KEN-34.12: everything that may be named."""
    among = str(to.among or "")
    if among == "opposing-assigned":
        return assigned_candidates(table, seat, to)
    combat = table.combat if table.combats else None
    if combat is None:
        numbers = in_present(table, seat, among)
    elif among == "a-group":
        return [ChooseGroup(combat.attacker), ChooseGroup(1 - combat.attacker)]
    else:
        numbers = looked_at(table, combat, seat, among, NONE)
    fitting = [
        number
        for number in numbers
        if matches(table, combat, table.pieces[number], to) and not (to.others and number == bearer)
    ]
    moves: list[Move] = [Choose(table.pieces[number].card, number) for number in one_of_each(table, fitting, bearer)]
    if combat is not None and among in ("combat", "opposing-used"):
        moves += [
            ChooseUsed(used.card, used.seat)
            for used in combat.used
            if table.box.matches(used.card, to) and (among == "combat" or used.seat != seat)
        ]
    return moves


def assigned_candidates(table: Table, seat: Seat, to: Selector) -> list[Move]:
    """KEN-37.18: cards assigned to cards of the opponent, by the type of their hosts; events do not count."""
    moves: list[Move] = []
    for number in table.places[1 - seat] + table.forces[1 - seat]:
        piece = table.pieces[number]
        if not to.host or table.box.type[piece.card] in to.host:
            moves += [
                ChooseAssigned(card, piece.card, number)
                for card in dict.fromkeys([card for card, _ in piece.assigned])
                if table.box.type[card] != "event" and table.box.matches(card, to)
            ]
    return moves
