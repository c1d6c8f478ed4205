"""The kits of PettingZoo, Gymnasium and OpenSpiel at length: `python -m tests.adapters.kits --steps 10000`, a part of the soak.

Every game, mode and number of seats; ends with 1 if a kit finds a fault.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from importlib.util import find_spec

import budokan


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--steps", type=int, default=10_000)
    reader.add_argument("--cycles", type=int, default=300)
    reader.add_argument("--only", default="", help="those whose name begins so")
    given = reader.parse_args()
    if find_spec("pettingzoo") is None or find_spec("pyspiel") is None:
        print("the extras budokan[research] and budokan[openspiel] are not installed: the kits were put to no door")
        return 0
    from tests.support.kits import doors, play_by_mask, put_to_gymnasium, put_to_pettingzoo  # needs the extra
    from tests.support.spiel import loaded, put_to_random_play, put_to_resampling

    faults = 0
    for door in doors():
        if not str(door).startswith(given.only):
            continue
        try:
            put_to_pettingzoo(door, given.cycles)
            put_to_gymnasium(door)
            game = budokan.game(door.game)
            for at_once in (True, False):
                put_to_random_play(game, door.mode, door.seats, at_once=at_once)
                put_to_resampling(loaded(game, door.mode, door.seats, at_once=at_once), 200, seed=7)
            games = play_by_mask(door, given.steps, seed=7)
            print(f"{door}: the kits hold; {given.steps} steps by the mask, {games} games", flush=True)
        except Exception:  # goes on with the others, and says all at the end
            faults += 1
            print(f"{door}:\n{traceback.format_exc()}", flush=True)
    print(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
