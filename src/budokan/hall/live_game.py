"""One game at a table of the hall: the table, every change so far, and what was told with each.

A change is a decision or an undo. Changes are numbered and the numbers never go back, so that a client knows what it has
missed and a message sent twice acts once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, Union

import msgspec
from msgspec.structs import replace

from budokan.hall.kept_tables import KeptTables
from budokan.hall.outgoing.seats import entry, view_of
from budokan.hall.rows import Account, Change, Ended, Entry, How, Kept
from budokan.kernel.errors import BadWords, BudokanError
from budokan.kernel.events import HOUSE_EVENTS, Event, GaveUp, HouseDecides, Told
from budokan.kernel.game import Game
from budokan.kernel.luck import FAST
from budokan.kernel.moves import Move
from budokan.kernel.positions import digest_of, read_position
from budokan.kernel.records import Header, Record
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, text
from budokan.kernel.undo import has_told_nothing


class Taken(NamedTuple):
    """A decision that was made: by whom, as which change, whether it told nobody anything, and why a bot lost it if one did.

    `forced`: there was nothing to choose.
    """

    seat: Seat
    move: Move
    number: int
    quiet: bool
    lost: str = ""
    forced: bool = False


class Earlier(NamedTuple):
    """What came before the position a game went on from: the change it was, the decisions that stood, and all that was told."""

    number: int = 0
    decisions: int = 0
    log: tuple[tuple[int, Entry], ...] = ()


class Written(NamedTuple):
    """A decision that was made, as it is handed on: the move as it prints."""

    seat: Seat
    move: str
    quiet: bool
    forced: bool


class Prepared(NamedTuple):
    """A live game as it is handed from one process to another: everything that was worked out to come so far."""

    header: Header
    position: bytes
    taken: tuple[Written, ...]
    log: tuple[tuple[int, Entry], ...]
    asked_at: tuple[int, ...]


class Note(NamedTuple):
    """What the house has said in the log by itself, as a change of its own. It stays, whatever is taken back."""

    number: int
    event: Event


THE_DEAL = Earlier()
"""Nothing comes before it."""

AT_HAND = 2
"""Tables that a live game keeps: nearly every undo goes back a few decisions, and a hall has many games."""


class Stale(BudokanError):
    """A decision made for a moment that has passed."""

    def __init__(self) -> None:
        super().__init__(text("hall-stale"))


class Step:
    """A decision that may be made: what the table would be, and what would be told. Nothing has happened yet.

    Where a bot has lost the decision (`lost` says why), that is told before what follows from it.
    """

    __slots__ = ("after", "entries", "forced", "lost", "move", "quiet", "seat")

    def __init__(self, before: Table, seat: Seat, move: Move, lost: str = "", *, forced: bool = False) -> None:
        self.seat = seat
        self.move = move
        self.lost = lost
        self.forced = forced
        self.after = before.copy()
        self.after.listen()
        self.after.apply(seat, move)
        self.quiet = has_told_nothing(before, self.after, seat)
        told, self.after.heard = self.after.heard or [], None
        by_the_house = [Told(HouseDecides(seat, lost))] if lost else []
        self.entries = [entry(one) for one in (*by_the_house, *told)]


class LiveGame:
    """One game being played, with its past."""

    def __init__(self, game: Game, header: Header, earlier: Earlier = THE_DEAL, table: Table | None = None) -> None:
        self.game = game
        self.header = todays(game, header)
        self.earlier = earlier
        self.number = self.whole_since = earlier.number
        self.decisions: list[Taken] = []
        self.notes: list[Note] = []
        self.table: Table = self._deal() if table is None else table
        self._kept = KeptTables(AT_HAND)
        told = [(earlier.number, entry(one)) for one in self.table.heard or ()]
        self.log: list[tuple[int, Entry]] = [*earlier.log, *told]
        self.table.heard = None
        self.asked_at = [self.number] * self.table.seats

    def _deal(self) -> Table:
        """The table before the first decision."""
        return self.game.begin(self.header, listen=True)

    def go_on_afresh(self, seed: int) -> None:
        """BK-4.7: from here on luck is drawn from this seed. What the past has drawn stays as it was."""
        head, luck = self.header, self.table.luck
        self._kept.clear()
        try:
            if head.position is not None:
                position = {**head.position, "luck": luck.goes_on_with(seed, head.position["luck"])}
                self.header = replace(head, position=position)
            else:
                self.header = replace(head, luck=luck.goes_on_with(seed, head.luck or FAST))
        except ValueError:  # played on from again and again, more often than a record may say
            raise BadWords("bad-luck") from None

    @staticmethod
    def resumed(game: Game, header: Header, changes: Sequence[Change], earlier: Earlier = THE_DEAL) -> LiveGame:
        """The game these changes make. What an undo takes back is never played."""
        live = LiveGame(game, header, earlier)
        for change in sorted([*standing(changes), *noted(changes)], key=lambda one: one.number):
            if change.kind == "house":
                live._note(Note(change.number, read_event(change.what)))
            else:
                live.again(change.number, change.seat, game.moves.parse(change.what), change.lost)
        for change in changes:
            if change.kind == "resign":
                live.number = change.number - 1
                live.give_up(change.seat)
        undos = [change.number for change in changes if change.kind == "undo"]
        live._stand_at(changes[-1].number if changes else earlier.number, max(undos, default=earlier.number))
        return live

    @staticmethod
    def standing_at(
        game: Game, header: Header, changes: Sequence[Change], earlier: Earlier, position: str, log: Sequence[tuple[int, Entry]]
    ) -> LiveGame | None:
        """The same game from the position these changes led to, and from what was told: nothing is played again.

        None where it was not written down of every decision how it was.
        """
        table = game.set_up(position, tried_out=True)
        live = LiveGame(game, header, earlier, table)
        table.header = live.header
        for change in standing(changes):
            if change.how is None:
                return None
            move, asked = game.moves.parse(change.what), (change.seat,) if How.ALONE in change.how else range(table.seats)
            quiet, forced = How.QUIET in change.how, How.FORCED in change.how
            live.decisions.append(Taken(change.seat, move, change.number, quiet, change.lost, forced))
            for seat in asked:
                live.asked_at[seat] = change.number
        live.notes = [Note(change.number, read_event(change.what)) for change in noted(changes)]
        live.log = list(log)
        undos = [change.number for change in changes if change.kind == "undo"]
        live._stand_at(changes[-1].number if changes else earlier.number, max(undos, default=earlier.number))
        return live

    def prepared(self) -> Prepared:
        """What another process needs to go on from here."""
        taken = tuple(Written(one.seat, str(one.move), one.quiet, one.forced) for one in self.decisions)
        position = msgspec.json.encode(self.table.position())
        return Prepared(self.header, position, taken, tuple(self.log), tuple(self.asked_at))

    @staticmethod
    def gone_on_with(game: Game, ready: Prepared) -> LiveGame:
        """The game that was prepared: nothing of it is played again here."""
        table = game.set_up(ready.position.decode(), tried_out=True)
        table.header = ready.header
        live = LiveGame(game, ready.header, table=table)
        live.decisions = [
            Taken(one.seat, game.moves.parse(one.move), number, one.quiet, forced=one.forced)
            for number, one in enumerate(ready.taken, start=1)
        ]
        live.number = len(ready.taken)
        live.log = list(ready.log)
        live.asked_at = list(ready.asked_at)
        return live

    def again(self, number: int, seat: Seat, move: Move, lost: str) -> None:
        """Make a decision under the number it had."""
        step = self.step(seat, move, lost)
        self.number = number - 1
        self.take(step)

    def _stand_at(self, number: int, whole_since: int) -> None:
        """The number reached, and since when nothing was taken back: an undo asks everybody anew."""
        self.number = number
        self.whole_since = whole_since
        if whole_since == number:
            self.asked_at = [number] * self.table.seats

    # Deciding.

    def read(self, seat: Seat, number: int, said: Any) -> Step:
        """The step behind what a client sent, or why not."""
        if not self.asked_at[seat] <= number <= self.number:
            raise Stale
        return self.step(seat, self.game.moves.decode(said))

    def step(self, seat: Seat, move: Move, lost: str = "") -> Step:
        self.table.offered(seat, move)
        return Step(self.table, seat, move, lost, forced=len(self.table.options(seat)) == 1)

    def take(self, step: Step) -> None:
        """It happens."""
        asked = self.asked_by(step)
        self.table = step.after
        self.number += 1
        self.decisions.append(Taken(step.seat, step.move, self.number, step.quiet, step.lost, step.forced))
        self._kept.keep(len(self.decisions), self.table)
        self.log += [(self.number, one) for one in step.entries]
        for seat in asked:
            self.asked_at[seat] = self.number

    def note(self, event: Event) -> None:
        """The house says something: everybody is told, and nobody is asked anything new."""
        self._note(Note(self.number + 1, event))

    def _note(self, note: Note) -> None:
        self.number = note.number
        self.notes.append(note)
        self.log.append((note.number, entry(Told(note.event))))

    def given_up(self, seat: Seat) -> Table:
        """BK-9.7: the table once this seat has given up. Nothing has happened to this one."""
        after = self.table.copy()
        self.game.resign(after, seat)
        return after

    def give_up(self, seat: Seat) -> None:
        """It happens."""
        self.table = self.given_up(seat)
        self.number += 1
        self.log.append((self.number, entry(Told(GaveUp(seat)))))

    def asked_by(self, step: Step) -> Sequence[Seat]:
        """Who is asked something new after this: everybody, or who has answered, if the others still owe the same answer."""
        same_question = not step.after.over and step.after.stack[-1] is self.table.stack[-1]
        return (step.seat,) if same_question else range(self.table.seats)

    def how(self, step: Step) -> How:
        """What is written down of a decision that may be made."""
        how = How.QUIET if step.quiet else How(0)
        how |= How.FORCED if step.forced else How(0)
        return how | (How.ALONE if len(self.asked_by(step)) < self.table.seats else How(0))

    def asked_last(self) -> list[Seat]:
        """Who was asked something new with the last change."""
        return [seat for seat, number in enumerate(self.asked_at) if number == self.number]

    # Undoing.

    def free(self, seat: Seat) -> int:
        """BK-2.1: how many decisions back this seat may go without asking anybody; the last of them was a choice (BK-2.9)."""
        free = 0
        for count, taken in enumerate(reversed(self.decisions), start=1):
            if taken.seat != seat or not taken.quiet:
                break
            if not taken.forced:
                free = count
        return free

    def since_last_of(self, seat: Seat) -> int:
        """BK-2.9: how many decisions must go so that this seat's last choice goes; 0 if it has made none."""
        for count, taken in enumerate(reversed(self.decisions), start=1):
            if taken.seat == seat and not taken.forced:
                return count
        return 0

    def decided_at(self, seat: Seat) -> int:
        """The number of this seat's last choice; that of the first moment if it has made none."""
        back = self.since_last_of(seat)
        return self.decisions[-back].number if back else self.earlier.number

    def undone(self, count: int) -> LiveGame:
        """The game without its last decisions, from a table kept before them or the deal. Nothing has happened to this one."""
        stands, gone = self.decisions[: len(self.decisions) - count], self.decisions[len(self.decisions) - count :]
        made = [(taken.seat, taken.move) for taken in stands]
        table = self._kept.table(made) or _played(self._deal(), made)
        earlier = LiveGame(self.game, self.header, self.earlier, table)
        taken_back = {taken.number for taken in gone}
        earlier.decisions, earlier.notes = stands, self.notes[:]
        earlier.log = [(number, one) for number, one in self.log if number not in taken_back]
        earlier._kept = self._kept.until(len(stands))
        earlier._stand_at(self.number + 1, self.number + 1)
        return earlier

    # Telling.

    @property
    def made(self) -> int:
        """How many decisions the game holds, those before a position it went on from among them."""
        return self.earlier.decisions + len(self.decisions)

    def told_since(self, number: int) -> list[tuple[int, Entry]] | None:
        """What happened after this number, or None if only a snapshot can tell."""
        if not self.whole_since <= number <= self.number:
            return None
        first = len(self.log)
        while first and self.log[first - 1][0] > number:
            first -= 1
        return self.log[first:]

    def record(self) -> Record:
        """The record, with what the hall had promised about the luck."""
        made = tuple((taken.seat, taken.move) for taken in self.decisions)
        return Record(self.header, made, self.table.digest(), self.table.resigned)

    def account(self) -> Account:
        """BK-6.1: what is to be written down of the whole game: all that was told, and where it stands."""
        told: dict[int, list[Entry]] = {}
        for number, one in self.log:
            told.setdefault(number, []).append(one)
        return account(self.table, self.number, told)


class Played(Protocol):
    """Where a game is played, from the deal on."""

    live: LiveGame | None


def _played(table: Table, decisions: Sequence[tuple[Seat, Move]]) -> Table:
    """The table after decisions that were made on it before; what they told is known."""
    table.heard = None
    for seat, move in decisions:
        table.apply(seat, move)
    return table


def account(table: Table, number: int, told: dict[int, list[Entry]]) -> Account:
    """BK-6.1: what is written down with a change that leads to this table."""
    position = table.position()
    written = msgspec.json.encode(position).decode()
    ended = None
    if table.outcome is not None:
        views = [view_of(table, seat) for seat in (None, *range(table.seats))]
        ended = Ended(table.outcome, views)
    return Account(told, Kept(number, position.rules, digest_of(position), written), ended)


def standing(changes: Sequence[Change]) -> list[Change]:
    """The decisions that stand: not those taken back, nor those that could not be played again."""
    found: list[Change] = []
    for change in changes:
        if change.kind == "play":
            found.append(change)
        elif change.kind not in ("house", "resign"):
            del found[len(found) - int(change.what) :]
    return found


def noted(changes: Sequence[Change]) -> list[Change]:
    """What the house has said by itself."""
    return [change for change in changes if change.kind == "house"]


def read_event(written: str) -> Event:
    """What the house has said, as it was written down."""
    return _HOUSE_EVENT.decode(written)


_HOUSE_EVENT: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Union[HOUSE_EVENTS])  # noqa: UP007  # there is no other way to make one of a tuple


def header_at(position: dict[str, Any]) -> Header:
    """What a game that begins with a position is dealt from."""
    read = read_position(position)
    return Header(read.game, read.rules, read.mode, read.seats, read.options, None, position)


def todays(game: Game, header: Header) -> Header:
    """BK-6.2: the same header under the number of today's rules; what was written under a later number is refused."""
    if not game.plays(header.rules, earlier=True):
        raise BadWords("other-rules", game=header.game, found=header.rules, expected=game.rules)
    position = None if header.position is None else {**header.position, "rules": game.rules}
    return replace(header, rules=game.rules, position=position)
