"""What each seat is shown and told, ready to travel: options, refusals, events. Nothing here knows more than one seat may."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from budokan.hall.rows import Entry, Saying
from budokan.hall.schemas.tables import Asked, Heard, Impossible, Offered, View, Words, in_words
from budokan.kernel.events import Event, Told
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat, text_of


def view_of(table: Table, seat: Seat | None) -> View:
    """What this seat sees, and what the game reckons for it."""
    seen = table.seen_by(seat)
    asked = seen.decision
    decision = asked if asked is msgspec.UNSET else Asked(asked.name, in_words(asked.ask), asked.secret)
    ahead = table.foresee(seat)
    foresight = msgspec.UNSET if ahead is None else ahead
    return View(seen.seat, seen.seats, tuple(seen.waiting), seen.outcome, seen.table, decision, seen.phase, foresight)


def offered(table: Table, seat: Seat | None) -> list[Offered]:
    """Everything this seat may do now."""
    decision = table.decision
    if seat is None or decision is None:
        return []
    ruling = decision.ask(table).ruling
    return [Offered(msgspec.to_builtins(move), move_in_words(move), ruling) for move in table.options(seat)]


def impossible(table: Table, seat: Seat | None) -> list[Impossible]:
    """What this seat might expect to do but may not, and why."""
    if seat is None:
        return []
    return [
        Impossible(msgspec.to_builtins(one.move), move_in_words(one.move), in_words(one.why), one.ruling)
        for one in table.impossible(seat)
    ]


def move_in_words(move: Move) -> Words:
    return in_words(text_of("move", move))


def entry(told: Told) -> Entry:
    """What was told, as it is kept and as it travels."""
    return Entry(saying(told.event), told.to, None if told.others is None else saying(told.others))


def saying(event: Event) -> Saying:
    words = text_of("event", event)
    return Saying(msgspec.to_builtins(event), Words(words.id, msgspec.to_builtins(words.args), words.ruling), event.ruling)


def heard(log: Iterable[tuple[int, Entry]], seat: Seat | None) -> list[Heard]:
    """The events as this seat was told."""
    told = ((number, one.heard_by(seat)) for number, one in log)
    return [_heard(number, said) for number, said in told if said is not None]


def heard_open(log: Iterable[tuple[int, Entry]]) -> list[Heard]:
    """The events as those who saw most were told: for games that are over."""
    return [_heard(number, one.said) for number, one in log]


def _heard(number: int, said: Saying) -> Heard:
    return Heard(said.event, said.text, said.ruling, number)
