"""Chapter 15: the War Phase."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import present, strongest_at
from budokan.games.rising_sun.box import SEASONS
from budokan.games.rising_sun.rules.battle import battle
from budokan.games.rising_sun.rules.deals import close_talks
from budokan.games.rising_sun.rules.effects import SameMoment
from budokan.games.rising_sun.rules.moments import begin_moment, end_moment
from budokan.games.rising_sun.rules.promises import judge_politics, judge_settled_war
from budokan.games.rising_sun.rules.spoils import souls, win_token
from budokan.games.rising_sun.state import WarNumber
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame


@frame
class WarPhase(Step):
    """RS-15.1 to RS-15.3: what happens at its start, then one province after the other in the order of the War Numbers."""

    def resolve(self, table: Table) -> Frames:
        close_talks(table)
        table.phase = "war"
        table.war = 0
        table.revealed = False
        table.tell(tell.WarPhaseBegan(SEASONS[table.season]))
        judge_politics(table)
        return [SameMoment("start-of-war"), *[War(number) for number in range(len(table.wars))]]


@frame
class War(Step):
    """RS-15.4 to RS-15.8: nobody, one player, two allies, or a battle; Force is counted when the province comes up."""

    number: WarNumber

    def resolve(self, table: Table) -> Frames:
        table.war = self.number
        table.revealed = False
        province = table.battlefield
        there = present(table, province)
        if len(there) > 2 or (len(there) == 2 and not table.allied(there[0], there[1])):
            return [*battle(table, tuple(there)), WarSettled()]
        if there:
            begin_moment(table)
            winner = strongest_at(table, province)
            win_token(table, winner, in_battle=False)
            souls(table, winner, in_battle=False)
            end_moment(table)
        else:
            table.discard_token()
        return [WarSettled()]


@frame
class WarSettled(Step):
    """RS-16.40, RS-4.25: then the next war is settled."""

    def resolve(self, table: Table) -> Frames:
        judge_settled_war(table)
        return NOTHING
