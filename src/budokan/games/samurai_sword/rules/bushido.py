"""Chapter 12, Bushido; and the other properties laid in front of others."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.abilities import is_shogun_of_three
from budokan.games.samurai_sword.moves import GIVES_UP, DropBushido, GiveUp, LoseHonour
from budokan.games.samurai_sword.rules.deck import Reveal
from budokan.games.samurai_sword.rules.scoring import CountPoints
from budokan.games.samurai_sword.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text


def bushido_in_play(table: Table) -> bool:
    """SS-12.3: only one may be."""
    return any("bushido" in laid for laid in table.properties)


@frame
class BushidoCheck(Step):
    """SS-5.3, SS-12.4: at the end of the recover phase its holder turns the top card of the deck."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if "bushido" not in table.properties[self.seat]:
            return NOTHING
        return [Reveal(self.seat), BushidoJudges(self.seat)]


@frame
class BushidoJudges(Step):
    """SS-12.5, SS-12.7, SS-12.10: a weapon demands a choice; anything else passes Bushido on; no card leaves it where it is."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if not table.turned or "bushido" not in table.properties[self.seat]:
            return NOTHING
        if table.turned[0] in table.box.weapons:
            return [WeaponOrHonour(self.seat)]
        pass_bushido(table, self.seat)
        return NOTHING


def pass_bushido(table: Table, seat: Seat) -> None:
    """SS-12.7, SS-12.8: to the left, harmless or not."""
    to = table.left_of(seat)
    table.properties[seat].remove("bushido")
    table.properties[to].append("bushido")
    table.tell(tell.BushidoPassed(seat, to))


@frame
class WeaponOrHonour(Question):
    """SS-12.5, SS-12.6, SS-11.8: discard a weapon and pass Bushido on, or lose an honour point and be rid of it."""

    def ask(self, table: Table) -> Text:
        return Text("ask-bushido", {"seat": SeatRef(self.seat)}, "SS-12.5")

    def options(self, table: Table) -> list[Move]:
        give_in: Move = DropBushido() if is_shogun_of_three(table, self.seat) else LoseHonour()
        return [give_in, *[GIVES_UP[kind] for kind in table.weapons_in_hand(self.seat)]]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, GiveUp):
            table.discard(self.seat, move.card)
            table.tell(tell.GaveUp(self.seat, move.card))
            pass_bushido(table, self.seat)
            return NOTHING
        table.lose_property(self.seat, "bushido")
        if isinstance(move, LoseHonour):
            table.lose_honour(self.seat)
        return [CountPoints()] if table.honour[self.seat] == 0 else NOTHING


def bleeding(table: Table, seat: Seat) -> list[Frame]:
    """SS-16.28, SS-16.29: each Bleeding Wound in front of him makes him reveal a card."""
    return [BleedingCheck(seat)] * table.in_front("bleeding-wound", seat)


@frame
class BleedingCheck(Step):
    """SS-16.28, SS-16.30: he reveals a card, unless the wound has closed meanwhile because the deck ended."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if "bleeding-wound" not in table.properties[self.seat]:
            return NOTHING
        return [Reveal(self.seat), Bleed(self.seat)]


@frame
class Bleed(Step):
    """SS-16.28: a crane turned up costs one resilience, never the last."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if table.turned and table.box.suit[table.turned[0]] == "crane" and table.resilience[self.seat] > 1:
            table.spend_resilience(self.seat)
        return NOTHING
