"""Blunders that a player at the table sees, counted for each hundred occasions.

    python -m bench.blunders GAME [--bots novice,greedy,sensei] [--games 20] [--seed 1] [--json]

Every seat of a game is held by bots of one level. A watcher of the game looks at each decision before it is made and says of
which blunders it was an occasion, and which of them it made. Who watches sees the whole table; the bots do not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator

import budokan
from budokan.games.ken.abilities import income
from budokan.games.ken.rules.groups import UNDEFENDED, FormDefence
from budokan.games.ken.table import Table as KenTable
from budokan.games.rising_sun import events as sun
from budokan.games.rising_sun.talk_moves import Accept, DraftOpen, DraftPrivate
from budokan.games.samurai_sword.instinct.choosing import LAID
from budokan.games.samurai_sword.moves import EndPlay, Play, PlayOn
from budokan.games.samurai_sword.table import Table as SwordTable
from budokan.games.senjutsu import events as fight
from budokan.games.senjutsu.instinct.duel import Duel, outlook_for
from budokan.games.senjutsu.moves import Choose
from budokan.games.senjutsu.rules.turn import ChooseCards
from budokan.games.senjutsu.table import Table as FightTable
from budokan.kernel.events import Event
from budokan.kernel.moves import Move
from budokan.kernel.table import Table
from budokan.kernel.texts import Seat
from budokan.lab.simulate import seat_bots
from budokan.players.runner import decide

DEAR = 4
"""Coins on the poets for each VP they sing that are too many."""

Seen = tuple[str, bool]
"""An occasion by its name, and whether the blunder was made."""


class Watcher:
    """Looks at one game."""

    def before(self, table: Table, seat: Seat, move: Move) -> Iterator[Seen]:
        """A decision that is about to be made."""
        yield from ()

    def told(self, event: Event) -> Iterator[Seen]:
        """Something that has happened."""
        yield from ()


class SamuraiSword(Watcher):
    def before(self, table: Table, seat: Seat, move: Move) -> Iterator[Seen]:
        assert isinstance(table, SwordTable), "it watches its own game"
        if isinstance(move, PlayOn) and move.card == "breathing":
            yield "breathing at full resilience", table.resilience[seat] == table.full_resilience(seat)
        if isinstance(move, EndPlay):
            left = any(isinstance(one, Play) and one.card in LAID for one in table.options(seat))
            yield "a useful property kept in hand at the end", left


class RisingSun(Watcher):
    def __init__(self) -> None:
        self.bids: dict[Seat, sun.BidRevealed] = {}
        self.taken: Seat | None = None

    def before(self, table: Table, seat: Seat, move: Move) -> Iterator[Seen]:
        if isinstance(move, DraftOpen | DraftPrivate):
            yield "a deal worded and not struck", True
        if isinstance(move, Accept):
            yield "a deal worded and not struck", False

    def told(self, event: Event) -> Iterator[Seen]:
        if isinstance(event, sun.BattleBegan):
            self.bids = {}
        if isinstance(event, sun.BidRevealed):
            self.bids[event.seat] = event
        if isinstance(event, sun.SeppukuCommitted) and self.paid(event.seat, "seppuku"):
            yield "seppuku paid for and declined", False
        if isinstance(event, sun.AdvantageDeclined) and event.advantage == "seppuku" and self.paid(event.seat, "seppuku"):
            yield "seppuku paid for and declined", True
        if isinstance(event, sun.PoetsSang) and self.paid(event.seat, "poets"):
            yield "poets paid too dearly", self.paid(event.seat, "poets") >= DEAR * max(1, event.vp)

    def paid(self, seat: Seat, advantage: str) -> int:
        bid = self.bids.get(seat)
        return int(getattr(bid, advantage)) if bid is not None else 0


class Ken(Watcher):
    def before(self, table: Table, seat: Seat, move: Move) -> Iterator[Seen]:
        assert isinstance(table, KenTable), "it watches its own game"
        asked = table.decision
        if isinstance(asked, FormDefence) and asked.seat == seat and not asked.front and not asked.commanders:
            place = table.pieces[table.battles[asked.battle].place]
            earned = income(table, seat)
            if earned and table.box.green[place.card] >= earned:
                yield "the only income left undefended", move == UNDEFENDED


class Senjutsu(Watcher):
    def before(self, table: Table, seat: Seat, move: Move) -> Iterator[Seen]:
        assert isinstance(table, FightTable), "it watches its own game"
        if not isinstance(table.decision, ChooseCards) or not isinstance(move, Choose):
            return
        useful = {one.card for one in table.options(seat) if isinstance(one, Choose) and is_useful(table, seat, one.card)}
        if useful:
            yield "neither the strike nor the block at hand", move.card not in useful

    def told(self, event: Event) -> Iterator[Seen]:
        if isinstance(event, fight.Struck | fight.Missed):
            yield "a strike at nobody", isinstance(event, fight.Missed)


def is_useful(table: FightTable, seat: Seat, card: str) -> bool:
    """Whether a card could strike somebody where they stand, or stop who stands there."""
    if card not in table.box.sheets:
        return False
    outlook = outlook_for(table, seat, card)
    stakes = [Duel(table, seat, other).mine(outlook) for other in table.opponents(seat)]
    return any(stake.harm > 0 or stake.shuts for stake in stakes)


WATCHERS: dict[str, type[Watcher]] = {
    "samurai-sword": SamuraiSword,
    "rising-sun": RisingSun,
    "ken": Ken,
    "senjutsu": Senjutsu,
}


def watch(name: str, level: str, number: int) -> tuple[Counter[str], Counter[str]]:
    """One game: the occasions, and the blunders among them."""
    game = budokan.game(name)
    seats = next(iter(game.modes.values()))[-1] if name != "samurai-sword" else 5
    table = game.new(seats, number, listen=True)
    bots = seat_bots(game, [level] * table.seats, number)
    watcher, occasions, made = WATCHERS[name](), Counter[str](), Counter[str]()

    def note(found: Iterator[Seen]) -> None:
        for what, blundered in found:
            occasions[what] += 1
            made[what] += blundered

    heard = 0
    for _ in range(game.length):
        if table.outcome is not None:
            break
        seat = table.waiting[0]
        before = table.copy()
        decide(table, seat, bots[seat])
        _, move = table.decisions()[-1]
        note(watcher.before(before, seat, move))
        told = table.heard or []
        for one in told[heard:]:
            note(watcher.told(one.event))
        heard = len(told)
    return occasions, made


def main() -> int:
    asked = argparse.ArgumentParser(prog="bench.blunders", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("game", choices=sorted(WATCHERS))
    asked.add_argument("--bots", default="novice,student,greedy,sensei,master", help="the levels, one after the other")
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    figures: dict[str, dict[str, dict[str, float]]] = {}
    for level in given.bots.split(","):
        occasions, made = Counter[str](), Counter[str]()
        for number in range(given.games):
            some, blundered = watch(given.game, level, given.seed * 10_000 + number)
            occasions += some
            made.update(blundered)
        figures[level] = {
            what: {"occasions": count, "blunders": made[what], "per_hundred": round(100 * made[what] / count, 1)}
            for what, count in sorted(occasions.items())
        }
        if not given.json:
            for what, one in figures[level].items():
                print(
                    f"{level:<8} {what:<45} {one['blunders']:>5} of {one['occasions']:<5} {one['per_hundred']:>5} in 100",
                    flush=True,
                )
    if given.json:
        print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
