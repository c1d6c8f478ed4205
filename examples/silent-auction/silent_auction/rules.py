"""Chapters 2 and 3: a lot is uncovered, coins are laid in secret, the highest buys; then who has the most wins.

A rule returns what happens next; it never calls the future.
"""

from __future__ import annotations

from collections.abc import Mapping

from budokan.kernel.frames import NOTHING, Ballot, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.outcome import Outcome
from budokan.kernel.texts import Seat, SeatRef, Text
from silent_auction.events import Laid, Looked, LookedSecretly, Sold, Uncovered
from silent_auction.moves import Lay, Leave, Look
from silent_auction.table import AuctionTable


@frame
class NextLot(Step):
    """SA-2.1: the next lot is uncovered; if none is left the game is over."""

    def resolve(self, table: AuctionTable) -> Frames:
        if not table.covered:
            return [Count()]
        table.lot = table.covered.pop()
        table.tell(Uncovered(table.lot))
        return [LayCoins(tuple(range(table.seats)))]


@frame
class LayCoins(Ballot):
    """SA-2.2: everybody lays a coin in secret."""

    def ask(self, table: AuctionTable) -> Text:
        return Text("ask-lay", {"lot": table.lot}, "SA-2.2")

    def options(self, table: AuctionTable, seat: Seat) -> list[Move]:
        return [Lay(coin) for coin in sorted(table.hands[seat])]

    def resolve(self, table: AuctionTable, answers: Mapping[Seat, Move]) -> Frames:
        laid = tuple(move.coin for _, move in sorted(answers.items()) if isinstance(move, Lay))
        return [TurnOver(laid)]


@frame
class TurnOver(Step):
    """SA-2.3: the coins are turned over, the highest buys the lot, and all of them are spent."""

    coins: tuple[int, ...]

    def resolve(self, table: AuctionTable) -> Frames:
        for seat, coin in enumerate(self.coins):
            table.hands[seat].remove(coin)
            table.spent.append(coin)
            table.tell(Laid(seat, coin))
        buyer = self.coins.index(max(self.coins))
        table.lots[buyer].append(table.lot)
        table.tell(Sold(buyer, table.lot))
        table.lot = 0
        worth_a_look = len(table.covered) > 1 and buyer not in table.lookers
        return [MayLook(buyer), NextLot()] if worth_a_look else [NextLot()]


@frame
class MayLook(Question):
    """SA-2.4: who has bought may look at the lot that is sold last."""

    def ask(self, table: AuctionTable) -> Text:
        return Text("ask-look", {"seat": SeatRef(self.seat)}, "SA-2.4")

    def options(self, table: AuctionTable) -> list[Move]:
        return [Look(), Leave()]

    def answer(self, table: AuctionTable, move: Move) -> Frames:
        if isinstance(move, Look):
            table.lookers.append(self.seat)
            table.tell(Looked(self.seat, table.covered[0]), (self.seat,), LookedSecretly(self.seat))
        return NOTHING


@frame
class Count(Step):
    """SA-3.1, SA-3.2: the most points win; who has as many wins as well."""

    def resolve(self, table: AuctionTable) -> Frames:
        points = [table.points(seat) for seat in range(table.seats)]
        most = max(points)
        winners = tuple(seat for seat in range(table.seats) if points[seat] == most)
        side = f"seat-{winners[0]}" if len(winners) == 1 else "several"
        table.finish(Outcome(winners, tuple(map(float, points)), "outcome-points", side=side, way="points"))
        return NOTHING


def pool() -> list[str]:
    """Everything that should happen over enough games, by the tests of the house."""
    return []
