"""Samurai Sword: three to eight players, hidden roles, one blade too many."""

from __future__ import annotations

from pathlib import Path

from budokan.games.samurai_sword import events, instinct, moves, redeal, seen, setup, view
from budokan.games.samurai_sword.box import check_changes, printed_ids, ways_to_deal
from budokan.games.samurai_sword.decisions import DECISIONS, PHASES
from budokan.games.samurai_sword.options import Options
from budokan.games.samurai_sword.pool import pool
from budokan.games.samurai_sword.rules import (
    actions,
    attack,
    bushido,
    counterattack,
    deck,
    defeat,
    going_round,
    hand,
    okuni,
    rising_sun_actions,
    scoring,
    turn,
    wounds,
)
from budokan.kernel.card_files import Printed
from budokan.kernel.game import Game
from budokan.kernel.instinct import Instinct

__all__ = ["GAME"]

GAME = Game(
    name="samurai-sword",
    prefix="SS",
    rules=2,
    modes={"standard": range(3, 8)},
    settings=Options,
    seats_with=setup.seats_with,
    deal=setup.deal,
    restore=setup.restore,
    chapters=[
        *(setup, turn, hand, attack, counterattack, wounds, defeat, deck, scoring, bushido),
        *(actions, going_round, okuni, rising_sun_actions),
    ],
    moves=moves,
    events=events,
    view=seen.Table,
    see=view.see,
    deal_anew=redeal.deal_anew,
    phases=PHASES,
    decisions=DECISIONS,
    instinct=Instinct(instinct.evaluate, instinct.weigh, instinct.kind, suspect=instinct.suspect),
    length=20_000,
    text=Path(__file__).parent / "text",
    pool=pool,
    read_cards=check_changes,
    printed=Printed(printed_ids, tables=("card", "character"), ways=ways_to_deal),
)
