"""KEN-34.12: equal cards are one choice, and only where nothing tells them apart."""

from __future__ import annotations

from typing import Any

from budokan.games.ken.table import Table
from tests.support.ken import asked, at_rest, attack, defend, layout, on_table, play
from tests.support.rulings import ruling


def numbers(table: Table, seat: int) -> list[int]:
    """The cards on the table that this seat may name."""
    return [move.piece for move in table.options(seat) if hasattr(move, "piece")]


@ruling("KEN-34.12", "KEN-34.5")
def test_equal_cards_are_sent_as_one_choice_and_cards_of_other_arms_are_not() -> None:
    table = layout(forces={0: "bull bull bull!"}, places={1: "deserto"}, phase="combat")
    assert len(numbers(table, 0)) == 1
    table = layout(forces={0: "bull bull+bombe-a-mano"}, places={1: "deserto"}, phase="combat")
    assert len(numbers(table, 0)) == 2
    at_rest(table)


@ruling("KEN-34.12", "KEN-31.14")
def test_of_two_equal_cards_one_of_which_is_attacked_either_may_be_sent() -> None:
    table = layout(mode="advanced", forces={0: "zeta", 1: "bull bull"}, places={0: "deserto"}, phase="combat")
    attacked, spared = table.forces[1]
    assert numbers(table, 0) == [attacked], "before the attack they are one choice"
    attack(table, 0, "bull < zeta")
    assert asked(table) == (1, "FormAttack")
    assert numbers(table, 1) == [attacked, spared], "now one of them is the target, and they are two"
    at_rest(table)


@ruling("KEN-34.12", "KEN-20.11")
def test_equal_targets_are_one_choice_unless_one_stands_in_a_group() -> None:
    table = layout(forces={0: "zeta", 1: "bull bull bull!"}, phase="combat")
    assert len(numbers(table, 0)) == 2, "two are free and one is engaged"
    table = layout(mode="advanced", forces={0: "bull bull", 1: "zeta"}, places={1: "deserto"}, phase="combat")
    attack(table, 0, "bull")
    defend(table, 1, "")
    assert asked(table) == (1, "NameSingle")
    assert numbers(table, 1) == table.forces[0], "one of the two attacks"
    at_rest(table)


ANYBODYS: dict[str, Any] = {"armi-da-taglio": {"play": {"hosts": {"side": "any"}}}}
"""Arms for an army of either player."""


@ruling("KEN-34.12", "KEN-4.9")
def test_an_army_of_the_other_equal_to_mine_is_a_host_of_its_own() -> None:
    table = layout(hands={0: "armi-da-taglio"}, forces={0: "predoni predoni", 1: "predoni"}, options={"own_cards": ANYBODYS})
    assert numbers(table, 0) == [table.forces[0][0], table.forces[1][0]]
    play(table, 0, f"assign armi-da-taglio to predoni#{table.forces[1][0]}")
    assert on_table(table, "predoni", 1).assigned == (("armi-da-taglio", 0),)
    at_rest(table)


@ruling("KEN-34.12", "KEN-23.15")
def test_in_a_combat_each_card_of_a_group_is_a_choice_of_its_own() -> None:
    table = layout(
        hands={0: "dito-magico"},
        forces={0: "zeta", 1: "bull bull"},
        places={1: "deserto"},
        phase="combat",
    )
    attack(table, 0, "zeta")
    defend(table, 1, "bull bull")
    play(table, 0, "play dito-magico")
    assert len(numbers(table, 0)) == 3, "the first and the second in line are not the same"
    at_rest(table)
