"""A learned agent sits down at a table: python examples/learning/agent.py CHECKPOINT

budokan ladder samurai-sword --seats 3 --bots "uniform,novice,stdio:python3 examples/learning/agent.py samurai.npz"
budokan serve --guest "learned=python3 examples/learning/agent.py samurai.npz"
"""

import sys

from network import Network

from budokan.adapters.guest import sit

network = Network.load(sys.argv[1])
sit(network.game, lambda asked: network.choose(asked.cells, asked.numbers), network.mode)
