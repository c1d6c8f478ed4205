"""Chapter 5: who is who, Prepared cards and the first hands."""

from __future__ import annotations

from collections.abc import Mapping

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import hand_limit
from budokan.games.senjutsu.moves import NO_THANKS, Prepare
from budokan.games.senjutsu.rules.bushido import cards_there_might_be
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Ballot, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, Text


@frame
class Opening(Step):
    """SJ-1.1: who leads whom."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            table.tell(tell.Joined(seat, table.characters[seat], len(table.decks[seat])))
        return NOTHING


def prepared_cards(table: Table, seat: Seat) -> list[str]:
    """SJ-5.14: Prepared cards of the deck, one of each title, within the hand limit."""
    if len(table.hands[seat]) >= hand_limit(table, seat):
        return []
    deck = {card for card in table.deck(seat) if table.box.sheets[card].prepared}
    return sorted(deck - set(table.hands[seat]))


@frame
class Preparation(Step):
    """SJ-5.15: whoever has Prepared cards in his list is asked; all who might have some, if lists are closed."""

    def resolve(self, table: Table) -> Frames:
        seats = [seat for seat in range(table.seats) if may_prepare(table, seat)]
        return [PrepareCards(tuple(seats))] if seats else NOTHING


def may_prepare(table: Table, seat: Seat) -> bool:
    """SJ-5.15, SJ-38.6: by what all know of a list; who is not asked would tell that a closed one has none."""
    titles = table.box.prepared_of[tuple(cards_there_might_be(table, seat))]
    return len(titles) > len(table.hands[seat]) < hand_limit(table, seat)


@frame
class PrepareCards(Ballot):
    """SJ-5.14, SJ-5.15: a Prepared card into hand, secretly, or no further one; how many were taken is open."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-prepare", {}, "SJ-5.14")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        return [*[Prepare(card) for card in prepared_cards(table, seat)], NO_THANKS]

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        again: list[Seat] = []
        for seat in sorted(answers):
            move = answers[seat]
            if isinstance(move, Prepare):
                table.deck(seat).remove(move.card)
                table.hands[seat].append(move.card)
                table.tell(tell.Prepared(seat, move.card), (seat,), tell.PreparedHidden(seat))
                if may_prepare(table, seat):
                    again.append(seat)
        return [PrepareCards(tuple(again))] if again else NOTHING


@frame
class OpeningHands(Step):
    """SJ-5.16, SJ-39.13: decks are shuffled and hands drawn up to the limit; 5 cards in the beta."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            table.shuffle_deck(seat)
            limit = table.book.edition.first_hand(hand_limit(table, seat))
            drawn: list[str] = []
            while len(table.hands[seat]) < limit and table.decks[seat]:
                drawn.append(table.take_top(seat))
                table.hands[seat].append(drawn[-1])
            table.tell(tell.HandDealt(seat, tuple(drawn)), (seat,))
        return NOTHING
