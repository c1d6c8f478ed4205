"""Chapter 34: what a table without cardboard must settle."""

from __future__ import annotations

from typing import cast

import msgspec

from budokan.games.ken import GAME
from budokan.games.ken.events import DrewHidden, Took
from budokan.games.ken.table import Table
from budokan.kernel.luck import Luck
from tests.support.ken import asked, at_rest, attack, fight_on, layout, lives, offered, play
from tests.support.rulings import ruling


@ruling("KEN-34.1", "KEN-34.2")
def test_hands_are_hidden_decks_are_known_and_counts_are_open() -> None:
    table = cast(Table, GAME.new(seed=5, first_player="seat-0", listen=True))
    mine = table.view(0)["table"]
    assert mine["hand"] == table.hands[0]
    assert table.view(None)["table"]["hand"] == []
    assert [(one["hand"], one["future"]) for one in mine["players"]] == [(7, 43), (7, 43)]
    assert mine["players"][1]["deck"]["shin"] == 5, "which cards a deck holds is open"
    for seed in range(5):
        other = table.redeal(0, Luck(seed))
        assert other.hands[0] == table.hands[0]
        assert sorted([*other.hands[1], *other.futures[1]]) == sorted([*table.hands[1], *table.futures[1]])
        assert msgspec.json.encode(other.view(0)) == msgspec.json.encode(table.view(0))
    assert len({tuple(sorted(table.redeal(0, Luck(seed)).hands[1])) for seed in range(8)}) > 1
    at_rest(table)


@ruling("KEN-34.3")
def test_a_card_seen_going_to_a_hand_stays_known_until_it_leaves() -> None:
    table = layout(hands={0: "il-ritorno contadini"}, pasts={0: "raoul"})
    play(table, 0, "play il-ritorno", "take raoul")
    assert table.view(1)["table"]["players"][0]["known"] == ["raoul"]
    for seed in range(6):
        assert "raoul" in table.redeal(1, Luck(seed)).hands[0]
    play(table, 0, "play raoul")
    assert table.view(1)["table"]["players"][0]["known"] == []
    at_rest(table)


SECRET = {"cammino-nel-deserto": {"abilities": [{"does": "fetch", "zone": "future", "to": {"type": ["place"], "count": 1}}]}}
"""The same search in a set in which the card is not shown."""


@ruling("KEN-34.4")
def test_only_the_searcher_sees_his_future_and_the_other_what_is_shown() -> None:
    table = layout(hands={0: "cammino-nel-deserto"}, futures={0: "deserto rovine fudo fudo"})
    play(table, 0, "play cammino-nel-deserto")
    assert offered(table, 0) == ["take deserto", "take rovine"]
    assert table.options(1) == []
    assert "rovine" not in str(table.view(1)["decision"])
    play(table, 0, "take rovine")
    assert table.log(1)[-2] == Took(0, ("rovine",))
    table = layout(hands={0: "cammino-nel-deserto"}, futures={0: "deserto fudo"}, options={"own_cards": SECRET})
    play(table, 0, "play cammino-nel-deserto", "take deserto")
    assert table.log(1)[-2] == DrewHidden(0, 1)
    assert table.known[0] == []
    at_rest(table)


@ruling("KEN-34.8")
def test_when_both_must_choose_the_attacker_chooses_first() -> None:
    table = layout(forces={0: "shoki*2+successore-di-cento", 1: "kenshiro*2+successore-di-hokuto"}, phase="combat")
    attack(table, 0, "kenshiro < shoki")
    fight_on(table)
    assert asked(table) == (0, "ChooseLostLife")
    play(table, 0, "lose shoki")
    assert asked(table) == (1, "ChooseLostLife")
    play(table, 1, "lose successore-di-hokuto")
    assert (lives(table, "shoki"), lives(table, "kenshiro")) == (2, 2)
    at_rest(table)


@ruling("KEN-34.10")
def test_every_turn_takes_a_card_so_every_game_ends() -> None:
    for mode in ("duel", "advanced"):
        table = cast(Table, GAME.new(seed=2, mode=mode))
        turns = 0
        while not table.over:
            before = len(table.futures[0]) + len(table.futures[1])
            seat = table.waiting[0]
            table.play(seat, table.options(seat)[0])
            assert len(table.futures[0]) + len(table.futures[1]) <= before
            turns = table.turn_number
        assert turns <= 2 * 43 + 2
        at_rest(table)
