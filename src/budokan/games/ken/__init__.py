"""Ken il Guerriero: two players, three schools, lives to spend and places to hold."""

from __future__ import annotations

from pathlib import Path

from budokan.games.ken import events, instinct, moves, seen, setup, view
from budokan.games.ken.box import check_own_cards, ways_to_deal
from budokan.games.ken.cards import Card
from budokan.games.ken.decisions import DECISIONS, PHASES
from budokan.games.ken.options import Options
from budokan.games.ken.pool import pool
from budokan.games.ken.reading import all_cards
from budokan.games.ken.rules import (
    activation,
    advanced,
    attack,
    card_texts,
    combat,
    events_played,
    groups,
    lives,
    presentation,
    replies,
    searching,
    start,
    turn,
)
from budokan.games.ken.workshop import WORKSHOP, called, public
from budokan.kernel.card_files import Printed
from budokan.kernel.game import Game
from budokan.kernel.instinct import Instinct

__all__ = ["GAME"]


GAME = Game(
    name="ken",
    prefix="KEN",
    rules=2,
    modes={"duel": range(2, 3), "advanced": range(2, 3)},
    settings=Options,
    seats_with=setup.seats_with,
    deal=setup.deal,
    restore=setup.restore,
    chapters=[
        setup,
        turn,
        lives,
        presentation,
        card_texts,
        events_played,
        searching,
        attack,
        groups,
        activation,
        replies,
        combat,
        advanced,
        start,
    ],
    moves=moves,
    events=events,
    view=seen.Table,
    see=view.see,
    deal_anew=view.deal_anew,
    phases=PHASES,
    decisions=DECISIONS,
    instinct=Instinct(instinct.evaluate, instinct.weigh),
    length=20_000,
    text=Path(__file__).parent / "text",
    pool=pool,
    workshop=WORKSHOP,
    called=called,
    public=public,
    read_cards=check_own_cards,
    printed=Printed(lambda: [card.id for card in all_cards()], Card, ways=ways_to_deal),
)
