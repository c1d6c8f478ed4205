"""Chapter 7: the Tea Ceremony and alliances."""

from __future__ import annotations

from budokan.games.rising_sun.events import Allied, CeremonyEnded, Named
from tests.support.rising_sun import (
    CLANS,
    at_rest,
    done,
    heard,
    lay,
    layout,
    name_allies,
    offered,
    play,
    ready,
    refused,
    told,
)
from tests.support.rising_sun_talk import FREE
from tests.support.rulings import ruling

K, L, T, D, B = range(5)


@ruling("RS-7.1")
def test_old_alliances_end_when_the_ceremony_begins() -> None:
    table = layout(*CLANS, allies=[(K, L), (T, D)], at="tea")
    assert table.ally == [-1] * 5
    assert table.waiting == (K, L, T, D, B)
    at_rest(table)


@ruling("RS-7.2", "RS-7.5", "RS-7.15")
def test_two_who_name_each_other_are_allies_from_that_moment() -> None:
    table = layout(*CLANS, at="tea")
    name_allies(table, {K: L, L: K, T: K, D: K, B: T})
    assert table.ally == [L, K, -1, -1, -1]
    for viewer in (None, K, B):
        assert heard(table, viewer, Allied) == [Allied(K, L)]
        assert [one["ally"] for one in table.view(viewer)["table"]["players"]] == [1, 0, -1, -1, -1]
    assert table.waiting == (T, D, B), "the others go on"
    assert refused(table, T, "name 0 as ally") == "RS-7.15"
    at_rest(table)


@ruling("RS-7.8")
def test_it_ends_when_all_are_ready_and_who_is_told_something_new_is_asked_again() -> None:
    table = layout("koi", "lotus", "turtle", options=FREE, at="tea")
    play(table, 1, "ready")
    play(table, 2, "ready")
    assert [*table.waiting] == [0]
    play(table, 0, "offer 1 an alliance")
    assert [*table.waiting] == [0, 1], "Lotus has an offer to consider, Turtle has not"
    play(table, 0, "ready")
    play(table, 1, "refuse the alliance of 0")
    assert [*table.waiting] == [0, 1], "Koi hears that he was refused"
    play(table, 1, "ready")
    play(table, 0, "give 1 coins to 2")
    assert [*table.waiting] == [0, 2]
    play(table, 2, "offer 1 an alliance")
    play(table, 0, "offer 1 an alliance")
    play(table, 0, "ready")
    play(table, 1, "accept the alliance of 2")
    assert [*table.waiting] == [0, 1, 2], "the offer of Koi has fallen"
    ready(table)
    assert told(table, CeremonyEnded) == [CeremonyEnded((0,))]
    table = layout("koi", "lotus", "turtle", options=FREE, at="tea")
    play(table, 0, "offer 1 an alliance")
    ready(table)
    assert (table.ally, table.offers) == ([-1] * 3, [0] * 3), "what is unanswered falls"
    at_rest(table)


@ruling("RS-7.3")
def test_being_alone_is_allowed_and_with_an_odd_number_one_is() -> None:
    table = layout("koi", "lotus", "turtle", at="tea")
    name_allies(table, {})
    assert table.ally == [-1, -1, -1]
    assert told(table, CeremonyEnded) == [CeremonyEnded((0, 1, 2))]
    table = layout("koi", "lotus", "turtle", at="tea")
    name_allies(table, {0: 1, 1: 0, 2: 0})
    assert told(table, CeremonyEnded) == [CeremonyEnded((2,))]
    at_rest(table)


@ruling("RS-7.4")
def test_a_betrayed_player_finds_no_new_ally_before_the_next_ceremony() -> None:
    table = layout("koi", "lotus", "turtle", allies=[(0, 1)], tiles="betray train train harvest")
    lay(table, "betray")
    done(table, 0)
    assert table.ally == [-1, -1, -1]
    assert not [move for seat in range(3) for move in offered(table, seat) if "ally" in move]
    at_rest(table)


@ruling("RS-7.16")
def test_after_a_round_each_learns_who_named_him_and_no_more() -> None:
    table = layout(*CLANS, at="tea")
    name_allies(table, {K: L, T: L, D: B})
    assert heard(table, L, Named) == [Named(K, L), Named(T, L)]
    assert heard(table, B, Named) == [Named(D, B)]
    assert heard(table, None, Named) == []
    assert table.view(L)["table"]["named_you"] == [K, T]
    assert table.view(D)["table"]["named_you"] == []
    at_rest(table)


@ruling("RS-7.17", "RS-7.18")
def test_at_most_three_rounds_and_all_without_an_ally_are_asked_in_each() -> None:
    table = layout("koi", "lotus", "turtle", at="tea")
    for _ in range(3):
        assert table.waiting == (0, 1, 2), "naming nobody once is no refusal for good"
        name_allies(table, {0: 1})
    assert told(table, CeremonyEnded) == [CeremonyEnded((0, 1, 2))]
    table = layout("koi", "lotus", "turtle", at="tea")
    name_allies(table, {0: 1})
    name_allies(table, {0: 1, 1: 0})
    assert len(told(table, CeremonyEnded)) == 1, "fewer than two are left"
    assert type(table.decision).__name__ == "ChooseMandate"
    at_rest(table)


@ruling("RS-7.10")
def test_example_two_pairs() -> None:
    table = layout("koi", "lotus", "turtle", "dragonfly", at="tea")
    name_allies(table, {L: T, T: L, D: K, K: D})
    assert table.ally == [D, T, L, K]
    assert table.seasons_allied == [1, 1, 1, 1]
    at_rest(table)


@ruling("RS-24.3", "RS-24.4")
def test_the_order_of_sealed_names_changes_nothing() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        table = layout("koi", "lotus", "turtle", at="tea")
        for number, seat in enumerate(order):
            assert table.waiting == tuple(one for one in (0, 1, 2) if one not in order[:number]), "who has finished is seen"
            play(table, seat, {0: "name 1 as ally", 1: "name 0 as ally", 2: "name nobody"}[seat])
        digests.add(table.digest())
    assert len(digests) == 1
