"""Chapters 35 and 36: selection decks, the decks of the foes, Nightmare."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

import budokan
from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.cards import solo_cards
from budokan.games.senjutsu.solo.decks import build_deck, draw_from, fill_selection
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling

SELECTION = {card.id: card.selection for card in solo_cards()}
NUMBERS = {card.id: card.number for card in solo_cards()}


def fresh(seed: int = 0, **options: Any) -> Table:
    """A solo table with full selection decks."""
    table = cast(Table, GAME.new(1, seed, "solo", **options))
    fill_selection(table)
    return table


def by_deck(cards: list[str]) -> Counter[int]:
    return Counter(SELECTION[card] for card in cards)


def fits(cards: list[str], recipe: dict[int, int], more: tuple[int, ...], extra: int = 1) -> bool:
    """Whether the cards are those of the recipe and so many further ones from the decks named."""
    rest = by_deck(cards)
    rest.subtract(Counter(recipe))
    return (
        min(rest.values()) >= 0 and sum(rest.values()) == extra and all(deck in more for deck, count in rest.items() if count)
    )


@ruling("SJ-35.8")
def test_the_eight_selection_decks() -> None:
    table = fresh()
    numbers = [sorted(NUMBERS[card] for card in pile) for pile in table.solo.selection]
    assert numbers[0] == ["001", "003", "008", "009"]
    assert numbers[1] == ["002", "004", "005", "006", "007"]
    assert numbers[2] == [f"{number:03}" for number in range(10, 14)]
    assert numbers[3] == [f"{number:03}" for number in range(14, 26)]
    assert numbers[4] == [f"{number:03}" for number in range(26, 36)]
    assert numbers[5] == ["036", "037", "038"]
    assert numbers[6] == ["039", "040", "041"]
    assert numbers[7] == ["1995", "1996", "1997", "1998", "1999"]
    assert fresh(1).solo.selection[3] != table.solo.selection[3], "each is shuffled"


RECIPES = [
    pytest.param("samurai-boss", {1: 2, 4: 2, 5: 1}, (4, 5), 1, marks=ruling("SJ-35.9"), id="samurai-boss"),
    pytest.param("katana-ashigaru", {2: 1, 4: 2, 5: 1}, (4, 5), 1, marks=ruling("SJ-35.10"), id="katana-ashigaru"),
    pytest.param("yari-ashigaru", {2: 1, 3: 2, 5: 1}, (3, 5), 1, marks=ruling("SJ-35.11"), id="yari-ashigaru"),
    pytest.param("yumi-ashigaru", {2: 1, 5: 1, 6: 1}, (2, 5, 6), 2, marks=ruling("SJ-35.12"), id="yumi-ashigaru"),
    pytest.param("arquebusier", {2: 1, 5: 1, 7: 3}, (2, 5), 1, marks=ruling("SJ-35.13"), id="arquebusier"),
]


@pytest.mark.parametrize(("kind", "recipe", "more", "extra"), RECIPES)
def test_the_deck_of_a_nameless_foe(kind: str, recipe: dict[int, int], more: tuple[int, ...], extra: int) -> None:
    for seed in range(20):
        cards = build_deck(fresh(seed), kind)
        assert fits(cards, recipe, more, extra)
        assert len(set(cards)) == len(cards)


@ruling("SJ-35.14")
def test_where_a_deck_may_be_chosen_it_is_drawn_by_lot() -> None:
    counted: Counter[int] = Counter()
    for seed in range(30):
        counted += by_deck(build_deck(fresh(seed), "samurai-boss"))
    assert counted[4] > 60
    assert counted[5] > 30, "both decks have given the last card"


@ruling("SJ-35.15", "SJ-35.16")
def test_an_empty_selection_deck() -> None:
    table = fresh()
    table.solo.selection[4] = []
    assert SELECTION[draw_from(table, (5, 3), (3, 5))] == 3, "another permitted one"
    assert SELECTION[draw_from(table, (5,), (2, 5))] == 2, "whatever its list names is permitted"
    table.solo.selection[1] = []
    assert SELECTION[draw_from(table, (5,), (2, 5))] == 4, "deck 4 where all permitted ones are empty"


@ruling("SJ-35.16")
def test_a_second_arquebusier_has_no_arquebus_and_no_melee_cards_either() -> None:
    """Deck 7 has three cards; decks 2 and 5, which his list names too, have more."""
    table = cast(Table, GAME.new(1, 0, "solo", foes=["arquebusier", "arquebusier"]))
    assert by_deck(list(table.lists[1]))[7] == 3
    second = by_deck(list(table.lists[2]))
    assert sum(second.values()) == 6
    assert set(second) == {2, 5}


@ruling("SJ-35.28")
def test_no_more_foes_than_there_are_cards_for() -> None:
    five = cast(Table, GAME.new(1, 0, "solo", foes=["katana-ashigaru"] * 5))
    assert [len(five.lists[foe]) for foe in range(1, 6)] == [5] * 5
    with pytest.raises(budokan.BadWords, match="not enough"):
        GAME.new(1, 0, "solo", foes=["katana-ashigaru"] * 6)
    with pytest.raises(budokan.BadWords, match="at most 8"):
        GAME.new(1, 0, "solo", foes=[*["katana-ashigaru"] * 7, "ashigaru"])


@ruling("SJ-35.27", "SJ-35.29")
def test_if_none_is_named_there_is_a_foe_for_each_player() -> None:
    table = cast(Table, GAME.new(3, 0, "coop"))
    assert table.characters[3:] == ["samurai-boss", "katana-ashigaru", "katana-ashigaru"]
    beta = cast(Table, GAME.new(1, 0, "solo", edition="beta-v7", characters=["ronin"]))
    assert beta.characters == ["ronin", "student"], "the Ronin stands on the field already"
    four = cast(Table, GAME.new(4, 0, "coop", edition="beta-v7"))
    assert sorted(four.characters[:4]) == sorted(four.characters[4:]), "the box has no more than four"


@ruling("SJ-35.29")
def test_nobody_meets_himself() -> None:
    for seed in range(40):
        solo = cast(Table, GAME.new(1, seed, "solo", season="core", foes=["ronin"]))
        horde = cast(Table, GAME.new(1, seed, "horde", season="core", horde="ultimate", characters=["master"]))
        assert solo.characters.count("ronin") == 1
        assert horde.characters.count("master") == 1
    for mode in ("solo", "horde"):
        with pytest.raises(budokan.BadWords, match="player’s fighter and a foe"):
            GAME.new(1, 0, mode, characters=["ninja"], foes=["ninja"], horde="nightmare")
    twins = cast(Table, GAME.new(1, 0, "solo", characters=["ninja"], foes=["ninja"], mirror_match=True))
    assert twins.characters == ["ninja", "ninja"]


@ruling("SJ-36.5")
def test_who_has_no_attack_of_decks_3_and_4_has_no_nightmare() -> None:
    for kind in ("yumi-ashigaru", "arquebusier"):
        table = cast(Table, GAME.new(1, 0, "solo", nightmare=True, foes=[kind]))
        assert by_deck(list(table.lists[1]))[8] == 0
    pair = cast(Table, GAME.new(1, 0, "solo", nightmare=True, foes=["ashigaru"]))
    assert all(card.startswith("solo-hachiko") for card in pair.lists[2])


CHARACTERS = [
    *[
        pytest.param(kind, {1: 1, 4: 2, 5: 1}, marks=ruling("SJ-35.17"), id=kind)
        for kind in ("master", "student", "assassin", "musashi", "ninja", "navigator", "yasuke", "yojimbo")
    ],
    *[
        pytest.param(kind, {1: 1, 3: 1, 4: 1, 5: 1}, marks=ruling("SJ-35.18"), id=kind)
        for kind in ("ronin", "warrior", "kojiro", "wakou")
    ],
    *[
        pytest.param(kind, {1: 1, 3: 2, 5: 1}, marks=ruling("SJ-35.19"), id=kind)
        for kind in ("ashigaru", "monk", "onna-bugeisha")
    ],
]


@pytest.mark.parametrize(("kind", "recipe"), CHARACTERS)
def test_the_deck_of_a_character(kind: str, recipe: dict[int, int]) -> None:
    for seed in range(6):
        cards = build_deck(fresh(seed), kind)
        own = {card.id for card in solo_cards() if card.deck == f"solo-{kind}" and not card.nightmare}
        assert len(own) == 4
        assert own <= set(cards)
        assert fits([card for card in cards if card not in own], recipe, (2, 4, 5))


@ruling("SJ-35.20")
def test_hachiko_always_has_its_five_cards() -> None:
    for nightmare in (False, True):
        cards = build_deck(fresh(nightmare=nightmare), "hachiko")
        assert sorted(cards) == sorted(card.id for card in solo_cards() if card.deck == "solo-hachiko")
        assert len(cards) == 5


@ruling("SJ-36.1")
@pytest.mark.parametrize("kind", ["samurai-boss", "katana-ashigaru", "yari-ashigaru"])
def test_in_nightmare_one_attack_comes_from_deck_8(kind: str) -> None:
    plain = build_deck(fresh(3), kind)
    cards = build_deck(fresh(3, nightmare=True), kind)
    assert by_deck(cards)[8] == 1
    assert len(cards) == len(plain)
    attacks = 3 if kind == "yari-ashigaru" else 4
    assert by_deck(cards)[attacks] in (1, 2), "in place of one of its two attacks"


@ruling("SJ-36.2")
@pytest.mark.parametrize("kind", ["ronin", "monk", "yojimbo"])
def test_a_character_takes_its_own_nightmare_card_first(kind: str) -> None:
    cards = build_deck(fresh(3, nightmare=True), kind)
    own = [card.id for card in solo_cards() if card.deck == f"solo-{kind}" and card.nightmare]
    assert [card for card in cards if card in own] == own
    assert by_deck(cards)[8] == 0


@ruling("SJ-36.3")
def test_the_example_of_the_master() -> None:
    cards = build_deck(fresh(3, nightmare=True), "master")
    assert "solo-master-hidden-viper-fang" in cards
    assert by_deck(cards)[4] in (1, 2), "one of his two cards of deck 4 has given way; the last card may be of deck 4 too"
    assert len(cards) == 9


@ruling("SJ-36.4")
def test_nightmare_is_for_the_whole_game() -> None:
    table = cast(Table, GAME.new(1, 5, "solo", foes=["samurai-boss", "katana-ashigaru"], nightmare=True))
    for foe in (1, 2):
        assert by_deck(list(table.lists[foe]))[8] == 1
    plain = cast(Table, GAME.new(1, 5, "solo", foes=["samurai-boss", "katana-ashigaru"]))
    assert not any(by_deck(list(plain.lists[foe]))[8] for foe in (1, 2))


def test_a_foe_that_is_none_is_refused() -> None:
    with pytest.raises(budokan.BadWords):
        GAME.new(1, 1, "solo", foes=["hachiko"])
    with pytest.raises(budokan.BadWords):
        GAME.new(1, 1, "solo", foes=["ronin", "ronin"])
    with pytest.raises(budokan.BadWords):
        GAME.new(1, 1, "solo", foes=["ninja"], season="core")
