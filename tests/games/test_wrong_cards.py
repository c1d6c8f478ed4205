"""Files of own cards that do not hold, over the four games: where, what is wrong, what was meant (`wrong_cards.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import budokan
from budokan import BadWords
from budokan.kernel.card_files import entries_in
from budokan.kernel.words import words

WRONG: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "wrong_cards.toml").read_text(encoding="utf-8"))["wrong"]


def refused(game: str, folder: Path) -> BadWords:
    with pytest.raises(BadWords) as caught:
        budokan.game(game).read_cards(folder)
    return caught.value


def test_there_are_fifty_and_more_over_the_four_games() -> None:
    assert len(WRONG) >= 50
    assert all(sum(one["game"] == game for one in WRONG) >= 12 for game in budokan.games())


@pytest.mark.parametrize("wrong", WRONG, ids=[f"{one['game']}-{number}" for number, one in enumerate(WRONG)])
def test_a_wrong_file_is_refused_where_it_is_wrong(wrong: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(wrong["file"], encoding="utf-8")
    error = refused(wrong["game"], tmp_path)
    said = str(error)
    assert said.startswith(f"mine.toml, line {wrong['line']}, column {wrong['column']}: {wrong['said']}")
    meant = f"Is “{wrong['near']}” meant?" if "near" in wrong else ""
    assert said.endswith(meant) and ("meant?" in said) == bool(meant)
    assert "\n" not in said
    italian = words("it", wrong["game"]).say(error.why)
    assert italian.startswith(f"mine.toml, riga {wrong['line']}, colonna {wrong['column']}: ")


def test_of_several_files_the_one_that_is_wrong_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[[card]]\nid = "kenshiro"\nattack = 4\n', encoding="utf-8")
    (tmp_path / "b.toml").write_text(
        '[[card]]\nid = "toki"\nattack = 4\n\n[[card]]\nid = "raoul"\natack = 4\n', encoding="utf-8"
    )
    assert str(refused("ken", tmp_path)).startswith("b.toml, line 7, column 1: raoul: ")


def test_a_card_that_stands_in_two_files_is_refused_in_the_second(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.toml").write_text('\n[[card]]\nid = "fend"\nfocus = 1\n', encoding="utf-8")
    assert str(refused("senjutsu", tmp_path)) == "b.toml, line 3, column 6: fend: it stands in a.toml, line 2, already"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[[card]]\nid = 'bokken'\n".encode("utf-16"), "line 1, column 1: Not UTF-8"),
        (b'[[card]]\nid = "bok\xffken"\n', "line 2, column 10: Not UTF-8"),
        (b"a = " + b"[" * 3000 + b"]" * 3000, "line 1, column 1: Nested too deep"),
        (b'[[card]]\nid = "bokken"\nwounds = ' + b"9" * 5000, "line 2, column 1: Too many digits"),
        (b'[[card]]\nid = "bokken"\n' + b"k" * 100_000 + b" = 1\n", "line 2, column 6: " + "k" * 600 + "…"),
    ],
)
def test_what_no_reader_of_toml_takes_is_told_as_well(content: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(content)
    error = refused("samurai-sword", tmp_path)
    assert str(error).startswith(f"mine.toml, {said}")
    assert words("it", "samurai-sword").say(error.why).startswith("mine.toml, riga ")
    assert "\n" not in str(error) and len(str(error)) < 800


def test_the_mark_some_editors_put_before_a_file_is_none_of_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(b'\xef\xbb\xbf[[card]]\nid = "bokken"\nwounds = 2\n')
    assert budokan.game("samurai-sword").read_cards(tmp_path) == {"bokken": {"wounds": 2}}


SOURCE = """# mine
type = "master"
[[card]] # first
id = "shura"
effect = ""\"
id = "no"
[[card]]
""\"
[card.play]
owns = 1
[[card.abilities]]
does = "add"
[[card.abilities]]
  does = "zero"
[[card]]
id = 'toki'
"""


def test_a_file_is_read_with_remarks_long_words_and_tables_within() -> None:
    above, first, second = entries_in("mine.toml", SOURCE)
    assert (above.id, first.id, second.id) == ("", "shura", "toki")
    paths = ("play.owns", "abilities[0].does", "abilities[1].does", "abilities[1].to.count")
    assert [first.spot(path) for path in paths] == [(10, 8), (12, 8), (14, 10), (13, 3)]
    assert second.head == (15, 3)
