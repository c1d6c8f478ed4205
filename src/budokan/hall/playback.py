"""One record, moment by moment, with all hands open or as one seat saw them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from budokan import game as game_named
from budokan.hall.decks import called
from budokan.hall.errors import Refusal
from budokan.hall.fair import fairness
from budokan.hall.kept_tables import KeptTables
from budokan.hall.live_game import LiveGame, Prepared, header_at
from budokan.hall.outgoing.seats import entry, heard, heard_open, move_in_words, view_of
from budokan.hall.rows import Change, Entry
from budokan.hall.schemas.requests import Doing, Moment, ReplayInfo
from budokan.hall.schemas.tables import Fair, in_words
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.events import GaveUp, Told
from budokan.kernel.game import Game
from budokan.kernel.records import Record, read_record
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, Text
from budokan.kernel.workshop import OwnCards

MOST_MOMENTS = 50


class Playback:
    """One record, ready to be looked at from any moment."""

    def __init__(
        self,
        id: str,
        game: Game,
        record: Record,
        names: tuple[str, ...],
        fair: Fair | None = None,
        before: Sequence[tuple[int, Entry]] = (),
        note: Text | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.record = record
        self.names = names
        self.fair = fair
        self.note = note
        self.turns: list[int] = []
        self._kept = KeptTables()
        self._told: list[list[Entry]] = []
        table = game.replay(record, 0, listen=True)
        self._told.append([*(one for _, one in before), *_entries(table)])
        for number, (seat, move) in enumerate(record.decisions):
            self._kept.keep(number, table)
            if number == 0 or record.decisions[number - 1][0] != seat:
                self.turns.append(number)
            table.listen()
            table.play(seat, move)
            self._told.append(_entries(table))
        self._kept.keep(len(record.decisions), table)
        if record.resigned is not None:
            game.resign(table, record.resigned)
            self._told[-1].append(entry(Told(GaveUp(record.resigned))))
        self.last = table

    def table(self, moment: int) -> Table:
        """The table after so many decisions."""
        if moment == len(self.record.decisions):
            return self.last
        table = self._kept.table(self.record.decisions[:moment])
        assert table is not None, "the deal is kept"
        return table

    def info(self) -> ReplayInfo:
        head = self.record.header
        return ReplayInfo(
            id=self.id,
            game=head.game,
            mode=head.mode,
            options=head.options,
            called=called(head),
            names=self.names,
            decisions=len(self.record.decisions),
            turns=tuple(self.turns),
            outcome=self.last.outcome,
            fair=self.fair,
            note=None if self.note is None else in_words(self.note),
        )

    def moments(self, first: int, last: int, eyes: str) -> list[Moment]:
        """These moments through these eyes: a seat's number, `watch` or `open`."""
        end = len(self.record.decisions)
        if not 0 <= first <= last <= end:
            raise BadWords("hall-no-such-moment", last=end)
        return [self._moment(at, eyes) for at in range(first, min(last, first + MOST_MOMENTS - 1) + 1)]

    def _moment(self, at: int, eyes: str) -> Moment:
        table = self.table(at)
        log = [(at, told) for told in self._told[at]]
        if eyes == "open":
            views = [view_of(table, seat) for seat in range(table.seats)]
            return Moment(at, self._by(at, None, is_open=True), heard_open(log), view_of(table, None), views)
        seat = None if eyes == "watch" else seat_of(eyes, table.seats)
        return Moment(at, self._by(at, seat, is_open=False), heard(log, seat), view_of(table, seat), [])

    def fork(self, decision: int, cards: OwnCards | None = None) -> Prepared:
        """The game as it stood after so many decisions, ready to be gone on with; with changed cards, if there are any."""
        head = replace(self.record.header, commitment=None, nonce=None)
        if not 0 <= decision <= len(self.record.decisions):
            raise BadWords("hall-no-such-moment", last=len(self.record.decisions))
        made = self.record.decisions[:decision]
        changes = [Change(number, "play", seat, str(move), 0, ()) for number, (seat, move) in enumerate(made, start=1)]
        live = LiveGame.resumed(self.game, head, changes)
        if live.table.over:
            raise Refusal("hall-fork-is-over")
        return self._with_cards(live.table, cards).prepared() if cards else live.prepared()

    def _with_cards(self, table: Table, cards: OwnCards) -> LiveGame:
        """The same moment where these cards say something else: a game of its own, which begins with it."""
        if not self.game.own_cards:
            raise BadWords("hall-no-own-cards")
        stood = msgspec.to_builtins(table.position())
        known = stood["options"].get(self.game.own_cards, {})
        laid = {**known, **{card: {**known.get(card, {}), **fields} for card, fields in cards.items()}}
        position = {**stood, "options": {**stood["options"], self.game.own_cards: laid}}
        return LiveGame(self.game, header_at(position))

    def _by(self, at: int, reader: Seat | None, *, is_open: bool) -> Doing | None:
        """Who brought this moment about. What he chose is his own; the others know what they were told."""
        if at == 0:
            return None
        seat, move = self.record.decisions[at - 1]
        return Doing(seat, move_in_words(move) if is_open or seat == reader else None)


def seat_of(eyes: str, seats: int) -> Seat:
    for seat in range(seats):
        if eyes == str(seat):
            return seat
    raise BadWords("no-such-seat", last=seats - 1)


def _entries(table: Table) -> list[Entry]:
    """What the table has told since it was last asked; it is not listened to any more."""
    told, table.heard = table.heard or [], None
    return [entry(one) for one in told]


def read(id: str, words: str) -> Playback:
    """A record from outside: whatever is wrong with it is its own fault and told in one sentence."""
    try:
        raw = read_record(words)
        game = game_named(raw.header.game)
        record = game.understand(raw)
        if record.digest != game.replay(record).digest():
            raise BadWords("hall-bad-record")
        return Playback(id, game, record, ("",) * record.header.seats, fairness(record.header))
    except BudokanError:
        raise
    except Exception:
        raise BadWords("hall-bad-record") from None
