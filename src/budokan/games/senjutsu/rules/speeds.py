"""Chapter 7: alternative and announced speeds."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import can_spend, forbids, slowed, speed_less
from budokan.games.senjutsu.kinds import PlayNumber, StageNumber
from budokan.games.senjutsu.language.compiler import REVEALED
from budokan.games.senjutsu.language.printer import print_speed
from budokan.games.senjutsu.moves import ANNOUNCES, NO_THANKS, Announce, Hasten, PlayInstant
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.rules.instants import (
    additional_for,
    put_on,
)
from budokan.games.senjutsu.rules.lines import RunLines, holds
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

FASTEST = 9
SLOWEST = 1


def new_play(table: Table, figure: int, card: str, how: str, home: Seat) -> Play:
    play = Play(figure, card, how, home)
    sheet = table.box.sheets[card]
    play.high, play.low = sheet.high, sheet.low
    table.plays.append(play)
    return play


def cards_of(table: Table, seat: Seat) -> list[int]:
    """The cards this player has revealed, by number: his own and Hachiko's."""
    fighters = table.fighters
    return [
        number
        for number, play in enumerate(table.plays)
        if play.figure % fighters == seat and play.how in ("chosen", "replacement")
    ]


def other_speeds(table: Table, seat: Seat, number: int) -> Frames:
    """SJ-7.8, SJ-7.10: a kamae line counts at once; one focus line may be paid for and then counts instead."""
    play = table.plays[number]
    sheet = table.sheet(play)
    frames: list[Frame] = []
    if sheet.program.when_revealed and not play.halted:
        frames.append(RunLines(number, 0, REVEALED, 0))
    priced = False
    for gate, high, low in sheet.program.hastens:
        if gate.costs:
            priced = priced or (holds(table, play, gate) and can_spend(table, seat, gate.focus))
        elif holds(table, play, gate):
            play.high, play.low = high, low
    if priced and not play.halted:
        frames.append(MayHasten(seat, number))
    return frames


@frame
class MayHasten(Question):
    """SJ-7.6, SJ-7.7: pay for one alternative initiative, or keep the printed one."""

    play: PlayNumber

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.play].card}")}
        return Text("ask-sj-hasten", args, "SJ-7.6")

    def options(self, table: Table) -> list[Move]:
        moves: list[Move] = [NO_THANKS]
        play = table.plays[self.play]
        for gate, high, low in table.sheet(play).program.hastens:
            if gate.costs and holds(table, play, gate) and can_spend(table, self.seat, gate.focus):
                moves.append(Hasten(gate.focus, print_speed(high, low)))
        return moves

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Hasten):
            play = table.plays[self.play]
            spend(table, self.seat, move.focus)
            play.spent += move.focus
            high, _, low = move.speed.partition("-")
            play.high, play.low = int(high), int(low or high)
        return NOTHING


# Announcing.


@frame
class AnnounceSpeeds(Step):
    """SJ-7.18, SJ-7.19: numbers of variable initiatives; before that Broad Block may widen a block's range."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for number in cards_of(table, self.seat):
            if table.plays[number].halted or self.seat >= table.seats:
                continue  # SJ-34.22: foes announce after the players
            frames += may_widen(table, self.seat, number)
            frames += announcements(table, self.seat, number)
        return frames


def may_widen(table: Table, seat: Seat, number: int) -> Frames:
    """SJ-66.14: on a Defence of variable initiative with a block only."""
    play = table.plays[number]
    moments = ("before-block-speed",)
    if play.low == play.high or play.figure != seat or not table.sheet(play).program.stages[0].blocks:
        return NOTHING
    if (
        not table.book.edition.has_instants_at_any_moment()
        or table.instant_used[seat]
        or not table.could_play(seat, moments[0])
    ):
        return NOTHING
    if forbids(table, "instants") or table.sheet(play).special:
        return NOTHING
    return [MayWiden(seat, number)]


@frame
class MayWiden(Question):
    """SJ-51.6, SJ-66.13: Broad Block makes the range 1 wider at either end."""

    play: PlayNumber

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-widen", {"seat": SeatRef(self.seat)}, "SJ-66.13")

    def options(self, table: Table) -> list[Move]:
        cards = additional_for(table, self.seat, self.play, ("before-block-speed",))
        return [NO_THANKS, *[PlayInstant(card) for card in cards]]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, PlayInstant):
            put_on(table, self.seat, self.play, move.card, "")
            figures = dict(table.box.sheets[move.card].program.figures)
            play = table.plays[self.play]
            play.high = min(FASTEST, play.high + figures.get("widen", 0))
            play.low = max(SLOWEST, play.low - figures.get("widen", 0))
        return NOTHING


def announcements(table: Table, seat: Seat, number: int) -> Frames:
    """SJ-7.18, SJ-8.3: one question for each part with a range."""
    play = table.plays[number]
    stages = table.sheet(play).program.stages
    frames: list[Frame] = [AnnounceSpeed(seat, number, 0)] if play.high != play.low else []
    if len(stages) > 1:
        ranging = [stage for stage in range(1, len(stages)) if stages[stage].high != stages[stage].low]
        frames += [AnnounceSpeed(seat, number, stage) for stage in ranging]
    return frames


def prepare_speeds(table: Table, seat: Seat, number: int) -> list[Frame]:
    """SJ-66.3, SJ-40.9: the speeds of a card that comes into play later."""
    play = table.plays[number]
    sheet = table.sheet(play)
    play.high, play.low = sheet.high, sheet.low
    return [*other_speeds(table, seat, number), *announcements(table, seat, number), SetSpeedsOf(number)]


@frame
class AnnounceSpeed(Question):
    """SJ-7.18: one number of the range, ends included; the second part lower than the first (SJ-7.19)."""

    play: PlayNumber
    stage: StageNumber

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.play].card}")}
        return Text("ask-sj-announce", args, "SJ-7.18")

    def options(self, table: Table) -> list[Move]:
        play = table.plays[self.play]
        if self.stage == 0:
            return [ANNOUNCES[speed] for speed in range(play.high, play.low - 1, -1)]
        stage = table.sheet(play).program.stages[self.stage]
        return [ANNOUNCES[speed] for speed in range(stage.high, stage.low - 1, -1)]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Announce), "a speed is announced"
        play = table.plays[self.play]
        announced = list(play.speeds)
        while len(announced) <= self.stage:
            announced.append(NOBODY)
        announced[self.stage] = move.speed
        play.speeds = tuple(announced)
        table.tell(tell.Announced(self.seat, move.speed))
        return NOTHING


@frame
class SetSpeeds(Step):
    """SJ-8.1, SJ-22.6: the speeds of all revealed cards are settled."""

    def resolve(self, table: Table) -> Frames:
        for number, play in enumerate(table.plays):
            if play.how in ("chosen", "replacement"):
                set_speeds(table, number)
        return NOTHING


@frame
class SetSpeedsOf(Step):
    """SJ-66.3, SJ-40.9: the speeds of one card that came into play later."""

    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        set_speeds(table, self.play)
        return NOTHING


def added_below(table: Table, number: int) -> int:
    """SJ-66.13: by how much Broad Block has lowered a range; it was widened above if that number was not announced."""
    play = table.plays[number]
    if play.low == table.sheet(play).low == SLOWEST:
        return 0
    on_it = [one for one in table.plays if one.how == "additional" and one.base == number]
    return sum([dict(table.sheet(one).program.figures).get("widen", 0) for one in on_it])


def set_speeds(table: Table, number: int) -> None:
    """SJ-22.7, SJ-22.8, SJ-7.19: the announced numbers or the printed ones, less Hobbled; no part before the one above.

    SJ-22.10, SJ-25.7: the range is settled too, as those see it who compare initiative.
    """
    play = table.plays[number]
    sheet = table.sheet(play)
    slow = 0 if sheet.deck == "status" else slowed(table, play.figure)
    announced = play.speeds
    speeds: list[int] = []
    for index, stage in enumerate(sheet.program.stages):
        speed = announced[index] if index < len(announced) else NOBODY
        if speed < 0:
            speed = play.high if index == 0 else stage.high
        if slow:
            speed = speed_less(speed, slow)
        speeds.append(speed if not speeds or speed < speeds[-1] else speeds[-1])
    if play.low != play.high:
        first = announced[0] if announced and announced[0] >= 0 else play.high
        if first > play.low:
            play.low += added_below(table, number)
        play.high, play.low = speed_less(play.high, slow), speed_less(play.low, slow)
    play.speeds = tuple(speeds)
