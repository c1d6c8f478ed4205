"""How a checkpoint fares against a level of ours: python examples/learning/measure.py samurai.npz novice --pairings 200

As on the ladder, where the same agent plays by agent.py: a pairing is one deal played twice, the sides divided between the
two and then the other way round. Here it is asked in this very process, about redeals, which is quicker than a program for
every seat.
"""

import argparse

from network import Network

import budokan
from budokan.adapters.actions import actions
from budokan.adapters.observations import observations
from budokan.kernel.luck import Luck
from budokan.lab.intervals import wilson
from budokan.lab.ladder import divide
from budokan.players.bots import bot_named
from budokan.players.runner import play_out


class Learned:
    """A bot of ours that asks the network."""

    def __init__(self, network, luck):
        self.network, self.luck = network, luck
        game = budokan.game(network.game)
        self.numbers, self.seen = actions(game, network.mode), observations(game, network.mode)

    def choose(self, perspective):
        table, seat = perspective.sample(self.luck), perspective.seat
        numbers = self.numbers.numbers(table, seat)
        return perspective.options[numbers.index(self.network.choose(self.seen.observe(table, seat), numbers))]


def measure(network, level, seats=3, pairings=200, seed=1, tell=print):
    """How many pairings were decided, and how many of them the network has won."""
    game, won, decided, wins = budokan.game(network.game), 0, 0, 0.0
    for number in range(pairings):
        dealt, scores = Luck(seed, f"series {number}").draw(), [0.0, 0.0]
        for swapped in (0, 1):
            table = game.new(seats, dealt, network.mode)
            who = [bot ^ swapped for bot in divide(table, number)]
            learned = Learned(network, Luck(dealt, "learned"))
            play_out(table, [bot_named(level, game, dealt, s) if bot else learned for s, bot in enumerate(who)], game.length)
            for seat in table.outcome.winners:
                scores[who[seat]] += 1 / len(table.outcome.winners)
        wins += scores[0]
        decided, won = decided + (scores[0] != scores[1]), won + (scores[0] > scores[1])
    low, high = wilson(won, decided)
    tell(
        f"against {level}: {won} of {decided} decided pairings, {won / max(1, decided):.1%} ({low:.1%} to {high:.1%}), "
        f"{wins / (2 * pairings):.1%} of {2 * pairings} games"
    )
    return won, decided


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("checkpoint")
    reader.add_argument("level", nargs="+")
    reader.add_argument("--seats", type=int, default=3)
    reader.add_argument("--pairings", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    for level in given.level:
        measure(Network.load(given.checkpoint), level, given.seats, given.pairings, given.seed)


if __name__ == "__main__":
    main()
