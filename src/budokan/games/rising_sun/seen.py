"""What a table of Rising Sun shows to one seat (RS-1.31, RS-1.32); the client's types are written from here."""

from __future__ import annotations

from budokan.games.rising_sun.state import PhaseWord
from budokan.kernel.texts import Seat, SeatOrNobody
from budokan.kernel.views import Seen

Phase = PhaseWord
"""The preparation, the parts of a season, and the Winter in which all is counted."""


class Token(Seen, frozen=True, array_like=True):
    """A War Province token."""

    season: int
    province: str


class Hostage(Seen, frozen=True, array_like=True):
    owner: Seat
    figure: str


class Promise(Seen, frozen=True, array_like=True):
    """RS-4.20 to RS-4.26; what does not apply is empty."""

    kind: str
    what: str
    advantage: str
    coins: int
    ronin: int


class Terms(Seen, frozen=True, array_like=True):
    """What one side of a deal gives at once, and what it promises."""

    coins: int
    ronin: int
    promise: Promise


class Deal(Seen, frozen=True, array_like=True):
    """RS-4.14: who proposes it to whom, whether for their ears only, and the terms of both."""

    seat: Seat
    target: Seat
    secret: bool
    mine: Terms
    yours: Terms


class Promised(Seen, frozen=True, array_like=True):
    """RS-4.19: by whom to whom, what, in which season, its fate so far, and what was paid on it."""

    seat: Seat
    to: Seat
    secret: bool
    promise: Promise
    season: int
    fate: str
    coins: int
    ronin: int


class Offer(Seen, frozen=True, array_like=True):
    """RS-7.7: an alliance somebody offers to somebody."""

    seat: Seat
    to: Seat


class Moved(Seen, frozen=True, array_like=True):
    """RS-10.1: a figure that has moved in the Marshal under way, and where it stands now."""

    figure: str
    place: str


class Player(Seen, frozen=True):
    seat: Seat
    clan: str
    vp: int
    coins: int
    ronin: int
    ally: SeatOrNobody
    reserve: list[str]
    strongholds: int
    cards: list[str]
    tokens: list[Token]
    hostages: list[Hostage]
    fallen: list[str]
    seasons_allied: int
    betrayals: int


class Province(Seen, frozen=True):
    """Figures, strongholds and force by seat; who is strongest; the number of its war, 0 for none."""

    id: str
    figures: list[list[str]]
    strongholds: list[int]
    force: list[int]
    strongest: SeatOrNobody
    war: int


class Shrine(Seen, frozen=True):
    kami: str
    figures: list[list[str]]
    leader: SeatOrNobody


class Laid(Seen, frozen=True):
    """A tile on the track; of one laid face down (RS-19.10) its owner alone knows which it is."""

    seat: Seat
    mandate: str
    tile: str | None
    face_down: bool


class Battle(Seen, frozen=True):
    """RS-16.5: the battle under way; of bids that are not revealed the viewer's own."""

    province: str
    fighters: list[Seat]
    revealed: bool
    bids: list[list[int] | None]
    hired: list[int]


class Table(Seen, frozen=True):
    """The whole board; `prices`, `drawn`, `put_back`, `named_you`, `draft` and private deals are the viewer's own."""

    set: str
    season: int
    phase: Phase
    players: list[Player]
    order: list[Seat]
    honour: list[Seat]
    provinces: list[Province]
    shrines: list[Shrine]
    wars: list[str]
    war: int
    display: list[str]
    coming: list[list[str]]
    prices: dict[str, int]
    spent: list[Token]
    beside: list[str]
    deck: int
    holder: Seat
    track: list[Laid]
    drawn: list[str] | None
    put_back: list[str]
    moved: list[Moved]
    battle: Battle | None
    named_you: list[Seat]
    offers: list[Offer]
    draft: Deal | None
    proposals: list[Deal]
    promises: list[Promised]
