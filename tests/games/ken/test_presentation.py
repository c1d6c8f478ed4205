"""Chapters 6 to 8: characters, armies, places, and who enters with what and defends it."""

from __future__ import annotations

import pytest

from tests.support.ken import (
    asked,
    at_rest,
    attack,
    defend,
    end_turn,
    fight_on,
    forces,
    layout,
    lives,
    offered,
    past,
    play,
    reckoned,
    refused,
    territory,
)
from tests.support.rulings import ruling


def defenders_of(place: str, cards: str, **options: object) -> list[str]:
    """Which of these cards may defend this place."""
    table = layout(forces={0: "juza", 1: cards}, places={1: place}, phase="combat", options=options)
    attack(table, 0, "juza")
    assert offered(table, 1)[0] == "leave undefended"
    at_rest(table)
    return [one.removeprefix("send ") for one in offered(table, 1)[1:]]


def entering_with(place: str, armies: str) -> list[str]:
    """Which of these armies may enter with this place."""
    table = layout(hands={0: f"{place} {armies}"})
    at_rest(table)
    return [one.rpartition(" ")[2] for one in offered(table, 0) if one.startswith(f"play {place} with ")]


@ruling("KEN-6.2", "KEN-7.1")
def test_a_number_is_beaten_by_damage_that_covers_it() -> None:
    for attacker, stays in (("jack-di-fiori", True), ("shin", False)):
        for card in ("bask", "cavalieri-del-re"):
            table = layout(forces={0: attacker, 1: card}, phase="combat")
            attack(table, 0, f"{card} < {attacker}")
            fight_on(table)
            assert (card in forces(table, 1)) is stays, "1 + 2 absorb 2, not 3"
            at_rest(table)


@ruling("KEN-6.3", "KEN-6.4")
def test_a_character_with_a_life_is_like_a_master() -> None:
    table = layout(forces={0: "raoul", 1: "devil*2"}, phase="combat")
    attack(table, 0, "devil < raoul")
    fight_on(table)
    assert lives(table, "devil") == 1
    table = layout(hands={0: "devil devil"}, forces={1: "devil"})
    play(table, 0, "play devil", "play devil")
    assert (forces(table, 0), forces(table, 1)) == (["devil"], [])
    at_rest(table)


@ruling("KEN-6.5", "KEN-7.8", "KEN-21.11")
def test_equal_cards_with_numbers_are_cards_of_their_own() -> None:
    table = layout(hands={0: "bull bull"}, forces={0: "predoni predoni", 1: "bull"}, places={1: "deserto"})
    play(table, 0, "play bull", "play bull", "end presentation")
    assert forces(table, 0) == ["predoni", "predoni", "bull", "bull"]
    attack(table, 0, "bull bull predoni predoni")
    defend(table, 1, "bull")
    assert reckoned(table).total == [8, 2]
    at_rest(table)


@ruling("KEN-6.6", "KEN-6.7", "KEN-7.2")
def test_symbols_need_a_commanding_master_of_the_school() -> None:
    group = "bart armata-di-hokuto orc-il-rosso"
    for commander, abilities in (("", 0), ("ain", 0), ("toki", 2)):
        table = layout(
            forces={0: f"bart armata-di-hokuto orc-il-rosso*3 {commander}", 1: "zeta"}, places={1: "deserto"}, phase="combat"
        )
        attack(table, 0, f"{group} {commander}")
        defend(table, 1, "zeta")
        assert len([one for one in offered(table, 0) if one.startswith("activate")]) == abilities, (
            "the lives of Orc activate nothing"
        )
        at_rest(table)
    table = layout(forces={0: "il-colonnello", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "il-colonnello")
    defend(table, 1, "zeta")
    assert reckoned(table).surprise == [True, False], "without symbols it is always on"
    at_rest(table)


@ruling("KEN-7.3", "KEN-8.2", "KEN-8.4")
def test_an_inhabited_place_and_an_army_enter_together_from_the_hand() -> None:
    table = layout(hands={0: "villaggio villaggio predoni banda-di-zeta"})
    assert offered(table, 0) == [
        "end presentation",
        "play villaggio with predoni",
        "play villaggio with banda-di-zeta",
        "play predoni",
    ]
    play(table, 0, "play villaggio with banda-di-zeta", "play villaggio with predoni")
    assert (territory(table, 0), forces(table, 0)) == (["villaggio", "villaggio"], ["banda-di-zeta", "predoni"])
    table = layout(hands={0: "villaggio"})
    assert refused(table, 0, "play villaggio") == "KEN-8.2"
    at_rest(table)


@ruling("KEN-7.4")
def test_a_place_in_play_lets_no_army_enter() -> None:
    table = layout(hands={0: "banda-di-zeta"}, places={0: "villaggio"})
    assert refused(table, 0, "play banda-di-zeta") == "KEN-7.4"
    at_rest(table)


@ruling("KEN-7.5", "KEN-29.15")
def test_an_extra_way_to_enter_does_not_close_the_normal_one() -> None:
    table = layout(hands={0: "oasi predoni"})
    assert offered(table, 0) == ["end presentation", "play oasi", "play oasi with predoni", "play predoni"]
    table = layout(hands={0: "condannati villaggio"}, forces={0: "shin"})
    assert offered(table, 0)[1:] == ["play villaggio with condannati"], "alone only while one owns a Hokuto master"
    table = layout(hands={0: "condannati villaggio"}, forces={0: "toki!"})
    assert offered(table, 0)[1:] == ["play condannati", "play villaggio with condannati"]
    at_rest(table)


@ruling("KEN-7.6")
def test_an_army_stays_when_its_place_is_lost() -> None:
    table = layout(hands={0: "villaggio predoni"}, forces={1: "bull"}, places={1: "deserto"})
    play(table, 0, "play villaggio with predoni", "end presentation")
    end_turn(table)
    assert asked(table) == (1, "ChooseDraw")
    play(table, 1, "draw 1", "end presentation")
    attack(table, 1, "bull")
    defend(table, 0, "")
    assert (territory(table, 0), forces(table, 0)) == ([], ["predoni"])
    at_rest(table)


@ruling("KEN-7.7", "KEN-8.8")
def test_an_army_that_needs_two_places_must_fit_both() -> None:
    table = layout(hands={0: "l-armata-di-raoul villaggio cassandra"})
    assert offered(table, 0)[1:] == [
        "play villaggio and cassandra with l-armata-di-raoul",
        "play cassandra and villaggio with l-armata-di-raoul",
    ], "its owner decides which is played first"
    play(table, 0, "play cassandra and villaggio with l-armata-di-raoul")
    assert (territory(table, 0), forces(table, 0)) == (["cassandra", "villaggio"], ["l-armata-di-raoul"])
    table = layout(hands={0: "l-armata-di-raoul villaggio capitale"})
    assert refused(table, 0, "play l-armata-di-raoul") == "KEN-7.7", "the Capitale is of Cento"
    table = layout(hands={0: "l-armata-di-raoul villaggio villaggio"})
    assert offered(table, 0)[1:] == ["play villaggio and villaggio with l-armata-di-raoul"]
    at_rest(table)


@ruling("KEN-8.1", "KEN-8.3")
def test_an_uninhabited_place_is_played_alone() -> None:
    table = layout(hands={0: "deserto rovine"})
    play(table, 0, "play deserto", "play rovine")
    assert [one["inhabited"] for one in table.view(0)["table"]["players"][0]["territory"]] == [False, False]
    at_rest(table)


@ruling("KEN-8.5")
@pytest.mark.parametrize(
    ("place", "armies"),
    [
        ("rifugio-di-shu", ["resistenza-di-nanto"]),
        ("croce-del-sud", ["banda-di-picche"]),
        ("villaggio-di-mamiya", ["contadini", "resistenza-di-nanto"]),
        ("villaggio", ["contadini", "banda-di-picche", "resistenza-di-nanto", "guardia-della-luce-dorata"]),
    ],
)
def test_which_colours_enter_with_a_place(place: str, armies: list[str]) -> None:
    all_armies = "contadini banda-di-picche resistenza-di-nanto guardia-della-luce-dorata"
    expected = [*armies, "guardia-della-luce-dorata"] if place == "villaggio-di-mamiya" else armies
    assert entering_with(place, all_armies) == expected


@ruling("KEN-8.6", "KEN-8.9")
def test_a_school_place_takes_only_its_school_and_a_grey_army_enters_with_any_colour() -> None:
    armies = "guardia-della-luce-dorata guardie-imperiali predoni cavalieri-del-re"
    assert entering_with("capitale", armies) == ["guardia-della-luce-dorata", "guardie-imperiali"]
    assert entering_with("villaggio", armies) == armies.split()
    assert defenders_of("capitale", "guardia-della-luce-dorata guardie-imperiali") == ["guardie-imperiali"]


@ruling("KEN-8.7")
def test_a_place_that_admits_two_armies_takes_one_or_two() -> None:
    table = layout(hands={0: "croce-del-sud banda-di-picche banda-di-cuori predoni"})
    play(table, 0, "play croce-del-sud with banda-di-picche")
    assert offered(table, 0) == ["no further army", "add banda-di-cuori"], "Predoni are of no school"
    play(table, 0, "add banda-di-cuori")
    assert forces(table, 0) == ["banda-di-picche", "banda-di-cuori"]
    assert asked(table) == (0, "Presentation")
    table = layout(hands={0: "croce-del-sud banda-di-picche"})
    play(table, 0, "play croce-del-sud with banda-di-picche", "no further army")
    assert forces(table, 0) == ["banda-di-picche"]
    at_rest(table)


@ruling("KEN-8.10", "KEN-8.11")
def test_armies_defend_their_own_colour_and_school() -> None:
    armies = "banda-di-zeta uomini-liberi contadini banda-di-picche resistenza-di-nanto"
    assert defenders_of("deserto", armies) == armies.split()
    assert defenders_of("villaggio-di-mamiya", armies) == ["uomini-liberi", "resistenza-di-nanto"]
    assert defenders_of("croce-del-sud", armies) == ["banda-di-picche"]
    assert defenders_of("rifugio-di-shu", armies) == ["resistenza-di-nanto"]


MASTERS = "shin kenshiro ryuga falco bull lord-david fudo"


@ruling("KEN-8.12", "KEN-8.13")
def test_masters_and_characters_defend_as_their_chapters_say() -> None:
    assert defenders_of("deserto", MASTERS) == MASTERS.split()
    assert defenders_of("villaggio-di-mamiya", MASTERS) == ["kenshiro", "ryuga", "falco", "lord-david", "fudo"], (
        "grey defends every colour"
    )
    assert defenders_of("croce-del-sud", MASTERS) == ["shin", "ryuga", "bull", "lord-david"], "no school defends every school"
    assert defenders_of("miniera-imperiale", MASTERS) == ["ryuga", "falco", "lord-david", "fudo"]


@ruling("KEN-8.12", "KEN-8.13", "KEN-8.14")
def test_by_the_option_all_are_held_to_the_table() -> None:
    assert defenders_of("villaggio-di-mamiya", MASTERS, defence="by-table") == ["kenshiro", "fudo"]
    assert defenders_of("croce-del-sud", MASTERS, defence="by-table") == ["shin", "bull"]
    assert defenders_of("deserto", MASTERS, defence="by-table") == MASTERS.split()


@ruling("KEN-8.15", "KEN-21.8")
def test_every_card_of_a_defence_must_be_allowed_commanders_included() -> None:
    table = layout(
        forces={0: "shin", 1: "predoni banda-di-picche souther kenshiro"}, places={1: "croce-del-sud"}, phase="combat"
    )
    attack(table, 0, "shin")
    assert refused(table, 1, "send predoni") == "KEN-8.13"
    play(table, 1, "send banda-di-picche")
    assert refused(table, 1, "send kenshiro") == "KEN-8.12"
    play(table, 1, "send souther", "close the group")
    at_rest(table)


@ruling("KEN-8.16")
def test_anybody_may_attack_any_place() -> None:
    table = layout(forces={0: "kenshiro shiba contadini falco"}, places={1: "croce-del-sud"}, phase="combat")
    assert offered(table, 0) == ["attack no more", "send kenshiro", "send shiba", "send contadini", "send falco"]
    at_rest(table)


@ruling("KEN-8.17")
def test_without_places_no_defence_groups() -> None:
    table = layout(forces={0: "shin", 1: "bull zeta"}, phase="combat")
    attack(table, 0, "bull < shin")
    assert asked(table)[1] == "Reply", "the combat begins at once"
    assert table.combat.groups[1].everyone() == (2,)
    at_rest(table)


@ruling("KEN-8.18", "KEN-8.19")
def test_a_deserted_place_is_still_a_place_and_takes_equal_cards_in_any_number() -> None:
    table = layout(hands={0: "mura"}, places={0: "villaggio+nomadi/1+mura"}, forces={1: "shin"})
    play(table, 0, "assign mura to villaggio", "end presentation")
    play(table, 1, "draw 1", "end presentation")
    assert [one for one, _ in next(iter(table.pieces.values())).assigned] == ["nomadi", "mura", "mura"]
    attack(table, 1, "shin")
    assert asked(table) == (0, "FormDefence"), "attacked and defended like any place"
    defend(table, 0, "")
    assert past(table, 0) == ["mura", "mura", "villaggio"]
    at_rest(table)
