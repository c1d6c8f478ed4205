"""Chapter 5: the four phases of a turn. The play phase has its own page, test_play.py."""

from __future__ import annotations

from budokan.games.samurai_sword.events import BushidoPassed, Discarded, Drew, DrewHidden, Recovered, TurnBegan, Turned
from tests.support.rulings import ruling
from tests.support.samurai_sword import PLAIN, at_rest, end_turn, layout, offered, play, refused, told, untouched


@ruling("SS-5.1")
def test_recover_draw_play_discard_in_this_order() -> None:
    table = layout(*PLAIN[:4], hands={1: "parry parry parry parry parry bo bo"}, resilience={1: 0}, deck="focus armor")
    with untouched(table, 0, 3):
        play(table, 0, "end play")
        play(table, 1, "play focus")
        play(table, 1, "end play")
        assert offered(table, 1) == ["discard parry", "discard bo", "discard armor"]
        play(table, 1, "discard armor")
    heard = [type(one.event).__name__ for one in table.heard or []]
    assert heard == ["TurnBegan", "Recovered", "Drew", "Drew", "Laid", "Discarded", "TurnBegan", "Drew", "Drew"]
    assert table.waiting == (2,)
    at_rest(table)


@ruling("SS-5.2")
def test_a_player_without_resilience_takes_back_all_of_it() -> None:
    table = layout(*PLAIN[:4], resilience={1: 0, 2: 0})
    with untouched(table, 0, 2, 3):
        play(table, 0, "end play")
    assert table.resilience == [4, 5, 0, 5]
    assert told(table, Recovered) == [Recovered(1, 5)]
    at_rest(table)


@ruling("SS-5.2")
def test_a_player_with_one_point_recovers_nothing() -> None:
    table = layout(*PLAIN[:4], resilience={1: 1})
    with untouched(table, 0, 2, 3):
        play(table, 0, "end play")
    assert table.resilience == [4, 1, 5, 5]
    assert told(table, Recovered) == []
    at_rest(table)


@ruling("SS-5.3", "SS-5.4")
def test_the_check_of_bushido_comes_before_the_draw_also_without_recovery() -> None:
    table = layout(*PLAIN[:4], hands={1: "bo"}, properties={1: "bushido"}, deck="armor focus parry", resilience={1: 3})
    play(table, 0, "end play")
    assert [type(one.event) for one in table.heard or []] == [TurnBegan, Turned, BushidoPassed, Drew, Drew]
    assert told(table, Turned) == [Turned(1, "armor", "crane")]
    assert table.discards == ["armor"]
    assert table.hands[1] == ["bo", "focus", "parry"]
    assert table.properties == [[], [], ["bushido"], []]
    assert table.resilience == [4, 3, 5, 5]
    assert table.honour == [5, 3, 3, 3]
    at_rest(table)


@ruling("SS-5.3")
def test_the_check_comes_after_the_recovery() -> None:
    table = layout(*PLAIN[:4], hands={1: "bo"}, properties={1: "bushido"}, deck="bokken", resilience={1: 0})
    with untouched(table, 0, 2, 3):
        play(table, 0, "end play")
        assert [type(one.event) for one in table.heard or []] == [TurnBegan, Recovered, Turned]
    assert offered(table, 1) == ["lose honour", "give up bo"]
    assert (table.resilience[1], table.hands[1]) == (5, ["bo"]), "he has recovered and not yet drawn"
    at_rest(table)


@ruling("SS-5.5")
def test_two_cards_are_drawn_one_after_the_other_and_only_their_player_sees_them() -> None:
    table = layout(*PLAIN[:4], hands={1: "bo"}, deck="focus armor parry")
    with untouched(table, 0, 2, 3):
        play(table, 0, "end play")
    assert table.hands[1] == ["bo", "focus", "armor"]
    assert table.deck[-1] == "parry"
    assert [event for event in table.log(1) if isinstance(event, Drew)] == [Drew(1, ("focus",)), Drew(1, ("armor",))]
    for stranger in (0, 2, 3, None):
        assert [event for event in table.log(stranger) if not isinstance(event, TurnBegan)] == [DrewHidden(1, 1)] * 2
    at_rest(table)


@ruling("SS-5.20")
def test_a_player_with_more_than_seven_cards_discards_down_to_seven() -> None:
    table = layout(*PLAIN[:4], hands={0: "parry parry parry parry bo bo focus armor geisha"})
    with untouched(table, 2, 3):
        play(table, 0, "end play")
        assert offered(table, 0) == ["discard parry", "discard bo", "discard focus", "discard armor", "discard geisha"]
        assert refused(table, 0, "end play") == "SS-5.20"
        assert refused(table, 0, "discard katana") == "SS-5.20"
        play(table, 0, "discard focus")
        assert table.waiting == (0,)
        play(table, 0, "discard parry")
    assert table.hands[0] == ["parry", "parry", "parry", "bo", "bo", "armor", "geisha"]
    assert table.waiting == (1,)
    at_rest(table)


@ruling("SS-5.20")
def test_seven_cards_may_be_kept() -> None:
    table = layout(*PLAIN[:4], hands={0: "parry parry parry parry bo bo focus"})
    with untouched(table, 0, 2, 3):
        play(table, 0, "end play")
    assert table.waiting == (1,)
    assert told(table, Discarded) == []
    at_rest(table)


@ruling("SS-5.20")
def test_the_limit_of_seven_holds_at_no_other_moment() -> None:
    many = "parry parry parry parry bo bo focus focus"
    table = layout(*PLAIN[:4], hands={0: f"{many} tea-ceremony", 2: "geisha geisha geisha geisha geisha geisha kiseru"})
    play(table, 0, "play tea-ceremony")
    assert [len(hand) for hand in table.hands] == [11, 3, 8, 3]
    assert table.waiting == (0,)
    assert "end play" in offered(table, 0)
    end_turn(table)
    assert (table.waiting, len(table.hands[0]), len(table.hands[2])) == ((1,), 7, 8), "the eight of seat 2 are left alone"
    at_rest(table)


@ruling("SS-5.21")
def test_he_discards_in_the_order_he_likes_and_the_last_lies_on_top() -> None:
    table = layout("chiyome", "ieyasu", "tomoe", "goemon", hands={0: "parry parry parry parry parry bo bo focus katana"})
    with untouched(table, 2, 3):
        play(table, 0, "end play")
        play(table, 0, "discard katana")
        play(table, 0, "discard bo")
        assert table.discards == ["katana", "bo"]
        play(table, 1, "draw from the discards")
    assert table.hands[1][2] == "bo"
    assert table.discards == ["katana"]
    at_rest(table)


@ruling("SS-5.22")
def test_the_player_to_the_left_comes_next() -> None:
    table = layout(*PLAIN[:4], turn=3)
    play(table, 3, "end play")
    assert (table.turn, table.waiting) == (0, (0,))
    play(table, 0, "end play")
    assert (table.turn, table.waiting) == (1, (1,))
    assert [(event.seat, event.turn) for event in told(table, TurnBegan)] == [(0, 2), (1, 3)]
    at_rest(table)
