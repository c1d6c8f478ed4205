"""Chapter 30: the example of Marco and Luca, from the first card to the last figure."""

from __future__ import annotations

from budokan.games.ken.events import Conquered, Income, Scored
from budokan.games.ken.table import Table
from tests.support.ken import (
    asked,
    at_rest,
    attack,
    attack_of,
    borne_by,
    dealt,
    defence_of,
    defend,
    engaged,
    forces,
    layout,
    lives,
    offered,
    past,
    play,
    reckoned,
    refused,
    territory,
    told,
)
from tests.support.rulings import ruling

MARCO, LUCA = 0, 1


def opening() -> Table:
    """Both have drawn seven and Marco begins; what each will draw lies on top of his future."""
    return layout(
        hands={
            MARCO: "rovine deserto montagne villaggio banda-di-cuori banda-di-picche banda-di-picche",
            LUCA: "shoki shoki shoki bolts bolts luce-dorata dislocazione",
        },
        futures={
            MARCO: "jack-di-picche jack-di-picche attacco-generale banda-di-fiori attacco-generale predoni predoni",
            LUCA: "cerchio-luminoso-esplosivo ira luce-dell-impero nomadi ain ain ain ain",
        },
        turn_number=0,
        phase="turn",
    )


def after_marcos_first_turn() -> Table:
    table = opening()
    play(
        table,
        MARCO,
        "draw 3",
        "play villaggio with banda-di-cuori",
        "play rovine",
        "play deserto",
        "play jack-di-picche",
        "end presentation",
    )
    return table


def after_lucas_first_turn() -> Table:
    table = after_marcos_first_turn()
    play(table, LUCA, "draw 3", "play shoki", "play shoki", "play shoki", "assign luce-dorata to shoki", "end presentation")
    attack(table, LUCA, "shoki")
    defend(table, MARCO, "")
    return table


def in_the_combat() -> Table:
    table = after_lucas_first_turn()
    play(table, MARCO, "draw 2", "play montagne", "play jack-di-picche", "end presentation")
    attack(table, MARCO, "shoki < jack-di-picche jack-di-picche banda-di-cuori")
    return table


def after_the_combat() -> Table:
    table = in_the_combat()
    play(table, MARCO, "pass")
    play(table, LUCA, "use dislocazione")
    play(table, MARCO, "play attacco-generale")
    play(table, LUCA, "pass")
    play(table, MARCO, "pass")
    return table


@ruling("KEN-30.1")
def test_the_opening() -> None:
    table = opening()
    assert [len(hand) for hand in table.hands] == [7, 7]
    assert asked(table) == (MARCO, "ChooseDraw")
    assert told(table, Income) == []
    play(table, MARCO, "draw 3")
    kinds = [table.box.type[card] for card in table.hands[MARCO]]
    assert (len(kinds), kinds.count("place"), kinds.count("army"), kinds.count("character"), kinds.count("event")) == (
        10,
        4,
        3,
        2,
        1,
    )
    at_rest(table)


@ruling("KEN-30.2", "KEN-30.3")
def test_marcos_first_presentation_and_no_target() -> None:
    table = after_marcos_first_turn()
    assert len(table.hands[MARCO]) == 5
    assert territory(table, MARCO) == ["villaggio", "rovine", "deserto"]
    assert forces(table, MARCO) == ["banda-di-cuori", "jack-di-picche"]
    assert asked(table) == (LUCA, "ChooseDraw"), "Luca has nothing in play, and the turn is over"
    at_rest(table)


@ruling("KEN-30.4", "KEN-30.5")
def test_lucas_first_turn() -> None:
    table = after_marcos_first_turn()
    play(table, LUCA, "draw 3")
    assert len(table.hands[LUCA]) == 10
    play(table, LUCA, "play shoki", "play shoki", "play shoki", "assign luce-dorata to shoki")
    assert (lives(table, "shoki"), len(table.hands[LUCA])) == (3, 6)
    play(table, LUCA, "end presentation")
    assert offered(table, LUCA) == ["attack no more", "send shoki"]
    attack(table, LUCA, "shoki")
    defend(table, MARCO, "")
    assert told(table, Conquered) == [Conquered(LUCA, "deserto")]
    assert past(table, MARCO) == ["deserto"]
    assert dealt(table) == []
    assert engaged(table, LUCA) == ["shoki"]
    at_rest(table)


@ruling("KEN-30.6", "KEN-30.7")
def test_marcos_second_turn() -> None:
    table = after_lucas_first_turn()
    assert table.points == [2, 0]
    play(table, MARCO, "draw 2")
    assert len(table.hands[MARCO]) == 7
    assert refused(table, MARCO, "play banda-di-picche") == "KEN-7.4", "the place in his territory does not help"
    play(table, MARCO, "play montagne", "play jack-di-picche")
    assert len(table.hands[MARCO]) == 5
    assert territory(table, MARCO) == ["villaggio", "rovine", "montagne"]
    at_rest(table)


@ruling("KEN-30.8", "KEN-30.9", "KEN-30.10")
def test_the_attack_on_shoki() -> None:
    table = in_the_combat()
    assert reckoned(table).total == [4, 3]
    assert (defence_of(table, "shoki"), lives(table, "shoki")) == (2, 3)
    play(table, MARCO, "pass")
    play(table, LUCA, "use dislocazione")
    assert defence_of(table, "shoki") == 5
    play(table, MARCO, "play attacco-generale")
    assert reckoned(table).total == [7, 3]
    assert attack_of(table, "banda-di-cuori") == 3
    assert refused(table, LUCA, "show luce-dorata") == "KEN-9.7", "the permanent technique stays aside"
    assert len(table.hands[MARCO]) == 4
    at_rest(table)


@ruling("KEN-30.11", "KEN-30.12", "KEN-30.13")
def test_damage_and_the_end_of_the_combat() -> None:
    table = after_the_combat()
    assert dealt(table) == [(MARCO, 7), (LUCA, 3)]
    assert lives(table, "shoki") == 2
    assert told(table, Scored) == [Scored(MARCO, 3, 5)]
    assert table.points == [5, 0]
    assert forces(table, MARCO) == ["banda-di-cuori"]
    assert engaged(table, MARCO) == ["banda-di-cuori"]
    assert past(table, MARCO) == ["attacco-generale", "deserto", "jack-di-picche", "jack-di-picche"]
    assert past(table, LUCA) == ["dislocazione", "shoki"]
    assert table.removed == [[], []]
    assert borne_by(table, "shoki") == ["luce-dorata"]
    at_rest(table)


@ruling("KEN-30.14", "KEN-30.15", "KEN-30.16")
def test_lucas_second_turn_and_the_outcome() -> None:
    table = after_the_combat()
    assert engaged(table, LUCA) == [], "straightened"
    assert table.points == [5, 0]
    play(table, LUCA, "draw 3")
    assert len(table.hands[LUCA]) == 8
    play(table, LUCA, "play bolts", "play bolts", "assign nomadi to villaggio", "end presentation")
    assert (lives(table, "bolts"), len(table.hands[LUCA])) == (2, 5)
    place = table.view(LUCA)["table"]["players"][MARCO]["territory"][0]
    assert (place["card"], place["inhabited"], place["green"]) == ("villaggio", False, 0)
    play(table, LUCA, "send shoki")
    assert offered(table, LUCA) == ["attack no more", "send bolts"], "they cannot attack together"
    play(table, LUCA, "send bolts")
    assert offered(table, MARCO) == ["leave undefended"], "his only army is engaged"
    defend(table, MARCO, "")
    defend(table, MARCO, "")
    assert territory(table, MARCO) == ["villaggio"]
    assert engaged(table, LUCA) == ["shoki", "bolts"]
    assert table.points == [5, 0], "his next order phase has added nothing"
    assert asked(table) == (MARCO, "ChooseDraw")
    assert not table.over
    at_rest(table)
