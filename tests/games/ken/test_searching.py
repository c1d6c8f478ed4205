"""Chapter 1, searching: a card is fetched from the future or from the past."""

from __future__ import annotations

from collections import Counter

import pytest

from budokan.games.ken.events import Searched, Took
from tests.support.ken import (
    at_rest,
    layout,
    offered,
    play,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-1.5", "KEN-1.6")
def test_a_searched_future_is_shuffled_even_if_nothing_was_found() -> None:
    names = "shin rey toki falco ain ryuga juza kenshiro raoul souther"
    for extra, answer in ((" deserto", "take deserto"), ("", "find nothing")):
        table = layout(hands={0: "cammino-nel-deserto"}, futures={0: names + extra})
        before = [card for card in table.futures[0] if card != "deserto"]
        play(table, 0, "play cammino-nel-deserto")
        assert offered(table, 0) == [answer]
        play(table, 0, answer)
        assert Counter(table.futures[0]) == Counter(before)
        assert table.futures[0] != before
        assert told(table, Searched) == [Searched(0)]
        at_rest(table)


@ruling("KEN-1.7")
def test_a_searched_past_keeps_its_order() -> None:
    table = layout(hands={0: "rinforzi"}, pasts={0: "shin predoni bull banda-di-zeta toki"})
    play(table, 0, "play rinforzi")
    assert offered(table, 0) == ["take banda-di-zeta", "take predoni"]
    play(table, 0, "take predoni")
    assert table.pasts[0] == ["shin", "bull", "banda-di-zeta", "toki", "rinforzi"]
    assert told(table, Took) == [Took(0, ("predoni",))]
    at_rest(table)


@pytest.mark.parametrize(
    ("event", "offers", "taken"),
    [
        pytest.param("rinforzi", ["take predoni"], "predoni", marks=ruling("KEN-43.11")),
        pytest.param("il-ritorno", ["take raoul", "take shin"], "shin", marks=ruling("KEN-43.12")),
    ],
)
def test_what_comes_back_from_the_past(event: str, offers: list[str], taken: str) -> None:
    table = layout(hands={0: event}, pasts={0: "raoul predoni bull shin successore-di-nanto", 1: "toki"})
    play(table, 0, f"play {event}")
    assert offered(table, 0) == offers
    play(table, 0, f"take {taken}")
    assert table.hands[0] == [taken]
    at_rest(table)


@ruling("KEN-43.13")
def test_cammino_nel_deserto_finds_a_place() -> None:
    table = layout(hands={0: "cammino-nel-deserto"}, futures={0: "villaggio shin villaggio rovine"})
    play(table, 0, "play cammino-nel-deserto")
    assert offered(table, 0) == ["take rovine", "take villaggio"]
    play(table, 0, "take villaggio")
    assert table.hands[0] == ["villaggio"]
    assert sorted(table.futures[0]) == ["rovine", "shin", "villaggio"], "one copy"
    at_rest(table)
