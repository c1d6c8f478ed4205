"""What a hall remembers of a game against foes: who fought, against what, and how far it went."""

from __future__ import annotations

from budokan.games.senjutsu.table import Table
from budokan.kernel.outcome import Achievement

TRIALS = (
    "solo",
    "solo-nightmare",
    "solo-beta",
    "solo-nightmare-beta",
    "coop",
    "coop-nightmare",
    "coop-beta",
    "coop-nightmare-beta",
    "horde-plain",
    "horde-nightmare",
    "horde-ultimate",
    "horde-fallen-lord",
    "horde-plain-beta",
    "horde-nightmare-beta",
    "horde-ultimate-beta",
    "horde-fallen-lord-beta",
)
"""Every trial there is; the catalogues name them."""


def trial_of(table: Table) -> str:
    """What was fought, by what makes it harder: the mode, the horde, Nightmare cards, the earlier edition."""
    name = f"horde-{table.rules.horde}" if table.mode == "horde" else table.mode
    if table.rules.nightmare and table.mode != "horde":
        name += "-nightmare"
    name += table.box.printing.mark()
    assert name in TRIALS, f"a trial without a name: {name}"
    return name


def achievements(table: Table) -> tuple[Achievement, ...]:
    """SJ-37.19, SJ-37.28: each hero's result; games with other limits, fields or cards than those of the box do not count."""
    rules, outcome = table.rules, table.outcome
    others = rules.foe_wounds or rules.foe_limits != "by-foes" or rules.cards or rules.own_field is not None
    if outcome is None or not table.solo.count or others:
        return ()
    found: list[Achievement] = []
    for seat in range(table.seats):
        score = outcome.scores[seat]
        found.append(Achievement(table.characters[seat], trial_of(table), outcome.side, score, seat in outcome.winners))
    return tuple(found)
