"""Chapter 13: Betray."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import is_immune
from budokan.games.rising_sun.moves import Done, Replace
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.rules.promises import judge_replacement
from budokan.games.rising_sun.rules.summon import enters
from budokan.games.rising_sun.table import NOBODY, Figure, Place, Table
from budokan.kernel.frames import NOTHING, Frames, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text

DONE = Done()


def break_alliance(table: Table, seat: Seat) -> None:
    """RS-13.3 to RS-13.5: the traitor's alliance ends and costs him Honour, before any figure is replaced."""
    ally = table.ally[seat]
    if ally == NOBODY:
        return
    table.ally[seat] = table.ally[ally] = NOBODY
    table.betrayals[seat] += 1
    table.tell(tell.AllianceBroken(seat, ally))
    table.step_honour(seat, table.box.betrayal_honour)


def extra_replacements(table: Table, seat: Seat) -> int:
    """RS-22.16: what Path of the Unrighteous allows besides."""
    copies = table.copies("path-of-the-unrighteous", seat)
    return copies * table.box.effect["path-of-the-unrighteous"].figures if copies else 0


@frame
class Betray(OpenQuestion):
    """RS-13.1, RS-13.2, RS-13.16, RS-22.16: figures are replaced one after the other.

    `hit` are the players already struck by the mandate itself; `extra` replacements come from Path of the Unrighteous.
    """

    hit: tuple[Seat, ...]
    extra: int

    def ask(self, table: Table) -> Text:
        left = table.box.betrayed_players - len(self.hit) + self.extra
        return Text("ask-betray", {"seat": SeatRef(self.seat), "count": left}, "RS-13.1")

    def choices(self, table: Table) -> list[Move]:
        moves: list[Move] = [DONE]
        for target in table.others(self.seat):
            if self.extra or (target not in self.hit and len(self.hit) < table.box.betrayed_players):
                for province in table.box.provinces:
                    for figure, substitute in replacements(table, self.seat, target, province):
                        moves.append(Replace(target, figure, province, substitute))
        return moves + self.at_shrines(table) if self.extra else moves

    def at_shrines(self, table: Table) -> list[Move]:
        """RS-13.12, RS-22.16, RS-22.17: worshippers are out of reach but for the Unrighteous, and by a Shinto only."""
        return [
            Replace(target, figure, kami, substitute)
            for target in table.others(self.seat)
            for kami in table.shrines
            for figure, substitute in replacements(table, self.seat, target, kami)
            if table.box.counts_as[substitute] == "shinto"
        ]

    def chosen(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Replace):
            return NOTHING
        frames = replace(table, self.seat, move)
        on_map = move.place in table.strongholds
        if on_map and move.target not in self.hit and len(self.hit) < table.box.betrayed_players:
            return [*frames, Betray(self.seat, (*self.hit, move.target), self.extra)]
        table.card_worked(self.seat, "path-of-the-unrighteous")
        return [*frames, Betray(self.seat, self.hit, self.extra - 1)]


def replacements(table: Table, seat: Seat, target: Seat, place: Place) -> list[tuple[Figure, Figure]]:
    """RS-13.8 to RS-13.11, RS-20.8, RS-20.25: which figure there may be replaced by which of the Reserve."""
    there = table.at[place][target]
    if not there:
        return []
    reserve = list(dict.fromkeys(table.reserve[seat]))
    return [
        (figure, substitute)
        for figure in dict.fromkeys(there)
        if not is_immune(table, figure)
        for substitute in reserve
        if same_type(table, figure, substitute)
    ]


def same_type(table: Table, figure: Figure, substitute: Figure) -> bool:
    """RS-13.9, RS-13.10, RS-20.8: Bushi for Bushi, Shinto for Shinto, any Monster for any Monster; Komainu is both."""
    box = table.box
    if figure in box.monsters and substitute in box.monsters:
        return True
    return box.counts_as[figure] == box.counts_as[substitute] and box.counts_as[figure] in ("bushi", "shinto")


def replace(table: Table, seat: Seat, move: Replace) -> Frames:
    """RS-13.14, RS-13.15: the replaced figure goes home, not killed; the new one enters, not summoned."""
    table.lift(move.place, move.target, move.figure)
    table.send_home(move.target, move.figure)
    table.call_up(seat, move.substitute, move.place)
    table.tell(tell.Replaced(seat, move.target, move.figure, move.place, move.substitute))
    judge_replacement(table, seat, move.target)
    return enters(table, seat, move.substitute, move.place) if move.place in table.strongholds else NOTHING
