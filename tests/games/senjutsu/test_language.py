"""The card language: every text reads, prints and reads the same; what cannot be read is said with its place."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from budokan import BudokanError, Luck
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.box import check_changes, printed_box
from budokan.games.senjutsu.cards import FOLDER, all_cards, hachiko_cards, status_cards
from budokan.games.senjutsu.faces import card_face
from budokan.games.senjutsu.language.compiler import compile_text
from budokan.games.senjutsu.language.parser import parse
from budokan.games.senjutsu.language.printer import print_text
from budokan.games.senjutsu.language.reader import CardTextError
from budokan.games.senjutsu.language.values import CardText
from budokan.games.senjutsu.seen import Face
from budokan.kernel.faults import read_toml
from budokan.kernel.words import words
from tests.support.senjutsu import FILLER, at_rest, choose, finish_turn, layout


def all_texts() -> list[str]:
    """Every text of every card file, solo cards among them."""
    found = []
    for file in sorted(FOLDER.glob("*.toml")):
        for card in read_toml(file).get("card", []):
            for face in (card, card.get("aggression", {}), card.get("determination", {})):
                found += [face[name] for name in ("text", "otherwise") if name in face]
    return found


def test_every_text_prints_as_it_was_written() -> None:
    texts = all_texts()
    assert len(texts) > 500
    for text in texts:
        assert print_text(parse(text)) == text
        assert parse(print_text(parse(text))) == parse(text)


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("step? ANY", 10, "a number"),
        ("step? ANI 1", 7, "directions"),
        ("atk F:w; glorify", 10, "an effect"),
        ("atk G:w", 5, "a cell with its marks"),
        ("atk F:w F:w", 9, "each cell once"),
        ("atk", 4, "a cell with its marks"),
        ("[Q] draw 1", 1, "a gate"),
        ("draw 1, draw 1", 7, "only moves are mixed"),
        ("rot? 1, draw 1", 14, "a move after"),
        ("atk F:w // 3-5: rot? 1", 12, "the higher speed first"),
        ("draw up to many", 12, "a number"),
        ("sw Q", 4, "a kamae"),
        ("fetch 1 blue from deck", 9, "what is searched for"),
        ("fetch 1 wood from hell", 19, "“deck”"),
        ("T smile", 3, "what “T” does"),
        ("WHEN drunk: adv", 6, "“reduced:”"),
        ("atk F:w; IS: adv; IS: adv", 23, "no second"),
        ("suffer poi", 8, "one of"),
        ("limit hand 3", 12, "a change"),
        ("* = atk F:w", 5, "an effect on the target"),
        ("adv adv", 5, "the end"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(text: str, column: int, expected: str) -> None:
    with pytest.raises(CardTextError) as caught:
        parse(text)
    assert (caught.value.line, caught.value.column) == (1, column)
    assert expected in caught.value.expected


def test_the_line_is_counted_too() -> None:
    with pytest.raises(CardTextError) as caught:
        parse("step? ANY 1;\natk F:w;\n  glorify")
    assert (caught.value.line, caught.value.column) == (3, 3)


def parse_or_error(text: str) -> CardText | CardTextError:
    try:
        return parse(text)
    except CardTextError as error:
        return error


def test_five_thousand_spoiled_texts_give_a_card_or_an_error_with_a_place() -> None:
    luck = Luck(1, "spoil")
    texts = all_texts()
    letters = "FRBLAZDNSTfw+*!?:;,/[]01359 =-xORTHEN"
    read = refused = 0
    for _ in range(5000):
        text = luck.pick(texts)
        for _ in range(1 + luck.below(3)):
            place = luck.below(len(text) + 1)
            cut = luck.below(4)
            text = text[:place] + "".join(luck.pick(letters) for _ in range(luck.below(4))) + text[place + cut :]
        outcome = parse_or_error(text)
        if isinstance(outcome, CardTextError):
            refused += 1
            assert outcome.line >= 1
            assert 1 <= outcome.column <= len(text) + 1
            assert outcome.expected
        else:
            read += 1
            assert parse(print_text(outcome)) == outcome
            compile_text(outcome)
    assert read > 100
    assert refused > 200


def test_the_face_of_a_card_is_drawn_from_what_the_rules_read() -> None:
    box = printed_box("final", False)
    for card in [*all_cards(), *status_cards()]:
        face = card_face(box.sheets[card.id], card.number, card.source)
        assert msgspec.json.decode(msgspec.json.encode(face), type=Face) == face
        assert words("it").has(f"sj-rank-{face.rank}")
    assert all(words("en").has(f"sj-card-{card.id}") for card in all_cards())
    face = card_face(box.sheets["severing-cut"])
    assert (face.rank, face.types, face.high, face.low) == ("steel", ["attack"], 5, 5)
    grid = face.parts[0].sections[0].clauses[2][0].lines[0].effects[0]
    assert grid == {"do": "attack", "cells": [["F", [[1, "bl"], [1, "*"]]]]}
    half = card_face(box.sheets[f"{hachiko_cards()[0].id}.aggression"])
    assert half.deck == "hachiko" and half.parts
    from budokan.games.senjutsu.cards import all_decks

    assert all(words("en").has(f"sj-deck-{deck.id}") for deck in all_decks())


OWN_CARD = """
[[card]]
id = "falling-leaf"
name = "Falling Leaf"
deck = "generic"
rank = "wood"
type = "attack"
initiative = "9"
text = "atk F:3w"
source = "reconstructed"

[[card]]
id = "severing-cut"
initiative = "7"
"""


def test_a_users_own_card_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(OWN_CARD, encoding="utf-8")
    cards = check_changes(tmp_path)
    table = layout("ronin", "student", hands={0: "falling-leaf", 1: "severing-cut"}, options={"cards": cards})
    assert table.box.sheets["severing-cut"].high == 7
    choose(table, "falling-leaf", "severing-cut")
    finish_turn(table)
    assert table.wounds[1] == 3
    at_rest(table)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ('id = "x"\ntext = "atk F:w;\\n  glorify"', "x: line 2, column 3"),
        ('id = "x"\ninitiative = "fast"', "x: initiative"),
        ('id = "X y"', "the id is small letters"),
        ('id = "x"\nfocus = 7', "focus and entry are from 0 to 3"),
        ('id = "x"\ninstant = "additional"', "an instant needs a moment"),
        ('name = "x"', "every card needs an id"),
        ('id = "x"\nglory = 1', "unknown field"),
    ],
)
def test_a_card_that_cannot_be_read_gets_one_sentence(tmp_path: Path, change: str, told: str) -> None:
    (tmp_path / "mine.toml").write_text(f"[[card]]\n{change}\n", encoding="utf-8")
    with pytest.raises(BudokanError) as caught:
        check_changes(tmp_path)
    assert told in str(caught.value)
    assert not re.search(r"Traceback|\n", str(caught.value))


def test_fillers_are_ordinary_cards() -> None:
    assert GAME.name == "senjutsu"
    assert printed_box("final", False).sheets[FILLER].types == ("attack",)
