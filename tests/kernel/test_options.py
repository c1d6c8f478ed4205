"""Options are read from the struct of a game's settings."""

from __future__ import annotations

from typing import Literal

import msgspec

from budokan.kernel.options import Option, changed, options_of


class Settings(msgspec.Struct, frozen=True):
    calm: bool = True
    kind: Literal["short", "long"] = "short"
    packs: tuple[Literal["sea", "hill"], ...] = ()
    number: int = 3
    own: dict[str, dict[str, int]] = {}


def test_every_field_is_an_option_with_its_choices() -> None:
    assert options_of(Settings) == {
        "calm": Option("calm", True, (False, True)),
        "kind": Option("kind", "short", ("long", "short")),
        "packs": Option("packs", (), ("hill", "sea"), many=True),
        "number": Option("number", 3),
        "own": Option("own", {}, deep=True),
    }


def test_what_is_as_it_would_be_anyway_need_not_be_said() -> None:
    assert changed(Settings()) == {}
    assert changed(Settings(calm=False, packs=("hill",))) == {"calm": False, "packs": ("hill",)}
