"""Chapter 2, killing: who dies, who is spared, and the Virtues that wait for it."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.moves import ShowMercy, ShowNone
from budokan.games.rising_sun.rules.gains import gain_vp, reward
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.table import Figure, Place, Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text

Victims = tuple[tuple[Seat, Figure], ...]
"""Owners and their figures."""


@frame
class Kill(Step):
    """RS-2.22, RS-23.7: the killer kills these figures in one event, unless he is merciful."""

    seat: Seat
    province: Place
    victims: Victims

    def resolve(self, table: Table) -> Frames:
        if not self.victims:
            return NOTHING
        if table.copies("mercy", self.seat) and any(owner != self.seat for owner, _ in self.victims):
            return [MayShowMercy(self.seat, self.province, self.victims)]
        die(table, self.seat, self.province, self.victims)
        return NOTHING


@frame
class MayShowMercy(OpenQuestion):
    """RS-23.7 to RS-23.9: all figures of others are left alive or none; sparing them pays each copy of Mercy."""

    province: Place
    victims: Victims

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "count": len(self.victims)}
        return Text("ask-mercy", args, "RS-23.7")

    def choices(self, table: Table) -> list[Move]:
        return [ShowNone(), ShowMercy()]

    def chosen(self, table: Table, move: Move) -> Frames:
        own = tuple((owner, figure) for owner, figure in self.victims if owner == self.seat)
        if isinstance(move, ShowNone):
            die(table, self.seat, self.province, self.victims)
            return NOTHING
        table.card_worked(self.seat, "mercy")
        table.tell(tell.Spared(self.seat, len(self.victims) - len(own)))
        reward(table, self.seat, table.box.effect["mercy"].then, table.copies("mercy", self.seat))
        die(table, self.seat, self.province, own)
        return NOTHING


def die(table: Table, killer: Seat, province: Place, victims: Victims) -> None:
    """RS-1.18, RS-2.23, RS-16.34: to the Reserve; in a battle only when Imperial Poets has been settled."""
    for owner, figure in victims:
        table.lift(province, owner, figure)
        if table.fighters:
            table.fallen[owner] = tuple(sorted((*table.fallen[owner], figure)))
        else:
            table.send_home(owner, figure)
        table.tell(tell.Killed(owner, figure, province, killer))
    virtues_answer(table, killer, victims)


def virtues_answer(table: Table, killer: Seat, victims: Victims) -> None:
    """RS-3.13, RS-20.1, RS-21.9, RS-21.10: Righteousness of the owners and Justice of the killer, highest Honour first."""
    owners = [owner for owner, _ in victims]
    for seat in table.by_honour([*owners, killer]):
        righteous = table.copies("righteousness", seat)
        if righteous and seat in owners:
            table.card_worked(seat, "righteousness")
            gain_vp(table, seat, table.box.effect["righteousness"].vp * righteous * owners.count(seat))
        just = table.copies("justice", seat)
        if just and seat == killer:
            lower = {owner for owner in owners if table.higher(killer, owner)}
            if lower:
                table.card_worked(seat, "justice")
                gain_vp(table, seat, table.box.effect["justice"].vp * just * len(lower))
