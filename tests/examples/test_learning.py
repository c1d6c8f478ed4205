"""The examples of examples/learning work, in a short form; what they come to at length is in docs/research.md."""

from __future__ import annotations

import shlex
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import budokan
from budokan.lab.ladder import play_pairing, weigh
from budokan.lab.simulate import Deal
from budokan.players.stdio import StdioBot

FOLDER = Path(__file__).parent.parent.parent / "examples" / "learning"
NAMES = ("network", "ppo", "measure", "senjutsu_cfr", "searches")


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The scripts as modules, as they find each other where they lie."""
    monkeypatch.syspath_prepend(str(FOLDER))
    yield {name: import_module(name) for name in NAMES}
    for name in NAMES:
        sys.modules.pop(name, None)


def quiet(words: str) -> None:
    """What an example would print."""


def few(examples: Any, updates: int = 2, seed: int = 1) -> Any:
    train = examples["ppo"].train
    return train("samurai-sword", 3, updates=updates, tables=8, moments=256, seed=seed, hidden=16, tell=quiet)


def test_learning_follows_from_its_seed_and_changes_the_network(examples: Any) -> None:
    one, again = few(examples), few(examples)
    fresh = examples["network"].Network("samurai-sword", hidden=16, seed=1)
    for name, weights in one.weights.items():
        assert np.array_equal(weights, again.weights[name])
        assert np.isfinite(weights).all()
        assert not np.array_equal(weights, fresh.weights[name])


def test_the_way_back_is_the_slope_of_the_way_there(examples: Any) -> None:
    """What `backward` says of every layer is what a small change of a weight does."""
    network = examples["network"].Network("samurai-sword", hidden=8, seed=3)
    network.weights = {name: one.astype(np.float64) for name, one in network.weights.items()}
    luck = np.random.default_rng(1)
    cells = luck.integers(0, 2, (5, len(network.plain) + len(network.words))).astype(np.int16)
    masks = (luck.random((5, network.weights["out_bias"].size)) < 0.01).astype(np.int8)
    masks[:, 0] = 1

    def loss() -> tuple[float, Any]:
        at = network.forward(cells, masks)
        return float((at["value"] ** 2).sum() / 2 - at["log"][:, 0].sum()), at

    _, at = loss()
    slope = np.exp(at["log"])
    slope[:, 0] -= 1
    back = network.backward(at, slope, at["value"])
    for name, weights in network.weights.items():
        place = np.unravel_index(int(np.abs(back[name]).argmax()), weights.shape)
        kept = weights[place]
        weights[place] = kept + 1e-4
        more, _ = loss()
        weights[place] = kept - 1e-4
        less, _ = loss()
        weights[place] = kept
        assert (more - less) / 2e-4 == pytest.approx(back[name][place], rel=0.02), name


def test_what_was_gained_is_told_back_from_the_end(examples: Any) -> None:
    assert examples["ppo"].gains([0.5], 1.0) == [(0.5, 1.0)]
    first, last = examples["ppo"].gains([0.0, 0.5], 1.0)
    assert last == (0.5, 1.0)
    assert first[0] == pytest.approx(0.5 + 0.95 * 0.5)


def test_a_checkpoint_sits_at_the_table_and_has_its_place_on_the_ladder(
    examples: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StdioBot.__init__, "__defaults__", (60.0,))  # a machine at work takes long to start a program
    file = tmp_path / "learned.npz"
    few(examples, updates=1).save(file)
    agent = f"stdio:{shlex.quote(sys.executable)} {FOLDER / 'agent.py'} {file}"
    deal = Deal("samurai-sword", 3, "1")
    played = [play_pairing(deal, ("uniform", agent), 0)]
    assert (played[0].failure, played[0].lost, len(played[0].games)) == ("", 0, 2)
    assert {rating.bot for rating in weigh(deal, ["uniform", agent], played).ratings} == {"uniform", agent}


def test_a_network_is_measured_against_a_level(examples: Any) -> None:
    network = examples["network"].Network("samurai-sword", hidden=4)
    won, decided = examples["measure"].measure(network, "uniform", pairings=3, tell=quiet)
    assert 0 <= won <= decided <= 3


def test_a_checkpoint_of_other_rules_is_refused(examples: Any, tmp_path: Path) -> None:
    file = tmp_path / "old.npz"
    network = examples["network"].Network("samurai-sword", hidden=4)
    network.about[2] = "1"
    network.save(file)
    with pytest.raises(SystemExit, match="trained under rules 1 of samurai-sword"):
        examples["network"].Network.load(file)


def test_a_part_of_senjutsu_is_solved(examples: Any) -> None:
    hands = (("fend", "turning-slash"), ("fend", "feral-sweep"))
    off, value = examples["senjutsu_cfr"].solve(4, 64, hands, tell=quiet)
    assert 0 <= off < 0.005
    assert -1 < value < 1


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_searches_of_openspiel_play_ours(examples: Any, search: str) -> None:
    won, lost = examples["searches"].compare("ken", search, seconds=0.02, pairings=1, limit=4, tell=quiet)
    assert won == lost == 0, "nothing is decided so soon"
    theirs = examples["searches"].Spiel(budokan.game("ken"), search, 0.02, 5)
    assert theirs.rate > 0
