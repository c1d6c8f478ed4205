"""The form of a Ken position, and what must hold in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from budokan.games.ken.box import Box, Deck
from budokan.games.ken.pieces import Battle, Combat, Group, Piece, Used
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of
from budokan.kernel.positions import Several, Word, Words
from budokan.kernel.texts import Text, text

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=1)]
Number = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Count = Annotated[int, msgspec.Meta(ge=1, le=400)]
Points = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Numbers = tuple[Number, ...]


class PieceForm(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seat: SeatNumber
    card: Word
    copies: Count = 1
    engaged: bool = False
    assigned: Annotated[tuple[tuple[Word, SeatNumber], ...], Several] = ()


class GroupForm(msgspec.Struct, forbid_unknown_fields=True):
    front: Numbers = ()
    commanders: Numbers = ()
    behind: Numbers = ()


class BattleForm(msgspec.Struct, forbid_unknown_fields=True):
    attacker: SeatNumber
    attack: GroupForm
    defence: GroupForm = msgspec.field(default_factory=GroupForm)
    place: Number = 0
    target: Number = 0


class UsedForm(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    card: Word
    from_hand: bool
    paid: bool = False
    lives: Number = 0
    annulled: bool = False


class CombatForm(msgspec.Struct, forbid_unknown_fields=True):
    """A combat under way. `slayer` was kept by the first rules; it is read and not looked at, so that their games go on."""

    kind: Literal["place", "single", "challenge"]
    attacker: SeatNumber
    groups: tuple[GroupForm, GroupForm]
    place: Number = 0
    firsts: Annotated[list[Number], Several] = []
    activated: Annotated[list[tuple[Number, Word, Number, Number]], Several] = []
    spent: tuple[Number, Number] = (0, 0)
    used: Annotated[list[UsedForm], Several] = []
    events: Annotated[list[tuple[Word, SeatNumber, Number]], Several] = []
    annulled: Annotated[list[Number], Several] = []
    zeroed: Annotated[list[tuple[Number, Literal["attack", "defence", "resistance"]]], Several] = []
    suicides: Annotated[list[Number], Several] = []
    slayer: bool = False
    surplus: tuple[bool, bool] = (False, False)
    ended: bool = False


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; the order of futures and pasts is from bottom to top, places in order of play."""

    hands: tuple[Words, Words]
    futures: tuple[Words, Words]
    pasts: tuple[Words, Words]
    removed: tuple[Words, Words]
    pieces: Annotated[list[PieceForm], Several]
    points: tuple[Points, Points]
    known: tuple[Words, Words]
    attacked: tuple[bool, bool]
    lasting: Annotated[list[tuple[Word, Number]], Several]
    battles: Annotated[list[BattleForm], Several]
    combats: Annotated[list[CombatForm], Several]
    turn: SeatNumber
    turn_number: Number
    last_piece: Number


# Writing and reading the parts.


def write_piece(piece: Piece) -> dict[str, Any]:
    return {
        "id": piece.id,
        "seat": piece.seat,
        "card": piece.card,
        "copies": piece.copies,
        "engaged": piece.engaged,
        "assigned": [list(one) for one in piece.assigned],
    }


def write_group(group: Group) -> dict[str, Any]:
    return {"front": list(group.front), "commanders": list(group.commanders), "behind": list(group.behind)}


def write_battle(battle: Battle) -> dict[str, Any]:
    return {
        "attacker": battle.attacker,
        "place": battle.place,
        "target": battle.target,
        "attack": write_group(battle.attack),
        "defence": write_group(battle.defence),
    }


def write_used(used: Used) -> dict[str, Any]:
    return {
        "seat": used.seat,
        "card": used.card,
        "from_hand": used.from_hand,
        "paid": used.paid,
        "lives": used.lives,
        "annulled": used.annulled,
    }


def write_combat(combat: Combat) -> dict[str, Any]:
    return {
        "kind": combat.kind,
        "attacker": combat.attacker,
        "place": combat.place,
        "groups": [write_group(group) for group in combat.groups],
        "firsts": list(combat.firsts),
        "activated": [list(one) for one in combat.activated],
        "spent": list(combat.spent),
        "used": [write_used(used) for used in combat.used],
        "events": [list(one) for one in combat.events],
        "annulled": list(combat.annulled),
        "zeroed": [list(one) for one in combat.zeroed],
        "suicides": list(combat.suicides),
        "surplus": list(combat.surplus),
        "ended": combat.ended,
    }


def read_piece(form: PieceForm) -> Piece:
    return Piece(form.id, form.seat, form.card, form.copies, form.engaged, form.assigned)


def read_group(form: GroupForm) -> Group:
    return Group(form.front, form.commanders, form.behind)


def read_battle(form: BattleForm) -> Battle:
    return Battle(form.attacker, form.place, form.target, read_group(form.attack), read_group(form.defence))


def read_combat(form: CombatForm) -> Combat:
    combat = Combat(form.kind, form.attacker, form.place, [read_group(group) for group in form.groups])
    combat.firsts = list(form.firsts)
    combat.activated = list(form.activated)
    combat.spent = list(form.spent)
    combat.used = [Used(one.seat, one.card, one.from_hand, one.paid, one.lives, one.annulled) for one in form.used]
    combat.events = list(form.events)
    combat.annulled = list(form.annulled)
    combat.zeroed = [(number, str(value)) for number, value in form.zeroed]
    combat.suicides = list(form.suicides)
    combat.surplus = list(form.surplus)
    combat.ended = form.ended
    return combat


# What must hold.


def check_state(box: Box, decks: list[Deck], data: dict[str, Any]) -> State:
    """The state, read and checked."""
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise BadWords("bad-position", what=fault_of(error)) from None
    for problem in problems(box, decks, state):
        raise BadWords("bad-position", what=problem)
    return state


def problems(box: Box, decks: list[Deck], state: State) -> Iterator[Text]:
    """What does not fit, most basic first."""
    for card in all_named(state):
        if card not in box.cards:
            yield text("ken-position-no-card", card=card[:40])
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


def all_named(state: State) -> Iterator[str]:
    for piles in (state.hands, state.futures, state.pasts, state.removed, state.known):
        for pile in piles:
            yield from pile
    for piece in state.pieces:
        yield piece.card
        yield from (card for card, _ in piece.assigned)
    yield from (card for card, _ in state.lasting)
    for combat in state.combats:
        yield from (one[1] for one in combat.activated)
        yield from (used.card for used in combat.used)
        yield from (one[0] for one in combat.events)


def owned_by(state: State, seat: int) -> Iterator[str]:
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


def uniqueness_problems(box: Box, state: State) -> Iterator[Text]:
    standing = [piece.card for piece in state.pieces]
    bearing = [card for piece in state.pieces for card, _ in piece.assigned]
    for card in sorted({*standing, *bearing}):
        if card in box.life and standing.count(card) > 1:
            yield text("ken-position-once", card=card)
        if card in box.unique and standing.count(card) + bearing.count(card) > 1:
            yield text("ken-position-unique", card=card)


def groups_of(state: State) -> Iterator[tuple[GroupForm, int, str]]:
    for battle in state.battles:
        yield battle.attack, battle.attacker, "battle"
        yield battle.defence, 1 - battle.attacker, "battle"
    for combat in state.combats:
        yield combat.groups[0], combat.attacker, "combat"
        yield combat.groups[1], 1 - combat.attacker, "combat"


def group_problems(box: Box, state: State, group: GroupForm, seat: int, where: str) -> Iterator[Text]:
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


def reference_problems(box: Box, state: State) -> Iterator[Text]:
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
