"""What the texts of cards do: who matches them, when their conditions hold, and which of them are in force in a combat."""

from __future__ import annotations

from budokan.games.ken.box import at_a_moment, by_word
from budokan.games.ken.cards import Ability, Selector
from budokan.games.ken.combats import Combat
from budokan.games.ken.pieces import NONE, Assigned, Kind, Piece
from budokan.games.ken.table import Table
from budokan.kernel.texts import Seat

JOINED = ("equipment", "special")
"""KEN-11.4, KEN-12.3: assigned cards that are one with their host."""


class Source:
    """An ability in force and who stands behind it: the player, the card that bears it, what was named, lives counted."""

    __slots__ = ("ability", "choice", "lives", "piece", "seat")

    def __init__(self, ability: Ability, seat: Seat, piece: int, choice: int, lives: int) -> None:
        self.ability = ability
        self.seat = seat
        self.piece = piece
        self.choice = choice
        self.lives = lives


# Who matches.


def matches(table: Table, combat: Combat | None, piece: Piece, selector: Selector) -> bool:
    """The filters that look at what is printed, and those that look at the table."""
    if not table.box.matches(piece.card, selector):
        return False
    if selector.inhabited is not None and (
        table.box.type[piece.card] != "place" or selector.inhabited != table.is_inhabited(piece)
    ):
        return False
    return selector.role is None or attacks(combat, piece.id)


def attacks(combat: Combat | None, number: int) -> bool:
    """KEN-20.17, KEN-29.54: it is in the attacking group of this combat; nobody attacks in a challenge."""
    return combat is not None and combat.kind != "challenge" and number in combat.groups[0].acting()


def defends(combat: Combat | None, number: int) -> bool:
    return combat is not None and combat.kind != "challenge" and number in combat.groups[1].acting()


def owns(table: Table, seat: Seat, selector: Selector) -> bool:
    """The player has such a card in his present."""
    return any(matches(table, None, table.pieces[number], selector) for number in table.present(seat))


def inhabited_places(table: Table, seat: Seat) -> int:
    return len([number for number in table.places[seat] if table.is_inhabited(table.pieces[number])])


# When it counts.


def holds(table: Table, combat: Combat | None, ability: Ability, seat: Seat, number: int) -> bool:
    """KEN-13.3: all conditions of an ability, for the card `number` that bears it."""
    for word in ability.when:
        if not word_holds(table, combat, word, seat, number):
            return False
    if ability.place is not None:
        place = NONE if combat is None else combat.place
        if place not in table.pieces or not matches(table, combat, table.pieces[place], ability.place):
            return False
    if ability.owns is not None and not owns(table, seat, ability.owns):
        return False
    if ability.bearer and (number not in table.pieces or table.pieces[number].card not in ability.bearer):
        return False
    return ability.compare is None or inhabited_places(table, seat) < inhabited_places(table, 1 - seat)


def word_holds(table: Table, combat: Combat | None, word: str, seat: Seat, number: int) -> bool:
    if word == "attacks":
        return attacks(combat, number)
    if word == "defends":
        return defends(combat, number)
    if word == "commands":
        return combat is not None and (number in combat.groups[0].commanders or number in combat.groups[1].commanders)
    if word == "fights":
        return combat is not None and (number in combat.groups[0].front or number in combat.groups[1].front)
    if word == "apart":
        return not table.in_a_group(number)
    if word == "quiet":
        return not table.attacked[seat]
    return True


# Which abilities are in force.


def sources(table: Table, combat: Combat, voided: list[Assigned]) -> list[Source]:
    """Every ability in force in this combat; the cards in use that lose even their figures are put into `voided`."""
    found = gather(table, combat, combat.annulled, [])
    silenced: list[int] = []
    muted: list[Assigned] = []
    for source in found:
        if source.ability.does == "annul" and source.ability.to is not None and not by_word(source.ability):
            if source.ability.to.among == "opposing-used":
                muted += opposing_used(table, combat, source)
                if source.ability.figures:
                    voided += opposing_used(table, combat, source)
            else:
                silenced += targets(table, combat, source)
    if silenced or muted:
        return gather(table, combat, combat.annulled + silenced, muted)
    return found


def opposing_used(table: Table, combat: Combat, source: Source) -> list[Assigned]:
    """KEN-29.68: the cards in use on the other side, and whose they are; an equal one on this side is not touched."""
    to = source.ability.to
    assert to is not None, "a text about cards in use says which"
    return [(used.card, used.seat) for used in combat.used if used.seat != source.seat and table.box.matches(used.card, to)]


def gather(table: Table, combat: Combat, annulled: list[int], muted: list[Assigned]) -> list[Source]:
    found: list[Source] = []
    for side in (0, 1):
        seat = combat.seat(side)
        for number in combat.groups[side].acting():
            if number not in annulled:
                from_piece(table, combat, seat, number, found)
    for number, card, index, choice in combat.activated:
        if number not in annulled and number in table.pieces and still_there(table, combat, number, card):
            piece = table.pieces[number]
            found.append(Source(table.box.abilities[card][index], piece.seat, number, choice, table.lives(piece)))
    for used in combat.used:
        if not used.annulled and (used.card, used.seat) not in muted:
            front = combat.groups[combat.side(used.seat)].front
            master = front[0] if front else NONE
            for ability in table.box.abilities[used.card]:
                on = used.paid if ability.lives else not by_word(ability)
                if on and not at_a_moment(ability) and holds(table, combat, ability, used.seat, master):
                    found.append(Source(ability, used.seat, master, NONE, used.lives))
    if combat.place in table.pieces:
        from_piece(table, combat, table.pieces[combat.place].seat, combat.place, found)
    for card, host in table.lasting:
        if takes_part(table, combat, host):
            piece = table.pieces[host]
            found += [
                Source(ability, piece.seat, host, NONE, table.lives(piece))
                for ability in table.box.abilities[card]
                if holds(table, combat, ability, piece.seat, host)
            ]
    from_beyond(table, combat, found)
    for card, seat, choice in combat.events:
        found += [Source(one, seat, NONE, choice, 0) for one in table.box.abilities[card] if one.does in IN_FORCE]
    return found


def takes_part(table: Table, combat: Combat, number: int) -> bool:
    """KEN-13.21: the place of the combat, or a card of one of its groups."""
    if number not in table.pieces:
        return False
    return number == combat.place or number in combat.groups[0].acting() or number in combat.groups[1].acting()


IN_FORCE = ("add", "grant", "forbid")
"""What an event of the current combat does for as long as it lasts; everything else it does at once."""


def still_there(table: Table, combat: Combat, number: int, card: Kind) -> bool:
    """KEN-23.18: the ability ends if its card leaves the group."""
    if number not in combat.groups[0].acting() and number not in combat.groups[1].acting():
        return False
    piece = table.pieces[number]
    return piece.card == card or any(one == card for one, _ in piece.assigned)


def from_piece(table: Table, combat: Combat, seat: Seat, number: int, found: list[Source]) -> None:
    """KEN-23.17: what is always on, of a card and of the equipment and specials that are one with it."""
    piece = table.pieces[number]
    box = table.box
    if box.always_on[piece.card]:
        found += always_on(table, combat, box.always_on[piece.card], seat, piece)
    for card, owner in piece.assigned:
        if box.always_on[card] and box.type[card] in JOINED:
            found += always_on(table, combat, box.always_on[card], owner, piece)


def always_on(table: Table, combat: Combat, abilities: tuple[Ability, ...], seat: Seat, piece: Piece) -> list[Source]:
    lives = table.lives(piece)
    return [
        Source(ability, seat, piece.id, NONE, lives) for ability in abilities if holds(table, combat, ability, seat, piece.id)
    ]


def from_beyond(table: Table, combat: Combat, found: list[Source]) -> None:
    """KEN-23.8, KEN-13.18: texts of cards outside the groups that reach into the combat, and events that stay in play."""
    pieces, reaching, groups = table.pieces, table.box.reaches_out, combat.groups
    for seat in (0, 1):
        for number in table.forces[seat]:
            if pieces[number].card in reaching and number not in groups[0].acting() and number not in groups[1].acting():
                from_piece(table, combat, seat, number, found)
        for number in table.destiny[seat]:
            piece = pieces[number]
            found += always_on(table, combat, table.box.always_on[piece.card], seat, piece)


# Whom they touch.


def targets(table: Table, combat: Combat, source: Source) -> list[int]:
    """The cards an ability in force touches."""
    to = source.ability.to
    if to is None:
        return [source.piece]
    if to.count is not None and to.among != "a-group":
        return [source.choice]
    found = [table.pieces[number] for number in looked_at(table, combat, source.seat, str(to.among or ""), source.choice)]
    return [piece.id for piece in found if matches(table, combat, piece, to) and not (to.others and piece.id == source.piece)]


def looked_at(table: Table, combat: Combat, seat: Seat, among: str, choice: int) -> list[int]:
    """Where a text looks, seen from this seat."""
    side = combat.side(seat)
    if among == "group":
        return list(combat.groups[side].acting())
    if among == "opposing-group":
        return list(combat.groups[1 - side].acting())
    if among in ("first", "opposing-first", "first-defender"):
        of = 1 if among == "first-defender" else side if among == "first" else 1 - side
        first = combat.first(of)
        return [first] if first in table.pieces else []
    if among == "combat":
        return [*combat.groups[0].acting(), *combat.groups[1].acting()]
    if among == "a-group":
        return list(combat.groups[combat.side(choice)].acting())
    if among == "attackers":
        return list(combat.groups[0].acting())
    if among == "defenders":
        return list(combat.groups[1].acting())
    return in_present(table, seat, among)


def in_present(table: Table, seat: Seat, among: str) -> list[int]:
    """Where a text looks that does not need a combat."""
    if among == "own-present":
        return table.present(seat)
    if among == "opposing-present":
        return table.present(1 - seat)
    if among == "table":
        return table.present(0) + table.present(1)
    return []


# Green points.


def income(table: Table, seat: Seat) -> int:
    """KEN-17.1, KEN-31.3: the green points of the player's cards; in the advanced game only those of his places."""
    numbers = table.places[seat] if table.advanced else table.present(seat)
    pieces, box = table.pieces, table.box
    givers = green_givers(table)
    total = 0
    for number in numbers:
        piece = pieces[number]
        if givers or piece.assigned or piece.card in box.green_counters:
            total += green_with(table, piece, givers)
        else:
            total += box.green[piece.card]
    return total


def green_givers(table: Table) -> list[Piece]:
    """The cards on the table that add green points to others."""
    giving = table.box.green_givers
    return [piece for piece in table.pieces.values() if piece.card in giving]


def green_of(table: Table, piece: Piece) -> int:
    """KEN-2.5: printed, with what is assigned and what events add; none on a place whose people are gone (KEN-42.4)."""
    return green_with(table, piece, green_givers(table))


def green_with(table: Table, piece: Piece, givers: list[Piece]) -> int:
    """The same, where these add to it."""
    box = table.box
    if piece.card in box.inhabited and not table.is_inhabited(piece):
        return 0
    green = box.green[piece.card]
    if piece.card in box.green_counters:
        for ability in box.abilities[piece.card]:
            if ability.does == "green-counts" and not holds(table, None, ability, piece.seat, piece.id):
                green = 0
    for card, _ in piece.assigned:
        green += box.green[card]
    for giver in givers:
        for ability in box.abilities[giver.card]:
            if ability.does == "add" and ability.green and touches(table, ability, giver.seat, giver.id, piece):
                green += ability.green
    return max(green, 0)


def touches(table: Table, ability: Ability, seat: Seat, number: int, piece: Piece) -> bool:
    """Whether an ability of the card `number` outside combat is about this piece."""
    if not holds(table, None, ability, seat, number):
        return False
    if ability.to is None:
        return number == piece.id
    return piece.id in in_present(table, seat, str(ability.to.among or "")) and matches(table, None, piece, ability.to)
