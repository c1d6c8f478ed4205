"""Chapter 40: all instants of BETA V7 are played before any card is resolved, and wait."""

from __future__ import annotations

from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.moves import NO_THANKS, PlayInstant
from budokan.games.senjutsu.parts import NOBODY
from budokan.games.senjutsu.rules.bushido import cards_there_might_be
from budokan.games.senjutsu.rules.instants import (
    RunStage,
    can_join,
    put_on,
    set_later_speeds,
)
from budokan.games.senjutsu.rules.replacement import own_card, replace_card
from budokan.games.senjutsu.rules.speeds import announcements
from budokan.games.senjutsu.rules.targets import name_target
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text


@frame
class BetaInstants(Step):
    """SJ-40.5, SJ-40.6, SJ-5.17: in Advantage order, the highest first, until all who may have Instants pass in a row."""

    turn: int
    passes: int

    def resolve(self, table: Table) -> Frames:
        seats = [seat for seat in table.track if table.alive[seat]]
        if self.passes >= len(seats):
            return NOTHING
        seat = seats[self.turn % len(seats)]
        number = own_card(table, seat)
        after = self.turn + 1
        if number == NOBODY or not any(table.box.sheets[card].instant for card in cards_there_might_be(table, seat)):
            return [BetaInstants(after, self.passes + 1)]
        return [BetaInstant(seat, number, after, self.passes)]


@frame
class BetaInstant(Question):
    """SJ-40.7 to SJ-40.10: a Replacement over, or an Additional on, one's own card that is no instant and of another type."""

    play: PlayNumber
    turn: int
    passes: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-beta-instant", {"seat": SeatRef(self.seat)}, "SJ-40.5")

    def options(self, table: Table) -> list[Move]:
        moves: list[Move] = [NO_THANKS]
        base = table.plays[self.play]
        if table.sheet(base).instant or base.how == "replacement":
            return moves
        for card in dict.fromkeys(table.hands[self.seat]):
            sheet = table.box.sheets[card]
            fits = sheet.instant in ("additional", "replacement") and sheet.when != "before-block-speed"
            if fits and can_join(table, base, sheet) and (not sheet.kamae or table.kamae[self.seat] in sheet.kamae):
                moves.append(PlayInstant(card))
        return moves

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, PlayInstant):
            return [BetaInstants(self.turn, self.passes + 1)]
        again = BetaInstants(self.turn, 0)
        if table.box.sheets[move.card].instant == "additional":
            put_on(table, self.seat, self.play, move.card, "")
            return [again]
        frames = replace_card(table, self.seat, self.play, move.card)
        return [*frames, *announcements(table, self.seat, self.play), again]


def waiting(table: Table, base: int, moments: tuple[str, ...]) -> Frames:
    """SJ-40.10, SJ-40.11: cards that were put on this one before, and whose condition is met now."""
    frames: list[Frame] = []
    for number, play in enumerate(table.plays):
        if play.how == "additional" and play.base == base and play.stage == 0 and table.sheet(play).when in moments:
            play.hit = table.plays[base].hit
            if not play.hit:
                frames += name_target(table, table.owner(play.figure), number)
            set_later_speeds(table, play, table.sheet(play))
            frames.append(RunStage(number, 0))
    return frames
