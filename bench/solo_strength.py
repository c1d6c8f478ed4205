"""How the hero fares alone: every foe in solo play, the foes of co-operative play and every horde, in one table.

    python -m bench.solo_strength [--games 200] [--bots sensei] [--kept FILE] [NAME ...]

A NAME is a row of the table: `solo:ninja`, `coop:3`, `horde:nightmare`, or only the part before the colon for all of them.
Every game is written to the file of results as it ends, and one that is there already is not played again: stop it whenever you
like and start it again. Games are dealt as `budokan sim` deals them, so that each can be seen again with its number.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import get_args

from bench.resumable import Results

from budokan.games.senjutsu.options import FoeKind
from budokan.lab.intervals import wilson
from budokan.lab.simulate import Deal, Played, play_one

SEED = "1"


def rows() -> dict[str, Deal]:
    """Everything that can be fought with the limits as they are."""
    found = {f"solo:{kind}": Deal("senjutsu", 1, SEED, "solo", {"foes": (kind,)}) for kind in get_args(FoeKind)}
    found["solo:four-at-once"] = Deal("senjutsu", 1, SEED, "solo", {"foes": ("samurai-boss", *["katana-ashigaru"] * 3)})
    found["solo:nightmare"] = Deal("senjutsu", 1, SEED, "solo", {"nightmare": True})
    found["solo:beta"] = Deal("senjutsu", 1, SEED, "solo", {"edition": "beta-v7"})
    found |= {f"coop:{seats}": Deal("senjutsu", seats, SEED, "coop") for seats in (2, 3, 4)}
    hordes = ("plain", "nightmare", "ultimate", "fallen-lord")
    return found | {f"horde:{kind}": Deal("senjutsu", 1, SEED, "horde", {"horde": kind}) for kind in hordes}


def chosen(names: list[str]) -> dict[str, Deal]:
    """The rows that were asked for; all of them if none was named."""
    everything = rows()
    unknown = [name for name in names if name not in everything and not any(row.startswith(f"{name}:") for row in everything)]
    if unknown:
        sys.exit(f"unknown: {', '.join(unknown)}; known: {', '.join(everything)}")
    return {row: deal for row, deal in everything.items() if not names or row in names or row.partition(":")[0] in names}


def line_of(row: str, played: list[Played]) -> str:
    """One row: games, failures, how often the heroes won with its 95 % interval, and in a horde how many waves were beaten."""
    ended = [one for one in played if one.ended]
    won = sum(bool(one.winners) for one in ended)
    low, high = wilson(won, len(ended)) if ended else (0.0, 1.0)
    length = sum(one.decisions for one in ended) / max(1, len(ended))
    text = f"{row:<24}{len(played):>6}{len(played) - len(ended):>9}{100 * won / max(1, len(ended)):>8.1f} %"
    text += f"{100 * low:>7.1f} to {100 * high:<6.1f}{length:>9.0f}"
    if row.startswith("horde:"):
        waves = Counter(int(one.scores[0]) for one in ended)
        results = Counter(one.side for one in ended)
        text += "   waves " + " ".join(f"{wave}:{waves[wave]}" for wave in sorted(waves))
        text += "   " + " ".join(f"{name} {count}" for name, count in sorted(results.items()))
    return text


def main() -> int:
    asked = argparse.ArgumentParser(
        prog="bench.solo_strength", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    asked.add_argument("names", nargs="*", metavar="NAME")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--bots", default="sensei", help="who leads the heroes")
    asked.add_argument("--kept", type=Path, default=Path("alone.jsonl"), help="the file of results")
    given = asked.parse_args()
    results = Results(given.kept)
    failures = 0
    one_sided: list[str] = []
    print(f"{'':<24}{'games':>6}{'failures':>9}{'won':>10}{'95 %':>16}{'decisions':>11}", flush=True)
    for row, deal in chosen(given.names).items():
        played = [
            results.game(row, given.bots, n, partial(play_one, deal, [given.bots] * deal.seats, n)) for n in range(given.games)
        ]
        failed = [f"  game {number}: {one.failure or 'too long'}" for number, one in enumerate(played) if not one.ended]
        failures += len(failed)
        won = sum(bool(one.winners) for one in played if one.ended)
        if won in (0, len(played) - len(failed)):
            one_sided.append(row)
        print(line_of(row, played), *failed, sep="\n", flush=True)
    print(f"failures: {failures}; always lost or always won: {', '.join(one_sided) or 'none'}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
