"""What a field of a frame may hold is what it is declared to hold, in plain and in compiled form."""

from __future__ import annotations

from inspect import signature
from typing import Any

import msgspec
import pytest

import budokan
from budokan.kernel.declared import DEEPEST, HIGHEST, LARGEST, LONGEST, MOST, Declared, hints_of
from budokan.kernel.errors import BadWords
from budokan.kernel.texts import Text
from tests.support.faults import ids
from tests.support.mutated import a_moment_of, without_end
from tests.support.samurai_sword import GAME, PLAIN, layout


def refusal(stack: list[Any], **changed: Any) -> Text:
    position = msgspec.to_builtins(layout(*PLAIN[:4]).position())
    with pytest.raises(BadWords) as caught:
        GAME.set_up({**position, "stack": [*position["stack"][:-1], *stack, position["stack"][-1]], **changed})
    return caught.value.why


@pytest.mark.parametrize("name", budokan.games())
def test_every_field_of_every_frame_is_declared_and_can_be_checked(name: str) -> None:
    game = budokan.game(name)
    declared = Declared({kind.__name__: kind for kind in game.frames}, game.moves)
    for kind in game.frames:
        assert list(hints_of(kind)) == list(signature(kind).parameters), kind
        assert declared._checks(kind).keys() == hints_of(kind).keys()


SUITS = {"frame": "CompareSuits", "seat": 0, "attacker": 1, "weapon": "bokken"}
DRAW = {"frame": "DrawCards", "seat": 0, "count": 1}


@pytest.mark.parametrize(
    ("frame", "fault"),
    [
        ({**DRAW, "count": MOST + 1}, "form-most"),
        ({**DRAW, "count": 10**18}, "form-most"),
        ({**DRAW, "count": -2}, "form-least"),
        ({**DRAW, "count": "1"}, "form-kind"),
        ({**DRAW, "count": True}, "form-kind"),
        ({**DRAW, "count": 1.0}, "form-kind"),
        ({**DRAW, "seat": 4}, "form-counted"),
        ({**DRAW, "seat": -1}, "form-counted"),
        ({**DRAW, "seat": None}, "form-kind"),
        ({**DRAW, "more": 1}, "form-unknown"),
        ({"frame": "DrawCards", "seat": 0}, "form-missing"),
        ({**SUITS, "first": "x" * (LONGEST + 1)}, "form-longest"),
        ({"frame": "GoesRound", "card": ["battle-cry"], "by": 0, "seat": 1}, "form-kind"),
        ({"frame": "GoesRound", "card": "x", "by": 0, "seat": 1}, "ss-position-no-card"),
        ({"frame": "GoesRound", "card": "", "by": 0, "seat": 1}, "ss-position-no-card"),
        ({"frame": "TakeOneShown", "seat": 0, "shown": [[1, "x"]]}, "ss-position-no-card"),
        ({"frame": "ShowCards", "seats": [1] * (LARGEST + 1), "by": 0}, "form-longest"),
        ({"frame": "ShowCards", "seats": 1, "by": 0}, "form-kind"),
        ({"frame": "ShowCards", "seats": [9], "by": 0}, "form-counted"),
        ({"frame": "TakeOneShown", "seat": 0, "shown": [[1, "focus", 2]]}, "form-length"),
        ({"frame": "MayAvoid", "seat": 0, "effect": {"type": "end"}}, "unknown-frame"),
        ({"frame": "MayAvoid", "seat": 0, "card": "x", "effect": {**DRAW, "count": 10**9}}, "form-most"),
        ({"frame": ["DrawCards"]}, "unknown-frame"),
        (7, "form-kind"),
    ],
)
def test_what_a_field_cannot_hold_is_refused(frame: Any, fault: str) -> None:
    assert fault in ids(refusal([frame]))


def test_a_stack_is_so_high_and_no_higher() -> None:
    assert "form-longest" in ids(refusal([DRAW] * HIGHEST))
    position = layout(*PLAIN[:4]).position()
    position.stack[:0] = [DRAW] * (HIGHEST - len(position.stack))
    assert len(GAME.set_up(position).stack) == HIGHEST


def test_frames_lie_so_deep_in_each_other_and_no_deeper() -> None:
    def nested(depth: int) -> dict[str, Any]:
        return {"frame": "MayAvoid", "seat": 1, "card": "focus", "effect": nested(depth - 1)} if depth > 1 else DRAW

    position = layout(*PLAIN[:4]).position()
    position.stack.insert(0, nested(DEEPEST))
    GAME.set_up(position)
    assert "position-too-deep" in ids(refusal([nested(DEEPEST + 1)]))


def test_answers_are_those_of_seats_that_are_asked() -> None:
    for seat in ("4", "-1", "00", "9" * 5_000, "x"):
        assert "position-answers" in ids(refusal([], answers={seat: {"type": "end-play"}}))
    assert "position-answers" in ids(refusal([], answers={"1": {"type": "end"}})), "nobody votes here"


def test_a_foe_may_stand_in_a_frame_where_a_figure_may_and_no_further() -> None:
    game = budokan.game("senjutsu")
    table = game.new(1, 3, "solo")
    figures = table.how_many("figure")
    assert figures > table.how_many("seat") > table.seats
    attitude = {"frame": "ChooseAttitude", "seat": 0, "foe": figures - 1}
    assert len(game._reader.stack([attitude], table)) == 1
    with pytest.raises(BadWords):
        game._reader.stack([{**attitude, "foe": figures}], table)


THINGS: list[tuple[str, str, dict[str, Any], str]] = [
    ("rising-sun", "", {"frame": "EndOfMandate", "mandate": "x"}, "form-choice"),
    ("rising-sun", "", {"frame": "SettleRest", "seat": 0, "due": ["eddies-in-the-stream", "x"]}, "rs-position-no-card"),
    ("rising-sun", "", {"frame": "War", "number": 40}, "form-counted"),
    ("rising-sun", "", {"frame": "Advantage", "advantage": 4}, "form-most"),
    ("rising-sun", "", {"frame": "LastGifts", "seats": [0, 0]}, "position-no-seat"),
    ("ken", "", {"frame": "Challenge", "seat": 0, "own": 99, "other": 99}, "ken-position-no-piece"),
    ("ken", "", {"frame": "FightBattle", "index": 5}, "form-counted"),
    ("ken", "", {"frame": "Act", "seat": 0, "card": "kenshiro", "index": 9, "piece": 0}, "form-counted"),
    ("ken", "", {"frame": "DrawIn", "attacker": 0, "defender": 99}, "ken-position-no-piece"),
    ("senjutsu", "Moving", {"frame": "AfterCard", "play": 9}, "form-counted"),
    ("senjutsu", "Moving", {"frame": "RunStage", "play": 0, "stage": 9}, "form-counted"),
    ("senjutsu", "Moving", {"frame": "RunLines", "play": 0, "stage": 0, "section": 5, "index": 0}, "form-most"),
    ("senjutsu", "Moving", {"frame": "Paid", "play": 0, "stage": 0, "section": 0, "index": 99}, "form-counted"),
    ("senjutsu", "Moving", {"frame": "StarEffect", "play": 0, "line": "step? NOWHERE", "target": 0}, "sj-position-no-line"),
]
"""Of a game: the decision it waits for, what is laid under it, and what is told of it."""


@pytest.mark.parametrize(("name", "moment", "frame", "fault"), THINGS)
def test_what_a_frame_names_is_in_the_box_or_on_the_table(name: str, moment: str, frame: dict[str, Any], fault: str) -> None:
    game = budokan.game(name)
    position = a_moment_of(name, moment) if moment else msgspec.to_builtins(game.new(None, 3).position())
    game.set_up(position)
    with pytest.raises(BadWords) as caught:
        game.set_up({**position, "stack": [frame, *position["stack"]]})
    assert fault in ids(caught.value.why)


def test_a_sealed_answer_is_one_of_those_that_were_offered() -> None:
    game = budokan.game("senjutsu")
    table = game.set_up(a_moment_of("senjutsu", "ChooseCards"))
    seat = table.waiting[0]
    table.play(seat, table.options(seat)[0])
    position = msgspec.to_builtins(table.position())
    game.set_up(position)
    (move,) = position["answers"].values()
    with pytest.raises(BadWords) as caught:
        game.set_up({**position, "answers": {str(seat): {**move, "card": "x"}}})
    assert "position-answers" in ids(caught.value.why)


def test_rules_that_never_come_to_rest_are_stopped() -> None:
    position, decision = without_end()
    game = budokan.game("senjutsu")
    table = game.set_up(position)
    seat, _, words = decision.partition(" ")
    with pytest.raises(BadWords, match="never comes to an end"):
        table.play(int(seat), game.moves.parse(words))


def test_a_line_of_a_card_that_is_none_is_told_in_a_sentence() -> None:
    position = a_moment_of("senjutsu", "Moving")
    position["stack"][-1]["line"] = "0,0"
    with pytest.raises(BadWords) as caught:
        budokan.game("senjutsu").set_up(position)
    assert "sj-position-no-line" in ids(caught.value.why)
