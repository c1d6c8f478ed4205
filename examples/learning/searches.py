"""OpenSpiel's searches against ours, with the same processor time for every move.

python examples/learning/searches.py ken --search ismcts --seconds 0.5 --pairings 10

A pairing is one deal played twice, sides changed. OpenSpiel's search never has the table: it thinks about redeals, as ours
does. `mcts` takes four of them one after the other and adds up how often each move was tried; `ismcts` deals anew for every
simulation.
"""

import argparse
import time

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import budokan
from budokan.adapters.moment import Plan
from budokan.adapters.openspiel import game_from
from budokan.kernel.luck import Luck
from budokan.lab.intervals import wilson
from budokan.players.runner import play_out
from budokan.players.search import Search
from budokan.players.thought import Budget

WORLDS, CURIOSITY, FIRST = 4, 2.0, 8


class Spiel:
    """A bot of ours that asks a search of OpenSpiel. How many simulations fit into its time it learns from the last move."""

    def __init__(self, game, search, seconds, seed):
        self.found = game_from(Plan(game, at_once=False))
        self.search, self.seconds = search, seconds
        self.luck, self.random = Luck(seed, "spiel"), np.random.RandomState(seed % 2**32)
        self.rollout = mcts.RandomRolloutEvaluator(1, self.random)
        self.rate = FIRST / seconds
        self.simulations = self.spent = self.moves = 0

    def choose(self, perspective):
        if len(perspective.options) == 1:
            return perspective.options[0]
        began = time.process_time()
        worlds = 1 if self.search == "ismcts" else WORLDS
        count = max(2 * worlds, int(self.rate * self.seconds))
        state = self.found.at(perspective.sample(self.luck))
        if self.search == "ismcts":
            number = ismcts.ISMCTSBot(self.found, self.rollout, CURIOSITY, count, random_state=self.random).step(state)
        else:
            tried = {}
            for _ in range(worlds):
                bot = mcts.MCTSBot(self.found, CURIOSITY, count // worlds + 1, self.rollout, random_state=self.random)
                for child in bot.mcts_search(self.found.at(perspective.sample(self.luck))).children:
                    tried[child.action] = tried.get(child.action, 0) + child.explore_count
            number = max(tried, key=tried.get)
        spent = time.process_time() - began
        self.rate = count / spent
        self.simulations, self.spent, self.moves = self.simulations + count, self.spent + spent, self.moves + 1
        return self.found.plan.actions.move(state.moment.table, perspective.seat, number)


def compare(name, search="ismcts", seconds=0.5, pairings=10, seed=1, limit=None, tell=print):
    """How many pairings ours has won and lost."""
    game = budokan.game(name)
    won = lost = 0
    for number in range(pairings):
        score, dealt = 0, Luck(seed, f"pairing {number}").draw()
        for place in (0, 1):
            ours = Search(game.instinct, Luck(dealt, "ours"), Budget(playouts=None, seconds=seconds))
            theirs = Spiel(game, search, seconds, dealt)
            table = game.new(2, dealt)
            play_out(table, [ours, theirs] if place == 0 else [theirs, ours], limit or game.length)
            winners = table.outcome.winners if table.outcome else ()
            score += (place in winners) - (1 - place in winners)
        won, lost = won + (score > 0), lost + (score < 0)
        low, high = wilson(won, won + lost)
        each = f"{theirs.simulations / theirs.moves:.0f} simulations and {theirs.spent / theirs.moves:.2f} s a move"
        tell(f"{number + 1} pairings: ours won {won} of {won + lost} decided ({low:.1%} to {high:.1%}); theirs {each}")
    return won, lost


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", choices=["ken", "senjutsu"])
    reader.add_argument("--search", choices=["mcts", "ismcts"], default="ismcts")
    reader.add_argument("--seconds", type=float, default=0.5)
    reader.add_argument("--pairings", type=int, default=10)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    compare(given.game, given.search, given.seconds, given.pairings, given.seed)


if __name__ == "__main__":
    main()
