"""What must hold between the fields of a Ken position; what holds of each alone is declared in state.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from budokan.games.ken.box import Box, Deck
from budokan.games.ken.generated_form import GroupForm, PieceForm, TableForm, field_problems
from budokan.kernel.bounds import Bounds, read_form
from budokan.kernel.texts import Text, text


def check_state(box: Box, decks: list[Deck], data: dict[str, Any]) -> TableForm:
    """The state, read and checked."""
    return read_form(data, TableForm, lambda state: problems(box, decks, state))


def problems(box: Box, decks: list[Deck], state: TableForm) -> Iterator[Text]:
    """What does not fit, most basic first."""
    yield from field_problems(Bounds(box.knows, {"seat": 2}), state)
    numbers = [piece.id for piece in state.pieces]
    if numbers != sorted(set(numbers)) or (numbers and numbers[-1] > state.last_piece):
        yield text("ken-position-numbers")
    for seat in (0, 1):
        found, brought = Counter(owned_by(state, seat)), Counter(decks[seat].counts)
        for card in sorted({*found, *brought}):
            if found[card] != brought[card]:
                yield text("ken-position-count", seat=seat, wanted=brought[card], card=card[:40], found=found[card])
        if Counter(state.known[seat]) - Counter(state.hands[seat]):
            yield text("ken-position-known", seat=seat)
    for piece in state.pieces:
        yield from piece_problems(box, piece)
    yield from uniqueness_problems(box, state)
    for group, seat, where in groups_of(state):
        yield from group_problems(box, state, group, seat, where)
    yield from reference_problems(box, state)


def owned_by(state: TableForm, seat: int) -> Iterator[str]:
    """Every card this seat brought, wherever it lies."""
    for piles in (state.hands, state.futures, state.pasts, state.removed):
        yield from piles[seat]
    for piece in state.pieces:
        if piece.seat == seat:
            yield from [piece.card] * piece.copies
        yield from (card for card, owner in piece.assigned if owner == seat)
    for combat in state.combats:
        yield from (used.card for used in combat.used if used.seat == seat and used.from_hand)


def piece_problems(box: Box, piece: PieceForm) -> Iterator[Text]:
    kind = box.type[piece.card]
    if kind in ("technique", "spirit", "equipment", "special"):
        yield text("ken-position-alone", card=piece.card)
    if piece.copies > 1 and (piece.card not in box.life):
        yield text("ken-position-stack", card=piece.card)
    if kind == "event" and box.duration[piece.card] not in ("turn", "permanent"):
        yield text("ken-position-stay", card=piece.card)
    for card, owner in piece.assigned:
        if box.type[card] in ("master", "character", "army", "place"):
            yield text("ken-position-assigned", card=card)
        if box.host[card] and box.host[card] != kind:
            yield text("ken-position-host", card=card, host=piece.card)
        if card in box.successors and owner != piece.seat:
            yield text("ken-position-successor-owner")
    if sum(1 for card, _ in piece.assigned if card in box.successors) > 1:
        yield text("ken-position-one-successor")


def uniqueness_problems(box: Box, state: TableForm) -> Iterator[Text]:
    standing = [piece.card for piece in state.pieces]
    bearing = [card for piece in state.pieces for card, _ in piece.assigned]
    for card in sorted({*standing, *bearing}):
        if card in box.life and standing.count(card) > 1:
            yield text("ken-position-once", card=card)
        if card in box.unique and standing.count(card) + bearing.count(card) > 1:
            yield text("ken-position-unique", card=card)


def groups_of(state: TableForm) -> Iterator[tuple[GroupForm, int, str]]:
    for battle in state.battles:
        yield battle.attack, battle.attacker, "battle"
        yield battle.defence, 1 - battle.attacker, "battle"
    for combat in state.combats:
        yield combat.groups[0], combat.attacker, "combat"
        yield combat.groups[1], 1 - combat.attacker, "combat"


def group_problems(box: Box, state: TableForm, group: GroupForm, seat: int, where: str) -> Iterator[Text]:
    pieces = {piece.id: piece for piece in state.pieces}
    named = [*group.front, *group.commanders, *group.behind]
    if len(set(named)) != len(named):
        yield text("ken-position-twice", where=where)
    for number in named:
        if number not in pieces or pieces[number].seat != seat or pieces[number].card not in box.protagonists:
            yield text("ken-position-in-group", number=str(number), seat=seat)
    masters = [number for number in group.front if number in pieces and pieces[number].card in box.masters]
    if masters and len(group.front) > 1:
        yield text("ken-position-master-alone")
    if any(number in pieces and pieces[number].card not in box.masters for number in (*group.commanders, *group.behind)):
        yield text("ken-position-command")


def reference_problems(box: Box, state: TableForm) -> Iterator[Text]:
    """What battles and combats point at."""
    for battle in state.battles:
        if bool(battle.place) == bool(battle.target):
            yield text("ken-position-target")
    pieces = {piece.id: piece for piece in state.pieces}
    for combat in state.combats:
        if len(combat.firsts) not in (0, 2):
            yield text("ken-position-firsts")
        if (combat.kind == "place") != bool(combat.place):
            yield text("ken-position-place-named")
        if combat.place in pieces and box.type[pieces[combat.place].card] != "place":
            yield text("ken-position-place")
        for _, card, index, _ in combat.activated:
            if index >= len(box.abilities[card]):
                yield text("ken-position-ability", card=card)
        for used in combat.used:
            if box.type[used.card] not in ("technique", "spirit"):
                yield text("ken-position-used", card=used.card)
