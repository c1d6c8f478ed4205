"""Groups and combats by instinct: whom to send, whom to keep at home, and what to play while they fight."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from budokan.games.ken.abilities import IN_FORCE
from budokan.games.ken.box import by_word, names_target
from budokan.games.ken.combats import Combat
from budokan.games.ken.instinct.worth import LIFE, POINT, Fighter, clash, fighters, piece_worth, place_worth
from budokan.games.ken.kinds import Activation
from budokan.games.ken.moves import Activate, LeaveUndefended, Play, Send, Show, ShowPaid, StopAttacking, Target, Use, UsePaid
from budokan.games.ken.pieces import Kind, Used
from budokan.games.ken.rules.assignment import may_defend
from budokan.games.ken.rules.attack import FormAttack, NameSingle, own_battles
from budokan.games.ken.rules.damage import foresee, toughness
from budokan.games.ken.rules.groups import FormDefence
from budokan.games.ken.rules.replies import fighting_master
from budokan.games.ken.table import Table
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat

RESOLVE: Final = 2.5
"""How much more natural a move looks for each unit it is worth more."""

ABSENCE: Final = 0.12
"""What it costs to send a card away: it is turned, and does not defend until its owner's next order phase."""

ABSENCE_OF_WORTH: Final = 0.10
"""The same for each unit the card is worth."""

FROM_HAND: Final = 0.2
"""What a card from the hand must bring to be used in a combat."""

IDLE_COMMANDER: Final = 0.25
COMMANDER: Final = 1.5


def appeal(worth: float) -> float:
    return exp(max(-4.0, min(4.0, RESOLVE * worth)))


# Attack.


def attacks(table: Table, top: FormAttack, options: Sequence[Move]) -> list[float]:
    """KEN-20.2: the group is worth what is left of it after the best answer, less what its cards would do at home."""
    free = [move.piece for move in options if isinstance(move, Send)]
    single = bool(top.target)
    prize = 0.0 if single else place_worth(table, table.pieces[top.place])
    answer = fighters(table, [top.target] if single else likely_defenders(table, top.seat, top.place))
    front = fighters(table, top.front)
    others = {number: Fighter(table, number) for number in companions(table, free)}
    found: list[float] = []
    for move in options:
        if isinstance(move, Send):
            if table.box.type[move.card] == "master":
                if front:
                    found.append(commanding(table, top.front, move.card))
                else:
                    found.append(appeal(raid([Fighter(table, move.piece)], answer, prize, single)))
            else:
                alone, together = with_others(front, others, move.piece)
                found.append(appeal(max(raid(alone, answer, prize, single), raid(together, answer, prize, single))))
        elif isinstance(move, StopAttacking):
            found.append(1.0)
        else:
            found.append(1.5 * appeal(raid(front, answer, prize, single)))
    return found


def companions(table: Table, free: list[int]) -> list[int]:
    """Those who could fight side by side."""
    return [one for one in free if table.pieces[one].card not in table.box.masters]


def with_others(front: list[Fighter], others: dict[int, Fighter], named: int) -> tuple[list[Fighter], list[Fighter]]:
    """The group with the card that is named, and with everybody who could still join it."""
    alone = [*front, others[named]]
    return alone, alone + [fighter for number, fighter in others.items() if number != named]


def raid(group: list[Fighter], answer: list[Fighter], prize: float, single: bool) -> float:
    """What an attack comes to if the other side does what is best for it."""
    away = 0.0
    for fighter in group:
        away += ABSENCE + ABSENCE_OF_WORTH * fighter.worth
    met = clash(group, answer, prize)
    return (met if single else min(prize, met)) - away


def likely_defenders(table: Table, seat: Seat, place: int) -> list[int]:
    """Who of the other side may stand up for a place: his share of those who are free, the strongest first."""
    card = table.pieces[place].card
    free = [
        (-table.box.attack[piece.card], piece.id)
        for piece in [table.pieces[number] for number in table.forces[1 - seat]]
        if not piece.engaged and may_defend(table, piece.card, card) and not table.in_a_group(piece.id)
    ]
    free.sort()
    share = (len(free) + own_battles(table, seat)) // (1 + own_battles(table, seat))
    return [number for _, number in free[:share]]


def single_combats(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """KEN-20.11: whose single card all that are free would take."""
    free = [number for number in table.forces[seat] if not table.pieces[number].engaged and not table.in_a_group(number)]
    group = fighters(table, companions(table, free) or free[:1])
    found: list[float] = []
    for move in options:
        if isinstance(move, Target):
            found.append(appeal(clash(group, fighters(table, [move.piece]), 0.0)))
        else:
            found.append(1.0)
    return found


def commanding(table: Table, front: Sequence[int], master: Kind) -> float:
    """KEN-22.3: a commander is sent for the abilities his lives pay for, or for his own."""
    box = table.box
    if any("commands" in one.when for one in box.abilities[master]):
        return COMMANDER
    for number in front:
        card = table.pieces[number].card
        if box.school[card] == box.school[master] and any(one.lives for one in box.abilities[card]):
            return COMMANDER
    return IDLE_COMMANDER


# Defence.


def defences(table: Table, top: FormDefence, options: Sequence[Move]) -> list[float]:
    """KEN-21.6: who stands up for a place, or nobody; a defender is straightened before he is missed."""
    battle = table.battles[top.battle]
    prize = place_worth(table, table.pieces[battle.place])
    came = fighters(table, battle.attack.front)
    front = fighters(table, top.front)
    free = [move.piece for move in options if isinstance(move, Send)]
    others = {number: Fighter(table, number) for number in companions(table, free)}
    found: list[float] = []
    for move in options:
        if isinstance(move, Send):
            if table.box.type[move.card] == "master":
                if front:
                    found.append(commanding(table, top.front, move.card))
                else:
                    found.append(appeal(-clash(came, [Fighter(table, move.piece)], prize)))
            else:
                alone, together = with_others(front, others, move.piece)
                found.append(appeal(max(-clash(came, alone, prize), -clash(came, together, prize))))
        elif isinstance(move, LeaveUndefended):
            found.append(appeal(-prize))
        else:
            found.append(1.5 * appeal(-clash(came, front, prize)))
    return found


# In combat.


def under_way(table: Table) -> float:
    """What the combats to come would bring the first seat, as they stand; until all groups are formed nobody can tell."""
    found = 0.0
    if isinstance(table.stack[-1], FormAttack | FormDefence | NameSingle):
        return found
    for battle in table.battles:
        if battle.place in table.pieces:
            prize = place_worth(table, table.pieces[battle.place])
            worth = clash(fighters(table, battle.attack.front), fighters(table, battle.defence.front), prize)
            found += worth if battle.attacker == 0 else -worth
    if table.combats:
        found += outlook(table, table.combat, 0)
    return found


def words_in_combat(table: Table, seat: Seat, options: Sequence[Move]) -> list[float]:
    """KEN-23.6, KEN-24.4: an ability or a card is worth what it changes in the combat as it stands."""
    combat = table.combat
    now = outlook(table, combat, seat)
    found: list[float] = []
    for move in options:
        if isinstance(move, Activate):
            found.append(activating(table, combat, seat, move, now))
        elif isinstance(move, Use | UsePaid | Show | ShowPaid):
            paid = isinstance(move, UsePaid | ShowPaid)
            then = outlook(table, with_used(table, combat, seat, move.card, paid), seat)
            cost = FROM_HAND if isinstance(move, Use | UsePaid) else 0.0
            found.append(appeal(then - now - cost) + (0.05 if paid else 0.0))
        elif isinstance(move, Play):
            found.append(calling(table, combat, seat, move.card, now))
        else:
            found.append(1.0)
    return found


def outlook(table: Table, combat: Combat, seat: Seat) -> float:
    """What the combat would come to for this seat if nobody did anything more."""
    worth = 0.0
    falling = [0, 0]
    for number, lives, _ in foresee(table, combat).losses:
        piece = table.pieces[number]
        lost = POINT * table.box.ochre[piece.card] * lives
        if lives >= toughness(table, number):
            lost += piece_worth(table, piece)
            falling[combat.side(piece.seat)] += 1
        else:
            lost += LIFE * lives
        worth += lost if piece.seat != seat else -lost
    if combat.kind == "place" and combat.place in table.pieces:
        left = [len(combat.groups[side].everyone()) - falling[side] for side in (0, 1)]
        if left[0] > 0 and left[1] <= 0:
            prize = place_worth(table, table.pieces[combat.place])
            worth += prize if combat.attacker == seat else -prize
    return worth


def activating(table: Table, combat: Combat, seat: Seat, move: Activate, now: float) -> float:
    """What an ability changes; one that names a target is taken on trust."""
    ability = table.box.abilities[move.card][move.ability - 1]
    if names_target(ability):
        return 3.0
    then = combat.copy()
    then.activated.append(Activation(move.piece, move.card, move.ability - 1, 0))
    if ability.keyword == "suicide-attack":
        then.suicides.append(move.piece)
        return appeal(outlook(table, then, seat) - now - piece_worth(table, table.pieces[move.piece]))
    if ability.does not in IN_FORCE:
        return 2.0
    return appeal(outlook(table, then, seat) - now) + 0.2


def with_used(table: Table, combat: Combat, seat: Seat, card: Kind, paid: bool) -> Combat:
    """The combat with this technique or spirit in use."""
    then = combat.copy()
    master = fighting_master(table, combat, seat)
    assert master is not None, "a technique is used by a master who fights"
    then.used.append(Used(seat, card, from_hand=True, paid=paid, lives=table.lives(master), annulled=False))
    return then


def calling(table: Table, combat: Combat, seat: Seat, card: Kind, now: float) -> float:
    """An event played in a combat: tried out if it lasts for the combat, held back for a lost one if it ends it."""
    abilities = table.box.abilities[card]
    if any(one.does == "end-combat" for one in abilities):
        return appeal(-now - FROM_HAND)
    if any(one.does in IN_FORCE and not by_word(one) for one in abilities):
        then = combat.copy()
        then.events.append((card, seat, 0))
        return appeal(outlook(table, then, seat) - now - FROM_HAND)
    return 0.7
