"""Chapters 2 and 3: effects that fall due together. Whose come first, in which order, and what each card does then."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.abilities import monsters_of, oni_of, virtues_of
from budokan.games.rising_sun.box import EDDIES
from budokan.games.rising_sun.cards import Effect
from budokan.games.rising_sun.moves import First, KillFigure, Last, NoThanks, Place, PlaceAtShrine, SettleEffect, TakeCoins
from budokan.games.rising_sun.rules.gains import gain, gain_coins, reward, take_coins
from budokan.games.rising_sun.rules.kills import Kill
from budokan.games.rising_sun.rules.open_questions import OpenQuestion
from budokan.games.rising_sun.state import EffectOf, Moment
from budokan.games.rising_sun.table import Table
from budokan.kernel.frames import NOTHING, Frame, Frames, Step, frame
from budokan.kernel.moves import Move
from budokan.kernel.texts import Seat, SeatRef, Text, WordRef

NO_THANKS = NoThanks()


def effects_due(table: Table, seat: Seat, moment: str) -> tuple[str, ...]:
    """What of this seat waits for this moment: its cards by title, and Koi's exchange."""
    owned = table.cards[seat]
    due = tuple([card for card in table.box.by_moment.get(moment, ()) if card in owned])
    if moment == "start-of-war" and table.leads("koi", seat) and (table.ronin[seat] or "way-of-the-ronin" in due):
        return (EDDIES, *due)
    return due


@frame
class SameMoment(Step):
    """RS-3.10, RS-2.18, RS-15.2: the effects of all players that fall due at this moment."""

    moment: Moment

    def resolve(self, table: Table) -> Frames:
        seats = [seat for seat in range(table.seats) if effects_due(table, seat, self.moment)]
        if not seats:
            return NOTHING
        return in_order(self.moment, tuple(table.by_honour(seats)), (), ())


def in_order(moment: str, waiting: tuple[Seat, ...], front: tuple[Seat, ...], back: tuple[Seat, ...]) -> Frames:
    """RS-3.11: as long as two are in conflict, the one with the highest Honour takes the first or last place left."""
    if len(waiting) > 1:
        return [FirstOrLast(waiting[0], moment, waiting, front, back)]
    return [EffectsOf(seat, moment) for seat in (*front, *waiting, *back)]


@frame
class FirstOrLast(OpenQuestion):
    """RS-3.10 to RS-3.12: who acts first or last is read from Honour when the conflict arises."""

    moment: Moment
    waiting: tuple[Seat, ...]
    front: tuple[Seat, ...]
    back: tuple[Seat, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-first-or-last", {"seat": SeatRef(self.seat)}, "RS-3.10")

    def choices(self, table: Table) -> list[Move]:
        return [First(), Last()]

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, First):
            return in_order(self.moment, self.waiting[1:], (*self.front, self.seat), self.back)
        return in_order(self.moment, self.waiting[1:], self.front, (self.seat, *self.back))


@frame
class EffectsOf(Step):
    """RS-2.13: one player's effects of this moment."""

    seat: Seat
    moment: Moment

    def resolve(self, table: Table) -> Frames:
        return settle_all(table, self.seat, effects_due(table, self.seat, self.moment))


def settle_all(table: Table, seat: Seat, due: tuple[str, ...]) -> Frames:
    """RS-2.13: several different effects in the order their owner likes; copies of one card together."""
    if len(due) > 1:
        return [ChooseEffect(seat, due)]
    return settle(table, seat, due[0]) if due else NOTHING


@frame
class ChooseEffect(OpenQuestion):
    """RS-2.13: which of his effects its owner settles now."""

    due: tuple[EffectOf, ...]

    def ask(self, table: Table) -> Text:
        return Text("ask-effect", {"seat": SeatRef(self.seat)}, "RS-2.13")

    def choices(self, table: Table) -> list[Move]:
        return [SettleEffect(effect) for effect in self.due]

    def chosen(self, table: Table, move: Move) -> Frames:
        assert isinstance(move, SettleEffect), "an effect is chosen"
        left = tuple(effect for effect in self.due if effect != move.effect)
        return [*settle(table, self.seat, move.effect), SettleRest(self.seat, left)]


@frame
class SettleRest(Step):
    """RS-2.13: what is left of the effects that fell due together."""

    seat: Seat
    due: tuple[EffectOf, ...]

    def resolve(self, table: Table) -> Frames:
        return settle_all(table, self.seat, self.due)


def settle(table: Table, seat: Seat, card: str) -> Frames:
    """What one card, all its copies together, does now."""
    if card == EDDIES:
        exchange_ronin(table, seat)
        return NOTHING
    effect = table.box.effect[card]
    copies = table.copies(card, seat)
    if effect.do == "gain":
        gain_by(table, seat, card, effect, copies)
        return NOTHING
    if effect.do == "place":
        return [MayPlace(seat, card)] * (copies * effect.figures)
    if effect.do == "kill":
        return [MayAssassinate(seat, card)] * (copies * effect.figures)
    assert effect.do == "take", f"{card} has no rule"
    if effect.optional:
        return [MayTakeCoins(seat, card)] * copies
    table.card_worked(seat, card)
    take_coins(table, seat, payers(table, seat, effect), effect.coins * copies)
    reward(table, seat, effect.then, copies)
    return NOTHING


def payers(table: Table, seat: Seat, effect: Effect) -> list[Seat]:
    """RS-23.5, RS-23.12: from whom a card takes Coins."""
    if effect.whose == "richest-others":
        return richest_others(table, seat)
    assert effect.whose == "each-with-less-honour", "a card says from whom it takes"
    return [other for other in table.others(seat) if table.higher(seat, other)]


def exchange_ronin(table: Table, seat: Seat) -> None:
    """RS-19.2, RS-19.6: all Ronin Koi holds now become Coins from the bank."""
    ronin = table.ronin[seat]
    if ronin:
        table.ronin[seat] = 0
        table.tell(tell.RoninExchanged(seat, ronin))
        gain_coins(table, seat, ronin)


def gain_by(table: Table, seat: Seat, card: str, effect: Effect, copies: int) -> None:
    """A card that simply gives, if its condition holds; by an option, its Coins once and not for each."""
    if not holds(table, seat, effect.given):
        return
    times = copies * number_of(table, seat, effect.per)
    coin_times = copies if effect.coins_by == "bushido_coins" and table.rules.bushido_coins == "flat" else times
    if times or coin_times:
        table.card_worked(seat, card)
        gain(table, seat, effect.coins * coin_times, effect.ronin * times, effect.vp * times)


def holds(table: Table, seat: Seat, condition: str) -> bool:
    """RS-22.3, RS-23.15: whether what the card demands is so."""
    if condition == "two-players-have-less-honour":
        return table.honour.index(seat) <= table.seats - 3
    if condition == "highest-honour":
        return table.honour[0] == seat
    return True


def number_of(table: Table, seat: Seat, what: str) -> int:
    """By what the amounts of a card are multiplied."""
    if what == "virtue":
        return virtues_of(table, seat)
    if what == "stronghold":
        return table.strongholds_of(seat)
    if what == "monster":
        return monsters_of(table, seat)
    if what == "oni":
        return oni_of(table, seat)
    if what == "season-allied":
        return table.seasons_allied[seat]
    return 1


@frame
class MayPlace(OpenQuestion):
    """RS-2.11, RS-21.4, RS-21.6, RS-21.11: a card may bring a figure from the Reserve; it is not summoned."""

    card: EffectOf

    def ask(self, table: Table) -> Text:
        return Text(
            "ask-place", {"seat": SeatRef(self.seat), "card": WordRef(f"card-{self.card}")}, ruling_of(table, self.card)
        )

    def choices(self, table: Table) -> list[Move]:
        effect = table.box.effect[self.card]
        figures = table.in_reserve(self.seat, effect.figure)
        if effect.where == "shrine":
            return [NO_THANKS, *[PlaceAtShrine(figure, kami) for figure in figures for kami in table.shrines]]
        own = effect.where == "own-stronghold"
        provinces = table.stronghold_provinces(self.seat) if own else list(table.box.provinces)
        return [NO_THANKS, *[Place(figure, province) for figure in figures for province in provinces]]

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, Place):
            table.card_worked(self.seat, self.card)
            table.call_up(self.seat, move.figure, move.province)
            table.tell(tell.Placed(self.seat, move.figure, move.province))
        elif isinstance(move, PlaceAtShrine):
            table.card_worked(self.seat, self.card)
            table.call_up(self.seat, move.figure, move.kami)
            table.tell(tell.PlacedAtShrine(self.seat, move.figure, move.kami))
        return NOTHING


@frame
class MayAssassinate(OpenQuestion):
    """RS-23.3, RS-23.4: Path of the Ninja kills any one Bushi on the map, at the price of Honour."""

    card: EffectOf

    def ask(self, table: Table) -> Text:
        return Text("ask-assassinate", {"seat": SeatRef(self.seat)}, ruling_of(table, self.card))

    def choices(self, table: Table) -> list[Move]:
        seats = table.from_left_of(self.seat)
        figure = table.box.effect[self.card].figure
        moves: list[Move] = [NO_THANKS]
        for province in table.box.provinces:
            here = table.at[province]
            moves += [KillFigure(target, figure, province) for target in seats if figure in here[target]]
        return moves

    def chosen(self, table: Table, move: Move) -> Frames:
        if not isinstance(move, KillFigure):
            return NOTHING
        table.card_worked(self.seat, self.card)
        return [Kill(self.seat, move.province, ((move.target, move.figure),)), ForHavingDone(self.seat, self.card)]


@frame
class ForHavingDone(Step):
    """RS-23.3, RS-23.4, RS-23.10: what a card costs, or gives, once its owner has used it."""

    seat: Seat
    card: EffectOf

    def resolve(self, table: Table) -> Frames:
        reward(table, self.seat, table.box.effect[self.card].then, 1)
        return NOTHING


@frame
class MayTakeCoins(OpenQuestion):
    """RS-23.11, RS-23.12: Path of the Monkey takes from the richest of the others, at the price of Honour."""

    card: EffectOf

    def ask(self, table: Table) -> Text:
        return Text(
            "ask-monkey", {"seat": SeatRef(self.seat), "coins": table.box.effect[self.card].coins}, ruling_of(table, self.card)
        )

    def choices(self, table: Table) -> list[Move]:
        return [NO_THANKS, TakeCoins()] if payers(table, self.seat, table.box.effect[self.card]) else [NO_THANKS]

    def chosen(self, table: Table, move: Move) -> Frames:
        if isinstance(move, TakeCoins):
            effect = table.box.effect[self.card]
            table.card_worked(self.seat, self.card)
            take_coins(table, self.seat, payers(table, self.seat, effect), effect.coins)
            reward(table, self.seat, effect.then, 1)
        return NOTHING


def richest_others(table: Table, seat: Seat) -> list[Seat]:
    """RS-23.12: all who have the most Coins; nobody if nobody has one."""
    others = table.others(seat)
    most = max([table.coins[other] for other in others])
    return [other for other in others if table.coins[other] == most] if most else []


def ruling_of(table: Table, card: str) -> str:
    return table.box.cards[card].ruling


def after_summon(table: Table, seat: Seat) -> list[Frame]:
    """RS-2.10, RS-2.12: what follows a Summon of this player."""
    return [EffectsOf(seat, "after-summon")] if table.cards[seat] else []
