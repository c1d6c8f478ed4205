"""Where replays lie open: in processes of their own, since a record may have been brought by anybody.

The hall asks for what it needs, by the replay's name. A process keeps the last ones ready; one that does not have a replay says
so, and is asked again with everything it is made from.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from typing import Any

import msgspec

from budokan import game as game_named
from budokan.hall.live_game import Prepared
from budokan.hall.playback import Playback, read
from budokan.hall.rows import Entry
from budokan.hall.schemas.tables import Fair
from budokan.kernel.records import read_record
from budokan.kernel.texts import Text
from budokan.kernel.workshop import OwnCards

PACKING = 6
"""How hard moments are compressed."""

KEPT = 16
"""Replays that a process keeps ready."""

_ready: OrderedDict[str, Playback] = OrderedDict()


class Source(msgspec.Struct, frozen=True):
    """What a replay is made from. Of a table of this hall there is more than its record."""

    words: str
    names: tuple[str, ...] | None = None
    fair: Fair | None = None
    before: tuple[tuple[int, Entry], ...] = ()
    note: Text | None = None


def _found(id: str, source: Source | None) -> Playback | None:
    if id in _ready:
        _ready.move_to_end(id)
        return _ready[id]
    if source is None:
        return None
    _ready[id] = made(id, source)
    while len(_ready) > KEPT:
        _ready.popitem(last=False)
    return _ready[id]


def made(id: str, source: Source) -> Playback:
    if source.names is None:
        return read(id, source.words)
    raw = read_record(source.words)
    game = game_named(raw.header.game)
    return Playback(id, game, game.understand(raw), source.names, source.fair, source.before, source.note)


# What is asked; None says that the replay is not here.


def hold(id: str, source: Source) -> None:
    """Have it ready, if it holds together."""
    _found(id, source)


def info(id: str, source: Source | None) -> bytes | None:
    found = _found(id, source)
    return None if found is None else msgspec.json.encode(found.info())


def moments(id: str, source: Source | None, first: int, last: int, eyes: str) -> bytes | None:
    """Compressed: there may be much to tell, and the hall has others to attend to."""
    found = _found(id, source)
    return None if found is None else gzip.compress(msgspec.json.encode(found.moments(first, last, eyes)), PACKING)


def written(id: str, source: Source | None) -> tuple[str, str] | None:
    """Which game, and its record as text."""
    found = _found(id, source)
    return None if found is None else (found.record.header.game, found.record.text())


def fork(
    id: str, source: Source | None, decision: int, cards: OwnCards | None = None
) -> tuple[tuple[str, ...], Prepared] | None:
    """The names of those who played, and the game as it stood after so many decisions, with these cards changed."""
    found = _found(id, source)
    return None if found is None else (found.names, found.fork(decision, cards))


def try_out(name: str, seats: int, mode: str | None, options: dict[str, Any]) -> None:
    """Deal with the cards somebody has brought, and see what is asked first: whatever is wrong with them shows itself here."""
    table = game_named(name).new(seats, 0, mode, **options)
    for seat in table.waiting:
        table.options(seat)
