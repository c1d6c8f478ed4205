"""Chapters 16 to 19 and 27: the turn and its phases."""

from __future__ import annotations

from budokan.games.ken.events import Discarded, Drew, DrewHidden, Income, Straightened, TurnBegan
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    borne_by,
    defend,
    end_turn,
    engaged,
    fight_on,
    forces,
    layout,
    offered,
    past,
    play,
    refused,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-16.1")
def test_five_phases_in_order_and_then_the_other_player() -> None:
    table = layout(forces={0: "shin! bull"}, places={0: "villaggio", 1: "deserto"}, phase="turn")
    assert told(table, TurnBegan) == [TurnBegan(0, 4)]
    assert table.points == [2, 0], "order"
    assert engaged(table, 0) == [], "disengage"
    assert asked(table) == (0, "ChooseDraw")
    play(table, 0, "draw 1")
    assert asked(table) == (0, "Presentation")
    play(table, 0, "end presentation")
    assert asked(table) == (0, "FormAttack")
    attack(table, 0, "bull")
    defend(table, 1, "")
    assert asked(table) == (1, "ChooseDraw")
    assert told(table, TurnBegan)[-1] == TurnBegan(1, 5)
    at_rest(table)


@ruling("KEN-16.2", "KEN-20.1")
def test_all_is_free_but_drawing_and_the_hand_limit() -> None:
    table = layout(hands={0: "shin bull"}, forces={0: "zeta"}, places={1: "deserto"}, phase="turn")
    assert offered(table, 0) == ["draw 1", "draw 2", "draw 3"], "nobody draws nothing"
    play(table, 0, "draw 1", "end presentation", "attack no more")
    assert table.turn == 1
    assert table.hands[0] == ["shin", "bull", "fudo"]
    at_rest(table)


@ruling("KEN-16.3", "KEN-34.9")
def test_what_is_announced_stands() -> None:
    table = layout(hands={0: "shin"})
    play(table, 0, "play shin")
    assert offered(table, 0) == ["end presentation"], "there is no way back"
    assert refused(table, 0, "play shin") == "KEN-19.1"
    assert forces(table, 0) == ["shin"]
    at_rest(table)


@ruling("KEN-17.1", "KEN-17.2", "KEN-29.33")
def test_green_points_of_all_cards_engaged_ones_included() -> None:
    table = layout(forces={0: "lynn! kenshiro!"}, places={0: "villaggio oasi deserto"}, phase="turn")
    assert told(table, Income) == [Income(0, 4, 4)], "Lynn 1, Villaggio 2, Oasi 1"
    assert table.points == [4, 0]
    at_rest(table)


@ruling("KEN-17.4", "KEN-17.6")
def test_the_opponents_order_phase_neither_wins_nor_straightens_for_me() -> None:
    table = layout(points=(15, 0), forces={0: "bull!", 1: "zeta!"}, turn=1, phase="turn")
    assert not table.over
    assert asked(table) == (1, "ChooseDraw")
    assert (engaged(table, 0), engaged(table, 1)) == (["bull"], [])
    at_rest(table)


@ruling("KEN-17.5", "KEN-29.32")
def test_all_engaged_cards_are_straightened() -> None:
    table = layout(forces={0: "bull! shin! zeta"}, places={1: "deserto"}, phase="turn")
    assert told(table, Straightened) == [Straightened(0, ("bull", "shin"))]
    play(table, 0, "draw 1", "end presentation")
    assert offered(table, 0) == ["attack no more", "send bull", "send shin", "send zeta"]
    at_rest(table)


@ruling("KEN-18.1", "KEN-18.2", "KEN-18.3")
def test_one_to_three_cards_named_before_they_are_seen() -> None:
    table = layout(hands={0: ""}, futures={0: "shin rey toki ain"}, phase="draw")
    assert offered(table, 0) == ["draw 1", "draw 2", "draw 3"]
    play(table, 0, "draw 2")
    assert table.hands[0] == ["shin", "rey"]
    assert asked(table) == (0, "Presentation"), "no third card after seeing two"
    assert Drew(0, ("shin", "rey")) in table.log(0)
    assert [one for one in table.log(1) if isinstance(one, Drew | DrewHidden)] == [DrewHidden(0, 2)]
    at_rest(table)


@ruling("KEN-18.4")
def test_no_more_than_the_future_holds() -> None:
    table = layout(futures={0: "shin rey"}, phase="draw")
    assert offered(table, 0) == ["draw 1", "draw 2"]
    at_rest(table)


@ruling("KEN-19.1", "KEN-19.2")
def test_as_many_cards_as_one_likes_a_host_just_before_what_it_bears() -> None:
    table = layout(hands={0: "shin fenice-celeste bull bombe-a-mano bombe-a-mano deserto"})
    play(table, 0, "play shin", "assign fenice-celeste to shin", "play bull", "assign bombe-a-mano to bull")
    play(table, 0, "assign bombe-a-mano to bull", "play deserto")
    assert table.hands[0] == []
    assert borne_by(table, "bull") == ["bombe-a-mano", "bombe-a-mano"]
    at_rest(table)


@ruling("KEN-19.4", "KEN-19.5", "KEN-19.8")
def test_the_last_window_does_not_open_the_presentation_again_and_comes_before_the_limit() -> None:
    table = layout(hands={0: "bull bull bull bull zeta zeta zeta zeta", 1: "rivolta rivolta contadini"})
    play(table, 0, "end presentation")
    assert asked(table) == (1, "MayPlayEvent")
    play(table, 1, "play rivolta")
    assert offered(table, 1) == ["pass", "play rivolta"], "until he passes"
    play(table, 1, "pass")
    assert asked(table) == (0, "ChooseDiscard")
    at_rest(table)


@ruling("KEN-19.6", "KEN-19.7", "KEN-34.7")
def test_down_to_seven_one_at_a_time_in_the_open_and_only_the_active_player() -> None:
    many = "bull bull bull bull zeta zeta zeta zeta shin"
    table = layout(hands={0: many, 1: many})
    play(table, 0, "end presentation")
    assert offered(table, 0) == ["discard bull", "discard zeta", "discard shin"]
    play(table, 0, "discard shin", "discard zeta")
    assert past(table, 0) == ["shin", "zeta"]
    assert [one for one in table.log(1) if isinstance(one, Discarded)] == [Discarded(0, "shin"), Discarded(0, "zeta")]
    assert asked(table) == (1, "ChooseDraw")
    assert len(table.hands[1]) == 9
    at_rest(table)


@ruling("KEN-27.1", "KEN-27.2", "KEN-27.3")
def test_the_epilogue_puts_turn_events_away_and_nothing_else_is_left() -> None:
    table = layout(
        hands={0: "attacco-generale contadini"},
        forces={0: "bull", 1: "zeta"},
        places={1: "deserto"},
        destiny={0: "rivolta", 1: "liberazione"},
        phase="combat",
    )
    attack(table, 0, "bull")
    defend(table, 1, "zeta")
    play(table, 0, "play attacco-generale")
    assert past(table, 0) == ["attacco-generale"], "already there"
    fight_on(table)
    assert past(table, 0) == ["attacco-generale", "rivolta"]
    assert "liberazione" in past(table, 1)
    assert table.destiny == [[], []]
    at_rest(table)


@ruling("KEN-27.4")
def test_what_lasts_longer_stays() -> None:
    table = layout(hands={0: ""}, forces={0: "bull!"}, places={0: "deserto+barricate"}, destiny={0: "pace"})
    end_turn(table)
    assert [table.pieces[number].card for number in table.destiny[0]] == ["pace"]
    assert borne_by(table, "deserto") == ["barricate"]
    assert engaged(table, 0) == ["bull"]
    at_rest(table)
