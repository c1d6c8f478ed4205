"""Chapter 37: what happens between two stages of a horde."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import name_of
from budokan.games.senjutsu.parts import POISON
from budokan.games.senjutsu.rules.harm import leaves_play
from budokan.games.senjutsu.rules.places import FaceFigure, beside_home
from budokan.games.senjutsu.solo.decks import fill_selection, gather, take_deck
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import Frame, Frames, Step, frame
from budokan.kernel.texts import Seat


@frame
class NextStage(Step):
    """SJ-37.9 to SJ-37.18: the seven steps between two stages."""

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.StageCompleted(table.solo.stage))
        table.solo.stage += 1
        rebuild_decks(table)
        frames: list[Frame] = []
        for seat in range(table.seats):
            if table.alive[seat]:
                go_home(table, seat)
                frames.append(FaceFigure(seat, seat))
            recover(table, seat)
            halve_discards(table, seat)
        return frames


def rebuild_decks(table: Table) -> None:
    """SJ-37.10, SJ-37.11: all solo cards back to their selection decks, and four new decks."""
    every = range(table.seats, table.seats + table.solo.count)
    for foe in every:
        gather(table, foe)
    fill_selection(table)
    for foe in every:
        take_deck(table, foe)


def go_home(table: Table, seat: Seat) -> None:
    """SJ-37.13: the figure goes back to its start hex; Hachiko makes room for it."""
    home = table.ground.horde["X"]
    dog = table.dog(seat)
    table.at[seat] = -1
    if table.alive[dog] and table.at[dog] == home:
        there = beside_home(table)[0]
        table.stand(dog, there)
        table.tell(tell.FigurePlaced(seat, "hachiko", name_of(there)))
    table.stand(seat, home)
    table.tell(tell.FigurePlaced(seat, table.characters[seat], name_of(home)))


def recover(table: Table, seat: Seat) -> None:
    """SJ-37.15: all Hobbled and Poisons go, 1 Stun goes, 1 Bleeding Wound becomes a Wound; the rest stays."""
    figures = (seat, table.dog(seat))
    for figure in figures:
        table.hobbled[figure] = ()
    stunned = [figure for figure in figures if table.stuns[figure]]
    if stunned:
        table.stuns[stunned[0]] -= 1
    bleeding = [figure for figure in figures if table.bleeding[figure]]
    if bleeding:
        table.exchange_wounds(bleeding[0], -1)
    for figure in figures:
        for card, _, _ in list(table.lasting[figure]):
            if table.box.sheets[card].deck == "status":
                leaves_play(table, figure, card)
    for pile in (table.hands[seat], table.deck(seat), table.discards[seat], table.buried[seat], table.dog_decks[seat]):
        for card in [one for one in pile if one.startswith(POISON)]:
            pile.remove(card)
            table.used_poisons[int(card[-1])].append(card[:-2])
    table.tell(tell.Recovered(seat))


def halve_discards(table: Table, seat: Seat) -> None:
    """SJ-37.16, SJ-37.17: half of the discards, rounded up, at random, back into the deck, which is shuffled."""
    pile = [*table.discards[seat], *table.buried[seat]]
    pile.sort()
    table.luck.shuffle(pile)
    back = (len(pile) + 1) // 2
    table.discards[seat] = []
    table.buried[seat] = pile[back:]
    table.deck(seat).extend(pile[:back])
    table.shuffle_deck(seat)
    table.tell(tell.DiscardsHalved(seat, back))
