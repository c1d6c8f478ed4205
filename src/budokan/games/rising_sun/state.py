"""Everything on a table of Rising Sun, each field declared once; `make generated` writes the rest of it.

A place is a province or a shrine, called by the name of its Kami. Figures are named by kind, as two Bushi of one clan are
the same figure on the real table; what stands in one place of one seat is a sorted tuple of kinds, so that a copy shares it.
"""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, get_args

import msgspec

from budokan.games.rising_sun.box import MANDATES, SETS, Box
from budokan.games.rising_sun.cards import When
from budokan.games.rising_sun.options import Options
from budokan.kernel.fields import BitsOf, Fixed, Named, OneOf, Per, PerSeat, Sorted, given, kept, shared, starts, worked_out
from budokan.kernel.piles import Shuffle
from budokan.kernel.positions import Number, Word
from budokan.kernel.texts import Seat, SeatOrNobody

NOBODY = -1

Count = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Purse = Annotated[int, msgspec.Meta(ge=0, le=400)]
"""Coins or ronin of a seat; each of them may be given away, so that there are as many moves."""

SeasonNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
SeasonSet = Annotated[str, OneOf(SETS)]
PhaseWord = Literal["setup", "set-up", "tea", "politics", "war", "clean-up", "winter"]
Phase = Annotated[PhaseWord, OneOf(get_args(PhaseWord))]
Toll = Annotated[str, OneOf(("free", "due", "paid"))]
Fate = Annotated[str, OneOf(("open", "kept", "broken", "lapsed"))]

Clan = Annotated[str, Named("clan", "rs-position-no-clan", or_none=True)]
"""Whom a seat leads; nobody until it has chosen."""

Figure = Annotated[str, Named("figure", "rs-position-no-figure")]
"""A figure by kind: "bushi", "komainu"."""

Marched = Annotated[str, Named("marched", "rs-position-no-figure")]
"""A figure, or a stronghold, which Turtle may move like one (RS-19.13)."""

Figures = Annotated[tuple[Figure, ...], Sorted()]

Place = Annotated[str, Named("place", "rs-position-no-place")]
"""A province, or a shrine by the name of its Kami."""

Province = Annotated[str, Named("province", "rs-position-no-province")]
Shrine = Annotated[str, Named("shrine", "rs-position-no-shrine")]
Route = Annotated[str, Named("route", "rs-position-no-route")]
Card = Annotated[str, Named("card", "rs-position-no-card")]
Tile = Annotated[str, Named("tile", "rs-position-no-tile")]

EffectOf = Annotated[str, Named("effect", "rs-position-no-card")]
"""A card, or what Koi's clan does at the start of a war, by what it does in its moment."""

Moment = Annotated[str, OneOf(get_args(When))]
"""When the effects of cards fall due."""

Mandate = Annotated[str, OneOf(MANDATES)]
"""What a tile says is done."""

AdvantageNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
WarNumber = Annotated[int, "war"]

Seats = Annotated[int, BitsOf("seat")]
"""Some seats, as bits."""

Bid = Annotated[tuple[Count, ...], msgspec.Meta(min_length=0, max_length=4)]
"""Coins on each of the War Advantages, as far as they are laid."""


class Promise(NamedTuple):
    """RS-4.20 to RS-4.26: its kind; the province or mandate; the advantage; Coins; Ronin. What does not apply is empty."""

    kind: Word = ""
    what: Word = ""
    advantage: Word = ""
    coins: Count = 0
    ronin: Count = 0


NO_PROMISE = Promise()


class Terms(NamedTuple):
    """What one side of a deal gives at once, Coins and Ronin, and what it promises."""

    coins: Count = 0
    ronin: Count = 0
    promise: Promise = NO_PROMISE


NO_TERMS = Terms()


class Deal(NamedTuple):
    """RS-4.14: who proposes it to whom, whether it is private, his terms and the other's."""

    seat: Seat
    target: Seat
    private: bool
    mine: Terms = NO_TERMS
    yours: Terms = NO_TERMS


class Promised(NamedTuple):
    """RS-4.19: by whom to whom, private or not, what, in which season, its fate so far, Coins and Ronin paid on it."""

    seat: Seat
    to: Seat
    private: bool
    promise: Promise
    season: Count
    fate: Fate = "open"
    paid_coins: Count = 0
    paid_ronin: Count = 0


Token = tuple[SeasonNumber, Province]
"""A War Province token: its season and province."""

Laid = tuple[Seat, Tile, Word]
"""A tile on the track: who laid it, the tile, the mandate carried out. Of Lotus the tile is hidden."""


class Table:
    """Everything on the table; the order of the mandate deck is from bottom to top, that of the piles from left to right."""

    rules: Options = given()
    box: Box = given()
    season_set: SeasonSet = kept(of="box")
    clans: PerSeat[Clan]
    order: PerSeat[Seat]
    honour: PerSeat[Seat]
    vp: PerSeat[Count]
    coins: PerSeat[Purse]
    ronin: PerSeat[Purse]
    ally: PerSeat[SeatOrNobody] = starts(NOBODY)
    seasons_allied: PerSeat[Count]
    betrayals: PerSeat[Count]
    named: PerSeat[Seats]
    offers: PerSeat[Seats]
    at: dict[Place, PerSeat[Figures]]
    strongholds: dict[Province, PerSeat[Count]]
    reserve: PerSeat[Figures]
    beside: tuple[Figure, ...]
    hostages: PerSeat[tuple[tuple[Seat, Figure], ...]]
    fallen: PerSeat[Figures]
    display: list[Card]
    unsold: list[Card]
    cards: PerSeat[tuple[Card, ...]]
    shrines: Annotated[list[Shrine], Per(4)] = shared()
    piles: list[Annotated[list[Province], Fixed()]]
    loose: tuple[Shuffle, ...] = worked_out(shared=True)
    """Of an imagined table the shuffles of the piles, put off until their season begins, and last that of the deck."""
    wars: list[Province] = shared()
    spent: list[Token]
    tokens: PerSeat[tuple[Token, ...]]
    deck: list[Tile]
    hands: list[tuple[Tile, ...]]
    track: list[Laid]
    season: SeasonNumber
    phase: Phase = starts("setup")
    holder: Seat
    one_moment: bool
    gained_vp: Count
    gained_coins: Count
    tolls: dict[Route, Toll]
    war: Number = starts(NOBODY)
    fighters: tuple[Seat, ...]
    bids: PerSeat[Bid]
    revealed: bool
    hired: PerSeat[Count]
    given: tuple[tuple[Seat, Seat, Word], ...]
    drafts: PerSeat[Deal | None]
    proposals: PerSeat[Deal | None]
    promises: list[Promised]
