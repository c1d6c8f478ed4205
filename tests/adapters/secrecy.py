"""Secrecy at the doors, at length: `python -m tests.adapters.secrecy --moments 2000`, a part of the soak.

So many moments of every game, over all its modes, numbers of players and options: what an agent is given is the same before and
after everything hidden from it is dealt anew. Ends with 1 if anything leaks.
"""

from __future__ import annotations

import argparse
import sys
from itertools import cycle, islice

import budokan
from budokan.kernel.luck import Luck
from tests.support.contract import cases
from tests.support.observed import leak, moments

EACH = 25
"""Moments of one game at the table, before another way to play has its turn."""


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--moments", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    leaks = 0
    for name in budokan.games():
        luck, seen = Luck(given.seed, f"redeals {name}"), 0
        for number, case in enumerate(cycle([one for one in cases() if one.game.name == name])):
            for table, seat in islice(moments(case, given.seed + number, every=3 + number % 5), EACH):
                told = leak(case, table, seat, luck)
                seen += 1
                if told:
                    leaks += 1
                    print(f"{case}, seed {given.seed + number}, decision {len(table.decisions())}: {told}", flush=True)
            if seen >= given.moments:
                break
        print(f"{name}: {seen} moments", flush=True)
    print(f"{leaks} leaks")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
