"""Cards of somebody's own: what their texts do where no card of the set goes (KEN-34.11)."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from budokan.games.ken import GAME
from budokan.games.ken.table import Table
from tests.support.ken import (
    BOX,
    asked,
    at_rest,
    attack,
    attack_of,
    borne_by,
    defend,
    fight_on,
    forces,
    layout,
    offered,
    past,
    play,
    territory,
)
from tests.support.rulings import ruling


def event(name: str, duration: str, **more: Any) -> dict[str, Any]:
    return {"type": "event", "name": name, "school": "none", "moral": "grey", "duration": duration, **more}


FETCH_EVENTS = [{"does": "fetch", "zone": "past", "shown": True, "to": {"type": ["event"], "count": 1}}]
MEMORY = {
    "ricordo": event("Ricordo", "happening", abilities=FETCH_EVENTS),
    "memoria": event("Memoria", "happening", abilities=FETCH_EVENTS),
}


@ruling("KEN-13.20", "KEN-34.10")
def test_events_that_fetch_events_do_not_fetch_themselves_or_each_other() -> None:
    table = layout(hands={0: "ricordo ricordo"}, pasts={0: "memoria rivolta"}, options={"own_cards": MEMORY})
    play(table, 0, "play ricordo")
    assert offered(table, 0) == ["take rivolta"], "neither itself nor the other that fetches"
    play(table, 0, "take rivolta", "play ricordo")
    assert asked(table) == (0, "Presentation"), "nothing is left to be fetched"
    assert past(table, 0) == ["memoria", "ricordo", "ricordo"]
    at_rest(table)


@ruling("KEN-29.16", "KEN-7.7")
def test_a_unique_place_is_not_played_again_as_one_of_two() -> None:
    cassandra = {"cassandra": {"marks": ["unique"]}}
    hand = "l-armata-di-raoul cassandra fortezza-del-re fortezza-del-re"
    for standing, plays in (
        ("cassandra", {"play fortezza-del-re and fortezza-del-re with l-armata-di-raoul"}),
        (
            "deserto",
            {
                "play fortezza-del-re and fortezza-del-re with l-armata-di-raoul",
                "play cassandra and fortezza-del-re with l-armata-di-raoul",
                "play fortezza-del-re and cassandra with l-armata-di-raoul",
            },
        ),
    ):
        table = layout(hands={0: hand}, places={1: standing}, options={"own_cards": cassandra})
        assert {one for one in offered(table, 0) if " and " in one} == plays
    table = layout(hands={0: "l-armata-di-raoul cassandra cassandra"}, options={"own_cards": cassandra})
    assert offered(table, 0) == ["end presentation"], "nor two copies at once"
    assert territory(table, 0) == []
    at_rest(table)


@ruling("KEN-29.16", "KEN-32.18")
def test_nor_at_the_start_with_cards_in_the_present() -> None:
    options: dict[str, Any] = {
        "own_cards": {"cassandra": {"marks": ["unique"]}},
        "own_deck_0": "1 l-armata-di-raoul, 2 cassandra, 10 fudo",
        "start": "present",
        "first_player": "seat-0",
    }
    table = cast(Table, GAME.new(seed=1, **options))
    assert [one for one in offered(table, 0) if " and " in one] == []
    at_rest(table)


WAR_CRY = {
    "grido": event(
        "Grido",
        "discard-after-use",
        play={"hosts": {"type": ["army"]}},
        abilities=[{"does": "add", "attack": 2, "when": ["attacks"]}],
    )
}


@ruling("KEN-13.21", "KEN-13.14", "KEN-13.15", "KEN-13.16")
def test_a_discard_after_use_event_on_an_army_is_used_when_the_army_fights() -> None:
    table = layout(
        hands={0: "grido"}, forces={0: "predoni predoni", 1: "zeta"}, places={1: "deserto"}, options={"own_cards": WAR_CRY}
    )
    play(table, 0, "assign grido to predoni", "end presentation")
    attack(table, 0, "predoni predoni")
    defend(table, 1, "zeta")
    assert attack_of(table, "predoni") == 2, "not used, it does not count"
    assert offered(table, 0) == ["pass", "spend grido on predoni"]
    play(table, 0, "spend grido on predoni")
    assert attack_of(table, "predoni") == 4
    assert (past(table, 0), borne_by(table, "predoni")) == (["grido"], [])
    fight_on(table)
    assert table.lasting == [], "until the end of the turn"
    at_rest(table)


@ruling("KEN-13.21")
def test_and_only_at_the_moment_its_text_names_and_by_its_owner() -> None:
    options = {"own_cards": WAR_CRY}
    table = layout(forces={0: "predoni", 1: "predoni+grido"}, places={1: "deserto"}, phase="combat", options=options)
    attack(table, 0, "predoni")
    defend(table, 1, "predoni")
    assert offered(table, 0) == ["pass"]
    play(table, 0, "pass")
    assert offered(table, 1) == ["pass"], "its army defends"
    fight_on(table)
    at_rest(table)


@ruling("KEN-13.21", "KEN-22.24")
def test_what_was_used_counts_in_the_next_combat_of_its_card() -> None:
    table = layout(
        forces={0: "contadini+grido", 1: "jack-di-picche shin"},
        places={1: "deserto"},
        options={"own_cards": WAR_CRY},
        phase="combat",
    )
    attack(table, 0, "contadini")
    defend(table, 1, "jack-di-picche shin")
    play(table, 0, "spend grido on contadini")
    play(table, 1, "pass")
    play(table, 0, "pass")
    assert (forces(table, 1), asked(table)) == (["shin"], (0, "Reply")), "3 beat Jack and draw Shin in"
    assert attack_of(table, "contadini") == 3, "it holds for the turn"
    fight_on(table)
    assert table.lasting == []
    at_rest(table)


@ruling("KEN-29.68", "KEN-35.7")
def test_a_text_against_the_others_technique_leaves_ones_own_equal_one() -> None:
    own = {"raoul": {"abilities": msgspec.to_builtins(BOX.cards["souther"].abilities)}}
    hand = "cento-pugni-distruttivi contadini"
    table = layout(hands={0: hand, 1: hand}, forces={0: "raoul*2", 1: "kenshiro*2"}, phase="combat", options={"own_cards": own})
    attack(table, 0, "kenshiro < raoul")
    play(table, 0, "use cento-pugni-distruttivi")
    play(table, 1, "use cento-pugni-distruttivi")
    assert attack_of(table, "raoul") == 5 + 3, "his own counts"
    assert attack_of(table, "kenshiro") == 3, "the other's does not"
    at_rest(table)


CROWS = {
    "corvi": event(
        "Corvi",
        "play-and-discard",
        abilities=[{"does": "fetch", "zone": "past", "shown": True, "to": {"type": ["army"], "count": 1}}],
    )
}


@ruling("KEN-17.7", "KEN-18.7", "KEN-13.8")
def test_the_active_player_too_plays_such_an_event_in_his_order_and_draw_phases() -> None:
    table = layout(hands={0: "corvi corvi"}, pasts={0: "predoni contadini"}, options={"own_cards": CROWS}, phase="turn")
    assert asked(table) == (0, "MayPlayEvent"), "in his own order phase"
    play(table, 0, "play corvi", "take predoni", "pass", "draw 1")
    assert asked(table) == (0, "MayPlayEvent"), "and once he has drawn"
    play(table, 0, "play corvi", "take contadini", "pass")
    assert asked(table) == (0, "Presentation")
    at_rest(table)


@ruling("KEN-17.7")
def test_the_active_player_is_asked_first() -> None:
    table = layout(hands={0: "corvi", 1: "corvi"}, options={"own_cards": CROWS}, phase="turn")
    assert asked(table) == (0, "MayPlayEvent")
    play(table, 0, "pass")
    assert asked(table) == (1, "MayPlayEvent")
    play(table, 1, "pass")
    assert asked(table) == (0, "ChooseDraw")
    at_rest(table)
