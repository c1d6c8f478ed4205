"""Chapter 15, Okuni: a crane card spares her what an action would do to her."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.moves import GIVES_UP, GiveUp
from budokan.games.samurai_sword.rules.hand import PutAway
from budokan.games.samurai_sword.rules.wounds import TAKE_IT
from budokan.games.samurai_sword.table import Kind, Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef


def crane_answers(table: Table, seat: Seat) -> list[Move]:
    """SS-15.18: Okuni may play any crane card to be spared an action."""
    if not table.is_a("okuni", seat):
        return []
    return [GIVES_UP[kind] for kind in dict.fromkeys(table.hands[seat]) if table.box.suit[kind] == "crane"]


def avoid(table: Table, seat: Seat, move: GiveUp) -> Frames:
    """SS-15.18: the crane card is played without its own effect and Okuni is spared."""
    table.use_ability(seat)
    table.discard(seat, move.card)
    table.tell(tell.GaveUp(seat, move.card))
    return NOTHING


def befalls(table: Table, target: Seat, effect: Step, seat: Seat, card: Kind) -> list[Frame]:
    """SS-5.13, SS-15.19, SS-15.21: what an action does to whom it names, Okuni being asked first; then it is put away."""
    return [MayAvoid(target, effect, card) if table.is_a("okuni", target) else effect, PutAway(seat, card)]


@frame
class MayAvoid(Question):
    """SS-15.18: Okuni may play a crane card to be spared the action."""

    effect: Frame
    card: Kind

    def ask(self, table: Table) -> Text:
        return Text("ask-avoid", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, "SS-15.18")

    def options(self, table: Table) -> list[Move]:
        return [TAKE_IT, *crane_answers(table, self.seat)]

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, GiveUp):
            return avoid(table, self.seat, move)
        return [self.effect]
