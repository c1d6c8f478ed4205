"""The table of a game of Rising Sun: what the rules ask of its state and do to it; no rules."""

from __future__ import annotations

from typing import Any

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import STRONGHOLD
from budokan.games.rising_sun.generated_state import TableState
from budokan.games.rising_sun.state import (
    NO_PROMISE,
    NO_TERMS,
    NOBODY,
    Deal,
    Figure,
    Figures,
    Place,
    Promise,
    Promised,
    Terms,
)
from budokan.games.rising_sun.talk_moves import SPEECH
from budokan.kernel.moves import Move
from budokan.kernel.piles import DONE, put_in_order
from budokan.kernel.texts import Seat

__all__ = [
    "NOBODY",
    "NO_PROMISE",
    "NO_TERMS",
    "Deal",
    "Figure",
    "Place",
    "Promise",
    "Promised",
    "Table",
    "Terms",
    "without",
]


class Table(TableState):
    """Who leads which clan, and where everything stands."""

    def copy(self) -> Table:
        return Table(self.seats, self.luck.copy(), self.rules, self.box, self)

    def apply(self, seat: Seat, move: Move) -> None:
        """RS-4.8: with every question that is answered the possibility to give and to propose opens again."""
        super().apply(seat, move)
        if self.given and not self.answers and type(move) not in SPEECH:
            self.given = ()

    def knows(self, kind: str, one: str) -> bool:
        return self.box.knows(kind, one)

    def how_many(self, mark: str) -> int:
        return len(self.wars) if mark == "war" else super().how_many(mark)

    # What the rules ask of the table.

    def leads(self, clan: str, seat: Seat) -> bool:
        return self.clans[seat] == clan

    def left_of(self, seat: Seat) -> Seat:
        """RS-5.6: the next in the order of play."""
        return self.order[(self.order.index(seat) + 1) % self.seats]

    def from_left_of(self, seat: Seat) -> list[Seat]:
        """Everybody clockwise, the player on this seat's left first and the seat itself last."""
        at = self.order.index(seat) + 1
        return self.order[at:] + self.order[:at]

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else, clockwise from this seat's left."""
        order = self.order
        at = order.index(seat)
        return order[at + 1 :] + order[:at]

    def higher(self, one: Seat, other: Seat) -> bool:
        """RS-3.1: whether the one has higher Honour than the other."""
        return self.honour.index(one) < self.honour.index(other)

    def by_honour(self, seats: list[Seat]) -> list[Seat]:
        """These seats, highest Honour first."""
        return [seat for seat in self.honour if seat in seats]

    def copies(self, card: str, seat: Seat) -> int:
        """How many copies of this card the seat owns."""
        return self.cards[seat].count(card)

    def owner_of(self, card: str) -> Seat:
        """Who owns the only copy of this card."""
        for seat in range(self.seats):
            if card in self.cards[seat]:
                return seat
        return NOBODY

    def strongholds_of(self, seat: Seat) -> int:
        """RS-2.19: on the map."""
        built = 0
        for counts in self.strongholds.values():
            built += counts[seat]
        return built

    def stronghold_provinces(self, seat: Seat) -> list[Place]:
        return [place for place, counts in self.strongholds.items() if counts[seat]]

    def allied(self, one: Seat, other: Seat) -> bool:
        return self.ally[one] == other

    def in_reserve(self, seat: Seat, kind: str) -> list[Figure]:
        """What in this Reserve is of this kind or counts as one, each name once."""
        counts_as = self.box.counts_as
        return [figure for figure in dict.fromkeys(self.reserve[seat]) if counts_as[figure] == kind]

    def coming(self) -> list[tuple[str, ...]]:
        """RS-5.21: the cards of the seasons that have not begun."""
        return list(self.box.season_cards[0 if self.phase == "setup" else self.season + 1 :])

    def pile(self, season: int) -> list[Place]:
        """The tokens of a season as they lie, in their order; what was only imagined is shuffled by now."""
        if self.loose:
            self.piles[season] = pile = self.piles[season].copy()
            self.put_in_order(pile, season)
        return self.piles[season]

    def tiles(self) -> list[str]:
        """The mandate deck as it lies, in its order."""
        if self.loose:
            self.put_in_order(self.deck, len(self.piles))
        return self.deck

    def put_in_order(self, pile: list[str], number: int) -> None:
        """What was only imagined is shuffled by now."""
        put_in_order(pile, self.loose[number])
        self.loose = (*self.loose[:number], DONE, *self.loose[number + 1 :])

    @property
    def battlefield(self) -> Place:
        """The province whose war is being settled."""
        return self.wars[self.war]

    # What the rules do to the table; each tells who may know it.

    def put(self, place: Place, seat: Seat, figure: Figure) -> None:
        """A figure comes to a place; where it came from, the caller says."""
        here = self.at[place]
        here[seat] = tuple(sorted((*here[seat], figure)))

    def lift(self, place: Place, seat: Seat, figure: Figure) -> None:
        """A figure leaves a place; where it goes, the caller says."""
        self.at[place][seat] = without(self.at[place][seat], figure)

    def call_up(self, seat: Seat, figure: Figure, place: Place) -> None:
        """A figure goes from the Reserve to a place."""
        self.reserve[seat] = without(self.reserve[seat], figure)
        self.put(place, seat, figure)

    def send_home(self, seat: Seat, figure: Figure) -> None:
        """A figure that stood nowhere any more lies in its owner's Reserve."""
        self.reserve[seat] = tuple(sorted((*self.reserve[seat], figure)))

    def move(self, seat: Seat, figure: Figure, origin: Place, place: Place) -> None:
        """A figure, or a stronghold of Turtle, goes from province to province."""
        if figure == STRONGHOLD:
            self.strongholds[origin][seat] -= 1
            self.strongholds[place][seat] += 1
        else:
            self.lift(origin, seat, figure)
            self.put(place, seat, figure)
        self.tell(tell.Moved(seat, figure, origin, place))

    def worship(self, seat: Seat, figure: Figure, province: Place, kami: Place) -> None:
        self.lift(province, seat, figure)
        self.put(kami, seat, figure)
        if figure in self.box.monsters:
            self.card_worked(seat, figure)
        self.tell(tell.Worshipped(seat, figure, kami))

    def raise_honour(self, seat: Seat) -> None:
        """RS-3.3, RS-3.4: changes places with the clan above, if there is one."""
        at = self.honour.index(seat)
        if at > 0:
            above = self.honour[at - 1]
            self.honour[at - 1], self.honour[at] = seat, above
            self.tell(tell.HonourGained(seat, above))

    def lower_honour(self, seat: Seat) -> None:
        """RS-3.5, RS-3.6: changes places with the clan below, if there is one."""
        at = self.honour.index(seat)
        if at < self.seats - 1:
            below = self.honour[at + 1]
            self.honour[at + 1], self.honour[at] = seat, below
            self.tell(tell.HonourLost(seat, below))

    def step_honour(self, seat: Seat, steps: int) -> None:
        """RS-3.7: several gains, or losses where they are negative, one step at a time."""
        for _ in range(steps):
            self.raise_honour(seat)
        for _ in range(-steps):
            self.lower_honour(seat)

    def top_honour(self, seat: Seat) -> None:
        """RS-14.8: straight to the top."""
        self.honour.remove(seat)
        self.honour.insert(0, seat)
        self.tell(tell.HonourTopped(seat))

    def take_token(self, seat: Seat) -> None:
        """RS-15.9: the token of the war being settled lies beside its winner's screen."""
        self.tokens[seat] = (*self.tokens[seat], (self.season, self.battlefield))
        self.tell(tell.TokenTaken(seat, self.battlefield))

    def discard_token(self) -> None:
        """RS-15.4: nobody takes it."""
        self.spent.append((self.season, self.battlefield))
        self.tell(tell.TokenDiscarded(self.battlefield))

    def pass_coins(self, seat: Seat, to: Seat, coins: int) -> None:
        """Coins change hands; the caller tells why."""
        self.coins[seat] -= coins
        self.coins[to] += coins

    def card_worked(self, seat: Seat, card: str) -> None:
        """Tell that a season card made a difference."""
        self.tell(tell.CardWorked(seat, card))

    # What the kernel asks of every table.

    def state(self) -> dict[str, Any]:
        """Everything, JSON-ready; of piles that are not shuffled yet the order in which their tokens will come."""
        for season in range(len(self.piles)):
            self.pile(season)
        self.tiles()
        return super().state()

    def components(self) -> list[str]:
        """RS-24.10: every piece, wherever it is. Pieces of clans that nobody leads stay in the box."""
        led: list[tuple[Seat, Figure]] = [(owner, figure) for held in self.hostages for owner, figure in held]
        for piles in (*self.at.values(), self.reserve, self.fallen):
            led += [(seat, figure) for seat, held in enumerate(piles) for figure in held]
        monsters = self.box.monsters
        pieces = [figure if figure in monsters else f"{figure} of {self.clans[seat]}" for seat, figure in led]
        for clan in self.box.clans.values():
            if clan.id not in self.clans:
                pieces += [f"{figure} of {clan.id}" for figure, count in clan.figures.items() for _ in range(count)]
        pieces += self.beside
        coming = [card for cards in self.coming() for card in cards]
        cards = [*self.display, *self.unsold, *(card for owned in self.cards for card in owned), *coming]
        return sorted(pieces) + sorted(cards) + sorted(self.token_places()) + sorted(self.tile_places())

    def token_places(self) -> list[str]:
        settled = {token for held in self.tokens for token in held} | set(self.spent)
        lying = [(self.season, province) for province in self.wars if (self.season, province) not in settled]
        hidden = [(season, province) for season, pile in enumerate(self.piles) for province in pile]
        held = [token for tokens in self.tokens for token in tokens]
        return [f"token {season} {province}" for season, province in [*held, *self.spent, *lying, *hidden]]

    def tile_places(self) -> list[str]:
        looked_at = self.hands[-1] if len(self.hands) > len(self.track) else ()
        return [f"tile {tile}" for tile in [*self.deck, *looked_at, *(tile for _, tile, _ in self.track)]]

    def phase_now(self) -> str:
        return self.phase


def without(figures: Figures, figure: Figure) -> Figures:
    """These figures, one of this kind less."""
    at = figures.index(figure)
    return figures[:at] + figures[at + 1 :]
