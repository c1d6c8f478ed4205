"""The ledgers are read, and a malformed one is told with its line."""

from __future__ import annotations

import pytest

from budokan.kernel.errors import BadWords
from budokan.kernel.ledger import parse_ledger, read_ledger

GOOD = """# A game: the ledger

Some words.

## 1. The box

*Rulebook: "Contents".*

**AG-1.1** There are cards.

**AG-1.2** *(silent)* They are red. Why: they are not blue.

## 2. The end

**AG-2.1** Katana (weapon): it ends.
"""


def test_numbers_marks_texts_and_chapters() -> None:
    ledger = parse_ledger("a.md", GOOD)
    assert ledger.title == "A game: the ledger"
    assert ledger.chapters == {1: "The box", 2: "The end"}
    assert list(ledger.rulings) == ["AG-1.1", "AG-1.2", "AG-2.1"]
    second = ledger.ruling("AG-1.2")
    assert (second.mark, second.text, second.chapter) == ("silent", "They are red. Why: they are not blue.", 1)
    assert ledger.ruling("AG-1.1").mark == ""


def test_what_is_named_first_is_found_by_its_name() -> None:
    ledger = parse_ledger("a.md", GOOD)
    found = ledger.about("Katana")
    assert found is not None
    assert found.number == "AG-2.1"
    assert ledger.about("Kat") is None


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("# A game", "A game", 1),
        ("## 2. The end", "## 3. The end", 13),
        ("**AG-1.2**", "**AG-1.3**", 11),
        ("**AG-1.2**", "**AG-1.1**", 11),
        ("**AG-1.2**", "**XX-1.2**", 11),
        ("**AG-2.1**", "**AG-1.3**", 15),
        ("*(silent)*", "*(quiet)*", 11),
        ("**AG-1.1** There are cards.", "**AG-1.1**", 9),
        ("**AG-1.1** There", "**AG-1.1 There", 9),
    ],
)
def test_a_malformed_ledger_is_told_with_its_line(right: str, wrong: str, line: int) -> None:
    with pytest.raises(BadWords) as caught:
        parse_ledger("a.md", GOOD.replace(right, wrong, 1))
    assert caught.value.why.id == "bad-ledger"
    assert (caught.value.why.args["file"], caught.value.why.args["line"]) == ("a.md", line)


def test_an_empty_ledger_is_malformed() -> None:
    with pytest.raises(BadWords) as caught:
        parse_ledger("a.md", "")
    assert caught.value.why.id == "bad-ledger"


def test_what_is_not_there_is_said() -> None:
    with pytest.raises(BadWords) as caught:
        read_ledger("shogi", "en")
    assert caught.value.why.id == "no-ledger"
    with pytest.raises(BadWords) as caught:
        read_ledger("house", "en").ruling("BK-99.1")
    assert caught.value.why.id == "no-ruling"


def test_the_reader_gets_his_own_language() -> None:
    assert read_ledger("house", "en").ruling("BK-1.1").text == "When the game is over no more moves are taken."
    assert read_ledger("house", "it").ruling("BK-1.1").text == "A partita finita non si accettano altre mosse."
