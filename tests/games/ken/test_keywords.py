"""Chapter 29: the keywords. Challenge and Surprise are in test_challenges.py."""

from __future__ import annotations

import pytest

from budokan.games.ken.events import Conquered, Distracted, Held, KeywordCounted, Scored
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    attack_of,
    borne_by,
    dealt,
    defend,
    engaged,
    fight_on,
    forces,
    layout,
    lives,
    on_table,
    out,
    past,
    play,
    reckoned,
    refused,
    territory,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-29.5", "KEN-29.6", "KEN-29.7")
def test_suicide_attack_doubles_by_choice_in_attack_and_defence() -> None:
    for declared, worth, removed, lost in ((True, 2, ["shiba"], []), (False, 1, [], ["rifugio-di-shu", "shiba"])):
        table = layout(forces={0: "zeta", 1: "shiba"}, places={1: "rifugio-di-shu"}, phase="combat")
        attack(table, 0, "zeta")
        defend(table, 1, "shiba")
        assert asked(table) == (1, "ChooseAbility")
        play(table, 1, "activate shiba ability 1" if declared else "no further ability")
        assert attack_of(table, "shiba") == worth
        fight_on(table)
        assert (out(table, 1), past(table, 1)) == (removed, lost)
        at_rest(table)


@ruling("KEN-29.9")
def test_a_beaten_suicide_attacker_scores_and_is_removed_all_the_same() -> None:
    table = layout(forces={0: "bull+bombe-a-mano", 1: "falco*2"}, phase="combat")
    attack(table, 0, "falco < bull")
    play(table, 0, "activate bombe-a-mano ability 1")
    fight_on(table)
    assert (out(table, 0), past(table, 0)) == (["bull"], ["bombe-a-mano"])
    assert Scored(1, 1, 1) in told(table, Scored)
    at_rest(table)


@ruling("KEN-29.10", "KEN-36.24")
def test_with_lives_the_whole_stack_is_removed() -> None:
    table = layout(forces={0: "shuren*3", 1: "toki*2"}, phase="combat")
    attack(table, 0, "toki < shuren")
    play(table, 0, "activate shuren ability 1")
    fight_on(table)
    assert dealt(table)[0] == (0, 4)
    assert out(table, 0) == ["shuren", "shuren", "shuren"]
    assert told(table, Scored) == [Scored(1, 2, 2), Scored(0, 3, 3)], "one life was lost to damage; the others gave nothing"
    at_rest(table)


@ruling("KEN-29.11")
def test_a_suicide_attacker_is_gone_before_conquest() -> None:
    table = layout(forces={0: "shiba", 1: "lynn"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "shiba")
    defend(table, 1, "lynn")
    play(table, 0, "activate shiba ability 1")
    fight_on(table)
    assert forces(table, 1) == []
    assert territory(table, 1) == ["deserto"], "nobody was left to take it"
    at_rest(table)


@ruling("KEN-29.12")
def test_a_commander_acts_too() -> None:
    table = layout(forces={0: "zeta jagger", 1: "toki"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "zeta jagger")
    defend(table, 1, "toki")
    assert reckoned(table).surprise == [True, False], "Jagger attacks, though he only commands"
    at_rest(table)


@ruling("KEN-29.13", "KEN-39.2")
def test_zero_holds_for_the_combat() -> None:
    table = layout(forces={0: "kenshiro*2+pressione-dei-punti-segreti", 1: "souther*2 falco*2"}, phase="combat")
    attack(table, 0, "falco < kenshiro")
    play(table, 0, "show pressione-dei-punti-segreti and activate it")
    number = on_table(table, "falco").id
    assert reckoned(table).defence[number] == 0
    fight_on(table)
    assert lives(table, "falco") == 1
    at_rest(table)


@ruling("KEN-29.16", "KEN-29.17", "KEN-29.18")
def test_a_unique_card_waits_in_hand_while_one_is_on_either_side() -> None:
    table = layout(hands={0: "lynn julia il-killer-in-azione"}, forces={0: "kenshiro", 1: "lynn toki+julia"})
    assert refused(table, 0, "play lynn") == "KEN-29.16"
    assert refused(table, 0, "play julia") == "KEN-29.16", "assigned it is on the table too"
    play(table, 0, "play il-killer-in-azione", "choose lynn", "play lynn")
    assert forces(table, 0) == ["kenshiro", "lynn"]
    at_rest(table)


@ruling("KEN-29.19", "KEN-29.20")
def test_cobra_stands_only_with_cobra() -> None:
    table = layout(forces={0: "famiglia-cobra padre-cobra zeta shin", 1: "toki"}, places={1: "deserto"}, phase="combat")
    play(table, 0, "send famiglia-cobra")
    assert refused(table, 0, "send zeta") == "KEN-29.19"
    assert refused(table, 0, "send shin") == "KEN-29.19", "commanders included"
    play(table, 0, "send padre-cobra", "close the group")
    defend(table, 1, "toki")
    assert attack_of(table, "famiglia-cobra") == 3, "the text of the father touches the family"
    assert attack_of(table, "padre-cobra") == 3, "not himself"
    at_rest(table)


@ruling("KEN-29.21", "KEN-29.22")
def test_cumulative_cards_add_up_and_others_are_borne_once() -> None:
    table = layout(
        hands={0: "motociclette motociclette armi-da-taglio armi-da-taglio"},
        forces={0: "predoni", 1: "toki"},
        places={1: "deserto"},
    )
    play(table, 0, "assign motociclette to predoni", "assign motociclette to predoni", "assign armi-da-taglio to predoni")
    assert refused(table, 0, "play armi-da-taglio") == "KEN-4.11"
    play(table, 0, "end presentation")
    attack(table, 0, "predoni")
    defend(table, 1, "toki")
    assert attack_of(table, "predoni") == 2 + 1 + 1 + 2
    assert borne_by(table, "predoni") == ["motociclette", "motociclette", "armi-da-taglio"]
    at_rest(table)


@ruling("KEN-29.23", "KEN-29.24")
def test_a_distracted_card_is_engaged_and_leaves_and_the_others_close_up() -> None:
    table = layout(
        hands={0: "psico-guerriero contadini"},
        forces={0: "shin", 1: "bull zeta predoni"},
        places={1: "montagne"},
        phase="combat",
    )
    attack(table, 0, "shin")
    defend(table, 1, "bull zeta predoni")
    play(table, 0, "use psico-guerriero", "choose bull")
    assert told(table, Distracted) == [Distracted(1, "bull")]
    assert engaged(table, 1) == ["bull"]
    assert [table.pieces[one].card for one in table.combat.groups[1].front] == ["zeta", "predoni"]
    assert reckoned(table).defence[on_table(table, "zeta").id] == 1, "now Zeta is first"
    at_rest(table)


@ruling("KEN-29.25")
def test_if_no_attacker_is_left_the_attack_is_over() -> None:
    table = layout(hands={1: "psico-guerriero"}, forces={0: "zeta", 1: "shin"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "zeta")
    defend(table, 1, "shin")
    play(table, 0, "pass")
    play(table, 1, "use psico-guerriero", "choose zeta")
    assert table.turn == 1
    assert dealt(table) == []
    assert told(table, Held) == [Held(1, "deserto")]
    assert forces(table, 0) == ["zeta"]
    assert engaged(table, 0) == ["zeta"]
    assert past(table, 1) == ["psico-guerriero"]
    at_rest(table)


@ruling("KEN-29.26")
def test_if_no_defender_is_left_the_place_is_conquered() -> None:
    table = layout(hands={0: "psico-guerriero"}, forces={0: "shin", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "shin")
    defend(table, 1, "zeta")
    play(table, 0, "use psico-guerriero", "choose zeta")
    assert told(table, Conquered) == [Conquered(0, "deserto")]
    assert forces(table, 1) == ["zeta"]
    at_rest(table)


@ruling("KEN-29.29", "KEN-29.30", "KEN-29.31")
def test_the_second_wave_is_dealt_to_what_is_left_at_full_resistance() -> None:
    table = layout(
        hands={0: "cerchio-luminoso-esplosivo contadini"},
        forces={0: "bolts*2", 1: "l-armata-di-raoul predoni"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "bolts")
    defend(table, 1, "predoni l-armata-di-raoul")
    play(table, 0, "use cerchio-luminoso-esplosivo and activate it")
    fight_on(table)
    assert told(table, KeywordCounted) == [KeywordCounted(0, "double-damage")]
    assert past(table, 1) == ["deserto", "l-armata-di-raoul", "predoni"], "first 1 + 4 of 5; then 5 against 1 + 4 afresh"
    table = layout(
        hands={0: "cerchio-luminoso-esplosivo contadini"},
        forces={0: "shoki*2", 1: "devil predoni"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "shoki")
    defend(table, 1, "devil predoni")
    play(table, 0, "use cerchio-luminoso-esplosivo and activate it")
    fight_on(table)
    assert forces(table, 1) == [], "the first wave took the last life, the second went on to the next card"
    at_rest(table)


@ruling("KEN-29.30")
def test_double_damage_of_one_card_is_the_whole_groups() -> None:
    own = {"bull": {"abilities": [{"does": "grant", "keyword": "double-damage"}]}}
    table = layout(forces={0: "bull zeta", 1: "shoki*3"}, phase="combat", options={"own_cards": own})
    attack(table, 0, "shoki < bull zeta")
    fight_on(table)
    assert lives(table, "shoki") == 1, "4 - 2, twice"
    at_rest(table)


@ruling("KEN-29.35", "KEN-29.37", "KEN-29.38")
def test_a_slayer_removes_the_place_and_not_what_lies_on_it() -> None:
    table = layout(forces={0: "zeta ryuga", 1: "lynn"}, places={1: "villaggio+mura"}, phase="combat")
    attack(table, 0, "zeta ryuga")
    defend(table, 1, "")
    assert (out(table, 1), past(table, 1)) == (["villaggio"], ["mura"]), "the commander's Slayer counts for his group"
    at_rest(table)


@ruling("KEN-29.67", "KEN-29.37", "KEN-35.16")
def test_slayer_belongs_to_those_who_conquer_and_not_to_the_fallen() -> None:
    for drawn_in, heap in (("ryuga", past), ("ain", out)):
        table = layout(forces={0: "predoni ryuga ain", 1: "raoul"}, places={1: "deserto"}, phase="combat")
        attack(table, 0, "predoni ryuga ain")
        defend(table, 1, "raoul")
        fight_on(table)
        assert asked(table) == (0, "PickCommander"), "Raoul's 5 leave 4 after the army"
        play(table, 0, f"choose {drawn_in}")
        fight_on(table)
        assert lives(table, drawn_in) == lives(table, "raoul") == 0, "the two take each other's last life"
        assert territory(table, 1) == [], "the commander who stayed behind is left, and conquers"
        assert "deserto" in heap(table, 1), "out of the game only if he is the Slayer"
        at_rest(table)


@ruling("KEN-29.67", "KEN-39.4")
def test_a_technique_gives_slayer_to_the_master_who_is_left() -> None:
    table = layout(forces={0: "raoul*2+pugno-del-re-di-hokuto", 1: "bull"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "bull")
    play(table, 0, "show pugno-del-re-di-hokuto")
    fight_on(table)
    assert out(table, 1) == ["deserto"]
    at_rest(table)


@ruling("KEN-29.36", "KEN-29.37")
def test_against_a_slayer_each_life_of_a_character_counts_one() -> None:
    table = layout(forces={0: "zeta bull ryuga", 1: "devil*5 shoki*2"}, phase="combat")
    attack(table, 0, "devil < zeta bull ryuga")
    fight_on(table)
    assert lives(table, "devil") == 1, "4 - 0"
    assert past(table, 1).count("devil") == 4, "lost, not dead"
    at_rest(table)


@ruling("KEN-29.39", "KEN-29.44", "KEN-29.63")
def test_deadly_removes_what_it_beats() -> None:
    for victim in ("predoni", "bask"):
        table = layout(hands={0: "lama-di-luce contadini"}, forces={0: "soria", 1: victim}, phase="combat")
        attack(table, 0, f"{victim} < soria")
        play(table, 0, "use lama-di-luce")
        fight_on(table)
        assert (out(table, 1), past(table, 1)) == ([victim], []), "7 is more than enough, and still deadly"
        at_rest(table)
    table = layout(forces={0: "soria", 1: "bask"}, phase="combat")
    attack(table, 0, "bask < soria")
    fight_on(table)
    assert (out(table, 1), past(table, 1)) == ([], ["bask"]), "beaten, to the past"
    at_rest(table)


@ruling("KEN-29.40", "KEN-29.41")
def test_deadly_counts_lives_of_characters_singly_and_of_masters_as_ever() -> None:
    table = layout(hands={0: "lama-di-luce contadini"}, forces={0: "soria", 1: "shin*3"}, phase="combat")
    attack(table, 0, "shin < soria")
    play(table, 0, "use lama-di-luce")
    fight_on(table)
    assert (lives(table, "shin"), out(table, 1)) == (2, ["shin"])
    table = layout(hands={0: "lama-di-luce contadini"}, forces={0: "soria", 1: "devil*3"}, phase="combat")
    attack(table, 0, "devil < soria")
    play(table, 0, "use lama-di-luce")
    fight_on(table)
    assert out(table, 1) == ["devil", "devil", "devil"]
    at_rest(table)


@ruling("KEN-29.42", "KEN-29.43")
def test_deadly_must_contribute() -> None:
    own = {
        "lynn": {"abilities": [{"does": "grant", "keyword": "deadly"}]},
        "toki": {"abilities": [{"does": "grant", "keyword": "deadly"}]},
    }
    table = layout(
        forces={0: "lynn armata-di-hokuto toki", 1: "zeta"}, places={1: "deserto"}, phase="combat", options={"own_cards": own}
    )
    attack(table, 0, "lynn armata-di-hokuto toki")
    defend(table, 1, "zeta")
    play(table, 0, "no further ability")
    assert reckoned(table).deadly == [False, False], "Lynn has no attack, and Toki only commands"
    fight_on(table)
    assert past(table, 1)[-1] == "zeta"
    at_rest(table)


@ruling("KEN-29.46")
def test_a_masters_name_means_all_his_lives_and_cards() -> None:
    table = layout(forces={0: "myu falco*2+luce-dorata", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < falco")
    play(table, 0, "show luce-dorata")
    assert attack_of(table, "falco") == 4 + 1 + 1, "Myu's bonus once for the stack"
    at_rest(table)


@ruling("KEN-29.47")
def test_rebel_is_a_mark_that_texts_touch() -> None:
    for destiny, worth in (("", 1), ("rivolta", 2)):
        table = layout(forces={0: "bart", 1: "zeta"}, places={1: "deserto"}, destiny={0: destiny}, phase="combat")
        attack(table, 0, "bart")
        defend(table, 1, "zeta")
        assert attack_of(table, "bart") == worth
        at_rest(table)


@ruling("KEN-29.64", "KEN-29.65")
@pytest.mark.parametrize(
    ("force", "worth"), [("orc-il-rosso*3", 4), ("condannati+armi-da-taglio+motociclette", 7), ("bart", 3)]
)
def test_plus_n_adds_n_once_for_a_stack_or_a_host(force: str, worth: int) -> None:
    card = force.partition("+")[0].partition("*")[0]
    table = layout(forces={0: force, 1: "zeta"}, places={1: "deserto"}, destiny={0: "rivolta rivolta"}, phase="combat")
    attack(table, 0, card)
    defend(table, 1, "zeta")
    assert attack_of(table, card) == worth
    at_rest(table)
