"""What must hold between the fields of a Samurai Sword position; what holds of each alone is declared in state.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from budokan.games.samurai_sword.box import Box
from budokan.games.samurai_sword.cards import ROLES
from budokan.games.samurai_sword.generated_form import TableForm, field_problems
from budokan.games.samurai_sword.memory import true_together
from budokan.kernel.bounds import Bounds, read_form
from budokan.kernel.texts import Text, WordRef, text


def check_state(seats: int, box: Box, data: dict[str, Any]) -> TableForm:
    """The state, read and checked."""
    return read_form(data, TableForm, lambda state: problems(seats, box, state))


def problems(seats: int, box: Box, state: TableForm) -> Iterator[Text]:
    """What does not fit, most basic first."""
    yield from field_problems(Bounds(box.knows, {"seat": seats}), state)
    if len(set(state.characters)) != len(state.characters):
        yield text("ss-position-same-character")
    yield from role_problems(seats, box, state)
    for seat, points in enumerate(state.resilience):
        if points > box.resilience[state.characters[seat]]:
            yield text("ss-position-resilience", seat=seat, points=str(points))
    yield from card_problems(box, state)
    if len(state.known) > seats * len(box.deck) or not true_together(state.known, state.hands):
        yield text("ss-position-false-memory")


def role_problems(seats: int, box: Box, state: TableForm) -> Iterator[Text]:
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


def card_problems(box: Box, state: TableForm) -> Iterator[Text]:
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
