"""Chapter 23: drawing, discarding, searching, shuffling and looking."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import can_spend, contracts_done, forbids, mandatory_draw
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.language.values import ALL, TYPES, Draw, Fetch, Pass, Shuffle
from budokan.games.senjutsu.language.values import Discard as DiscardEffect
from budokan.games.senjutsu.moves import Discard, DrawCard, GiveCard, NoThanks, Pay, ShuffleIn, Stay, Take
from budokan.games.senjutsu.plays import Play
from budokan.games.senjutsu.rules.defeat import draw_or_bleed
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

Card = str


def fits(sheet: Sheet, words: tuple[str, ...]) -> bool:
    """Whether a card is what a search or a discard names: ranks, types, class, Prepared, stunning."""
    for word in words:
        ranks = word.split("/")
        if word in TYPES:
            if not sheet.of_type(TYPES[word]):
                return False
        elif word == "non-jade":
            if sheet.rank == "jade":
                return False
        elif word == "prepared":
            if not sheet.prepared:
                return False
        elif word == "stunning":
            if not sheet.program.stuns:
                return False
        elif sheet.rank not in ranks and sheet.deck not in ranks:
            return False
    return True


def fitting(table: Table, cards: Iterable[Card], words: tuple[str, ...]) -> list[Card]:
    """The different ability cards that fit, by name: a stable order that tells nothing of the pile's."""
    found = {card for card in cards if table.box.sheet(card).deck != "status" and fits(table.box.sheet(card), words)}
    return sorted(found)


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


@dataclass(frozen=True, slots=True)
class MayDraw(Question):
    """SJ-6.10: after each card he decides whether to draw another."""

    play: int
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


def discardable(table: Table, seat: Seat, what: str) -> list[Card]:
    """SJ-3.7, SJ-3.11: cards in hand that can be discarded; Special cards and Stuns are not among them."""
    words = () if what == "card" else (what,)
    return [card for card in dict.fromkeys(table.hands[seat]) if fits(table.box.sheet(card), words)]


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


@dataclass(frozen=True, slots=True)
class DiscardCard(Question):
    """SJ-23.7, SJ-23.8: a card of his choice; of a type he lacks none, and he says so."""

    left: int
    what: str
    special: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-discard", {"seat": SeatRef(self.seat), "count": self.left}, "SJ-23.7")

    def options(self, table: Table) -> list[Move]:
        cards = dict.fromkeys([shown(card) for card in discardable(table, self.seat, self.what)])
        moves: list[Move] = [Discard(card) for card in cards]
        return moves or [NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Discard):
            return NOTHING
        card = next(one for one in table.hands[self.seat] if shown(one) == move.card)
        after = discarded(table, self.seat, card, self.special)
        return [*after, *discard_some(table, self.seat, self.left - 1, self.what, self.special)]


def discarded(table: Table, seat: Seat, card: Card, special: bool) -> Frames:
    """SJ-9.11: face down; SJ-66.33: a card that may come into play when it is discarded is offered."""
    table.discard_from_hand(seat, card)
    if special or table.instant_used[seat] or not table.could_play(seat, "discarded-by-effect"):
        return NOTHING
    return [MayEnter(seat)] if can_spend(table, seat, 1) else NOTHING


def last_discarded(table: Table, seat: Seat) -> Card:
    pile = table.discards[seat] if table.is_open("open discards") else table.buried[seat]
    return pile[-1] if pile else ""


@dataclass(frozen=True, slots=True)
class MayEnter(Question):
    """SJ-66.33: Enlightened Mind comes into play for 1 focus when an effect that is not Special discards it.

    Asked after every such discard of one who might have the card: asking only then would show what was discarded.
    """

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-enter", {"seat": SeatRef(self.seat)}, "SJ-66.33")

    def options(self, table: Table) -> list[Move]:
        card = last_discarded(table, self.seat)
        enters = bool(card) and table.box.sheet(card).when == "discarded-by-effect"
        return [Pay(), NoThanks()] if enters else [NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Pay):
            return NOTHING
        from budokan.games.senjutsu.rules.instants import enter_play

        card = last_discarded(table, self.seat)
        (table.discards if table.is_open("open discards") else table.buried)[self.seat].pop()
        spend(table, self.seat, table.box.sheet(card).entry)
        return enter_play(table, self.seat, card)


# Searching.


def fetch(table: Table, number: int, play: Play, seat: Seat, effect: Fetch) -> Frames:
    """SJ-23.1: search the named pile for cards that fit."""
    if effect.number == ALL:
        return take_all(table, seat, effect)
    if effect.place == "T discard":
        return fetch_from_target(table, number, play, seat, effect)
    pile = pile_of(table, seat, effect.place, effect.top)
    if not pile:
        return NOTHING
    if effect.place == "top":
        table.peeks.append((seat, seat, "deck", effect.top))
    return [Search(seat, number, effect.filter, effect.place, effect.top, effect.number, effect.others)]


def pile_of(table: Table, seat: Seat, place: str, top: int) -> list[Card]:
    if place == "discard":
        return [*table.discards[seat], *table.buried[seat]]
    return table.decks[seat][-top:] if place == "top" else table.decks[seat]


@dataclass(frozen=True, slots=True)
class Search(Question):
    """SJ-23.1, SJ-23.2: a card that fits, or nothing."""

    play: int
    words: tuple[str, ...]
    place: str
    top: int
    left: int
    invited: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-search", {"seat": SeatRef(self.seat)}, "SJ-23.1")

    def options(self, table: Table) -> list[Move]:
        pile = pile_of(table, self.seat, self.place, self.top)
        return [*[Take(card) for card in fitting(table, pile, self.words)], NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        if self.place == "top":
            table.peeks.pop()
        again = False
        if isinstance(move, Take):
            take_found(table, self.seat, move.card, self.place, bool(self.words))
            if not self.invited:
                table.plays[self.play].fetched = move.card
            again = self.left > 1
        else:
            table.tell(tell.FoundNothing(self.seat))
        if self.place != "discard":
            table.shuffle_deck(self.seat)
        return (
            [Search(self.seat, self.play, self.words, self.place, self.top, self.left - 1, self.invited)] if again else NOTHING
        )


def take_found(table: Table, seat: Seat, card: Card, place: str, shown: bool) -> None:
    """SJ-23.3: into hand; shown to all if the search names what it must be."""
    if place == "discard":
        pile = table.discards[seat] if card in table.discards[seat] else table.buried[seat]
        pile.remove(card)
    else:
        table.decks[seat].remove(card)
    table.hands[seat].append(card)
    if shown:
        table.known.append((card, seat, (1 << table.seats) - 1 & ~(1 << seat)))
        table.tell(tell.Fetched(seat, card))
    else:
        table.tell(tell.Fetched(seat, card), (seat,), tell.FetchedHidden(seat))


def take_all(table: Table, seat: Seat, effect: Fetch) -> Frames:
    """SJ-61.6: reveal the top cards and take every one that fits; the deck is shuffled."""
    for card in list(table.decks[seat][-effect.top :]):
        if table.box.sheet(card).deck != "status" and fits(table.box.sheet(card), effect.filter):
            take_found(table, seat, card, "deck", True)
    table.shuffle_deck(seat)
    return NOTHING


def fetch_from_target(table: Table, number: int, play: Play, seat: Seat, effect: Fetch) -> Frames:
    """SJ-66.3: a card of the target's discards, played as a Replacement of this one."""
    victim = table.owner(play.target)
    if play.target < 0 or not [*table.discards[victim], *table.buried[victim]]:
        return NOTHING
    table.peeks.append((seat, victim, "discard", 0))
    return [Borrow(seat, number, victim, effect.filter)]


@dataclass(frozen=True, slots=True)
class Borrow(Question):
    """SJ-66.3: its cost and requirement must be met."""

    play: int
    victim: Seat
    words: tuple[str, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-borrow", {"seat": SeatRef(self.seat), "target": SeatRef(self.victim)}, "SJ-66.3")

    def options(self, table: Table) -> list[Move]:
        from budokan.games.senjutsu.rules.instants import may_borrow

        pile = [*table.discards[self.victim], *table.buried[self.victim]]
        cards = [card for card in fitting(table, pile, self.words) if may_borrow(table, self.seat, card)]
        return [*[Take(card) for card in cards], NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        table.peeks.pop()
        if not isinstance(move, Take):
            return NOTHING
        from budokan.games.senjutsu.rules.instants import borrow

        seen = move.card in table.discards[self.victim]
        (table.discards if seen else table.buried)[self.victim].remove(move.card)
        return borrow(table, self.seat, self.play, move.card, self.victim)


def pass_card(table: Table, seat: Seat, victim: Seat, effect: Pass) -> Frames:
    """SJ-66.5: the acting player searches the top of the target's deck and chooses the card it takes."""
    if not table.decks[victim]:
        return NOTHING
    table.peeks.append((seat, victim, "deck", effect.top))
    return [PassCard(seat, victim, effect.top)]


@dataclass(frozen=True, slots=True)
class PassCard(Question):
    """SJ-47.6: which of its top cards the target takes; nothing may be found (SJ-23.2)."""

    victim: Seat
    top: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-pass", {"seat": SeatRef(self.seat), "target": SeatRef(self.victim)}, "SJ-66.5")

    def options(self, table: Table) -> list[Move]:
        return [*[GiveCard(card) for card in fitting(table, table.decks[self.victim][-self.top :], ())], NoThanks()]

    def answer(self, table: Table, move: Move) -> Frames:
        table.peeks.pop()
        if isinstance(move, GiveCard):
            table.decks[self.victim].remove(move.card)
            table.hands[self.victim].append(move.card)
            table.known.append((move.card, self.victim, 1 << self.seat))
            both = (self.seat, self.victim)
            table.tell(tell.CardGiven(self.seat, self.victim, move.card), both, tell.CardGivenHidden(self.seat, self.victim))
        table.shuffle_deck(self.victim)
        return NOTHING


# Shuffling in.


def shuffle(table: Table, seat: Seat, effect: Shuffle) -> Frames:
    """SJ-66.1: the owner of the hand chooses; what he lacks is skipped."""
    count = effect.number * (contracts_done(table, seat) if effect.per_contract else 1)
    return shuffle_some(table, seat, effect.filter, count, effect.up_to, effect.from_discard)


def shuffle_some(table: Table, seat: Seat, words: tuple[str, ...], left: int, up_to: bool, from_discard: bool) -> Frames:
    pile = [*table.discards[seat], *table.buried[seat]] if from_discard else table.hands[seat]
    return [ShuffleCard(seat, words, left, up_to, from_discard)] if left > 0 and pile else NOTHING


@dataclass(frozen=True, slots=True)
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
        return [*moves, NoThanks()] if self.up_to or not moves else moves

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, ShuffleIn):
            return NOTHING
        if self.from_discard:
            seen = move.card in table.discards[self.seat]
            (table.discards if seen else table.buried)[self.seat].remove(move.card)
            table.decks[self.seat].append(move.card)
            others = tell.ShuffledIn(self.seat, move.card) if seen else tell.ShuffledInHidden(self.seat)
            table.tell(tell.ShuffledIn(self.seat, move.card), (self.seat,), others)
        else:
            table.shuffle_in(self.seat, move.card)
        table.shuffle_deck(self.seat)
        return shuffle_some(table, self.seat, self.words, self.left - 1, self.up_to, self.from_discard)


def shuffle_hand(table: Table, seat: Seat) -> None:
    """SJ-23.10: all ability cards that are not Special; Stuns stay, and so does a poison."""
    for card in [one for one in table.hands[seat] if table.box.sheet(one).deck != "status"]:
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
        table.decks[seat].append(card)


def look(table: Table, seat: Seat, victim: Seat) -> None:
    """SJ-23.6, SJ-66.22: the acting player sees all cards in the target's hand; not while Self-control lasts."""
    if forbids(table, "spying"):
        return
    table.learn_hand(victim, seat)
    cards = [*[shown(card) for card in sorted(table.hands[victim])], *["stun"] * table.stuns[victim], *table.specials[victim]]
    table.tell(tell.Looked(seat, victim, tuple(cards)), (seat,), tell.LookedHidden(seat, victim))


@dataclass(frozen=True, slots=True)
class ShuffleBack(Step):
    """SJ-59.4: as many cards as the card made him draw."""

    seat: Seat
    play: int

    def resolve(self, table: Table) -> Frames:
        return shuffle_some(table, self.seat, (), table.plays[self.play].drawn, False, False)
