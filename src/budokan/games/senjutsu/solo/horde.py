"""Chapter 37: the horde: waves, stages, and the fallen lord."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import Hex, distance, name_of
from budokan.games.senjutsu.moves import Enter
from budokan.games.senjutsu.parts import BEHAVIOURS, CENTRE, LEFT, NONE, RIGHT
from budokan.games.senjutsu.rules.harm import gain
from budokan.games.senjutsu.solo.foes import foes
from budokan.games.senjutsu.solo.placing import clear_foe, stand_facing
from budokan.games.senjutsu.solo.scoring import WAVES
from budokan.games.senjutsu.solo.stages import NextStage
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import SeatRef, Text

ENTRIES = {"A": LEFT, "B": CENTRE, "C": CENTRE, "D": RIGHT}
"""SJ-37.4: the Behaviour of whoever comes from an entry hex."""


def bands(table: Table) -> list[list[Figure]]:
    """SJ-37.1, SJ-35.21: the three Ashigaru and the Boss; Hachiko comes with his master."""
    found: list[list[Figure]] = []
    for foe in range(table.seats, table.seats + table.solo.count):
        if table.characters[foe] == "hachiko":
            found[-1].append(foe)
        else:
            found.append([foe])
    return found


def members(table: Table, wave: int) -> list[Figure]:
    """SJ-37.2: one, two, three Ashigaru; then the Boss and all three."""
    return [foe for band in bands(table)[:wave] for foe in band]


@frame
class HordeTurn(Step):
    """SJ-37.6, SJ-37.7, SJ-37.9: at the start of the turn those who waited enter; after the last of a wave the next begins."""

    def resolve(self, table: Table) -> Frames:
        if table.mode != "horde":
            return NOTHING
        let_in(table)
        if foes(table) or table.solo.entering:
            return [HonourLord()]
        begun = [HonourLord(), WaveBegins()]
        return [NextStage(), *begun] if table.solo.wave == WAVES else begun


@frame
class HonourLord(Step):
    """SJ-37.25: 1 focus for whoever begins the turn adjacent to the corpse; a new stage begins at home (SJ-37.13)."""

    def resolve(self, table: Table) -> Frames:
        lord = table.solo.lord
        if lord == NONE:
            return NOTHING
        for seat in range(table.seats):
            if table.alive[seat] and distance(table.at[seat], table.at[lord]) == 1:
                table.tell(tell.LordHonoured(seat))
                gain(table, seat, 1)
        return NOTHING


def let_in(table: Table) -> None:
    """SJ-37.6: whoever waited for an occupied entry hex comes as soon as it is free."""
    waiting, table.solo.entering = table.solo.entering, []
    for foe, hex in waiting:
        if table.open(hex):
            enter_field(table, foe, hex)
        else:
            table.solo.entering.append((foe, hex))


def enter_field(table: Table, foe: Figure, hex: Hex) -> None:
    """SJ-37.3, SJ-37.4: Offensive, with the Behaviour of its entry hex, facing the player."""
    number = foe - table.seats
    entry = next(name for name in ENTRIES if table.ground.horde[name] == hex)
    table.solo.behaviour[number] = ENTRIES[entry]
    table.solo.offensive[number] = True
    stand_facing(table, foe, hex)
    table.tell(tell.FoeEntered(foe, name_of(hex), BEHAVIOURS[ENTRIES[entry]]))


@frame
class WaveBegins(Step):
    """SJ-37.2, SJ-37.3, SJ-37.8, SJ-37.18: the next wave, every deck shuffled anew; the player names the entry hexes."""

    def resolve(self, table: Table) -> Frames:
        solo = table.solo
        solo.stage = max(1, solo.stage)
        solo.wave = solo.wave % WAVES + 1
        limit = (table.rules.foe_wounds or 1) + solo.stage - 1
        coming = members(table, solo.wave)
        for foe in coming:
            clear_foe(table, foe, limit)
        table.tell(tell.WaveBegan(solo.stage, solo.wave, limit))
        frames: list[Frame] = [NameEntry(0, foe, tuple(coming[:index])) for index, foe in enumerate(coming)]
        return frames


def free_entries(table: Table, named: tuple[Figure, ...]) -> list[str]:
    """SJ-37.6: entry hexes that nobody of this wave has taken, free ones before those where the foe would have to wait."""
    taken = [hex for _, hex in table.solo.entering]
    taken += [table.at[foe] for foe in named if table.alive[foe]]
    left = [name for name in ENTRIES if table.ground.horde[name] not in taken]
    return [name for name in left if table.open(table.ground.horde[name])] or left or list(ENTRIES)


@frame
class NameEntry(Question):
    """SJ-37.3: the player decides from which entry hex a foe comes."""

    foe: Figure
    before: tuple[Figure, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-entry", {"seat": SeatRef(self.seat), "foe": SeatRef(self.foe)}, "SJ-37.3")

    def options(self, table: Table) -> list[Move]:
        return [Enter(name) for name in free_entries(table, self.before)]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Enter), "an entry hex is named"
        hex = table.ground.horde[move.entry]
        if table.open(hex):
            enter_field(table, self.foe, hex)
        else:
            table.solo.entering.append((self.foe, hex))
            table.tell(tell.FoeWaits(self.foe, name_of(hex)))
        return NOTHING
