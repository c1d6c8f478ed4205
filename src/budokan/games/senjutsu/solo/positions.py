"""The form of the solo side of a position, and what must hold in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from budokan.games.senjutsu.box import FALLEN_LORD, Box
from budokan.games.senjutsu.hexes import hex_named, name_of
from budokan.games.senjutsu.solo.state import BEHAVIOURS, NONE, SELECTION_DECKS, Solo
from budokan.kernel.positions import Flags, Number, Numbers, Piles, Several, Word, Words
from budokan.kernel.texts import Text, text


class SoloState(msgspec.Struct, forbid_unknown_fields=True):
    """What solo play adds to a position. The characters of the foes follow those of the seats."""

    behaviour: Numbers
    offensive: Flags
    limits: Numbers
    prefers: Numbers
    resets: Flags
    tally: Numbers
    selection: Piles
    banished: Words
    seen: Annotated[list[tuple[Word, ...]], Several]
    seers: Numbers
    wave: Number
    stage: Number
    completed: Number
    entering: Annotated[list[tuple[Number, Word]], Several]
    lord: Number


BY_FOE = ("behaviour", "offensive", "limits", "prefers", "resets", "tally", "seers", "seen")
PLAIN = (*BY_FOE, "selection", "banished", "wave", "stage", "completed", "lord")


def state_of_solo(solo: Solo) -> dict[str, Any]:
    """Everything, JSON-ready."""
    state: Annotated[dict[Word, Any], Several] = {name: getattr(solo, name) for name in PLAIN}
    state["selection"] = [list(cards) for cards in solo.selection]
    state["seen"] = [list(cards) for cards in solo.seen]
    for name in (*BY_FOE[:-1], "banished"):
        state[name] = list(state[name])
    state["entering"] = [[foe, name_of(hex)] for foe, hex in solo.entering]
    return state


def fighters_in(seats: int, state: SoloState | None) -> int:
    """How many fighters a position has: seats, foes, and the fallen lord."""
    if state is None:
        return seats
    return seats + len(state.behaviour) + (1 if state.lord != NONE else 0)


def solo_problems(seats: int, box: Box, characters: list[str], state: SoloState) -> Iterator[Text]:
    """What does not fit in the solo side."""
    count = len(state.behaviour)
    for name in BY_FOE:
        if len(getattr(state, name)) != count:
            yield text("position-entries", name=name, count=count)
    if not 1 <= count <= 9 or len(state.selection) != SELECTION_DECKS:
        yield text("sj-position-foes", decks=SELECTION_DECKS)
    if any(not 0 <= one < len(BEHAVIOURS) for one in state.behaviour) or any(not 1 <= one <= 99 for one in state.limits):
        yield text("sj-position-foe")
    for kind in characters[seats : seats + count]:
        if kind not in box.foes:
            yield text("sj-position-no-foe", foe=kind[:40])
    if state.lord != NONE and (state.lord != seats + count or characters[-1] != FALLEN_LORD):
        yield text("sj-position-lord")
    for card in [*state.banished, *(card for cards in state.selection for card in cards)]:
        if card not in box.sheets:
            yield text("sj-position-no-card", card=card[:40])
    if any(not seats <= foe < seats + count for foe, _ in state.entering):
        yield text("sj-position-entering")


def solo_from(state: SoloState) -> Solo:
    """The solo side put together again."""
    solo = Solo(len(state.behaviour))
    for name in PLAIN:
        setattr(solo, name, getattr(state, name))
    solo.entering = [(foe, hex_named(hex)) for foe, hex in state.entering]
    return solo
