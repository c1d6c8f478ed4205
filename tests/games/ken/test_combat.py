"""Chapters 20, 22 and 26: a combat to its end: targets that are gone, conquest, points, commanders drawn in."""

from __future__ import annotations

from budokan.games.ken.events import AttackLost, CombatBegan, Conquered, DrawnIn, Held, Scored, Straightened
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    attack_of,
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
    territory,
    told,
)
from tests.support.rulings import ruling

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


@ruling("KEN-22.11", "KEN-22.12", "KEN-22.13")
def test_damage_left_over_draws_the_commander_into_a_new_combat() -> None:
    table = layout(forces={0: "raoul", 1: "zeta shin*2"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "zeta shin")
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert told(table, DrawnIn) == [DrawnIn(1, "shin")]
    assert lives(table, "shin") == 2, "he has not suffered the damage"
    assert asked(table) == (0, "Reply"), "the new combat has its own steps"
    assert len(told(table, CombatBegan)) == 2
    fight_on(table)
    assert lives(table, "shin") == 1
    assert told(table, Held) == [Held(1, "deserto")]
    table = layout(forces={0: "jack-di-fiori", 1: "zeta shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "jack-di-fiori")
    defend(table, 1, "zeta shin")
    fight_on(table)
    assert told(table, DrawnIn) == [], "exactly beaten, nothing is left over"
    assert told(table, Straightened) == [Straightened(1, ("shin",))], "still in the group, he was engaged with it"
    at_rest(table)


@ruling("KEN-22.14")
def test_the_surviving_enemies_keep_order_commander_and_role() -> None:
    table = layout(forces={0: "bull zeta souther", 1: "predoni shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "bull zeta souther")
    defend(table, 1, "predoni shin")
    play(table, 0, "pass")
    play(table, 1, "pass")
    combat = table.combat
    assert combat.attacker == 0
    assert [table.pieces[one].card for one in combat.groups[0].front] == ["bull", "zeta"]
    assert [table.pieces[one].card for one in combat.groups[0].commanders] == ["souther"]
    assert [table.pieces[one].card for one in combat.groups[1].front] == ["shin"]
    assert attack_of(table, "bull") == 2
    at_rest(table)


@ruling("KEN-22.15")
def test_both_commanders_fight_each_other() -> None:
    table = layout(
        forces={0: "il-colonnello shin", 1: "guardia-del-sacro-imperatore souther*2"}, places={1: "deserto"}, phase="combat"
    )
    attack(table, 0, "il-colonnello shin")
    defend(table, 1, "guardia-del-sacro-imperatore souther")
    fight_on(table)
    assert told(table, DrawnIn) == [], "2 do not beat 1 + 2 there"
    table = layout(forces={0: "predoni shin*2", 1: "predoni souther*2"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "predoni shin")
    defend(table, 1, "predoni souther")
    fight_on(table)
    assert told(table, DrawnIn) == [DrawnIn(0, "shin"), DrawnIn(1, "souther")]
    assert (lives(table, "shin"), lives(table, "souther")) == (1, 2), "4 - 2 and 3 - 3"
    at_rest(table)


@ruling("KEN-22.16")
def test_a_drawn_in_commander_fights_the_commander_behind_an_empty_front() -> None:
    table = layout(forces={0: "zeta shin*2", 1: "jack-di-fiori souther"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "zeta shin")
    defend(table, 1, "jack-di-fiori souther")
    fight_on(table)
    assert told(table, DrawnIn) == [DrawnIn(0, "shin"), DrawnIn(1, "souther")], (
        "2 beat Zeta exactly; 1 of 2 is left over for Souther"
    )
    assert lives(table, "shin") == 1
    at_rest(table)


@ruling("KEN-22.17")
def test_without_an_enemy_there_is_no_combat() -> None:
    table = layout(forces={0: "il-colonnello", 1: "predoni shin"}, places={1: "deserto"}, hands={0: "", 1: ""}, phase="combat")
    attack(table, 0, "il-colonnello")
    defend(table, 1, "predoni shin")
    assert told(table, DrawnIn) == [DrawnIn(1, "shin")]
    table = layout(forces={0: "jack-di-fiori", 1: "predoni shin"}, places={1: "deserto"}, hands={0: "", 1: ""}, phase="combat")
    attack(table, 0, "jack-di-fiori")
    defend(table, 1, "predoni shin")
    assert told(table, DrawnIn) == [], "the attacker fell too, and nobody is left to fight"
    assert told(table, Held) == [Held(1, "deserto")]
    at_rest(table)


@ruling("KEN-22.18")
def test_with_several_commanders_the_owner_picks_one() -> None:
    table = layout(forces={0: "raoul", 1: "zeta shin ryuga"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "zeta shin ryuga")
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert asked(table) == (1, "PickCommander")
    assert offered(table, 1) == ["choose shin", "choose ryuga"]
    play(table, 1, "choose ryuga")
    group = table.combat.groups[1]
    assert [table.pieces[one].card for one in group.front] == ["ryuga"]
    assert [table.pieces[one].card for one in group.behind] == ["shin"]
    assert reckoned(table).total == [5, 4]
    fight_on(table)
    assert forces(table, 1) == ["shin"]
    assert told(table, Held) == [Held(1, "deserto")], "the other is still in the defence"
    at_rest(table)


@ruling("KEN-22.20")
def test_if_the_front_leaves_before_damage_all_of_it_is_left_over() -> None:
    table = layout(hands={0: "psico-guerriero"}, forces={0: "raoul", 1: "zeta shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "zeta shin")
    play(table, 0, "use psico-guerriero", "choose zeta")
    fight_on(table)
    assert told(table, DrawnIn) == [DrawnIn(1, "shin")]
    assert forces(table, 1) == ["zeta"]
    at_rest(table)


@ruling("KEN-22.21")
def test_the_enemys_commander_may_be_drawn_in_turn() -> None:
    table = layout(forces={0: "zeta zeta souther", 1: "predoni raoul*2"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "zeta zeta souther")
    defend(table, 1, "predoni raoul")
    fight_on(table)
    assert [one.card for one in told(table, DrawnIn)] == ["raoul", "souther"], "5 beat both Zeta and one is left over"
    at_rest(table)


@ruling("KEN-22.22")
def test_the_next_commander_is_reached_only_by_double_damage() -> None:
    table = layout(
        hands={0: "cerchio-luminoso-esplosivo"},
        forces={0: "falco*2", 1: "predoni shin ryuga"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "falco")
    defend(table, 1, "predoni shin ryuga")
    play(table, 0, "pass")
    play(table, 1, "pass")
    play(table, 1, "choose shin")
    play(table, 0, "use cerchio-luminoso-esplosivo and activate it")
    fight_on(table)
    assert [one.card for one in told(table, DrawnIn)] == ["shin", "ryuga"], "the second wave met nobody in front"
    at_rest(table)


@ruling("KEN-22.23")
def test_a_commander_drawn_in_is_the_first_defender() -> None:
    table = layout(
        forces={0: "raoul", 1: "zeta shin"}, places={1: "montagne"}, hands={0: "contadini", 1: "contadini"}, phase="combat"
    )
    attack(table, 0, "raoul")
    defend(table, 1, "zeta shin")
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert defence_of(table, "shin") == 3
    fight_on(table)
    assert dealt(table) == [(0, 5), (1, 2), (0, 5), (1, 3)]
    assert (forces(table, 0), forces(table, 1)) == ([], []), "5 - 3 and 3 - 2 took the last lives"
    assert told(table, Held) == [Held(1, "montagne")]
    at_rest(table)


@ruling("KEN-22.24", "KEN-23.19")
def test_what_lasts_for_a_combat_ends_with_it_and_lives_are_there_again() -> None:
    table = layout(
        hands={0: "attacco-generale contadini"},
        forces={0: "banda-di-fiori banda-di-cuori shin", 1: "zeta souther*2"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "banda-di-fiori banda-di-cuori shin")
    defend(table, 1, "zeta souther")
    play(table, 0, "activate banda-di-fiori ability 1", "play attacco-generale")
    assert reckoned(table).total[0] == 8
    while asked(table)[1] == "Reply":
        play(table, asked(table)[0], "pass")
    assert asked(table) == (0, "ChooseAbility"), "in the new combat his life may be spent again"
    assert reckoned(table).total[0] == 6, "and the event is over"
    assert reckoned(table).surprise == [False, False]
    at_rest(table)
