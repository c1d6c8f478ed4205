"""What the store keeps, as rows: the truth about a table is its setup and its changes."""

from __future__ import annotations

from enum import IntFlag
from typing import Any, Literal

import msgspec

from budokan.hall.days import Days
from budokan.hall.names import Proof, hash_of
from budokan.hall.schemas.tables import (
    AbsenceRule,
    ClockRule,
    ForkInfo,
    Line,
    Sitter,
    StandInRequest,
    TableState,
    UndoRequest,
    View,
    Words,
)
from budokan.kernel.outcome import Achievement, Outcome
from budokan.kernel.records import Header
from budokan.kernel.texts import Seat

Kind = Literal["play", "undo", "rules", "house", "resign"]


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled when a table is created. The header holds the seed: it never leaves the hall before the end.

    `rematch` is the table at which the same people play again, once one of them has asked for it. `lesson`: it is a first game,
    in which the other seats do what its script says. `puzzle` is the puzzle that is laid out here, by its id.
    """

    code: str
    header: Header
    clock: ClockRule
    public: bool
    hints: bool
    created: int
    fork: ForkInfo | None = None
    absence: AbsenceRule | None = None
    rematch: str = ""
    lesson: bool = False
    puzzle: str = ""

    @property
    def was_dealt(self) -> bool:
        """The game began here with its deal: what comes of it counts."""
        return self.fork is None and not self.puzzle

    @property
    def absence_rule(self) -> AbsenceRule:
        """BK-9.3: what was settled about who is away; at a slow table, where nothing was, the others must agree."""
        return self.absence if self.absence is not None else AbsenceRule(agree=self.clock.is_slow)


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `given`: he handed his seat to a bot; `absent`: a bot plays because he is not here.

    `deck` is what he brought, if anything; whoever plays for him plays it. `gone_at` is when his last line ended, `left`
    whether he said that he goes; both say nothing while he is here. `days` are his own, if he has told them. `person` is who
    the hall knows him as, once it does. `passes` are what further tokens hash to, that he came by through links of notices.
    """

    seat: Seat
    kind: Sitter
    name: str = ""
    level: str = ""
    token: str = ""
    given: bool = False
    absent: bool = False
    deck: str = ""
    gone_at: int | None = None
    left: bool = False
    days: Days | None = None
    person: int | None = None
    passes: tuple[str, ...] = ()

    @property
    def bot_plays(self) -> bool:
        return self.kind == "bot" or self.given or self.absent

    def lets_in(self, hashed: str | None) -> bool:
        """Whether this is what a token of this seat hashes to."""
        return hashed is not None and (hashed == self.token or hashed in self.passes)

    def is_shown_by(self, proof: Proof) -> bool:
        """Whether what somebody shows is enough for this seat."""
        by_token = proof.token is not None and self.lets_in(hash_of(proof.token))
        return by_token or (proof.person is not None and proof.person == self.person)


class ClockRow(msgspec.Struct, frozen=True):
    """What was left on the clocks of a table, in milliseconds, between the change of this number and the next."""

    code: str
    number: int
    left: tuple[int | None, ...]


class How(IntFlag):
    """What a decision was beside what it says: it told nobody anything, there was nothing to choose, the others still owe
    the same answer.
    """

    QUIET = 1
    FORCED = 2
    ALONE = 4


class Change(msgspec.Struct, frozen=True):
    """A decision (`what` is the move as it prints) or an undo (`what` is how many decisions it takes back).

    `house`: the house has said something in the log (`what` is its event); no decision was made or taken back.
    `resign`: who sits there has given a duel up.

    `rules`: the rules had changed, and the game went on from a position (`what` is how many decisions could not be played
    again).

    `left` are the clocks in milliseconds once it was made, at `at`. `waiting` are the seats asked after it, None where an older
    hall has not written that down. `lost` says why instinct decided in a bot's place, where it did. `how` a decision was, where
    that has been written down.
    """

    number: int
    kind: Kind
    seat: Seat
    what: str
    at: int
    left: tuple[int | None, ...]
    waiting: tuple[Seat, ...] | None = None
    lost: str = ""
    how: How | None = None


class Saying(msgspec.Struct, frozen=True):
    """An event as it travels: its fields, its words, the ruling it happened by."""

    event: dict[str, Any]
    text: Words
    ruling: str


class Entry(msgspec.Struct, frozen=True):
    """An entry of the log: what is told, to whom (None: everybody), and what the others are told instead.

    It is kept in words and not as the game's own event: a later version must be able to show what it could not say itself.
    """

    said: Saying
    to: tuple[Seat, ...] | None = None
    others: Saying | None = None

    def heard_by(self, seat: Seat | None) -> Saying | None:
        """What this seat hears; None is the spectator."""
        return self.said if self.to is None or seat in self.to else self.others


class Kept(msgspec.Struct, frozen=True):
    """The position of a table after the change of this number, under this number of the rules, and its digest."""

    number: int
    rules: int
    digest: str
    position: str


class Restart(msgspec.Struct, frozen=True):
    """The position a game went on from, as the change of this number."""

    number: int
    position: dict[str, Any]


class Ended(msgspec.Struct, frozen=True):
    """How a game ended: its outcome, and what spectators and then each seat saw of the last moment."""

    outcome: Outcome
    views: list[View]


class Account(msgspec.Struct, frozen=True):
    """What is written down with a change, in the same breath, so that rules which change later take nothing away.

    What was told by the number of its change, the position it led to and, where it was the last, how the game ended.
    """

    told: dict[int, list[Entry]] = {}
    kept: Kept | None = None
    ended: Ended | None = None


class AchievementRow(msgspec.Struct, frozen=True):
    """What a person's hero has done in one game, and under which name he sat there."""

    seat: Seat
    name: str
    at: int
    achievement: Achievement = msgspec.field(name="feat")  # as rows of before have it


class SpokenRow(msgspec.Struct, frozen=True):
    """A line of chat, and whether only spectators hear it."""

    line: Line
    watchers: bool


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the people at a table are in the middle of: what was asked and is not answered, and what was refused.

    `read` is how far who plays a first game has read, `held` that somebody is being shown something.
    """

    undo: UndoRequest | None = None
    undo_refused_at: int = -1
    stand_in: StandInRequest | None = None
    stand_in_refused_at: int | None = None
    held: bool = False
    read: int = -1


NOTHING_ASKED = Moment()


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the store knows about one table but for what was told.

    `left` is what was last known of its clocks since the last change; None if nothing was written down since.
    `restart` is the last position the game went on from because the rules had changed, `ended` is how it ended.
    """

    state: TableState
    setup: Setup
    seats: list[SeatRow]
    changes: list[Change]
    lines: list[SpokenRow]
    left: tuple[int | None, ...] | None = None
    kept: Kept | None = None
    restart: Restart | None = None
    ended: Ended | None = None
    moment: Moment = NOTHING_ASKED


class Brief(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby shows of a table that sleeps. `waiting` is None where nothing is written about whom it waits for."""

    state: TableState
    setup: Setup
    seats: list[SeatRow]
    decisions: int
    waiting: tuple[Seat, ...] | None


class Upload(msgspec.Struct, frozen=True):
    """A record somebody brought."""

    id: str
    created: int
    text: str


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """BK-10.1: somebody the hall knows, and what they have settled for themselves. Nothing here says how to prove it.

    `listed`: whether the book of the hall names them. `created` and `seen` are moments in milliseconds since 1970.
    """

    id: int
    name: str
    language: str
    look: str
    listed: bool
    days: Days | None
    created: int
    seen: int
