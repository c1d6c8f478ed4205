"""Chapter 9: Recruit."""

from __future__ import annotations

from budokan.games.rising_sun.abilities import kinds_of
from budokan.games.rising_sun.moves import Done, Summon
from budokan.games.rising_sun.rules.effects import after_summon
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.rules.summon import summon
from budokan.games.rising_sun.table import Place, Table
from budokan.kernel.frames import Frames, Refusal, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

DONE = Done()


@frame
class Recruit(OpenQuestion):
    """RS-9.1 to RS-9.6: a figure for each stronghold, one more with the bonus; what follows a Summon comes after the last."""

    bonus: int
    used: tuple[Place, ...]

    def ask(self, table: Table) -> Text:
        left = summons_left(table, self.seat, self.bonus, self.used)
        return Text("ask-recruit" if left else "ask-recruited", {"seat": SeatRef(self.seat), "count": left}, "RS-9.1")

    def choices(self, table: Table) -> list[Move]:
        moves: list[Move] = [DONE]
        figures = kinds_of(table.reserve[self.seat])
        if figures:
            for province in summoning_places(table, self.seat, self.bonus, self.used):
                moves += [Summon(figure, province) for figure in figures]
        return moves

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        """RS-9.1, RS-9.3: where he has no stronghold, and where its Summon is used up."""
        open_to = summoning_places(table, self.seat, self.bonus, self.used)
        figures = kinds_of(table.reserve[self.seat])
        refused: list[Refusal] = []
        for province in table.box.provinces:
            if province not in open_to:
                why = why_not_here(table, self.seat, province)
                refused += [Refusal(Summon(figure, province), why, "RS-9.1") for figure in figures]
        return refused

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Summon):
            again = Recruit(self.seat, self.bonus, (*self.used, move.province))
            return [*summon(table, self.seat, move.figure, move.province), again]
        return after_summon(table, self.seat) if self.used else []


def recruit(table: Table, seat: Seat, bonus: int) -> Frames:
    """RS-9.5: whoever has nobody left to summon, or nowhere, is not asked."""
    return [Recruit(seat, bonus, ())] if summons_left(table, seat, bonus, ()) else []


def summons_left(table: Table, seat: Seat, bonus: int, used: tuple[Place, ...]) -> int:
    """RS-9.1, RS-9.5: as many as strongholds and bonus allow, and as figures are in Reserve."""
    if not summoning_places(table, seat, bonus, used):
        return 0
    return min(table.strongholds_of(seat) * table.box.summoned_each + bonus - len(used), len(table.reserve[seat]))


def summoning_places(table: Table, seat: Seat, bonus: int, used: tuple[Place, ...]) -> list[Place]:
    """RS-9.2, RS-9.3, RS-19.21, RS-19.22: where this seat may still summon."""
    each = table.box.summoned_each
    if table.leads("dragonfly", seat):
        return list(table.box.provinces) if len(used) < table.strongholds_of(seat) * each + bonus else []
    beyond = sum([max(0, used.count(one) - table.strongholds[one][seat] * each) for one in dict.fromkeys(used)])
    spare = bonus - beyond
    return [
        province
        for province in table.stronghold_provinces(seat)
        if used.count(province) < table.strongholds[province][seat] * each or spare > 0
    ]


def why_not_here(table: Table, seat: Seat, province: Place) -> Text:
    """RS-9.1, RS-9.2, RS-19.22: no stronghold there, or its Summons are used up; Dragonfly's are counted together."""
    if table.leads("dragonfly", seat):
        return Text("why-all-summoned")
    built = table.strongholds[province][seat]
    return Text("why-summoned-here" if built else "why-no-stronghold", {"province": WordRef(f"province-{province}")})
