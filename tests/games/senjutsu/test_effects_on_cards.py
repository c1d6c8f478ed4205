"""Chapter 23 in the words of cards."""

from __future__ import annotations

from budokan.games.senjutsu.events import Looked, LookedHidden
from tests.support.rulings import ruling
from tests.support.senjutsu import at_rest, choose, finish_turn, layout, offered, play, told, until

FAR = {1: "3,-3"}


@ruling("SJ-66.1", "SJ-47.4", "SJ-23.6", "SJ-38.3", "SJ-23.8")
def test_dark_insight_looks_and_lets_the_target_choose_what_goes_back() -> None:
    table = layout("master", "ronin", at=FAR, hands={0: "dark-insight", 1: "fend horse-kick push-back"}, focus={0: 1})
    choose(table, "dark-insight", "ronin-special")
    assert until(table, "ShuffleCard", 1) == ["shuffle horse-kick into the deck", "shuffle push-back into the deck"]
    assert told(table, Looked)[0].cards == ("fend", "horse-kick", "push-back", "ronin-special", "naginata-sweep")
    assert [event for event in table.log(1) if isinstance(event, LookedHidden)] == [LookedHidden(0, 1)]
    assert table.view(0)["table"]["seen"] == [["fend", 1], ["horse-kick", 1], ["push-back", 1]]
    play(table, 1, "shuffle push-back into the deck")
    play(table, 1, "shuffle fend into the deck")
    assert offered(table, 1) == ["pass"], "he has no Meditation and says so"
    finish_turn(table)
    assert table.view(0)["table"]["seen"] == [], "cards have left unseen"
    at_rest(table)


@ruling("SJ-66.25", "SJ-50.4", "SJ-23.10", "SJ-59.4")
def test_burning_instinct_shuffles_the_hand_in_but_no_stun() -> None:
    table = layout("warrior", "ronin", at=FAR, hands={0: "burning-instinct fend fend"}, focus={0: 1}, stuns={0: 1})
    choose(table, "burning-instinct", "ronin-special")
    assert len(table.hands[0]) == 5 and table.stuns[0] == 1
    finish_turn(table)
    table = layout("onna-bugeisha", "ronin", at=FAR, hands={0: "furious-instinct fend"}, focus={0: 1})
    choose(table, "furious-instinct", "ronin-special")
    until(table, "ShuffleCard", 0)
    play(table, 0, "shuffle fend into the deck")
    finish_turn(table)
    assert len(table.hands[0]) == 2, "1 and 3, less 3, and the draw of the next turn"
    at_rest(table)
