"""How even the starters of Ken il Guerriero are: every two of them, base and advanced game, both starts, in one table.

    python -m bench.starters [--games 100] [--bots sensei] [--kept FILE] [NAME ...]

A NAME is a row of the table or the beginning of one: `duel:hand:hokuto-nanto`, `advanced:present`, `duel`. Every game has a
deal of its own; each deck sits in either seat and is first as often as second. Every game is written to the file of results
as it ends, and one that is there already is not played again.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from itertools import combinations, product
from pathlib import Path

from bench.resumable import Results

from budokan.lab.intervals import wilson
from budokan.lab.simulate import Deal, Played, play_one

SEED = "1"
STARTERS = ("hokuto", "nanto", "cento")
ROWS = tuple(
    f"{mode}:{start}:{a}-{b}"
    for mode, start, (a, b) in product(("duel", "advanced"), ("hand", "present"), combinations(STARTERS, 2))
)


def decks_of(row: str, number: int) -> tuple[str, str]:
    """The decks by seat: they change places after every second game."""
    one, other = row.rpartition(":")[2].split("-")
    return (other, one) if number // 2 % 2 else (one, other)


def play(row: str, bot: str, number: int) -> Played:
    """One game of a row; the seats are first by turns."""
    mode, start, _ = row.split(":")
    first, second = decks_of(row, number)
    options = {"deck_0": first, "deck_1": second, "first_player": f"seat-{number % 2}", "start": start}
    return play_one(Deal("ken", 2, SEED, mode, options), [bot] * 2, number)


def won_by_first_deck(row: str, number: int, played: Played) -> float:
    """The share of the victory that went to the deck named first in the row."""
    seat = decks_of(row, number).index(row.rpartition(":")[2].split("-")[0])
    return 1 / len(played.winners) if seat in played.winners else 0.0


def line_of(row: str, games: list[Played]) -> str:
    """One row: games, failures, the first deck's share with its 95 % interval, the beginner's share, the length, the ends."""
    ended = [(number, one) for number, one in enumerate(games) if one.ended]
    won = sum(won_by_first_deck(row, number, one) for number, one in ended)
    low, high = wilson(round(won), len(ended))
    began = sum(number % 2 in one.winners for number, one in ended) / max(1, len(ended))
    lengths = sorted(one.decisions for _, one in ended) or [0]
    ways = sorted({one.way for _, one in ended})
    ends = " ".join(f"{way} {sum(one.way == way for _, one in ended)}" for way in ways)
    share = won / max(1, len(ended))
    text = f"{row:<32}{len(games):>5}{len(games) - len(ended):>9}{100 * share:>8.1f} %{100 * low:>7.1f} to {100 * high:<6.1f}"
    return f"{text}{100 * began:>7.1f} %{lengths[len(lengths) // 2]:>8}   {ends}"


def main() -> int:
    asked = argparse.ArgumentParser(prog="bench.starters", description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("names", nargs="*", metavar="NAME")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--bots", default="sensei", help="who plays both decks")
    asked.add_argument("--kept", type=Path, default=Path("starters.jsonl"), help="the file of results")
    given = asked.parse_args()
    chosen = [row for row in ROWS if not given.names or row.startswith(tuple(given.names))]
    if not chosen:
        sys.exit(f"unknown: {', '.join(given.names)}; known: {', '.join(ROWS)}")
    results = Results(given.kept)
    failures = 0
    print(f"{'':<32}{'games':>5}{'failures':>9}{'first':>10}{'95 %':>16}{'began':>9}{'length':>8}   ends", flush=True)
    for row in chosen:
        games = [results.game(row, given.bots, n, partial(play, row, given.bots, n)) for n in range(given.games)]
        failures += sum(not one.ended for one in games)
        print(line_of(row, games), flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
