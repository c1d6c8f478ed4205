"""Chapter 7, alliances: offered, refused, accepted; what allies share, and what they do not."""

from __future__ import annotations

from budokan.games.rising_sun.events import AllianceOffered, AllianceRefused, Allied, OfferWithdrawn
from tests.support.rising_sun import (
    CLANS,
    at_rest,
    bid,
    heard,
    lay,
    layout,
    offered,
    play,
    refused,
    standing,
    told,
    untouched,
)
from tests.support.rising_sun_talk import FREE
from tests.support.rulings import ruling

K, L, T, D, B = range(5)


@ruling("RS-7.2", "RS-7.5", "RS-7.6", "RS-7.7")
def test_an_alliance_is_offered_and_accepted_in_the_open() -> None:
    table = layout(*CLANS, options=FREE, coins=dict.fromkeys(range(5), 0), at="tea")
    assert table.waiting == (K, L, T, D, B)
    assert offered(table, K) == ["ready", *[f"offer {other} an alliance" for other in (L, T, D, B)]], "in the order of play"
    play(table, K, "offer 1 an alliance")
    play(table, T, "offer 1 an alliance")
    for viewer in (None, B):
        assert heard(table, viewer, AllianceOffered) == [AllianceOffered(K, L), AllianceOffered(T, L)]
        assert table.view(viewer)["table"]["offers"] == [[K, L], [T, L]]
    assert "withdraw the offer to 1" in offered(table, K) and "offer 1 an alliance" not in offered(table, K)
    assert "offer 0 an alliance" not in offered(table, L), "it is for him to answer"
    with untouched(table, *range(5)):
        play(table, L, "accept the alliance of 0")
    assert table.ally == [L, K, -1, -1, -1]
    assert heard(table, B, Allied) == [Allied(K, L)]
    assert table.view(B)["table"]["offers"] == [], "what else he was offered falls"
    assert offered(table, K) == offered(table, L) == ["ready"]
    assert refused(table, T, "offer 0 an alliance") == "RS-7.6"
    at_rest(table)


@ruling("RS-7.6")
def test_an_offer_is_refused_or_taken_back() -> None:
    table = layout("koi", "lotus", "turtle", options=FREE, at="tea")
    play(table, 0, "offer 1 an alliance")
    play(table, 1, "refuse the alliance of 0")
    assert told(table, AllianceRefused) == [AllianceRefused(1, 0)]
    play(table, 0, "offer 2 an alliance")
    play(table, 0, "withdraw the offer to 2")
    assert told(table, OfferWithdrawn) == [OfferWithdrawn(0, 2)]
    assert refused(table, 2, "accept the alliance of 0") == "RS-7.6"
    assert (table.ally, table.offers) == ([-1] * 3, [0] * 3)
    at_rest(table)


@ruling("RS-7.11")
def test_allies_share_the_bonus_of_mandates() -> None:
    table = layout("koi", "lotus", "turtle", allies=[(0, 2)], figures={1: "kansai: bushi", 2: "oshu: bushi"})
    lay(table, "harvest")
    assert table.coins == [6, 6, 5 + 1 + 3]
    assert table.vp == [0, 0, 4], "Kyoto and Oshu for the ally Turtle, nothing for Lotus"
    at_rest(table)


@ruling("RS-7.12", "RS-15.6")
def test_allies_alone_do_not_fight() -> None:
    table = layout(
        "koi", "lotus", "turtle", figures={0: "edo: bushi", 1: "edo: bushi bushi"}, allies=[(0, 1)], at="war", wars="edo"
    )
    assert table.tokens == [(), ((0, "edo"),), ()]
    assert standing(table, 0, "edo") == ["bushi"]
    at_rest(table)


@ruling("RS-7.13", "RS-16.31")
def test_the_winners_ally_is_spared_in_a_battle_with_others() -> None:
    board = {0: "edo: bushi", 1: "edo: bushi bushi bushi", 2: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", figures=board, allies=[(0, 1)], at="war", wars="edo")
    bid(table, {})
    assert [standing(table, seat, "edo") for seat in range(3)] == [["bushi"], ["bushi"] * 3, []]
    assert table.tokens[1] == ((0, "edo"),)
    at_rest(table)


@ruling("RS-7.14", "RS-18.9")
def test_two_allies_who_tie_share_the_victory() -> None:
    table = layout("koi", "lotus", "turtle", vp={0: 9, 1: 4, 2: 9}, allies=[(0, 2)], season=2, at="winter")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0, 2), "outcome-shared")
    at_rest(table)
