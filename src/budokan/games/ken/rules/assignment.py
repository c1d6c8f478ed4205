"""Chapters 4 and 8 to 12: which cards go on which, which army enters with which place, who defends it."""

from __future__ import annotations

from budokan.games.ken.abilities import matches
from budokan.games.ken.pieces import Kind, Piece
from budokan.games.ken.rules.alike import one_of_each
from budokan.games.ken.table import Table
from budokan.kernel.texts import Seat

BEARERS = ("army", "character", "master")
"""KEN-8.19, KEN-29.22: hosts that take equal cards only with the word Cumulative."""


def colours_agree(table: Table, card: Kind, host: Kind) -> bool:
    """KEN-4.4, KEN-4.5: grey goes on any colour, red on red, blue on blue."""
    moral = table.box.moral[card]
    return moral == "grey" or moral == table.box.moral[host]


def schools_agree(table: Table, card: Kind, host: Kind) -> bool:
    """KEN-4.6, KEN-4.7: a card of a school only on a host of that school."""
    school = table.box.school[card]
    return school == "none" or school == table.box.school[host]


def suits(table: Table, card: Kind, host: Kind) -> bool:
    """KEN-4.1 to KEN-4.7: profile, moral and school, as printed."""
    box = table.box
    if box.host[card] and box.host[card] != box.type[host]:
        return False
    return box.type[card] == "event" or (colours_agree(table, card, host) and schools_agree(table, card, host))


def suitable_hosts(table: Table, card: Kind) -> frozenset[Kind]:
    """KEN-4.1 to KEN-4.7: every card that suits this one; it is the same in every game with these cards."""
    box = table.box
    found = box.hosts.get(card)
    if found is None:
        found = box.hosts[card] = frozenset([host for host in box.cards if suits(table, card, host)])
    return found


def fits(table: Table, card: Kind, piece: Piece) -> bool:
    """KEN-4.1 to KEN-4.8: profile, moral, school, and what the card's own text asks of its host."""
    if piece.card not in suitable_hosts(table, card):
        return False
    hosts = table.box.cards[card].play.hosts
    return hosts is None or matches(table, None, piece, hosts)


def bears(piece: Piece, card: Kind) -> bool:
    return any(one == card for one, _ in piece.assigned)


def bears_type(table: Table, piece: Piece, kind: str) -> bool:
    return any(table.box.type[one] == kind for one, _ in piece.assigned)


def has_room(table: Table, seat: Seat, card: Kind, piece: Piece) -> bool:
    """KEN-9.2, KEN-10.2, KEN-12.6, KEN-12.7, KEN-29.22: how many such cards one host may bear."""
    box = table.box
    kind = box.type[card]
    if kind in ("technique", "spirit") and bears_type(table, piece, kind):
        return False
    if card in box.successors and has_successor(table, seat, box.school[card]):
        return False
    return box.type[piece.card] not in BEARERS or card in box.cumulative or not bears(piece, card)


def has_successor(table: Table, seat: Seat, school: str) -> bool:
    """KEN-12.6: a master of this player already bears the Successor of this school."""
    for number in table.forces[seat]:
        successor = table.successor_of(table.pieces[number])
        if successor and table.box.school[successor] == school:
            return True
    return False


def hosts_for(table: Table, seat: Seat, card: Kind, *, own_only: bool) -> list[int]:
    """KEN-4.9, KEN-4.11, KEN-34.12: every card this one may be assigned to now."""
    hosts = table.box.cards[card].play.hosts
    suitable, pieces = suitable_hosts(table, card), table.pieces
    found: list[int] = []
    seats = (seat, 1 - seat) if hosts is not None and hosts.side == "any" and not own_only else (seat,)
    for owner in seats:
        for numbers in (table.places[owner], table.forces[owner]):
            for number in numbers:
                piece = pieces[number]
                if piece.card in suitable and fits(table, card, piece) and has_room(table, seat, card, piece):
                    found.append(number)
    return one_of_each(table, found)


def army_fits(table: Table, army: Kind, place: Kind) -> bool:
    """KEN-8.5, KEN-8.6: a grey army enters with any colour; with a school place only an army of that school."""
    box = table.box
    if box.moral[army] != "grey" and box.moral[place] not in ("grey", box.moral[army]):
        return False
    return box.school[place] in ("none", box.school[army])


def armies_for(table: Table, place: Kind) -> frozenset[Kind]:
    """KEN-8.5, KEN-8.6: every army that enters with this place; it is the same in every game with these cards."""
    box = table.box
    found = box.entering.get(place)
    if found is None:
        found = frozenset([one for one in box.cards if box.type[one] == "army" and army_fits(table, one, place)])
        box.entering[place] = found
    return found


def may_defend(table: Table, card: Kind, place: Kind) -> bool:
    """KEN-8.10 to KEN-8.15: colour and school of a place, for armies strictly, for masters and characters by their chapters."""
    return colour_may_defend(table, card, place) and school_may_defend(table, card, place)


def strict(table: Table, card: Kind) -> bool:
    """KEN-8.10, KEN-8.14: armies always, the others by the option."""
    return table.box.type[card] == "army" or table.rules.defence == "by-table"


def colour_may_defend(table: Table, card: Kind, place: Kind) -> bool:
    moral = table.box.moral[card]
    if table.box.moral[place] in ("grey", moral):
        return True
    return moral == "grey" and not strict(table, card)


def school_may_defend(table: Table, card: Kind, place: Kind) -> bool:
    school = table.box.school[card]
    if table.box.school[place] in ("none", school):
        return True
    return school == "none" and not strict(table, card)
