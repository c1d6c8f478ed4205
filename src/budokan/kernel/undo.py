"""Undo: taking back what told nobody anything.

The record is the truth, so undo is replaying fewer decisions of it. Which decisions may be taken back is no question of
courtesy but of knowledge: what a decision has told cannot be untold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from budokan.kernel.table import Table
from budokan.kernel.texts import Seat

if TYPE_CHECKING:
    from budokan.kernel.game import Game


def free_to_undo(game: Game, table: Table, seat: Seat) -> int:
    """BK-2.1: how many decisions back this seat may go without asking anybody."""
    own = _own_at_the_end(table, seat)
    if own == 0:
        return 0
    record = table.record()
    earlier = len(record.decisions) - own
    before = game.replay(record, earlier)
    free = 0
    for who, move in record.decisions[earlier:]:
        after = before.copy()
        after.listen()
        after.play(who, move)
        free = free + 1 if has_told_nothing(before, after, seat) else 0
        before = after
    return free


def has_told_nothing(before: Table, after: Table, seat: Seat) -> bool:
    """BK-2.3 to BK-2.5: no event, no luck, not the end, and nothing new for the others to see; `after` was listened to."""
    if after.heard or after.over or after.luck.text() != before.luck.text():
        return False
    others = [one for one in (None, *range(after.seats)) if one != seat]
    return all(after.see(one) == before.see(one) for one in others)


def undone(game: Game, table: Table, decisions: int) -> Table:
    """BK-2.6: the table before its last decisions, by playing the earlier ones again."""
    return game.replay(table.record(), len(table.decisions()) - decisions, listen=table.heard is not None)


def _own_at_the_end(table: Table, seat: Seat) -> int:
    """BK-2.2: how many decisions this seat has made since the last of any other seat."""
    count = 0
    trail = table.trail
    while trail is not None and trail[1] == seat:
        count += 1
        trail = trail[0]
    return count
