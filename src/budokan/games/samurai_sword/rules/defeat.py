"""Chapters 7 and 10: defeat, and the last one standing."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.rules.deck import DiscardFromDeck, DrawCards
from budokan.games.samurai_sword.rules.scoring import CountPoints, SwordmasterWins, same_team, standing
from budokan.games.samurai_sword.table import Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.texts import Seat


def only_one_stands(table: Table) -> bool:
    """SS-10.1, SS-11.9: one player has resilience left; among three players that ends nothing."""
    return table.seats > 3 and len(standing(table)) == 1


def wins_at_once(table: Table, victim: Seat, by: Seat) -> bool:
    """SS-10.6, SS-10.7: a blow at another team; by the option the rest of it is dealt with first."""
    return not same_team(table, victim, by) and table.rules.same_blow != "honour"


def last_defeat(table: Table, victim: Seat, by: Seat) -> Frames:
    """SS-10.1, SS-10.7: of the last blow only the defeat and its honour point are dealt with; the Swordmaster wins."""
    table.tell(tell.Defeated(victim, by))
    pass_honour(table, victim, by)
    return [last_blow_decides(table, victim, by)]


def last_blow_decides(table: Table, victim: Seat, by: Seat) -> Step:
    """SS-10.1, SS-10.3, SS-10.4, SS-16.24: the Swordmaster wins, unless the blow stayed inside a team."""
    if victim == by:
        return CountPoints()
    return CountPoints(victim, by) if same_team(table, victim, by) else SwordmasterWins(standing(table)[0])


@frame
class Defeat(Step):
    """SS-7.1, SS-14.22: Curse, Banzai, the honour point; in the base game only the honour point."""

    seat: Seat
    by: Seat

    def resolve(self, table: Table) -> Frames:
        table.tell(tell.Defeated(self.seat, self.by))
        honour: Step = GainHonour(self.seat) if self.seat == self.by else PassHonour(self.seat, self.by)
        if not table.box.rising_sun:
            return [honour]
        if "curse" in table.properties[self.seat]:
            lose_everything(table, self.seat)
        return [DiscardFromDeck(self.seat, table.full_resilience(self.seat)), honour]


@frame
class MotonariDraws(Step):
    """SS-15.16, SS-14.22: Motonari draws a card whenever a player loses all his resilience, once that is dealt with."""

    def resolve(self, table: Table) -> Frames:
        if "motonari" not in table.characters:
            return NOTHING
        seat = table.characters.index("motonari")
        table.use_ability(seat)
        return [DrawCards(seat, 1)]


def lose_everything(table: Table, seat: Seat) -> None:
    """SS-16.33: Curse: all properties in front of him are discarded."""
    for kind in table.properties[seat].copy():
        table.lose_property(seat, kind)


@frame
class PassHonour(Step):
    """SS-7.1, SS-7.5: the defeated gives one honour point to the victor; if it was his last the game ends."""

    seat: Seat
    by: Seat

    def resolve(self, table: Table) -> Frames:
        pass_honour(table, self.seat, self.by)
        return [CountPoints(self.seat, self.by)] if table.honour[self.seat] == 0 else NOTHING


def pass_honour(table: Table, seat: Seat, by: Seat) -> None:
    """SS-7.1: one honour point goes from the defeated to the victor."""
    table.honour[seat] -= 1
    table.honour[by] += 1
    table.tell(tell.HonourPassed(seat, by, table.honour[seat]))
    table.close_wounds(seat)


@frame
class GainHonour(Step):
    """SS-16.19: Tanto on oneself: an honour point from the box instead of one lost, and the turn ends."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        table.honour[self.seat] += 1
        table.turn_ended = True
        table.tell(tell.HonourGained(self.seat, table.honour[self.seat]))
        return NOTHING
