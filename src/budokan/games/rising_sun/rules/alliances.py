"""Chapter 7, alliances: offered, withdrawn, refused and accepted in the open until all are ready."""

from __future__ import annotations

from typing import Final

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import MOST_SEATS
from budokan.games.rising_sun.rules.talk_limits import OFFERED, concern, may_propose
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.games.rising_sun.talk_moves import AcceptAlliance, OfferAlliance, RefuseAlliance, WithdrawOffer
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

SEATS: Final = range(MOST_SEATS)
ANSWERS: Final[list[list[Move]]] = [[AcceptAlliance(other), RefuseAlliance(other)] for other in SEATS]
WITHDRAWALS: Final[list[Move]] = [WithdrawOffer(other) for other in SEATS]
OFFERS: Final[list[Move]] = [OfferAlliance(other) for other in SEATS]
"""What may be said of alliances to each seat, made once: a move never changes."""


def alliance_moves(table: Table, seat: Seat) -> list[Move]:
    """RS-7.2, RS-7.6: answer the offers of others, take back one's own, and make new ones."""
    if table.phase != "tea" or table.ally[seat] != NOBODY:
        return []
    alone = [other for other in table.others(seat) if table.ally[other] == NOBODY]
    moves: list[Move] = []
    for other in alone:
        if has_offered(table, other, seat):
            moves += ANSWERS[other]
    may_offer = may_propose(table, seat)
    for other in alone:
        if has_offered(table, seat, other):
            moves.append(WITHDRAWALS[other])
        elif may_offer and not has_offered(table, other, seat):
            moves.append(OFFERS[other])
    return moves


def has_offered(table: Table, seat: Seat, other: Seat) -> bool:
    """Whether this seat's offer to the other stands."""
    return bool(table.offers[seat] & (1 << other))


def speak_of_alliance(table: Table, seat: Seat, move: Move) -> None:
    """RS-7.6 to RS-7.8: an offer and its answer are heard by all."""
    if isinstance(move, OfferAlliance):
        table.given = (*table.given, (seat, move.target, OFFERED))
        table.offers[seat] |= 1 << move.target
        table.named[seat] |= 1 << move.target
        table.tell(tell.AllianceOffered(seat, move.target))
        concern(table, move.target)
    elif isinstance(move, AcceptAlliance):
        table.named[seat] |= 1 << move.target
        make_allies(table, move.target, seat)
    elif isinstance(move, RefuseAlliance):
        table.offers[move.target] &= ~(1 << seat)
        table.tell(tell.AllianceRefused(seat, move.target))
        concern(table, move.target)
    else:
        assert isinstance(move, WithdrawOffer), "an offer is made, answered or withdrawn"
        table.offers[seat] &= ~(1 << move.target)
        table.tell(tell.OfferWithdrawn(seat, move.target))


def make_allies(table: Table, seat: Seat, other: Seat) -> None:
    """RS-7.2, RS-7.5, RS-7.8: exactly two, by consent of both, known to all; whoever else had asked them hears it."""
    table.ally[seat] = other
    table.ally[other] = seat
    table.seasons_allied[seat] += 1
    table.seasons_allied[other] += 1
    table.tell(tell.Allied(seat, other))
    both = (1 << seat) | (1 << other)
    for one in range(table.seats):
        if one in (seat, other):
            table.offers[one] = 0
            concern(table, one)
        elif table.offers[one] & both:
            table.offers[one] &= ~both
            concern(table, one)
