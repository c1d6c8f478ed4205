"""Openings and habits of a hall: counted from its newest finished games, and kept until there are others."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import msgspec

from budokan import game as game_named
from budokan.hall.schemas.openings import Sat, Who
from budokan.hall.services import Services
from budokan.hall.storing import openings
from budokan.hall.storing.database import Connection
from budokan.kernel.errors import BudokanError
from budokan.teaching.openings import Openings, Tally, of_the_house

MOST_GAMES = 200
"""Games that are counted: the newest."""

AT_ONCE = 10
"""Games that are read in one go, so that nobody waits long for the store."""


class Habits:
    """What was counted last, by game and by whose games."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._counted: dict[tuple[str, Who], _Counted] = {}

    async def of(self, game: str, who: Who) -> Openings:
        if who == "house":
            return of_the_house(game)
        store = self.services.store
        known = await store.do(partial(openings.newest, game=game, most=MOST_GAMES))
        newest, counted = (known[0][0] if known else 0), self._counted.get((game, who))
        if counted is not None and counted.newest == newest:
            return counted.told
        games: list[list[Sat]] = []
        for first in range(0, len(known), AT_ONCE):
            games += await store.do(partial(_several, game=game, known=known[first : first + AT_ONCE]))
        packed = msgspec.json.encode([[one for one in seats if who == "all" or one.master] for seats in games])
        told = await self.services.thinkers.archive.run(count, game, packed, near=f"openings {game}")
        found = msgspec.json.decode(told, type=Openings)
        self._counted[game, who] = _Counted(newest, found)
        return found


class _Counted(NamedTuple):
    newest: int
    told: Openings


def _several(connection: Connection, game: str, known: list[tuple[int, str]]) -> list[list[Sat]]:
    return [openings.seats_of(connection, game, number, code) for number, code in known]


def count(name: str, packed: bytes) -> bytes:
    """What these seats did, game by game; a move that nobody knows any more is passed over."""
    tally, moves = Tally(name), game_named(name).moves
    for seats in msgspec.json.decode(packed, type=list[list[Sat]]):
        tally.games += bool(seats)
        for one in seats:
            made = []
            for words in one.moves:
                try:
                    made.append(moves.parse(words))
                except BudokanError:
                    continue
            tally.add(one.labels, made, won=one.won)
    return msgspec.json.encode(tally.told())
