"""Chapters 14, 15 and 44: decks, their limits, the starters, and the start of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from budokan.games.ken import GAME
from budokan.games.ken.decks import is_small, read_deck, ready_decks, write_deck
from budokan.games.ken.events import Began, HandDealt, HandDealtHidden
from budokan.games.ken.reading import all_decks, card_set
from budokan.games.ken.rules.assignment import army_fits, fits, may_defend
from budokan.games.ken.table import Table
from budokan.games.ken.workshop import WORKSHOP
from budokan.kernel.errors import BadWords
from budokan.kernel.workshop import OwnCards
from tests.support.ken import BOX, asked, at_rest, end_turn, layout, offered, play
from tests.support.rulings import ruling


def new(**options: Any) -> Table:
    return cast(Table, GAME.new(seed=options.pop("seed", 7), listen=True, **options))


@ruling("KEN-14.1", "KEN-14.2", "KEN-14.3")
def test_at_most_five_equal_cards_but_any_number_of_masters() -> None:
    cards = BOX.cards
    assert read_deck("5 villaggio, 30 kenshiro, 5 lynn", cards) == {"villaggio": 5, "kenshiro": 30, "lynn": 5}, "unique or not"
    with pytest.raises(BadWords, match="6 copies of villaggio; at most 5 equal cards"):
        read_deck("6 villaggio", cards)
    with pytest.raises(BadWords, match="at most 5"):
        read_deck("3 villaggio\n3 villaggio", cards)


@ruling("KEN-14.4")
def test_a_deck_may_mix_schools_and_colours() -> None:
    table = new(own_deck_0="5 kenshiro, 5 shin, 5 falco, 5 raoul", own_deck_1="5 bull, 5 bart, 5 bask")
    assert {BOX.school[card] for card in table.decks[0].counts} == {"hokuto", "nanto", "cento"}
    at_rest(table)


@ruling("KEN-14.5")
def test_a_deck_of_fewer_than_forty_is_small_and_accepted() -> None:
    assert is_small(read_deck("39 kenshiro", BOX.cards))
    assert not is_small(read_deck("40 kenshiro", BOX.cards))
    table = new(own_deck_0="39 kenshiro", deck_1="hokuto")
    assert len(table.cards_of(0)) == 39
    at_rest(table)


@ruling("KEN-14.6")
@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (" ", "holds no card"),
        ("# only a remark", "holds no card"),
        ("3 kenshirro", "names “kenshirro”"),
        ("0 kenshiro", "without a copy"),
        ("kenshiro", "expected “3 kenshiro”"),
        ("three kenshiro", "expected “3 kenshiro”"),
        ("201 kenshiro", "201 cards; at most 200"),
    ],
)
def test_a_deck_names_cards_that_exist_and_whole_numbers(words: str, problem: str) -> None:
    with pytest.raises(BadWords, match=problem):
        new(own_deck_0=words)


@ruling("KEN-14.6")
def test_a_deck_is_text_to_copy_and_paste() -> None:
    for ready in all_decks():
        assert read_deck(write_deck(ready.cards), BOX.cards) == ready.cards
    assert read_deck("# mine\n6 kenshiro; 2x villaggio,\n 1 × lynn", BOX.cards) == {"kenshiro": 6, "villaggio": 2, "lynn": 1}


@ruling("KEN-15.1", "KEN-15.2")
def test_the_first_player_by_lot_or_as_agreed() -> None:
    assert {new(seed=seed).turn for seed in range(12)} == {0, 1}
    for seat in (0, 1):
        table = new(first_player=f"seat-{seat}")
        assert asked(table) == (seat, "ChooseDraw")
        assert table.log(None)[0] == Began(seat)
        at_rest(table)


@ruling("KEN-15.3", "KEN-15.4", "KEN-15.5")
def test_shuffled_decks_seven_cards_each_and_no_second_deal() -> None:
    table = new(first_player="seat-0")
    assert [len(hand) for hand in table.hands] == [7, 7]
    assert [len(future) for future in table.futures] == [43, 43]
    assert table.futures[0] != sorted(table.futures[0])
    assert new(seed=8).hands != table.hands
    assert HandDealt(0, tuple(table.hands[0])) in table.log(0)
    assert [one for one in table.log(1) if isinstance(one, HandDealt)] == [HandDealt(1, tuple(table.hands[1]))]
    assert HandDealtHidden(0, 7) in table.log(1)
    assert offered(table, 0) == ["draw 1", "draw 2", "draw 3"], "the first turn begins at once"
    at_rest(table)


@ruling("KEN-15.6")
def test_a_deck_of_fewer_than_seven_is_drawn_whole() -> None:
    table = new(own_deck_0="5 kenshiro", deck_1="hokuto", first_player="seat-1")
    assert (len(table.hands[0]), table.futures[0]) == (5, [])
    end_turn(table)
    assert table.outcome is not None
    assert table.outcome.winners == (1,), "he must draw and cannot"
    at_rest(table)


@ruling("KEN-15.7")
def test_the_first_draw_may_be_limited_to_two() -> None:
    table = new(first_player="seat-0", first_draw=2)
    assert offered(table, 0) == ["draw 1", "draw 2"]
    end_turn(table)
    assert offered(table, 1) == ["draw 1", "draw 2", "draw 3"]
    end_turn(table)
    assert offered(table, 0) == ["draw 1", "draw 2", "draw 3"], "only that one draw"
    at_rest(table)


@ruling("KEN-34.11")
def test_a_table_may_be_opened_with_another_set() -> None:
    table = layout(hands={0: "kenshiro"}, options={"own_cards": {"kenshiro": {"attack": 9}}})
    assert table.box.attack["kenshiro"] == 9
    assert BOX.attack["kenshiro"] == 3, "the reference set is as it was"
    with pytest.raises(BadWords, match="a master has a life"):
        card_set({"kenshiro": {"resistance": 4}})
    play(table, 0, "play kenshiro")
    at_rest(table)


SHURA = {"name": "Shura", "type": "master", "school": "hokuto", "moral": "red", "profile": "fighters", "resistance": "life"}


@ruling("KEN-34.11", "KEN-14.1", "KEN-14.2")
def test_decks_are_built_with_cards_of_ones_own() -> None:
    own: OwnCards = {"shura": SHURA, "kenshiro": {"type": "character", "resistance": 2}}
    found = {one.id: one for one in WORKSHOP.cards(own)}
    assert found["shura"].facts == {"type": "master", "school": "hokuto", "moral": "red"}
    assert found["shura"].most > 5 == found["kenshiro"].most, "a master no longer"
    assert not WORKSHOP.inspect("40 shura", {}).legal
    told = WORKSHOP.inspect("40 shura\n6 kenshiro", own)
    assert [(one.card, one.text.ruling) for one in told.verdicts] == [("kenshiro", "KEN-14.1")]
    assert told.room["shura"].more > 0 == told.room["kenshiro"].more
    assert {one.id for one in WORKSHOP.cards({})} == BOX.cards.keys()
    options = WORKSHOP.bring({"own_cards": own, "deck_0": "nanto"}, 1, "40 shura")
    assert set(new(**options).decks[1].counts) == {"shura"}


@ruling("KEN-34.11")
def test_a_card_of_ones_own_bears_its_own_words() -> None:
    """And one that does other things than ours no longer says what ours does."""
    own: OwnCards = {
        "shura": SHURA,
        "toki": {"effect": "Heals nobody."},
        "raoul": {"abilities": []},
        "rey": {"play": {}, "name": "Rei"},
        "shin": {"attack": 2},
    }
    card_set(own)
    assert GAME.called({"own_cards": own}) == {
        "card-shura": "Shura",
        "card-toki.effect": "Heals nobody.",
        "card-raoul.effect": "",
        "card-rey": "Rei",
        "card-rey.effect": "",
    }
    assert GAME.called({}) == {}
    with pytest.raises(BadWords, match="effect"):
        card_set({"toki": {"effect": "x" * 301}})


@ruling("KEN-44.1")
def test_each_seat_plays_the_deck_its_option_names() -> None:
    assert ready_decks()[:3] == ("hokuto", "nanto", "cento")
    table = new()
    assert (Counter(table.cards_of(0)), Counter(table.cards_of(1))) == (
        Counter(starters()["hokuto"]),
        Counter(starters()["nanto"]),
    )
    table = new(deck_0="cento", deck_1="hokuto")
    assert Counter(table.cards_of(0)) == Counter(starters()["cento"])
    at_rest(table)


def starters() -> dict[str, dict[str, int]]:
    return {deck.id: deck.cards for deck in all_decks()}


@pytest.mark.parametrize(
    ("name", "colours", "masters", "counts"),
    [
        pytest.param(
            "hokuto", {"blue", "grey"}, ["kenshiro", "toki", "fudo"], [11, 5, 10, 13, 4, 2, 1, 1, 3], marks=ruling("KEN-44.2")
        ),
        pytest.param(
            "nanto", {"red", "grey"}, ["shin", "souther", "yuda"], [10, 4, 10, 13, 4, 2, 1, 1, 5], marks=ruling("KEN-44.3")
        ),
        pytest.param(
            "cento",
            {"red", "grey"},
            ["falco", "shoki", "bolts", "soria"],
            [11, 3, 10, 13, 5, 2, 1, 2, 3],
            marks=ruling("KEN-44.4"),
        ),
        pytest.param("raoul", {"red", "grey"}, ["raoul", "jagger"], [10, 4, 8, 17, 3, 1, 1, 3, 3], marks=ruling("KEN-44.6")),
        pytest.param(
            "rey", {"blue", "grey"}, ["rey", "shu", "kenshiro", "ain"], [12, 9, 8, 11, 5, 2, 0, 0, 3], marks=ruling("KEN-44.7")
        ),
        pytest.param(
            "zeta", {"red", "grey"}, ["ryuga", "juza", "souther"], [7, 10, 11, 8, 0, 0, 8, 1, 5], marks=ruling("KEN-44.8")
        ),
        pytest.param(
            "taiga", {"red", "grey"}, ["taiga", "shoki", "falco"], [10, 5, 9, 13, 6, 1, 1, 2, 3], marks=ruling("KEN-44.9")
        ),
    ],
)
def test_the_ready_decks(name: str, colours: set[str], masters: list[str], counts: list[int]) -> None:
    deck = starters()[name]
    types = ["master", "character", "army", "place", "technique", "spirit", "equipment", "special", "event"]
    found = Counter(BOX.type[card] for card, copies in deck.items() for _ in range(copies))
    assert [found[kind] for kind in types] == counts
    assert sum(counts) == 50
    assert [card for card in deck if BOX.type[card] == "master"] == masters
    assert {BOX.moral[card] for card in deck} == colours


@ruling("KEN-44.5")
@pytest.mark.parametrize("name", ready_decks())
def test_every_ready_deck_is_playable_as_it_is(name: str) -> None:
    table = layout()
    deck = list(read_deck(name, BOX.cards))
    hosts = [card for card in deck if BOX.type[card] in ("master", "character", "army", "place")]
    for number, card in enumerate(hosts, start=100):
        table.last_piece = number - 1
        table.put(0, card)
    for card in deck:
        if BOX.type[card] in ("technique", "spirit", "equipment", "special"):
            assert any(fits(table, card, table.pieces[number]) for number in table.present(0)), card
        if BOX.type[card] == "place":
            armies = [one for one in hosts if BOX.type[one] == "army"]
            assert any(army_fits(table, army, card) for army in armies), card
            assert any(may_defend(table, one, card) for one in hosts if BOX.type[one] != "place"), card


@ruling("KEN-44.6", "KEN-44.7", "KEN-44.8", "KEN-44.9")
def test_together_the_ready_decks_hold_the_whole_set() -> None:
    assert {card for deck in all_decks() for card in deck.cards} == set(BOX.cards)
