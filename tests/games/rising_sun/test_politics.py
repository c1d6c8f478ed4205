"""Chapter 8: the Political Phase and mandate turns."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.events import KamiTurnBegan, MandateLaid, TilesDrawn, TilesDrawnHidden, TurnBegan, WarPhaseBegan
from budokan.games.rising_sun.table import Table
from budokan.kernel.luck import Luck
from tests.support.rising_sun import CLANS, at_rest, done, heard, lay, layout, offered, play, refused, told, untouched
from tests.support.rulings import ruling

K, L, T, D, B = range(5)


def whole_game(*clans: str, seed: int = 1) -> Table:
    """A game of these clans, everybody doing the first thing offered but for the mandates, which are taken by lot."""
    table = cast(Table, GAME.new(len(clans), seed, listen=True, negotiation="off"))
    for seat, clan in enumerate(clans):
        play(table, seat, f"lead {clan}")
    luck = Luck(seed, "test")
    while not table.over:
        seat = table.waiting[0]
        moves = table.options(seat)
        table.play(seat, luck.pick(moves) if type(table.decision).__name__ == "ChooseMandate" else moves[0])
    return table


@ruling("RS-8.1", "RS-14.19")
def test_the_track_of_the_political_phase() -> None:
    table = whole_game("koi", "lotus", "turtle")
    marks = {TurnBegan: "m", KamiTurnBegan: "K", WarPhaseBegan: "W"}
    track = "".join(marks[type(one.event)] for one in table.heard or [] if type(one.event) in marks)
    assert track == "mmmKmmKmmKW" * 3


@ruling("RS-8.2", "RS-8.3", "RS-8.4", "RS-8.5")
@pytest.mark.parametrize(
    ("players", "openers", "turns"),
    [(3, [0, 1, 2], [7, 7, 7]), (4, [0, 3, 2], [6, 5, 5, 5]), (5, [0, 2, 4], [5, 4, 4, 4, 4])],
)
def test_who_opens_the_seasons_and_how_many_turns_each_takes(players: int, openers: list[int], turns: list[int]) -> None:
    table = whole_game(*CLANS[:players])
    seats = [event.seat for event in told(table, TurnBegan)]
    assert [seats[0], seats[7], seats[14]] == openers, "first of all the clan on top of the Honour track"
    assert [Counter(seats)[seat] for seat in range(players)] == turns


@ruling("RS-8.6", "RS-8.7", "RS-8.8", "RS-24.1")
def test_example_four_tiles_are_looked_at_and_three_go_back_unshuffled() -> None:
    table = layout("koi", "lotus", "turtle", tiles="train recruit betray marshal")
    assert offered(table, 0) == ["lay recruit", "lay marshal", "lay train", "lay betray"]
    lay(table, "recruit")
    assert table.deck[-3:] == ["marshal", "betray", "train"], "on top, in their order"
    assert told(table, MandateLaid) == [MandateLaid(0, "recruit")]
    assert table.view(1)["table"]["track"] == [{"seat": 0, "mandate": "recruit", "tile": "recruit", "face_down": False}]
    done(table, 1, 2, 0)
    assert heard(table, 1, TilesDrawn)[0].tiles[:3] == ("train", "betray", "marshal")
    assert heard(table, 0, TilesDrawn) == []
    assert heard(table, 2, TilesDrawnHidden) == [TilesDrawnHidden(1, 4)]
    at_rest(table)


@ruling("RS-8.9")
def test_clockwise_from_the_left_the_current_player_last() -> None:
    table = layout(*CLANS, turn=T)
    lay(table, "marshal")
    order = []
    for _ in range(5):
        order.append(table.waiting[0])
        done(table, table.waiting[0])
    assert order == [D, B, K, L, T]
    at_rest(table)


@ruling("RS-8.10")
def test_train_begins_with_the_current_player() -> None:
    table = layout(*CLANS, turn=T)
    lay(table, "train")
    order = []
    for _ in range(5):
        order.append(table.waiting[0])
        done(table, table.waiting[0])
    assert order == [T, D, B, K, L]
    at_rest(table)


@ruling("RS-8.11")
def test_betray_is_for_the_current_player_alone() -> None:
    table = layout(*CLANS, turn=T, tiles="betray train train harvest")
    with untouched(table, K, L, D, B):
        lay(table, "betray")
        assert table.waiting == (T,)
        done(table, T)
    assert (table.waiting, table.holder) == ((D,), D)
    at_rest(table)


@ruling("RS-8.12", "RS-8.13")
def test_the_bonus_is_for_the_current_player_and_his_ally_in_his_own_place() -> None:
    table = layout("koi", "lotus", "turtle", allies=[(0, 1)], strongholds={0: "edo", 1: "nagato", 2: "kyoto"})
    lay(table, "recruit")
    for seat, many in ((1, 2), (2, 1), (0, 2)):
        assert table.waiting == (seat,)
        count = 0
        while len(offered(table, seat)) > 1:
            table.play(seat, table.options(seat)[1])
            count += 1
        assert count == many, "one for the stronghold, one more with the bonus"
        done(table, seat)
    at_rest(table)


@ruling("RS-8.14")
def test_part_and_bonus_in_any_order_also_mixed() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "edo: bushi bushi"})
    lay(table, "marshal")
    done(table, 1, 2)
    play(table, 0, "move bushi from edo to oshu")
    play(table, 0, "build in shikoku")
    play(table, 0, "move bushi from edo to kyoto")
    done(table, 0)
    assert table.strongholds["shikoku"][0] == 1
    at_rest(table)


@ruling("RS-8.15", "RS-24.6", "RS-24.7")
def test_all_but_a_few_parts_may_be_declined() -> None:
    for mandate in ("recruit", "marshal", "train"):
        table = layout("koi", "lotus", "turtle", coins={0: 0, 1: 0, 2: 0})
        with untouched(table, 0, 1, 2):
            lay(table, mandate)
            for _ in range(3):
                assert offered(table, table.waiting[0])[0] == "done", "everybody is asked, and may say that he is done"
                done(table, table.waiting[0])
        at_rest(table)
    table = layout("koi", "lotus", "turtle")
    lay(table, "harvest")
    assert table.coins == [6, 6, 6], "nobody is asked about the Coin of a Harvest"
    table = layout("koi", "lotus", "turtle", allies=[(0, 1)], tiles="betray train train harvest")
    lay(table, "betray")
    assert (table.ally[0], table.honour) == (-1, [1, 0, 2]), "nor about the broken alliance and the Honour"
    done(table, 0)
    at_rest(table)


@ruling("RS-24.6", "RS-9.5")
def test_who_is_asked_though_he_can_do_nothing() -> None:
    everybody = "fujin: shinto shinto shinto, edo: daimyo bushi bushi bushi bushi bushi bushi"
    for mandate, asked in (("recruit", [1, 2]), ("marshal", [1, 2, 0]), ("train", [0, 1, 2])):
        table = layout("koi", "lotus", "turtle", figures={0: everybody}, coins={0: 0, 1: 0, 2: 0}, season=2)
        table.display.remove("way-of-the-moneylender")
        table.unsold.append("way-of-the-moneylender")
        lay(table, mandate)
        for seat in asked:
            assert table.waiting == (seat,), mandate
            done(table, seat)
        assert type(table.decision).__name__ == "ChooseMandate", "with nobody in Reserve there is no part in a Recruit"
        at_rest(table)


@ruling("RS-8.16")
def test_the_deck_passes_to_the_left_after_a_kami_turn_if_there_is_one() -> None:
    table = layout("koi", "lotus", "turtle")
    lay(table, "harvest")
    assert (table.waiting, table.holder) == ((1,), 1)
    lay(table, "harvest")
    assert told(table, KamiTurnBegan) == []
    lay(table, offered(table, 2)[0].removeprefix("lay "))
    while table.holder == 2:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    assert told(table, KamiTurnBegan) == [KamiTurnBegan()], "the track shows one"
    assert table.holder == 0
    at_rest(table)


@ruling("RS-8.17")
def test_the_seventh_player_draws_exactly_the_last_four() -> None:
    table = whole_game("koi", "turtle", "bonsai")
    drawn = [event.tiles for event in told(table, TilesDrawn)]
    assert len(drawn) == 21
    assert {len(tiles) for tiles in drawn} == {4}
    laid = [event.mandate for event in told(table, MandateLaid)]
    for season in range(3):
        last = Counter(drawn[season * 7 + 6])
        assert last + Counter(laid[season * 7 : season * 7 + 6]) == Counter(table.box.tiles)


@ruling("RS-8.18")
def test_three_of_the_four_tiles_are_those_put_back() -> None:
    table = whole_game("koi", "turtle", "bonsai")
    drawn = [Counter(event.tiles) for event in told(table, TilesDrawn)]
    laid = [event.mandate for event in told(table, MandateLaid)]
    for turn in range(6):
        back = drawn[turn] - Counter([laid[turn]])
        assert not back - drawn[turn + 1]


@ruling("RS-8.19")
def test_an_alliance_broken_earlier_gives_no_bonus() -> None:
    table = layout("koi", "lotus", "turtle", allies=[(0, 1)], figures={0: "oshu: bushi"}, tiles="betray harvest train train")
    lay(table, "betray")
    done(table, 0)
    lay(table, "harvest")
    assert table.coins[0] == 6, "Lotus plays Harvest, and Koi is no ally any more"
    at_rest(table)


@ruling("RS-24.2")
def test_a_player_keeps_in_mind_the_tiles_he_put_back() -> None:
    table = layout("koi", "turtle", "bonsai", tiles="train recruit betray harvest")
    lay(table, "harvest")
    assert table.view(0)["table"]["put_back"] == ["train", "recruit", "betray"]
    assert table.view(1)["table"]["put_back"] == table.view(None)["table"]["put_back"] == []
    for seed in range(20):
        imagined = table.redeal(0, Luck(seed, "test"))
        assert not Counter(["train", "recruit", "betray"]) - Counter(imagined.hands[-1])
    assert len({imagined.hands[-1] for imagined in (table.redeal(2, Luck(seed, "x")) for seed in range(20))}) > 5
    lay(table, "train")
    assert refused(table, 0, "done") == "BK-1.4", "the current player is first"
    at_rest(table)
