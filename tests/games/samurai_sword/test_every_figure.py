"""Every figure of every card and character is changed once, and the game played with it: nothing is accepted and ignored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

from budokan import BadWords
from budokan.games.samurai_sword.box import check_changes
from budokan.games.samurai_sword.cards import Card, Character, Set, Source, Suit, all_cards, all_characters
from budokan.games.samurai_sword.rules.attack import MayParry
from tests.support.faults import said_in_italian
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, end_turn, layout, play, targets

EVERYTHING = ["rising-sun", "rikyu"]
FOES = ("goemon", "tomoe", "ieyasu", "nobunaga", "hideyoshi", "kojiro")
"""Characters with nothing to say while seat 0 strikes seat 1 or 4."""

OTHERS: dict[str, tuple[Any, ...]] = {
    "set": get_args(Set),
    "source": get_args(Source),
    "copies_source": get_args(Source),
    "suit": get_args(Suit),
    "type": ("weapon", "property", "action"),
    "wounds_by": ("figure", "honour", "properties"),
}
"""What a word on a card may be changed into."""


class Figure(NamedTuple):
    """One figure or word of one card, and another in its place."""

    thing: Card | Character
    field: str
    value: Any

    @property
    def options(self) -> dict[str, Any]:
        return {"expansions": EVERYTHING, "cards": {self.thing.id: {self.field: self.value}}}

    def __str__(self) -> str:
        return f"{self.thing.id}.{self.field}={self.value}"


def figures() -> Iterator[Figure]:
    """Each figure one more and one less, each word in turn every other."""
    things: tuple[Card | Character, ...] = (*all_cards(), *all_characters())
    for thing in things:
        for name in (field.name for field in msgspec.structs.fields(thing) if field.name != "id"):
            had = getattr(thing, name)
            for value in OTHERS[name] if name in OTHERS else (had + 1, had - 1):
                if value != had:
                    yield Figure(thing, name, value)


def copies_in_the_deck(options: dict[str, Any], thing: Card | Character) -> int:
    """All the copies of a card, wherever they were dealt."""
    return Counter(GAME.new(5, 1, **options).components())[thing.id]


def resilience_at_rest(options: dict[str, Any], thing: Card | Character) -> int:
    """What a character takes back who had nothing left."""
    table = layout(
        "benkei" if thing.id != "benkei" else "musashi", thing.id, *others_than(thing, 2), resilience={1: 0}, options=options
    )
    end_turn(table)
    return table.resilience[1]


def farthest_target(options: dict[str, Any], thing: Card | Character) -> int:
    """The greatest difficulty this weapon overcomes: neighbours at 1, and at last Benkei across the table behind four Armor."""
    found = 0
    for armor in range(5):
        laid = {4: " ".join(["armor"] * armor)} if armor else {3: "armor"}
        table = layout("musashi", *FOES[:3], "benkei", *FOES[3:], hands={0: thing.id}, properties=laid, options=options)
        difficulty = table.view(0)["table"]["difficulty"]
        found = max(found, *(difficulty[seat] for seat in targets(table, 0, thing.id)))
    return found


def wounds_dealt(options: dict[str, Any], thing: Card | Character) -> int:
    """What this weapon takes from one who has 8 and does not parry; Yoshihiro takes one more than it says."""
    table = layout("benkei", "yoshihiro", *FOES[:3], hands={0: thing.id, 1: "parry"}, options=options)
    play(table, 0, f"attack 1 with {thing.id}")
    play(table, 1, "take it")
    lost = 8 - table.resilience[1]
    return lost - 1 if lost else 0


def suit_turned(options: dict[str, Any], thing: Card | Character) -> str:
    """With a second card of which suit it saves Lady Chacha from a weapon."""
    pairs = {"crane": "focus", "torii": "tea-ceremony", "koi": "diversion", "fuji": "naginata"}
    if thing.id in pairs.values():
        pairs = {"crane": "armor", "torii": "breathing", "koi": "geisha", "fuji": "jujutsu"}
    found = []
    for suit, other in pairs.items():
        table = layout(
            "musashi", "lady-chacha", *FOES[:3], hands={0: "bo", 1: "daimyo"}, deck=f"{thing.id} {other}", options=options
        )
        play(table, 0, "attack 1 with bo")
        if not isinstance(table.decision, MayParry):
            found.append(suit)
    (suit,) = found
    return suit


SHOWN: dict[str, Callable[[dict[str, Any], Card | Character], int | str]] = {
    "copies": copies_in_the_deck,
    "resilience": resilience_at_rest,
    "reach": farthest_target,
    "wounds": wounds_dealt,
    "suit": suit_turned,
}
"""Where in a game a figure is felt."""


def others_than(thing: Card | Character, count: int) -> list[str]:
    return [one for one in FOES if one != thing.id][:count]


@ruling("SS-1.9")
def test_every_figure_of_every_card_is_played_with_or_refused() -> None:
    felt: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for figure in figures():
        try:
            GAME.new(5, 1, **figure.options)
        except BadWords as error:
            said = str(error)
            assert said.startswith(f"{figure.thing.id}: {figure.field} = "), said
            assert "\n" not in said
            said_in_italian(error.why, GAME.name)
            refused[figure.field] += 1
            continue
        assert figure.field in SHOWN, f"{figure} is accepted, and nothing is known to come of it"
        assert SHOWN[figure.field](figure.options, figure.thing) == figure.value, f"{figure} is accepted and ignored"
        felt[figure.field] += 1
    weapons = [card for card in all_cards() if card.type == "weapon"]
    counted = [card for card in weapons if card.wounds_by != "figure"]
    beyond = sum(card.reach == 9 for card in weapons)
    assert felt == {
        "copies": 2 * len(all_cards()),
        "suit": 3 * len(all_cards()),
        "reach": 2 * len(weapons) - beyond - sum(card.reach == 1 for card in weapons),
        "wounds": 2 * (len(weapons) - len(counted)),
        "resilience": 2 * len(all_characters()),
    }
    assert refused.keys() == {"copies_rising_sun", "copies_reconstructed", "reach", "wounds", *(OTHERS.keys() - {"suit"})}


@ruling("SS-1.9")
@pytest.mark.parametrize(("card", "printed"), [("kozuka", 2), ("parry", 16), ("geisha", 7), ("tea-ceremony", 5), ("zen", 3)])
@pytest.mark.parametrize("copies", [0, 1, 5])
def test_the_copies_given_are_all_there_are(card: str, printed: int, copies: int) -> None:
    """Whatever the expansion adds to the printed ones."""
    thing = next(one for one in all_cards() if one.id == card)
    assert copies_in_the_deck({"expansions": EVERYTHING}, thing) == printed
    assert copies_in_the_deck({"expansions": EVERYTHING, "cards": {card: {"copies": copies}}}, thing) == copies


@ruling("SS-1.9", "SS-16.10", "SS-16.11")
@pytest.mark.parametrize("card", ["kusanagi", "zen"])
def test_wounds_that_are_counted_cannot_be_given(card: str) -> None:
    with pytest.raises(BadWords) as caught:
        GAME.new(5, 1, expansions=EVERYTHING, cards={card: {"wounds": 2}})
    assert str(caught.value) == f"{card}: wounds = 2 is not possible; expected: reach 1 to 9, copies 0 to 40."


@ruling("SS-1.9")
@pytest.mark.parametrize("table", ["role", "seating"])
def test_roles_and_seatings_are_not_changed(table: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(f"[[{table}]]\nplayers = 5\nstars = 3\n", encoding="utf-8")
    with pytest.raises(BadWords, match=table):
        check_changes(tmp_path)


@ruling("SS-1.9")
def test_a_card_that_is_changed_twice_is_not_changed_once_in_silence(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text('[[card]]\nid = "bo"\nwounds = 2\n', encoding="utf-8")
    (tmp_path / "two.toml").write_text('[[card]]\nid = "bo"\nreach = 3\n', encoding="utf-8")
    with pytest.raises(BadWords, match=r"two\.toml: “bo” is changed twice"):
        check_changes(tmp_path)
