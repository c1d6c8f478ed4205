"""What seats have seen of each other's hands.

A memory is `(kind, where, by)`: a card of this kind is in one of the hands `where`, and the seats `by` know it. Both are sets
of seats, kept as bits. Memories are only kept while they are certainly true, and of different cards: two memories of a Parry
are two Parries. A card that may have been the remembered one and left is forgotten.
"""

from __future__ import annotations

from typing import Final

from budokan.games.samurai_sword.state import Known as Known
from budokan.kernel.luck import Luck
from budokan.kernel.texts import Seat

NOWHERE = -1


SEATS: Final = tuple(tuple(seat for seat in range(8) if bits >> seat & 1) for bits in range(1 << 8))
"""The seats of every set of them: each of the eight may be in it or not."""


def seats_in(bits: int) -> tuple[Seat, ...]:
    """The seats of a set kept as bits."""
    if bits < len(SEATS):
        return SEATS[bits]
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def vagueness(memory: Known) -> tuple[int, str, int]:
    """The surest memories first: those of a single hand, then those of few."""
    return (memory[1].bit_count(), memory[0], memory[1])


def learn(memories: list[Known], kind: str, holder: Seat, by: int) -> None:
    """A card enters a hand under these eyes; the holder's own are no matter."""
    others = by & ~(1 << holder)
    if others:
        memories.append((kind, 1 << holder, others))


def leaves(memories: list[Known], kind: str, holder: Seat) -> None:
    """A card of this kind leaves a hand in the open: whoever remembered one there forgets one, the surest first."""
    if memories:
        forget(memories, kind, holder, -1)


def forget(memories: list[Known], kind: str, holder: Seat, eyes: int) -> None:
    """These seats (bits) have seen a card of this kind leave this hand: each forgets one such memory, the surest.

    Who had several cannot tell which of them it was. So those he keeps also cover the hands of the one he forgets: of
    "1 or 2" and "1 or 3", when one leaves hand 1, there remains "1, 2 or 3".
    """
    here = 1 << holder
    concerned: list[Known] = []
    kept: list[Known] = []
    for memory in memories:
        if memory[0] == kind and memory[1] & here and memory[2] & eyes:
            concerned.append(memory)
        else:
            kept.append(memory)
    if not concerned:
        return
    forgotten: dict[Seat, int] = {}
    for _, where, by in sorted(concerned, key=vagueness):
        remaining: dict[int, int] = {where: by & ~eyes}
        for seat in seats_in(by & eyes):
            if seat in forgotten:
                wider = where | forgotten[seat]
                remaining[wider] = remaining.get(wider, 0) | 1 << seat
            else:
                forgotten[seat] = where
        kept += [(kind, hands, knowers) for hands, knowers in remaining.items() if knowers]
    memories[:] = kept


def moves_unseen(memories: list[Known], kind: str, giver: Seat, taker: Seat, last: bool) -> None:
    """A card goes from hand to hand and only the two see which; `last` if the giver has none left.

    Everybody else's memory of the giver's hand becomes a memory of both hands, or of the taker's if that was all there was.
    """
    from_bit, to_bit = 1 << giver, 1 << taker
    two = from_bit | to_bit
    forget(memories, kind, giver, two)
    changed: list[Known] = []
    for known, where, by in memories:
        bystanders = by & ~two
        if where & from_bit and bystanders:
            wider = (where & ~from_bit if last else where) | to_bit
            changed.append((known, wider, bystanders))
            by &= two
        if by:
            changed.append((known, where, by))
    memories[:] = changed
    learn(memories, kind, taker, from_bit)


def find_hands(memories: list[Known], room: list[int], luck: Luck) -> list[Seat]:
    """A hand for every remembered card, by chance, none with more cards than it has room for; NOWHERE if there is none."""
    found: list[Seat] = []
    for index in range(len(memories)):
        seats = seats_in(memories[index][1])
        if len(seats) == 1 and seats[0] < len(room) and found.count(seats[0]) < room[seats[0]]:
            found.append(seats[0])
        else:
            found.append(NOWHERE)
            _find_hand(index, memories, found, room, luck, set())
    return found


def _find_hand(index: int, memories: list[Known], found: list[Seat], room: list[int], luck: Luck, tried: set[Seat]) -> bool:
    """Look for room; where it is taken, let a card remembered before move over to another hand it may be in."""
    seats = list(seats_in(memories[index][1]))
    luck.shuffle(seats)
    for seat in seats:
        if seat in tried or seat >= len(room):
            continue
        tried.add(seat)
        if found.count(seat) < room[seat]:
            found[index] = seat
            return True
        for other in range(len(found)):
            if found[other] == seat and _find_hand(other, memories, found, room, luck, tried):
                found[index] = seat
                return True
    return False


def true_together(memories: list[Known], hands: list[list[str]]) -> bool:
    """Whether all that each seat remembers is there: as many different cards, in hands of others than himself."""
    return all(true_beside(memories[:index], memory, hands) for index, memory in enumerate(memories))


def is_in_one_of(kind: str, where: int, hands: list[list[str]]) -> bool:
    """Whether there is such a card in one of these hands."""
    for holder in seats_in(where):  # noqa: SIM110  # asked whenever somebody remembers something in a redeal
        if holder < len(hands) and kind in hands[holder]:
            return True
    return False


def true_beside(memories: list[Known], another: Known, hands: list[list[str]]) -> bool:
    """Whether another is true as well, where these are true together."""
    kind, where, by = another
    for seat in seats_in(by):
        if seat < len(hands):
            same = [memory for memory in memories if memory[0] == kind and memory[2] >> seat & 1]
            if not same:
                if not is_in_one_of(kind, where & ~(1 << seat), hands):
                    return False
                continue
            same.append(another)
            room = [0 if holder == seat else hand.count(kind) for holder, hand in enumerate(hands)]
            if NOWHERE in find_hands(same, room, Luck.at(0)):  # any order will do
                return False
    return True
