"""Chapter 20: attacks are declared, defended and fought in order."""

from __future__ import annotations

from budokan.games.ken.events import Conquered
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    defence_of,
    defend,
    fight_on,
    forces,
    layout,
    offered,
    play,
    reckoned,
    refused,
    territory,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-20.2", "KEN-20.3", "KEN-20.4", "KEN-20.5")
def test_from_the_frontier_inwards_one_group_for_each_place() -> None:
    table = layout(forces={0: "bull zeta shin predoni"}, places={1: "villaggio rovine deserto"}, phase="combat")
    asks = []
    for card in ("bull", "zeta", "shin"):
        decision = table.decision
        assert decision is not None
        asks.append(decision.ask(table).args["target"])
        play(table, 0, f"send {card}")
        if card != "shin":
            play(table, 0, "close the group")
    assert [str(one) for one in asks] == [f"WordRef(say='card-{place}')" for place in ("deserto", "rovine", "villaggio")]
    assert asked(table) == (1, "FormDefence"), "there is no fourth place, and Predoni stay behind"
    assert [(battle.place, battle.attack.everyone()) for battle in table.battles] == [(3, (4,)), (2, (5,)), (1, (6,))]
    at_rest(table)


@ruling("KEN-20.6", "KEN-20.7", "KEN-20.8", "KEN-34.6")
def test_all_attacks_then_all_defences_then_the_combats_in_order() -> None:
    table = layout(forces={0: "bull zeta", 1: "predoni"}, places={1: "rovine deserto"}, phase="combat")
    attack(table, 0, "zeta", "bull")
    defend(table, 1, "")
    assert asked(table) == (1, "FormDefence"), "the second place is asked about before anything is fought"
    assert territory(table, 1) == ["rovine", "deserto"]
    defend(table, 1, "predoni")
    fight_on(table)
    assert [one.place for one in told(table, Conquered)] == ["deserto", "rovine"]
    at_rest(table)


@ruling("KEN-34.6")
def test_the_defender_is_asked_even_with_nobody_to_send() -> None:
    table = layout(forces={0: "bull"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "bull")
    assert offered(table, 1) == ["leave undefended"]
    at_rest(table)


@ruling("KEN-20.9")
def test_a_place_may_fall_although_the_attack_on_the_frontier_fails() -> None:
    table = layout(forces={0: "bull shin", 1: "falco"}, places={1: "villaggio rovine deserto"}, phase="combat")
    attack(table, 0, "bull", "shin")
    defend(table, 1, "falco")
    defend(table, 1, "")
    fight_on(table)
    assert territory(table, 1) == ["villaggio", "deserto"], "the column closes up"
    assert forces(table, 0) == ["shin"]
    at_rest(table)


@ruling("KEN-20.10")
def test_behind_a_place_nobody_is_attacked_alone() -> None:
    table = layout(forces={0: "bull", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    assert asked(table) == (0, "FormAttack")
    assert refused(table, 0, "attack zeta#2") == "KEN-34.5"
    at_rest(table)


@ruling("KEN-20.11", "KEN-20.12", "KEN-20.13", "KEN-20.15")
def test_without_places_single_cards_are_attacked_in_any_order_engaged_or_not() -> None:
    table = layout(forces={0: "bull shin*2 predoni", 1: "zeta! devil contadini"}, phase="combat")
    assert offered(table, 0) == ["attack no more", "attack zeta", "attack devil", "attack contadini"]
    attack(table, 0, "contadini < predoni", "zeta < bull shin")
    assert asked(table)[1] != "FormDefence", "the target defends alone"
    assert table.combat.groups[1].everyone() == (6,)
    fight_on(table)
    assert forces(table, 1) == ["devil"]
    at_rest(table)


@ruling("KEN-20.14")
def test_a_card_is_the_target_of_one_group() -> None:
    table = layout(forces={0: "bull zeta", 1: "devil bask"}, phase="combat")
    play(table, 0, "attack devil", "send bull", "close the group")
    assert offered(table, 0) == ["attack no more", "attack bask"]
    assert refused(table, 0, "attack devil") == "KEN-20.14"
    at_rest(table)


@ruling("KEN-20.16", "KEN-20.17")
def test_single_attacks_know_attack_and_defence_but_no_place() -> None:
    table = layout(forces={0: "jagger", 1: "juza fudo rihaku"}, phase="combat")
    attack(table, 0, "juza < jagger")
    assert reckoned(table).surprise == [True, True], "he attacks, the other defends"
    table = layout(forces={0: "jagger", 1: "fudo"}, phase="combat")
    attack(table, 0, "fudo < jagger")
    assert defence_of(table, "fudo") == 2, "no place is defended"
    table = layout(forces={0: "jagger", 1: "rihaku"}, phase="combat")
    attack(table, 0, "rihaku < jagger")
    assert defence_of(table, "rihaku") == 3, "1 + 2: he is the first card himself"
    at_rest(table)


@ruling("KEN-20.18")
def test_with_nothing_to_attack_the_phase_is_over() -> None:
    table = layout(hands={0: ""}, forces={0: "bull"})
    play(table, 0, "end presentation")
    assert asked(table) == (1, "ChooseDraw")
    at_rest(table)


@ruling("KEN-20.19")
def test_when_the_last_place_falls_no_single_attack_is_added() -> None:
    table = layout(forces={0: "bull zeta", 1: "contadini"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "bull")
    defend(table, 1, "")
    assert territory(table, 1) == []
    assert asked(table) == (1, "ChooseDraw"), "Zeta may not turn on Contadini now"
    at_rest(table)
