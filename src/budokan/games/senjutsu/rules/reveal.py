"""Chapter 7: turning the cards up, costs, replacements and announced speeds."""

from __future__ import annotations

from dataclasses import dataclass

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import can_spend, forbids, slowed, speed_less
from budokan.games.senjutsu.language.printer import print_speed
from budokan.games.senjutsu.moves import Announce, Hasten, NoThanks, PlayInstant
from budokan.games.senjutsu.plays import NOBODY, Play
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.rules.instants import (
    additional_for,
    can_join,
    may_replace,
    put_on,
    replacements_for,
)
from budokan.games.senjutsu.rules.lines import REVEALED, RunLines, holds
from budokan.games.senjutsu.rules.ranged import name_target
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

FASTEST = 9
SLOWEST = 1


@dataclass(frozen=True, slots=True)
class RevealCards(Step):
    """SJ-7.1, SJ-31.11: all cards are turned up together; then the steps of the reveal, from the bottom of the track upward."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            if table.chosen[seat]:
                reveal_card(table, seat)
            dog = table.dog(seat)
            if table.dog_cards[seat] and table.alive[dog]:
                kept = table.dog_cards[seat]
                card = f"{kept}.aggression" if table.dog_kamae[seat] == "A" else f"{kept}.determination"
                table.dog_cards[seat] = ""
                new_play(table, dog, card, "chosen", seat)
                table.tell(tell.Revealed(seat, card))
        seats = [seat for seat in table.upward() if table.playing(seat)]
        frames: list[Frame] = [NameTargets(seat) for seat in seats]
        frames.append(PayCosts())
        frames += [OptionalCosts(seat) for seat in seats]
        if table.box.beta:
            frames += [AnnounceSpeeds(seat) for seat in table.track if table.playing(seat)]
            return [*frames, BetaInstants(0, 0), SetSpeeds()]
        frames += [OfferReplacement(seat) for seat in seats]
        frames += [AnnounceSpeeds(seat) for seat in seats]
        return [*frames, SetSpeeds()]


def reveal_card(table: Table, seat: Seat) -> None:
    card = table.chosen[seat]
    table.chosen[seat] = ""
    if card == "stun":
        table.stuns[seat] -= 1
    else:
        table.leave_hand(seat, card)
    new_play(table, seat, card, "chosen", seat)
    table.tell(tell.Revealed(seat, shown(card)))


def new_play(table: Table, figure: int, card: str, how: str, home: Seat) -> Play:
    play = Play(figure, card, how, home)
    sheet = table.box.sheet(card)
    play.high, play.low = sheet.high, sheet.low
    table.plays.append(play)
    return play


def cards_of(table: Table, seat: Seat) -> list[int]:
    """The cards this player has revealed, by number: his own and Hachiko's."""
    return [
        number
        for number, play in enumerate(table.plays)
        if table.owner(play.figure) == seat and play.how in ("chosen", "replacement")
    ]


@dataclass(frozen=True, slots=True)
class NameTargets(Step):
    """SJ-7.2, SJ-7.3."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for number in cards_of(table, self.seat):
            if table.sheet(table.plays[number]).program.names_target:
                frames += name_target(table, self.seat, number)
        return frames


@dataclass(frozen=True, slots=True)
class PayCosts(Step):
    """SJ-7.5, SJ-31.13: the mandatory costs; a Hachiko card that cannot be paid for does nothing."""

    def resolve(self, table: Table) -> Frames:
        for play in table.plays:
            if play.how != "chosen":
                continue
            seat, cost = table.owner(play.figure), table.sheet(play).focus
            if not can_spend(table, seat, cost):
                assert table.is_dog(play.figure), "a card that was chosen can be paid for"
                play.halted = True
                continue
            spend(table, seat, cost)
            play.spent = cost
        return NOTHING


@dataclass(frozen=True, slots=True)
class OptionalCosts(Step):
    """SJ-7.6 to SJ-7.11, SJ-66.39: alternative speeds and what a card does when it is revealed."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for number in cards_of(table, self.seat):
            frames += other_speeds(table, self.seat, number)
        return frames


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


@dataclass(frozen=True, slots=True)
class MayHasten(Question):
    """SJ-7.6, SJ-7.7: pay for one alternative initiative, or keep the printed one."""

    play: int

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.play].card}")}
        return Text("ask-sj-hasten", args, "SJ-7.6")

    def options(self, table: Table) -> list[Move]:
        moves: list[Move] = [NoThanks()]
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


# Replacements.


def own_card(table: Table, seat: Seat) -> int:
    """The number of the card a player's character has revealed; NOBODY if it has none."""
    for number, play in enumerate(table.plays):
        if play.figure == seat and play.how in ("chosen", "replacement"):
            return number
    return NOBODY


@dataclass(frozen=True, slots=True)
class OfferReplacement(Step):
    """SJ-7.12, SJ-7.21: each in turn is asked, whether or not he holds one."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        number = own_card(table, self.seat)
        if number == NOBODY or not may_replace(table, self.seat):
            return NOTHING
        sheet = table.sheet(table.plays[number])
        return NOTHING if sheet.special or sheet.deck == "status" else [MayReplace(self.seat, number)]


@dataclass(frozen=True, slots=True)
class MayReplace(Question):
    """SJ-7.12: one Instant Replacement or pass; passing is final."""

    play: int

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.play].card}")}
        return Text("ask-sj-replace", args, "SJ-7.12")

    def options(self, table: Table) -> list[Move]:
        return [NoThanks(), *[PlayInstant(card) for card in replacements_for(table, self.seat, self.play)]]

    def answer(self, table: Table, move: Move) -> Frames:
        return replace_card(table, self.seat, self.play, move.card) if isinstance(move, PlayInstant) else NOTHING


def replace_card(table: Table, seat: Seat, number: int, card: str) -> Frames:
    """SJ-7.13 to SJ-7.17: pay, discard the old card, take back the focus spent on it."""
    old = table.plays[number]
    cost = table.box.sheet(card).focus
    table.leave_hand(seat, card)
    spend(table, seat, cost)
    table.instant_used[seat] = True
    table.discards[seat].append(old.card)
    if old.spent:
        table.gain_focus(seat, old.spent)
    table.tell(tell.Replaced(seat, card, old.card))
    play = new_play(table, seat, card, "replacement", seat)
    table.plays.pop()
    table.plays[number] = play
    play.spent = cost
    frames: list[Frame] = []
    if table.box.sheet(card).program.names_target:
        frames += name_target(table, seat, number)
    return [*frames, *other_speeds(table, seat, number)]


# Announcing.


@dataclass(frozen=True, slots=True)
class AnnounceSpeeds(Step):
    """SJ-7.18, SJ-7.19: numbers of variable initiatives; before that Broad Block may widen a block's range."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for number in cards_of(table, self.seat):
            play = table.plays[number]
            if play.halted:
                continue
            frames += may_widen(table, self.seat, number)
            frames += announcements(table, self.seat, number)
        return frames


def may_widen(table: Table, seat: Seat, number: int) -> Frames:
    """SJ-66.14: on a Defence of variable initiative with a block only."""
    play = table.plays[number]
    moments = ("before-block-speed",)
    if play.low == play.high or play.figure != seat or not table.sheet(play).program.stages[0].blocks:
        return NOTHING
    if table.box.beta or table.instant_used[seat] or not table.could_play(seat, moments[0]):
        return NOTHING
    if forbids(table, "instants") or table.sheet(play).special:
        return NOTHING
    return [MayWiden(seat, number)]


@dataclass(frozen=True, slots=True)
class MayWiden(Question):
    """SJ-51.6, SJ-66.13: Broad Block makes the range 1 wider at either end."""

    play: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-widen", {"seat": SeatRef(self.seat)}, "SJ-66.13")

    def options(self, table: Table) -> list[Move]:
        cards = additional_for(table, self.seat, self.play, ("before-block-speed",))
        return [NoThanks(), *[PlayInstant(card) for card in cards]]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, PlayInstant):
            put_on(table, self.seat, self.play, move.card, "")
            figures = dict(table.box.sheet(move.card).program.figures)
            play = table.plays[self.play]
            play.high = min(FASTEST, play.high + figures.get("widen", 0))
            play.low = max(SLOWEST, play.low - figures.get("widen", 0))
        return NOTHING


def announcements(table: Table, seat: Seat, number: int) -> Frames:
    """SJ-7.18, SJ-8.3: one question for each part with a range."""
    play = table.plays[number]
    stages = table.sheet(play).program.stages
    frames: list[Frame] = [AnnounceSpeed(seat, number, 0)] if play.high != play.low else []
    frames += [AnnounceSpeed(seat, number, stage) for stage in range(1, len(stages)) if stages[stage].high != stages[stage].low]
    return frames


def prepare_speeds(table: Table, seat: Seat, number: int) -> list[Frame]:
    """SJ-66.3, SJ-40.9: the speeds of a card that comes into play later."""
    play = table.plays[number]
    sheet = table.sheet(play)
    play.high, play.low = sheet.high, sheet.low
    return [*other_speeds(table, seat, number), *announcements(table, seat, number), SetSpeedsOf(number)]


@dataclass(frozen=True, slots=True)
class AnnounceSpeed(Question):
    """SJ-7.18: one number of the range, ends included; the second part lower than the first (SJ-7.19)."""

    play: int
    stage: int

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.play].card}")}
        return Text("ask-sj-announce", args, "SJ-7.18")

    def options(self, table: Table) -> list[Move]:
        play = table.plays[self.play]
        if self.stage == 0:
            return [Announce(speed) for speed in range(play.high, play.low - 1, -1)]
        stage = table.sheet(play).program.stages[self.stage]
        return [Announce(speed) for speed in range(stage.high, stage.low - 1, -1)]

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


@dataclass(frozen=True, slots=True)
class SetSpeeds(Step):
    """SJ-8.1, SJ-22.6: the speeds of all revealed cards are settled."""

    def resolve(self, table: Table) -> Frames:
        for number, play in enumerate(table.plays):
            if play.how in ("chosen", "replacement"):
                set_speeds(table, number)
        return NOTHING


@dataclass(frozen=True, slots=True)
class SetSpeedsOf(Step):
    """SJ-66.3, SJ-40.9: the speeds of one card that came into play later."""

    play: int

    def resolve(self, table: Table) -> Frames:
        set_speeds(table, self.play)
        return NOTHING


def set_speeds(table: Table, number: int) -> None:
    """SJ-22.7, SJ-22.8: the announced numbers or the printed ones, lowered by Hobbled afterwards."""
    play = table.plays[number]
    slow = 0 if table.sheet(play).deck == "status" else slowed(table, play.figure)
    speeds: list[int] = []
    for index, stage in enumerate(table.sheet(play).program.stages):
        announced = play.speeds[index] if index < len(play.speeds) and play.speeds[index] >= 0 else NOBODY
        printed = play.high if index == 0 else stage.high
        speeds.append(speed_less(printed if announced == NOBODY else announced, slow))
    sheet = table.sheet(play)
    if play.low != play.high and speeds[0] > play.low and play.low < sheet.low and play.high > sheet.high:
        play.low = sheet.low
    play.speeds = tuple(speeds)


# The beta: all instants before any card is resolved.


@dataclass(frozen=True, slots=True)
class BetaInstants(Step):
    """SJ-40.5, SJ-40.6: in Advantage order, the highest first, round and round until all pass in a row."""

    turn: int
    passes: int

    def resolve(self, table: Table) -> Frames:
        seats = [seat for seat in table.track if table.alive[seat]]
        if self.passes >= len(seats):
            return NOTHING
        seat = seats[self.turn % len(seats)]
        number = own_card(table, seat)
        after = self.turn + 1
        if number == NOBODY or not any(table.box.sheet(card).instant for card in table.lists[seat]):
            return [BetaInstants(after, self.passes + 1)]
        return [BetaInstant(seat, number, after, self.passes)]


@dataclass(frozen=True, slots=True)
class BetaInstant(Question):
    """SJ-40.7 to SJ-40.10: a Replacement over, or an Additional on, one's own card that is no instant and of another type."""

    play: int
    turn: int
    passes: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-beta-instant", {"seat": SeatRef(self.seat)}, "SJ-40.5")

    def options(self, table: Table) -> list[Move]:
        moves: list[Move] = [NoThanks()]
        base = table.plays[self.play]
        if table.sheet(base).instant or base.how == "replacement":
            return moves
        for card in dict.fromkeys(table.hands[self.seat]):
            sheet = table.box.sheet(card)
            fits = sheet.instant in ("additional", "replacement") and sheet.when != "before-block-speed"
            if fits and can_join(table, base, sheet) and (not sheet.kamae or table.kamae[self.seat] in sheet.kamae):
                moves.append(PlayInstant(card))
        return moves

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, PlayInstant):
            return [BetaInstants(self.turn, self.passes + 1)]
        again = BetaInstants(self.turn, 0)
        if table.box.sheet(move.card).instant == "additional":
            put_on(table, self.seat, self.play, move.card, "")
            return [again]
        frames = replace_card(table, self.seat, self.play, move.card)
        return [*frames, *announcements(table, self.seat, self.play), again]
