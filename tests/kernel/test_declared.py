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
        ({"frame": "GoesRound", "card": "x" * (LONGEST + 1), "by": 0, "seat": 1}, "form-longest"),
        ({"frame": "GoesRound", "card": ["battle-cry"], "by": 0, "seat": 1}, "form-kind"),
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
    star = {"frame": "StarEffect", "play": 0, "line": "", "target": figures - 1}
    assert len(game._reader.stack([star], table.how_many)) == 1
    with pytest.raises(BadWords):
        game._reader.stack([{**star, "target": figures}], table.how_many)


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
    assert "position-broken" in ids(caught.value.why)
