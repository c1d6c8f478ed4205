"""Chapters 6 and 9: the turn and its end."""

from __future__ import annotations

from budokan.games.senjutsu.events import Discarded, DiscardedHidden, Drew, DrewHidden, MilledHidden, Revealed, TurnBegan
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, idle, layout, offered, play, told, until


@ruling("SJ-6.1", "SJ-28.8", "SJ-6.7")
def test_draw_choose_reveal_resolve_discard() -> None:
    table = layout(
        "ronin", "student", at={1: "3,-3"}, hands={0: "fend", 1: "fend"}, decks={0: "fend push-back", 1: "fend fend"}
    )
    choose(table, "fend", "fend")
    finish_turn(table)
    names = [type(one.event).__name__ for one in table.heard or []]
    assert names.index("Revealed") < names.index("Announced") < names.index("Resolving") < names.index("TurnBegan")
    assert names[-2:] == ["Drew", "Drew"]
    assert table.hands[0] == ["fend"], "one was played, one drawn"
    assert told(table, TurnBegan) == [TurnBegan(table.turn)]
    at_rest(table)


@ruling("SJ-6.2", "SJ-6.5", "SJ-65.5", "SJ-9.10")
def test_bleeding_discards_one_card_before_the_draw_however_many_bleeding_wounds() -> None:
    table = layout("ronin", "student", decks={0: "fend push-back horse-kick"}, bleeding={0: 2}, before="BeforeDraw")
    assert table.buried[0] == ["fend"]
    assert table.hands[0] == ["push-back"]
    assert [event for event in table.log(1) if isinstance(event, MilledHidden)] == [MilledHidden(0)]
    seen = table.view(1)["table"]["players"][0]
    assert (seen["face_down"], seen["own_face_down"]) == (1, None)
    assert table.view(0)["table"]["players"][0]["own_face_down"] == ["fend"]
    at_rest(table)


@ruling("SJ-6.6", "SJ-6.8")
def test_an_empty_deck_wounds_by_the_draw_not_by_the_bleeding() -> None:
    table = layout("ronin", "student", decks={0: ""}, bleeding={0: 1}, before="BeforeDraw")
    assert (table.wounds[0], table.bleeding[0]) == (1, 1)
    at_rest(table)


@ruling("SJ-6.11", "SJ-10.6")
def test_the_discards_never_come_back_and_those_who_cannot_draw_fall_together() -> None:
    table = layout(
        "ronin", "student", decks={0: "", 1: ""}, discards={0: "fend", 1: "fend"}, wounds={0: 4, 1: 4}, before="DrawPhase"
    )
    assert table.over
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.way) == ((0, 1), "draw")
    assert table.discards == [["fend"], ["fend"]]
    at_rest(table)


@ruling("SJ-6.12", "SJ-6.13", "SJ-6.18", "SJ-38.2", "SJ-38.1")
def test_all_choose_secretly_and_for_good() -> None:
    table = layout("ronin", "student", hands={0: "fend horse-kick", 1: "fend"})
    assert list(table.waiting) == [0, 1]
    play(table, 0, "choose fend")
    assert list(table.waiting) == [1]
    assert offered(table, 0) == [], "he may not change it"
    assert "fend" not in str(table.view(1)["decision"])
    assert table.view(1)["table"]["players"][0]["cards"] is None
    assert [event for event in table.log(1) if isinstance(event, Revealed)] == []
    play(table, 1, "choose fend")
    assert [event.card for event in told(table, Revealed)] == ["fend", "fend"]


@ruling("SJ-6.16", "SJ-7.20", "SJ-8.10", "SJ-9.3", "SJ-22.4", "SJ-65.3")
def test_a_stun_may_be_chosen_does_nothing_and_goes_back_to_the_supply() -> None:
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "fend", 1: "fend"}, stuns={0: 2})
    choose(table, "stun", "student-special")
    assert table.stuns[0] == 1
    assert until(table, "DiscardCard", 1) == ["discard fend"]
    assert [play.speeds for play in table.plays] == [(0,), (0,)]
    finish_turn(table)
    assert table.stuns[0] == 1
    at_rest(table)


@ruling("SJ-6.17", "SJ-21.2")
def test_instants_cannot_be_chosen_but_replacements_can_and_do_not_count() -> None:
    table = layout("student", "warrior", hands={0: "turning-slash taunt swift-block"}, kamae={0: "A"})
    assert offered(table, 0) == [
        "choose turning-slash",
        "choose swift-block",
        "choose student-special",
        "choose katana-swing",
    ]
    choose(table, "turning-slash", "warrior-special")
    assert table.instant_used == [False, False]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-6.3", "SJ-6.4", "SJ-21.7", "SJ-21.19", "SJ-38.6")
def test_start_of_turn_instants_go_upward_once_each_and_everybody_who_might_hold_one_is_asked() -> None:
    table = layout(
        "ronin",
        "student",
        "master",
        at={2: "3,-3"},
        hands={0: "duty", 1: "fend", 2: "fend"},
        decks={1: "courage fend fend fend fend fend"},
        focus={0: 1},
        before="StartOfTurn",
    )
    assert table.track == [2, 1, 0]
    assert (asked(table), table.waiting) == ("MayPlayInstant", (0,))
    assert offered(table, 0) == ["pass", "play duty"]
    play(table, 0, "pass")
    assert (asked(table), table.waiting) == ("MayPlayInstant", (1,)), (
        "the lowest first; nothing in hand, but Courage in his list"
    )
    assert offered(table, 1) == ["pass"]
    play(table, 1, "pass")
    assert asked(table) == "ChooseCards", "the Master's list holds none: he is not asked"
    at_rest(table)


@ruling("SJ-9.1", "SJ-9.2", "SJ-3.8")
def test_played_cards_are_discarded_and_lasting_ones_stay() -> None:
    table = layout("ronin", "student", at={1: "3,-3"}, hands={0: "iron-will", 1: "fend"}, focus={0: 2})
    choose(table, "iron-will", "fend")
    finish_turn(table)
    assert table.discards == [[], ["fend"]]
    assert table.lasting[0] == [("iron-will", 0, 3)]
    at_rest(table)


@ruling("SJ-9.4", "SJ-9.5", "SJ-22.11", "SJ-22.19", "SJ-65.2")
def test_clocks_are_turned_at_the_end_of_every_turn() -> None:
    table = layout(
        "ronin",
        "ninja",
        at={1: "3,-3"},
        hobbled={0: [4, 1]},
        lasting={0: [["confusing-mist", 1, 2], ["virulent-poison", 1, 4]]},
        poisons={1: ["crippling-poison"]},
        used_poisons={1: ["haemorrhagic-toxin", "paralysing-toxin"]},
        before="ChoosePhase",
    )
    for turns in range(2):
        choose(table, "", "ninja-special")
        finish_turn(table)
        assert table.hobbled[0] == (3 - turns,)
    assert table.lasting[0] == [("virulent-poison", 1, 2)]
    assert "confusing-mist" in table.used_poisons[1]
    at_rest(table)


@ruling("SJ-9.6", "SJ-9.7", "SJ-9.8", "SJ-9.9", "SJ-9.11")
def test_hands_above_the_limit_are_cut_together_face_down_stuns_counted() -> None:
    table = layout(
        "ronin",
        "student",
        at={1: "3,-3"},
        hands={0: "fend fend fend fend fend", 1: "fend push-back horse-kick pommel-smash fend"},
        stuns={0: 2, 1: 1},
    )
    choose(table, "ronin-special", "student-special")
    for seat in (1, 0):
        play(table, seat, "discard fend")
    until(table, "CutHands")
    assert table.waiting == (0,), "the Ronin has 4 cards and 2 Stuns, the Student 4 and 1"
    assert offered(table, 0) == ["discard fend"], "a Stun cannot be discarded"
    play(table, 0, "discard fend")
    finish_turn(table)
    assert len(table.buried[0]) == 2
    assert [event for event in table.log(1) if isinstance(event, Discarded) and event.seat == 0] == []
    assert DiscardedHidden(0) in table.log(1)
    at_rest(table)


@ruling("SJ-38.7")
def test_a_game_of_two_hundred_turns_is_a_draw() -> None:
    table = layout("ronin", "student", at={1: "3,-3"}, turn=200)
    choose(table, "ronin-special", "student-special")
    finish_turn(table)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0, 1), "outcome-sj-too-long")
    at_rest(table)


@ruling("SJ-6.7", "SJ-38.1")
def test_only_its_player_sees_the_card_drawn() -> None:
    table = layout("ronin", "student", decks={0: "fend fend", 1: "push-back"}, before="DrawPhase")
    assert told(table, Drew) == [Drew(0, "fend"), Drew(1, "push-back")]
    assert table.log(0) == [Drew(0, "fend"), DrewHidden(1)]
    assert table.log(None) == [DrewHidden(0), DrewHidden(1)]
    assert idle(table, 0)
