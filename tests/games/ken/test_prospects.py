"""What a seat may reckon before it decides: the group it is naming, and what each answer would make of the combat."""

from __future__ import annotations

from typing import Any

import msgspec

from budokan.games.ken.table import Table
from budokan.kernel.luck import Luck
from tests.support.ken import at_rest, attack, combat, defend, layout, on_table, play
from tests.support.rulings import ruling


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(seat)["table"]
    return found


def prospect_of(table: Table, seat: int, **fields: Any) -> dict[str, Any] | None:
    """What the view of this seat says about the answer with these fields."""
    for one in seen(table, seat)["prospects"]:
        if fields.items() <= one["move"].items():
            return dict(one)
    return None


@ruling("KEN-34.5", "KEN-25.2")
def test_a_group_being_named_is_reckoned_for_its_owner_alone() -> None:
    table = layout(forces={0: "predoni armata-di-hokuto", 1: "toki"}, places={1: "deserto"}, phase="combat")
    predoni = on_table(table, "predoni")
    assert seen(table, 0)["forming"]["groups"][0]["front"] == []
    first = prospect_of(table, 0, type="ken-send", card="predoni")
    assert first is not None and first["attack"] == [table.box.attack["predoni"], 0]
    play(table, 0, "send predoni")
    assert seen(table, 0)["forming"]["groups"][0]["front"] == [predoni.id]
    assert seen(table, 0)["forming"]["attack"] == first["attack"]
    for other in (1, None):
        assert (seen(table, other)["forming"], seen(table, other)["prospects"]) == (None, [])
    at_rest(table)


@ruling("KEN-34.6", "KEN-25.8")
def test_a_defence_being_named_says_who_would_fall_on_both_sides() -> None:
    table = layout(forces={0: "predoni", 1: "kenshiro*2"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "predoni")
    falls = prospect_of(table, 1, type="ken-send", card="kenshiro")
    assert falls is not None
    assert [one["piece"] for one in falls["losses"]] == [on_table(table, "predoni").id]
    assert seen(table, 1)["forming"]["groups"][0]["front"] == [on_table(table, "predoni").id]
    defend(table, 1, "kenshiro")
    at_rest(table)


@ruling("KEN-24.10", "KEN-24.4")
def test_a_card_in_a_combat_says_what_it_would_change_and_one_that_needs_a_target_says_nothing_yet() -> None:
    table = combat("armata-di-hokuto", "predoni", hands={0: "furia-di-hokuto dito-magico"})
    before = seen(table, 0)["combat"]["attack"]
    told = prospect_of(table, 0, type="ken-play", card="furia-di-hokuto")
    assert told is not None
    assert (told["attack"][0], told["attack"][1]) == (before[0] + 1, before[1])
    assert prospect_of(table, 0, type="ken-play", card="dito-magico") is None
    assert seen(table, 1)["prospects"] == [], "it is not his decision"
    before_all = table.digest()
    play(table, 0, "play furia-di-hokuto")
    assert table.digest() != before_all
    assert seen(table, 0)["combat"]["attack"] == told["attack"]
    at_rest(table)


@ruling("KEN-34.1")
def test_what_is_reckoned_does_not_depend_on_what_is_hidden() -> None:
    table = combat("armata-di-hokuto", "predoni", hands={0: "furia-di-hokuto", 1: "imboscata"})
    for seed in range(6):
        assert msgspec.json.encode(table.redeal(0, Luck(seed)).view(0)) == msgspec.json.encode(table.view(0))
    at_rest(table)
