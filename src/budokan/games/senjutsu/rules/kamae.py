"""Chapter 4: kamae trees, switching, and focus."""

from __future__ import annotations

from budokan.games.senjutsu.abilities import frozen
from budokan.games.senjutsu.box import FOCUS_POINT, LETTERS
from budokan.games.senjutsu.language.values import KAMAE
from budokan.games.senjutsu.moves import GoTo, PassFocus, Stay
from budokan.games.senjutsu.rules.harm import gain
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def change(table: Table, seat: Seat, who: Seat, branches: int) -> Frames:
    """SJ-4.7, SJ-4.20: a change of kamae by up to so many branches; the acting player decides it."""
    if frozen(table, who) or not table.alive[who]:
        return NOTHING
    return [ChangeKamae(seat, who, branches, table.kamae[who])]


@frame
class ChangeKamae(Question):
    """SJ-4.7 to SJ-4.13: along a branch, over the Focus Point, or stop."""

    who: Seat
    left: int
    began: str

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-change", {"seat": SeatRef(self.seat), "who": SeatRef(self.who), "left": self.left}, "SJ-4.7")

    def options(self, table: Table) -> list[Move]:
        tree = table.person(self.who).tree
        moves: list[Move] = [Stay()]
        for place in tree.ways[table.kamae[self.who]]:
            if place == FOCUS_POINT:
                onward = [one for one in tree.ways[FOCUS_POINT] if one != self.began]
                moves += [PassFocus(KAMAE[one]) for one in onward or [self.began]]
            else:
                moves.append(GoTo(KAMAE[place]))
        return moves

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Stay):
            return NOTHING
        left = self.left - 1
        if isinstance(move, PassFocus):
            gain(table, self.who, 1)
            letter = LETTERS[move.kamae]
            if letter == self.began:
                left = 0
        else:
            assert isinstance(move, GoTo), "the ring goes somewhere"
            letter = LETTERS[move.kamae]
        table.set_kamae(self.who, letter)
        return [ChangeKamae(self.seat, self.who, left, self.began)] if left > 0 else NOTHING


def switch(table: Table, seat: Seat, who: Seat, to: str) -> Frames:
    """SJ-4.15 to SJ-4.19: put the ring there at once; "any" is another kamae of the own tree, never Neutral."""
    if frozen(table, who) or not table.alive[who]:
        return NOTHING
    tree = table.person(who).tree
    if to not in ("any", "free"):
        if to in tree.kamae:
            table.set_kamae(who, to)
        return NOTHING
    present = table.kamae[who]
    letters = [one for one in tree.kamae if one != "N" and (one != present or to == "free")]
    if len(letters) == 1:
        table.set_kamae(who, letters[0])
        return NOTHING
    return [ChooseKamae(seat, who, tuple(letters))]


@frame
class ChooseKamae(Question):
    """SJ-4.17, SJ-4.19: the acting player names the kamae."""

    who: Seat
    letters: tuple[str, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-switch", {"seat": SeatRef(self.seat), "who": SeatRef(self.who)}, "SJ-4.17")

    def options(self, table: Table) -> list[Move]:
        return [GoTo(KAMAE[letter]) for letter in self.letters]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, GoTo), "a kamae is named"
        table.set_kamae(self.who, LETTERS[move.kamae])
        return NOTHING
