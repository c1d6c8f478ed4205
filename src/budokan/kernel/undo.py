"""Undo: taking back what told nobody anything.

The record is the truth, so undo is replaying fewer decisions of it. Which decisions may be taken back is no question of
courtesy but of knowledge: what a decision has told cannot be untold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.kernel.views import Seen

if TYPE_CHECKING:
    from budokan.kernel.game import Game


def free_to_undo(game: Game, table: Table, seat: Seat) -> int:
    """BK-2.1: how many decisions back this seat may go without asking anybody."""
    own = _own_at_the_end(table, seat)
    if own == 0:
        return 0
    record = table.record()
    earlier = len(record.decisions) - own
    replayed = game.replay(record, earlier, listen=True)
    free = 0
    for who, move in record.decisions[earlier:]:
        before = _known(replayed, seat)
        replayed.play(who, move)
        free = free + 1 if _known(replayed, seat) == before else 0
    return free


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


def _known(table: Table, seat: Seat) -> tuple[int, str, bool, list[Seen]]:
    """BK-2.3 to BK-2.5: how much was told to anybody, how far luck has gone, whether it is over, what the others see."""
    others = [one for one in (None, *range(table.seats)) if one != seat]
    return len(table.heard or ()), table.luck.text(), table.over, [table.see(one) for one in others]
