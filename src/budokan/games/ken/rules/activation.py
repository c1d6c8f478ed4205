"""Chapter 23: abilities that wait for their owner's word, and the lives that pay for them."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.abilities import JOINED, holds
from budokan.games.ken.cards import Ability
from budokan.games.ken.combats import Combat
from budokan.games.ken.moves import Activate, Ready
from budokan.games.ken.pieces import Kind
from budokan.games.ken.rules.card_texts import of_an_activated_ability
from budokan.games.ken.rules.targets import has_target
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Refusal, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

READY = Ready()
NO_MOVES: list[Move] = []


def lives_for(table: Table, combat: Combat, side: int, school: str) -> int:
    """KEN-23.2, KEN-23.10, KEN-23.14: lives of the commanders of that school, or of the master who fights alone."""
    group = combat.groups[side]
    lives = 0
    for number in group.commanders:
        piece = table.pieces[number]
        if table.box.school[piece.card] == school:
            lives += table.lives(piece)
    if len(group.front) == 1 and not group.commanders:
        piece = table.pieces[group.front[0]]
        if piece.card in table.box.masters and table.box.school[piece.card] == school:
            lives += table.lives(piece)
    return lives


def can_pay(table: Table, combat: Combat, side: int, card: Kind, lives: int) -> bool:
    """KEN-23.3, KEN-23.4: within the lives not yet spent in this combat, or by the option within all of them."""
    if not lives:
        return True
    spent = 0 if table.rules.activation == "threshold" else combat.spent[side]
    return lives <= lives_for(table, combat, side, table.box.school[card]) - spent


def on_its_cards(table: Table, number: int) -> list[Kind]:
    """KEN-23.12: the card itself and the equipment and specials that are one with it."""
    piece = table.pieces[number]
    if not piece.assigned:
        return [piece.card]
    return [piece.card, *[card for card, _ in piece.assigned if table.box.type[card] in JOINED]]


def waiting_abilities(table: Table, combat: Combat, side: int) -> list[tuple[int, Kind, int]]:
    """KEN-23.5: every ability of this group that waits for a word and was not activated in this combat."""
    found: list[tuple[int, Kind, int]] = []
    box = table.box
    for number in combat.groups[side].acting():
        if number in combat.annulled:
            continue
        piece = table.pieces[number]
        if not piece.assigned and not box.waiting[piece.card]:
            continue
        cards = on_its_cards(table, number)
        for card in dict.fromkeys(cards):
            for index, ability in box.waiting[card]:
                if not is_on(combat, number, card, index, cards, ability):
                    found.append((number, card, index))
    return found


def is_on(combat: Combat, number: int, card: Kind, index: int, cards: list[Kind], ability: Ability) -> bool:
    """KEN-23.5, KEN-41.2: activated as often as it is there; a card declares Suicide attack once."""
    if ability.keyword == "suicide-attack":
        return number in combat.suicides
    done = [one for one in combat.activated if one.piece == number and one.card == card and one.ability == index]
    return len(done) >= cards.count(card)


def can_activate(table: Table, combat: Combat, side: int, number: int, card: Kind, ability: Ability) -> bool:
    """KEN-23.2, KEN-13.3: paid for, its conditions met, and with a target if it needs one."""
    seat = combat.seat(side)
    if not can_pay(table, combat, side, card, ability.lives) or not holds(table, combat, ability, seat, number):
        return False
    return has_target(table, seat, ability, number)


def activations(table: Table, seat: Seat) -> list[Move]:
    """KEN-23.16: what may be activated now; stopping is open once every text that needs a target has one (KEN-23.15)."""
    combat = table.combat
    side = combat.side(seat)
    moves: list[Move] = []
    must = False
    for number, card, index in waiting_abilities(table, combat, side):
        ability = table.box.abilities[card][index]
        if can_activate(table, combat, side, number, card, ability):
            moves.append(Activate(card, number, index + 1))
            must = must or not (ability.lives or ability.keyword == "suicide-attack")
    return moves if must or not moves else [READY, *moves]


@frame
class AbilityStep(Step):
    """KEN-23.6: first the attacker says which abilities he activates, then the defender."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        moves = NO_MOVES if table.combat.broken() else activations(table, self.seat)
        return [table.expect(ChooseAbility(self.seat), moves)] if moves else NOTHING


@frame
class ChooseAbility(Question):
    """KEN-23.6, KEN-23.16: activate an ability, or no further one."""

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-ability", {"seat": SeatRef(self.seat)}, "KEN-23.6")

    def options(self, table: Table) -> list[Move]:
        return activations(table, self.seat)

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        return impossible_activations(table, seat)

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Activate):
            return [*activate(table, self.seat, move.piece, move.card, move.ability - 1), AbilityStep(self.seat)]
        return NOTHING


def activate(table: Table, seat: Seat, number: int, card: Kind, index: int) -> Frames:
    """KEN-23.3, KEN-23.7, KEN-29.6: the lives are spent, the ability is on for this combat."""
    combat = table.combat
    ability = table.box.abilities[card][index]
    combat.spent[combat.side(seat)] += ability.lives
    table.tell(tell.Activated(seat, card))
    if ability.keyword == "suicide-attack":
        combat.suicides.append(number)
    return of_an_activated_ability(table, seat, card, index, number)


def impossible_activations(table: Table, seat: Seat) -> list[Refusal]:
    """KEN-23.2, KEN-23.3, KEN-23.13: abilities whose symbols are not paid for, and those without a target."""
    combat = table.combat
    side = combat.side(seat)
    refused: list[Refusal] = []
    for number, card, index in waiting_abilities(table, combat, side):
        ability = table.box.abilities[card][index]
        move = Activate(card, number, index + 1)
        if not can_pay(table, combat, side, card, ability.lives):
            refused.append(
                Refusal(move, Text("why-ken-lives", {"lives": ability.lives, "card": WordRef(f"card-{card}")}), "KEN-23.3")
            )
        elif not can_activate(table, combat, side, number, card, ability):
            refused.append(Refusal(move, Text("why-ken-no-effect", {"card": WordRef(f"card-{card}")}), "KEN-13.3"))
    return refused
