"""Chapter 24: cards played in a combat, in turn, until both pass one after the other."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.abilities import holds
from budokan.games.ken.combats import Combat
from budokan.games.ken.moves import PLAYS, SHOWS, USES, Pass, Play, Show, ShowPaid, Spend, SpendOn, Use, UsePaid
from budokan.games.ken.pieces import Kind, Piece, Used
from budokan.games.ken.rules.activation import can_pay
from budokan.games.ken.rules.assignment import fits
from budokan.games.ken.rules.card_texts import of_a_used_card
from budokan.games.ken.rules.events_played import PASS, play_event
from budokan.games.ken.rules.targets import has_target
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, Refusal, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

IN_USE = ("technique", "spirit")


def fighting_master(table: Table, combat: Combat, seat: Seat) -> Piece | None:
    """KEN-24.7: the master of this player who fights alone, if there is one."""
    front = combat.groups[combat.side(seat)].front
    if len(front) == 1 and table.pieces[front[0]].card in table.box.masters:
        return table.pieces[front[0]]
    return None


def is_used(table: Table, combat: Combat, seat: Seat, kind: str) -> bool:
    """KEN-9.7, KEN-10.5: this player has already used a card of this type in this combat."""
    return any(used.seat == seat and table.box.type[used.card] == kind for used in combat.used)


def can_activate_used(table: Table, combat: Combat, seat: Seat, card: Kind, master: Piece) -> bool:
    """KEN-24.9: the symbols of the card can be paid now, and it has a target if it needs one."""
    for ability in table.box.abilities[card]:
        if ability.lives and can_pay(table, combat, combat.side(seat), card, ability.lives):
            if not holds(table, combat, ability, seat, master.id):
                return False
            return has_target(table, seat, ability, master.id)
    return False


def replies(table: Table, seat: Seat) -> list[Move]:
    """KEN-24.2, KEN-24.4: pass, a card from the hand, a permanent technique or spirit, a discard-after-use card."""
    combat = table.combat
    box = table.box
    master = fighting_master(table, combat, seat)
    moves: list[Move] = [PASS]
    for card in dict.fromkeys(table.hands[seat]):
        if box.duration[card] == "play-and-discard":
            if box.type[card] == "event":
                if not is_answer(table, card):
                    moves.append(PLAYS[card])
            elif master is not None and not is_used(table, combat, seat, box.type[card]) and fits(table, card, master):
                moves.append(USES[card])
                if can_activate_used(table, combat, seat, card, master):
                    moves.append(UsePaid(card))
    moves += shows(table, combat, seat, master)
    if combat.place in table.pieces:
        moves += [Spend(card) for card in spendable(table, combat, seat, combat.place)]
    for number in combat.groups[combat.side(seat)].acting():
        host = table.pieces[number]
        if host.assigned:
            moves += [SpendOn(card, host.card, number) for card in spendable(table, combat, seat, number)]
    return moves


def spendable(table: Table, combat: Combat, seat: Seat, number: int) -> list[Kind]:
    """KEN-13.14, KEN-13.21: his discard-after-use cards on this card whose moment it is."""
    return [
        card
        for card, owner in dict.fromkeys(table.pieces[number].assigned)
        if owner == seat
        and table.box.duration[card] == "discard-after-use"
        and any(holds(table, combat, ability, seat, number) for ability in table.box.abilities[card])
    ]


def shows(table: Table, combat: Combat, seat: Seat, master: Piece | None) -> list[Move]:
    """KEN-24.6: the permanent technique and spirit of the master who fights."""
    moves: list[Move] = []
    if master is not None:
        for card, _ in master.assigned:
            kind = table.box.type[card]
            if kind in IN_USE and not is_used(table, combat, seat, kind):
                moves.append(SHOWS[card])
                if can_activate_used(table, combat, seat, card, master):
                    moves.append(ShowPaid(card))
    return moves


def is_answer(table: Table, card: Kind) -> bool:
    """KEN-13.9: an event for a moment of its own."""
    return card in table.box.answers


@frame
class CardStep(Step):
    """KEN-24.3 to KEN-24.5, KEN-24.12: whose turn it is to act; who has no card and nothing to use is passed over."""

    seat: Seat
    other_passed: bool

    def resolve(self, table: Table) -> Frames:
        if table.combat.broken():
            return NOTHING
        if table.hands[self.seat] or len(replies(table, self.seat)) > 1:
            return [Reply(self.seat, self.other_passed)]
        return NOTHING if self.other_passed else [card_after_passing(1 - self.seat)]


def first_card(seat: Seat) -> CardStep:
    """KEN-24.3: the combat begins, or the other has just acted: nobody has passed."""
    return CardStep(seat, other_passed=False)


def card_after_passing(seat: Seat) -> CardStep:
    """KEN-24.5: the other has passed; if this player does so too, no more cards are played."""
    return CardStep(seat, other_passed=True)


@frame
class Reply(Question):
    """KEN-24.4: one thing at a time, or pass."""

    other_passed: bool

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-reply", {"seat": SeatRef(self.seat)}, "KEN-24.4")

    def options(self, table: Table) -> list[Move]:
        return replies(table, self.seat)

    def impossible(self, table: Table, seat: Seat) -> list[Refusal]:
        return impossible_replies(table, seat)

    def answer(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Pass):
            table.tell(tell.Passed(self.seat))
            return NOTHING if self.other_passed else [card_after_passing(1 - self.seat)]
        return [*reply(table, self.seat, move), first_card(1 - self.seat)]


def reply(table: Table, seat: Seat, move: Move) -> Frames:
    """KEN-24.10: what is played takes effect at once."""
    if isinstance(move, Play):
        return play_event(table, seat, move.card)
    if isinstance(move, Use | UsePaid):
        table.leave_hand(seat, move.card)
        return use(table, seat, move.card, from_hand=True, paid=isinstance(move, UsePaid))
    if isinstance(move, Show | ShowPaid):
        return use(table, seat, move.card, from_hand=False, paid=isinstance(move, ShowPaid))
    assert isinstance(move, Spend | SpendOn), "a discard-after-use card is used"
    host = move.piece if isinstance(move, SpendOn) else table.combat.place
    table.unassign(host, move.card)
    table.tell(tell.CardUsed(seat, move.card))
    table.to_past(seat, move.card)
    table.lasting.append((move.card, host))
    return NOTHING


def use(table: Table, seat: Seat, card: Kind, *, from_hand: bool, paid: bool) -> Frames:
    """KEN-9.5, KEN-9.8, KEN-24.9: a technique or spirit is in use for this combat, its symbols paid now or never."""
    combat = table.combat
    master = fighting_master(table, combat, seat)
    assert master is not None, "a technique is used by a master who fights"
    combat.used.append(Used(seat, card, from_hand, paid, table.lives(master), annulled=False))
    table.tell(tell.CardUsed(seat, card))
    if paid:
        combat.spent[combat.side(seat)] += sum([ability.lives for ability in table.box.abilities[card]])
    return of_a_used_card(table, seat, card, master.id, paid=paid)


def impossible_replies(table: Table, seat: Seat) -> list[Refusal]:
    """KEN-9.7, KEN-24.2, KEN-24.7, KEN-24.8, KEN-43.17: cards in hand that cannot be used in this combat, and why not."""
    combat = table.combat
    master = fighting_master(table, combat, seat)
    box = table.box
    refused: list[Refusal] = []
    for card in dict.fromkeys(table.hands[seat]):
        name = WordRef(f"card-{card}")
        if box.type[card] in IN_USE and box.duration[card] == "play-and-discard":
            if master is None:
                refused.append(Refusal(Use(card), Text("why-ken-no-master-fights", {"card": name}), "KEN-24.7"))
            elif is_used(table, combat, seat, box.type[card]):
                by = "KEN-9.7" if box.type[card] == "technique" else "KEN-10.5"
                refused.append(Refusal(Use(card), Text("why-ken-already-used", {"card": name}), by))
            elif not fits(table, card, master):
                refused.append(Refusal(Use(card), Text("why-ken-does-not-fit", {"card": name}), "KEN-24.8"))
        elif box.type[card] == "event" and box.duration[card] == "play-and-discard":
            if is_answer(table, card):
                refused.append(Refusal(Play(card), Text("why-ken-own-moment", {"card": name}), "KEN-13.9"))
        else:
            refused.append(Refusal(Play(card), Text("why-ken-not-in-combat", {"card": name}), "KEN-24.2"))
    return refused + impossible_shows(table, combat, seat, master)


def impossible_shows(table: Table, combat: Combat, seat: Seat, master: Piece | None) -> list[Refusal]:
    """KEN-9.8: a permanent technique or spirit whose place another has taken in this combat."""
    refused: list[Refusal] = []
    if master is not None:
        for card, _ in master.assigned:
            kind = table.box.type[card]
            if kind in IN_USE and is_used(table, combat, seat, kind):
                by = "KEN-9.7" if kind == "technique" else "KEN-10.5"
                refused.append(Refusal(Show(card), Text("why-ken-already-used", {"card": WordRef(f"card-{card}")}), by))
    return refused
