"""Chapters 21 and 66: Bushido cards."""

from __future__ import annotations

from budokan.games.senjutsu.events import InstantPlayed
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, told, until

FAR = {1: "3,-3"}


@ruling("SJ-21.21", "SJ-21.22", "SJ-66.18", "SJ-51.14")
def test_honesty_forbids_instants_until_somebody_buys_it_out() -> None:
    table = layout(
        "ronin", "student", hands={0: "honesty fend", 1: "turning-slash fend"}, focus={0: 2, 1: 2}, at=FAR, before="StartOfTurn"
    )
    play(table, 0, "play honesty")
    assert table.lasting[0] == [("honesty", 0, 0)]
    assert table.focus[0] == 0
    choose(table, "fend", "fend")
    assert until(table, "MayBuyOut", 1) == ["pass", "spend focus to end honesty"]
    assert told(table, InstantPlayed) == [InstantPlayed(0, "honesty")]
    play(table, 1, "spend focus to end honesty")
    finish_turn(table)
    assert (table.lasting[0], table.focus[1]) == ([], 0)
    assert "honesty" in table.discards[0]
    at_rest(table)


@ruling("SJ-66.18")
def test_under_honesty_replacements_may_still_be_chosen_and_reactions_made() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "pommel-smash wolf-pounce", 1: "stone-block counter-attack turning-slash"},
        focus={0: 1},
        lasting={0: [["honesty", 0, 0]]},
    )
    assert "choose turning-slash" in offered(table, 1)
    choose(table, "pommel-smash", "stone-block")
    assert asked(table) == "AnnounceSpeed", "nobody is asked for a Replacement"
    play(table, 1, "announce 5")
    play(table, 1, "react with counter-attack")
    finish_turn(table)
    assert table.wounds[0] == 1
    at_rest(table)


@ruling("SJ-66.19", "SJ-51.15")
def test_honour_forbids_a_type_weapons_included() -> None:
    table = layout("ronin", "student", hands={0: "honour horse-kick fend", 1: "fend"}, focus={0: 2}, before="StartOfTurn")
    play(table, 0, "play honour")
    assert offered(table, 0) == ["forbid attack", "forbid meditation"]
    play(table, 0, "forbid attack")
    assert offered(table, 0) == ["choose fend", "choose ronin-special"], "neither Horse Kick nor the Naginata"
    choose(table, "fend", "fend")
    finish_turn(table)
    assert "choose horse-kick" in offered(table, 0), "for this turn only"
    at_rest(table)


@ruling("SJ-66.21", "SJ-51.17")
def test_righteousness_lets_everybody_name_a_card_from_the_top_of_the_track() -> None:
    table = layout("ronin", "student", hands={0: "righteousness fend", 1: "push-back fend"}, focus={0: 1}, before="StartOfTurn")
    play(table, 0, "play righteousness")
    assert table.waiting == (1,)
    assert "forbid card ronin-special" not in offered(table, 1)
    play(table, 1, "forbid card fend")
    play(table, 0, "forbid card push-back")
    assert "choose fend" not in offered(table, 0) and "choose push-back" not in offered(table, 1)
    choose(table, "ronin-special", "student-special")
    finish_turn(table)
    at_rest(table)


@ruling("SJ-66.15", "SJ-51.8", "SJ-9.10")
def test_courage_opens_the_discards() -> None:
    table = layout("ronin", "student", hands={0: "courage"}, focus={0: 1}, buried={1: "fend push-back"}, before="StartOfTurn")
    play(table, 0, "play courage")
    assert table.discards[1] == ["fend", "push-back"]
    assert table.view(0)["table"]["players"][1]["discards"] == ["fend", "push-back"]
    at_rest(table)


@ruling("SJ-66.20", "SJ-51.16")
def test_respect_forbids_copies_of_cards_that_lie_face_up() -> None:
    lasting = {1: [["respect", 1, 0]]}
    table = layout("ronin", "student", hands={0: "fend horse-kick"}, discards={0: "fend"}, lasting=lasting)
    assert "choose fend" in offered(table, 0), "without Courage nothing lies face up"
    lasting = {1: [["respect", 1, 0], ["courage", 1, 0]]}
    table = layout("ronin", "student", hands={0: "fend horse-kick"}, discards={0: "fend"}, lasting=lasting)
    assert "choose fend" not in offered(table, 0) and "choose horse-kick" in offered(table, 0)


@ruling("SJ-66.22", "SJ-51.18")
def test_self_control_forbids_looking_and_making_others_discard_but_not_taking_focus() -> None:
    table = layout(
        "master", "student", hands={0: "idle-strike", 1: "fend"}, kamae={0: "D"}, lasting={1: [["self-control", 1, 0]]}
    )
    choose(table, "idle-strike", "student-special")
    finish_turn(table)
    assert table.wounds[1] == 1
    assert table.buried[1] == ["fend"], "only his own Special made him discard"
    at_rest(table)


@ruling("SJ-66.16", "SJ-51.5", "SJ-23.2", "SJ-23.3")
def test_benevolence_lets_all_search_upward() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "benevolence"},
        decks={0: "heavy-armour fend fend fend", 1: "lightning-tail push-back push-back push-back"},
        before="StartOfTurn",
    )
    play(table, 0, "play benevolence")
    assert offered(table, 0) == ["take fend", "pass"], "Jade cards are not for it"
    play(table, 0, "take fend")
    assert (asked(table), offered(table, 1)) == ("Search", ["take push-back", "pass"])
    play(table, 1, "pass")
    assert table.known == [("fend", 0, 2)], "what was found is shown"
    at_rest(table)


@ruling("SJ-66.17", "SJ-51.11")
def test_duty_takes_everybody_back_to_the_start() -> None:
    table = layout(
        "ronin",
        "student",
        hands={0: "duty fend", 1: "fend"},
        decks={1: "push-back push-back"},
        focus={0: 3, 1: 2},
        kamae={1: "B"},
        before="StartOfTurn",
    )
    play(table, 0, "play duty")
    assert (table.focus, table.kamae) == ([0, 0], ["N", "N"])
    assert len(table.hands[0]) == 6, "five, and the card of the turn"
    assert table.wounds[1] == 3, "three cards in all: two draws fail, and the turn's own"
    at_rest(table)


@ruling("SJ-66.21", "SJ-5.17")
def test_righteousness_tells_nothing_of_a_closed_list() -> None:
    """The Ronin holds what the Student does not know: among all that a Ronin and a Student may use it is one of many."""
    hands = {0: "righteousness wild-swing", 1: "push-back"}
    options = {"deck_lists": "closed"}
    table = layout("ronin", "student", hands=hands, focus={0: 1}, options=options, before="StartOfTurn")
    other = layout(
        "ronin", "student", hands={**hands, 0: "righteousness fend"}, focus={0: 1}, options=options, before="StartOfTurn"
    )
    for one in (table, other):
        play(one, 0, "play righteousness")
    named = offered(table, 1)
    assert named == offered(other, 1), "whatever the Ronin has brought"
    assert {"forbid card fend", "forbid card oxen-barge", "forbid card rock-strike"} <= set(named)
    assert not {"forbid card smoke-bomb", "forbid card ronin-special"} & set(named), "a card of nobody here, a Special card"
    at_rest(table)
