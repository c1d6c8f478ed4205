"""What comes natural: the evaluation is a chance, and the weights point the right way."""

from __future__ import annotations

from typing import cast

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.instinct import evaluate, mixed, weigh
from budokan.games.rising_sun.instinct.worth import leads_with
from budokan.games.rising_sun.rules.last_gifts import BeforeTheWar
from budokan.games.rising_sun.table import Promise, Promised, Table
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import perspective
from budokan.players.bots import bot_named
from tests.support.rising_sun import SETS, bid, lay, layout, play
from tests.support.rulings import ruling


def favourite(table: Table, seat: int) -> str:
    """The option that looks most natural."""
    options = table.options(seat)
    weights = weigh(table, seat, options)
    return str(options[weights.index(max(weights))])


@ruling("RS-4.32")
def test_before_the_war_bots_pay_what_they_owe_and_are_ready() -> None:
    table = layout("koi", "turtle", "bonsai", options={"negotiation": "structured"}, ronin={1: 2}, wars="edo")
    table.promises = [Promised(1, 0, False, Promise("pay", ronin=1), 0)]
    del table.stack[table.stack.index(BeforeTheWar(())) + 1 :]
    table.begin([])
    assert table.waiting == (0, 1, 2)
    assert [favourite(table, seat) for seat in (0, 1, 2)] == ["ready", "give 1 ronin to 0", "ready"]
    play(table, 1, "give 1 ronin to 0")
    assert favourite(table, 1) == "ready"


@ruling("RS-18.8")
def test_the_evaluation_is_a_chance_at_every_moment() -> None:
    for seed, season_set in enumerate(SETS):
        table = cast(Table, GAME.new(4, seed, season_set=season_set, negotiation="structured"))
        luck = Luck(seed, "test")
        while not table.over:
            chances = evaluate(table)
            assert all(0 <= one <= 1 for one in chances)
            assert abs(sum(chances) - 1) < 1e-9
            seat = table.waiting[0]
            options = table.options(seat)
            weights = weigh(table, seat, options)
            assert len(weights) == len(options)
            assert min(weights) > 0
            table.apply(seat, options[luck.weighted(weights)])
        assert table.outcome is not None
        assert evaluate(table) == [1.0 if seat in table.outcome.winners else 0.0 for seat in range(4)]


@ruling("RS-18.8")
def test_whatever_is_held_raises_the_chance_of_its_holder_and_lowers_all_others() -> None:
    before = evaluate(layout("koi", "lotus", "bonsai"))
    for more in (
        layout("koi", "lotus", "bonsai", vp={1: 3}),
        layout("koi", "lotus", "bonsai", coins={1: 9}),
        layout("koi", "lotus", "bonsai", ronin={1: 2}),
        layout("koi", "lotus", "bonsai", strongholds={1: "nagato kansai"}),
        layout("koi", "lotus", "bonsai", honour=[1, 0, 2]),
        layout("koi", "lotus", "bonsai", figures={1: "fujin: shinto"}),
        layout("koi", "lotus", "bonsai", figures={1: "edo: bushi"}, wars="edo"),
    ):
        after = evaluate(more)
        assert after[1] > before[1]
        assert after[0] < before[0]


@ruling("RS-12.3")
def test_where_forces_tie_the_higher_honour_is_known_to_reap() -> None:
    board = {0: "kyoto: bushi", 1: "kyoto: bushi"}
    above, below = (
        layout("koi", "lotus", "bonsai", figures=board),
        layout("koi", "lotus", "bonsai", figures=board, honour=[1, 0, 2]),
    )
    forces = [1, 1, 0]
    assert (leads_with(above, 0, forces, 0.0), leads_with(below, 0, forces, 0.0)) == (True, False)
    assert leads_with(below, 0, forces, 1.0) and not leads_with(below, 2, forces, 0.0)


@ruling("RS-16.13")
def test_seppuku_is_for_battles_that_are_lost() -> None:
    for figures, choice in (("edo: bushi", "use the advantage"), ("edo: bushi bushi bushi bushi", "decline")):
        table = layout("koi", "lotus", "turtle", figures={1: figures, 0: "edo: bushi bushi bushi"}, at="war", wars="edo")
        bid(table, {1: (1, 0, 0, 0)})
        assert favourite(table, 1) == choice


@ruling("RS-12.2")
def test_harvest_is_natural_where_the_rewards_are() -> None:
    board = {0: "kyoto: bushi bushi, kansai: bushi bushi, oshu: bushi bushi"}
    assert favourite(layout("koi", "lotus", "bonsai", figures=board), 0) == "lay harvest"
    assert favourite(layout("koi", "lotus", "bonsai"), 0) != "lay harvest"


@ruling("RS-9.1")
def test_figures_are_drawn_to_the_wars_that_are_close() -> None:
    table = layout("koi", "lotus", "bonsai", strongholds={0: "edo oshu"}, figures={1: "oshu: bushi"}, wars="oshu")
    lay(table, "recruit")
    play(table, 1, "done")
    play(table, 2, "done")
    assert favourite(table, 0).endswith("in oshu")


@ruling("RS-4.16")
def test_an_offer_is_answered_and_a_good_one_taken() -> None:
    for terms, answer in (("1 gives 4 coins", "accept the deal of 1"), ("0 gives 4 coins", "refuse the deal of 1")):
        table = layout("koi", "lotus", "bonsai", options={"negotiation": "structured"})
        play(table, 1, "word an open deal with 0")
        play(table, 1, f"term {terms}")
        play(table, 1, "propose the deal")
        assert favourite(table, 0) == "speak"
        play(table, 0, "speak")
        assert favourite(table, 0) == answer


@ruling("RS-7.6")
def test_a_traitor_is_named_last() -> None:
    table = layout("koi", "lotus", "bonsai", "turtle", at="tea")
    table.betrayals = [0, 2, 0, 2]
    assert favourite(table, 0) == "name 2 as ally"


@ruling("RS-16.4")
def test_bids_are_mixed_and_follow_what_is_wanted() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "bonsai", figures=board, coins={1: 9}, at="war", wars="edo")
    assert mixed(table, 1), "whoever always bids the same is read"
    bids = {str(bot_named("greedy", GAME, seed, 1).choose(perspective(table, 1))) for seed in range(40)}
    assert len(bids) > 2, "not one fixed bid"
    bid(table, {0: (1, 0, 0, 0)})
    assert not mixed(table, 0), "an advantage is used or declined on its merits"


@ruling("RS-16.24")
def test_whoever_has_ronin_to_hire_bids_more_for_them() -> None:
    aims = []
    for ronin in (0, 3):
        board = {0: "edo: bushi bushi", 1: "edo: bushi"}
        table = layout("turtle", "lotus", "bonsai", figures=board, coins={1: 9}, ronin={1: ronin}, at="war", wars="edo")
        for _ in range(2):
            play(table, 0, "bid 0")
            play(table, 1, "bid 0")
        weights = weigh(table, 1, table.options(1))
        aims.append(sum(coins * weight for coins, weight in enumerate(weights)) / sum(weights))
    assert aims[1] > aims[0] + 1


FREE, STRUCTURED = {"negotiation": "free"}, {"negotiation": "structured"}


@ruling("RS-7.6", "RS-7.8")
def test_bots_offer_to_the_one_they_trust_and_are_ready_when_nothing_is_left_to_say() -> None:
    table = layout("koi", "lotus", "bonsai", options=FREE, at="tea")
    table.betrayals = [0, 3, 0]
    assert favourite(table, 0) == "offer 2 an alliance"
    play(table, 0, "offer 2 an alliance")
    assert favourite(table, 0) == "ready", "one offer at a time"
    assert favourite(table, 2) == "accept the alliance of 0"
    play(table, 1, "offer 0 an alliance")
    assert favourite(table, 0) == "refuse the alliance of 1", "who has broken alliances is not believed"


@ruling("RS-4.20")
def test_a_bot_keeps_its_word_and_offers_coins_for_an_alliance() -> None:
    table = layout("koi", "lotus", "bonsai", "turtle", options=STRUCTURED, vp={1: 4}, at="tea")
    play(table, 0, "offer 1 an alliance")
    play(table, 1, "refuse the alliance of 0")
    table.ally[2], table.ally[3] = 3, 2
    for words in ("word an open deal with 1", "term 0 gives 2 coins", "term 1 promises to ally", "propose the deal"):
        assert favourite(table, 0) == words
        play(table, 0, words)
    assert favourite(table, 1) == "accept the deal of 0"
    play(table, 1, "accept the deal of 0")
    assert favourite(table, 0) == "offer 1 an alliance", "now it is promised"
    play(table, 0, "offer 1 an alliance")
    assert favourite(table, 1) == "accept the alliance of 0"


@ruling("RS-4.28")
def test_bots_divide_the_advantages_and_keep_to_it() -> None:
    board = {0: "edo: bushi bushi bushi", 1: "edo: bushi bushi"}
    table = layout("turtle", "lotus", "bonsai", options=STRUCTURED, figures=board, ronin={1: 3}, at="war", wars="edo")
    terms = ["term 1 promises no bid on take-hostage in edo", "term 0 promises no bid on hire-ronin in edo"]
    for words in ("word an open deal with 0", *terms, "propose the deal"):
        assert favourite(table, 1) == words
        play(table, 1, words)
    play(table, 0, "accept the deal of 1")
    for seat in (0, 1):
        play(table, seat, "bid 0")
    assert favourite(table, 1) == "bid 0", "the hostage was left to the other"


@ruling("RS-4.21")
def test_a_bot_that_promised_to_keep_out_does() -> None:
    table = layout("koi", "lotus", "bonsai", strongholds={0: "edo oshu"}, figures={1: "oshu: bushi"}, wars="oshu")
    table.promises = [Promised(0, 1, False, Promise("keep-out", "oshu"), 0)]
    lay(table, "recruit")
    play(table, 1, "done")
    play(table, 2, "done")
    assert favourite(table, 0).endswith("in edo")


@ruling("RS-4.26")
def test_a_bot_pays_what_it_owes() -> None:
    table = layout("koi", "lotus", "bonsai", options=STRUCTURED)
    table.promises = [Promised(0, 1, False, Promise("pay", coins=2), 0)]
    for words in ("speak", "give 2 coins to 1", "say no more"):
        assert favourite(table, 0) == words
        play(table, 0, words)
    assert favourite(table, 0).startswith("lay")
