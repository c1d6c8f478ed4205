"""Chapter 11: equipment, and whom it fits."""

from __future__ import annotations

from tests.support.ken import (
    at_rest,
    attack,
    attack_of,
    borne_by,
    defend,
    fight_on,
    layout,
    offered,
    past,
    play,
    reckoned,
    refused,
)
from tests.support.rulings import ruling


@ruling("KEN-11.1", "KEN-11.2")
def test_equipment_is_for_characters_armies_and_places_never_for_masters() -> None:
    hand = "armi-da-taglio bombe-a-mano mura motociclette"
    table = layout(hands={0: hand}, forces={0: "shin bull predoni"}, places={0: "rovine"})
    assert offered(table, 0)[1:] == [
        "assign armi-da-taglio to predoni",
        "assign bombe-a-mano to bull",
        "assign mura to rovine",
        "assign motociclette to bull",
        "assign motociclette to predoni",
    ]
    at_rest(table)


@ruling("KEN-11.3")
def test_equipment_is_played_in_ones_own_presentation() -> None:
    table = layout(hands={0: "armi-da-taglio", 1: "armi-da-taglio"}, forces={0: "predoni", 1: "predoni"}, phase="combat")
    attack(table, 0, "predoni < predoni")
    assert refused(table, 0, "play armi-da-taglio") == "KEN-24.2"
    assert offered(table, 0) == ["pass"]
    at_rest(table)


@ruling("KEN-11.4", "KEN-11.7")
def test_example_banda_di_picche_with_armi_da_taglio() -> None:
    table = layout(hands={0: "armi-da-taglio"}, forces={0: "banda-di-picche", 1: "zeta"}, places={1: "deserto"})
    play(table, 0, "assign armi-da-taglio to banda-di-picche", "end presentation")
    attack(table, 0, "banda-di-picche")
    defend(table, 1, "zeta")
    assert attack_of(table, "banda-di-picche") == 4
    assert reckoned(table).total == [4, 2], "one card in combat"
    at_rest(table)


@ruling("KEN-11.5", "KEN-11.6")
def test_equipment_is_not_attacked_apart_and_goes_with_its_host() -> None:
    table = layout(forces={0: "shin", 1: "bull+carro-armato predoni+armature+motociclette"}, phase="combat")
    assert offered(table, 0) == ["attack no more", "attack bull", "attack predoni"]
    attack(table, 0, "predoni < shin")
    fight_on(table)
    assert past(table, 1) == ["armature", "motociclette", "predoni"]
    at_rest(table)


@ruling("KEN-11.8")
def test_equipment_on_lives_stays_to_the_last() -> None:
    table = layout(forces={0: "raoul", 1: "devil*2+bombe-a-mano"}, phase="combat")
    attack(table, 0, "devil < raoul")
    fight_on(table)
    assert past(table, 1) == ["devil"]
    assert borne_by(table, "devil") == ["bombe-a-mano"]
    at_rest(table)
