"""Chapters 25 and 33: damage, and combats worked out with the reference set."""

from __future__ import annotations

from budokan.games.ken.events import Conquered, DrawnIn, Held, Scored
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
    on_table,
    out,
    past,
    play,
    reckoned,
    territory,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-25.1")
def test_the_attack_of_a_group_is_the_sum_of_its_front_or_of_the_master_with_what_he_uses() -> None:
    table = layout(
        forces={0: "banda-di-picche+armi-da-taglio bull shin", 1: "toki+pressione-dei-punti-segreti"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "banda-di-picche bull shin")
    defend(table, 1, "toki")
    assert reckoned(table).total == [2 + 2 + 1 + 2, 2]
    play(table, 0, "pass")
    play(table, 1, "show pressione-dei-punti-segreti")
    assert reckoned(table).total == [7, 4]
    at_rest(table)


@ruling("KEN-25.2")
def test_both_deal_at_the_same_moment() -> None:
    table = layout(forces={0: "bull", 1: "bask"}, phase="combat", hands={0: "ira contadini"})
    attack(table, 0, "bask < bull")
    fight_on(table)
    assert dealt(table) == [(0, 2), (1, 2)]
    table = layout(forces={0: "zeta", 1: "bronza"}, phase="combat")
    attack(table, 0, "bronza < zeta")
    fight_on(table)
    assert (forces(table, 0), forces(table, 1)) == ([], []), "each falls to the other"
    at_rest(table)


@ruling("KEN-25.3", "KEN-25.4", "KEN-25.5", "KEN-25.6")
def test_example_three_points_against_two_cards() -> None:
    table = layout(forces={0: "shin", 1: "predoni cavalieri-del-re"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "shin")
    defend(table, 1, "predoni cavalieri-del-re")
    fight_on(table)
    assert past(table, 1) == ["predoni"], "0/1 took one; of the other two 1 went on defence and 1 of 2 on resistance"
    assert forces(table, 1) == ["cavalieri-del-re"]
    table = layout(forces={0: "shin", 1: "cavalieri-del-re"}, phase="combat")
    attack(table, 0, "cavalieri-del-re < shin")
    fight_on(table)
    assert forces(table, 1) == [], "untouched as if nothing had happened, the next 3 beat it afresh"
    at_rest(table)


@ruling("KEN-25.6")
def test_what_does_not_fall_stops_the_damage() -> None:
    table = layout(forces={0: "jack-di-fiori", 1: "guardia-della-luce-dorata predoni"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "jack-di-fiori")
    defend(table, 1, "guardia-della-luce-dorata predoni")
    fight_on(table)
    assert forces(table, 1) == ["guardia-della-luce-dorata", "predoni"]
    at_rest(table)


ZERO = {
    "nebbia": {
        "type": "event",
        "name": "Nebbia",
        "school": "none",
        "moral": "grey",
        "duration": "play-and-discard",
        "abilities": [{"does": "zero", "values": ["resistance", "attack"], "to": {"among": "combat", "count": 1}}],
    }
}
"""A card of a player's own set that zeroes what it names."""


@ruling("KEN-25.7", "KEN-29.13", "KEN-29.14")
def test_at_least_one_point_must_reach_a_card_even_without_resistance() -> None:
    table = layout(hands={0: "nebbia contadini"}, forces={0: "lynn", 1: "predoni"}, phase="combat", options={"own_cards": ZERO})
    attack(table, 0, "predoni < lynn")
    play(table, 0, "play nebbia", "choose predoni")
    assert reckoned(table).resistance[on_table(table, "predoni").id] == 0
    fight_on(table)
    assert dealt(table) == [(0, 0), (1, 0)], "its attack was zeroed too"
    assert forces(table, 1) == ["predoni"], "nobody struck it"
    table = layout(
        hands={0: "nebbia contadini"}, forces={0: "raoul", 1: "devil*2"}, phase="combat", options={"own_cards": ZERO}
    )
    attack(table, 0, "devil < raoul")
    play(table, 0, "play nebbia", "choose devil")
    fight_on(table)
    assert lives(table, "devil") == 1, "a life cannot be zeroed"
    at_rest(table)


@ruling("KEN-25.8", "KEN-25.9", "KEN-25.10")
def test_a_life_absorbs_the_rest_and_defence_alone_uses_damage_up() -> None:
    table = layout(forces={0: "raoul", 1: "devil predoni"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "devil predoni")
    fight_on(table)
    assert (past(table, 1), forces(table, 1)) == (["devil"], ["predoni"]), "not even the last life lets anything through"
    table = layout(forces={0: "jack-di-picche", 1: "orc-il-rosso lynn"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "jack-di-picche")
    defend(table, 1, "orc-il-rosso lynn")
    fight_on(table)
    assert forces(table, 1) == ["orc-il-rosso", "lynn"], "1 - 1"
    at_rest(table)


@ruling("KEN-25.11", "KEN-29.36")
def test_where_each_life_counts_one_defence_is_taken_off_once() -> None:
    table = layout(forces={0: "ryuga", 1: "orc-il-rosso*2 lynn"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "ryuga")
    defend(table, 1, "orc-il-rosso lynn")
    fight_on(table)
    assert forces(table, 1) == [], "4 - 1 = 3: two lives, and the rest for Lynn"
    table = layout(forces={0: "ryuga", 1: "orc-il-rosso*4 lynn"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "ryuga")
    defend(table, 1, "orc-il-rosso lynn")
    fight_on(table)
    assert lives(table, "orc-il-rosso") == 1
    assert "lynn" in forces(table, 1)
    at_rest(table)


@ruling("KEN-25.12")
def test_damage_after_the_last_card_is_lost() -> None:
    table = layout(forces={0: "raoul", 1: "predoni zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "predoni")
    fight_on(table)
    assert forces(table, 1) == ["zeta"], "four points went nowhere"
    at_rest(table)


@ruling("KEN-25.13")
def test_printed_then_cards_abilities_events_then_doubling_then_zero() -> None:
    table = layout(
        hands={0: "attacco-generale contadini nebbia"},
        forces={0: "shiba+bombe-a-mano", 1: "toki"},
        places={1: "deserto"},
        destiny={1: "rivolta"},
        phase="combat",
        options={"own_cards": ZERO},
    )
    attack(table, 0, "shiba")
    defend(table, 1, "toki")
    play(table, 0, "activate shiba ability 1", "play attacco-generale")
    assert attack_of(table, "shiba") == (1 + 1 + 1 + 1) * 2, "printed, bombs, Rivolta, Attacco generale; doubled"
    play(table, 1, "pass")
    play(table, 0, "play nebbia", "choose shiba")
    assert attack_of(table, "shiba") == 0
    at_rest(table)


@ruling("KEN-25.14")
def test_the_bonus_of_the_first_card_does_not_pass_on() -> None:
    table = layout(forces={0: "shin", 1: "predoni banda-di-zeta"}, places={1: "montagne"}, phase="combat")
    attack(table, 0, "shin")
    defend(table, 1, "predoni banda-di-zeta")
    assert (defence_of(table, "predoni"), defence_of(table, "banda-di-zeta")) == (1, 0)
    fight_on(table)
    assert forces(table, 1) == [], "2 + 1: the second had no mountain before it"
    table = layout(forces={0: "il-colonnello", 1: "predoni zeta"}, places={1: "canyon"}, phase="combat")
    attack(table, 0, "il-colonnello")
    defend(table, 1, "predoni zeta")
    fight_on(table)
    assert dealt(table) == [(0, 2), (1, 2)], "Surprise took the first, and Zeta answers without the canyon"
    at_rest(table)


@ruling("KEN-25.15", "KEN-33.9", "KEN-29.8")
def test_example_shiba_with_a_bomb() -> None:
    table = layout(forces={0: "shiba+bombe-a-mano", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "shiba")
    defend(table, 1, "toki")
    assert offered(table, 0) == ["no further ability", "activate shiba ability 1", "activate bombe-a-mano ability 1"]
    play(table, 0, "activate shiba ability 1")
    assert asked(table)[1] == "Reply", "declared once"
    assert attack_of(table, "shiba") == 4
    fight_on(table)
    assert (out(table, 0), past(table, 0)) == (["shiba"], ["bombe-a-mano"])
    assert lives(table, "toki") == 0
    assert told(table, Scored) == [Scored(0, 3, 3)], "Toki's life; nobody scored for Shiba"
    at_rest(table)


@ruling("KEN-25.16")
def test_the_order_of_the_end_of_a_combat() -> None:
    table = layout(
        hands={0: "anche-a-costo-di-morire contadini"},
        forces={0: "shin*2", 1: "zeta souther"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "shin")
    defend(table, 1, "zeta souther")
    play(table, 0, "use anche-a-costo-di-morire")
    play(table, 1, "pass")
    play(table, 0, "pass")
    names = [type(one).__name__ for one in table.log(None)]
    tail = [name for name in names if name in ("Dealt", "Beaten", "LifeLost", "PutAway", "DrawnIn", "CombatBegan")]
    assert tail == ["CombatBegan", "Dealt", "Dealt", "Beaten", "LifeLost", "PutAway", "DrawnIn", "CombatBegan"]
    at_rest(table)


@ruling("KEN-33.1")
def test_example_banda_di_fiori_surprises_two_armies() -> None:
    table = layout(
        forces={0: "banda-di-fiori banda-di-cuori shin", 1: "armata-di-hokuto gente-dei-miracoli"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "banda-di-fiori banda-di-cuori shin")
    defend(table, 1, "armata-di-hokuto gente-dei-miracoli")
    play(table, 0, "activate banda-di-fiori ability 1")
    fight_on(table)
    assert dealt(table) == [(0, 6), (1, 0)], "both fell before they could answer"
    assert past(table, 1) == ["armata-di-hokuto", "deserto", "gente-dei-miracoli"]
    assert table.points == [1, 0]
    assert told(table, Conquered) == [Conquered(0, "deserto")]
    at_rest(table)


@ruling("KEN-33.2", "KEN-33.3")
def test_example_a_deadly_guard_and_kenshiro_drawn_in() -> None:
    table = layout(
        forces={
            0: "banda-di-picche+armi-da-taglio banda-di-cuori guardia-del-sacro-imperatore shin*2",
            1: "armata-di-hokuto gente-dei-miracoli kenshiro*2",
        },
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "banda-di-picche banda-di-cuori guardia-del-sacro-imperatore shin")
    defend(table, 1, "armata-di-hokuto gente-dei-miracoli kenshiro")
    play(table, 0, "activate guardia-del-sacro-imperatore ability 1")
    play(table, 1, "activate gente-dei-miracoli ability 1")
    assert (defence_of(table, "armata-di-hokuto"), defence_of(table, "gente-dei-miracoli")) == (2, 2)
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert dealt(table) == [(0, 11), (1, 4)]
    assert out(table, 1) == ["armata-di-hokuto", "gente-dei-miracoli"]
    assert past(table, 0) == ["armi-da-taglio", "banda-di-cuori", "banda-di-picche"]
    assert told(table, DrawnIn) == [DrawnIn(1, "kenshiro")]
    assert table.points == [1, 2]
    play(table, 0, "activate guardia-del-sacro-imperatore ability 1")
    fight_on(table)
    assert dealt(table)[2:] == [(0, 3), (1, 3)]
    assert out(table, 1) == ["armata-di-hokuto", "gente-dei-miracoli", "kenshiro"]
    assert (lives(table, "kenshiro"), lives(table, "shin")) == (1, 2)
    assert forces(table, 0) == ["shin"], "the guard was beaten exactly and Shin is not reached"
    assert table.points == [4, 3]
    assert territory(table, 1) == ["deserto"]
    assert told(table, Held) == [Held(1, "deserto")]
    assert engaged(table, 0) == ["shin"]
    at_rest(table)


@ruling("KEN-33.4")
def test_example_the_guard_against_orc_il_rosso() -> None:
    for count, left, removed in ((1, 1, []), (2, 0, ["orc-il-rosso", "orc-il-rosso"])):
        table = layout(forces={0: f"guardia-del-sacro-imperatore shin*{count}", 1: "orc-il-rosso*2"}, phase="combat")
        attack(table, 0, "orc-il-rosso < guardia-del-sacro-imperatore shin")
        if count == 2:
            play(table, 0, "activate guardia-del-sacro-imperatore ability 1")
        fight_on(table)
        assert (lives(table, "orc-il-rosso"), out(table, 1)) == (left, removed)
        at_rest(table)


@ruling("KEN-33.5", "KEN-29.27", "KEN-29.28")
def test_example_rey_with_uccello_acquatico() -> None:
    table = layout(forces={0: "rey*3+uccello-acquatico", 1: "shin*3"}, phase="combat")
    attack(table, 0, "shin < rey")
    play(table, 0, "show uccello-acquatico and activate it")
    fight_on(table)
    assert dealt(table) == [(0, 6), (1, 3)]
    assert (lives(table, "shin"), lives(table, "rey")) == (1, 2)
    assert table.points == [6, 3]
    at_rest(table)


@ruling("KEN-33.6", "KEN-29.49", "KEN-29.50")
def test_example_the_challenge_of_shoki_and_raoul() -> None:
    table = layout(hands={0: "sfida-dei-maestri contadini"}, forces={0: "shoki*3", 1: "raoul"})
    play(table, 0, "play sfida-dei-maestri", "choose shoki", "choose raoul")
    fight_on(table)
    assert dealt(table) == [(0, 3), (1, 5)]
    assert (lives(table, "shoki"), lives(table, "raoul")) == (0, 0)
    assert table.points == [0, 0]
    assert past(table, 0) == ["sfida-dei-maestri", "shoki", "shoki", "shoki"]
    at_rest(table)


@ruling("KEN-33.8", "KEN-35.7")
def test_example_souther_annuls_a_hokuto_technique() -> None:
    table = layout(hands={0: "cento-pugni-distruttivi contadini"}, forces={0: "raoul", 1: "souther*2"}, phase="combat")
    attack(table, 0, "souther < raoul")
    play(table, 0, "use cento-pugni-distruttivi")
    assert attack_of(table, "raoul") == 5, "figures included"
    fight_on(table)
    assert (past(table, 1), out(table, 1)) == (["souther"], []), "one life, not dead"
    assert past(table, 0) == ["cento-pugni-distruttivi", "raoul"], "it still counts as used"
    at_rest(table)


@ruling("KEN-33.10", "KEN-33.11")
def test_example_armata_and_orc_under_kenshiro() -> None:
    for event in (False, True):
        table = layout(
            hands={0: "furia-di-hokuto contadini"},
            forces={
                0: "armata-di-hokuto orc-il-rosso*2 kenshiro*2",
                1: "banda-di-picche+armi-da-taglio guardia-del-sacro-imperatore shin",
            },
            places={1: "croce-del-sud"},
            phase="combat",
        )
        attack(table, 0, "armata-di-hokuto orc-il-rosso kenshiro")
        defend(table, 1, "banda-di-picche guardia-del-sacro-imperatore shin")
        play(table, 0, "activate armata-di-hokuto ability 1")
        if event:
            play(table, 0, "play furia-di-hokuto")
        while asked(table)[1] == "Reply" and len(dealt(table)) == 0:
            play(table, asked(table)[0], "pass")
        assert dealt(table) == [(0, 7 if event else 5), (1, 8)]
        assert forces(table, 1) == ["shin"]
        assert "armata-di-hokuto" in past(table, 0)
        assert lives(table, "orc-il-rosso") == 1
        assert told(table, DrawnIn) == ([DrawnIn(1, "shin")] if event else [])
        if not event:
            assert territory(table, 1) == ["croce-del-sud"]
        at_rest(table)
