"""Chapter 5: the turn. Recover, draw, play, discard."""

from __future__ import annotations

from budokan.games.samurai_sword import events as tell
from budokan.games.samurai_sword.abilities import cards_to_draw
from budokan.games.samurai_sword.moves import DISCARDS, Attack, Discard, EndPlay, FromDeck, FromDiscards
from budokan.games.samurai_sword.rules.bushido import BushidoCheck, bleeding
from budokan.games.samurai_sword.rules.deck import draw_cards
from budokan.games.samurai_sword.rules.play import impossible_plays, play_card, plays
from budokan.games.samurai_sword.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Refusal, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

HAND_LIMIT = 7


@frame
class Turn(Step):
    """SS-5.1, SS-5.22: recover, draw, play, discard; then the player to the left."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        table.turn = self.seat
        table.turn_number += 1
        table.weapons_played = 0
        table.extra_weapons = 0
        table.seized = False
        table.turn_ended = False
        table.tell(tell.TurnBegan(self.seat, table.turn_number))
        return [*PHASES[self.seat], Turn(table.left_of(self.seat))]


@frame
class Recover(Step):
    """SS-5.2, SS-5.3, SS-15.7, SS-16.29: recovery from nothing, Gracia, Bleeding Wound; last the check of Bushido."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        full = table.full_resilience(self.seat)
        if table.resilience[self.seat] == 0:
            table.resilience[self.seat] = full
            table.tell(tell.Recovered(self.seat, full))
        elif table.is_a("gracia", self.seat) and table.resilience[self.seat] < full:
            table.use_ability(self.seat)
            table.resilience[self.seat] += 1
            table.tell(tell.Recovered(self.seat, table.resilience[self.seat]))
        laid = table.properties[self.seat]
        follows: list[Frame] = []
        if "bleeding-wound" in laid:
            follows += bleeding(table, self.seat)
        if "bushido" in laid:
            follows.append(BushidoCheck(self.seat))
        return follows


@frame
class DrawPhase(Step):
    """SS-5.5, SS-13.13: draw; Ieyasu is asked where his first card comes from, if there are discards."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        if table.is_a("ieyasu", self.seat) and table.discards:
            return [MayTakeDiscard(self.seat)]
        if table.is_a("hideyoshi", self.seat):
            table.use_ability(self.seat)
        return draw_cards(table, self.seat, cards_to_draw(table, self.seat))


@frame
class MayTakeDiscard(Question):
    """SS-13.12: Ieyasu's first card may be the top discard; all further ones come from the deck."""

    def ask(self, table: Table) -> Text:
        return Text("ask-take-discard", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{table.discards[-1]}")}, "SS-13.12")

    def options(self, table: Table) -> list[Move]:
        return [FromDeck(), FromDiscards()]

    def answer(self, table: Table, move: Move) -> Frames:
        count = cards_to_draw(table, self.seat)
        if isinstance(move, FromDeck):
            return draw_cards(table, self.seat, count)
        table.use_ability(self.seat)
        card = table.discards.pop()
        table.take_into_hand(self.seat, card)
        table.tell(tell.TookDiscard(self.seat, card))
        return draw_cards(table, self.seat, count - 1)


@frame
class PlayPhase(Question):
    """SS-5.6: play any number of cards, in any order, and stop whenever you like."""

    def ask(self, table: Table) -> Text:
        return Text("ask-play", {"seat": SeatRef(self.seat)}, "SS-5.6")

    def options(self, table: Table) -> list[Move]:
        return plays(table, self.seat)

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        return impossible_plays(table, seat)

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, EndPlay):
            return NOTHING
        if isinstance(move, Attack) and move.target == self.seat:
            return [*play_card(table, self.seat, move), KeepPlaying(self.seat)]
        return [*play_card(table, self.seat, move), self]


@frame
class KeepPlaying(Step):
    """SS-16.19: after a Tanto on oneself the play phase goes on, unless it took the last resilience."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return NOTHING if table.turn_ended else [PlayPhase(self.seat)]


@frame
class DiscardPhase(Step):
    """SS-5.20: down to seven cards, one at a time."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        return [ChooseDiscard(self.seat), DiscardPhase(self.seat)] if len(table.hands[self.seat]) > HAND_LIMIT else NOTHING


@frame
class ChooseDiscard(Question):
    """SS-5.21: in the order he likes."""

    def ask(self, table: Table) -> Text:
        return Text("ask-discard", {"seat": SeatRef(self.seat), "count": len(table.hands[self.seat]) - HAND_LIMIT}, "SS-5.20")

    def options(self, table: Table) -> list[Move]:
        return [DISCARDS[kind] for kind in dict.fromkeys(table.hands[self.seat])]

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Discard), "a card is discarded"
        table.discard(self.seat, move.card)
        table.tell(tell.Discarded(self.seat, move.card))
        return NOTHING


PHASES = tuple((Recover(seat), DrawPhase(seat), PlayPhase(seat), DiscardPhase(seat)) for seat in range(8))
"""SS-5.1: the phases of each seat's turn, in order."""
