"""`python -m tools.states`: writes what is not fresh."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]


class Empty:
    """A class that is still to be made."""

    def __init__(self, *given: object) -> None:
        self.given = given


class StandIn(ModuleType):
    """In the place of what is to be made: every name is an empty class."""

    def __getattr__(self, name: str) -> type[Empty]:
        return Empty


def without_the_rules() -> None:
    """Packages that load nothing by themselves: a declaration can be read while what is made from it is missing."""
    source = ROOT / "src"
    rooms = [source / "budokan", source / "budokan" / "games", *(source / "budokan" / "games").iterdir()]
    for room in rooms:
        if (room / "__init__.py").exists():
            package = ModuleType(".".join(room.relative_to(source).parts))
            package.__path__ = [str(room)]
            sys.modules[package.__name__] = package
            parts = f"{package.__name__}.generated_parts"
            sys.modules[parts] = StandIn(parts)


def main() -> int:
    without_the_rules()
    from tools.states.modules import declared_houses, modules_of  # only now: it loads what is declared

    stale = 0
    for house in declared_houses():
        for file, text in modules_of(house).items():
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                stale += 1
                if "--check" not in sys.argv:
                    file.write_text(text, encoding="utf-8")
                print(f"{file.relative_to(ROOT)} {'is not fresh' if '--check' in sys.argv else 'written'}")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
