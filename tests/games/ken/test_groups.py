"""Chapters 21 and 22: groups and their commanders."""

from __future__ import annotations

from tests.support.ken import (
    asked,
    at_rest,
    attack,
    defend,
    fight_on,
    forces,
    layout,
    offered,
    out,
    past,
    play,
    reckoned,
    refused,
    territory,
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
