"""Rising Sun: three to five clans, one year of tea, treason and war."""

from __future__ import annotations

from pathlib import Path

from budokan.games.rising_sun import events, instinct, moves, pool, redeal, seen, setup, talk_moves, view
from budokan.games.rising_sun.box import check_changes, ways_to_deal
from budokan.games.rising_sun.cards import all_cards
from budokan.games.rising_sun.decisions import DECISIONS, PHASES
from budokan.games.rising_sun.options import Options
from budokan.games.rising_sun.rules import (
    battle,
    betray,
    effects,
    kami,
    kills,
    last_gifts,
    marshal,
    negotiation,
    politics,
    purchase,
    recruit,
    seasons,
    summon,
    tea,
    train,
    war,
    winter,
)
from budokan.kernel.card_files import Printed
from budokan.kernel.game import Game
from budokan.kernel.instinct import Instinct

__all__ = ["GAME"]

GAME = Game(
    name="rising-sun",
    prefix="RS",
    rules=2,
    modes={"standard": range(3, 6)},
    settings=Options,
    seats_with=setup.seats_with,
    deal=setup.deal,
    restore=setup.restore,
    chapters=[
        *(
            kills,
            effects,
            negotiation,
            last_gifts,
            setup,
            seasons,
            tea,
            politics,
            recruit,
            summon,
            marshal,
            train,
            purchase,
            betray,
        ),
        *(kami, war, battle, winter),
    ],
    moves=[moves, talk_moves],
    events=[events.board, events.talk, events.war],
    view=seen.Table,
    see=view.see,
    deal_anew=redeal.deal_anew,
    phases=PHASES,
    decisions=DECISIONS,
    instinct=Instinct(instinct.evaluate, instinct.weigh, mixed=instinct.mixed, lookahead=instinct.LOOKAHEAD),
    length=20_000,
    text=Path(__file__).parent / "text",
    pool=pool.pool,
    sides=setup.sides,
    side_word="clan",
    unattended=tea.unattended,
    talks=tea.TALKS,
    read_cards=check_changes,
    printed=Printed(lambda: [card.id for card in all_cards()], ways=ways_to_deal),
)
