"""Chapter 23: what a search or a discard names, and searching piles."""

from __future__ import annotations

from collections.abc import Iterable

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.language.values import ALL, TYPES, Fetch, Pass
from budokan.games.senjutsu.moves import GiveCard, NoThanks, Take
from budokan.games.senjutsu.plays import Play
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
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
    return table.decks[seat][max(0, len(table.decks[seat]) - top) :] if place == "top" else table.decks[seat]


@frame
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
        top = self.top
        if self.place == "top":
            table.peeks.pop()
        if isinstance(move, Take):
            take_found(table, self.seat, move.card, self.place, bool(self.words))
            if not self.invited:
                table.plays[self.play].fetched = move.card
            top -= 1
            if self.left > 1 and pile_of(table, self.seat, self.place, top):
                if self.place == "top":
                    table.peeks.append((self.seat, self.seat, "deck", top))
                return [Search(self.seat, self.play, self.words, self.place, top, self.left - 1, self.invited)]
        else:
            table.tell(tell.FoundNothing(self.seat))
        if self.place != "discard":
            table.shuffle_deck(self.seat)
        return NOTHING


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


@frame
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


@frame
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
