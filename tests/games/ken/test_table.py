"""Chapters 1 and 2: the areas of the table, and what a card is."""

from __future__ import annotations

from collections import Counter

from budokan.games.ken.reading import all_cards
from budokan.kernel.luck import Luck
from tests.support.ken import (
    BOX,
    at_rest,
    attack,
    attack_of,
    borne_by,
    defend,
    fight_on,
    forces,
    layout,
    offered,
    on_table,
    out,
    past,
    play,
    reckoned,
    refused,
    territory,
)
from tests.support.rulings import ruling


@ruling("KEN-1.1", "KEN-1.13", "KEN-1.14")
def test_two_players_with_a_hand_a_future_a_past_and_a_present_of_three_areas() -> None:
    table = layout(hands={0: "shin deserto rivolta fenice-celeste armi-da-taglio", 1: ""}, forces={0: "bull"})
    assert table.seats == 2
    play(table, 0, "play shin", "play deserto", "play rivolta", "assign fenice-celeste to shin")
    mine, other = table.view(0)["table"]["players"]
    assert [one["card"] for one in mine["forces"]] == ["bull", "shin"]
    assert mine["forces"][1]["assigned"] == [{"card": "fenice-celeste", "seat": 0}], "it stands with its master"
    assert [one["card"] for one in mine["territory"]] == ["deserto"]
    assert [one["card"] for one in mine["destiny"]] == ["rivolta"]
    assert (mine["hand"], mine["future"], mine["past"]) == (1, 10, [])
    assert (other["forces"], other["territory"], other["destiny"]) == ([], [], [])
    at_rest(table)


@ruling("KEN-1.2")
def test_nobody_knows_the_order_of_a_future() -> None:
    table = layout(futures={0: "shin rey toki falco ain ryuga juza", 1: "bull zeta devil hyui"})
    for viewer in (0, 1, None):
        others = [table.redeal(viewer, Luck(seed)) for seed in range(4)]
        assert len({tuple(other.future(0)) for other in others}) > 1, "even the owner does not know his own"
        assert all(other.view(viewer) == table.view(viewer) for other in others)
        players = table.view(viewer)["table"]["players"]
        assert [one["future"] for one in players] == [7, 4]
    at_rest(table)


@ruling("KEN-1.3", "KEN-1.4")
def test_both_pasts_are_open_to_both() -> None:
    table = layout(pasts={0: "shin bull", 1: "kenshiro villaggio"})
    for viewer in (0, 1, None):
        players = table.view(viewer)["table"]["players"]
        assert [one["past"] for one in players] == [["shin", "bull"], ["kenshiro", "villaggio"]]
    at_rest(table)


@ruling("KEN-1.8", "KEN-1.9")
def test_removed_cards_lie_apart_face_up_and_do_not_come_back() -> None:
    table = layout(
        hands={0: "", 1: "rinforzi"},
        forces={0: "shin*2 guardia-del-sacro-imperatore", 1: "predoni"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "guardia-del-sacro-imperatore shin")
    defend(table, 1, "predoni")
    play(table, 0, "activate guardia-del-sacro-imperatore ability 1")
    fight_on(table)
    assert (out(table, 1), past(table, 1)) == (["predoni"], ["deserto"])
    for viewer in (0, 1, None):
        assert table.view(viewer)["table"]["players"][1]["removed"] == ["predoni"]
    play(table, 1, "draw 1", "play rinforzi")
    assert past(table, 1) == ["deserto", "rinforzi"], "there was no army in the past to take"
    at_rest(table)


@ruling("KEN-1.10", "KEN-1.11", "KEN-1.12")
def test_a_column_of_places_in_order_of_play_whose_last_is_the_frontier() -> None:
    table = layout(hands={0: "deserto rovine canyon"}, forces={1: "shin bull"}, places={1: "villaggio"})
    play(table, 0, "play rovine", "play deserto", "play canyon", "end presentation")
    assert territory(table, 0) == ["rovine", "deserto", "canyon"]
    play(table, 1, "draw 1", "end presentation")
    attack(table, 1, "bull")
    defend(table, 0, "")
    assert territory(table, 0) == ["rovine", "deserto"], "the canyon was the frontier; the others keep their order"
    at_rest(table)


@ruling("KEN-1.15")
def test_one_open_total_of_points_that_starts_at_nothing() -> None:
    table = layout()
    assert table.points == [0, 0]
    table = layout(points=(4, 7), places={0: "villaggio"}, forces={0: "predoni"}, phase="turn")
    assert table.points == [6, 7]
    for viewer in (0, 1, None):
        assert [one["points"] for one in table.view(viewer)["table"]["players"]] == [6, 7]
    at_rest(table)


@ruling("KEN-1.16")
def test_a_card_goes_to_the_past_of_the_one_who_brought_it() -> None:
    table = layout(forces={0: "bull"}, places={1: "villaggio+nomadi/0+pozzo-d-acqua"}, phase="combat")
    attack(table, 0, "bull")
    defend(table, 1, "")
    assert (past(table, 0), past(table, 1)) == (["nomadi"], ["pozzo-d-acqua", "villaggio"])
    at_rest(table)


@ruling("KEN-2.1")
def test_name_and_type_say_which_cards_are_equal() -> None:
    named = [(card.name, card.type) for card in all_cards()]
    assert len(set(named)) == len(named) == 140, "each card of the set stands once"


@ruling("KEN-2.2", "KEN-2.3", "KEN-2.6")
def test_schools_colours_and_types() -> None:
    assert {card.school for card in all_cards()} == {"hokuto", "nanto", "cento", "none"}
    assert {card.moral for card in all_cards()} == {"red", "blue", "grey"}
    counted = Counter(card.type for card in all_cards())
    assert counted == {
        "master": 18,
        "character": 26,
        "army": 20,
        "place": 17,
        "technique": 16,
        "spirit": 9,
        "equipment": 9,
        "special": 7,
        "event": 18,
    }


@ruling("KEN-2.4", "KEN-2.5")
def test_a_life_in_place_of_a_number_and_two_kinds_of_order_points() -> None:
    assert BOX.cards["devil"].resistance == "life"
    assert BOX.cards["bull"].resistance == 2
    table = layout(forces={0: "lynn devil"}, places={0: "villaggio"})
    seen = table.view(0)["table"]["players"][0]
    assert [(one["card"], one["resistance"], one["lives"]) for one in seen["forces"]] == [("lynn", 1, None), ("devil", None, 1)]
    assert seen["territory"][0]["green"] == 2
    assert (BOX.cards["lynn"].green, BOX.cards["lynn"].ochre) == (1, 1), "an income and a reward are two figures"
    at_rest(table)


@ruling("KEN-2.7", "KEN-2.8")
def test_only_protagonists_act_and_property_cards_only_lie_on_others() -> None:
    table = layout(
        hands={0: "armi-da-taglio orgoglio capobanda"}, places={0: "deserto", 1: "deserto"}, forces={0: "shin predoni zeta"}
    )
    assert offered(table, 0) == [
        "end presentation",
        "assign armi-da-taglio to predoni",
        "assign orgoglio to shin",
        "assign capobanda to predoni",
    ]
    play(table, 0, "end presentation")
    assert offered(table, 0) == ["attack no more", "send shin", "send predoni", "send zeta"]
    at_rest(table)


@ruling("KEN-2.9")
def test_no_value_falls_below_nothing() -> None:
    table = layout(forces={0: "bart lynn", 1: "falco"}, places={1: "capitale+ostaggi+ostaggi"}, phase="combat")
    attack(table, 0, "bart lynn")
    defend(table, 1, "falco")
    assert (attack_of(table, "bart"), attack_of(table, "lynn")) == (0, 0), "1 - 2 and 0 - 2"
    assert reckoned(table).total == [0, 4]
    fight_on(table)
    assert forces(table, 0) == []
    at_rest(table)


@ruling("KEN-4.1", "KEN-4.2")
def test_profile_moral_and_school_are_asked_together() -> None:
    hand = "fenice-celeste cento-pugni-distruttivi carro-armato armi-da-taglio mura"
    table = layout(hands={0: hand}, forces={0: "shin souther rey bull shiba banda-di-picche"}, places={0: "rovine"})
    assert offered(table, 0)[1:] == [
        "assign fenice-celeste to shin",
        "assign fenice-celeste to souther",
        "assign carro-armato to bull",
        "assign armi-da-taglio to banda-di-picche",
        "assign mura to rovine",
    ], "the red Nanto technique on red Nanto masters; the tank on the red character; trees for the place"
    at_rest(table)


@ruling("KEN-4.3")
def test_without_a_profile_the_text_names_the_hosts() -> None:
    table = layout(hands={0: "motociclette drago-fiammante"}, forces={0: "shin bull devil predoni"}, places={0: "rovine"})
    assert offered(table, 0)[1:] == [
        "assign motociclette to bull",
        "assign motociclette to devil",
        "assign motociclette to predoni",
        "assign drago-fiammante to bull",
        "assign drago-fiammante to predoni",
    ]
    at_rest(table)


@ruling("KEN-4.4", "KEN-4.5")
def test_grey_goes_on_any_colour_red_on_red_blue_on_blue() -> None:
    masters = "kenshiro raoul ryuga"
    expected = {
        "julia": ["kenshiro", "raoul", "ryuga"],
        "orgoglio": ["raoul"],
        "trasmigrazione-dell-anima": ["kenshiro"],
    }
    for card, hosts in expected.items():
        table = layout(hands={0: card}, forces={0: masters})
        assert offered(table, 0)[1:] == [f"assign {card} to {host}" for host in hosts]
        at_rest(table)


@ruling("KEN-4.6", "KEN-4.7")
def test_a_school_card_only_on_its_school_and_any_host_takes_a_card_of_none() -> None:
    table = layout(hands={0: "luce-dorata lupo-del-cielo"}, forces={0: "falco shin ain"})
    assert offered(table, 0)[1:] == [
        "assign luce-dorata to falco",
        "assign lupo-del-cielo to falco",
        "assign lupo-del-cielo to shin",
        "assign lupo-del-cielo to ain",
    ]
    at_rest(table)


@ruling("KEN-4.8")
def test_a_text_that_names_its_hosts_more_narrowly_is_a_fourth_test() -> None:
    table = layout(hands={0: "re-nero pozzo-d-acqua"}, forces={0: "kenshiro toki"}, places={0: "villaggio rovine"})
    assert offered(table, 0)[1:] == ["assign re-nero to kenshiro", "assign pozzo-d-acqua to villaggio"]
    at_rest(table)


@ruling("KEN-4.9", "KEN-4.10")
def test_on_own_cards_unless_the_text_says_otherwise_and_there_it_stays() -> None:
    table = layout(
        hands={0: "armi-da-taglio nomadi"}, forces={0: "predoni", 1: "predoni"}, places={0: "villaggio", 1: "villaggio"}
    )
    assert [str(move) for move in table.options(0)[1:]] == [
        "assign armi-da-taglio to predoni#3",
        "assign nomadi to villaggio#1",
        "assign nomadi to villaggio#2",
    ]
    play(table, 0, "assign armi-da-taglio to predoni", "assign nomadi to villaggio#2")
    assert offered(table, 0) == ["end presentation"], "nothing moves or takes back an assigned card"
    assert borne_by(table, "predoni") == ["armi-da-taglio"]
    at_rest(table)


@ruling("KEN-4.11")
def test_a_property_card_needs_a_host_at_that_moment() -> None:
    table = layout(hands={0: "fenice-celeste shin"})
    assert refused(table, 0, "play fenice-celeste") == "KEN-4.11"
    play(table, 0, "play shin", "assign fenice-celeste to shin")
    assert borne_by(table, "shin") == ["fenice-celeste"]
    assert on_table(table, "shin").seat == 0
    at_rest(table)
