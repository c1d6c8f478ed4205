"""Plays golden games that are missing and renews those that go another way, and says in words what has changed.

    PYTHONPATH=. python tools/golden.py                every golden game
    PYTHONPATH=. python tools/golden.py ken senjutsu   those whose name (game/name) begins so

A game that goes another way is renewed only if the number of its rules was raised; its old record stays under the old number.
"""

from __future__ import annotations

import sys

from tests.golden.plan import PLAN
from tests.support.golden import renew


def main(wanted: tuple[str, ...]) -> int:
    refused = changed = 0
    chosen = [golden for golden in PLAN if not wanted or str(golden).startswith(wanted)]
    for golden in chosen:
        done = renew(golden)
        if done.words:
            print(done.words, flush=True)
        refused += done.refused
        changed += bool(done.words) and not done.refused
    print(f"{len(chosen)} golden games: {changed} played, renewed or told anew, {refused} refused, the rest hold as they are")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main(tuple(sys.argv[1:])))
