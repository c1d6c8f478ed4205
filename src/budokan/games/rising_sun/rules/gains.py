"""Chapter 2, gains: Coins and VP from the bank, thefts, and the cards that wait for a gain."""

from __future__ import annotations

from budokan.games.rising_sun import events as tell
from budokan.games.rising_sun.cards import Then
from budokan.games.rising_sun.rules.moments import has_gained_coins, has_gained_vp, note_coins, note_vp
from budokan.games.rising_sun.table import NOBODY, Table
from budokan.kernel.texts import Seat


def gain(table: Table, seat: Seat, coins: int, ronin: int, vp: int) -> None:
    """RS-1.28: from the bank, and on the track."""
    gain_coins(table, seat, coins)
    gain_ronin(table, seat, ronin)
    gain_vp(table, seat, vp)


def reward(table: Table, seat: Seat, then: Then, times: int) -> None:
    """What a card gives, or costs, its owner for having done what it allows: Honour and VP."""
    table.step_honour(seat, then.honour * times)
    gain_vp(table, seat, then.vp * times)


def gain_ronin(table: Table, seat: Seat, ronin: int) -> None:
    if ronin > 0:
        table.ronin[seat] += ronin
        table.tell(tell.RoninGained(seat, ronin))


def gain_coins(table: Table, seat: Seat, coins: int) -> None:
    """RS-22.8: a gain from the bank, which a poorer merchant answers."""
    if coins > 0:
        gain_coins_together(table, {seat: coins})


def gain_coins_together(table: Table, amounts: dict[Seat, int]) -> None:
    """RS-6.13, RS-22.8 to RS-22.12: gains of one moment; who was richer is read before any of them."""
    before = table.coins.copy()
    for seat, coins in amounts.items():
        table.coins[seat] += coins
        table.tell(tell.CoinsGained(seat, coins))
    if "way-of-the-merchant" not in table.box.cards:
        return
    effect = table.box.effect["way-of-the-merchant"]
    for seat in amounts:
        part_of_a_gain = has_gained_coins(table, seat)
        note_coins(table, seat)
        if part_of_a_gain:
            continue
        for owner in table.by_honour(list(range(table.seats))):
            copies = table.copies("way-of-the-merchant", owner)
            if copies and before[owner] < before[seat]:
                table.card_worked(owner, "way-of-the-merchant")
                table.coins[owner] += effect.coins * copies
                table.tell(tell.CoinsGained(owner, effect.coins * copies))


def gain_vp(table: Table, seat: Seat, vp: int) -> None:
    if vp > 0:
        table.vp[seat] += vp
        table.tell(tell.PointsGained(seat, vp))
        loyalty(table, seat)


def loyalty(table: Table, seat: Seat) -> None:
    """RS-22.5 to RS-22.7: while allied, once for each gain and each copy, never in Winter."""
    part_of_a_gain = has_gained_vp(table, seat)
    note_vp(table, seat)
    copies = table.copies("loyalty", seat)
    if part_of_a_gain or not copies or table.ally[seat] == NOBODY or table.phase == "winter":
        return
    table.card_worked(seat, "loyalty")
    more = table.box.effect["loyalty"].vp * copies
    table.vp[seat] += more
    table.tell(tell.PointsGained(seat, more))


def steal_vp(table: Table, seat: Seat, victims: list[Seat], vp: int) -> None:
    """RS-2.24: from each victim, never more than it has; one gain of the thief."""
    stolen = 0
    for victim in victims:
        taken = min(vp, table.vp[victim])
        if taken:
            table.vp[victim] -= taken
            table.vp[seat] += taken
            stolen += taken
            table.tell(tell.PointsStolen(seat, victim, taken))
    if stolen:
        loyalty(table, seat)


def take_coins(table: Table, seat: Seat, victims: list[Seat], coins: int) -> None:
    """RS-22.11, RS-23.6: from the players, not from the bank; who has none gives none."""
    for victim in victims:
        taken = min(coins, table.coins[victim])
        if taken:
            table.pass_coins(victim, seat, taken)
            table.tell(tell.CoinsTaken(seat, victim, taken))
