"""What a seat may know, built up from nothing; and how to deal anew what it may not."""

from __future__ import annotations

from budokan.games.ken import seen
from budokan.games.ken.abilities import green_givers, green_with, income
from budokan.games.ken.combats import Combat
from budokan.games.ken.imagined import imagine_deck
from budokan.games.ken.pieces import Battle, Group, Kind
from budokan.games.ken.prospects import forming, prospect
from budokan.games.ken.rules.damage import Forecast, foresee, printed
from budokan.games.ken.rules.victory import LEAD
from budokan.games.ken.table import Table
from budokan.kernel.luck import Luck
from budokan.kernel.piles import DONE, Shuffle, put_off, take_from
from budokan.kernel.texts import Seat


def see(table: Table, viewer: Seat | None) -> seen.Table:
    """KEN-34.1, KEN-34.2: everything open; of the hands only the viewer's own and what he has seen go into the other."""
    return see_with(table, viewer, see_prospects(table, viewer))


def see_without_prospects(table: Table, viewer: Seat | None) -> seen.Table:
    """The same for who does not ask what each answer would come to."""
    return see_with(table, viewer, [])


def see_with(table: Table, viewer: Seat | None, prospects: list[seen.Prospect]) -> seen.Table:
    return seen.Table(
        players=[see_player(table, viewer, seat) for seat in (0, 1)],
        turn=table.turn,
        turn_number=table.turn_number,
        advanced=table.advanced,
        battles=[see_battle(battle) for battle in table.battles],
        combat=see_combat(table, table.combats[-1]) if table.combats else None,
        forming=see_forming(table, viewer),
        prospects=prospects,
        lasting=[seen.Lasting(card, piece) for card, piece in table.lasting],
        hand=[] if viewer is None else list(table.hands[viewer]),
    )


def see_player(table: Table, viewer: Seat | None, seat: Seat) -> seen.Player:
    open_list = not table.decks[seat].closed or viewer == seat or table.outcome is not None
    return seen.Player(
        seat=seat,
        points=table.points[seat],
        to_win=LEAD - (table.points[seat] - table.points[1 - seat]),
        income=income(table, seat),
        hand=len(table.hands[seat]),
        known=sorted(table.known[seat]),
        open_hand=sorted(table.hands[seat]) if table.outcome is not None else None,
        future=len(table.futures[seat]),
        past=list(table.pasts[seat]),
        removed=list(table.removed[seat]),
        forces=see_pieces(table, table.forces[seat]),
        territory=see_pieces(table, table.places[seat]),
        destiny=see_pieces(table, table.destiny[seat]),
        deck=table.decks[seat].in_order if open_list else None,
    )


def see_pieces(table: Table, numbers: list[int]) -> list[seen.Piece]:
    """The cards of one area, in their order."""
    found: list[seen.Piece] = []
    givers = green_givers(table) if numbers else []
    for number in numbers:
        piece = table.pieces[number]
        has_lives = piece.card in table.box.life
        attack, defence, resistance = printed(table, piece)
        found.append(
            seen.Piece(
                piece=piece.id,
                card=piece.card,
                lives=table.lives(piece) if has_lives else None,
                engaged=piece.engaged,
                assigned=[seen.AssignedCard(card, owner) for card, owner in piece.assigned],
                attack=attack,
                defence=defence,
                resistance=None if has_lives else resistance,
                green=green_with(table, piece, givers),
                inhabited=table.is_inhabited(piece) if table.box.type[piece.card] == "place" else None,
            )
        )
    return found


def see_group(group: Group) -> seen.Group:
    return seen.Group(list(group.front), list(group.commanders), list(group.behind))


def see_battle(battle: Battle) -> seen.Battle:
    return seen.Battle(
        attacker=battle.attacker,
        place=battle.place or None,
        target=battle.target or None,
        attack=see_group(battle.attack),
        defence=see_group(battle.defence),
    )


def see_combat(table: Table, combat: Combat) -> seen.Fight:
    """The combat under way, with what it would come to if nobody did anything more."""
    forecast = foresee(table, combat)
    reckoning = forecast.reckoning
    return seen.Fight(
        kind=combat.kind,
        attacker=combat.attacker,
        place=combat.place or None,
        groups=[see_group(group) for group in combat.groups],
        used=[seen.Used(one.seat, one.card, one.paid, one.annulled) for one in combat.used],
        events=[seen.AssignedCard(card, seat) for card, seat, _ in combat.events],
        activated=[seen.Activated(number, card, index + 1) for number, card, index, _ in combat.activated],
        spent=list(combat.spent),
        annulled=list(combat.annulled),
        suicides=list(combat.suicides),
        attack=list(forecast.dealt),
        surprise=list(reckoning.surprise),
        deadly=list(reckoning.deadly),
        double=list(reckoning.double),
        slayer=list(reckoning.slayer),
        values=[
            seen.Values(one, attack, reckoning.defence[one], reckoning.resistance[one])
            for one, attack in reckoning.attack.items()
        ],
        losses=see_losses(forecast),
        surplus=list(forecast.surplus),
    )


def see_forming(table: Table, viewer: Seat | None) -> seen.Fight | None:
    """KEN-34.5: the group its owner is naming, and what it would come to; for his eyes only until he closes it."""
    combat = None if viewer is None else forming(table, viewer)
    return None if combat is None else see_combat(table, combat)


def see_losses(forecast: Forecast) -> list[seen.Loss]:
    return [seen.Loss(number, lives, dead) for number, lives, dead in forecast.losses]


def see_prospects(table: Table, viewer: Seat | None) -> list[seen.Prospect]:
    """What each answer open to the viewer would make of the combat, where that can be said."""
    if viewer is None or viewer not in table.waiting:
        return []
    found: list[seen.Prospect] = []
    for move in table.options(viewer):
        reached = prospect(table, viewer, move)
        if reached is not None:
            forecast = foresee(*reached)
            found.append(seen.Prospect(move, forecast.dealt.copy(), see_losses(forecast)))
    return found


def deal_anew(table: Table, viewer: Seat | None, luck: Luck) -> None:
    """KEN-34.1 to KEN-34.3, KEN-34.13: hidden hands and the order of both futures; a card seen going into a hand stays."""
    if table.outcome is not None:
        return
    shuffles = [DONE, DONE]
    for seat in (0, 1):
        if seat == viewer:
            future = table.sorter.sorted(seat, table.futures[seat])
            shuffles[seat] = put_off(future, luck)
            table.futures[seat] = future
        elif table.decks[seat].closed:
            imagine_deck(table, seat, luck)
        else:
            shuffles[seat] = deal_hand(table, seat, luck)
    table.loose = (shuffles[0], shuffles[1])


def deal_hand(table: Table, seat: Seat, luck: Luck) -> Shuffle:
    """Hand and future are shuffled together; of the future it is put off, and comes as it is drawn."""
    pool: list[Kind] = table.sorter.sorted(seat + 2, table.hands[seat] + table.futures[seat])
    for card in table.known[seat]:
        pool.remove(card)
    shuffle = put_off(pool, luck)
    hand = list(table.known[seat])
    while len(hand) < len(table.hands[seat]):
        hand.append(take_from(pool, shuffle))
    table.hands[seat] = hand
    table.futures[seat] = pool
    return shuffle
