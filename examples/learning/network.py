"""A small network in plain numpy: what a seat sees goes in, a chance for every move that is offered and a value come out.

Two layers are learned as fast by numpy as by a large package, and a checkpoint that is nothing but arrays can be opened without
running anything that lies in it.
"""

import numpy as np

import budokan
from budokan.adapters.actions import actions
from budokan.adapters.observations import observations

CLOSED = -1e9
PARTS = ("in", "in_bias", "mid", "mid_bias", "out", "out_bias", "value", "value_bias")


class Network:
    """The weights by name in `weights`, and what they were made for in `about`: game, mode and number of the rules."""

    def __init__(self, game, mode=None, hidden=128, seed=0, weights=None):
        house = budokan.game(game)
        self.game, self.mode = game, mode or next(iter(house.modes))
        self.about = np.array([game, self.mode, str(house.rules)])
        cells = observations(house, self.mode).cells()
        listed = [cell.most + 1 if cell.words and not isinstance(cell.words[0], int) else 0 for cell in cells]
        self.plain = np.array([at for at, size in enumerate(listed) if not size])
        self.words = np.array([at for at, size in enumerate(listed) if size])
        sizes = [size for size in listed if size]
        self.first = np.cumsum([len(self.plain), *sizes])
        self.inputs, outputs = int(self.first[-1]), actions(house, self.mode).size
        if weights is None:
            luck = np.random.default_rng(seed)
            shapes = {"in": (self.inputs, hidden), "mid": (hidden, hidden), "out": (hidden, outputs), "value": (hidden, 1)}
            scale = {"in": 0.1, "mid": hidden**-0.5, "out": 0.01, "value": 0.01}
            weights = {name: luck.normal(0, scale[name], shape) for name, shape in shapes.items()}
            weights |= {f"{name}_bias": np.zeros(shape[1]) for name, shape in shapes.items()}
        self.weights = {name: weights[name].astype(np.float32) for name in PARTS}

    @classmethod
    def load(cls, file):
        """From a checkpoint; what was trained under other rules is refused, for its numbers mean something else."""
        with np.load(file, allow_pickle=False) as kept:
            game, mode, rules = (str(one) for one in kept["about"])
            if rules != str(budokan.game(game).rules):
                raise SystemExit(f"{file} was trained under rules {rules} of {game}, not {budokan.game(game).rules}")
            return cls(game, mode, weights={name: kept[name] for name in PARTS})

    def save(self, file):
        np.savez_compressed(file, about=self.about, **self.weights)

    def spread(self, cells):
        """Numbers made small, and words as one input for each word there is."""
        found = np.zeros((len(cells), self.inputs), np.float32)
        plain = cells[:, self.plain].astype(np.float32)
        found[:, : len(self.plain)] = np.sign(plain) * np.log1p(np.abs(plain))
        found[np.arange(len(cells))[:, None], self.first[:-1] + cells[:, self.words]] = 1
        return found

    def forward(self, cells, masks):
        """Everything on the way, for learning; numbers that nobody is offered and inputs that are all 0 are left out."""
        w, at = self.weights, {}
        at["offered"], inputs = np.flatnonzero(masks.any(0)), self.spread(cells)
        at["used"] = np.flatnonzero(inputs.any(0))
        at["inputs"] = inputs[:, at["used"]]
        at["first"] = np.maximum(at["inputs"] @ w["in"][at["used"]] + w["in_bias"], 0)
        at["second"] = np.maximum(at["first"] @ w["mid"] + w["mid_bias"], 0)
        logits = at["second"] @ w["out"][:, at["offered"]] + w["out_bias"][at["offered"]]
        logits = np.where(masks[:, at["offered"]] > 0, logits, CLOSED)
        logits -= logits.max(1, keepdims=True)
        at["log"] = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        at["value"] = (at["second"] @ w["value"] + w["value_bias"])[:, 0]
        return at

    def backward(self, at, logits, value):
        """How each weight should change, from how logits and value should."""
        w, back = self.weights, {name: np.zeros_like(one) for name, one in self.weights.items()}
        back["out"][:, at["offered"]] = at["second"].T @ logits
        back["out_bias"][at["offered"]] = logits.sum(0)
        back["value"] = at["second"].T @ value[:, None]
        back["value_bias"] = value.sum(keepdims=True)
        second = logits @ w["out"][:, at["offered"]].T + value[:, None] @ w["value"].T
        second *= at["second"] > 0
        back["mid"], back["mid_bias"] = at["first"].T @ second, second.sum(0)
        first = (second @ w["mid"].T) * (at["first"] > 0)
        back["in"][at["used"]], back["in_bias"] = at["inputs"].T @ first, first.sum(0)
        return back

    def choose(self, cells, numbers):
        """The one of these numbers that it likes best."""
        mask = np.zeros((1, self.weights["out_bias"].size), np.int8)
        mask[0, numbers] = 1
        at = self.forward(np.asarray(cells)[None], mask)
        return int(at["offered"][at["log"][0].argmax()])
