"""Chapter 5: from the box to the first question; and a table put together again from a position."""

from __future__ import annotations

from typing import Any

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import SEASONS, SETS, box_for
from budokan.games.rising_sun.moves import Lead
from budokan.games.rising_sun.options import Options
from budokan.games.rising_sun.positions import check_state
from budokan.games.rising_sun.rules.seasons import Season
from budokan.games.rising_sun.state import Clan
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
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
    table.lay_out()
    table.order = list(range(seats))
    table.honour = list(range(seats))
    table.at = {province: [()] * seats for province in table.box.provinces}
    table.strongholds = {province: [0] * seats for province in table.box.provinces}
    table.beside = table.box.monsters


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


@frame
class Opening(Step):
    """RS-5.13, RS-5.15, RS-5.16: what lies on the board is told to all."""

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.SetChosen(table.box.season_set))
        table.tell(tell.ShrinesLaid(tuple(table.shrines)))
        return NOTHING


@frame
class TellDraft(Step):
    """RS-5.4: the order of choosing is told to all."""

    seats: tuple[Seat, ...]

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.DraftOrder(self.seats))
        return NOTHING


@frame
class ChooseClan(Question):
    """RS-5.1, RS-5.2: one of the clans that are left."""

    def ask(self, table: Table) -> Text:
        return Text("ask-clan", {"seat": SeatRef(self.seat)}, "RS-5.1")

    def options(self, table: Table) -> list[Move]:
        return [Lead(clan) for clan in table.box.clans if clan not in table.clans]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Lead), "a clan is chosen"
        return [TakeClan(self.seat, move.clan)]


@frame
class TakeClan(Step):
    """RS-1.16: ten figures, all in Reserve for now."""

    seat: Seat
    clan: Clan

    def resolve(self, table: Table) -> Frames:
        table.clans[self.seat] = self.clan
        figures = table.box.clans[self.clan].figures
        table.reserve[self.seat] = tuple(sorted(figure for figure, count in figures.items() for _ in range(count)))
        table.tell(tell.ClanTaken(self.seat, self.clan))
        return NOTHING


@frame
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
    table.restore(read)
    table.at = {place: table.at[place] for place in (*table.box.provinces, *table.shrines)}
    table.strongholds = {province: table.strongholds[province] for province in table.box.provinces}
    return table
