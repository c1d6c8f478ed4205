"""Cards under the knife: what may be changed, what is wrong at which line, and how changed cards look."""

from __future__ import annotations

import msgspec
import pytest

from budokan import games
from budokan.hall import workbench
from budokan.hall.errors import NotFound
from budokan.hall.schemas.lab import CardSet
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


def test_a_changed_card_is_drawn_from_its_new_text() -> None:
    toml = '[[card]]\nid = "severing-cut"\nname = "Leaf"\ninitiative = "9"\n'
    found = msgspec.json.decode(workbench.read("senjutsu", toml), type=CardSet)
    assert found.cards == {"severing-cut": {"name": "Leaf", "initiative": "9"}}
    assert found.faces["severing-cut"]["high"] == 9
    assert found.called == {"sj-card-severing-cut": "Leaf"}


def test_no_more_than_it_is_willing_to_try() -> None:
    toml = "".join(f'[[card]]\nid = "card-{number}"\n' for number in range(workbench.MOST_CARDS + 1))
    assert [one.text.id for one in workbench.card_set("samurai-sword", toml).faults] == ["hall-many-cards"]


def test_a_card_that_is_not_there() -> None:
    with pytest.raises(NotFound):
        workbench.changeable("ken", "../../secrets")
