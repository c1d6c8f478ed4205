"""Chapter 18: cards that were seen, who remembers them, and that a redeal leaves them where they may be."""

from __future__ import annotations

from typing import cast

import pytest

from budokan.games.samurai_sword.events import Drew, DrewHidden, Stole, StoleHidden
from budokan.games.samurai_sword.memory import true_together
from budokan.games.samurai_sword.table import Table
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, at_rest, end_turn, layout, play, rising_sun, told
from tests.support.secrets import as_seen, heard, redeals, seen

FIVE = ("goemon", "ieyasu", "tomoe", "musashi", "kojiro")


@ruling("SS-18.7")
def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    table = layout(*FIVE, hands={0: "daimyo"}, deck="nodachi daikyu")
    play(table, 0, "play daimyo")
    assert heard(table, 0, Drew, DrewHidden) == [Drew(0, ("nodachi",)), Drew(0, ("daikyu",))]
    for viewer in (None, 1, 2, 3, 4):
        assert heard(table, viewer, Drew, DrewHidden) == [DrewHidden(0, 1), DrewHidden(0, 1)]
    assert len({tuple(one.hands[0]) for one in redeals(table, 1)}) > 5
    at_rest(table)


def ieyasu_took_a_nodachi(hand: str = "parry") -> Table:
    """It is the turn of Ieyasu in seat 1, who has taken a Nodachi from the discards and a Daikyu from the deck."""
    table = layout(*FIVE, hands={1: hand, 2: "diversion"}, discards="nodachi", deck="daikyu")
    end_turn(table)
    play(table, 1, "draw from the discards")
    return table


@ruling("SS-18.7")
def test_all_remember_what_ieyasu_took_from_the_discards() -> None:
    table = ieyasu_took_a_nodachi()
    for viewer in (0, 2, 3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "nodachi", "hands": [1]}]
        assert all("nodachi" in one.hands[1] for one in redeals(table, viewer))
    assert seen(table, 1)["seen"] == [], "he sees his own hand"
    assert any("daikyu" not in one.hands[1] for one in redeals(table, 0)), "the drawn card is not known"
    at_rest(table)


@ruling("SS-18.7")
def test_they_forget_it_when_it_is_played() -> None:
    table = ieyasu_took_a_nodachi()
    play(table, 1, "attack 2 with nodachi")
    for viewer in range(5):
        assert seen(table, viewer)["seen"] == []
    play(table, 2, "take it")
    at_rest(table)


@ruling("SS-18.7")
def test_all_remember_a_kozuka_that_came_back() -> None:
    table = rising_sun(*FIVE, hands={0: "kozuka parry"})
    play(table, 0, "attack 1 with kozuka")
    play(table, 1, "take it")
    for viewer in (1, 2, 3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "kozuka", "hands": [0]}]
        assert all("kozuka" in one.hands[0] for one in redeals(table, viewer))
    play(table, 0, "end play")
    at_rest(table)


@ruling("SS-18.7", "SS-16.42")
def test_all_remember_what_intuition_showed_and_took() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition bo", 1: "daikyu bo", 2: "nodachi bo", 3: "", 4: ""})
    play(table, 0, "play intuition")
    play(table, 1, "show daikyu")
    play(table, 2, "show nodachi")
    play(table, 0, "take nodachi shown by 2")
    for viewer in (3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "daikyu", "hands": [1]}, {"card": "nodachi", "hands": [0]}]
    assert seen(table, 0)["seen"] == [{"card": "daikyu", "hands": [1]}]
    assert seen(table, 1)["seen"] == [{"card": "nodachi", "hands": [0]}]
    for one in redeals(table, 3):
        assert "daikyu" in one.hands[1]
        assert "nodachi" in one.hands[0]
    at_rest(table)


@ruling("SS-18.7", "SS-16.42")
def test_a_card_shown_twice_is_one_card() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition intuition", 1: "daikyu bo", 2: "nodachi kanabo", 3: "", 4: ""})
    for card in ("nodachi", "kanabo"):
        play(table, 0, "play intuition")
        play(table, 1, "show daikyu")
        play(table, 2, f"show {card}")
        play(table, 0, f"take {card} shown by 2")
    assert [(one["card"], one["hands"]) for one in seen(table, 3)["seen"]] == [
        ("daikyu", [1]),
        ("kanabo", [0]),
        ("nodachi", [0]),
    ]
    assert true_together(table.known, table.hands)
    at_rest(table)


@ruling("SS-18.7", "SS-16.42")
def test_an_answer_to_intuition_is_secret_until_all_have_answered() -> None:
    table = rising_sun(*FIVE, hands={0: "intuition", 1: "daikyu bo", 2: "nodachi bo", 3: "", 4: ""})
    play(table, 0, "play intuition")
    play(table, 1, "show daikyu")
    for viewer in (None, 0, 2, 3, 4):
        assert b"daikyu" not in as_seen(table, viewer)
    assert len({one.answers[1] for one in redeals(table, 2)}) > 5, "to seat 2 it may be any card"
    assert {str(one.answers[1]) for one in redeals(table, 1)} == {"show daikyu"}, "his own answer he knows"
    play(table, 2, "show bo")
    at_rest(table)


@ruling("SS-18.8")
def test_a_card_taken_with_diversion_is_known_to_the_two_alone() -> None:
    table = layout(*FIVE, hands={0: "diversion", 2: "nodachi"})
    play(table, 0, "play diversion on 2")
    assert heard(table, 0, Stole, StoleHidden) == heard(table, 2, Stole, StoleHidden) == [Stole(0, 2, "nodachi")]
    for viewer in (None, 1, 3, 4):
        assert heard(table, viewer, Stole, StoleHidden) == [StoleHidden(0, 2)]
        assert b"nodachi" not in as_seen(table, viewer)
    assert seen(table, 2)["seen"] == [{"card": "nodachi", "hands": [0]}], "the robbed remembers"
    assert all(one.hands[0] == ["nodachi"] for one in redeals(table, 2))
    assert len({one.hands[0][0] for one in redeals(table, 1)}) > 5
    at_rest(table)


@ruling("SS-18.8")
def test_a_card_geisha_takes_from_a_hand_is_seen_by_all() -> None:
    table = layout(*FIVE, hands={0: "geisha", 2: "nodachi"})
    play(table, 0, "send geisha to 2 for a card in hand")
    for viewer in (None, 1, 3):
        assert seen(table, viewer)["discards"] == ["nodachi", "geisha"]
    at_rest(table)


@ruling("SS-18.8")
@pytest.mark.parametrize("seed", range(6))
def test_after_a_diversion_seen_from_outside_a_memory_is_vague(seed: int) -> None:
    table = ieyasu_took_a_nodachi()
    end_turn(table)
    table.luck = Luck(seed, "which card is taken")
    play(table, 2, "play diversion on 1")
    taken = told(table, Stole)[0].card
    for viewer in (0, 3, 4):
        assert seen(table, viewer)["seen"] == [{"card": "nodachi", "hands": [1, 2]}]
        holders = {seat for one in redeals(table, viewer) for seat in (1, 2) if "nodachi" in one.hands[seat]}
        assert holders == {1, 2}, "in one hand or the other"
        assert all("nodachi" in one.hands[1] + one.hands[2] for one in redeals(table, viewer))
    assert seen(table, 1)["seen"] == [{"card": taken, "hands": [2]}], "the robbed knows what he lost"
    stays = [] if taken == "nodachi" else [{"card": "nodachi", "hands": [1]}]
    assert seen(table, 2)["seen"] == stays, "the thief knows what he did not get"
    assert all(taken in one.hands[2] for one in redeals(table, 1))
    at_rest(table)


@ruling("SS-18.8")
def test_if_it_was_the_last_card_the_memory_moves_with_it() -> None:
    table = layout(*FIVE, hands={1: "", 2: "diversion diversion"}, discards="nodachi", deck="daikyu")
    end_turn(table)
    play(table, 1, "draw from the discards")
    end_turn(table)
    play(table, 2, "play diversion on 1")
    assert seen(table, 0)["seen"] == [{"card": "nodachi", "hands": [1, 2]}]
    play(table, 2, "play diversion on 1")
    assert seen(table, 0)["seen"] == [{"card": "nodachi", "hands": [2]}]
    assert all("nodachi" in one.hands[2] for one in redeals(table, 0))
    at_rest(table)


@ruling("SS-18.8")
def test_crossing_memories_all_find_a_place_in_a_redeal() -> None:
    table = rising_sun(*FIVE, hands={1: "zen", 2: "katana", 3: ""})
    position = table.position()
    position.state["known"] = [("katana", 0b0110, 1), ("zen", 0b1010, 1)]
    crossing = cast(Table, GAME.set_up(position, listen=True))
    assert seen(crossing, 0)["seen"] == [{"card": "katana", "hands": [1, 2]}, {"card": "zen", "hands": [1, 3]}]
    for one in redeals(crossing, 0):
        assert one.hands[1:4] == [["zen"], ["katana"], []], "hand 3 is empty, so there is but one way"
    at_rest(table)


@ruling("SS-18.7", "SS-18.8")
def test_what_others_remember_stays_true_in_a_redeal() -> None:
    table = ieyasu_took_a_nodachi()
    end_turn(table)
    play(table, 2, "play diversion on 1")
    taken = told(table, Stole)[0].card
    for viewer in range(5):
        for one in redeals(table, viewer):
            assert true_together(one.known, one.hands)
            assert all(true_together(again.known, again.hands) for again in redeals(one, (viewer + 1) % 5, 2))
    imagined = {tuple(m for m in one.known if m[2] == 0b00010) for one in redeals(table, 0)}
    assert len(imagined) > 1, "seat 0 cannot tell what seat 1 remembers"
    remembered = {m for one in redeals(table, 2) for m in one.known if m[2] == 0b00010}
    assert remembered == {(taken, 0b00100, 0b00010)}, "the thief can: it is the card he took"
    at_rest(table)


@ruling("SS-18.8")
def test_what_an_outsider_imagines_is_of_different_cards_and_of_any_of_them() -> None:
    table = layout(*FIVE, hands={0: "diversion diversion", 2: "nodachi daikyu"})
    play(table, 0, "play diversion on 2")
    one_seen = redeals(table, 1)
    play(table, 0, "play diversion on 2")
    for one in redeals(table, 1):
        assert true_together(one.known, one.hands)
        assert sorted(kind for kind, _, _ in one.known) == sorted(one.hands[0]), "seat 2 knows both cards, whatever they are"
    assert {one.known[0][0] == max(one.hands[0]) for one in one_seen} == {True, False}, "either of the two in hand"
    at_rest(table)
