"""Chapter 4, promises: what was promised is judged, kept or broken, and forces nothing."""

from __future__ import annotations

import pytest

from budokan.games.rising_sun import GAME
from budokan.games.rising_sun.events import (
    PromiseJudged,
)
from budokan.games.rising_sun.table import Promise, Promised, Table
from budokan.kernel.luck import Luck
from tests.contract.secrets import leak
from tests.support.rising_sun import at_rest, bid, done, heard, lay, layout, offered, play, ready, told, untouched
from tests.support.rising_sun_talk import STRUCTURED, deal, end_of_politics, fates, last_mandate
from tests.support.rulings import ruling


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


@ruling("RS-4.30")
def test_all_promises_end_with_their_season() -> None:
    table = layout("koi", "turtle", "bonsai", options=STRUCTURED, wars="edo")
    deal(table, 1, 2, "1 promises no bid on seppuku in edo", "2 promises no betray")
    end_of_politics(table)
    while table.season == 0:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    assert not [one for one in table.promises if one.fate == "open"]
    at_rest(table)


@ruling("RS-4.19")
def test_a_promise_is_a_list_in_a_position_and_comes_back_by_name() -> None:
    table = layout("koi", "lotus", "turtle", options=STRUCTURED)
    deal(table, 1, 2, "1 promises 2 coins and 1 ronin later", "2 gives 1 coins")
    deal(table, 2, 0, "2 promises to play harvest", accepted=False)
    position = table.position()
    assert position.state["promises"] == [[1, 2, False, ["pay", "", "", 2, 1], 0, "open", 0, 0]]
    assert position.state["proposals"][2] == [2, 0, False, [0, 0, ["mandate", "harvest", "", 0, 0]], [0, 0, ["", "", "", 0, 0]]]
    again = GAME.set_up(position)
    assert isinstance(again, Table) and again.proposals == table.proposals
    assert again.promises == [Promised(1, 2, False, Promise("pay", coins=2, ronin=1), 0)]
    assert again.promises[0].promise.ronin == 1
    at_rest(table)
