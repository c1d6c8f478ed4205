"""Chapters 20 and 26: targets, conquest, ochre points and engagement."""

from __future__ import annotations

from budokan.games.ken.events import AttackLost, Conquered, Held, Scored, Straightened
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    dealt,
    defence_of,
    defend,
    engaged,
    fight_on,
    forces,
    layout,
    lives,
    offered,
    out,
    past,
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


AMBUSH = {
    "agguato": {
        "type": "event",
        "name": "Agguato",
        "school": "none",
        "moral": "grey",
        "duration": "play-and-discard",
        "abilities": [{"does": "beat", "to": {"among": "opposing-present", "type": ["character"], "count": 1}}],
    }
}
"""A card of a player's own set that takes a target away before its combat."""


@ruling("KEN-20.20")
def test_a_group_whose_target_is_gone_does_not_fight_and_is_engaged() -> None:
    table = layout(hands={0: "agguato"}, forces={0: "shin zeta", 1: "bask bull"}, phase="combat", options={"own_cards": AMBUSH})
    attack(table, 0, "bask < shin", "bull < zeta")
    play(table, 0, "play agguato", "choose bull")
    fight_on(table)
    assert told(table, AttackLost) == [AttackLost(0)]
    assert dealt(table) == [(0, 3), (1, 2)], "only the first combat was fought"
    assert engaged(table, 0) == ["shin", "zeta"]
    at_rest(table)


@ruling("KEN-26.1", "KEN-26.2", "KEN-26.3", "KEN-26.6")
def test_a_place_without_defenders_left_is_conquered_and_goes_to_the_past() -> None:
    table = layout(forces={0: "shin", 1: "predoni"}, places={1: "villaggio+pozzo-d-acqua"}, phase="combat")
    attack(table, 0, "shin")
    defend(table, 1, "predoni")
    fight_on(table)
    assert past(table, 1) == ["pozzo-d-acqua", "predoni", "villaggio"]
    assert territory(table, 0) == [], "nobody takes it over"
    assert told(table, Conquered) == [Conquered(0, "villaggio")]
    at_rest(table)


@ruling("KEN-26.4", "KEN-26.5", "KEN-26.15")
def test_an_undefended_place_falls_without_combat() -> None:
    table = layout(
        hands={0: "attacco-generale"}, forces={0: "guardia-del-sacro-imperatore shin*2"}, places={1: "deserto"}, phase="combat"
    )
    attack(table, 0, "guardia-del-sacro-imperatore shin")
    defend(table, 1, "")
    assert past(table, 1) == ["deserto"]
    assert dealt(table) == [], "no ability, no card"
    assert engaged(table, 0) == ["guardia-del-sacro-imperatore", "shin"]
    table = layout(forces={0: "ryuga"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "ryuga")
    defend(table, 1, "")
    assert (past(table, 1), out(table, 1)) == ([], ["deserto"]), "the Slayer is always on"
    at_rest(table)


@ruling("KEN-26.7", "KEN-22.19")
def test_a_commander_counts_as_left_on_both_sides() -> None:
    table = layout(forces={0: "bronza shoki", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "bronza shoki")
    defend(table, 1, "zeta")
    fight_on(table)
    assert (forces(table, 0), forces(table, 1)) == (["shoki"], []), "both lines fell exactly"
    assert told(table, Conquered) == [Conquered(0, "deserto")], "the commander is left to take the place"
    table = layout(forces={0: "bronza", 1: "zeta shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "bronza")
    defend(table, 1, "zeta shin")
    fight_on(table)
    assert told(table, Held) == [Held(1, "deserto")]
    at_rest(table)


@ruling("KEN-26.8")
def test_if_both_groups_are_wiped_out_the_place_stays() -> None:
    table = layout(forces={0: "bronza", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "bronza")
    defend(table, 1, "zeta")
    fight_on(table)
    assert (forces(table, 0), forces(table, 1)) == ([], [])
    assert territory(table, 1) == ["deserto"]
    at_rest(table)


@ruling("KEN-26.9", "KEN-26.13")
def test_both_score_for_what_they_beat() -> None:
    table = layout(forces={0: "banda-di-cuori banda-di-cuori", 1: "bull zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "banda-di-cuori banda-di-cuori")
    defend(table, 1, "zeta bull")
    fight_on(table)
    assert dealt(table) == [(0, 4), (1, 4)]
    assert table.points == [1, 2], "Zeta for the one, both armies for the other"
    assert told(table, Scored) == [Scored(1, 1, 1), Scored(1, 1, 2), Scored(0, 1, 1)]
    at_rest(table)


@ruling("KEN-26.10")
def test_each_life_lost_to_damage_gives_its_points() -> None:
    table = layout(forces={0: "raoul", 1: "shoki*3"}, phase="combat")
    attack(table, 0, "shoki < raoul")
    fight_on(table)
    assert (lives(table, "shoki"), table.points) == (2, [3, 4]), "one life of Shoki; Raoul's last life"
    at_rest(table)


@ruling("KEN-26.11")
def test_the_dead_give_their_points_too() -> None:
    table = layout(hands={0: "lama-di-luce"}, forces={0: "soria", 1: "bask"}, phase="combat")
    attack(table, 0, "bask < soria")
    play(table, 0, "use lama-di-luce")
    fight_on(table)
    assert (out(table, 1), table.points[0]) == (["bask"], 1)
    at_rest(table)


@ruling("KEN-26.12", "KEN-29.45")
def test_what_leaves_without_damage_gives_nothing() -> None:
    table = layout(hands={0: "il-killer-in-azione ryuga"}, forces={1: "padre-cobra+carro-armato ryuga"})
    play(table, 0, "play il-killer-in-azione", "choose padre-cobra", "play ryuga")
    assert past(table, 1) == ["carro-armato", "padre-cobra", "ryuga"]
    assert table.points == [0, 0]
    at_rest(table)


@ruling("KEN-26.14", "KEN-29.12")
def test_all_who_were_in_a_group_are_engaged_commanders_included() -> None:
    table = layout(
        forces={0: "bask shoki zeta", 1: "guardia-della-luce-dorata falco ain"}, places={1: "miniera-imperiale"}, phase="combat"
    )
    attack(table, 0, "bask shoki")
    defend(table, 1, "ain")
    fight_on(table)
    assert forces(table, 0) == ["shoki", "zeta"]
    assert engaged(table, 0) == ["shoki"], "the commander, not the bystander"
    assert told(table, Straightened) == [Straightened(1, ("ain",))], "and the one who defended, until his owner's turn"
    at_rest(table)


@ruling("KEN-26.16", "KEN-26.17")
def test_a_single_target_that_survives_is_engaged_and_nothing_is_conquered() -> None:
    table = layout(forces={0: "jack-di-picche", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < jack-di-picche")
    fight_on(table)
    assert told(table, Straightened) == [Straightened(1, ("toki",))], "he was engaged until his owner's next turn began"
    assert told(table, Conquered) == told(table, Held) == []
    at_rest(table)
