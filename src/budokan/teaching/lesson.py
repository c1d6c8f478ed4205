"""A script on a table: laid out, and played through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from budokan import game as game_named
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.teaching.script import Laid, Script, Step, look_up


def table_of(script: Script, *, listen: bool = False) -> Table:
    """The table as the script lays it, before its first step."""
    game = game_named(script.game)
    dealt = game.new(script.seats, script.seed, script.mode, **script.options)
    for decision in script.opening:
        seat, _, move = decision.partition(" ")
        dealt.play(int(seat), game.moves.parse(move))
    position = msgspec.to_builtins(dealt.position())
    state = position["state"]
    for path, value in script.set.items():
        above, _, last = path.rpartition(".")
        place = look_up(state, above) if above else state
        place[int(last) if isinstance(place, list) else last] = value
    fixed: set[tuple[str, int]] = set()
    for laid in script.lay:
        _lay(state, laid, fixed)
    return game.set_up(position, listen=listen)


def _lay(state: dict[str, Any], laid: Laid, fixed: set[tuple[str, int]]) -> None:
    """Exchange cards until these lie where they should. What was laid before stays."""
    here = look_up(state, laid.at)
    for number, card in enumerate(laid.cards):
        index = len(here) - 1 - number if laid.top else number
        place, found = _whereabouts(state, card, laid, fixed, index)
        look_up(state, place)[found], here[index] = here[index], card
        fixed.add((laid.at, index))


def _whereabouts(state: dict[str, Any], card: str, laid: Laid, fixed: set[tuple[str, int]], index: int) -> tuple[str, int]:
    if look_up(state, laid.at)[index] == card:
        return laid.at, index
    for place in (laid.at, *laid.among):
        for number, one in enumerate(look_up(state, place)):
            if one == card and (place, number) not in fixed:
                return place, number
    raise AssertionError(f"{card} is nowhere among {', '.join((laid.at, *laid.among))}")


Choose = Callable[[Step, list[Move]], Move]
"""What a learner chooses of the moves a step allows."""


def play_through(script: Script, choose: Choose, *, listen: bool = False) -> Iterator[tuple[Step, Table]]:
    """Every step with the table before it, and at last the table after it has been made, as this learner makes them."""
    table = table_of(script, listen=listen)
    for step in script.steps:
        yield step, table
        seat = script.seat_of(step)
        allowed = [move for move in table.options(seat) if step.allows(move)]
        move = choose(step, allowed) if seat == script.learner else step.answer(table.options(seat))
        assert move is not None, f"{step.moves} is not offered"
        table.play(seat, move)
