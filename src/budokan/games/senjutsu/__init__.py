"""Senjutsu: Battle for Japan: two to four fighters on a field of hexes, secret cards, speed and distance."""

from __future__ import annotations

from pathlib import Path

from budokan.games.senjutsu import events, foresight, instinct, moves, seen, setup, view
from budokan.games.senjutsu.box import check_changes, printed_ids, ways_to_deal
from budokan.games.senjutsu.cards import Card
from budokan.games.senjutsu.decisions import DECISIONS, PHASES
from budokan.games.senjutsu.language.effects import OWN
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.pool import pool
from budokan.games.senjutsu.rules import (
    add_ons,
    attack,
    beta_instants,
    blocks,
    borrowing,
    bushido,
    defeat,
    effects,
    hachiko,
    hands,
    harm,
    instants,
    kamae,
    lines,
    movement,
    opening,
    piles,
    places,
    ranged,
    reactions,
    replacement,
    resolve,
    reveal,
    shifts,
    speeds,
    success,
    targets,
    terrain_setup,
    tokens,
    turn,
    yojimbo,
)
from budokan.games.senjutsu.solo import acting as foe_acting
from budokan.games.senjutsu.solo import defence as foe_defence
from budokan.games.senjutsu.solo import effects as foe_effects
from budokan.games.senjutsu.solo import foe_choices, horde, placing, stages
from budokan.games.senjutsu.solo import turn as foe_turn
from budokan.games.senjutsu.solo.achievements import achievements
from budokan.games.senjutsu.solo.setup import SOLO_MODES
from budokan.games.senjutsu.workshop import WORKSHOP, called
from budokan.kernel.card_files import Printed
from budokan.kernel.game import Game
from budokan.kernel.instinct import Instinct

__all__ = ["GAME"]

CHAPTERS = [
    opening,
    terrain_setup,
    places,
    turn,
    hachiko,
    reveal,
    speeds,
    replacement,
    beta_instants,
    resolve,
    lines,
    kamae,
    movement,
    add_ons,
    attack,
    success,
    blocks,
    reactions,
    targets,
    ranged,
    shifts,
    instants,
    bushido,
    harm,
    hands,
    piles,
    borrowing,
    effects,
    tokens,
    defeat,
    yojimbo,
    placing,
    foe_turn,
    foe_acting,
    foe_defence,
    foe_effects,
    foe_choices,
    horde,
    stages,
]

GAME = Game(
    name="senjutsu",
    prefix="SJ",
    rules=3,
    modes={
        "duel": range(2, 3),
        "melee": range(3, 5),
        "teams": range(4, 5),
        "solo": range(1, 2),
        "coop": range(2, 5),
        "horde": range(1, 2),
    },
    settings=Options,
    seats_with=setup.seats_with,
    deal=setup.deal,
    restore=setup.restore,
    chapters=CHAPTERS,
    moves=moves,
    events=events,
    view=seen.Table,
    see=view.see,
    deal_anew=view.deal_anew,
    interruption=defeat.fall_first,
    foresight=seen.Foresight,
    foresee=foresight.foresee,
    phases=PHASES,
    decisions=DECISIONS,
    instinct=Instinct(instinct.evaluate, instinct.weigh, mixed=instinct.secret),
    length=30_000,
    text=Path(__file__).parent / "text",
    pool=pool,
    workshop=WORKSHOP,
    called=called,
    sides=setup.sides,
    together=SOLO_MODES,
    achievements=achievements,
    read_cards=check_changes,
    printed=Printed(printed_ids, Card, lambda: OWN, ways=ways_to_deal),
)
