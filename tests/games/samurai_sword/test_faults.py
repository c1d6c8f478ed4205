"""Every fault of a card file or a position, brought about once, is told in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from budokan.games.samurai_sword import GAME
from budokan.games.samurai_sword.box import check_changes
from budokan.kernel.errors import BadWords
from tests.support.faults import faults_of, ids, said_in_italian
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, layout, play

FILES = [
    ("key", '[[weapon]]\nid = "nodachi"\n'),
    ("no-list", "card = 3\n"),
    ("no-id", "[[card]]\nwounds = 2\n"),
    ("no-card", '[[card]]\nid = "excalibur"\n'),
    ("twice", '[[card]]\nid = "nodachi"\nwounds = 2\n[[card]]\nid = "nodachi"\nreach = 2\n'),
    ("suit", '[[card]]\nid = "nodachi"\nsuit = "swan"\n'),
]


@pytest.mark.parametrize(("fault", "content"), FILES, ids=[row[0] for row in FILES])
def test_a_file_that_cannot_be_played_with(tmp_path: Path, fault: str, content: str) -> None:
    (tmp_path / "mine.toml").write_text(content, encoding="utf-8")
    with pytest.raises(BadWords) as caught:
        check_changes(tmp_path)
    assert f"ss-fault-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "samurai-sword")


def test_a_figure_that_is_not_possible_names_those_that_are(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[card]]\nid = "nodachi"\nwounds = 99\n', encoding="utf-8")
    with pytest.raises(BadWords) as caught:
        check_changes(tmp_path)
    english = "nodachi: wounds = 99 is not possible; expected: reach 1 to 9, wounds 0 to 9, copies 0 to 40."
    italian = "nodachi: wounds = 99 non è possibile; valori ammessi: reach da 1 a 9, wounds da 0 a 9, copies da 0 a 40."
    assert (str(caught.value), said_in_italian(caught.value.why, "samurai-sword")) == (english, italian)


def test_a_deck_too_small_to_deal() -> None:
    few = {card.id: {"copies": 0} for card in layout(*PLAIN[:4]).box.cards.values()}
    with pytest.raises(BadWords) as caught:
        GAME.new(4, 1, cards=few)
    assert "ss-fault-too-few" in ids(caught.value.why)
    said_in_italian(caught.value.why, "samurai-sword")


def moved(state: dict[str, Any], card: str, to: list[str]) -> None:
    """A card from the deck to another pile, so that none is missing."""
    state["deck"].remove(card)
    to.append(card)


def doubled(state: dict[str, Any]) -> None:
    state["characters"][1] = state["characters"][0]


def two_bushido(state: dict[str, Any]) -> None:
    for _ in range(2):
        moved(state, "bushido", state["properties"][0])


def no_shogun(state: dict[str, Any]) -> None:
    state["roles"][0], state["set_aside"][0] = state["set_aside"][0], state["roles"][0]


def a_third_ninja(state: dict[str, Any]) -> None:
    """The Samurai is set aside for a third Ninja: every role is in the box, yet five do not play so."""
    samurai = next(seat for seat, (role, _) in enumerate(state["roles"]) if role == "samurai")
    ninja = next(place for place, (role, _) in enumerate(state["set_aside"]) if role == "ninja")
    state["roles"][samurai], state["set_aside"][ninja] = state["set_aside"][ninja], state["roles"][samurai]


POSITIONS: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("no-character", lambda state: state["characters"].__setitem__(0, "arthur")),
    ("same-character", doubled),
    ("no-card", lambda state: state["turned"].append("excalibur")),
    ("no-role", lambda state: state["roles"].__setitem__(0, ["king", 0])),
    ("roles", lambda state: state["roles"].__setitem__(0, ["shogun", 9])),
    ("shogun", no_shogun),
    ("seating", a_third_ninja),
    ("resilience", lambda state: state["resilience"].__setitem__(0, 99)),
    ("false-memory", lambda state: state["known"].append(["nodachi", 1, 2])),
    ("count", lambda state: state["deck"].append("nodachi")),
    ("property", lambda state: moved(state, "parry", state["properties"][0])),
    ("bushido", two_bushido),
]

BOUNDS: list[tuple[str, Callable[[dict[str, Any]], None]]] = [
    ("form-most", lambda state: state["honour"].__setitem__(0, 61)),
    ("form-counted", lambda state: state.update(turn=9)),
    ("form-least", lambda state: state.update(weapons_played=-1)),
    ("ss-position-no-card", lambda state: state["known"].append(["excalibur", 1, 1])),
    ("form-most", lambda state: state["known"].append(["nodachi", 1, 32])),
    ("form-counted", lambda state: state["deeds"].append([9, 0, "nodachi", 0])),
    ("ss-position-no-card", lambda state: state["deeds"].append([1, 0, "excalibur", 0])),
]


@pytest.mark.parametrize(("fault", "spoil"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_a_position_that_cannot_be(fault: str, spoil: Callable[[dict[str, Any]], None]) -> None:
    position = layout(*PLAIN[:5]).position()
    spoil(position.state)
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    assert f"ss-position-{fault}" in ids(caught.value.why)
    said_in_italian(caught.value.why, "samurai-sword")


@pytest.mark.parametrize(("fault", "spoil"), BOUNDS)
def test_a_field_out_of_its_bounds(fault: str, spoil: Callable[[dict[str, Any]], None]) -> None:
    position = layout(*PLAIN[:5]).position()
    spoil(position.state)
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    assert fault in ids(caught.value.why)
    said_in_italian(caught.value.why, "samurai-sword")


@ruling("SS-3.1", "SS-3.2", "SS-11.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_position_has_the_roles_of_so_many_players(seats: int) -> None:
    position = layout(*PLAIN[:seats]).position()
    dealt, aside = position.state["roles"], position.state["set_aside"]
    for place, (role, _) in enumerate(aside):
        for seat, (other, _) in enumerate(dealt):
            if other not in ("shogun", role):
                spoiled = layout(*PLAIN[:seats]).position()
                spoiled.state["roles"][seat], spoiled.state["set_aside"][place] = aside[place], dealt[seat]
                with pytest.raises(BadWords, match=f"with {seats} players the role"):
                    GAME.set_up(spoiled)


@ruling("SS-9.1", "SS-10.1", "SS-11.9")
def test_a_game_that_is_over_is_not_taken_for_one_under_way() -> None:
    no_honour, last_one = layout(*PLAIN[:5]).position(), layout(*PLAIN[:4]).position()
    no_honour.state["honour"][3] = 0
    last_one.state["resilience"] = [2, 0, 0, 0]
    for position in (no_honour, last_one):
        with pytest.raises(BadWords) as caught:
            GAME.set_up(position)
        assert "position-over" in ids(caught.value.why)
        said_in_italian(caught.value.why, "samurai-sword")
    of_three = layout(*PLAIN[:3], resilience={1: 0, 2: 0})
    assert GAME.set_up(of_three.position()).waiting == (0,), "with three the game goes on with one who has resilience"


@ruling("SS-9.1")
def test_a_game_that_is_over_is_set_up_with_its_outcome() -> None:
    table = layout(*PLAIN[:4], hands={0: "bo"}, resilience={2: 1}, honour={2: 1})
    play(table, 0, "attack 2 with bo")
    play(table, 2, "take it")
    again = GAME.set_up(table.position())
    assert again.outcome == table.outcome is not None
    assert again.digest() == table.digest()


def test_a_list_without_an_entry_for_each_seat() -> None:
    position = layout(*PLAIN[:5]).position()
    position.state["honour"].pop()
    with pytest.raises(BadWords) as caught:
        GAME.set_up(position)
    said = said_in_italian(caught.value.why, "samurai-sword")
    assert said == "La posizione non si può leggere: honour dovrebbe avere 5 voci, una per posto."


def test_every_fault_is_brought_about_here() -> None:
    cards = {f"ss-fault-{fault}" for fault, _ in FILES} | {"ss-fault-too-few"}
    assert cards | {f"ss-position-{fault}" for fault, _ in POSITIONS} == faults_of("games/samurai_sword")
