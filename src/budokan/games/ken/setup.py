"""Chapter 15: from the decks to the first question; and a table put together again from a position."""

from __future__ import annotations

from typing import Any

from budokan.games.ken import events as tell
from budokan.games.ken.box import box_for, decks_for
from budokan.games.ken.options import Options
from budokan.games.ken.positions import check_state
from budokan.games.ken.rules.advanced import SharedTurn
from budokan.games.ken.rules.combat import RULEBOOK
from budokan.games.ken.rules.start import ChooseStart
from budokan.games.ken.rules.turn import Turn
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Step, frame
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat

OPENING_HAND = 7


def seats_with(mode: str, options: Options) -> range:
    """KEN-1.1: two players, whatever the mode."""
    return range(2, 3)


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[Table, Frames]:
    """KEN-15.1 to KEN-15.4, KEN-32.16: who begins; the decks; cards in the present if agreed; then hands."""
    box = box_for(options)
    table = Table(seats, luck, options, box, decks_for(options, box), mode == "advanced", RULEBOOK)
    first = first_player(table)
    table.turn = first
    table.futures = [deck.cards() for deck in table.decks]
    opening: list[Frame] = [Opening(first)]
    if options.start == "present":
        opening += [ChooseStart(first, options.start_points), ChooseStart(1 - first, options.start_points)]
    turn: Frame = SharedTurn(first) if table.advanced else Turn(first)
    return table, [*opening, DealHands(first), turn]


def first_player(table: Table) -> Seat:
    """KEN-15.1, KEN-15.2: by lot, or as agreed."""
    if table.rules.first_player == "lot":
        return table.luck.below(2)
    return 0 if table.rules.first_player == "seat-0" else 1


@frame
class Opening(Step):
    """KEN-15.1: who begins is told."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.Began(self.seat))
        return NOTHING


@frame
class DealHands(Step):
    """KEN-15.3, KEN-15.4, KEN-15.6: the decks are shuffled and each draws seven cards, or all if there are fewer."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        for seat in (0, 1):
            table.luck.shuffle(table.future(seat))
        for seat in (self.seat, 1 - self.seat):
            count = min(OPENING_HAND, len(table.futures[seat]))
            table.hands[seat] = [table.futures[seat].pop() for _ in range(count)]
            table.tell(tell.HandDealt(seat, tuple(table.hands[seat])), (seat,), tell.HandDealtHidden(seat, count))
        return NOTHING


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> Table:
    """A table put together again; one clear sentence if the parts do not fit."""
    box = box_for(options)
    decks = decks_for(options, box)
    read = check_state(box, decks, state)
    table = Table(seats, Luck(0), options, box, decks, mode == "advanced", RULEBOOK)
    table.restore(read)
    for piece in table.pieces.values():
        kind = box.type[piece.card]
        area = table.places if kind == "place" else table.destiny if kind == "event" else table.forces
        area[piece.seat].append(piece.id)
    return table
