"""Chapter 34: what a table without cardboard must settle."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import msgspec
import pytest

from budokan.games.ken import GAME
from budokan.games.ken.decks import read_deck, write_deck
from budokan.games.ken.events import DrewHidden, Took
from budokan.games.ken.reading import all_decks
from budokan.games.ken.table import Table
from budokan.hall.thinkers import as_seen
from budokan.kernel.luck import Luck
from budokan.kernel.perspective import perspective
from budokan.players.bots import Bot, bot_named
from budokan.players.search import Search
from budokan.players.thought import Budget
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


NANTO = write_deck(dict(next(deck for deck in all_decks() if deck.id == "nanto").cards))
HOKUTO = write_deck(dict(next(deck for deck in all_decks() if deck.id == "hokuto").cards))


def built(**options: Any) -> Table:
    """Both bring a deck of their own: the same cards as two that lie ready, but nobody knows."""
    decks = {"own_deck_0": HOKUTO, "own_deck_1": NANTO}
    return cast(Table, GAME.new(seed=5, first_player="seat-0", listen=True, **{**decks, **options}))


def lists_seen(table: Table, viewer: int | None) -> list[bool]:
    return [one["deck"] is not None for one in table.view(viewer)["table"]["players"]]


@ruling("KEN-34.2")
def test_the_list_of_a_deck_of_ones_own_is_closed_unless_the_table_opens_it() -> None:
    table = built()
    assert [lists_seen(table, viewer) for viewer in (0, 1, None)] == [[True, False], [False, True], [False, False]]
    assert table.view(0)["table"]["players"][0]["deck"]["kenshiro"] == 6
    assert lists_seen(built(deck_lists="open"), 0) == [True, True]
    assert lists_seen(built(own_deck_1=""), 0) == [True, True], "a starter is known to all"
    assert lists_seen(built(own_deck_1="nanto"), 0) == [True, True], "by whatever way it is named"
    while not table.over:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    assert lists_seen(table, None) == [True, True], "the game is over"
    at_rest(table)


@ruling("KEN-34.13", "KEN-34.2", "KEN-14.1")
def test_a_closed_deck_is_imagined_from_all_cards_and_is_legal() -> None:
    table = built()
    play(table, 0, "draw 1")
    truth = Counter(table.cards_of(1))
    imagined = [table.redeal(0, Luck(seed)) for seed in range(30)]
    for other in imagined:
        deck = Counter(other.cards_of(1))
        assert deck.total() == truth.total()
        assert read_deck(other.rules.own_deck_1, other.box.cards) == dict(deck), "a legal deck, and the one that is dealt"
        assert Counter(other.cards_of(0)) == Counter(table.cards_of(0)), "his own he knows"
        assert [len(other.hands[1]), len(other.futures[1])] == [len(table.hands[1]), len(table.futures[1])]
        at_rest(other)
    schools = {other.box.school[card] for other in imagined for card in other.hands[1]}
    assert schools == {"hokuto", "nanto", "cento", "none"}, "not only what he brought"
    assert not any(Counter(other.cards_of(1)) == truth for other in imagined)


@ruling("KEN-34.13", "KEN-34.3")
def test_what_was_seen_of_a_closed_deck_is_in_every_imagined_one() -> None:
    table = layout(
        hands={0: "il-ritorno contadini"},
        forces={0: "kenshiro*3+pressione-dei-punti-segreti"},
        pasts={0: "raoul raoul zeta"},
        options={"deck_lists": "closed"},
    )
    play(table, 0, "play il-ritorno", "take raoul")
    for seed in range(10):
        other = table.redeal(1, Luck(seed))
        assert "raoul" in other.hands[0]
        counts = Counter(other.cards_of(0))
        assert (counts["kenshiro"] >= 3, counts["raoul"] >= 2, counts["zeta"] >= 1) == (True, True, True)
        assert counts["pressione-dei-punti-segreti"] <= 5
        assert other.pasts[0] == table.pasts[0]
        at_rest(other)


@ruling("KEN-34.13")
def test_the_options_of_an_imagined_table_do_not_name_the_true_deck() -> None:
    table = built()
    seen = as_seen(table, 0, Luck(3, "redeal"))
    assert seen.options["own_deck_0"] == HOKUTO
    assert seen.options["own_deck_1"] != NANTO
    assert GAME.set_up(seen).view(0) == table.view(0), "and it can be played on from"


@ruling("KEN-24.11", "KEN-34.2")
def test_with_a_closed_deck_one_is_asked_for_any_event_of_the_set() -> None:
    for lists, who in (("open", (0, "Presentation")), ("closed", (1, "MayPlayEvent"))):
        table = layout(hands={0: "shin bull", 1: "contadini"}, options={"deck_lists": lists})
        play(table, 0, "play shin")
        assert asked(table) == who, "whether he is asked must not tell what he brought"
        at_rest(table)


@ruling("KEN-34.13")
@pytest.mark.parametrize("mode", ["duel", "advanced"])
def test_bots_play_whole_games_with_closed_decks(mode: str) -> None:
    table = cast(Table, GAME.new(seed=11, mode=mode, own_deck_0=HOKUTO, own_deck_1=NANTO))
    bots: list[Bot] = [bot_named("greedy", GAME, seed=3, seat=0), Search(GAME.instinct, Luck(4, "bot"), Budget(playouts=4))]
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, bots[seat].choose(perspective(table, seat)))
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
