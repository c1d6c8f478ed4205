"""Everything that should have happened over enough games of Rising Sun, for the contract's coverage pool."""

from __future__ import annotations

from budokan.games.rising_sun.box import ADVANTAGES, MANDATES
from budokan.games.rising_sun.cards import Card, all_cards, all_clans, all_shrines, the_map

LASTING = {"path-of-the-lion", "path-of-the-dragon", "way-of-the-katana"}
"""Their Force is read when it is needed; nothing happens at the table that could be told."""

TOLD_OTHERWISE = {"path-of-the-serpent", "mercy", "respect"}
"""Their working is told by what it does: a toll, figures spared, further hostages."""


def works_visibly(card: Card) -> bool:
    return card.type != "monster" and card.id not in LASTING | TOLD_OTHERWISE


def pool() -> list[str]:
    """Each card bought and at work, each Kami's favour, each mandate, each advantage, each clan and province, each ending."""
    return [
        *(f"bought card {card.id}" for card in all_cards()),
        *(f"card-worked card {card.id}" for card in all_cards() if works_visibly(card)),
        *(f"favour-won kami {one.id}" for one in all_shrines().kami),
        *(f"mandate-laid mandate {one}" for one in MANDATES),
        *(f"mandate-named mandate {one}" for one in MANDATES),
        *(f"advantage-won advantage {one}" for one in ADVANTAGES),
        *(f"clan-taken clan {one.id}" for one in all_clans()),
        *(f"token-taken province {one.id}" for one in the_map().province),
        *(f"side {one.id}" for one in all_clans()),
        "reason outcome-points",
    ]
