"""Chapters 22, 25, 26 and 29: a combat from its first step to conquest, commanders drawn in, and challenges."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.book import Book
from budokan.games.ken.combats import Combat
from budokan.games.ken.moves import Choose
from budokan.games.ken.pieces import NONE, Battle, BattleNumber, Fought, Group, PieceHere, PieceOrNone, Used
from budokan.games.ken.rules.activation import AbilityStep
from budokan.games.ken.rules.damage import Forecast, foresee, reckon, toughness
from budokan.games.ken.rules.events_played import answers_to
from budokan.games.ken.rules.groups import names
from budokan.games.ken.rules.lives import NOBODY_SCORES, Suffer, lose_lives
from budokan.games.ken.rules.replies import first_card
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


@frame
class FightBattle(Step):
    """KEN-20.8, KEN-20.20, KEN-26.4: a declared attack is carried out: lost, undefended, or a combat."""

    index: BattleNumber

    def resolve(self, table: Table) -> Frames:
        battle = table.battles.pop(self.index)
        target = battle.place or battle.target
        if target not in table.pieces or battle.attack.is_empty():
            engage_all(table, battle.attack)
            engage_all(table, battle.defence)
            table.tell(tell.AttackLost(battle.attacker))
            return NOTHING
        kind: Fought = "place" if battle.place else "single"
        defence = battle.defence if battle.place else Group((battle.target,), (), ())
        combat = Combat(kind, battle.attacker, battle.place, [battle.attack, defence])
        if battle.place and defence.is_empty():
            return undefended(table, battle, combat)
        table.combats.append(combat)
        return combat_steps(table)


def combat_steps(table: Table) -> Frames:
    """KEN-24.3: abilities, cards and damage; the attacker always decides first."""
    combat = table.combat
    attacker = combat.attacker
    if table.heard is not None:
        table.tell(tell.CombatBegan(attacker, names(table, combat.groups[0]), names(table, combat.groups[1])))
    return STEPS[attacker]


def undefended(table: Table, battle: Battle, combat: Combat) -> Frames:
    """KEN-26.4, KEN-26.5: the place is conquered without combat; only what is always on counts."""
    conquer(table, battle.attacker, battle.place, slayer=slays(table, combat, []))
    engage_all(table, battle.attack)
    return NOTHING


def slays(table: Table, combat: Combat, used: list[Used]) -> bool:
    """KEN-29.35, KEN-29.37, KEN-29.67: somebody left in the group that conquers has Slayer, in front, in command or behind."""
    if not used and not combat.events and not any_slayer(table):
        return False
    left = combat.groups[0]
    conquering = combat.copy()
    conquering.groups = [Group(left.front, left.commanders + left.behind, ()), combat.groups[1]]
    conquering.used = used
    return reckon(table, conquering).slayer[0]


def any_slayer(table: Table) -> bool:
    """Whether there is a card with the word Slayer on the table: else nobody need be looked at."""
    slayers = table.box.slayers
    for piece in table.pieces.values():
        if piece.card in slayers:
            return True
        for card, _ in piece.assigned:
            if card in slayers:
                return True
    return bool(table.lasting)


def conquer(table: Table, seat: Seat, place: int, *, slayer: bool) -> None:
    """KEN-26.2, KEN-26.3, KEN-29.35: to its owner's past, or out of the game for a Slayer; nobody takes it over."""
    if table.heard is not None:
        table.tell(tell.Conquered(seat, table.pieces[place].card))
        if slayer:
            table.tell(tell.KeywordCounted(seat, "slayer"))
    table.leave(place, dead=slayer)


def engage_all(table: Table, group: Group) -> None:
    for number in group.everyone():
        table.engage(number)


def withdraw(table: Table, group: Group) -> None:
    """KEN-31.22: who has just defended alone is engaged, and takes no part in an attack declared before."""
    for number in group.everyone():
        if table.in_a_group(number):
            table.leave_groups(number)
            table.tell(tell.Withdrawn(table.pieces[number].seat, table.pieces[number].card))


@frame
class Damage(Step):
    """KEN-25.2: both groups deal their damage; the losses follow, those of the attacker first (KEN-34.8)."""

    def resolve(self, table: Table) -> Frames:
        combat = table.combat
        if combat.broken():
            combat.suicides = reckon(table, combat).suicides
            return NOTHING
        forecast = foresee(table, combat)
        combat.firsts = [combat.first(0), combat.first(1)]
        combat.suicides = forecast.reckoning.suicides
        combat.surplus = forecast.surplus
        if table.heard is not None:
            tell_damage(table, combat, forecast)
        follows: list[Frame] = []
        answers: list[Frame] = []
        for number, lives, dead in forecast.losses:
            piece = table.pieces[number]
            scorer = NOBODY_SCORES if combat.kind == "challenge" else 1 - piece.seat
            follows.append(Suffer(number, lives, dead or number in combat.suicides, scorer))
            if lives >= toughness(table, number):
                answers += answers_to(table, number)
        return follows + answers


def tell_damage(table: Table, combat: Combat, forecast: Forecast) -> None:
    reckoning = forecast.reckoning
    for side in (0, 1):
        seat = combat.seat(side)
        if reckoning.surprise[side] and not reckoning.surprise[1 - side]:
            table.tell(tell.KeywordCounted(seat, "surprise"))
        if reckoning.double[side]:
            table.tell(tell.KeywordCounted(seat, "double-damage"))
        if reckoning.deadly[side]:
            table.tell(tell.KeywordCounted(seat, "deadly"))
        for number in reckoning.suicides:
            if table.pieces[number].seat == seat:
                table.tell(tell.KeywordCounted(seat, "suicide-attack"))
        table.tell(tell.Dealt(seat, forecast.dealt[side]))


@frame
class AfterDamage(Step):
    """KEN-25.16, KEN-40.9: texts for after damage; a combat without damage has none."""

    def resolve(self, table: Table) -> Frames:
        combat = table.combat
        follows: list[Frame] = []
        if combat.firsts:
            for used in combat.used:
                front = combat.groups[combat.side(used.seat)].front
                costs = [one for one in table.box.abilities[used.card] if one.does == "lose-life"]
                if front and costs and not used.annulled:
                    follows += lose_lives(table, front[0], 1, dead=False, scorer=NOBODY_SCORES)
        return follows


@frame
class CombatEnds(Step):
    """KEN-25.16: used cards to the past, Suicide attackers out of the game, a commander drawn in, conquest, engagement."""

    def resolve(self, table: Table) -> Frames:
        combat = table.combat
        in_use = combat.used
        for used in in_use:
            if used.from_hand:
                table.to_past(used.seat, used.card)
        combat.used = []
        for number in combat.suicides:
            if number in table.pieces:
                table.leave(number, dead=True)
        if is_drawn_in(combat):
            return [DrawIn(NONE, NONE)]
        table.combats.pop()
        if combat.kind == "place" and combat.place in table.pieces:
            settle_place(table, combat, in_use)
        if combat.kind != "challenge":
            engage_all(table, combat.groups[0])
            engage_all(table, combat.groups[1])
        if combat.kind == "single":
            withdraw(table, combat.groups[1])
        return NOTHING


def settle_place(table: Table, combat: Combat, in_use: list[Used]) -> None:
    """KEN-26.1, KEN-26.6 to KEN-26.8: conquered if no defender is left and an attacker is."""
    if not combat.groups[0].is_empty() and combat.groups[1].is_empty() and not combat.ended:
        conquer(table, combat.attacker, combat.place, slayer=slays(table, combat, in_use))
    else:
        table.tell(tell.Held(1 - combat.attacker, table.pieces[combat.place].card))


def is_drawn_in(combat: Combat) -> bool:
    """KEN-22.11, KEN-22.12, KEN-22.17: damage is left over, a commander is there, and so is an enemy."""
    if combat.kind == "challenge" or combat.ended:
        return False
    if combat.groups[0].is_empty() or combat.groups[1].is_empty():
        return False
    return any(combat.surplus[side] and not combat.groups[side].front for side in (0, 1))


STEPS = tuple(
    [
        (AbilityStep(attacker), AbilityStep(1 - attacker), first_card(attacker), Damage(), AfterDamage(), CombatEnds())
        for attacker in (0, 1)
    ]
)
"""KEN-24.3: of a combat, by who attacks."""


@frame
class DrawIn(Step):
    """KEN-22.15, KEN-22.16, KEN-22.18: who of each side without a front line enters the fight; then the new combat."""

    attacker: PieceOrNone
    defender: PieceOrNone

    def resolve(self, table: Table) -> Frames:
        combat = table.combat
        picked = [self.attacker, self.defender]
        for side in (0, 1):
            group = combat.groups[side]
            if not group.front and not picked[side]:
                waiting = group.everyone()
                if len(waiting) > 1:
                    return [PickCommander(combat.seat(side), self.attacker, self.defender)]
                picked[side] = waiting[0]
        new = Combat(combat.kind, combat.attacker, combat.place, [drawn(combat.groups[side], picked[side]) for side in (0, 1)])
        table.combats[-1] = new
        if table.heard is not None:
            for number in picked:
                if number:
                    table.tell(tell.DrawnIn(table.pieces[number].seat, table.pieces[number].card))
        return combat_steps(table)


def drawn(group: Group, number: int) -> Group:
    """KEN-22.14, KEN-22.18: the drawn-in master alone, the other commanders behind him; a front line stays as it is."""
    if number == NONE:
        return group
    return Group((number,), (), tuple([one for one in group.everyone() if one != number]))


@frame
class PickCommander(Question):
    """KEN-22.18: with several commanders their owner picks the one who is drawn in."""

    attacker: PieceOrNone
    defender: PieceOrNone

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-pick-commander", {"seat": SeatRef(self.seat)}, "KEN-22.18")

    def options(self, table: Table) -> list[Move]:
        combat = table.combat
        return [Choose(table.pieces[one].card, one) for one in combat.groups[combat.side(self.seat)].everyone()]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Choose), "a commander is picked"
        if table.combat.side(self.seat) == 0:
            return [DrawIn(move.piece, self.defender)]
        return [DrawIn(self.attacker, move.piece)]


class Rulebook(Book):
    """What the chapters below this one ask of it."""

    def challenge(self, seat: Seat, own: int, other: int) -> Frames:
        return [Challenge(seat, own, other)]


RULEBOOK = Rulebook()


@frame
class Challenge(Step):
    """KEN-29.48, KEN-29.53: the game is interrupted and the two fight at once; the challenger decides first."""

    seat: Seat
    own: PieceHere
    other: PieceHere

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.Challenged(self.seat, table.pieces[self.own].card, table.pieces[self.other].card))
        groups = [Group((self.own,), (), ()), Group((self.other,), (), ())]
        table.combats.append(Combat("challenge", self.seat, NONE, groups))
        return combat_steps(table)
