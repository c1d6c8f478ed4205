"""Chapter 3: from the box to the first question; and a table put together again from a position."""

from __future__ import annotations

from typing import Any

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.box import box_for
from budokan.games.samurai_sword.cards import ROLES, Seating
from budokan.games.samurai_sword.options import Options
from budokan.games.samurai_sword.positions import check_state
from budokan.games.samurai_sword.rules.turn import Turn
from budokan.games.samurai_sword.table import Table
from budokan.kernel.errors import BadWords
from budokan.kernel.frames import Frames, Step, frame
from budokan.kernel.luck import Luck
from budokan.kernel.texts import text


def seats_with(mode: str, options: Options) -> range:
    """SS-14.9: three to seven players, and eight with the expansion."""
    return range(3, 9) if "rising-sun" in options.expansions else range(3, 8)


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[Table, Frames]:
    """SS-3: roles, characters, resilience, honour and cards."""
    table = Table(seats, luck, options, box_for(options))
    table.lay_out()
    seating = table.box.seatings[seats]
    deal_roles(table, seating)
    deal_characters(table)
    table.honour = [seating.honour_shogun if seat == table.shogun else seating.honour_others for seat in range(seats)]
    deal_cards(table, seating)
    return table, [Opening(), Turn(table.shogun)]


def deal_roles(table: Table, seating: Seating) -> None:
    """SS-3.1 to SS-3.6: the roles for so many players; what is not used is removed at random and unseen."""
    dealt: list[tuple[str, int]] = []
    for role in ROLES:
        cards = [(str(card.id), card.stars) for card in table.box.roles if card.id == role]
        table.luck.shuffle(cards)
        count = seating.count(role)
        dealt += cards[:count]
        table.set_aside += cards[count:]
    table.luck.shuffle(dealt)
    table.roles = [role for role, _ in dealt]
    table.stars = [stars for _, stars in dealt]
    table.shogun = table.roles.index("shogun")


def deal_characters(table: Table) -> None:
    """SS-3.7, SS-3.8: one each, face up, at full resilience."""
    names = list(table.box.characters)
    table.luck.shuffle(names)
    table.characters = names[: table.seats]
    table.resilience = [table.full_resilience(seat) for seat in range(table.seats)]


def deal_cards(table: Table, seating: Seating) -> None:
    """SS-3.10: hands clockwise from the Shogun."""
    if len(table.box.deck) < sum(seating.hands) + 10:
        what = text("ss-fault-too-few", count=len(table.box.deck), seats=table.seats)
        raise BadWords("bad-cards", file="cards", what=what)
    table.deck = list(table.box.deck)
    table.luck.shuffle(table.deck)
    for step, count in enumerate(seating.hands):
        seat = (table.shogun + step) % table.seats
        table.hands[seat] = [table.deck.pop() for _ in range(count)]


@frame
class Opening(Step):
    """SS-3.6, SS-3.11: everybody sits, the Shogun is known, each looks at his own role and cards."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            table.tell(tell.Dealt(seat, table.characters[seat], table.honour[seat], len(table.hands[seat])))
        table.tell(tell.ShogunRevealed(table.shogun))
        for seat in range(table.seats):
            table.tell(tell.RoleLearned(seat, table.roles[seat], table.stars[seat]), (seat,))
            table.tell(tell.HandDealt(seat, tuple(table.hands[seat])), (seat,))
        return []


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> Table:
    """A table put together again; one clear sentence if the parts do not fit."""
    box = box_for(options)
    read = check_state(seats, box, state)
    table = Table(seats, Luck(0), options, box)
    table.restore(read)
    table.shogun = table.roles.index("shogun")
    return table
