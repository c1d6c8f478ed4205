"""Chapters 8 and 26: the order in which cards are resolved."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.moves import TakePlace
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.blocks import attacks_of_this_speed
from budokan.games.senjutsu.rules.instants import AfterCard, RestOfCard, RunStage, may_add, run_stage
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text

TYPE_ORDER = {"defence": 0, "attack": 1, "meditation": 2, "special": 3}
LAST = 3
BEFORE_OWN_CARD = ("before-own-card",)


def is_pending(table: Table, play: Play) -> bool:
    return play.stage < len(play.speeds) and not play.halted and table.alive[play.figure]


def rank_in_tie(table: Table, play: Play) -> tuple[int, int]:
    """SJ-8.5, SJ-8.6, SJ-8.10, SJ-8.11: by type; a Special Weapon after other cards of its type."""
    sheet = table.sheet(play)
    if sheet.deck == "status":
        return LAST, 1
    kind = sheet.types[min(play.stage, len(sheet.types) - 1)]
    return TYPE_ORDER[kind], 1 if sheet.special else 0


def attacks_are_over(table: Table, number: int) -> bool:
    """SJ-18.12: whether attacks of this speed have come while a block was up, and none is left."""
    attacks = attacks_of_this_speed(table, table.plays[number].figure)
    return bool(attacks) and all(attacks)


@frame
class Resolve(AfterHarm):
    """SJ-8.1 to SJ-8.9: the highest speed first; ties by type, then by Advantage; SJ-32.29: alone by its number."""

    def resolve(self, table: Table) -> Frames:
        top = NOBODY
        tied: list[int] = []
        for number, play in enumerate(table.plays):
            if is_pending(table, play) and not play.waits:
                speed = play.speeds[play.stage]
                if speed > top:
                    top = speed
                    tied = [number]
                elif speed == top:
                    tied.append(number)
        if table.shields:
            unfinished = [shield.play for shield in table.shields if table.plays[shield.play].waits]
            ready = [number for number in unfinished if top < table.speed or attacks_are_over(table, number)]
            if ready:
                return [*[RestOfCard(number) for number in ready], self]
        if not tied:
            table.shields = []
            return NOTHING
        if top < table.speed:
            table.speed = top
            table.shields = []
        if len(tied) > 1:
            best = min([rank_in_tie(table, table.plays[number]) for number in tied])
            tied = [number for number in tied if rank_in_tie(table, table.plays[number]) == best]
        if len(tied) == 1:
            return [*resolve_part(table, tied[0]), self]
        tied.sort(key=lambda number: table.track.index(table.owner(table.plays[number].figure)))
        if not table.book.edition.has_choice_in_ties():
            return [ResolvePart(tied[0]), self]
        tied = table.book.fight.first_of(table, tied)
        if len(tied) == 1:
            return [ResolvePart(tied[0]), self]
        return [ask_place(table, tuple(tied), (-1,) * len(tied)), self]


def ask_place(table: Table, tied: tuple[int, ...], places: tuple[int, ...]) -> Frame:
    """SJ-8.8, SJ-26.1: the next in Advantage order chooses a place."""
    chosen = len([place for place in places if place >= 0])
    return ChoosePlace(table.owner(table.plays[tied[chosen]].figure), tied, places)


@frame
class ChoosePlace(Question):
    """SJ-8.8, SJ-26.1, SJ-26.2: the highest on the track chooses a place, then the next; the lowest has no choice."""

    tied: tuple[int, ...]
    places: tuple[int, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-place", {"seat": SeatRef(self.seat), "count": len(self.tied)}, "SJ-8.8")

    def options(self, table: Table) -> list[Move]:
        return [TakePlace(place + 1) for place, taken in enumerate(self.places) if taken < 0]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, TakePlace), "a place is chosen"
        done = len([place for place in self.places if place >= 0])
        places = list(self.places)
        places[move.place - 1] = self.tied[done]
        if done + 2 < len(self.tied):
            return [ask_place(table, self.tied, tuple(places))]
        places[places.index(-1)] = self.tied[done + 1]
        return [ResolvePart(number) for number in places]


@frame
class ResolvePart(AfterHarm):
    """SJ-8.2, SJ-8.4, SJ-21.12: the next part of a card at its speed; after the last, instants without condition."""

    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        return resolve_part(table, self.play)


def resolve_part(table: Table, number: int) -> Frames:
    """SJ-8.2, SJ-8.4, SJ-21.12: the same, where nothing comes in between."""
    play = table.plays[number]
    if not is_pending(table, play) or play.speeds[play.stage] > table.speed:
        return NOTHING
    stage = play.stage
    seat = table.owner(play.figure)
    table.tell(tell.Resolving(seat, shown(play.card), table.speed))
    before: Frames = NOTHING
    if stage == 0 and play.figure == seat and play.how in ("chosen", "replacement"):
        before = may_add(table, seat, number, BEFORE_OWN_CARD, "before")
    play.stage = stage + 1
    frames: list[Frame] = [*before, RunStage(number, stage)] if before else [*run_stage(table, number, stage)]
    if stage + 1 == len(play.speeds):
        frames.append(AfterCard(number))
    return frames
