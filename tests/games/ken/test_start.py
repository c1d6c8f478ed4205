"""Chapter 32: a different start, with cards in the present."""

from __future__ import annotations

from typing import Any, cast

import pytest

from budokan.games.ken import GAME
from budokan.games.ken.rules.start import BARRED, cost
from budokan.games.ken.table import Table
from tests.support.ken import BOX, asked, at_rest, end_turn, forces, layout, lives, offered, past, play, refused, territory
from tests.support.rulings import ruling


def begin(deck_0: str, deck_1: str = "20 ain", **options: Any) -> Table:
    filler = ", 10 fudo"
    return cast(
        Table,
        GAME.new(
            seed=3,
            listen=True,
            start="present",
            first_player="seat-0",
            own_deck_0=deck_0 + filler,
            own_deck_1=deck_1 + filler,
            **options,
        ),
    )


def price(card: str, **options: Any) -> int:
    return cost(cast(Table, GAME.new(seed=0, **options)), card)


@ruling("KEN-32.1")
def test_with_the_option_both_begin_with_cards_in_the_present() -> None:
    table = begin("3 kenshiro")
    assert asked(table) == (0, "ChooseStart")
    play(table, 0, "play kenshiro", "end choice")
    assert asked(table) == (1, "ChooseStart")
    play(table, 1, "play ain", "end choice")
    assert asked(table) == (0, "ChooseDraw")
    assert (forces(table, 0), forces(table, 1)) == (["kenshiro"], ["ain"])
    assert asked(cast(Table, GAME.new(seed=0)))[1] == "ChooseDraw", "by default with a hand only"
    at_rest(table)


@ruling("KEN-32.2")
def test_at_most_forty_points_or_as_agreed() -> None:
    table = begin("6 kenshiro")
    play(table, 0, "play kenshiro", "play kenshiro", "play kenshiro", "play kenshiro")
    assert offered(table, 0) == ["end choice"], "four lives are forty points"
    assert lives(table, "kenshiro") == 4
    table = begin("6 kenshiro", start_points=15)
    play(table, 0, "play kenshiro")
    assert offered(table, 0) == ["end choice"]
    at_rest(table)


@ruling("KEN-32.13")
def test_example_prices() -> None:
    assert [price(card) for card in ("kenshiro", "raoul", "banda-di-cuori", "jack-di-picche")] == [10, 12, 4, 1]


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("kenshiro", 5 + 3 + 2, marks=ruling("KEN-32.3")),
        pytest.param("shin", 5 + 3 + 2 + 2, marks=ruling("KEN-32.3")),
        pytest.param("bull", 2 + 1, marks=ruling("KEN-32.4")),
        pytest.param("devil", 4 + 0 + 3, marks=ruling("KEN-32.4")),
        pytest.param("guardia-del-sacro-imperatore", 3 + 1 + 2, marks=ruling("KEN-32.5")),
        pytest.param("villaggio", 7, marks=ruling("KEN-32.6")),
        pytest.param("deserto", 5, marks=ruling("KEN-32.6")),
        pytest.param("capitale", 7 + 3, marks=ruling("KEN-32.6")),
        pytest.param("villaggio-dei-miracoli", 7 + 3 + 3, marks=ruling("KEN-32.6")),
        pytest.param("montagne", 5 + 3, marks=ruling("KEN-32.6")),
        pytest.param("lupo-del-cielo", 4, marks=ruling("KEN-32.7")),
        pytest.param("fenice-celeste", 4 + 4, marks=ruling("KEN-32.7")),
        pytest.param("gru-rossa", BARRED, marks=ruling("KEN-32.7")),
        pytest.param("dolore", 3, marks=ruling("KEN-32.8")),
        pytest.param("julia", 3 + 3, marks=ruling("KEN-32.8")),
        pytest.param("ira", BARRED, marks=ruling("KEN-32.8")),
        pytest.param("carro-armato", 3, marks=ruling("KEN-32.9")),
        pytest.param("capobanda", 4 + 1, marks=ruling("KEN-32.10")),
        pytest.param("successore-di-nanto", 8, marks=ruling("KEN-32.11")),
        pytest.param("pace", 10, marks=ruling("KEN-32.12")),
        pytest.param("rivolta", 6, marks=ruling("KEN-32.12")),
        pytest.param("il-ritorno", BARRED, marks=ruling("KEN-32.12")),
        pytest.param("attacco-generale", BARRED, marks=ruling("KEN-32.12")),
        pytest.param("lynn", 0, marks=ruling("KEN-32.21")),
        pytest.param("cassandra", 7 + 3 + 3, marks=ruling("KEN-32.22")),
        pytest.param("padre-cobra", 3 + 1, marks=ruling("KEN-32.22")),
        pytest.param("ain", 5 + 3 + 1, marks=ruling("KEN-32.22")),
    ],
)
def test_prices(card: str, points: int) -> None:
    assert price(card) == points


@ruling("KEN-32.10")
def test_the_uncertain_price_of_a_special_is_an_option() -> None:
    assert [price("re-nero", special_cost=points) for points in (4, 6, 8)] == [5, 7, 9]
    assert price("successore-di-nanto", special_cost=8) == 8


@ruling("KEN-32.4", "KEN-32.3")
def test_each_life_is_paid_by_itself() -> None:
    table = begin("4 devil", start_points=15)
    play(table, 0, "play devil", "play devil")
    assert lives(table, "devil") == 2
    assert offered(table, 0) == ["end choice"], "1 point is left"
    at_rest(table)


@ruling("KEN-32.14")
def test_the_rules_of_assignment_hold() -> None:
    table = begin("1 shin, 1 kenshiro, 1 fenice-celeste, 1 dolore")
    play(table, 0, "play shin", "play kenshiro")
    assert [one for one in offered(table, 0) if one.startswith("assign")] == [
        "assign dolore to kenshiro",
        "assign fenice-celeste to shin",
    ]
    at_rest(table)


@ruling("KEN-32.15")
def test_an_inhabited_place_is_chosen_with_an_army() -> None:
    table = begin("1 croce-del-sud, 2 banda-di-picche, 1 deserto")
    assert [one for one in offered(table, 0) if "croce" in one] == ["play croce-del-sud with banda-di-picche"]
    play(table, 0, "play croce-del-sud with banda-di-picche")
    assert offered(table, 0) == ["no further army", "add banda-di-picche"]
    play(table, 0, "add banda-di-picche")
    assert (territory(table, 0), forces(table, 0)) == (["croce-del-sud"], ["banda-di-picche", "banda-di-picche"])
    assert table.stack[-1] == type(table.stack[-1])(0, 40 - 13 - 4 - 4)  # type: ignore[call-arg]  # the points left
    at_rest(table)


@ruling("KEN-32.16")
def test_the_cards_come_from_the_deck_before_it_is_shuffled_and_dealt() -> None:
    table = begin("3 kenshiro")
    assert table.hands == [[], []]
    play(table, 0, "play kenshiro", "end choice")
    play(table, 1, "end choice")
    assert (len(table.hands[0]), len(table.futures[0])) == (7, 12 - 7)
    assert len(table.cards_of(0)) == 13
    at_rest(table)


@ruling("KEN-32.17", "KEN-32.18")
def test_the_first_player_chooses_first_and_nobody_is_robbed() -> None:
    table = begin("2 ain, 1 lynn, 1 kenshiro", "2 ain, 1 lynn, 1 toki")
    play(table, 0, "play ain", "play lynn", "end choice")
    assert [one for one in offered(table, 1) if one in ("play ain", "play lynn", "play toki")] == ["play toki"]
    assert refused(table, 1, "play ain") == "KEN-32.17"
    at_rest(table)


@ruling("KEN-32.19")
def test_only_on_own_cards_and_texts_for_the_moment_of_playing_do_nothing() -> None:
    table = begin("1 villaggio, 1 predoni, 1 armi-da-taglio", "1 oasi, 1 uomini-liberi, 1 nomadi, 1 villaggio")
    play(table, 0, "play villaggio with predoni", "assign armi-da-taglio to predoni", "end choice")
    assert not [one for one in offered(table, 1) if "nomadi" in one], "not on the other's place"
    play(table, 1, "play oasi with uomini-liberi")
    assert asked(table) == (1, "ChooseStart")
    assert past(table, 0) == [], "nothing was discarded"
    at_rest(table)


@ruling("KEN-32.20")
def test_a_turn_event_lasts_to_the_first_epilogue() -> None:
    table = begin("1 rivolta")
    play(table, 0, "play rivolta", "end choice")
    play(table, 1, "end choice")
    assert [table.pieces[number].card for number in table.destiny[0]] == ["rivolta"]
    end_turn(table)
    assert table.destiny[0] == []
    assert past(table, 0).count("rivolta") == 1
    at_rest(table)


@ruling("KEN-32.21")
def test_a_free_card_costs_nothing() -> None:
    table = begin("1 lynn", start_points=0)
    assert offered(table, 0) == ["end choice", "play lynn"]
    play(table, 0, "play lynn")
    assert forces(table, 0) == ["lynn"]
    assert BOX.attack["lynn"] + BOX.defence["lynn"] == 0
    assert layout().points == [0, 0]
    at_rest(table)
