"""Chapters 13, 16, 18 and 28: grids, attacks, blocks, success, and the order in which they go."""

from __future__ import annotations

from dataclasses import dataclass

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import lose_stealth
from budokan.games.senjutsu.hexes import Hex, any_way_covered, covered
from budokan.games.senjutsu.language.compiler import Rule, act_of, grid_of, shields_of
from budokan.games.senjutsu.language.printer import print_effect
from budokan.games.senjutsu.language.values import (
    Asterisk,
    Attack,
    Block,
    Cancel,
    Effect,
    Gate,
    Marks,
    Shift,
)
from budokan.games.senjutsu.language.values import (
    Step as StepEffect,
)
from budokan.games.senjutsu.moves import NoThanks, Pay
from budokan.games.senjutsu.plays import Play
from budokan.games.senjutsu.rules.contracts import gold_succeeded
from budokan.games.senjutsu.rules.defeat import Aftermath, halt
from budokan.games.senjutsu.rules.harm import armour, give_marks, reduced
from budokan.games.senjutsu.rules.lines import MAIN, REDUCED, RunLines, holds, open_to, pay, rules_of
from budokan.games.senjutsu.rules.shifts import MOVED
from budokan.games.senjutsu.rules.terrain import wounding_attack_clears
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, SeatRef, Text, WordRef

POISONED = 1 << 21
"""The bit of `play.adds` that says a poison was given."""


# What belongs to a grid.


def add_on_gates(rule: Rule) -> list[int]:
    """The lines of a grid that cost something, by their place: asterisk lines first, then bleeding lines."""
    gates = [gate for gate, _ in rule.stars] + list(rule.bleeds)
    return [index for index, gate in enumerate(gates) if gate.costs]


def gate_number(rule: Rule, index: int) -> Gate:
    stars = len(rule.stars)
    return rule.stars[index][0] if index < stars else rule.bleeds[index - stars]


def active(table: Table, play: Play, rule: Rule, index: int) -> bool:
    """SJ-13.6: whether a line of the grid counts: paid for, or open without a price."""
    gate = gate_number(rule, index)
    return bool(play.adds >> index & 1) if gate.costs else holds(table, play, gate)


def active_stars(table: Table, play: Play, rule: Rule) -> list[Asterisk]:
    return [star for index, (_, star) in enumerate(rule.stars) if active(table, play, rule, index)]


def star_marks(table: Table, play: Play, rule: Rule) -> list[tuple[int, str]]:
    """SJ-13.5: what the asterisk adds to a cell."""
    return [mark for star in active_stars(table, play, rule) for mark in star.marks]


@dataclass(frozen=True, slots=True)
class AddOns(Step):
    """SJ-28.1, SJ-28.2: lines that add to this attack are paid for before blocks are checked."""

    play: int
    stage: int
    section: int
    index: int
    line: int

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        rule = rules_of(table, play, self.stage, self.section)[self.index]
        for line in add_on_gates(rule):
            if line >= self.line and open_to(table, play, gate_number(rule, line)):
                after = AddOns(self.play, self.stage, self.section, self.index, line + 1)
                return [MayAddOn(table.owner(play.figure), self.play, self.stage, self.section, self.index, line), after]
        return NOTHING


@dataclass(frozen=True, slots=True)
class MayAddOn(Question):
    """SJ-28.3: the focus is spent even if the attack is then blocked."""

    play: int
    stage: int
    section: int
    index: int
    line: int

    def ask(self, table: Table) -> Text:
        play = table.plays[self.play]
        gate = gate_number(rules_of(table, play, self.stage, self.section)[self.index], self.line)
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{play.card}"), "focus": gate.focus}
        return Text("ask-sj-add-on", args, "SJ-28.2")

    def options(self, table: Table) -> list[Move]:
        return [Pay(), NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Pay):
            play = table.plays[self.play]
            pay(table, play, gate_number(rules_of(table, play, self.stage, self.section)[self.index], self.line))
            play.adds |= 1 << self.line
        return NOTHING


# The attack.


def attack_of(rule: Rule, chosen: int) -> Attack:
    attack = rule.choices[chosen].acts[0].effects[0]
    assert isinstance(attack, Attack), "an attack grid"
    return attack


def covers(table: Table, play: Play, attack: Attack) -> list[tuple[Figure, Marks, bool]]:
    """SJ-13.3, SJ-13.13: every character in a marked hex now, with the marks of that hex."""
    here, facing = table.at[play.figure], table.facing[play.figure]
    found: list[tuple[Figure, Marks, bool]] = []
    for offsets, marks, star in grid_of(attack):
        hex = here + offsets[facing]
        if hex in table.at:
            found.append((table.at.index(hex), marks, star))
    return found


@dataclass(frozen=True, slots=True)
class Strike(Step):
    """SJ-28.1: see whom the grid covers, then pay for what adds to the attack."""

    play: int
    stage: int
    section: int
    index: int
    chosen: int

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        play.adds = 0
        play.hit = ()
        play.given = ()
        rule = rules_of(table, play, self.stage, self.section)[self.index]
        attack = attack_of(rule, self.chosen)
        cut_bamboo = bool(table.solid)
        reached = covers(table, play, attack)
        land = Land(self.play, self.stage, self.section, self.index, self.chosen)
        if not reached:
            table.tell(tell.Missed(table.owner(play.figure), play.card))
            return [land] if cut_bamboo else NOTHING
        return [AddOns(self.play, self.stage, self.section, self.index, 0), land] if add_on_gates(rule) else [land]


def shield_hexes(table: Table, figure: Figure) -> set[Hex]:
    """SJ-16.1, SJ-16.9: the hexes a figure's blocks cover now, from where it stands and faces."""
    hexes: set[Hex] = set()
    for number, stage, index, chosen, speed in table.shields:
        play = table.plays[number]
        if play.figure != figure or speed != table.speed or not table.alive[figure]:
            continue
        rule = rules_of(table, play, stage, MAIN)[index]
        block = rule.choices[chosen].acts[0].effects[0]
        assert isinstance(block, Block), "a block grid"
        starred = any(star.block and holds(table, play, gate) for gate, star in rule.stars)
        here, facing = table.at[figure], table.facing[figure]
        for offsets, star_cell in shields_of(block):
            if starred or not star_cell:
                hexes.add(here + offsets[facing])
    return hexes


def is_stopped(table: Table, attacker: Hex, struck: Hex, shields: set[Hex]) -> bool:
    """SJ-16.2 to SJ-16.4, or the beta's tests (SJ-41.1 to SJ-41.3)."""
    if not shields:
        return False
    return any_way_covered(attacker, struck, shields) if table.box.beta else covered(attacker, struck, shields)


@dataclass(frozen=True, slots=True)
class Land(Step):
    """SJ-16.6, SJ-28.1, SJ-28.6: check blocks hex by hex, then apply the effects to whoever is struck."""

    play: int
    stage: int
    section: int
    index: int
    chosen: int

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if play.halted or not table.alive[play.figure]:
            return NOTHING
        rule = rules_of(table, play, self.stage, self.section)[self.index]
        attack = attack_of(rule, self.chosen)
        reached = covers(table, play, attack)
        here = table.at[play.figure]
        walls = set(table.solid)
        shields: set[Hex] = set()
        unblockable = table.sheet(play).program.stages[self.stage].unblockable
        if table.shields and not unblockable:
            for figure in range(2 * table.seats):
                if figure != play.figure:
                    shields |= shield_hexes(table, figure)
        landed: list[tuple[Figure, Marks, bool]] = []
        stopped: list[Figure] = []
        for figure, marks, star in reached:
            struck = table.at[figure]
            if is_stopped(table, here, struck, walls):
                table.tell(tell.Sheltered(table.owner(figure), table.owner(play.figure)))
            elif shields and is_stopped(table, here, struck, walls | shields):
                if is_stopped(table, here, struck, walls | shield_hexes(table, figure)):
                    stopped.append(figure)
                else:
                    table.tell(tell.Sheltered(table.owner(figure), table.owner(play.figure)))
            else:
                landed.append((figure, marks, star))
        cut_terrain(table, play, attack, rule)
        return land(table, self.play, self.stage, self.section, rule, landed, stopped)


def cut_terrain(table: Table, play: Play, attack: Attack, rule: Rule) -> None:
    """SJ-27.8, SJ-27.10: bamboo in a hex where the attack deals wounds is removed, though it stopped the attack."""
    if not table.solid:
        return
    here, facing = table.at[play.figure], table.facing[play.figure]
    starred = star_marks(table, play, rule)
    for offsets, marks, star in grid_of(attack):
        wounding = any(mark in ("w", "bl") for _, mark in (*marks, *(starred if star else ())))
        if wounding:
            wounding_attack_clears(table, here + offsets[facing])


def land(
    table: Table,
    number: int,
    stage: int,
    section: int,
    rule: Rule,
    landed: list[tuple[Figure, Marks, bool]],
    stopped: list[Figure],
) -> Frames:
    """The marks of each struck hex, then what the asterisk does to those it marks (SJ-13.8)."""
    play = table.plays[number]
    bleeds = any(active(table, play, rule, len(rule.stars) + index) for index in range(len(rule.bleeds)))
    frames: list[Frame] = []
    effects: list[tuple[str, Figure]] = []
    marked: list[Figure] = []
    bare: list[Figure] = []
    stars = active_stars(table, play, rule)
    play.hit = tuple([figure for figure, _, _ in landed])
    for figure, marks, star in landed:
        table.tell(tell.Struck(table.owner(play.figure), table.owner(figure), table.person(figure).id, play.card))
        all_marks = list(marks) + ([mark for one in stars for mark in one.marks] if star else [])
        if play.bonus and any(mark in ("w", "bl") for _, mark in all_marks):
            all_marks.append((play.bonus, "w"))
        frames += deal(table, play, figure, tuple(all_marks), bleeds)
        if star:
            effects += [(print_effect(one.effect), figure) for one in stars if one.effect is not None]
        if all_marks:
            marked.append(figure)
        elif star and not rule.stars:
            bare.append(figure)
    for text, figure in effects:
        frames.append(StarEffect(number, text, figure))
    figures = tuple(marked + bare)
    shifting = bool(effects) and all(moves_target(act_of(text).effects[0]) for text, _ in effects)
    reached = tuple(dict.fromkeys([figure for _, figure in effects]))
    frames.append(Judge(number, stage, section, figures, reached, tuple(stopped), shifting))
    return frames


def moves_target(effect: Effect) -> bool:
    """SJ-18.3: a push, pull or step of no hex affects nobody."""
    return isinstance(effect, Shift) or (isinstance(effect, StepEffect) and effect.who == "T")


def deal(table: Table, play: Play, figure: Figure, marks: Marks, bleeds: bool) -> Frames:
    """SJ-14.1 to SJ-14.9, SJ-66.7: the marks of an attack, less armour, plain Wounds turned if a line says so."""
    less = armour(table, figure)
    kept = reduced(marks, less) if less else marks
    if bleeds:
        kept = tuple([(count, "bl" if mark == "w" else mark) for count, mark in kept])
    plain = sum(count for count, mark in kept if mark == "w")
    if plain:
        play.given = (*play.given, (figure, plain))
    if any(mark == "poi" for _, mark in kept) and table.poisons[table.owner(play.figure)] and not table.is_dog(figure):
        play.adds |= POISONED
    frames = list(give_marks(table, figure, kept, table.owner(play.figure)))
    if (kept != marks and not bleeds) or (bleeds and less and reduced(marks, less) != marks):
        frames += armour_holds(table, figure)
    return frames


def armour_holds(table: Table, figure: Figure) -> Frames:
    """SJ-48.2: each time Heavy Armour reduces damage its own lines are carried out."""
    for card, home, _ in table.lasting[figure]:
        if table.box.sheet(card).program.when_reduced and table.alive[figure]:
            table.tell(tell.ArmourHeld(figure, card))
            return [RunLines(trigger(table, figure, card, home), 0, REDUCED, 0)]
    return NOTHING


def trigger(table: Table, figure: Figure, card: str, home: int) -> int:
    """A lasting card that does something now: the number of a play that stands for it."""
    table.plays.append(Play(figure, card, "lasting", home))
    return len(table.plays) - 1


@dataclass(frozen=True, slots=True)
class StarEffect(Step):
    """SJ-13.5: what the asterisk line does to one character struck."""

    play: int
    line: str
    target: Figure

    def resolve(self, table: Table) -> Frames:
        if table.hurt:
            return [Aftermath(), self]
        play = table.plays[self.play]
        if play.halted or not table.alive[self.target] or not table.alive[play.figure]:
            return NOTHING
        from budokan.games.senjutsu.rules.effects import do_to

        return do_to(table, self.play, act_of(self.line), self.target)


@dataclass(frozen=True, slots=True)
class Judge(Step):
    """SJ-18.1 to SJ-18.4: whether the attack succeeded, and against whom; then the sequences of those who stopped it.

    `marked` took marks, `reached` met the asterisk's effect, `stopped` stopped it by their own block. `shifting`: the
    asterisk only moves, so that it succeeds only if somebody moved.
    """

    play: int
    stage: int
    section: int
    marked: tuple[Figure, ...]
    reached: tuple[Figure, ...]
    stopped: tuple[Figure, ...]
    shifting: bool

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        moved = bool(play.adds & MOVED)
        affected = list(self.marked) if self.took_something(table, play) else []
        if not self.shifting or moved:
            affected += [figure for figure in self.reached if figure not in affected]
        play.hit = tuple(affected)
        frames: list[Frame] = [Aftermath()] if table.hurt else []
        from budokan.games.senjutsu.rules.blocks import BlockSequence

        for figure in self.stopped:
            number = shield_of(table, figure)
            table.tell(tell.Stopped(table.owner(figure), table.owner(play.figure), table.plays[number].card))
            frames.append(BlockSequence(number, self.play))
        if affected:
            play.succeeded = True
            frames += attack_succeeded(table, self.play, tuple(affected))
        return frames

    def took_something(self, table: Table, play: Play) -> bool:
        """SJ-22.18: marks of poison alone, with an empty poison deck, are nothing."""
        if not self.marked:
            return False
        return bool(play.given) or bool(play.adds & POISONED) or not only_poison(table, play, self.stage, self.section)


def only_poison(table: Table, play: Play, stage: int, section: int) -> bool:
    """Whether the card's attack in this part can give nothing but Poison."""
    for rule in rules_of(table, play, stage, section):
        for choice in rule.choices:
            for act in choice.acts:
                effect = act.effects[0]
                if isinstance(effect, Attack):
                    marks = [mark for _, shown in effect.cells for _, mark in shown] + [
                        m for _, m in star_marks(table, play, rule)
                    ]
                    return all(mark in ("poi", "*") for mark in marks)
    return False


def shield_of(table: Table, figure: Figure) -> int:
    """The play whose block a figure has up now."""
    return next(
        number for number, _, _, _, speed in table.shields if table.plays[number].figure == figure and speed == table.speed
    )


def attack_succeeded(table: Table, number: int, struck: tuple[Figure, ...]) -> Frames:
    """SJ-28.1, SJ-30.6, SJ-30.9: Stealth is lost, then come Instants of this moment."""
    from budokan.games.senjutsu.rules.instants import after_attack

    play = table.plays[number]
    seat = table.owner(play.figure)
    if table.is_dog(play.figure):
        table.dog_struck[seat] = True
    else:
        table.own_struck[seat] = True
        lose_stealth(table, seat)
        gold_succeeded(table, seat, table.sheet(play).rank)
    if play.how == "reaction":
        play.rewarded = True
        table.reacted_well[seat] = True
    return after_attack(table, number, struck)


def cancel(table: Table, target: Figure, effect: Cancel) -> None:
    """SJ-11.19 to SJ-11.21: what is left of the target's active movement, rotation or cards is not carried out."""
    owner = table.owner(target)
    for number, play in enumerate(table.plays):
        if play.figure != target or play.how == "lasting":
            continue
        if effect.what == "movement":
            play.still = True
        elif effect.what == "rotation":
            play.stiff = True
        else:
            halt(table, number, play)
    table.tell(tell.CardsCancelled(owner) if effect.what == "cards" else tell.MovementCancelled(owner))
