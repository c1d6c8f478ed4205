"""Opening a table again by the code of today, whatever code has written it.

A game whose decisions lead to the digest that was kept with the last of them goes on. One whose decisions do not, because the
rules have changed since, goes on from its last kept position, and the log says so. What cannot go on is shown as it was told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from budokan import game as game_named
from budokan.hall.decks import dealt_with
from budokan.hall.live_game import THE_DEAL, Earlier, LiveGame, header_at, standing
from budokan.hall.outgoing.seats import entry
from budokan.hall.rows import Change, Ended, Entry, Kept, Stored
from budokan.hall.schemas.tables import TableState, View
from budokan.hall.store import Store
from budokan.kernel.events import GameClosed, PlayedAgain, RulesChanged, Told
from budokan.kernel.game import Game
from budokan.kernel.records import Header, Record
from budokan.kernel.texts import Seat

logger = logging.getLogger("budokan.hall")

Log = list[tuple[int, Entry]]

OF_THE_HOUSE = ("rules", "house", "resign")
"""Changes that are no decisions and that nothing takes back."""

NOBODY = -1
"""The seat of a change that no seat has made."""


class Chronicle(NamedTuple):
    """BK-6.6, BK-6.7: what there is of a game that the rules of today cannot play again: all that was told of it."""

    number: int
    decisions: int
    log: Log
    ended: Ended | None
    record: Record

    def view(self, seat: Seat | None) -> View | None:
        """What this seat saw at the end; None where nobody has kept it."""
        return None if self.ended is None else self.ended.views[0 if seat is None else seat + 1]


async def resume(store: Store, stored: Stored, *, alike: bool = False) -> tuple[Stored, LiveGame | Chronicle]:
    """The game of this table, and the table as it then stands; what had to be settled for it is written down first.

    Whatever the rules of today make of an old game, it is told here and nowhere else: a table never takes the hall down.
    What was played `alike`, by the very code of today, stands where it was kept.
    """
    code = stored.setup.code
    if alike and _kept(stored) is not None and stored.state == "running":
        stands = await asyncio.to_thread(_as_it_stands, stored, await store.told(code))
        if stands is not None:
            return stored, stands
    told = await store.told(code) if stored.restart is not None else {}
    again = await asyncio.to_thread(_played_again, stored, told)
    if again is not None and _leads_to_the_same(again, stored):
        return await _goes_on(store, stored, again)
    told = await store.told(code)
    if stored.state == "over":
        return stored, again if again is not None and _kept(stored) is None else _chronicle(stored, told)
    went_on = await asyncio.to_thread(_from_the_last_position, stored, told)
    if went_on is not None:
        live, change = went_on
        assert live.header.position is not None, "a game goes on from a position"
        await store.go_on_from(code, change, live.header.position, live.account())
        return replace(stored, state="running", changes=[*stored.changes, change]), live
    if again is not None and _tells_the_same(again, stored, told):
        return await _goes_on(store, stored, again)
    closed = _chronicle(stored, told)
    closed.log.append((closed.number, entry(Told(GameClosed()))))
    await store.set_state(code, "closed", [])
    return replace(stored, state="closed"), closed


async def _goes_on(store: Store, stored: Stored, live: LiveGame) -> tuple[Stored, LiveGame]:
    """As if nothing had happened; what an older hall has not kept, or not so, is kept from now on."""
    state: TableState = "over" if live.table.over else "running"
    kept = _kept(stored)
    if kept is None or kept.digest != live.table.digest(kept.rules) or stored.state != state:
        await store.keep(stored.setup.code, state, live.account())
    return replace(stored, state=state), live


def _played_again(stored: Stored, told: Mapping[int, Sequence[Entry]]) -> LiveGame | None:
    """BK-6.2: every decision again by the rules of today; None if they do not allow it."""
    game = game_named(stored.setup.header.game)
    try:
        live = LiveGame.resumed(game, _header(stored), _since_restart(stored), _earlier(stored, told))
        return live if live.table.over == (stored.state == "over") else None
    except (
        Exception
    ) as error:  # whatever new rules make of an old game, it goes on from its position or is shown as it was told
        logger.warning("table %s: %s: %s", stored.setup.code, type(error).__name__, error)
        return None


def _as_it_stands(stored: Stored, told: Mapping[int, Sequence[Entry]]) -> LiveGame | None:
    """The game from its kept position, nothing played again; None if not all that takes was written down."""
    kept = _kept(stored)
    assert kept is not None, "the position was kept"
    game, log = game_named(stored.setup.header.game), _log(standing(stored.changes), stored, told)
    try:
        header, earlier = _header(stored), _earlier(stored, told)
        live = LiveGame.standing_at(game, header, _since_restart(stored), earlier, kept.position, log)
        return live if live is not None and live.table.digest() == kept.digest else None
    except Exception as error:  # as above
        logger.warning("table %s does not stand at its position: %s: %s", stored.setup.code, type(error).__name__, error)
        return None


def _leads_to_the_same(live: LiveGame, stored: Stored) -> bool:
    """BK-6.2: the digest is the one that was kept; BK-6.5: where none was, the number of the rules is all there is to go by."""
    kept = _kept(stored)
    if kept is None:
        return stored.setup.header.rules == live.game.rules
    return live.table.digest(kept.rules) == kept.digest


def _tells_the_same(live: LiveGame, stored: Stored, told: Mapping[int, Sequence[Entry]]) -> bool:
    """BK-6.6: nobody has ever been told anything else: then only the way a table is written down has changed."""
    before = _log(standing(stored.changes), stored, told)
    return msgspec.json.encode(live.log) == msgspec.json.encode(before)


def _from_the_last_position(stored: Stored, told: Mapping[int, Sequence[Entry]]) -> tuple[LiveGame, Change] | None:
    """BK-6.3: the game goes on from the last position that was kept; None if the rules of today cannot set it up.

    BK-6.5: where none was kept, from that to which its decisions lead.
    """
    game = game_named(stored.setup.header.game)
    kept = _kept(stored)
    stands = standing(stored.changes)
    try:
        if kept is not None:
            position = msgspec.json.decode(kept.position)
            log, unplayed, news = _log(stands, stored, told), 0, Told(RulesChanged())
        else:
            before = _as_far_as_possible(game, stored, stands)
            position = msgspec.to_builtins(before.table.position())
            log, unplayed = before.log, len(stands) - len(before.decisions)
            news = Told(PlayedAgain(unplayed))
        number = (stored.changes[-1].number if stored.changes else 0) + 1
        log = [*log, (number, entry(news))]
        live = LiveGame(game, header_at(position), Earlier(number, len(stands) - unplayed, tuple(log)))
    except Exception as error:  # as above
        logger.warning("table %s cannot go on: %s: %s", stored.setup.code, type(error).__name__, error)
        return None
    return live, _change(stored, number, unplayed, live)


def _as_far_as_possible(game: Game, stored: Stored, stands: Sequence[Change]) -> LiveGame:
    """BK-6.5: where no position was kept, the decisions that can still be made, up to the first that cannot.

    Nor one that would end the game: it was not over.
    """
    live = LiveGame(game, _header(stored))
    for change in stands:
        try:
            step = live.step(change.seat, game.moves.parse(change.what), change.lost)
        except Exception as error:  # as above
            logger.warning("table %s, change %d: %s: %s", stored.setup.code, change.number, type(error).__name__, error)
            break
        if step.after.over:
            break
        live.number = change.number - 1
        live.take(step)
    return live


def _change(stored: Stored, number: int, unplayed: int, live: LiveGame) -> Change:
    """The change that the new rules are. The clocks stand as they stood."""
    last = stored.changes[-1] if stored.changes else None
    at, left = (last.at, last.left) if last else (stored.setup.created, ())
    left = left if stored.left is None else stored.left
    return Change(number, "rules", NOBODY, str(unplayed), at, left, live.table.waiting)


def _chronicle(stored: Stored, told: Mapping[int, Sequence[Entry]]) -> Chronicle:
    kept = _kept(stored)
    stands = standing(stored.changes)
    since = standing(_since_restart(stored))
    number = stored.changes[-1].number if stored.changes else 0
    header = _header_as_written(stored)
    if kept is not None:
        header = replace(header, rules=kept.rules)
    resigned = next((one.seat for one in stored.changes if one.kind == "resign"), None)
    record = Record(header, tuple((one.seat, one.what) for one in since), kept.digest if kept else "", resigned)
    return Chronicle(number, len(stands), _log(stands, stored, told), stored.ended, record)


def _log(stands: Sequence[Change], stored: Stored, told: Mapping[int, Sequence[Entry]]) -> Log:
    """Everything that was told and not taken back."""
    numbers = [0, *(one.number for one in stands), *(one.number for one in stored.changes if one.kind in OF_THE_HOUSE)]
    return [(number, one) for number in sorted(numbers) for one in told.get(number, ())]


def _earlier(stored: Stored, told: Mapping[int, Sequence[Entry]]) -> Earlier:
    """What came before the position the game last went on from."""
    if stored.restart is None:
        return THE_DEAL
    number = stored.restart.number
    before = replace(stored, changes=[one for one in stored.changes if one.number <= number])
    stands = standing(before.changes)
    return Earlier(number, len(stands), tuple(_log(stands, before, told)))


def _since_restart(stored: Stored) -> list[Change]:
    first = 0 if stored.restart is None else stored.restart.number
    return [one for one in stored.changes if one.number > first]


def _kept(stored: Stored) -> Kept | None:
    """The kept position, if it is that of the last change."""
    last = stored.changes[-1].number if stored.changes else 0
    return stored.kept if stored.kept is not None and stored.kept.number == last else None


def _header(stored: Stored) -> Header:
    """What the game is played again from: the deal, or the position it last went on from."""
    if stored.restart is not None:
        return header_at(stored.restart.position)
    return dealt_with(stored.setup.header, stored.seats)


def _header_as_written(stored: Stored) -> Header:
    """The same where the decks of the seats may no longer be read."""
    try:
        return _header(stored)
    except Exception:  # as above
        return stored.setup.header
