"""Chapter 31: Hachiko's card of the turn."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import (
    lasting_figure,
    lies_before,
)
from budokan.games.senjutsu.kinds import Peek
from budokan.games.senjutsu.moves import KeepDogCard
from budokan.games.senjutsu.parts import POISON, STUN
from budokan.games.senjutsu.rules.defeat import aftermath
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


@frame
class DogDraws(Step):
    """SJ-31.10, SJ-31.15 to SJ-31.17, SJ-31.22: the top 2 cards of Hachiko's deck; alone, Hachiko uses the top one.

    SJ-31.59, SJ-31.60: bleeding and a toxin take cards before that, Crippling Poison leaves it without one, and in the Mist it
    keeps either.
    """

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        seat, dog = self.seat, table.dog(self.seat)
        lost = table.book.edition.cards_for_bleeding(table.bleeding[dog]) + lasting_figure(table, "mills", dog)
        for _ in range(min(lost, len(table.dog_decks[seat]))):
            put_by(table, seat, next_dog_card(table, seat))
        drawn = [next_dog_card(table, seat) for _ in range(2 if table.alive[seat] else 1)]
        top = [card for card in drawn if card and card != STUN and not card.startswith(POISON)]
        for card in [one for one in drawn if one not in top]:
            put_by(table, seat, card)
        if any(card.startswith(POISON) for card in drawn):
            table.tell(tell.DogCrippled(seat))
            for card in top:
                put_by(table, seat, card)
            return aftermath(table)
        if len(top) == 2 and lies_before(table, "random choice", dog):
            keep(table, seat, table.luck.pick(top), top)
            return aftermath(table)
        if len(top) < 2:
            table.dog_cards[seat] = top[0] if top else ""
            return aftermath(table)
        table.dog_decks[seat] += top[::-1]
        table.peeks.append(Peek(seat, seat, "dog", 2))
        return [KeepOne(seat)]


def put_by(table: Table, seat: Seat, card: str) -> None:
    """A card of Hachiko's deck that is not used: its own face up to the discards, a Stun into play, a poison is used up."""
    if card == STUN:
        table.stuns[table.dog(seat)] += 1
        table.hurt = True
        table.tell(tell.DogStunDrawn(seat))
    elif card.startswith(POISON):
        table.used_poisons[int(card[-1])].append(card[:-2])
    elif card:
        table.dog_discards[seat].append(card)
        table.tell(tell.DogDiscarded(seat, card))


def keep(table: Table, seat: Seat, card: str, top: list[str]) -> None:
    """SJ-31.10: one of the two for this turn; the other is discarded face up."""
    others = list(top)
    others.remove(card)
    table.dog_cards[seat] = card
    table.tell(tell.DogCardKept(seat, card), (seat,))
    put_by(table, seat, others[0])


def next_dog_card(table: Table, seat: Seat) -> str:
    """SJ-31.15: an empty deck is made anew from its discards."""
    if not table.dog_decks[seat]:
        table.dog_decks[seat] = table.dog_discards[seat]
        table.dog_discards[seat] = []
        table.luck.shuffle(table.dog_decks[seat])
    return table.dog_decks[seat].pop() if table.dog_decks[seat] else ""


@frame
class KeepOne(Question):
    """SJ-31.10: one is kept for this turn, the other discarded face up."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-keep-one", {"seat": SeatRef(self.seat)}, "SJ-31.10")

    def options(self, table: Table) -> list[Move]:
        return [KeepDogCard(card) for card in sorted(set(table.dog_decks[self.seat][-2:]))]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, KeepDogCard), "a card is kept"
        table.peeks.pop()
        keep(table, self.seat, move.card, [table.dog_decks[self.seat].pop(), table.dog_decks[self.seat].pop()])
        return NOTHING
