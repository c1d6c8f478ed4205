"""Chapters 39 to 43: the earlier edition, BETA V7, and every example of its text."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

import budokan
from budokan import BudokanError
from budokan.games.senjutsu.box import printed_box
from budokan.games.senjutsu.cards import beta_changes
from budokan.games.senjutsu.events import Resolving, Stopped
from budokan.games.senjutsu.final_edition import FinalEdition
from budokan.games.senjutsu.language.printer import print_text
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, places, play, sides, start, told, until

BETA = {"edition": "beta-v7", "field": "beta-tile", "terrain": "none"}
FAR = {0: "0,2", 1: "0,-2"}


def text_of(card: str) -> str:
    return print_text(printed_box("beta-v7", False).sheets[card].text)


@ruling("SJ-42.1", "SJ-42.2", "SJ-42.3", "SJ-39.9", "SJ-39.18", "SJ-40.12", "SJ-40.16")
def test_the_worked_example_of_a_round() -> None:
    """The Ronin's Swift Mind (9) before the Student's Firm Mind (5); no kamae; the Student cuts 7 cards down to 5."""
    hands = {0: "swift-mind fend fend fend fend", 1: "firm-mind fend fend fend fend"}
    table = layout("ronin", "student", at=FAR, hands=hands, options=BETA, before="DrawPhase")
    assert [len(hand) for hand in table.hands] == [6, 6], "each has drawn a card to the five of the opening"
    assert table.kamae == ["N", "N"], "neither is in a kamae"
    choose(table, "swift-mind", "firm-mind")
    play(table, 0, "step FL")
    play(table, 0, "step F")
    assert places(table)[0] == "-1,1", "left, then forward: each step another way"
    play(table, 0, "turn right")
    play(table, 1, "step F")
    play(table, 1, "step F")
    play(table, 1, "turn left")
    play(table, 1, "draw")
    play(table, 1, "draw")
    assert [(event.seat, event.speed) for event in told(table, Resolving)] == [(0, 9), (1, 5)]
    assert [len(hand) for hand in table.hands] == [5, 7]
    assert table.kamae == ["N", "N"]
    until(table, "CutHands")
    assert table.waiting == (1,), "the Ronin is within the limit"
    finish_turn(table)
    assert (places(table)[1], sides(table)) == ("0,0", ["ne", "se"])
    assert [len(cards) for cards in table.buried] == [0, 2]
    at_rest(table)


@ruling("SJ-42.4", "SJ-40.15", "SJ-39.6", "SJ-39.7", "SJ-40.14", "SJ-39.12")
def test_the_example_of_tied_core_cards() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "fend fend", 1: "fend fend"}, options=BETA)
    assert table.track == [1, 0]
    choose(table, "ronin-special", "student-special")
    assert asked(table) == "DiscardCard" and table.waiting == (1,), "the Student, first on the tracker, without a choice"
    play(table, 1, "discard fend")
    play(table, 1, "option 1")
    play(table, 1, "step F")
    play(table, 0, "discard fend")
    play(table, 0, f"option {len(printed_box('beta-v7', False).sheets['ronin-special'].program.stages[0].main[1].choices)}")
    play(table, 0, "go to balance")
    finish_turn(table)
    assert (table.kamae[0], places(table)[1]) == ("B", "0,-1")
    assert table.focus == [0, 0], "there is no focus"
    at_rest(table)


@ruling("SJ-42.5", "SJ-41.4", "SJ-41.5", "SJ-39.9")
def test_the_example_of_a_parry() -> None:
    hands = {0: "wild-swing fend fend", 1: "wild-block severing-cut wild-swing fend fend"}
    table = layout("ronin", "student", hands=hands, kamae={1: "A"}, options=BETA)
    choose(table, "wild-swing", "wild-block")
    play(table, 1, "announce 7")
    assert until(table, "MayReact") == ["pass", "react with severing-cut"], "lower than 7: not another Wild Swing"
    play(table, 1, "react with severing-cut")
    finish_turn(table)
    assert (table.harm(1), table.wounds[0], table.bleeding[0]) == (0, 0, 1), "a Bleeding Wound, and nothing else"
    at_rest(table)
    table = layout("ronin", "student", hands=hands, kamae={1: "A"}, options={**BETA, "beta_parry": "equal-or-lower"})
    choose(table, "wild-swing", "wild-block")
    play(table, 1, "announce 7")
    assert until(table, "MayReact") == ["pass", "react with severing-cut", "react with wild-swing"]


@ruling("SJ-42.6", "SJ-39.10", "SJ-39.3")
def test_the_example_of_an_attack() -> None:
    table = layout("ronin", "student", hands={0: "wild-swing fend fend", 1: "deep-meditation"}, options=BETA)
    choose(table, "wild-swing", "deep-meditation")
    finish_turn(table)
    assert (table.wounds[1], table.kamae[1]) == (2, "D"), "2 Wounds at 7, then Deep Meditation at 1"
    at_rest(table)


@ruling("SJ-42.7", "SJ-39.9")
def test_the_example_of_a_defence() -> None:
    for speed, wounds in ((9, 0), (8, 1)):
        table = layout("ronin", "student", hands={0: "quick-stab", 1: "wild-block fend fend"}, options=BETA)
        choose(table, "quick-stab", "wild-block")
        play(table, 1, f"announce {speed}")
        finish_turn(table)
        assert table.wounds[1] == wounds
        at_rest(table)


@ruling("SJ-39.1", "SJ-39.2", "SJ-39.4", "SJ-39.5", "SJ-39.13", "SJ-39.14")
def test_four_characters_no_weapons_five_cards_and_places_on_or_beside_start_hexes() -> None:
    table = start("master", "ronin", edition="beta-v7", field="beta-tile")
    assert table.specials == [("master-special",), ("ronin-special",)]
    with pytest.raises(BudokanError):
        start("ninja", "ronin", edition="beta-v7")
    until(table, "OfferPlace")
    near = offered(table, 1)
    assert "stand on -3,1" in near and "stand on -1,0" in near, "a start hex and one beside"
    until(table, "ChooseCards")
    assert [len(hand) for hand in table.hands] == [6, 6]
    at_rest(table)


@ruling("SJ-39.8", "SJ-39.3", "SJ-39.11", "SJ-39.20")
def test_cards_lose_what_the_beta_does_not_know() -> None:
    assert text_of("pommel-smash") == "step? ARC 1; [B] rot? 1; atk F:w; IS: give T st"
    assert text_of("wolf-pounce") == "step! ARC 1; atk F:bl"
    assert text_of("evasive-step") == "[D] step! REAR 1; sw N"
    assert text_of("dragon-moon-slash") == "step? ARC 1, rot? 1; atk FL:2w F:2w FR:2w; sw N"
    assert text_of("ronin-special").startswith("discard 1 card; step? ANY 1, rot? 2 OR draw up to 2 OR")
    assert printed_box("beta-v7", False).sheets["wild-swing"].focus == 0


@ruling("SJ-13.14", "SJ-18.3", "SJ-39.3")
def test_dirt_thrown_where_there_is_no_focus_still_strikes() -> None:
    """The line of its asterisk takes focus, which the beta does not know; whoever stands there is struck all the same."""
    table = layout("warrior", "student", hands={0: "dirt-throw"}, kamae={1: "A"}, options=BETA)
    choose(table, "dirt-throw", "student-special")
    finish_turn(table)
    assert table.kamae[1] == "N", "its IF SUCCESSFUL part is carried out"
    at_rest(table)


@ruling("SJ-39.8", "SJ-39.9")
def test_a_text_the_beta_never_shows_is_marked_as_ours() -> None:
    """The beta prints speeds and tells what happened, but shows the text of no card; the client draws the mark."""
    ours = [card for card, change in beta_changes().items() if "text" in change]
    assert ours == ["swift-mind", "wild-block", "severing-cut"]
    assert all(beta_changes()[card]["source"] == "reconstructed" for card in ours)
    drawn = json.loads((Path(__file__).parents[3] / "web/src/generated/senjutsu/faces.json").read_text())["beta-v7"]
    assert [drawn[card]["source"] for card in (*ours, "firm-mind")] == ["reconstructed"] * 3 + ["printed"]


@ruling("SJ-39.15", "SJ-39.16", "SJ-39.17", "SJ-39.19")
def test_kamae_lines_and_pushes_work_as_in_the_final_edition() -> None:
    table = layout("ronin", "student", hands={0: "horse-kick"}, kamae={0: "A"}, options=BETA)
    choose(table, "horse-kick", "student-special")
    play(table, 0, "shove n")
    play(table, 0, "shove n")
    assert (places(table)[1], table.stuns[1]) == ("0,-3", 1)
    finish_turn(table)
    at_rest(table)


@ruling("SJ-40.13", "SJ-40.2")
def test_types_break_ties_and_an_empty_deck_wounds() -> None:
    table = layout("ronin", "student", at=FAR, hands={0: "push-back", 1: "fend"}, decks={0: ""}, options=BETA)
    choose(table, "push-back", "fend")
    play(table, 1, "announce 4")
    finish_turn(table)
    assert [event.seat for event in told(table, Resolving)][:2] == [1, 0]
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-40.17", "SJ-41.7")
def test_a_hand_of_stuns_defeats_and_a_stun_is_got_rid_of_by_playing_it() -> None:
    table = layout("ronin", "student", hands={0: "horse-kick"}, stuns={1: 4}, options=BETA)
    assert "choose stun" in offered(table, 1)
    choose(table, "horse-kick", "student-special")
    assert table.over
    at_rest(table)


@ruling("SJ-41.6")
def test_every_bleeding_wound_discards_a_card() -> None:
    table = layout("ronin", "student", bleeding={0: 2}, options=BETA, before="BeforeDraw")
    assert len(table.buried[0]) == 2
    at_rest(table)


@ruling("SJ-41.1", "SJ-41.2", "SJ-41.3")
def test_a_block_on_one_of_two_ways_is_enough() -> None:
    table = layout(
        "ronin", "student", at={1: "1,-2"}, facing={1: "s"}, hands={0: "feral-sweep", 1: "swift-block"}, options=BETA
    )
    choose(table, "feral-sweep", "swift-block")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert table.wounds[1] == 0
    at_rest(table)


@ruling("SJ-41.10", "SJ-27.4", "SJ-41.3")
def test_terrain_on_one_of_two_ways_is_not_enough() -> None:
    """As in the final edition: Feral Sweep on 1,-2 comes over 0,-1 past a boulder on 1,-1, and over neither past two."""
    for solid, wounds in (({"1,-1": "boulder"}, 1), ({"1,-1": "boulder", "0,-1": "boulder"}, 0)):
        table = layout("ronin", "student", at={1: "1,-2"}, hands={0: "feral-sweep"}, solid=solid, options=BETA)
        choose(table, "feral-sweep", "student-special")
        finish_turn(table)
        assert table.wounds[1] == wounds
        at_rest(table)


@ruling("SJ-41.3", "SJ-41.10")
def test_a_block_beside_terrain_still_needs_one_way_alone() -> None:
    hands = {0: "feral-sweep", 1: "swift-block"}
    table = layout("ronin", "student", at={1: "1,-2"}, facing={1: "s"}, hands=hands, solid={"0,-1": "boulder"}, options=BETA)
    choose(table, "feral-sweep", "swift-block")
    play(table, 1, "announce 6")
    finish_turn(table)
    assert (table.wounds[1], len(told(table, Stopped))) == (0, 1), "stopped by the block, which has succeeded"
    at_rest(table)


@ruling("SJ-41.8", "SJ-41.9", "SJ-41.10")
def test_collisions_cancel_the_card_but_the_edge_does_not() -> None:
    table = layout("ronin", "student", at={0: "0,-3", 1: "0,3"}, facing={0: "n"}, hands={0: "war-cry"}, options=BETA)
    choose(table, "war-cry", "student-special")
    finish_turn(table)
    assert (table.stuns[0], table.kamae[0], places(table)[0]) == (1, "A", "0,-3"), "the rest of the card goes on"
    table = layout("ronin", "student", hands={0: "war-cry fend"}, options=BETA)
    choose(table, "war-cry", "student-special")
    finish_turn(table)
    assert (table.stuns[:2], table.kamae[0], table.buried[0]) == ([1, 1], "N", ["fend"])
    at_rest(table)


# An edition is what it has otherwise.


def overrides() -> list[ast.FunctionDef]:
    """What BETA V7 has otherwise, as it stands in its chapter."""
    tree = ast.parse(Path(budokan.__file__).with_name("games").joinpath("senjutsu", "beta_v7.py").read_text(encoding="utf-8"))
    (edition,) = [one for one in tree.body if isinstance(one, ast.ClassDef)]
    return [one for one in edition.body if isinstance(one, ast.FunctionDef)]


def test_every_override_cites_a_ruling_of_the_beta() -> None:
    for one in overrides():
        assert re.search(r"SJ-(39|4[0-3])\.\d", ast.get_docstring(one) or ""), f"{one.name} cites no chapter of the beta"


def test_nothing_is_overridden_that_the_final_edition_does_not_have() -> None:
    final = {name for name in dir(FinalEdition) if not name.startswith("_")}
    assert {one.name for one in overrides()} <= final
    assert len(overrides()) >= 15


@ruling("SJ-39.3", "SJ-39.13", "SJ-39.18", "SJ-40.5", "SJ-40.15", "SJ-41.6", "SJ-41.9", "SJ-43.7", "SJ-43.13")
def test_the_two_editions_differ_in_what_the_chapters_say() -> None:
    final, beta = start("ronin", "student").book.edition, start("ronin", "student", edition="beta-v7").book.edition
    assert (final.first_hand(6), beta.first_hand(6)) == (6, 5)
    assert (final.cards_for_bleeding(3), beta.cards_for_bleeding(3)) == (1, 3)
    for asked_of in (final, beta):
        first = asked_of is final
        assert asked_of.has_focus() is first
        assert asked_of.has_instants_at_any_moment() is first
        assert asked_of.has_choice_in_ties() is first
        assert asked_of.has_free_steps() is not first
        assert asked_of.goes_on_at_the_edge() is not first
        assert asked_of.foes_have_advantage() is not first
        assert asked_of.foes_have_limits_of_their_own() is not first
