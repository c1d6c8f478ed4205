"""Force, prices and what the clans change: the figures that clans, Monsters and lasting cards add up to."""

from __future__ import annotations

from budokan.games.rising_sun.table import NOBODY, Figure, Place, Table
from budokan.kernel.texts import Seat


def force(table: Table, seat: Seat, place: Place) -> int:
    """RS-1.17, RS-20.11: the Force of this seat in a province or at a shrine, read when it is needed."""
    figures = table.at[place][seat]
    total = force_of(table, seat, place, figures) if figures else 0
    if table.clans[seat] in table.box.stronghold_force and place in table.strongholds:
        total += table.strongholds[place][seat] * table.box.stronghold_force[table.clans[seat]]
    return total


def force_of(table: Table, seat: Seat, place: Place, figures: tuple[Figure, ...]) -> int:
    """RS-1.17: what these figures add up to, with what the cards of their owner add."""
    printed = table.box.force
    total = 0
    for figure in figures:
        total += printed[figure]
    if table.cards[seat]:
        total += force_of_cards(table, seat, place, figures)
    return total


def forces_at(table: Table, place: Place) -> list[int]:
    """RS-1.17, RS-20.11: everybody's Force in a place, by seat."""
    forces = [0] * table.seats
    here = table.at[place]
    for seat in range(table.seats):
        if here[seat]:
            forces[seat] = force_of(table, seat, place, here[seat])
    forts = table.strongholds.get(place)
    if forts is not None:
        for clan, each in table.box.stronghold_force.items():
            if clan in table.clans:
                seat = table.clans.index(clan)
                forces[seat] += forts[seat] * each
    return forces


def force_of_cards(table: Table, seat: Seat, place: Place, figures: tuple[Figure, ...]) -> int:
    """RS-20.3, RS-20.4, RS-20.9, RS-20.28, RS-21.12, RS-21.17: what season cards add to these figures."""
    box = table.box
    more = 0
    for figure in figures:
        if figure == "bushi":
            if table.phase == "war" and "way-of-the-katana" in table.cards[seat]:
                more += box.effect["way-of-the-katana"].to - box.force["bushi"]
        elif box.counts_as[figure] == "daimyo":
            for card in table.cards[seat]:
                more += box.daimyo_force.get(card, 0)
        elif figure in box.force_when_lowest and lowest_present(table, seat, place):
            more += box.force_when_lowest[figure] - box.force[figure]
    return more


def forceful_cards(table: Table, seat: Seat, place: Place) -> list[str]:
    """The cards whose Force is felt here: on a Daimyo, on Bushi in war, or a Monster stronger than a Bushi."""
    box, figures = table.box, table.at[place][seat]
    lowest = lowest_present(table, seat, place)
    found = [
        one for one in figures if one in box.monsters and (box.force[one] > 1 or (lowest and one in box.force_when_lowest))
    ]
    if table.phase == "war" and "bushi" in figures and "way-of-the-katana" in table.cards[seat]:
        found.append("way-of-the-katana")
    if any(box.counts_as[figure] == "daimyo" for figure in figures):
        found += [card for card in table.cards[seat] if card in box.daimyo_force]
    return found


def has_force(table: Table, seat: Seat, place: Place) -> bool:
    """RS-1.26, RS-19.14: who has a figure there; for Turtle a stronghold is enough."""
    if table.at[place][seat]:
        return True
    forts = table.strongholds.get(place)
    return forts is not None and forts[seat] > 0 and table.clans[seat] in table.box.stronghold_force


def present(table: Table, place: Place) -> list[Seat]:
    """RS-20.10: who has Force there; in a battle all its participants, even without a figure left."""
    if table.fighters and table.battlefield == place:
        return list(table.fighters)
    here, forts = table.at[place], table.strongholds.get(place)
    if forts is None:
        return [seat for seat in table.order if here[seat]]
    return [seat for seat in table.order if here[seat] or (forts[seat] and has_force(table, seat, place))]


def lowest_present(table: Table, seat: Seat, place: Place) -> bool:
    """RS-20.9, RS-20.12: whether somebody else is there, and everybody there has higher Honour."""
    there = present(table, place)
    return len(there) > 1 and table.by_honour(there)[-1] == seat


def strongest(table: Table, seats: list[Seat], forces: list[int]) -> Seat:
    """RS-3.2: of these seats the one with most Force; a tie goes to the higher Honour."""
    best = NOBODY
    most = -1
    for number, seat in enumerate(seats):
        its_force = forces[number]
        if its_force > most or (its_force == most and table.higher(seat, best)):
            best, most = seat, its_force
    return best


def strongest_at(table: Table, place: Place) -> Seat:
    """RS-12.2 to RS-12.4, RS-14.2 to RS-14.5: who has most Force there; nobody if nobody has any."""
    there = present(table, place)
    return strongest(table, there, [force(table, seat, place) for seat in there])


def price(table: Table, seat: Seat, printed: int, discount: int) -> int:
    """RS-11.5, RS-19.28, RS-19.29: Bonsai's limit first, then the discount, never below 0."""
    cost = min(printed, table.box.price_at_most.get(table.clans[seat], printed))
    return max(0, cost - discount)


def may_summon_in(table: Table, seat: Seat) -> list[Place]:
    """RS-9.1, RS-11.8, RS-19.21: where this seat has a stronghold; Dragonfly anywhere."""
    if table.leads("dragonfly", seat):
        return list(table.box.provinces)
    return table.stronghold_provinces(seat)


def may_move_to(table: Table, seat: Seat, origin: Place) -> tuple[Place, ...]:
    """RS-1.5, RS-19.23: the adjacent provinces; for Dragonfly every other."""
    return table.box.elsewhere[origin] if table.leads("dragonfly", seat) else table.box.neighbours[origin]


def is_immune(table: Table, figure: Figure) -> bool:
    """RS-1.21, RS-1.23: a Daimyo, and what counts as one, cannot be chosen."""
    return table.box.counts_as[figure] == "daimyo"


def virtues_of(table: Table, seat: Seat) -> int:
    """RS-2.21: different Virtues, by title."""
    return len({card for card in table.cards[seat] if card in table.box.virtues})


def monsters_of(table: Table, seat: Seat) -> int:
    """RS-2.19: by the cards owned, wherever the figures are."""
    return len([card for card in table.cards[seat] if card in table.box.monsters])


def oni_of(table: Table, seat: Seat) -> int:
    """RS-2.19: by the cards owned, wherever the figures are."""
    return len([card for card in table.cards[seat] if card in table.box.oni])


def kinds_of(figures: tuple[Figure, ...]) -> list[Figure]:
    """Each kind of figure among these once, in their order."""
    kinds: list[Figure] = []
    for figure in figures:
        if figure not in kinds:
            kinds.append(figure)
    return kinds
