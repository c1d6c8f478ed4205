"""Chapter 5: set-up."""

from __future__ import annotations

from collections import Counter
from typing import cast

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.events import ClanTaken, DraftOrder, Seated, SetChosen, ShrinesLaid
from budokan.games.rising_sun.table import Table
from tests.support.rising_sun import BOX, CLANS, SETS, at_rest, offered, play, refused, told
from tests.support.rulings import ruling


def dealt(*clans: str, seed: int = 3, **options: str) -> Table:
    """A table whose players have chosen these clans."""
    table = cast(Table, GAME.new(len(clans), seed, listen=True, **options))
    for seat, clan in enumerate(clans):
        play(table, seat, f"lead {clan}")
    return table


@ruling("RS-5.1", "RS-5.2")
def test_clans_are_chosen_openly_in_the_order_of_the_lobby() -> None:
    table = cast(Table, GAME.new(3, 1))
    assert (table.waiting, offered(table, 0)) == ((0,), [f"lead {clan}" for clan in CLANS])
    play(table, 0, "lead turtle")
    assert table.waiting == (1,)
    assert refused(table, 1, "lead turtle") == "RS-5.1"
    play(table, 1, "lead koi")
    play(table, 2, "lead bonsai")
    assert table.clans == ["turtle", "koi", "bonsai"]
    at_rest(table)


@ruling("RS-5.3")
def test_clans_by_lot_ask_nobody() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        table = cast(Table, GAME.new(3, seed, clan_choice="random", listen=True))
        assert type(table.decision).__name__ == "OpenCeremony"
        assert len(set(table.clans)) == 3
        assert len(told(table, ClanTaken)) == 3
        seen.update(table.clans)
    assert set(seen) == set(CLANS)


@ruling("RS-5.4")
def test_a_draft_in_an_order_drawn_by_lot() -> None:
    orders = set()
    for seed in range(30):
        table = cast(Table, GAME.new(3, seed, clan_choice="draft", listen=True))
        (order,) = told(table, DraftOrder)
        orders.add(order.seats)
        for seat in order.seats:
            assert table.waiting == (seat,)
            table.play(seat, table.options(seat)[-1])
        at_rest(table)
    assert len(orders) == 6


@ruling("RS-5.5", "RS-5.6", "RS-5.7", "RS-5.10", "RS-5.11")
def test_example_seats_and_honour_of_five() -> None:
    table = dealt("bonsai", "dragonfly", "turtle", "lotus", "koi")
    assert [table.clans[seat] for seat in table.order] == ["koi", "lotus", "turtle", "dragonfly", "bonsai"]
    assert table.honour == table.order
    assert told(table, Seated) == [Seated((4, 3, 2, 1, 0))]
    assert [table.left_of(seat) for seat in table.order] == [3, 2, 1, 0, 4]
    at_rest(table)


@ruling("RS-5.8")
def test_fewer_clans_keep_the_same_order_among_themselves() -> None:
    table = dealt("bonsai", "koi", "dragonfly")
    assert [table.clans[seat] for seat in table.order] == ["koi", "dragonfly", "bonsai"]
    at_rest(table)


@ruling("RS-5.9", "RS-5.12")
def test_every_clan_begins_at_home() -> None:
    table = dealt(*CLANS)
    assert table.vp == [0] * 5
    for seat, clan in enumerate(CLANS):
        home = BOX.clans[clan].home
        assert table.at[home][seat] == ("bushi", "daimyo")
        assert (table.strongholds[home][seat], table.strongholds_of(seat)) == (1, 1)
        assert table.reserve[seat] == ("bushi",) * 5 + ("shinto",) * 3
    at_rest(table)


@ruling("RS-5.13")
def test_four_shrines_of_seven_by_lot() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = cast(Table, GAME.new(3, seed, listen=True))
        assert len(set(table.shrines)) == 4
        assert told(table, ShrinesLaid) == [ShrinesLaid(tuple(table.shrines))]
        seen.update(table.shrines)
    assert set(seen) == set(BOX.kami)


@ruling("RS-5.14")
def test_the_beginners_four() -> None:
    table = cast(Table, GAME.new(3, 5, shrines="beginner"))
    assert table.shrines == ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


@ruling("RS-5.15", "RS-5.17", "RS-5.21")
def test_one_set_is_added_to_the_core() -> None:
    assert cast(Table, GAME.new(3, 1)).box.season_set == "archway"
    for one in SETS:
        table = dealt("koi", "lotus", "turtle", season_set=one)
        assert table.box.season_set == one
        assert [len(cards) for cards in table.box.season_cards] == [12, 12, 12]
        assert [len(cards) for cards in table.view(0)["table"]["coming"]] == [12, 12], "what comes is known to all"
        at_rest(table)


@ruling("RS-5.16")
def test_a_set_by_lot_is_told_to_all() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(90):
        table = cast(Table, GAME.new(3, seed, season_set="random", listen=True))
        assert told(table, SetChosen) == [SetChosen(table.box.season_set)]
        drawn[table.box.season_set] += 1
    assert set(drawn) == set(SETS)
    assert min(drawn.values()) >= 18, "each as likely as the next"


@ruling("RS-5.18")
def test_three_piles_of_war_province_tokens() -> None:
    orders = set()
    for seed in range(20):
        table = cast(Table, GAME.new(3, seed))
        assert [sorted(pile) for pile in table.piles] == [sorted(BOX.provinces)] * 3
        orders |= {tuple(pile) for pile in table.piles}
    assert len(orders) > 50


@ruling("RS-5.19")
def test_ten_mandates_two_of_each() -> None:
    table = cast(Table, GAME.new(3, 1))
    assert Counter(table.deck) == dict.fromkeys(["recruit", "marshal", "train", "harvest", "betray"], 2)
    assert table.deck != list(BOX.tiles)


@ruling("RS-5.20")
def test_monsters_stand_beside_the_board() -> None:
    table = dealt("koi", "lotus", "turtle", season_set="teapot")
    assert set(table.beside) == {"komainu", "oni-of-skulls", "yurei", "oni-of-souls", "river-dragon", "oni-of-hate"}
    at_rest(table)
