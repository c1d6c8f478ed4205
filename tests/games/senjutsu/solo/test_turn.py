"""Chapter 35: setting up, the solo turn, the end, and the characters' own rules as foes."""

from __future__ import annotations

from typing import Any, cast

import pytest

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.abilities import desperate
from budokan.games.senjutsu.events import (
    AdvantageGained,
    ContractCompleted,
    FoePlaced,
    FoeTookCard,
    Resolving,
    Revealed,
    StealthLost,
    Walked,
)
from budokan.games.senjutsu.hexes import SIDES, hex_named
from budokan.games.senjutsu.rules.places import group_of
from budokan.games.senjutsu.solo.foes import turned_away
from budokan.games.senjutsu.table import Table
from budokan.kernel.luck import Luck
from tests.support.rulings import ruling
from tests.support.senjutsu import asked, at_rest, choose, finish_turn, idle, offered, play, told
from tests.support.senjutsu_solo import against, drawn, turn

FACE_TO_FACE = """
          a↓
       .     .
          H↑
       .     .
          .
"""
APART = """
          a↓
       .     .
          .
       .     .
          .
       .     .
          H↑
"""


def dealt(seed: int, mode: str = "solo", seats: int = 1, **options: Any) -> Table:
    """A table at its first choice of cards, everybody having done what he must."""
    table = cast(Table, GAME.new(seats, seed, mode, listen=True, **options))
    while type(table.decision).__name__ != "ChooseCards":
        table.play(table.waiting[0], idle(table, table.waiting[0]))
    return table


@ruling("SJ-35.1")
def test_the_player_sets_up_as_usual_but_for_the_advantage_track() -> None:
    """He has his hand and his place; Advantage gained does nothing, for the track shows the Behaviour."""
    table = dealt(4, characters=["student"])
    assert table.hands[0]
    assert table.solo.count == 1
    assert len(table.decks[1]) == 5, "six cards, one of which is taken"
    boast = {"cards": {"boast": {"type": "meditation", "initiative": "5", "text": "adv"}}}
    heroes = against(
        "samurai-boss",
        board="""
          a↓
       .     .
          .
       .     .
          I↑
       .     .
          H↑
    """,
        heroes=("student", "ronin"),
        hands={0: "boast", 1: "boast"},
        options=boast,
    )
    turn(heroes, "boast", "boast")
    assert not told(heroes, AdvantageGained)


@ruling("SJ-35.2")
def test_foes_stand_opposite_the_player_facing_him_by_lot() -> None:
    places = set()
    for seed in range(12):
        table = dealt(seed, characters=["student"], foes=["samurai-boss"], terrain="none")
        placed = told(table, FoePlaced)[0]
        places.add(placed.hex)
        own, other = group_of(table, table.at[0]), group_of(table, hex_named(placed.hex))
        assert other == own ^ 1, "west faces east, north faces south"
        assert turned_away(hex_named(placed.hex), SIDES.index(placed.side), table.at[0]) == 0
    assert len(places) > 1


@ruling("SJ-35.2")
def test_three_foes_fill_the_group_opposite_three_players() -> None:
    """On the beta's tile there are two groups of three start hexes; all players begin in the west."""
    table = cast(Table, GAME.new(3, 0, "coop", field="beta-tile", terrain="none", characters=["student", "ronin", "warrior"]))
    while asked(table) != "ChooseCards":
        seat = table.waiting[0]
        west = [move for move in offered(table, seat) if move.startswith("stand on -")]
        play(table, seat, west[0]) if west else table.play(seat, idle(table, seat))
    assert {table.at[foe] for foe in range(3, 6)} == set(table.ground.groups[1])


@ruling("SJ-35.3")
def test_the_top_card_of_each_foe_is_laid_face_down() -> None:
    table = against("samurai-boss", board=APART, cards="solo-003", decks={0: "solo-023 solo-024"})
    turn(table, "deep-meditation")
    assert [event.seat for event in told(table, FoeTookCard)] == [1]
    assert table.chosen[1] == "solo-023"
    assert table.decks[1] == ["solo-024"]
    assert len(table.hands[0]) == 1, "the player has drawn"
    at_rest(table)


@ruling("SJ-35.4")
def test_only_the_player_chooses() -> None:
    table = against("samurai-boss", "katana-ashigaru", board=APART.replace("a↓", "a↓", 1).replace(".     .", "b↓    .", 1))
    assert table.waiting == (0,)


@ruling("SJ-35.5", "SJ-35.6")
def test_all_cards_are_revealed_resolved_and_discarded() -> None:
    table = against("samurai-boss", board=APART, cards="solo-003")
    choose(table, "deep-meditation")
    finish_turn(table)
    assert {(event.seat, event.card) for event in told(table, Revealed)} == {(0, "deep-meditation"), (1, "solo-003")}
    assert [event.seat for event in told(table, Resolving)] == [1, 0]
    assert table.discards[1] == ["solo-003"], "its card lies face up on its own discards"
    at_rest(table)


@ruling("SJ-35.7")
def test_the_players_win_when_all_foes_fall_and_lose_when_all_players_do() -> None:
    blow = {"cards": {"blow": {"type": "attack", "initiative": "9", "text": "atk F:9w"}}}
    both = """
          a↓
       .     .
          H↑
       b↗    .
          .
    """
    table = against("katana-ashigaru", "katana-ashigaru", board=both, cards="solo-003 solo-003", hand="blow", options=blow)
    choose(table, "blow")
    finish_turn(table)
    assert not table.over, "one foe still stands"
    last = against("katana-ashigaru", board=FACE_TO_FACE, cards="solo-003", hand="blow", options=blow)
    choose(last, "blow")
    assert last.outcome is not None
    assert (last.outcome.winners, last.outcome.scores, last.outcome.reason) == ((0,), (1.0,), "outcome-sj-foes-fell")
    lost = against("samurai-boss", board=FACE_TO_FACE, cards="solo-023", wounds={0: 4})
    limit = lost.view(0)["table"]["players"][0]["wound_limit"]
    lost = against("samurai-boss", board=FACE_TO_FACE, cards="solo-023", wounds={0: limit - 1})
    turn(lost, "deep-meditation")
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.scores, lost.outcome.side) == ((), (0.0,), "foes")


@ruling("SJ-35.7")
def test_in_a_group_the_others_fight_on() -> None:
    board = """
          a↓
       .     .
          H↑
       .     .
          I↑
    """
    table = against("samurai-boss", board=board, cards="solo-023", heroes=("student", "ronin"), wounds={0: 4})
    limit = table.view(0)["table"]["players"][0]["wound_limit"]
    table = against("samurai-boss", board=board, cards="solo-023", heroes=("student", "ronin"), wounds={0: limit - 1})
    choose(table, "deep-meditation", "deep-meditation")
    finish_turn(table)
    assert not table.over
    assert table.waiting == (1,)


# Characters as foes.


@ruling("SJ-35.21", "SJ-35.22")
def test_the_ashigaru_and_hachiko_fight_together_as_two_foes() -> None:
    table = cast(Table, GAME.new(1, 1, "solo", foes=["ashigaru"]))
    assert table.characters[1:] == ["ashigaru", "hachiko"]
    assert table.solo.limits == [3, 3]
    assert len(table.decks[2]) == 5


@ruling("SJ-35.23")
@pytest.mark.parametrize("kind", ["ninja", "assassin"])
def test_ninja_and_assassin_begin_stealthed(kind: str) -> None:
    table = dealt(2, characters=["student"], foes=[kind], terrain="none")
    assert table.stealthed[1]
    struck = against(kind, board=FACE_TO_FACE, cards="solo-023", stealthed={1: True})
    turn(struck, "deep-meditation")
    assert told(struck, StealthLost)[0].seat == 1, "an attack that succeeds ends it"


@ruling("SJ-35.24")
def test_the_onna_bugeisha_is_desperate_with_two_wounds_left() -> None:
    table = against("onna-bugeisha", board=FACE_TO_FACE, wounds={1: 4})
    assert not desperate(table, 1), "three are left to her limit of 7"
    table = against("onna-bugeisha", board=FACE_TO_FACE, wounds={1: 5})
    assert desperate(table, 1)
    small = cast(Table, GAME.new(1, 1, "solo", foes=["onna-bugeisha"], foe_wounds=2))
    assert desperate(small, 1), "from the start with a limit below 3"


@ruling("SJ-35.25")
def test_the_wakou_need_not_keep_one_direction() -> None:
    """Rolling Slash, impossible from here, leaves 2 steps anywhere: the Wakou turns the corner to his hex, the Ronin cannot."""
    before = """
         a↙
      .
   .     .
      .
   .     .
H↑
    """
    for kind, reached in (("wakou", "2,-2"), ("ronin", "")):
        table = against(kind, board=before, cards="solo-021", behaviour="right", field="great-plain")
        turn(table, "deep-meditation")
        ways = {event.way for event in told(table, Walked)}
        assert (drawn(table)["a"][0] == "2,-2") == (reached != "")
        assert len(ways) == (2 if reached else 1)
        at_rest(table)


@ruling("SJ-35.26")
def test_the_yojimbo_wins_when_all_three_contracts_are_completed() -> None:
    table = cast(Table, GAME.new(1, 1, "solo", foes=["yojimbo"]))
    assert table.contracts[1] == [("first-blood", 0), ("reaction", 0), ("tools-of-the-trade", 0)]
    last = against(
        "yojimbo",
        board=FACE_TO_FACE,
        cards="solo-023",
        contracts={1: [["first-blood", 0]]},
        completed={1: ["reaction", "tools-of-the-trade"]},
    )
    turn(last, "deep-meditation")
    assert [event.contract for event in told(last, ContractCompleted)] == ["first-blood"]
    assert last.outcome is not None
    assert (last.outcome.side, last.outcome.way) == ("foes", "contracts")


def test_random_solo_games_end() -> None:
    for seed, kind in enumerate(["samurai-boss", "ashigaru", "monk", "arquebusier", "wakou", "yojimbo"]):
        table = cast(Table, GAME.new(1, seed, "solo", foes=[kind]))
        luck = Luck(seed, "bot")
        while not table.over:
            table.play(0, luck.pick(table.options(0)))
        assert table.outcome is not None
        assert table.outcome.side in ("heroes", "foes", "draw")
