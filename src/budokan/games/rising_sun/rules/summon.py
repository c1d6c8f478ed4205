"""Chapter 9, summoning: a figure comes from the Reserve into a province, and a Shinto may go on to a shrine."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import has_force, may_summon_in
from budokan.games.rising_sun.moves import KillFigure, Stay, Summon, Worship
from budokan.games.rising_sun.rules.effects import after_summon
from budokan.games.rising_sun.rules.gains import steal_vp
from budokan.games.rising_sun.rules.kills import Kill, Victims
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.table import Figure, Place, Table, without
from budokan.kernel.frames import NOTHING, Frames, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

STAY = Stay()


def summon(table: Table, seat: Seat, figure: Figure, province: Place) -> Frames:
    """RS-9.6, RS-9.7: what happens as it enters, then a Shinto may leave for a shrine."""
    table.call_up(seat, figure, province)
    table.tell(tell.Summoned(seat, figure, province))
    if table.box.counts_as[figure] == "shinto":
        return [MayWorship(seat, figure, province)]
    return enters(table, seat, figure, province)


@frame
class MayWorship(OpenQuestion):
    """RS-9.7, RS-20.7: at the moment it is summoned, and only then, a Shinto may be sent to one of the shrines."""

    figure: Figure
    province: Place

    def ask(self, table: Table) -> Text:
        figure = WordRef(f"figure-{self.figure}")
        return Text("ask-worship", {"seat": SeatRef(self.seat), "figure": figure}, "RS-9.7")

    def choices(self, table: Table) -> list[Move]:
        return [STAY, *[Worship(kami) for kami in table.shrines]]

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Worship):
            table.worship(self.seat, self.figure, self.province, move.kami)
        return NOTHING


def enters(table: Table, seat: Seat, figure: Figure, province: Place) -> Frames:
    """RS-2.25, RS-21.18 to RS-21.20: what an Oni does when it enters a province."""
    effect = table.box.monster_effect.get(figure)
    if effect is None or effect.when != "enters-province":
        return NOTHING
    higher = [other for other in table.others(seat) if table.higher(other, seat) and has_force(table, other, province)]
    if any(table.vp[one] if effect.do == "steal" else hated(table, one, province, ()) for one in higher):
        table.card_worked(seat, figure)
    if effect.do == "steal":
        steal_vp(table, seat, higher, effect.vp)
        return NOTHING
    return hate_falls_on(table, seat, province, tuple(other for other in higher for _ in range(effect.figures)), ())


def hate_falls_on(table: Table, seat: Seat, province: Place, left: tuple[Seat, ...], chosen: Victims) -> Frames:
    """RS-21.19: one Bushi or Shinto of each victim; where there is a choice, the owner of the Oni chooses."""
    for number, victim in enumerate(left):
        figures = hated(table, victim, province, chosen)
        if len(figures) > 1:
            return [ChooseVictim(seat, province, left[number:], chosen)]
        chosen = (*chosen, *[(victim, figure) for figure in figures])
    return [Kill(seat, province, chosen)]


def hated(table: Table, seat: Seat, province: Place, chosen: Victims) -> list[Figure]:
    """RS-21.18: Bushi and what counts as Shinto that were not chosen yet, each kind once."""
    counts_as = table.box.counts_as
    left = table.at[province][seat]
    for owner, figure in chosen:
        if owner == seat:
            left = without(left, figure)
    return [figure for figure in dict.fromkeys(left) if counts_as[figure] in ("bushi", "shinto")]


@frame
class ChooseVictim(OpenQuestion):
    """RS-21.19: which figure of the next victim the Oni of Hate kills."""

    province: Place
    left: tuple[Seat, ...]
    victims: Victims

    def ask(self, table: Table) -> Text:
        return Text("ask-hate", {"seat": SeatRef(self.seat), "target": SeatRef(self.left[0])}, "RS-21.19")

    def choices(self, table: Table) -> list[Move]:
        victim = self.left[0]
        return [KillFigure(victim, figure, self.province) for figure in hated(table, victim, self.province, self.victims)]

    def chosen(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, KillFigure), "a victim is chosen"
        chosen = (*self.victims, (move.target, move.figure))
        return hate_falls_on(table, self.seat, self.province, self.left[1:], chosen)


@frame
class SummonMonster(OpenQuestion):
    """RS-11.8, RS-11.10, RS-19.25: a bought Monster is summoned at once, where its buyer has a stronghold."""

    figure: Figure

    def ask(self, table: Table) -> Text:
        figure = WordRef(f"figure-{self.figure}")
        return Text("ask-summon-monster", {"seat": SeatRef(self.seat), "figure": figure}, "RS-11.8")

    def choices(self, table: Table) -> list[Move]:
        return [Summon(self.figure, province) for province in may_summon_in(table, self.seat)]

    def chosen(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Summon), "a Monster is summoned"
        return [*summon(table, self.seat, move.figure, move.province), *after_summon(table, self.seat)]
