"""Chapters 35 to 38: what the texts of masters, characters, armies and places do, where no rule has shown it already."""

from __future__ import annotations

import pytest

from tests.support.ken import (
    BOX,
    asked,
    at_rest,
    attack,
    attack_of,
    combat,
    defence_of,
    engaged,
    fight_on,
    forces,
    layout,
    offered,
    out,
    play,
    reckoned,
)
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("mine", "theirs", "activate", "card", "expected"),
    [
        pytest.param("toki condannati bart", "zeta", "", "condannati", (2, 1), marks=ruling("KEN-35.3"), id="toki-armies"),
        pytest.param("toki condannati bart", "zeta", "", "bart", (1, 1), marks=ruling("KEN-35.3"), id="toki-no-characters"),
        pytest.param("shin banda-di-zeta", "toki", "", "banda-di-zeta", (3, 0), marks=ruling("KEN-35.6"), id="shin"),
        pytest.param("shin predoni+capobanda", "toki", "", "predoni", (3, 0), marks=ruling("KEN-35.6"), id="shin-capobanda"),
        pytest.param("shu resistenza-di-nanto", "zeta", "", "resistenza-di-nanto", (2, 2), marks=ruling("KEN-35.8"), id="shu"),
        pytest.param("shu uomini-liberi mamiya", "zeta", "", "mamiya", (2, 0), marks=ruling("KEN-35.8"), id="shu-no-rebel"),
        pytest.param(
            "bolts guardie-imperiali bask", "toki", "", "guardie-imperiali", (3, 0), marks=ruling("KEN-35.13"), id="bolts"
        ),
        pytest.param(
            "bolts guardie-imperiali bask", "toki", "", "bask", (2, 2), marks=ruling("KEN-35.13"), id="bolts-no-characters"
        ),
        pytest.param("taiga guardie-imperiali bask", "toki", "", "bask", (3, 2), marks=ruling("KEN-35.14"), id="taiga"),
        pytest.param(
            "toki bart armata-di-hokuto", "zeta", "bart", "armata-di-hokuto", (3, 2), marks=ruling("KEN-36.1"), id="bart"
        ),
        pytest.param("raoul zaku", "toki", "zaku", "zaku", (2, 1), marks=ruling("KEN-36.5"), id="zaku"),
        pytest.param(
            "souther jack-di-quadri", "toki", "jack-di-quadri", "jack-di-quadri", (2, 1), marks=ruling("KEN-36.9"), id="jack"
        ),
        pytest.param(
            "shoki jako guardie-imperiali", "toki", "jako", "guardie-imperiali", (3, 0), marks=ruling("KEN-36.12"), id="jako"
        ),
        pytest.param(
            "shoki jako guardia-della-luce-dorata",
            "toki",
            "jako",
            "guardia-della-luce-dorata",
            (1, 2),
            marks=ruling("KEN-36.12"),
            id="jako-red",
        ),
        pytest.param(
            "souther banda-di-quadri",
            "toki",
            "banda-di-quadri",
            "banda-di-quadri",
            (2, 1),
            marks=ruling("KEN-37.4"),
            id="quadri",
        ),
        pytest.param(
            "rey resistenza-di-nanto",
            "zeta",
            "resistenza-di-nanto",
            "resistenza-di-nanto",
            (2, 2),
            marks=ruling("KEN-37.6"),
            id="res",
        ),
        pytest.param(
            "raoul cavalieri-del-re",
            "toki",
            "cavalieri-del-re",
            "cavalieri-del-re",
            (3, 1),
            marks=ruling("KEN-37.8"),
            id="cavalieri",
        ),
        pytest.param(
            "kenshiro armata-di-hokuto",
            "zeta",
            "armata-di-hokuto",
            "armata-di-hokuto",
            (3, 1),
            marks=ruling("KEN-37.9"),
            id="armata-attacks",
        ),
        pytest.param(
            "kenshiro*2 gente-dei-miracoli mamiya",
            "zeta",
            "gente-dei-miracoli",
            "mamiya",
            (2, 1),
            marks=ruling("KEN-37.11"),
            id="gente",
        ),
        pytest.param(
            "kenshiro*2 gente-dei-miracoli condannati",
            "zeta",
            "gente-dei-miracoli",
            "condannati",
            (2, 0),
            marks=ruling("KEN-37.11"),
            id="gente-blue",
        ),
        pytest.param(
            "shoki guardie-imperiali",
            "toki",
            "guardie-imperiali",
            "guardie-imperiali",
            (3, 0),
            marks=ruling("KEN-37.12"),
            id="guardie",
        ),
    ],
)
def test_what_a_commander_and_his_symbols_add(
    mine: str, theirs: str, activate: str, card: str, expected: tuple[int, int]
) -> None:
    commander, _, front = mine.partition(" ")
    plain = [word.partition("+")[0].partition("*")[0] for word in f"{front} {commander}".split()]
    table = combat(mine, theirs, group=" ".join(plain))
    if activate:
        play(table, 0, f"activate {activate} ability 1")
    assert (attack_of(table, card), defence_of(table, card)) == expected
    at_rest(table)


@pytest.mark.parametrize(
    ("mine", "activate", "keyword"),
    [
        pytest.param("raoul*2 wiggle", "wiggle", "surprise", marks=ruling("KEN-36.4")),
        pytest.param("souther*2 bull", "bull", "deadly", marks=ruling("KEN-36.10")),
        pytest.param("shoki*2 bronza", "bronza", "deadly", marks=ruling("KEN-36.14")),
        pytest.param("souther banda-di-fiori", "banda-di-fiori", "surprise", marks=ruling("KEN-37.3")),
        pytest.param(
            "souther*2 guardia-del-sacro-imperatore", "guardia-del-sacro-imperatore", "deadly", marks=ruling("KEN-37.5")
        ),
        pytest.param("shoki incursori-di-taiga", "incursori-di-taiga", "surprise", marks=ruling("KEN-37.14")),
    ],
)
def test_keywords_by_symbols(mine: str, activate: str, keyword: str) -> None:
    commander, _, front = mine.partition(" ")
    table = combat(mine, "toki", group=f"{front} {commander.partition('*')[0]}")
    assert not getattr(reckoned(table), keyword)[0]
    play(table, 0, f"activate {activate} ability 1")
    assert getattr(reckoned(table), keyword) == [True, False]
    at_rest(table)


@ruling("KEN-35.4", "KEN-36.22", "KEN-36.25", "KEN-35.17")
@pytest.mark.parametrize("card", ["jagger", "il-colonnello", "hyui"])
def test_surprise_while_attacking_and_not_while_defending(card: str) -> None:
    table = combat(card, "toki")
    assert reckoned(table).surprise == [True, False]
    table = combat("shoki", card)
    assert reckoned(table).surprise == [False, False]
    table = combat("shoki", "juza")
    assert reckoned(table).surprise == [False, True], "Juza has it the other way round"
    at_rest(table)


@ruling("KEN-35.9")
def test_yuda_distracts_alone_too_but_needs_a_character() -> None:
    table = combat("yuda*2", "zeta predoni")
    assert offered(table, 0) == ["no further ability", "activate yuda ability 1"]
    play(table, 0, "activate yuda ability 1", "choose zeta")
    assert engaged(table, 1) == ["zeta"]
    table = combat("yuda*2", "predoni")
    assert asked(table)[1] == "Reply", "without a character opposite it cannot be activated"
    at_rest(table)


@ruling("KEN-35.16")
def test_ryuga_is_a_slayer_alone_and_in_command() -> None:
    for mine in ("ryuga", "zeta ryuga"):
        table = combat(mine, "lynn")
        assert reckoned(table).slayer == [True, False]
        fight_on(table)
        assert out(table, 1) == ["deserto"]
        at_rest(table)


@ruling("KEN-35.18")
def test_fudo_defends_inhabited_places_better() -> None:
    for place, worth in (("villaggio", 3), ("deserto", 2), ("villaggio+nomadi/0", 2)):
        table = combat("shin", "fudo", place)
        assert defence_of(table, "fudo") == worth
        at_rest(table)


@ruling("KEN-36.2")
def test_lynns_point_counts_while_one_owns_a_blue_master() -> None:
    for master, points in (("toki!", 1), ("raoul", 0), ("", 0)):
        table = layout(forces={0: f"lynn {master}"}, phase="turn")
        assert table.points[0] == points
        at_rest(table)


@pytest.mark.parametrize(
    ("helper", "master", "value"),
    [
        pytest.param("myu", "falco", (5, 2), marks=ruling("KEN-36.15")),
        pytest.param("airi", "rey", (5, 1), marks=ruling("KEN-36.17")),
        pytest.param("asuka", "ain", (3, 2), marks=ruling("KEN-36.18")),
    ],
)
def test_those_who_wait_at_home(helper: str, master: str, value: tuple[int, int]) -> None:
    for state in ("", "!"):
        table = layout(forces={0: f"{helper}{state} {master}", 1: "shoki"}, phase="combat")
        attack(table, 0, f"shoki < {master}")
        assert (attack_of(table, master), defence_of(table, master)) == value, "engaged or not"
        at_rest(table)
    table = layout(forces={0: f"{helper} {master}", 1: "shoki zeta"}, phase="combat")
    attack(table, 0, f"shoki < {master}", f"zeta < {helper}")
    assert (attack_of(table, master), defence_of(table, master)) == (BOX.attack[master], BOX.defence[master]), (
        "not while she is in a group"
    )
    at_rest(table)


@ruling("KEN-36.16")
def test_mamiya_surprises_for_a_blue_place() -> None:
    for place, surprise in (("villaggio-di-mamiya", True), ("deserto", False)):
        table = combat("zeta", "mamiya", place)
        assert reckoned(table).surprise == [False, surprise]
        at_rest(table)
    table = combat("mamiya", "zeta")
    assert reckoned(table).surprise == [False, False]


@ruling("KEN-36.11", "KEN-36.24")
def test_suicide_attack_asks_for_no_lives() -> None:
    for card, doubled in (("shiba", 2), ("shuren", 4)):
        table = combat(card, "zeta")
        play(table, 0, f"activate {card} ability 1")
        assert attack_of(table, card) == doubled
        at_rest(table)


@ruling("KEN-36.21")
def test_padre_cobra_leads_the_family() -> None:
    table = combat("padre-cobra famiglia-cobra famiglia-cobra", "toki")
    assert reckoned(table).total[0] == 3 + 3 + 3
    at_rest(table)


@ruling("KEN-36.26")
def test_rihaku_shields_the_first_card_while_he_defends() -> None:
    table = combat("zeta", "mamiya rihaku")
    assert (defence_of(table, "mamiya"), defence_of(table, "rihaku")) == (2, 1)
    table = combat("rihaku mamiya", "zeta")
    assert (defence_of(table, "rihaku"), defence_of(table, "mamiya")) == (1, 0), "not in attack"
    at_rest(table)


@ruling("KEN-37.9")
def test_the_armata_gains_nothing_in_defence() -> None:
    table = combat("zeta", "armata-di-hokuto kenshiro")
    assert asked(table)[1] == "Reply", "its symbols would do nothing"
    assert attack_of(table, "armata-di-hokuto") == 2
    at_rest(table)


@ruling("KEN-37.7")
def test_l_armata_di_raoul_takes_no_companion() -> None:
    table = layout(hands={0: "l-armata-di-raoul cassandra villaggio cavalieri-del-re"})
    assert "play cassandra with l-armata-di-raoul" not in offered(table, 0), "one place is too few"
    play(table, 0, "play cassandra and villaggio with l-armata-di-raoul")
    assert asked(table) == (0, "Presentation"), "no second army is asked for"
    assert forces(table, 0) == ["l-armata-di-raoul"]
    at_rest(table)


@ruling("KEN-37.10", "KEN-37.20")
def test_condannati_and_predoni_may_come_without_a_place() -> None:
    for hand, force, expected in (
        ("condannati", "kenshiro", ["end presentation", "play condannati"]),
        ("condannati", "", ["end presentation"]),
        ("predoni", "", ["end presentation", "play predoni"]),
    ):
        table = layout(hands={0: hand}, forces={0: force})
        assert offered(table, 0) == expected
        at_rest(table)


@pytest.mark.parametrize(
    ("place", "defence", "values"),
    [
        pytest.param("villaggio-di-mamiya", "mamiya rihaku", [(2, 3), (0, 1)], marks=ruling("KEN-38.3")),
        pytest.param("villaggio-dei-miracoli", "bart condannati", [(1, 2)], marks=ruling("KEN-38.4")),
        pytest.param("fortezza-del-re", "wiggle zaku", [(3, 2), (1, 1)], marks=ruling("KEN-38.6")),
        pytest.param("rifugio-di-shu", "shiba mamiya", [(1, 1), (2, 0)], marks=ruling("KEN-38.9")),
        pytest.param("miniera-imperiale", "myu zeta", [(0, 1), (2, 0)], marks=ruling("KEN-38.12")),
        pytest.param("montagne", "zeta bull", [(2, 1), (2, 1)], marks=ruling("KEN-38.15")),
        pytest.param("canyon", "zeta bull", [(3, 0), (2, 1)], marks=ruling("KEN-38.17")),
        pytest.param("deserto+mura", "zeta bull", [(2, 2), (2, 1)], marks=ruling("KEN-41.7")),
        pytest.param("deserto+mura+mura", "zeta", [(2, 4)], marks=ruling("KEN-41.7", "KEN-8.19")),
    ],
)
def test_what_places_give_their_defenders(place: str, defence: str, values: list[tuple[int, int]]) -> None:
    cards = defence.split()
    if place == "villaggio-dei-miracoli":
        cards = ["bart"]
    table = combat("juza", " ".join(cards), place)
    assert [(attack_of(table, card), defence_of(table, card)) for card in cards] == values
    at_rest(table)


@ruling("KEN-38.2", "KEN-38.5", "KEN-38.7", "KEN-38.11")
def test_how_places_enter() -> None:
    table = layout(hands={0: "oasi"})
    assert offered(table, 0) == ["end presentation", "play oasi"]
    for place, army in (
        ("cassandra", "cavalieri-del-re"),
        ("croce-del-sud", "banda-di-cuori"),
        ("distretto-imperiale", "guardie-imperiali"),
    ):
        table = layout(hands={0: f"{place} {army} {army}"})
        play(table, 0, f"play {place} with {army}", f"add {army}")
        assert forces(table, 0) == [army, army]
        at_rest(table)


@ruling("KEN-38.16")
def test_nobody_has_surprise_at_the_great_river() -> None:
    table = combat("il-colonnello", "predoni+balestre", "il-grande-fiume", hands={0: "imboscata contadini"})
    assert reckoned(table).surprise == [False, False]
    play(table, 0, "play imboscata", "choose the group of 0")
    assert reckoned(table).surprise == [False, False], "not from an event either"
    table = combat("shin", "toki", "il-grande-fiume", hands={0: "gru-rossa contadini"})
    play(table, 0, "use gru-rossa")
    assert reckoned(table).surprise == [False, False]
    at_rest(table)
