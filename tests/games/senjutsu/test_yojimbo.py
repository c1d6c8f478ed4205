"""Chapter 31: contracts spent, cashed and brought back."""

from __future__ import annotations

import pytest

from budokan.games.senjutsu import GAME
from tests.support.contracts import yojimbo
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, layout, offered, play, until

FAR = {1: "3,-3"}


@ruling("SJ-66.39", "SJ-60.2")
def test_zanmato_turns_contracts_into_speed_or_wounds() -> None:
    contracts = {"contracts": {0: [["fury", 0]]}, "completed": {0: ["first-blood", "show-them"]}, "spent_contracts": {0: []}}
    table = layout("yojimbo", "ronin", at={1: "1,-1"}, hands={0: "zanmato"}, **contracts)  # type: ignore[arg-type]
    choose(table, "zanmato", "ronin-special")
    play(table, 0, "strengthen speed")
    play(table, 0, "strengthen wound")
    until(table, "Moving", 0)
    assert table.plays[0].speeds == (6,)
    finish_turn(table)
    assert table.wounds[1] == 2
    assert (table.contracts[0], table.completed[0]) == ([], [])
    at_rest(table)


@ruling("SJ-31.49", "SJ-31.52", "SJ-31.55")
def test_reaction_concentration_and_tools_of_the_trade() -> None:
    table = yojimbo("reaction", "concentration", "tools-of-the-trade", hands={0: "iron-guard counter-attack", 1: "horse-kick"})
    choose(table, "iron-guard", "horse-kick")
    play(table, 0, "announce 6")
    play(table, 0, "react with counter-attack")
    assert table.completed[0] == [], "it waits for the end of the turn"
    finish_turn(table)
    assert table.completed[0] == ["reaction"]
    table = yojimbo("concentration", hands={0: "scorpion-sting"}, focus={0: 2}, at=FAR)
    choose(table, "scorpion-sting", "ronin-special")
    assert table.contracts[0] == [("concentration", 1)]
    finish_turn(table)
    table = yojimbo("tools-of-the-trade", hands={0: "leg-breaker"}, kamae={0: "B"}, at={1: "-1,0"})
    choose(table, "leg-breaker", "ronin-special")
    finish_turn(table)
    assert (table.contracts[0], table.tools[0]) == ([("tools-of-the-trade", 1)], 1)
    at_rest(table)


@ruling("SJ-31.45", "SJ-31.56", "SJ-45.11")
def test_a_completed_contract_may_be_cashed_and_one_brought_back_begins_anew() -> None:
    table = yojimbo("fury", done=("show-them",), hands={0: "fend"}, at=FAR, before="BeforeDraw")
    assert offered(table, 0) == ["pass", "cash show-them for a card", "cash show-them for a focus"]
    play(table, 0, "cash show-them for a focus")
    assert (table.focus[0], table.spent_contracts[0]) == (1, ["show-them"])
    choose(table, "yojimbo-special", "ronin-special")
    play(table, 0, "option 2")
    play(table, 0, "return show-them")
    assert table.contracts[0] == [("fury", 0), ("show-them", 0)]
    finish_turn(table)
    at_rest(table)


@ruling("SJ-6.3", "SJ-31.45", "SJ-6.5")
@pytest.mark.parametrize(("first", "wounds", "milled"), [(True, 1, 0), (False, 2, 1)])
def test_who_bleeds_orders_the_bleeding_and_the_contract(first: bool, wounds: int, milled: int) -> None:
    """One card is left: drawn for the contract it cannot bleed away, bled away it cannot be drawn; the draw phase wounds."""
    table = yojimbo(
        "fury", done=("show-them",), hands={0: "fend"}, decks={0: "skewer"}, bleeding={0: 1}, at=FAR, before="BeforeDraw"
    )
    assert asked(table) == "MayCashFirst"
    if not first:
        table.play(0, GAME.moves.parse("pass"))
        assert table.buried[0] == ["skewer"], "the bleeding has come first"
    assert offered(table, 0) == ["pass", "cash show-them for a card", "cash show-them for a focus"]
    table.play(0, GAME.moves.parse("cash show-them for a card"))
    assert (table.wounds[0], len(table.buried[0])) == (wounds, milled)
    assert asked(table) == "ChooseCards"
    assert table.spent_contracts[0] == ["show-them"], "once"
    at_rest(table)
