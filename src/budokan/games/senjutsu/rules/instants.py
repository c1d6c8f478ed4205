"""Chapter 21: Instants, Instant Additional and Instant Replacement cards."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import forbids, lies_before, playable, slowed, speed_less
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.kinds import PlayNumber, StageNumber
from budokan.games.senjutsu.language.compiler import MAIN
from budokan.games.senjutsu.moves import NO_THANKS, PlayInstant
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.rules.lines import IfSuccessful, RunLines
from budokan.games.senjutsu.rules.targets import name_target
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

ATTACK = ("attack-succeeded", "attack-or-block-succeeded")
BLOCK = ("block-succeeded", "attack-or-block-succeeded")
WITH_DOG = "dog-attack-succeeded"
AFTER_OWN_CARD = ("after-own-card",)


@frame
class RunStage(Step):
    """SJ-8.4: one part of a card, once: its lines, then its IF SUCCESSFUL part if it attacked."""

    play: PlayNumber
    stage: StageNumber

    def resolve(self, table: Table) -> Frames:
        return run_stage(table, self.play, self.stage)


def run_stage(table: Table, number: int, stage: int) -> Frames:
    """SJ-8.4: the same, where nothing comes in between; what stands below a block comes first (SJ-18.12)."""
    play = table.plays[number]
    if table.is_cut_short(play):
        return NOTHING
    if play.waits:
        return [RestOfCard(number), RunStage(number, stage)]
    return table.leader(play.figure).carry_out(table, number, stage)


def run_part(table: Table, number: int, part: int) -> Frames:
    """SJ-8.4: the lines of a part, then its IF SUCCESSFUL part if it attacked."""
    play = table.plays[number]
    play.stage = max(play.stage, part + 1)
    play.succeeded = False
    stage = table.sheet(play).program.stages[part]
    frames: list[Frame] = [RunLines(number, part, MAIN, 0)]
    if stage.success and not stage.blocks:
        frames.append(IfSuccessful(number, part))
    return frames


@frame
class RestOfCard(AfterHarm):
    """SJ-18.12, SJ-28.4: what stands below the block on a Defence, then instants without condition."""

    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        if not play.waits or table.is_cut_short(play):
            return NOTHING
        stage, index = play.waits
        play.waits = ()
        return [*table.leader(play.figure).go_on(table, self.play, stage, index), AfterCard(self.play)]


@frame
class AfterCard(AfterHarm):
    """SJ-21.12, SJ-21.13, SJ-12.8: after the own card has been resolved completely, unless it was cut short."""

    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        seat = table.owner(play.figure)
        own = play.figure == seat and play.how in ("chosen", "replacement")
        if not own or play.waits or play.stage < len(play.speeds) or play.halted or not table.alive[seat]:
            return NOTHING
        return may_add(table, seat, self.play, AFTER_OWN_CARD, "")


def whole_card(table: Table, number: int) -> list[Frame]:
    """SJ-17.6: every part of a card, one after the other, now."""
    stages = len(table.sheet(table.plays[number]).program.stages)
    return [RunStage(number, stage) for stage in range(stages)]


# Plain Instants.


def instants_for(table: Table, seat: Seat, moment: str) -> list[str]:
    """The plain Instants this seat could play at this moment."""
    if table.instant_used[seat] or not table.alive[seat]:
        return []
    found: list[str] = []
    for card in dict.fromkeys(table.hands[seat]):
        sheet = table.box.sheets[card]
        if sheet.instant == "plain" and sheet.when == moment and playable(table, seat, sheet):
            found.append(card)
    return found


@frame
class MayPlayInstant(Question):
    """SJ-6.4, SJ-21.7: a plain Instant in the moment printed on it; asked whether or not he holds one (SJ-21.19)."""

    moment: str

    def ask(self, table: Table) -> Text:
        return Text(f"ask-sj-{self.moment}", {"seat": SeatRef(self.seat)}, "SJ-21.7")

    def options(self, table: Table) -> list[Move]:
        return [NO_THANKS, *[PlayInstant(card) for card in instants_for(table, self.seat, self.moment)]]

    def answer(self, table: Table, move: Move) -> Frames:
        return play_instant(table, self.seat, move.card) if isinstance(move, PlayInstant) else NOTHING


def play_instant(table: Table, seat: Seat, card: str) -> Frames:
    """SJ-21.1, SJ-21.6: its cost is paid, and it is the one instant of the turn."""
    table.leave_hand(seat, card)
    spend(table, seat, table.box.sheets[card].focus)
    table.instant_used[seat] = True
    return enter_play(table, seat, card)


def enter_play(table: Table, seat: Seat, card: str) -> Frames:
    """A card with a moment of its own is carried out now."""
    table.tell(tell.InstantPlayed(seat, card))
    table.plays.append(Play(seat, card, "instant", seat))
    number = len(table.plays) - 1
    frames: list[Frame] = []
    if table.box.sheets[card].program.names_target:
        frames += name_target(table, seat, number)
    return [*frames, *whole_card(table, number)]


# Instant Additional cards.


def can_join(table: Table, base: Play, sheet: Sheet) -> bool:
    """SJ-21.3, SJ-21.5, SJ-31.40: only a card that is not Special, of another type."""
    joined = table.sheet(base)
    if joined.special or joined.deck == "status":
        return False
    return not any(kind in joined.types for kind in sheet.types)


def additional_for(table: Table, seat: Seat, base: int, moments: tuple[str, ...]) -> list[str]:
    """The Instant Additional cards this seat could put on a card now, Special Weapons among them."""
    found: list[str] = []
    play = table.plays[base]
    for card in dict.fromkeys([*table.hands[seat], *table.specials[seat]]):
        sheet = table.box.sheets[card]
        if sheet.instant != "additional" or sheet.when not in moments:
            continue
        if can_join(table, play, sheet) and playable(table, seat, sheet) and not in_play(table, seat, card):
            found.append(card)
    return found


def in_play(table: Table, seat: Seat, card: str) -> bool:
    """Whether a Special card is already in play this turn."""
    return table.box.sheets[card].special and any(one.card == card and one.figure == seat for one in table.plays)


def may_add(table: Table, seat: Seat, base: int, moments: tuple[str, ...], because: str) -> Frames:
    """SJ-21.10 to SJ-21.13: the moment for an Instant Additional on this card has come."""
    return table.book.edition.may_add(table, seat, base, moments, because)


def ask_to_add(table: Table, seat: Seat, base: int, moments: tuple[str, ...], because: str) -> Frames:
    """SJ-21.19, SJ-12.8: ask wherever, for all that is openly known, a fitting card might be held; not on one cut short."""
    if table.instant_used[seat] or not table.alive[seat] or forbids(table, "instants"):
        return NOTHING
    joined = table.sheet(table.plays[base])
    if table.plays[base].halted or joined.special or joined.deck == "status":
        return NOTHING
    return [MayAdd(seat, base, moments, because)] if any(one in table.moments[seat] for one in moments) else NOTHING


@frame
class MayAdd(Question):
    """SJ-21.10 to SJ-21.13: an Instant Additional on one's own card, at the moment printed on it."""

    base: PlayNumber
    moments: tuple[str, ...]
    because: str

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.base].card}")}
        return Text(f"ask-sj-add-{self.because or 'after'}", args, "SJ-21.10")

    def options(self, table: Table) -> list[Move]:
        if table.instant_used[self.seat] or not table.alive[self.seat]:
            return [NO_THANKS]
        return [NO_THANKS, *[PlayInstant(card) for card in additional_for(table, self.seat, self.base, self.moments)]]

    def answer(self, table: Table, move: Move) -> Frames:
        return add(table, self.seat, self.base, move.card, self.because) if isinstance(move, PlayInstant) else NOTHING


def put_on(table: Table, seat: Seat, base: int, card: str, because: str) -> int:
    """Put a card on another: its cost is paid, and it is the one instant of the turn."""
    sheet = table.box.sheets[card]
    table.leave_hand(seat, card)
    spend(table, seat, sheet.focus)
    table.instant_used[seat] = True
    table.tell(tell.InstantPlayed(seat, card))
    play = Play(seat, card, "additional", seat)
    play.base = base
    play.because = because
    table.plays.append(play)
    return len(table.plays) - 1


def add(table: Table, seat: Seat, base: int, card: str, because: str) -> Frames:
    """SJ-21.14, SJ-21.15, SJ-21.17: carried out at once; a part below a divider waits for its own speed."""
    number = put_on(table, seat, base, card, because)
    play, sheet = table.plays[number], table.box.sheets[card]
    joined = table.plays[base]
    frames: list[Frame] = []
    if because in ("attack", "block"):
        play.hit = joined.hit
        play.target = joined.hit[0] if joined.hit else NOBODY
    elif sheet.program.names_target:
        frames += name_target(table, seat, number)
    set_later_speeds(table, play, sheet)
    return [*frames, RunStage(number, 0)]


def set_later_speeds(table: Table, play: Play, sheet: Sheet) -> None:
    """SJ-21.15: the first part is carried out now, later ones have their place in the order, from this speed down."""
    slow = slowed(table, play.figure)
    play.speeds = tuple([-1] + [min(table.speed, speed_less(stage.high, slow)) for stage in sheet.program.stages[1:]])


def after_attack(table: Table, number: int, struck: tuple[Figure, ...]) -> Frames:
    """SJ-28.1, SJ-57.3, SJ-66.30: what may be played when an attack has succeeded."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    frames: list[Frame] = []
    for figure in struck:
        other = table.owner(figure)
        answers = not table.is_dog(figure) and table.team[other] != table.team[seat] and not table.instant_used[other]
        if answers and table.could_play(other, "opponent-attack-succeeded"):
            frames.append(MayPlayInstant(other, "opponent-attack-succeeded"))
    if not table.is_dog(play.figure):
        moments = (*ATTACK, WITH_DOG) if table.dog_struck[seat] else ATTACK
        return [*frames, *may_add(table, seat, number, moments, "attack")]
    if table.own_struck[seat] and table.alive[seat]:
        base = next((one for one, other in enumerate(table.plays) if other.figure == seat and other.how != "lasting"), NOBODY)
        if base != NOBODY:
            frames += may_add(table, seat, base, (WITH_DOG,), "attack")
    return frames


# Replacements.


def replacements_for(table: Table, seat: Seat, base: int) -> list[str]:
    """SJ-7.12 to SJ-7.15, SJ-21.8: the Replacements this seat could play over its revealed card."""
    if table.instant_used[seat] or not table.alive[seat]:
        return []
    play = table.plays[base]
    found: list[str] = []
    for card in dict.fromkeys(table.hands[seat]):
        sheet = table.box.sheets[card]
        if sheet.instant == "replacement" and can_join(table, play, sheet) and playable(table, seat, sheet):
            found.append(card)
    return found


def may_replace(table: Table, seat: Seat) -> bool:
    """SJ-7.21: whether the question is put: all that keeps it away is openly known."""
    if table.instant_used[seat] or forbids(table, "instants") or not table.could_play(seat, "replacement"):
        return False
    return table.alive[seat] and not lies_before(table, "no replacements", seat)
