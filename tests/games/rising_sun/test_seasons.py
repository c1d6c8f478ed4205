"""Chapters 6 and 17: the seasons, seasonal set-up and clean-up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.events import (
    CardsLaidOut,
    CleanedUp,
    IncomeTaken,
    SeasonBegan,
    TurnBegan,
    WarPhaseBegan,
    WarsAnnounced,
)
from budokan.games.rising_sun.table import Table
from budokan.kernel.luck import Luck
from tests.support.rising_sun import at_rest, layout, play, told
from tests.support.rulings import ruling


def whole_game(seats: int, seed: int) -> Table:
    """A game played out at random, with everything that was told."""
    table = cast(Table, GAME.new(seats, seed, listen=True, negotiation="off"))
    luck = Luck(seed, "test")
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, luck.pick(table.options(seat)))
    return table


@ruling("RS-6.1", "RS-6.2", "RS-6.3", "RS-17.7")
def test_three_full_seasons_and_a_winter_that_only_scores() -> None:
    table = whole_game(4, 2)
    kinds = (SeasonBegan, WarsAnnounced, CardsLaidOut, WarPhaseBegan, CleanedUp)
    happened = [type(one.event).__name__ for one in table.heard or [] if isinstance(one.event, kinds)]
    year = ["SeasonBegan", "WarsAnnounced", "CardsLaidOut", "WarPhaseBegan", "CleanedUp"]
    assert happened == year * 3 + ["SeasonBegan"]
    assert [event.season for event in told(table, SeasonBegan)] == ["spring", "summer", "autumn", "winter"]
    order = [type(one.event) for one in table.heard or [] if isinstance(one.event, (WarsAnnounced, CardsLaidOut, IncomeTaken))]
    assert order[:3] == [WarsAnnounced, CardsLaidOut, IncomeTaken], "war, cards, income"


@ruling("RS-6.4", "RS-6.6")
@pytest.mark.parametrize(("clans", "wars"), [(["koi", "lotus", "turtle"], 5), (["koi", "lotus", "turtle", "bonsai"], 6)])
def test_players_plus_two_wars_in_the_order_of_the_pile(clans: list[str], wars: int) -> None:
    table = cast(Table, GAME.new(len(clans), 4, listen=True))
    pile = list(table.piles[0])
    for seat, clan in enumerate(clans):
        play(table, seat, f"lead {clan}")
    assert table.wars == pile[:wars]
    assert [one["war"] for one in table.view(None)["table"]["provinces"] if one["id"] == pile[2]] == [3]
    at_rest(table)


@ruling("RS-6.5")
def test_tokens_left_in_the_pile_are_out_of_the_game() -> None:
    table = whole_game(3, 5)
    assert len([token for token in table.spent if token[0] == 0]) >= 3
    fought = [set(event.provinces) for event in told(table, WarsAnnounced)]
    assert [len(one) for one in fought] == [5, 5, 5]
    for held in table.tokens:
        assert all(province in fought[season] for season, province in held)


@ruling("RS-6.7", "RS-6.8")
def test_unsold_cards_leave_the_game_for_good() -> None:
    table = layout("koi", "lotus", "turtle", cards={0: "komainu"}, at="season")
    assert table.season == 1
    assert Counter(table.display) == Counter(table.box.season_cards[1])
    assert len(table.unsold) == 11
    assert "oni-of-skulls" in table.unsold and "komainu" not in table.unsold
    at_rest(table)


@ruling("RS-6.9")
def test_example_spring_with_the_teapot_set() -> None:
    table = cast(Table, GAME.new(3, 1, clan_choice="random", season_set="teapot"))
    two = ("righteousness", "way-of-the-shogun", "honesty", "path-of-the-warlord")
    one = ("path-of-the-lion", "komainu", "oni-of-skulls", "path-of-the-patron")
    assert Counter(table.display) == {**dict.fromkeys(two, 2), **dict.fromkeys(one, 1)}


@ruling("RS-6.10", "RS-6.13")
def test_every_clan_takes_its_income_at_the_same_moment() -> None:
    table = layout("koi", "lotus", "turtle", "bonsai", coins=dict.fromkeys(range(4), 0), at="season")
    assert table.coins == [5, 7, 6, 4]
    table = layout("koi", "lotus", "turtle", cards={2: "way-of-the-merchant"}, coins=dict.fromkeys(range(3), 0), at="season")
    assert table.coins == [5, 7, 6], "nobody was richer before, so the merchant gains nothing"
    at_rest(table)


@ruling("RS-17.1", "RS-17.3", "RS-17.6")
def test_coins_and_ronin_go_back_and_the_map_stays() -> None:
    held = {0: [(1, "bushi")]}
    table = layout(
        "koi",
        "lotus",
        "turtle",
        figures={1: "kansai: bushi"},
        ronin={0: 4},
        hostages=held,
        strongholds={2: "oshu"},
        at="clean-up",
    )
    assert table.coins == [0, 0, 0] and table.ronin == [0, 0, 0]
    assert table.at["kansai"][1] == ("bushi",) and table.strongholds["oshu"][2] == 1
    assert table.hostages[0] == ((1, "bushi"),), "hostages stay with their captors"
    at_rest(table)


@ruling("RS-17.2")
def test_worshippers_go_home() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "fujin: shinto shinto", 2: "hachiman: shinto"}, at="clean-up")
    assert all(figures == () for kami in table.shrines for figures in table.at[kami])
    assert table.reserve[0].count("shinto") == 3
    at_rest(table)


@ruling("RS-17.4", "RS-17.5")
def test_all_ten_tiles_are_shuffled_and_the_deck_lies_on_the_left_of_the_last() -> None:
    table = whole_game(4, 7)
    seats = [event.seat for event in told(table, TurnBegan)]
    assert len(seats) == 21
    for earlier, later in pairwise(seats):
        assert later == table.left_of(earlier), "the deck passes on to the left, over the seasons too"
    assert sorted(table.deck) == sorted(table.box.tiles)
