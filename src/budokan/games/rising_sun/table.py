"""The state of a game of Rising Sun, and how to copy it; no rules.

A place is a province or a shrine, called by the name of its Kami. Figures are named by kind, as two Bushi of one clan are
the same figure on the real table; what stands in one place of one seat is a sorted tuple of kinds, so that a copy shares it.
"""

from __future__ import annotations

from typing import Any

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun import seen, view
from budokan.games.rising_sun import war_events as tell_war
from budokan.games.rising_sun.box import STRONGHOLD, Box
from budokan.games.rising_sun.options import Options
from budokan.games.rising_sun.talk_moves import SPEECH
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.table import Table as KernelTable
from budokan.kernel.texts import Seat

Figure = str
"""A figure by kind: "bushi", "komainu"."""

Figures = tuple[Figure, ...]

Place = str
"""A province, or a shrine by the name of its Kami."""

Promise = tuple[str, str, str, int, int]
"""RS-4.20 to RS-4.26: its kind; the province or mandate; the advantage; Coins; Ronin. What does not apply is empty."""

NO_PROMISE: Promise = ("", "", "", 0, 0)

Terms = tuple[int, int, Promise]
"""What one side of a deal gives at once, Coins and Ronin, and what it promises."""

NO_TERMS: Terms = (0, 0, NO_PROMISE)

Deal = tuple[Seat, Seat, bool, Terms, Terms]
"""RS-4.14: who proposes it to whom, whether it is private, his terms and the other's."""

Promised = tuple[Seat, Seat, bool, Promise, int, str, int, int]
"""RS-4.19: by whom to whom, private or not, what, in which season, its fate so far, Coins and Ronin paid on it."""

Token = tuple[int, str]
"""A War Province token: its season and province."""

Laid = tuple[Seat, str, str]
"""A tile on the track: who laid it, the tile, the mandate carried out. Of Lotus the tile is hidden."""

NOBODY = -1


class Table(KernelTable):
    """Who leads which clan, and where everything stands."""

    def __init__(self, seats: int, luck: Luck, options: Options, box: Box) -> None:
        super().__init__(seats, luck)
        self.rules: Options = options
        self.box: Box = box
        self.clans: list[str] = []
        self.order: list[Seat] = []
        self.honour: list[Seat] = []
        self.vp: list[int] = []
        self.coins: list[int] = []
        self.ronin: list[int] = []
        self.ally: list[Seat] = []
        self.seasons_allied: list[int] = []
        self.betrayals: list[int] = []
        self.named: list[int] = []
        self.offers: list[int] = []
        self.at: dict[Place, list[Figures]] = {}
        self.strongholds: dict[Place, list[int]] = {}
        self.reserve: list[Figures] = []
        self.beside: Figures = ()
        self.hostages: list[tuple[tuple[Seat, Figure], ...]] = []
        self.fallen: list[Figures] = []
        self.display: list[str] = []
        self.unsold: list[str] = []
        self.cards: list[tuple[str, ...]] = []
        self.shrines: list[Place] = []
        self.piles: list[list[str]] = []
        self.wars: list[str] = []
        self.spent: list[Token] = []
        self.tokens: list[tuple[Token, ...]] = []
        self.deck: list[str] = []
        self.hands: list[Figures] = []
        self.track: list[Laid] = []
        self.season = 0
        self.phase: seen.Phase = "setup"
        self.holder: Seat = 0
        self.one_moment = False
        self.gained_vp = 0
        self.gained_coins = 0
        self.tolls: dict[str, str] = {}
        self.war = NOBODY
        self.fighters: tuple[Seat, ...] = ()
        self.bids: list[tuple[int, ...]] = []
        self.revealed = False
        self.hired: list[int] = []
        self.given: tuple[tuple[Seat, Seat, str], ...] = ()
        self.drafts: list[Deal | None] = []
        self.proposals: list[Deal | None] = []
        self.promises: list[Promised] = []

    def copy(self) -> Table:
        other = Table(self.seats, self.luck.copy(), self.rules, self.box)
        self.share_with(other)
        other.clans = self.clans.copy()
        other.order = self.order.copy()
        other.honour = self.honour.copy()
        other.vp = self.vp.copy()
        other.coins = self.coins.copy()
        other.ronin = self.ronin.copy()
        other.ally = self.ally.copy()
        other.seasons_allied = self.seasons_allied.copy()
        other.betrayals = self.betrayals.copy()
        other.named = self.named.copy()
        other.offers = self.offers.copy()
        other.at = {place: figures.copy() for place, figures in self.at.items()}
        other.strongholds = {place: count.copy() for place, count in self.strongholds.items()}
        other.reserve = self.reserve.copy()
        other.beside = self.beside
        other.hostages = self.hostages.copy()
        other.fallen = self.fallen.copy()
        other.display = self.display.copy()
        other.unsold = self.unsold.copy()
        other.cards = self.cards.copy()
        other.shrines = self.shrines
        other.piles = self.piles.copy()
        other.wars = self.wars
        other.spent = self.spent.copy()
        other.tokens = self.tokens.copy()
        other.deck = self.deck.copy()
        other.hands = self.hands.copy()
        other.track = self.track.copy()
        other.season = self.season
        other.phase = self.phase
        other.holder = self.holder
        other.one_moment = self.one_moment
        other.gained_vp = self.gained_vp
        other.gained_coins = self.gained_coins
        other.tolls = self.tolls.copy()
        other.war = self.war
        other.fighters = self.fighters
        other.bids = self.bids.copy()
        other.revealed = self.revealed
        other.hired = self.hired.copy()
        other.given = self.given
        other.drafts = self.drafts.copy()
        other.proposals = self.proposals.copy()
        other.promises = self.promises.copy()
        return other

    def apply(self, seat: Seat, move: Move) -> None:
        """RS-4.8: with every question that is answered the possibility to give and to propose opens again."""
        super().apply(seat, move)
        if self.given and not self.answers and type(move) not in SPEECH:
            self.given = ()

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
        return self.from_left_of(seat)[:-1]

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
        return sum([counts[seat] for counts in self.strongholds.values()])

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
        if self.heard is not None:
            self.tell(tell.Moved(seat, figure, origin, place))

    def worship(self, seat: Seat, figure: Figure, province: Place, kami: Place) -> None:
        self.lift(province, seat, figure)
        self.put(kami, seat, figure)
        if figure in self.box.monsters:
            self.card_worked(seat, figure)
        if self.heard is not None:
            self.tell(tell.Worshipped(seat, figure, kami))

    def raise_honour(self, seat: Seat) -> None:
        """RS-3.3, RS-3.4: changes places with the clan above, if there is one."""
        at = self.honour.index(seat)
        if at > 0:
            above = self.honour[at - 1]
            self.honour[at - 1], self.honour[at] = seat, above
            if self.heard is not None:
                self.tell(tell.HonourGained(seat, above))

    def lower_honour(self, seat: Seat) -> None:
        """RS-3.5, RS-3.6: changes places with the clan below, if there is one."""
        at = self.honour.index(seat)
        if at < self.seats - 1:
            below = self.honour[at + 1]
            self.honour[at + 1], self.honour[at] = seat, below
            if self.heard is not None:
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
        if self.heard is not None:
            self.tell(tell.HonourTopped(seat))

    def take_token(self, seat: Seat) -> None:
        """RS-15.9: the token of the war being settled lies beside its winner's screen."""
        self.tokens[seat] = (*self.tokens[seat], (self.season, self.battlefield))
        if self.heard is not None:
            self.tell(tell_war.TokenTaken(seat, self.battlefield))

    def discard_token(self) -> None:
        """RS-15.4: nobody takes it."""
        self.spent.append((self.season, self.battlefield))
        if self.heard is not None:
            self.tell(tell_war.TokenDiscarded(self.battlefield))

    def pass_coins(self, seat: Seat, to: Seat, coins: int) -> None:
        """Coins change hands; the caller tells why."""
        self.coins[seat] -= coins
        self.coins[to] += coins

    def card_worked(self, seat: Seat, card: str) -> None:
        """Tell that a season card made a difference."""
        if self.heard is not None:
            self.tell(tell.CardWorked(seat, card))

    # What the kernel asks of every table.

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

    def state(self) -> dict[str, Any]:
        return {
            "season_set": self.box.season_set,
            "clans": list(self.clans),
            "order": list(self.order),
            "honour": list(self.honour),
            "vp": list(self.vp),
            "coins": list(self.coins),
            "ronin": list(self.ronin),
            "ally": list(self.ally),
            "seasons_allied": list(self.seasons_allied),
            "betrayals": list(self.betrayals),
            "named": list(self.named),
            "offers": list(self.offers),
            "at": {place: [list(figures) for figures in here] for place, here in self.at.items()},
            "strongholds": {place: list(counts) for place, counts in self.strongholds.items()},
            "reserve": [list(held) for held in self.reserve],
            "beside": list(self.beside),
            "hostages": [[list(one) for one in held] for held in self.hostages],
            "fallen": [list(held) for held in self.fallen],
            "display": list(self.display),
            "unsold": list(self.unsold),
            "cards": [list(owned) for owned in self.cards],
            "shrines": list(self.shrines),
            "piles": [list(pile) for pile in self.piles],
            "wars": list(self.wars),
            "spent": [list(token) for token in self.spent],
            "tokens": [[list(token) for token in held] for held in self.tokens],
            "deck": list(self.deck),
            "hands": [list(hand) for hand in self.hands],
            "track": [list(laid) for laid in self.track],
            "season": self.season,
            "phase": self.phase,
            "holder": self.holder,
            "one_moment": self.one_moment,
            "gained_vp": self.gained_vp,
            "gained_coins": self.gained_coins,
            "tolls": dict(self.tolls),
            "war": self.war,
            "fighters": list(self.fighters),
            "bids": [list(bid) for bid in self.bids],
            "revealed": self.revealed,
            "hired": list(self.hired),
            "given": [list(one) for one in self.given],
            "drafts": [view.plain_deal(deal) for deal in self.drafts],
            "proposals": [view.plain_deal(deal) for deal in self.proposals],
            "promises": [view.plain_promise(promise) for promise in self.promises],
        }

    def see(self, seat: Seat | None) -> seen.Table:
        return view.see(self, seat)

    def phase_now(self) -> str:
        return self.phase

    def deal_anew(self, seat: Seat | None, luck: Luck) -> None:
        view.deal_anew(self, seat, luck)


def without(figures: Figures, figure: Figure) -> Figures:
    """These figures, one of this kind less."""
    at = figures.index(figure)
    return figures[:at] + figures[at + 1 :]
