"""Chapter 35: foes come onto the field, and are made ready for it."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import SIDES, Hex, distance, hex_named, name_of
from budokan.games.senjutsu.moves import LayLord
from budokan.games.senjutsu.parts import BEHAVIOURS, NONE
from budokan.games.senjutsu.rules.places import beside_home, free_hexes
from budokan.games.senjutsu.solo.decks import gather
from budokan.games.senjutsu.solo.foes import DEFENSIVE, OFFENSIVE, turned_away
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text


def nearest_hero(table: Table, hex: Hex) -> Hex:
    seats = range(table.seats)
    figures: list[Figure] = [*seats, *[table.dog(seat) for seat in seats]]
    standing: list[Hex] = [table.at[one] for one in figures if table.alive[one]]
    return min([(distance(hex, one), one) for one in standing])[1]


def stand_facing(table: Table, foe: Figure, hex: Hex) -> None:
    """SJ-35.2: on this hex, facing the nearest player; last on the Advantage track (SJ-32.27)."""
    table.alive[foe] = True
    table.stand(foe, hex)
    there = nearest_hero(table, hex)
    table.facing[foe] = min(range(6), key=lambda side: (turned_away(hex, side, there), side))
    if foe not in table.track:
        table.track.append(foe)
    table.tell(tell.FoePlaced(foe, name_of(hex), SIDES[table.facing[foe]]))


def clear_foe(table: Table, foe: Figure, limit: int) -> None:
    """SJ-37.8: a foe made ready for a new fight: unharmed, its deck whole and shuffled."""
    number = foe - table.seats
    pile = gather(table, foe)
    table.luck.shuffle(pile)
    table.decks[foe] = pile
    table.wounds[foe] = table.bleeding[foe] = table.stuns[foe] = 0
    table.hobbled[foe] = ()
    table.doomed[foe] = False
    table.chosen[foe] = ""
    table.stealthed[foe] = table.has_rule("stealth", foe)
    table.solo.limits[number] = limit
    table.solo.prefers[number] = 0
    table.solo.tally[number] = 0
    table.solo.resets[number] = False


@frame
class FoesAppear(Step):
    """SJ-35.1, SJ-32.7, SJ-35.23: who fights, with which Behaviour and Attitude; Ninja and Assassin stealthed."""

    def resolve(self, table: Table) -> Frames:
        solo = table.solo
        for number in range(solo.count):
            foe = table.seats + number
            table.tell(tell.FoeAppeared(foe, table.characters[foe], solo.limits[number]))
            if table.mode != "horde":
                attitude = OFFENSIVE if solo.offensive[number] else DEFENSIVE
                table.tell(tell.FoeMarked(foe, BEHAVIOURS[solo.behaviour[number]], attitude))
        return NOTHING


@frame
class FoesTakePlaces(Step):
    """SJ-35.2, SJ-43.5: start hexes of the groups opposite the players, facing them, by lot."""

    def resolve(self, table: Table) -> Frames:
        for number in range(table.solo.count):
            foe = table.seats + number
            table.stealthed[foe] = table.has_rule("stealth", foe)
            stand_facing(table, foe, table.luck.pick(places_for_foes(table)))
        return NOTHING


def places_for_foes(table: Table) -> list[Hex]:
    """The free start hexes of the groups farthest from any player; of any group without one if those are full."""
    groups = table.ground.groups
    taken = {table.book.edition.group_among(groups, table.at[seat]) for seat in range(table.seats)}
    opposite = [number ^ 1 for number in sorted(taken) if number >= 0 and number ^ 1 < len(groups)]
    for numbers in (opposite, list(range(len(groups)))):
        hexes = [hex for number in numbers if number not in taken for hex in groups[number] if table.open(hex)]
        if hexes:
            return hexes
    free = free_hexes(table)
    far = max([distance(hex, nearest_hero(table, hex)) for hex in free])
    return [hex for hex in free if distance(hex, nearest_hero(table, hex)) == far]


@frame
class LayTheLord(Question):
    """SJ-37.23: the player lays the fallen lord adjacent to his start hex."""

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-lord", {"seat": SeatRef(self.seat)}, "SJ-37.23")

    def options(self, table: Table) -> list[Move]:
        return [LayLord(name_of(hex)) for hex in beside_home(table)]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, LayLord), "a hex is chosen"
        lord = table.solo.lord
        assert lord != NONE, "there is a lord to lay"
        table.alive[lord] = True
        table.stand(lord, hex_named(move.hex))
        table.tell(tell.LordLaid(move.hex))
        return NOTHING
