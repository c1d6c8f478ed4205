"""Chapter 4: deals the table writes down, and the ledger of promises."""

from __future__ import annotations

import pytest

from budokan.games.rising_sun.events import (
    DealAccepted,
    DealProposed,
    DealRefused,
    DealWithdrawn,
    MandateWorded,
    PromiseJudged,
    PromiseWorded,
)
from budokan.games.rising_sun.rules.last_gifts import BeforeTheWar, LastGifts
from budokan.games.rising_sun.rules.tea import unattended
from budokan.games.rising_sun.table import Table
from budokan.kernel.luck import Luck
from tests.contract.secrets import leak
from tests.support.rising_sun import at_rest, bid, done, heard, lay, layout, offered, play, ready, refused, told, untouched
from tests.support.rulings import ruling

STRUCTURED = {"negotiation": "structured"}


def deal(table: Table, seat: int, target: int, *terms: str, private: bool = False, accepted: bool = True) -> None:
    """A deal worded, proposed and accepted; with nobody else's question open the proposer speaks by an aside."""
    play(table, seat, f"word {'a private' if private else 'an open'} deal with {target}")
    for term in terms:
        play(table, seat, f"term {term}")
    play(table, seat, "propose the deal")
    if accepted:
        play(table, target, f"accept the deal of {seat}")


def fates(table: Table) -> list[str]:
    return [event.fate for event in told(table, PromiseJudged)]


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


@ruling("RS-4.18", "RS-4.19")
def test_a_private_promise_stays_private_after_it_is_judged() -> None:
    for private in (True, False):
        table = layout("koi", "lotus", "turtle", options=STRUCTURED, at="tea")
        deal(table, 1, 2, "1 promises to ally", private=private)
        ready(table)
        judged = [PromiseJudged(1, 2, "ally", "broken")]
        for seat in (1, 2):
            assert heard(table, seat, PromiseJudged) == judged
            assert [one[5] for one in table.view(seat)["table"]["promises"]] == ["broken"]
        for stranger in (0, None):
            assert heard(table, stranger, PromiseJudged) == ([] if private else judged)
            assert len(table.view(stranger)["table"]["promises"]) == (0 if private else 1)
            assert leak(table, stranger, Luck(1, "redeal")) == "", "what is dealt anew without it looks the same"
        at_rest(table)


@ruling("RS-4.19", "RS-4.20")
def test_the_promise_to_ally() -> None:
    kept = ["offer 2 an alliance", "accept the alliance of 1"]
    lapsed = ["offer 2 an alliance", "refuse the alliance of 1"]
    for said, fate in ((kept, "kept"), (lapsed, "lapsed"), ([], "broken")):
        table = layout("koi", "lotus", "turtle", options=STRUCTURED, at="tea")
        deal(table, 1, 2, "1 promises to ally")
        assert table.view(0)["table"]["promises"][0][5] == "open"
        before = table.vp.copy(), table.honour.copy()
        for seat, words in zip((1, 2), said, strict=False):
            play(table, seat, words)
        ready(table)
        assert told(table, PromiseJudged) == [PromiseJudged(1, 2, "ally", fate)]
        assert table.view(0)["table"]["promises"][0][5] == fate
        assert (table.vp, table.honour) == before, "it scores nothing"
        at_rest(table)
    table = layout("koi", "lotus", "turtle", options=STRUCTURED)
    play(table, 1, "word an open deal with 2")
    assert "term 1 promises to ally" not in offered(table, 1), "in the Tea Ceremony only"
    at_rest(table)


QUIET = ("done", "lay harvest", "lay train", "lay marshal", "lay recruit")


def quietly(table: Table) -> None:
    """Whoever is asked does as little as he can."""
    seat = table.waiting[0]
    quiet = [move for move in table.options(seat) if str(move) in QUIET]
    table.play(seat, (quiet or table.options(seat))[0])


def end_of_politics(table: Table) -> None:
    """The Political Phase runs out."""
    while table.phase != "war" and table.season == 0:
        quietly(table)


def last_mandate(table: Table) -> None:
    """Everybody does as little as he can until the seventh mandate turn."""
    while len(table.hands) < 7:
        quietly(table)


@ruling("RS-4.21", "RS-4.27")
@pytest.mark.parametrize(("where", "fate"), [("kyoto", "broken"), ("oshu", "kept")])
def test_the_promise_to_keep_out_of_a_province(where: str, fate: str) -> None:
    table = layout("koi", "bonsai", "dragonfly", options=STRUCTURED, figures={1: f"{where}: bushi"}, wars="edo")
    deal(table, 1, 2, "1 promises to keep out of kyoto", "2 promises to keep out of hokkaido")
    assert [one.promise.what for one in table.promises] == ["kyoto", "hokkaido"], "as in the rulebook's example"
    end_of_politics(table)
    assert fates(table) == [fate, "kept"]


@ruling("RS-4.22")
def test_the_promise_to_play_a_mandate_is_judged_by_what_is_carried_out() -> None:
    for mandate, fate in (("harvest", "kept"), ("marshal", "broken")):
        table = layout("koi", "turtle", "bonsai", options=STRUCTURED)
        deal(table, 1, 2, "1 promises to play harvest")
        lay(table, "train")
        done(table, 0, 1, 2)
        lay(table, mandate)
        assert fates(table) == [fate]
        at_rest(table)
    table = layout("koi", "turtle", "bonsai", options=STRUCTURED, wars="edo")
    last_mandate(table)
    deal(table, 1, 2, "1 promises to play harvest")
    end_of_politics(table)
    assert fates(table) == ["lapsed"], "he had no further turn"


@ruling("RS-4.23", "RS-4.24")
def test_the_promises_of_no_betray_and_to_spare() -> None:
    board = {1: "edo: bushi", 2: "edo: bushi"}
    for victim, expected in ((1, ["broken", "broken"]), (2, ["broken"])):
        table = layout("turtle", "koi", "bonsai", options=STRUCTURED, figures=board, tiles="betray train train harvest")
        play(table, 0, "speak")
        deal(table, 0, 1, "0 promises to spare the other")
        deal(table, 1, 0, "0 promises no betray")
        play(table, 0, "say no more")
        lay(table, "betray")
        assert fates(table) == ["broken"], "no Betray was promised"
        play(table, 0, f"replace bushi of {victim} in edo by bushi")
        assert fates(table) == expected
        at_rest(table)
    table = layout("turtle", "koi", "bonsai", options=STRUCTURED, wars="edo")
    deal(table, 1, 2, "1 promises no betray", "2 promises to spare the other")
    end_of_politics(table)
    assert fates(table) == ["kept", "kept"]


@ruling("RS-4.25", "RS-4.28")
def test_the_promise_not_to_bid() -> None:
    board = {0: "edo: bushi bushi", 1: "edo: bushi"}
    for bids, expected in (((0, 1, 0, 0), ["kept", "kept"]), ((0, 1, 1, 0), ["broken", "kept"])):
        table = layout("koi", "lotus", "turtle", options=STRUCTURED, figures=board, at="war", wars="edo")
        deal(table, 0, 1, "0 promises no bid on hire-ronin in edo", "1 promises no bid on take-hostage in edo")
        bid(table, {0: bids, 1: (0, 0, 1, 0)})
        assert fates(table) == expected
        at_rest(table)
    table = layout("koi", "lotus", "turtle", options=STRUCTURED, figures=board, at="war", wars="edo oshu")
    deal(table, 0, 1, "1 promises no bid on seppuku in oshu")
    bid(table, {})
    assert fates(table) == ["lapsed"], "there was no battle of Oshu"
    at_rest(table)


@ruling("RS-4.26", "RS-4.29")
def test_the_promise_to_pay_later() -> None:
    table = layout("koi", "turtle", "bonsai", options=STRUCTURED, ronin={1: 2})
    deal(table, 1, 2, "1 promises 2 coins and 1 ronin later")
    play(table, 1, "give 1 coins to 2")
    play(table, 1, "give 1 ronin to 2")
    assert fates(table) == []
    lay(table, "harvest")
    play(table, 0, "give 2 coins to 2")
    assert fates(table) == [], "a gift of somebody else"
    play(table, 1, "speak")
    play(table, 1, "give 1 coins to 2")
    assert fates(table) == ["kept"]
    table = layout("koi", "turtle", "bonsai", options=STRUCTURED, wars="edo")
    deal(table, 1, 2, "1 promises 0 coins and 1 ronin later")
    end_of_politics(table)
    assert fates(table) == ["broken"], "nothing makes him pay"


@ruling("RS-4.26")
def test_what_is_handed_over_in_a_later_deal_counts_towards_the_promise() -> None:
    table = layout("koi", "turtle", "bonsai", options=STRUCTURED, ronin={1: 2})
    deal(table, 1, 2, "1 gives 1 coins", "1 promises 2 coins and 1 ronin later")
    assert table.promises[0][6:] == (0, 0), "what is given in the same deal is no part of it"
    lay(table, "marshal")
    done(table, 1, 2)
    deal(table, 2, 1, "1 gives 1 coins", "2 promises no betray")
    assert table.promises[0][5:] == ("open", 1, 0)
    with untouched(table, 0):
        deal(table, 1, 2, "1 gives 1 coins", "1 gives 1 ronin", "2 gives 2 coins")
    assert table.promises[0][5:] == ("kept", 2, 1)
    assert table.promises[1].fate == "open", "the other's Coins are not his"
    at_rest(table)


def harvest_at_the_last(negotiation: str) -> Table:
    """The seventh mandate turn: Koi could play Harvest, and Turtle, his ally, would gain two Ronin in Hokkaido."""
    board = {0: "edo: bushi", 1: "hokkaido: bushi", 2: "edo: bushi"}
    options = {"negotiation": negotiation}
    table = layout("koi", "turtle", "bonsai", options=options, figures=board, allies=[(0, 1)], wars="edo", seed=5)
    last_mandate(table)
    assert "lay harvest" in offered(table, 0)
    return table


@ruling("RS-4.29", "RS-4.32")
def test_half_of_the_last_harvest_can_be_given_before_the_war() -> None:
    for gift, fate in (("give 1 ronin to 0", "kept"), ("", "broken")):
        table = harvest_at_the_last("structured")
        play(table, 0, "speak")
        deal(table, 1, 0, "1 promises 0 coins and 1 ronin later")
        play(table, 0, "say no more")
        lay(table, "harvest")
        assert table.ronin == [0, 2, 0]
        assert isinstance(table.decision, LastGifts) and table.phase_now() == "politics"
        assert fates(table) == [], "nothing is judged before he could pay"
        with untouched(table, 2):
            if gift:
                play(table, 1, gift)
            ready(table)
            assert fates(table) == [fate]
        assert table.phase_now() == "war", "then the War Phase begins"
        at_rest(table)


@ruling("RS-4.32")
def test_before_the_war_all_who_hold_something_are_asked_at_once() -> None:
    table = harvest_at_the_last("free")
    table.coins = [0, 2, 1]
    lay(table, "harvest")
    assert table.waiting == (0, 1, 2)
    assert offered(table, 2) == ["ready", "give 1 coins to 0", "give 2 coins to 0", "give 1 coins to 1", "give 2 coins to 1"]
    play(table, 0, "ready")
    play(table, 2, "give 1 coins to 0")
    assert table.waiting == (0, 1, 2), "who is given something is asked again"
    assert refused(table, 2, "give 1 coins to 0") == "RS-4.32", "one gift of each kind to each"
    assert [unattended(table, seat) for seat in table.waiting] == table.options(0)[:1] * 3, "nobody gives for him"
    ready(table)
    assert table.phase == "war"
    at_rest(table)


@ruling("RS-4.32")
def test_who_held_nothing_and_is_given_something_is_asked_then() -> None:
    table = harvest_at_the_last("free")
    last = table.stack.index(BeforeTheWar(()))
    del table.stack[last + 1 :]
    table.coins, table.ronin = [0, 1, 0], [0, 0, 0]
    table.begin([])
    assert table.waiting == (1,)
    play(table, 1, "give 1 coins to 2")
    play(table, 1, "ready")
    assert table.waiting == (2,), "he may pass it on"
    play(table, 2, "give 1 coins to 0")
    play(table, 2, "ready")
    assert table.waiting == (0,)
    play(table, 0, "ready")
    assert table.phase == "war", "each is asked once"


@ruling("RS-4.32", "RS-4.13")
def test_nobody_is_asked_before_the_war_where_nobody_may_give() -> None:
    for negotiation, coins in (("off", [5, 5, 5]), ("structured", [0, 0, 0]), ("free", [0, 0, 0])):
        table = harvest_at_the_last(negotiation)
        last = table.stack.index(BeforeTheWar(()))
        del table.stack[last + 1 :]
        table.coins, table.ronin = coins, [0, 0, 0]
        table.begin([])
        assert not isinstance(table.decision, LastGifts), negotiation
        assert table.phase == "war"


@ruling("RS-4.31")
def test_who_bargains_about_his_own_decision_hears_the_answer_first() -> None:
    for answer, hands in (("accept the deal of 0", [7, 3, 5]), ("refuse the deal of 0", [5, 5, 5]), ("say no more", [5, 5, 5])):
        table = layout("koi", "turtle", "bonsai", options=STRUCTURED)
        play(table, 0, "speak")
        play(table, 0, "word a private deal with 1")
        play(table, 0, "term 0 promises to play harvest")
        play(table, 0, "term 1 gives 2 coins")
        play(table, 0, "propose the deal")
        assert table.waiting == (1,), "the other is asked at once"
        assert table.view(2)["decision"]["name"] == "answer-deal" and table.view(2)["table"]["proposals"] == []
        assert offered(table, 1)[:3] == ["say no more", "accept the deal of 0", "refuse the deal of 0"]
        play(table, 1, answer)
        assert (table.waiting, table.coins) == ((0,), hands)
        assert (table.proposals[0] is not None) == (answer == "say no more"), "it can be left open"
        play(table, 0, "say no more")
        lay(table, "harvest")
        assert fates(table) == (["kept"] if answer.startswith("accept") else [])
        at_rest(table)


@ruling("RS-4.30")
def test_all_promises_end_with_their_season() -> None:
    table = layout("koi", "turtle", "bonsai", options=STRUCTURED, wars="edo")
    deal(table, 1, 2, "1 promises no bid on seppuku in edo", "2 promises no betray")
    end_of_politics(table)
    while table.season == 0:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    assert not [one for one in table.promises if one.fate == "open"]
    at_rest(table)
