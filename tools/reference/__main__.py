"""`python -m tools.reference`: writes the pages that are not fresh.

--check       only says which are not
--examples    looks through the golden games for the examples anew, which takes half a minute; game names after it choose
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools.reference.examples import kept
from tools.reference.pages import PAGES, ROOT, common_page, page

import budokan


def written() -> dict[Path, str]:
    """Every page, as it should be."""
    games = budokan.games()
    found = {PAGES / f"{game.name}.md": page(game, kept(game)) for game in games.values()}
    return {PAGES / "README.md": common_page(games.values()), **found}


def main(given: list[str]) -> int:
    if "--examples" in given:
        from tools.reference.search import look_for_all  # it needs what the tests need

        for name in look_for_all([one for one in given if not one.startswith("-")] or list(budokan.games())):
            print(f"examples of {name} found", flush=True)
    check, stale = "--check" in given, 0
    for file, text in written().items():
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale += 1
            print(f"{file.relative_to(ROOT)} {'is not fresh: python -m tools.reference' if check else 'written'}")
            if not check:
                file.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
