"""Chapter 23: what a search or a discard names, and searching piles."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.kinds import Peek, PlayNumber
from budokan.games.senjutsu.language.values import ALL, Fetch, Pass
from budokan.games.senjutsu.moves import NO_THANKS, GiveCard, Take
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.borrowing import fetch_from_target
from budokan.games.senjutsu.rules.filters import Card, fits, fitting, pile_of
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


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
        table.peeks.append(Peek(seat, seat, "deck", effect.top))
    return [Search(seat, number, effect.filter, effect.place, effect.top, effect.number, effect.others)]


@frame
class Search(Question):
    """SJ-23.1, SJ-23.2: a card that fits, or nothing."""

    play: PlayNumber
    words: tuple[str, ...]
    place: str
    top: int
    left: int
    invited: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-search", {"seat": SeatRef(self.seat)}, "SJ-23.1")

    def options(self, table: Table) -> list[Move]:
        pile = pile_of(table, self.seat, self.place, self.top)
        return [*[Take(card) for card in fitting(table, pile, self.words)], NO_THANKS]

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
                    table.peeks.append(Peek(self.seat, self.seat, "deck", top))
                return [Search(self.seat, self.play, self.words, self.place, top, self.left - 1, self.invited)]
        else:
            table.tell(tell.FoundNothing(self.seat))
        if self.place != "discard":
            table.shuffle_deck(self.seat)
        return NOTHING


def take_found(table: Table, seat: Seat, card: Card, place: str, openly: bool) -> None:
    """SJ-23.3: into hand; shown to all if the search names what it must be."""
    if place == "discard":
        pile = table.discards[seat] if card in table.discards[seat] else table.buried[seat]
        pile.remove(card)
    else:
        table.deck(seat).remove(card)
    table.hands[seat].append(card)
    if openly:
        table.known.append((card, seat, (1 << table.seats) - 1 & ~(1 << seat)))
        table.tell(tell.Fetched(seat, card))
    else:
        table.tell(tell.Fetched(seat, card), (seat,), tell.FetchedHidden(seat))


def take_all(table: Table, seat: Seat, effect: Fetch) -> Frames:
    """SJ-61.6: reveal the top cards and take every one that fits; the deck is shuffled."""
    top = table.deck(seat)[: -effect.top - 1 : -1]
    if top:
        table.tell(tell.DeckTopShown(seat, tuple([shown(card) for card in top])))
    for card in top:
        if table.box.sheets[card].deck != "status" and fits(table.box.sheets[card], effect.filter):
            take_found(table, seat, card, "deck", openly=True)
    table.shuffle_deck(seat)
    return NOTHING


def pass_card(table: Table, seat: Seat, victim: Seat, effect: Pass) -> Frames:
    """SJ-66.5: the acting player searches the top of the target's deck and chooses the card it takes."""
    if not table.decks[victim]:
        return NOTHING
    table.peeks.append(Peek(seat, victim, "deck", effect.top))
    return [PassCard(seat, victim, effect.top)]


@frame
class PassCard(Question):
    """SJ-47.6: which of its top cards the target takes; nothing may be found (SJ-23.2)."""

    victim: Seat
    top: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-pass", {"seat": SeatRef(self.seat), "target": SeatRef(self.victim)}, "SJ-66.5")

    def options(self, table: Table) -> list[Move]:
        return [*[GiveCard(card) for card in fitting(table, table.deck(self.victim)[-self.top :], ())], NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        table.peeks.pop()
        if isinstance(move, GiveCard):
            table.deck(self.victim).remove(move.card)
            table.hands[self.victim].append(move.card)
            table.known.append((move.card, self.victim, 1 << self.seat))
            both = (self.seat, self.victim)
            table.tell(tell.CardGiven(self.seat, self.victim, move.card), both, tell.CardGivenHidden(self.seat, self.victim))
        table.shuffle_deck(self.victim)
        return NOTHING
