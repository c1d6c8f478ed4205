"""Everything that should have happened over enough games of Rising Sun, for the contract's coverage pool."""

from __future__ import annotations

from budokan.games.rising_sun.box import ADVANTAGES, MANDATES
from budokan.games.rising_sun.cards import all_cards, all_clans, all_shrines, the_map


def pool() -> list[str]:
    """Each card bought and at work, each Kami's favour, each mandate, each advantage, each clan and province, each ending."""
    return [
        *(f"bought card {card.id}" for card in all_cards()),
        *(f"card-worked card {card.id}" for card in all_cards()),
        *(f"favour-won kami {one.id}" for one in all_shrines().kami),
        *(f"mandate-laid mandate {one}" for one in MANDATES),
        *(f"mandate-named mandate {one}" for one in MANDATES),
        *(f"advantage-won advantage {one}" for one in ADVANTAGES),
        *(f"clan-taken clan {one.id}" for one in all_clans()),
        *(f"token-taken province {one.id}" for one in the_map().province),
        *(f"side {one.id}" for one in all_clans()),
        "reason outcome-points",
    ]
