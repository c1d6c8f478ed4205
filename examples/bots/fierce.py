"""Fierce: attacks, and whoever is weakest first; whatever else is asked is left to luck.

budokan sim samurai-sword --seats 5 --games 10 --bots "stdio:python3 examples/bots/fierce.py,greedy"
"""

import json
import sys


def choose(asked: dict) -> int:
    """The place of the option to take."""
    players = asked["view"]["table"].get("players", [])
    strength = {}
    for place, option in enumerate(asked["options"]):
        move = option["move"]
        if move["type"] == "attack" and move.get("target", -1) in range(len(players)):
            strength[place] = players[move["target"]].get("resilience", 0)
    if strength:
        return min(strength, key=strength.__getitem__)
    return asked["luck"] % len(asked["options"])


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps({"number": asked["number"], "option": choose(asked)}), flush=True)
