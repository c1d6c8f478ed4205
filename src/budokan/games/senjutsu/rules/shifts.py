"""Chapter 15: push, pull, swap."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.hexes import SIDES, STEP, Hex, distance, name_of, side_toward
from budokan.games.senjutsu.kinds import PlayNumber
from budokan.games.senjutsu.language.values import Shift
from budokan.games.senjutsu.moves import Shove
from budokan.games.senjutsu.parts import NOBODY, Play
from budokan.games.senjutsu.rules.harm import suffer
from budokan.games.senjutsu.rules.terrain import enters, runs_into_terrain
from budokan.games.senjutsu.table import Figure, Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef


def candidates(table: Table, actor: Figure, target: Figure, kind: str) -> list[Hex]:
    """SJ-15.3: neighbours of the target one hex farther from the acting figure, or one nearer; never its own hex (SJ-15.10)."""
    return hexes_from(table.at[actor], table.at[target], kind)


def hexes_from(here: Hex, there: Hex, kind: str) -> list[Hex]:
    """The same for one who would stand there."""
    wanted = distance(here, there) + (1 if kind == "push" else -1)
    return [there + step for step in STEP if distance(here, there + step) == wanted and there + step != here]


def shift(table: Table, number: int, play: Play, target: Figure, effect: Shift) -> Frames:
    """SJ-15.1, SJ-15.2, SJ-62.5: push or pull; `+moved` counts the hexes of the card it joins."""
    count = effect.number
    if effect.moved:
        count += table.plays[play.base].moved if play.base != NOBODY else play.moved
    return shove_on(table, table.owner(play.figure), number, target, effect.kind, count)


def shove_on(table: Table, seat: Seat, number: int, target: Figure, kind: str, left: int) -> Frames:
    """SJ-15.4: the acting player chooses where several hexes qualify; each hex is chosen anew."""
    actor = table.plays[number].figure
    if left <= 0 or not table.alive[target] or not table.alive[actor] or target == table.solo.lord:
        return NOTHING
    hexes = candidates(table, actor, target, kind)
    if not hexes:
        return NOTHING
    if len(hexes) > 1:
        return [Shoving(seat, number, target, kind, left)]
    return shove(table, seat, number, target, kind, left, hexes[0])


@frame
class Shoving(Question):
    """SJ-15.4, SJ-15.6, SJ-15.8: any hex that qualifies, terrain, figures and the edge included."""

    play: PlayNumber
    target: Figure
    kind: str
    left: int

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "who": WordRef(f"sj-character-{table.person(self.target).id}")}
        return Text("ask-sj-push" if self.kind == "push" else "ask-sj-pull", args, "SJ-15.4")

    def options(self, table: Table) -> list[Move]:
        here = table.at[self.target]
        hexes = candidates(table, table.plays[self.play].figure, self.target, self.kind)
        return [Shove(SIDES[side_toward(here, hex)]) for hex in hexes]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Shove), "a side is chosen"
        hex = table.at[self.target] + STEP[SIDES.index(move.side)]
        return shove(table, self.seat, self.play, self.target, self.kind, self.left, hex)


def shove(table: Table, seat: Seat, number: int, target: Figure, kind: str, left: int, hex: Hex) -> Frames:
    """SJ-15.5, SJ-15.7, SJ-15.9: one hex; terrain, figures and the edge end it, and the target keeps the rest of its card.

    SJ-18.16: who was moved onto terrain was moved, though it is put back.
    """
    if hex in table.solid:
        was_shifted(table, number, target)
        runs_into_terrain(table, target, hex)
        return NOTHING
    other = table.figure_on(hex)
    if other != NOBODY or hex not in table.hexes:
        if table.rules.hard_push:
            was_shifted(table, number, target)
            suffer(table, target, "st", 1, NOBODY)
            if other != NOBODY:
                suffer(table, other, "st", 1, NOBODY)
        return NOTHING
    table.tell(tell.Shifted(table.owner(target), table.person(target).id, name_of(hex)))
    was_shifted(table, number, target)
    enters(table, target, hex)
    return shove_on(table, seat, number, target, kind, left - 1)


def was_shifted(table: Table, number: int, target: Figure) -> None:
    """SJ-18.3: nobody was pushed who did not move, so a card keeps whom it moved."""
    play = table.plays[number]
    if target not in play.shifted:
        play.shifted = (*play.shifted, target)


def swap(table: Table, play: Play, target: Figure) -> None:
    """SJ-15.14: the two exchange hexes; nothing solid is entered, corpses and tokens are (SJ-27.23)."""
    mine, theirs = table.at[play.figure], table.at[target]
    table.tell(tell.Swapped(table.owner(play.figure), table.owner(target)))
    table.at[play.figure] = -1
    enters(table, target, mine)
    enters(table, play.figure, theirs)
