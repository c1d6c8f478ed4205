"""A line of moves as a foe sees it: from every moment within the line, the steps and turns that may come next.

A gait does not depend on the field, and so it is worked out once for a line; what stands in the way is looked at on the way.
"""

from __future__ import annotations

from budokan.games.senjutsu.hexes import STEP
from budokan.games.senjutsu.language.compiler import Act
from budokan.games.senjutsu.language.values import Effect, Rotate, Step
from budokan.games.senjutsu.language.ways import ways_of
from budokan.games.senjutsu.rules.movement import SENSE_KEPT, UNDECIDED

TURN_RIGHT, TURN_LEFT = 6, 7
"""How a rotation is written in a path, in which the numbers below 6 are steps, read from the front."""

MOST_GAITS = 4096
MOST_LINES = 2000

Left = tuple[int, ...]
"""What is left of each icon of the line."""

Ways = tuple[int, ...]
"""The way each icon has taken."""


class Gait:
    """One moment within a line: what is left of each icon, and the way each has taken."""

    __slots__ = ("complete", "further", "number", "steps")

    def __init__(self, number: int, complete: bool) -> None:
        self.number = number
        self.complete = complete
        """SJ-11.5: nothing forced is left."""
        self.steps = 0
        """How many steps are left."""
        self.further: list[list[Onward]] = [[] for _ in range(6)]
        """For each facing: the steps and turns that may come next."""

    def moment_at(self, place: int) -> int:
        """This moment on a hex with a facing, as one number."""
        return place * MOST_GAITS + self.number


class Onward:
    """One step or turn within a line: how a path has it, what it adds to the hex, and the facing and moment after it."""

    __slots__ = ("after", "code", "facing", "step")

    def __init__(self, code: int, step: int, facing: int, after: Gait) -> None:
        self.code = code
        self.step = step
        self.facing = facing
        self.after = after


_gaits: dict[tuple[str, bool, bool, bool], Gait] = {}


def gait_of(act: Act, still: bool, stiff: bool, loose: bool) -> Gait:
    """The beginning of a line, by its words (as `act_of`) and by what holds its steps and turns back."""
    key = (act.text, still, stiff, loose)
    gait = _gaits.get(key)
    if gait is None:
        if len(_gaits) >= MOST_LINES:
            _gaits.clear()
        gait = _gaits[key] = Line(act.effects, loose).begun(still, stiff)
    return gait


class Line:
    """The moments of one line, each once."""

    def __init__(self, effects: tuple[Effect, ...], loose: bool) -> None:
        self.effects = effects
        self.loose = loose
        self.moments: dict[tuple[Left, Ways], Gait] = {}

    def begun(self, still: bool, stiff: bool) -> Gait:
        """SJ-11.19: the line before its first step, without what was cancelled."""
        left: list[int] = []
        for effect in self.effects:
            assert isinstance(effect, (Step, Rotate)), "a line of moves"
            stopped = still or (stiff and isinstance(effect, Rotate))
            left.append(0 if stopped else effect.number)
        return self.moment(tuple(left), (UNDECIDED,) * len(left))

    def moment(self, left: Left, ways: Ways) -> Gait:
        gait = self.moments.get((left, ways))
        if gait is None:
            gait = Gait(len(self.moments), self.is_complete(left))
            gait.steps = sum([left[index] for index, effect in enumerate(self.effects) if isinstance(effect, Step)])
            assert gait.number < MOST_GAITS, "a line of few moves"
            self.moments[left, ways] = gait
            for index in range(len(self.effects)):
                if left[index] > 0:
                    self.lead_on(gait, left, ways, index)
        return gait

    def is_complete(self, left: Left) -> bool:
        for effect, count in zip(self.effects, left, strict=True):
            if isinstance(effect, (Step, Rotate)) and effect.forced and count > 0:
                return False
        return True

    def lead_on(self, gait: Gait, left: Left, ways: Ways, index: int) -> None:
        """SJ-11.4, SJ-11.8: one step or turn of this icon; all of one icon go the same way, unless they need not."""
        effect = self.effects[index]
        chosen = ways[index]
        fewer = (*left[:index], left[index] - 1, *left[index + 1 :])
        if isinstance(effect, Step):
            for way in ways_of(effect.ways):
                if self.loose or chosen in (UNDECIDED, way):
                    after = self.moment(fewer, (*ways[:index], way, *ways[index + 1 :]))
                    for facing in range(6):
                        gait.further[facing].append(Onward(way, STEP[(facing + way) % 6], facing, after))
            return
        for code, sense in ((TURN_RIGHT, 1), (TURN_LEFT, -1)):
            kept = SENSE_KEPT[sense]
            if self.loose or chosen in (UNDECIDED, kept):
                after = self.moment(fewer, (*ways[:index], kept, *ways[index + 1 :]))
                for facing in range(6):
                    gait.further[facing].append(Onward(code, 0, (facing + sense) % 6, after))
