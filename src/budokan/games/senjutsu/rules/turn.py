"""Chapters 6 and 9: the turn: start, draw, choose, and at its end discard."""

from __future__ import annotations

from collections.abc import Mapping

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import (
    can_spend,
    far_away,
    hand_limit,
    lasting_figure,
    lies_before,
    playable,
)
from budokan.games.senjutsu.language.compiler import TURN_STARTS
from budokan.games.senjutsu.moves import CHOOSES, DISCARDS, NO_THANKS, CashContract, Choose, Discard, SoberUp
from budokan.games.senjutsu.parts import POISON, STUN, Play
from budokan.games.senjutsu.rules import bushido
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.attack import trigger
from budokan.games.senjutsu.rules.contracts import advance
from budokan.games.senjutsu.rules.defeat import aftermath
from budokan.games.senjutsu.rules.hachiko import DogDraws
from budokan.games.senjutsu.rules.hands import discarded, draw_or_bleed
from budokan.games.senjutsu.rules.harm import gain, leaves_play, spend
from budokan.games.senjutsu.rules.instants import MayPlayInstant
from budokan.games.senjutsu.rules.lines import RunLines
from budokan.games.senjutsu.rules.refusals import impossible_choices
from budokan.games.senjutsu.rules.resolve import Resolve
from budokan.games.senjutsu.rules.reveal import RevealCards
from budokan.games.senjutsu.rules.terrain import near_temple
from budokan.games.senjutsu.rules.yojimbo import MayCash, cash, contracts_to_cash
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import NOTHING, Ballot, Frame, Frames, Question, Refusal, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

LONGEST_GAME = 200


@frame
class Turn(Step):
    """SJ-6.1, SJ-28.8: start, draw, choose, reveal, resolve, discard; then the next turn. SJ-38.7: at most 200."""

    def resolve(self, table: Table) -> Frames:
        table.turn += 1
        if table.turn > LONGEST_GAME:
            table.book.fight.stop(table)
            return NOTHING
        everybody = table.fighters
        table.speed = 10
        table.plays = []
        table.shields = []
        table.instant_used = [False] * everybody
        table.sober = [False] * everybody
        table.dog_struck = [False] * everybody
        table.own_struck = [False] * everybody
        table.reacted_well = [False] * everybody
        table.wounded_by = [0] * everybody
        table.received = [0] * (2 * everybody)
        table.forbidden_type = ""
        table.forbidden = ()
        table.far = [table.alive[seat] and far_away(table, seat) for seat in range(everybody)]
        table.tell(tell.TurnBegan(table.turn))
        return table.book.fight.phases()


@frame
class StartOfTurn(Step):
    """SJ-6.2 to SJ-6.4: effects of the start, then Instants of that moment, from the bottom of the track upward."""

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for seat in table.upward():
            for card, home, _ in table.lasting[seat]:
                if table.box.sheets[card].program.when_turn_starts and home == seat:
                    frames.append(RunLines(trigger(table, seat, card, home), 0, TURN_STARTS, 0))
        if table.book.edition.has_instants_at_any_moment():
            asked = [seat for seat in table.upward() if table.alive[seat] and table.could_play(seat, "start-of-turn")]
            frames += [MayPlayInstant(seat, "start-of-turn") for seat in asked]
        return frames


@frame
class BeforeDraw(AfterHarm):
    """SJ-6.2, SJ-6.5: bleeding and toxins; contracts, drunkenness and Hachiko's card."""

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for seat in table.upward():
            if table.alive[seat] and seat < table.seats:
                if table.completed[seat] and cards_lost(table, seat):
                    frames.append(MayCashFirst(seat))
                else:
                    bleed_cards(table, seat)
                    if table.completed[seat]:
                        frames.append(MayCash(seat))
                if table.has_rule("drunk", seat) and can_spend(table, seat, 1):
                    frames.append(MaySober(seat))
            if table.alive[table.dog(seat)]:
                frames.append(DogDraws(seat))
        return frames


def cards_lost(table: Table, seat: Seat) -> int:
    """SJ-6.5, SJ-65.7, SJ-41.6: one card for bleeding (beta: for each Bleeding Wound), and one for each toxin."""
    return table.book.edition.cards_for_bleeding(table.bleeding[seat]) + lasting_figure(table, "mills", seat)


def bleed_cards(table: Table, seat: Seat) -> None:
    """SJ-6.6: as many as there are."""
    for _ in range(min(cards_lost(table, seat), len(table.decks[seat]))):
        table.mill(seat)


@frame
class MayCashFirst(Question):
    """SJ-6.3, SJ-31.45: who bleeds orders the two: a contract now, or the cards of the bleeding first and the contract then."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-cash-first", {"seat": SeatRef(self.seat)}, "SJ-6.3")

    def options(self, table: Table) -> list[Move]:
        return [NO_THANKS, *contracts_to_cash(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, CashContract):
            cash(table, self.seat, move)
            return [Bleed(self.seat)]
        return [Bleed(self.seat), MayCash(self.seat)]


@frame
class Bleed(AfterHarm):
    """SJ-6.5: the cards that bleeding and toxins cost one player."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if table.alive[self.seat]:
            bleed_cards(table, self.seat)
        return NOTHING


@frame
class MaySober(Question):
    """SJ-31.36: the Wakou spends 1 focus: sober this turn, and in Neutral."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-sober", {"seat": SeatRef(self.seat)}, "SJ-31.36")

    def options(self, table: Table) -> list[Move]:
        return [NO_THANKS, SoberUp()]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, SoberUp):
            spend(table, self.seat, 1)
            table.sober[self.seat] = True
            table.tell(tell.Sobered(self.seat))
            table.set_kamae(self.seat, "N")
        return NOTHING


# Draw and choose.


@frame
class DrawPhase(AfterHarm):
    """SJ-6.7, SJ-10.6: everybody draws 1 card at once; those who fall by it fall together."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            if table.alive[seat]:
                draw_or_bleed(table, seat)
        return aftermath(table)


def choosable(table: Table, seat: Seat) -> list[str]:
    """SJ-6.13 to SJ-6.17, SJ-65.1: the cards that can be chosen: affordable, allowed, no instants but Replacements; a Stun."""
    sheets = table.box.sheets
    found: list[str] = []
    poisons: list[str] = []
    for card in dict.fromkeys(table.hands[seat]):
        sheet = sheets[card]
        if sheet.obeyed:
            poisons.append(card)
        elif sheet.choosable and playable(table, seat, sheet):
            found.append(card)
    if poisons:
        return poisons
    for card in dict.fromkeys(table.specials[seat]):
        sheet = sheets[card]
        if not sheet.instant and playable(table, seat, sheet):
            found.append(card)
    if table.stuns[seat]:
        found.append(STUN)
    return found


@frame
class ChoosePhase(Step):
    """SJ-6.13, SJ-66.37, SJ-66.47: all choose at once; one confused by Mist has his card drawn; one may choose last."""

    def resolve(self, table: Table) -> Frames:
        first: list[Seat] = []
        last: list[Seat] = []
        for seat in range(table.seats):
            if not table.alive[seat]:
                continue
            if lies_before(table, "random choice", seat):
                table.chosen[seat] = table.luck.pick(choosable(table, seat))
            elif lies_before(table, "choose last", seat):
                last.append(seat)
            else:
                first.append(seat)
        frames: list[Frame] = [ChooseCards(tuple(first))] if first else []
        return [*frames, ChooseCards(tuple(last))] if last else frames


@frame
class ChooseCards(Ballot):
    """SJ-6.13, SJ-6.18: secretly and for good."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-choose", {"turn": table.turn}, "SJ-6.13")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        cards = choosable(table, seat)
        if cards and cards[0].startswith(POISON):
            return [CHOOSES[shown(cards[0])]]
        return [CHOOSES[card] for card in cards]

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        return impossible_choices(table, seat, choosable(table, seat))

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        for seat, move in answers.items():
            assert isinstance(move, Choose), "a card is chosen"
            table.chosen[seat] = table.held(seat, move.card) or move.card
        return NOTHING


# The end of the turn.


@frame
class DiscardPlayed(AfterHarm):
    """SJ-9.1 to SJ-9.3: the cards of the turn go to their piles, Special cards back to hand, Stuns to the supply."""

    def resolve(self, table: Table) -> Frames:
        table.shields = []
        put_all_away(table)
        return NOTHING


def put_all_away(table: Table) -> None:
    for play in table.plays:
        if not play.stayed and play.how != "lasting":
            put_away(table, play)
    table.plays = []


def put_away(table: Table, play: Play) -> None:
    if play.card.startswith("crippling-poison-"):
        table.used_poisons[int(play.card[-1])].append(play.card[:-2])
    else:
        table.leader(play.figure).put_away(table, play)


@frame
class EndOfTurn(AfterHarm):
    """SJ-9.4, SJ-9.5: clocks of all, the Temple, other effects."""

    def resolve(self, table: Table) -> Frames:
        turn_clocks(table)
        for seat in table.upward():
            for figure in (seat, table.dog(seat)):
                if table.alive[figure] and near_temple(table, table.at[figure]):
                    gain(table, figure, 1)
        for seat in range(table.fighters):
            if table.reacted_well[seat] and table.alive[seat]:
                advance(table, seat, "reaction")
        frames = list(aftermath(table))
        return [*frames, *bushido.offers(table)]


def turn_clocks(table: Table) -> None:
    """SJ-22.11, SJ-22.19: every clock card is turned; one that stands upright again leaves."""
    for figure in range(2 * table.fighters):
        if table.hobbled[figure]:
            table.hobbled[figure] = tuple([left - 1 for left in table.hobbled[figure] if left > 1])
        if not table.lasting[figure]:
            continue
        ending = [card for card, _, left in table.lasting[figure] if left == 1]
        table.lasting[figure] = [(card, home, left - 1 if left > 1 else left) for card, home, left in table.lasting[figure]]
        for card in ending:
            leaves_play(table, figure, card)


@frame
class HandLimits(AfterHarm):
    """SJ-9.6 to SJ-9.9: whoever holds too many discards down to his limit, all at the same time.

    SJ-9.12: what was played at the end of the turn is discarded before.
    """

    def resolve(self, table: Table) -> Frames:
        put_all_away(table)
        seats = [seat for seat in range(table.seats) if table.alive[seat] and too_many(table, seat) > 0]
        return [CutHands(tuple(seats))] if seats else NOTHING


def too_many(table: Table, seat: Seat) -> int:
    """SJ-9.6, SJ-9.8: cards over the limit, Stuns counted; never more than can be discarded."""
    return min(len(table.hands[seat]), len(table.hands[seat]) + table.stuns[seat] - hand_limit(table, seat))


@frame
class CutHands(Ballot):
    """SJ-9.9: one card of each, face down; again until all are at their limit."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-cut-hands", {}, "SJ-9.6")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        return [DISCARDS[card] for card in dict.fromkeys([shown(card) for card in table.hands[seat]])]

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        frames: list[Frame] = []
        for seat in sorted(answers):
            move = answers[seat]
            assert isinstance(move, Discard), "a card is discarded"
            frames += discarded(table, seat, table.held(seat, move.card), special=False)
        return [*frames, HandLimits()]


PHASES: tuple[Frame, ...] = (
    StartOfTurn(),
    BeforeDraw(),
    DrawPhase(),
    ChoosePhase(),
    RevealCards(),
    Resolve(),
    DiscardPlayed(),
    EndOfTurn(),
    HandLimits(),
    Turn(),
)
"""SJ-6.1, SJ-28.8: the turn, step by step."""
