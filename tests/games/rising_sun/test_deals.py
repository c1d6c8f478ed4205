"""Chapter 4: deals the table writes down, and the ledger of promises."""

from __future__ import annotations

from budokan.games.rising_sun.events import (
    DealAccepted,
    DealProposed,
    DealRefused,
    DealWithdrawn,
    MandateWorded,
    PromiseWorded,
)
from tests.support.rising_sun import at_rest, done, heard, lay, layout, offered, play, ready, refused, told
from tests.support.rising_sun_talk import (
    STRUCTURED,
    deal,
)
from tests.support.rulings import ruling


@ruling("RS-4.14")
def test_a_deal_names_a_player_what_is_given_and_what_is_promised() -> None:
    table = layout("koi", "lotus", "turtle", options=STRUCTURED, ronin={2: 1})
    deal(
        table, 1, 2, "1 gives 2 coins", "2 gives 1 ronin", "1 promises no betray", "2 promises to play harvest", accepted=False
    )
    assert told(table, DealProposed) == [DealProposed(1, 2, 2, 0, 0, 1)]
    assert told(table, PromiseWorded) == [PromiseWorded(1, 2, "no-betray")]
    assert told(table, MandateWorded) == [MandateWorded(2, 1, "harvest")]
    assert len(table.view(0)["table"]["proposals"]) == 1, "an open one is for all to read"
    assert (table.coins, table.ronin) == ([5, 5, 5], [0, 0, 1]), "nothing changes hands yet"
    at_rest(table)


@ruling("RS-4.15")
def test_one_proposal_at_a_time_until_it_is_accepted_refused_withdrawn_or_the_phase_ends() -> None:
    table = layout("koi", "lotus", "turtle", options=STRUCTURED)
    deal(table, 1, 2, "1 gives 2 coins", accepted=False)
    assert "word an open deal with 0" not in offered(table, 1)
    play(table, 2, "refuse the deal of 1")
    assert told(table, DealRefused) == [DealRefused(2, 1)]
    assert "word an open deal with 0" not in offered(table, 1), "one while a question is open"
    lay(table, "marshal")
    done(table, 1)
    deal(table, 1, 2, "1 gives 2 coins", accepted=False)
    play(table, 1, "withdraw the deal")
    assert told(table, DealWithdrawn) == [DealWithdrawn(1, 2)]
    table = layout("koi", "lotus", "turtle", options=STRUCTURED, at="tea")
    deal(table, 1, 2, "1 gives 2 coins", accepted=False)
    ready(table)
    assert table.proposals == [None, None, None], "it falls with the phase"
    at_rest(table)


@ruling("RS-4.16")
def test_what_is_given_now_changes_hands_at_once_on_both_sides_or_not_at_all() -> None:
    table = layout("koi", "lotus", "turtle", options=STRUCTURED, ronin={2: 1})
    deal(table, 1, 2, "1 gives 4 coins", "2 gives 1 ronin")
    assert (table.coins, table.ronin) == ([5, 1, 9], [0, 1, 0])
    assert told(table, DealAccepted) == [DealAccepted(2, 1)]
    table = layout("koi", "lotus", "turtle", options=STRUCTURED)
    deal(table, 1, 2, "1 gives 4 coins", accepted=False)
    play(table, 1, "give 3 coins to 0")
    assert refused(table, 2, "accept the deal of 1") == "BK-1.4", "one side cannot pay"
    assert "refuse the deal of 1" in offered(table, 2)
    at_rest(table)


@ruling("RS-4.17")
def test_in_the_war_phase_a_deal_holds_promises_only() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    table = layout("koi", "lotus", "turtle", options=STRUCTURED, figures=board, at="war", wars="edo oshu")
    play(table, 0, "word an open deal with 1")
    assert [move for move in offered(table, 0) if "gives" in move or "give" in move] == []
    assert "term 1 promises no bid on seppuku in oshu" in offered(table, 0)
    assert not [move for move in offered(table, 0) if "betray" in move or "keep out" in move]
    at_rest(table)


@ruling("RS-4.18")
def test_a_private_deal_is_for_its_two_players_only() -> None:
    table = layout("koi", "lotus", "turtle", options=STRUCTURED, at="tea")
    deal(table, 1, 2, "1 promises to ally", "2 gives 1 coins", private=True)
    for event in (DealProposed, PromiseWorded, DealAccepted):
        assert len(heard(table, 1, event)) == len(heard(table, 2, event)) == 1
        assert heard(table, 0, event) == heard(table, None, event) == []
    assert len(table.view(2)["table"]["promises"]) == 1
    assert table.view(0)["table"]["promises"] == []
    at_rest(table)
