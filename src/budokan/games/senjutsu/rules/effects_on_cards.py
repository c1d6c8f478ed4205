"""Chapter 23 in the words of the card language: cards are drawn, discarded, searched for, shuffled, looked at."""

from __future__ import annotations

from budokan.games.senjutsu.language.values import (
    Discard,
    Draw,
    Effect,
    Fetch,
    Look,
    Mill,
    Pass,
    PlayFetched,
    Shuffle,
    ShuffleDrawn,
    ShuffleHand,
)
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.borrowing import play_fetched
from budokan.games.senjutsu.rules.hands import ShuffleBack, discard, draw, draw_or_bleed, look, shuffle, shuffle_hand
from budokan.games.senjutsu.rules.piles import fetch, pass_card
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames
from budokan.kernel.texts import Seat


def own_cards(table: Table, number: int, effect: Effect) -> Frames:
    """The cards of the owner, or of all."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    if isinstance(effect, Draw):
        return draw_for(table, number, play, seat, effect)
    if isinstance(effect, Discard):
        return discard(table, play, seat, effect)
    if isinstance(effect, Fetch):
        return fetch_for(table, number, play, seat, effect)
    if isinstance(effect, Shuffle):
        return shuffle(table, seat, effect)
    if isinstance(effect, ShuffleDrawn):
        return [ShuffleBack(seat, number)]
    if isinstance(effect, PlayFetched):
        return play_fetched(table, number, play, seat)
    assert isinstance(effect, ShuffleHand), "an effect on cards"
    for one in table.everybody() if effect.who == "all" else [seat]:
        shuffle_hand(table, one)
    return NOTHING


def draw_for(table: Table, number: int, play: Play, seat: Seat, effect: Draw) -> Frames:
    """SJ-66.17: all together if the card says so."""
    if effect.who != "all":
        return draw(table, number, play, seat, effect)
    for one in table.everybody():
        for _ in range(effect.number):
            draw_or_bleed(table, one)
    return NOTHING


def fetch_for(table: Table, number: int, play: Play, seat: Seat, effect: Fetch) -> Frames:
    """SJ-66.16: the others may search too, from the bottom of the track upward."""
    if not effect.others:
        return fetch(table, number, play, seat, effect)
    frames: list[Frame] = []
    for one in table.everybody():
        if one != seat:
            frames += fetch(table, number, play, one, effect)
    return frames


def cards_of_target(table: Table, number: int, victim: Seat, effect: Effect) -> Frames:
    """The hand and the deck of a player who is the target."""
    play = table.plays[number]
    seat = table.owner(play.figure)
    if isinstance(effect, Discard):
        return discard(table, play, victim, effect)
    if isinstance(effect, Draw):
        return draw(table, number, play, victim, effect)
    if isinstance(effect, Shuffle):
        return shuffle(table, victim, effect)
    if isinstance(effect, Pass):
        return pass_card(table, seat, victim, effect)
    if isinstance(effect, Look):
        look(table, seat, victim)
        return NOTHING
    assert isinstance(effect, Mill), "an effect on a target's cards"
    for _ in range(min(1 + table.harm(victim), len(table.decks[victim]))):
        table.mill(victim)
    return NOTHING
