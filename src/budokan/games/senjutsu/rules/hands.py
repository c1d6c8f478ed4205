"""Chapter 23: drawing, discarding, shuffling and looking."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import (
    can_spend,
    contracts_done,
    forbids,
    least_price,
    lies_before,
    mandatory_draw,
)
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.language.values import Discard as DiscardEffect
from budokan.games.senjutsu.language.values import Draw, Shuffle
from budokan.games.senjutsu.moves import DISCARDS, NO_THANKS, Discard, DrawCard, Pay, ShuffleIn, Stay
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.filters import Card, discardable, fitting
from budokan.games.senjutsu.rules.harm import spend, suffer
from budokan.games.senjutsu.rules.instants import enter_play
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

# Drawing.


def draw(table: Table, number: int, play: Play, seat: Seat, effect: Draw) -> Frames:
    """SJ-23.9, SJ-6.10: "draw" must, "draw up to" asks after each card."""
    count = effect.number * (contracts_done(table, seat) if effect.per_contract else 1)
    if effect.up_to and not mandatory_draw(table, play):
        return draw_up_to(table, seat, number, count)
    for _ in range(count):
        draw_or_bleed(table, seat)
    if seat == table.owner(play.figure):
        play.drawn += count
    return NOTHING


def draw_up_to(table: Table, seat: Seat, number: int, left: int) -> Frames:
    """SJ-6.9: with an empty deck no card is drawn and no wound taken."""
    return [MayDraw(seat, number, left)] if left > 0 and table.decks[seat] else NOTHING


@frame
class MayDraw(Question):
    """SJ-6.10: after each card he decides whether to draw another."""

    play: PlayNumber
    left: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-draw", {"seat": SeatRef(self.seat), "left": self.left}, "SJ-6.10")

    def options(self, table: Table) -> list[Move]:
        return [DrawCard(), Stay()]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, DrawCard):
            return NOTHING
        table.draw_top(self.seat)
        table.plays[self.play].drawn += 1
        return draw_up_to(table, self.seat, self.play, self.left - 1)


# Discarding.


def discard(table: Table, play: Play, seat: Seat, effect: DiscardEffect) -> Frames:
    """SJ-23.7: the discarding player chooses, unless it is at random; as far as possible (SJ-3.10)."""
    other = seat != table.owner(play.figure)
    if other and forbids(table, "spying"):
        return NOTHING
    special = table.sheet(play).special
    if effect.random:
        hand = table.hands[seat]
        frames: list[Frame] = []
        for _ in range(min(effect.number, len(hand))):
            frames += discarded(table, seat, table.luck.pick(hand), special)
        return frames
    return discard_some(table, seat, effect.number, effect.what, special)


def discard_some(table: Table, seat: Seat, left: int, what: str, special: bool) -> Frames:
    """SJ-3.10: with no card that can be discarded it is left out."""
    return [DiscardCard(seat, left, what, special)] if left > 0 and table.hands[seat] else NOTHING


@frame
class DiscardCard(Question):
    """SJ-23.7, SJ-23.8: a card of his choice; of a type he lacks none, and he says so."""

    left: int
    what: str
    special: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-discard", {"seat": SeatRef(self.seat), "count": self.left}, "SJ-23.7")

    def options(self, table: Table) -> list[Move]:
        cards = dict.fromkeys([shown(card) for card in discardable(table, self.seat, self.what)])
        moves: list[Move] = [DISCARDS[card] for card in cards]
        return moves or [NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Discard):
            return NOTHING
        after = discarded(table, self.seat, table.held(self.seat, move.card), self.special)
        return [*after, *discard_some(table, self.seat, self.left - 1, self.what, self.special)]


def discarded(table: Table, seat: Seat, card: Card, special: bool) -> Frames:
    """SJ-9.11: face down; SJ-66.33: a card that may come into play when it is discarded is offered; no instant of the turn."""
    table.discard_from_hand(seat, card)
    if special or not table.could_play(seat, "discarded-by-effect"):
        return NOTHING
    return [MayEnter(seat)] if can_spend(table, seat, least_price(table, seat, "discarded-by-effect")) else NOTHING


def last_discarded(table: Table, seat: Seat) -> Card:
    pile = table.discards[seat] if table.is_open("open discards") else table.buried[seat]
    return pile[-1] if pile else ""


@frame
class MayEnter(Question):
    """SJ-66.33: Enlightened Mind comes into play for 1 focus when an effect that is not Special discards it.

    Asked after every such discard of one who might have the card: asking only then would show what was discarded.
    """

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-enter", {"seat": SeatRef(self.seat)}, "SJ-66.33")

    def options(self, table: Table) -> list[Move]:
        card = last_discarded(table, self.seat)
        return [Pay(), NO_THANKS] if card and self.enters(table, table.box.sheets[card]) else [NO_THANKS]

    def enters(self, table: Table, sheet: Sheet) -> bool:
        return sheet.when == "discarded-by-effect" and can_spend(table, self.seat, sheet.entry)

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Pay):
            return NOTHING
        card = last_discarded(table, self.seat)
        (table.discards if table.is_open("open discards") else table.buried)[self.seat].pop()
        spend(table, self.seat, table.box.sheets[card].entry)
        return enter_play(table, self.seat, card)


# Shuffling in.


def shuffle(table: Table, seat: Seat, effect: Shuffle) -> Frames:
    """SJ-66.1: the owner of the hand chooses; what he lacks is skipped."""
    count = effect.number * (contracts_done(table, seat) if effect.per_contract else 1)
    return shuffle_some(table, seat, effect.filter, count, effect.up_to, effect.from_discard)


def shuffle_some(table: Table, seat: Seat, words: tuple[str, ...], left: int, up_to: bool, from_discard: bool) -> Frames:
    pile = [*table.discards[seat], *table.buried[seat]] if from_discard else table.hands[seat]
    return [ShuffleCard(seat, words, left, up_to, from_discard)] if left > 0 and pile else NOTHING


@frame
class ShuffleCard(Question):
    """SJ-66.1, SJ-66.25: a card of his choice back into his deck."""

    words: tuple[str, ...]
    left: int
    up_to: bool
    from_discard: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-shuffle", {"seat": SeatRef(self.seat), "count": self.left}, "SJ-66.1")

    def options(self, table: Table) -> list[Move]:
        pile = [*table.discards[self.seat], *table.buried[self.seat]] if self.from_discard else table.hands[self.seat]
        moves: list[Move] = [ShuffleIn(card) for card in fitting(table, pile, self.words)]
        return [*moves, NO_THANKS] if self.up_to or not moves else moves

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, ShuffleIn):
            return NOTHING
        if self.from_discard:
            seen = move.card in table.discards[self.seat]
            (table.discards if seen else table.buried)[self.seat].remove(move.card)
            table.deck(self.seat).append(move.card)
            others = tell.ShuffledIn(self.seat, move.card) if seen else tell.ShuffledInHidden(self.seat)
            table.tell(tell.ShuffledIn(self.seat, move.card), (self.seat,), others)
        else:
            table.shuffle_in(self.seat, move.card)
        table.shuffle_deck(self.seat)
        return shuffle_some(table, self.seat, self.words, self.left - 1, self.up_to, self.from_discard)


def shuffle_hand(table: Table, seat: Seat) -> None:
    """SJ-23.10: all ability cards that are not Special; Stuns stay, and so does a poison."""
    for card in [one for one in table.hands[seat] if table.box.sheets[one].deck != "status"]:
        table.shuffle_in(seat, card)
    table.shuffle_deck(seat)


def refill(table: Table, seat: Seat, count: int) -> None:
    """SJ-60.1: if the deck is empty, so many random discards become it."""
    if table.decks[seat]:
        return
    pile = sorted([*table.discards[seat], *table.buried[seat]])
    table.luck.shuffle(pile)
    for card in pile[:count]:
        seen = card in table.discards[seat]
        (table.discards if seen else table.buried)[seat].remove(card)
        table.deck(seat).append(card)


def look(table: Table, seat: Seat, victim: Seat) -> None:
    """SJ-23.6, SJ-66.22: the acting player sees all cards in the target's hand; not while Self-control lasts."""
    if forbids(table, "spying"):
        return
    table.learn_hand(victim, seat)
    cards = [*[shown(card) for card in sorted(table.hands[victim])], *["stun"] * table.stuns[victim], *table.specials[victim]]
    table.tell(tell.Looked(seat, victim, tuple(cards)), (seat,), tell.LookedHidden(seat, victim))


@frame
class ShuffleBack(Step):
    """SJ-59.4: as many cards as the card made him draw."""

    seat: Seat
    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        return shuffle_some(table, self.seat, (), table.plays[self.play].drawn, up_to=False, from_discard=False)


def draw_or_bleed(table: Table, seat: Seat) -> None:
    """SJ-6.8, SJ-66.23: draw; whoever cannot takes a Wound, unless Iron Will lasts."""
    if table.decks[seat]:
        table.draw_top(seat)
        return
    table.tell(tell.EmptyDeck(seat))
    if not lies_before(table, "no draw wounds", seat):
        suffer(table, seat, "w", 1, -1)
