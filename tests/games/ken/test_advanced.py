"""Chapter 31: the advanced game."""

from __future__ import annotations

from typing import Any, cast

from budokan.games.ken import GAME
from budokan.games.ken.events import Conquered, Straightened, TurnBegan, Withdrawn
from budokan.games.ken.table import Table
from tests.support.ken import (
    asked,
    at_rest,
    dealt,
    defend,
    end_turn,
    engaged,
    fight_on,
    forces,
    layout,
    offered,
    past,
    play,
    territory,
    told,
)
from tests.support.rulings import ruling


def shared(**parts: Any) -> Table:
    return layout(mode="advanced", **parts)


@ruling("KEN-31.1", "KEN-31.2", "KEN-31.6", "KEN-31.7")
def test_both_go_through_every_phase_and_the_first_player_changes() -> None:
    table = shared(forces={0: "shin!", 1: "toki!"}, places={0: "villaggio", 1: "oasi"}, phase="turn")
    assert table.points == [2, 1]
    assert told(table, Straightened) == [Straightened(0, ("shin",)), Straightened(1, ("toki",))]
    assert asked(table) == (0, "ChooseDraw")
    play(table, 0, "draw 3")
    assert offered(table, 1) == ["draw 1", "draw 2", "draw 3"]
    play(table, 1, "draw 1")
    assert asked(table) == (0, "Presentation")
    end_turn(table)
    assert told(table, TurnBegan)[-1] == TurnBegan(1, 5)
    assert asked(table) == (1, "ChooseDraw")
    at_rest(table)


@ruling("KEN-31.3", "KEN-43.15")
def test_only_places_bring_green_points() -> None:
    table = shared(
        forces={0: "lynn kenshiro"},
        places={0: "villaggio+pozzo-d-acqua", 1: "capitale"},
        destiny={0: "pace energia-elettrica"},
        phase="turn",
    )
    assert table.points == [3, 3], "2 + the well; 2 + Energia Elettrica; neither Lynn nor Pace"
    at_rest(table)


@ruling("KEN-31.4", "KEN-31.5")
def test_the_lead_is_tested_before_either_adds_or_after_both_have_by_the_option() -> None:
    table = shared(points=(8, 0), places={0: "villaggio"}, phase="turn")
    assert (table.over, table.points) == (False, [10, 0]), "the beginning of the phase is past"
    table = shared(points=(10, 0), places={1: "villaggio"}, phase="turn")
    assert (table.over, table.points) == (True, [10, 0]), "nobody has added yet"
    for points, option, over in (
        ((8, 0), "after-points", True),
        ((10, 0), "after-points", False),
        ((8, 0), "before-points", False),
        ((10, 0), "before-points", True),
    ):
        other = "" if points == (8, 0) else "piramide-della-croce"
        mine = "villaggio" if points == (8, 0) else ""
        table = shared(points=points, places={0: mine, 1: other}, phase="turn", options={"advanced_victory": option})
        assert table.over is over, (points, option)
        at_rest(table)
    table = shared(points=(0, 10), turn=0, phase="turn")
    assert table.outcome is not None
    assert table.outcome.winners == (1,), "whoever is first player"


@ruling("KEN-31.8")
def test_one_empty_future_loses_two_are_settled_by_score() -> None:
    for futures, points, winners in (
        ({0: ""}, (5, 0), (1,)),
        ({0: "", 1: ""}, (5, 0), (0,)),
        ({0: "", 1: ""}, (3, 4), (1,)),
        ({0: "", 1: ""}, (4, 4), (0, 1)),
    ):
        table = shared(futures=futures, points=points, phase="turn")
        assert table.outcome is not None
        assert table.outcome.winners == winners
        at_rest(table)


@ruling("KEN-31.23", "KEN-18.6")
def test_last_cards_drawn_in_one_phase_are_drawn_at_the_same_time() -> None:
    for futures, points, winners in (
        ({0: "fudo", 1: "fudo"}, (5, 0), (0,)),
        ({0: "fudo", 1: "fudo"}, (0, 5), (1,)),
        ({0: "fudo", 1: "fudo"}, (4, 4), (0, 1)),
        ({0: "fudo", 1: "fudo fudo"}, (5, 0), (1,)),
        ({0: "fudo fudo", 1: "fudo"}, (0, 5), (0,)),
    ):
        table = shared(futures=futures, points=points, phase="turn", options={"empty_future": "at-once"})
        play(table, 0, "draw 1")
        assert not table.over, "the other draws in the same phase"
        play(table, 1, "draw 1")
        assert table.outcome is not None
        assert table.outcome.winners == winners
        at_rest(table)


@ruling("KEN-31.9", "KEN-31.10")
def test_first_one_presents_then_the_other_and_both_play_every_kind() -> None:
    hand = "shin deserto il-ritorno rivolta"
    table = shared(hands={0: hand, 1: "toki rovine il-ritorno"}, pasts={1: "raoul"})
    play(table, 0, "play shin", "play deserto", "play il-ritorno", "play rivolta", "end presentation")
    assert asked(table) == (1, "Presentation")
    play(table, 1, "play toki", "play rovine", "play il-ritorno", "take raoul", "play raoul")
    assert forces(table, 1) == ["toki", "raoul"], "a happening in his own part"
    at_rest(table)


@ruling("KEN-31.11")
def test_the_other_may_answer_with_turn_events() -> None:
    table = shared(hands={0: "shin", 1: "rivolta contadini"})
    play(table, 0, "play shin")
    assert asked(table) == (1, "MayPlayEvent")
    assert offered(table, 1) == ["pass", "play rivolta"]
    at_rest(table)


@ruling("KEN-31.12")
def test_both_come_down_to_seven_the_first_player_first() -> None:
    many = "bull bull bull bull zeta zeta zeta zeta"
    table = shared(hands={0: many, 1: many})
    play(table, 0, "end presentation")
    assert asked(table) == (1, "Presentation"), "the limit waits for the end of the phase"
    play(table, 1, "end presentation")
    assert asked(table) == (0, "ChooseDiscard")
    play(table, 0, "discard bull")
    assert asked(table) == (1, "ChooseDiscard")
    at_rest(table)


@ruling("KEN-31.13", "KEN-31.14", "KEN-31.15", "KEN-31.16")
def test_attack_defence_counterattack_and_defence_with_what_is_left() -> None:
    table = shared(forces={0: "bull zeta", 1: "shin toki"}, places={0: "deserto", 1: "rovine"}, phase="combat")
    play(table, 0, "send bull", "close the group")
    assert asked(table) == (1, "FormDefence")
    defend(table, 1, "toki")
    assert asked(table) == (1, "FormAttack"), "now his own attacks"
    assert offered(table, 1) == ["attack no more", "send shin"], "Toki already defends"
    play(table, 1, "send shin")
    assert asked(table) == (0, "FormDefence")
    assert offered(table, 0) == ["leave undefended", "send zeta"], "Bull attacks"
    defend(table, 0, "")
    assert [battle.attacker for battle in table.battles] == [0, 1]
    at_rest(table)


@ruling("KEN-31.16")
def test_without_places_single_cards_are_attacked_by_either() -> None:
    table = shared(forces={0: "bull", 1: "shin"}, places={0: "deserto"}, phase="combat")
    assert offered(table, 0) == ["attack no more", "attack shin"]
    play(table, 0, "attack shin", "send bull", "close the group")
    assert asked(table) == (1, "FormAttack"), "Marco has a place, so Shin must attack that"
    at_rest(table)


def facing_each_other(mine: str) -> Table:
    """Marco has a place and attacks Luca's Bull by itself; Luca, who has none, sends these cards to attack that place."""
    table = shared(forces={0: "zaku", 1: "bull zeta"}, places={0: "deserto"}, phase="combat")
    play(table, 0, "attack bull", "send zaku", "close the group")
    for card in mine.split():
        play(table, 1, f"send {card}")
    play(table, 1, "close the group")
    play(table, 0, "leave undefended")
    assert offered(table, 0) == ["fight combat 1 for bull", "fight combat 2 for deserto"]
    return table


@ruling("KEN-31.22", "KEN-26.16", "KEN-29.32")
def test_who_was_attacked_first_is_engaged_and_conquers_nothing() -> None:
    table = facing_each_other("bull")
    play(table, 0, "fight combat 1 for bull")
    fight_on(table)
    assert told(table, Withdrawn) == [Withdrawn(1, "bull")]
    assert (territory(table, 0), told(table, Conquered)) == (["deserto"], []), "nobody is left to attack it"
    assert forces(table, 1) == ["bull", "zeta"]
    at_rest(table)


@ruling("KEN-31.22")
def test_the_rest_of_the_group_attacks_without_it() -> None:
    table = facing_each_other("bull zeta")
    play(table, 0, "fight combat 1 for bull")
    fight_on(table)
    assert told(table, Withdrawn) == [Withdrawn(1, "bull")]
    assert told(table, Conquered) == [Conquered(1, "deserto")], "Zeta is still there"
    at_rest(table)


@ruling("KEN-31.22", "KEN-20.12")
def test_who_attacks_first_defends_itself_engaged() -> None:
    table = facing_each_other("bull")
    play(table, 0, "fight combat 2 for deserto")
    assert told(table, Conquered) == [Conquered(1, "deserto")]
    assert engaged(table, 1) == ["bull"]
    assert asked(table) == (0, "Reply"), "and the single combat follows"
    fight_on(table)
    assert told(table, Withdrawn) == []
    assert dealt(table) == [(0, 1), (1, 2)]
    at_rest(table)


@ruling("KEN-31.17", "KEN-31.18", "KEN-31.19")
def test_the_first_player_names_the_next_combat_and_each_attacker_decides_first_in_his() -> None:
    table = shared(forces={0: "bull zeta", 1: "shin toki"}, places={0: "deserto", 1: "rovine"}, phase="combat")
    play(table, 0, "send bull", "close the group")
    defend(table, 1, "toki")
    play(table, 1, "send shin")
    defend(table, 0, "zeta")
    assert asked(table) == (0, "NextCombat")
    assert offered(table, 0) == ["fight combat 1 for rovine", "fight combat 2 for deserto"]
    play(table, 0, "fight combat 2 for deserto")
    assert asked(table) == (1, "Reply"), "in his own attack Luca decides first"
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert told(table, Conquered) == [Conquered(1, "deserto")]
    assert asked(table) == (0, "Reply"), "one combat is left and needs no order"
    fight_on(table)
    assert dealt(table) == [(1, 3), (0, 2), (0, 2), (1, 2)]
    at_rest(table)


@ruling("KEN-31.18")
def test_undefended_places_are_named_too() -> None:
    table = shared(forces={0: "bull", 1: "shin"}, places={0: "deserto", 1: "rovine"}, phase="combat")
    play(table, 0, "send bull", "close the group")
    defend(table, 1, "")
    play(table, 1, "send shin")
    defend(table, 0, "")
    play(table, 0, "fight combat 1 for rovine")
    assert [one.place for one in told(table, Conquered)] == ["rovine", "deserto"]
    assert (territory(table, 0), territory(table, 1)) == ([], [])
    assert (engaged(table, 0), engaged(table, 1)) == ([], []), "straightened as the next turn began"
    at_rest(table)


@ruling("KEN-31.20")
def test_both_put_away_what_has_ended() -> None:
    table = shared(hands={0: "", 1: ""}, destiny={0: "rivolta", 1: "liberazione"})
    end_turn(table)
    assert (past(table, 0), past(table, 1)) == (["rivolta"], ["liberazione"])
    at_rest(table)


@ruling("KEN-31.21")
def test_the_first_draw_is_not_limited() -> None:
    table = cast(Table, GAME.new(seed=1, mode="advanced", first_draw=2, first_player="seat-0", listen=True))
    assert offered(table, 0) == ["draw 1", "draw 2", "draw 3"]
    at_rest(table)
