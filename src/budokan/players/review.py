"""Looking back upon a game: how the chances of every seat went, and what was decided and what was luck.

The **curve** is the estimate of every seat's chances at every moment, with all hands open: the mean over a few short plays by
instinct from that very table, each judged by the game's `evaluate`; at the end of the game, what came of it. A game that was
given up has no such end: its curve stops at the chances as they stood, and the review says who gave up.

A **decision** is judged by what the one who decided could know. Some tables that looked the same to him are played on twice
from the moment before it, with the same luck: once as instinct would, once with the move he chose. The mean difference is what
the decision was worth, to him and to everybody else. All else that happened to the curve between this moment and the next is
**luck**: what was drawn, and what the hidden cards made of the move. So for every seat

    chances at the start + own decisions + decisions of others + luck = what came of it.

Where a game turned, what else could have been done is tried in the same way, and the best of it is named if it was clearly
better (`better`). A decision without a choice is worth nothing either way. `docs/reviews.md` says the same at more length.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from budokan.kernel.luck import Luck
from budokan.kernel.texts import text_of

if TYPE_CHECKING:
    from budokan.kernel.game import Game
    from budokan.kernel.instinct import Instinct
    from budokan.kernel.moves import Move
    from budokan.kernel.records import RawRecord, Record
    from budokan.kernel.table import Table
    from budokan.kernel.texts import Seat

ROUNDS: Final = 12
"""How often every moment is looked at, time permitting."""

SECONDS: Final = 8.0
"""Processor time after which no further round is begun."""

LOOKAHEAD: Final = 10
"""Decisions played by instinct before the table is judged: long enough for a blow to land."""

MOST_TURNING: Final = 6
"""Turning points that are marked."""

LEAST_TURNING: Final = 0.1
"""A turning point changes somebody's chances by at least so much."""

APART: Final = 3
"""Decisions between two turning points: what happens in one breath is one turning point."""

TRIED: Final = 6
"""Moves beside the one that was made that are tried where the game turned: those that look most natural."""

TRIED_SECONDS: Final = 4.0
"""Processor time after which nothing further is tried."""

CLEARLY: Final = 0.05
"""A move was better if it would have brought at least so much more: two or three hundredths are noise."""

Chances = list[float]


class Judged(msgspec.Struct, frozen=True):
    """One decision: whose, what it was worth to him as far as he could know, and what luck added before the next."""

    seat: int
    worth: float
    luck: float


class Better(msgspec.Struct, frozen=True):
    """What would have been better, as far as who decided could know: the move as a text, and what it would have brought."""

    text: dict[str, Any]
    gain: float


class Turning(msgspec.Struct, frozen=True):
    """A moment at which somebody's chances changed most, and how much of the change was decided.

    `better` is of who decided, which need not be `seat`; None where nothing clearly better was found.
    """

    moment: int
    seat: int
    change: float
    decided: float
    luck: float
    better: Better | None = None


class Account(msgspec.Struct, frozen=True):
    """What made of a seat's chances at the start what came of it in the end."""

    start: float
    own: float
    others: float
    luck: float
    end: float


class Review(msgspec.Struct, frozen=True):
    """`chances[moment][seat]`; `judged[moment - 1]` is the decision that led to a moment; one account for every seat.

    `resigned` is who gave the game up: then the last chances, and the ends of the accounts, are how it stood at that moment.
    """

    chances: tuple[tuple[float, ...], ...]
    judged: tuple[Judged, ...]
    turning: tuple[Turning, ...]
    accounts: tuple[Account, ...]
    rounds: int
    resigned: int | None = None


def review(
    game: Game,
    record: Record | RawRecord,
    pause: Callable[[], None] = lambda: None,
    rounds: int = ROUNDS,
    seconds: float = SECONDS,
) -> Review:
    """Look back upon a record. `pause` is called between two moments, for whoever may want to stop."""
    known = game.understand(record)
    looking = _Looking(game, known)
    began, done = process_time(), 0
    while done < rounds and (done == 0 or process_time() - began < seconds):
        looking.once_more(Luck(done, "review"), pause)
        done += 1
    found = looking.found(done)
    return msgspec.structs.replace(found, turning=tuple(looking.with_better(found.turning, pause, rounds)))


class _Looking:
    """The tables of a game, and what was found about them so far."""

    def __init__(self, game: Game, record: Record) -> None:
        self.instinct: Instinct = game.instinct
        self.decisions: Sequence[tuple[Seat, Move]] = record.decisions
        self.resigned = record.resigned
        table = game.replay(record, 0)
        self.tables = [table.copy()]
        for seat, move in self.decisions:
            table.play(seat, move)
            self.tables.append(table.copy())
        self.seats = table.seats
        self.curve = [[0.0] * self.seats for _ in self.tables]
        self.worth = [[0.0] * self.seats for _ in self.decisions]

    def once_more(self, luck: Luck, pause: Callable[[], None]) -> None:
        """Look at every moment and every decision once."""
        for moment, table in enumerate(self.tables):
            pause()
            ahead = luck.branch()
            _add(self.curve[moment], self._play_on(table.copy(), ahead))
            if moment < len(self.decisions):
                seat, move = self.decisions[moment]
                if len(table.options(seat)) > 1:
                    _add(self.worth[moment], self._worth_of(table, seat, move, luck))

    def _worth_of(self, table: Table, seat: Seat, move: Move, luck: Luck) -> Chances:
        """What the move is worth to everybody on a table that looks the same to who makes it."""
        before = table.redeal(seat, luck)
        after = before.copy()
        after.apply(seat, move)
        stream = luck.branch()
        usual = self._play_on(before, stream.copy())
        chosen = self._play_on(after, stream)
        return [one - other for one, other in zip(chosen, usual, strict=True)]

    def _play_on(self, table: Table, luck: Luck) -> Chances:
        """A few decisions by instinct, each option as likely as it looks natural; then how it stands."""
        table.luck = luck.branch()
        for _ in range(LOOKAHEAD):
            if table.outcome is not None:
                break
            seat = table.waiting[0]
            options = table.options(seat)
            place = luck.weighted(self.instinct.weigh(table, seat, options)) if len(options) > 1 else 0
            table.apply(seat, options[place])
        return self.instinct.evaluate(table)

    def with_better(self, turning: Sequence[Turning], pause: Callable[[], None], rounds: int) -> list[Turning]:
        """The same turning points, and what would have been better at each, time permitting."""
        began, found = process_time(), list(turning)
        for place, one in enumerate(found):
            if process_time() - began < TRIED_SECONDS:
                found[place] = msgspec.structs.replace(one, better=self._better(one.moment - 1, pause, rounds))
        return found

    def _better(self, moment: int, pause: Callable[[], None], rounds: int) -> Better | None:
        """What who decided at this moment could have done better, judged by what they could know."""
        table = self.tables[moment]
        seat, made = self.decisions[moment]
        options = table.options(seat)
        if len(options) < 2:
            return None
        weights = self.instinct.weigh(table, seat, options)
        natural = sorted(range(len(options)), key=lambda place: -weights[place])
        tried = [made, *[options[place] for place in natural if options[place] != made][:TRIED]]
        luck, worth = Luck(moment, "better"), [0.0] * len(tried)
        for _ in range(rounds):
            pause()
            before, stream = table.redeal(seat, luck), luck.branch()
            for place, move in enumerate(tried):
                after = before.copy()
                after.apply(seat, move)
                worth[place] += self._play_on(after, stream.copy())[seat] / rounds
        best = max(range(len(tried)), key=lambda place: worth[place])
        gain = _round(worth[best] - worth[0])
        if gain < CLEARLY:
            return None
        said = text_of("move", tried[best])
        return Better({"id": said.id, "args": msgspec.to_builtins(said.args), "ruling": said.ruling}, gain)

    def found(self, rounds: int) -> Review:
        curve = [[one / rounds for one in chances] for chances in self.curve]
        worth = [[one / rounds for one in parts] for parts in self.worth]
        luck = [
            [after[seat] - before[seat] - parts[seat] for seat in range(self.seats)]
            for (before, after), parts in zip(pairwise(curve), worth, strict=True)
        ]
        movers = [seat for seat, _ in self.decisions]
        judged = [Judged(seat, _round(worth[at][seat]), _round(luck[at][seat])) for at, seat in enumerate(movers)]
        accounts = [self._account(seat, curve, worth, luck) for seat in range(self.seats)]
        return Review(
            chances=tuple(tuple(map(_round, chances)) for chances in curve),
            judged=tuple(judged),
            turning=tuple(_turning(curve, worth, luck)),
            accounts=tuple(accounts),
            rounds=rounds,
            resigned=self.resigned,
        )

    def _account(self, seat: Seat, curve: list[Chances], worth: list[Chances], luck: list[Chances]) -> Account:
        own = sum(parts[seat] for parts, (mover, _) in zip(worth, self.decisions, strict=True) if mover == seat)
        others = sum(parts[seat] for parts, (mover, _) in zip(worth, self.decisions, strict=True) if mover != seat)
        fortune = sum(parts[seat] for parts in luck)
        return Account(*map(_round, (curve[0][seat], own, others, fortune, curve[-1][seat])))


def _turning(curve: list[Chances], worth: list[Chances], luck: list[Chances]) -> list[Turning]:
    """The moments that changed most for somebody, in the order of the game."""
    swings: list[Turning] = []
    for at, (before, after) in enumerate(pairwise(curve)):
        changes = [there - here for here, there in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        swings.append(Turning(at + 1, seat, _round(changes[seat]), _round(worth[at][seat]), _round(luck[at][seat])))
    chosen: list[Turning] = []
    for swing in sorted(swings, key=lambda one: -abs(one.change)):
        if abs(swing.change) < LEAST_TURNING or len(chosen) == MOST_TURNING:
            break
        if all(abs(swing.moment - other.moment) >= APART for other in chosen):
            chosen.append(swing)
    return sorted(chosen, key=lambda one: one.moment)


def _add(total: Chances, more: Chances) -> None:
    for seat, one in enumerate(more):
        total[seat] += one


def _round(figure: float) -> float:
    return round(figure, 4)
