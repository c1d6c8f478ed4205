"""Chapter 3: preparation."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from budokan.games.samurai_sword.events import Dealt, HandDealt, RoleLearned, ShogunRevealed, TurnBegan
from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import GAME, PLAIN, at_rest, end_turn, layout, play, told, untouched

SEEDS = range(60)


def dealt(seats: int, seed: int) -> Table:
    return cast(Table, GAME.new(seats, seed, listen=True))


@ruling("SS-3.1", "SS-3.2", "SS-3.4", "SS-3.5")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (4, {"shogun": 1, "samurai": 1, "ninja": 2}),
        (5, {"shogun": 1, "samurai": 1, "ninja": 2, "ronin": 1}),
        (6, {"shogun": 1, "samurai": 1, "ninja": 3, "ronin": 1}),
        (7, {"shogun": 1, "samurai": 2, "ninja": 3, "ronin": 1}),
    ],
)
def test_the_roles_for_so_many_players(seats: int, roles: dict[str, int]) -> None:
    for seed in SEEDS:
        table = dealt(seats, seed)
        assert Counter(table.roles) == roles
        at_rest(table)


@ruling("SS-3.1", "SS-3.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_ninja_is_removed_at_random_and_unseen(seats: int) -> None:
    removed = set()
    for seed in SEEDS:
        table = dealt(seats, seed)
        gone = [stars for role, stars in table.set_aside if role == "ninja"]
        assert len(gone) == 1
        removed.update(gone)
        for viewer in (None, *range(seats)):
            assert table.view(viewer)["table"]["set_aside"] == len(table.set_aside), "how many were removed, not which"
        at_rest(table)
    assert removed == {1, 2, 3}


@ruling("SS-3.6")
def test_each_player_learns_his_own_role_and_only_the_shoguns_lies_open() -> None:
    table = dealt(5, seed=3)
    for viewer in range(5):
        learned = [event for event in table.log(viewer) if isinstance(event, RoleLearned)]
        assert learned == [RoleLearned(viewer, table.roles[viewer], table.stars[viewer])]
        seen = [player["role"] for player in table.view(viewer)["table"]["players"]]
        assert seen == [role if seat in (viewer, table.shogun) else None for seat, role in enumerate(table.roles)]
    assert [event for event in table.log(None) if isinstance(event, RoleLearned)] == []
    assert told(table, ShogunRevealed) == [ShogunRevealed(table.shogun)]
    at_rest(table)


@ruling("SS-3.6")
def test_the_roles_are_shuffled_over_all_seats() -> None:
    tables = [dealt(4, seed) for seed in SEEDS]
    for role in ("shogun", "samurai", "ninja"):
        assert {seat for table in tables for seat in range(4) if table.roles[seat] == role} == {0, 1, 2, 3}


@ruling("SS-3.6")
def test_roles_stay_secret_through_defeat_and_are_shown_at_the_end() -> None:
    table = layout(*PLAIN[:4], hands={0: "bokken katana", 3: "parry"}, resilience={2: 1}, honour={2: 2})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with katana")
        play(table, 2, "take it")
    assert [player["role"] for player in table.view(1)["table"]["players"]] == ["shogun", "samurai", None, None]
    at_rest(table)
    table = layout(*PLAIN[:4], hands={0: "bokken katana", 3: "parry"}, resilience={2: 1}, honour={2: 1})
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with katana")
        play(table, 2, "take it")
    assert [player["role"] for player in table.view(1)["table"]["players"]] == ["shogun", "samurai", "ninja", "ninja"]
    at_rest(table)


@ruling("SS-3.7")
def test_one_character_each_face_up_and_the_others_unused() -> None:
    met = set()
    for seed in SEEDS:
        table = dealt(7, seed)
        assert len(set(table.characters)) == 7
        for viewer in (None, *range(7)):
            assert [player["character"] for player in table.view(viewer)["table"]["players"]] == table.characters
        assert not set(table.box.characters) - set(table.characters) & set(table.components())
        met.update(table.characters)
        at_rest(table)
    assert met == set(table.box.characters)


@ruling("SS-3.8")
def test_everybody_begins_at_the_resilience_of_his_character() -> None:
    for seed in SEEDS:
        table = dealt(6, seed)
        assert table.resilience == [table.box.resilience[one] for one in table.characters]
        at_rest(table)


@ruling("SS-3.8")
def test_nobody_has_more_resilience_than_his_character_shows() -> None:
    table = layout(*PLAIN[:4], hands={0: "breathing breathing"}, resilience={0: 3}, deck="bo bo")
    play(table, 0, "play breathing on 1")
    assert table.resilience[0] == 4
    with untouched(table, 1, 2):
        play(table, 0, "play breathing on 3")
    assert table.resilience == [4, 5, 5, 5]
    at_rest(table)


@ruling("SS-3.9")
@pytest.mark.parametrize(("seats", "others"), [(4, 3), (5, 3), (6, 4), (7, 4)])
def test_the_honour_everybody_begins_with(seats: int, others: int) -> None:
    for seed in SEEDS[:10]:
        table = dealt(seats, seed)
        assert table.honour == [5 if seat == table.shogun else others for seat in range(seats)]
        at_rest(table)


@ruling("SS-3.10")
@pytest.mark.parametrize(
    ("seats", "hands"), [(4, [4, 5, 5, 6]), (5, [4, 5, 5, 6, 6]), (6, [4, 5, 5, 6, 6, 7]), (7, [4, 5, 5, 6, 6, 7, 7])]
)
def test_hands_clockwise_from_the_shogun(seats: int, hands: list[int]) -> None:
    for seed in SEEDS[:10]:
        table = dealt(seats, seed)
        by_seat = {event.seat: event.cards for event in told(table, Dealt)}
        assert [by_seat[(table.shogun + step) % seats] for step in range(seats)] == hands
        own = {event.seat: len(event.cards) for event in told(table, HandDealt)}
        assert own == by_seat
        drawn = len(table.hands[table.shogun]) - 4
        assert drawn in (2, 3), "the Shogun has begun his turn and drawn"
        assert len(table.deck) == 90 - sum(hands) - drawn
        assert table.discards == []
        at_rest(table)


@ruling("SS-3.10")
def test_the_cards_are_shuffled() -> None:
    assert len({tuple(dealt(4, seed).deck) for seed in SEEDS}) == len(SEEDS)


@ruling("SS-3.11")
def test_the_shogun_begins() -> None:
    for seed in SEEDS:
        table = dealt(5, seed)
        assert told(table, TurnBegan) == [TurnBegan(table.shogun, 1)]
        assert table.waiting == (table.shogun,)
        at_rest(table)


@ruling("SS-3.11")
def test_turns_go_round_clockwise_and_leave_nobody_out() -> None:
    table = layout(*PLAIN[:5], hands={2: ""}, resilience={3: 0}, turn=1)
    for _ in range(6):
        end_turn(table)
    assert [event.seat for event in told(table, TurnBegan)] == [2, 3, 4, 0, 1, 2]
    assert len(table.hands[2]) == 4, "he had no card and drew two, twice"
    assert table.resilience == [4, 5, 5, 5, 4]
    at_rest(table)
