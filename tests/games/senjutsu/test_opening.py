"""Chapters 5 and 20: Prepared cards and the first hands."""

from __future__ import annotations

from budokan.games.senjutsu.events import Prepared, PreparedHidden
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, offered, play, start, until


def until_prepared(table: Table) -> Table:
    until(table, "PrepareCards")
    return table


@ruling("SJ-5.13", "SJ-5.14", "SJ-5.15", "SJ-20.1", "SJ-5.16")
def test_prepared_cards_are_fetched_secretly_one_of_each_title() -> None:
    table = until_prepared(start("student", "master"))
    assert table.waiting == (0,), "the Master's list has none"
    assert offered(table, 0) == [
        "prepare calm-defence",
        "prepare field-bandages",
        "prepare insightful-blow",
        "prepare obedience",
        "pass",
    ]
    play(table, 0, "prepare obedience")
    assert "prepare obedience" not in offered(table, 0)
    assert table.log(1)[-1] == PreparedHidden(0)
    assert table.log(0)[-1] == Prepared(0, "obedience")
    play(table, 0, "pass")
    assert asked(table) == "ChooseCards"
    assert [len(hand) for hand in table.hands] == [6, 6], "five, and the card of the first turn"
    assert "obedience" in table.hands[0]
    at_rest(table)


@ruling("SJ-20.2", "SJ-5.14")
def test_never_beyond_the_hand_limit() -> None:
    cards = {"calm-defence": 3, "field-bandages": 3, "insightful-blow": 2, "obedience": 2, "focused-exertion": 3}
    cards |= {"calming-purpose": 2, "determination": 2, "fend": 3, "horse-kick": 3, "push-back": 3, "pommel-smash": 3}
    cards |= {"counter-attack": 3, "wheel-strike": 3, "practiced-strike": 3, "deep-meditation": 2}
    table = until_prepared(start("student", "ronin", decks=[{"cards": cards, "weapons": ["katana-swing"]}]))
    for card in ("calm-defence", "field-bandages", "insightful-blow", "obedience", "focused-exertion"):
        play(table, 0, f"prepare {card}")
    until(table, "ChooseCards")
    assert len(table.hands[0]) == 6, "five Prepared cards, nothing drawn at set-up, one in the first turn"
    at_rest(table)


@ruling("SJ-5.15", "SJ-5.17", "SJ-38.6")
def test_who_is_asked_tells_nothing_of_a_closed_list() -> None:
    """With closed lists a Warrior who brought no Prepared card is asked like the others, and again after each he took."""
    table = until_prepared(start("student", "master", deck_lists="closed"))
    assert table.waiting == (0, 1)
    assert offered(table, 1) == ["pass"], "he has none"
    play(table, 1, "pass")
    for card in ("calm-defence", "field-bandages", "insightful-blow", "obedience"):
        play(table, 0, f"prepare {card}")
    assert offered(table, 0) == ["pass"], "his last; that he has no fifth is his own affair"
    play(table, 0, "pass")
    assert asked(table) != "PrepareCards"
    at_rest(table)
    beta = start("ronin", "student", edition="beta-v7", deck_lists="closed")
    until(beta, "ChooseCards")
    assert not any(isinstance(event, PreparedHidden) for event in beta.log(1)), "the cards of the beta have no such icon"
