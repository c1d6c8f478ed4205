"""Chapters 21 and 22: which cards stand together, and forming a group card by card."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.moves import SENDS, Close, LeaveUndefended, Send, StopAttacking
from budokan.games.ken.pieces import Battle, BattleNumber, Group, Kind, Piece, PieceHere
from budokan.games.ken.rules.alike import one_of_each
from budokan.games.ken.rules.assignment import colour_may_defend, may_defend
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Refusal, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

CLOSE = Close()
STOP = StopAttacking()
UNDEFENDED = LeaveUndefended()


def conflict(table: Table, one: Kind, other: Kind) -> str:
    """KEN-21.2, KEN-21.3, KEN-29.19: the ruling that keeps two cards out of one group, or nothing."""
    box = table.box
    if box.moral[one] != box.moral[other] and "grey" not in (box.moral[one], box.moral[other]):
        return "KEN-21.2"
    if box.school[one] != box.school[other] and "none" not in (box.school[one], box.school[other]):
        return "KEN-21.3"
    if (one in box.cobra) != (other in box.cobra):
        return "KEN-29.19"
    return ""


def why_not(table: Table, piece: Piece, front: tuple[int, ...], commanders: tuple[int, ...], place: int) -> str:
    """KEN-21.1 to KEN-21.10, KEN-22.1 to KEN-22.3: the ruling by which this card cannot be named next, or nothing."""
    if piece.engaged:
        return "KEN-21.1"
    if table.in_a_group(piece.id) or piece.id in front or piece.id in commanders:
        return "KEN-21.7"
    return misfit(table, piece, front, commanders, place)


def misfit(table: Table, piece: Piece, front: tuple[int, ...], commanders: tuple[int, ...], place: int) -> str:
    """KEN-21.2, KEN-21.3, KEN-22.1 to KEN-22.3: the ruling by which a free card does not go with the others, or nothing."""
    if place and not may_defend(table, piece.card, table.pieces[place].card):
        return "KEN-8.12" if not colour_may_defend(table, piece.card, table.pieces[place].card) else "KEN-8.13"
    if commanders and piece.card not in table.box.masters:
        return "KEN-34.5"
    for number in front + commanders:
        ruling = conflict(table, piece.card, table.pieces[number].card)
        if ruling:
            return ruling
    return ""


def next_cards(table: Table, seat: Seat, front: tuple[int, ...], commanders: tuple[int, ...], place: int) -> list[Move]:
    """KEN-34.5, KEN-34.12: every card that may be named next."""
    pieces = table.pieces
    free = [number for number in table.forces[seat] if not pieces[number].engaged]
    if table.battles or table.combats:
        taken = table.in_groups()
        free = [number for number in free if number not in taken]
    if place or front:
        free = [
            number
            for number in free
            if number not in front and number not in commanders and not misfit(table, pieces[number], front, commanders, place)
        ]
    return [SENDS[pieces[number].card][number] for number in one_of_each(table, free)]


def refused_cards(table: Table, seat: Seat, front: tuple[int, ...], commanders: tuple[int, ...], place: int) -> list[Refusal]:
    refused: list[Refusal] = []
    for number in table.forces[seat]:
        piece = table.pieces[number]
        ruling = why_not(table, piece, front, commanders, place)
        if ruling:
            why = Text(WHY[ruling], {"card": WordRef(f"card-{piece.card}")})
            refused.append(Refusal(Send(piece.card, number), why, ruling))
    return refused


WHY = {
    "KEN-21.1": "why-ken-engaged",
    "KEN-21.2": "why-ken-colours",
    "KEN-21.3": "why-ken-schools",
    "KEN-21.7": "why-ken-in-a-group",
    "KEN-29.19": "why-ken-cobra",
    "KEN-34.5": "why-ken-commanders-last",
    "KEN-8.12": "why-ken-colour-defence",
    "KEN-8.13": "why-ken-school-defence",
}


def named(table: Table, move: Move, front: tuple[int, ...], commanders: tuple[int, ...]) -> tuple[Group, bool]:
    """KEN-22.2, KEN-34.5: the group after this answer, and whether it stands: a master named first fights alone."""
    if not isinstance(move, Send):
        return Group(front, commanders, ()), True
    if move.card not in table.box.masters:
        return Group((*front, move.piece), commanders, ()), False
    if not front:
        return Group((move.piece,), (), ()), True
    return Group(front, (*commanders, move.piece), ()), False


def names(table: Table, group: Group) -> tuple[Kind, ...]:
    return tuple([table.pieces[number].card for number in group.everyone()])


@frame
class FormDefence(Question):
    """KEN-21.6, KEN-34.6: the defender of an attacked place forms a group, or leaves it undefended."""

    battle: BattleNumber
    front: tuple[PieceHere, ...]
    commanders: tuple[PieceHere, ...]

    def ask(self, table: Table) -> Text:
        place = table.pieces[table.battles[self.battle].place].card
        return Text("ask-ken-defend", {"seat": SeatRef(self.seat), "place": WordRef(f"card-{place}")}, "KEN-21.6")

    def options(self, table: Table) -> list[Move]:
        cards = next_cards(table, self.seat, self.front, self.commanders, table.battles[self.battle].place)
        return [CLOSE if self.front else UNDEFENDED, *cards]

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        return refused_cards(table, seat, self.front, self.commanders, table.battles[self.battle].place)

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, LeaveUndefended):
            return NOTHING
        group, stands = named(table, move, self.front, self.commanders)
        if not stands:
            return [FormDefence(self.seat, self.battle, group.front, group.commanders)]
        battle = table.battles[self.battle]
        table.battles[self.battle] = Battle(battle.attacker, battle.place, battle.target, battle.attack, group)
        if table.heard is not None:
            table.tell(tell.DefenceFormed(self.seat, table.pieces[battle.place].card, names(table, group)))
        return NOTHING
