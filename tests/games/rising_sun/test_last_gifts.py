"""Chapter 4, before the war: whoever has something to give is asked once more."""

from __future__ import annotations

from budokan.games.rising_sun.rules.last_gifts import BeforeTheWar, LastGifts
from budokan.games.rising_sun.rules.tea import unattended
from tests.support.rising_sun import at_rest, lay, offered, play, ready, refused, untouched
from tests.support.rising_sun_talk import deal, fates, harvest_at_the_last
from tests.support.rulings import ruling


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
