"""Chapters 6 and 17: the seasons, seasonal set-up and clean-up."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.box import SEASONS, WINTER
from budokan.games.rising_sun.rules.deals import close_talks
from budokan.games.rising_sun.rules.hostages import return_hostages
from budokan.games.rising_sun.rules.politics import PoliticalPhase
from budokan.games.rising_sun.rules.tea import TeaCeremony
from budokan.games.rising_sun.rules.war import WarPhase
from budokan.games.rising_sun.rules.winter import Winter
from budokan.games.rising_sun.state import SeasonNumber
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame


@frame
class Season(Step):
    """RS-6.1 to RS-6.3: set-up in four steps, Tea Ceremony, Political Phase, War Phase, clean-up; then the next season."""

    season: SeasonNumber

    def resolve(self, table: Table) -> Frames:
        if self.season == WINTER:
            return [Winter()]
        table.season = self.season
        table.phase = "set-up"
        table.tell(tell.SeasonBegan(SEASONS[self.season]))
        announce_wars(table)
        lay_out_cards(table)
        take_income(table)
        return_hostages(table)
        return [TeaCeremony(), PoliticalPhase(), WarPhase(), CleanUp(), Season(self.season + 1)]


def announce_wars(table: Table) -> None:
    """RS-6.4, RS-6.5: players plus two tokens of the season's pile, left to right; the others are out of the game."""
    pile = table.pile(table.season)
    wars = table.box.wars[table.seats]
    table.piles[table.season] = []
    table.wars = pile[:wars]
    table.war = NOBODY
    table.spent += [(table.season, province) for province in pile[wars:]]
    table.tell(tell.WarsAnnounced(tuple(table.wars)))


def lay_out_cards(table: Table) -> None:
    """RS-6.7, RS-6.8: what was not sold leaves the game; the twelve cards of this season lie open."""
    table.unsold += table.display
    table.display = list(table.box.season_cards[table.season])
    table.tell(tell.CardsLaidOut(tuple(table.display)))


def take_income(table: Table) -> None:
    """RS-6.10, RS-6.13: the Seasonal Income of each clan, all at once; nobody holds Coins before, so nobody is richer."""
    for seat in table.order:
        coins = table.box.clans[table.clans[seat]].income
        table.coins[seat] += coins
        table.tell(tell.IncomeTaken(seat, coins))


@frame
class CleanUp(Step):
    """RS-17.1 to RS-17.7: Coins and Ronin to the bank, worshippers home, all ten tiles shuffled."""

    def resolve(self, table: Table) -> Frames:
        close_talks(table)
        table.phase = "clean-up"
        table.coins = [0] * table.seats
        table.ronin = [0] * table.seats
        for kami in table.shrines:
            for seat in range(table.seats):
                for figure in table.at[kami][seat]:
                    table.send_home(seat, figure)
                table.at[kami][seat] = ()
        table.deck = sorted([*table.tiles(), *[tile for _, tile, _ in table.track]])
        table.luck.shuffle(table.deck)
        table.hands = []
        table.track = []
        table.wars = []
        table.war = NOBODY
        table.tell(tell.CleanedUp(SEASONS[table.season]))
        return NOTHING
