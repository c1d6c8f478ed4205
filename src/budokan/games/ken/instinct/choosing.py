"""What comes natural in Ken: how good a table is for each seat, and which moves look right.

Both are given a table whose hidden hands and futures are a guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from budokan.games.ken.instinct.tactics import attacks, defences, single_combats, under_way, words_in_combat
from budokan.games.ken.instinct.worth import card_worth, piece_worth, standing
from budokan.games.ken.moves import (
    AddArmy,
    Assign,
    Choose,
    ChooseAssigned,
    ChooseGroup,
    ChooseUsed,
    Discard,
    Draw,
    EndChoice,
    EndPresentation,
    LoseLife,
    NoFurtherArmy,
    Play,
    PlayTogether,
    PlayWithTwo,
    Take,
)
from budokan.games.ken.rules.activation import ChooseAbility
from budokan.games.ken.rules.attack import FormAttack, NameSingle
from budokan.games.ken.rules.card_texts import NameTarget
from budokan.games.ken.rules.groups import FormDefence
from budokan.games.ken.rules.presentation import played_cards
from budokan.games.ken.rules.replies import Reply
from budokan.games.ken.rules.start import ChooseStart, price
from budokan.games.ken.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

KEEP: Final = {"master": 0.2, "army": 0.6, "character": 0.6, "place": 0.7}
"""How readily a card of this type is discarded; anything else is 1."""

LATER: Final = 10
"""With so few cards left in a future they are drawn one at a time."""


BARGAIN: Final = 100.0
"""What a point of price brings, told in a handy size: a village with its army comes to eight."""


def evaluate(table: Table) -> list[float]:
    """Each seat's chance to win."""
    if table.outcome is not None:
        return [1.0 / len(table.outcome.winners) if seat in table.outcome.winners else 0.0 for seat in (0, 1)]
    chance = 1.0 / (1.0 + exp(-standing(table) - under_way(table)))
    return [chance, 1.0 - chance]


def weigh(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """How natural each move looks."""
    top = table.stack[-1]
    if isinstance(top, FormAttack):
        return attacks(table, top, options)
    if isinstance(top, FormDefence):
        return defences(table, top, options)
    if isinstance(top, NameSingle):
        return single_combats(table, seat, options)
    if isinstance(top, Reply | ChooseAbility):
        return words_in_combat(table, seat, options)
    if isinstance(top, ChooseStart):
        return [bargain(table, move) for move in options]
    return [natural(table, seat, move) for move in options]


def natural(table: Table, seat: Seat, move: Move) -> float:
    if isinstance(move, Play | PlayTogether | PlayWithTwo | AddArmy | Assign):
        return playing(table, seat, move)
    if isinstance(move, EndPresentation | EndChoice | NoFurtherArmy):
        return 0.3
    if isinstance(move, Draw):
        return 4.0 ** (move.count if len(table.futures[seat]) > LATER else -move.count)
    if isinstance(move, Discard):
        copies = table.hands[seat].count(move.card)
        return KEEP.get(table.box.type[move.card], 1.0) * (1.0 if copies == 1 else 1.3)
    if isinstance(move, Take):
        return 1.0 + table.box.attack[move.card] + table.box.green[move.card]
    if isinstance(move, LoseLife):
        return 3.0 - 0.5 * table.box.ochre[move.card]
    return naming(table, seat, move)


def bargain(table: Table, move: Move) -> float:
    """KEN-32.2: the points of a different start are spent on what brings most for its price."""
    if isinstance(move, EndChoice):
        return 0.3
    worth = sum([card_worth(table, card) for card in played_cards(move)])
    return max(0.1, BARGAIN * worth / max(1, price(table, move))) ** 2


def playing(table: Table, seat: Seat, move: Move) -> float:
    """What brings cards to the table comes first; empty places last, for the last place played is the frontier."""
    box = table.box
    if isinstance(move, PlayTogether):
        return 6.0 + box.green[move.place] + 0.5 * box.attack[move.army]
    if isinstance(move, PlayWithTwo | AddArmy):
        return 8.0
    if isinstance(move, Assign):
        hostile = any(ability.does == "uninhabit" for ability in box.abilities[move.card])
        return 3.0 if hostile == (table.pieces[move.piece].seat != seat) else 0.02
    assert isinstance(move, Play), "a card is played"
    kind = box.type[move.card]
    if kind == "event":
        return happening(table, seat, move.card)
    if kind == "place":
        return 4.0 if move.card in box.inhabited else 1.0
    return 5.0


def happening(table: Table, seat: Seat, card: str) -> float:
    """An event is played when it finds something to do."""
    best = 0.05
    for ability in table.box.abilities[card]:
        worth = 1.0
        if ability.does == "fetch":
            worth = 4.0
            if ability.zone == "past" and not any(one in table.box.masters for one in table.pasts[seat]):
                worth = 0.05
        elif ability.does == "beat" or ability.does == "green-counts":
            worth = 3.0
        elif ability.does == "challenge":
            worth = 1.2 if stronger_master(table, seat) else 0.05
        best = max(best, worth)
    return best


def stronger_master(table: Table, seat: Seat) -> bool:
    """The best master here strikes harder than the best there."""
    best = [0, 0]
    for side in (0, 1):
        for number in table.forces[side]:
            piece = table.pieces[number]
            if piece.card in table.box.masters:
                best[side] = max(best[side], table.box.attack[piece.card] + table.lives(piece))
    return best[seat] > best[1 - seat] > 0


def naming(table: Table, seat: Seat, move: Move) -> float:
    """Hostile texts name the other's cards, helpful ones one's own."""
    if isinstance(move, ChooseGroup):
        return 5.0 if move.target == seat else 0.1
    if isinstance(move, ChooseUsed):
        return 3.0 if move.target != seat else 0.02
    if isinstance(move, Choose):
        top = table.stack[-1]
        piece = table.pieces[move.piece]
        value = max(0.1, 1.0 + piece_worth(table, piece))
        if isinstance(top, NameTarget):
            helpful = table.box.abilities[top.card][top.index].does in ("add", "grant", "challenge")
            return value if helpful == (piece.seat == seat) else 0.02
        return value
    if isinstance(move, ChooseAssigned):
        return 1.0 + table.box.attack[move.card] + table.box.green[move.card]
    return 1.0
