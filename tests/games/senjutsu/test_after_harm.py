"""SJ-10.5: whoever is beaten falls before any further effect; the kernel asks before each frame."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.abilities import hand_limit
from budokan.games.senjutsu.events import Defeated, Walked
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.attack import Land
from budokan.games.senjutsu.rules.defeat import Aftermath, fall_first
from budokan.games.senjutsu.rules.lines import RunLines
from budokan.games.senjutsu.rules.success import Judge
from budokan.games.senjutsu.rules.turn import ChoosePhase, DrawPhase, EndOfTurn
from budokan.kernel.frames import Frame, Step
from tests.support.rulings import ruling
from tests.support.senjutsu import choose, layout, play, told


@ruling("SJ-10.5", "SJ-27.25")
def test_whoever_falls_on_the_way_goes_no_further() -> None:
    """Firm Mind goes two hexes; on the first lies a corpse, and its Stun is the one that fills the Ronin's hand."""
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "firm-mind"}, stuns={0: 4}, soft={"0,-1": "corpses"})
    table.stuns[0] = hand_limit(table, 0) - 1
    choose(table, "firm-mind", "student-special")
    play(table, 0, "step F")
    assert [event.seat for event in told(table, Defeated)] == [0]
    assert len(told(table, Walked)) == 1, "the second step never comes"
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.way) == ((1,), "stuns")


@pytest.mark.parametrize("frame", [RunLines(0, 0, 0, 0), DrawPhase(), EndOfTurn()])
def test_a_step_that_waits_is_kept_back_only_while_somebody_may_have_been_beaten(frame: Frame) -> None:
    table = layout("ronin", "student")
    assert list(fall_first(table, frame)) == []
    table.hurt = True
    assert list(fall_first(table, frame)) == [Aftermath()]


@pytest.mark.parametrize("frame", [Land(0, 0, 0, 0, 0), Judge(0, 0, 0, (), (), (), False), ChoosePhase(), Aftermath()])
def test_what_belongs_to_one_and_the_same_blow_is_not_broken_off(frame: Frame) -> None:
    table = layout("ronin", "student")
    table.hurt = True
    assert list(fall_first(table, frame)) == []


def test_the_kernel_asks_before_each_frame_and_what_was_kept_back_comes_afterwards() -> None:
    table = layout("ronin", "student", wounds={1: 4})
    table.wounds[1] = 99
    table.hurt = True
    table.begin([EndOfTurn()])
    assert [event.seat for event in told(table, Defeated)] == [1]
    assert table.over


def test_the_game_gives_the_question_to_the_kernel_and_nobody_can_lay_a_bare_step_on_the_stack() -> None:
    """A position that names the common base of those steps would end in a frame that does nothing."""
    assert GAME.hooks.interruption is fall_first
    assert issubclass(AfterHarm, Step)
    assert AfterHarm not in GAME.frames
    assert len([one for one in GAME.frames if issubclass(one, AfterHarm)]) == 25
