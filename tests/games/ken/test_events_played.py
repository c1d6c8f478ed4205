"""Chapter 13: events, how long they last and who may play them when."""

from __future__ import annotations

from budokan.games.ken.events import EventPlayed, NothingHappened
from tests.support.ken import (
    at_rest,
    attack,
    attack_of,
    borne_by,
    dealt,
    defence_of,
    defend,
    end_turn,
    fight_on,
    forces,
    layout,
    offered,
    past,
    play,
    reckoned,
    refused,
    territory,
    told,
)
from tests.support.rulings import ruling


def destiny(table: object, seat: int) -> list[str]:
    return [one["card"] for one in table.view(seat)["table"]["players"][seat]["destiny"]]  # type: ignore[attr-defined]


@ruling("KEN-13.1", "KEN-13.18")
def test_an_event_may_touch_cards_of_both_players_each_time_its_conditions_are_met() -> None:
    table = layout(
        forces={0: "armata-di-hokuto condannati", 1: "uomini-liberi resistenza-di-nanto"},
        places={1: "rovine deserto"},
        destiny={0: "rivolta"},
        phase="combat",
    )
    attack(table, 0, "armata-di-hokuto", "condannati")
    defend(table, 1, "uomini-liberi")
    defend(table, 1, "resistenza-di-nanto")
    assert reckoned(table).total == [3, 2], "rebels on both sides have one more"
    fight_on(table)
    assert dealt(table) == [(0, 3), (1, 2), (0, 3), (1, 3)], "in the second combat too"
    at_rest(table)


@ruling("KEN-13.2", "KEN-13.4", "KEN-33.7")
def test_example_liberazione() -> None:
    for owner in (0, 1):
        table = layout(
            forces={0: "kenshiro toki", 1: "souther falco"},
            places={1: "capitale piramide-della-croce"},
            destiny={owner: "liberazione"},
            phase="combat",
        )
        attack(table, 0, "kenshiro", "toki")
        defend(table, 1, "souther")
        defend(table, 1, "falco")
        assert attack_of(table, "kenshiro") == 3, "a Nanto place"
        play(table, 0, "pass")
        play(table, 1, "pass")
        assert attack_of(table, "toki") == 4, "2 + 2 against a Cento place, whoever owns the event"
        at_rest(table)


@ruling("KEN-13.3", "KEN-13.5")
def test_an_event_whose_action_cannot_happen_may_be_played_and_is_spent() -> None:
    table = layout(hands={0: "il-killer-in-azione sfida-dei-maestri rinforzi"}, forces={0: "shin", 1: "devil"})
    play(table, 0, "play il-killer-in-azione", "play rinforzi", "play sfida-dei-maestri", "choose shin")
    assert told(table, NothingHappened) == [
        NothingHappened(card) for card in ("il-killer-in-azione", "rinforzi", "sfida-dei-maestri")
    ]
    assert past(table, 0) == ["il-killer-in-azione", "rinforzi", "sfida-dei-maestri"]
    assert forces(table, 1) == ["devil"], "he has a life, not a number"
    at_rest(table)


@ruling("KEN-13.6", "KEN-13.7")
def test_a_happening_acts_and_goes_to_the_past_at_once_in_ones_own_presentation() -> None:
    table = layout(
        hands={0: "il-killer-in-azione", 1: "il-killer-in-azione"}, forces={0: "bull", 1: "zeta bull"}, spare={1: "rivolta"}
    )
    play(table, 0, "play il-killer-in-azione")
    assert past(table, 0) == ["il-killer-in-azione"]
    assert told(table, EventPlayed) == [EventPlayed(0, "il-killer-in-azione")]
    assert offered(table, 0) == ["choose zeta", "choose bull"]
    play(table, 0, "choose bull")
    assert forces(table, 1) == ["zeta"]
    assert offered(table, 1) == ["pass"], "the opponent cannot answer with a happening"
    at_rest(table)


@ruling("KEN-13.8", "KEN-13.9")
def test_a_play_and_discard_event_of_combat_is_for_both_in_the_card_step() -> None:
    table = layout(
        hands={0: "attacco-generale contadini", 1: "attacco-generale contadini"},
        forces={0: "bull", 1: "jack-di-cuori"},
        places={1: "deserto"},
    )
    assert refused(table, 0, "play attacco-generale") == "KEN-13.9"
    play(table, 0, "end presentation")
    attack(table, 0, "bull")
    defend(table, 1, "jack-di-cuori")
    play(table, 0, "play attacco-generale")
    play(table, 1, "play attacco-generale")
    assert reckoned(table).total == [4, 3]
    at_rest(table)


@ruling("KEN-13.10")
def test_it_goes_to_the_past_at_once_and_lasts_for_the_combat() -> None:
    table = layout(
        hands={0: "attacco-generale"},
        forces={0: "bull jack-di-fiori", 1: "zeta predoni"},
        places={1: "rovine deserto"},
        phase="combat",
    )
    attack(table, 0, "bull", "jack-di-fiori")
    defend(table, 1, "zeta")
    defend(table, 1, "predoni")
    play(table, 0, "play attacco-generale")
    assert past(table, 0) == ["attacco-generale"]
    assert reckoned(table).total == [3, 2]
    fight_on(table)
    assert dealt(table)[2:] == [(0, 2), (1, 2)], "the next combat is without it"
    at_rest(table)


@ruling("KEN-13.11", "KEN-13.12", "KEN-27.4")
def test_a_permanent_event_is_played_in_ones_own_presentation_and_stays() -> None:
    table = layout(hands={0: "energia-elettrica", 1: "uomini-liberi villaggio"}, places={0: "villaggio"}, forces={0: "predoni"})
    play(table, 0, "play energia-elettrica", "end presentation")
    end_turn(table)
    assert destiny(table, 0) == ["energia-elettrica"]
    table = layout(
        hands={0: "uomini-liberi villaggio"},
        places={1: "villaggio capitale"},
        forces={1: "predoni"},
        destiny={1: "energia-elettrica"},
    )
    play(table, 0, "play villaggio with uomini-liberi")
    assert destiny(table, 1) == ["energia-elettrica"], "an army cannot remove it"
    at_rest(table)


@ruling("KEN-13.13", "KEN-27.1", "KEN-31.11")
def test_a_turn_event_is_played_in_any_presentation_and_leaves_in_that_turn() -> None:
    table = layout(hands={0: "rivolta", 1: "rivolta"}, forces={0: "shiba", 1: "shin"})
    play(table, 0, "play rivolta")
    play(table, 1, "play rivolta")
    assert (destiny(table, 0), destiny(table, 1)) == (["rivolta"], ["rivolta"])
    end_turn(table)
    assert (destiny(table, 0), destiny(table, 1)) == ([], [])
    assert (past(table, 0), past(table, 1)) == (["rivolta"], ["rivolta"])
    at_rest(table)


@ruling("KEN-13.14", "KEN-13.15", "KEN-13.16", "KEN-43.18")
def test_barricate_wait_for_their_moment() -> None:
    table = layout(hands={0: "barricate"}, places={0: "deserto", 1: "rovine"}, forces={0: "zeta shin", 1: "kenshiro toki"})
    play(table, 0, "assign barricate to deserto", "end presentation")
    end_turn(table)
    play(table, 1, "draw 1", "end presentation")
    attack(table, 1, "kenshiro")
    defend(table, 0, "zeta shin")
    assert defence_of(table, "zeta") == 0, "not used, it does not count"
    play(table, 1, "pass")
    assert offered(table, 0) == ["pass", "spend barricate"]
    play(table, 0, "spend barricate")
    assert past(table, 0) == ["barricate"]
    assert borne_by(table, "deserto") == []
    assert defence_of(table, "zeta") == 3
    fight_on(table)
    assert forces(table, 0) == ["zeta", "shin"], "3 - 3 is nothing"
    assert table.turn == 0
    assert table.lasting == [], "until the end of the turn"
    at_rest(table)


@ruling("KEN-13.16", "KEN-22.24", "KEN-43.18")
def test_barricate_count_again_for_a_commander_drawn_in() -> None:
    table = layout(forces={0: "shin bull", 1: "raoul"}, places={0: "deserto+barricate"}, turn=1, phase="combat")
    attack(table, 1, "raoul")
    defend(table, 0, "bull shin")
    play(table, 1, "pass")
    play(table, 0, "spend barricate")
    fight_on(table)
    assert forces(table, 0) == ["shin", "bull"], "5 is less than 1 + 3 + 2"
    table = layout(
        hands={1: "ira contadini"}, forces={0: "shin bull", 1: "raoul"}, places={0: "deserto+barricate"}, turn=1, phase="combat"
    )
    attack(table, 1, "raoul")
    defend(table, 0, "bull shin")
    play(table, 1, "use ira")
    play(table, 0, "spend barricate")
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert forces(table, 0) == ["shin"], "7 beat Bull's 1 + 3 + 2 and one is left over"
    assert defence_of(table, "shin") == 2 + 3, "the effect of the turn passes into the new combat"
    assert attack_of(table, "raoul") == 5, "the spirit was for the first"
    at_rest(table)


@ruling("KEN-13.17")
def test_equal_events_add_up() -> None:
    table = layout(
        forces={0: "shiba", 1: "zeta"}, places={1: "deserto"}, destiny={0: "rivolta rivolta", 1: "rivolta"}, phase="combat"
    )
    attack(table, 0, "shiba")
    defend(table, 1, "zeta")
    assert attack_of(table, "shiba") == 4
    at_rest(table)


@ruling("KEN-13.19")
def test_school_and_colour_of_an_event_stop_nobody() -> None:
    table = layout(
        hands={0: "liberazione luce-dell-impero barricate"}, forces={0: "souther", 1: "zeta"}, places={0: "croce-del-sud"}
    )
    play(table, 0, "play liberazione", "assign barricate to croce-del-sud", "end presentation")
    attack(table, 0, "zeta < souther")
    assert offered(table, 0) == ["pass", "play luce-dell-impero"]
    assert territory(table, 0) == ["croce-del-sud"]
    at_rest(table)


@ruling("KEN-8.19", "KEN-13.17", "KEN-43.18")
def test_two_barricades_on_one_place_are_used_one_by_one() -> None:
    table = layout(forces={0: "zeta", 1: "raoul"}, places={0: "deserto+barricate+barricate"}, turn=1, phase="combat")
    attack(table, 1, "raoul")
    defend(table, 0, "zeta")
    play(table, 1, "pass")
    assert offered(table, 0) == ["pass", "spend barricate"]
    play(table, 0, "spend barricate")
    play(table, 1, "pass")
    play(table, 0, "spend barricate")
    assert defence_of(table, "zeta") == 6
    assert past(table, 0) == ["barricate", "barricate"]
    at_rest(table)
