"""Chapters 23 and 29: what a text does. It stays in force, or acts on all it fits, or on what its player names."""

from __future__ import annotations

from budokan.games.ken import events as tell
from budokan.games.ken.abilities import (
    IN_FORCE,
    Source,
    holds,
    targets,
)
from budokan.games.ken.box import at_a_moment, by_word, names_target
from budokan.games.ken.cards import Ability
from budokan.games.ken.combats import Combat
from budokan.games.ken.kinds import Activation
from budokan.games.ken.moves import Choose, ChooseAssigned, ChooseGroup, ChooseUsed
from budokan.games.ken.pieces import NONE, AbilityNumber, Kind, PieceHere, Used
from budokan.games.ken.rules.lives import NOBODY_SCORES, beaten
from budokan.games.ken.rules.searching import fetch
from budokan.games.ken.rules.targets import candidates, has_target
from budokan.games.ken.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Question, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

# What of a card acts, by the way it comes into play.


def of_an_event(table: Table, seat: Seat, card: Kind, number: int) -> list[Frame]:
    """KEN-13.6: what it does at once; what lasts for the combat is kept with the combat."""
    follows: list[Frame] = []
    kept = False
    for index, ability in enumerate(table.box.abilities[card]):
        if ability.does in IN_FORCE and not names_target(ability):
            kept = kept or number == NONE
        elif ability.does != "green-counts" and not at_a_moment(ability):
            follows.append(Act(seat, card, index, number))
    if kept and table.combats:
        table.combat.events.append((card, seat, NONE))
    return follows


def of_a_used_card(table: Table, seat: Seat, card: Kind, master: int, *, paid: bool) -> list[Frame]:
    """KEN-24.9: of a technique or spirit what needs no symbols, or has had them paid; bonuses and keywords last."""
    return [
        Act(seat, card, index, master)
        for index, ability in enumerate(table.box.abilities[card])
        if (paid or not ability.lives) and ability.does in DONE_TO_A_CARD and by_word(ability) and not at_a_moment(ability)
    ]


def of_an_activated_ability(table: Table, seat: Seat, card: Kind, index: int, number: int) -> list[Frame]:
    """KEN-23.7, KEN-23.15: it is on for this combat; one with a target once that is named."""
    ability = table.box.abilities[card][index]
    if names_target(ability):
        return [Act(seat, card, index, number)]
    table.combat.activated.append(Activation(number, card, index, NONE))
    return [] if ability.does in IN_FORCE else [Act(seat, card, index, number)]


def of_a_card_just_played(table: Table, seat: Seat, card: Kind, number: int) -> list[Frame]:
    """KEN-37.18: texts for the moment of playing."""
    return [Act(seat, card, index, number) for index in table.box.when_played[card]]


def of_an_answer(table: Table, seat: Seat, card: Kind) -> list[Frame]:
    """KEN-43.17: all that is on it."""
    return [Act(seat, card, index, NONE) for index in range(len(table.box.abilities[card]))]


# It acts.


@frame
class Act(Step):
    """KEN-13.3: an ability acts if its condition holds and it has a target; else nothing happens."""

    seat: Seat
    card: Kind
    index: AbilityNumber
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
        if names_target(ability):
            if has_target(table, self.seat, ability, self.piece):
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


# Who names its target.


@frame
class NameTarget(Question):
    """KEN-23.15: whoever uses a text with a target names it."""

    card: Kind
    index: AbilityNumber
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
        elif isinstance(move, ChooseUsed):
            annul_used(table, move.card, move.target)
        elif isinstance(move, ChooseGroup):
            table.combat.events.append((self.card, self.seat, move.target))
        else:
            assert isinstance(move, Choose), "a card on the table is named"
            if ability.does == "challenge":
                return name_rival(table, self.seat, self.card, self.index, move.piece)
            if ability.does == "beat":
                beaten(table, move.piece, dead=False, scorer=NOBODY_SCORES)
            else:
                keep_named(table, self.seat, self.card, self.index, self.piece, move.piece)
                strike_piece(table, table.combat, ability, move.piece)
        return NOTHING


# What is done to a card.

DONE_TO_A_CARD = ("zero", "distract", "annul")
"""KEN-29.1, KEN-29.13, KEN-29.23: what a text does to a card of the combat, at once."""

SPEAKS_FOR_ITSELF = ("master", "character", "army", "equipment", "special")
"""Cards whose named targets are kept with the card: the effect ends if the card leaves its group (KEN-23.18)."""


def keep_named(table: Table, seat: Seat, card: Kind, index: int, bearer: int, target: int) -> None:
    """KEN-23.18: the target of a card on the table is kept with it, that of an event in force with the combat."""
    combat = table.combat
    if bearer != NONE and table.box.type[card] in SPEAKS_FOR_ITSELF:
        combat.activated.append(Activation(bearer, card, index, target))
    elif table.box.abilities[card][index].does in IN_FORCE:
        combat.events.append((card, seat, target))


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
            combat.used[at] = Used(used.seat, used.card, used.from_hand, used.paid, used.lives, annulled=True)
    table.tell(tell.Annulled(card))


# Who is challenged.


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
    index: AbilityNumber
    own: PieceHere

    def ask(self, table: Table) -> Text:
        return Text("ask-ken-rival", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, "KEN-43.8")

    def options(self, table: Table) -> list[Move]:
        against = table.box.abilities[self.card][self.index].against
        assert against is not None, "a challenge has a rival"
        return candidates(table, self.seat, against, NONE)

    def answer(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, Choose), "a card on the table is named"
        return table.book.challenge(self.seat, self.own, move.piece)
