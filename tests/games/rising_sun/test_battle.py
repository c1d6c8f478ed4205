"""Chapter 16: battles."""

from __future__ import annotations

from budokan.games.rising_sun.events import (
    AdvantageDeclined,
    AdvantageSkipped,
    AdvantageWon,
    BattleWon,
    BidRevealed,
    PoetsSang,
)
from budokan.games.rising_sun.table import Table
from tests.support.rising_sun import at_rest, bid, forces, layout, offered, play, refused, standing, told, untouched
from tests.support.rulings import ruling

DUEL = {0: "edo: bushi bushi", 1: "edo: bushi"}
"""Koi with Force 2 against Lotus with Force 1, and Bonsai elsewhere."""


def duel(**more: object) -> Table:
    """A battle of Edo about to be bid for."""
    settled = {"figures": DUEL, "at": "war", "wars": "edo", **more}
    return layout("koi", "lotus", "bonsai", **settled)  # type: ignore[arg-type]  # the words of layout


@ruling("RS-16.2", "RS-16.16", "RS-16.26")
def test_who_lost_his_last_figure_stays_in_the_battle_and_can_win_by_ronin() -> None:
    table = duel(ronin={1: 4})
    bid(table, {1: (1, 1, 1, 0)})
    play(table, 1, "use the advantage")
    assert standing(table, 1, "edo") == []
    play(table, 1, "capture bushi of 0")
    play(table, 1, "use the advantage")
    assert told(table, BattleWon) == [BattleWon(1, "edo", 4)]
    assert table.tokens[1] == ((0, "edo"),)
    assert table.coins == [5 + 3, 2, 5], "and his bid goes to the loser"
    play(table, 0, "say no more")
    at_rest(table)


@ruling("RS-16.3")
def test_before_a_battle_coins_and_ronin_are_seen() -> None:
    table = duel(coins={0: 7, 1: 3}, ronin={1: 2})
    for viewer in (None, 0, 1, 2):
        players = table.view(viewer)["table"]["players"]
        assert [(one["coins"], one["ronin"]) for one in players[:2]] == [(7, 0), (3, 2)]
    bid(table, {})
    at_rest(table)


@ruling("RS-16.4", "RS-16.8")
def test_coins_are_divided_in_secret_among_the_four_advantages() -> None:
    table = duel(coins={0: 3, 1: 0})
    assert table.waiting == (0, 1), "also who has no Coins"
    assert offered(table, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert offered(table, 1) == ["bid 0"]
    play(table, 0, "bid 2")
    play(table, 1, "bid 0")
    assert offered(table, 0) == ["bid 0", "bid 1"], "what is left"
    assert table.view(1)["table"]["battle"]["bids"] == [None, [0], None]
    assert table.view(0)["table"]["battle"]["bids"][0] == [2]
    assert table.view(1)["table"]["players"][0]["coins"] == 3, "nothing shows before the reveal"
    at_rest(table)


@ruling("RS-16.5", "RS-16.6", "RS-24.5")
def test_bids_are_revealed_together_and_the_rest_is_back_in_reserve() -> None:
    table = duel(coins={0: 6, 1: 4})
    bid(table, {0: (0, 1, 2, 0), 1: (1, 0, 0, 1)})
    assert told(table, BidRevealed) == [BidRevealed(0, 0, 1, 2, 0, 3), BidRevealed(1, 1, 0, 0, 1, 2)]
    assert table.coins[:2] == [3, 2]
    assert table.view(None)["table"]["battle"]["bids"][:2] == [[0, 1, 2, 0], [1, 0, 0, 1]]
    at_rest(table)


@ruling("RS-16.7")
def test_a_sealed_bid_cannot_be_taken_back() -> None:
    table = duel()
    play(table, 0, "bid 2")
    assert table.waiting == (1,)
    assert refused(table, 0, "bid 1") == "BK-1.4"
    at_rest(table)


@ruling("RS-16.9")
def test_the_advantages_in_their_order_each_changing_what_follows() -> None:
    table = duel(ronin={1: 9}, coins={1: 9})
    bid(table, {0: (0, 1, 0, 0), 1: (1, 0, 1, 1)})
    play(table, 1, "use the advantage")
    assert table.waiting == (1,), "no figure is left to take hostage, so that Hire Ronin is next"
    play(table, 1, "use the advantage")
    play(table, 1, "use the advantage")
    assert [event.advantage for event in told(table, AdvantageWon)] == [
        "seppuku",
        "take-hostage",
        "hire-ronin",
        "imperial-poets",
    ]
    order = [type(one.event) for one in table.heard or [] if isinstance(one.event, BattleWon | PoetsSang)]
    assert order == [BattleWon, PoetsSang], "the outcome before the poets"
    at_rest(table)


@ruling("RS-16.10", "RS-16.11")
def test_most_coins_win_a_tie_goes_to_honour_and_without_a_coin_it_is_skipped() -> None:
    table = duel(honour=[1, 0, 2])
    bid(table, {0: (2, 1, 0, 0), 1: (1, 1, 0, 0)})
    assert told(table, AdvantageWon) == [AdvantageWon(0, "seppuku")]
    play(table, 0, "decline")
    assert told(table, AdvantageWon)[1:] == [AdvantageWon(1, "take-hostage")]
    play(table, 1, "decline")
    assert [event.advantage for event in told(table, AdvantageSkipped)] == ["hire-ronin", "imperial-poets"]
    at_rest(table)


@ruling("RS-16.12")
def test_the_winner_alone_may_use_it_and_may_decline() -> None:
    table = duel()
    bid(table, {0: (2, 0, 0, 0), 1: (1, 0, 0, 0)})
    assert table.waiting == (0,)
    assert refused(table, 1, "use the advantage") == "BK-1.4"
    play(table, 0, "decline")
    assert told(table, AdvantageDeclined) == [AdvantageDeclined(0, "seppuku")]
    assert table.vp == [0, 0, 0], "lost for everybody"
    at_rest(table)


@ruling("RS-16.13", "RS-16.14", "RS-16.15")
def test_seppuku_kills_all_for_points_and_honour_which_counts_at_once() -> None:
    board = {0: "edo: bushi", 2: "edo: daimyo bushi komainu"}
    table = duel(figures=board, cards={2: "komainu"})
    bid(table, {0: (0, 1, 0, 0), 2: (1, 1, 0, 0)})
    with untouched(table, 0, 1):
        play(table, 2, "use the advantage")
    assert (table.vp[2], table.honour) == (3, [2, 0, 1])
    assert standing(table, 2, "edo") == []
    assert told(table, AdvantageWon)[1:] == [AdvantageWon(2, "take-hostage")], "the tie goes to the new Honour"
    play(table, 2, "decline")
    at_rest(table)


@ruling("RS-16.17", "RS-19.16")
def test_seppuku_without_a_figure_gives_nothing() -> None:
    table = layout("koi", "lotus", "turtle", figures={0: "kyoto: bushi"}, at="war", wars="kyoto")
    bid(table, {2: (3, 0, 0, 0)})
    assert told(table, AdvantageWon) == [AdvantageWon(2, "seppuku")]
    assert (table.vp, table.honour) == ([0, 0, 0], [0, 1, 2])
    assert table.strongholds["kyoto"][2] == 1
    at_rest(table)


@ruling("RS-16.18", "RS-16.19")
def test_a_hostage_may_be_an_allys_and_costs_its_owner_a_point() -> None:
    board = {0: "edo: bushi", 1: "edo: shinto", 2: "edo: bushi bushi"}
    table = duel(figures=board, allies=[(0, 1)], vp={1: 2, 2: 0})
    bid(table, {0: (0, 1, 0, 0)})
    assert offered(table, 0) == ["decline", "capture shinto of 1", "capture bushi of 2"]
    play(table, 0, "capture shinto of 1")
    assert table.vp == [1, 1, 0]
    assert table.hostages[0] == ((1, "shinto"),)
    table = duel(figures=board, vp={1: 2})
    bid(table, {0: (0, 1, 0, 0)})
    play(table, 0, "capture bushi of 2")
    assert (table.vp, table.hostages[0]) == ([0, 2, 0], ((2, "bushi"),)), "nothing to steal, taken all the same"
    at_rest(table)


@ruling("RS-16.20", "RS-16.22")
def test_with_nobody_to_capture_take_hostage_has_no_effect() -> None:
    table = duel(figures={0: "edo: bushi bushi", 1: "edo: daimyo"})
    bid(table, {0: (0, 1, 0, 0)})
    assert table.hostages == [(), (), ()]
    assert table.tokens[0] == ((0, "edo"),)
    at_rest(table)


@ruling("RS-16.23")
def test_the_owner_of_a_captured_monster_keeps_its_card() -> None:
    table = duel(figures={0: "edo: bushi bushi", 1: "edo: komainu"}, cards={1: "komainu form-of-the-beast"})
    bid(table, {0: (0, 1, 0, 0)})
    play(table, 0, "capture komainu of 1")
    assert "komainu" in table.cards[1]
    at_rest(table)


@ruling("RS-16.24")
def test_ronin_add_force_for_this_battle_and_are_not_spent() -> None:
    table = duel(ronin={1: 2}, figures={0: "edo: bushi bushi, oshu: bushi", 1: "edo: bushi, oshu: bushi"}, wars="edo oshu")
    bid(table, {1: (0, 0, 1, 0)})
    play(table, 1, "use the advantage")
    assert told(table, BattleWon) == [BattleWon(1, "edo", 3)]
    assert table.ronin[1] == 2
    bid(table, {})
    assert told(table, BattleWon)[1:] == [BattleWon(0, "oshu", 1)], "a tie, and no Ronin in the next battle"
    at_rest(table)


@ruling("RS-16.25")
def test_who_has_no_ronin_has_kept_the_others_from_hiring() -> None:
    table = layout("turtle", "lotus", "bonsai", figures=DUEL, ronin={1: 5}, at="war", wars="edo")
    bid(table, {0: (0, 0, 2, 0), 1: (0, 0, 1, 0)})
    assert told(table, BattleWon) == [BattleWon(0, "edo", 2)]
    at_rest(table)


@ruling("RS-16.27", "RS-16.30", "RS-16.34")
def test_most_force_wins_and_the_losers_die_at_once() -> None:
    table = duel(figures={0: "edo: bushi bushi bushi", 1: "edo: daimyo bushi"})
    bid(table, {1: (0, 0, 0, 1)})
    assert table.tokens[0] == ((0, "edo"),)
    assert standing(table, 1, "edo") == []
    assert table.fallen[1] == ("bushi", "daimyo"), "aside until the poets have sung"
    assert "daimyo" not in table.reserve[1]
    play(table, 1, "use the advantage")
    assert not table.fallen[1] and "daimyo" in table.reserve[1]
    at_rest(table)


@ruling("RS-16.28")
def test_force_is_counted_anew_at_the_outcome() -> None:
    table = duel(figures={0: "edo: bushi bushi", 1: "edo: bushi"})
    bid(table, {1: (0, 1, 0, 0)})
    play(table, 1, "capture bushi of 0")
    assert told(table, BattleWon) == [BattleWon(0, "edo", 1)], "one against one, and Koi has higher Honour"
    at_rest(table)


@ruling("RS-16.29", "RS-16.39")
def test_with_no_force_left_the_highest_honour_wins_and_reparations_are_due() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi"}
    table = duel(figures=board, honour=[2, 0, 1])
    bid(table, {0: (1, 1, 0, 0)})
    play(table, 0, "use the advantage")
    play(table, 0, "capture bushi of 1")
    assert told(table, BattleWon) == [BattleWon(0, "edo", 0)]
    assert table.coins == [3, 7, 5], "there is a winner, and a loser who is paid"
    at_rest(table)


@ruling("RS-16.32")
def test_an_ally_spared_is_still_a_loser() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi", 2: "edo: bushi"}
    table = duel(figures=board, allies=[(0, 1)])
    bid(table, {0: (0, 0, 0, 2), 1: (0, 1, 0, 0)})
    play(table, 1, "decline")
    play(table, 0, "use the advantage")
    assert standing(table, 1, "edo") == ["bushi"]
    assert table.coins == [3, 5 - 1 + 1, 5 + 1]
    at_rest(table)


@ruling("RS-16.33")
def test_the_poets_pay_victor_or_vanquished_for_everybody_who_died() -> None:
    table = duel(figures={0: "edo: bushi bushi", 1: "edo: bushi shinto daimyo bushi", 2: "edo: bushi"})
    bid(table, {2: (1, 0, 0, 1)})
    play(table, 2, "use the advantage")
    play(table, 2, "use the advantage")
    assert told(table, PoetsSang) == [PoetsSang(2, 3)], "his own by Seppuku and the two of Koi"
    assert table.vp == [0, 0, 1 + 3]
    at_rest(table)


@ruling("RS-16.35", "RS-16.36", "RS-16.40")
def test_losers_pay_the_bank_and_the_victor_pays_the_losers_who_may_use_it_next() -> None:
    board = {0: "edo: bushi bushi, oshu: bushi", 1: "edo: bushi, oshu: bushi", 2: "edo: bushi"}
    table = duel(figures=board, wars="edo oshu", coins={0: 6, 1: 3, 2: 3})
    bid(table, {0: (4, 0, 0, 0), 1: (1, 2, 0, 0), 2: (0, 1, 0, 0)})
    play(table, 0, "decline")
    play(table, 1, "decline")
    assert table.coins == [2, 0 + 2, 2 + 2]
    assert offered(table, 1) == ["bid 0", "bid 1", "bid 2"], "in the next battle"
    bid(table, {})
    at_rest(table)


@ruling("RS-16.37", "RS-16.38")
def test_the_victor_decides_who_receives_the_odd_coins_each_at_most_one() -> None:
    board = {0: "edo: bushi bushi bushi", 1: "edo: bushi", 2: "edo: bushi", 3: "edo: bushi"}
    table = layout("koi", "lotus", "bonsai", "dragonfly", figures=board, at="war", wars="edo")
    bid(table, {0: (0, 5, 0, 0)})
    play(table, 0, "capture bushi of 2")
    assert offered(table, 0) == ["odd coin to 1", "odd coin to 3", "odd coin to 2"]
    play(table, 0, "odd coin to 2")
    assert offered(table, 0) == ["odd coin to 1", "odd coin to 3"]
    play(table, 0, "odd coin to 3")
    assert table.coins == [0, 6, 7, 7], "also who has no figure left"
    at_rest(table)


@ruling("RS-16.46")
def test_koi_holds_no_ronin_in_a_battle() -> None:
    table = duel(ronin={0: 2})
    assert (table.ronin[0], table.coins[0]) == (0, 7), "exchanged when the War Phase began"
    bid(table, {})
    at_rest(table)


@ruling("RS-16.41", "RS-16.42", "RS-16.43", "RS-16.44", "RS-16.45")
def test_example_the_battle_of_nagato() -> None:
    koi, lotus, turtle = range(3)
    board = {koi: "nagato: bushi daimyo", lotus: "nagato: shinto", turtle: "nagato: bushi oni-of-skulls"}
    table = layout(
        *("koi", "lotus", "turtle"),
        figures=board,
        cards={turtle: "oni-of-skulls"},
        strongholds={turtle: "kyoto"},
        coins={turtle: 4, koi: 8, lotus: 6},
        ronin={turtle: 1, lotus: 3},
        vp={turtle: 5},
        allies=[(turtle, lotus)],
        honour=[koi, lotus, turtle],
        at="war",
        wars="nagato",
    )
    assert forces(table, "nagato") == [2, 1, 4]
    bid(table, {lotus: (1, 3, 2, 0), turtle: (0, 3, 0, 1), koi: (0, 0, 1, 3)})
    assert table.coins == [4, 0, 0], "Koi keeps 4 back"
    play(table, lotus, "use the advantage")
    assert (table.vp[lotus], table.honour) == (1, [lotus, koi, turtle])
    play(table, lotus, "capture oni-of-skulls of 2")
    assert table.vp == [0, 2, 4]
    play(table, lotus, "use the advantage")
    assert told(table, BattleWon) == [BattleWon(lotus, "nagato", 3)]
    assert forces(table, "nagato")[turtle] == 1
    assert (standing(table, koi, "nagato"), standing(table, turtle, "nagato")) == ([], ["bushi"])
    play(table, koi, "use the advantage")
    assert table.vp == [3, 2, 4], "the poets sing of the Shinto and of Koi's own two"
    assert table.tokens[lotus] == ((0, "nagato"),)
    assert table.coins == [7, 0, 3]
    at_rest(table)
