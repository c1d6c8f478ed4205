"""Silent Auction: lots are sold one after another for coins laid in secret."""

from __future__ import annotations

from pathlib import Path

from budokan.kernel.game import Game
from budokan.kernel.instinct import Instinct
from silent_auction import events, instinct, moves, rules, seen, setup, view
from silent_auction.options import Options
from silent_auction.rules import LayCoins, MayLook, TurnOver

__all__ = ["GAME"]

HERE = Path(__file__).parent

GAME = Game(
    name="silent-auction",
    prefix="SA",
    rules=1,
    modes={"standard": range(2, 5)},
    settings=Options,
    seats_with=setup.seats_with,
    deal=setup.deal,
    restore=setup.restore,
    chapters=[rules],
    moves=moves,
    events=events,
    view=seen.Table,
    see=view.see,
    deal_anew=view.deal_anew,
    phases={"bids": (LayCoins, TurnOver), "look": (MayLook,)},
    decisions={"lay-coins": LayCoins, "may-look": MayLook},
    instinct=Instinct(instinct.evaluate, instinct.weigh, mixed=instinct.mixed),
    length=60,
    text=HERE / "text",
    ledger=HERE / "ledger",
    pool=rules.pool,
)
