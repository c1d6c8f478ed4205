"""Long random play: thousands of games of every kind, each checked at every decision. Stops at the first fault, with its seed.

python tools/soak.py --minutes 20 --seed 1
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.contract.secrets import leak
from tests.support.contract import Case, cases, steps

from budokan import Luck


def check_game(case: Case, seed: int, luck: Luck) -> int:
    """One game with everything checked; the number of its decisions."""
    decisions = 0
    whole: list[str] | None = None
    for table, seat, move in steps(case, seed, listen=True):
        whole = whole or table.components()
        assert table.components() == whole, "a component is lost or doubled"
        assert case.game.moves.parse(str(move)) == move, f"{move} does not parse"
        if decisions % 7 == 0:
            assert leak(table, seat, luck) == "", "a seat is sent what it may not know"
            assert case.game.set_up(table.position()).digest() == table.digest(), "a position does not survive"
        decisions += 1
        assert decisions <= case.game.length, "the game is longer than declared"
    return decisions


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--minutes", type=float, default=10.0)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    until = time.monotonic() + 60 * given.minutes
    luck = Luck(given.seed, "soak")
    games = decisions = 0
    while time.monotonic() < until:
        for case in cases():
            seed = luck.draw()
            try:
                decisions += check_game(case, seed, luck)
            except Exception:
                print(f"{case}, seed {seed}: failed after {games} games", file=sys.stderr)
                raise
            games += 1
    print(f"{games} games, {decisions} decisions, no fault")
    return 0


if __name__ == "__main__":
    sys.exit(main())
