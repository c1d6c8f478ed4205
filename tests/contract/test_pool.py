"""Point 8 of the contract: over enough games everything has occurred; what has not is named."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import pytest

import budokan
from budokan import Luck
from budokan.kernel.game import Game
from budokan.kernel.table import Table
from tests.contract.prepared import NEVER_ASKED, PREPARED
from tests.support.contract import Case, cases, steps

pytestmark = pytest.mark.further

MOST_GAMES = 600
"""How many games of each game are played at most, dealt out among its cases."""
GAMES_PER_POSITION = 12
"""How many games are played from a prepared position at most; two in a row that show nothing new are the last."""


def words_in(said: msgspec.Struct) -> list[str]:
    """The things a move or an event names: cards, characters, suits."""
    hints: dict[str, Any] = get_type_hints(type(said), include_extras=True)
    found: list[str] = []
    for name, hint in hints.items():
        for part in (hint, *getattr(hint, "__args__", ())):
            for mark in getattr(part, "__metadata__", ()):
                if mark.startswith("word:"):
                    value = getattr(said, name)
                    values = value if isinstance(value, tuple) else (value,)
                    found += [f"{mark[5:]} {one}" for one in values]
    return found


def occurred(table: Table) -> set[str]:
    """What one finished game has shown."""
    found: set[str] = set()
    for _, move in table.decisions():
        tag = type(move).__struct_config__.tag
        found |= {f"move {tag}", *(f"move {word}" for word in words_in(move))}
    for told in table.heard or ():
        for event in (told.event, told.others):
            if event is not None:
                tag = type(event).__struct_config__.tag
                found |= {f"event {tag}", *(f"{tag} {word}" for word in words_in(event))}
    assert table.outcome is not None
    return found | {f"way {table.outcome.way}", f"side {table.outcome.side}", f"reason {table.outcome.reason}"}


def wanted(game: Game) -> set[str]:
    return {
        *(f"move {kind.__struct_config__.tag}" for kind in game.moves.kinds),
        *(f"event {kind.__struct_config__.tag}" for kind in game.events),
        *(f"asked {kind.__name__}" for kind in game.decisions.values()),
        *game.pool(),
    }


@pytest.mark.parametrize("name", list(budokan.games()))
def test_everything_has_occurred(name: str) -> None:
    """From prepared positions, then in one game of every case after another, until nothing is missing or there were enough."""
    game = budokan.game(name)
    missing = wanted(game) - NEVER_ASKED.get(name, set())
    for position in PREPARED.get(name, list)():
        missing -= shown_from(position, missing)
    ways = [case for case in cases() if case.game is game]
    for number in range(MOST_GAMES):
        if missing:
            missing -= shown_in(ways[number % len(ways)], number // len(ways))
    assert sorted(missing) == []


def shown_from(position: Table, missing: set[str]) -> set[str]:
    """What is missing that games from this position show."""
    shown = set[str]()
    idle = 0
    for seed in range(GAMES_PER_POSITION):
        new = missing & played_from(position, seed) - shown
        idle = 0 if new else idle + 1
        shown |= new
        if idle == 2:
            break
    return shown


def shown_in(case: Case, seed: int) -> set[str]:
    """All that one game shows; one in six is played by instinct, which finds what chance does not."""
    seen: set[str] = set()
    table = case.deal(seed, listen=True)
    for table, _, _ in steps(case, seed, bot="greedy" if seed % 6 == 5 else "uniform", listen=True):
        seen.add(f"asked {type(table.decision).__name__}")
    return seen | occurred(table)


def played_from(position: Table, seed: int) -> set[str]:
    """What one game by chance shows from a position."""
    table, luck = position.copy(), Luck(seed, "prepared")
    table.listen()
    asked: set[str] = set()
    while not table.over:
        asked.add(f"asked {type(table.decision).__name__}")
        seat = table.waiting[0]
        table.apply(seat, luck.pick(table.options(seat)))
    return asked | occurred(table)
