"""Senjutsu: Battle for Japan: two to four fighters on a field of hexes, secret cards, speed and distance."""

from __future__ import annotations

from pathlib import Path

from budokan.games.senjutsu import events, instinct, moves, setup
from budokan.games.senjutsu.options import Options
from budokan.games.senjutsu.pool import pool
from budokan.games.senjutsu.rules import (
    attack,
    blocks,
    bushido,
    defeat,
    effects,
    hands,
    harm,
    instants,
    kamae,
    lines,
    movement,
    ranged,
    resolve,
    reveal,
    shifts,
    turn,
    yojimbo,
)
from budokan.kernel.game import Game
from budokan.kernel.instinct import Instinct

__all__ = ["GAME"]

CHAPTERS = [
    setup,
    turn,
    reveal,
    resolve,
    lines,
    kamae,
    movement,
    attack,
    blocks,
    ranged,
    shifts,
    instants,
    bushido,
    harm,
    hands,
    effects,
    defeat,
    yojimbo,
]

GAME = Game(
    name="senjutsu",
    prefix="SJ",
    rules=1,
    modes={"duel": range(2, 3), "melee": range(3, 5), "teams": range(4, 5)},
    settings=Options,
    seats_with=setup.seats_with,
    deal=setup.deal,
    restore=setup.restore,
    chapters=CHAPTERS,
    moves=moves,
    events=events,
    instinct=Instinct(instinct.evaluate, instinct.weigh),
    length=30_000,
    text=Path(__file__).parent / "text",
    pool=pool,
)
