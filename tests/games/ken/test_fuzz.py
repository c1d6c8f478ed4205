"""Deck texts, card files and positions that a person got wrong: one clear sentence, and never a crash."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from budokan.games.ken import GAME
from budokan.games.ken.box import check_own_cards
from budokan.games.ken.decks import read_deck, write_deck
from budokan.games.ken.reading import FILES, FOLDER, card_set
from budokan.kernel.errors import BadWords
from budokan.kernel.luck import Luck
from tests.support.ken import BOX, layout

PIECES = [
    "6 kenshiro",
    "2x villaggio",
    "kenshiro",
    "-1 toki",
    "9 toki",
    "0",
    ",",
    ";",
    "\n",
    "#",
    "x",
    "4 lynn",
    "é",
    "3 3",
    "999 shin",
    " ",
]


def test_two_thousand_deck_texts() -> None:
    read = 0
    for seed in range(2000):
        luck = Luck(seed, "deck text")
        words = "".join(luck.pick(PIECES) + luck.pick(["\n", ", ", " ", ""]) for _ in range(luck.below(6)))
        said, deck = "", {}
        try:
            deck = read_deck(words, BOX.cards)
        except BadWords as error:
            said = str(error)
        if said:
            assert said.endswith(".")
            assert "ken-deck" not in said, "it is said in words"
        else:
            read += 1
            assert read_deck(write_deck(deck), BOX.cards) == deck
    assert 100 < read < 1900, "some can be read and some cannot"


NOISE: list[Any] = [
    None,
    True,
    -1,
    0,
    3,
    999,
    1.5,
    "",
    "life",
    "red",
    "nanto",
    "kenshiro",
    [],
    ["master"],
    {},
    {"type": ["army"], "count": 1},
    "x" * 200,
]


def spoiled(luck: Luck, value: Any, depth: int = 0) -> Any:
    """The same with something wrong somewhere."""
    if isinstance(value, dict) and value and (depth == 0 or luck.below(3)):
        key = luck.pick(sorted(value))
        if luck.below(8) == 0:
            return {**value, luck.pick(["colour", "typ", "to", "lives", "does"]): luck.pick(NOISE)}
        if luck.below(8) == 0:
            return {other: one for other, one in value.items() if other != key}
        return {**value, key: spoiled(luck, value[key], depth + 1)}
    if isinstance(value, list) and value and luck.below(3):
        at = luck.below(len(value))
        return [*value[:at], spoiled(luck, value[at], depth + 1), *value[at + 1 :]]
    return luck.pick(NOISE)


def test_a_thousand_spoiled_cards() -> None:
    cards = [msgspec.to_builtins(card) for card in BOX.cards.values()]
    refused = 0
    for seed in range(1000):
        luck = Luck(seed, "spoiled card")
        card = luck.pick(cards)
        bad = spoiled(luck, card)
        if not isinstance(bad, dict):
            continue
        id = bad.get("id")
        said = ""
        try:
            card_set({id if isinstance(id, str) else "nameless": {key: value for key, value in bad.items() if key != "id"}})
        except BadWords as error:
            said = str(error)
        refused += bool(said)
        assert len(said) < 600
    assert refused > 400


ENTRIES = [
    f'type = "{name[:-1] if name.endswith("s") else name}"\n\n[[card]]{entry}'
    for name in ("masters", "characters", "places", "techniques", "events")
    for entry in (FOLDER / f"{name}.toml").read_text(encoding="utf-8").split("[[card]]")[1:]
]
"""Files of one card each, in the words of ours."""

SCRATCHES = ['"', "[", "]", "=", "{", "\n", "#", "9", "-", "true", "[[card]]", "type = 3", "\x00", "é", "life", ""]


def scratched(luck: Luck, words: str) -> str:
    """The same file after a slip of the pen or two, or none."""
    for _ in range(luck.below(3)):
        at = luck.below(len(words))
        words = words[:at] + luck.pick(SCRATCHES) + words[at + luck.below(4) :]
    return words


def test_two_thousand_scratched_card_files(tmp_path: Path) -> None:
    """What cannot be read or played with is told in one sentence that names the file or the card."""
    file = tmp_path / "own.toml"
    refused = 0
    for seed in range(2000):
        luck = Luck(seed, "scratched file")
        file.write_bytes(scratched(luck, luck.pick(ENTRIES)).encode())
        said = ""
        try:
            check_own_cards(tmp_path)
        except BadWords as error:
            said = str(error)
        refused += bool(said)
        assert "\n" not in said
        assert len(said) < 600
    assert 600 < refused < 1900, "some hold and some do not"


def test_what_is_accepted_can_be_played() -> None:
    """A spoiled card that is still a card must not break a game either."""
    cards = [msgspec.to_builtins(card) for card in BOX.cards.values()]
    played = 0
    for seed in range(400):
        luck = Luck(seed, "odd card")
        bad = spoiled(luck, luck.pick(cards))
        id = bad.get("id") if isinstance(bad, dict) else None
        if not isinstance(id, str) or id not in BOX.cards:
            continue
        own = {id: {key: value for key, value in bad.items() if key != "id"}}
        try:
            card_set(own)
        except BadWords:
            continue
        deck = f"2 {id}, 4 kenshiro, 4 shin, 4 falco, 3 villaggio, 3 predoni, 3 bull, 2 deserto, 2 rivolta"
        table = GAME.new(seed=seed, own_cards=own, own_deck_0=deck, own_deck_1=deck)
        cards_there = table.components()
        while not table.over:
            seat = table.waiting[0]
            table.play(seat, luck.pick(table.options(seat)))
        assert table.components() == cards_there
        played += 1
    assert played > 40


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("[[card]]\nid = 3\n", "every card needs an id"),
        ("[[deck]]\nid = 'x'\n", "deck is not known"),
        ("card = 4\n", "cards are written as"),
        ("[[card]\n", "own.toml"),
        ("type = 'army'\n[[card]]\nid = 'mine'\nname = 'Mine'\n", "missing required field"),
        ("[[card]]\nid = 'kenshiro'\nattack = 99\n", "Expected `int` <= 20"),
        ("[[card]]\nid = 'kenshiro'\nschool = 'judo'\n", "Invalid enum value 'judo'"),
        ("[[card]]\nid = 'villaggio'\nname = 'Deserto'\n", "the same name and type"),
        (
            "[[card]]\nid = 'julia'\nabilities = [{does = 'add', attack = 1, bearer = ['yulia']}]\n",
            "which is no card of this set",
        ),
        ("[[card]]\nid = 'kenshiro'\nabilities = [{does = 'add'}]\n", "ability 1: add needs"),
        ("[[card]]\nid = 'zeta'\nabilities = [{does = 'grant', keyword = 'surprise', lives = 1}]\n", "cards of a school"),
    ],
)
def test_a_folder_of_own_cards_is_checked(tmp_path: Path, words: str, problem: str) -> None:
    (tmp_path / "own.toml").write_text(words, encoding="utf-8")
    with pytest.raises(BadWords, match="(?s)" + problem.replace("[", r"\[")):
        check_own_cards(tmp_path)


def test_own_cards_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(
        """
        type = "army"

        [[card]]
        id = "cavalieri-neri"
        name = "Cavalieri neri"
        school = "hokuto"
        moral = "red"
        profile = "flags"
        attack = 3
        resistance = 2

        [[card.abilities]]
        lives = 1
        does = "grant"
        keyword = "deadly"
        """,
        encoding="utf-8",
    )
    own = check_own_cards(tmp_path)
    assert set(card_set(own)) - set(BOX.cards) == {"cavalieri-neri"}
    with pytest.raises(BadWords, match="is not a folder"):
        check_own_cards(tmp_path / "nowhere")
    assert [file.stem for file in sorted(FOLDER.glob("*.toml")) if file.stem != "decks"] == sorted(FILES)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"points": [-1, 0]}, "Expected `int` >= 0"),
        ({"hands": [["kenshirro"], []]}, "there is no card “kenshirro”"),
        ({"hands": [[], []]}, "should have"),
        ({"known": [["shin"], []]}, "known in the hand of seat 0 is not there"),
        ({"last_piece": 0}, "numbered in the order of play"),
        ({"battles": [{"attacker": 0, "attack": {"front": [99]}}]}, "cannot be in a group"),
        ({"battles": [{"attacker": 1, "attack": {"front": [2]}}]}, "a place or a single target"),
        ({"turn": 2}, "Expected a seat from 0 to 1 - at `turn`"),
    ],
)
def test_a_position_that_does_not_hold_together(changes: dict[str, Any], problem: str) -> None:
    table = layout(forces={0: "bull", 1: "zeta"})
    position = table.position()
    position.state = {**position.state, **changes}
    with pytest.raises(BadWords, match=problem):
        GAME.set_up(position)
