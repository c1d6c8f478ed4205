"""Senjutsu with the Ashigaru's dog on the field."""

from __future__ import annotations

from typing import Any

from budokan.games.senjutsu import GAME
from budokan.games.senjutsu.table import Table
from tests.support.senjutsu import choose, layout, play


def with_dog(other: str = "student", dog_at: str = "1,-1", card: str = "swipe-prowl", kamae: str = "A", **values: Any) -> Table:
    """The Ashigaru at 0,2 with Hachiko, who has kept this card, at the choice."""
    at = values.pop("at", {0: "0,2", 1: "0,-1"})
    base = layout("ashigaru", other, at=at, **values)
    state = base.state()
    state["at"][2] = dog_at
    state["facing"][2] = 0
    state["alive"][2] = True
    state["dog_kamae"][0] = kamae
    everything = [
        *state["dog_decks"][0],
        *state["dog_discards"][0],
        *([state["dog_cards"][0]] if state["dog_cards"][0] else []),
    ]
    if card not in everything:
        everything[0] = card
        state["dog_lists"][0] = sorted(everything)
    everything.remove(card)
    state["dog_decks"][0] = everything
    state["dog_discards"][0] = []
    state["dog_cards"][0] = card
    position = base.position()
    position.state = state
    table = GAME.set_up(position, listen=True)
    assert isinstance(table, Table)
    return table


def struck(**values: Any) -> Table:
    """The Assassin has struck Hachiko, who stands before her, and chooses a poison."""
    own = {"cards": {"own": {"type": "attack", "initiative": "9", "text": "atk F:poi"}}}
    at = {0: "3,-3", 1: "0,-1"}
    hands = {0: "fend fend", 1: "own fend"}
    card = values.pop("card", "swipe-prowl")
    table = with_dog(dog_at="0,0", card=card, kamae="A", other="assassin", at=at, hands=hands, options=own, **values)
    choose(table, "ashigaru-special", "own")
    return table


def bitten(poison: str, **values: Any) -> Table:
    """She has given it this poison; the rest of the turn is to come."""
    table = struck(**values)
    play(table, 1, f"poison with {poison}")
    return table
