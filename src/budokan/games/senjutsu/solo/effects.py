"""Chapter 32: the words of solo cards, and what the players' effects do to foes."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import forbids, frozen, lies_before
from budokan.games.senjutsu.language.values import ALL, Discard, Effect, Look, Mill
from budokan.games.senjutsu.moves import SetAttitude
from budokan.games.senjutsu.parts import BEHAVIOURS, Play
from budokan.games.senjutsu.rules.filters import fits
from budokan.games.senjutsu.rules.harm import leaves_play, poison
from budokan.games.senjutsu.solo.decks import forget_top, mill, renew
from budokan.games.senjutsu.solo.foes import DEFENSIVE, OFFENSIVE
from budokan.games.senjutsu.table import Figure, Table, shown
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

SEEN = 2
PATH = "solo-monk-enlightened-path"
IMMUNE, HARDER = 5, 7
"""SJ-68.51: what so many markers on Enlightened Path bring."""


def do_word(table: Table, play: Play, word: str) -> None:
    """The words that stand on solo cards alone."""
    foe = play.figure
    if word == "behave":
        change_behaviour(table, foe)
    elif word == "reset":
        table.solo.resets[foe - table.seats] = True
    elif word == "recall at":
        recall(table, foe)
    elif word == "banish":
        play.stayed = True
        table.solo.banished.append(play.card)
        table.tell(tell.FoeCardBanished(foe, play.card))


def change_behaviour(table: Table, foe: Figure) -> None:
    """SJ-32.8, SJ-32.9, SJ-32.21: to the next space of the track, the Attitude kept; not while paralysed."""
    number = foe - table.seats
    if frozen(table, foe):
        table.tell(tell.FoeFrozen(foe))
        return
    table.solo.behaviour[number] = (table.solo.behaviour[number] + 1) % len(BEHAVIOURS)
    table.tell(tell.BehaviourChanged(foe, BEHAVIOURS[table.solo.behaviour[number]]))


def recall(table: Table, foe: Figure) -> None:
    """SJ-67.1: the top Attack of its discards is shuffled into its deck."""
    for index in range(len(table.discards[foe]) - 1, -1, -1):
        card = table.discards[foe][index]
        if table.box.sheets[card].of_type("attack"):
            table.discards[foe].pop(index)
            table.decks[foe].append(card)
            table.luck.shuffle(table.decks[foe])
            forget_top(table, foe)
            table.tell(tell.FoeRecalled(foe, card))
            return


def set_distance(table: Table, foe: Figure, number: int) -> None:
    """SJ-67.41: the preferred distance becomes another."""
    table.solo.prefers[foe - table.seats] = number
    table.tell(tell.FoeClosesIn(foe, number))


# Enlightened Path.


def tally(table: Table, foe: Figure) -> None:
    """SJ-68.51: a marker after each of its successful attacks and blocks, while the card remains in play."""
    if not any(card == PATH for card, _, _ in table.lasting[foe]):
        return
    number = foe - table.seats
    table.solo.tally[number] += 1
    if table.solo.tally[number] <= HARDER:
        table.tell(tell.FoeTallied(foe, table.solo.tally[number]))


def is_immune(table: Table, foe: Figure) -> bool:
    """SJ-68.51: no status affects it."""
    return table.solo.tally[foe - table.seats] >= IMMUNE


def extra_wounds(table: Table, foe: Figure) -> int:
    """SJ-68.51: its attacks deal 1 Wound more."""
    return 1 if table.solo.tally[foe - table.seats] >= HARDER else 0


# What the players do to a foe.


def do_to_foe(table: Table, seat: Seat, foe: Figure, effect: Effect) -> Frames:
    """SJ-32.23 to SJ-32.26: of what concerns a hand, a tree or focus only looking and discarding touch its deck."""
    if isinstance(effect, Look):
        look(table, seat, foe)
    elif isinstance(effect, Discard):
        if effect.what == "card":
            discard_top(table, seat, foe, effect.number)
        else:
            give_up(table, seat, foe, effect)
    elif isinstance(effect, Mill):
        for _ in range(1 + table.harm(foe)):
            mill(table, foe)
    return NOTHING


def discard_top(table: Table, seat: Seat, foe: Figure, number: int) -> None:
    """SJ-32.26: a foe discards from the top of its deck, unless that was agreed otherwise."""
    if may_lose_cards(table, seat, foe):
        for _ in range(len(table.decks[foe]) if number == ALL else number):
            mill(table, foe)


def may_lose_cards(table: Table, seat: Seat, foe: Figure) -> bool:
    return table.rules.foe_discards and not (seat != foe and forbids(table, "spying"))


def give_up(table: Table, seat: Seat, foe: Figure, effect: Discard) -> None:
    """SJ-32.39: of a type or rank the first from the top of its deck, face up; the deck is shuffled afterwards."""
    if not may_lose_cards(table, seat, foe):
        return
    deck = table.decks[foe]
    wanted = [
        card for card in deck[::-1] if table.box.sheets[card].deck != "status" and fits(table.box.sheets[card], (effect.what,))
    ]
    found = wanted if effect.number == ALL else wanted[: effect.number]
    for card in found:
        deck.remove(card)
        table.discards[foe].append(card)
        table.tell(tell.FoeGaveUp(foe, card))
    if not found:
        table.tell(tell.FoeLacks(foe))
    table.luck.shuffle(deck)
    forget_top(table, foe)


def look(table: Table, seat: Seat, foe: Figure) -> None:
    """SJ-32.23: the top 2 cards, shuffled and put back; a deck of 0 or 1 cards is made anew first."""
    if forbids(table, "spying"):
        return
    if len(table.decks[foe]) < SEEN:
        rest = table.decks[foe]
        table.discards[foe] += rest
        table.decks[foe] = []
        renew(table, foe)
    top = table.decks[foe][-SEEN:]
    del table.decks[foe][len(table.decks[foe]) - len(top) :]
    table.luck.shuffle(top)
    table.decks[foe] += top
    table.solo.seen[foe - table.seats] = tuple(sorted(top))
    table.solo.seers[foe - table.seats] = seat
    cards = tuple(sorted([shown(card) for card in top]))
    table.tell(tell.FoeTopSeen(seat, foe, cards), (seat,), tell.FoeTopSeenHidden(seat, foe))


def poison_by_lot(table: Table, foe: Figure, target: Figure) -> None:
    """SJ-32.19: a card of the poison deck, drawn at random; Confusing Mist makes another foe Offensive (SJ-32.38)."""
    if table.poisons[foe] and table.alive[target]:
        poison(table, foe, target, table.luck.pick(table.poisons[foe]))
        if table.is_foe(target) and lies_before(table, "random choice", target):
            clear_mist(table, target, OFFENSIVE)


def after_poison(table: Table, seat: Seat, foe: Figure) -> Frames:
    """SJ-32.20: Confusing Mist lets the player set its Attitude."""
    return [ChooseAttitude(seat, foe)] if lies_before(table, "random choice", foe) else NOTHING


@frame
class ChooseAttitude(Question):
    """SJ-32.20: the player sets its Attitude, and Confusing Mist is discarded; not while it is paralysed (SJ-32.21)."""

    foe: Figure

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-attitude", {"seat": SeatRef(self.seat), "foe": SeatRef(self.foe)}, "SJ-32.20")

    def options(self, table: Table) -> list[Move]:
        return [SetAttitude(OFFENSIVE), SetAttitude(DEFENSIVE)]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, SetAttitude), "an Attitude is set"
        clear_mist(table, self.foe, move.attitude)
        return NOTHING


def clear_mist(table: Table, foe: Figure, attitude: str) -> None:
    """SJ-32.20, SJ-32.21: Confusing Mist is discarded, and the Attitude set unless the foe is paralysed."""
    leaves_play(table, foe, "confusing-mist")
    if frozen(table, foe):
        table.tell(tell.FoeFrozen(foe))
    else:
        table.solo.offensive[foe - table.seats] = attitude == OFFENSIVE
        table.tell(tell.AttitudeSet(foe, attitude))
