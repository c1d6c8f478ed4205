"""Chapter 23: searching."""

from __future__ import annotations

from budokan.games.senjutsu.events import DeckTopShown
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, told, until

FAR = {1: "3,-3"}


@ruling("SJ-23.1", "SJ-23.5", "SJ-38.4")
def test_a_search_takes_a_card_that_fits_and_shuffles_the_deck() -> None:
    table = layout(
        "student", "ronin", at=FAR, hands={0: "fend"}, decks={0: "push-back severing-cut wild-swing stone-block horse-kick"}
    )
    choose(table, "student-special", "ronin-special")
    play(table, 0, "option 2")
    assert offered(table, 0) == ["take horse-kick", "take push-back", "pass"]
    play(table, 0, "take horse-kick")
    assert "horse-kick" in table.hands[0]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-66.5", "SJ-24.7", "SJ-24.8", "SJ-47.6", "SJ-23.4")
def test_dark_bargain_reaches_only_a_target_within_three_hexes() -> None:
    table = layout(
        "master",
        "ronin",
        at={0: "0,0", 1: "0,-2"},
        hands={0: "dark-bargain"},
        decks={0: "fend push-back horse-kick quick-dodge", 1: "fend push-back horse-kick quick-dodge"},
        focus={0: 1},
    )
    choose(table, "dark-bargain", "ronin-special")
    assert until(table, "Search", 0) == ["take fend", "take horse-kick", "take push-back", "pass"]
    play(table, 0, "take fend")
    assert until(table, "PassCard", 0) == ["give fend", "give horse-kick", "give push-back", "pass"]
    play(table, 0, "give horse-kick")
    assert "horse-kick" in table.hands[1]
    finish_turn(table)
    table = layout("master", "ronin", at={0: "0,3", 1: "0,-1"}, hands={0: "dark-bargain"}, focus={0: 1})
    choose(table, "dark-bargain", "ronin-special")
    until(table, "Search", 0)
    play(table, 0, "pass")
    assert asked(table) != "PassCard"
    at_rest(table)


@ruling("SJ-61.6", "SJ-23.3")
def test_inebriated_fumble_reveals_five_cards_and_takes_the_wakous() -> None:
    """All see the five; Headbutt and Mule Kick of the Wakou are taken, a Fend stays in the deck, and so does the sixth card."""
    deck = "fend headbutt-wakou fend mule-kick fend walk-it-off"
    table = layout(
        "wakou", "ronin", at=FAR, hands={0: "inebriated-fumble"}, decks={0: f"counter-attack {deck}"}, before="DrawPhase"
    )
    choose(table, "inebriated-fumble", "ronin-special")
    until(table, "ChangeKamae", 0)
    assert told(table, DeckTopShown) == [DeckTopShown(0, tuple(deck.split()[:5]))]
    assert sorted(table.hands[0]) == ["counter-attack", "headbutt-wakou", "mule-kick"]
    assert sorted(table.decks[0]) == ["fend", "fend", "fend", "walk-it-off"]
    finish_turn(table)
    at_rest(table)
