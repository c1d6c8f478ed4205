"""What seats have seen of each other's hands.

A memory is `(kind, where, by)`: a card of this kind is in one of the hands `where`, and the seats `by` know it. Both are sets
of seats, kept as bits. A memory is only kept while it is certainly true: a card that may have been the remembered one and
left is forgotten.
"""

from __future__ import annotations

from budokan.kernel.texts import Seat

Known = tuple[str, int, int]


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
    """These seats (bits) have seen a card of this kind leave this hand: each forgets one such memory."""
    here = 1 << holder
    pending = eyes
    for exact in (True, False):
        for index, (known, where, by) in enumerate(memories):
            if known == kind and where & here and (where == here) == exact and by & pending:
                memories[index] = (known, where, by & ~pending)
                pending &= ~by
    memories[:] = [memory for memory in memories if memory[2]]


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
