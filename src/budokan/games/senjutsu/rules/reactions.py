"""Chapter 17: whoever has stopped an attack may answer it at once."""

from __future__ import annotations

from budokan.games.senjutsu import events as tell
from budokan.games.senjutsu.abilities import playable, slowed, speed_less
from budokan.games.senjutsu.box import Sheet
from budokan.games.senjutsu.kinds import LineNumber, PlayNumber, StageNumber
from budokan.games.senjutsu.language.compiler import MAIN
from budokan.games.senjutsu.moves import NO_THANKS, Pay, PlayInstant, React
from budokan.games.senjutsu.parts import Play
from budokan.games.senjutsu.rules.after_harm import AfterHarm
from budokan.games.senjutsu.rules.harm import spend
from budokan.games.senjutsu.rules.instants import whole_card
from budokan.games.senjutsu.rules.lines import holds, open_to, pay, rules_of
from budokan.games.senjutsu.table import Table
from budokan.kernel.frames import NOTHING, Frames, Question, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Arg, Seat, SeatRef, Text, WordRef

# A block that stopped an attack: does a Reaction apply?


def offer_reaction(table: Table, number: int) -> Frames:
    """SJ-17.1, SJ-17.10, SJ-17.11: the attack has one of the reaction numbers, once a turn; focus for the line is paid now."""
    play = table.plays[number]
    stage, index = shield_rule(table, number)
    if play.reacted or stage < 0:
        return NOTHING
    rule = rules_of(table, play, stage, MAIN)[index]
    leader = table.leader(play.figure)
    priced = -1
    for place, (gate, speeds) in enumerate(rule.reacts):
        if table.speed not in speeds:
            continue
        if holds(table, play, gate) and not (gate.costs and leader.pays_for_reactions()):
            return leader.react(table, number)
        if gate.costs and open_to(table, play, gate):
            priced = place
    return [PayToReact(table.owner(play.figure), number, stage, index, priced)] if priced >= 0 else NOTHING


def shield_rule(table: Table, number: int) -> tuple[int, int]:
    """The part and line of the block a play has up at this speed."""
    for shield in table.shields:
        if shield.play == number and shield.speed == table.speed:
            return shield.stage, shield.line
    return -1, -1


@frame
class PayToReact(Question):
    """SJ-17.10: focus for a reaction line is paid when the block is checked."""

    play: PlayNumber
    stage: StageNumber
    index: LineNumber
    line: int

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-pay-to-react", {"seat": SeatRef(self.seat)}, "SJ-17.10")

    def options(self, table: Table) -> list[Move]:
        return [Pay(), NO_THANKS]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, Pay):
            return NOTHING
        play = table.plays[self.play]
        pay(table, play, rules_of(table, play, self.stage, MAIN)[self.index].reacts[self.line][0])
        return [MayReact(self.seat, self.play)]


# Which card is played.


@frame
class MayReact(Question):
    """SJ-17.1, SJ-17.15: an Attack card from hand, carried out at once; asked whether or not one is held."""

    play: PlayNumber

    def ask(self, table: Table) -> Text:
        args: dict[str, Arg] = {"seat": SeatRef(self.seat), "card": WordRef(f"sj-card-{table.plays[self.play].card}")}
        return Text("ask-sj-react", args, "SJ-17.1")

    def options(self, table: Table) -> list[Move]:
        return [NO_THANKS, *[React(card) for card in reactions_for(table, self.seat)]]

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, React):
            return NOTHING
        table.plays[self.play].reacted = True
        return react(table, self.seat, move.card)


def reactions_for(table: Table, seat: Seat) -> list[str]:
    """SJ-17.2, SJ-17.5, SJ-41.5: Attack cards in hand, not Special, no faster than the stopped attack."""
    found: list[str] = []
    if not table.alive[seat]:
        return found
    most = table.book.edition.fastest_reaction(table.speed, table.rules)
    for card in dict.fromkeys(table.hands[seat]):
        sheet = table.box.sheets[card]
        if not sheet.of_type("attack") or sheet.only or sheet.instant == "additional":
            continue
        if reaction_speed(table, seat, sheet) <= most and playable(table, seat, sheet):
            found.append(card)
    return found


def reaction_speed(table: Table, seat: Seat, sheet: Sheet) -> int:
    """SJ-17.3, SJ-17.4: the lowest printed speed, or the kamae's, less Hobbled."""
    low = sheet.low
    probe = Play(seat, sheet.id, "reaction", seat)
    for gate, _, slowest in sheet.program.hastens:
        if not gate.costs and holds(table, probe, gate):
            low = slowest
    return speed_less(low, slowed(table, seat))


# It is carried out, completely, before the block goes on.


def react(table: Table, seat: Seat, card: str) -> Frames:
    """SJ-17.6 to SJ-17.8: as if it were an Instant Additional, but not the one of the turn; it strikes at this speed."""
    table.leave_hand(seat, card)
    spend(table, seat, table.box.sheets[card].focus)
    table.tell(tell.Reacted(seat, card))
    table.plays.append(Play(seat, card, "reaction", seat))
    number = len(table.plays) - 1
    return [*whole_card(table, number), AfterReaction(number)]


# What may follow a Reaction that succeeded.


@frame
class AfterReaction(AfterHarm):
    """SJ-17.16, SJ-66.43: after a successful reaction Off Balance and Off-Hand Cut may be played."""

    play: PlayNumber

    def resolve(self, table: Table) -> Frames:
        play = table.plays[self.play]
        seat = table.owner(play.figure)
        if not play.rewarded or not table.alive[seat] or not table.could_play(seat, "reaction-succeeded"):
            return NOTHING
        return [MayFollowUp(seat, self.play)]


@frame
class MayFollowUp(Question):
    """SJ-66.43, SJ-66.44: not an instant; its target is whoever the reaction struck."""

    play: PlayNumber

    def ask(self, table: Table) -> Text:
        return Text("ask-sj-follow-up", {"seat": SeatRef(self.seat)}, "SJ-66.43")

    def options(self, table: Table) -> list[Move]:
        moves: list[Move] = [NO_THANKS]
        for card in dict.fromkeys([*table.hands[self.seat], *table.specials[self.seat]]):
            sheet = table.box.sheets[card]
            used = sheet.special and any(one.card == card and one.figure == self.seat for one in table.plays)
            if "reaction-succeeded" in (sheet.also, sheet.only) and playable(table, self.seat, sheet) and not used:
                moves.append(PlayInstant(card))
        return moves

    def answer(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, PlayInstant):
            return NOTHING
        table.leave_hand(self.seat, move.card)
        spend(table, self.seat, table.box.sheets[move.card].focus)
        table.tell(tell.InstantPlayed(self.seat, move.card))
        play = Play(self.seat, move.card, "follow-up", self.seat)
        play.hit = table.plays[self.play].hit
        table.plays.append(play)
        return whole_card(table, len(table.plays) - 1)
