"""Chapters 21 and 22: groups, commanders, and commanders drawn into the fight."""

from __future__ import annotations

from budokan.games.ken.events import CombatBegan, DrawnIn, Held, Straightened
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    attack_of,
    dealt,
    defence_of,
    defend,
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


@ruling("KEN-21.1", "KEN-29.32")
def test_engaged_cards_are_in_no_group() -> None:
    table = layout(forces={0: "bull! zeta shin!"}, places={1: "deserto"}, phase="combat")
    assert offered(table, 0) == ["attack no more", "send zeta"]
    assert refused(table, 0, "send bull") == "KEN-21.1"
    play(table, 0, "send zeta")
    assert refused(table, 0, "send shin") == "KEN-21.1", "nor do they command"
    at_rest(table)


@ruling("KEN-21.2", "KEN-21.3", "KEN-21.4")
def test_never_red_with_blue_nor_two_schools_while_grey_and_none_mix_with_all() -> None:
    table = layout(forces={0: "bull zeta mamiya lord-david wiggle contadini falco"}, places={1: "deserto"}, phase="combat")
    play(table, 0, "send bull")
    assert offered(table, 0) == ["close the group", "send zeta", "send lord-david", "send contadini"]
    assert refused(table, 0, "send mamiya") == "KEN-21.2"
    assert refused(table, 0, "send wiggle") == "KEN-21.3"
    assert refused(table, 0, "send falco") == "KEN-21.3"
    play(table, 0, "send lord-david", "send contadini", "send zeta", "close the group")
    at_rest(table)


@ruling("KEN-21.4", "KEN-22.8")
def test_every_pair_of_a_group_must_agree() -> None:
    table = layout(forces={0: "contadini zeta mamiya ryuga"}, places={1: "deserto"}, phase="combat")
    play(table, 0, "send contadini", "send zeta")
    assert refused(table, 0, "send mamiya") == "KEN-21.2", "grey beside it does not help"
    play(table, 0, "send ryuga")
    assert refused(table, 0, "send mamiya") == "KEN-34.5"
    play(table, 0, "close the group")
    assert table.battles[0].attack.commanders == (5,), "a grey commander leads the red"
    at_rest(table)


@ruling("KEN-21.5", "KEN-34.5")
def test_the_owner_chooses_the_order_card_by_card() -> None:
    for order, fallen in (("jack-di-picche bull", ["jack-di-picche"]), ("bull jack-di-picche", [])):
        table = layout(forces={0: "bull jack-di-picche", 1: "bask"}, places={1: "deserto"}, phase="combat")
        attack(table, 0, order)
        defend(table, 1, "bask")
        fight_on(table)
        assert past(table, 0) == fallen, "2 points go to the first card"
        at_rest(table)


@ruling("KEN-21.6")
def test_the_defender_may_form_one_group_for_each_place_or_none() -> None:
    table = layout(forces={0: "zeta shin", 1: "bull kenshiro"}, places={1: "rovine deserto"}, phase="combat")
    attack(table, 0, "zeta", "shin")
    assert offered(table, 1) == ["leave undefended", "send bull", "send kenshiro"]
    defend(table, 1, "bull")
    assert refused(table, 1, "send bull") == "KEN-21.7"
    defend(table, 1, "")
    fight_on(table)
    assert territory(table, 1) == ["deserto"]
    at_rest(table)


@ruling("KEN-21.7")
def test_a_card_is_in_one_group() -> None:
    table = layout(forces={0: "zeta bull"}, places={1: "rovine deserto"}, phase="combat")
    play(table, 0, "send zeta")
    assert refused(table, 0, "send zeta#3") == "KEN-21.7"
    play(table, 0, "close the group")
    assert offered(table, 0) == ["attack no more", "send bull"]
    at_rest(table)


@ruling("KEN-21.9")
def test_a_card_without_attack_is_a_shield() -> None:
    table = layout(forces={0: "lynn bart", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "lynn bart")
    defend(table, 1, "zeta")
    assert reckoned(table).total == [1, 2]
    fight_on(table)
    assert forces(table, 0) == ["bart"], "Lynn took 1 of 2; the other stopped at Bart's defence"
    at_rest(table)


@ruling("KEN-21.10", "KEN-22.1", "KEN-22.2", "KEN-22.3", "KEN-22.7")
def test_a_master_fights_alone_or_commands_at_the_back() -> None:
    table = layout(forces={0: "shin souther bull"}, places={1: "rovine deserto"}, phase="combat")
    play(table, 0, "send shin")
    assert asked(table) == (0, "FormAttack"), "named first he fights alone, and the group is closed"
    assert offered(table, 0) == ["attack no more", "send souther", "send bull"], "the next group has another target"
    play(table, 0, "send bull", "send souther")
    assert offered(table, 0) == ["close the group"]
    play(table, 0, "close the group")
    alone, led = table.battles
    assert (alone.attack.front, alone.attack.commanders) == ((3,), ())
    assert (led.attack.front, led.attack.commanders) == ((5,), (4,))
    at_rest(table)


@ruling("KEN-22.4", "KEN-22.5")
def test_a_commander_adds_no_values_but_lends_his_lives() -> None:
    table = layout(forces={0: "wiggle raoul*2", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "wiggle raoul")
    defend(table, 1, "toki")
    assert reckoned(table).total[0] == 3
    play(table, 0, "activate wiggle ability 1")
    assert reckoned(table).surprise == [True, False]
    at_rest(table)


@ruling("KEN-22.6", "KEN-23.14")
def test_several_masters_may_command_and_their_lives_are_added() -> None:
    table = layout(
        forces={0: "guardia-del-sacro-imperatore shin souther ryuga kenshiro", 1: "toki"}, places={1: "deserto"}, phase="combat"
    )
    play(table, 0, "send guardia-del-sacro-imperatore", "send shin", "send souther", "send ryuga")
    assert refused(table, 0, "send kenshiro") == "KEN-21.2"
    play(table, 0, "close the group")
    defend(table, 1, "toki")
    assert offered(table, 0) == ["no further ability", "activate guardia-del-sacro-imperatore ability 1"], "1 + 1 Nanto lives"
    at_rest(table)


@ruling("KEN-22.9", "KEN-23.13")
def test_a_master_without_school_commands_but_activates_nothing() -> None:
    table = layout(forces={0: "banda-di-fiori ryuga*3", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "banda-di-fiori ryuga")
    defend(table, 1, "zeta")
    assert asked(table) == (0, "Reply"), "there was nothing to activate"
    fight_on(table)
    assert out(table, 1) == ["deserto"], "both lines fell; Ryuga was left to take the place, for good"
    table = layout(forces={0: "predoni ryuga", 1: "devil"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "predoni ryuga")
    defend(table, 1, "devil")
    assert reckoned(table).slayer == [True, False], "his own text works"
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
