"""Chapter 15: the War Phase."""

from __future__ import annotations

from budokan.games.rising_sun.events import BattleBegan, CardWorked, RoninExchanged, TokenDiscarded, TokenTaken
from tests.support.rising_sun import at_rest, bid, layout, play, standing, told, untouched
from tests.support.rulings import ruling


@ruling("RS-15.1")
def test_the_phase_begins_with_war_upgrades_and_kois_exchange() -> None:
    table = layout(
        "koi", "lotus", "turtle", cards={1: "way-of-the-shogun"}, ronin={0: 3}, figures={2: "edo: bushi"}, at="war", wars="edo"
    )
    assert table.waiting == (0,)
    play(table, 0, "act last")
    events = [type(one.event) for one in table.heard or []]
    assert events.index(CardWorked) < events.index(RoninExchanged) < events.index(TokenTaken)
    assert table.coins == [8, 8, 5]
    at_rest(table)


@ruling("RS-15.3")
def test_only_provinces_with_a_number_in_their_order() -> None:
    board = {0: "edo: bushi, kansai: bushi, oshu: bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, at="war", wars="oshu edo nagato")
    assert [event.province for event in told(table, TokenTaken)] == ["oshu", "edo"]
    assert told(table, TokenDiscarded) == [TokenDiscarded("nagato")]
    at_rest(table)


@ruling("RS-15.4", "RS-15.5", "RS-15.9")
def test_nobody_or_one_player_alone() -> None:
    table = layout("koi", "lotus", "bonsai", figures={1: "kansai: shinto"}, at="war", wars="edo kansai")
    with untouched(table, 0, 1, 2):
        assert table.tokens == [(), ((0, "kansai"),), ()]
    assert (0, "edo") in table.spent
    assert standing(table, 1, "kansai") == ["shinto"]
    assert table.view(2)["table"]["players"][1]["tokens"] == [[0, "kansai"]]
    play(table, 0, "say no more")
    assert table.tokens[1] == ((0, "kansai"),), "kept through the clean-up"
    at_rest(table)


@ruling("RS-15.6")
def test_two_allies_alone_by_force_and_then_honour() -> None:
    board = {0: "edo: bushi, oshu: bushi", 1: "edo: bushi, oshu: bushi bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, allies=[(0, 1)], at="war", wars="edo oshu")
    assert table.tokens == [((0, "edo"),), ((0, "oshu"),), ()]
    assert told(table, BattleBegan) == []
    at_rest(table)


@ruling("RS-15.7", "RS-16.1")
def test_a_battle_of_all_who_have_force_there() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi", 3: "oshu: bushi"}
    table = layout(
        "koi", "lotus", "turtle", "bonsai", figures=board, strongholds={2: "edo"}, allies=[(0, 1)], at="war", wars="edo"
    )
    assert told(table, BattleBegan) == [BattleBegan("edo", (0, 1, 2))], "allies included, and nobody else"
    assert table.waiting == (0, 1, 2)
    bid(table, {})
    at_rest(table)


@ruling("RS-15.8")
def test_force_is_counted_when_the_province_comes_up() -> None:
    board = {0: "edo: bushi bushi, oshu: bushi", 1: "edo: bushi, oshu: oni-of-skulls"}
    table = layout(
        "koi",
        "lotus",
        "bonsai",
        figures=board,
        cards={1: "oni-of-skulls"},
        allies=[],
        honour=[1, 0, 2],
        at="war",
        wars="edo oshu",
    )
    assert table.view(None)["table"]["provinces"][1]["force"][:2] == [1, 1]
    bid(table, {0: (1, 0, 0, 0)})
    play(table, 0, "use the advantage")
    assert table.honour[0] == 0
    assert table.view(None)["table"]["provinces"][1]["force"][:2] == [1, 3], "Honour has moved in between"
    bid(table, {})
    assert table.tokens[1] == ((0, "edo"), (0, "oshu"))
    at_rest(table)


@ruling("RS-15.10")
def test_example_six_wars_of_spring() -> None:
    board = {
        0: "nagato: bushi, edo: bushi",
        1: "kansai: bushi bushi, nagato: shinto",
        2: "kansai: bushi shinto, nagato: bushi",
        3: "hokkaido: bushi, edo: bushi",
    }
    table = layout(
        *("koi", "lotus", "turtle", "dragonfly"),
        figures=board,
        strongholds={2: "oshu", 3: "hokkaido"},
        allies=[(1, 2)],
        at="war",
        wars="kyoto hokkaido oshu kansai nagato edo",
    )
    assert told(table, TokenDiscarded) == [TokenDiscarded("kyoto")]
    assert told(table, TokenTaken) == [TokenTaken(3, "hokkaido"), TokenTaken(2, "oshu"), TokenTaken(1, "kansai")]
    assert told(table, BattleBegan) == [BattleBegan("nagato", (0, 1, 2))]
    bid(table, {})
    assert told(table, BattleBegan)[1:] == [BattleBegan("edo", (0, 3))]
    bid(table, {})
    at_rest(table)
