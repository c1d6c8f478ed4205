"""Chapter 7: the Tea Ceremony."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.rules.alliances import make_allies
from budokan.games.rising_sun.rules.last_gifts import LastGifts
from budokan.games.rising_sun.rules.negotiation import READY
from budokan.games.rising_sun.rules.open_questions import Meeting
from budokan.games.rising_sun.rules.promises import judge_alliances
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.games.rising_sun.talk_moves import Accept, AcceptAlliance, NameAlly, NameNobody, Refuse, RefuseAlliance
from budokan.kernel.frames import NOTHING, Ballot, Frame, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.talks import Talks
from budokan.kernel.texts import Seat, Text

ROUNDS: Final = 3
"""RS-7.17: at most."""


@frame
class TeaCeremony(Step):
    """RS-7.1, RS-7.15: the alliances of the season before end; then new ones are made, in the open or by sealed names."""

    def resolve(self, table: Table) -> Frames:
        table.phase = "tea"
        if any(ally != NOBODY for ally in table.ally):
            table.tell(tell.AlliancesEnded())
        table.ally = [NOBODY] * table.seats
        table.named = [0] * table.seats
        everybody = tuple(table.order)
        meeting: Frame = NameAllies(everybody, 1) if table.rules.negotiation == "off" else OpenCeremony(everybody)
        return [meeting, EndOfCeremony()]


@frame
class OpenCeremony(Meeting):
    """RS-7.6 to RS-7.9: everybody offers, answers and gives as he likes, until all are ready."""

    def ask(self, table: Table) -> Text:
        return Text("ask-ceremony", {}, "RS-7.6")


@frame
class NameAllies(Ballot):
    """RS-7.15 to RS-7.18: everybody without an ally secretly names one other, or nobody; who name each other are allies."""

    round: int

    def ask(self, table: Table) -> Text:
        return Text("ask-name-ally", {"round": self.round, "rounds": ROUNDS}, "RS-7.15")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        return [NameNobody(), *[NameAlly(other) for other in table.others(seat) if other in self.seats]]

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


def unattended(table: Table, seat: Seat) -> Move | None:  # noqa: ARG001  # the same for everybody
    """RS-4.32, RS-7.19: whoever has no time left, or is away, is ready and names nobody: no bot gives or allies for him."""
    decision = table.decision
    if isinstance(decision, (OpenCeremony, LastGifts)):
        return READY
    return NameNobody() if isinstance(decision, NameAllies) else None


def is_open(table: Table) -> bool:
    """RS-7.6: whether the ceremony is under way in which everybody talks as they like."""
    return isinstance(table.decision, OpenCeremony)


def is_answer(move: Move) -> bool:
    return isinstance(move, (AcceptAlliance, RefuseAlliance, Accept, Refuse))


def is_last_word(move: Move) -> bool:
    return move == READY


TALKS: Final = Talks(is_open, is_answer, is_last_word)


@frame
class EndOfCeremony(Step):
    """RS-7.8, RS-7.17, RS-4.20: what was offered and not accepted falls; promises to ally are judged."""

    def resolve(self, table: Table) -> Frames:
        table.offers = [0] * table.seats
        table.tell(tell.CeremonyEnded(tuple(seat for seat in table.order if table.ally[seat] == NOBODY)))
        judge_alliances(table)
        return NOTHING
