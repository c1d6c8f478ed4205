"""Chapter 25: what a group is worth, what it deals, and who falls."""

from __future__ import annotations

from budokan.games.ken.abilities import JOINED, sources, targets
from budokan.games.ken.box import by_word
from budokan.games.ken.combats import Combat
from budokan.games.ken.pieces import Assigned, Kind, Piece
from budokan.games.ken.table import Table

Loss = tuple[int, int, bool]
"""What damage costs: a card, how many of its lives (1 for a card with a number), and whether it is dead."""


class Reckoning:
    """The values of all cards in front, and the keywords of both groups, as they stand."""

    __slots__ = ("attack", "deadly", "defence", "double", "resistance", "slayer", "suicides", "surprise", "total")

    def __init__(self) -> None:
        self.attack: dict[int, int] = {}
        self.defence: dict[int, int] = {}
        self.resistance: dict[int, int] = {}
        self.total: list[int] = [0, 0]
        self.surprise: list[bool] = [False, False]
        self.deadly: list[bool] = [False, False]
        self.double: list[bool] = [False, False]
        self.slayer: list[bool] = [False, False]
        self.suicides: list[int] = []


class Forecast:
    """What the damage of a combat does: losses, attackers first; what each side deals; where damage is left over."""

    __slots__ = ("dealt", "losses", "reckoning", "surplus")

    def __init__(self, reckoning: Reckoning) -> None:
        self.reckoning = reckoning
        self.losses: list[Loss] = []
        self.dealt: list[int] = [0, 0]
        self.surplus: list[bool] = [False, False]


# What a group is worth: the sum of the attacks of its cards.


def printed(table: Table, piece: Piece) -> tuple[int, int, int]:
    """KEN-11.4, KEN-12.3: attack, defence and resistance of a card with its equipment and specials."""
    box = table.box
    attack, defence, resistance = box.figures[piece.card]
    for card, _ in piece.assigned:
        if box.type[card] in JOINED:
            attack += box.attack[card]
            defence += box.defence[card]
            resistance += box.resistance[card]
    return attack, defence, resistance


def reckon(table: Table, combat: Combat) -> Reckoning:
    """KEN-25.13: printed, assigned and used cards, abilities, events; then Suicide attack, then Zero, never below 0."""
    found = Reckoning()
    for side in (0, 1):
        for number in combat.groups[side].front:
            found.attack[number], found.defence[number], found.resistance[number] = printed(table, table.pieces[number])
    voided: list[Assigned] = []
    granted: dict[str, list[int]] = {}
    forbidden: dict[str, list[int]] = {}
    zeroed = combat.zeroed.copy()
    for source in sources(table, combat, voided):
        ability = source.ability
        if ability.does == "add":
            times = source.lives if ability.per == "life" else 1
            for number in targets(table, combat, source):
                if number in found.attack:
                    found.attack[number] += ability.attack * times
                    found.defence[number] += ability.defence * times
                    found.resistance[number] += ability.resistance * times
        elif ability.does == "grant" or ability.does == "forbid":
            keywords = granted if ability.does == "grant" else forbidden
            keywords.setdefault(str(ability.keyword), []).extend(targets(table, combat, source))
        elif ability.does == "zero" and not by_word(ability):
            zeroed += [(number, str(value)) for number in targets(table, combat, source) for value in ability.values]
    add_used(table, combat, voided, found)
    for keyword, numbers in granted.items():
        if keyword in forbidden:
            granted[keyword] = [number for number in numbers if number not in forbidden[keyword]]
    settle_values(found, granted.get("suicide-attack", []), zeroed)
    for side in (0, 1):
        group = combat.groups[side]
        found.total[side] = sum([found.attack[number] for number in group.front])
        if not granted:
            continue
        found.surprise[side] = any_of(granted, "surprise", group.acting())
        found.slayer[side] = any_of(granted, "slayer", group.acting())
        found.double[side] = any_of(granted, "double-damage", group.acting())
        contributing = tuple([number for number in group.front if found.attack[number] > 0])
        found.deadly[side] = any_of(granted, "deadly", contributing)
    return found


def any_of(granted: dict[str, list[int]], keyword: str, numbers: tuple[int, ...]) -> bool:
    """KEN-29.30, KEN-29.37, KEN-29.43, KEN-29.57: a keyword of one card holds for its group."""
    having = granted.get(keyword)
    return having is not None and any(number in having for number in numbers)


def add_used(table: Table, combat: Combat, voided: list[Assigned], found: Reckoning) -> None:
    """KEN-10.6: the figures of the technique and the spirit a master uses."""
    for used in combat.used:
        front = combat.groups[combat.side(used.seat)].front
        if front and (used.card, used.seat) not in voided:
            found.attack[front[0]] += table.box.attack[used.card]
            found.defence[front[0]] += table.box.defence[used.card]


def settle_values(found: Reckoning, suicides: list[int], zeroed: list[tuple[int, str]]) -> None:
    """KEN-2.9, KEN-25.13, KEN-29.5: doubling once, then zeros, and nothing below 0."""
    for number in dict.fromkeys(suicides):
        if number in found.attack:
            found.attack[number] *= 2
            found.suicides.append(number)
    for number, value in zeroed:
        values = found.attack if value == "attack" else found.defence if value == "defence" else found.resistance
        if number in values:
            values[number] = 0
    for values in (found.attack, found.defence, found.resistance):
        for number, value_now in values.items():
            if value_now < 0:
                values[number] = 0


# Both strike at the same moment, or Surprise first.


def foresee(table: Table, combat: Combat) -> Forecast:
    """KEN-25.2, KEN-29.57, KEN-29.58: both at once, or the side that alone has Surprise first."""
    reckoning = reckon(table, combat)
    found = Forecast(reckoning)
    if reckoning.surprise[0] == reckoning.surprise[1]:
        of_defender = strike(table, combat, 0, reckoning, reckoning, found)
        found.losses = strike(table, combat, 1, reckoning, reckoning, found) + of_defender
        return found
    early = 0 if reckoning.surprise[0] else 1
    first = strike(table, combat, early, reckoning, reckoning, found)
    left = without_fallen(table, combat, first)
    second = strike(table, left, 1 - early, reckon(table, left), reckoning, found)
    found.losses = second + first if early == 0 else first + second
    return found


def without_fallen(table: Table, combat: Combat, losses: list[Loss]) -> Combat:
    """KEN-29.57, KEN-29.59, KEN-25.14: whoever was surprised answers without those who fell; who was first stays so."""
    after = combat.copy()
    after.firsts = [combat.first(0), combat.first(1)]
    for number, lives, _ in losses:
        if lives >= toughness(table, number):
            after.groups = [after.groups[0].without(number), after.groups[1].without(number)]
    return after


def toughness(table: Table, number: int) -> int:
    """KEN-25.9: how many losses a card can take: its lives, or one."""
    piece = table.pieces[number]
    return table.lives(piece) if piece.card in table.box.life else 1


# From the first card to the next, until the damage is used up.


def strike(table: Table, combat: Combat, side: int, striking: Reckoning, struck: Reckoning, found: Forecast) -> list[Loss]:
    """KEN-29.27 to KEN-29.31: one side deals its damage, in two waves with Double damage; what it costs the other side."""
    front = combat.groups[1 - side].front
    full = {number: toughness(table, number) for number in front}
    left = full.copy()
    for _ in range(2 if striking.double[side] else 1):
        if wave(table, combat, side, striking, struck, left) > 0:
            found.surplus[1 - side] = True
    found.dealt[side] = striking.total[side]
    deadly = striking.deadly[side]
    return [(number, full[number] - left[number], deadly) for number in front if left[number] < full[number]]


def wave(table: Table, combat: Combat, side: int, striking: Reckoning, struck: Reckoning, left: dict[int, int]) -> int:
    """KEN-25.3, KEN-25.7, KEN-25.10: from the first card to the next, its defence taken off; what is left behind the last."""
    damage = striking.total[side]
    for number in combat.groups[1 - side].front:
        if damage <= 0:
            break
        if left[number] == 0:
            continue
        damage -= struck.defence[number]
        card = table.pieces[number].card
        if card not in table.box.life:
            lost, damage = against_number(damage, struck.resistance[number])
        elif counts_each_life(table, combat, side, striking, card):
            lost, damage = against_lives(damage, left[number])
        else:
            lost, damage = against_stack(damage)
        left[number] -= lost
    return damage


def counts_each_life(table: Table, combat: Combat, side: int, striking: Reckoning, card: Kind) -> bool:
    """KEN-25.11, KEN-29.36, KEN-29.40: in a challenge, and of characters against Slayer and Deadly, each life is a point."""
    if combat.kind == "challenge":
        return True
    return (striking.deadly[side] or striking.slayer[side]) and card not in table.box.masters


# What damage does to one card, its defence taken off: how much of the card is lost, and what goes on to the next.


def against_number(damage: int, resistance: int) -> tuple[int, int]:
    """KEN-25.4, KEN-25.6, KEN-29.29: a card with a number falls to as much damage; less is used up, and it stays as it was."""
    return (1, damage - resistance) if damage >= resistance else (0, 0)


def against_stack(damage: int) -> tuple[int, int]:
    """KEN-25.9, KEN-25.10: one life, which absorbs all the rest; none if nothing is left."""
    return (1, 0) if damage > 0 else (0, 0)


def against_lives(damage: int, lives: int) -> tuple[int, int]:
    """KEN-25.11: one life per point; what is left over goes on once the stack is gone."""
    if damage < lives:
        return max(damage, 0), 0
    return lives, damage - lives
