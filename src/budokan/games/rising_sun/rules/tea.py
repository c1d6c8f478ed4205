"""Chapter 7: the Tea Ceremony and alliances."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.moves import NameAlly, NameNobody
from budokan.games.rising_sun.rules.negotiation import say, talk
from budokan.games.rising_sun.rules.promises import judge_alliances
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.kernel.frames import NOTHING, Ballot, Frames, Step
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, Text

ROUNDS: Final = 3
"""RS-7.8: at most."""


@dataclass(frozen=True, slots=True)
class TeaCeremony(Step):
    """RS-7.1: the alliances of the season before end; then everybody may name an ally."""

    def resolve(self, table: Table) -> Frames:
        table.phase = "tea"
        if any(ally != NOBODY for ally in table.ally):
            table.tell(tell.AlliancesEnded())
        table.ally = [NOBODY] * table.seats
        table.named = [0] * table.seats
        return [NameAllies(tuple(table.order), 1), EndOfCeremony()]


@dataclass(frozen=True, slots=True)
class NameAllies(Ballot):
    """RS-7.6 to RS-7.9: everybody without an ally secretly names one other, or nobody; who name each other are allies."""

    round: int

    def ask(self, table: Table) -> Text:
        return Text("ask-name-ally", {"round": self.round, "rounds": ROUNDS}, "RS-7.6")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        return [NameNobody(), *[NameAlly(other) for other in table.others(seat) if other in self.seats]]

    def asides(self, table: Table, seat: Seat) -> list[Move]:
        return talk(table, seat)

    def aside(self, table: Table, seat: Seat, move: Move) -> Frames:
        return say(table, seat, move)

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        names = {seat: move.target for seat, move in answers.items() if isinstance(move, NameAlly)}
        for seat in self.seats:
            if seat in names:
                table.named[seat] |= 1 << names[seat]
                table.tell(tell.Named(seat, names[seat]), (seat, names[seat]))
        for seat in self.seats:
            other = names.get(seat, NOBODY)
            if other != NOBODY and names.get(other, NOBODY) == seat and table.ally[seat] == NOBODY:
                make_allies(table, seat, other)
        alone = tuple(seat for seat in self.seats if table.ally[seat] == NOBODY)
        if len(alone) < 2 or not names or self.round == ROUNDS:
            return NOTHING
        return [NameAllies(alone, self.round + 1)]


def make_allies(table: Table, seat: Seat, other: Seat) -> None:
    """RS-7.2, RS-7.5: exactly two, by consent of both, known to all."""
    table.ally[seat] = other
    table.ally[other] = seat
    table.seasons_allied[seat] += 1
    table.seasons_allied[other] += 1
    table.tell(tell.Allied(seat, other))


@dataclass(frozen=True, slots=True)
class EndOfCeremony(Step):
    """RS-7.8, RS-4.20."""

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.CeremonyEnded(tuple(seat for seat in table.order if table.ally[seat] == NOBODY)))
        judge_alliances(table)
        return NOTHING
