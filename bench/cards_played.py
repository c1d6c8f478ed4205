"""Which ability cards of Senjutsu somebody played, and which nobody ever did.

    python bench/cards_played.py [--games 40] [--edition final]

Every character fights so many duels against characters drawn by lot, half of them with decks drawn from all that he may own, so
that no card is left out because no ready-made deck holds it. One of two players moves at random: he plays what nobody would.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import budokan
from budokan.games.senjutsu.cards import all_cards, all_characters
from budokan.games.senjutsu.events import InstantPlayed, Reacted, Replaced, Revealed
from budokan.lab.simulate import seat_bots
from budokan.players.runner import play_out

PLAYED = (Revealed, Replaced, InstantPlayed, Reacted)
BY_LOT = "by-lot"


def cards_played(who: str, number: int, edition: str) -> Counter[str]:
    """One duel: how often each card was shown, added or answered with."""
    game = budokan.game("senjutsu")
    decks = BY_LOT if number % 2 else "ready-made"
    table = game.new(2, number, "duel", listen=True, characters=(who, BY_LOT), other_decks=decks, edition=edition)
    bots = ["uniform", "greedy"] if number % 4 < 2 else ["greedy", "uniform"]
    play_out(table, seat_bots(game, bots, number), game.length)
    return Counter(told.event.card for told in table.heard or () if isinstance(told.event, PLAYED))


def main() -> int:
    asked = argparse.ArgumentParser(
        prog="bench/cards_played.py", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    asked.add_argument("--games", type=int, default=40, help="duels of each character")
    asked.add_argument("--edition", default="final", choices=("final", "beta-v7"))
    given = asked.parse_args()
    persons = [one.id for one in all_characters() if one.id != "hachiko"]
    played: Counter[str] = Counter()
    for who in persons:
        for number in range(given.games):
            played += cards_played(who, number, given.edition)
        print(f"{who:<16}{len(played):>5} cards so far", flush=True)
    ability = [card.id for card in all_cards()]
    never = [card for card in ability if not played[card]]
    print(f"{len(ability) - len(never)} of {len(ability)} cards played; never: {', '.join(never) or 'none'}")
    return 1 if never else 0


if __name__ == "__main__":
    sys.exit(main())
