"""Chapter 19: presentation. What may be played from the hand, and what playing it starts."""

from __future__ import annotations

from collections.abc import Sequence

from budokan.games.ken import events as tell
from budokan.games.ken.abilities import owns
from budokan.games.ken.moves import (
    PLAYS,
    PLAYS_TOGETHER,
    AddArmy,
    Assign,
    EndPresentation,
    NoFurtherArmy,
    Pass,
    Play,
    PlayTogether,
    PlayWithTwo,
)
from budokan.games.ken.pieces import Kind
from budokan.games.ken.rules.assignment import armies_for, army_fits, hosts_for
from budokan.games.ken.rules.card_texts import of_a_card_just_played
from budokan.games.ken.rules.events_played import PASS, play_event
from budokan.games.ken.rules.lives import enter, rival
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Refusal, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

END = EndPresentation()
NO_FURTHER_ARMY = NoFurtherArmy()


@frame
class Presentation(Question):
    """KEN-19.1: as many cards as he likes, one after the other; the opponent may answer each with an event (KEN-19.4)."""

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-present", {"seat": SeatRef(self.seat)}, "KEN-19.1")

    def options(self, table: Table) -> list[Move]:
        return plays(table, self.seat, [END])

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        return impossible_plays(table, seat)

    def answer(self, table: Table, move: Move) -> Frames:
        window = WINDOWS_IN_PRESENTATION[1 - self.seat]
        if isinstance(move, EndPresentation):
            return [window]
        follows = play(table, self.seat, move)
        return [*follows, window, self] if follows or is_asked(table, window) else [self]


# What may be played.


def plays(table: Table, seat: Seat, before: Sequence[Move] = ()) -> list[Move]:
    """KEN-19.1: every play of the active player, after what else he may do."""
    hand = table.hands[seat]
    moves = list(before)
    box = table.box
    armies: list[Kind] | None = None
    for card in dict.fromkeys(hand):
        if card in box.unique and is_barred(table, card):
            continue
        kind = box.type[card]
        if kind == "place":
            if armies is None:
                armies = lone_armies(table, hand)
            moves += place_plays(table, armies, card)
        elif kind == "army":
            if card in box.ways_of_armies:
                moves += army_plays(table, seat, hand, card)
        elif kind == "event":
            moves += event_plays(table, seat, card)
        elif kind == "master" or kind == "character":
            moves.append(PLAYS[card])
        elif box.duration[card] != "play-and-discard":
            moves += [Assign(card, table.pieces[host].card, host) for host in hosts_for(table, seat, card, own_only=False)]
    return moves


def lone_armies(table: Table, cards: list[Kind]) -> list[Kind]:
    """KEN-7.3: the armies among these that need one place."""
    lone = table.box.lone_armies
    return [one for one in dict.fromkeys(cards) if one in lone and not is_barred(table, one)]


def place_plays(table: Table, armies: list[Kind], place: Kind) -> list[Move]:
    """KEN-8.2 to KEN-8.6: alone if uninhabited or freed by its text; else with an army from the same hand."""
    if place not in table.box.inhabited:
        return [PLAYS[place]]
    moves: list[Move] = [PLAYS[place]] if place in table.box.without_army else []
    if armies:
        fitting, together = armies_for(table, place), PLAYS_TOGETHER[place]
        moves += [together[army] for army in armies if army in fitting]
    return moves


def is_lone_army(table: Table, card: Kind) -> bool:
    """KEN-7.3: an army that may be played and needs one place."""
    return card in table.box.lone_armies and not is_barred(table, card)


def enters_with(table: Table, army: Kind, place: Kind) -> bool:
    """KEN-7.3, KEN-8.5, KEN-8.6: an army that needs one place and fits this one."""
    return is_lone_army(table, army) and army_fits(table, army, place)


def is_barred(table: Table, card: Kind) -> bool:
    """KEN-29.16: a unique card of which one is on the table already."""
    return card in table.box.unique and table.on_table(card)


def army_plays(table: Table, seat: Seat, cards: list[Kind], army: Kind) -> list[Move]:
    """KEN-7.5, KEN-7.7, KEN-8.8, KEN-29.16: alone by its text, or with two places; the first named is played first."""
    way = table.box.cards[army].play
    moves: list[Move] = []
    if way.without_place and (way.owns is None or owns(table, seat, way.owns)):
        moves.append(PLAYS[army])
    if way.places == 2:
        inhabited = [one for one in dict.fromkeys(cards) if one in table.box.inhabited and not is_barred(table, one)]
        fitting = [one for one in inhabited if army_fits(table, army, one)]
        twice = [one for one in fitting if cards.count(one) > 1 and one not in table.box.unique]
        for first in fitting:
            moves += [PlayWithTwo(first, second, army) for second in fitting if first != second or first in twice]
    return moves


def event_plays(table: Table, seat: Seat, card: Kind) -> list[Move]:
    """KEN-13.5, KEN-13.7 to KEN-13.14: every event but those that wait for a combat; some lie on a host."""
    way = table.box.cards[card].play
    if table.box.duration[card] == "play-and-discard":
        return [PLAYS[card]] if card in table.box.loose else []
    if way.hosts is not None:
        return [Assign(card, table.pieces[host].card, host) for host in hosts_for(table, seat, card, own_only=False)]
    if way.one_per_player and any(table.pieces[number].card == card for number in table.destiny[seat]):
        return []
    return [PLAYS[card]]


# What playing starts.


def play(table: Table, seat: Seat, move: Move) -> list[Frame]:
    """KEN-19.1: the card leaves the hand and enters the present."""
    if isinstance(move, Assign):
        table.leave_hand(seat, move.card)
        table.assign(seat, move.card, move.piece)
        return []
    if isinstance(move, PlayTogether):
        place_enters(table, seat, move.place)
        follows = army_enters(table, seat, move.army)
        if table.box.cards[move.place].play.armies > 1:
            follows.append(FurtherArmy(seat, move.place))
        return follows
    if isinstance(move, PlayWithTwo):
        place_enters(table, seat, move.place)
        place_enters(table, seat, move.second)
        return army_enters(table, seat, move.army)
    assert isinstance(move, Play), "a card is played"
    kind = table.box.type[move.card]
    if kind == "event":
        return list(play_event(table, seat, move.card))
    if kind == "place":
        place_enters(table, seat, move.card)
        return []
    if kind == "army":
        return army_enters(table, seat, move.card)
    return protagonist_enters(table, seat, move.card)


def place_enters(table: Table, seat: Seat, place: Kind) -> None:
    """KEN-1.10, KEN-1.11: beyond the others, as the new frontier."""
    table.leave_hand(seat, place)
    table.put(seat, place)
    table.tell(tell.Played(seat, place))


def army_enters(table: Table, seat: Seat, army: Kind) -> list[Frame]:
    table.leave_hand(seat, army)
    return of_a_card_just_played(table, seat, army, enter(table, seat, army))


def protagonist_enters(table: Table, seat: Seat, card: Kind) -> list[Frame]:
    """KEN-3.3, KEN-3.7: a new card, one more life, or a rival copy."""
    table.leave_hand(seat, card)
    if card in table.box.life and table.stack_of(card, 1 - seat):
        return list(rival(table, seat, card))
    return of_a_card_just_played(table, seat, card, enter(table, seat, card))


def ask_further_army(seat: Seat, place: Kind) -> Text:
    return Text("ask-ken-further-army", {"seat": SeatRef(seat), "place": WordRef(f"card-{place}")}, "KEN-8.7")


def further_armies(table: Table, cards: list[Kind], place: Kind) -> list[Move]:
    """KEN-8.7: one more of these armies, which fits the place by itself, or none."""
    return [NO_FURTHER_ARMY, *[AddArmy(army) for army in dict.fromkeys(cards) if enters_with(table, army, place)]]


@frame
class FurtherArmy(Question):
    """KEN-8.7: with a place that admits two armies a second one may enter; each must fit by itself."""

    place: Kind

    def ask(self, table: Table) -> Text:
        return ask_further_army(self.seat, self.place)

    def options(self, table: Table) -> list[Move]:
        return further_armies(table, table.hands[self.seat], self.place)

    def answer(self, table: Table, move: Move) -> Frames:
        return army_enters(table, self.seat, move.army) if isinstance(move, AddArmy) else NOTHING


# The windows for events.


@frame
class EventWindow(Step):
    """KEN-17.7, KEN-18.7, KEN-19.3, KEN-24.11: asked only if his deck holds an event for this moment and his hand a card."""

    seat: Seat
    presentation: bool

    def resolve(self, table: Table) -> Frames:
        return [MayPlayEvent(self.seat, self.presentation)] if is_asked(table, self) else NOTHING


def is_asked(table: Table, window: EventWindow) -> bool:
    """KEN-24.11, KEN-24.12: whether somebody is asked in this window, for all that is openly known."""
    return bool(table.hands[window.seat]) and bool(playable_here(table, window.seat, window.presentation))


def window(seat: Seat) -> EventWindow:
    """KEN-17.7, KEN-18.7: after the order phase and after the draw."""
    return EventWindow(seat, presentation=False)


WINDOWS_IN_PRESENTATION = tuple([EventWindow(seat, presentation=True) for seat in (0, 1)])
"""KEN-19.3, KEN-19.4: after each card of a presentation; turn events may be played then."""


def playable_here(table: Table, seat: Seat, presentation: bool) -> frozenset[Kind]:
    """KEN-13.8, KEN-13.13: the events of his deck for this moment: those not about a combat, turn events in a presentation."""
    deck = table.decks[seat]
    return deck.events_in_presentation if presentation else deck.loose_events


@frame
class MayPlayEvent(Question):
    """KEN-17.7, KEN-18.7, KEN-19.4: an event outside a combat; a player is asked until he passes."""

    presentation: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-event", {"seat": SeatRef(self.seat)}, "KEN-19.4")

    def options(self, table: Table) -> list[Move]:
        open_here = playable_here(table, self.seat, self.presentation)
        held = [card for card in dict.fromkeys(table.hands[self.seat]) if card in open_here]
        return [PASS, *[PLAYS[card] for card in held if not is_barred(table, card)]]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Pass):
            return NOTHING
        assert isinstance(move, Play), "an event is played"
        return [*play_event(table, self.seat, move.card), EventWindow(self.seat, self.presentation)]


# Why not.


def impossible_plays(table: Table, seat: Seat) -> list[Refusal]:
    """What this player might want to play but may not, and why not."""
    refused: list[Refusal] = []
    offered = plays(table, seat)
    for card in dict.fromkeys(table.hands[seat]):
        if not any(card in played_cards(move) for move in offered):
            why, by = reason(table, card)
            refused.append(Refusal(Play(card), Text(why, {"card": WordRef(f"card-{card}")}), by))
    return refused


def played_cards(move: Move) -> tuple[Kind, ...]:
    if isinstance(move, PlayTogether):
        return (move.place, move.army)
    if isinstance(move, PlayWithTwo):
        return (move.place, move.second, move.army)
    if isinstance(move, Play | Assign):
        return (move.card,)
    return ()


def reason(table: Table, card: Kind) -> tuple[str, str]:
    box = table.box
    kind = box.type[card]
    if is_barred(table, card):
        return "why-ken-unique", "KEN-29.16"
    if kind == "place":
        return "why-ken-no-army", "KEN-8.2"
    if kind == "army":
        return "why-ken-no-place", "KEN-7.4" if box.cards[card].play.places == 1 else "KEN-7.7"
    if box.duration[card] == "play-and-discard":
        return "why-ken-in-combat", "KEN-13.9" if kind == "event" else "KEN-9.6"
    if box.cards[card].play.one_per_player:
        return "why-ken-one-per-player", "KEN-43.15"
    return "why-ken-no-host", "KEN-4.11"
