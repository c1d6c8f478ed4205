"""The form of a Samurai Sword position, and what must hold in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from budokan.games.samurai_sword.box import Box
from budokan.games.samurai_sword.cards import ROLES
from budokan.games.samurai_sword.memory import true_together
from budokan.kernel.errors import BadWords
from budokan.kernel.faults import fault_of
from budokan.kernel.positions import Number, Numbers, Piles, Several, Word, Words
from budokan.kernel.texts import Text, WordRef, text


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; the order of deck and discards is from bottom to top."""

    roles: Annotated[list[tuple[Word, Number]], Several]
    set_aside: Annotated[list[tuple[Word, Number]], Several]
    characters: Words
    resilience: Numbers
    honour: Numbers
    hands: Piles
    properties: Piles
    deck: Words
    discards: Words
    resolving: Words
    turned: Words
    known: Annotated[list[tuple[Word, Number, Number]], Several]
    deeds: Annotated[list[tuple[Number, Number, Word, Number]], Several]
    witnessed: bool
    turn: Number
    turn_number: Number
    weapons_played: Number = 0
    extra_weapons: Number = 0
    seized: bool = False
    turn_ended: bool = False


def check_state(seats: int, box: Box, data: dict[str, Any]) -> State:
    """The state, read and checked."""
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise BadWords("bad-position", what=fault_of(error)) from None
    for problem in problems(seats, box, state):
        raise BadWords("bad-position", what=problem)
    return state


def problems(seats: int, box: Box, state: State) -> Iterator[Text]:
    """What does not fit, most basic first."""
    for name in ("roles", "characters", "resilience", "honour", "hands", "properties"):
        if len(getattr(state, name)) != seats:
            yield text("position-one-each", name=name, seats=seats)
    for character in state.characters:
        if character not in box.characters:
            yield text("ss-position-no-character", character=character[:40])
    if len(set(state.characters)) != len(state.characters):
        yield text("ss-position-same-character")
    yield from role_problems(seats, box, state)
    for seat, points in enumerate(state.resilience):
        if not 0 <= points <= box.resilience.get(state.characters[seat], 0):
            yield text("ss-position-resilience", seat=seat, points=str(points))
    if any(not 0 <= points <= 60 for points in state.honour):
        yield text("ss-position-honour")
    yield from card_problems(box, state)
    yield from deed_problems(seats, box, state)
    if not 0 <= state.turn < seats or not 0 <= state.turn_number < 100_000:
        yield text("ss-position-turn")
    if not 0 <= state.weapons_played < 200 or not 0 <= state.extra_weapons < 200:
        yield text("ss-position-weapons")
    everyone = (1 << seats) - 1
    for kind, where, by in state.known:
        if kind not in box.cards or not 0 < where <= everyone or not 0 < by <= everyone:
            yield text("ss-position-memory")
    if len(state.known) > seats * len(box.deck) or not true_together(state.known, state.hands):
        yield text("ss-position-false-memory")


def role_problems(seats: int, box: Box, state: State) -> Iterator[Text]:
    """SS-3.1 to SS-3.5, SS-11.1, SS-14.9: the roles of the box, and of each as many dealt as so many players have."""
    if Counter([*state.roles, *state.set_aside]) != Counter((card.id, card.stars) for card in box.roles):
        yield text("ss-position-roles")
    dealt = [role for role, _ in state.roles]
    if dealt.count("shogun") != 1:
        yield text("ss-position-shogun")
    for role in ROLES:
        wanted, found = box.seatings[seats].count(role), dealt.count(role)
        if found != wanted:
            yield text("ss-position-seating", seats=seats, role=WordRef(f"role-{role}"), wanted=wanted, found=found)


def deed_problems(seats: int, box: Box, state: State) -> Iterator[Text]:
    for actor, target, kind, among in state.deeds:
        if not (0 <= actor < seats and 0 <= target < seats and kind in box.cards and 0 <= among < 1 << seats):
            yield text("ss-position-deed")


def card_problems(box: Box, state: State) -> Iterator[Text]:
    piles = [state.deck, state.discards, state.resolving, *state.hands, *state.properties]
    found, printed = Counter(kind for pile in piles for kind in pile), Counter(box.deck)
    for kind in sorted({*found, *printed}):
        if found[kind] != printed[kind]:
            yield text("ss-position-count", wanted=printed[kind], card=kind[:40], found=found[kind])
    for laid in state.properties:
        for kind in laid:
            if box.cards[kind].type != "property":
                yield text("ss-position-property", card=kind)
    if sum(laid.count("bushido") for laid in state.properties) > 1:
        yield text("ss-position-bushido")
    if any(kind not in box.cards for kind in state.turned):
        yield text("ss-position-turned")
