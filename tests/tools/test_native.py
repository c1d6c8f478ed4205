"""What the compiler is given is the source, line for line, with the constructors of frames written out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.native import MAY_INHERIT, OPEN_TO_OTHERS, Source

import budokan
from budokan.kernel.annotations import names_of

SOURCE = Path(__file__).parents[2] / "src"

BASE = '''from __future__ import annotations

from budokan.kernel.frames import Step, frame

Piece = int
NONE = -1


@frame
class Push(Step):
    """One is pushed."""

    pushed: Piece
    by: Piece = NONE
'''

ABOVE = '''from __future__ import annotations

from base import Push
from budokan.kernel.frames import NOTHING, Frames, frame


@frame
class PushFar(Push):
    """Further than one step."""

    steps: int = 2

    def resolve(self, table: Table) -> Frames:
        table.tell(
            Pushed(self.pushed, self.steps),
        )
        return NOTHING
'''


MOVES = """from __future__ import annotations

from base import Push, Pull
from moves import (
    Attack,
    Parry,
)

FAVOURITE = Attack


def first_of(table: Table, move: Attack | Parry) -> Attack:
    found: Attack = Attack(1)
    if isinstance(move, Attack) or isinstance(table.last, Attack | Parry):
        return move
    if isinstance(move, Attack | Parry):
        return found
    return found if isinstance(table.top, Push | Pull) else Attack(2 if isinstance(move, Parry) else 3)
"""


def written_out() -> list[str]:
    return Source({"base": BASE + "\n", "above": ABOVE}).written_out("above").split("\n")


def test_a_frame_has_a_constructor_for_what_it_inherits_and_what_is_its_own() -> None:
    assert written_out()[11] == (
        "    def __init__(self, pushed: Piece, by: Piece = NONE, steps: int = 2) -> None: "
        "self.pushed = pushed; self.by = by; self.steps = steps"
    )


def test_what_is_inherited_is_named_as_where_it_was_declared() -> None:
    assert written_out()[0] == "from __future__ import annotations; from base import NONE; from base import Piece"


def test_nothing_is_made_to_be_told_when_nobody_listens() -> None:
    assert written_out()[13] == "        if table.heard is not None: table.tell("


def test_kinds_of_moves_are_constants_that_are_compared_and_called() -> None:
    lines = Source({"base": BASE, "here": MOVES}).written_out("here").split("\n")
    assert lines[0] == "from __future__ import annotations; from typing import Final"
    assert lines[6] == "); KIND_Attack: Final = Attack; KIND_Parry: Final = Parry"
    assert lines[8] == "FAVOURITE: Final = Attack", "what is done once need not be quick"
    assert lines[11] == "def first_of(table: Table, move: Attack | Parry) -> Attack:", "types are said as they were"
    assert lines[12] == "    found: Attack = KIND_Attack(1)"
    assert lines[13] == "    if (type(move) is KIND_Attack) or isinstance(table.last, (Attack, Parry)):"
    assert lines[15] == "    if (type(move) is KIND_Attack or type(move) is KIND_Parry):"


def test_moves_that_are_made_once_are_constants_where_they_are_handed_out() -> None:
    offered = "def offered(card: str) -> Move:\n    return PLAYS[card]\n"
    text = f"from __future__ import annotations\n\nfrom moves import PLAYS\n\n\n{offered}"
    lines = Source({"here": text}).written_out("here").split("\n")
    assert lines[2] == "from moves import PLAYS; KIND_PLAYS: Final = PLAYS"
    assert lines[6] == "    return KIND_PLAYS[card]"


def test_no_union_is_made_to_ask_what_something_is() -> None:
    lines = Source({"base": BASE, "here": MOVES}).written_out("here").split("\n")
    asked = "isinstance(table.top, (Push, Pull)) else KIND_Attack(2 if isinstance(move, Parry) else 3)"
    assert lines[17] == f"    return found if {asked}", "the type checker learns nothing for the other half from a comparison"


def test_every_line_keeps_its_number() -> None:
    assert len(written_out()) == len(ABOVE.split("\n"))
    kept = [(old, new) for old, new in zip(ABOVE.split("\n"), written_out(), strict=True) if old != new]
    assert [old for old, _ in kept] == [
        "from __future__ import annotations",
        "@frame",
        "",
        "        table.tell(",
    ]


@pytest.mark.parametrize("name", OPEN_TO_OTHERS)
def test_games_from_elsewhere_may_build_upon_the_kernel(name: str) -> None:
    text = (SOURCE / name.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")
    lines = Source({name: text}).written_out(name).split("\n")
    assert len(lines) == len(text.split("\n"))
    opened = [lines[at + 1 : at + 3] for at, line in enumerate(lines) if line == MAY_INHERIT]
    assert len(opened) == len(OPEN_TO_OTHERS[name])
    for one, following in zip(OPEN_TO_OTHERS[name], opened, strict=True):
        assert any(line.startswith((f"class {one}:", f"class {one}(")) for line in following), one


def test_a_frame_whose_fields_run_into_its_rules_is_refused() -> None:
    crowded = ABOVE.replace("    steps: int = 2\n\n", "    steps: int = 2\n")
    with pytest.raises(AssertionError, match="above, line 12: after the fields of a frame comes an empty line"):
        Source({"base": BASE, "above": crowded}).written_out("above")


@pytest.mark.parametrize("name", budokan.games())
def test_the_constructor_of_every_frame_of_the_house_takes_its_fields(name: str) -> None:
    rooms = [*(SOURCE / "budokan/kernel").glob("*.py"), *(SOURCE / "budokan/games").rglob("*.py")]
    source = Source(
        {".".join(room.relative_to(SOURCE).with_suffix("").parts): room.read_text(encoding="utf-8") for room in rooms}
    )
    for kind in budokan.game(name).frames:
        fields = source.fields(source.modules[kind.__module__], kind.__name__)
        assert tuple(field.name for field in fields) == names_of(kind), kind
