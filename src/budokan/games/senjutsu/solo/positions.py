"""What must hold between the fields of the solo side of a position; what holds of each alone is declared in state.py."""

from __future__ import annotations

from collections.abc import Iterator

from budokan.games.senjutsu.box import FALLEN_LORD, Box
from budokan.games.senjutsu.generated_form import SoloForm
from budokan.games.senjutsu.solo.state import NONE
from budokan.kernel.texts import Text, text


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
