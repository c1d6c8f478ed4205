"""What must hold between the fields of a Senjutsu position; what holds of each alone is declared in state.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from budokan.games.senjutsu.box import FALLEN_LORD, Box
from budokan.games.senjutsu.generated_form import SoloForm, TableForm, field_problems
from budokan.games.senjutsu.parts import NONE
from budokan.kernel.bounds import Bounds, read_form
from budokan.kernel.texts import Text, text


def check_state(seats: int, box: Box, data: dict[str, Any]) -> TableForm:
    """The state, read and checked."""
    return read_form(data, TableForm, lambda state: problems(seats, fighters_in(seats, state.solo), box, state))


def problems(seats: int, fighters: int, box: Box, state: TableForm) -> Iterator[Text]:
    """What does not fit, most basic first."""
    foes = 0 if state.solo is None else len(state.solo.behaviour)
    counts = {"seat": fighters, "fighter": fighters, "figure": 2 * fighters, "half-figure": fighters, "foe": foes}
    yield from field_problems(Bounds(box.knows, counts), state)
    if state.solo is not None:
        yield from solo_problems(seats, box, state.characters, state.solo)
    for character in state.characters[:seats]:
        if character not in box.persons or character == "hachiko":
            yield text("sj-position-no-character", word=character[:40])
    standing = [hex for hex in state.at if hex]
    if len(set(standing)) != len(standing) or not set(standing) <= set(state.hexes) - set(state.solid):
        yield text("sj-position-standing")
    if any(bool(hex) != alive for hex, alive in zip(state.at, state.alive, strict=True)):
        yield text("sj-position-alive")
    yield from turn_problems(seats, box, state)
    yield from card_problems(seats, fighters, box, state)


def fighters_in(seats: int, state: SoloForm | None) -> int:
    """How many fighters a position has: seats, foes, and the fallen lord."""
    if state is None:
        return seats
    return seats + len(state.behaviour) + (1 if state.lord != NONE else 0)


def solo_problems(seats: int, box: Box, characters: list[str], state: SoloForm) -> Iterator[Text]:
    """What does not fit in the solo side."""
    count = len(state.behaviour)
    for kind in characters[seats : seats + count]:
        if kind not in box.foes:
            yield text("sj-position-no-foe", foe=kind[:40])
    if state.lord != NONE and (state.lord != seats + count or characters[-1] != FALLEN_LORD):
        yield text("sj-position-lord")
    if any(not seats <= foe < seats + count for foe, _ in state.entering):
        yield text("sj-position-entering")


def turn_problems(players: int, box: Box, state: TableForm) -> Iterator[Text]:
    if len(set(state.track)) != len(state.track):
        yield text("sj-position-track")
    for seat, letter in enumerate(state.kamae[:players]):
        if letter not in box.person(state.characters[seat]).tree.kamae:
            yield text("sj-position-kamae", seat=seat, kamae=letter[:10])
    if any(play.stage > len(box.sheets[play.card].program.stages) for play in state.plays):
        yield text("sj-position-play")


def card_problems(players: int, seats: int, box: Box, state: TableForm) -> Iterator[Text]:
    """Every card of every list is in exactly one place; the card before a foe is one of its own."""
    before = [f"{foe} {state.chosen[foe]}" for foe in range(players, seats) if is_own_card(state.chosen[foe])]
    found: Counter[str] = Counter(before)
    for seat in range(seats):
        for pile in (state.hands[seat], state.decks[seat], state.discards[seat], state.buried[seat]):
            for card in pile:
                if not card.startswith("crippling-poison-") and (seat < players or card != "stun"):
                    found[f"{seat} {card}"] += 1
    for card, home, _ in [one for cards in (*state.lasting, *state.dog_lasting) for one in cards]:
        if box.sheets[card].deck != "status":
            found[f"{home} {card}"] += 1
    for play in state.plays:
        counted = not play.stayed and play.how != "lasting" and play.figure < seats and play.card != "stun"
        if counted and not play.card.startswith("crippling-poison-") and not box.sheets[play.card].special:
            found[f"{play.home} {play.card}"] += 1
    out = () if state.solo is None else state.solo.banished
    wanted = Counter(f"{seat} {card}" for seat in range(seats) for card in state.lists[seat] if card not in out)
    for name in sorted({*found, *wanted}):
        if found[name] != wanted[name]:
            yield text("sj-position-count", wanted=wanted[name], card=name[2:42], seat=name[0], found=found[name])


def is_own_card(card: str) -> bool:
    """Whether there is a card, and it is neither a Stun nor somebody's poison."""
    return bool(card) and card != "stun" and not card.startswith("crippling-poison-")
