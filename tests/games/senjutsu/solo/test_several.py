"""Chapters 32 and 34 with several players: whom a foe strikes, who goes first, and what one look shows."""

from __future__ import annotations

from typing import Any, cast

import pytest

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.events import FoeTopSeen, Resolving
from budokan.games.senjutsu.rules.harm import give_marks
from budokan.games.senjutsu.solo.attack import Blow, plan_blow
from budokan.games.senjutsu.solo.foe_choices import grief
from budokan.games.senjutsu.solo.reach import End
from budokan.games.senjutsu.solo.scoring import win_solo
from budokan.games.senjutsu.table import Table
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, play, told, until
from tests.support.senjutsu_solo import against, reasons, turn

HEROES = ("student", "ronin")
BACKHAND = "solo-015"
DOG_CARD = "swipe-prowl"
DOG_HALF = "swipe-prowl.aggression"


def fought(board: str, card: str, foe: str = "samurai-boss", **more: Any) -> Table:
    """A turn of one foe with this card against two players who do nothing."""
    table = against(foe, board=board, cards=card, heroes=HEROES, **more)
    turn(table, "deep-meditation", "deep-meditation")
    at_rest(table)
    return table


@ruling("SJ-34.30", "SJ-32.32")
@pytest.mark.parametrize("behaviour", ["left", "centre", "right"])
def test_it_strikes_the_nearest_and_leaves_another_his_back(behaviour: str) -> None:
    """I stands two hexes away with his back to it; H is next to it."""
    board = """
          .
       .     .
    .     a↓
       .     .
    I↙    H↑
       .     .
    """
    table = fought(board, BACKHAND, behaviour=behaviour)
    assert table.wounds[:2] == [1, 0]
    assert reasons(table) == ["SJ-34.6"]


@ruling("SJ-34.30", "SJ-32.32")
def test_of_equal_wounds_the_nearer_takes_them() -> None:
    board = """
          .
       .     .
    .     a↓
       .     H↖
    I↗    .
       .     .
    """
    table = fought(board, "solo-kojiro-biting-remark", foe="kojiro")
    assert table.wounds[:2] == [1, 0]


@ruling("SJ-34.30", "SJ-32.33", "SJ-32.34")
def test_of_two_equally_near_it_strikes_the_one_it_turns_to() -> None:
    """It stands ahead of I and to the front right of H: Centre is I, Right is H; if both look at it, the one to its left."""
    board = """
          .
       .     .
          a↓
       H↑    I↖
          .
    """
    assert fought(board, BACKHAND, behaviour="centre").wounds[:2] == [0, 1]
    assert fought(board, BACKHAND, behaviour="right").wounds[:2] == [1, 0]
    both = board.replace("H↑", "H↗")
    for behaviour in ("left", "centre", "right"):
        assert fought(both, BACKHAND, behaviour=behaviour).wounds[:2] == [0, 1], "looking south, its left is east"


@ruling("SJ-34.30", "SJ-34.3")
def test_more_wounds_count_for_more_than_nearness() -> None:
    """H is next to it and I is not; from its two ends it could deal H 2 Wounds or I 3."""
    board = """
          .
       .     .
    .     a↓
       .     .
    I↙    H↑
    """
    table = against("samurai-boss", board=board, cards=BACKHAND, heroes=HEROES)
    on_h, on_i = Blow(End(table.at[2], 3)), Blow(End(table.at[2], 4))
    on_h.target, on_h.wounds, on_h.blocked = 0, 2, False
    on_i.target, on_i.wounds, on_i.blocked = 1, 3, False
    assert plan_blow(table, 2, [on_h, on_i], True).ends == (on_i.end,)
    on_i.wounds = 2
    assert plan_blow(table, 2, [on_h, on_i], True).ends == (on_h.end,)


@ruling("SJ-32.29")
def test_two_players_tied_with_a_foe_go_by_their_numbers() -> None:
    """Student 62, Ronin 27: the Student goes first, and only the Ronin chooses whether he comes before the foe."""
    board = """
          a↓
       .     .
          .
       .     .
          .
       I↑    .
          H↑
    """
    options = {"cards": {"own": {"type": "meditation", "initiative": "3", "text": "rot? 1"}}}
    for place, order in (("go in place 1", [0, 1, 2]), ("go in place 2", [0, 2, 1])):
        hands = {0: "own", 1: "own"}
        table = against("samurai-boss", board=board, cards="solo-003", heroes=HEROES, hands=hands, options=options)
        choose(table, "own", "own")
        assert (asked(table), table.waiting) == ("Moving", (0,)), "the Student is not asked for a place"
        play(table, 0, "stay")
        assert asked(table) == "ChoosePlace"
        assert table.waiting == (1,)
        play(table, 1, place)
        finish_turn(table)
        assert [event.seat for event in told(table, Resolving)] == order
        at_rest(table)


PACK = """
          a↓
       .     .
          .
       .     .
          .
       I↑    .
          H↑
"""


def pack(heroes: tuple[str, ...], cards: str = "solo-003") -> Table:
    """The Ashigaru, whose Hachiko has kept a card of speed 6, among others with a card of that speed."""
    own = {"cards": {"own": {"type": "attack", "initiative": "6", "text": "rot? 1; atk F:w"}}}
    hands = {0: "own", 1: "own"}
    board = PACK if len(heroes) > 1 else PACK.replace("I↑", " .")
    base = against("samurai-boss", board=board, cards=cards, heroes=heroes, hands=hands, options=own)
    state = base.state()
    dog = base.dog(heroes.index("ashigaru"))
    state["at"][dog], state["alive"][dog], state["facing"][dog] = "2,-1", True, 0
    seat = heroes.index("ashigaru")
    state["dog_kamae"][seat] = "A"
    everything = [DOG_CARD, *state["dog_lists"][seat][1:]]
    state["dog_lists"][seat] = sorted(everything)
    everything.remove(DOG_CARD)
    state["dog_decks"][seat], state["dog_discards"][seat], state["dog_cards"][seat] = everything, [], DOG_CARD
    position = base.position()
    position.state = state
    return cast(Table, GAME.set_up(position, listen=True))


@ruling("SJ-31.6", "SJ-8.8", "SJ-32.29")
def test_alone_the_player_orders_the_ashigaru_and_hachiko() -> None:
    for place, order in (("go in place 1", ["own", DOG_HALF]), ("go in place 2", [DOG_HALF, "own"])):
        table = pack(("ashigaru",))
        choose(table, "own")
        until(table, "ChoosePlace", 0)
        play(table, 0, place)
        finish_turn(table)
        assert [event.card for event in told(table, Resolving) if event.seat == 0] == order
        at_rest(table)


@ruling("SJ-31.6", "SJ-32.29")
def test_among_several_each_orders_what_is_his() -> None:
    """The Student, 62, goes before the Ashigaru, 14, and is not asked; the two of the Ashigaru are ordered by their player."""
    for heroes in (("ashigaru", "student"), ("student", "ashigaru")):
        table = pack(heroes)
        choose(table, "own", "own")
        until(table, "ChoosePlace", heroes.index("ashigaru"))
        play(table, heroes.index("ashigaru"), "go in place 2")
        finish_turn(table)
        mine, other = heroes.index("ashigaru"), heroes.index("student")
        told_cards = [(event.seat, event.card) for event in told(table, Resolving) if event.seat < 2]
        assert told_cards == [(other, "own"), (mine, DOG_HALF), (mine, "own")]
        at_rest(table)


@ruling("SJ-32.23")
def test_of_several_foes_that_were_struck_one_is_looked_at() -> None:
    board = """
          .
       a↘    b↙
          H↑
       .     .
          .
    """
    options = {"cards": {"own": {"type": "attack", "initiative": "9", "text": "atk FL:w FR:w; IS: look"}}}
    foes = ("katana-ashigaru", "katana-ashigaru")
    table = against(*foes, board=board, cards="solo-003 solo-003", hand="own", options=options, solo={"limits": [7, 7]})
    turn(table, "own")
    assert (table.harm(1), table.harm(2)) == (1, 1)
    assert len(told(table, FoeTopSeen)) == 1
    at_rest(table)


@ruling("SJ-32.38")
def test_mist_from_one_foe_makes_another_offensive() -> None:
    board = """
          b↓
       a↘    .
          H↑
       .     .
          .
    """
    foes = ("yojimbo", "katana-ashigaru")
    table = against(*foes, board=board, cards="solo-003 solo-003", attitude="defensive", poisons={1: ["confusing-mist"]})
    give_marks(table, 2, ((1, "poi"),), 1)
    assert table.solo.offensive == [False, True]
    assert table.lasting[2] == []
    assert "confusing-mist" in table.used_poisons[1]


@ruling("SJ-32.2")
def test_a_victory_of_the_players_is_not_the_worst_for_them() -> None:
    board = """
          a↓
       .     .
          H↑
    """
    table = against("samurai-boss", board=board, cards="solo-003")
    before = grief(table, 1)
    win_solo(table, "outcome-sj-foes-fell", "wounds")
    assert grief(table, 1) == before
