"""Chapter 27: tokens put on the field."""

from __future__ import annotations

from budokan.games.senjutsu.asking import see_question
from budokan.kernel.texts import text_of
from budokan.kernel.words import words
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, play, until


@ruling("SJ-66.26", "SJ-53.6", "SJ-27.27")
def test_caltrop_scatter_places_traps_from_stealth() -> None:
    table = layout("ninja", "ronin", at={0: "0,0", 1: "0,-1"}, hands={0: "caltrop-scatter"}, stealthed={0: True})
    choose(table, "caltrop-scatter", "ronin-special")
    assert until(table, "PlaceToken", 0) == [
        "put trap on FL",
        "put trap on FR",
        "put decoy on FL",
        "put decoy on FR",
    ], "F is taken"
    english = words("en", "senjutsu")
    assert [english.say(text_of("move", move)) for move in table.options(0)][:2] == [
        "Place Trap Token: front left",
        "Place Trap Token: front right",
    ], "a cell is told in words"
    question = see_question(table)
    assert question is not None and question.play is not None, "and it is known whose card they are counted from"
    play(table, 0, "put decoy on FL")
    play(table, 0, "put trap on FR")
    assert asked(table) != "PlaceToken", "there is room for two only"
    assert sorted(live for _, _, live in table.tokens.values()) == [False, True]
    finish_turn(table)
    at_rest(table)
