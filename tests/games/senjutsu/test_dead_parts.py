"""Every card of the box: no part of it is one that can never happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from budokan.games.senjutsu.box import CORE_CHARACTERS, Box, Sheet, own_box, printed_box
from budokan.games.senjutsu.language.compiler import Rule, Stage, aims_at_target, all_effects
from budokan.games.senjutsu.language.values import (
    Aim,
    Attack,
    Block,
    Cancel,
    Draw,
    Effect,
    Fetch,
    Gain,
    Gate,
    Give,
    Plain,
    PlayFetched,
    Range,
    React,
    Replace,
    Shift,
    Shuffle,
    ShuffleDrawn,
    Step,
)
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.attack import Land
from budokan.games.senjutsu.rules.attack_notes import note_bought
from budokan.games.senjutsu.rules.lines import rules_of
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import Frames, Question
from budokan.kernel.frames import Step as StepFrame
from tests.support.rulings import ruling
from tests.support.senjutsu import layout

AFTER_A_BLOCK = ("block-succeeded", "attack-or-block-succeeded")
AFTER_AN_ATTACK = ("attack-succeeded", "attack-or-block-succeeded", "dog-attack-succeeded")
AFTER_A_SUCCESS = (*AFTER_A_BLOCK, *AFTER_AN_ATTACK)
OF_A_PLAIN_INSTANT = ("start-of-turn", "opponent-attack-succeeded", "contract-completed", "discarded-by-effect", "defeated")
OF_AN_ADDITIONAL = (*AFTER_A_SUCCESS, "before-block-speed", "before-own-card", "after-own-card")
SHARED = ("generic", "weapon", "status", "solo")
"""Decks whose cards several characters hold."""

Finding = Iterator[str]
Check = Callable[[Box, Sheet], Finding]


def sections(stage: Stage) -> tuple[tuple[str, tuple[Rule, ...]], ...]:
    return (("", stage.main), ("IS", stage.success))


def rules_on(sheet: Sheet) -> list[Rule]:
    program = sheet.program
    rules = [rule for stage in program.stages for _, part in sections(stage) for rule in part]
    return [*rules, *program.when_reduced, *program.when_turn_starts, *program.when_revealed]


def effects_in(rules: tuple[Rule, ...] | list[Rule]) -> list[Effect]:
    """What the lines do, what belongs to their grids included."""
    found = [effect for rule in rules for choice in rule.choices for act in choice.acts for effect in act.effects]
    stars = [star.effect for rule in rules for _, star in rule.stars if star.effect is not None]
    return [*found, *stars]


def gates_on(sheet: Sheet) -> list[Gate]:
    gates: list[Gate] = [gate for gate, _, _ in sheet.program.hastens]
    for rule in rules_on(sheet):
        gates += [choice.gate for choice in rule.choices]
        gates += [gate for gate, _ in rule.stars] + list(rule.bleeds) + [gate for gate, _ in rule.reacts]
    return gates


def has_kind(rule: Rule, kind: str) -> bool:
    return any(act.kind == kind for choice in rule.choices for act in choice.acts)


def holders(box: Box, sheet: Sheet) -> list[str]:
    """The characters who can hold a card."""
    everybody = CORE_CHARACTERS if box.printing.is_core() else tuple(box.persons)
    if sheet.deck == "weapon":
        mine = box.weapons.get(sheet.id, "")
        return [one for one in everybody if mine in (*box.persons[one].weapons, *box.persons[one].fixed_weapons)]
    if sheet.deck in SHARED:
        return list(everybody)
    return [sheet.deck]


def foes_card(sheet: Sheet) -> bool:
    return sheet.id.startswith("solo-")


# The checks.


def asterisks_without_a_meaning(box: Box, sheet: Sheet) -> Finding:
    """SJ-13.5, SJ-13.14: an asterisk of a grid has a line, or an IF SUCCESSFUL part that goes on from whom it seizes."""
    for stage in sheet.program.stages:
        for _, rules in sections(stage):
            for rule in rules:
                starred = [star for choice in rule.choices for act in choice.acts for _, _, star in act.grid if star]
                shields = [star for choice in rule.choices for act in choice.acts for _, star in act.shields if star]
                aims = [mark for choice in rule.choices for act in choice.acts for mark in aimed(act.effects[0]) if mark == "*"]
                if (starred or aims) and not rule.stars and not stage.success:
                    yield "an asterisk without a line"
                if shields and not any(star.block for _, star in rule.stars):
                    yield "an asterisk of a block without a line"
                if rule.stars and not (starred or shields or aims):
                    yield "the line of an asterisk that is not on the grid"


def aimed(effect: Effect) -> list[str]:
    return [mark for _, mark in effect.marks] if isinstance(effect, Aim) else []


def attacks_that_do_nothing(box: Box, sheet: Sheet) -> Finding:
    """SJ-18.1: an attack has marks, or an asterisk."""
    for rule in rules_on(sheet):
        for choice in rule.choices:
            for act in choice.acts:
                effect = act.effects[0]
                if isinstance(effect, Attack) and not (effect.cells and all(marks for _, marks in effect.cells)):
                    yield "an attack of which a hex shows nothing"


def success_of_nothing(box: Box, sheet: Sheet) -> Finding:
    """SJ-18.8: IF SUCCESSFUL stands behind an attack or a block of its part."""
    for stage in sheet.program.stages:
        if stage.success and not (stage.strikes or stage.blocks):
            yield "IF SUCCESSFUL behind nothing that succeeds"


def reactions_without_a_block(box: Box, sheet: Sheet) -> Finding:
    """SJ-17.1, SJ-66.6: reaction numbers belong to a block, or are added to one that succeeded."""
    for stage in sheet.program.stages:
        for _, rules in sections(stage):
            for rule in rules:
                if rule.reacts and not has_kind(rule, "block"):
                    yield "a reaction that belongs to no block"
            added = any(isinstance(one, React) for one in effects_in(rules))
            if added and not (sheet.instant == "additional" and sheet.when in AFTER_A_BLOCK):
                yield "a reaction of a card that joins no block"


def reactions_at_no_speed_of_the_block(box: Box, sheet: Sheet) -> Finding:
    """SJ-17.1, SJ-16.1: each number is one at which the block can be up."""
    for index, stage in enumerate(sheet.program.stages):
        spans = [(sheet.high, sheet.low), *[(high, low) for _, high, low in sheet.program.hastens]]
        if index:
            spans = [(stage.high, stage.low)]
        for rule in stage.main:
            for _, speeds in rule.reacts:
                for speed in speeds:
                    if not any(low <= speed <= high for high, low in spans):
                        yield f"a reaction at {speed}, where the block is never up"


def kamae_nobody_can_be_in(box: Box, sheet: Sheet) -> Finding:
    """SJ-4.3, SJ-4.5: somebody who can hold the card has the kamae on his tree; foes have none (SJ-32.25)."""
    trees = [box.persons[one].tree.kamae for one in holders(box, sheet) if one in box.persons]
    for kamae in [*[letter for gate in gates_on(sheet) for letter in gate.kamae], *sheet.kamae]:
        if foes_card(sheet) or not any(kamae in tree for tree in trees):
            yield f"a line in the kamae {kamae}, in which nobody can be"


def conditions_nobody_can_meet(box: Box, sheet: Sheet) -> Finding:
    """SJ-30.1, SJ-31.30, SJ-21.10, SJ-56.7: Stealth, Desperation, the success a card follows, Hachiko's nearness."""
    rules = {rule for one in holders(box, sheet) if one in box.persons for rule in box.persons[one].rules}
    for gate in gates_on(sheet):
        for word in gate.words:
            if word == "S" and "stealth" not in rules and not foes_card(sheet):
                yield "a line of Stealth for one who has none"
            if word == "X" and "desperation" not in rules and not foes_card(sheet):
                yield "a line of Desperation for one who has none"
            if word == "attack" and not (sheet.instant == "additional" and sheet.when in AFTER_AN_ATTACK):
                yield "a line after an attack on a card that follows none"
            if word == "block" and not (sheet.instant == "additional" and sheet.when in AFTER_A_BLOCK):
                yield "a line after a block on a card that follows none"
            if word == "near" and sheet.deck != "hachiko":
                yield "a line of Hachiko on another's card"
        if gate.focus and (foes_card(sheet) or all(box.persons[one].focus_limit < gate.focus for one in holders(box, sheet))):
            yield "a price nobody can pay"


def words_of_one_character(box: Box, sheet: Sheet) -> Finding:
    """Contracts, Hachiko, Stealth and poison decks are not everybody's."""
    held = holders(box, sheet)
    rules = {rule for one in held if one in box.persons for rule in box.persons[one].rules}
    for effect in all_effects(sheet.text):
        if isinstance(effect, Draw | Gain | Range | Shuffle) and effect.per_contract and "yojimbo" not in held:
            yield "contracts on the card of one who has none"
        if isinstance(effect, Plain) and effect.word == "stealth" and "stealth" not in rules and not foes_card(sheet):
            yield "Stealth for one who has none"
        if isinstance(effect, Plain) and effect.word == "flip dog" and not {"ashigaru", "hachiko"} & set(held):
            yield "Hachiko on the card of one who has none"


def poison_of_one_who_has_none(box: Box, sheet: Sheet) -> Finding:
    """SJ-22.14, SJ-22.17: somebody who can hold the card has a poison deck."""
    held = holders(box, sheet)
    poisoner = "master" in held or any("poison" in box.persons[one].rules for one in held if one in box.persons)
    marks = [mark for rule in rules_on(sheet) for mark in plain_marks(rule)]
    marks += [mark for one in all_effects(sheet.text) if isinstance(one, Give | Aim) for _, mark in one.marks]
    if "poi" in marks and not poisoner and not foes_card(sheet):
        yield "Poison of one who has none"


def moments_at_which_nobody_asks(box: Box, sheet: Sheet) -> Finding:
    """SJ-21.7, SJ-21.10: an instant is asked for at moments of its kind."""
    if sheet.instant == "plain" and sheet.when not in OF_A_PLAIN_INSTANT:
        yield f"a plain Instant at {sheet.when}"
    if sheet.instant == "additional" and sheet.when not in OF_AN_ADDITIONAL:
        yield f"an Instant Additional at {sheet.when}"
    if sheet.instant not in ("plain", "additional") and sheet.when:
        yield f"{sheet.when} on a card that is no instant"


def targets_nobody_named(box: Box, sheet: Sheet) -> Finding:
    """SJ-7.2, SJ-13.7, SJ-21.17: an effect on the target follows an attack, a block, or is named at the reveal."""
    known = sheet.program.names_target or sheet.when in AFTER_A_SUCCESS or "reaction-succeeded" in (sheet.also, sheet.only)
    for stage in sheet.program.stages:
        if known or stage.strikes or stage.blocks:
            known = True
        if not known and any(aims_at_target(effect) for effect in effects_in([*stage.main, *stage.success])):
            yield "an effect on a target that is never named"


def blocks_that_come_too_late(box: Box, sheet: Sheet) -> Finding:
    """SJ-18.10: a block under IF SUCCESSFUL, or one of a card that is carried out after all others, has nothing to stop."""
    for stage in sheet.program.stages:
        if any(isinstance(effect, Block) for effect in effects_in(stage.success)):
            yield "a block under IF SUCCESSFUL"
        if stage.blocks and sheet.instant == "plain":
            yield "a block of a card that is played while nothing is resolved"


def wounds_replaced_that_nobody_took(box: Box, sheet: Sheet) -> Finding:
    """SJ-14.6: the attack whose Wounds turn into Bleeding Wounds deals Wounds."""
    for stage in sheet.program.stages:
        marks = [mark for rule in stage.main for mark in plain_marks(rule)]
        turned = any(rule.bleeds for rule in stage.main) or Replace("attack w bl") in effects_in(stage.success)
        if turned and "w" not in marks:
            yield "an attack without Wounds whose Wounds turn into Bleeding Wounds"


def plain_marks(rule: Rule) -> list[str]:
    grids = [mark for choice in rule.choices for act in choice.acts for _, marks, _ in act.grid for _, mark in marks]
    return [*grids, *[mark for _, star in rule.stars for _, mark in star.marks]]


def counts_of_what_was_not_done(box: Box, sheet: Sheet) -> Finding:
    """SJ-19.11, SJ-66.4: what goes by hexes moved, cards drawn or the card found needs a step, a draw, a search before it."""
    joins = sheet.instant == "additional"
    done: list[Effect] = []
    for rule in rules_on(sheet):
        for effect in effects_in([rule]):
            moved = (isinstance(effect, Shift) and effect.moved) or (isinstance(effect, Give) and effect.per_hex)
            if moved and not joins and not any(isinstance(one, Step) and one.who == "" for one in done):
                yield "hexes moved on a card that moves nobody"
            if isinstance(effect, ShuffleDrawn) and not any(isinstance(one, Draw) for one in done):
                yield "as many cards as were drawn, and none is"
            if isinstance(effect, PlayFetched) and not any(isinstance(one, Fetch) for one in done):
                yield "the card that was found, and none is sought"
            done.append(effect)


def ranges_for_nothing(box: Box, sheet: Sheet) -> Finding:
    """SJ-24.1: a range is there for an effect on a target or on all, or for an attack that compares initiative."""
    reach = [one for one in all_effects(sheet.text) if aims_at_target(one) or isinstance(one, Aim | Give | Attack | Plain)]
    if sheet.range and not reach and not any(isinstance(one, Cancel) for one in all_effects(sheet.text)):
        yield "a range for nothing"


CHECKS: tuple[Check, ...] = (
    asterisks_without_a_meaning,
    attacks_that_do_nothing,
    success_of_nothing,
    reactions_without_a_block,
    reactions_at_no_speed_of_the_block,
    kamae_nobody_can_be_in,
    conditions_nobody_can_meet,
    words_of_one_character,
    poison_of_one_who_has_none,
    moments_at_which_nobody_asks,
    targets_nobody_named,
    blocks_that_come_too_late,
    wounds_replaced_that_nobody_took,
    counts_of_what_was_not_done,
    ranges_for_nothing,
)


def in_play(box: Box, sheet: Sheet) -> bool:
    """SJ-39.2, SJ-39.4: in the beta only the core cards of the four, and foes."""
    return not box.printing.is_core() or sheet.deck in ("generic", "solo", *CORE_CHARACTERS)


@ruling("SJ-13.14", "SJ-18.8", "SJ-17.1")
@pytest.mark.parametrize("edition", ["final", "beta-v7"])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_no_part_of_a_card_of_the_box_can_never_happen(check: Check, edition: str) -> None:
    box = printed_box(edition, False)
    found = {name: list(check(box, sheet)) for name, sheet in box.sheets.items() if in_play(box, sheet)}
    assert {name: faults for name, faults in found.items() if faults} == {}


ATTACK = {"rank": "wood", "type": "attack", "initiative": "5"}
DEFENCE = {"rank": "wood", "type": "defence", "initiative": "7-5"}
THOUGHT = {"rank": "wood", "type": "meditation", "initiative": "5"}


@ruling("SJ-13.14", "SJ-18.8", "SJ-17.1")
@pytest.mark.parametrize(
    ("check", "card"),
    [
        (asterisks_without_a_meaning, {**ATTACK, "text": "atk F:*"}),
        (asterisks_without_a_meaning, {**ATTACK, "text": "atk F:w; * = st"}),
        (asterisks_without_a_meaning, {**DEFENCE, "text": "blk F FL:*"}),
        (success_of_nothing, {**THOUGHT, "text": "rot? 1; IS: gain 1 focus"}),
        (reactions_without_a_block, {**ATTACK, "text": "atk F:w; react 5"}),
        (reactions_without_a_block, {**THOUGHT, "text": "react 5"}),
        (reactions_at_no_speed_of_the_block, {**DEFENCE, "text": "blk F; react 8"}),
        (kamae_nobody_can_be_in, {**THOUGHT, "deck": "ronin", "text": "[Z] gain 1 focus"}),
        (conditions_nobody_can_meet, {**THOUGHT, "deck": "ronin", "text": "[S] gain 1 focus"}),
        (conditions_nobody_can_meet, {**THOUGHT, "deck": "ronin", "text": "[X] gain 1 focus"}),
        (conditions_nobody_can_meet, {**THOUGHT, "text": "[block] gain 1 focus"}),
        (words_of_one_character, {**THOUGHT, "deck": "ronin", "text": "stealth"}),
        (poison_of_one_who_has_none, {**ATTACK, "deck": "ronin", "text": "atk F:poi"}),
        (moments_at_which_nobody_asks, {**THOUGHT, "instant": "plain", "when": "after-own-card", "text": "gain 1 focus"}),
        (targets_nobody_named, {**THOUGHT, "text": "rot? 1; IS: push T 1"}),
        (blocks_that_come_too_late, {**DEFENCE, "text": "blk F; IS: blk FL"}),
        (wounds_replaced_that_nobody_took, {**ATTACK, "text": "atk F:st; IS: replace attack w bl"}),
        (counts_of_what_was_not_done, {**ATTACK, "text": "atk F:w; IS: push T 1+moved"}),
        (ranges_for_nothing, {**THOUGHT, "range": 3, "text": "gain 1 focus"}),
    ],
)
def test_each_check_finds_a_part_that_can_never_happen(check: Check, card: dict[str, object]) -> None:
    box = own_box("final", False, {"dead": card})
    assert list(check(box, box.sheets["dead"]))


# Attacks, tried at a table.


def carry_out(table: Table, frames: Frames) -> None:
    """Everything that follows now, each question answered with the first of its options."""
    for frame in frames:
        if isinstance(frame, Question):
            carry_out(table, frame.answer(table, frame.options(table)[0]))
        elif isinstance(frame, StepFrame):
            carry_out(table, frame.resolve(table))


def can_succeed(table: Table, card: str, place: tuple[int, int, int, int]) -> bool:
    """Whether the attack of a card succeeds against somebody in one of its hexes, everything paid for, in some kamae."""
    stage, section, index, chosen = place
    rule = rules_of(table, Play(0, card, "chosen", 0), stage, section)[index]
    for offsets, _, _ in rule.choices[chosen].acts[0].grid:
        for kamae in "NABD":
            tried = table.copy()
            tried.kamae[0] = kamae
            tried.at[1] = tried.at[0] + offsets[tried.facing[0]]
            play = Play(0, card, "chosen", 0)
            for line in range(len(rule.stars)):
                note_bought(play, line)
            tried.plays = [play]
            carry_out(tried, [Land(0, *place)])
            if play.succeeded:
                return True
    return False


@ruling("SJ-13.14", "SJ-18.1", "SJ-18.2", "SJ-18.3")
@pytest.mark.parametrize("edition", ["final", "beta-v7"])
def test_every_attack_of_the_box_can_succeed(edition: str) -> None:
    """Drag Prey could not, whoever stood before it."""
    table = layout("assassin", "student", options={"field": "great-plain"}, stealthed={0: True})
    table.box = printed_box(edition, False)
    dead: list[str] = []
    tried = 0
    for name, sheet in table.box.sheets.items():
        for stage, part in enumerate(sheet.program.stages):
            for section, (_, rules) in enumerate(sections(part)):
                for index, rule in enumerate(rules):
                    for chosen, choice in enumerate(rule.choices):
                        if choice.acts[0].kind == "strike" and in_play(table.box, sheet):
                            tried += 1
                            dead += [] if can_succeed(table, name, (stage, section, index, chosen)) else [name]
    assert tried > 50
    assert dead == []
