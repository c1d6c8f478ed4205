"""The table of a game of Samurai Sword: what the rules ask of its state and do to it; no rules."""

from __future__ import annotations

from typing import Any, Final

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.generated_state import TableState
from budokan.games.samurai_sword.memory import learn, leaves, moves_unseen
from budokan.games.samurai_sword.state import Deed, Kind, KindOrNone
from budokan.kernel.piles import SHUFFLED, bring_up, settled
from budokan.kernel.texts import Seat

__all__ = ["Deed", "Kind", "KindOrNone", "Table"]

DEEDS_REMEMBERED: Final = 60

OTHERS = tuple(tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(9))
"""For so many seats, for each seat: everybody else, clockwise from its left."""


class Table(TableState):
    """Who sits where with what."""

    def copy(self) -> Table:
        return Table(self.seats, self.luck.copy(), self.rules, self.box, self)

    def knows(self, kind: str, one: str) -> bool:
        return self.box.knows(kind, one)

    # What the rules ask of the table.

    def is_a(self, character: str, seat: Seat) -> bool:
        return self.characters[seat] == character

    def harmless(self, seat: Seat) -> bool:
        """SS-4.1: without resilience or without cards in hand."""
        return self.resilience[seat] == 0 or not self.hands[seat]

    def fit(self) -> int:
        """Who is not harmless, as bits."""
        bits = 0
        for seat in range(self.seats):
            if self.resilience[seat] and self.hands[seat]:
                bits |= 1 << seat
        return bits

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, clockwise from this seat's left."""
        return OTHERS[self.seats][seat]

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def in_front(self, kind: Kind, seat: Seat) -> int:
        """How many properties of this kind lie in front of this seat."""
        return self.properties[seat].count(kind)

    def knows_role(self, viewer: Seat | None, seat: Seat) -> bool:
        """SS-18.1: one's own, the Shogun's, and everybody's when the game is over."""
        return viewer == seat or seat == self.shogun or self.outcome is not None

    def hidden_from(self, viewer: Seat | None) -> list[Seat]:
        """The seats whose roles this viewer does not know."""
        if self.outcome is not None:
            return []
        return [seat for seat in range(self.seats) if seat not in (viewer, self.shogun)]

    def full_resilience(self, seat: Seat) -> int:
        return self.box.resilience[self.characters[seat]]

    def weapons_in_hand(self, seat: Seat) -> list[Kind]:
        """The kinds of weapon this seat holds."""
        weapons = self.box.weapons
        return [kind for kind in dict.fromkeys(self.hands[seat]) if kind in weapons]

    # What the rules do to the table; each tells who may know it.

    def take_top(self) -> Kind:
        """The top card leaves the deck. One that was only imagined is shuffled as far as it is drawn from."""
        if self.loose != SHUFFLED:
            self.loose = bring_up(self.deck, self.loose)
        return self.deck.pop()

    def draw_top(self, seat: Seat) -> None:
        """The top card of the deck goes into this hand, unseen by the others."""
        kind = self.take_top()
        self.hands[seat].append(kind)
        if self.heard is not None:  # nothing happens more often
            self.tell(tell.Drew(seat, (kind,)), (seat,), tell.DrewHidden(seat, 1))

    def turn_top(self, seat: Seat) -> Kind:
        """The top card of the deck is turned, open to all, and discarded."""
        kind = self.take_top()
        self.discards.append(kind)
        self.tell(tell.Turned(seat, kind, self.box.suit[kind]))
        return kind

    def play_from_hand(self, seat: Seat, kind: Kind) -> None:
        """SS-5.13: a card leaves the hand and lies beside the pile while it takes effect."""
        self.hands[seat].remove(kind)
        self.resolving.append(kind)
        leaves(self.known, kind, seat)

    def put_away(self, kind: Kind) -> None:
        """A card that has taken effect goes on the discards."""
        self.resolving.remove(kind)
        self.discards.append(kind)

    def discard(self, seat: Seat, kind: Kind) -> None:
        """A card goes from the hand straight to the discards."""
        self.hands[seat].remove(kind)
        self.discards.append(kind)
        leaves(self.known, kind, seat)

    def lay(self, seat: Seat, kind: Kind, target: Seat) -> None:
        """A property goes from a hand into play in front of a player."""
        self.hands[seat].remove(kind)
        leaves(self.known, kind, seat)
        self.properties[target].append(kind)
        self.tell(tell.Laid(seat, target, kind))

    def lose_property(self, seat: Seat, kind: Kind) -> None:
        self.properties[seat].remove(kind)
        self.discards.append(kind)
        self.tell(tell.PropertyLost(seat, kind))

    def take_property(self, seat: Seat, kind: Kind, target: Seat) -> None:
        self.properties[target].remove(kind)
        self.properties[seat].append(kind)
        self.tell(tell.PropertyTaken(seat, target, kind))

    def take_into_hand(self, seat: Seat, kind: Kind) -> None:
        """A card that everybody has seen comes into this hand."""
        self.hands[seat].append(kind)
        learn(self.known, kind, seat, (1 << self.seats) - 1)

    def steal(self, seat: Seat, target: Seat, kind: Kind) -> None:
        """A card goes from hand to hand; only the two see it."""
        self.hands[target].remove(kind)
        self.hands[seat].append(kind)
        moves_unseen(self.known, kind, target, seat, not self.hands[target])
        self.tell(tell.Stole(seat, target, kind), (seat, target), tell.StoleHidden(seat, target))

    def remember_shown(self, seat: Seat, kind: Kind) -> None:
        """Everybody has seen this card in this hand, unless they knew of it before."""
        leaves(self.known, kind, seat)
        learn(self.known, kind, seat, (1 << self.seats) - 1)

    def take_shown(self, seat: Seat, target: Seat, kind: Kind) -> None:
        """A card that everybody has seen goes from hand to hand."""
        self.hands[target].remove(kind)
        leaves(self.known, kind, target)
        self.take_into_hand(seat, kind)
        self.tell(tell.Stole(seat, target, kind))

    def lose_honour(self, seat: Seat) -> None:
        """One honour point to the box; wounds that bleed until then close (SS-16.30)."""
        self.honour[seat] -= 1
        self.tell(tell.HonourLost(seat, self.honour[seat]))
        self.close_wounds(seat)

    def close_wounds(self, seat: Seat) -> None:
        """SS-16.30: every Bleeding Wound is discarded when its holder loses an honour point."""
        while "bleeding-wound" in self.properties[seat]:
            self.lose_property(seat, "bleeding-wound")

    def spend_resilience(self, seat: Seat) -> None:
        """One resilience is given up; no wound, and never the last: the caller sees to that."""
        self.resilience[seat] -= 1
        self.tell(tell.Spent(seat, self.resilience[seat]))

    def witness(self, deed: Deed) -> None:
        """Keep in mind whom a player chose to harm or help: it tells of his team. Guesses of a search need no witnesses."""
        if self.witnessed:
            self.deeds.append(deed)
            self.beliefs = {}
            if len(self.deeds) > DEEDS_REMEMBERED:
                del self.deeds[0]

    def use_ability(self, seat: Seat) -> None:
        """Tell that a character's ability made a difference."""
        self.tell(tell.AbilityUsed(seat, self.characters[seat]))

    # What the kernel asks of every table.

    def state(self) -> dict[str, Any]:
        """Everything, JSON-ready; of a deck that is not shuffled yet the order in which its cards will come."""
        state = super().state()
        if self.loose != SHUFFLED:
            state["deck"] = settled(self.deck, self.loose)
        return state

    def has_ended(self) -> bool:
        """SS-9.1, SS-10.1, SS-11.9: somebody has no honour left, or with four or more only one has resilience."""
        standing = self.seats - self.resilience.count(0)
        return 0 in self.honour or (self.seats > 3 and standing < 2)

    def components(self) -> list[str]:
        piles = [self.deck, self.discards, self.resolving, *self.hands, *self.properties]
        cards = [kind for pile in piles for kind in pile]
        roles = [f"{role} {stars}" for role, stars in [*zip(self.roles, self.stars, strict=True), *self.set_aside]]
        return sorted(cards) + sorted(roles) + sorted(self.characters)
