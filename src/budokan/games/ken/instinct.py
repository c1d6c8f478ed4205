"""What comes natural in Ken: how good a table is for each seat, and which moves look right.

Both are given a table whose hidden hands and futures are a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from budokan.games.ken.abilities import income
from budokan.games.ken.moves import (
    Activate,
    AddArmy,
    Assign,
    Choose,
    ChooseAssigned,
    ChooseGroup,
    ChooseUsed,
    Close,
    Discard,
    Draw,
    EndChoice,
    EndPresentation,
    LeaveUndefended,
    NoFurtherArmy,
    Pass,
    Play,
    PlayTogether,
    PlayWithTwo,
    Ready,
    Send,
    Show,
    ShowPaid,
    Spend,
    StopAttacking,
    Use,
    UsePaid,
)
from budokan.games.ken.pieces import NONE, Combat, Group, Piece
from budokan.games.ken.rules.damage import foresee, printed, toughness
from budokan.games.ken.rules.groups import FormAttack, FormDefence
from budokan.games.ken.rules.happenings import NameTarget
from budokan.games.ken.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

TURNS_AHEAD = 2.0
"""For how many turns a place is counted on to stand."""

STEEPNESS = 5.0
"""How many points of lead, all counted, make a game three to one."""

KEEP = {"master": 0.3, "place": 0.6, "army": 0.7, "character": 0.8}
"""How readily a card of this type is discarded; anything else is 1."""


def evaluate(table: Table) -> list[float]:
    """Each seat's chance to win, from points, income and what stands on the table."""
    if table.outcome is not None:
        return [1.0 / len(table.outcome.winners) if seat in table.outcome.winners else 0.0 for seat in (0, 1)]
    lead = worth(table, 0) - worth(table, 1)
    chance = 1.0 / (1.0 + exp(-lead / STEEPNESS))
    return [chance, 1.0 - chance]


def worth(table: Table, seat: Seat) -> float:
    """What a player has, in order points; a future that runs out is worth less and less."""
    found = table.points[seat] + TURNS_AHEAD * income(table, seat)
    for number in table.forces[seat]:
        found += standing(table, table.pieces[number])
    found += 0.4 * len(table.places[seat]) + 0.3 * min(len(table.hands[seat]), 8)
    left = len(table.futures[seat])
    return found - (6 - left if left < 6 else 0)


def standing(table: Table, piece: Piece) -> float:
    """What a card on the table is worth: its figures, and each life again."""
    attack, defence, resistance = printed(table, piece)
    value = 0.3 * attack + 0.2 * defence + 0.1 * resistance
    if piece.card in table.box.life:
        value += 0.7 * table.lives(piece)
    return value * (0.8 if piece.engaged else 1.0)


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How natural each move looks."""
    return [natural(table, seat, move) for move in options]


def natural(table: Table, seat: Seat, move: Move) -> float:
    if isinstance(move, Draw):
        return 0.5 + move.count if len(table.futures[seat]) > 9 else 4.0 - move.count
    if isinstance(move, Pass | EndPresentation | EndChoice | NoFurtherArmy | Ready | StopAttacking):
        return 0.4 if isinstance(move, EndPresentation | EndChoice | NoFurtherArmy) else 1.0
    if isinstance(move, Play | PlayTogether | PlayWithTwo | AddArmy | Assign):
        return playing(table, seat, move)
    if isinstance(move, Discard):
        return KEEP.get(table.box.type[move.card], 1.0)
    if isinstance(move, Send | Close | LeaveUndefended):
        return grouping(table, seat, move)
    if isinstance(move, Activate | UsePaid | ShowPaid | Spend):
        return 4.0
    if isinstance(move, Use | Show):
        return 2.0
    return naming(table, seat, move)


def playing(table: Table, seat: Seat, move: Move) -> float:
    """Masters, armies with their places, and what strengthens them; a hostile card only on the other side."""
    if isinstance(move, PlayTogether):
        return 5.0 + table.box.green[move.place]
    if isinstance(move, PlayWithTwo | AddArmy):
        return 6.0
    if isinstance(move, Assign):
        hostile = any(ability.does == "uninhabit" for ability in table.box.abilities[move.card])
        return 4.0 if hostile == (table.pieces[move.piece].seat != seat) else 0.02
    assert isinstance(move, Play), "a card is played"
    kind = table.box.type[move.card]
    if kind == "event":
        return 1.5
    if kind == "place":
        return 4.0 if move.card in table.box.inhabited or len(table.places[seat]) < 3 else 1.0
    return 5.0


def grouping(table: Table, seat: Seat, move: Move) -> float:
    """KEN-25: a group is good if what it would come to, as it stands, is good."""
    top = table.stack[-1]
    if isinstance(move, Send):
        attack, defence, resistance = printed(table, table.pieces[move.piece])
        if isinstance(top, FormAttack):
            return 0.3 + 0.5 * attack + (0.4 if top.front else 0.0)
        return 0.3 + 0.3 * attack + 0.3 * defence + 0.2 * resistance
    if isinstance(move, LeaveUndefended):
        assert isinstance(top, FormDefence), "a place is left undefended"
        return 1.5 - 0.3 * min(table.box.green[table.pieces[table.battles[top.battle].place].card], 3)
    return 1.0 + closing(table, seat)


def closing(table: Table, seat: Seat) -> float:
    """What the group under construction would win, if the other side did nothing more."""
    top = table.stack[-1]
    if isinstance(top, FormDefence):
        battle = table.battles[top.battle]
        groups = [battle.attack, Group(top.front, top.commanders, ())]
        combat = Combat("place", battle.attacker, battle.place, groups)
    elif isinstance(top, FormAttack) and top.target:
        combat = Combat("single", seat, NONE, [Group(top.front, top.commanders, ()), Group((top.target,), (), ())])
    else:
        return 1.0
    balance = 0.0
    for number, lives, _ in foresee(table, combat).losses:
        piece = table.pieces[number]
        share = (1 + table.box.ochre[piece.card]) * lives / toughness(table, number)
        balance += share if piece.seat != seat else -share
    return max(balance, -0.9)


def naming(table: Table, seat: Seat, move: Move) -> float:
    """Hostile texts name the other's cards, helpful ones one's own."""
    if isinstance(move, ChooseGroup):
        return 5.0 if move.target == seat else 0.1
    if isinstance(move, ChooseUsed):
        return 3.0 if move.target != seat else 0.02
    if isinstance(move, ChooseAssigned):
        return 1.0
    if isinstance(move, Choose):
        top = table.stack[-1]
        piece = table.pieces[move.piece]
        value = 0.5 + standing(table, piece)
        if isinstance(top, NameTarget):
            helpful = table.box.abilities[top.card][top.index].does in ("add", "grant", "challenge")
            return value if helpful == (piece.seat == seat) else 0.02
        return value
    return 1.0
