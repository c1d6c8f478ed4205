"""Chapter 5: what is open about a game before it begins."""

from __future__ import annotations

import re

from budokan.games.senjutsu import GAME
from budokan.kernel.ledger import folder_of_ledgers
from tests.support.rulings import ruling
from tests.support.senjutsu import start


@ruling("SJ-5.17")
def test_deck_lists_are_open_unless_closed() -> None:
    for option, seen in (("open", True), ("closed", False)):
        table = start("ronin", "student", deck_lists=option)
        assert (table.view(0)["table"]["players"][1]["list"] is not None) == seen
        assert table.view(1)["table"]["players"][1]["list"] is not None


def test_the_page_of_options_lists_every_option() -> None:
    page = (folder_of_ledgers() / "options.md").read_text(encoding="utf-8")
    own = page.partition("## Senjutsu\n")[2].partition("\n## ")[0]
    assert sorted(set(re.findall(r"`(\w+)", own))) == sorted(GAME.options)
