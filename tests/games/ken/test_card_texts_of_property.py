"""Chapters 39 to 42: what techniques, spirits, equipment and specials give."""

from __future__ import annotations

import pytest

from budokan.games.ken.events import NothingHappened
from tests.support.ken import (
    BOX,
    asked,
    at_rest,
    attack,
    attack_of,
    combat,
    defence_of,
    defend,
    fight_on,
    layout,
    lives,
    offered,
    on_table,
    out,
    past,
    play,
    reckoned,
    refused,
    told,
)
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("master", "technique", "paid", "value", "keyword"),
    [
        pytest.param("kenshiro", "cento-pugni-distruttivi", False, (6, 2), "deadly", marks=ruling("KEN-39.1")),
        pytest.param("kenshiro*3", "trasmigrazione-dell-anima", False, (4, 4), "", marks=ruling("KEN-39.3")),
        pytest.param("kenshiro*3", "trasmigrazione-dell-anima", True, (6, 4), "", marks=ruling("KEN-39.3")),
        pytest.param("raoul", "pugno-del-re-di-hokuto", False, (7, 2), "slayer", marks=ruling("KEN-39.4")),
        pytest.param("kenshiro", "pugno-che-non-uccide", False, (4, 4), "", marks=ruling("KEN-39.5")),
        pytest.param("shin*3", "fenice-celeste", True, (5, 2), "surprise", marks=ruling("KEN-39.7")),
        pytest.param("shin*3", "fenice-celeste", False, (5, 2), "", marks=ruling("KEN-39.7")),
        pytest.param("rey*3", "uccello-acquatico", True, (6, 1), "double", marks=ruling("KEN-39.8")),
        pytest.param("shin", "gru-rossa", False, (5, 2), "surprise", marks=ruling("KEN-39.9")),
        pytest.param("rey", "airone-bianco", False, (6, 2), "", marks=ruling("KEN-39.10")),
        pytest.param("shoki*3", "dislocazione", False, (3, 5), "", marks=ruling("KEN-39.11")),
        pytest.param("shoki*2", "cerchio-luminoso-esplosivo", True, (5, 2), "double", marks=ruling("KEN-39.12")),
        pytest.param("shoki*3", "luce-dorata", True, (5, 3), "", marks=ruling("KEN-39.13")),
        pytest.param("bolts", "lama-di-luce", False, (6, 1), "deadly", marks=ruling("KEN-39.14")),
        pytest.param("ain", "lupo-del-cielo", False, (5, 1), "", marks=ruling("KEN-39.15")),
        pytest.param("ain", "ira", False, (5, 1), "", marks=ruling("KEN-40.1")),
        pytest.param("rey", "benevolenza", False, (4, 3), "", marks=ruling("KEN-40.2")),
        pytest.param("shin", "ambizione", False, (5, 2), "", marks=ruling("KEN-40.3")),
        pytest.param("kenshiro", "dolore", False, (4, 3), "", marks=ruling("KEN-40.4")),
        pytest.param("shin", "orgoglio", False, (4, 2), "", marks=ruling("KEN-40.5")),
        pytest.param("raoul", "julia", False, (6, 3), "", marks=ruling("KEN-40.6")),
        pytest.param("ain", "julia", False, (3, 2), "", marks=ruling("KEN-40.6")),
        pytest.param("falco", "fedelta-all-imperatore", False, (5, 3), "", marks=ruling("KEN-40.7")),
        pytest.param("rey", "il-coraggio-di-una-donna", False, (5, 2), "", marks=ruling("KEN-40.8")),
        pytest.param("ain", "anche-a-costo-di-morire", False, (7, 1), "", marks=ruling("KEN-40.9")),
    ],
)
def test_what_techniques_and_spirits_give(
    master: str, technique: str, paid: bool, value: tuple[int, int], keyword: str
) -> None:
    permanent = BOX.duration[technique] == "permanent"
    name = master.partition("*")[0]
    table = layout(
        hands={0: "contadini" if permanent else f"{technique} contadini"},
        forces={0: master + (f"+{technique}" if permanent else ""), 1: "juza"},
        phase="combat",
    )
    attack(table, 0, f"juza < {name}")
    play(table, 0, ("show " if permanent else "use ") + technique + (" and activate it" if paid else ""))
    assert (attack_of(table, name), defence_of(table, name)) == value
    found = reckoned(table)
    assert [one for one in ("surprise", "deadly", "slayer", "double") if getattr(found, one)[0]] == (
        [keyword] if keyword else []
    )
    at_rest(table)


@ruling("KEN-39.4")
def test_the_kings_fist_slays_only_where_it_is_shown() -> None:
    table = layout(forces={0: "raoul+pugno-del-re-di-hokuto"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "raoul")
    defend(table, 1, "")
    assert (past(table, 1), out(table, 1)) == (["deserto"], [])
    table = combat("raoul+pugno-del-re-di-hokuto", "lynn")
    play(table, 0, "show pugno-del-re-di-hokuto")
    fight_on(table)
    assert (past(table, 1), out(table, 1)) == (["lynn"], ["deserto"])
    at_rest(table)


@ruling("KEN-39.2", "KEN-39.6")
@pytest.mark.parametrize(
    ("master", "technique"), [("kenshiro*2", "pressione-dei-punti-segreti"), ("shin*2", "aquila-solitaria")]
)
def test_the_zero_stays_with_the_card_that_was_first(master: str, technique: str) -> None:
    permanent = BOX.duration[technique] == "permanent"
    name = master.partition("*")[0]
    table = layout(
        hands={0: "contadini" if permanent else f"{technique} contadini", 1: "psico-guerriero contadini"},
        forces={0: master + (f"+{technique}" if permanent else ""), 1: "bask bull"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, name)
    defend(table, 1, "bask")
    play(table, 0, ("show " if permanent else "use ") + technique + " and activate it")
    assert defence_of(table, "bask") == 0
    fight_on(table)
    assert past(table, 1)[0] == "bask"
    at_rest(table)


@ruling("KEN-39.16")
def test_psico_guerriero_without_a_target_gives_its_defence() -> None:
    table = layout(hands={0: "psico-guerriero contadini"}, forces={0: "shin", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < shin")
    play(table, 0, "use psico-guerriero")
    assert asked(table) == (1, "Reply"), "there is nobody to name"
    assert defence_of(table, "shin") == 3
    at_rest(table)


@ruling("KEN-40.9")
def test_the_price_of_anche_a_costo_di_morire() -> None:
    table = layout(hands={0: "anche-a-costo-di-morire contadini"}, forces={0: "ain*2", 1: "souther*2"}, phase="combat")
    attack(table, 0, "souther < ain")
    play(table, 0, "use anche-a-costo-di-morire")
    fight_on(table)
    assert lives(table, "ain") == 0, "one life to Souther, one to the spirit"
    assert table.points == [4, 2], "nobody scored for the second"
    assert past(table, 0) == ["ain", "ain", "anche-a-costo-di-morire"]
    table = layout(hands={0: "anche-a-costo-di-morire tempesta-di-sabbia"}, forces={0: "ain", 1: "souther"}, phase="combat")
    attack(table, 0, "souther < ain")
    play(table, 0, "use anche-a-costo-di-morire")
    play(table, 1, "pass")
    play(table, 0, "play tempesta-di-sabbia")
    assert lives(table, "ain") == 1, "without damage no life is lost"
    at_rest(table)


@pytest.mark.parametrize(
    ("host", "values"),
    [
        pytest.param("predoni+armi-da-taglio", (4, 0, 1), marks=ruling("KEN-41.1")),
        pytest.param("zeta+bombe-a-mano+bombe-a-mano", (4, 0, 2), marks=ruling("KEN-41.2")),
        pytest.param("zeta+carro-armato", (4, 2, 3), marks=ruling("KEN-41.3")),
        pytest.param("predoni+balestre", (3, 0, 1), marks=ruling("KEN-41.4")),
        pytest.param("zeta+motociclette+motociclette", (4, 0, 2), marks=ruling("KEN-41.5")),
        pytest.param("predoni+armature", (2, 1, 1), marks=ruling("KEN-41.6")),
        pytest.param("zeta+drago-fiammante", (4, 0, 2), marks=ruling("KEN-41.9")),
        pytest.param("predoni+capobanda", (3, 0, 2), marks=ruling("KEN-42.6")),
    ],
)
def test_what_equipment_and_specials_give(host: str, values: tuple[int, int, int]) -> None:
    table = combat(host, "toki")
    number = on_table(table, host.partition("+")[0]).id
    found = reckoned(table)
    assert (found.attack[number], found.defence[number], found.resistance[number]) == values
    assert found.surprise == [False, False], "crossbows surprise only in defence"
    at_rest(table)


@ruling("KEN-41.2")
def test_several_bombs_double_once() -> None:
    table = combat("zeta+bombe-a-mano+bombe-a-mano", "toki")
    play(table, 0, "activate bombe-a-mano ability 1")
    assert asked(table)[1] == "Reply"
    assert attack_of(table, "zeta") == (2 + 1 + 1) * 2
    at_rest(table)


@ruling("KEN-41.4")
def test_crossbows_surprise_in_defence() -> None:
    table = combat("zeta", "predoni+balestre")
    assert reckoned(table).surprise == [False, True]
    at_rest(table)


@ruling("KEN-41.8", "KEN-42.4")
def test_a_well_adds_to_an_inhabited_place_and_nomads_dry_it_out() -> None:
    for place, points in (("villaggio+pozzo-d-acqua", 3), ("villaggio+pozzo-d-acqua+nomadi/1", 0), ("villaggio+nomadi/1", 0)):
        table = layout(places={0: place}, phase="turn")
        assert table.points[0] == points
        at_rest(table)
    table = layout(hands={0: "pozzo-d-acqua"}, places={0: "deserto villaggio+nomadi/1"})
    assert refused(table, 0, "play pozzo-d-acqua") == "KEN-4.11"
    at_rest(table)


@ruling("KEN-42.4")
def test_when_the_nomads_leave_the_place_is_as_before() -> None:
    table = layout(
        hands={0: "oasi uomini-liberi"}, forces={1: "bull"}, places={0: "villaggio", 1: "villaggio+nomadi capitale oasi"}
    )
    play(table, 0, "play oasi with uomini-liberi")
    assert told(table, NothingHappened) == [NothingHappened("uomini-liberi")], "two inhabited places each"
    table = layout(hands={0: "oasi uomini-liberi"}, places={1: "villaggio+nomadi capitale oasi"})
    play(table, 0, "play oasi with uomini-liberi", "choose nomadi on villaggio")
    assert [one["green"] for one in table.view(0)["table"]["players"][1]["territory"]] == [2, 2, 1]
    at_rest(table)


@pytest.mark.parametrize(
    ("successor", "master"),
    [
        pytest.param("successore-di-hokuto", "toki", marks=ruling("KEN-42.1")),
        pytest.param("successore-di-nanto", "shin", marks=ruling("KEN-42.2")),
        pytest.param("successore-di-cento", "bolts", marks=ruling("KEN-42.3")),
    ],
)
def test_a_successor_for_each_school(successor: str, master: str) -> None:
    table = layout(hands={0: successor}, forces={0: "toki shin bolts ain"})
    assert offered(table, 0)[1:] == [f"assign {successor} to {master}"]
    play(table, 0, f"assign {successor} to {master}")
    assert lives(table, master) == 2
    at_rest(table)


@ruling("KEN-42.5")
def test_re_nero_carries_raoul_or_kenshiro_besides_technique_and_spirit() -> None:
    table = layout(hands={0: "ira contadini"}, forces={0: "raoul+re-nero+lupo-del-cielo", 1: "toki"}, phase="combat")
    attack(table, 0, "toki < raoul")
    assert (attack_of(table, "raoul"), defence_of(table, "raoul")) == (6, 3), "without being shown"
    play(table, 0, "show lupo-del-cielo")
    play(table, 1, "pass")
    play(table, 0, "use ira")
    assert attack_of(table, "raoul") == 6 + 2 + 2
    table = layout(hands={0: "re-nero"}, forces={0: "toki jagger kenshiro"})
    assert offered(table, 0)[1:] == ["assign re-nero to kenshiro"]
    at_rest(table)


@ruling("KEN-42.7")
def test_hostages_hold_blue_attackers_back() -> None:
    table = combat("mamiya condannati", "falco", "capitale+ostaggi")
    assert (attack_of(table, "mamiya"), attack_of(table, "condannati")) == (1, 2)
    at_rest(table)
