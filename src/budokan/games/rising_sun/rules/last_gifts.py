"""Chapter 4, before the war: whoever has something to give is asked once more."""

from __future__ import annotations

from budokan.games.rising_sun.rules.open_questions import Meeting
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frames, Step, frame
from budokan.kernel.texts import Seat, Text


@frame
class BeforeTheWar(Step):
    """RS-4.32: at the end of the Political Phase whoever has something to give is asked once more, each player once."""

    asked: tuple[Seat, ...]

    def resolve(self, table: Table) -> Frames:
        if table.rules.negotiation == "off":
            return NOTHING
        able = tuple(seat for seat in table.order if seat not in self.asked and (table.coins[seat] or table.ronin[seat]))
        return [LastGifts(able), BeforeTheWar((*self.asked, *able))] if able else NOTHING


@frame
class LastGifts(Meeting):
    """RS-4.32: all of them at once give, propose and answer as they like, until they are ready."""

    def ask(self, table: Table) -> Text:
        return Text("ask-last-gifts", {}, "RS-4.32")
