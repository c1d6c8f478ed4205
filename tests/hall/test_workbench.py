"""Cards under the knife: what may be changed, what is wrong at which line, and how changed cards look."""

from __future__ import annotations

import msgspec
import pytest

from budokan import games
from budokan.hall import workbench
from budokan.hall.errors import NotFound
from budokan.hall.schemas.lab import CardSet
from budokan.hall.schemas.requests import MOST_CARDS
from budokan.kernel.words import words


@pytest.mark.parametrize(
    ("game", "card", "field"),
    [
        ("samurai-sword", "nodachi", "wounds"),
        ("samurai-sword", "benkei", "resilience"),
        ("rising-sun", "oni-of-skulls", "price"),
        ("senjutsu", "severing-cut", "text"),
        ("ken", "kenshiro", "attack"),
    ],
)
def test_a_card_of_any_game_is_taken_and_put_back_as_it_is(game: str, card: str, field: str) -> None:
    taken = workbench.changeable(game, card)
    assert field in taken.fields
    found = workbench.card_set(game, taken.toml)
    assert not found.faults
    assert list(found.cards) == [card]


def test_every_game_has_cards_to_change() -> None:
    assert {name: len(workbench.cards_to_change(name)) > 30 for name in games() if name != "senjutsu"} == {
        name: True for name in games() if name != "senjutsu"
    }


def test_each_fault_stands_at_its_line() -> None:
    found = workbench.card_set(
        "samurai-sword", '[[card]]\nid = "nodachi"\nwounds = 12\n\n[[card]]\nid = "bokken"\n\nreach = 99\n'
    )
    assert [(one.card, one.line) for one in found.faults] == [("nodachi", 3), ("bokken", 8)]
    assert "wounds = 12 is not possible" in words("en", "samurai-sword").say(found.faults[0].text)
    assert found.cards == {}


@pytest.mark.parametrize(
    ("game", "toml", "line"),
    [
        ("senjutsu", '[[card]]\nid = "severing-cut"\ninitiative = "6"\ntext = "atk F:w; nonsense"\n', 4),
        ("ken", 'type = "master"\n\n[[card]]\nid = "kenshiro"\nattack = "much"\n', 5),
        ("ken", "type = master\n", 1),
        ("samurai-sword", '[[card]]\nid = "nodachi"\nwounds = \n', 3),
        ("rising-sun", '[[card]]\nid = "benevolence"\nfrogs = 3\n', 3),
        ("samurai-sword", "nonsense = 1\n", 1),
    ],
)
def test_whatever_is_wrong_has_a_line(game: str, toml: str, line: int) -> None:
    found = workbench.card_set(game, toml)
    assert found.faults[0].line == line
    for language in ("en", "it"):
        assert words(language, game).say(found.faults[0].text)


DEEP = 5_000


@pytest.mark.parametrize(
    ("toml", "line", "id"),
    [
        ("a = " + "[" * 800, 1, "hall-too-deep"),
        ("\n".join(["a = [", *["["] * DEEP]), 1, "hall-too-deep"),
        (
            '[[card]]\nid = "nodachi"\nwounds = { a = { a = { a = { a = { a = { a = { a = { a = 1 } } } } } } } }\n',
            3,
            "hall-too-deep",
        ),
        ('[[card]]\nid = "nodachi"\nwounds = [[[1]]]\n', 3, "hall-too-deep"),
        ("a." * DEEP + "a = 1\n", 1, "hall-too-long"),
        ('[[card]]\nid = "nodachi"\nwounds = 1979-05-27\n', 3, "form-at"),
        ('[[card]]\nid = "nodachi"\nwounds = [1979-05-27T07:32:00Z]\n', 3, "form-at"),
        ('[[card]]\nid = "nodachi"\nwounds = { a = 07:32:00 }\n', 3, "form-at"),
        ('day = 1979-05-27\n[[card]]\nid = "nodachi"\nwounds = 2\n', 1, "form-at"),
        ('[[card]]\nid = "nodachi"\nwounds = 0x' + "f" * 900 + "\n", 3, "form-at"),
        ('[[card]]\nid = "nodachi"\n' + "\n".join(f"wounds{one} = {'9' * 1900}" for one in range(3)), 3, "form-at"),
        ('[[card]]\nid = "nodachi"\nwounds = ' + "9" * 5000 + "\n", 3, "hall-too-long"),
        ('[[card]]\nid = "nodachi"\nwounds = nan\n', 3, ""),
    ],
)
def test_what_toml_can_say_and_no_card_is_told_at_its_line(toml: str, line: int, id: str) -> None:
    """Each was answered as if the hall had failed, or took it seconds."""
    fault = workbench.card_set("samurai-sword", toml).faults[0]
    assert fault.line == line
    assert fault.text.id == id or not id
    for language in ("en", "it"):
        assert words(language, "samurai-sword").say(fault.text)


@pytest.mark.parametrize("game", list(games()))
def test_no_printed_card_is_a_misfit(game: str) -> None:
    assert [
        (card, wrong) for card, entry in workbench.printed(game).items() for wrong in workbench.misfits_in(entry.fields)
    ] == []


def test_a_changed_card_is_drawn_from_its_new_text() -> None:
    toml = '[[card]]\nid = "severing-cut"\nname = "Leaf"\ninitiative = "9"\n'
    found = msgspec.json.decode(workbench.read("senjutsu", toml), type=CardSet)
    assert found.cards == {"severing-cut": {"name": "Leaf", "initiative": "9"}}
    assert found.faces["severing-cut"]["high"] == 9
    assert found.called == {"sj-card-severing-cut": "Leaf"}


def test_no_more_than_it_is_willing_to_try() -> None:
    toml = "".join(f'[[card]]\nid = "card-{number}"\n' for number in range(MOST_CARDS + 1))
    assert [one.text.id for one in workbench.card_set("samurai-sword", toml).faults] == ["hall-many-cards"]


def test_a_card_that_is_not_there() -> None:
    with pytest.raises(NotFound):
        workbench.changeable("ken", "../../secrets")
