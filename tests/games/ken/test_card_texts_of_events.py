"""Chapter 43: what the events do."""

from __future__ import annotations

import pytest

from budokan.games.ken.events import CombatStopped, Held
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    attack_of,
    combat,
    dealt,
    defend,
    end_turn,
    engaged,
    layout,
    offered,
    out,
    past,
    play,
    reckoned,
    refused,
    territory,
    told,
)
from tests.support.rulings import ruling


@pytest.mark.parametrize(
    ("event", "mine", "theirs", "totals"),
    [
        pytest.param("attacco-generale", "bull zeta", "jack-di-cuori", [5, 2], marks=ruling("KEN-43.2")),
        pytest.param("furia-di-hokuto", "wiggle zeta", "bart", [6, 2], marks=ruling("KEN-43.3")),
        pytest.param("luce-dell-impero", "bask zeta", "bronza", [5, 3], marks=ruling("KEN-43.4")),
    ],
)
def test_the_rush_of_a_school(event: str, mine: str, theirs: str, totals: list[int]) -> None:
    table = combat(mine, theirs, hands={0: f"{event} contadini"})
    play(table, 0, f"play {event}")
    assert reckoned(table).total == totals
    assert past(table, 0) == [event]
    at_rest(table)


@ruling("KEN-43.1")
def test_liberazione_needs_blue_hokuto_and_a_cento_place() -> None:
    for card, place, worth in (
        ("toki", "capitale", 4),
        ("raoul", "capitale", 5),
        ("mamiya", "capitale", 2),
        ("toki", "croce-del-sud", 2),
    ):
        table = layout(forces={0: card, 1: "ryuga"}, places={1: place}, destiny={1: "liberazione"}, phase="combat")
        attack(table, 0, card)
        defend(table, 1, "ryuga")
        assert attack_of(table, card) == worth
        at_rest(table)


@ruling("KEN-43.5")
def test_an_ambush_for_the_group_one_names() -> None:
    for named, surprise in ((0, [True, False]), (1, [False, True])):
        table = combat("zeta", "bull", hands={0: "imboscata contadini"})
        play(table, 0, "play imboscata")
        assert offered(table, 0) == ["choose the group of 0", "choose the group of 1"]
        play(table, 0, f"choose the group of {named}")
        assert reckoned(table).surprise == surprise
        at_rest(table)


@ruling("KEN-43.6")
def test_a_sandstorm_ends_the_combat() -> None:
    table = combat("raoul", "lynn", hands={0: "contadini", 1: "tempesta-di-sabbia"})
    play(table, 0, "pass")
    play(table, 1, "play tempesta-di-sabbia")
    assert dealt(table) == []
    assert told(table, CombatStopped) == [CombatStopped("tempesta-di-sabbia")]
    assert territory(table, 1) == ["deserto"]
    assert told(table, Held) == [Held(1, "deserto")]
    assert engaged(table, 0) == ["raoul"]
    table = layout(hands={0: "sfida-dei-maestri tempesta-di-sabbia"}, forces={0: "raoul", 1: "toki"})
    play(table, 0, "play sfida-dei-maestri", "choose raoul", "choose toki", "play tempesta-di-sabbia")
    assert (engaged(table, 0), engaged(table, 1)) == ([], [])
    assert asked(table) == (0, "Presentation")
    at_rest(table)


@ruling("KEN-43.9")
def test_the_killer_takes_a_character_with_a_number() -> None:
    table = layout(hands={0: "il-killer-in-azione"}, forces={0: "bull", 1: "zeta+carro-armato devil predoni shin"})
    play(table, 0, "play il-killer-in-azione")
    assert offered(table, 0) == ["choose zeta"]
    play(table, 0, "choose zeta")
    assert past(table, 1) == ["carro-armato", "zeta"]
    assert table.points == [0, 0]
    at_rest(table)


@ruling("KEN-43.10")
def test_discipline_di_nanto_takes_all_copies_of_one_technique() -> None:
    table = layout(
        hands={0: "discipline-di-nanto"}, futures={0: "gru-rossa shin gru-rossa fenice-celeste lama-di-luce gru-rossa"}
    )
    play(table, 0, "play discipline-di-nanto")
    assert offered(table, 0) == ["take fenice-celeste", "take gru-rossa"]
    play(table, 0, "take gru-rossa")
    assert table.hands[0] == ["gru-rossa", "gru-rossa", "gru-rossa"]
    assert table.known[0] == ["gru-rossa", "gru-rossa", "gru-rossa"]
    assert sorted(table.futures[0]) == ["fenice-celeste", "lama-di-luce", "shin"]
    at_rest(table)


@ruling("KEN-43.14")
def test_a_revolt_strengthens_rebels_of_both() -> None:
    table = layout(forces={0: "shiba mamiya", 1: "bart"}, places={1: "deserto"}, destiny={1: "rivolta"}, phase="combat")
    attack(table, 0, "shiba mamiya")
    defend(table, 1, "bart")
    assert [attack_of(table, card) for card in ("shiba", "mamiya", "bart")] == [2, 2, 2]
    at_rest(table)


@ruling("KEN-43.15")
def test_peace_pays_the_peaceful() -> None:
    for attacked, points in ((False, 1), (True, 0)):
        table = layout(destiny={0: "pace"}, attacked=(attacked, True), phase="turn")
        assert table.points[0] == points
        at_rest(table)
    table = layout(hands={0: ""}, destiny={0: "pace"}, attacked=(True, False), phase="turn")
    end_turn(table)
    end_turn(table)
    assert table.points[0] == 1, "one turn of peace later it pays again"
    table = layout(hands={0: "pace"}, destiny={0: "pace", 1: "pace"})
    assert refused(table, 0, "play pace") == "KEN-43.15"
    table = layout(
        hands={0: "pace", 1: ""},
        forces={0: "raoul", 1: "toki"},
        destiny={1: "pace"},
    )
    play(table, 0, "play pace", "end presentation")
    attack(table, 0, "toki < raoul")
    assert table.attacked == [True, False], "any declared attack counts"
    table = layout(hands={0: "sfida-dei-maestri"}, forces={0: "raoul", 1: "toki"})
    play(table, 0, "play sfida-dei-maestri", "choose raoul", "choose toki")
    assert table.attacked == [False, False], "a challenge does not"
    at_rest(table)


@ruling("KEN-43.16")
def test_electric_power_lights_inhabited_cento_places_of_both() -> None:
    table = layout(
        places={0: "capitale miniera-imperiale+nomadi/1 villaggio", 1: "capitale"},
        destiny={1: "energia-elettrica"},
        phase="turn",
    )
    assert table.points[0] == 3 + 0 + 2
    assert table.view(0)["table"]["players"][1]["income"] == 3
    at_rest(table)


@ruling("KEN-43.17")
def test_the_last_breath() -> None:
    table = layout(
        hands={1: "all-ultimo-respiro contadini"},
        forces={0: "shin bull predoni", 1: "zeta+bombe-a-mano"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "bull predoni shin")
    defend(table, 1, "zeta")
    play(table, 1, "no further ability")
    play(table, 0, "pass")
    assert refused(table, 1, "play all-ultimo-respiro") == "KEN-13.9"
    play(table, 1, "pass")
    assert asked(table) == (1, "MayAnswerLoss")
    play(table, 1, "play all-ultimo-respiro")
    assert offered(table, 1) == ["choose predoni"], "Bull fell to the same damage, and Shin is a master"
    play(table, 1, "choose predoni")
    assert past(table, 0) == ["bull", "predoni"]
    assert table.points == [1, 1], "Zeta and Bull; no ochre for the last breath"
    at_rest(table)


@ruling("KEN-43.17")
def test_the_owner_is_asked_whether_or_not_he_holds_it_but_not_for_a_suicide() -> None:
    table = layout(forces={0: "shin", 1: "zeta+bombe-a-mano"}, phase="combat", spare={1: "all-ultimo-respiro"})
    attack(table, 0, "zeta < shin")
    play(table, 1, "no further ability")
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert asked(table) == (1, "MayAnswerLoss")
    assert offered(table, 1) == ["pass"]
    table = layout(forces={0: "contadini", 1: "zeta+bombe-a-mano"}, phase="combat", spare={1: "all-ultimo-respiro"})
    attack(table, 0, "zeta < contadini")
    play(table, 1, "activate bombe-a-mano ability 1")
    play(table, 0, "pass")
    play(table, 1, "pass")
    assert out(table, 1) == ["zeta"]
    assert asked(table) == (1, "ChooseDraw"), "he left by his own attack"
    at_rest(table)


@ruling("KEN-43.18")
def test_unused_barricades_fall_with_their_place() -> None:
    table = layout(hands={0: ""}, forces={0: "bull"}, places={1: "deserto+barricate"}, phase="combat")
    attack(table, 0, "bull")
    defend(table, 1, "")
    assert past(table, 1) == ["barricate", "deserto"]
    assert table.lasting == []
    at_rest(table)
