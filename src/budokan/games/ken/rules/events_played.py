"""Chapter 13 and the verbs of chapter 29: what texts do when they act at once, and the playing of events."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.abilities import (
    IN_FORCE,
    Source,
    at_a_moment,
    holds,
    in_present,
    looked_at,
    matches,
    targets,
)
from budokan.games.ken.cards import Ability, Selector
from budokan.games.ken.combats import Combat
from budokan.games.ken.moves import Choose, ChooseAssigned, ChooseGroup, ChooseUsed
from budokan.games.ken.pieces import NONE, Kind, Used
from budokan.games.ken.rules.alike import one_of_each
from budokan.games.ken.rules.lives import NOBODY_SCORES, beaten
from budokan.games.ken.rules.searching import fetch
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef


def play_event(table: Table, seat: Seat, card: Kind) -> Frames:
    """KEN-13.6 to KEN-13.14: it is announced, lies in the destiny or goes to the past, and acts."""
    table.leave_hand(seat, card)
    table.tell(tell.EventPlayed(seat, card))
    if table.box.duration[card] in ("turn", "permanent"):
        return [*acts(table, seat, card, table.put(seat, card))]
    table.away(seat, card, False)
    return acts(table, seat, card, NONE)


def acts(table: Table, seat: Seat, card: Kind, number: int) -> list[Frame]:
    """What each ability of an event does at once; what lasts for the combat is kept with the combat."""
    follows: list[Frame] = []
    kept = False
    for index, ability in enumerate(table.box.abilities[card]):
        if ability.does in IN_FORCE and (ability.to is None or ability.to.count is None):
            kept = kept or number == NONE
        elif ability.does != "green-counts" and not at_a_moment(ability):
            follows.append(Act(seat, card, index, number))
    if kept and table.combats:
        table.combat.events.append((card, seat, NONE))
    return follows


@frame
class Act(Step):
    """KEN-13.3: an ability acts if its condition holds and it has a target; else nothing happens."""

    seat: Seat
    card: Kind
    index: int
    piece: int

    def resolve(self, table: Table) -> Frames:
        ability = table.box.abilities[self.card][self.index]
        combat = table.combat if table.combats else None
        if not holds(table, combat, ability, self.seat, self.piece):
            return nothing_happens(table, self.card)
        if ability.does == "fetch":
            return fetch(table, self.seat, self.card, ability)
        if ability.does == "end-combat":
            return end_combat(table, self.card)
        if ability.to is not None and ability.to.count is not None:
            if candidates(table, self.seat, ability.to, self.piece):
                return [NameTarget(self.seat, self.card, self.index, self.piece)]
            return nothing_happens(table, self.card)
        if combat is not None:
            for number in targets(table, combat, Source(ability, self.seat, self.piece, NONE, 0)):
                strike_piece(table, combat, ability, number)
        return NOTHING


def nothing_happens(table: Table, card: Kind) -> Frames:
    table.tell(tell.NothingHappened(card))
    return NOTHING


def end_combat(table: Table, card: Kind) -> Frames:
    """KEN-43.6: the current combat ends without damage."""
    if not table.combats:
        return nothing_happens(table, card)
    table.combat.ended = True
    table.tell(tell.CombatStopped(card))
    return NOTHING


def candidates(table: Table, seat: Seat, to: Selector, bearer: int) -> list[Move]:
    """KEN-23.15, KEN-34.12: everything that may be named."""
    among = str(to.among or "")
    if among == "opposing-assigned":
        return assigned_candidates(table, seat, to)
    combat = table.combat if table.combats else None
    if combat is None:
        numbers = in_present(table, seat, among)
    elif among == "a-group":
        return [ChooseGroup(combat.attacker), ChooseGroup(1 - combat.attacker)]
    else:
        numbers = looked_at(table, combat, seat, among, NONE)
    fitting = [
        number
        for number in numbers
        if matches(table, combat, table.pieces[number], to) and not (to.others and number == bearer)
    ]
    moves: list[Move] = [Choose(table.pieces[number].card, number) for number in one_of_each(table, fitting, bearer)]
    if combat is not None and among in ("combat", "opposing-used"):
        moves += [
            ChooseUsed(used.card, used.seat)
            for used in combat.used
            if table.box.matches(used.card, to) and (among == "combat" or used.seat != seat)
        ]
    return moves


def assigned_candidates(table: Table, seat: Seat, to: Selector) -> list[Move]:
    """KEN-37.18: cards assigned to cards of the opponent, by the type of their hosts; events do not count."""
    moves: list[Move] = []
    for number in table.places[1 - seat] + table.forces[1 - seat]:
        piece = table.pieces[number]
        if not to.host or table.box.type[piece.card] in to.host:
            moves += [
                ChooseAssigned(card, piece.card, number)
                for card in dict.fromkeys([card for card, _ in piece.assigned])
                if table.box.type[card] != "event" and table.box.matches(card, to)
            ]
    return moves


@frame
class NameTarget(Question):
    """KEN-23.15: whoever uses a text with a target names it."""

    card: Kind
    index: int
    piece: int

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-target", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, "KEN-23.15")

    def options(self, table: Table) -> list[Move]:
        to = table.box.abilities[self.card][self.index].to
        assert to is not None, "a text with a target says which"
        return candidates(table, self.seat, to, self.piece)

    def answer(self, table: Table, move: Move) -> Frames:
        ability = table.box.abilities[self.card][self.index]
        if isinstance(move, ChooseAssigned):
            table.to_past(table.unassign(move.piece, move.card), move.card)
            return NOTHING
        if ability.does == "challenge":
            assert isinstance(move, Choose), "a card on the table is named"
            return name_rival(table, self.seat, self.card, self.index, move.piece)
        if isinstance(move, ChooseUsed):
            annul_used(table, move.card, move.target)
            return NOTHING
        if isinstance(move, ChooseGroup):
            table.combat.events.append((self.card, self.seat, move.target))
            return NOTHING
        assert isinstance(move, Choose), "a card on the table is named"
        if ability.does == "beat":
            beaten(table, move.piece, False, NOBODY_SCORES)
            return NOTHING
        combat = table.combat
        if self.piece != NONE and table.box.type[self.card] in SPEAKS_FOR_ITSELF:
            combat.activated.append((self.piece, self.card, self.index, move.piece))
        elif ability.does in IN_FORCE:
            combat.events.append((self.card, self.seat, move.piece))
        strike_piece(table, combat, ability, move.piece)
        return NOTHING


SPEAKS_FOR_ITSELF = ("master", "character", "army", "equipment", "special")
"""Cards whose named targets are kept with the card: the effect ends if the card leaves its group (KEN-23.18)."""


def strike_piece(table: Table, combat: Combat, ability: Ability, number: int) -> None:
    """KEN-29.1, KEN-29.13, KEN-29.23: what annulling, zeroing and distracting do to a card of the combat."""
    piece = table.pieces[number]
    if ability.does == "distract":
        table.engage(number)
        table.leave_groups(number)
        table.tell(tell.Distracted(piece.seat, piece.card))
    elif ability.does == "annul":
        combat.annulled.append(number)
        table.tell(tell.Annulled(piece.card))
    elif ability.does == "zero":
        combat.zeroed += [(number, str(value)) for value in ability.values]
        table.tell(tell.Zeroed(piece.card))


def annul_used(table: Table, card: Kind, seat: Seat) -> None:
    """KEN-29.2: a technique or spirit in use loses its abilities; its figures stay."""
    combat = table.combat
    for at, used in enumerate(combat.used):
        if used.card == card and used.seat == seat:
            combat.used[at] = Used(used.seat, used.card, used.from_hand, used.paid, used.lives, True)
    table.tell(tell.Annulled(card))


def name_rival(table: Table, seat: Seat, card: Kind, index: int, own: int) -> Frames:
    against = table.box.abilities[card][index].against
    assert against is not None, "a challenge has a rival"
    if not candidates(table, seat, against, NONE):
        return nothing_happens(table, card)
    return [NameRival(seat, card, index, own)]


@frame
class NameRival(Question):
    """KEN-43.8: the one who is challenged."""

    card: Kind
    index: int
    own: int

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-rival", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, "KEN-43.8")

    def options(self, table: Table) -> list[Move]:
        against = table.box.abilities[self.card][self.index].against
        assert against is not None, "a challenge has a rival"
        return candidates(table, self.seat, against, NONE)

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Choose), "a card on the table is named"
        return table.book.challenge(self.seat, self.own, move.piece)
