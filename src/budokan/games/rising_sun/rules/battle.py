"""Chapter 16: battles. Bids, the four War Advantages, the outcome, and reparations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import force, forceful_cards, is_immune, strongest
from budokan.games.rising_sun.box import ADVANTAGES, HIRE_RONIN, IMPERIAL_POETS, SEPPUKU, TAKE_HOSTAGE
from budokan.games.rising_sun.moves import Bid, Capture, Decline, OddCoin, UseAdvantage
from budokan.games.rising_sun.rules.gains import gain_vp, steal_vp
from budokan.games.rising_sun.rules.kills import Kill, die
from budokan.games.rising_sun.rules.moments import begin_moment, end_moment
from budokan.games.rising_sun.rules.open_questions import OpenBallot, OpenQuestion
from budokan.games.rising_sun.rules.promises import judge_bids
from budokan.games.rising_sun.rules.spoils import souls, win_token
from budokan.games.rising_sun.state import AdvantageNumber
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

DECLINE = Decline()
USE = UseAdvantage()
BIDS: Final[list[Move]] = [Bid(coins) for coins in range(40)]
"""Every usual bid, made once: a move never changes, and the same ones are offered in every battle."""


def battle(table: Table, fighters: tuple[Seat, ...]) -> Frames:
    """RS-16.1, RS-16.2, RS-16.9: who takes part is fixed now; then bids, advantages, outcome, poets, reparations."""
    table.fighters = fighters
    table.bids = [()] * table.seats
    table.hired = [0] * table.seats
    table.tell(tell.BattleBegan(table.battlefield, fighters))
    return [
        *[SealBids(fighters, advantage) for advantage in range(len(ADVANTAGES))],
        RevealBids(),
        Advantage(SEPPUKU),
        Advantage(TAKE_HOSTAGE),
        Advantage(HIRE_RONIN),
        BattleOutcome(),
    ]


@frame
class SealBids(OpenBallot):
    """RS-16.4, RS-16.7, RS-16.8: all participants at once, in secret, so many Coins on this advantage; the rest is kept."""

    advantage: AdvantageNumber

    def ask(self, table: Table) -> Text:
        province = WordRef(f"province-{table.battlefield}")
        return Text("ask-bid", {"advantage": word_of(self.advantage), "province": province}, "RS-16.4")

    def options(self, table: Table, seat: Seat) -> list[Move]:
        left = table.coins[seat] - sum(table.bids[seat])
        return BIDS[: left + 1] if left < len(BIDS) else [Bid(coins) for coins in range(left + 1)]

    def resolve(self, table: Table, answers: Mapping[Seat, Move]) -> Frames:
        for seat in self.seats:
            move = answers[seat]
            assert isinstance(move, Bid), "Coins are bid"
            table.bids[seat] = (*table.bids[seat], move.coins)
        return NOTHING


def word_of(advantage: int) -> WordRef:
    return WordRef(f"advantage-{ADVANTAGES[advantage]}")


@frame
class RevealBids(Step):
    """RS-16.5, RS-16.6, RS-24.5: all together; what was kept back is in the Reserve again."""

    def resolve(self, table: Table) -> Frames:
        table.revealed = True
        for seat in table.fighters:
            bid = table.bids[seat]
            table.coins[seat] -= sum(bid)
            table.tell(tell.BidRevealed(seat, bid[0], bid[1], bid[2], bid[3], table.coins[seat]))
        judge_bids(table)
        return NOTHING


def winner_of(table: Table, advantage: int) -> Seat:
    """RS-16.10, RS-16.11: the most Coins, a tie to the higher Honour of this moment; nobody without a Coin."""
    seats = [seat for seat in table.fighters if table.bids[seat][advantage]]
    return strongest(table, seats, [table.bids[seat][advantage] for seat in seats])


@frame
class Advantage(Step):
    """RS-16.9 to RS-16.12: settled in their order; the winner alone may use it."""

    advantage: AdvantageNumber

    def resolve(self, table: Table) -> Frames:
        end_moment(table)
        winner = winner_of(table, self.advantage)
        name = ADVANTAGES[self.advantage]
        if winner == NOBODY:
            table.tell(tell.AdvantageSkipped(name))
            return NOTHING
        table.tell(tell.AdvantageWon(winner, name))
        begin_moment(table)
        if self.advantage == TAKE_HOSTAGE:
            return [TakeHostage(winner, 0)] if hostages_allowed(table, winner) and captives(table, winner) else NOTHING
        return [MayUse(winner, self.advantage)] if is_of_use(table, winner, self.advantage) else NOTHING


def is_of_use(table: Table, seat: Seat, advantage: int) -> bool:
    """RS-16.17, RS-16.25: without a figure, a Ronin or a death an advantage gives nothing."""
    if advantage == SEPPUKU:
        return bool(table.at[table.battlefield][seat])
    if advantage == HIRE_RONIN:
        return ronin_of(table, seat) > 0
    return killed_here(table) > 0


def ronin_of(table: Table, seat: Seat) -> int:
    """RS-16.24, RS-19.3, RS-19.4: the Ronin held; for Koi each Coin kept back as well."""
    return table.ronin[seat] + (table.coins[seat] if table.leads("koi", seat) else 0)


def killed_here(table: Table) -> int:
    """RS-16.33: everybody who died in this battle."""
    return sum([len(figures) for figures in table.fallen])


@frame
class MayUse(OpenQuestion):
    """RS-16.12: the winner of an advantage carries it out or declines; declined, it is lost for everybody."""

    advantage: AdvantageNumber

    def ask(self, table: Table) -> Text:
        rulings = ("RS-16.13", "RS-16.18", "RS-16.24", "RS-16.33")
        advantage = word_of(self.advantage)
        return Text("ask-advantage", {"seat": SeatRef(self.seat), "advantage": advantage}, rulings[self.advantage])

    def choices(self, table: Table) -> list[Move]:
        return [USE, DECLINE]

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Decline):
            table.tell(tell.AdvantageDeclined(self.seat, ADVANTAGES[self.advantage]))
        elif self.advantage == SEPPUKU:
            commit_seppuku(table, self.seat)
        elif self.advantage == HIRE_RONIN:
            table.hired[self.seat] = ronin_of(table, self.seat) * table.box.advantage["hire-ronin"].force
            table.tell(tell.RoninHired(self.seat, table.hired[self.seat]))
        else:
            table.tell(tell.PoetsSang(self.seat, killed_here(table)))
            gain_vp(table, self.seat, killed_here(table) * table.box.advantage["imperial-poets"].vp)
        return NOTHING


def commit_seppuku(table: Table, seat: Seat) -> None:
    """RS-16.13 to RS-16.16, RS-2.16: all or nothing; 1 VP and Honour once for each figure."""
    figures = table.at[table.battlefield][seat]
    seppuku = table.box.advantage["seppuku"]
    table.tell(tell.SeppukuCommitted(seat, len(figures)))
    gain_vp(table, seat, len(figures) * seppuku.vp)
    die(table, seat, table.battlefield, tuple((seat, figure) for figure in figures))
    table.step_honour(seat, len(figures) * seppuku.honour)


def hostages_allowed(table: Table, seat: Seat) -> int:
    """RS-16.18, RS-20.13, RS-20.14: one, and one more for each copy of Respect."""
    respect = table.copies("respect", seat) * table.box.effect["respect"].figures
    return table.box.advantage["take-hostage"].figures + respect


def captives(table: Table, seat: Seat) -> list[Capture]:
    """RS-16.18, RS-16.20, RS-16.22: figures of others in the province that are no Daimyo."""
    here = table.at[table.battlefield]
    return [
        Capture(other, figure)
        for other in table.others(seat)
        for figure in dict.fromkeys(here[other])
        if not is_immune(table, figure)
    ]


@frame
class TakeHostage(OpenQuestion):
    """RS-16.18 to RS-16.22, RS-20.13: a figure is captured and 1 VP stolen; Respect allows more."""

    taken: int

    def ask(self, table: Table) -> Text:
        return Text("ask-hostage", {"seat": SeatRef(self.seat)}, "RS-20.13" if self.taken else "RS-16.18")

    def choices(self, table: Table) -> list[Move]:
        return [DECLINE, *captives(table, self.seat)]

    def chosen(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Capture):
            if not self.taken:
                table.tell(tell.AdvantageDeclined(self.seat, ADVANTAGES[TAKE_HOSTAGE]))
            return NOTHING
        table.lift(table.battlefield, move.target, move.figure)
        table.hostages[self.seat] = (*table.hostages[self.seat], (move.target, move.figure))
        table.tell(tell.HostageTaken(self.seat, move.target, move.figure))
        advantage = table.box.advantage["take-hostage"]
        steal_vp(table, self.seat, [move.target], advantage.vp)
        if self.taken >= advantage.figures:
            table.card_worked(self.seat, "respect")
        taken = self.taken + 1
        more = taken < hostages_allowed(table, self.seat) and captives(table, self.seat)
        return [TakeHostage(self.seat, taken)] if more else NOTHING


@frame
class BattleOutcome(Step):
    """RS-16.27 to RS-16.31: Force is counted anew; the losers' figures die, those of the winner's ally are spared."""

    def resolve(self, table: Table) -> Frames:
        begin_moment(table)
        province = table.battlefield
        fighters = list(table.fighters)
        forces = [force(table, seat, province) + table.hired[seat] for seat in fighters]
        winner = strongest(table, fighters, forces)
        table.tell(tell.BattleWon(winner, province, forces[fighters.index(winner)]))
        tell_what_added_force(table, winner, province)
        win_token(table, winner, in_battle=True)
        souls(table, winner, in_battle=True)
        victims = tuple(
            (seat, figure)
            for seat in fighters
            if seat != winner and not table.allied(seat, winner)
            for figure in table.at[province][seat]
        )
        return [Kill(winner, province, victims), Advantage(IMPERIAL_POETS), Reparations(winner)]


def tell_what_added_force(table: Table, seat: Seat, province: str) -> None:
    """RS-20.3, RS-20.4, RS-20.9, RS-21.17: tell which cards and Monsters the victor owed more than printed Force to."""
    if table.heard is None:
        return
    for card in dict.fromkeys(table.cards[seat]):
        if card in forceful_cards(table, seat, province):
            table.card_worked(seat, card)


@frame
class Reparations(Step):
    """RS-16.32, RS-16.35 to RS-16.39: losers' bids to the bank, the victor's to the losers in equal shares."""

    winner: Seat

    def resolve(self, table: Table) -> Frames:
        end_moment(table)
        losers = [seat for seat in table.others(self.winner) if seat in table.fighters]
        for seat in losers:
            if sum(table.bids[seat]):
                table.tell(tell.BidPaid(seat, sum(table.bids[seat])))
        share, odd = divmod(sum(table.bids[self.winner]), len(losers))
        if share:
            for seat in losers:
                table.coins[seat] += share
                table.tell(tell.ReparationsPaid(self.winner, seat, share))
        return [GiveOddCoin(self.winner, tuple(losers), odd), EndOfBattle()] if odd else [EndOfBattle()]


@frame
class GiveOddCoin(OpenQuestion):
    """RS-16.37, RS-16.38: the victor decides which losers receive one Coin more, each at most one."""

    losers: tuple[Seat, ...]
    left: int

    def ask(self, table: Table) -> Text:
        return Text("ask-odd-coin", {"seat": SeatRef(self.seat), "count": self.left}, "RS-16.37")

    def choices(self, table: Table) -> list[Move]:
        return [OddCoin(seat) for seat in self.losers]

    def chosen(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, OddCoin), "an odd Coin is given"
        table.coins[move.target] += 1
        table.tell(tell.ReparationsPaid(self.seat, move.target, 1))
        losers = tuple(seat for seat in self.losers if seat != move.target)
        return [GiveOddCoin(self.seat, losers, self.left - 1)] if self.left > 1 else NOTHING


@frame
class EndOfBattle(Step):
    """RS-16.34: the dead go to their Reserves."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            for figure in table.fallen[seat]:
                table.send_home(seat, figure)
            table.fallen[seat] = ()
        table.fighters = ()
        table.bids = [()] * table.seats
        table.hired = [0] * table.seats
        return NOTHING
