"""Proximal policy optimization with masks, against itself: one network plays every seat and learns from all of them.

python examples/learning/ppo.py --minutes 9 --save samurai.npz

The whole of it is here and in network.py, without a package for learning. What it saves sits down at a table by agent.py.
"""

import argparse
import time

import numpy as np
from network import Network

from budokan.adapters.batch import Batch, Workers

CLIP, ENTROPY, WORTH, LAMBDA, STEP = 0.2, 0.01, 0.5, 0.95, 5e-4
EPOCHS, SHARE = 3, 1024


class Play:
    """Tables played by the network. What each seat met is kept until its game is over: then it is known what came of it."""

    def __init__(self, tables, network, seed):
        self.tables, self.network, self.luck = tables, network, np.random.default_rng(seed)
        tables.reset(seed=seed)
        self.met = {}
        self.decisions = self.games = 0

    def moments(self, wanted):
        """At least so many moments of games that are over, each array by name."""
        done, count = [], 0
        arrays = self.tables.arrays
        while count < wanted:
            cells, masks, seats = arrays.observations.copy(), arrays.masks.copy(), arrays.seats_to_move.copy()
            at = self.network.forward(cells, masks)
            rows = np.arange(len(cells))
            chosen = (at["log"] + self.luck.gumbel(size=at["log"].shape)).argmax(1)
            logs, numbers = at["log"][rows, chosen], at["offered"][chosen]
            self.tables.step(numbers)
            self.decisions += len(rows)
            for row, seat in enumerate(seats):
                met = self.met.setdefault((row, int(seat)), [])
                met.append((cells[row], np.packbits(masks[row]), numbers[row], logs[row], at["value"][row]))
            for row in np.flatnonzero(arrays.ended):
                self.games += 1
                for seat, won in enumerate(arrays.returns[row]):
                    met = self.met.pop((int(row), seat), [])
                    done += [(*one, *gain) for one, gain in zip(met, gains([one[4] for one in met], won), strict=True)]
            count = len(done)
        cells, masks, numbers, logs, _, gained, came = zip(*done, strict=True)
        masks = np.unpackbits(np.array(masks), axis=1, count=arrays.masks.shape[1])
        return np.array(cells), masks, np.array(numbers), np.array(logs), np.array(gained), np.array(came)


def gains(values, won):
    """For every moment how much better it went than was foreseen (GAE, nothing discounted), and how it went."""
    found, ahead, gain = [], won, 0.0
    for value in reversed(values):
        gain = ahead - value + LAMBDA * gain
        found.append((gain, gain + value))
        ahead = value
    return found[::-1]


class Adam:
    def __init__(self, weights):
        self.mean = {name: np.zeros_like(one) for name, one in weights.items()}
        self.square = {name: np.zeros_like(one) for name, one in weights.items()}
        self.steps = 0

    def step(self, weights, back):
        self.steps += 1
        size = np.sqrt(sum(float((one**2).sum()) for one in back.values()))
        for name, one in back.items():
            one = one * min(1.0, 0.5 / (size + 1e-9))
            self.mean[name] += 0.1 * (one - self.mean[name])
            self.square[name] += 0.001 * (one**2 - self.square[name])
            mean, square = self.mean[name] / (1 - 0.9**self.steps), self.square[name] / (1 - 0.999**self.steps)
            weights[name] -= STEP * mean / (np.sqrt(square) + 1e-7)


def learn(network, adam, moments, luck):
    """A few times over the moments in shares; the mean entropy and how far the value was off."""
    cells, masks, numbers, logs, gained, came = moments
    gained = (gained - gained.mean()) / (gained.std() + 1e-8)
    told = []
    for _ in range(EPOCHS):
        order = luck.permutation(len(cells))
        for some in np.array_split(order, max(1, len(order) // SHARE)):
            at = network.forward(cells[some], masks[some])
            rows, places = np.arange(len(some)), np.searchsorted(at["offered"], numbers[some])
            chances = np.exp(at["log"])
            ratio = np.exp(at["log"][rows, places] - logs[some])
            free = np.where(gained[some] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = -gained[some] * ratio * free
            entropy = -(chances * at["log"]).sum(1, keepdims=True)
            back = -chances * pull[:, None] + ENTROPY * chances * (np.maximum(at["log"], -50) + entropy)
            back[rows, places] += pull
            off = at["value"] - came[some]
            adam.step(network.weights, network.backward(at, back / len(some), (WORTH * off / len(some)).astype(np.float32)))
            told.append((float(entropy.mean()), float((off**2).mean())))
    return np.mean(told, axis=0)


def train(game, seats, seconds=None, updates=None, tables=64, moments=8192, processes=1, seed=1, hidden=128, tell=print):
    """A network after so many seconds or updates, whichever comes first."""
    network = Network(game, hidden=hidden, seed=seed)
    adam, luck = Adam(network.weights), np.random.default_rng(seed)
    shared = Workers(game, tables, processes, seats=seats) if processes > 1 else Batch(game, tables, seats=seats)
    began, made = time.monotonic(), 0
    try:
        play = Play(shared, network, seed)
        while (updates is None or made < updates) and (seconds is None or time.monotonic() - began < seconds):
            entropy, off = learn(network, adam, play.moments(moments), luck)
            made += 1
            spent = time.monotonic() - began
            tell(f"{spent:6.0f} s  {play.decisions:9,} decisions  {play.games:7,} games  entropy {entropy:.3f}  off {off:.3f}")
    finally:
        if processes > 1:
            shared.close()
    return network


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--game", default="samurai-sword")
    reader.add_argument("--seats", type=int, default=3)
    reader.add_argument("--minutes", type=float, default=9)
    reader.add_argument("--updates", type=int, help="so many, however long they take: the same seed gives the same network")
    reader.add_argument("--processes", type=int, default=2)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--save", default="learned.npz")
    given = reader.parse_args()
    seconds = None if given.updates else 60 * given.minutes
    network = train(given.game, given.seats, seconds, given.updates, processes=given.processes, seed=given.seed)
    network.save(given.save)


if __name__ == "__main__":
    main()
