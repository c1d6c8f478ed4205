"""Chapter 23: special abilities and the lives that activate them."""

from __future__ import annotations

from budokan.games.ken.events import Activated
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
    offered,
    play,
    reckoned,
    refused,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-23.1", "KEN-23.2", "KEN-23.16", "KEN-23.17")
def test_always_on_or_activated_with_as_many_lives_as_symbols() -> None:
    table = layout(forces={0: "il-colonnello wiggle raoul*2", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "wiggle raoul")
    defend(table, 1, "toki")
    assert offered(table, 0) == ["no further ability", "activate wiggle ability 1"]
    play(table, 0, "no further ability")
    assert reckoned(table).surprise == [False, False], "not activated it does nothing"
    table = layout(forces={0: "wiggle raoul", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "wiggle raoul")
    defend(table, 1, "toki")
    assert asked(table)[1] == "Reply", "one life is too few for two symbols"
    at_rest(table)


@ruling("KEN-23.3", "KEN-23.5")
def test_lives_are_spent_and_no_ability_is_activated_twice() -> None:
    table = layout(forces={0: "banda-di-quadri jack-di-quadri bull shin*2", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "banda-di-quadri jack-di-quadri bull shin")
    defend(table, 1, "toki")
    play(table, 0, "activate banda-di-quadri ability 1")
    assert refused(table, 0, "activate bull ability 1") == "KEN-23.3", "one life is left, Bull asks for two"
    assert offered(table, 0) == ["no further ability", "activate jack-di-quadri ability 1"]
    play(table, 0, "activate jack-di-quadri ability 1")
    assert asked(table)[1] == "Reply"
    assert reckoned(table).total[0] == (1 + 1 + 1) + (1 + 1) + 2
    table = layout(forces={0: "banda-di-quadri shin*3", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "banda-di-quadri shin")
    defend(table, 1, "toki")
    play(table, 0, "activate banda-di-quadri ability 1")
    assert asked(table)[1] == "Reply", "twice is not possible even with lives to spare"
    at_rest(table)


@ruling("KEN-23.3", "KEN-23.4")
def test_by_the_option_lives_are_only_a_threshold() -> None:
    table = layout(
        forces={0: "banda-di-quadri bull shin*2", 1: "toki"},
        places={1: "deserto"},
        phase="combat",
        options={"activation": "threshold"},
    )
    attack(table, 0, "banda-di-quadri bull shin")
    defend(table, 1, "toki")
    play(table, 0, "activate banda-di-quadri ability 1", "activate bull ability 1")
    assert reckoned(table).deadly == [True, False]
    assert reckoned(table).total[0] == 5
    at_rest(table)


@ruling("KEN-23.6", "KEN-23.7", "KEN-23.9")
def test_first_the_attacker_then_the_defender_for_good_and_in_the_open() -> None:
    table = layout(forces={0: "banda-di-quadri shin", 1: "guardie-imperiali shoki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "banda-di-quadri shin")
    defend(table, 1, "guardie-imperiali shoki")
    assert asked(table) == (0, "ChooseAbility")
    play(table, 0, "no further ability")
    assert asked(table) == (1, "ChooseAbility")
    play(table, 1, "activate guardie-imperiali ability 1")
    assert asked(table) == (0, "Reply"), "the attacker cannot think again"
    assert table.log(0)[-1] == Activated(1, "guardie-imperiali")
    assert table.view(None)["table"]["combat"]["activated"] == [{"piece": 4, "card": "guardie-imperiali", "ability": 1}]
    at_rest(table)


@ruling("KEN-23.8")
def test_an_ability_acts_only_in_the_combat_of_its_group() -> None:
    table = layout(
        forces={0: "bart armata-di-hokuto condannati kenshiro toki", 1: "zeta bull"},
        places={1: "rovine deserto"},
        phase="combat",
    )
    attack(table, 0, "bart armata-di-hokuto kenshiro", "condannati toki")
    defend(table, 1, "zeta")
    defend(table, 1, "bull")
    play(table, 0, "activate bart ability 1")
    assert attack_of(table, "armata-di-hokuto") == 3
    fight_on(table)
    assert dealt(table)[2] == (0, 2), "the Condannati fight their own combat"
    at_rest(table)


@ruling("KEN-23.11", "KEN-35.9")
def test_a_commanders_own_symbols_are_paid_like_any_other() -> None:
    table = layout(forces={0: "jack-di-quadri yuda*2", 1: "zeta predoni"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "jack-di-quadri yuda")
    defend(table, 1, "zeta predoni")
    assert offered(table, 0) == ["no further ability", "activate jack-di-quadri ability 1", "activate yuda ability 1"]
    play(table, 0, "activate yuda ability 1", "choose zeta")
    assert asked(table)[1] == "Reply", "both lives are spent"
    assert reckoned(table).total == [1, 2]
    at_rest(table)


OWN_CARDS = {
    "stendardo": {
        "type": "equipment",
        "name": "Stendardo",
        "school": "nanto",
        "moral": "grey",
        "profile": "flags",
        "abilities": [{"lives": 1, "does": "add", "attack": 2}],
    }
}
"""A card of a player's own set: symbols on equipment."""


@ruling("KEN-23.12")
def test_symbols_on_equipment_are_symbols_on_the_host() -> None:
    table = layout(
        forces={0: "banda-di-picche+stendardo shin", 1: "toki"},
        places={1: "deserto"},
        phase="combat",
        options={"own_cards": OWN_CARDS},
    )
    attack(table, 0, "banda-di-picche shin")
    defend(table, 1, "toki")
    assert offered(table, 0) == ["no further ability", "activate stendardo ability 1"]
    play(table, 0, "activate stendardo ability 1")
    assert attack_of(table, "banda-di-picche") == 2 + 1 + 2
    at_rest(table)


@ruling("KEN-23.18", "KEN-29.4")
def test_a_bonus_ends_with_its_card_and_the_lives_stay_spent() -> None:
    table = layout(
        hands={0: "contadini", 1: "psico-guerriero"},
        forces={0: "bart armata-di-hokuto kenshiro", 1: "ryuga"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "bart armata-di-hokuto kenshiro")
    defend(table, 1, "ryuga")
    play(table, 0, "activate bart ability 1", "pass")
    assert attack_of(table, "armata-di-hokuto") == 3
    play(table, 1, "use psico-guerriero", "choose bart")
    assert attack_of(table, "armata-di-hokuto") == 2
    assert table.combat.spent == [1, 0]
    fight_on(table)
    assert forces(table, 0)[0] == "bart"
    at_rest(table)


@ruling("KEN-29.1", "KEN-29.2", "KEN-29.4", "KEN-43.7")
def test_annul_takes_abilities_and_leaves_figures() -> None:
    table = layout(
        hands={0: "contadini", 1: "dito-magico contadini"},
        forces={0: "padre-cobra famiglia-cobra", 1: "toki"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "padre-cobra famiglia-cobra")
    defend(table, 1, "toki")
    assert reckoned(table).total[0] == 3 + 3
    play(table, 0, "pass")
    play(table, 1, "play dito-magico")
    assert offered(table, 1) == ["choose padre-cobra", "choose famiglia-cobra", "choose toki"]
    play(table, 1, "choose padre-cobra")
    assert reckoned(table).total[0] == 3 + 2, "his figures stay, his text is gone"
    assert told(table, Activated) == []
    at_rest(table)


@ruling("KEN-29.2", "KEN-43.7")
def test_a_technique_in_use_is_a_target_of_its_own() -> None:
    table = layout(hands={0: "gru-rossa contadini", 1: "dito-magico contadini"}, forces={0: "shin", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < shin")
    play(table, 0, "use gru-rossa")
    assert reckoned(table).surprise == [True, False]
    play(table, 1, "play dito-magico")
    assert offered(table, 1) == ["choose shin", "choose toki", "choose gru-rossa used by 0"]
    play(table, 1, "choose gru-rossa used by 0")
    assert reckoned(table).surprise == [False, False]
    assert attack_of(table, "shin") == 5, "the figures of the technique stay"
    at_rest(table)


@ruling("KEN-29.2", "KEN-29.3")
def test_annul_reaches_equipment_but_not_what_a_card_is() -> None:
    table = layout(
        hands={0: "dito-magico contadini"},
        forces={0: "raoul", 1: "contadini+balestre shoki+successore-di-cento"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "raoul")
    defend(table, 1, "contadini")
    assert reckoned(table).surprise == [False, True]
    play(table, 0, "play dito-magico", "choose contadini")
    assert reckoned(table).surprise == [False, False]
    assert attack_of(table, "contadini") == 2, "the crossbows' attack stays"
    table = layout(hands={0: "dito-magico contadini"}, forces={0: "raoul", 1: "shoki+successore-di-cento"}, phase="combat")
    attack(table, 0, "shoki < raoul")
    play(table, 0, "play dito-magico", "choose shoki")
    assert table.lives(table.pieces[2]) == 2, "the life of the Successor is no ability"
    assert defence_of(table, "shoki") == 2
    at_rest(table)
