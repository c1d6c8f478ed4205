"""Counterfactual regret minimization on the last turn of a duel in Senjutsu, to an exploitability that is measured.

python examples/learning/senjutsu_cfr.py

Student and Ronin stand face to face on a field of two hexes, one wound from the end each, and hold two cards of three: which,
the other does not know. Everything else is open and as the rules have it: both choose in secret, the special cards of fighter
and weapon are always theirs. Who has not won after so many choices has drawn. The tree is walked through once and handed to
OpenSpiel's own solver.
"""

import argparse
import time
from itertools import combinations

import pyspiel
from open_spiel.python.algorithms import gambit

import budokan
from budokan.adapters.moment import Plan
from budokan.adapters.openspiel import game_from

FIELD = {"hexes": [[0, 0], [0, -1]], "start": {"w": [[0, 0]], "e": [[0, -1]]}}
POOLS = (("fend", "turning-slash", "counter-attack"), ("fend", "feral-sweep", "counter-attack"))
FILLER = ["counter-attack"] * 12


def positions(pools=POOLS):
    """The choice of cards, once for each pair of hands."""
    game = budokan.game("senjutsu")
    table = game.new(2, 0, "duel", characters=["student", "ronin"], own_field=FIELD, terrain="none")
    while table.phase_now() != "choose" and type(table.decision).__name__ != "ChooseCards":
        seat = table.waiting[0]
        quiet = [move for move in table.options(seat) if str(move) in ("pass", "stay")]
        table.play(seat, (quiet or table.options(seat))[0])
    found = []
    for hands in ((one, other) for one in combinations(pools[0], 2) for other in combinations(pools[1], 2)):
        position = table.position()
        state = position.state
        for seat, hand in enumerate(hands):
            state["hands"][seat], state["decks"][seat] = list(hand), FILLER[:]
            state["discards"][seat], state["buried"][seat] = [], []
            state["lists"][seat] = sorted([*hand, *FILLER])
            state["wounds"][seat] = 4
        state["at"][:2], state["facing"][:2] = ["0,0", "0,-1"], [0, 3]
        found.append(position)
    return game, found


def tree(limit, pools=POOLS):
    """The game as a tree of OpenSpiel's own, which its solvers in C++ can walk."""
    game, found = positions(pools)
    plan = Plan(game, "duel", 2, positions=found, limit=limit, at_once=False, outcomes=2, options=found[0].options)
    return pyspiel.load_efg_game(gambit.export_gambit(game_from(plan)))


def solve(limit, iterations, pools=POOLS, tell=print):
    """The average strategy of CFR+; how much each could win against it on the mean, of 2 between winning and losing."""
    began = time.process_time()
    game = tree(limit, pools)
    tell(f"{time.process_time() - began:6.1f} s  the tree is known")
    solver = pyspiel.CFRPlusSolver(game)
    for made in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if made & (made - 1) == 0 or made == iterations:
            off = pyspiel.nash_conv(game, solver.average_policy()) / 2
            tell(f"{time.process_time() - began:6.1f} s  {made:5} iterations  exploitability {off:.5f}")
    value = pyspiel.expected_returns(game.new_initial_state(), solver.average_policy(), -1, True)  # noqa: FBT003  # as OpenSpiel has it: to any depth, chance included
    tell(f"the first fighter wins {value[0]:+.3f} on the mean")
    return off, value[0]


def main():
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--limit", type=int, default=6, help="choices until it is drawn")
    reader.add_argument("--iterations", type=int, default=256)
    given = reader.parse_args()
    solve(given.limit, given.iterations)


if __name__ == "__main__":
    main()
