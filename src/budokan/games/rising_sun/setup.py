"""Chapter 5: from the box to the first question; and a table put together again from a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import SEASONS, SETS, box_for
from budokan.games.rising_sun.moves import Lead
from budokan.games.rising_sun.options import Options
from budokan.games.rising_sun.positions import check_state
from budokan.games.rising_sun.rules.seasons import Season
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step
from budokan.kernel.luck import Luck
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

SHRINES = 4


def seats_with(mode: str, options: Options) -> range:
    """RS-1.1: three to five players."""
    return range(3, 6)


def deal(seats: int, mode: str, options: Options, luck: Luck) -> tuple[Table, Frames]:
    """RS-5: the set, the shrines, the War Province tokens and the mandates; then the clans are chosen."""
    season_set = luck.pick(SETS) if options.season_set == "random" else options.season_set
    table = Table(seats, luck, options, box_for(season_set, options.cards))
    lay_out(table)
    deal_shrines(table)
    deal_tokens(table)
    table.deck = list(table.box.tiles)
    luck.shuffle(table.deck)
    return table, [Opening(), *choosing(table), TakeSeats(), Season(0)]


def lay_out(table: Table) -> None:
    """RS-5.9, RS-5.20: an empty board, and the Monsters beside it."""
    seats = table.seats
    table.clans = [""] * seats
    table.order = list(range(seats))
    table.honour = list(range(seats))
    table.vp = [0] * seats
    table.coins = [0] * seats
    table.ronin = [0] * seats
    table.ally = [NOBODY] * seats
    table.seasons_allied = [0] * seats
    table.betrayals = [0] * seats
    table.named = [0] * seats
    table.offers = [0] * seats
    table.at = {province: [()] * seats for province in table.box.provinces}
    table.strongholds = {province: [0] * seats for province in table.box.provinces}
    table.reserve = [()] * seats
    table.beside = table.box.monsters
    table.hostages = [()] * seats
    table.fallen = [()] * seats
    table.cards = [()] * seats
    table.tokens = [()] * seats
    table.bids = [()] * seats
    table.hired = [0] * seats
    table.drafts = [None] * seats
    table.proposals = [None] * seats


def deal_shrines(table: Table) -> None:
    """RS-5.13, RS-5.14: four of the seven, from left to right; beginners lay the same four."""
    shrines = list(table.box.kami)
    table.luck.shuffle(shrines)
    table.shrines = list(table.box.beginner_shrines) if table.rules.shrines == "beginner" else shrines[:SHRINES]
    for kami in table.shrines:
        table.at[kami] = [()] * table.seats


def deal_tokens(table: Table) -> None:
    """RS-5.18: three shuffled piles, one token for each province in each."""
    for _ in SEASONS:
        pile = list(table.box.provinces)
        table.luck.shuffle(pile)
        table.piles.append(pile)


def choosing(table: Table) -> list[Frame]:
    """RS-5.2 to RS-5.4: in the order of the lobby, by lot, or in an order drawn by lot."""
    seats = list(range(table.seats))
    if table.rules.clan_choice == "random":
        clans = list(table.box.clans)
        table.luck.shuffle(clans)
        return [TakeClan(seat, clan) for seat, clan in zip(seats, clans, strict=False)]
    if table.rules.clan_choice == "draft":
        table.luck.shuffle(seats)
        return [TellDraft(tuple(seats)), *[ChooseClan(seat) for seat in seats]]
    return [ChooseClan(seat) for seat in seats]


@dataclass(frozen=True, slots=True)
class Opening(Step):
    """RS-5.13, RS-5.15, RS-5.16: what lies on the board is told to all."""

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.SetChosen(table.box.season_set))
        table.tell(tell.ShrinesLaid(tuple(table.shrines)))
        return NOTHING


@dataclass(frozen=True, slots=True)
class TellDraft(Step):
    """RS-5.4: the order of choosing is told to all."""

    seats: tuple[Seat, ...]

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.DraftOrder(self.seats))
        return NOTHING


@dataclass(frozen=True, slots=True)
class ChooseClan(Question):
    """RS-5.1, RS-5.2: one of the clans that are left."""

    def ask(self, table: Table) -> Text:
        return Text("ask-clan", {"seat": SeatRef(self.seat)}, "RS-5.1")

    def options(self, table: Table) -> list[Move]:
        return [Lead(clan) for clan in table.box.clans if clan not in table.clans]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Lead), "a clan is chosen"
        return [TakeClan(self.seat, move.clan)]


@dataclass(frozen=True, slots=True)
class TakeClan(Step):
    """RS-1.16: ten figures, all in Reserve for now."""

    seat: Seat
    clan: str

    def resolve(self, table: Table) -> Frames:
        table.clans[self.seat] = self.clan
        figures = table.box.clans[self.clan].figures
        table.reserve[self.seat] = tuple(sorted(figure for figure, count in figures.items() for _ in range(count)))
        table.tell(tell.ClanTaken(self.seat, self.clan))
        return NOTHING


@dataclass(frozen=True, slots=True)
class TakeSeats(Step):
    """RS-5.5, RS-5.10, RS-5.12, RS-8.2: seats and Honour by rank, first pieces at home, the deck to the highest Honour."""

    def resolve(self, table: Table) -> Frames:
        clans = table.box.clans
        table.order = sorted(range(table.seats), key=lambda seat: clans[table.clans[seat]].rank)
        table.honour = list(table.order)
        table.holder = table.honour[0]
        for seat in table.order:
            home = clans[table.clans[seat]].home
            table.call_up(seat, "daimyo", home)
            table.call_up(seat, "bushi", home)
            table.strongholds[home][seat] = 1
        table.tell(tell.Seated(tuple(table.order)))
        return NOTHING


def sides(table: Table) -> tuple[str, ...]:
    """RS-1.1: who leads which clan, for those who count results."""
    return tuple(table.clans)


def restore(seats: int, mode: str, options: Options, state: dict[str, Any]) -> Table:
    """A table put together again; one clear sentence if the parts do not fit."""
    read = check_state(seats, options, state)
    table = Table(seats, Luck(0), options, box_for(read.season_set, options.cards))
    table.clans = list(read.clans)
    table.order = list(read.order)
    table.honour = list(read.honour)
    table.vp = list(read.vp)
    table.coins = list(read.coins)
    table.ronin = list(read.ronin)
    table.ally = list(read.ally)
    table.seasons_allied = list(read.seasons_allied)
    table.betrayals = list(read.betrayals)
    table.named = list(read.named)
    table.offers = list(read.offers)
    places = [*table.box.provinces, *read.shrines]
    table.at = {place: [tuple(sorted(figures)) for figures in read.at[place]] for place in places}
    table.strongholds = {place: list(read.strongholds[place]) for place in table.box.provinces}
    table.reserve = [tuple(sorted(held)) for held in read.reserve]
    table.beside = tuple(read.beside)
    table.hostages = [tuple(held) for held in read.hostages]
    table.fallen = [tuple(sorted(held)) for held in read.fallen]
    table.display = list(read.display)
    table.unsold = list(read.unsold)
    table.cards = [tuple(owned) for owned in read.cards]
    table.shrines = list(read.shrines)
    table.piles = [list(pile) for pile in read.piles]
    table.wars = list(read.wars)
    table.spent = list(read.spent)
    table.tokens = [tuple(held) for held in read.tokens]
    restore_progress(table, read)
    return table


def restore_progress(table: Table, read: Any) -> None:
    """What the table is in the middle of."""
    table.deck = list(read.deck)
    table.hands = [tuple(hand) for hand in read.hands]
    table.track = list(read.track)
    table.season = read.season
    table.phase = read.phase
    table.holder = read.holder
    table.one_moment = read.one_moment
    table.gained_vp = read.gained_vp
    table.gained_coins = read.gained_coins
    table.tolls = dict(read.tolls)
    table.war = read.war
    table.fighters = tuple(read.fighters)
    table.bids = [tuple(bid) for bid in read.bids]
    table.revealed = read.revealed
    table.hired = list(read.hired)
    table.given = tuple(read.given)
    table.drafts = list(read.drafts)
    table.proposals = list(read.proposals)
    table.promises = list(read.promises)
