"""Chapter 7: turning the cards up, targets and costs."""

from __future__ import annotations

from typing import Final

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import can_spend
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.rules.replacement import OfferReplacement
from budokan.games.senjutsu.rules.speeds import AnnounceSpeeds, SetSpeeds, cards_of, new_play, other_speeds
from budokan.games.senjutsu.rules.targets import name_target
from budokan.games.senjutsu.table import Table, shown
from budokan.kernel.frames import NOTHING, Frame, Frames, Step, frame
from budokan.kernel.moves import Once
from budokan.kernel.texts import Seat


@frame
class RevealCards(Step):
    """SJ-7.1, SJ-31.11: all cards are turned up together; then the steps of the reveal, from the bottom of the track upward."""

    def resolve(self, table: Table) -> Frames:
        for seat in range(table.seats):
            if table.chosen[seat]:
                reveal_card(table, seat)
            dog = table.dog(seat)
            if table.dog_cards[seat] and table.alive[dog]:
                kept = table.dog_cards[seat]
                card = f"{kept}.aggression" if table.dog_kamae[seat] == "A" else f"{kept}.determination"
                table.dog_cards[seat] = ""
                new_play(table, dog, card, "chosen", seat)
                table.tell(tell.Revealed(seat, card))
        table.book.fight.reveal(table)
        seats = [seat for seat in table.upward() if table.playing(seat)]
        steps = STEPS[tuple(seats)]
        return [*steps, *table.book.edition.last_of_reveal(table, seats), *table.book.fight.announce(), SetSpeeds()]


def replace_and_announce(seats: list[Seat]) -> Frames:
    """SJ-7.12, SJ-7.18: Replacements, then the numbers of variable initiatives."""
    return AND_THEN[tuple(seats)]


def reveal_card(table: Table, seat: Seat) -> None:
    card = table.chosen[seat]
    table.chosen[seat] = ""
    if card == "stun":
        table.stuns[seat] -= 1
    else:
        table.leave_hand(seat, card)
    new_play(table, seat, card, "chosen", seat)
    table.tell(tell.Revealed(seat, shown(card)))


@frame
class NameTargets(Step):
    """SJ-7.2, SJ-7.3."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for number in cards_of(table, self.seat):
            if table.sheet(table.plays[number]).program.names_target:
                frames += name_target(table, self.seat, number)
        return frames


@frame
class PayCosts(Step):
    """SJ-7.5, SJ-31.13: the mandatory costs; a Hachiko card that cannot be paid for does nothing."""

    def resolve(self, table: Table) -> Frames:
        for play in table.plays:
            if play.how != "chosen":
                continue
            seat, cost = table.owner(play.figure), table.sheet(play).focus
            if not can_spend(table, play.figure, cost):
                assert table.is_dog(play.figure), "a card that was chosen can be paid for"
                play.halted = True
                continue
            spend(table, seat, cost)
            play.spent = cost
        return NOTHING


@frame
class OptionalCosts(Step):
    """SJ-7.6 to SJ-7.11, SJ-66.39: alternative speeds and what a card does when it is revealed."""

    seat: Seat

    def resolve(self, table: Table) -> Frames:
        frames: list[Frame] = []
        for number in cards_of(table, self.seat):
            frames += other_speeds(table, self.seat, number)
        return frames


STEPS: Final = Once[tuple[Seat, ...], Frames](
    lambda seats: (*[NameTargets(seat) for seat in seats], PayCosts(), *[OptionalCosts(seat) for seat in seats])
)
"""SJ-7.2 to SJ-7.11: the first steps of the reveal, by whose cards were turned up."""

AND_THEN: Final = Once[tuple[Seat, ...], Frames](
    lambda seats: (*[OfferReplacement(seat) for seat in seats], *[AnnounceSpeeds(seat) for seat in seats])
)
"""SJ-7.12, SJ-7.18: those that follow."""
