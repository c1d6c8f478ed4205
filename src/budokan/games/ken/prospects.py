"""What a player may reckon before he decides: the combat his group would fight, and what each answer would make of it.

Everything here follows from what his seat sees; nothing is drawn, nothing is told, and the table is not touched.
"""

from __future__ import annotations

from budokan.games.ken.combats import Combat
from budokan.games.ken.moves import Activate, Play, Send, Show, ShowPaid, Spend, SpendOn, Use, UsePaid
from budokan.games.ken.pieces import NOBODY, Fought, Group
from budokan.games.ken.rules.activation import ChooseAbility, activate
from budokan.games.ken.rules.attack import FormAttack
from budokan.games.ken.rules.groups import FormDefence, named
from budokan.games.ken.rules.replies import Reply, reply
from budokan.games.ken.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat


def forming(table: Table, seat: Seat) -> Combat | None:
    """KEN-34.5: the group this seat is naming, as the combat it would fight if it were closed now."""
    frame = table.stack[-1] if table.stack else None
    if isinstance(frame, FormAttack) and frame.seat == seat:
        return attacking(frame, Group(frame.front, frame.commanders, ()))
    if isinstance(frame, FormDefence) and frame.seat == seat:
        return defending(table, frame, Group(frame.front, frame.commanders, ()))
    return None


def attacking(frame: FormAttack, group: Group) -> Combat:
    """KEN-20.2, KEN-20.11: a place nobody defends yet, or the single card that is attacked."""
    defence = Group((frame.target,), (), ()) if frame.target else NOBODY
    kind: Fought = "place" if frame.place else "single"
    return Combat(kind, frame.seat, frame.place, [group, defence])


def defending(table: Table, frame: FormDefence, group: Group) -> Combat:
    battle = table.battles[frame.battle]
    return Combat("place", battle.attacker, battle.place, [battle.attack, group])


def prospect(table: Table, seat: Seat, move: Move) -> tuple[Table, Combat] | None:
    """The combat as this answer would leave it; nothing where the answer asks for more before it counts."""
    frame = table.stack[-1] if table.stack else None
    if isinstance(move, Send):
        if isinstance(frame, FormAttack) and frame.seat == seat:
            return table, attacking(frame, named(table, move, frame.front, frame.commanders)[0])
        if isinstance(frame, FormDefence) and frame.seat == seat:
            return table, defending(table, frame, named(table, move, frame.front, frame.commanders)[0])
        return None
    if not table.combats:
        return None
    other = table.copy()
    other.heard = None
    if isinstance(move, Activate) and isinstance(frame, ChooseAbility):
        follows = activate(other, seat, move.piece, move.card, move.ability - 1)
    elif isinstance(move, Play | Use | UsePaid | Show | ShowPaid | Spend | SpendOn) and isinstance(frame, Reply):
        follows = reply(other, seat, move)
    else:
        return None
    return None if follows else (other, other.combat)
