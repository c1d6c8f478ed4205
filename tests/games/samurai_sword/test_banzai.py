"""Chapter 14, its end: reveals, Banzai, and the order of things."""

from __future__ import annotations

import pytest

from budokan.games.samurai_sword.events import (
    BushidoPassed,
    DeckEnded,
    Defeated,
    Discarded,
    Drew,
    HonourLost,
    HonourPassed,
    PropertyLost,
    Returned,
    Spent,
    SwordmasterWon,
    TeamScored,
    Turned,
    Wounded,
)
from budokan.games.samurai_sword.table import Table
from tests.support.rulings import ruling
from tests.support.samurai_sword import (
    PLAIN,
    RISING_SUN,
    at_rest,
    end_turn,
    everything_but,
    layout,
    offered,
    play,
    refused,
    rising_sun,
    sequence,
    told,
    untouched,
)


def points(table: Table) -> dict[str, int]:
    """The teams' points at the end."""
    return {one.team: one.points for one in told(table, TeamScored)}


@ruling("SS-14.16")
def test_a_reveal_is_open_to_all_and_goes_on_the_discards() -> None:
    table = rising_sun(*PLAIN[:5], properties={1: "bleeding-wound"}, deck="parry katana daikyu")
    with untouched(table, 0, 2, 3, 4):
        end_turn(table)
    revealed = [one for one in table.heard or [] if isinstance(one.event, Turned)]
    assert [(one.event, one.to) for one in revealed] == [(Turned(1, "parry", "torii"), None)]
    assert table.discards[-1] == "parry"
    assert table.resilience[1] == 5
    at_rest(table)


@ruling("SS-14.17")
def test_a_reveal_can_end_the_deck_before_its_result() -> None:
    table = rising_sun(*PLAIN[:5], properties={1: "bleeding-wound"}, deck="bokken", deck_size=1)
    end_turn(table)
    assert sequence(table, Turned, DeckEnded, HonourLost, Spent) == ["Turned", "DeckEnded", *["HonourLost"] * 5, "Spent"]
    assert table.honour == [4, 2, 2, 2, 2]
    assert table.resilience[1] == 4, "the crane costs him the point although the wound has closed meanwhile"
    assert table.discards == ["bleeding-wound"], "on the new pile"
    at_rest(table)


@ruling("SS-14.17")
def test_if_that_ends_the_game_the_result_does_not_come() -> None:
    table = rising_sun(*PLAIN[:5], properties={1: "bleeding-wound"}, deck="bokken", deck_size=1, honour={3: 1})
    end_turn(table)
    assert table.over
    assert table.resilience[1] == 5
    at_rest(table)


@ruling("SS-14.18")
def test_without_a_card_a_reveal_has_no_result() -> None:
    others = {0: "bokken", 1: "geisha", 3: "parry", 4: "parry"}
    hands = {**others, 2: everything_but(*others.values(), "bleeding-wound", options=RISING_SUN)}
    table = rising_sun("musashi", "lady-chacha", "goemon", "tomoe", "kojiro", hands=hands, properties={2: "bleeding-wound"})
    assert table.deck == table.discards == []
    play(table, 0, "attack 1 with bokken")
    assert offered(table, 1) == ["take it"], "two reveals of nothing do not share a suit"
    play(table, 1, "take it")
    assert table.resilience[1] == 3
    assert not told(table, Turned)
    at_rest(table)


@ruling("SS-14.18")
def test_yukimura_strikes_nobody_back_without_a_card_to_turn() -> None:
    others = {0: "bo focus", 1: "geisha", 3: "parry", 4: "parry"}
    hands = {**others, 2: everything_but(*others.values(), options=RISING_SUN)}
    table = rising_sun("kojiro", "yukimura", "goemon", "tomoe", "musashi", hands=hands)
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert table.resilience[:2] == [5, 3]
    assert not told(table, Turned)
    at_rest(table)


@ruling("SS-14.18")
def test_nothing_to_reveal_closes_no_wound_and_costs_nothing() -> None:
    others = {0: "parry", 2: "parry", 3: "parry", 4: "parry"}
    hands = {**others, 1: everything_but(*others.values(), "bleeding-wound", options=RISING_SUN)}
    table = rising_sun(*PLAIN[:5], hands=hands, properties={1: "bleeding-wound"})
    with untouched(table, 0, 1, 2, 3, 4):
        end_turn(table)
    assert table.turn == 1
    assert not told(table, Turned)
    at_rest(table)


# Banzai and the order of things.


@ruling("SS-14.19", "SS-14.20")
def test_banzai_discards_as_many_cards_as_the_printed_resilience() -> None:
    table = rising_sun(*PLAIN[:5], hands={0: "bokken"}, resilience={1: 1}, deck="parry katana geisha daikyu focus")
    deck = len(table.deck)
    with untouched(table, 2, 3, 4):
        play(table, 0, "attack 1 with bokken")
        play(table, 1, "take it")
    assert [one.card for one in told(table, Turned)] == ["parry", "katana", "geisha", "daikyu", "focus"]
    assert table.discards == ["parry", "katana", "geisha", "daikyu", "focus", "bokken"]
    assert len(table.deck) == deck - 5
    assert sequence(table, Wounded, Turned, HonourPassed) == ["Wounded", *["Turned"] * 5, "HonourPassed"]
    assert table.honour == [6, 2, 3, 3, 3]
    at_rest(table)


@ruling("SS-14.19")
def test_there_is_no_banzai_in_the_base_game() -> None:
    table = layout(*PLAIN[:5], hands={0: "bokken"}, resilience={1: 1})
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert not told(table, Turned)
    assert table.discards == ["bokken"]
    at_rest(table)


@ruling("SS-14.21")
def test_banzai_can_end_the_deck_and_goes_on_with_the_new_one() -> None:
    table = rising_sun(*PLAIN[:5], hands={0: "bokken"}, resilience={1: 1}, deck="parry katana", deck_size=2)
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert sequence(table, Turned, DeckEnded, HonourPassed) == [
        "Turned",
        "Turned",
        "DeckEnded",
        *["Turned"] * 3,
        "HonourPassed",
    ]
    assert table.honour == [5, 1, 2, 2, 2], "one lost by all, then one passes"
    assert len(table.discards) == 3 + 1
    at_rest(table)


@ruling("SS-14.21")
def test_if_banzai_ends_the_game_the_honour_point_stays_and_there_is_no_deadly_strike() -> None:
    table = rising_sun(*PLAIN[:5], hands={0: "bokken"}, resilience={1: 1}, honour={1: 1}, deck="parry", deck_size=1)
    play(table, 0, "attack 1 with bokken")
    play(table, 1, "take it")
    assert table.over
    assert not told(table, HonourPassed)
    assert table.honour == [4, 0, 2, 2, 2]
    assert table.outcome is not None
    assert table.outcome.reason == "outcome-honour", "although Shogun struck Samurai"
    assert points(table) == {"shogun": 4, "ninja": 4, "ronin": 4}
    at_rest(table)


@ruling("SS-14.22")
def test_a_loss_of_all_resilience_in_its_order() -> None:
    table = rising_sun(
        "goemon",
        "ushiwaka",
        "motonari",
        "tomoe",
        "kojiro",
        hands={0: "bo", 1: "parry", 2: "parry"},
        resilience={1: 1},
        properties={1: "armor curse"},
        deck="katana geisha geisha daikyu focus kanabo",
    )
    with untouched(table, 3, 4):
        play(table, 0, "attack 1 with bo")
        play(table, 1, "take it")
    in_order = sequence(table, Wounded, Drew, PropertyLost, Turned, HonourPassed)
    assert in_order == ["Wounded", "Drew", "PropertyLost", "PropertyLost", *["Turned"] * 4, "HonourPassed", "Drew"]
    assert table.hands[1] == ["parry", "katana"], "Ushiwaka drew first"
    assert table.hands[2] == ["parry", "kanabo"], "Motonari last"
    assert table.properties[1] == []
    assert table.honour == [6, 2, 3, 3, 3]
    at_rest(table)


@ruling("SS-14.22")
def test_the_swordmaster_comes_before_all_of_it() -> None:
    table = rising_sun(
        "goemon",
        "tomoe",
        "ushiwaka",
        "motonari",
        hands={0: "bo", 2: "parry"},
        resilience={1: 0, 2: 1, 3: 0},
        properties={2: "curse"},
    )
    with untouched(table, 1, 3):
        play(table, 0, "attack 2 with bo")
        play(table, 2, "take it")
    assert told(table, SwordmasterWon) == [SwordmasterWon(0, "shogun")]
    assert not told(table, Drew) + told(table, Turned) + told(table, PropertyLost)
    assert told(table, HonourPassed) == [HonourPassed(2, 0, 2)], "of all that only the honour point passes"
    assert table.properties[2] == ["curse"]
    at_rest(table)


@ruling("SS-14.22", "SS-10.4")
def test_a_blow_inside_a_team_that_leaves_one_standing_ends_before_motonari_draws() -> None:
    table = rising_sun(
        "goemon", "tomoe", "motonari", "kojiro", hands={0: "bo", 1: "parry", 2: "parry"}, resilience={1: 1, 2: 0, 3: 0}
    )
    with untouched(table, 2, 3):
        play(table, 0, "attack 1 with bo")
        play(table, 1, "take it")
    assert table.over
    assert table.honour == [6, 2, 3, 3]
    assert len(told(table, Turned)) == 5, "Banzai is still part of the blow"
    assert points(table)["shogun"] == 2 * 6 + 2 - 3
    at_rest(table)


@ruling("SS-14.23")
def test_what_follows_a_wound_in_its_order() -> None:
    table = rising_sun(
        "tomoe", "yukimura", "goemon", "musashi", "kojiro", hands={0: "manriki-gusari", 1: "parry bo"}, deck="katana kiseru"
    )
    play(table, 0, "attack 1 with manriki-gusari")
    play(table, 1, "take it")
    assert offered(table, 1) == ["discard parry", "discard bo"]
    with untouched(table, 2, 3, 4):
        play(table, 1, "discard parry")
    assert sequence(table, Wounded, Discarded, Drew, Turned) == ["Wounded", "Discarded", "Drew", "Turned", "Wounded"]
    assert table.hands[:2] == [["katana"], ["bo"]]
    assert table.resilience[:2] == [4, 3], "the crane strikes back"
    assert table.discards == ["parry", "kiseru", "manriki-gusari"], "the weapon is discarded last of all"
    at_rest(table)


@ruling("SS-14.23")
def test_kozuka_comes_back_after_the_reveal_of_yukimura() -> None:
    table = rising_sun("goemon", "yukimura", "tomoe", "musashi", "kojiro", hands={0: "kozuka"}, deck="kiseru")
    play(table, 0, "attack 1 with kozuka")
    play(table, 1, "take it")
    assert sequence(table, Turned, Wounded, Returned) == ["Wounded", "Turned", "Wounded", "Returned"]
    assert table.hands[0] == ["kozuka"]
    at_rest(table)


@ruling("SS-14.23")
def test_bokuden_draws_when_his_weapon_is_discarded() -> None:
    table = rising_sun("bokuden", "goemon", "tomoe", "musashi", "kojiro", hands={0: "tessen"}, deck="katana")
    play(table, 0, "attack 1 with tessen")
    play(table, 1, "take it")
    assert table.discards == ["tessen"]
    assert offered(table, 0) == ["draw a card", "no thanks"]
    play(table, 0, "draw a card")
    assert table.hands[0] == ["katana"]
    at_rest(table)


@ruling("SS-14.24")
def test_resilience_lost_without_a_wound_is_never_the_last_and_peasants_are_not_asked() -> None:
    table = rising_sun(
        "goemon",
        "yukimura",
        "tomoe",
        "musashi",
        "kojiro",
        hands={0: "simultaneous-attack"},
        properties={1: "peasant bleeding-wound"},
        resilience={1: 2},
        deck="bokken bo bo",
    )
    play(table, 0, "play simultaneous-attack on 1")
    assert table.waiting == (0,)
    assert table.resilience[:2] == [4, 1]
    assert not told(table, Turned), "Yukimura was not wounded"
    end_turn(table)
    assert [one.card for one in told(table, Turned)] == ["bokken"]
    assert table.resilience[1] == 1, "a crane, but it would be the last point"
    assert table.properties[1] == ["peasant", "bleeding-wound"]
    assert not told(table, Wounded) + told(table, Defeated)
    at_rest(table)


@ruling("SS-14.24")
@pytest.mark.parametrize("character", ["nobunaga", "shima"])
def test_nobunaga_and_shima_keep_their_last_point(character: str) -> None:
    table = rising_sun(character, "goemon", "tomoe", "musashi", "kojiro", properties={1: "armor"}, resilience={0: 1})
    assert not [move for move in offered(table, 0) if move.startswith("spend")]
    at_rest(table)


@ruling("SS-14.24", "SS-16.26")
@pytest.mark.parametrize("origin", ["weapon", "battle-cry", "jujutsu", "counterattack", "yukimura"])
def test_wounds_of_every_origin_may_be_taken_by_a_peasant(origin: str) -> None:
    blow = {"battle-cry": "battle-cry", "jujutsu": "jujutsu"}.get(origin, "bo")
    struck = 0 if origin in ("counterattack", "yukimura") else 1
    table = rising_sun(
        "goemon",
        "yukimura",
        "tomoe",
        "musashi",
        "kojiro",
        hands={0: blow, 1: "counterattack", 2: "", 3: "", 4: ""},
        properties={struck: "peasant"},
        deck="bokken",
    )
    play(table, 0, "attack 1 with bo" if blow == "bo" else f"play {blow}")
    play(table, 1, "parry with counterattack" if origin == "counterattack" else "take it")
    if origin == "counterattack":
        play(table, 0, "take it")
    assert offered(table, struck) == ["take it", "give up a peasant"]
    with untouched(table, 2, 3, 4):
        play(table, struck, "give up a peasant")
    assert table.properties[struck] == []
    assert table.resilience[struck] == (5 if struck == 0 else 4)
    at_rest(table)


@ruling("SS-14.25")
def test_defeated_in_his_own_turn_he_goes_on_with_it() -> None:
    table = rising_sun(
        "goemon", "kojiro", "tomoe", "musashi", "benkei", hands={0: "bo bo daimyo", 1: "counterattack parry"}, resilience={0: 1}
    )
    play(table, 0, "attack 1 with bo")
    play(table, 1, "parry with counterattack")
    play(table, 0, "take it")
    assert (table.resilience[0], table.honour[:2]) == (0, [4, 4])
    assert table.harmless(0)
    assert table.waiting == (0,)
    with untouched(table, 2, 3, 4):
        play(table, 0, "play daimyo")
        play(table, 0, "attack 1 with bo")
        play(table, 1, "take it")
    assert table.resilience[:2] == [0, 4], "Goemon's second weapon, though he lies on the ground"
    for _ in range(5):
        end_turn(table)
    assert table.turn == 0
    assert table.resilience[0] == 5, "he recovers in his next turn"
    at_rest(table)


@ruling("SS-14.25")
def test_the_wound_of_yukimura_does_not_end_the_turn_either() -> None:
    table = rising_sun(
        "kojiro", "yukimura", "tomoe", "musashi", "benkei", hands={0: "bo focus"}, resilience={0: 1}, deck="kiseru"
    )
    play(table, 0, "attack 1 with bo")
    play(table, 1, "take it")
    assert (table.resilience[0], table.honour[:2]) == (0, [4, 4])
    play(table, 0, "play focus")
    assert table.properties[0] == ["focus"]
    at_rest(table)


@ruling("SS-14.17", "SS-12.4")
def test_the_check_of_bushido_is_read_from_a_card_that_ended_the_deck() -> None:
    table = rising_sun(*PLAIN[:5], properties={1: "bushido"}, deck="parry", deck_size=1)
    end_turn(table)
    assert sequence(table, Turned, DeckEnded, BushidoPassed) == ["Turned", "DeckEnded", "BushidoPassed"]
    assert table.properties[2] == ["bushido"]
    at_rest(table)


@ruling("SS-14.24")
def test_no_honour_passes_for_resilience_that_is_given_up() -> None:
    table = rising_sun("shima", "goemon", "tomoe", "musashi", "kojiro", properties={1: "armor"}, resilience={0: 2})
    play(table, 0, "spend resilience for armor of 1")
    assert table.resilience[0] == 1
    assert table.honour == [5, 3, 3, 3, 3]
    assert refused(table, 0, "spend resilience for armor of 1") == "SS-5.6"
    at_rest(table)
