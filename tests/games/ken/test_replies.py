"""Chapters 9, 10 and 24: techniques, spirits, and the cards played in a combat."""

from __future__ import annotations

from budokan.games.ken.events import CardUsed, PutAway
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    attack_of,
    borne_by,
    dealt,
    defence_of,
    defend,
    fight_on,
    forces,
    layout,
    lives,
    offered,
    past,
    play,
    reckoned,
    refused,
    told,
)
from tests.support.rulings import ruling


@ruling("KEN-9.1", "KEN-10.1", "KEN-24.8")
def test_what_a_master_uses_must_pass_the_three_tests() -> None:
    hand = "aquila-solitaria cento-pugni-distruttivi airone-bianco psico-guerriero ambizione benevolenza ira"
    table = layout(hands={0: hand}, forces={0: "shin*3", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < shin")
    assert offered(table, 0) == [
        "pass",
        "use aquila-solitaria",
        "use aquila-solitaria and activate it",
        "use psico-guerriero",
        "use ambizione",
        "use ira",
    ]
    assert refused(table, 0, "use cento-pugni-distruttivi") == "KEN-24.8", "of another school"
    assert refused(table, 0, "use airone-bianco") == "KEN-24.8", "of another colour"
    assert refused(table, 0, "use benevolenza") == "KEN-24.8"
    at_rest(table)


@ruling("KEN-9.2", "KEN-9.3", "KEN-10.2", "KEN-10.3")
def test_one_permanent_technique_and_one_permanent_spirit_and_no_other_in_their_place() -> None:
    table = layout(hands={0: "lupo-del-cielo orgoglio"}, forces={0: "shin+fenice-celeste+julia"})
    assert offered(table, 0) == ["end presentation"]
    assert refused(table, 0, "play lupo-del-cielo") == "KEN-4.11"
    assert refused(table, 0, "play orgoglio") == "KEN-4.11"
    table = layout(hands={0: "lupo-del-cielo orgoglio"}, forces={0: "shin"})
    play(table, 0, "assign lupo-del-cielo to shin", "assign orgoglio to shin")
    assert borne_by(table, "shin") == ["lupo-del-cielo", "orgoglio"], "one of each"
    at_rest(table)


@ruling("KEN-9.4", "KEN-9.6", "KEN-10.4")
def test_permanent_ones_in_the_presentation_the_others_when_a_master_fights() -> None:
    table = layout(hands={0: "fenice-celeste orgoglio gru-rossa ambizione"}, forces={0: "shin", 1: "toki"})
    assert offered(table, 0)[1:] == ["assign fenice-celeste to shin", "assign orgoglio to shin"]
    assert refused(table, 0, "play gru-rossa") == "KEN-9.6"
    assert refused(table, 0, "play ambizione") == "KEN-9.6"
    play(table, 0, "end presentation")
    attack(table, 0, "toki < shin")
    assert offered(table, 0) == ["pass", "use gru-rossa", "use ambizione"]
    assert refused(table, 0, "play fenice-celeste") == "KEN-24.2"
    at_rest(table)


@ruling("KEN-9.5", "KEN-9.10", "KEN-10.7")
def test_they_are_used_in_either_players_turn_and_go_to_the_past_after_damage() -> None:
    table = layout(hands={1: "airone-bianco il-coraggio-di-una-donna"}, forces={0: "shin", 1: "rey"}, phase="combat")
    attack(table, 0, "rey < shin")
    play(table, 0, "pass")
    play(table, 1, "use airone-bianco")
    play(table, 0, "pass")
    play(table, 1, "use il-coraggio-di-una-donna")
    assert past(table, 1) == [], "they count until the damage"
    assert (attack_of(table, "rey"), defence_of(table, "rey")) == (7, 3)
    fight_on(table)
    assert dealt(table) == [(0, 3), (1, 7)]
    assert past(table, 1) == ["airone-bianco", "il-coraggio-di-una-donna"]
    assert told(table, PutAway) == [PutAway(1, "airone-bianco"), PutAway(1, "il-coraggio-di-una-donna")]
    at_rest(table)


@ruling("KEN-9.7", "KEN-9.8", "KEN-9.9", "KEN-10.5")
def test_one_technique_and_one_spirit_in_a_combat_for_good() -> None:
    table = layout(hands={0: "gru-rossa ambizione"}, forces={0: "yuda*2+fenice-celeste+orgoglio", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < yuda")
    assert offered(table, 0) == ["pass", "use gru-rossa", "use ambizione", "show fenice-celeste", "show orgoglio"]
    play(table, 0, "use gru-rossa")
    play(table, 1, "pass")
    assert refused(table, 0, "show fenice-celeste") == "KEN-9.7", "it stays covered"
    play(table, 0, "show orgoglio")
    play(table, 1, "pass")
    assert refused(table, 0, "use ambizione") == "KEN-10.5"
    assert offered(table, 0) == ["pass"]
    assert attack_of(table, "yuda") == 3 + 2 + 1, "the covered technique does nothing"
    at_rest(table)


@ruling("KEN-9.11", "KEN-10.8")
def test_with_the_last_life_technique_and_spirit_go() -> None:
    table = layout(forces={0: "raoul", 1: "shin+fenice-celeste+orgoglio"}, phase="combat")
    attack(table, 0, "shin < raoul")
    fight_on(table)
    assert past(table, 1) == ["fenice-celeste", "orgoglio", "shin"]
    table = layout(forces={0: "raoul", 1: "shin*2+fenice-celeste+orgoglio"}, phase="combat")
    attack(table, 0, "shin < raoul")
    fight_on(table)
    assert past(table, 1) == ["shin"], "with a life left they stay"
    at_rest(table)


@ruling("KEN-10.6")
def test_a_technique_and_a_spirit_add_up() -> None:
    table = layout(forces={0: "kenshiro+trasmigrazione-dell-anima+dolore", 1: "raoul"}, phase="combat")
    attack(table, 0, "raoul < kenshiro")
    play(table, 0, "show trasmigrazione-dell-anima")
    play(table, 1, "pass")
    play(table, 0, "show dolore")
    assert (attack_of(table, "kenshiro"), defence_of(table, "kenshiro")) == (3 + 1 + 1, 2 + 2 + 1)
    at_rest(table)


@ruling("KEN-24.1", "KEN-24.2", "KEN-24.3")
def test_after_groups_and_abilities_cards_the_attacker_first() -> None:
    hands = {0: "attacco-generale rivolta shin", 1: "attacco-generale"}
    table = layout(hands=hands, forces={0: "banda-di-fiori shin", 1: "jack-di-picche"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "banda-di-fiori shin")
    defend(table, 1, "jack-di-picche")
    assert asked(table) == (0, "ChooseAbility")
    play(table, 0, "no further ability")
    assert asked(table) == (0, "Reply")
    assert offered(table, 0) == ["pass", "play attacco-generale"]
    assert refused(table, 0, "play rivolta") == "KEN-24.2", "a turn event is none of these"
    play(table, 0, "pass")
    assert asked(table) == (1, "Reply")
    at_rest(table)


@ruling("KEN-24.4", "KEN-24.5")
def test_in_turn_one_thing_at_a_time_until_both_pass_one_after_the_other() -> None:
    table = layout(
        hands={0: "ira attacco-generale", 1: "ira"},
        forces={0: "shin+lupo-del-cielo", 1: "ryuga"},
        places={1: "deserto+barricate"},
        phase="combat",
    )
    attack(table, 0, "shin")
    defend(table, 1, "ryuga")
    assert offered(table, 0) == ["pass", "use ira", "play attacco-generale", "show lupo-del-cielo"]
    play(table, 0, "pass")
    assert offered(table, 1) == ["pass", "use ira", "spend barricate"]
    play(table, 1, "use ira")
    play(table, 0, "use ira")
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert table.combats == []
    at_rest(table)


@ruling("KEN-24.6")
def test_a_permanent_technique_counts_only_if_shown() -> None:
    table = layout(forces={0: "shin+lupo-del-cielo", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < shin")
    assert attack_of(table, "shin") == 3
    play(table, 0, "show lupo-del-cielo")
    assert attack_of(table, "shin") == 5
    assert told(table, CardUsed) == [CardUsed(0, "lupo-del-cielo")]
    fight_on(table)
    assert borne_by(table, "shin") == ["lupo-del-cielo"], "and it stays with him"
    at_rest(table)


@ruling("KEN-24.7", "KEN-22.10", "KEN-29.66")
def test_a_commander_uses_neither() -> None:
    table = layout(
        hands={0: "gru-rossa"}, forces={0: "predoni shin+lupo-del-cielo", 1: "zeta"}, places={1: "deserto"}, phase="combat"
    )
    attack(table, 0, "predoni shin")
    defend(table, 1, "zeta")
    assert offered(table, 0) == ["pass"]
    assert refused(table, 0, "use gru-rossa") == "KEN-24.7"
    assert reckoned(table).total == [2, 2]
    at_rest(table)


@ruling("KEN-24.9", "KEN-23.10")
def test_symbols_on_a_technique_are_paid_as_it_is_used_or_never() -> None:
    table = layout(forces={0: "rey*3+uccello-acquatico", 1: "shin*3"}, phase="combat")
    attack(table, 0, "shin < rey")
    assert offered(table, 0) == ["pass", "show uccello-acquatico", "show uccello-acquatico and activate it"]
    play(table, 0, "show uccello-acquatico")
    play(table, 1, "pass")
    assert offered(table, 0) == ["pass"]
    assert reckoned(table).double == [False, False]
    table = layout(forces={0: "rey*2+uccello-acquatico", 1: "shin*3"}, phase="combat")
    attack(table, 0, "shin < rey")
    assert offered(table, 0) == ["pass", "show uccello-acquatico"], "two lives are too few"
    at_rest(table)


@ruling("KEN-24.10")
def test_what_is_played_takes_effect_before_the_other_acts() -> None:
    table = layout(hands={0: "psico-guerriero"}, forces={0: "shin", 1: "zeta predoni"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "shin")
    defend(table, 1, "predoni zeta")
    play(table, 0, "use psico-guerriero", "choose predoni")
    assert asked(table) == (1, "Reply")
    assert reckoned(table).total == [3, 2], "Predoni are gone from the group"
    at_rest(table)


@ruling("KEN-24.11", "KEN-17.7", "KEN-18.7", "KEN-19.3", "KEN-19.4")
def test_outside_combat_one_is_asked_only_if_ones_deck_holds_an_event_for_the_moment() -> None:
    table = layout(hands={0: "shin bull", 1: "contadini"})
    play(table, 0, "play shin")
    assert asked(table) == (0, "Presentation"), "nothing in the other deck could be played"
    table = layout(hands={0: "shin bull", 1: "contadini"}, spare={1: "rivolta"})
    play(table, 0, "play shin")
    assert asked(table) == (1, "MayPlayEvent"), "his deck holds a turn event, whatever his hand"
    assert offered(table, 1) == ["pass"]
    play(table, 1, "pass")
    play(table, 0, "end presentation")
    assert asked(table) == (1, "MayPlayEvent"), "and once more at the end of the phase"
    play(table, 1, "pass")
    assert asked(table) == (1, "ChooseDraw"), "in the other phases only events that are not about a combat"
    table = layout(hands={0: "shin", 1: ""}, spare={1: "rivolta"})
    play(table, 0, "play shin")
    assert asked(table) == (0, "Presentation"), "an empty hand is not asked"
    at_rest(table)


LOOSE = {"corvi": {"type": "event", "name": "Corvi", "school": "none", "moral": "grey", "duration": "play-and-discard"}}
LOOSE["corvi"]["abilities"] = [{"does": "fetch", "zone": "past", "shown": True, "to": {"type": ["army"], "count": 1}}]  # type: ignore[assignment]


@ruling("KEN-17.7", "KEN-18.7", "KEN-13.8")
def test_an_event_that_is_not_about_a_combat_may_be_played_in_any_phase() -> None:
    table = layout(
        hands={0: "shin", 1: "corvi corvi"}, pasts={1: "predoni banda-di-zeta"}, options={"own_cards": LOOSE}, phase="turn"
    )
    assert asked(table) == (1, "MayPlayEvent"), "after the test of victory"
    play(table, 1, "play corvi", "take predoni", "pass")
    assert table.hands[1] == ["corvi", "predoni"]
    play(table, 0, "draw 1")
    assert asked(table) == (1, "MayPlayEvent")
    play(table, 1, "play corvi", "take banda-di-zeta", "pass")
    assert asked(table) == (0, "Presentation")
    assert past(table, 1) == ["corvi", "corvi"]
    at_rest(table)


@ruling("KEN-24.12")
def test_in_the_card_step_all_are_asked_but_the_empty_handed_with_nothing_to_use() -> None:
    table = layout(hands={0: "contadini", 1: ""}, forces={0: "shin", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < shin")
    assert asked(table) == (0, "Reply"), "he cannot use his card, but nobody knows"
    assert offered(table, 0) == ["pass"]
    play(table, 0, "pass")
    assert table.combats == [], "the other has no card"
    table = layout(hands={0: "", 1: ""}, forces={0: "shin", 1: "toki+pressione-dei-punti-segreti"}, phase="combat")
    attack(table, 0, "toki < shin")
    assert asked(table) == (1, "Reply"), "no card in hand, but a technique to show"
    assert lives(table, "toki") == 1
    assert forces(table, 0) == ["shin"]
    at_rest(table)
