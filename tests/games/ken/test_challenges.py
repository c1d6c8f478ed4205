"""Chapter 29: Challenge and Surprise."""

from __future__ import annotations

from budokan.games.ken.events import DrawnIn
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    dealt,
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


@ruling("KEN-29.34", "KEN-29.51", "KEN-29.52")
def test_a_challenge_calls_the_engaged_and_leaves_them_as_they_were() -> None:
    table = layout(hands={0: "sfida-dei-maestri"}, forces={0: "souther! shin", 1: "toki*3! rey"})
    play(table, 0, "play sfida-dei-maestri")
    assert offered(table, 0) == ["choose souther", "choose shin"]
    play(table, 0, "choose souther")
    assert offered(table, 0) == ["choose toki", "choose rey"]
    play(table, 0, "choose toki")
    fight_on(table)
    assert lives(table, "toki") == 1, "3 - (4 - 2)"
    assert (engaged(table, 0), engaged(table, 1)) == (["souther"], ["toki"])
    table = layout(hands={0: "sfida-dei-maestri"}, forces={0: "souther", 1: "toki*3"})
    play(table, 0, "play sfida-dei-maestri", "choose souther", "choose toki")
    fight_on(table)
    assert (engaged(table, 0), engaged(table, 1)) == ([], [])
    assert asked(table) == (0, "Presentation"), "the game goes on where it was"
    at_rest(table)


@ruling("KEN-29.48", "KEN-29.53", "KEN-29.55")
def test_a_challenge_has_its_steps_the_challenger_first_and_the_lost_go_to_the_past_or_out() -> None:
    table = layout(
        hands={0: "sfida-dei-maestri lama-di-luce contadini", 1: "contadini"},
        forces={0: "soria", 1: "shin*9+fenice-celeste"},
        phase="presentation",
    )
    play(table, 0, "play sfida-dei-maestri", "choose soria", "choose shin")
    assert asked(table) == (0, "Reply")
    play(table, 0, "use lama-di-luce")
    assert offered(table, 1) == ["pass", "show fenice-celeste", "show fenice-celeste and activate it"], (
        "with all cards assigned to them"
    )
    fight_on(table)
    assert lives(table, "shin") == 4, "7 - 2 = 5 lives, each counting one"
    assert (out(table, 1), past(table, 1)) == (["shin"] * 5, [])
    assert past(table, 0) == ["lama-di-luce", "sfida-dei-maestri", "soria"]
    assert table.points == [0, 0]
    at_rest(table)


@ruling("KEN-29.54", "KEN-35.4", "KEN-35.17")
def test_in_a_challenge_nobody_attacks_or_defends() -> None:
    table = layout(hands={0: "sfida-dei-maestri contadini"}, forces={0: "jagger", 1: "juza"}, places={1: "deserto"})
    play(table, 0, "play sfida-dei-maestri", "choose jagger", "choose juza")
    assert reckoned(table).surprise == [False, False]
    at_rest(table)


IN_COMBAT = {
    "duello": {
        "type": "event",
        "name": "Duello",
        "school": "none",
        "moral": "grey",
        "duration": "play-and-discard",
        "abilities": [
            {
                "does": "challenge",
                "to": {"among": "own-present", "type": ["master"], "count": 1},
                "against": {"among": "opposing-present", "type": ["master"], "count": 1},
            }
        ],
    }
}
"""A card of a player's own set: a challenge in the middle of a combat."""


@ruling("KEN-29.56")
def test_a_challenge_inside_a_combat_takes_the_lost_out_of_their_groups() -> None:
    table = layout(
        hands={0: "contadini", 1: "duello contadini"},
        forces={0: "zeta shin", 1: "raoul predoni"},
        places={1: "deserto"},
        phase="combat",
        options={"own_cards": IN_COMBAT},
    )
    attack(table, 0, "zeta shin")
    defend(table, 1, "predoni")
    play(table, 0, "pass")
    play(table, 1, "play duello", "choose raoul", "choose shin")
    assert table.combat.kind == "challenge"
    assert (table.combat.attacker, len(table.combats)) == (1, 2)
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert len(table.combats) == 1, "the interrupted combat goes on"
    assert [table.pieces[one].card for one in table.combat.groups[0].everyone()] == ["zeta"]
    fight_on(table)
    assert territory(table, 1) == ["deserto"]
    at_rest(table)


@ruling("KEN-29.57", "KEN-29.61")
def test_surprise_strikes_first_and_what_it_takes_does_not_answer() -> None:
    table = layout(forces={0: "il-colonnello zeta", 1: "predoni bull shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "zeta il-colonnello")
    defend(table, 1, "predoni bull shin")
    fight_on(table)
    assert dealt(table)[:2] == [(0, 4), (1, 0)], "1 and 1 + 2 fell first"
    table = layout(forces={0: "il-colonnello zeta", 1: "predoni shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "zeta il-colonnello")
    defend(table, 1, "predoni shin")
    fight_on(table)
    assert dealt(table)[:2] == [(0, 4), (1, 0)]
    assert told(table, DrawnIn) == [DrawnIn(1, "shin")], "the wiped-out front deals nothing, and its commander is reached"
    at_rest(table)


@ruling("KEN-29.58")
def test_with_surprise_on_both_sides_damage_is_simultaneous() -> None:
    table = layout(forces={0: "il-colonnello", 1: "predoni+balestre"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "il-colonnello")
    defend(table, 1, "predoni")
    assert reckoned(table).surprise == [True, True]
    fight_on(table)
    assert dealt(table) == [(0, 2), (1, 3)]
    at_rest(table)


@ruling("KEN-29.59")
def test_a_stack_that_lost_a_life_answers_in_full() -> None:
    table = layout(forces={0: "jagger", 1: "shin*2"}, phase="combat")
    attack(table, 0, "shin < jagger")
    fight_on(table)
    assert dealt(table) == [(0, 3), (1, 3)]
    assert (lives(table, "shin"), lives(table, "jagger")) == (1, 0)
    at_rest(table)


@ruling("KEN-29.60")
def test_surprise_is_tested_anew_for_a_commander_drawn_in() -> None:
    table = layout(forces={0: "raoul*2", 1: "predoni+balestre shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "predoni shin")
    assert reckoned(table).surprise == [False, True]
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert reckoned(table).surprise == [False, False]
    at_rest(table)


@ruling("KEN-29.62")
def test_a_commander_gives_surprise_to_his_group() -> None:
    table = layout(forces={0: "zeta", 1: "predoni juza"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "zeta")
    defend(table, 1, "predoni juza")
    assert reckoned(table).surprise == [False, True]
    fight_on(table)
    assert forces(table, 1) == ["predoni", "juza"]
    at_rest(table)
