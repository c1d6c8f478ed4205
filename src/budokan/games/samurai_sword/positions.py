"""The form of a Samurai Sword position, and what must hold in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from budokan.games.samurai_sword.box import Box
from budokan.games.samurai_sword.memory import true_together
from budokan.kernel.errors import BadWords


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; the order of deck and discards is from bottom to top."""

    roles: list[tuple[str, int]]
    set_aside: list[tuple[str, int]]
    characters: list[str]
    resilience: list[int]
    honour: list[int]
    hands: list[list[str]]
    properties: list[list[str]]
    deck: list[str]
    discards: list[str]
    resolving: list[str]
    turned: list[str]
    known: list[tuple[str, int, int]]
    deeds: list[tuple[int, int, str, int]]
    witnessed: bool
    turn: int
    turn_number: int
    weapons_played: int = 0
    extra_weapons: int = 0
    seized: bool = False
    turn_ended: bool = False


def check_state(seats: int, box: Box, data: dict[str, Any]) -> State:
    """The state, read and checked."""
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        raise BadWords("bad-position", what=str(error)) from None
    for problem in problems(seats, box, state):
        raise BadWords("bad-position", what=problem)
    return state


def problems(seats: int, box: Box, state: State) -> Iterator[str]:
    """What does not fit, most basic first."""
    for name in ("roles", "characters", "resilience", "honour", "hands", "properties"):
        if len(getattr(state, name)) != seats:
            yield f"{name} should have {seats} entries, one for each seat"
    for character in state.characters:
        if character not in box.characters:
            yield f"there is no character “{character[:40]}” in this game"
    if len(set(state.characters)) != len(state.characters):
        yield "two players have the same character"
    if Counter([*state.roles, *state.set_aside]) != Counter((card.id, card.stars) for card in box.roles):
        yield "the roles are not those of this game"
    if [role for role, _ in state.roles].count("shogun") != 1:
        yield "there should be one Shogun"
    for seat, points in enumerate(state.resilience):
        if not 0 <= points <= box.resilience.get(state.characters[seat], 0):
            yield f"seat {seat} cannot have {points} resilience"
    if any(not 0 <= points <= 60 for points in state.honour):
        yield "honour is a number from 0 to 60"
    yield from card_problems(box, state)
    yield from deed_problems(seats, box, state)
    if not 0 <= state.turn < seats or not 0 <= state.turn_number < 100_000:
        yield "the turn belongs to a seat and has a number"
    if not 0 <= state.weapons_played < 200 or not 0 <= state.extra_weapons < 200:
        yield "the number of weapons played is not possible"
    everyone = (1 << seats) - 1
    for kind, where, by in state.known:
        if kind not in box.cards or not 0 < where <= everyone or not 0 < by <= everyone:
            yield "a memory names a card, hands and seats that exist"
    if len(state.known) > seats * len(box.deck) or not true_together(state.known, state.hands):
        yield "somebody remembers a card that is not there"


def deed_problems(seats: int, box: Box, state: State) -> Iterator[str]:
    for actor, target, kind, among in state.deeds:
        if not (0 <= actor < seats and 0 <= target < seats and kind in box.cards and 0 <= among < 1 << seats):
            yield "a deed names seats and a card that exist"


def card_problems(box: Box, state: State) -> Iterator[str]:
    piles = [state.deck, state.discards, state.resolving, *state.hands, *state.properties]
    found, printed = Counter(kind for pile in piles for kind in pile), Counter(box.deck)
    for kind in sorted({*found, *printed}):
        if found[kind] != printed[kind]:
            yield f"there should be {printed[kind]} of the card “{kind[:40]}”, not {found[kind]}"
    for laid in state.properties:
        for kind in laid:
            if box.cards[kind].type != "property":
                yield f"“{kind}” is not a property"
    if sum(laid.count("bushido") for laid in state.properties) > 1:
        yield "only one Bushido may be in play"
    if any(kind not in box.cards for kind in state.turned):
        yield "a turned card is not in this game"
