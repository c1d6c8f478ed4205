"""The rules, each told as a story; then whole games, what each seat may know, and records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from silent_auction import GAME
from silent_auction.setup import COINS, LOTS
from silent_auction.table import AuctionTable

from budokan import BadWords, IllegalMove, Luck
from budokan.adapters.actions import actions
from budokan.adapters.observations import observations
from budokan.kernel.ledger import read_ledger
from budokan.kernel.texts import text_of
from budokan.kernel.words import LANGUAGES, words
from budokan.players.bots import bot_named
from budokan.players.runner import play_out

ruling = pytest.mark.ruling


def layout(hands: list[list[int]], covered: list[int], **options: Any) -> AuctionTable:
    """A table at which these coins are held; the lots under the cloth are sold from the left."""
    table = GAME.new(len(hands), 7, listen=True, **options)
    position = json.loads(table.position().text())
    state = position["state"]
    held = [coin for hand in hands for coin in hand]
    state["hands"], state["lot"], state["covered"] = hands, covered[0], covered[:0:-1]
    state["unsold"] = [lot for lot in LOTS if lot not in covered]
    state["aside"] = [coin for coin in COINS if coin not in held]
    again = GAME.set_up(position, listen=True)
    assert isinstance(again, AuctionTable)
    return again


def told(table: AuctionTable, seat: int | None) -> list[str]:
    return [words("en", GAME.name).say(text_of("event", event), seat) for event in table.log(seat)]


@ruling("SA-1.1", "SA-1.2", "SA-1.3")
def test_lots_and_coins_are_dealt() -> None:
    for lots in (5, 3):
        table = GAME.new(4, 1, lots=lots)
        view = table.view(2)["table"]
        assert len(view["hand"]) == lots and view["covered"] == lots - 1
        assert len(set(table.components())) == len(LOTS) + len(COINS)


@ruling("SA-2.1", "SA-2.2", "SA-2.3")
def test_the_highest_coin_buys_the_lot_and_all_are_spent() -> None:
    table = layout([[3, 9], [4, 12], [1, 2]], [6, 5, 8])
    for seat, coin in ((0, 9), (1, 4), (2, 1)):
        table.play(seat, f"lay {coin}")
    assert table.lots == [[6], [], []]
    assert table.spent == [9, 4, 1]
    assert table.hands == [[3], [12], [2]]
    assert told(table, 1)[-2:] == ["Player 3 lays the coin 1.", "Player 1 buys the lot worth 6."]


@ruling("SA-2.2")
def test_nobody_lays_a_coin_of_another() -> None:
    table = layout([[3, 9], [4, 12]], [6, 5])
    with pytest.raises(IllegalMove, match="not possible now"):
        table.play(0, "lay 12")


@ruling("SA-2.4")
def test_who_has_bought_may_look_at_the_last_lot() -> None:
    table = layout([[3, 9, 10], [4, 12, 13]], [6, 5, 8])
    table.play(0, "lay 9")
    table.play(1, "lay 4")
    table.play(0, "look")
    assert table.view(0)["table"]["last_lot"] == 8
    assert table.view(1)["table"]["last_lot"] is None
    assert told(table, 0)[-2] == "You look: the last lot is worth 8."
    assert told(table, 1)[-2] == "Player 1 looks at the last lot."
    table.play(0, "lay 10")
    table.play(1, "lay 12")
    assert table.waiting == (0, 1), "one lot is to come, and nobody is asked"


@ruling("SA-2.5")
def test_a_redeal_keeps_what_a_seat_knows_and_changes_the_rest() -> None:
    table = layout([[3, 9, 10], [4, 12, 13]], [6, 5, 8])
    for seat, words_ in ((0, "lay 9"), (1, "lay 4"), (0, "look")):
        table.play(seat, words_)
    others = [table.redeal(0, Luck(number)) for number in range(30)]
    assert all(other.view(0) == table.view(0) for other in others)
    assert len({str(other.hands[1]) for other in others}) > 1


@ruling("SA-3.1")
def test_the_most_points_win() -> None:
    table = layout([[3, 9], [4, 12]], [6, 5])
    for seat, coin in ((0, 9), (1, 4), (0, 3), (1, 12)):
        table.play(seat, f"lay {coin}")
    assert table.outcome is not None and table.outcome.winners == (0,)


@ruling("SA-3.2")
def test_who_has_as_many_wins_as_well() -> None:
    table = layout([[3, 9, 10], [4, 12, 13]], [6, 2, 4], lots=3)
    for seat, words_ in ((0, "lay 9"), (1, "lay 4"), (0, "leave"), (0, "lay 3"), (1, "lay 12"), (1, "lay 13"), (0, "lay 10")):
        table.play(seat, words_)
    assert table.outcome is not None and table.outcome.winners == (0, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_and_replay(seats: int) -> None:
    for seed in range(10):
        bots = [bot_named("greedy" if seat else "uniform", GAME, seed, seat) for seat in range(seats)]
        table = GAME.new(seats, seed)
        play_out(table, bots, GAME.length)
        assert table.over
        assert GAME.replay(table.record().text()).digest() == table.digest()


def test_a_position_that_does_not_hold_together_is_refused() -> None:
    position = json.loads(GAME.new(2, 1).position().text())
    position["state"]["aside"].pop()
    with pytest.raises(BadWords, match="every coin must lie in one place"):
        GAME.set_up(position)


def test_learning_agents_know_every_move_by_a_number() -> None:
    known, seen, table = actions(GAME), observations(GAME), GAME.new(4, 1)
    while not table.over:
        seat = table.waiting[0]
        offered = table.options(seat)
        assert [known.move(table, seat, one) for one in known.numbers(table, seat)] == list(offered)
        assert seen.explain(seen.observe(table, seat))["table"]["lot"] == table.view(seat)["table"]["lot"]
        table.play(seat, offered[0])


def test_every_rule_stands_in_both_languages_and_is_shown() -> None:
    ledgers = [read_ledger(GAME.name, language).rulings for language in LANGUAGES]
    assert list(ledgers[0]) == list(ledgers[1])
    stories = Path(__file__).read_text(encoding="utf-8").splitlines()
    shown = {number for line in stories if line.startswith("@ruling") for number in line.split('"')[1::2]}
    assert set(ledgers[0]) == shown


def test_whatever_is_said_is_said_in_both_languages() -> None:
    for language in LANGUAGES:
        said = words(language, GAME.name)
        tags = [f"move-{one.__struct_config__.tag}" for one in GAME.moves.kinds]
        tags += [f"event-{one.__struct_config__.tag}" for one in GAME.events]
        assert [
            one for one in (*tags, f"game-{GAME.name}", *(f"phase-{one}" for one in GAME.phases)) if not said.has(one)
        ] == []
