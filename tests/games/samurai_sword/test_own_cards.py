"""A user's own figures: read from a folder of TOML, checked, and part of every record. Bad files get one clear sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

import budokan
from budokan import BudokanError, Luck
from budokan.games.samurai_sword.box import Box, check_changes

GOOD = """\
[[card]]
id = "nodachi"
wounds = 2
reach = 4

[[card]]
id = "bokken"
copies = 9
suit = "koi"

[[character]]
id = "benkei"
resilience = 6
"""


def folder_with(tmp_path: Path, text: str) -> Path:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    return tmp_path


def test_what_differs_is_laid_over_the_printed_cards(tmp_path: Path) -> None:
    changes = check_changes(folder_with(tmp_path, GOOD))
    box = Box(False, False, changes)
    assert (box.wounds["nodachi"], box.reach["nodachi"], box.wounds["katana"]) == (2, 4, 3)
    assert box.deck.count("bokken") == 9
    assert box.suit["bokken"] == "koi"
    assert box.resilience["benkei"] == 6
    assert box.cards["nodachi"].source == "reconstructed", "what is not printed says so"
    assert box.cards["katana"].source == "printed"


def test_a_game_with_own_cards_replays_anywhere(tmp_path: Path) -> None:
    changes = check_changes(folder_with(tmp_path, GOOD))
    table = budokan.game("samurai-sword").new(5, 3, cards=changes)
    for _ in range(30):
        table.play(table.waiting[0], table.options(table.waiting[0])[-1])
    again = budokan.replay(table.record().text())
    assert again.digest() == table.digest()
    assert len(again.components()) == 90 + 3 + 7 + 5, "three Bokken more, seven roles, five characters"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[card]]\nid = "nodachi"\nwounds = 99\n', "wounds"),
        ('[[card]]\nid = "parry"\nwounds = 1\n', "wounds"),
        ('[[card]]\nid = "nodachi"\nreach = "far"\n', "reach"),
        ('[[card]]\nid = "bokken"\nsuit = "swan"\n', "suit"),
        ('[[card]]\nid = "no-such-card"\nwounds = 1\n', "no-such-card"),
        ('[[character]]\nid = "benkei"\nresilience = 0\n', "resilience"),
        ('[[weapon]]\nid = "nodachi"\n', "weapon"),
        ("[[card]]\nwounds = 2\n", "id"),
        ('[[card]]\nid = "nodachi"\nwounds = \n', "mine.toml"),
        ('card = "nodachi"\n', "mine.toml"),
        ("card = 3\n", "mine.toml"),
        ('[card]\nid = "nodachi"\n', "mine.toml"),
    ],
)
def test_bad_files_are_told_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BudokanError) as told:
        check_changes(folder_with(tmp_path, text))
    assert said in str(told.value)
    assert "\n" not in str(told.value)


def test_a_deck_too_small_to_deal_is_refused(tmp_path: Path) -> None:
    few = "".join(f'[[card]]\nid = "{card}"\ncopies = 0\n' for card in ("parry", "bokken", "kiseru", "bo", "geisha", "focus"))
    changes = check_changes(folder_with(tmp_path, few + '[[card]]\nid = "kusarigama"\ncopies = 0\n'))
    with pytest.raises(BudokanError, match="too few"):
        budokan.game("samurai-sword").new(7, 1, cards=changes)


def test_a_folder_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(BudokanError, match="not a folder"):
        check_changes(tmp_path / "nowhere")


def spoiled(text: str, luck: Luck) -> str:
    """The file with a few letters or lines wrong."""
    for _ in range(1 + luck.below(3)):
        at = luck.below(len(text) + 1)
        how = luck.below(4)
        if how == 0:
            text = (
                text[:at]
                + luck.pick(["]", "[", '"', "=", "\n", "\x00", "9", "ü", "#", "''", "-", "{", "nan", "[[card]]"])
                + text[at:]
            )
        elif how == 1:
            text = text[:at] + text[at + 1 + luck.below(6) :]
        elif how == 2:
            lines = text.splitlines()
            luck.shuffle(lines)
            text = "\n".join(lines)
        else:
            text = text[:at]
    return text


def test_spoiled_files_never_crash(tmp_path: Path) -> None:
    luck = Luck(1, "spoiled cards")
    told: list[str] = []
    for _ in range(600):
        try:
            check_changes(folder_with(tmp_path, spoiled(GOOD, luck)))
        except BudokanError as error:
            told.append(str(error))
    assert len(told) > 200, "most of what is spoiled is noticed"
    assert not [said for said in told if "\n" in said or len(said) >= 400]
