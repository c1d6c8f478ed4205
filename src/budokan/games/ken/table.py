"""The table of a game of Ken il Guerriero: what the rules ask of its state and do to it; no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from budokan.games.ken import events as tell
from budokan.games.ken.combats import Combat
from budokan.games.ken.generated_state import TableState
from budokan.games.ken.pieces import Assigned, Battle, Kind, Piece
from budokan.kernel.piles import DONE, put_in_order, take_from
from budokan.kernel.texts import Seat


class Table(TableState):
    """Both players' hands, futures, pasts and presents."""

    def copy(self) -> Table:
        return Table(2, self.luck.copy(), self.rules, self.box, self.decks, self.advanced, self.book, self)

    def knows(self, kind: str, one: str | int) -> bool:
        """Whether there is such a card, or a piece or a place of this number on the table."""
        if kind == "place":
            return one in self.places[0] or one in self.places[1]
        return one in self.pieces if kind == "piece" else self.box.knows(kind, str(one))

    def how_many(self, mark: str) -> int:
        return len(self.battles) if mark == "battle" else super().how_many(mark)

    def how_many_of(self, mark: str, fields: Mapping[str, Any]) -> int:
        """The abilities of the card a frame names."""
        return len(self.box.abilities[fields["card"]])

    # What the rules ask of the table.

    @property
    def combat(self) -> Combat:
        """The combat under way."""
        return self.combats[-1]

    def lives(self, piece: Piece) -> int:
        """KEN-3.3, KEN-12.5: each card of a stack is a life, and so is a Successor."""
        if not piece.assigned or piece.card not in self.box.masters:
            return piece.copies
        return piece.copies + len([card for card, _ in piece.assigned if card in self.box.successors])

    def successor_of(self, piece: Piece) -> Kind:
        """The Successor this master bears, or nothing."""
        for card, _ in piece.assigned:
            if card in self.box.successors:
                return card
        return ""

    def present(self, seat: Seat) -> list[int]:
        """KEN-1.1: forces in play, territory and destiny."""
        return self.forces[seat] + self.places[seat] + self.destiny[seat]

    def stack_of(self, card: Kind, seat: Seat) -> int:
        """The piece of this card among this player's forces, or none."""
        for number in self.forces[seat]:
            if self.pieces[number].card == card:
                return number
        return 0

    def on_table(self, card: Kind) -> bool:
        """KEN-29.16, KEN-29.18: whether such a card is in either present, assigned cards included."""
        for piece in self.pieces.values():
            if piece.card == card:
                return True
            for one, _ in piece.assigned:
                if one == card:
                    return True
        return False

    def is_inhabited(self, place: Piece) -> bool:
        """KEN-8.1, KEN-42.4: as printed, unless a card on it has driven the people away."""
        if place.card not in self.box.inhabited:
            return False
        for card, _ in place.assigned:
            for ability in self.box.abilities[card]:
                if ability.does == "uninhabit":
                    return False
        return True

    def in_a_group(self, number: int) -> bool:
        """Whether this card stands in a group that is declared or fights."""
        for battle in self.battles:
            if battle.attack.holds(number) or battle.defence.holds(number):
                return True
        if not self.combats:
            return False
        return any(combat.groups[0].holds(number) or combat.groups[1].holds(number) for combat in self.combats)

    def in_groups(self) -> list[int]:
        """All cards that do."""
        found: list[int] = []
        for battle in self.battles:
            found += battle.attack.everyone()
            found += battle.defence.everyone()
        for combat in self.combats:
            found += combat.groups[0].everyone()
            found += combat.groups[1].everyone()
        return found

    def future(self, seat: Seat) -> list[Kind]:
        """The cards of a future as they lie, in their order; one that was only imagined is shuffled to its end."""
        if self.loose:
            put_in_order(self.futures[seat], self.loose[seat])
            self.loose = (DONE, self.loose[1]) if seat == 0 else (self.loose[0], DONE)
        return self.futures[seat]

    # What the rules do to the table; each tells who may know it.

    def draw(self, seat: Seat, count: int) -> None:
        """Cards go from the future into the hand, unseen by the other."""
        future = self.futures[seat]
        if self.loose:
            shuffle = self.loose[seat]
            drawn = [take_from(future, shuffle) for _ in range(count)]
        else:
            drawn = [future.pop() for _ in range(count)]
        self.hands[seat] += drawn
        if self.heard is not None:
            self.tell(tell.Drew(seat, tuple(drawn)), (seat,), tell.DrewHidden(seat, count))

    def leave_hand(self, seat: Seat, card: Kind) -> None:
        """A card leaves the hand in the open; a known one is known there no more (KEN-34.3)."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)

    def take_shown(self, seat: Seat, cards: list[Kind]) -> None:
        """Cards both have seen come into this hand."""
        self.hands[seat] += cards
        self.known[seat] += cards
        self.tell(tell.Took(seat, tuple(cards)))

    def take_hidden(self, seat: Seat, cards: list[Kind]) -> None:
        """Cards only their owner has seen come into his hand."""
        self.hands[seat] += cards
        self.tell(tell.Took(seat, tuple(cards)), (seat,), tell.DrewHidden(seat, len(cards)))

    def put(self, seat: Seat, card: Kind) -> int:
        """A card that is in nobody's hand any more stands in this player's present; its number."""
        self.last_piece += 1
        number = self.last_piece
        self.pieces[number] = Piece(number, seat, card, 1, engaged=False, assigned=())
        kind = self.box.type[card]
        if kind == "place":
            self.places[seat].append(number)
        elif kind == "event":
            self.destiny[seat].append(number)
        else:
            self.forces[seat].append(number)
        return number

    def assign(self, seat: Seat, card: Kind, number: int) -> None:
        """A card of this player goes on a piece."""
        piece = self.pieces[number]
        self.pieces[number] = piece.bearing((*piece.assigned, (card, seat)))
        if self.heard is not None:
            self.tell(tell.WasAssigned(seat, card, piece.card))

    def unassign(self, number: int, card: Kind) -> Seat:
        """One such card leaves the piece it was assigned to; whose it was."""
        piece = self.pieces[number]
        for at, (one, owner) in enumerate(piece.assigned):
            if one == card:
                self.pieces[number] = piece.bearing(piece.assigned[:at] + piece.assigned[at + 1 :])
                return owner
        raise AssertionError(f"{card} is not assigned to {piece.card}")

    def to_past(self, seat: Seat, card: Kind) -> None:
        """KEN-1.16: to the past of the player who brought it."""
        self.pasts[seat].append(card)
        if self.heard is not None:
            self.tell(tell.PutAway(seat, card))

    def away(self, seat: Seat, card: Kind, *, dead: bool) -> None:
        """To the past, or out of the game."""
        if dead:
            self.removed[seat].append(card)
            self.tell(tell.Removed(seat, card))
        else:
            self.pasts[seat].append(card)

    def leave(self, number: int, *, dead: bool) -> None:
        """A piece leaves the table, and its groups; what was assigned to it goes to the pasts (KEN-25.15)."""
        piece = self.pieces.pop(number)
        for area in (self.forces, self.places, self.destiny):
            if number in area[piece.seat]:
                area[piece.seat].remove(number)
        for _ in range(piece.copies):
            self.away(piece.seat, piece.card, dead=dead)
        for card, owner in piece.assigned:
            self.to_past(owner, card)
        self.leave_groups(number)

    def leave_groups(self, number: int) -> None:
        """A card is in no group any more; the others close up (KEN-29.24)."""
        for at, battle in enumerate(self.battles):
            if battle.attack.holds(number) or battle.defence.holds(number):
                self.battles[at] = Battle(
                    battle.attacker, battle.place, battle.target, battle.attack.without(number), battle.defence.without(number)
                )
        for combat in self.combats:
            combat.groups = [combat.groups[0].without(number), combat.groups[1].without(number)]

    def engage(self, number: int) -> None:
        piece = self.pieces[number]
        if not piece.engaged:
            self.pieces[number] = piece.turned(engaged=True)

    def score(self, seat: Seat, points: int) -> None:
        if points:
            self.points[seat] += points
            if self.heard is not None:
                self.tell(tell.Scored(seat, points, self.points[seat]))

    # What the kernel asks of every table.

    def state(self) -> dict[str, Any]:
        """Everything, JSON-ready; of futures that are not shuffled yet the order in which their cards will come."""
        for seat in (0, 1):
            self.future(seat)
        return super().state()

    def cards_of(self, seat: Seat) -> list[Kind]:
        """Every card this player brought, wherever it lies."""
        cards = [*self.hands[seat], *self.futures[seat], *self.pasts[seat], *self.removed[seat]]
        for piece in self.pieces.values():
            if piece.seat == seat:
                cards += [piece.card] * piece.copies
            cards += [card for card, owner in piece.assigned if owner == seat]
        for combat in self.combats:
            cards += [used.card for used in combat.used if used.seat == seat and used.from_hand]
        return cards

    def components(self) -> list[str]:
        return [f"{seat} {card}" for seat in (0, 1) for card in sorted(self.cards_of(seat))]

    def imagined_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """KEN-34.13: a closed deck is named as it was imagined."""
        found = dict(options)
        for seat, own in enumerate((self.rules.own_deck_0, self.rules.own_deck_1)):
            if self.decks[seat].closed:
                found[f"own_deck_{seat}"] = own
        return found


__all__ = ["Assigned", "Kind", "Table"]
