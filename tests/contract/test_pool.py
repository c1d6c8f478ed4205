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
from tests.golden.plan import PLAN
from tests.support.contract import Case, cases, steps
from tests.support.golden import GOLDEN_GAMES, Golden, newest

pytestmark = pytest.mark.further

MOST_GAMES = 600
"""How many games of each game are played at most, dealt out among its cases."""
TRIED_FIRST = {
    "samurai-sword": (9, 7, 51, 68),
    "rising-sun": (10, 6, 11, 18),
    "ken": (37, 44, 16, 19, 114, 179),
    "senjutsu": (0, 25, 32, 50, 98, 109, 142),
}
"""The games, by their numbers, in which rare things were last seen; where they are seen no more, the others show them."""
GAMES_PER_POSITION = 12
"""How many games are played from a prepared position at most; four in a row that show nothing new are the last."""


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
    """In golden games, from prepared positions, then in one game of every case after another, until nothing is missing."""
    game = budokan.game(name)
    missing = wanted(game) - NEVER_ASKED.get(name, set())
    for golden in PLAN:
        if golden.case.game is game:
            missing -= shown_again(golden)
    for position in PREPARED.get(name, list)():
        missing -= shown_from(position, missing)
    ways = [case for case in cases() if case.game is game]
    for number in (*TRIED_FIRST.get(name, ()), *range(MOST_GAMES)):
        if missing:
            missing -= shown_in(ways[number % len(ways)], number // len(ways))
    assert sorted(missing) == []


def shown_again(golden: Golden) -> set[str]:
    """What a golden game shows, if it goes by the rules of today as it went."""
    kept = newest(golden, GOLDEN_GAMES)
    assert kept is not None, f"{golden} was never played: run `make golden`"
    known = golden.case.game.understand(kept.record)
    table = golden.case.game.begin(known.header, listen=True, earlier_rules=True)
    asked: set[str] = set()
    for seat, move in known.decisions:
        if move not in table.options(seat):
            return set()
        asked.add(f"asked {type(table.decision).__name__}")
        table.apply(seat, move)
    return asked | occurred(table)


def shown_from(position: Table, missing: set[str]) -> set[str]:
    """What is missing that games from this position show."""
    shown = set[str]()
    idle = 0
    for seed in range(GAMES_PER_POSITION):
        new = missing & played_from(position, seed) - shown
        idle = 0 if new else idle + 1
        shown |= new
        if idle == 4:
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
